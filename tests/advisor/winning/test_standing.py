"""Each player's chance at any moment of a game."""

from dataclasses import replace

import pytest

from advisor.winning.standing import chances
from engine.components import General, Title
from engine.sharing import Lot, Sharing
from engine.state import Control
from engine.view import see
from tests.advisor.winning.test_chances import two
from tests.random_games import random_game


@pytest.mark.slow
@pytest.mark.parametrize("players", [2, 3, 4])
def test_somebody_wins_from_every_moment(players: int) -> None:
    looked_at = 0
    for number, (game, general, *_) in enumerate(random_game(players, seed=players)):
        if number % 9:
            continue
        view = see(game, general)
        assert view.year
        position = view.outlook()
        found = chances(position, view.year, playouts=20)
        assert set(found) == set(position.players)
        assert sum(found.values()) == pytest.approx(1)
        assert found == chances(position, view.year, playouts=20)
        looked_at += isinstance(view.year, Sharing | Control)
    assert looked_at > 5


def test_what_lies_in_two_lots_counts() -> None:
    """He takes the better of two lots: how they were split makes a difference to who wins."""
    game = next(
        game for game, *_ in random_game(2, seed=5) if isinstance(game.year, Sharing) and not game.year.split
    )
    year = game.year
    assert isinstance(year, Sharing)
    view = see(game, year.order[0])
    splits = [replace(year, cards=(), split=split) for split in lots_of(year)]
    even, uneven = (chances(view.outlook(), split, playouts=200) for split in splits)
    assert even != uneven
    assert uneven[view.me] < even[view.me], "the other takes all"


def lots_of(year: Sharing) -> list[tuple[Lot, Lot]]:
    """Every other card to each lot, and all cards to one."""
    return [
        (Lot(Title.SENSEI, year.cards[::2]), Lot(Title.HATAMOTO, year.cards[1::2])),
        (Lot(Title.SENSEI), Lot(Title.HATAMOTO, year.cards)),
    ]


def test_what_is_certain_is_certain() -> None:
    """Ii leads by far and nobody has anything left: the year ends the game."""
    where = replace(two(200, 10), koku_deck=0)
    found = chances(where, Control((General.II,)), playouts=20)
    assert found == {General.II: 1, General.SAKAI: 0}
