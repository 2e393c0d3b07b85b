"""Payments as people say them: cards and tools, from which the steps are found."""

import pytest

from advisor.table.payments import as_said, payment_of, read_payment, said_payment
from advisor.table.reasons import NoPayment, Refused, UselessTiles
from advisor.table.vocabulary import TypedLine
from engine.board import Province, demand
from engine.components import KOKU, Bonus, Card, Cards, Pay, Troop
from engine.payment import Means, Payment, Tools, UseExchange, UseHatamoto, UsePlusOne, settle
from tests.told_games import ODD_YEAR, paid, table_after

SAMURAI, BUSHI = Troop.SAMURAI, Troop.BUSHI
ASKED = demand(Province.CHUGOKU, 1, SAMURAI)
"""3 Samurai or 3 koku."""
TWO = (Card.SAMURAI,) * 2


@pytest.mark.parametrize(
    ("line", "pay", "meant"),
    [
        ("chugoku koku 3", Pay.KOKU, (Card.KOKU_3,)),
        ("chugoku 2 samurai samurai+bushi", Pay.TROOPS, (Card.SAMURAI, Card.SAMURAI, Card.SAMURAI_BUSHI)),
        ("takes chugoku for koku 1 2", Pay.KOKU, (Card.KOKU_1, Card.KOKU_2)),
        ("sakakibara takes chugoku and pays koku 3", Pay.KOKU, (Card.KOKU_3,)),
        ("chugoku koku 1 1 +1", Pay.KOKU, (Card.KOKU_1, Card.KOKU_1)),
        ("chugoku koku +1 1 1", Pay.KOKU, (Card.KOKU_1, Card.KOKU_1)),
        ("chugoku +1 koku 1 1", Pay.KOKU, (Card.KOKU_1, Card.KOKU_1)),
        ("chugoku koku 1 plus one 1", Pay.KOKU, (Card.KOKU_1, Card.KOKU_1)),
    ],
)
def test_payments_as_they_are_said(line: str, pay: Pay, meant: Cards) -> None:
    payment = paid(line, table_after(*ODD_YEAR))
    assert (payment.pay, payment.cards) == (pay, meant)
    assert payment.bonuses == (Bonus.PLUS_ONE,) * ("+1" in line or "plus" in line)


@pytest.mark.parametrize(
    ("text", "pay", "cards", "tools"),
    [
        ("koku 4x1 2", Pay.KOKU, (Card.KOKU_1,) * 4 + (Card.KOKU_2,), Tools()),
        ("troops 2 samurai", Pay.TROOPS, TWO, Tools()),
        ("2 samurai +1 hatamoto", None, TWO, Tools(plus_one=1, hatamoto=1)),
        ("exchange x2 bushi joker +1 +1", None, (Card.BUSHI,), Tools(2, 2, 1)),
        ("2x exchange bushi joker 2 × +1", None, (Card.BUSHI,), Tools(2, 2, 1)),
        ("koku 3 tile +1", Pay.KOKU, (Card.KOKU_3,), Tools()),
        ("", None, (), Tools()),
    ],
)
def test_what_is_said_of_a_payment_is_read_to_its_end(
    text: str, pay: Pay | None, cards: Cards, tools: Tools
) -> None:
    line = TypedLine(text)
    assert read_payment(line, lambda: line.next == "tile") == (pay, cards, tools)
    assert line.next in (None, "tile")


@pytest.mark.parametrize(
    ("word", "nearest"), [("draw", None), ("kanto", None), ("4", None), ("bushy", "bushi")]
)
def test_what_pays_for_nothing_is_refused(word: str, nearest: str | None) -> None:
    with pytest.raises(Refused) as refusal:
        read_payment(TypedLine(f"2 samurai {word}"), lambda: False)
    assert refusal.value.reason == NoPayment(word, nearest)


@pytest.mark.parametrize(
    ("cards", "tools", "payment"),
    [
        ((Card.KOKU_3,), Tools(), Payment(Pay.KOKU, (Card.KOKU_3,))),
        (TWO, Tools(plus_one=1), Payment(Pay.TROOPS, TWO, (UsePlusOne(SAMURAI),))),
        (TWO, Tools(hatamoto=1), Payment(Pay.TROOPS, TWO, (UseHatamoto(SAMURAI),))),
        (
            (*TWO, Card.BUSHI),
            Tools(exchange=1),
            Payment(Pay.TROOPS, (*TWO, Card.BUSHI), (UseExchange(BUSHI, SAMURAI),)),
        ),
        ((*TWO, *TWO), Tools(), Payment(Pay.TROOPS, (*TWO, *TWO))),
    ],
)
def test_the_steps_are_found_that_make_cards_and_tools_do(
    cards: Cards, tools: Tools, payment: Payment
) -> None:
    found = payment_of(ASKED, None, cards, tools)
    assert found == payment
    settle(ASKED, Means(cards, tools), found)


def test_the_way_of_paying_that_is_said_is_not_changed() -> None:
    cards, tools = (*TWO, Card.KOKU_1), Tools(exchange=1)
    paid_in_troops = Payment(Pay.TROOPS, cards, (UseExchange(KOKU, SAMURAI),))
    assert payment_of(ASKED, None, cards, tools) == paid_in_troops
    assert payment_of(ASKED, Pay.TROOPS, cards, tools) == paid_in_troops
    assert payment_of(ASKED, Pay.KOKU, cards, tools).pay is Pay.KOKU, "the referee refuses it"


def test_a_tile_without_a_use_is_refused_with_those_that_would_do() -> None:
    with pytest.raises(Refused) as refusal:
        payment_of(ASKED, None, TWO, Tools(exchange=1, plus_one=1))
    assert refusal.value.reason == UselessTiles(Tools(plus_one=1))


def test_what_falls_short_stays_as_it_was_said_for_the_referee() -> None:
    assert payment_of(ASKED, None, (Card.KOKU_1,), Tools()) == Payment(Pay.KOKU, (Card.KOKU_1,))
    assert payment_of(ASKED, None, TWO, Tools()) == Payment(Pay.TROOPS, TWO)


def test_by_force_every_tool_is_used_whatever_it_comes_to() -> None:
    payment = as_said(ASKED, None, (Card.BUSHI,), Tools(exchange=1, plus_one=2, hatamoto=1))
    assert payment.pay is Pay.TROOPS
    assert payment.bonuses == (Bonus.EXCHANGE, Bonus.PLUS_ONE, Bonus.PLUS_ONE)
    assert payment.uses_hatamoto
    assert as_said(ASKED, None, (), Tools()) == Payment(Pay.TROOPS, ())


def test_a_payment_is_said_as_a_person_would() -> None:
    steps = (UseHatamoto(SAMURAI), UsePlusOne(SAMURAI), UseExchange(BUSHI, SAMURAI))
    assert said_payment(Payment(Pay.TROOPS, (*TWO, Card.BUSHI), steps)) == (
        "troops 2x samurai, bushi exchange +1 hatamoto"
    )
    assert said_payment(Payment(Pay.KOKU, ())) == "koku"


@pytest.mark.parametrize("line", ["koku", "koku tile +1", "troops"])
def test_the_word_for_a_way_of_paying_may_stand_alone(line: str) -> None:
    typed = TypedLine(line)
    pay, cards, tools = read_payment(typed, lambda: typed.next == "tile")
    assert (cards, tools) == ((), Tools())
    assert pay is (Pay.TROOPS if line == "troops" else Pay.KOKU)
    assert typed.next in (None, "tile")
