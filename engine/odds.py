"""The odds of what a position hides: a top tile's bonus, the tile under it, the next card.

Exact, by counting every way in which the box's tiles can lie where tiles were seen: as tops of which only
the troop shows, and as tiles that were taken and of which only the bonus is remembered.
"""

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from functools import lru_cache
from itertools import product
from math import comb, factorial, perm
from typing import TypeVar

from engine.board import TILE_COPIES
from engine.components import Bonus, BonusTile, Card, Cards, GateTile, Troop
from engine.position import Position

K = TypeVar("K")
Numbers = tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Box:
    """The tiles of the box that are not known in full, and what was seen of them."""

    unknown: tuple[Numbers, ...]
    """How many of each pair are not known in full: a row for each troop, a number for each bonus."""
    tops: Numbers
    """Tops of unknown bonus, by troop."""
    bare: Numbers
    """Tiles of which only the bonus is known, by bonus."""

    @classmethod
    def of(cls, position: Position) -> "Box":
        """The box as it is known in a position."""
        tops = [site.tile for site in position.board.values() if site.tile]
        return cls.seen(tops, (*position.tiles, *position.used_tiles))

    @classmethod
    def seen(cls, tops: Sequence[GateTile], taken: Sequence[BonusTile]) -> "Box":
        """The box with these tops on the gates, and these tiles in front of players or out of play."""
        seen: list[GateTile | BonusTile] = [*tops, *taken]
        known = Counter((tile.troop, tile.bonus) for tile in seen if tile.troop and tile.bonus)
        hidden = Counter(tile.troop for tile in tops if tile.bonus is None)
        forgotten = Counter(tile.bonus for tile in taken if tile.troop is None)
        return cls(
            tuple(tuple(TILE_COPIES - known[troop, bonus] for bonus in Bonus) for troop in Troop),
            tuple(hidden[troop] for troop in Troop),
            tuple(forgotten[bonus] for bonus in Bonus),
        )

    def copies(self, troop: Troop, bonus: Bonus) -> int:
        """How many tiles with these faces are not known in full."""
        return self.unknown[troop.rank][bonus.rank]

    def without(self, troop: Troop, bonus: Bonus) -> "Box":
        """The box with one more tile known in full."""
        rows = [list(row) for row in self.unknown]
        rows[troop.rank][bonus.rank] -= 1
        return Box(tuple(map(tuple, rows)), self.tops, self.bare)

    def turned(self, tile: GateTile, bonus: Bonus) -> "Box":
        """The box once a top has shown its bonus; one that was known shows nothing new."""
        return self if tile.bonus else self.without(tile.troop, bonus).uncovered(tile.troop, -1)

    def uncovered(self, troop: Troop, count: int = 1) -> "Box":
        """The box once one more top shows this troop."""
        tops = list(self.tops)
        tops[troop.rank] += count
        return Box(self.unknown, tuple(tops), self.bare)

    def ways(self) -> int:
        """In how many ways tiles of the box can lie where tiles were seen."""
        if any(count < 0 for row in self.unknown for count in row):
            return 0
        return _ways(self.unknown, self.tops, self.bare)

    def ways_below(self) -> dict[Troop, int]:
        """In how many of them each troop lies under a top."""
        return {
            troop: sum(
                copies * self.without(troop, bonus).ways()
                for bonus in Bonus
                if (copies := self.copies(troop, bonus))
            )
            for troop in Troop
        }

    def bonus_odds(self, tile: GateTile) -> dict[Bonus, Fraction]:
        """The chance of each bonus under a top; bonuses that cannot be are left out."""
        if tile.bonus:
            return {tile.bonus: Fraction(1)}
        return _in_proportion(
            {
                bonus: copies * self.turned(tile, bonus).ways()
                for bonus in Bonus
                if (copies := self.copies(tile.troop, bonus))
            }
        )


@lru_cache(maxsize=1 << 12)
def _ways(unknown: tuple[Numbers, ...], tops: Numbers, bare: Numbers) -> int:
    """Choose the tiles of the tops, troop by troop, and order them; then one after the other the bare tiles
    among what is left of their bonus. How many tops took each bonus matters only where some are bare."""
    watched = [bonus for bonus, count in enumerate(bare) if count]
    taken: dict[Numbers, int] = {(0,) * len(watched): 1}
    for row, count in zip(unknown, tops, strict=True):
        choices = _tops_of_a_troop(tuple(row[bonus] for bonus in watched), sum(row), count)
        more: dict[Numbers, int] = {}
        for (before, ways), (here, choose) in product(taken.items(), choices):
            both = tuple(map(int.__add__, before, here))
            more[both] = more.get(both, 0) + ways * choose
        taken = more
    left = [sum(row[bonus] for row in unknown) for bonus in watched]
    total = 0
    for gone, ways in taken.items():
        for bonus, of_bonus, used in zip(watched, left, gone, strict=True):
            ways *= perm(of_bonus - used, bare[bonus])
        total += ways
    return total


@lru_cache(maxsize=1 << 10)
def _tops_of_a_troop(watched: Numbers, tiles: int, tops: int) -> tuple[tuple[Numbers, int], ...]:
    """The ways to lay so many tops out of so many tiles, by how many of each watched bonus they take."""
    others = tiles - sum(watched)
    found = []
    for taken in product(*(range(count + 1) for count in watched)):
        rest = tops - sum(taken)
        ways = comb(others, rest) if rest >= 0 else 0
        for count, used in zip(watched, taken, strict=True):
            ways *= comb(count, used)
        if ways:
            found.append((taken, ways * factorial(tops)))
    return tuple(found)


def bonus_odds(position: Position, tile: GateTile) -> dict[Bonus, Fraction]:
    """The chance of each bonus under a top tile of the board; bonuses that cannot be are left out."""
    return Box.of(position).bonus_odds(tile)


def next_tile_odds(position: Position) -> dict[Troop, Fraction]:
    """The chance of each troop on the tile under any top tile."""
    return _in_proportion(Box.of(position).ways_below())


def tile_odds(position: Position, tile: GateTile) -> dict[tuple[Bonus, Troop], Fraction]:
    """The chance of each bonus of a top tile together with the troop that taking it uncovers."""
    box = Box.of(position)
    weights = {}
    for bonus in [tile.bonus] if tile.bonus else Bonus:
        copies = 1 if tile.bonus else box.copies(tile.troop, bonus)
        if copies:
            for troop, ways in box.turned(tile, bonus).ways_below().items():
                weights[bonus, troop] = copies * ways
    return _in_proportion(weights)


def card_odds(position: Position, paid: Cards = ()) -> dict[Card, Fraction]:
    """The chance of each card when one is drawn, once `paid` was put down; empty where there is none to
    draw. An empty deck is refilled at once, so it then holds just the troop cards paid (ruling 15)."""
    deck = position.unseen_cards() or [card for card in paid if card.troops]
    return _in_proportion(Counter(deck))


def _in_proportion(weights: Mapping[K, int]) -> dict[K, Fraction]:
    total = sum(weights.values())
    return {key: Fraction(weight, total) for key, weight in weights.items() if weight}
