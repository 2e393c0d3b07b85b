"""Dealing what cannot be seen: everything that is known stays as it is, the rest is as likely as the odds
say."""

import random
from collections import Counter
from dataclasses import replace

import numpy as np
import pytest

from advisor.winning.deals import deal, missing_for_playouts
from advisor.winning.lanes import BONUSES, CARD_KINDS, TROOP_KINDS
from engine.board import KOKU_CARDS, POSITIONS, TILE_COPIES, TROOP_CARDS, Province
from engine.components import Bonus, BonusTile, Card, GateTile, General, Kamon, Title, Troop
from engine.odds import bonus_odds, next_tile_odds
from engine.position import Opponent, Position, Site
from engine.state import Control
from engine.view import see
from tests.random_games import random_game

II, SAKAI, HONDA = General.II, General.SAKAI, General.HONDA
TROOPS = tuple(Troop)


def full_position(**changed: object) -> Position:
    """Three players in their second year."""
    board = {province: Site((), GateTile(TROOPS[province.rank % 4])) for province in Province}
    board[Province.KANTO] = Site((Kamon(SAKAI, golden=True), Kamon(HONDA), Kamon(HONDA)))
    where = Position(
        players=(II, SAKAI, HONDA),
        me=II,
        titles={II: Title.SHOMYO, SAKAI: Title.DAIMYO, HONDA: Title.HATAMOTO},
        hand=(Card.SAMURAI, Card.BUSHI_SOHEI, Card.KOKU_2),
        tiles=(BonusTile(Bonus.DRAW),),
        board=board,
        favour={II: 7, SAKAI: 9, HONDA: 3},
        koku_deck=18,
        others={
            SAKAI: Opponent((Card.BUSHI, Card.KOKU_3), 4, (BonusTile(Bonus.PLUS_ONE, Troop.BUSHI),)),
            HONDA: Opponent((), 2),
        },
    )
    return replace(where, **changed)  # type: ignore[arg-type]


def test_what_is_known_is_in_every_deal() -> None:
    where = full_position()
    lanes = deal(where, 300, seed=1)
    for card in Card:
        assert (lanes.hand[:, 0, card.rank] == where.hand.count(card)).all()
    assert (lanes.hand[:, 1, Card.BUSHI.rank] >= 1).all()
    assert (lanes.hand[:, 1, Card.KOKU_3.rank] == 1).all()
    assert lanes.hand[:, 1].sum(1).tolist() == [4] * 300
    assert lanes.hand[:, 2].sum(1).tolist() == [2] * 300
    assert lanes.tiles[0].tolist() == [[0, 0, 1], [0, 1, 0], [0, 0, 0]]
    assert lanes.favour[0].tolist() == [7, 9, 3]
    assert lanes.stock[0].tolist() == [10, 9, 8]
    assert lanes.title[0].tolist() == [1, 0, 3]
    assert lanes.owner[0, Province.KANTO.rank].tolist() == [1, 2, 2, -1]
    assert lanes.golden[0, Province.KANTO.rank].tolist() == [1, 0, 0, 0]
    tops = lanes.stack[:, Province.CHUGOKU.rank, 0] // BONUSES
    assert set(tops.tolist()) == {TROOPS.index(Troop.SAMURAI)}


def test_no_deal_holds_more_than_the_box() -> None:
    lanes = deal(full_position(), 300, seed=2)
    troops = lanes.hand[:, :, :TROOP_KINDS].sum(1) + lanes.deck + lanes.discards
    box = np.array([TROOP_CARDS.count(card) for card in Card if card.troops])
    assert (troops == box).all()
    koku = lanes.hand[:, :, TROOP_KINDS:].sum(1) + lanes.koku
    assert (koku <= [KOKU_CARDS.count(card) for card in Card if card.koku]).all()
    assert (lanes.koku.sum(1) == 18).all()
    for stacks in lanes.stack.reshape(300, -1).tolist():
        # Three positions of Kantō are taken, the last of all provinces: what stands there are no tiles.
        assert max(Counter(stacks[: -(POSITIONS - 1)]).values()) <= TILE_COPIES


def test_hidden_cards_are_any_that_nobody_saw() -> None:
    lanes = deal(full_position(), 4000, seed=3)
    honda = lanes.hand[:, 2, :TROOP_KINDS].sum(0) / (2 * 4000)
    unseen = np.array([TROOP_CARDS.count(card) for card in Card if card.troops], float)
    for card in (Card.SAMURAI, Card.BUSHI_SOHEI, Card.BUSHI):
        unseen[card.rank] -= 1
    assert honda == pytest.approx(unseen / unseen.sum(), abs=0.015)


@pytest.mark.slow
@pytest.mark.parametrize("forgotten", [(), (Bonus.DRAW,) * 3, (Bonus.DRAW, Bonus.DRAW, Bonus.EXCHANGE)])
def test_tiles_lie_as_the_odds_say(forgotten: tuple[Bonus, ...]) -> None:
    """Tiles of which only the bonus is remembered change the odds of those that lie."""
    where = full_position(tiles=tuple(BonusTile(bonus) for bonus in forgotten), others={})
    lanes = deal(where, 20_000, seed=4)
    tile = where.board[Province.CHUGOKU].tile
    assert tile
    bonuses = np.bincount(lanes.stack[:, Province.CHUGOKU.rank, 0] % BONUSES, minlength=3) / 20_000
    expected = bonus_odds(where, tile)
    assert bonuses == pytest.approx([float(expected.get(bonus, 0)) for bonus in Bonus], abs=0.015)
    below = np.bincount(lanes.stack[:, Province.CHUGOKU.rank, 1] // BONUSES, minlength=4) / 20_000
    assert below == pytest.approx([float(chance) for chance in next_tile_odds(where).values()], abs=0.015)


def test_a_known_bonus_is_kept() -> None:
    board = {**full_position().board, Province.CHUBU: Site((), GateTile(Troop.BUSHI, Bonus.EXCHANGE))}
    lanes = deal(full_position(board=board), 200, seed=5)
    face = Troop.BUSHI.rank * BONUSES + Bonus.EXCHANGE.rank
    assert set(lanes.stack[:, Province.CHUBU.rank, 0].tolist()) == {face}


def test_the_same_seed_deals_the_same() -> None:
    one, two, other = (deal(full_position(), 50, seed) for seed in (6, 6, 7))
    assert (one.hand == two.hand).all()
    assert (one.stack == two.stack).all()
    assert not (one.hand == other.hand).all()


def test_what_has_to_be_told_before_a_game_can_be_played_out() -> None:
    where = full_position()
    assert missing_for_playouts(where) == ()
    board = dict(where.board)
    del board[Province.KANSAI]
    poor = replace(where, board=board, titles={II: Title.SENSEI}, favour={HONDA: 1}, koku_deck=None)
    assert missing_for_playouts(poor) == (
        "board.kansai",
        "titles.sakai",
        "titles.honda",
        "favour.ii",
        "favour.sakai",
        "koku_deck",
    )


def test_positions_of_whole_games_can_be_dealt() -> None:
    """Also late, when decks were refilled and most cards were seen."""
    rng = random.Random(1)
    dealt = 0
    for seed in range(12):
        for game, general, *_ in random_game(2 + seed % 3, seed):
            if isinstance(game.year, Control) and rng.random() < 0.1:
                where = see(game, general).position()
                lanes = deal(where, 5, seed)
                held = [
                    len(where.hand) if who is where.me else where.others[who].cards for who in where.players
                ]
                assert lanes.hand.sum(2).tolist() == [held] * 5
                assert lanes.hand.shape == (5, len(where.players), CARD_KINDS)
                assert min(lanes.hand.min(), lanes.deck.min(), lanes.discards.min(), lanes.koku.min()) >= 0
                dealt += 1
    assert dealt > 30
