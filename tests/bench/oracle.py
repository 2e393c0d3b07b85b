"""Whether the advice equals the expectimax on many positions with larger hands than the tests have.

Run by hand: python -m tests.bench.oracle [positions]
So many positions are asked for points, and three tenths of them for value and of the solver alone.
"""

import random
import sys
import time
from collections.abc import Callable
from fractions import Fraction

from advisor.advise import advise
from advisor.bounds import Bounds
from advisor.majorities import MILLI
from advisor.solve import solve
from advisor.turn import Objective, Turn
from advisor.worth import Worth
from engine.position import Position
from tests import expectimax
from tests.properties.test_advice import turn_position

DEFAULT_POSITIONS = 1000
MOST_CARDS = 9
SOLVER_CARDS = 5
"""The solver alone, without anything ruled out for it, is slow with more."""
SECONDS = 120.0

Verdict = tuple[int, int]
"""How many answers were compared, and how many of them differ."""


def points(where: Position) -> Verdict:
    advice = advise(where, Objective.POINTS, time_limit=SECONDS)
    found = advice.best.terms.points, advice.best.terms.total
    return 1, found != expectimax.points_then_value(where) or not advice.optimal


def value(where: Position) -> Verdict:
    advice = advise(where, Objective.VALUE, time_limit=SECONDS)
    return 1, advice.best.terms.total != expectimax.value(where) or not advice.optimal


def solver_alone(where: Position) -> Verdict:
    """The solver's own optimum for every way to begin that leaves a choice of payments."""
    turn = Turn(where, Worth(where))
    lines = expectimax.value_by_line(where)
    compared = differ = 0
    for first in turn.firsts():
        if len(first.payments) > 1:
            bounds = Bounds(turn, first, Objective.VALUE)
            most = sum(b.weight * amount for b, amount in zip(first.branches, bounds.most()[0], strict=True))
            solution = solve(turn, first, Objective.VALUE, -1, most, SECONDS)
            best = lines[first.province, first.pay.value] * MILLI * first.total
            found = bounds.found(solution.paid).amount if solution.paid else None
            compared += 1
            differ += not best == Fraction(solution.bound) == found
    return compared, differ


def compare(name: str, positions: int, most_cards: int, judge: Callable[[Position], Verdict]) -> None:
    rng = random.Random(name)
    compared = differ = 0
    started = time.perf_counter()
    for number in range(positions):
        where = turn_position(rng, most_cards)
        try:
            more, wrong = judge(where)
        except Exception as error:
            # One crash is worth no more than another wrong answer: the rest is still to be compared.
            more = wrong = 1
            print(f"{name}, position {number}: {type(error).__name__}")
        compared += more
        differ += wrong
        if wrong:
            print(f"{name}, position {number}: {where}")
    seconds = time.perf_counter() - started
    print(f"{name}: {positions} positions, {compared} compared, {differ} differ, {seconds:.0f} s", flush=True)


def main(positions: int) -> None:
    compare("points", positions, MOST_CARDS, points)
    compare("value", positions * 3 // 10, MOST_CARDS, value)
    compare("solver alone", positions * 3 // 10, SOLVER_CARDS, solver_alone)


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else DEFAULT_POSITIONS)
