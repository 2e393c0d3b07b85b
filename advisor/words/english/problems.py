"""What is wrong with a position, in English: what was found, and what is allowed."""

from typing import assert_never

from engine.board import Province
from engine.components import Bonus, Card, General, Named, SharingStep, Title, Troop
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
        case Listed.TITLES:
            return "[...] of titles"
        case Listed.GENERALS:
            return "[...] of the generals who refused"
        case Listed.LOTS:
            return "[...] of two lots"


def _decision(step: SharingStep) -> str:
    """What somebody has to decide in an even year."""
    match step:
        case SharingStep.FORM:
            return "forms a lot"
        case SharingStep.ANSWER:
            return "answers the lot"
        case SharingStep.SPLIT:
            return "splits what remains"
        case SharingStep.CHOOSE:
            return "chooses a lot"


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
        case faults.TitleMissing():
            return "missing", f"in an even year everybody's title of the past round: {names(Title)}"
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
        case impossible.TooManyKokuCards(deck, hand, with_others, to_share, most):
            more = f" and {with_others} in other hands" if with_others else ""
            more += f" and {to_share} of this year" if to_share else ""
            return f"{deck} with {hand} koku cards in hand{more}", f"the box holds {most}"
        case impossible.FewerThanKnown(cards, known):
            return f"{cards} with {known} known", f"at least {known}"
        case impossible.TooManyInHands(count, to_share, deck, most):
            box = f"the box holds {most}" + (f", and {deck} are in the koku deck" if deck else "")
            where = "in all hands and of this year" if to_share else "in all hands"
            return f"{count} cards {where}, {count + deck - most} too many", box
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
        case impossible.TurnInAnEvenYear():
            return "something of a turn", "nobody has a turn in an even year"
        case impossible.TileSharedTwice(title, path):
            return f"{title.value} lies elsewhere, as {path}", "each hierarchy tile once"
        case impossible.TilesNowhere(titles):
            gone = ", ".join(str(title.value) for title in titles)
            return f"nothing is said of {gone}", "all four hierarchy tiles are in lots or still to be shared"
        case impossible.NotTwoLots(count):
            return "1 lot" if count == 1 else f"{count} lots", "the last two players split into 2 lots"
        case impossible.OfferedAndSplit():
            return "a split beside a lot on offer", "one of them"
        case impossible.OfferedToTheLastTwo():
            return "a lot on offer with 2 players without one", "the last two split what remains"
        case impossible.SplitTooEarly(waiting):
            return f"a split with {waiting} players without a lot", "only the last two split what remains"
        case impossible.LeftBesideTheSplit():
            return "cards beside the two lots of a split", "none: the two lots hold all that remains"
        case impossible.EverybodyHasALot():
            return "everybody has a lot", "nothing is left to decide in this even year"
        case impossible.OneWithoutALot(general):
            return f"only {general.value} is without a lot", "the last two get theirs together"
        case impossible.NothingToRefuse():
            return "refusals without a lot on offer", "the lot stands in sharing.offered"
        case impossible.NotAsked(general, asked):
            order = ", ".join(str(other.value) for other in asked)
            return f"{general.value} is not asked", f"the lot is offered to {order}, in this order"
        case impossible.AskedLater(general, first):
            return f"{general.value} is asked later", f"{first.value} is asked first"
        case impossible.RefusedByAll(tairo):
            return "all have refused the lot", f"it is {tairo.value}'s then, in sharing.taken"
        case impossible.DecisionOfAnother(me, due, step):
            return f"it is not {me.value}'s decision", f"{due.value} {_decision(step)}"
        case _:
            assert_never(fault)
