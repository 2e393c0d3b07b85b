"""The language of the table on one page, in German."""

from advisor.words.guide_page import Guide, Sections, Usages, part

SECTIONS = Sections(
    set_up=part(
        "Aufbau",
        ("ii sakai honda", "die Spieler; dann sag, wer du bist"),
        ("daimyo sensei shomyo", "ihre Titel in dieser Reihenfolge"),
        (
            "samurai bushi+sohei",
            "deine zwei Karten; dann das oberste Plättchen von Chugoku bis Kanto, eins oder alle",
        ),
        ("einsteigen", "stattdessen eine laufende Partie beschreiben; was fehlt, wird erfragt"),
    ),
    even_year=part(
        "Gerades Jahr",
        ("2x samurai bushi 1 2", "aufgedeckte Karten; eine Zahl ist Koku"),
        ("sensei sohei 2x1", "ein Paket: sein Plättchen, seine Karten"),
        ("ja / nein", "der Gefragte nimmt es an oder nicht"),
        ("sakai ja / niemand", "wer es zuerst nimmt, oder dass niemand"),
        ("daimyo 3 / shomyo", "letzte zwei Pakete; der Rest ins zweite"),
        ("shomyo", "das gewählte Paket"),
    ),
    odd_year=part(
        "Ungerades Jahr",
        ("kanto koku 4x1 2", "Eroberung und die abgeworfenen Karten"),
        ("kanto 3 sa bu+so joker", "Truppen, Hatamoto; auch +1, austausch"),
        ("plättchen +1 dann sohei", "das gewonnene Plättchen, das nächste"),
        ("zieht / zieht samurai", "nutzt Karte-Plättchen (du: mit Karte)"),
        ("passt", "Zug zu Ende (oder nenn, wer dran ist)"),
        ("gold kanto 2", "Zugende, Sensei dreht Kamon auf Gold"),
    ),
    end=part(
        "Ende",
        ("sakai samurai 2", "was die anderen zur Abrechnung noch haben"),
    ),
    amends=part(
        "Korrektur",
        ("erzwingen kanto 1", "was am Tisch gegen die Regeln geschah"),
        ("korrigiere ii 20", "wie viele Gunstpunkte jemand wirklich hat"),
    ),
)
USAGES = Usages(
    undo=("zurück 2", "nimmt die letzten zwei Zeilen zurück"),
    redo=("nochmal", "holt Zurückgenommenes wieder"),
    edit=("ändern 9", "holt Zeile 9 zum Ändern; zurück macht auch das rückgängig"),
    board=("brett", "Provinzen: Kamons, Plättchen, nächster Preis und Bedarf"),
    hand=("hand", "deine Karten und Plättchen"),
    players=("spieler", "was von jedem Spieler bekannt ist"),
    afford=("bezahlen kanto chubu", "ob und wie du dir eine Provinz oder zwei leisten kannst"),
    odds=("quoten", "was noch kommen kann"),
    score=("punkte", "wie es steht"),
    chances=("aussichten", "wie wahrscheinlich jeder Spieler gewinnt"),
    history=("verlauf", "was bisher geschah"),
    explain=("erklären", "alles über die Empfehlung"),
    why=("warum kanto", "warum nicht dort; in geraden Jahren zu Paket oder Antwort"),
    position=("stellung DATEI", "schreibt die Stellung für andere Programme"),
    hints=("tipps", "die Empfehlung Schritt für Schritt, oder wieder auf einmal"),
    hide=("verbergen", "hält deine Hand vom Bildschirm fern"),
    show=("zeigen", "zeigt sie wieder"),
    language=("sprache fr", "weiter auf Französisch, Italienisch, Englisch oder Deutsch"),
    help=("hilfe alles", "diese Seite; „hilfe“ allein sagt, was jetzt geht"),
    quit=("ende", "oder Strg-D; die Partie ist immer gespeichert"),
)
GUIDE = Guide(
    introduction="Sag, was gerade geschieht; Namen darfst du kürzen, in allen vier Sprachen, mit oder ohne "
    "Sonderzeichen. Tab zeigt, was jetzt geht, eine leere Zeile zeigt oder spielt die Empfehlung; jede Zeile "
    "wird in Worten beantwortet.",
    sections=SECTIONS,
    usages=USAGES,
    commands="Jederzeit: {typed}. „hilfe alles“ sagt, was jeder Befehl tut.",
)
