"""The advice equals an independent expectimax, and every plan can be played as it is told."""

import random
from collections import Counter
from collections.abc import Iterator
from dataclasses import fields, replace
from fractions import Fraction
from functools import cache
from typing import NamedTuple

import pytest

from advisor.conquest.advice import Advice
from advisor.conquest.advise import advise
from advisor.solver.objective import Objective
from advisor.worth.later import Terms, Worth
from advisor.worth.law import Law
from engine.board import Province
from engine.components import Bonus, BonusTile, Card, GateTile, Title, Troop, without
from engine.outcomes import outcomes
from engine.position import Position, Site
from tests.oracles import expectimax
from tests.plays import LONG, Turn, assert_played_as_told, can_conquer, fits, is_equal, turns
from tests.positions import FLAT, LIVELY, position
from tests.random_positions import turn_position

POINTS, VALUE = Objective.POINTS, Objective.VALUE
SIZES = {POINTS: 150, VALUE: 300}


class Told(NamedTuple):
    """A position and the advice for it, by a law."""

    where: Position
    advice: Advice
    law: Law


@cache
def sample(objective: Objective) -> tuple[Told, ...]:
    rng = random.Random(objective.value)
    found = []
    for number in range(SIZES[objective]):
        where, law = turn_position(rng, most=5 + number % 3), (FLAT, LIVELY)[number % 2]
        found.append(Told(where, advise(where, objective, time_limit=LONG, law=law), law))
    return tuple(found)


def whole_sample() -> tuple[Told, ...]:
    return sample(POINTS) + sample(VALUE)


def test_points_equal_the_expectimax_and_ties_are_broken_by_value() -> None:
    for where, advice, law in sample(POINTS):
        points, value = expectimax.points_then_value(where, law)
        assert is_equal(advice.expected(advice.best), points), where
        assert is_equal(advice.best.terms.total, value), where


def test_value_equals_the_expectimax() -> None:
    for where, advice, law in sample(VALUE):
        assert is_equal(advice.expected(advice.best), expectimax.value(where, law)), where


@pytest.mark.parametrize("objective", [POINTS, VALUE])
def test_by_the_laws_in_use_the_advice_equals_the_expectimax_too(objective: Objective) -> None:
    rng = random.Random(8)
    for _ in range(40):
        where = turn_position(rng, most=5)
        best = advise(where, objective, time_limit=LONG).best.terms
        if objective is POINTS:
            points, value = expectimax.points_then_value(where)
            assert is_equal(best.points, points), where
        else:
            value = expectimax.value(where)
        assert is_equal(best.total, value), where


def test_points_that_are_no_whole_share_of_another_line_s_chances() -> None:
    """Begin in Chūgoku or in Kyūshū: whatever one brings, the other's chances have other denominators."""
    chugoku, kyushu = Site(tile=GateTile(Troop.SOHEI)), Site(tile=GateTile(Troop.SAMURAI))
    where = position(
        Card.KOKU_2,
        Card.KOKU_2,
        board={Province.CHUGOKU: chugoku, Province.KYUSHU: kyushu},
        title=Title.HATAMOTO,
        used_tiles=(BonusTile(Bonus.DRAW, Troop.SHINOBI),),
    )
    where = replace(where, tiles=(BonusTile(Bonus.PLUS_ONE, Troop.SOHEI),))
    best = advise(where, POINTS, time_limit=LONG, law=FLAT).best.terms
    points, value = expectimax.points_then_value(where, FLAT)
    assert is_equal(best.points, points)
    assert is_equal(best.total, value)


@pytest.mark.parametrize("objective", [POINTS, VALUE])
def test_the_advice_is_proven(objective: Objective) -> None:
    for where, advice, _ in sample(objective):
        assert advice.objective is objective
        assert advice.optimal, where
        assert advice.bound == advice.expected(advice.best), where


def test_terms_add_up() -> None:
    for where, advice, law in whole_sample():
        best = advice.best.terms
        assert best.total == sum((getattr(best, term.name) for term in fields(Terms)), Fraction())
        assert advice.expected(advice.best) == (best.points if advice.objective is POINTS else best.total)
        assert advice.passing == Worth(where, law).later(where.hand, where.tiles, ())


def test_every_plan_can_be_played_as_it_is_told() -> None:
    for where, advice, _ in whole_sample():
        assert_played_as_told(where, advice.best)


def test_the_cases_of_a_plan_cover_every_outcome_with_their_chances() -> None:
    several = 0
    for where, advice, _ in whole_sample():
        plan = advice.best.plan
        if not plan.branches:
            continue
        assert plan.conquest
        reached = [Fraction()] * len(plan.branches)
        for outcome in outcomes(where, plan.conquest.province, plan.conquest.payment.cards):
            reached[next(n for n, branch in enumerate(plan.branches) if fits(branch.when, outcome))] += (
                outcome.probability
            )
        assert [branch.probability for branch in plan.branches] == reached, where
        assert all(chance > 0 for chance in reached), "a case that is never reached"
        assert sum(reached) == 1
        several += len(reached) > 1
    assert several > 100


def test_a_plan_has_cases_exactly_where_a_second_conquest_can_follow() -> None:
    with_cases = without_cases = 0
    for where, advice, _ in whole_sample():
        if advice.best.plan.conquest is None:
            continue
        # A plan without cases still says where a turn may lead: nowhere.
        can_follow = any(can_conquer(turn.after_first) for turn in turns(where, advice.best.plan))
        assert can_follow is bool(advice.best.plan.branches), where
        with_cases += can_follow
        without_cases += not can_follow
    assert with_cases > 100
    assert without_cases > 50


def test_draw_tiles_in_hand_are_left_for_before_the_plan() -> None:
    held = 0
    for where, advice, _ in whole_sample():
        draws = sum(tile.bonus is Bonus.DRAW for tile in where.tiles)
        if where.conquests_made < 2 and where.kamons_of(where.me) > 0:
            assert advice.draws_first == min(draws, len(where.unseen_cards())), where
            held += advice.draws_first
    assert held


def test_the_sample_holds_every_kind_of_turn() -> None:
    seen = Counter(kind for told in whole_sample() for kind in set(kinds(told)))
    assert {kind for kind, count in seen.items() if count > 2} == {
        "pass",
        "bonus unknown",
        "bonus known",
        "tile won and used at once",
        "both conquests in one province",
        "card drawn and used at once",
        "Draw tile won and no card to draw",
        "card drawn that was just paid",
        "last position first",
        "last position second",
        "one kamon left",
        "middle of a turn",
        "Hatamoto first",
        "Hatamoto second",
        "golden turn",
        "game ends this year",
        "an opponent has no kamon",
        "province left out",
    }, seen


def kinds(told: Told) -> Iterator[str]:
    """What a position and the plan for it are examples of."""
    where, plan = told.where, told.advice.best.plan
    if plan.conquest is None:
        yield "pass"
        return
    if len(where.board) < len(Province):
        yield "province left out"
    if where.kamons_of(where.me) == 1:
        yield "one kamon left"
    if any(where.kamons_of(general) == 0 for general in where.players):
        yield "an opponent has no kamon"
    if where.conquests_made == 1:
        yield "middle of a turn"
    if where.koku_deck == 0:
        yield "game ends this year"
    if plan.conquest.payment.uses_hatamoto:
        yield "Hatamoto first"
    top = where.board[plan.conquest.province].tile
    if top is None:
        yield "last position first"
    else:
        yield "bonus known" if top.bonus else "bonus unknown"
    for turn in turns(where, plan):
        yield from kinds_of_turn(where, turn)


def kinds_of_turn(where: Position, turn: Turn) -> Iterator[str]:
    outcome, second = turn.outcome, turn.step.conquest
    if turn.step.flip:
        yield "golden turn"
    if outcome.drawn and not where.unseen_cards():
        yield "card drawn that was just paid"
    if outcome.bonus is Bonus.DRAW and outcome.drawn is None:
        yield "Draw tile won and no card to draw"
    if second is None:
        return
    if second.province is turn.first.province:
        yield "both conquests in one province"
    if turn.after_first.board[second.province].tile is None:
        yield "last position second"
    if second.payment.uses_hatamoto:
        yield "Hatamoto second"
    hand = without(where.hand, turn.first.payment.cards)
    if outcome.drawn and second.payment.cards.count(outcome.drawn) > hand.count(outcome.drawn):
        yield "card drawn and used at once"
    spent = turn.first.payment.bonuses + second.payment.bonuses
    if any(spent.count(bonus) > [tile.bonus for tile in where.tiles].count(bonus) for bonus in spent):
        yield "tile won and used at once"


def test_two_runs_give_the_same_advice() -> None:
    for objective in (POINTS, VALUE):
        for where, advice, law in sample(objective)[:15]:
            assert advise(where, objective, time_limit=LONG, law=law) == advice, where
