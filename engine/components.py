"""The pieces of the box: troops, bonuses, titles, generals, cards, tiles and kamons."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from enum import Enum
from operator import attrgetter
from typing import Final, Literal, NewType, Protocol, Self, TypeVar

Koku = NewType("Koku", int)
Favour = NewType("Favour", int)
T = TypeVar("T")


class Named(Enum):
    """A closed set of the box: values are canonical names, `rank` is the order of definition."""

    rank: int
    label: str

    def __new__(cls, value: str, label: str, *_: object) -> Self:
        member = object.__new__(cls)
        member._value_ = value
        member.rank = len(cls.__members__)
        member.label = label
        return member

    # Members are singletons, and games hash them by the million: Enum's own hash runs in Python.
    __hash__ = object.__hash__


class Troop(Named):
    """A kind of troop."""

    SAMURAI = "samurai", "Samurai"
    BUSHI = "bushi", "Bushi"
    SOHEI = "sohei", "Sōhei"
    SHINOBI = "shinobi", "Shinobi"


KOKU: Final[Literal["koku"]] = "koku"
Symbol = Troop | Literal["koku"]
"""What a payment is made of: a troop, or one koku."""


class Bonus(Named):
    """What a bonus tile does, once."""

    EXCHANGE = "exchange", "Exchange"
    PLUS_ONE = "+1", "+1"
    DRAW = "draw", "Draw"


class Title(Named):
    """A title, highest first; it orders the turns and adds favour to each conquest."""

    def __init__(self, _value: str, _label: str, seals: int, favour: int) -> None:
        self.seals = seals
        self.favour = Favour(favour)

    DAIMYO = "daimyo", "Daimyō", 4, 2
    SHOMYO = "shomyo", "Shōmyō", 3, 1
    SENSEI = "sensei", "Sensei", 2, 0
    HATAMOTO = "hatamoto", "Hatamoto", 1, 0


class SharingStep(Enum):
    """A decision of the even year."""

    FORM = "form"
    ANSWER = "answer"
    SPLIT = "split"
    CHOOSE = "choose"


class Pay(Named):
    """The two ways of paying."""

    TROOPS = "troops", "troops"
    KOKU = "koku", "koku"


class General(Named):
    """A player."""

    HONDA = "honda", "Honda"
    II = "ii", "Ii"
    SAKAKIBARA = "sakakibara", "Sakakibara"
    SAKAI = "sakai", "Sakai"


class Card(Named):
    """A kind of card: how many copies the box holds, and the symbols it puts into a payment."""

    def __init__(self, _value: str, _label: str, copies: int, shows: tuple[Troop, ...] | int) -> None:
        self.copies = copies
        self.troops: tuple[Troop, ...] = () if isinstance(shows, int) else shows
        self.koku = Koku(shows if isinstance(shows, int) else 0)
        coins: tuple[Symbol, ...] = (KOKU,) * self.koku
        self.symbols: tuple[Symbol, ...] = self.troops or coins

    SAMURAI = "samurai", "Samurai", 6, (Troop.SAMURAI,)
    BUSHI = "bushi", "Bushi", 6, (Troop.BUSHI,)
    SOHEI = "sohei", "Sōhei", 6, (Troop.SOHEI,)
    SHINOBI = "shinobi", "Shinobi", 6, (Troop.SHINOBI,)
    SAMURAI_SAMURAI = "samurai+samurai", "Samurai+Samurai", 1, (Troop.SAMURAI, Troop.SAMURAI)
    SAMURAI_BUSHI = "samurai+bushi", "Samurai+Bushi", 1, (Troop.SAMURAI, Troop.BUSHI)
    SAMURAI_SOHEI = "samurai+sohei", "Samurai+Sōhei", 1, (Troop.SAMURAI, Troop.SOHEI)
    SAMURAI_SHINOBI = "samurai+shinobi", "Samurai+Shinobi", 1, (Troop.SAMURAI, Troop.SHINOBI)
    BUSHI_BUSHI = "bushi+bushi", "Bushi+Bushi", 1, (Troop.BUSHI, Troop.BUSHI)
    BUSHI_SOHEI = "bushi+sohei", "Bushi+Sōhei", 1, (Troop.BUSHI, Troop.SOHEI)
    BUSHI_SHINOBI = "bushi+shinobi", "Bushi+Shinobi", 1, (Troop.BUSHI, Troop.SHINOBI)
    SOHEI_SOHEI = "sohei+sohei", "Sōhei+Sōhei", 1, (Troop.SOHEI, Troop.SOHEI)
    SOHEI_SHINOBI = "sohei+shinobi", "Sōhei+Shinobi", 1, (Troop.SOHEI, Troop.SHINOBI)
    SHINOBI_SHINOBI = "shinobi+shinobi", "Shinobi+Shinobi", 1, (Troop.SHINOBI, Troop.SHINOBI)
    KOKU_1 = "koku 1", "1 koku", 12, 1
    KOKU_2 = "koku 2", "2 koku", 8, 2
    KOKU_3 = "koku 3", "3 koku", 4, 3


@dataclass(frozen=True, slots=True)
class Tile:
    """A bonus tile with both its faces, as only the box knows it."""

    troop: Troop
    bonus: Bonus


@dataclass(frozen=True, slots=True)
class GateTile:
    """A tile lying on a gate, troop face up; its bonus only where the players know it (ruling 8)."""

    troop: Troop
    bonus: Bonus | None = None


@dataclass(frozen=True, slots=True)
class BonusTile:
    """A tile that was taken, bonus face up; its troop only where it is remembered."""

    bonus: Bonus
    troop: Troop | None = None


class Faces(Protocol):
    """A tile by what is known of its two faces."""

    @property
    def troop(self) -> Troop | None: ...
    @property
    def bonus(self) -> Bonus | None: ...


F = TypeVar("F", bound=Faces)


@dataclass(frozen=True, slots=True)
class Kamon:
    """A general's mark on a position of the board; a golden one counts twice in the end."""

    general: General
    golden: bool = False


Cards = tuple[Card, ...]
"""Cards as a multiset: always in the order of `Card`."""

_rank = attrgetter("rank")


def sorted_cards(cards: Iterable[Card]) -> Cards:
    """The cards in the one order in which hands, lots and payments are kept."""
    return tuple(sorted(cards, key=_rank))


def sorted_tiles(tiles: Iterable[BonusTile]) -> tuple[BonusTile, ...]:
    """The tiles by bonus, those with a remembered troop first."""
    return tuple(sorted(tiles, key=lambda t: (t.bonus.rank, 9 if t.troop is None else t.troop.rank)))


def told_apart(seen: Iterable[F], in_front: Sequence[F]) -> tuple[list[F], list[F]]:
    """Tiles in front of players, each as it is best known, and the rest of those seen, where both lists may
    hold the same tile. One of which only the bonus is known may be any with that bonus."""
    best, rest = list(in_front), list(seen)
    # A tile known in full has fewer that it can be.
    for at, tile in sorted(enumerate(in_front), key=lambda item: item[1].troop is None):
        fits = [
            other
            for other in rest
            if other.bonus is tile.bonus and (other.troop is tile.troop or None in (other.troop, tile.troop))
        ]
        if fits:
            same = max(fits, key=lambda other: other.troop is tile.troop)
            rest.remove(same)
            best[at] = tile if tile.troop else same
    return best, rest


def missing_from(wanted: Iterable[T], held: Iterable[T]) -> T | None:
    """The first of `wanted` that `held` has too few of, or None."""
    left = list(held)
    for item in wanted:
        if item not in left:
            return item
        left.remove(item)
    return None


def without(held: Iterable[T], gone: Iterable[T]) -> tuple[T, ...]:
    """`held` less each of `gone`, which it must contain."""
    left = list(held)
    for item in gone:
        left.remove(item)
    return tuple(left)


def less(held: Iterable[T], gone: Iterable[T]) -> tuple[T, ...]:
    """`held` less each of `gone` that it contains."""
    left = list(held)
    for item in gone:
        if item in left:
            left.remove(item)
    return tuple(left)
