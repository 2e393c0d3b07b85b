"""What people say at a table, as events; and what they can say next."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import get_args

from advisor.table.conquering import TILE_WORDS, Conquers, Uncovers
from advisor.table.counting import CountingEvent
from advisor.table.joining import JoiningEvent
from advisor.table.phase import Ask, Phase
from advisor.table.playing import Playing
from advisor.table.reasons import AllIsTold, Refused, TurnOfAnother
from advisor.table.setting_up import SettingUpEvent
from advisor.table.sharing import NO, NOBODY, Shared, SharingEvent
from advisor.table.turns import Draws, Ends, Plays
from advisor.table.vocabulary import TypedLine, begins, named
from engine.board import Province
from engine.components import Bonus, General, Title, Troop
from engine.sharing import AnswerLot

AnyEvent = (
    SettingUpEvent | JoiningEvent | SharingEvent | Conquers | Uncovers | Draws | Ends | Plays | CountingEvent
)
KINDS: tuple[type[AnyEvent], ...] = get_args(AnyEvent)
"""Every kind of event."""


def events(
    line: TypedLine, table: Phase, check: Callable[[AnyEvent, Phase], None] = lambda event, table: None
) -> Iterator[tuple[AnyEvent, Phase, Phase]]:
    """The events that a line tells, each with what was known before it and after it; an error of the engine
    or `Refused` if it tells none. Each can be refused by a `check` before anything comes of it."""
    goes_on = True
    while goes_on:
        event, goes_on = read_event(line, table)
        check(event, table)
        after = event.after(table)
        yield event, table, after
        table = after


def read_event(line: TypedLine, table: Phase) -> tuple[AnyEvent, bool]:
    """The next event of a line, whether or not it can have happened, and whether the line tells another one;
    `Refused` if it tells none."""
    if isinstance(table, Playing) and (said := _by_naming(line, table)):
        return said, line.next is not None
    for kind in _possible(table):
        event = kind.read_if_it_fits(line, table)
        if event:
            goes_on = isinstance(event, Conquers) and line.next in TILE_WORDS
            if not goes_on:
                line.end(Troop, Title, General, Province, Bonus)
            return event, goes_on
    raise Refused(AllIsTold())


def _by_naming(line: TypedLine, table: Playing) -> AnyEvent | None:
    """What naming a player says by itself: that those before him refused a lot, or ended their turns. To name
    the one who is due says nothing."""
    if table.due is table.me:
        line.skip("me")
    if table.asks is Ask.TURN:
        return _turn_of(line, table)
    return _answer_of(line, table) if table.asks is Ask.ANSWER else None


def _turn_of(line: TypedLine, table: Playing) -> Ends | Plays | None:
    who = named(General, line.next, table.players)
    if who is None or who is table.due:
        line.may(General, table.players)
        line.skip("takes", "take")
        return None
    is_all = line.after_next is None
    if table.may_play_now(who):
        said: Ends | Plays = Plays(who)
    elif table.turn_after() is who or (table.turn_after() is None and table.is_next_tairo(who)):
        said = Ends()
    elif table.may_play_next(who):
        return Ends()
    else:
        raise Refused(TurnOfAnother(table.due))
    if is_all:
        line.read()
    return said


def _answer_of(line: TypedLine, table: Playing) -> Shared | None:
    asked = table.sharing.waiting[1 + table.sharing.refusals :]
    who = named(General, line.next, table.players)
    if who in asked[1:]:
        return Shared(AnswerLot(False))
    if line.next not in NO and begins(line.next, *NOBODY):
        if len(asked) == 1:
            line.read()
        return Shared(AnswerLot(False))
    return None


def _possible(table: Phase) -> list[type[AnyEvent]]:
    """The kinds of events that can be told now; those that begin with a verb first."""
    return sorted((kind for kind in KINDS if kind.is_possible(table)), key=lambda kind: not kind.verbs)


def completions(said: Sequence[str], table: Phase) -> Iterable[str]:
    """The words that the words said so far can go on with, as events."""
    if isinstance(table, Playing) and table.asks is Ask.TURN:
        said = [word for word in said if named(General, word, table.players) is None]
    return {word for kind in _possible(table) for word in kind.completions(said, table)}
