"""What a conquest may bring, with its chances, by counting all ways in which the tiles of the box can lie."""

from collections import Counter
from collections.abc import Iterable
from fractions import Fraction
from functools import cache, lru_cache
from typing import NamedTuple, TypeVar

from engine.board import KAMONS, Province
from engine.components import Bonus, BonusTile, Card, Cards, GateTile, General, Troop
from engine.position import Position

K = TypeVar("K")


class Brought(NamedTuple):
    """What a first conquest brings, with its chance."""

    chance: Fraction
    bonus: Bonus | None
    drawn: Card | None
    next_tile: Troop | None


PAIRS = [(troop, bonus) for troop in Troop for bonus in Bonus]
Seen = tuple[Troop | None, Bonus | None]
"""A tile of which one face or both were seen."""


@lru_cache(maxsize=1 << 18)
def _ways(left: tuple[int, ...], seen: tuple[Seen, ...]) -> int:
    """In how many ways tiles of the box can lie where tiles were seen, taken one after the other."""
    if not seen:
        return 1
    total = 0
    for at in range(len(PAIRS)):
        if left[at] and _can_be(PAIRS[at], seen[0]):
            then = [*left[:at], left[at] - 1, *left[at + 1 :]]
            total += left[at] * _ways(_told_apart(then, seen[1:]), seen[1:])
    return total


@cache
def _can_be(faces: tuple[Troop, Bonus], seen: Seen) -> bool:
    return all(told in (None, face) for face, told in zip(faces, seen, strict=True))


def _told_apart(left: list[int], seen: tuple[Seen, ...]) -> tuple[int, ...]:
    """The same tiles, as far as the rest can tell them apart: which of several pairs it is that the same
    places can hold makes no difference, nor what none of them can be."""
    for is_of_use, alike in _alike(frozenset(seen)):
        for at, count in zip(alike, sorted(left[at] for at in alike), strict=True):
            left[at] = count if is_of_use else 0
    return tuple(left)


@cache
def _alike(seen: frozenset[Seen]) -> list[tuple[bool, list[int]]]:
    """Pairs of faces that the same places can hold, and whether any can."""
    groups: dict[tuple[bool, ...], list[int]] = {}
    for at, faces in enumerate(PAIRS):
        groups.setdefault(tuple(_can_be(faces, tile) for tile in seen), []).append(at)
    return [(any(places), alike) for places, alike in groups.items()]


def ways_to_lie(seen: Iterable[Seen]) -> int:
    """The same of the whole box; tiles that are known best come first, so that little is counted twice."""
    told = sorted(seen, key=lambda tile: (tile.count(None), tile[0] is None, repr(tile)))
    return _ways((2,) * len(PAIRS), tuple(told))


def seen_tiles(position: Position, apart_from: Province | None = None) -> list[Seen]:
    tops = [s.tile for province, s in position.board.items() if s.tile and province is not apart_from]
    tiles: list[BonusTile | GateTile] = [*tops, *position.tiles, *position.used_tiles]
    return [(tile.troop, tile.bonus) for tile in tiles]


def chances(weights: dict[K, int]) -> dict[K, Fraction]:
    """In proportion to the weights that are above nothing."""
    total = sum(weights.values())
    return {what: Fraction(weight, total) for what, weight in weights.items() if weight}


def _tile_chances(position: Position, province: Province) -> dict[tuple[Bonus, Troop | None], Fraction]:
    """The bonus of a province's top tile, together with the troop of the tile under it if there is one."""
    site = position.board[province]
    top = site.tile
    assert top
    others = seen_tiles(position, apart_from=province)
    bonuses = [top.bonus] if top.bonus else list(Bonus)
    if len(site.kamons) == 2:
        return chances({(bonus, None): ways_to_lie([*others, (top.troop, bonus)]) for bonus in bonuses})
    return chances(
        {
            (bonus, troop): ways_to_lie([*others, (top.troop, bonus), (troop, None)])
            for bonus in bonuses
            for troop in Troop
        }
    )


def brought(position: Position, province: Province, paid: Cards) -> list[Brought]:
    """Everything that taking `province` may bring: the bonus of its tile, the card that a Draw tile brings
    at once if there may be one in the deck and another conquest may follow, and the troop of the tile under
    it if there is one. An empty deck is made anew of the troop cards just paid."""
    if position.board[province].tile is None:
        return [Brought(Fraction(1), None, None, None)]
    elsewhere = Counter([*position.hand, *position.seen_troops])
    deck = {card: card.copies - elsewhere[card] for card in Card if card.troops}
    if not any(deck.values()):
        deck = dict(Counter(card for card in paid if card.troops))
    if min(2 - position.conquests_made, kamons_left(position, position.me)) < 2:
        deck = {}
    found = []
    for (bonus, troop), chance in _tile_chances(position, province).items():
        drawn = chances(deck) if bonus is Bonus.DRAW else {}
        found += [Brought(chance * of_card, bonus, card, troop) for card, of_card in drawn.items()]
        if not drawn:
            found.append(Brought(chance, bonus, None, troop))
    return found


def kamons_left(position: Position, general: General) -> int:
    on_board = sum(kamon.general is general for site in position.board.values() for kamon in site.kamons)
    return position.kamons_left.get(general, KAMONS[len(position.players)] - on_board)
