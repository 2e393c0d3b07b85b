"""Advice beside other advice: the next best, for a richer hand, and once more for the same position."""

import random
import subprocess
import sys
from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from fractions import Fraction

from advisor.conquest.advise import advise
from advisor.solver.objective import Objective
from advisor.worth.law import Law
from engine.board import KOKU_CARDS
from engine.components import less, told_apart, without
from engine.position import Position
from engine.position_file import problems_of
from tests.oracles import expectimax
from tests.paths import ROOT
from tests.plays import LONG, MEASURES, MILLIONTH, assert_played_as_told, is_equal
from tests.positions import FLAT, LIVELY
from tests.random_positions import turn_position


def test_alternatives_are_the_next_best_ways_to_begin() -> None:
    rng = random.Random(3)
    several = 0
    for number in range(50):
        where, law = turn_position(rng, most=5), (FLAT, LIVELY)[number % 2]
        best = sorted(expectimax.value_by_line(where, law).values(), reverse=True)[:4]
        advice = advise(where, Objective.VALUE, top=4, time_limit=LONG, law=law)
        plays = advice.best, *advice.others
        found = [advice.expected(play) for play in plays]
        assert len(found) == len(best)
        assert all(map(is_equal, found, best)), where
        firsts = [play.plan.conquest for play in plays]
        begun = [(first.province, first.payment.pay) if first else None for first in firsts]
        assert len(begun) == len(set(begun))
        for play in plays:
            assert_played_as_told(where, play)
        several += len(plays) == 4
    assert several > 20


def test_more_in_hand_never_brings_less() -> None:
    rng = random.Random(4)
    better: Counter[Objective] = Counter()
    for number in range(50):
        law = (FLAT, LIVELY)[number % 2]
        where = turn_position(rng, most=4)
        richer = rng.choice(list(with_one_more(rng, where)))
        assert problems_of(richer) == ()
        for objective in MEASURES:
            less, more = expected(where, objective, law), expected(richer, objective, law)
            assert more >= less - MILLIONTH, (where, richer)
            better[objective] += more > less
    assert all(better[objective] > 15 for objective in MEASURES), better


def expected(where: Position, objective: Objective, law: Law) -> Fraction:
    advice = advise(where, objective, time_limit=LONG, law=law)
    return advice.expected(advice.best)


def with_one_more(rng: random.Random, where: Position) -> Iterator[Position]:
    """The same position with a card that was known to be elsewhere, with a koku card more, and with a
    tile that had been used: nothing that is hidden changes."""
    known = [card for other in where.others.values() for card in other.known if card.troops]
    if cards := without(where.seen_troops, known):
        card = rng.choice(cards)
        yield replace(where, hand=(*where.hand, card), seen_troops=without(where.seen_troops, [card]))
    koku = less(KOKU_CARDS, [*where.hand, *(card for other in where.others.values() for card in other.known)])
    yield replace(where, hand=(*where.hand, rng.choice(koku)))
    _, out_of_play = told_apart(where.used_tiles, [t for other in where.others.values() for t in other.tiles])
    if out_of_play:
        tile = rng.choice(out_of_play)
        yield replace(where, tiles=(*where.tiles, tile), used_tiles=without(where.used_tiles, [tile]))


def test_two_processes_give_the_same_advice() -> None:
    """Sets of the game's pieces are in another order in every process."""
    script = (
        "import random\n"
        "from advisor.conquest.advise import advise\n"
        "from tests.random_positions import turn_position\n"
        "rng = random.Random(5)\n"
        "for _ in range(12):\n"
        "    print(advise(turn_position(rng, most=5), top=3))\n"
    )
    command = [sys.executable, "-c", script]
    first, second = (
        subprocess.run(command, capture_output=True, cwd=ROOT, check=True).stdout for _ in range(2)
    )
    assert first
    assert first == second
