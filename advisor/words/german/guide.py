"""The language of the table on one page, in German."""

from advisor.words.guide_page import Guide, Sections, Usages, part

SECTIONS = Sections(
    set_up=part(
        "Aufbau",
        ("ii sakai honda", "die Spieler; sag dann, wer du bist"),
        ("daimyo sensei shomyo", "ihre Titel in dieser Reihenfolge"),
        (
            "samurai bushi+sohei",
            "deine zwei Karten; dann die obersten Plättchen von Chugoku bis Kanto, einzeln oder alle",
        ),
        ("einsteigen", "stattdessen: eine laufende Partie beschreiben; was fehlt, wird erfragt"),
    ),
    joining=part(
        "Einsteigen",
        ("spieler ii sakai", "wer spielt; dann „ich ii“, „titel ii sensei“"),
        ("hand samurai 2", "deine Karten; „plättchen +1“: deine Plättchen"),
        ("kanto ii sakai* bushi", "Kamons von links, * golden; oberstes Plättchen"),
        ("sakai bushi +1, 4 karten", "was von einem anderen bekannt ist"),
        ("gunst ii 12 sakai 9", "der Punktestand; „koku 8“: Karten im Koku-Stapel"),
        ("beginnen", "wenn alles gesagt ist, in deinem Zug"),
    ),
    even_year=part(
        "Verteilen",
        ("2x samurai bushi 1 2", "aufgedeckte Karten; eine Zahl ist Koku"),
        ("sensei sohei 2x1", "ein Paket: Plättchen und Karten"),
        ("ja / nein", "der Gefragte nimmt an oder lehnt ab"),
        ("sakai ja / niemand", "wer es am Ende nimmt, oder niemand"),
        ("daimyo 3 / shomyo", "letzte zwei Pakete; das zweite: der Rest"),
        ("shomyo", "das gewählte Paket"),
    ),
    odd_year=part(
        "Erobern",
        ("kanto koku 4x1 2", "Eroberung und die abgeworfenen Karten"),
        ("kanto 3 sa bu+so joker", "mit Truppen, Hatamoto; auch +1, austausch"),
        ("plättchen +1 dann sohei", "gewonnenes Plättchen und das nächste"),
        ("zieht / zieht samurai", "Karten-Plättchen (bei dir: mit Karte)"),
        ("passt", "Zug zu Ende (oder nenn den Nächsten)"),
        ("gold kanto 2", "Zugende; der Sensei dreht ein Kamon um"),
    ),
    end=part(
        "Ende",
        ("sakai samurai 2", "was andere noch haben, zur Abrechnung"),
    ),
    amends=part(
        "Korrektur",
        ("erzwingen kanto 1", "was am Tisch gegen die Regeln geschah"),
        ("korrigiere ii 20", "richtiger Punktestand eines Spielers"),
    ),
)
USAGES = Usages(
    undo=("zurück 2", "nimmt die letzten zwei Zeilen zurück"),
    redo=("nochmal", "stellt Zurückgenommenes wieder her"),
    edit=("ändern 9", "holt Zeile 9 zum Ändern; „zurück“ nimmt auch das zurück"),
    board=("brett", "Provinzen: Kamons, Plättchen, Kosten des nächsten Feldes"),
    hand=("hand", "deine Karten und Plättchen"),
    players=("spieler", "was von jedem Spieler bekannt ist"),
    afford=("bezahlen kanto chubu", "ob und wie du dir eine Provinz oder zwei leisten kannst"),
    odds=("chancen", "was noch kommen kann"),
    score=("punkte", "wie es steht"),
    chances=("siegchancen", "mit welcher Wahrscheinlichkeit jeder gewinnt"),
    history=("verlauf", "was bisher geschah"),
    explain=("erklären", "alles über die Empfehlung"),
    why=("warum kanto", "warum nicht dort; in geraden Jahren: anderes Paket, andere Antwort"),
    position=("stellung DATEI", "schreibt die Stellung für andere Programme"),
    hints=("tipps", "die Empfehlung Schritt für Schritt oder wieder auf einmal"),
    hide=("verbergen", "hält deine Hand vom Bildschirm fern"),
    show=("zeigen", "zeigt sie wieder"),
    language=("sprache fr", "weiter auf Französisch, Italienisch, Englisch oder Deutsch"),
    help=("hilfe alles", "diese Seite; „hilfe“ allein sagt, was jetzt geht"),
    quit=("schluss", "oder Strg+D; die Partie ist immer gespeichert"),
)
GUIDE = Guide(
    introduction="Sag, was gerade geschieht; Namen darfst du abkürzen, in allen vier Sprachen, mit oder ohne "
    "Sonderzeichen. Tab zeigt, was jetzt geht; eine leere Zeile zeigt oder spielt die Empfehlung. Auf jede "
    "Zeile folgt eine Antwort in Worten.",
    sections=SECTIONS,
    usages=USAGES,
    commands="Jederzeit: {typed}. „hilfe alles“ sagt, was jeder Befehl tut.",
)
