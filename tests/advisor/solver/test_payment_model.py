"""A payment in the model: each rule alone, allowed by a smallest case and broken by another."""

import random
from collections import Counter

import pytest

from advisor.solver.cpsat import Program, Status
from advisor.solver.payment_model import PaymentVariables, Wanted
from engine.board import KOKU_CARDS, TROOP_CARDS, Demand, Province, demand
from engine.components import Card, Cards, Pay, Troop, sorted_cards
from engine.payment import Tools
from tests.oracles.payments import can_pay

SAMURAI, BUSHI = Troop.SAMURAI, Troop.BUSHI
KOKU, TROOPS = Pay.KOKU, Pay.TROOPS

THREE_SAMURAI = demand(Province.CHUGOKU, 1, SAMURAI)
"""Or 3 koku."""
TWO_SAMURAI_AND_BUSHI = demand(Province.CHUGOKU, 1, BUSHI)
"""Or 3 koku."""

S, B = Card.SAMURAI, Card.BUSHI
ONE, TWO, THREE = Card.KOKU_1, Card.KOKU_2, Card.KOKU_3
Things = tuple[Cards, Tools]


def status(program: Program) -> Status:
    return program.maximize([]).status


def paying(asked: Demand, pay: Pay, cards: Cards, tools: Tools) -> tuple[Program, PaymentVariables]:
    """A payment that is to be made out of these things."""
    program = Program()
    ask = Wanted(asked, pay, program.number("taken", 1, 1))
    return program, PaymentVariables(program, "payment", Counter(cards), tools, [ask])


@pytest.mark.parametrize(
    ("asked", "pay", "enough", "too_little"),
    [
        pytest.param(THREE_SAMURAI, KOKU, ((ONE, TWO), Tools()), ((TWO,), Tools()), id="the koku price"),
        pytest.param(THREE_SAMURAI, KOKU, ((TWO, TWO), Tools()), ((S, S, S), Tools()), id="koku, not troops"),
        pytest.param(THREE_SAMURAI, TROOPS, ((S, S, S), Tools()), ((S, S, B), Tools()), id="the home troops"),
        pytest.param(THREE_SAMURAI, TROOPS, ((S, S, S), Tools()), ((THREE,), Tools()), id="troops, not koku"),
        pytest.param(
            TWO_SAMURAI_AND_BUSHI, TROOPS, ((S, S, B), Tools()), ((S, S, S), Tools()), id="the gate's troop"
        ),
        pytest.param(
            TWO_SAMURAI_AND_BUSHI,
            TROOPS,
            ((S, Card.SAMURAI_BUSHI), Tools()),
            ((Card.SAMURAI_BUSHI, B), Tools()),
            id="both troops of a double card",
        ),
        pytest.param(
            THREE_SAMURAI,
            KOKU,
            ((TWO, B), Tools(exchange=1)),
            ((TWO,), Tools(exchange=1)),
            id="Exchange turns a troop into a koku, where there is one",
        ),
        pytest.param(
            THREE_SAMURAI,
            KOKU,
            ((ONE, Card.BUSHI_SOHEI), Tools(exchange=2)),
            ((ONE, Card.BUSHI_SOHEI), Tools(exchange=1)),
            id="one Exchange for each troop turned into a koku",
        ),
        pytest.param(
            THREE_SAMURAI,
            TROOPS,
            ((S, S, B), Tools(exchange=1)),
            ((S, S), Tools(exchange=1)),
            id="Exchange turns a troop into a home troop, where one is to spare",
        ),
        pytest.param(
            THREE_SAMURAI,
            TROOPS,
            ((S, S, ONE), Tools(exchange=1)),
            ((S, ONE, ONE), Tools(exchange=1)),
            id="Exchange turns one koku into a troop",
        ),
        pytest.param(
            THREE_SAMURAI,
            TROOPS,
            ((S, TWO), Tools(exchange=2)),
            ((S, ONE), Tools(exchange=2)),
            id="two Exchanges take two koku of a card",
        ),
        pytest.param(
            TWO_SAMURAI_AND_BUSHI,
            TROOPS,
            ((S, S, S), Tools(exchange=1)),
            ((S, S), Tools(exchange=1)),
            id="Exchange turns a troop that is not needed into the gate's",
        ),
        pytest.param(
            TWO_SAMURAI_AND_BUSHI,
            TROOPS,
            ((S, B, B), Tools(exchange=1)),
            ((S, B), Tools(exchange=1)),
            id="Exchange leaves the gate's troop that is needed",
        ),
        pytest.param(
            TWO_SAMURAI_AND_BUSHI,
            TROOPS,
            ((B, B, B), Tools(exchange=2)),
            ((B, B, B), Tools(exchange=1)),
            id="one Exchange for each troop turned into another",
        ),
        pytest.param(
            THREE_SAMURAI,
            KOKU,
            ((TWO,), Tools(plus_one=1)),
            ((), Tools(plus_one=3)),
            id="+1 on a koku that is there",
        ),
        pytest.param(
            THREE_SAMURAI,
            KOKU,
            ((B,), Tools(exchange=1, plus_one=2)),
            ((B,), Tools(plus_one=3)),
            id="+1 on a koku that an Exchange made",
        ),
        pytest.param(
            THREE_SAMURAI,
            TROOPS,
            ((S,), Tools(plus_one=2)),
            ((B,), Tools(plus_one=3)),
            id="+1 on a troop that is there",
        ),
        pytest.param(
            THREE_SAMURAI,
            TROOPS,
            ((B,), Tools(exchange=1, plus_one=2)),
            ((B,), Tools(exchange=1, plus_one=1)),
            id="+1 on a troop that an Exchange made",
        ),
        pytest.param(
            TWO_SAMURAI_AND_BUSHI,
            TROOPS,
            ((S, B), Tools(plus_one=1)),
            ((S, S), Tools(plus_one=1)),
            id="+1 does not bring the first of a kind",
        ),
        pytest.param(
            TWO_SAMURAI_AND_BUSHI,
            TROOPS,
            ((S, S), Tools(exchange=1, plus_one=1)),
            ((S, S), Tools(plus_one=2)),
            id="Exchange of what a +1 made",
        ),
        pytest.param(
            TWO_SAMURAI_AND_BUSHI,
            TROOPS,
            ((S,), Tools(exchange=1, plus_one=2)),
            ((), Tools(exchange=3, plus_one=3)),
            id="Exchange of what a +1 made, where there is something to add to",
        ),
        pytest.param(
            THREE_SAMURAI,
            TROOPS,
            ((S, S), Tools(hatamoto=1)),
            ((S,), Tools(hatamoto=1)),
            id="the Hatamoto as one home troop",
        ),
        pytest.param(
            TWO_SAMURAI_AND_BUSHI,
            TROOPS,
            ((S, S), Tools(hatamoto=1)),
            ((S,), Tools(hatamoto=1)),
            id="the Hatamoto as the gate's troop, not as home troop too",
        ),
        pytest.param(
            TWO_SAMURAI_AND_BUSHI,
            TROOPS,
            ((B,), Tools(plus_one=1, hatamoto=1)),
            ((B,), Tools(plus_one=1)),
            id="+1 on the Hatamoto",
        ),
        pytest.param(
            THREE_SAMURAI,
            KOKU,
            ((TWO,), Tools(exchange=1, hatamoto=1)),
            ((TWO,), Tools(hatamoto=1)),
            id="the Hatamoto as a koku takes an Exchange",
        ),
        pytest.param(
            THREE_SAMURAI,
            KOKU,
            ((), Tools(exchange=1, plus_one=2, hatamoto=1)),
            ((), Tools(exchange=2, plus_one=1, hatamoto=1)),
            id="one Hatamoto is one troop to exchange",
        ),
    ],
)
def test_a_payment(asked: Demand, pay: Pay, enough: Things, too_little: Things) -> None:
    assert status(paying(asked, pay, *enough)[0]) is Status.OPTIMAL
    assert status(paying(asked, pay, *too_little)[0]) is Status.INFEASIBLE


def test_a_payment_that_is_not_made_needs_nothing() -> None:
    program = Program()
    taken = program.number("taken", 1)
    PaymentVariables(program, "payment", {}, Tools(), [Wanted(THREE_SAMURAI, KOKU, taken)])
    assert status(program) is Status.OPTIMAL
    program.fix(taken, 1)
    assert status(program) is Status.INFEASIBLE


def test_one_of_several_asks_is_met_by_itself() -> None:
    """Either 3 Samurai or 4 koku: what is laid for one does not have to meet the other."""
    for cards, tools, troops_in_reach in (((S, S, S), Tools(), True), ((TWO, TWO), Tools(), False)):
        for pay in Pay:
            program = Program()
            takes = {each: program.number(each.value, 1) for each in Pay}
            asks = [
                Wanted(THREE_SAMURAI, TROOPS, takes[TROOPS]),
                Wanted(demand(Province.CHUBU, 2, SAMURAI), KOKU, takes[KOKU]),
            ]
            PaymentVariables(program, "payment", Counter(cards), tools, asks)
            program.fix(takes[pay], 1)
            program.fix(takes[TROOPS if pay is KOKU else KOKU], 0)
            expected = troops_in_reach is (pay is TROOPS)
            assert status(program) is (Status.OPTIMAL if expected else Status.INFEASIBLE)


def test_each_tool_does_one_thing() -> None:
    """A tile cannot stay unused and work, nor can the Hatamoto."""
    for tools in (Tools(exchange=1), Tools(plus_one=1), Tools(hatamoto=1)):
        program, payment = paying(THREE_SAMURAI, TROOPS, (S, S, B), tools)
        assert status(program) is Status.OPTIMAL
        program.equal(0, [*payment.exchange, *payment.plus_one, (1, payment.hatamoto)])
        assert status(program) is Status.INFEASIBLE


@pytest.mark.parametrize(
    ("asked", "pay", "cards", "tools", "enough"),
    [
        (TWO_SAMURAI_AND_BUSHI, TROOPS, (TWO, ONE), Tools(exchange=3), True),
        (TWO_SAMURAI_AND_BUSHI, TROOPS, (TWO, ONE), Tools(exchange=2), False),
        (TWO_SAMURAI_AND_BUSHI, TROOPS, (S, B), Tools(plus_one=1, exchange=1), True),
        (demand(Province.TOHOKU, 1, SAMURAI), TROOPS, (S, B), Tools(plus_one=2), True),
        (demand(Province.TOHOKU, 1, SAMURAI), TROOPS, (S, B), Tools(plus_one=1), False),
        (THREE_SAMURAI, KOKU, (ONE,), Tools(plus_one=2), True),
        (THREE_SAMURAI, KOKU, (ONE,), Tools(plus_one=1), False),
        (TWO_SAMURAI_AND_BUSHI, TROOPS, (S,), Tools(exchange=2, plus_one=2), True),
        (TWO_SAMURAI_AND_BUSHI, TROOPS, (S,), Tools(exchange=2, plus_one=1), False),
    ],
)
def test_each_tile_is_used_once(asked: Demand, pay: Pay, cards: Cards, tools: Tools, enough: bool) -> None:
    """As many as there are, and no more between all the things that they do."""
    program, _ = paying(asked, pay, cards, tools)
    assert status(program) is (Status.OPTIMAL if enough else Status.INFEASIBLE)


@pytest.mark.slow
def test_payments_are_those_that_playing_every_step_allows() -> None:
    """With everything laid down, the model and the oracle agree on random things."""
    rng = random.Random(3)
    answers: Counter[bool] = Counter()
    for _ in range(600):
        province = rng.choice(list(Province))
        asked = demand(province, rng.randint(1, 3), rng.choice(list(Troop)))
        cards = sorted_cards(rng.sample(TROOP_CARDS + KOKU_CARDS, rng.randint(0, 4)))
        tools = Tools(rng.randint(0, 2), rng.randint(0, 2), rng.randint(0, 1))
        things = tuple(card.value for card in cards), *tools
        needed = tuple(troop.value for troop in asked.troops)
        for pay in Pay:
            expected = can_pay(things, pay.value, needed, asked.koku)
            found = status(paying(asked, pay, cards, tools)[0])
            assert found is (Status.OPTIMAL if expected else Status.INFEASIBLE), (asked, pay, cards, tools)
            answers[expected] += 1
    assert min(answers.values()) > 100
