"""A position: what one player sees at his turn in an odd year, or at his decision in an even one."""

from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from itertools import chain
from operator import attrgetter
from typing import TypeVar

from engine.board import (
    CONQUESTS_PER_TURN,
    KAMONS,
    KOKU_CARDS,
    POSITIONS,
    TILES_PER_GATE,
    Demand,
    Province,
    demand,
)
from engine.components import (
    BonusTile,
    Card,
    Cards,
    GateTile,
    General,
    Kamon,
    Named,
    Title,
    sorted_cards,
    sorted_tiles,
    told_apart,
)
from engine.entries import (
    MOST_FAVOUR,
    CardList,
    EvenYear,
    Flag,
    NumberOfEach,
    OnePlayer,
    Opponents,
    Players,
    Provinces,
    TileList,
    TitleOfEach,
    WholeNumber,
    declared,
    holds,
)
from engine.payment import Means
from engine.refusals import Forbidden, ProvinceIsFull
from engine.sharing import Sharing

_rank = attrgetter("rank")
N = TypeVar("N", bound=Named)
T = TypeVar("T")


def _in_order(mapping: Mapping[N, T]) -> Mapping[N, T]:
    return {key: mapping[key] for key in sorted(mapping, key=_rank)}


@dataclass(frozen=True, slots=True)
class Site:
    """A province as it lies on the board: its kamons from the left, and the tile on its gate."""

    kamons: tuple[Kamon, ...] = ()
    tile: GateTile | None = None

    @property
    def position(self) -> int:
        """The first free position, 1 to 4; 5 where none is free."""
        return len(self.kamons) + 1

    @property
    def is_full(self) -> bool:
        """Whether no position is free."""
        return len(self.kamons) >= POSITIONS

    @property
    def tiles_left(self) -> int:
        """How many tiles still lie on the gate."""
        return max(0, TILES_PER_GATE - len(self.kamons))

    def demand(self, province: Province) -> Demand:
        """What the first free position asks for, of `province` lying like this; `Forbidden` if it is full."""
        if self.is_full:
            raise Forbidden(ProvinceIsFull(province))
        return demand(province, self.position, self.tile.troop if self.tile else None)


@dataclass(frozen=True, slots=True)
class Opponent:
    """What is known of another player's cards and tiles."""

    known: Cards = ()
    """Cards that he was seen to take and has not played yet."""
    cards: int | None = None
    """How many he has in hand; None where that is not stated."""
    tiles: tuple[BonusTile, ...] = ()
    """Those in front of him."""

    def __post_init__(self) -> None:
        object.__setattr__(self, "known", sorted_cards(self.known))
        object.__setattr__(self, "tiles", sorted_tiles(self.tiles))


NOTHING_KNOWN = Opponent()


@dataclass(frozen=True, slots=True, kw_only=True)
class Position:
    """What `me` sees. Mappings hold only what is known; a province left out is not described.

    What `others` have was seen too, and so were the cards of an even year: `used_tiles` and `seen_troops`
    hold them, whether or not they were listed there.
    Positions compare by value; holding mappings, they cannot be keys of one.
    """

    players: tuple[General, ...] = field(metadata=holds(Players()))
    me: General = field(metadata=holds(OnePlayer()))
    titles: Mapping[General, Title] = field(metadata=holds(TitleOfEach()))
    hand: Cards = field(metadata=holds(CardList()))
    tiles: tuple[BonusTile, ...] = field(default=(), metadata=holds(TileList()))
    board: Mapping[Province, Site] = field(metadata=holds(Provinces()))
    kamons_left: Mapping[General, int] = field(
        default_factory=dict, metadata=holds(NumberOfEach(), spoken="kamons")
    )
    favour: Mapping[General, int] = field(default_factory=dict, metadata=holds(NumberOfEach(MOST_FAVOUR)))
    used_tiles: tuple[BonusTile, ...] = field(
        default=(), metadata=holds(TileList(elsewhere=True), spoken="used")
    )
    """Tiles seen and out of play or in front of opponents."""
    seen_troops: Cards = field(default=(), metadata=holds(CardList(only_troops=True), spoken="seen"))
    """Troop cards known to be neither in the deck nor in my hand."""
    others: Mapping[General, Opponent] = field(default_factory=dict, metadata=holds(Opponents()))
    """Only those of whom something is known."""
    koku_deck: int | None = field(default=None, metadata=holds(WholeNumber(len(KOKU_CARDS)), spoken="koku"))
    sharing: Sharing | None = field(default=None, metadata=holds(EvenYear()))
    """The even year under way, in which it is my decision; None at my turn of an odd year. `titles` are then
    those of the past round, and `hand` and `others` are without this year's lots."""
    hatamoto_used: bool = field(default=False, metadata=holds(Flag(), spoken="joker"))
    conquests_made: int = field(
        default=0, metadata=holds(WholeNumber(CONQUESTS_PER_TURN), spoken="conquests")
    )

    def __post_init__(self) -> None:
        # One order for each, so that equal positions compare equal and get the same answer to the letter.
        for name in ("titles", "board", "kamons_left", "favour"):
            object.__setattr__(self, name, _in_order(getattr(self, name)))
        object.__setattr__(self, "hand", sorted_cards(self.hand))
        object.__setattr__(self, "tiles", sorted_tiles(self.tiles))
        others = {who: other for who, other in self.others.items() if other != NOTHING_KNOWN}
        object.__setattr__(self, "others", _in_order(others))
        if self.sharing:
            object.__setattr__(self, "sharing", self.sharing.in_order())
        object.__setattr__(self, "used_tiles", sorted_tiles(self._tiles_elsewhere()))
        object.__setattr__(self, "seen_troops", sorted_cards(self._troops_elsewhere()))

    def _tiles_elsewhere(self) -> Iterable[BonusTile]:
        """The tiles seen and those in front of others, each once."""
        in_front = [tile for other in self.others.values() for tile in other.tiles]
        return chain(*told_apart(self.used_tiles, in_front)) if in_front else self.used_tiles

    def _troops_elsewhere(self) -> Iterable[Card]:
        """The troop cards seen, those that others are known to have and those of this year, each once."""
        of_the_year = self.sharing.turned_up if self.sharing else ()
        in_hands = (card for other in self.others.values() for card in other.known)
        known = Counter(card for card in chain(in_hands, of_the_year) if card.troops)
        return (Counter(self.seen_troops) | known).elements() if known else self.seen_troops

    @property
    def title(self) -> Title:
        """My title."""
        return self.titles[self.me]

    @property
    def hatamoto_ready(self) -> bool:
        """Whether the joker is mine and still unused this turn."""
        return self.title is Title.HATAMOTO and not self.hatamoto_used

    def kamons_of(self, general: General) -> int:
        """A general's stock: as stated, else the full stock less what lies on the described board."""
        if general in self.kamons_left:
            return self.kamons_left[general]
        placed = sum(kamon.general is general for site in self.board.values() for kamon in site.kamons)
        return KAMONS[len(self.players)] - placed

    def means(self) -> Means:
        """What I can pay with."""
        return Means.of(self.hand, self.tiles, self.hatamoto_ready)

    def unseen_cards(self) -> Cards:
        """The troop cards that may be in the deck: those not known to be elsewhere."""
        elsewhere = self.hand + self.seen_troops
        return tuple(card for card in Card if card.troops for _ in range(card.copies - elsewhere.count(card)))


DECLARED = declared(Position)
"""Every field of a position, in the order of a file."""
