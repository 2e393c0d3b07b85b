"""Even years side by side: everything is shared, and nobody is offered less than he asks for in vain."""

import numpy as np
import pytest

from advisor.winning.even_years import Table, by_plain_values, even_year
from advisor.winning.lanes import CARD_KINDS, Dice, new_games, title_order
from advisor.winning.plain_sharing import PLAIN_SHARING
from engine.board import TURNED_UP
from engine.components import Card


@pytest.mark.parametrize("players", [2, 3, 4])
def test_everything_turned_up_is_shared_and_titles_change(players: int) -> None:
    lanes = new_games(players, 200, seed=1)
    before = lanes.hand.sum((1, 2))
    even_year(lanes, Dice(2, 200))
    assert (lanes.hand.sum((1, 2)) == before + sum(TURNED_UP[players])).all()
    assert all(len(set(titles)) == players for titles in lanes.title.tolist())


@pytest.mark.parametrize("players", [2, 3, 4])
def test_lots_are_nearly_equal_by_plain_values(players: int) -> None:
    """All judge alike, so each gets about an equal share; a card cannot be cut in two."""
    lanes = new_games(players, 200, seed=3)
    before = lanes.hand.copy()
    even_year(lanes, Dice(4, 200))
    plain = PLAIN_SHARING[players]
    values = np.array([plain.card(card) for card in Card]) / 1000
    lots = ((lanes.hand - before) * values).sum(2) + np.array(plain.titles)[lanes.title] / 1000
    assert (np.abs(lots - lots.mean(1, keepdims=True)) < 1.5).mean() > 0.95


def test_a_year_under_way_goes_on_with_those_who_have_no_lot() -> None:
    lanes = new_games(4, 1, seed=1)
    first = int(title_order(lanes)[0, 0])
    cards = np.tile([Card.SAMURAI.rank, Card.BUSHI.rank, Card.KOKU_2.rank, CARD_KINDS], (1, 1))
    before = lanes.hand.copy()
    Table(lanes, cards, by_plain_values(lanes, cards), taken={first: 3}).share()
    assert lanes.title[0, first] == 3
    assert (lanes.hand[0, first] == before[0, first]).all()
    assert (lanes.hand - before).sum() == 3
    assert len(set(lanes.title[0].tolist())) == 4
