"""Whether the advice equals the expectimax on many positions with larger hands than the tests have.

Run by hand: python -m tests.bench.oracle [positions]
So many positions are asked for points, and three tenths of them for value.
"""

import random
import sys
import time
from fractions import Fraction

from advisor.conquest.advise import advise
from advisor.solver.objective import Objective
from engine.position import Position
from tests.oracles import expectimax
from tests.plays import is_equal
from tests.random_positions import turn_position

DEFAULT_POSITIONS = 1000
MOST_CARDS = 8
SECONDS = 120.0


def scores(where: Position, objective: Objective) -> tuple[tuple[Fraction, ...], tuple[Fraction, ...], bool]:
    """What the advice brings, what trying everything brings, and whether the advice was proven."""
    advice = advise(where, objective, time_limit=SECONDS)
    terms = advice.best.terms
    if objective is Objective.POINTS:
        return (terms.points, terms.total), expectimax.points_then_value(where), advice.optimal
    return (terms.total,), (expectimax.value(where),), advice.optimal


def compare(objective: Objective, positions: int) -> None:
    rng = random.Random(f"bench {objective.value}")
    differ = bare = 0
    started = time.perf_counter()
    for number in range(positions):
        where = turn_position(rng, MOST_CARDS)
        bare += any(tile.troop is None for tile in (*where.tiles, *where.used_tiles))
        found, best, proven = scores(where, objective)
        if not proven or not all(map(is_equal, found, best)):
            differ += 1
            print(f"{objective.value}, position {number}: {where}")
    seconds = time.perf_counter() - started
    print(
        f"{objective.value}: {positions} positions, {bare} with tiles known by their bonus alone, "
        f"{differ} differ, {seconds:.0f} s",
        flush=True,
    )


def main(positions: int) -> None:
    compare(Objective.POINTS, positions)
    compare(Objective.VALUE, positions * 3 // 10)


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else DEFAULT_POSITIONS)
