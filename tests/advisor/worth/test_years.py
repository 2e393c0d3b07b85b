"""How many years are still to come."""

from dataclasses import replace
from fractions import Fraction

import pytest

from advisor.worth.law import LAWS, Line
from advisor.worth.years import law_of, weights_of, years_left
from engine.board import Province
from engine.components import General, Kamon, Title
from engine.position import Site
from tests.positions import FLAT, ME, OTHER, position


@pytest.mark.parametrize(
    ("players", "kamons", "deck", "years"),
    [
        (2, 0, None, 11),
        (3, 0, None, 7),
        (4, 0, None, 5),
        (4, 12, None, 2),
        (4, 11, None, 2.25),
        (4, 24, None, 1),
        (2, 0, 0, 0),
        (2, 0, 1, 0.5),
        (2, 0, 6, 3),
        (4, 0, 6, 1.5),
    ],
)
def test_years_left(players: int, kamons: int, deck: int | None, years: float) -> None:
    """A year turns up 2, 3 or 4 koku of 24; each player places a kamon a year."""
    generals = tuple(General)[:players]
    spread = [Kamon(generals[n % players]) for n in range(kamons)]
    board = {province: Site(tuple(spread[4 * n : 4 * n + 4])) for n, province in enumerate(Province)}
    where = replace(position(board=board, koku_deck=deck), players=generals, me=generals[0])
    assert years_left(replace(where, titles={generals[0]: Title.SENSEI}), FLAT) == years


def test_years_left_by_the_fewest_kamons() -> None:
    assert years_left(position(kamons_left={ME: 7, OTHER: 3}, koku_deck=20), FLAT) == 3
    assert years_left(position(kamons_left={ME: 2, OTHER: 3}), FLAT) == 2


def test_a_position_has_the_law_of_its_players() -> None:
    for players in LAWS:
        assert law_of(replace(position(), players=tuple(General)[:players])) is LAWS[players]


def test_a_position_has_the_weights_of_its_players_and_years(monkeypatch: pytest.MonkeyPatch) -> None:
    """8 koku for two players are four years, and 2 koku one."""
    monkeypatch.setitem(LAWS, 2, replace(FLAT, single=Line(1, 0.5)))
    assert weights_of(position(koku_deck=8)).single == 3
    assert weights_of(position(koku_deck=2)).single == Fraction("1.5")
    assert weights_of(position(koku_deck=8)).koku == Fraction("1.1")
