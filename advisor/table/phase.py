"""What every phase of a recorded game has, and every event that is told in one."""

from abc import ABC, abstractmethod
from collections.abc import Iterable, Sequence
from enum import Enum
from typing import ClassVar, Generic, Self, TypeVar, cast

from advisor.table.reasons import HasBegun, Refused, SomethingElseFirst
from advisor.table.vocabulary import TypedLine, begins
from engine.components import Cards


class Ask(Enum):
    """What has to be said next."""

    PLAYERS = "players"
    JOIN = "join"
    ME = "me"
    TITLES = "titles"
    HAND = "hand"
    TILES = "tiles"
    SHARE = "share"
    LOT = "lot"
    ANSWER = "answer"
    SPLIT = "split"
    CHOICE = "choice"
    TURN = "turn"
    TILE = "tile"
    HANDS = "hands"
    NOTHING = "nothing"


SET_UP = (Ask.PLAYERS, Ask.JOIN, Ask.ME, Ask.TITLES, Ask.HAND, Ask.TILES)
"""What is said before the game begins."""


class Phase(ABC):
    """A phase of a recorded game: what is known so far, and what has to be said next."""

    @property
    @abstractmethod
    def asks(self) -> Ask:
        """What has to be said next."""

    @property
    def is_my_turn(self) -> bool:
        """Whether I am to play in an odd year, with nothing left to be named."""
        return False


P = TypeVar("P", bound=Phase)


class Event(ABC, Generic[P]):
    """Something that happens at the table: how it is read, said again, offered, and what it changes.

    How it is told to people stands with the words.
    """

    phase: ClassVar[type[Phase]]
    """The phase in which it can happen."""
    moments: ClassVar[tuple[Ask, ...]] = tuple(Ask)
    """What must be asked for then; anything by default."""
    verbs: ClassVar[tuple[str, ...]] = ()
    """The words of which one begins its line; none where it needs none."""

    @classmethod
    def is_possible(cls, table: Phase) -> bool:
        """Whether it can be told now."""
        return isinstance(table, cls.phase) and table.asks in cls.moments

    @classmethod
    def fits(cls, line: TypedLine, table: P) -> bool:
        """Whether a line tells this and nothing else."""
        return not cls.verbs or begins(line.next, *cls.verbs)

    @classmethod
    @abstractmethod
    def read(cls, line: TypedLine, table: P) -> Self:
        """The event that a line tells; `Refused` if it tells none."""

    @classmethod
    def opens(cls, table: P) -> Iterable[str]:
        """The words that its line can begin with, as Tab offers them."""
        return cls.verbs[:1] if cls.verbs else cls.offered((), table)

    @classmethod
    def offered(cls, said: Sequence[str], table: P) -> Iterable[str]:
        """The words that its line can go on with, after its verb and what was said already."""
        return ()

    @abstractmethod
    def said(self, table: P) -> str:
        """The line that a person would type, which `read` understands."""

    @abstractmethod
    def apply(self, table: P) -> Phase:
        """What is known after it; an error of the engine, or `Refused`, where it cannot have happened."""

    @classmethod
    def read_if_it_fits(cls, line: TypedLine, table: Phase) -> Self | None:
        """The event, if a line tells this kind of event at a moment at which it is possible."""
        at = cast("P", table)
        return cls.read(line, at) if cls.fits(line, at) else None

    @classmethod
    def completions(cls, said: Sequence[str], table: Phase) -> Iterable[str]:
        """What Tab offers after the words said so far, at a moment at which it is possible."""
        at = cast("P", table)
        if not said:
            return cls.opens(at)
        if not cls.verbs:
            return cls.offered(said, at)
        return cls.offered(said[1:], at) if begins(said[0], *cls.verbs) else ()

    def line(self, table: Phase) -> str:
        """The line that a person would type, at the moment at which it happens."""
        return self.said(cast("P", table))

    def after(self, table: Phase) -> Phase:
        """What is known after it, at any moment; `Refused` at the wrong one."""
        if not self.is_possible(table):
            is_late = set(self.moments) <= set(SET_UP) and table.asks not in SET_UP
            raise Refused(HasBegun() if is_late else SomethingElseFirst())
        return self.apply(cast("P", table))

    @property
    def cards(self) -> Cards:
        """The cards that it names."""
        return ()

    @property
    def is_private(self) -> bool:
        """Whether it tells what only I should see."""
        return False
