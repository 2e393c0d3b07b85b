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


def counted(kamons: Kamons, players: int, filled: float) -> list[float]:
    """Who dominates, over everything that can still happen: an empty province is found three times as
    surely."""
    chances = [0.0] * players
    goes_on = 0.0 if len(kamons) == 4 else filled if kamons else 1 - (1 - filled) ** 3
    if kamons:
        chances[leader(kamons)] += 1 - goes_on
    if goes_on:
        for player in range(players):
            more = counted((*kamons, (player, 1)), players, filled)
            chances = [
                chance + goes_on * other / players for chance, other in zip(chances, more, strict=True)
            ]
    return chances


def code(kamons: Sequence[tuple[int, int]]) -> int:
    return sum(int(SLOT[at]) * (2 * owner + weight) for at, (owner, weight) in enumerate(kamons))


@pytest.mark.parametrize("players", [2, 3, 4])
def test_chances_equal_a_count(players: int) -> None:
    rng = random.Random(players)
    for _ in range(150):
        kamons = tuple((rng.randrange(players), rng.choice((1, 1, 2))) for _ in range(rng.randint(0, 4)))
        level = rng.randint(0, LEVELS)
        expected = counted(kamons, players, level / LEVELS)
        assert majority_chances(players)[code(kamons), level].tolist() == pytest.approx(expected, abs=1e-5)
