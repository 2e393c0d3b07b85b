"""What is said of a plan, over random positions: each outcome in one case, and the likely ones first."""

import random
from fractions import Fraction
from functools import cache

from advisor.conquest.advise import advise
from advisor.conquest.explain import UNLIKELY, explain
from advisor.conquest.explanation import Explanation
from advisor.screen.advice import advice_sheet
from advisor.screen.console import print_sheet
from advisor.words.english import ENGLISH
from engine.outcomes import Outcome, outcomes
from engine.position import Position
from tests.plays import fits
from tests.positions import FLAT, LIVELY
from tests.random_positions import turn_position
from tests.screens import paper


@cache
def sample() -> list[tuple[Position, Explanation, tuple[Outcome, ...]]]:
    rng = random.Random(41)
    found: list[tuple[Position, Explanation, tuple[Outcome, ...]]] = []
    while len(found) < 40:
        where = turn_position(rng)
        advice = advise(where, top=2, law=(FLAT, LIVELY)[len(found) % 2])
        conquest = advice.best.plan.conquest
        if conquest and advice.best.plan.branches:
            brought = outcomes(where, conquest.province, conquest.payment.cards)
            found.append((where, explain(where, advice), brought))
    return found


def test_no_case_overlaps_another_and_together_they_are_all() -> None:
    for where, found, brought in sample():
        for outcome in brought:
            told = [line for line in found.nexts if any(fits(when, outcome) for when in line.whens)]
            assert len(told) == 1, (where, outcome)
        for line in found.nexts:
            led = [o.probability for o in brought if any(fits(when, o) for when in line.whens)]
            assert sum(led, Fraction()) == line.probability, where


def test_the_likely_cases_come_first_and_all_that_is_left_last() -> None:
    for where, found, _ in sample():
        chances = [line.probability for line in found.nexts if not line.is_rest]
        assert chances == sorted(chances, reverse=True), where
        assert not any(line.is_rest for line in found.nexts[:-1])


def test_unlikely_cases_are_told_together_and_others_are_not() -> None:
    together = in_any_case = 0
    for where, found, _ in sample():
        if move := found.in_any_case:
            in_any_case += 1
            assert {line.move and line.move.spot for line in found.nexts} == {move.spot}, where
            assert found.unlisted == found.nexts
            console, page = paper(columns=200)
            print_sheet(console, advice_sheet(ENGLISH, found))
            place = f"{move.province.label}, position {move.at}, {move.favour} favour"
            assert f"Then      {place}, in any case; how to pay depends on the tile" in page.getvalue()
            continue
        assert all(line.probability < UNLIKELY for line in found.unlisted), where
        unlikely = [line for line in found.nexts if line.probability < UNLIKELY and not line.is_rest]
        assert list(found.unlisted) == (unlikely if len(unlikely) > 1 else [])
        together += bool(found.unlisted)
    assert together > 3
    assert in_any_case > 1


def test_a_golden_turn_that_is_always_the_same_is_said_once() -> None:
    golden = 0
    for where, found, _ in sample():
        if found.golden:
            golden += 1
            assert all(line.flip is None for line in found.nexts), where
        elif found.nexts and any(line.flip for line in found.nexts):
            assert len({line.flip for line in found.nexts}) > 1, where
    assert golden > 3
