"""The record of a game: its lines in order, undo and redo of any number, and a line changed later."""

import re
from collections.abc import Sequence
from dataclasses import dataclass
from typing import NamedTuple, Protocol

from advisor.table.grammar import AnyEvent, events
from advisor.table.hiding import is_veiled, shows_my_hand, veiled
from advisor.table.journal_faults import BadEntry
from advisor.table.phase import Phase
from advisor.table.reasons import (
    BadPosition,
    CannotBeThere,
    CouldBe,
    Dropped,
    EditHow,
    HowManyLines,
    LineReads,
    NothingToTakeBack,
    OwnPlayIsHidden,
    Refused,
    TellsTooLittle,
    WouldDrop,
)
from advisor.table.setting_up import SettingUp
from advisor.table.vocabulary import TypedLine
from engine.components import Card
from engine.position_file import Unreadable
from engine.refusals import CannotHold, Forbidden, NotThere

UNDO, REDO, EDIT, HIDE, SHOW = "undo", "redo", "edit", "hide", "show"
ANYWAY = "anyway"
"""Confirms what would cost something."""
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
    vague: TellsTooLittle | CouldBe | None = None
    """What it should have told to be read in one way only."""

    @property
    def before(self) -> Phase:
        """What was known before it."""
        return self.told[0].before

    @property
    def table(self) -> Phase:
        """What is known after it."""
        return self.told[-1].after

    @property
    def is_private(self) -> bool:
        """Whether it tells what only I should see."""
        return any(told.event.is_private for told in self.told)


class Revision(NamedTuple):
    """What a line did to the record, which `undo` takes back whole."""

    before: tuple[Entry, ...]
    after: tuple[Entry, ...]
    entry: Entry
    """The entry that is new."""
    edited: int | None = None
    """The number of the line that it stands for, where an older one was changed."""
    dropped: tuple[Dropped, ...] = ()
    """Lines that no longer fitted then."""


@dataclass(frozen=True, slots=True)
class Change:
    """What a line did: steps that were made, taken back or made again."""

    done: Revision | None = None
    undone: tuple[Revision, ...] = ()
    redone: tuple[Revision, ...] = ()
    dropped: tuple[Dropped, ...] = ()
    """Lines that were left out when my hand was shown."""


class Record:
    """A game as it was told, line by line. A line that cannot be saved is not recorded."""

    def __init__(self, entries: Sequence[Entry] = (), saved: Saved | None = None) -> None:
        self._done: list[Revision] = []
        self._undone: list[Revision] = []
        self.saved = saved
        self.is_hidden = False
        """Whether my hand is kept off the screen."""
        for number, entry in enumerate(entries):
            before = tuple(entries[:number])
            self._done.append(Revision(before, (*before, entry), entry))

    @property
    def entries(self) -> tuple[Entry, ...]:
        """The lines that count."""
        return self._done[-1].after if self._done else ()

    @property
    def last(self) -> Revision | None:
        """What `undo` would take back."""
        return self._done[-1] if self._done else None

    @property
    def table(self) -> Phase:
        """What is known now."""
        return _known_after(self.entries)

    @property
    def is_doubtful(self) -> bool:
        """Whether lines were taken, while my hand was hidden, which it contradicts."""
        return any(is_veiled(entry.table) for entry in self.entries)

    def tell(self, line: str, is_old: bool = False, in_private: bool = False) -> Change:
        """Record a line; `Refused` where it cannot be, and nothing is changed then. One that is new must not
        be vague, nor cost others unasked; an old one was taken as it stands. What is told in private may
        show my hand while it is hidden."""
        before = list(self._done), list(self._undone), self.is_hidden
        change = self._apply(line, is_old, in_private)
        if self.saved:
            try:
                self.saved.append(line)
            except BaseException as error:
                self._done, self._undone, self.is_hidden = before
                if isinstance(error, BadEntry):
                    raise Refused(error.entry_fault) from None
                raise
        return change

    def _apply(self, line: str, is_old: bool, in_private: bool) -> Change:
        word, _, rest = line.strip().partition(" ")
        match word.casefold():
            case "undo":
                return self._undo(_count(rest, len(self._done), redo=False))
            case "redo":
                return self._redo(_count(rest, len(self._undone), redo=True))
            case "edit":
                return self._make(self._edit(rest, is_old))
            case "hide":
                self.is_hidden = True
                return Change()
            case "show":
                self.is_hidden = False
                return Change(dropped=self._unveil())
        hides = self.is_hidden and not in_private
        entry = _clear(self._told_hidden(line, is_old) if hides else _entry(line, self.entries), is_old)
        return self._make(Revision(self.entries, (*self.entries, entry), entry))

    def _told_hidden(self, line: str, is_old: bool) -> Entry:
        """A line that is told while my hand is hidden: what everybody can see decides whether it is taken.
        One that my hand contradicts is kept apart until it is shown."""
        judged = _entry(line, self.entries, is_hidden=True, shows_hand=is_old)
        try:
            return _entry(line, self.entries)
        except Refused:
            return judged

    def _unveil(self) -> tuple[Dropped, ...]:
        """Leave out what my hand contradicts, now that it is shown: those lines."""
        dropped = _told_again(self.entries)[1]
        for revisions in (self._done, self._undone):
            revisions[:] = [
                step._replace(before=_told_again(step.before)[0], after=_told_again(step.after)[0])
                for step in revisions
            ]
        return dropped

    def _make(self, step: Revision) -> Change:
        self._done.append(step)
        self._undone = []
        return Change(done=step)

    def _undo(self, count: int) -> Change:
        undone = [self._done.pop() for _ in range(count)]
        self._undone += undone
        return Change(undone=tuple(undone))

    def _redo(self, count: int) -> Change:
        redone = [self._undone.pop() for _ in range(count)]
        self._done += redone
        return Change(redone=tuple(redone))

    def _edit(self, rest: str, is_old: bool) -> Revision:
        words, confirmed = rest.split(), is_old
        if words[:1] == [ANYWAY]:
            words, confirmed = words[1:], True
        number, line = "".join(words[:1]), " ".join(words[1:])
        entries = self.entries
        if not NUMBER.fullmatch(number) or not 1 <= int(number) <= len(entries):
            raise Refused(EditHow(len(entries)))
        at = int(number)
        if not line:
            raise Refused(LineReads(at, entries[at - 1].line))
        changed = _clear(_entry(line, entries[: at - 1]), is_old)
        kept, dropped = [*entries[: at - 1], changed], []
        for place, entry in enumerate(entries[at:], start=at + 1):
            try:
                kept.append(_entry(entry.line, kept))
            except Refused as error:
                dropped.append(Dropped(place, entry.line, error.reason, entry.is_private))
        if dropped and not confirmed:
            raise Refused(WouldDrop(tuple(dropped), f"{EDIT} {ANYWAY} {number} {line}"))
        return Revision(entries, tuple(kept), changed, at, tuple(dropped))


def _known_after(entries: Sequence[Entry]) -> Phase:
    return entries[-1].table if entries else SettingUp()


def _told_again(entries: Sequence[Entry]) -> tuple[tuple[Entry, ...], tuple[Dropped, ...]]:
    """Lines with those told again that were taken without my hand having a say, and those that it
    contradicts."""
    kept: list[Entry] = []
    dropped: list[Dropped] = []
    for number, entry in enumerate(entries, start=1):
        if not is_veiled(entry.table) and not dropped:
            kept.append(entry)
            continue
        try:
            kept.append(_entry(entry.line, kept))
        except Refused as error:
            dropped.append(Dropped(number, entry.line, error.reason, entry.is_private))
    return tuple(kept), tuple(dropped)


def _entry(line: str, before: Sequence[Entry], is_hidden: bool = False, shows_hand: bool = True) -> Entry:
    """A line that is told after others; `Refused` where it cannot be, or where it would show my hand and must
    not. Where that is hidden, it has no say in it."""

    def check(event: AnyEvent, table: Phase) -> None:
        if not shows_hand and shows_my_hand(event, table):
            raise Refused(OwnPlayIsHidden())

    known = _known_after(before)
    try:
        typed = TypedLine(line)
        told = tuple(Told(*told) for told in events(typed, veiled(known) if is_hidden else known, check))
        return Entry(line, told, typed.vague)
    except NotThere as error:
        raise Refused(_last_seen(error, before)) from None
    except Forbidden as error:
        raise Refused(error.refusal) from None
    except Unreadable as error:
        raise Refused(BadPosition(error.problems)) from None


def _clear(entry: Entry, is_old: bool) -> Entry:
    """A line that is old, or clear; `Refused` for another."""
    if entry.vague and not is_old:
        raise Refused(entry.vague)
    return entry


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
    if isinstance(error.absence, CannotHold):
        # What is known of the hand says more than where the card was last.
        return CannotBeThere(error.absence)
    for number, entry in reversed(list(enumerate(before, start=1))):
        if any(card in told.event.cards for told in entry.told):
            return CannotBeThere(error.absence, number, None if entry.is_private else entry.line)
    return CannotBeThere(error.absence)
