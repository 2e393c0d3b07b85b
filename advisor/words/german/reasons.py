"""Why a line at the table is not taken, in German."""

from collections.abc import Sequence
from typing import assert_never

from advisor.table import reasons as facts
from advisor.table.reasons import Expected, LineFault, Needed, NotYet
from advisor.words.german import refusals
from advisor.words.german.labels import HIDDEN, KEPT_BACK, SAME_PROVINCE_TWICE
from advisor.words.german.names import counted, label, listed, to_type
from advisor.words.interface import ErrorWords, NameWords
from engine.board import Province
from engine.components import Bonus
from engine.payment import Tools

MOST_DROPPED = 6
"""So many lines are listed that an edit would cost."""
BONUSES = {str(bonus.value): label(bonus).lower() for bonus in Bonus}
"""How bonuses are typed here."""


def _expected(expected: Expected) -> tuple[str, str]:
    """What could have stood there, and that a word is not that."""
    match expected:
        case Expected.PLAYER:
            return "einer der Spieler", "keiner der Spieler"
        case Expected.GENERAL:
            return "ein General", "kein General"
        case Expected.TITLE:
            return "ein Titel", "kein Titel"
        case Expected.TROOP:
            return "eine Truppe", "keine Truppe"
        case Expected.BONUS:
            return "ein Bonus", "kein Bonus"
        case Expected.BONUS_OF_THE_TILE:
            return "der Bonus des Plättchens", "nicht der Bonus des Plättchens"
        case Expected.PROVINCE:
            return "eine Provinz", "keine Provinz"
        case Expected.TURN:
            return (
                "eine Provinz, „passt“, „zieht“ oder „gold“",
                "weder Provinz noch „passt“, „zieht“ oder „gold“",
            )
        case Expected.ONE_OF_TWO_LOTS:
            return "eines der beiden Pakete", "keines der beiden Pakete"
        case Expected.HIERARCHY_TILE:
            return "ein Hierarchieplättchen, das noch da ist", "kein Hierarchieplättchen, das noch da ist"
        case Expected.GENERAL_OR_TROOP:
            there = "General noch die Truppe auf dem obersten Plättchen"
            return "ein General oder die Truppe auf dem obersten Plättchen", f"weder {there}"


def _needed(needed: Needed) -> str:
    """What a line should have told."""
    match needed:
        case Needed.PLAYERS:
            return "Eine Partie hat 2 bis 4 Spieler: Nenne ihre Generäle, etwa „ii sakai honda“."
        case Needed.EACH_PLAYERS_TITLE:
            return "Jeder Spieler hat einen Titel."
        case Needed.FIRST_HAND:
            return "Die erste Hand sind zwei Truppenkarten, etwa „samurai bushi+sohei“."
        case Needed.CARD_DRAWN:
            return "Welche Karte hast du gezogen? Sag „zieht samurai“."
        case Needed.PROVINCE:
            return f"Welche Provinz? {', '.join(str(province.value) for province in Province)}"
        case Needed.TWO_PROVINCES:
            return SAME_PROVINCE_TWICE


def _not_yet(what: NotYet) -> str:
    """What is not there."""
    match what:
        case NotYet.ADVICE:
            return "Gerade gibt es keine Empfehlung."
        case NotYet.THOUGHT:
            return "Der beste Zug wird noch gesucht; er kommt von selbst."
        case NotYet.SCORE:
            return "Es gibt noch keinen Punktestand."
        case NotYet.POSITION:
            return "Es gibt noch keine Stellung."
        case NotYet.CHANCES:
            return "Aussichten gibt es, sobald genannt ist, was ausliegt, und solange die Partie läuft."
        case NotYet.GAME:
            return "Die Partie hat noch nicht begonnen."


def reason(reason: LineFault, words: ErrorWords, names: NameWords) -> str:
    """Why a line is not taken, and what could be said instead."""
    match reason:
        case facts.EndsTooEarly():
            return "Die Zeile endet zu früh."
        case facts.NotUnderstood(word, None):
            return f"„{word}“ verstehe ich hier nicht."
        case facts.NotUnderstood(word, nearest):
            return f"„{word}“ verstehe ich hier nicht; meintest du „{nearest}“?"
        case facts.NotExpected(word, expected, allowed, province, nearest):
            wanted, is_not = _expected(expected)
            if province:
                wanted = f"die Truppe in {province.label}"
                is_not = f"nicht {wanted}"
            could_be = ", ".join(BONUSES.get(name, name) for name in allowed)
            if not word:
                return f"Noch zu sagen: {wanted} ({could_be})."
            if nearest:
                return f"„{word}“ ist {is_not} ({could_be}); meintest du „{BONUSES.get(nearest, nearest)}“?"
            return f"„{word}“ ist {is_not} ({could_be})."
        case facts.CouldBe(word, could_be):
            meant = listed((BONUSES.get(name, name) for name in could_be), "oder")
            return f"„{word}“ kann {meant} sein; tipp etwas mehr."
        case facts.NoNumber(word):
            return f"„{word}“ ist keine Zahl."
        case facts.NoPosition(word):
            return f"„{word}“ ist kein Feld (1, 2, 3, 4)."
        case facts.TooManyCardsNamed():
            return "So viele Karten sind nicht in der Schachtel."
        case facts.NoPayment(word, _) if word.isdigit():
            return f"Eine Karte mit {word} Koku gibt es nicht; sag, welche abgeworfen wurden, etwa „2 2“."
        case facts.NoPayment(word, None):
            return f"„{word}“ ist weder Karte noch Plättchen noch der Hatamoto."
        case facts.NoPayment(word, nearest):
            return f"„{word}“ ist weder Karte noch Plättchen noch der Hatamoto; meintest du „{nearest}“?"
        case facts.NotAField(word, spoken):
            fields = listed(spoken, "oder")
            return f"„{word}“ verstehe ich hier nicht: eine Provinz, ein Gegner, {fields}."
        case facts.InNeitherLot(cards):
            return f"In keinem der Pakete: {names.cards(cards)}. Sag „rest“ beim Paket, das den Rest bekommt."
        case facts.SoManyTiles(left):
            still = counted(left, "oberstes Plättchen ist", "oberste Plättchen sind")
            return f"Mehr Truppen als Provinzen: {still} noch zu nennen."
        case facts.NoLanguage(asked):
            return words.no_such_language(asked)
        case facts.IsAdvised():
            return "Genau das ist die Empfehlung."
        case facts.TellsTooLittle(needed):
            return _needed(needed)
        case facts.WrongShare(troops, koku, troops_named, koku_named):
            turned_up = f"Aufgedeckt werden {troops} Truppen- und {koku} Koku-Karten"
            return f"{turned_up}, nicht {troops_named} und {koku_named}."
        case facts.AnswerWanted(general):
            return f"Nimmt {general.label} das Paket an? Sag ja oder nein."
        case facts.TurnOfAnother(general):
            return f"{general.label} ist am Zug."
        case facts.UselessTiles(tools):
            return f"Nicht alle genannten Plättchen nützen hier etwas: Es genügt: {_tools(tools)}."
        case facts.TooLittleToForesee(missing):
            return f"Um die Partie durchzuspielen, müsste ich wissen: {', '.join(missing)}."
        case facts.TooFewOwned(general, bonus):
            return f"So oft hat {general.label} {label(bonus)} nicht."
        case facts.AllIsTold():
            return (
                "Die Partie ist zu Ende; „punkte“ zeigt die Schlussabrechnung, „zurück“ nimmt etwas zurück."
            )
        case facts.SomethingElseFirst():
            return "Zuerst ist etwas anderes zu sagen."
        case facts.HasBegun():
            return "Die Partie hat schon begonnen."
        case facts.HandIsKnown(general):
            return f"Die Karten von {general.label} sind bekannt."
        case facts.HiddenCards(general, count):
            return f"{general.label} hat {counted(count, 'Karte', 'Karten')}, die niemand gesehen hat."
        case facts.CannotBeThere(absence, None):
            return refusals.absence(absence, names)
        case facts.CannotBeThere(absence, number, None):
            return f"{refusals.absence(absence, names)} Zeile {number} nennt die letzte."
        case facts.CannotBeThere(absence, number, line):
            return f"{refusals.absence(absence, names)} Zeile {number} nennt die letzte: {line}"
        case facts.CannotHaveHappened():
            return "Das kann nicht sein; mit „zeigen“ deckst du deine Hand auf und liest, warum."
        case facts.BadPosition(problems):
            return "\n".join(words.problem(problem) for problem in problems)
        case facts.NotThereYet(what_is):
            return _not_yet(what_is)
        case facts.TileNotNamed(province):
            return f"Nenne erst das in {province.label} gewonnene Plättchen: Erst dann zeigt sich der Preis."
        case facts.HandIsHidden():
            return HIDDEN
        case facts.OwnPlayIsHidden():
            return "Was du selbst spielst, sagst du mit offener Hand: Sag erst „zeigen“."
        case facts.LineReads(number, line):
            return f"Zeile {number} lautet: {line}\nSag „ändern {number}“ und wie sie lauten soll."
        case facts.EditHow(lines):
            return f"Sag, welche Zeile und wie sie lauten soll: „ändern 3 kanto koku 3 3“ (1 bis {lines})."
        case facts.WouldDrop(dropped, confirmation):
            what = "Eine Zeile würde" if len(dropped) == 1 else "Einige Zeilen würden"
            lost = f"{what} nicht mehr passen und wegfallen:{dropped_lines(dropped)}"
            return f"{lost}\nSag „ja“ oder {to_type(confirmation)}, um es zu tun."
        case facts.NothingToTakeBack(redo):
            return "Es gibt nichts zu wiederholen." if redo else "Es gibt nichts zurückzunehmen."
        case facts.HowManyLines(word, redo, most):
            what = "wiederholt" if redo else "zurückgenommen"
            return f"„{word}“ sagt nicht, wie viele Zeilen {what} werden sollen (1 bis {most})."
        case facts.NoPositionFile(path):
            return f"{path} gibt es schon und ist keine Stellung; gib einen anderen Namen an."
        case facts.WouldReplace(path, confirmation):
            replacing = f"Sag „ja“ oder {to_type(confirmation)}, um sie zu ersetzen."
            return f"{path} enthält eine andere Stellung. {replacing}"
        case facts.CannotWriteFile(path, why):
            return f"{path} lässt sich nicht schreiben: {why}."
        case facts.NoText():
            return "Das ist kein UTF-8-Text; speichere die Datei als UTF-8."
        case facts.NoInput():
            return "Es gibt keine Standardeingabe, aus der Zeilen zu lesen wären."
        case facts.GameIsThere(path):
            return f"{path} enthält schon eine Partie; eine Stellung beginnt eine neue."
        case facts.CannotReplay(number, line, why_not):
            explained = printable(words.reason(why_not))
            return f"Zeile {number} der Partie lässt sich nicht nachspielen: {line}; {explained}"
        case _:
            assert_never(reason)


def dropped_lines(dropped: Sequence[facts.Dropped]) -> str:
    """Lines that an edit leaves out, the first of many; not what only I should see."""
    first = dropped[:MOST_DROPPED]
    lines = [f"\n  {each.number}. {KEPT_BACK if each.is_private else each.line}" for each in first]
    more = len(dropped) - len(first)
    return "".join(lines) + (f"\n  und {more} weitere" if more > 0 else "")


def printable(text: str) -> str:
    """Text that cannot command a terminal."""
    return "".join(letter if letter.isprintable() else "?" for letter in text)


def _tools(tools: Tools) -> str:
    named = (("Austausch", tools.exchange), ("+1", tools.plus_one), ("Hatamoto", tools.hatamoto))
    return ", ".join(f"{count} × {name}" if count > 1 else name for name, count in named if count) or "keins"
