"""Paying for one province or two at once: the cheapest payments, or the fewest cards that are missing."""

import pytest

from advisor.solver.afford_model import MORE_KOKU, MORE_TROOPS, AffordModel
from engine.board import Province, demand
from engine.components import Card, Cards, Pay, Troop
from engine.payment import Means, Tools
from engine.ways import Way
from tests.positions import FLAT_WEIGHTS

SAMURAI, SHINOBI = Card.SAMURAI, Card.SHINOBI
ONE, TWO, THREE = Card.KOKU_1, Card.KOKU_2, Card.KOKU_3
CHUGOKU = demand(Province.CHUGOKU, 1, Troop.SAMURAI)
"""3 Samurai or 3 koku."""
CHUBU = demand(Province.CHUBU, 1, Troop.SHINOBI)
"""3 Shinobi or 3 koku."""


def test_the_payment_that_leaves_the_best_hand() -> None:
    means = Means((TWO, TWO, THREE, Card.BUSHI), Tools(plus_one=1))
    # 2 koku and the +1 cost 2.2 + 0.9, the 3 koku 3.3, twice 2 koku 4.4.
    assert AffordModel(means, [CHUGOKU], FLAT_WEIGHTS).cheapest(Pay.KOKU) == (
        Way(Pay.KOKU, (TWO,), Tools(plus_one=1)),
    )
    assert AffordModel(means, [CHUGOKU], FLAT_WEIGHTS).cheapest(Pay.TROOPS) is None
    # A double card and a single one cost 1.75 + 1.
    double = (SAMURAI, Card.SAMURAI_SAMURAI)
    cheapest = AffordModel(Means((*double, SAMURAI, SAMURAI)), [CHUGOKU], FLAT_WEIGHTS).cheapest(Pay.TROOPS)
    assert cheapest == (Way(Pay.TROOPS, double, Tools()),)


def test_each_card_pays_for_one_of_two_provinces() -> None:
    means = Means((THREE, ONE, TWO, SAMURAI))
    found = AffordModel(means, [CHUGOKU, CHUBU], FLAT_WEIGHTS).cheapest(Pay.KOKU, Pay.KOKU)
    assert found
    assert {way.cards for way in found} == {(ONE, TWO), (THREE,)}
    fewer = Means((THREE, TWO, SAMURAI))
    assert AffordModel(fewer, [CHUGOKU], FLAT_WEIGHTS).cheapest(Pay.KOKU)
    assert AffordModel(fewer, [CHUBU], FLAT_WEIGHTS).cheapest(Pay.KOKU)
    assert AffordModel(fewer, [CHUGOKU, CHUBU], FLAT_WEIGHTS).cheapest(Pay.KOKU, Pay.KOKU) is None


@pytest.mark.parametrize(
    ("cards", "tools"),
    [
        ((TWO, TWO), Tools(plus_one=1)),
        ((TWO, TWO, Card.BUSHI, Card.BUSHI), Tools(exchange=1)),
        ((SAMURAI, SAMURAI, SHINOBI, SHINOBI), Tools(hatamoto=1)),
    ],
)
def test_each_tool_serves_one_of_two_provinces(cards: Cards, tools: Tools) -> None:
    pay = Pay.KOKU if TWO in cards else Pay.TROOPS
    means = Means(cards, tools)
    assert AffordModel(means, [CHUGOKU], FLAT_WEIGHTS).cheapest(pay)
    assert AffordModel(means, [CHUBU], FLAT_WEIGHTS).cheapest(pay)
    assert AffordModel(means, [CHUGOKU, CHUBU], FLAT_WEIGHTS).cheapest(pay, pay) is None
    if tools.plus_one:
        twice = Means(cards, Tools(plus_one=2))
        assert AffordModel(twice, [CHUGOKU, CHUBU], FLAT_WEIGHTS).cheapest(pay, pay)


def test_the_fewest_koku_and_troops_that_are_missing() -> None:
    means = Means((TWO, SAMURAI, SHINOBI, SHINOBI))
    assert AffordModel(means, [CHUGOKU], FLAT_WEIGHTS, MORE_KOKU).least_missing() == (ONE,)
    assert AffordModel(means, [CHUGOKU], FLAT_WEIGHTS, MORE_TROOPS).least_missing() == (SAMURAI, SAMURAI)
    assert AffordModel(means, [CHUBU], FLAT_WEIGHTS, MORE_TROOPS).least_missing() == (SHINOBI,)
    assert AffordModel(means, [CHUGOKU, CHUBU], FLAT_WEIGHTS, MORE_KOKU).least_missing() == (ONE,) * 4
    assert AffordModel(Means((THREE,)), [CHUGOKU], FLAT_WEIGHTS, MORE_KOKU).least_missing() == ()
