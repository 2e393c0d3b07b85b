"""What can happen at a table, as it is recorded."""

from dataclasses import dataclass

from engine.board import Province
from engine.components import Bonus, Card, Cards, General, Title, Troop
from engine.conquest import Conquest
from engine.position import Position
from engine.sharing import SharingDecision


@dataclass(frozen=True, slots=True)
class Joined:
    """The game is already under way, and it is my turn of an odd year."""

    position: Position


@dataclass(frozen=True, slots=True)
class Joins:
    """The game is already under way, and is going to be described."""


@dataclass(frozen=True, slots=True)
class Describes:
    """A part of a game that is under way: a field of a position file, and what stands there."""

    field: str
    value: object


@dataclass(frozen=True, slots=True)
class Players:
    """Who plays."""

    generals: tuple[General, ...]


@dataclass(frozen=True, slots=True)
class Me:
    """Who of them asks for advice."""

    general: General


@dataclass(frozen=True, slots=True)
class Titles:
    """The titles dealt at the start, in the order of the players."""

    titles: tuple[Title, ...]


@dataclass(frozen=True, slots=True)
class Hand:
    """My first cards."""

    cards: Cards


@dataclass(frozen=True, slots=True)
class Tiles:
    """The troops on the top tiles, in the order of the provinces."""

    troops: tuple[Troop, ...]


@dataclass(frozen=True, slots=True)
class Share:
    """The cards turned up in an even year."""

    cards: Cards


@dataclass(frozen=True, slots=True)
class Shared:
    """A decision of the even year."""

    decision: SharingDecision


@dataclass(frozen=True, slots=True)
class Conquers:
    """A conquest by the player whose turn it is; `forced` where the table did what the rules forbid."""

    conquest: Conquest
    forced: bool = False


@dataclass(frozen=True, slots=True)
class Uncovers:
    """What the conquest brought: the tile's bonus, and the troop of the next tile."""

    bonus: Bonus
    next_tile: Troop | None


@dataclass(frozen=True, slots=True)
class Draws:
    """A Draw tile is used; the card is known if it is mine."""

    card: Card | None


@dataclass(frozen=True, slots=True)
class Ends:
    """The turn is over; a Sensei may turn a kamon golden."""

    golden: tuple[Province, int] | None = None


@dataclass(frozen=True, slots=True)
class Holds:
    """What an opponent holds at the final count."""

    general: General
    cards: Cards


@dataclass(frozen=True, slots=True)
class Corrects:
    """A player's favour as it stands on the board, whatever the record says."""

    general: General
    favour: int


Event = (
    Joined
    | Joins
    | Describes
    | Players
    | Me
    | Titles
    | Hand
    | Tiles
    | Share
    | Shared
    | Conquers
    | Uncovers
    | Draws
    | Ends
    | Holds
    | Corrects
)
