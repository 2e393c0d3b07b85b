"""Why a line at the table is not taken, in English."""

from collections.abc import Sequence
from typing import assert_never

from advisor.table import reasons as facts
from advisor.table.reasons import Expected, LineFault, Needed, NotYet
from advisor.words.english import refusals
from advisor.words.english.labels import HIDDEN, KEPT_BACK, SAME_PROVINCE_TWICE
from advisor.words.english.names import counted, listed
from advisor.words.interface import ErrorWords, NameWords
from engine.board import Province
from engine.payment import Tools

MOST_DROPPED = 6
"""So many lines are listed that an edit would cost."""


def _expected(expected: Expected) -> str:
    """What could have stood there."""
    match expected:
        case Expected.PLAYER:
            return "one of the players"
        case Expected.GENERAL:
            return "a general"
        case Expected.TITLE:
            return "a title"
        case Expected.TROOP:
            return "a troop"
        case Expected.BONUS:
            return "a bonus"
        case Expected.BONUS_OF_THE_TILE:
            return "the bonus of the tile"
        case Expected.PROVINCE:
            return "a province"
        case Expected.TURN:
            return "a province, 'pass', 'draw' or 'gold'"
        case Expected.ONE_OF_TWO_LOTS:
            return "one of the two lots"
        case Expected.HIERARCHY_TILE:
            return "a hierarchy tile that is left"
        case Expected.GENERAL_OR_TROOP:
            return "a general or the troop on the top tile"


def _needed(needed: Needed) -> str:
    """What a line should have told."""
    match needed:
        case Needed.PLAYERS:
            return "A game has 2 to 4 players: name their generals, such as 'ii sakai honda'."
        case Needed.EACH_PLAYERS_TITLE:
            return "Each player has one title."
        case Needed.FIRST_HAND:
            return "The first hand is two troop cards, such as 'samurai bushi+sohei'."
        case Needed.CARD_DRAWN:
            return "Which card did you draw? Say 'draw samurai'."
        case Needed.PROVINCE:
            return f"Which province? {', '.join(str(province.value) for province in Province)}"
        case Needed.TWO_PROVINCES:
            return SAME_PROVINCE_TWICE


def _not_yet(what: NotYet) -> str:
    """What is not there."""
    match what:
        case NotYet.ADVICE:
            return "There is no advice now."
        case NotYet.THOUGHT:
            return "The best play is still being looked for; it comes by itself."
        case NotYet.SCORE:
            return "There is no score yet."
        case NotYet.POSITION:
            return "There is no position yet."
        case NotYet.CHANCES:
            return "Chances can be told once what lies on the table is named, and while the game goes on."
        case NotYet.GAME:
            return "The game has not begun."


def reason(reason: LineFault, words: ErrorWords, names: NameWords) -> str:
    """Why a line is not taken, and what could be said instead."""
    match reason:
        case facts.EndsTooEarly():
            return "The line ends too early."
        case facts.NotUnderstood(word, None):
            return f"'{word}' is not understood here."
        case facts.NotUnderstood(word, nearest):
            return f"'{word}' is not understood here; did you mean '{nearest}'?"
        case facts.NotExpected(word, expected, allowed, province, nearest):
            what = f"the troop on {province.label}" if province else _expected(expected)
            could_be = ", ".join(allowed)
            if word and nearest:
                return f"'{word}' is not {what} ({could_be}); did you mean '{nearest}'?"
            return (
                f"'{word}' is not {what} ({could_be})." if word else f"Still to be said: {what} ({could_be})."
            )
        case facts.CouldBe(word, could_be):
            return f"'{word}' could be {listed(could_be, 'or')}; type a little more."
        case facts.NoNumber(word):
            return f"'{word}' is not a number."
        case facts.NoPosition(word):
            return f"'{word}' is not a position (1, 2, 3, 4)."
        case facts.TooManyCardsNamed():
            return "The box does not hold that many cards."
        case facts.NoPayment(word, _) if word.isdigit():
            return f"There is no card of {word} koku; say which cards were put down, such as '2 2'."
        case facts.NoPayment(word, None):
            return f"'{word}' is neither a card, a tile nor the Hatamoto."
        case facts.NoPayment(word, nearest):
            return f"'{word}' is neither a card, a tile nor the Hatamoto; did you mean '{nearest}'?"
        case facts.NotAField(word, spoken):
            fields = f"{', '.join(spoken[:-1])}, or {spoken[-1]}"
            return f"'{word}' is not understood here: a province, an opponent, {fields}."
        case facts.InNeitherLot(cards):
            return f"{names.cards(cards)}: in neither lot. Say 'rest' for the lot that gets what is left."
        case facts.SoManyTiles(left):
            still = counted(left, "top tile is", "top tiles are")
            return f"More troops than provinces: {still} still to be named."
        case facts.NoLanguage(asked):
            return words.no_such_language(asked)
        case facts.IsAdvised():
            return "That is the advice itself."
        case facts.TellsTooLittle(needed):
            return _needed(needed)
        case facts.WrongShare(troops, koku, troops_named, koku_named):
            turned_up = f"{troops} troop and {koku} koku cards are turned up"
            return f"{turned_up}, not {troops_named} and {koku_named}."
        case facts.AnswerWanted(general):
            return f"Does {general.label} take the lot? Say yes or no."
        case facts.TurnOfAnother(general):
            return f"It is {general.label}'s turn."
        case facts.UselessTiles(tools):
            return f"Not every tile that was named has a use here: {_tools(tools)} would do."
        case facts.TooLittleToForesee(missing):
            return f"To play the game out, I would have to know: {', '.join(missing)}."
        case facts.TooFewOwned(general, bonus):
            return f"{general.label} has not that many of {bonus.label}."
        case facts.AllIsTold():
            return "The game is over; 'score' shows the final count, 'undo' takes something back."
        case facts.SomethingElseFirst():
            return "Something else has to be said first."
        case facts.HasBegun():
            return "The game has begun."
        case facts.HandIsKnown(general):
            return f"{general.label}'s cards are known."
        case facts.HiddenCards(general, count):
            return f"{general.label} has {counted(count, 'card', 'cards')} that nobody saw."
        case facts.CannotBeThere(absence, None):
            return refusals.absence(absence, names)
        case facts.CannotBeThere(absence, number, None):
            return f"{refusals.absence(absence, names)} Line {number} has the last."
        case facts.CannotBeThere(absence, number, line):
            return f"{refusals.absence(absence, names)} Line {number} has the last: {line}"
        case facts.CannotHaveHappened():
            return "That cannot have happened; 'show' your hand to read why."
        case facts.BadPosition(problems):
            return "\n".join(words.problem(problem) for problem in problems)
        case facts.NotThereYet(what_is):
            return _not_yet(what_is)
        case facts.TileNotNamed(province):
            return f"Name the tile won on {province.label} first: what it asks for shows only then."
        case facts.HandIsHidden():
            return HIDDEN
        case facts.OwnPlayIsHidden():
            return "What you play yourself is told with your hand shown: say 'show' first."
        case facts.LineReads(number, line):
            return f"Line {number} reads: {line}\nSay 'edit {number}' and how it should read."
        case facts.EditHow(lines):
            return f"Say which line and how it should read: 'edit 3 kanto koku 3 3' (1 to {lines})."
        case facts.WouldDrop(dropped, confirmation):
            told = dropped_lines(dropped)
            what = "A line would no longer fit" if len(dropped) == 1 else "Lines would no longer fit"
            return f"{what} and be left out:{told}\nSay 'yes', or '{confirmation}', to do it."
        case facts.NothingToTakeBack(redo):
            return "There is nothing to redo." if redo else "There is nothing to undo."
        case facts.HowManyLines(word, redo, most):
            return f"'{word}' is not how many lines to {'redo' if redo else 'undo'} (1 to {most})."
        case facts.NoPositionFile(path):
            return f"{path} is there already and is no position; give another name."
        case facts.WouldReplace(path, confirmation):
            return f"{path} holds another position. Say 'yes', or '{confirmation}', to replace it."
        case facts.CannotWriteFile(path, why):
            return f"{path} cannot be written: {why}."
        case facts.NoText():
            return "It is no UTF-8 text; save the file as UTF-8."
        case facts.NoInput():
            return "There is no standard input to read lines from."
        case facts.GameIsThere(path):
            return f"{path} holds a game already; a position begins a new one."
        case facts.CannotReplay(number, line, why_not):
            explained = printable(words.reason(why_not))
            return f"Line {number} of the game cannot be replayed: {line}; {explained}"
        case _:
            assert_never(reason)


def dropped_lines(dropped: Sequence[facts.Dropped]) -> str:
    """Lines that an edit leaves out, the first of many; not what only I should see."""
    first = dropped[:MOST_DROPPED]
    lines = [f"\n  {each.number}. {KEPT_BACK if each.is_private else each.line}" for each in first]
    more = len(dropped) - len(first)
    return "".join(lines) + (f"\n  and {more} more" if more > 0 else "")


def printable(text: str) -> str:
    """Text that cannot command a terminal."""
    return "".join(letter if letter.isprintable() else "?" for letter in text)


def _tools(tools: Tools) -> str:
    named = (("Exchange", tools.exchange), ("+1", tools.plus_one), ("the Hatamoto", tools.hatamoto))
    return ", ".join(f"{count} {name}" if count > 1 else name for name, count in named if count) or "none"
