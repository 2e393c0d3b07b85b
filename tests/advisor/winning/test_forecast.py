"""Chances of majorities that are looked up, beside a slow count of every way in which a province can fill
up."""

import random
from collections import Counter
from collections.abc import Sequence

import pytest

from advisor.winning.forecast import LEVELS, majority_chances
from advisor.winning.lanes import SLOT

Kamons = tuple[tuple[int, int], ...]
"""Owner and weight of each kamon, from the left."""


def leader(kamons: Kamons) -> int:
    weights: Counter[int] = Counter()
    for owner, weight in kamons:
        weights[owner] += weight
    most = max(weights.values())
    return next(owner for owner, _ in kamons if weights[owner] == most)


def counted(kamons: Kamons, players: int, filled: float, is_turned: bool) -> list[float]:
    """Who dominates, over everything that can still happen: an empty province is found three times as
    surely."""
    chances = [0.0] * players
    goes_on = 0.0 if len(kamons) == 4 else filled if kamons else 1 - (1 - filled) ** 3
    if kamons:
        ends = [kamons]
        if is_turned:
            ends = []
            for owner in dict.fromkeys(owner for owner, _ in kamons):
                at = kamons.index((owner, 1)) if (owner, 1) in kamons else 0
                golden = (*kamons[:at], (owner, 2), *kamons[at + 1 :])
                ends.append(golden if (owner, 1) in kamons else kamons)
        for end in ends:
            chances[leader(end)] += (1 - goes_on) / len(ends)
    if goes_on:
        for player in range(players):
            more = counted((*kamons, (player, 1)), players, filled, is_turned)
            chances = [
                chance + goes_on * other / players for chance, other in zip(chances, more, strict=True)
            ]
    return chances


def code(kamons: Sequence[tuple[int, int]]) -> int:
    return sum(int(SLOT[at]) * (2 * owner + weight) for at, (owner, weight) in enumerate(kamons))


@pytest.mark.parametrize("players", [2, 3, 4])
def test_chances_equal_a_count(players: int) -> None:
    rng = random.Random(players)
    plain, turned = majority_chances(players)
    for _ in range(150):
        kamons = tuple((rng.randrange(players), rng.choice((1, 1, 2))) for _ in range(rng.randint(0, 4)))
        level = rng.randint(0, LEVELS)
        for table, is_turned in ((plain, False), (turned, True)):
            expected = counted(kamons, players, level / LEVELS, is_turned)
            assert table[code(kamons), level].tolist() == pytest.approx(expected, abs=1e-5)
