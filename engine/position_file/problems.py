"""What can be wrong with a position: a fact for each, with the values that tell what was found."""

from collections.abc import Iterable
from dataclasses import dataclass
from enum import Enum

from engine.components import Bonus, General, Named, Troop
from engine.errors import Fact, ShitennoError
from engine.obstacles import Why
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
    TITLES = "titles"
    GENERALS = "generals"
    LOTS = "lots"


class TooLarge(Fact):
    most_bytes: int


class TooDeep(Fact):
    most_levels: int


class NothingWritten(Fact):
    pass


class NotUtf8(Fact):
    at_byte: int


class NotJson(Fact):
    line: int
    column: int
    cause: Cause


class CannotBeOpened(Fact):
    reason: Why


class NoStandardInput(Fact):
    pass


class KeyTwice(Fact):
    pass


class NotAnObject(Fact):
    value: object
    known: tuple[str, ...]


class NotAList(Fact):
    value: object
    of: Listed


class UnknownField(Fact):
    known: tuple[str, ...]


class MoreUnknownFields(Fact):
    count: int
    known: tuple[str, ...]


class Missing(Fact):
    pass


class OwnTitleMissing(Fact):
    pass


class TitleMissing(Fact):
    """The title of a player in an even year, where titles give the order."""


class TopTileMissing(Fact):
    pass


class NamedBefore(Fact):
    kind: type[Named]
    path: str


class TooManyEntries(Fact):
    count: int
    most: int


class NotAName(Fact):
    value: object
    kind: type[Named]


class NotATile(Fact):
    """Neither both faces of a tile nor the one that may stand alone."""

    value: object
    kind: type[Troop] | type[Bonus]


class NotACard(Fact):
    value: object
    only_troops: bool


class TooManyOfACard(Fact):
    value: object
    count: int
    most: int


class TooManyOfATile(Fact):
    value: object
    count: int
    most: int


class NotInRange(Fact):
    value: object
    least: int
    most: int


class NotAFlag(Fact):
    value: object


class NotAPlayer(Fact):
    value: object
    players: tuple[General, ...]


class NotAnother(Fact):
    """The one who asks, where others are told of."""

    me: General
    others: tuple[General, ...]


class PlaysTwice(Fact):
    value: object


class WrongNumberOfPlayers(Fact):
    count: int


class TitleHeldTwice(Fact):
    value: object
    holder: General


class TileBesideKamons(Fact):
    kamons: int


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
    | TitleMissing
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
    | NotAnother
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
