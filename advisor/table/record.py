"""The record of a game: its lines in order, undo and redo of any number, and a line changed later."""

import re
from dataclasses import dataclass
from typing import Protocol

from advisor.table.events import Conquers, Draws, Event, Hand, Holds, Joined, Share
from advisor.table.journal import BadEntry
from advisor.table.language import JOIN, parse
from advisor.table.table import Table
from advisor.table.vocabulary import Unclear
from engine.components import Card
from engine.errors import Forbidden, ShitennoError, Unreadable
from engine.hidden import NotThere
from engine.position_file import read_position

UNDO, REDO = "undo", "redo"
NUMBER = re.compile("[0-9]{1,6}")


class Saved(Protocol):
    """Where lines are kept."""

    def append(self, text: str) -> None:
        """Keep a line for good."""


@dataclass(frozen=True, slots=True)
class Entry:
    """A line, what it tells, and the table before and after it."""

    line: str
    events: tuple[Event, ...]
    before: Table
    table: Table


@dataclass(frozen=True, slots=True)
class Change:
    """What a line did to the record."""

    added: tuple[Entry, ...] = ()
    undone: tuple[Entry, ...] = ()
    redone: tuple[Entry, ...] = ()
    edited: int | None = None
    dropped: tuple[tuple[int, str, str], ...] = ()
    """Lines that no longer fit after an edit: number, text, and why."""


class Refused(ShitennoError):
    """A line that was not recorded, with the reason in words."""


class Record:
    """A game as it was told, line by line. Nothing is recorded before it is saved."""

    def __init__(self, saved: Saved | None = None) -> None:
        self.entries: list[Entry] = []
        self._undone: list[Entry] = []
        self.saved = saved

    @property
    def table(self) -> Table:
        """The table as it stands."""
        return self.entries[-1].table if self.entries else Table()

    def tell(self, line: str) -> Change:
        """Record a line; `Refused` where it cannot be, and nothing is changed then."""
        before, undone = list(self.entries), list(self._undone)
        change = self._apply(line)
        if self.saved:
            try:
                self.saved.append(line)
            except BadEntry as error:
                self.entries, self._undone = before, undone
                raise Refused(str(error)) from None
            except BaseException:
                self.entries, self._undone = before, undone
                raise
        return change

    def _apply(self, line: str) -> Change:
        word, _, rest = line.strip().partition(" ")
        match word.casefold():
            case "undo":
                return self._undo(_count(rest, len(self.entries), UNDO))
            case "redo":
                return self._redo(_count(rest, len(self._undone), REDO))
            case "edit":
                return self._edit(rest)
        entry = self._entry(line, self.table, self.entries)
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
            raise Refused(
                f"Say which line and how it should read: 'edit 3 kanto koku 3 3' (1 to {len(self.entries)})."
            )
        at = int(number) - 1
        kept = self.entries[:at]
        changed = self._entry(line, kept[-1].table if kept else Table(), kept)
        later, dropped = [changed], []
        for place, entry in enumerate(self.entries[at + 1 :], start=at + 2):
            try:
                later.append(self._entry(entry.line, later[-1].table, [*kept, *later]))
            except Refused as error:
                dropped.append((place, entry.line, str(error)))
        self.entries = [*kept, *later]
        self._undone = []
        return Change(added=(changed,), edited=at + 1, dropped=tuple(dropped))

    def _entry(self, line: str, table: Table, before: list[Entry]) -> Entry:
        events: list[Event] = []
        first = table
        try:
            for event in _told(line, table):
                table = table.after(event)
                events.append(event)
        except NotThere as error:
            raise Refused(f"{error}{_last_seen(error.what, before)}") from None
        except (Unclear, Forbidden, Unreadable) as error:
            raise Refused(str(error)) from None
        return Entry(line, tuple(events), first, table)


def _told(line: str, table: Table) -> list[Event]:
    word, _, rest = line.partition(" ")
    if word == JOIN and rest:
        return [Joined(read_position(rest))]
    return parse(line, table)


def _count(text: str, most: int, what: str) -> int:
    if not text.strip():
        text = "1"
    if not most:
        raise Refused(f"There is nothing to {what}.")
    if not NUMBER.fullmatch(text.strip()) or not 1 <= int(text) <= most:
        raise Refused(f"'{text.strip()}' is not how many lines to {what} (1 to {most}).")
    return int(text)


def _last_seen(what: object, before: list[Entry]) -> str:
    """The last line in which a card was named."""
    if isinstance(what, Card):
        for number, entry in reversed(list(enumerate(before, start=1))):
            if any(what in _cards(event) for event in entry.events):
                private = any(isinstance(event, Hand | Draws) for event in entry.events)
                return f" Line {number} has the last{'.' if private else f': {entry.line}'}"
    return ""


def _cards(event: Event) -> tuple[Card, ...]:
    """The cards that an event names."""
    match event:
        case Hand(cards) | Share(cards) | Holds(_, cards):
            return cards
        case Conquers(conquest):
            return conquest.payment.cards
        case Draws(card):
            return (card,) if card else ()
    return ()
