"""The odds of what a position hides: a top tile's bonus, the tile under it, the next card."""

from collections import Counter
from fractions import Fraction
from itertools import product
from typing import TypeVar

from engine.board import TILE_COPIES
from engine.components import Bonus, BonusTile, Card, GateTile, Troop
from engine.position import Position

K = TypeVar("K")
Pool = dict[tuple[Troop, Bonus], Fraction]
"""How many tiles of each pair of faces are still unaccounted for, on average."""


def tile_pool(position: Position) -> Pool:
    """The box's tiles less those known in full; one known by its bonus alone takes its share of each
    pair with that bonus."""
    tops = [site.tile for site in position.board.values() if site.tile]
    seen: list[GateTile | BonusTile] = [*tops, *position.tiles, *position.used_tiles]
    known = Counter((tile.troop, tile.bonus) for tile in seen if tile.troop and tile.bonus)
    half_known = Counter(tile.bonus for tile in (*position.tiles, *position.used_tiles) if tile.troop is None)
    pool = {pair: Fraction(TILE_COPIES - known[pair]) for pair in product(Troop, Bonus)}
    for bonus, count in half_known.items():
        among = sum(pool[troop, bonus] for troop in Troop)
        for troop in Troop:
            pool[troop, bonus] -= pool[troop, bonus] * count / among
    return pool


def bonus_odds(position: Position, tile: GateTile) -> dict[Bonus, Fraction]:
    """The chance of each bonus under a top tile; bonuses that cannot be are left out."""
    if tile.bonus:
        return {tile.bonus: Fraction(1)}
    pool = tile_pool(position)
    return _in_proportion({bonus: pool[tile.troop, bonus] for bonus in Bonus})


def next_tile_odds(position: Position) -> dict[Troop, Fraction]:
    """The chance of each troop on the tile under any top tile."""
    pool = tile_pool(position)
    tops = Counter(
        site.tile.troop for site in position.board.values() if site.tile and site.tile.bonus is None
    )
    weights = {troop: sum((pool[troop, bonus] for bonus in Bonus), Fraction()) for troop in Troop}
    return _in_proportion({troop: weight - tops[troop] for troop, weight in weights.items()})


def card_odds(position: Position) -> dict[Card, Fraction]:
    """The chance of each card when one is drawn; empty where every troop card is known elsewhere."""
    return _in_proportion({card: Fraction(count) for card, count in Counter(position.unseen_cards()).items()})


def _in_proportion(weights: dict[K, Fraction]) -> dict[K, Fraction]:
    possible = {key: weight for key, weight in weights.items() if weight > 0}
    total = sum(possible.values(), Fraction())
    return {key: weight / total for key, weight in possible.items()}
