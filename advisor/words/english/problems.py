"""What is wrong with a position, in English: what was found, and what is allowed."""

from typing import assert_never

from engine.board import Province
from engine.components import Bonus, Card, General, Named, Title, Troop
from engine.position_file import impossible
from engine.position_file import problems as faults
from engine.position_file.json_text import MOST_DIGITS, OddNumber, shown_text
from engine.position_file.problems import Cause, Fault, Listed


def _cause(cause: Cause) -> str:
    """Why a text is most likely no JSON."""
    match cause:
        case Cause.NOT_CLOSED:
            return "a closing bracket or quote is missing"
        case Cause.LAST_COMMA:
            return "no comma stands before a closing bracket"
        case Cause.OTHER_QUOTES:
            return 'names stand in straight double quotes: "kanto"'
        case Cause.COMMA_OR_COLON:
            return "a comma stands between two entries, a colon after a key"
        case Cause.COMMENT:
            return "JSON has no comments"
        case Cause.UNKNOWN:
            return "look for a bracket, comma or quote missing there or just before"


def _list_of(listed: Listed) -> str:
    """What a list should hold."""
    match listed:
        case Listed.PLAYERS:
            return "[...] of 2 to 4 generals"
        case Listed.CARDS:
            return "[...] of cards"
        case Listed.TILES:
            return "[...] of bonus tiles"
        case Listed.KAMONS:
            return "[...] of generals"


KINDS: dict[type[Named], str] = {
    Troop: "a troop",
    Bonus: "a bonus",
    Title: "a title",
    General: "a general",
    Province: "a province",
    Card: "a card",
}


def shown(value: object) -> str:
    """A JSON value as a message names it."""
    match value:
        case None:
            return "null"
        case bool():
            return "true" if value else "false"
        case str():
            return shown_text(value)
        case list():
            return "a list"
        case dict():
            return "an object"
        case OddNumber():
            return value.text if len(value.text) <= MOST_DIGITS else value.text[:MOST_DIGITS] + "…"
        case _:
            return str(value)


def names(kind: type[Named]) -> str:
    """The canonical names of a closed set."""
    return ", ".join(str(member.value) for member in kind)


def found_and_allowed(fault: Fault) -> tuple[str, str]:
    """What was found, and what is allowed."""
    match fault:
        case faults.TooLarge(most):
            return "too large", f"at most {most:,} bytes; a position takes about 1,000"
        case faults.TooDeep(most):
            return "nested too deeply", f"at most {most} levels; a position needs 4"
        case faults.NothingWritten():
            return "nothing", "a JSON object with players, me, titles, hand and board"
        case faults.NotUtf8(byte):
            return f"no UTF-8 text at byte {byte}", "save the file as UTF-8"
        case faults.NotJson(line, column, cause):
            return f"not JSON at line {line}, column {column}", _cause(cause)
        case faults.CannotBeOpened(reason):
            return "cannot be opened", reason
        case faults.NoStandardInput():
            return "cannot be opened", "there is no standard input"
        case faults.KeyTwice():
            return "given more than once", "each key once"
        case faults.NotAnObject(value, known):
            return f"{shown(value)} is not an object", f"{{...}} with {', '.join(known)}"
        case faults.NotAList(value, of):
            return f"{shown(value)} is not a list", _list_of(of)
        case faults.UnknownField(known):
            return "unknown field", ", ".join(known)
        case faults.MoreUnknownFields(count, known):
            more = "1 more unknown field" if count == 1 else f"{count} more unknown fields"
            return more, ", ".join(known)
        case faults.Missing():
            return "missing", "this field is required"
        case faults.OwnTitleMissing():
            return "missing", f"your own title: {names(Title)}"
        case faults.TopTileMissing():
            return "missing", f"the troop on the top tile: {names(Troop)}"
        case faults.NamedBefore(kind, path):
            return f"{KINDS[kind]} named before, as {path}", "each once"
        case faults.TooManyEntries(count, most):
            return f"{count} entries", f"at most {most}"
        case faults.NotAName(value, kind):
            return f"{shown(value)} is not {KINDS[kind]}", names(kind)
        case faults.NotATile(value, kind):
            return f"{shown(value)} is not {KINDS[kind]}", f"{names(kind)}, or both faces: sohei/+1"
        case faults.NotACard(value, True):
            allowed = f"{names(Troop)}, a double such as bushi+sohei; 3x in front for three"
            return f"{shown(value)} is not a troop card", allowed
        case faults.NotACard(value):
            cards = f"{names(Troop)}, a double such as bushi+sohei, koku 1, koku 2, koku 3"
            return f"{shown(value)} is not a card", f"{cards}; 3x in front for three"
        case faults.TooManyOfACard(value, count, most):
            return f"{shown(value)} is {count} cards", f"1 to {most}"
        case faults.TooManyOfATile(value, count, most):
            return f"{shown(value)} is {count} tiles", f"1 to {most}"
        case faults.NotInRange(value, least, most):
            span = f"{least} to {most}" if least < most else str(least)
            return f"{shown(value)} does not fit", f"a whole number, {span}"
        case faults.NotAFlag(value):
            return f"{shown(value)} is neither true nor false", "true, false"
        case faults.NotAPlayer(value, players):
            playing = ", ".join(str(player.value) for player in players)
            return f"{shown(value)} is not one of the players", playing
        case faults.NotAnother(me, others):
            playing = ", ".join(str(player.value) for player in others)
            return f"{shown(me.value)} is you", f"the others: {playing}" if others else "the others"
        case faults.PlaysTwice(value):
            return f"{shown(value)} plays twice", "each general once"
        case faults.WrongNumberOfPlayers(count):
            return f"{count} of the generals", "2 to 4 play"
        case faults.TitleHeldTwice(value, holder):
            return f"{shown(value)} is held by {holder.value} too", "each title once"
        case faults.TileBesideKamons(kamons):
            return f"a tile beside {kamons} kamons", "none is left once 3 kamons lie there"
        case faults.Gap():
            return "a gap", "kamons lie side by side from the left; empty positions are left out"
        case impossible.TooManyCards(card, count, most):
            return f"{count} × {card.label}, {count - most} too many", f"the box holds {most}"
        case impossible.TooManyKokuCards(deck, hand, with_others, most):
            more = f" and {with_others} in other hands" if with_others else ""
            return f"{deck} with {hand} koku cards in hand{more}", f"the box holds {most}"
        case impossible.FewerThanKnown(cards, known):
            return f"{cards} with {known} known", f"at least {known}"
        case impossible.TooManyInHands(count, deck, most):
            box = f"the box holds {most}" + (f", and {deck} are in the koku deck" if deck else "")
            return f"{count} cards in all hands, {count + deck - most} too many", box
        case impossible.ImpossibleKokuDeck(deck, playing_count, a_year, possible):
            left = ", ".join(map(str, possible))
            return f"{deck} with {playing_count} players", f"{a_year} are turned up each even year: {left}"
        case impossible.TooFewKamons(left_count, placed, stock):
            lie = f"{placed} of {stock} kamons lie on the board" if placed else "none lies on the board"
            return f"{left_count} left, {stock - placed - left_count} too few", lie
        case impossible.TooManyKamons(general, count, most):
            return f"{count} kamons of {general.label}, {count - most} too many", f"each player has {most}"
        case impossible.JokerOfAnother():
            return "true", "only the Hatamoto has the joker"
        case impossible.JokerWithoutConquest():
            return "true with no conquest made", "the joker serves in a conquest"
        case impossible.MoreConquestsThanKamons(made, 0):
            return str(made), "none of yours lies on the board"
        case impossible.MoreConquestsThanKamons(made, lying):
            return str(made), f"only {lying} of yours lies on the board"
        case impossible.TooManyTiles(troop, bonus, count, most):
            tiles = f"{count} tiles with {troop.label} and {bonus.label}"
            return f"{tiles}, {count - most} too many", f"the box holds {most}"
        case impossible.TooManyFaces(faces, count, most):
            tiles = f"{count} tiles with {' or '.join(face.label for face in faces)} on a face"
            return f"{tiles}, {count - most} too many", f"the box holds {most}"
        case impossible.TooManyTaken(count, most, box):
            lie = f"the box holds {box} tiles, and {box - most} of them lie on the gates"
            return f"{count} taken, {count - most} too many", lie
        case _:
            assert_never(fault)
