"""Words that tell nothing but ask for something: one table from which all that is known of them is made."""

from collections.abc import Callable
from dataclasses import dataclass
from enum import Enum
from pathlib import Path
from typing import TYPE_CHECKING

from advisor.conquest.afford import afford, afford_both
from advisor.table import offers
from advisor.table.answers import Notice, Odds
from advisor.table.playing import Begun, Playing
from advisor.table.reasons import (
    CannotWriteFile,
    HandIsHidden,
    Needed,
    NoPositionFile,
    NotThereYet,
    NotYet,
    Refused,
    TellsTooLittle,
)
from advisor.table.record import EDIT, REDO, UNDO
from advisor.table.vocabulary import folded
from advisor.table.vocabulary import named as name_in
from engine.board import Province
from engine.odds import bonus_odds, card_odds, next_tile_odds
from engine.position_file import write_position
from engine.refusals import Forbidden

if TYPE_CHECKING:
    from advisor.table.session import Session

DEFAULT_POSITION = "position.json"
EVERY = "all"


class Name(Enum):
    """The commands, in the order of the guide."""

    UNDO = UNDO
    REDO = REDO
    EDIT = EDIT
    AFFORD = "afford"
    ODDS = "odds"
    SCORE = "score"
    HISTORY = "history"
    EXPLAIN = "explain"
    POSITION = "position"
    HINTS = "hints"
    HIDE = "hide"
    SHOW = "show"
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


def _afford(session: "Session", line: str) -> None:
    if session.is_hidden:
        raise Refused(HandIsHidden())
    told = folded(line).split()[1:]
    every = told[-1:] == [EVERY]
    provinces = [name_in(Province, word) for word in (told[:-1] if every else told)]
    known = [province for province in provinces if province]
    if len(known) not in (1, 2) or len(known) < len(provinces):
        raise Refused(TellsTooLittle(Needed.PROVINCE))
    if len(set(known)) < len(known):
        raise Refused(TellsTooLittle(Needed.TWO_PROVINCES))
    try:
        position = session.begun.outlook()
        if len(known) == 1:
            session.screen.affordability(afford(position, *known), every)
        else:
            session.screen.both(afford_both(position, *known), every)
    except Forbidden as error:
        raise Refused(error.refusal) from None


def _odds(session: "Session", line: str) -> None:
    position = session.begun.outlook()
    bonuses = {p: bonus_odds(position, site.tile) for p, site in position.board.items() if site.tile}
    session.screen.odds(Odds(bonuses, next_tile_odds(position), card_odds(position)))


def _score(session: "Session", line: str) -> None:
    if not isinstance(session.table, Begun):
        raise Refused(NotThereYet(NotYet.SCORE))
    session.screen.score(session.table, session.is_hidden)


def _history(session: "Session", line: str) -> None:
    session.screen.history(session.record.entries, session.is_hidden)


def _explain(session: "Session", line: str) -> None:
    session.explain()


def _position(session: "Session", line: str) -> None:
    path = Path(line.partition(" ")[2] or DEFAULT_POSITION)
    if not isinstance(session.table, Playing):
        raise Refused(NotThereYet(NotYet.POSITION))
    try:
        text = write_position(session.table.position())
        if path.exists() and path.read_bytes()[:1] != b"{":
            raise Refused(NoPositionFile(str(path)))
        path.write_text(text, encoding="utf-8")
    except Forbidden as error:
        raise Refused(error.refusal) from None
    except OSError as error:
        raise Refused(CannotWriteFile(str(path), error.strerror or str(error))) from None
    session.screen.saved_position(str(path))


def _hints(session: "Session", line: str) -> None:
    session.with_hints = not session.with_hints
    session.screen.notice(Notice.HINTS_ON if session.with_hints else Notice.HINTS_OFF)


def _hide(session: "Session", line: str) -> None:
    session.is_hidden = True
    session.screen.notice(Notice.HIDDEN)


def _show(session: "Session", line: str) -> None:
    session.is_hidden = False
    session.screen.notice(Notice.SHOWN)
    session.show_advice()


def _help(session: "Session", line: str) -> None:
    session.screen.guide()


def _quit(session: "Session", line: str) -> None:
    session.screen.notice(Notice.GOODBYE)
    session.is_over = True


COMMANDS = (
    Command(Name.UNDO, _tell),
    Command(Name.REDO, _tell),
    Command(Name.EDIT, _tell),
    Command(Name.AFFORD, _afford, offers=tuple(offers.names(Province))),
    Command(Name.ODDS, _odds),
    Command(Name.SCORE, _score),
    Command(Name.HISTORY, _history),
    Command(Name.EXPLAIN, _explain),
    Command(Name.POSITION, _position),
    Command(Name.HINTS, _hints),
    Command(Name.HIDE, _hide),
    Command(Name.SHOW, _show),
    Command(Name.HELP, _help),
    Command(Name.QUIT, _quit, also=("exit",)),
)


def named(word: str) -> Command | None:
    """The command that a word names."""
    return next((command for command in COMMANDS if word in (command.name.value, *command.also)), None)
