"""The odds of what is hidden, against counts made by hand."""

from collections import Counter
from dataclasses import replace
from fractions import Fraction
from itertools import product

from engine.board import TILES, Province
from engine.components import Bonus, BonusTile, Card, GateTile, Troop
from engine.odds import bonus_odds, card_odds, next_tile_odds, tile_pool
from engine.position import Site
from tests.positions import position, site

EXCHANGE, PLUS_ONE, DRAW = Bonus
SAMURAI, BUSHI, SOHEI, SHINOBI = Troop


def test_a_fresh_box_makes_all_bonuses_equally_likely() -> None:
    where = position()
    assert bonus_odds(where, GateTile(SAMURAI)) == dict.fromkeys(Bonus, Fraction(1, 3))


def test_a_stated_bonus_is_certain() -> None:
    assert bonus_odds(position(), GateTile(SAMURAI, DRAW)) == {DRAW: Fraction(1)}


def test_tiles_known_in_full_leave_the_pool_wherever_they_lie() -> None:
    where = replace(
        position(board={Province.KANTO: site(tile=SOHEI, bonus=PLUS_ONE), Province.CHUBU: site(tile=SOHEI)}),
        tiles=(BonusTile(EXCHANGE, SOHEI),),
        used_tiles=(BonusTile(PLUS_ONE, SOHEI),),
    )
    # Six Sōhei tiles less two +1 and one Exchange.
    assert bonus_odds(where, GateTile(SOHEI)) == {EXCHANGE: Fraction(1, 3), DRAW: Fraction(2, 3)}


def test_a_tile_known_by_its_bonus_alone_takes_its_share_of_each_pair() -> None:
    where = replace(position(), tiles=(BonusTile(PLUS_ONE),), used_tiles=(BonusTile(PLUS_ONE, SAMURAI),))
    # Of the seven +1 tiles left over, one is Samurai and two are of each other troop.
    pool = tile_pool(where)
    assert pool[SAMURAI, PLUS_ONE] == 1 - Fraction(1, 7)
    assert pool[BUSHI, PLUS_ONE] == 2 - Fraction(2, 7)
    assert pool[BUSHI, DRAW] == 2
    assert sum(pool.values()) == 24 - 2
    assert bonus_odds(where, GateTile(BUSHI))[PLUS_ONE] == Fraction(12, 7) / (4 + Fraction(12, 7))


def test_several_tiles_known_by_their_bonus_alone() -> None:
    where = position(tiles=(PLUS_ONE,) * 4)
    assert tile_pool(where)[SAMURAI, PLUS_ONE] == 1
    assert bonus_odds(where, GateTile(SAMURAI)) == {
        EXCHANGE: Fraction(2, 5),
        PLUS_ONE: Fraction(1, 5),
        DRAW: Fraction(2, 5),
    }


def test_the_next_tile_is_none_of_the_visible_tops() -> None:
    board = {
        Province.CHUGOKU: site(tile=SAMURAI),
        Province.CHUBU: site(tile=SAMURAI),
        Province.KANTO: site(tile=BUSHI, bonus=DRAW),
        Province.KANSAI: Site(),
    }
    # 24 tiles, less one known in full (Bushi) and two tops with a Samurai.
    assert next_tile_odds(position(board=board)) == {
        SAMURAI: Fraction(4, 21),
        BUSHI: Fraction(5, 21),
        SOHEI: Fraction(6, 21),
        SHINOBI: Fraction(6, 21),
    }


def test_the_next_tile_equals_a_count_over_every_tile_it_may_be() -> None:
    """With tiles known in full only, the odds are a plain count over the tiles unaccounted for."""
    known = [tile for tile in TILES[::3]]
    where = replace(
        position(board={Province.KANTO: site(tile=TILES[1].troop)}),
        used_tiles=tuple(BonusTile(tile.bonus, tile.troop) for tile in known),
    )
    left = Counter(TILES)
    left.subtract(known)
    faces = Counter(tile.troop for tile in left.elements())
    faces[TILES[1].troop] -= 1
    assert next_tile_odds(where) == {
        troop: Fraction(count, faces.total()) for troop, count in faces.items() if count
    }


def test_a_card_drawn_is_any_that_is_not_known_elsewhere() -> None:
    where = replace(
        position(Card.SAMURAI, Card.SAMURAI, Card.BUSHI_SOHEI, Card.KOKU_3),
        seen_troops=(Card.SAMURAI, Card.SHINOBI),
    )
    odds = card_odds(where)
    assert odds[Card.SAMURAI] == Fraction(3, 29)
    assert odds[Card.SHINOBI] == Fraction(5, 29)
    assert odds[Card.BUSHI] == Fraction(6, 29)
    assert odds[Card.SOHEI_SOHEI] == Fraction(1, 29)
    assert Card.BUSHI_SOHEI not in odds
    assert not any(card.koku for card in odds)
    assert sum(odds.values()) == 1


def test_no_card_to_be_drawn() -> None:
    everything = tuple(card for card in Card if card.troops for _ in range(card.copies))
    assert card_odds(position(*everything)) == {}


def test_all_odds_add_up_to_one_whatever_is_known() -> None:
    for bonus, other, count in product(Bonus, Bonus, range(4)):
        where = replace(
            position(board={Province.KANTO: site(tile=SOHEI), Province.CHUBU: site(1, BUSHI)}),
            tiles=(BonusTile(bonus),) * count,
            used_tiles=(BonusTile(other, SOHEI),) * min(count, 2),
        )
        assert sum(bonus_odds(where, GateTile(SOHEI)).values()) == 1
        assert sum(next_tile_odds(where).values()) == 1
