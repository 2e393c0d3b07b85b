"""Ways to pay: which there are, with as little as possible, and the steps to play them."""

import pytest

from engine.board import Province, demand
from engine.components import KOKU, Card, Cards, Pay, Title, Troop
from engine.conquest import ways_to_pay
from engine.payment import Means, Tools, UseExchange, UseHatamoto, UsePlusOne, settle
from engine.ways import Way, lean, most_koku, payable, ways, with_steps
from tests.conquests import THREE
from tests.positions import position, site

SAMURAI, BUSHI = Troop.SAMURAI, Troop.BUSHI
CHUGOKU = Province.CHUGOKU
WITH_BUSHI = demand(CHUGOKU, 1, BUSHI)
"""2 Samurai and a Bushi, or 3 koku."""


def test_the_joker_as_the_gate_s_troop() -> None:
    where = position(*THREE[:2], board={CHUGOKU: site(tile=BUSHI)}, title=Title.HATAMOTO)
    assert [way.steps for way in ways_to_pay(where, CHUGOKU)] == [(UseHatamoto(BUSHI),)]


@pytest.mark.parametrize(
    ("koku", "troops", "tools", "most"),
    [
        (2, 3, Tools(), 2),
        (2, 3, Tools(exchange=2), 4),
        (2, 1, Tools(exchange=2), 3),
        (2, 1, Tools(exchange=2, hatamoto=1), 4),
        (2, 0, Tools(plus_one=2), 4),
        (0, 1, Tools(exchange=1, plus_one=2), 3),
        (0, 5, Tools(plus_one=2), 0),
    ],
)
def test_the_most_koku(koku: int, troops: int, tools: Tools, most: int) -> None:
    assert most_koku(koku, troops, tools) == most


@pytest.mark.parametrize(
    ("cards", "tools", "pays"),
    [
        ((*THREE[:2], Card.BUSHI), Tools(), (Pay.TROOPS,)),
        ((Card.KOKU_3,), Tools(), (Pay.KOKU,)),
        ((*THREE[:2], Card.BUSHI, Card.KOKU_3), Tools(), (Pay.TROOPS, Pay.KOKU)),
        (THREE[:2], Tools(plus_one=1), ()),
        (THREE[:2], Tools(exchange=1, plus_one=1), (Pay.TROOPS,)),
        (THREE[:1], Tools(exchange=1, plus_one=2), (Pay.TROOPS, Pay.KOKU)),
    ],
)
def test_in_which_ways_a_demand_can_be_met(cards: Cards, tools: Tools, pays: tuple[Pay, ...]) -> None:
    assert payable(WITH_BUSHI, Means(cards, tools)) == pays


def test_no_more_ways_than_are_asked_for() -> None:
    means = Means((Card.KOKU_1, Card.KOKU_2, Card.KOKU_3, *THREE, Card.BUSHI, Card.BUSHI_SOHEI))
    every = ways(WITH_BUSHI, means)
    assert [(way.pay, way.cards) for way in every] == [
        (Pay.TROOPS, (*THREE[:2], Card.BUSHI)),
        (Pay.TROOPS, (*THREE[:2], Card.BUSHI_SOHEI)),
        (Pay.KOKU, (Card.KOKU_3,)),
        (Pay.KOKU, (Card.KOKU_1, Card.KOKU_2)),
    ]
    one_each = ways(WITH_BUSHI, means, most=1)
    assert [way.pay for way in one_each] == [Pay.TROOPS, Pay.KOKU]
    assert set(one_each) <= set(every)


def test_cards_that_pay_either_way_are_one_way() -> None:
    means = Means(THREE[:1], Tools(exchange=1, plus_one=2))
    assert ways(WITH_BUSHI, means) == [Way(Pay.TROOPS, *_parts(means))]


def _parts(means: Means) -> tuple[Cards, Tools]:
    return means.cards, means.tools


def test_a_lean_way_leaves_the_dearest_out_first() -> None:
    wasteful = Way(Pay.KOKU, (Card.KOKU_1, Card.KOKU_2, Card.KOKU_3), Tools(plus_one=1))
    assert lean(WITH_BUSHI, wasteful) == Way(Pay.KOKU, (Card.KOKU_2,), Tools(plus_one=1))
    troops = Way(Pay.TROOPS, (*THREE, Card.BUSHI), Tools(exchange=1, plus_one=1, hatamoto=1))
    found = lean(WITH_BUSHI, troops)
    assert found.pay in payable(WITH_BUSHI, Means(found.cards, found.tools))
    assert lean(WITH_BUSHI, found) == found
    assert len(found.cards) < len(troops.cards)


def test_steps_are_played_in_an_order_that_works() -> None:
    tools = Tools(exchange=1, plus_one=2)
    in_troops = with_steps(WITH_BUSHI, Way(Pay.TROOPS, THREE[:1], tools))
    assert in_troops.steps == (UsePlusOne(SAMURAI), UseExchange(SAMURAI, BUSHI), UsePlusOne(SAMURAI))
    in_koku = with_steps(WITH_BUSHI, Way(Pay.KOKU, (), Tools(1, 2, 1)))
    assert in_koku.steps == (
        UseHatamoto(SAMURAI),
        UseExchange(SAMURAI, KOKU),
        UsePlusOne(KOKU),
        UsePlusOne(KOKU),
    )
    settle(WITH_BUSHI, Means(THREE[:1], tools), in_troops)
    settle(WITH_BUSHI, Means((), Tools(1, 2, 1)), in_koku)
