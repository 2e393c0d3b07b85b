"""The record of a game: its lines in order, undo and redo of any number, and a line changed later."""

import re
from collections.abc import Sequence
from dataclasses import dataclass
from typing import NamedTuple, Protocol

from advisor.table.grammar import AnyEvent, events
from advisor.table.journal_faults import BadEntry
from advisor.table.phase import Phase
from advisor.table.reasons import (
    BadPosition,
    CannotBeThere,
    EditHow,
    HowManyLines,
    NothingToTakeBack,
    Reason,
    Refused,
)
from advisor.table.setting_up import SettingUp
from engine.components import Card
from engine.position_file import Unreadable
from engine.refusals import Forbidden, NotThere

UNDO, REDO, EDIT = "undo", "redo", "edit"
NUMBER = re.compile("[0-9]{1,6}")


class Saved(Protocol):
    """Where lines are kept."""

    def append(self, text: str) -> None:
        """Keep a line for good."""


class Told(NamedTuple):
    """An event, and what was known before and after it."""

    event: AnyEvent
    before: Phase
    after: Phase


@dataclass(frozen=True, slots=True)
class Entry:
    """A line, and the events that it tells."""

    line: str
    told: tuple[Told, ...]

    @property
    def before(self) -> Phase:
        """What was known before it."""
        return self.told[0].before

    @property
    def table(self) -> Phase:
        """What is known after it."""
        return self.told[-1].after


class Dropped(NamedTuple):
    """A line that no longer fits after an edit."""

    number: int
    line: str
    reason: Reason


@dataclass(frozen=True, slots=True)
class Change:
    """What a line did to the record."""

    added: tuple[Entry, ...] = ()
    undone: tuple[Entry, ...] = ()
    redone: tuple[Entry, ...] = ()
    edited: int | None = None
    dropped: tuple[Dropped, ...] = ()


class Record:
    """A game as it was told, line by line. A line that cannot be saved is not recorded."""

    def __init__(self, saved: Saved | None = None) -> None:
        self.entries: list[Entry] = []
        self._undone: list[Entry] = []
        self.saved = saved

    @property
    def table(self) -> Phase:
        """What is known now."""
        return _known_after(self.entries)

    def tell(self, line: str) -> Change:
        """Record a line; `Refused` where it cannot be, and nothing is changed then."""
        before, undone = list(self.entries), list(self._undone)
        change = self._apply(line)
        if self.saved:
            try:
                self.saved.append(line)
            except BaseException as error:
                self.entries, self._undone = before, undone
                if isinstance(error, BadEntry):
                    raise Refused(error.entry_fault) from None
                raise
        return change

    def _apply(self, line: str) -> Change:
        word, _, rest = line.strip().partition(" ")
        match word.casefold():
            case "undo":
                return self._undo(_count(rest, len(self.entries), redo=False))
            case "redo":
                return self._redo(_count(rest, len(self._undone), redo=True))
            case "edit":
                return self._edit(rest)
        entry = _entry(line, self.entries)
        self.entries.append(entry)
        self._undone = []
        return Change(added=(entry,))

    def _undo(self, count: int) -> Change:
        undone = [self.entries.pop() for _ in range(count)]
        self._undone += undone
        return Change(undone=tuple(undone))

    def _redo(self, count: int) -> Change:
        redone = [self._undone.pop() for _ in range(count)]
        self.entries += redone
        return Change(redone=tuple(redone))

    def _edit(self, rest: str) -> Change:
        number, _, line = rest.strip().partition(" ")
        if not NUMBER.fullmatch(number) or not 1 <= int(number) <= len(self.entries) or not line.strip():
            raise Refused(EditHow(len(self.entries)))
        at = int(number) - 1
        changed = _entry(line, self.entries[:at])
        entries, dropped = [*self.entries[:at], changed], []
        for place, entry in enumerate(self.entries[at + 1 :], start=at + 2):
            try:
                entries.append(_entry(entry.line, entries))
            except Refused as error:
                dropped.append(Dropped(place, entry.line, error.reason))
        self.entries = entries
        self._undone = []
        return Change(added=(changed,), edited=at + 1, dropped=tuple(dropped))


def _known_after(entries: Sequence[Entry]) -> Phase:
    return entries[-1].table if entries else SettingUp()


def _entry(line: str, before: Sequence[Entry]) -> Entry:
    """A line that is told after others; `Refused` where it cannot be."""
    try:
        return Entry(line, tuple(Told(*told) for told in events(line, _known_after(before))))
    except NotThere as error:
        raise Refused(_last_seen(error, before)) from None
    except Forbidden as error:
        raise Refused(error.refusal) from None
    except Unreadable as error:
        raise Refused(BadPosition(error.problems)) from None


def _count(text: str, most: int, redo: bool) -> int:
    number = text.strip() or "1"
    if not most:
        raise Refused(NothingToTakeBack(redo))
    if not NUMBER.fullmatch(number) or not 1 <= int(number) <= most:
        raise Refused(HowManyLines(number, redo, most))
    return int(number)


def _last_seen(error: NotThere, before: Sequence[Entry]) -> CannotBeThere:
    """What cannot be there; of a card, also the last line in which it was named, without what is private."""
    card: Card | None = error.card
    for number, entry in reversed(list(enumerate(before, start=1))):
        if any(card in told.event.cards for told in entry.told):
            is_private = any(told.event.is_private for told in entry.told)
            return CannotBeThere(error.absence, number, None if is_private else entry.line)
    return CannotBeThere(error.absence)
