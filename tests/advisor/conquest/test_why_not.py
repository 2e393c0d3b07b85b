"""Why another province is not advised: the best play that takes it, or what is missing."""

from dataclasses import fields, replace

import pytest

from advisor.conquest.advise import advise, best_taking
from advisor.conquest.why_not import why_not
from advisor.solver.objective import Objective
from advisor.worth.later import Terms
from engine.board import Province
from engine.components import Card, Troop
from engine.errors import Rule
from engine.refusals import Forbidden
from tests.plays import BOTH
from tests.positions import position, site

CHUGOKU, CHUBU, KANTO = Province.CHUGOKU, Province.CHUBU, Province.KANTO
BOARD = {CHUGOKU: site(2, Troop.SAMURAI), CHUBU: site(tile=Troop.SHINOBI), KANTO: site(3)}
pytestmark = pytest.mark.usefixtures("flat")
WHERE = position(Card.KOKU_3, Card.KOKU_3, board=BOARD)
"""6 koku buy Chūgoku for 6 points, or Chūbu for 3; Kantō asks for 11."""


@BOTH
def test_the_difference_is_what_the_best_play_that_takes_it_brings_more(objective: Objective) -> None:
    advice = advise(WHERE, objective)
    assert advice.best.plan.conquest
    for province in (CHUGOKU, CHUBU):
        found = why_not(WHERE, advice, province, time_limit=60.0)
        assert found.play
        assert found.play == best_taking(WHERE, province, objective)
        assert found.difference
        for term in fields(Terms):
            apart = getattr(found.play.terms, term.name) - getattr(advice.best.terms, term.name)
            assert getattr(found.difference, term.name) == apart
        loss = advice.expected(advice.best) - advice.expected(found.play)
        assert loss >= 0
        assert (loss == 0) is (advice.best.plan.conquest.province is province)
        assert found.affordability.ways


@pytest.mark.slow
def test_the_best_play_that_takes_it_is_the_best_by_the_same_measure() -> None:
    """In the last year koku count, so that a koku too many put down is not always worth the points."""
    hand = (Card.KOKU_3, Card.KOKU_3, Card.KOKU_2, Card.KOKU_2)
    where = position(*hand, board={**BOARD, CHUGOKU: site(2, Troop.BUSHI)}, koku_deck=0)
    points = {}
    for objective in Objective:
        found = why_not(where, advise(where, objective), CHUBU, time_limit=60.0)
        assert found.play
        points[objective] = found.play.terms.points
    assert points[Objective.VALUE] < points[Objective.POINTS] == 3 + 6


def test_what_is_missing_where_it_cannot_be_had() -> None:
    found = why_not(WHERE, advise(WHERE), KANTO, time_limit=60.0)
    assert (found.play, found.difference) == (None, None)
    assert found.affordability.short
    assert found.affordability.short.koku == 11 - 6


def test_a_province_that_is_full_or_not_described() -> None:
    full = replace(WHERE, board={**BOARD, KANTO: site(4)})
    found = why_not(full, advise(full), KANTO, time_limit=60.0)
    assert found.play is None
    assert found.affordability.forbidden
    assert found.affordability.forbidden.rule is Rule.PROVINCE_FULL
    with pytest.raises(Forbidden) as refusal:
        why_not(WHERE, advise(WHERE), Province.KANSAI, time_limit=60.0)
    assert refusal.value.rule is Rule.PROVINCE_DESCRIBED
