"""The referee on a position: each rule of a conquest, allowed by one small case and broken by another."""

from dataclasses import replace
from fractions import Fraction

import pytest

from engine.board import TROOP_CARDS, Province
from engine.components import KOKU, Bonus, BonusTile, Card, Kamon, Title, Troop, sorted_cards, without
from engine.conquest import Reveal, check, conquer, demand_at, ways_to_pay
from engine.errors import Rule
from engine.odds import card_odds
from engine.payment import UseExchange, UseHatamoto
from engine.position import Site
from engine.refusals import Forbidden
from tests.conquests import PAID, THREE, koku, refused, troops
from tests.positions import ME, OTHER, position, site

SAMURAI, BUSHI = Troop.SAMURAI, Troop.BUSHI
CHUGOKU = Province.CHUGOKU


def test_at_most_two_kamons_a_turn() -> None:
    check(replace(position(Card.KOKU_3), conquests_made=1), PAID)
    refused(Rule.TWO_CONQUESTS, replace(position(Card.KOKU_3), conquests_made=2), PAID)


def test_a_kamon_is_needed() -> None:
    check(replace(position(Card.KOKU_3), kamons_left={ME: 1}), PAID)
    refused(Rule.KAMON_NEEDED, replace(position(Card.KOKU_3), kamons_left={ME: 0}), PAID)


def test_a_province_has_four_positions() -> None:
    last = position(Card.KOKU_3, Card.KOKU_3, Card.KOKU_3, board={CHUGOKU: site(3)})
    check(last, koku(*last.hand))
    full = replace(last, board={CHUGOKU: site(4)})
    refused(Rule.PROVINCE_FULL, full, koku(*last.hand))
    with pytest.raises(Forbidden) as refusal:
        ways_to_pay(full, CHUGOKU)
    assert refusal.value.rule is Rule.PROVINCE_FULL


def test_a_province_that_is_not_described() -> None:
    refused(Rule.PROVINCE_DESCRIBED, position(Card.KOKU_3, board={}), PAID)


def test_the_hatamoto_serves_once_a_turn() -> None:
    paid = troops(*THREE[:2], steps=(UseHatamoto(SAMURAI),))
    where = position(*THREE, *THREE, title=Title.HATAMOTO)
    after = conquer(where, paid, Reveal(Bonus.DRAW, SAMURAI)).position
    assert after.hatamoto_used
    refused(Rule.HATAMOTO_ONCE, after, paid)
    check(after, troops(*THREE))
    assert all(not way.uses_hatamoto for way in ways_to_pay(after, CHUGOKU))


def test_both_conquests_in_one_province_meet_the_next_position_and_the_tile_uncovered() -> None:
    where = position(*THREE, *THREE[:2], Card.BUSHI)
    after = conquer(where, troops(*THREE), Reveal(Bonus.DRAW, BUSHI)).position
    asked = demand_at(after, CHUGOKU)
    assert (asked.troops, asked.koku) == ((SAMURAI, SAMURAI, BUSHI), 4)
    second = conquer(after, troops(*THREE[:2], Card.BUSHI), Reveal(Bonus.DRAW, Troop.SOHEI))
    assert second.favour == 4
    assert second.position.board[CHUGOKU].kamons == (Kamon(ME), Kamon(ME))


@pytest.mark.parametrize(("title", "favour"), list(zip(Title, (5, 4, 3, 3), strict=True)))
def test_the_title_adds_to_the_favour(title: Title, favour: int) -> None:
    outcome = conquer(position(Card.KOKU_3, title=title), PAID, Reveal(Bonus.DRAW, BUSHI))
    assert outcome.favour == favour


def test_what_leaves_and_what_is_remembered() -> None:
    where = replace(
        position(*THREE[:2], Card.SAMURAI_BUSHI, Card.KOKU_1, Card.SOHEI),
        tiles=(BonusTile(Bonus.EXCHANGE, Troop.SHINOBI), BonusTile(Bonus.EXCHANGE), BonusTile(Bonus.DRAW)),
        kamons_left={ME: 3},
        favour={ME: 10, OTHER: 1},
    )
    paid = troops(*THREE[:2], Card.KOKU_1, steps=(UseExchange(KOKU, SAMURAI),))
    after = conquer(where, paid, Reveal(Bonus.PLUS_ONE, Troop.SOHEI)).position
    assert after.hand == (Card.SOHEI, Card.SAMURAI_BUSHI)
    assert after.seen_troops == THREE[:2], "koku cards never come back, troop cards are discards"
    assert after.tiles == (
        BonusTile(Bonus.EXCHANGE),
        BonusTile(Bonus.PLUS_ONE, SAMURAI),
        BonusTile(Bonus.DRAW),
    )
    assert after.used_tiles == (BonusTile(Bonus.EXCHANGE, Troop.SHINOBI),)
    assert after.kamons_left == {ME: 2}
    assert after.favour == {ME: 13, OTHER: 1}
    assert after.conquests_made == 1


@pytest.mark.parametrize(
    ("kamons", "tile", "reveal"),
    [
        (0, SAMURAI, Reveal(Bonus.DRAW)),
        (2, SAMURAI, Reveal(Bonus.DRAW, BUSHI)),
        (3, None, Reveal(Bonus.DRAW)),
        (3, None, Reveal(None, BUSHI)),
    ],
)
def test_a_reveal_that_cannot_be(kamons: int, tile: Troop | None, reveal: Reveal) -> None:
    hand = (Card.KOKU_3,) * 3
    where = position(*hand, board={CHUGOKU: site(kamons, tile)})
    with pytest.raises(Forbidden) as refusal:
        conquer(where, koku(*hand), reveal)
    assert refusal.value.rule is Rule.TILE_REVEALED


def test_the_third_tile_uncovers_none() -> None:
    hand = (Card.KOKU_3,) * 2
    where = position(*hand, board={CHUGOKU: site(2, SAMURAI)})
    after = conquer(where, koku(*hand), Reveal(Bonus.DRAW)).position
    assert after.board[CHUGOKU] == Site((Kamon(OTHER), Kamon(OTHER), Kamon(ME)))
    assert demand_at(after, CHUGOKU).troops == (SAMURAI,) * 3
    assert demand_at(after, CHUGOKU).koku == 9


def test_with_no_card_left_in_the_deck_the_discards_become_the_deck() -> None:
    others = without(TROOP_CARDS, THREE)
    where = replace(position(*THREE), seen_troops=others)
    assert card_odds(where) == {}
    after = conquer(where, troops(*THREE), Reveal(Bonus.DRAW, BUSHI)).position
    assert after.seen_troops == sorted_cards(others)
    assert card_odds(after) == {Card.SAMURAI: Fraction(1)}
