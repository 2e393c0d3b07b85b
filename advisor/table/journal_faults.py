"""What can go wrong with the file of a game: a fact for each, with the values that tell which."""

from engine.errors import Fact, ShitennoError
from engine.obstacles import Why


class GameTooLarge(Fact):
    name: str
    most_bytes: int


class IsNoFile(Fact):
    name: str


class IsAFolder(Fact):
    name: str


class NoSuchFolder(Fact):
    name: str


class FileRefused(Fact):
    name: str
    why: Why


class IsInUse(Fact):
    name: str


class IsNoGame(Fact):
    name: str


class NewerFormat(Fact):
    name: str
    found: int
    known: int


class DamagedLine(Fact):
    """A line that is not as it was written, with more lines after it."""

    name: str
    line: int


class TornLine(Fact):
    """A last line that was not completely written, and where it is kept."""

    name: str
    line: int
    legible: str
    kept: str


class EntryTooLong(Fact):
    name: str
    most: int
    length: int


class EntryNotText(Fact):
    name: str


class JournalIsFull(Fact):
    name: str
    most_bytes: int


class EntryNotSaved(Fact):
    name: str
    why: Why


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
