"""Draw tiles: used before the plan, kept, or won by it."""

from dataclasses import replace
from fractions import Fraction

import pytest

from advisor.conquest.advise import advise
from advisor.solver.objective import Objective
from engine.board import TROOP_CARDS, Province
from engine.components import Bonus, BonusTile, Card, Pay, Troop, without
from engine.outcomes import outcomes
from engine.position import Position
from tests.plays import BOTH, begins
from tests.positions import FLAT, ME, position, site

CHUGOKU, KYUSHU = Province.CHUGOKU, Province.KYUSHU
TWO, THREE = Card.KOKU_2, Card.KOKU_3
DOUBLES = tuple(card for card in TROOP_CARDS if len(card.troops) == 2)


@pytest.mark.parametrize(
    ("where", "draws"),
    [
        (position(THREE, tiles=(Bonus.DRAW,) * 2), 2),
        (position(tiles=(Bonus.DRAW, Bonus.PLUS_ONE)), 1),
        (position(THREE, tiles=(Bonus.PLUS_ONE,)), 0),
        (position(tiles=(Bonus.DRAW,) * 2, conquests_made=1), 2),
        (position(tiles=(Bonus.DRAW,) * 2, conquests_made=2), 2),
        (position(tiles=(Bonus.DRAW,) * 2, conquests_made=2, seen_troops=DOUBLES), 0),
        (position(tiles=(Bonus.DRAW,) * 2, kamons_left={ME: 0}), 0),
        (position(tiles=(Bonus.DRAW, Bonus.EXCHANGE), kamons_left={ME: 0}), 1),
        (position(Card.BUSHI, tiles=(Bonus.DRAW, Bonus.EXCHANGE), kamons_left={ME: 0}), 0),
        (position(tiles=(Bonus.DRAW,) * 2, seen_troops=without(TROOP_CARDS, (Card.BUSHI,))), 1),
        (position(tiles=(Bonus.DRAW,) * 2, seen_troops=TROOP_CARDS), 0),
    ],
)
def test_draw_tiles_in_hand_come_first(where: Position, draws: int) -> None:
    assert advise(where, law=FLAT).draws_first == draws


def test_draw_tiles_in_hand_are_not_spent_by_the_plan() -> None:
    held = advise(position(THREE, THREE, THREE, tiles=(Bonus.DRAW,)), law=FLAT).best
    gone = advise(position(THREE, THREE, THREE, used_tiles=(BonusTile(Bonus.DRAW),)), law=FLAT).best
    assert held.plan == gone.plan
    # The card that it would bring before the turn is over: 24 single ones or 10 doubles.
    assert held.terms.tiles - gone.terms.tiles == Fraction(24 + 10 * Fraction("1.75"), 34)


@BOTH
def test_a_draw_won_while_the_deck_is_empty_brings_a_card_just_paid(objective: Objective) -> None:
    """3 Samurai pay for Chūgoku, whose tile is a Draw: one of them comes back and completes Kyūshū's 2 Bushi
    and a Samurai."""
    board = {CHUGOKU: site(2, Troop.SAMURAI, Bonus.DRAW), KYUSHU: site(tile=Troop.SAMURAI)}
    hand = *[Card.SAMURAI] * 3, *[Card.BUSHI] * 2
    where = position(*hand, board=board, seen_troops=without(TROOP_CARDS, hand))
    best = advise(where, objective, law=FLAT).best
    assert begins(best) == (CHUGOKU, Pay.TROOPS)
    assert best.terms.points == 6 + 3
    [branch] = best.plan.branches
    assert branch.then.conquest
    assert branch.then.conquest.province is KYUSHU
    paid_in_koku = outcomes(where, CHUGOKU, (THREE, THREE))
    assert [outcome.drawn for outcome in paid_in_koku] == [None], "then there is still nothing to draw"


def test_a_draw_tile_won_last_is_weighed() -> None:
    """1.75 for a double card, 1 for a single one, 1.1 for the tile."""
    board = {CHUGOKU: site(2, Troop.SHINOBI, Bonus.DRAW)}
    where = position(*[TWO] * 3, board=board, conquests_made=1)
    for seen, worth in ((without(TROOP_CARDS, DOUBLES), Fraction("1.75")), (DOUBLES, Fraction("1.1"))):
        advice = advise(replace(where, seen_troops=seen), Objective.POINTS, law=FLAT)
        assert advice.best.terms.points == 6
        assert advice.best.terms.tiles == worth
        assert advice.draws_last is (worth > Fraction("1.1"))
