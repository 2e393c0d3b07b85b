"""The table holds what its player can see."""

import pytest

from engine.components import General
from engine.view import see
from tests.table_games import SEATS, moments
from tests.told_games import playing


@pytest.mark.parametrize(("generals", "me", "seed"), SEATS)
def test_at_each_turn_the_position_is_what_the_engine_lets_me_see(
    generals: tuple[General, ...], me: General, seed: int
) -> None:
    turns = 0
    for record, _, game in moments(generals, me, seed):
        if record.table.is_my_turn:
            turns += 1
            assert playing(record.table).position() == see(game, me).position()
            assert playing(record.table).outlook() == playing(record.table).position()
    assert turns > 5
