"""Even years side by side: everything is shared, and nobody is offered less than he asks for in vain."""

import numpy as np
import pytest

from advisor.winning.even_years import TASTE, Table, by_plain_values, by_tastes, even_year, share_rest
from advisor.winning.lanes import CARD_KINDS, Dice, Lanes, new_games, title_order
from advisor.winning.plain_sharing import PLAIN_SHARING
from engine.board import TURNED_UP
from engine.components import Card, Title
from engine.sharing import Lot


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


def sharers(lanes: Lanes) -> list[int]:
    """The players in the order in which they are asked, the same in every lane."""
    lanes.title[:] = np.arange(lanes.players)
    return list(range(lanes.players))


def test_everybody_has_a_taste_of_his_own_and_the_same_in_lanes_of_one_deal() -> None:
    lanes = new_games(3, 50, seed=1).some(np.repeat(np.arange(50), 2))
    cards = np.tile([Card.SAMURAI.rank, Card.BUSHI_SOHEI.rank, Card.KOKU_3.rank, CARD_KINDS], (100, 1))
    judged, plain = by_tastes(lanes, cards, Dice(1, 50)), by_plain_values(lanes, cards)
    for found, usual in ((judged.cards[:, :, :3], plain.cards[:, :, :3]), (judged.titles, plain.titles)):
        part = found / usual
        assert part.min() > 1 - TASTE - 1e-6
        assert part.max() < 1 + TASTE + 1e-6
        assert part.std() > 0.1
        assert (found[::2] == found[1::2]).all()
    assert 1 - TASTE / 2 < judged.asks.min() < judged.asks.max() < 1 + TASTE / 2


def test_a_lot_on_offer_goes_to_one_who_has_not_refused_it() -> None:
    lanes = new_games(4, 200, seed=1)
    sharers(lanes)
    before = lanes.hand.copy()
    left = (Card.SAMURAI, Card.BUSHI, Card.BUSHI, Card.KOKU_2, Card.KOKU_2, Card.SOHEI, Card.SOHEI)
    lot = Lot(Title.SENSEI, (Card.BUSHI, Card.SOHEI))
    share_rest(lanes, left, {}, Dice(1, 200), lot, refused=1)
    got = (lanes.title == Title.SENSEI.rank).argmax(1)
    assert set(got.tolist()) == {0, 2, 3}, "the Tairō or one of the last two, for tastes differ"
    assert ((lanes.hand - before).sum((1, 2)) == len(left)).all()
    has = (lanes.hand - before)[np.arange(200), got]
    assert (has[:, [Card.BUSHI.rank, Card.SOHEI.rank]] == 1).all()


def test_the_better_of_two_lots_is_chosen() -> None:
    lanes = new_games(2, 100, seed=1)
    tairo, other = sharers(lanes)
    split = Lot(Title.DAIMYO, (Card.SAMURAI,)), Lot(Title.SHOMYO, (Card.BUSHI_SOHEI, Card.KOKU_3))
    share_rest(lanes, (*split[0].cards, *split[1].cards), {}, Dice(1, 100), split=split)
    assert (lanes.title[:, other] == Title.SHOMYO.rank).all()
    assert (lanes.title[:, tairo] == Title.DAIMYO.rank).all()
    assert (lanes.hand.sum(2) == [3, 4]).all()
