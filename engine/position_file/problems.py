"""What can be wrong with a position: a fact for each, with the values that tell what was found."""

from collections.abc import Iterable
from dataclasses import dataclass
from enum import Enum

from engine.components import Bonus, General, Named, Troop
from engine.errors import Fact, ShitennoError
from engine.position_file.impossible import Impossible


class Cause(Enum):
    """Why a text is most likely no JSON."""

    NOT_CLOSED = "not_closed"
    LAST_COMMA = "last_comma"
    OTHER_QUOTES = "other_quotes"
    COMMA_OR_COLON = "comma_or_colon"
    COMMENT = "comment"
    UNKNOWN = "unknown"


class Listed(Enum):
    """What a list holds."""

    PLAYERS = "players"
    CARDS = "cards"
    TILES = "tiles"
    KAMONS = "kamons"


@dataclass(frozen=True, slots=True)
class TooLarge(Fact):
    most_bytes: int


@dataclass(frozen=True, slots=True)
class TooDeep(Fact):
    most_levels: int


@dataclass(frozen=True, slots=True)
class NothingWritten(Fact):
    pass


@dataclass(frozen=True, slots=True)
class NotUtf8(Fact):
    at_byte: int


@dataclass(frozen=True, slots=True)
class NotJson(Fact):
    line: int
    column: int
    cause: Cause


@dataclass(frozen=True, slots=True)
class CannotBeOpened(Fact):
    reason: str


@dataclass(frozen=True, slots=True)
class NoStandardInput(Fact):
    pass


@dataclass(frozen=True, slots=True)
class KeyTwice(Fact):
    pass


@dataclass(frozen=True, slots=True)
class NotAnObject(Fact):
    value: object
    known: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class NotAList(Fact):
    value: object
    of: Listed


@dataclass(frozen=True, slots=True)
class UnknownField(Fact):
    known: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class MoreUnknownFields(Fact):
    count: int
    known: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Missing(Fact):
    pass


@dataclass(frozen=True, slots=True)
class OwnTitleMissing(Fact):
    pass


@dataclass(frozen=True, slots=True)
class TopTileMissing(Fact):
    pass


@dataclass(frozen=True, slots=True)
class NamedBefore(Fact):
    kind: type[Named]
    path: str


@dataclass(frozen=True, slots=True)
class TooManyEntries(Fact):
    count: int
    most: int


@dataclass(frozen=True, slots=True)
class NotAName(Fact):
    value: object
    kind: type[Named]


@dataclass(frozen=True, slots=True)
class NotATile(Fact):
    """Neither both faces of a tile nor the one that may stand alone."""

    value: object
    kind: type[Troop] | type[Bonus]


@dataclass(frozen=True, slots=True)
class NotACard(Fact):
    value: object
    only_troops: bool


@dataclass(frozen=True, slots=True)
class TooManyOfACard(Fact):
    value: object
    count: int
    most: int


@dataclass(frozen=True, slots=True)
class TooManyOfATile(Fact):
    value: object
    count: int
    most: int


@dataclass(frozen=True, slots=True)
class NotInRange(Fact):
    value: object
    least: int
    most: int


@dataclass(frozen=True, slots=True)
class NotAFlag(Fact):
    value: object


@dataclass(frozen=True, slots=True)
class NotAPlayer(Fact):
    value: object
    players: tuple[General, ...]


@dataclass(frozen=True, slots=True)
class PlaysTwice(Fact):
    value: object


@dataclass(frozen=True, slots=True)
class WrongNumberOfPlayers(Fact):
    count: int


@dataclass(frozen=True, slots=True)
class TitleHeldTwice(Fact):
    value: object
    holder: General


@dataclass(frozen=True, slots=True)
class TileBesideKamons(Fact):
    kamons: int


@dataclass(frozen=True, slots=True)
class Gap(Fact):
    pass


Fault = (
    TooLarge
    | TooDeep
    | NothingWritten
    | NotUtf8
    | NotJson
    | CannotBeOpened
    | NoStandardInput
    | KeyTwice
    | NotAnObject
    | NotAList
    | UnknownField
    | MoreUnknownFields
    | Missing
    | OwnTitleMissing
    | TopTileMissing
    | NamedBefore
    | TooManyEntries
    | NotAName
    | NotATile
    | NotACard
    | TooManyOfACard
    | TooManyOfATile
    | NotInRange
    | NotAFlag
    | NotAPlayer
    | PlaysTwice
    | WrongNumberOfPlayers
    | TitleHeldTwice
    | TileBesideKamons
    | Gap
    | Impossible
)


@dataclass(frozen=True, slots=True)
class Problem:
    """One thing wrong with a position: where, what it is, and the nearest name if one is near."""

    paths: tuple[str, ...]
    fault: Fault
    nearest: str | None = None

    def __str__(self) -> str:
        return f"{', '.join(self.paths)}: {self.fault}"


class Unreadable(ShitennoError):
    """A position that cannot be read or cannot exist; it carries every problem found."""

    def __init__(self, problems: Iterable[Problem]) -> None:
        self.problems = tuple(problems)
        super().__init__("\n".join(str(problem) for problem in self.problems))
