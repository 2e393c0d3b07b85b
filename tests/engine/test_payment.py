"""The referee of payments: each rule, allowed by one small case and broken by another."""

import pytest

from engine import ways
from engine.board import Province, demand
from engine.components import KOKU, Bonus, BonusTile, Card, Pay, Symbol, Title, Troop, sorted_cards
from engine.conquest import check
from engine.errors import Rule
from engine.payment import Means, Payment, Tools, UseExchange, UseHatamoto, UsePlusOne, lost, settle
from engine.position import Position
from engine.refusals import Forbidden
from engine.turn import Conquest
from tests.conquests import PAID, THREE, koku, refused, troops
from tests.positions import position, site
from tests.saying import raises_saying

SAMURAI, BUSHI = Troop.SAMURAI, Troop.BUSHI
CHUGOKU = Province.CHUGOKU


@pytest.mark.parametrize(
    ("rule", "where", "allowed", "forbidden"),
    [
        (Rule.CARD_IN_HAND, position(Card.KOKU_3), PAID, koku(Card.KOKU_3, Card.KOKU_3)),
        (
            Rule.TILE_IN_FRONT,
            position(Card.KOKU_2, tiles=(Bonus.PLUS_ONE,)),
            koku(Card.KOKU_2, steps=(UsePlusOne(KOKU),)),
            koku(Card.KOKU_2, steps=(UsePlusOne(KOKU), UsePlusOne(KOKU))),
        ),
        (
            Rule.TILE_IN_FRONT,
            position(Card.KOKU_3, Card.SAMURAI, tiles=(Bonus.PLUS_ONE, Bonus.DRAW)),
            PAID,
            koku(Card.KOKU_3, Card.SAMURAI, steps=(UseExchange(SAMURAI, KOKU),)),
        ),
        (
            Rule.HATAMOTO_ONCE,
            position(*THREE, title=Title.HATAMOTO),
            troops(*THREE[:2], steps=(UseHatamoto(SAMURAI),)),
            troops(Card.SAMURAI, steps=(UseHatamoto(SAMURAI), UseHatamoto(SAMURAI))),
        ),
        (
            Rule.HATAMOTO_TITLE,
            position(*THREE, title=Title.SENSEI),
            troops(*THREE),
            troops(*THREE[:2], steps=(UseHatamoto(SAMURAI),)),
        ),
        (
            Rule.EXCHANGE_SOMETHING,
            position(*THREE, Card.BUSHI, tiles=(Bonus.EXCHANGE,)),
            troops(*THREE[:2], Card.BUSHI, steps=(UseExchange(BUSHI, SAMURAI),)),
            troops(*THREE[:2], steps=(UseExchange(BUSHI, SAMURAI),)),
        ),
        (
            Rule.EXCHANGE_SOMETHING,
            position(*THREE, Card.BUSHI, tiles=(Bonus.EXCHANGE,)),
            troops(*THREE),
            troops(*THREE, steps=(UseExchange(SAMURAI, SAMURAI),)),
        ),
        (
            Rule.EXCHANGE_SOMETHING,
            position(Card.KOKU_3, tiles=(Bonus.EXCHANGE,)),
            PAID,
            koku(Card.KOKU_3, steps=(UseExchange(KOKU, KOKU),)),
        ),
        (
            Rule.PLUS_ONE_SAME,
            position(*THREE[:2], tiles=(Bonus.PLUS_ONE,)),
            troops(*THREE[:2], steps=(UsePlusOne(SAMURAI),)),
            troops(*THREE[:2], steps=(UsePlusOne(BUSHI),)),
        ),
        (
            Rule.NO_MIXTURE,
            position(*THREE, Card.KOKU_1, tiles=(Bonus.EXCHANGE,)),
            troops(*THREE[:2], Card.KOKU_1, steps=(UseExchange(KOKU, SAMURAI),)),
            troops(*THREE, Card.KOKU_1),
        ),
        (
            Rule.NO_MIXTURE,
            position(Card.KOKU_3, Card.SAMURAI, tiles=(Bonus.EXCHANGE,)),
            koku(Card.KOKU_3, Card.SAMURAI, steps=(UseExchange(SAMURAI, KOKU),)),
            koku(Card.KOKU_3, Card.SAMURAI),
        ),
        (
            Rule.NO_MIXTURE,
            position(Card.SAMURAI, Card.BUSHI_BUSHI, Card.KOKU_2, tiles=(Bonus.EXCHANGE,) * 2),
            koku(
                Card.SAMURAI,
                Card.BUSHI_BUSHI,
                Card.KOKU_2,
                steps=(UseExchange(BUSHI, KOKU), UseExchange(SAMURAI, KOKU)),
            ),
            koku(Card.SAMURAI, Card.BUSHI_BUSHI, Card.KOKU_2, steps=(UseExchange(BUSHI, KOKU),) * 2),
        ),
        (
            Rule.NO_MIXTURE,
            position(Card.KOKU_3, Card.BUSHI, tiles=(Bonus.EXCHANGE,), title=Title.HATAMOTO),
            koku(Card.KOKU_3, steps=(UseHatamoto(SAMURAI), UseExchange(SAMURAI, KOKU))),
            koku(Card.KOKU_3, Card.BUSHI, steps=(UseHatamoto(SAMURAI), UseExchange(SAMURAI, KOKU))),
        ),
        (
            Rule.NO_MIXTURE,
            position(Card.KOKU_3, title=Title.HATAMOTO),
            PAID,
            koku(Card.KOKU_3, steps=(UseHatamoto(SAMURAI),)),
        ),
        (
            Rule.NO_MIXTURE,
            position(*THREE[:2], Card.BUSHI_BUSHI, tiles=(Bonus.EXCHANGE,) * 3),
            koku(
                *THREE[:2],
                Card.BUSHI_BUSHI,
                steps=(UseExchange(SAMURAI, KOKU), UseExchange(SAMURAI, KOKU), UseExchange(BUSHI, KOKU)),
            ),
            koku(
                *THREE[:2],
                Card.BUSHI_BUSHI,
                steps=(UseExchange(SAMURAI, KOKU), UseExchange(BUSHI, KOKU), UseExchange(BUSHI, KOKU)),
            ),
        ),
        (
            Rule.NO_MIXTURE,
            position(*THREE[:2], Card.KOKU_1, Card.KOKU_1, tiles=(Bonus.EXCHANGE,)),
            troops(*THREE[:2], Card.KOKU_1, steps=(UseExchange(KOKU, SAMURAI),)),
            troops(*THREE[:2], Card.KOKU_1, Card.KOKU_1, steps=(UseExchange(KOKU, SAMURAI),)),
        ),
        (Rule.TROOPS_NEEDED, position(*THREE), troops(*THREE), troops(*THREE[:2])),
        (
            Rule.TROOPS_NEEDED,
            position(*THREE, Card.KOKU_1, Card.KOKU_2),
            koku(Card.KOKU_1, Card.KOKU_2),
            troops(*THREE[:2]),
        ),
        (Rule.KOKU_NEEDED, position(Card.KOKU_2, Card.KOKU_3), PAID, koku(Card.KOKU_2)),
    ],
)
def test_payments(rule: Rule, where: Position, allowed: Conquest, forbidden: Conquest) -> None:
    check(where, allowed)
    refused(rule, where, forbidden)


def test_a_refusal_says_what_is_needed_and_what_is_lacking() -> None:
    where = position(Card.SAMURAI, board={Province.KANTO: site(1, Troop.SOHEI)})
    with raises_saying(Forbidden, r"3 Samurai \+ 1 Sōhei are needed; the payment lacks 2 Samurai \+ 1 Sōhei"):
        check(where, Conquest(Province.KANTO, Payment(Pay.TROOPS, (Card.SAMURAI,))))


def test_a_payment_with_a_joker_that_is_not_among_the_means() -> None:
    paid = Payment(Pay.TROOPS, THREE[:2], (UseHatamoto(SAMURAI),))
    asked = demand(CHUGOKU, 1, SAMURAI)
    settle(asked, Means(THREE[:2], Tools(hatamoto=1)), paid)
    with pytest.raises(Forbidden) as refusal:
        settle(asked, Means(THREE[:2]), paid)
    assert refusal.value.rule is Rule.HATAMOTO_TITLE


def test_the_order_of_cards_is_of_no_account() -> None:
    mixed = (Card.BUSHI, Card.SOHEI, Card.BUSHI, Card.SAMURAI, Card.SAMURAI)
    assert Means(mixed) == Means(sorted_cards(mixed))
    assert Payment(Pay.KOKU, mixed) == Payment(Pay.KOKU, sorted_cards(mixed))
    asked = demand(CHUGOKU, 1, SAMURAI)
    found = ways.ways_to_pay(asked, Means(mixed, Tools(exchange=1)))
    assert [way.cards for way in found] == [(*THREE[:2], Card.BUSHI), (*THREE[:2], Card.SOHEI)]


def test_what_a_payment_uses_up() -> None:
    steps = (UseHatamoto(SAMURAI), UseExchange(SAMURAI, KOKU), UsePlusOne(KOKU))
    paid = Payment(Pay.KOKU, (Card.KOKU_1,), steps)
    assert paid.bonuses == (Bonus.EXCHANGE, Bonus.PLUS_ONE)
    assert paid.uses_hatamoto
    assert not Payment(Pay.KOKU, (Card.KOKU_3,)).uses_hatamoto


def test_draw_tiles_are_no_means() -> None:
    tiles = [BonusTile(bonus) for bonus in (Bonus.DRAW, Bonus.PLUS_ONE, Bonus.EXCHANGE, Bonus.PLUS_ONE)]
    assert Means.of(THREE, tiles) == Means(THREE, Tools(exchange=1, plus_one=2))
    assert Means.of(THREE, (), hatamoto=True).tools == Tools(hatamoto=1)


@pytest.mark.parametrize(
    ("paid", "too_much"),
    [
        (Payment(Pay.TROOPS, THREE), ()),
        (Payment(Pay.TROOPS, (*THREE[:2], Card.SAMURAI_BUSHI)), (BUSHI,)),
        (Payment(Pay.KOKU, (Card.KOKU_2, Card.KOKU_3)), (KOKU, KOKU)),
        (Payment(Pay.KOKU, (Card.KOKU_2, Card.BUSHI_BUSHI), (UseExchange(BUSHI, KOKU),)), (BUSHI,)),
    ],
)
def test_what_is_lost(paid: Payment, too_much: tuple[Symbol, ...]) -> None:
    assert lost(demand(CHUGOKU, 1, SAMURAI), paid) == too_much
