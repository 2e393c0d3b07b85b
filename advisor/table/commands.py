"""Words that tell nothing but ask for something: one table from which all that is known of them is made."""

from collections.abc import Callable
from dataclasses import dataclass
from enum import Enum
from typing import TYPE_CHECKING

from advisor.conquest.afford import afford, afford_both
from advisor.table import offers
from advisor.table.answers import Notice, Odds
from advisor.table.begun import Begun
from advisor.table.expected import Expected, Needed, NotYet
from advisor.table.export import Exists, NotAPosition, export
from advisor.table.foresight import PLAYOUTS, find_chances
from advisor.table.grammar import completions
from advisor.table.joining import ALSO, SPOKEN, Joining
from advisor.table.phase import Phase
from advisor.table.playing import Playing
from advisor.table.reasons import (
    CannotWriteFile,
    HandIsHidden,
    NoLanguage,
    NoPositionFile,
    NotExpected,
    NotThereYet,
    Reason,
    Refused,
    TellsTooLittle,
    TileNotNamed,
    WouldReplace,
)
from advisor.table.record import ANYWAY, EDIT, HIDE, REDO, SHOW, UNDO
from advisor.table.spoken import UNDERSTOOD, folded, in_english, in_language, nearest_spoken
from advisor.table.turns import Draws, Ends
from advisor.table.vocabulary import TypedLine, word_being_typed
from engine.board import Province
from engine.components import Bonus, General, Title, Troop
from engine.notation import spellings
from engine.obstacles import why
from engine.odds import bonus_odds, card_odds, next_tile_odds
from engine.refusals import Forbidden

if TYPE_CHECKING:
    from advisor.table.session import Session

DEFAULT_POSITION = "position.json"
EVERY = "all"
CONFIRMING = frozenset(word for word, english in UNDERSTOOD.items() if english == ANYWAY)
"""What confirms in other languages."""


class Name(Enum):
    """The commands, in the order of the guide."""

    UNDO = UNDO
    REDO = REDO
    EDIT = EDIT
    BOARD = "board"
    HAND = "hand"
    PLAYERS = "players"
    AFFORD = "afford"
    ODDS = "odds"
    SCORE = "score"
    CHANCES = "chances"
    HISTORY = "history"
    EXPLAIN = "explain"
    WHY = "why"
    POSITION = "position"
    HINTS = "hints"
    HIDE = "hide"
    SHOW = "show"
    LANGUAGE = "language"
    HELP = "help"
    QUIT = "quit"


@dataclass(frozen=True, slots=True)
class Command:
    """A command: what it is called, what it does, and what Tab offers after it."""

    name: Name
    run: Callable[["Session", str], None]
    """Given the whole line."""
    offers: tuple[str, ...] = ()
    also: tuple[str, ...] = ()
    """Other words for it."""


def _tell(session: "Session", line: str) -> None:
    session.tell(line)


def _board(session: "Session", line: str) -> None:
    session.screen.board(session.begun)


def _hand(session: "Session", line: str) -> None:
    if session.is_hidden:
        raise Refused(HandIsHidden())
    session.screen.hand(session.begun)


def _players(session: "Session", line: str) -> None:
    session.screen.players(session.begun)


def _afford(session: "Session", line: str) -> None:
    if session.is_hidden:
        raise Refused(HandIsHidden())
    told = line.split()[1:]
    every = bool(told) and in_english(told[-1]) == EVERY
    line_of_names = TypedLine(" ".join(told[:-1] if every else told))
    known: list[Province] = []
    while line_of_names.next:
        known.append(line_of_names.must(Province, Expected.PROVINCE))
    table = session.begun
    if not known:
        _all_affordable(session)
        return
    if len(known) > 2:
        raise Refused(TellsTooLittle(Needed.PROVINCE))
    if len(set(known)) < len(known):
        raise Refused(TellsTooLittle(Needed.TWO_PROVINCES))
    if isinstance(table, Playing) and table.tile_due and table.tile_due in known:
        raise Refused(TileNotNamed(table.tile_due, table.tile_due in table.bonuses))
    try:
        position = table.outlook()
        if len(known) == 1:
            answer = afford(position, *known)
            session.screen.affordability(answer, every)
            if answer.ways:
                session.can_pay(known[0], answer.ways[0].payment)
        else:
            session.screen.both(afford_both(position, *known), every)
    except Forbidden as error:
        raise Refused(error.refusal) from None


def _all_affordable(session: "Session") -> None:
    """Every province that I can pay for."""
    table = session.begun
    position = table.outlook()
    named_first = table.tile_due if isinstance(table, Playing) else None
    places = [place for place in Province if place in position.board and place is not named_first]
    session.screen.all_affordable([found for place in places if (found := afford(position, place)).ways])


def _odds(session: "Session", line: str) -> None:
    if session.is_hidden:
        raise Refused(HandIsHidden())
    position = session.begun.outlook()
    bonuses = {p: bonus_odds(position, site.tile) for p, site in position.board.items() if site.tile}
    session.screen.odds(Odds(bonuses, next_tile_odds(position), card_odds(position)))


def _score(session: "Session", line: str) -> None:
    if not isinstance(session.table, Begun):
        raise Refused(NotThereYet(NotYet.SCORE))
    session.screen.score(session.table)


def _chances(session: "Session", line: str) -> None:
    if session.is_hidden:
        raise Refused(HandIsHidden())
    if win := session.advised_win:
        session.screen.chances(win.chances, win.playouts)
        return
    with session.screen.thinking():
        found = find_chances(session.begun)
    session.screen.chances(found, PLAYOUTS)


def _history(session: "Session", line: str) -> None:
    session.screen.history(session.record.entries, session.is_hidden)


def _explain(session: "Session", line: str) -> None:
    session.explain()


def _why(session: "Session", line: str) -> None:
    session.why(line.partition(" ")[2])


def _position(session: "Session", line: str) -> None:
    if session.is_hidden:
        raise Refused(HandIsHidden())
    words = line.split(" ")[1:]
    # A name may begin like the word, which is said in full and before a name.
    confirmed = len(words) > 1 and folded(words[0]) in (ANYWAY, *CONFIRMING)
    name = " ".join(words[1:] if confirmed else words) or DEFAULT_POSITION
    if not isinstance(session.table, Playing) or session.table.due is not session.table.me:
        raise Refused(NotThereYet(NotYet.POSITION))
    try:
        export(session.table.decision_position(), name, confirmed)
    except Forbidden as error:
        raise Refused(error.refusal) from None
    except Exists:
        raise Refused(WouldReplace(name, f"{Name.POSITION.value} {ANYWAY} {name}")) from None
    except NotAPosition:
        raise Refused(NoPositionFile(name)) from None
    except OSError as error:
        raise Refused(CannotWriteFile(name, why(error))) from None
    session.screen.saved_position(name)


def _hints(session: "Session", line: str) -> None:
    session.switch_hints()


def _hide(session: "Session", line: str) -> None:
    session.record.tell(HIDE)
    session.take_draft()
    session.screen.clear()
    session.screen.notice(Notice.HIDDEN)


def _show(session: "Session", line: str) -> None:
    change = session.record.tell(SHOW)
    session.screen.notice(Notice.SHOWN)
    session.screen.changed(change, len(session.record.entries), is_hidden=False)
    session.advise_again(is_new=bool(change.dropped))


def _language(session: "Session", line: str) -> None:
    asked = line.partition(" ")[2].strip()
    if not session.screen.speak(asked):
        raise Refused(NoLanguage(asked))
    session.screen.notice(Notice.SPEAKS)


def _help(session: "Session", line: str) -> None:
    everything = [in_english(word) for word in line.split()[1:]] == [EVERY]
    session.screen.guide(None if everything else session.table.asks)


def _quit(session: "Session", line: str) -> None:
    session.screen.notice(Notice.GOODBYE)
    session.is_over = True


COMMANDS = (
    Command(Name.UNDO, _tell, also=("u",)),
    Command(Name.REDO, _tell),
    Command(Name.EDIT, _tell),
    Command(Name.BOARD, _board),
    Command(Name.HAND, _hand),
    Command(Name.PLAYERS, _players),
    Command(Name.AFFORD, _afford, offers=tuple(offers.names(Province))),
    Command(Name.ODDS, _odds),
    Command(Name.SCORE, _score),
    Command(Name.CHANCES, _chances),
    Command(Name.HISTORY, _history),
    Command(Name.EXPLAIN, _explain),
    Command(Name.WHY, _why, offers=tuple(offers.names(Province))),
    Command(Name.POSITION, _position),
    Command(Name.HINTS, _hints),
    Command(Name.HIDE, _hide),
    Command(Name.SHOW, _show),
    Command(Name.LANGUAGE, _language, offers=("en", "fr", "it", "de")),
    Command(Name.HELP, _help, offers=(EVERY,), also=("?",)),
    Command(Name.QUIT, _quit, also=("exit",)),
)


def named(word: str) -> Command | None:
    """The command that a word names, in any language."""
    word = folded(in_english(word))
    return next((command for command in COMMANDS if word in (command.name.value, *command.also)), None)


def meant(word: str, table: Phase, is_alone: bool = False) -> Command | None:
    """The command that a word names; while a game is described, some of them begin a part of it."""
    english = in_english(word)
    is_part = isinstance(table, Joining) and (english in SPOKEN or (english in ALSO and not is_alone))
    return None if is_part else named(word)


def complete(line: str, language: str, table: Phase) -> list[str]:
    """The words of a language that a line can go on with, as far as it is typed."""
    text = folded(line)
    begun = word_being_typed(text)
    said = [in_english(word) for word in text[: len(text) - len(begun)].replace(",", " ").split()]
    command = meant(said[0], table) if said else None
    offered = set(completions(said, table))
    if command:
        offered = set(command.offers if len(said) == 1 else ())
    if not said:
        offered |= {str(command.name.value) for command in COMMANDS}
    spoken = {in_language(word, language) for word in offered}
    return sorted(word for word in spoken if folded(word).startswith(begun))


def with_command(reason: Reason, text: str) -> Reason:
    """Why a line is not taken; where its first word is a command mistyped, with that command."""
    first = folded(text).partition(" ")[0]
    is_name = any(first in spellings(kind) for kind in (General, Title, Troop, Province, Bonus))
    is_first = isinstance(reason, NotExpected) and folded(reason.word or "") == first
    if not isinstance(reason, NotExpected) or not is_first or reason.nearest or is_name:
        return reason
    words = [str(command.name.value) for command in COMMANDS] + [*Ends.verbs, *Draws.verbs]
    near = nearest_spoken(first, words)
    # A word that is known, but says nothing now, is not mistyped.
    near = None if first in UNDERSTOOD or near == in_english(first) else near
    return NotExpected(reason.word, reason.expected, reason.allowed, reason.province, near)
