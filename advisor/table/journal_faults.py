"""What can go wrong with the file of a game: a fact for each, with the values that tell which."""

from dataclasses import dataclass

from engine.errors import Fact, ShitennoError


@dataclass(frozen=True, slots=True)
class GameTooLarge(Fact):
    name: str
    most_bytes: int


@dataclass(frozen=True, slots=True)
class IsNoFile(Fact):
    name: str


@dataclass(frozen=True, slots=True)
class IsAFolder(Fact):
    name: str


@dataclass(frozen=True, slots=True)
class NoSuchFolder(Fact):
    name: str


@dataclass(frozen=True, slots=True)
class FileRefused(Fact):
    name: str
    why: str


@dataclass(frozen=True, slots=True)
class IsInUse(Fact):
    name: str


@dataclass(frozen=True, slots=True)
class IsNoGame(Fact):
    name: str


@dataclass(frozen=True, slots=True)
class NewerFormat(Fact):
    name: str
    found: int
    known: int


@dataclass(frozen=True, slots=True)
class DamagedLine(Fact):
    """A line that is not as it was written, with more lines after it."""

    name: str
    line: int


@dataclass(frozen=True, slots=True)
class TornLine(Fact):
    """A last line that was not completely written, and where it is kept."""

    name: str
    line: int
    legible: str
    kept: str


@dataclass(frozen=True, slots=True)
class EntryTooLong(Fact):
    name: str
    most: int
    length: int


@dataclass(frozen=True, slots=True)
class EntryNotText(Fact):
    name: str


@dataclass(frozen=True, slots=True)
class JournalIsFull(Fact):
    name: str
    most_bytes: int


@dataclass(frozen=True, slots=True)
class EntryNotSaved(Fact):
    name: str
    why: str


@dataclass(frozen=True, slots=True)
class ChangedMeanwhile(Fact):
    """Another program has written the file since it was opened."""

    name: str


JournalFault = (
    GameTooLarge
    | IsNoFile
    | IsAFolder
    | NoSuchFolder
    | FileRefused
    | IsInUse
    | IsNoGame
    | NewerFormat
    | DamagedLine
    | TornLine
    | EntryTooLong
    | EntryNotText
    | JournalIsFull
    | EntryNotSaved
    | ChangedMeanwhile
)


class JournalError(ShitennoError):
    """What the file of a game does not allow."""

    def __init__(self, fault: JournalFault) -> None:
        self.fault = fault
        super().__init__(str(fault))


class CannotOpen(JournalError):
    """The file is not a game, is not readable by this version, or cannot be written."""


class GameInUse(JournalError):
    """Another process has the game open."""


class Damaged(JournalError):
    """A line before the last one is not what was written."""


class BadEntry(JournalError, ValueError):
    """A text that the journal cannot hold."""

    def __init__(self, fault: EntryTooLong | EntryNotText) -> None:
        super().__init__(fault)
        self.entry_fault = fault


class NotSaved(JournalError, OSError):
    """An entry that did not reach the disk; the journal is as it was before."""
