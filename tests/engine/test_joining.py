"""A game taken from a position: what is seen is as it was, and the others get what they turn out to have."""

from collections import Counter
from dataclasses import replace

import pytest

from engine.board import KOKU_CARDS, TROOP_CARDS, Province
from engine.components import Bonus, BonusTile, Card, GateTile, Tile, Title, Troop, without
from engine.errors import Rule
from engine.hidden_tiles import unseen_taken
from engine.joining import grant, join
from engine.position import Opponent, Position, Site
from engine.refusals import Forbidden, NotThere
from engine.state import Control
from engine.view import see
from tests.positions import HIS, ME, MINE, OTHER, position
from tests.saying import raises_saying

BOARD = {
    **{province: Site(tile=GateTile(Troop.BUSHI)) for province in list(Province)[:4]},
    **{province: Site((HIS, MINE, HIS)) for province in list(Province)[4:]},
}


def whole(*hand: Card, **rest: object) -> Position:
    """A position in which every province is described."""
    where = position(*hand, board=BOARD, **rest)  # type: ignore[arg-type]
    return replace(where, titles={ME: Title.SENSEI, OTHER: Title.HATAMOTO})


def test_the_position_of_the_game_is_the_one_that_was_joined() -> None:
    where = whole(Card.BUSHI, Card.KOKU_2, seen_troops=(Card.SOHEI,), koku_deck=8, favour={ME: 7, OTHER: 9})
    has = Opponent((Card.SAMURAI, Card.KOKU_1), 2, (BonusTile(Bonus.PLUS_ONE),))
    where = replace(where, tiles=(BonusTile(Bonus.DRAW, Troop.SOHEI),), others={OTHER: has})
    game, _ = join(where)
    stock = {general: where.kamons_of(general) for general in where.players}
    assert see(game, ME).position() == replace(where, kamons_left=stock)
    assert game.year == Control((ME, OTHER))


def test_every_card_and_tile_is_somewhere() -> None:
    where = whole(Card.BUSHI, Card.KOKU_2, seen_troops=(Card.SOHEI,), koku_deck=8)
    where = replace(where, used_tiles=(BonusTile(Bonus.DRAW, Troop.SOHEI), BonusTile(Bonus.PLUS_ONE)))
    game, elsewhere = join(where)
    assert Counter([*where.hand[:1], *game.troop_deck, *game.troop_discards]) == Counter(TROOP_CARDS)
    assert len(game.koku_deck) == 8
    assert Counter([Card.KOKU_2, *game.koku_deck, *elsewhere.koku]) == Counter(KOKU_CARDS)
    on_board = [tile for ground in game.board.values() for tile in ground.stack]
    # Of the twelve that were taken, two are told of.
    assert (len(on_board), unseen_taken(game)) == (12, 10)
    assert Counter(on_board)[Tile(Troop.SOHEI, Bonus.DRAW)] <= 1
    assert max(Counter(on_board).values()) <= 2


def test_others_have_what_they_are_known_to_have() -> None:
    sohei, bushi = BonusTile(Bonus.DRAW, Troop.SOHEI), BonusTile(Bonus.DRAW, Troop.BUSHI)
    known = (Card.SOHEI, Card.KOKU_3)
    where = whole(
        Card.KOKU_3,
        seen_troops=(Card.SOHEI, Card.BUSHI),
        used_tiles=(sohei, bushi),
        others={OTHER: Opponent(known, 5, (BonusTile(Bonus.DRAW),))},
        koku_deck=8,
    )
    game, elsewhere = join(where)
    other = game.player(OTHER)
    assert other.hand == other.seen == known, "how many more he has is not kept"
    assert game.troop_discards == (Card.BUSHI,)
    assert Counter([*game.koku_deck, *elsewhere.koku]) == Counter(without(KOKU_CARDS, [Card.KOKU_3] * 2))
    assert Counter((*other.tiles, *game.used_tiles)) == Counter((sohei, bushi)), "his is one of those seen"
    assert len(other.tiles) == 1
    assert unseen_taken(game) == 12 - 2


def test_those_with_a_higher_title_have_played() -> None:
    where = replace(whole(), titles={ME: Title.SENSEI, OTHER: Title.DAIMYO}, conquests_made=1)
    game, _ = join(where)
    assert game.year == Control((ME,), conquests_made=1)


def test_a_province_that_is_not_described() -> None:
    where = whole()
    with raises_saying(Forbidden, "Kantō is not described") as refusal:
        join(replace(where, board={p: site for p, site in BOARD.items() if p is not Province.KANTO}))
    assert refusal.value.rule is Rule.PROVINCE_DESCRIBED


def test_others_are_granted_what_they_turn_out_to_have() -> None:
    game, elsewhere = join(whole(Card.BUSHI_SOHEI, seen_troops=(Card.SAMURAI_BUSHI,), koku_deck=8))
    after, still = grant(game, ME, OTHER, (Card.SAMURAI, Card.SAMURAI_BUSHI, Card.KOKU_3), elsewhere)
    other = after.player(OTHER)
    assert other.hand == other.seen == (Card.SAMURAI, Card.SAMURAI_BUSHI, Card.KOKU_3)
    assert after.troop_discards == ()
    assert after.pool(ME) == without(game.pool(ME), [Card.SAMURAI])
    same = grant(after, ME, OTHER, (Card.SAMURAI,), still)
    assert same == (after, still), "what he has he need not be granted"
    all_ones, _ = grant(game, ME, OTHER, (Card.KOKU_1,) * 12, elsewhere)
    assert (len(game.koku_deck), len(all_ones.koku_deck)) == (8, 8), "only which cards it holds was unknown"
    with pytest.raises(NotThere) as refusal:
        grant(game, ME, OTHER, (Card.BUSHI_SOHEI,), elsewhere)
    assert refusal.value.card is Card.BUSHI_SOHEI
