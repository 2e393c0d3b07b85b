"""Advice on small positions: passing, limits, alternatives, and which of two turns is better."""

import random
from dataclasses import replace
from fractions import Fraction

import pytest

from advisor.conquest.advice import Advice
from advisor.conquest.advise import advise, best_taking
from advisor.solver.cases import Turn
from advisor.solver.objective import Objective
from advisor.worth.later import Worth
from engine.board import Province
from engine.components import Bonus, Card, Pay, Title, Troop
from engine.position import Position
from tests.plays import BOTH, begins
from tests.positions import FLAT, LIVELY, ME, OTHER, position, site
from tests.random_positions import random_position

CHUGOKU, CHUBU, HOKKAIDO = list(Province)[:3]
TWO, THREE = Card.KOKU_2, Card.KOKU_3


def passes(advice: Advice) -> None:
    """The only play is to pass, and that is proven."""
    assert advice.best.plan.conquest is None
    assert advice.best.plan.branches == ()
    assert advice.best.terms == advice.passing
    assert advice.best.terms.points == 0
    assert advice.optimal
    assert advice.bound == advice.expected(advice.best)


@BOTH
@pytest.mark.parametrize(
    "where",
    [
        pytest.param(position(TWO, Card.SAMURAI), id="nothing affordable"),
        pytest.param(position(), id="an empty hand"),
        pytest.param(
            position(tiles=(Bonus.EXCHANGE, Bonus.PLUS_ONE), title=Title.HATAMOTO), id="tiles alone"
        ),
        pytest.param(position(THREE, board={}), id="no province described"),
        pytest.param(position(THREE, THREE, board={p: site(4) for p in Province}), id="a full board"),
        pytest.param(position(THREE, conquests_made=2), id="two conquests made"),
        pytest.param(position(THREE, kamons_left={ME: 0}), id="no kamon left"),
    ],
)
def test_nothing_to_conquer(where: Position, objective: Objective) -> None:
    advice = advise(where, objective, top=3, law=FLAT)
    passes(advice)
    assert advice.others == ()


@BOTH
def test_nothing_to_conquer_needs_no_time(objective: Objective) -> None:
    passes(advise(position(), objective, time_limit=0.0, law=FLAT))


@BOTH
@pytest.mark.parametrize(
    "rest",
    [
        pytest.param({"kamons_left": {ME: 1}}, id="the last kamon"),
        pytest.param({"conquests_made": 1}, id="the second conquest"),
    ],
)
def test_nothing_follows_the_last_conquest(rest: dict[str, object], objective: Objective) -> None:
    hand = (THREE,) * 3
    last = advise(position(*hand, **rest), objective, law=FLAT)  # type: ignore[arg-type]
    assert last.best.plan.conquest
    assert last.best.plan.branches == ()
    assert last.best.terms.points == 3
    assert advise(position(*hand), objective, law=FLAT).best.plan.branches


def test_no_cases_where_none_is_within_reach() -> None:
    assert advise(position(THREE), Objective.POINTS, law=FLAT).best.plan.branches == ()


@BOTH
def test_with_no_time_a_play_that_can_be_paid_for_is_advised(objective: Objective) -> None:
    advice = advise(position(THREE, THREE, THREE), objective, top=3, time_limit=0.0, law=FLAT)
    assert begins(advice.best) == (CHUGOKU, Pay.KOKU)
    assert advice.best.terms.points == 3
    assert not advice.optimal
    assert advice.bound > advice.expected(advice.best)
    in_time = advise(position(THREE, THREE, THREE), objective, law=FLAT)
    assert in_time.optimal
    assert in_time.bound == in_time.expected(in_time.best) <= advice.bound


@pytest.mark.slow
@BOTH
def test_the_bound_holds_whatever_the_time(objective: Objective) -> None:
    rng = random.Random(9)
    for _ in range(30):
        where = random_position(rng, cards=rng.randint(0, 6), tiles=rng.randint(0, 2))
        proven = advise(where, objective, law=LIVELY)
        at_once = advise(where, objective, time_limit=0.0, law=LIVELY)
        assert proven.optimal
        assert at_once.passing == proven.passing
        best = proven.expected(proven.best)
        assert at_once.expected(at_once.best) <= best == proven.bound <= at_once.bound
        assert at_once.optimal is (at_once.bound == at_once.expected(at_once.best))


@pytest.mark.slow
@BOTH
def test_the_next_best_plays_begin_otherwise(objective: Objective) -> None:
    board = {CHUGOKU: site(2, Troop.SAMURAI), CHUBU: site(tile=Troop.SHINOBI), HOKKAIDO: site(1, Troop.SOHEI)}
    where = position(THREE, THREE, *[Card.SHINOBI] * 3, *[Card.SOHEI] * 3, board=board)
    everything = advise(where, objective, top=10, law=FLAT)
    plays = [everything.best, *everything.others]
    # Chūgoku in koku, the two others both ways, and passing.
    assert len(plays) == 6
    assert len(set(map(begins, plays))) == 6
    worth = [everything.expected(play) for play in plays]
    assert worth == sorted(worth, reverse=True)
    three = advise(where, objective, top=3, law=FLAT)
    assert [three.best, *three.others] == plays[:3]
    assert advise(where, objective, law=FLAT).others == ()
    assert advise(where, objective, law=FLAT).best == plays[0]


@pytest.mark.slow
@BOTH
def test_the_next_best_plays_of_random_positions(objective: Objective) -> None:
    rng = random.Random(10)
    for _ in range(15):
        where = random_position(rng, cards=rng.randint(4, 8), tiles=rng.randint(0, 2))
        ways = {(first.province, first.pay) for first in Turn(where, Worth(where, LIVELY)).firsts()}
        everything = advise(where, objective, top=20, law=LIVELY)
        plays = [everything.best, *everything.others]
        assert set(map(begins, plays)) == {None, *ways}
        assert len(plays) == 1 + len(ways)
        three = advise(where, objective, top=3, law=LIVELY)
        worth = [everything.expected(play) for play in plays]
        assert worth == sorted(worth, reverse=True)
        assert [three.expected(play) for play in (three.best, *three.others)] == worth[:3]


def test_passing_where_the_last_koku_are_worth_more_than_the_position() -> None:
    """The last year: 7 koku count 7 in the end, and would buy 6 points of a province that stays lost."""
    where = position(THREE, TWO, TWO, board={CHUGOKU: site(2, Troop.BUSHI)}, koku_deck=0)
    value = advise(where, top=2, law=FLAT)
    passes(value)
    assert value.best.terms.total == 7
    [other] = value.others
    assert other.terms.points == 6
    assert other.terms.total == 6 + Fraction(1, 3), "the tile may be a +1, which counts a koku"
    points = advise(where, Objective.POINTS, law=FLAT)
    assert begins(points.best) == (CHUGOKU, Pay.KOKU)
    assert points.best.terms.points == 6


def test_plays_that_come_to_less_than_nothing_are_found_and_proven() -> None:
    """The last year: he holds seven provinces, 42 points that count against me; 3 koku take the eighth."""
    board = {province: site(4) for province in Province} | {CHUGOKU: site(tile=Troop.BUSHI)}
    where = position(THREE, board=board, koku_deck=0, kamons_left={ME: 5, OTHER: 5}, title=Title.SHOMYO)
    where = replace(where, titles={**where.titles, OTHER: Title.DAIMYO})
    law = replace(FLAT, rival=1)
    advice = advise(where, top=2, law=law)
    assert advice.optimal
    assert begins(advice.best) == (CHUGOKU, Pay.KOKU)
    assert advice.best.terms.total == 3 + 1 + 6 - 42 + Fraction(1, 3), "the tile may be a +1"
    assert advice.bound == advice.best.terms.total
    [passing] = advice.others
    assert begins(passing) is None
    assert passing.terms.total == 3 - 42
    assert best_taking(where, CHUGOKU, law=law) == advice.best


def test_the_dearest_position_first_is_not_the_best_turn() -> None:
    """12 koku pay for 9 points and leave 3 koku that buy nothing, or pay for twice 6 points."""
    board = {CHUGOKU: site(3), CHUBU: site(2, Troop.SHINOBI), HOKKAIDO: site(2, Troop.SOHEI)}
    where = position(*[THREE] * 4, board=board)
    turn = Turn(where, Worth(where, FLAT))
    assert max(turn.firsts(), key=lambda first: first.favour).province is CHUGOKU
    advice = advise(where, Objective.POINTS, top=3, law=FLAT)
    assert begins(advice.best) in ((CHUBU, Pay.KOKU), (HOKKAIDO, Pay.KOKU))
    assert advice.best.terms.points == 12
    [greedy] = [play for play in advice.others if begins(play) == (CHUGOKU, Pay.KOKU)]
    assert greedy.terms.points == 9


def test_a_cheap_position_first_brings_the_tile_for_the_dear_one() -> None:
    """11 koku: 9 points leave 2 koku, but 3 points bring the +1 that makes the other 8 koku 9."""
    board = {CHUGOKU: site(tile=Troop.SAMURAI, bonus=Bonus.PLUS_ONE), CHUBU: site(3)}
    where = position(THREE, THREE, THREE, TWO, board=board)
    advice = advise(where, Objective.POINTS, law=FLAT)
    assert begins(advice.best) == (CHUGOKU, Pay.KOKU)
    assert advice.best.terms.points == 12
    [branch] = advice.best.plan.branches
    assert branch.then.conquest
    assert branch.then.conquest.province is CHUBU
    assert branch.then.conquest.payment.bonuses == (Bonus.PLUS_ONE,)


@BOTH
def test_of_equal_plays_the_first_on_the_board_is_advised_in_troops(objective: Objective) -> None:
    """Hokkaidō and Chūgoku bring the same, and so do troops and koku that cost the same."""
    board = {HOKKAIDO: site(tile=Troop.SAMURAI), CHUGOKU: site(tile=Troop.SOHEI)}
    where = position(THREE, board=board, conquests_made=1)
    assert begins(advise(where, objective, law=FLAT).best) == (CHUGOKU, Pay.KOKU)
    worthless = replace(
        position(*[Card.SAMURAI] * 3, *[Card.SOHEI] * 3, board=board, koku_deck=0), conquests_made=1
    )
    lone = replace(worthless, hand=(*worthless.hand, Card.SAMURAI, Card.SOHEI))
    assert begins(advise(lone, objective, law=FLAT).best) == (CHUGOKU, Pay.TROOPS)
