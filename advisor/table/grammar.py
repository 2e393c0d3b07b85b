"""What people say at a table, as events; and what they can say next."""

from collections.abc import Iterable, Iterator, Sequence
from typing import get_args

from advisor.table.joining import JoiningEvent
from advisor.table.phase import Ask, Phase
from advisor.table.playing import CountingEvent, Playing
from advisor.table.reasons import AllIsTold, Refused, TurnOfAnother
from advisor.table.setting_up import SettingUpEvent
from advisor.table.sharing import SharingEvent
from advisor.table.turns import TILE_WORDS, Conquers, Ends, TurnEvent
from advisor.table.vocabulary import TypedLine, named
from engine.components import General

AnyEvent = SettingUpEvent | JoiningEvent | SharingEvent | TurnEvent | CountingEvent
KINDS: tuple[type[AnyEvent], ...] = get_args(AnyEvent)
"""Every kind of event."""


def events(text: str, table: Phase) -> Iterator[tuple[AnyEvent, Phase, Phase]]:
    """The events that a line tells, each with what was known before it and after it; an error of the engine
    or `Refused` if it tells none."""
    line = TypedLine(text)
    goes_on = True
    while goes_on:
        event, goes_on = read_event(line, table)
        after = event.after(table)
        yield event, table, after
        table = after


def read_event(line: TypedLine, table: Phase) -> tuple[AnyEvent, bool]:
    """The next event of a line, whether or not it can have happened, and whether the line tells another one;
    `Refused` if it tells none."""
    if isinstance(table, Playing) and table.asks is Ask.TURN:
        if _ends_by_naming(line, table):
            return Ends(), True
        line.skip("takes", "take")
    for kind in _possible(table):
        event = kind.read_if_it_fits(line, table)
        if event:
            wins_a_tile = isinstance(event, Conquers) and line.next in TILE_WORDS
            if not wins_a_tile:
                line.end()
            return event, wins_a_tile
    raise Refused(AllIsTold())


def _possible(table: Phase) -> list[type[AnyEvent]]:
    """The kinds of events that can be told now; those that begin with a verb first."""
    return sorted((kind for kind in KINDS if kind.is_possible(table)), key=lambda kind: not kind.verbs)


def _ends_by_naming(line: TypedLine, table: Playing) -> bool:
    """Whether a line names the next player, which says that the one before him is done; the name of the one
    whose turn it is says nothing and is read."""
    who = named(General, line.next, table.players)
    if who is None or who is table.due:
        line.may(General, table.players)
        return False
    if table.turn_after() is not who:
        raise Refused(TurnOfAnother(table.due))
    return True


def completions(said: Sequence[str], table: Phase) -> Iterable[str]:
    """The words that the words said so far can go on with, as events."""
    if isinstance(table, Playing) and table.asks is Ask.TURN:
        said = [word for word in said if named(General, word, table.players) is None]
    return {word for kind in _possible(table) for word in kind.completions(said, table)}
