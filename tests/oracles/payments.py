"""The slow, obvious enumeration of ways to pay: try every set of things, play every sequence of effects.

It shares nothing with the engine's own search: plain text symbols and the rules, written out again.
"""

from collections import Counter
from functools import cache
from itertools import product

TROOPS = ("samurai", "bushi", "sohei", "shinobi")
Pool = tuple[int, int, int, int, int]
"""Samurai, Bushi, Sōhei, Shinobi, koku."""
Things = tuple[tuple[str, ...], int, int, int]
"""Cards, Exchange tiles, +1 tiles, Hatamotos."""


def symbols_of(card: str) -> Pool:
    counts = [0, 0, 0, 0, 0]
    if card.startswith("koku "):
        counts[4] = int(card[5:])
    else:
        for troop in card.split("+"):
            counts[TROOPS.index(troop)] += 1
    return counts[0], counts[1], counts[2], counts[3], counts[4]


@cache
def outcomes(pool: Pool, exchange: int, plus_one: int, hatamoto: int) -> frozenset[Pool]:
    """Every pool that playing some of the tools, one after the other in any order, can lead to."""
    reached = {pool}
    if hatamoto:
        for troop in range(4):
            reached |= outcomes(_add(pool, troop), exchange, plus_one, 0)
    if exchange:
        for source, to in product(range(5), range(5)):
            if source != to and pool[source]:
                reached |= outcomes(_add(_add(pool, source, -1), to), exchange - 1, plus_one, hatamoto)
    if plus_one:
        for kind in range(5):
            if pool[kind]:
                reached |= outcomes(_add(pool, kind), exchange, plus_one - 1, hatamoto)
    return frozenset(reached)


def _add(pool: Pool, kind: int, amount: int = 1) -> Pool:
    counts = list(pool)
    counts[kind] += amount
    return counts[0], counts[1], counts[2], counts[3], counts[4]


def can_pay(things: Things, pay: str, needed: tuple[str, ...], price: int) -> bool:
    cards, exchange, plus_one, hatamoto = things
    pool = [sum(counts) for counts in zip((0,) * 5, *map(symbols_of, cards), strict=True)]
    start = pool[0], pool[1], pool[2], pool[3], pool[4]
    need = Counter(needed)
    for reached in outcomes(start, exchange, plus_one, hatamoto):
        if pay == "koku" and reached[4] >= price:
            return True
        if pay == "troops" and all(reached[TROOPS.index(troop)] >= need[troop] for troop in need):
            return True
    return False


def ways_to_pay(things: Things, needed: tuple[str, ...], price: int) -> set[Things]:
    """Every set of things that pays, in troops or in koku, and of which none can be left out for that."""
    found = set()
    for pay in ("troops", "koku"):
        paying = [part for part in _parts(things) if can_pay(part, pay, needed, price)]
        able = set(paying)
        found |= {part for part in paying if not any(less in able for less in _one_less(part))}
    return found


def _parts(things: Things) -> list[Things]:
    """Every selection of the things."""
    cards, exchange, plus_one, hatamoto = things
    counts = Counter(cards)
    selections = product(*(range(count + 1) for count in counts.values()))
    chosen = [
        tuple(sorted(card for card, number in zip(counts, numbers, strict=True) for _ in range(number)))
        for numbers in selections
    ]
    return [
        (some, e, p, h)
        for some in chosen
        for e in range(exchange + 1)
        for p in range(plus_one + 1)
        for h in range(hatamoto + 1)
    ]


def _one_less(things: Things) -> list[Things]:
    """The things with any one of them left out."""
    cards, exchange, plus_one, hatamoto = things
    less: list[Things] = [
        (cards[:at] + cards[at + 1 :], exchange, plus_one, hatamoto) for at in range(len(cards))
    ]
    if exchange:
        less.append((cards, exchange - 1, plus_one, hatamoto))
    if plus_one:
        less.append((cards, exchange, plus_one - 1, hatamoto))
    if hatamoto:
        less.append((cards, exchange, plus_one, 0))
    return less
