"""Games side by side: cards, tiles, the end. That whole games keep the rules is for the engine to say, in the
property tests."""

import numpy as np
import pytest

from advisor.winning.lanes import (
    BONUSES,
    CARD_KINDS,
    TROOP_KINDS,
    Dice,
    counted,
    draw_koku,
    draw_troop,
    new_games,
    picked,
    place,
    title_order,
    turn_up,
)
from engine.board import KAMONS, KOKU_CARDS, TILES, TROOP_CARDS, TURNED_UP


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_new_game_holds_the_whole_box(players: int) -> None:
    lanes = new_games(players, 50, seed=1)
    assert (lanes.hand.sum((1, 2)) == 2 * players).all()
    assert (lanes.hand.sum((1, 2)) + lanes.deck.sum(1) == len(TROOP_CARDS)).all()
    assert (lanes.koku.sum(1) == len(KOKU_CARDS)).all()
    assert (lanes.stock == KAMONS[players]).all()
    faces = np.sort(lanes.stack.reshape(50, -1), axis=1)
    assert (faces == sorted(tile.troop.rank * BONUSES + tile.bonus.rank for tile in TILES)).all()
    assert all(len(set(titles)) == players for titles in lanes.title.tolist())
    assert len({tuple(stack) for stack in lanes.stack.reshape(50, -1).tolist()}) == 50


def test_every_card_is_as_likely() -> None:
    counts = np.tile([2, 0, 3, 1], (600, 1))
    kinds = picked(counts, (np.arange(600) + 0.5) / 600)
    assert np.bincount(kinds, minlength=4).tolist() == [200, 0, 300, 100]


def test_an_empty_deck_is_refilled_at_once() -> None:
    lanes = new_games(2, 1, seed=1)
    lanes.deck[:] = 0
    lanes.deck[0, 3] = 1
    lanes.discards[0, 5] = 2
    dice = Dice(1, 1)
    assert draw_troop(lanes, dice, 0).tolist() == [3]
    assert (lanes.deck[0, 5], lanes.discards.sum()) == (2, 0)
    assert draw_troop(lanes, dice, 0).tolist() == [5]
    assert draw_troop(lanes, dice, 0).tolist() == [5]
    assert draw_troop(lanes, dice, 0).tolist() == [TROOP_KINDS], "deck and discards are used up"


def test_what_is_turned_up_comes_from_the_decks() -> None:
    lanes = new_games(4, 20, seed=2)
    before = lanes.deck.sum(1), lanes.koku.sum(1)
    cards = turn_up(lanes, Dice(3, 20))
    troops, koku = TURNED_UP[4]
    assert ((cards < TROOP_KINDS).sum(1) == troops).all()
    assert ((cards >= TROOP_KINDS) & (cards < CARD_KINDS)).sum(1).tolist() == [koku] * 20
    assert (lanes.deck.sum(1) == before[0] - troops).all()
    assert (lanes.koku.sum(1) == before[1] - koku).all()


def test_the_koku_deck_is_never_refilled() -> None:
    lanes = new_games(2, 1, seed=1)
    lanes.koku[:] = 0
    assert draw_koku(lanes, Dice(1, 1), 0).tolist() == [3]
    assert lanes.ended.tolist() == [True]


def test_lanes_of_one_deal_meet_the_same_luck() -> None:
    lanes = new_games(2, 3, seed=1).some(np.array([0, 1, 2, 0, 1, 2]))
    cards = turn_up(lanes, Dice(5, 3))
    assert (cards[:3] == cards[3:]).all()


def test_a_kamon_is_paid_for_scores_and_wins_the_top_tile() -> None:
    lanes = new_games(2, 1, seed=4)
    lanes.title[0] = [0, 3]
    lanes.hand[0, 0] = 0
    lanes.hand[0, 0, 1] = 3
    spent = np.zeros((1, CARD_KINDS), np.int8)
    spent[0, 1] = 3
    bonus = place(lanes, np.array([0]), np.array([3]), spent, np.zeros((1, BONUSES), np.int8))
    assert lanes.favour[0].tolist() == [3 + 2, 0]
    assert lanes.owner[0, 3].tolist() == [0, -1, -1, -1]
    assert lanes.discards[0, 1] == 3
    assert lanes.hand[0, 0].sum() == 0
    assert bonus.tolist() == [lanes.stack[0, 3, 0] % BONUSES]
    assert lanes.tiles[0, 0, bonus[0]] == 1
    assert lanes.stock[0].tolist() == [11, 12]


def test_a_tie_goes_to_the_higher_title() -> None:
    lanes = new_games(3, 2, seed=4)
    lanes.hand[:] = 0
    lanes.favour[:] = [[50, 50, 20], [50, 51, 20]]
    lanes.title[:] = [[2, 1, 0], [0, 1, 2]]
    assert counted(lanes).argmax(1).tolist() == [1, 1]
    lanes.title[:] = [[0, 1, 2], [0, 1, 2]]
    assert counted(lanes).argmax(1).tolist() == [0, 1]
    assert title_order(lanes)[0].tolist() == [0, 1, 2]
