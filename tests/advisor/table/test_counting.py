"""The final count of a game that was told, and favour corrected by hand."""

import random
from collections.abc import Sequence

import pytest

from advisor.table.phase import Ask
from advisor.table.record import Record
from engine.components import General
from engine.game import due, legal, new_game, play, result
from engine.state import Game
from tests.table_games import SEATS, lines_of, lively
from tests.told_games import ODD_YEAR, SET_UP, begun, player_of, refused, table_after, told


def finished(generals: Sequence[General], seed: int) -> Game:
    """The last state of the game that `events_of` tells."""
    rng = random.Random(seed)
    game = new_game(generals, seed)
    while due(game):
        game = play(game, lively(rng, legal(game)))
    return game


@pytest.mark.parametrize(("generals", "me", "seed"), SEATS)
def test_a_whole_game_told_line_by_line_ends_with_the_engines_scores(
    generals: tuple[General, ...], me: General, seed: int
) -> None:
    record = told(*lines_of(generals, me, seed))
    assert record.table.asks is Ask.NOTHING
    assert begun(record.table).count() == result(finished(generals, seed))


def test_favour_is_corrected_by_hand_at_any_moment() -> None:
    record = told(*ODD_YEAR)
    record.tell("correct ii 20")
    assert player_of(record.table, General.II).favour == 20
    record.tell("correct favour Ii 5")
    assert player_of(record.table, General.II).favour == 5
    record.tell("correct ii 0")
    assert record.table == table_after(*ODD_YEAR)
    assert "not a number" in refused(record, "correct ii twenty")
    refused(told(*SET_UP[:2]), "correct ii 20")
    refused(Record(), "correct ii 20")


def test_cards_that_cannot_count_are_not_asked_for_but_may_be_told() -> None:
    *lines, last_line = lines_of(*SEATS[0])
    record = told(*lines)
    assert record.table.asks is Ask.NOTHING
    before = begun(record.table).count()
    assert refused(record, "nonsense").startswith("The game is over")
    record.tell(last_line)
    assert begun(record.table).count() == before
