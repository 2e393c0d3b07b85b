"""Why a line at the table is not taken: a fact for each reason, with the values that tell which."""

from typing import NamedTuple

from advisor.table.expected import Expected, Needed, NotYet
from advisor.table.journal_faults import EntryNotText, EntryTooLong
from engine.board import Province
from engine.components import Bonus, Cards, General
from engine.errors import Fact, ShitennoError
from engine.obstacles import Why
from engine.payment import Tools
from engine.position_file import Problem
from engine.refusals import Absence, Refusal


class EndsTooEarly(Fact):
    pass


class NotUnderstood(Fact):
    word: str
    nearest: str | None = None


class NotExpected(Fact):
    """Another word, or none, where a name of some kind is expected; of a province's tile, perhaps."""

    word: str | None
    expected: Expected
    allowed: tuple[str, ...]
    province: Province | None = None
    nearest: str | None = None


class CouldBe(Fact):
    """The beginning of several names."""

    word: str
    names: tuple[str, ...]


class NoNumber(Fact):
    word: str


class NoPosition(Fact):
    """A position of a province is 1 to 4."""

    word: str


class TooManyCardsNamed(Fact):
    pass


class NoPayment(Fact):
    """Neither a card, a tile nor the Hatamoto."""

    word: str
    nearest: str | None


class NotAField(Fact):
    """No part of a game that can be described."""

    word: str
    spoken: tuple[str, ...]


class TellsTooLittle(Fact):
    needed: Needed


class WrongShare(Fact):
    troops: int
    koku: int
    troops_named: int
    koku_named: int


class AnswerWanted(Fact):
    general: General


class TurnOfAnother(Fact):
    general: General


class UselessTiles(Fact):
    """Not all tools that were named have a use; these would do."""

    tools: Tools


class TooLittleToForesee(Fact):
    missing: tuple[str, ...]


class TooFewOwned(Fact):
    general: General
    bonus: Bonus


class AllIsTold(Fact):
    """The game is over and counted."""


class SomethingElseFirst(Fact):
    pass


class HasBegun(Fact):
    pass


class HandIsKnown(Fact):
    general: General


class HiddenCards(Fact):
    """How many cards a player holds that nobody saw, and how many in all."""

    general: General
    count: int
    held: int


class InNeitherLot(Fact):
    cards: Cards


class SoManyTiles(Fact):
    left: int


class NoLanguage(Fact):
    asked: str


class IsAdvised(Fact):
    """What is asked about is what was advised."""


class CannotBeThere(Fact):
    """A card or tile that is known to be elsewhere; of a card, the last line that named it, if it may be."""

    absence: Absence
    line_number: int | None = None
    line: str | None = None


class CannotHaveHappened(Fact):
    """The same, without saying why: my hand is hidden."""


class BadPosition(Fact):
    problems: tuple[Problem, ...]


class NotThereYet(Fact):
    what: NotYet


class TileNotNamed(Fact):
    """A tile that was won, or `only_next` the one below it, has to be named first."""

    province: Province
    only_next: bool


class HandIsHidden(Fact):
    pass


class OwnPlayIsHidden(Fact):
    """Whether a play of mine is taken would tell what I hold, which is hidden."""


class EditHow(Fact):
    lines: int


class LineReads(Fact):
    """A line of the record that is to be changed, before it is said how."""

    number: int
    line: str


class Dropped(NamedTuple):
    """A line of the record that no longer fits after an edit."""

    number: int
    line: str
    reason: "Reason"
    is_private: bool
    """Whether it tells what only I should see."""


class WouldDrop(Fact):
    """An edit after which other lines no longer fit."""

    dropped: tuple[Dropped, ...]
    confirmation: str
    """The line that does it all the same."""


class NothingToTakeBack(Fact):
    redo: bool


class HowManyLines(Fact):
    word: str
    redo: bool
    most: int


class NoPositionFile(Fact):
    """A name at which no position may be written: something else is there."""

    path: str


class WouldReplace(Fact):
    """A file with another position is there."""

    path: str
    confirmation: str
    """The line that replaces it."""


class CannotWriteFile(Fact):
    path: str
    why: Why


class NoText(Fact):
    """A line of a file that is no UTF-8."""


class NoInput(Fact):
    """There is no standard input."""


class GameIsThere(Fact):
    path: str


class CannotReplay(Fact):
    """A recorded line that this version does not understand."""

    number: int
    line: str
    reason: "Reason"


LineFault = (
    EndsTooEarly
    | NotUnderstood
    | NotExpected
    | CouldBe
    | NoNumber
    | NoPosition
    | TooManyCardsNamed
    | NoPayment
    | NotAField
    | TellsTooLittle
    | WrongShare
    | AnswerWanted
    | TurnOfAnother
    | UselessTiles
    | TooFewOwned
    | TooLittleToForesee
    | AllIsTold
    | SomethingElseFirst
    | HasBegun
    | HandIsKnown
    | HiddenCards
    | InNeitherLot
    | SoManyTiles
    | IsAdvised
    | NoLanguage
    | CannotBeThere
    | CannotHaveHappened
    | BadPosition
    | NotThereYet
    | TileNotNamed
    | HandIsHidden
    | OwnPlayIsHidden
    | EditHow
    | LineReads
    | WouldDrop
    | NothingToTakeBack
    | HowManyLines
    | NoPositionFile
    | WouldReplace
    | CannotWriteFile
    | NoText
    | NoInput
    | GameIsThere
    | CannotReplay
)

Reason = Refusal | EntryTooLong | EntryNotText | LineFault


class Refused(ShitennoError):
    """A line that was not taken; nothing has changed."""

    def __init__(self, reason: Reason) -> None:
        self.reason = reason
        super().__init__(str(reason))
