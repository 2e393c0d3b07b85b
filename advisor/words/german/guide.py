"""The language of the table on one page, in German."""

from collections.abc import Sequence

from advisor.table.commands import Name
from advisor.words.guide_page import Guide, Row, Section

INTRODUCTION = (
    "Sag, was gerade geschieht; Namen darfst du kürzen, in allen vier Sprachen, mit oder ohne Sonderzeichen. "
    "Tab zeigt, was jetzt geht, eine leere Zeile zeigt oder spielt die Empfehlung; jede Zeile wird in Worten "
    "beantwortet."
)


def section(section: Section) -> tuple[str, Sequence[Row]]:
    """When something can be told, what to type, and what it says."""
    match section:
        case Section.SET_UP:
            return "Aufbau", (
                ("ii sakai honda", "die Spieler; dann sag, wer du bist"),
                ("daimyo sensei shomyo", "ihre Titel in dieser Reihenfolge"),
                (
                    "samurai bushi+sohei",
                    "deine zwei Karten; dann das oberste Plättchen von Chugoku bis Kanto, eins oder alle",
                ),
                ("einsteigen", "stattdessen eine laufende Partie beschreiben; was fehlt, wird erfragt"),
            )
        case Section.EVEN_YEAR:
            return "Gerades Jahr", (
                ("2x samurai bushi 1 2", "aufgedeckte Karten; eine Zahl ist Koku"),
                ("sensei sohei 2x1", "ein Paket: sein Plättchen, seine Karten"),
                ("ja / nein", "der Gefragte nimmt es an oder nicht"),
                ("sakai ja / niemand", "wer es zuerst nimmt, oder dass niemand"),
                ("daimyo 3 / shomyo", "letzte zwei Pakete; der Rest ins zweite"),
                ("shomyo", "das gewählte Paket"),
            )
        case Section.ODD_YEAR:
            return "Ungerades Jahr", (
                ("kanto koku 4x1 2", "Eroberung und die abgeworfenen Karten"),
                ("kanto 3 sa bu+so joker", "Truppen, Hatamoto; auch +1, austausch"),
                ("plättchen +1 dann sohei", "das gewonnene Plättchen, das nächste"),
                ("zieht / zieht samurai", "nutzt Karte-Plättchen (du: mit Karte)"),
                ("passt", "Zug zu Ende (oder nenn, wer dran ist)"),
                ("gold kanto 2", "Zugende, Sensei dreht Kamon auf Gold"),
            )
        case Section.END:
            return "Ende", (("sakai samurai 2", "was die anderen zur Abrechnung noch haben"),)
        case Section.AMENDS:
            return "Korrektur", (
                ("erzwingen kanto 1", "was am Tisch gegen die Regeln geschah"),
                ("korrigiere ii 20", "wie viele Gunstpunkte jemand wirklich hat"),
            )


def commands(names: str) -> str:
    """That commands can be used at any time."""
    typed = {str(name.value): usage(name)[0].split()[0] for name in Name}
    known = ", ".join(typed.get(name, name) for name in names.split(", "))
    return f"Jederzeit: {known}. „hilfe alles“ sagt, was jeder Befehl tut."


def usage(name: Name) -> Row:
    """What to type, and what it does."""
    match name:
        case Name.UNDO:
            return "zurück 2", "nimmt die letzten zwei Zeilen zurück"
        case Name.REDO:
            return "nochmal", "holt Zurückgenommenes wieder"
        case Name.EDIT:
            return "ändern 9", "holt Zeile 9 zum Ändern; zurück macht auch das rückgängig"
        case Name.BOARD:
            return "brett", "Provinzen: Kamons, Plättchen, nächster Preis und Bedarf"
        case Name.HAND:
            return "hand", "deine Karten und Plättchen"
        case Name.PLAYERS:
            return "spieler", "was von jedem Spieler bekannt ist"
        case Name.AFFORD:
            return "bezahlen kanto chubu", "ob und wie du dir eine Provinz oder zwei leisten kannst"
        case Name.ODDS:
            return "quoten", "was noch kommen kann"
        case Name.SCORE:
            return "punkte", "wie es steht"
        case Name.CHANCES:
            return "aussichten", "wie wahrscheinlich jeder Spieler gewinnt"
        case Name.HISTORY:
            return "verlauf", "was bisher geschah"
        case Name.EXPLAIN:
            return "erklären", "alles über die Empfehlung"
        case Name.WHY:
            return "warum kanto", "warum nicht dort; in geraden Jahren zu Paket oder Antwort"
        case Name.POSITION:
            return "stellung DATEI", "schreibt die Stellung für andere Programme"
        case Name.HINTS:
            return "tipps", "die Empfehlung Schritt für Schritt, oder wieder auf einmal"
        case Name.HIDE:
            return "verbergen", "hält deine Hand vom Bildschirm fern"
        case Name.SHOW:
            return "zeigen", "zeigt sie wieder"
        case Name.LANGUAGE:
            return "sprache fr", "weiter auf Französisch, Italienisch, Englisch oder Deutsch"
        case Name.HELP:
            return "hilfe alles", "diese Seite; „hilfe“ allein sagt, was jetzt geht"
        case Name.QUIT:
            return "ende", "oder Strg-D; die Partie ist immer gespeichert"


GUIDE = Guide(INTRODUCTION, section, usage, commands)
