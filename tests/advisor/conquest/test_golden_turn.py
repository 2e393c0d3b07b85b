"""The Sensei's golden turn, with the plan that it ends."""

from dataclasses import replace

import pytest

from advisor.conquest.advise import advise
from advisor.conquest.plan import Plan
from advisor.solver.objective import Objective
from engine.board import Province
from engine.components import Card, Kamon, Pay, Title, Troop
from engine.position import Site
from tests.plays import BOTH, begins
from tests.positions import FLAT, ME, OTHER, position, site

CHUGOKU, CHUBU = Province.CHUGOKU, Province.CHUBU
THREE = Card.KOKU_3
BEHIND = Site((Kamon(OTHER), Kamon(ME), Kamon(ME), Kamon(OTHER)))
"""Lost to the kamon furthest left, unless one of mine turns golden."""


def flips(plan: Plan) -> set[object]:
    return {plan.flip, *(branch.then.flip for branch in plan.branches)}


@BOTH
def test_the_sensei_turns_a_kamon(objective: Objective) -> None:
    board = {CHUGOKU: site(tile=Troop.SAMURAI), CHUBU: BEHIND}
    idle = advise(position(board=board), objective, law=FLAT)
    assert idle.best.plan.flip == (CHUBU, 2)
    assert idle.best.terms.golden == 6
    one = advise(position(THREE, board=board, conquests_made=1), objective, law=FLAT)
    assert one.best.plan.conquest
    assert one.best.plan.flip == (CHUBU, 2)
    two = advise(position(*[THREE] * 3, board=board), objective, law=FLAT)
    assert two.best.plan.branches
    assert {branch.then.flip for branch in two.best.plan.branches} == {(CHUBU, 2)}


@BOTH
@pytest.mark.parametrize("title", [title for title in Title if title is not Title.SENSEI])
def test_nobody_else_turns_a_kamon(title: Title, objective: Objective) -> None:
    board = {CHUGOKU: site(tile=Troop.SAMURAI), CHUBU: BEHIND}
    for hand in ((), (THREE,), (THREE,) * 3):
        advice = advise(position(*hand, board=board, title=title), objective, top=3, law=FLAT)
        for play in (advice.best, *advice.others):
            assert flips(play.plan) == {None}
            assert play.terms.golden == 0


def test_the_kamon_to_turn_depends_on_what_follows() -> None:
    """In the last year a kamon beside his first one dominates only if it is turned."""
    board = {CHUGOKU: site(1, Troop.SAMURAI)}
    where = replace(
        position(THREE, Card.KOKU_1, board=board, koku_deck=0), titles={ME: Title.SENSEI, OTHER: Title.DAIMYO}
    )
    advice = advise(where, top=2, law=FLAT)
    assert begins(advice.best) == (CHUGOKU, Pay.KOKU)
    assert flips(advice.best.plan) == {(CHUGOKU, 2)}
    [idle] = advice.others
    assert flips(idle.plan) == {None}
