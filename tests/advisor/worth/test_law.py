"""The law of worth: a line by the years that are left, and the laws in use."""

import numpy as np
import pytest

from advisor.worth.law import LAWS, Line
from advisor.worth.weights import weights
from engine.board import KAMONS, KOKU_CARDS, TURNED_UP
from engine.components import Bonus, Card

LINE = Line(2, 0.5, final=0.75)


@pytest.mark.parametrize(
    ("years", "going_on", "worth"),
    [
        pytest.param(0, 1, 2, id="now"),
        pytest.param(3, 1, 3.5, id="so much more for each year"),
        pytest.param(0, 0, 0.75, id="in the final count"),
        pytest.param(3, 0, 0.75, id="where the game ends, years to come are none"),
        # 0.75 · 3/4 + (2 + 0.5) · 1/4
        pytest.param(1, 0.25, 1.1875, id="between the two"),
    ],
)
def test_a_line(years: float, going_on: float, worth: float) -> None:
    assert LINE.at(years, going_on) == worth


def test_in_the_final_count_a_thing_is_worth_nothing_unless_it_is_said() -> None:
    assert Line(2, 0.5).at(4, 0) == 0


def test_a_line_for_many_years_at_once() -> None:
    years, going_on = np.array([0.0, 3.0, 1.0]), np.array([1.0, 1.0, 0.25])
    assert LINE.at(years, going_on).tolist() == [2, 3.5, 1.1875]


def test_there_is_a_law_for_every_number_of_players() -> None:
    assert set(LAWS) == set(KAMONS)


@pytest.mark.parametrize("players", LAWS)
def test_by_no_law_is_it_better_to_have_less(players: int) -> None:
    """Whatever is fitted: payments that put down more than is needed would else be the best."""
    law = LAWS[players]
    assert law.pace > 0
    assert law.fade > 0
    assert law.told.golden >= 0
    assert law.told.doubt >= 0
    assert law.rival >= 0
    most = len(KOKU_CARDS) / TURNED_UP[players][1]
    for years in (0, 0.25, 0.5, 1, 2, most):
        held = weights(law, years)
        assert all(held.card(card) >= 0 for card in Card), years
        assert all(held.tile(bonus) >= 0 for bonus in Bonus), years
        assert law.majority.at(years, 1.0) > 0, years
