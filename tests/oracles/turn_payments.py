"""Every payment of a turn, by trying all selections of what is held; the rules are written out again.

What many selections pay for is noted at once, each sum a bit, so that the expectimax need not wait long.
"""

from collections import Counter
from functools import cache, lru_cache
from itertools import permutations, product
from typing import NamedTuple

from engine.board import Province
from engine.components import Cards, Troop
from engine.position import Site

Pool = tuple[int, ...]
"""Samurai, Bushi, Sōhei, Shinobi, koku."""


class Things(NamedTuple):
    """What is held, or paid. Cards are in the order of `Card`; Draw tiles are never paid."""

    cards: Cards
    exchange: int
    plus_one: int
    draw: int
    hatamoto: int


class Ask(NamedTuple):
    """What a position of a province asks for: so many of each troop, or koku."""

    troops: Pool
    koku: int


@cache
def asks(province: Province, at: int, tile: Troop | None) -> Ask:
    """The printed home troops and the troop on the tile; without a tile one more home troop."""
    troops = [0, 0, 0, 0]
    troops[province.home.rank] += province.printed
    troops[(tile or province.home).rank] += 1
    return Ask(tuple(troops), province.prices[at - 1])


TROOPS_ASKED = sorted({asks(province, 1, tile).troops for province in Province for tile in Troop})
KOKU_ASKED = sorted({price for province in Province for price in province.prices})
TROOPS_BIT = {troops: 1 << bit for bit, troops in enumerate(TROOPS_ASKED)}
KOKU_BIT = {koku: 1 << bit for bit, koku in enumerate(KOKU_ASKED, start=len(TROOPS_ASKED))}


def _add(pool: Pool, kind: int, amount: int = 1) -> Pool:
    return (*pool[:kind], pool[kind] + amount, *pool[kind + 1 :])


@lru_cache(maxsize=1 << 20)
def _met(pool: Pool, exchange: int, plus_one: int, hatamoto: int) -> int:
    """All that can be paid, each sum a bit, by playing some of the tools one after the other in any order."""
    met = 0
    for troops, bit in TROOPS_BIT.items():
        if pool[0] >= troops[0] and pool[1] >= troops[1] and pool[2] >= troops[2] and pool[3] >= troops[3]:
            met |= bit
    for koku, bit in KOKU_BIT.items():
        if pool[4] >= koku:
            met |= bit
    if hatamoto:
        for troop in range(4):
            met |= _met(_add(pool, troop), exchange, plus_one, 0)
    if exchange:
        for source, to in permutations(range(5), 2):
            if pool[source]:
                met |= _met(_add(_add(pool, source, -1), to), exchange - 1, plus_one, hatamoto)
    if plus_one:
        for kind in range(5):
            if pool[kind]:
                met |= _met(_add(pool, kind), exchange, plus_one - 1, hatamoto)
    return met


def _pays(cards: Cards, exchange: int, plus_one: int, hatamoto: int) -> int:
    pool = [0, 0, 0, 0, 0]
    for card in cards:
        for troop in card.troops:
            pool[troop.rank] += 1
        pool[4] += card.koku
    return _met(tuple(pool), exchange, plus_one, hatamoto)


@lru_cache(maxsize=1 << 20)
def _just_pays(cards: Cards, exchange: int, plus_one: int, hatamoto: int) -> int:
    """What these things pay for, and would not with any one of them left out."""
    pays = _pays(cards, exchange, plus_one, hatamoto)
    for at in range(len(cards)):
        pays &= ~_pays(cards[:at] + cards[at + 1 :], exchange, plus_one, hatamoto)
    if exchange:
        pays &= ~_pays(cards, exchange - 1, plus_one, hatamoto)
    if plus_one:
        pays &= ~_pays(cards, exchange, plus_one - 1, hatamoto)
    if hatamoto:
        pays &= ~_pays(cards, exchange, plus_one, 0)
    return pays


@lru_cache(maxsize=1 << 12)
def _parts(held: Things) -> list[tuple[Things, int]]:
    """Every selection of things that just pays for something, and what for."""
    kinds = Counter(held.cards)
    numbers = product(*(range(count + 1) for count in kinds.values()))
    tools = list(product(range(held.exchange + 1), range(held.plus_one + 1), range(held.hatamoto + 1)))
    found = []
    for number in numbers:
        cards = tuple(card for card, n in zip(kinds, number, strict=True) for _ in range(n))
        for exchange, plus_one, hatamoto in tools:
            pays = _just_pays(cards, exchange, plus_one, hatamoto)
            if pays:
                found.append((Things(cards, exchange, plus_one, 0, hatamoto), pays))
    return found


@lru_cache(maxsize=1 << 14)
def payments(held: Things, ask: Ask) -> list[tuple[Things, tuple[str, ...]]]:
    """Every irreducible payment, and whether it is so in troops, in koku or in both."""
    in_troops, in_koku = TROOPS_BIT[ask.troops], KOKU_BIT[ask.koku]
    return [
        (part, ("troops",) * bool(pays & in_troops) + ("koku",) * bool(pays & in_koku))
        for part, pays in _parts(held)
        if pays & (in_troops | in_koku)
    ]


def asked(province: Province, site: Site) -> Ask | None:
    """What the first free position asks for; None where there is none."""
    if len(site.kamons) == 4:
        return None
    return asks(province, len(site.kamons) + 1, site.tile.troop if site.tile else None)


def less(held: Things, paid: Things) -> Things:
    kept = list(held.cards)
    for card in paid.cards:
        kept.remove(card)
    exchange, plus_one = held.exchange - paid.exchange, held.plus_one - paid.plus_one
    return Things(tuple(kept), exchange, plus_one, held.draw, held.hatamoto - paid.hatamoto)
