"""Turns side by side: what the fast policy takes, pays, draws and turns golden in small games."""

import numpy as np

from advisor.winning.lanes import DRAW, HATAMOTO, SENSEI, Dice, Lanes, new_games
from advisor.winning.turns import take_turn, years_left
from advisor.worth.law import LAWS
from engine.board import Province
from engine.components import Card, Title

LAW = LAWS[2]
FIRST = np.array([0])
CHUGOKU, CHUBU, KYUSHU = (province.rank for province in (Province.CHUGOKU, Province.CHUBU, Province.KYUSHU))


def a_game(*hand: Card, title: int = Title.SHOMYO.rank) -> Lanes:
    """Two players; the first has these cards, and all provinces are full but Chūgoku and Chūbu, at their
    last."""
    lanes = new_games(2, 1, seed=1)
    lanes.hand[:] = 0
    for card in hand:
        lanes.hand[0, 0, card.rank] += 1
    lanes.title[0] = [title, Title.DAIMYO.rank]
    lanes.owner[:] = 1
    lanes.placed[:] = 4
    for province in (CHUGOKU, CHUBU):
        lanes.owner[0, province, 3] = -1
        lanes.placed[0, province] = 3
    return lanes


def turn(lanes: Lanes) -> Lanes:
    take_turn(lanes, FIRST, 0, Dice(1, 1), LAW)
    return lanes


def test_what_can_be_paid_for_is_taken_in_the_last_year() -> None:
    lanes = a_game(*[Card.SAMURAI] * 3, Card.BUSHI)
    lanes.koku[:] = 0
    turn(lanes)
    assert lanes.owner[0, CHUGOKU].tolist() == [1, 1, 1, 0]
    assert lanes.owner[0, CHUBU, 3] == -1
    assert lanes.favour[0].tolist() == [9 + 1, 0]
    assert lanes.hand[0, 0].nonzero()[0].tolist() == [Card.BUSHI.rank]


def test_both_are_taken_where_both_can_be_paid_for() -> None:
    lanes = a_game(*[Card.SAMURAI] * 3, *[Card.SHINOBI] * 3)
    lanes.koku[:] = 0
    turn(lanes)
    assert lanes.favour[0, 0] == 2 * (9 + 1)
    assert lanes.stock[0, 0] == 10


def test_the_last_kamon_is_the_last() -> None:
    lanes = a_game(*[Card.SAMURAI] * 3, *[Card.SHINOBI] * 3)
    lanes.stock[0, 0] = 1
    turn(lanes)
    assert lanes.favour[0, 0] == 9 + 1
    assert lanes.stock[0, 0] == 0


def test_koku_that_count_as_much_in_the_end_are_kept() -> None:
    lanes = a_game(*[Card.KOKU_3] * 3, title=HATAMOTO)
    lanes.koku[:] = 0
    lanes.hand[0, 0, Card.KOKU_1.rank] = 0
    turn(lanes)
    assert lanes.favour[0, 0] == 0, "nine koku for nine favour bring nothing"
    daimyo = a_game(*[Card.KOKU_3] * 3, title=Title.DAIMYO.rank)
    daimyo.koku[:] = 0
    turn(daimyo)
    assert daimyo.favour[0, 0] == 9 + 2


def test_the_joker_stands_for_one_troop_once_a_turn() -> None:
    lanes = a_game(*[Card.SAMURAI] * 2, *[Card.SHINOBI] * 2, title=HATAMOTO)
    lanes.koku[:] = 0
    turn(lanes)
    assert lanes.favour[0, 0] == 9
    without = a_game(*[Card.SAMURAI] * 2, *[Card.SHINOBI] * 2)
    without.koku[:] = 0
    assert turn(without).favour[0, 0] == 0


def test_draw_tiles_are_used_first() -> None:
    lanes = a_game(*[Card.SAMURAI] * 2)
    lanes.tiles[0, 0, DRAW] = 1
    lanes.deck[:] = 0
    lanes.deck[0, Card.SAMURAI.rank] = 2
    lanes.koku[:] = 0
    turn(lanes)
    assert lanes.tiles[0, 0, DRAW] == 0
    assert lanes.owner[0, CHUGOKU, 3] == 0
    assert lanes.deck[0, Card.SAMURAI.rank] == 1


def test_the_sensei_turns_the_kamon_that_wins_a_majority() -> None:
    lanes = a_game(title=SENSEI)
    lanes.koku[:] = 0
    lanes.owner[0, KYUSHU] = [1, 0, 0, 1]
    lanes.owner[0, CHUBU] = [1, 0, -1, -1]
    turn(lanes)
    assert lanes.golden[0].sum() == 1
    assert lanes.golden[0, KYUSHU, 1] == 1 or lanes.golden[0, CHUBU, 1] == 1
    others = a_game(title=Title.SHOMYO.rank)
    others.owner[0, KYUSHU] = [1, 0, 0, 1]
    assert turn(others).golden.sum() == 0


def test_years_left_by_the_koku_deck_or_the_fewest_kamons() -> None:
    lanes = new_games(2, 1, seed=1)
    lanes.koku[0] = [4, 2, 0]
    assert years_left(lanes, LAW).tolist() == [3]
    lanes.stock[0, 1] = 2
    assert years_left(lanes, LAW).tolist() == [2 / LAW.pace]


def test_turns_count_where_there_is_something_to_play_with() -> None:
    assert turn(turn(a_game(Card.SAMURAI, Card.BUSHI))).turns.tolist() == [2]
    assert turn(a_game()).turns.tolist() == [0]
    with_a_tile = a_game()
    with_a_tile.tiles[:, 0, DRAW] = 1
    assert turn(with_a_tile).turns.tolist() == [1]
