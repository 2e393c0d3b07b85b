"""Whether a conquest can be paid for: every way the best first, or exactly what is missing."""

import random
from dataclasses import replace
from fractions import Fraction
from itertools import combinations_with_replacement, count

import pytest

from advisor import as_json
from advisor.afford import Affordability, afford
from advisor.worth import card_worth, spent_worth
from engine.board import Province
from engine.components import KOKU, Bonus, Card, Favour, Title, Troop, sorted_cards
from engine.conquest import Conquest, check, ways_to_pay
from engine.errors import Forbidden, Rule
from engine.odds import card_odds
from engine.position import Position
from engine.position_file import problems
from tests import oracle
from tests.positions import ME, position, site
from tests.random_positions import random_position

KANTO = Province.KANTO


def things(where: Position, *more: str) -> oracle.Things:
    tools = where.means().tools
    return (*sorted([*(card.value for card in where.hand), *more]),), *tools


def payable(answer: Affordability, where: Position, *more: str) -> bool:
    """By the oracle: whether all I have, and more, could pay in one way or the other."""
    needed = tuple(troop.value for troop in answer.demand.troops)
    return any(
        oracle.can_pay(things(where, *more), pay, needed, answer.demand.koku) for pay in ("troops", "koku")
    )


def test_ways_are_the_engine_s_and_short_is_minimal_by_enumeration() -> None:
    rng = random.Random(1)
    unaffordable = affordable = 0
    while unaffordable < 500:
        where = replace(random_position(rng, cards=rng.randint(0, 7)), conquests_made=0)
        assert problems(where) == ()
        for province, ground in where.board.items():
            if ground.is_full:
                continue
            answer = afford(where, province)
            payments = [way.payment for way in answer.ways]
            assert sorted(map(repr, payments)) == sorted(map(repr, ways_to_pay(where, province)))
            if answer.ways:
                affordable += 1
                for way in answer.ways:
                    check(where, Conquest(province, way.payment))
                    assert sorted_cards(way.hand + way.payment.cards) == where.hand
                    assert len(way.tiles) + len(way.payment.bonuses) == len(where.tiles)
                assert list(map(spent_worth, payments)) == sorted(map(spent_worth, payments))
                assert answer.short is None
            else:
                unaffordable += 1
                short_is_minimal(answer, where)
    assert affordable > 100


def short_is_minimal(answer: Affordability, where: Position) -> None:
    short = answer.short
    assert short is not None
    assert not payable(answer, where)
    assert short.koku == next(n for n in count(1) if payable(answer, where, *["koku 1"] * n))
    sizes = (
        size
        for size in count(1)
        for troops in combinations_with_replacement(oracle.TROOPS, size)
        if payable(answer, where, *troops)
    )
    assert len(short.troops) == next(sizes)
    assert payable(answer, where, *(troop.value for troop in short.troops))
    helps = [card for card in card_odds(where) if payable(answer, where, card.value)]
    assert short.draw == sum((card_odds(where)[card] for card in helps), Fraction())
    for bonus in (Bonus.EXCHANGE, Bonus.PLUS_ONE):
        tools = where.means().tools
        more = tools._replace(
            exchange=tools.exchange + (bonus is Bonus.EXCHANGE),
            plus_one=tools.plus_one + (bonus is Bonus.PLUS_ONE),
        )
        needed = tuple(troop.value for troop in answer.demand.troops)
        with_it = (things(where)[0], *more)
        does = any(oracle.can_pay(with_it, pay, needed, answer.demand.koku) for pay in ("troops", "koku"))
        assert (bonus in short.tiles) is does


def test_as_json() -> None:
    where = position(Card.KOKU_2, Card.BUSHI, board={KANTO: site(1, Troop.SOHEI)}, title=Title.SHOMYO)
    assert as_json.affordability(afford(where, KANTO)) == {
        "format": 1,
        "province": "kanto",
        "position": 2,
        "affordable": False,
        "ways": [],
        "short": {"koku": 4, "troops": ["samurai", "samurai", "samurai", "sohei"]},
    }
    rich = replace(where, hand=(Card.KOKU_3, Card.KOKU_3, Card.SAMURAI))
    assert as_json.affordability(afford(rich, KANTO)) == {
        "format": 1,
        "province": "kanto",
        "position": 2,
        "affordable": True,
        "ways": [
            {
                "province": "kanto",
                "position": 2,
                "pay": "koku",
                "cards": ["koku 3", "koku 3"],
                "steps": [],
                "favour": 7,
            }
        ],
        "short": None,
    }


def test_steps_as_json() -> None:
    board = {Province.HOKKAIDO: site(3)}
    where = position(Card.BUSHI, board=board, tiles=(Bonus.EXCHANGE, Bonus.PLUS_ONE), title=Title.HATAMOTO)
    [way] = afford(where, Province.HOKKAIDO).ways
    answer = as_json.conquest(Province.HOKKAIDO, 4, way.payment, Favour(9))
    assert answer["steps"] == [
        {"use": "hatamoto", "as": "sohei"},
        {"use": "exchange", "from": "bushi", "to": "sohei"},
        {"use": "+1", "on": "sohei"},
    ]


@pytest.mark.parametrize(
    ("where", "rule"),
    [
        (position(board={KANTO: site(4)}), Rule.PROVINCE_FULL),
        (position(board={}), Rule.PROVINCE_DESCRIBED),
    ],
)
def test_provinces_that_are_not_to_be_had(where: Position, rule: Rule) -> None:
    with pytest.raises(Forbidden) as refusal:
        afford(where, KANTO)
    assert refusal.value.rule is rule


@pytest.mark.parametrize("changes", [{"conquests_made": 2}, {"kamons_left": {ME: 0}}])
def test_whoever_may_place_no_kamon_lacks_nothing_that_can_be_had(changes: dict[str, object]) -> None:
    where = replace(position(*[Card.KOKU_3] * 4, board={KANTO: site(1, Troop.SOHEI)}), **changes)  # type: ignore[arg-type]
    answer = afford(where, KANTO)
    assert answer.ways == ()
    assert answer.forbidden is not None
    assert as_json.affordability(answer)["short"] == {"koku": None, "troops": None}


def test_what_a_payment_loses() -> None:
    where = position(Card.SAMURAI, Card.SAMURAI, Card.SAMURAI_BUSHI)
    [way] = afford(where, Province.CHUGOKU).ways
    assert way.lost == (Troop.BUSHI,)
    [way] = afford(position(Card.KOKU_2, Card.KOKU_3, Card.BUSHI), Province.CHUGOKU).ways
    assert (way.payment.cards, way.lost) == ((Card.KOKU_3,), ())
    assert way.hand == (Card.BUSHI, Card.KOKU_2)
    [way] = afford(position(Card.KOKU_2, Card.KOKU_2), Province.CHUGOKU).ways
    assert way.lost == (KOKU,)


def test_what_is_spent_is_worth_something() -> None:
    assert all(card_worth(card) > 0 for card in Card)
    assert card_worth(Card.KOKU_3) >= 3, "a koku counts a point in the end"
    [way] = afford(position(Card.SAMURAI, Card.SAMURAI, tiles=(Bonus.PLUS_ONE,)), Province.CHUGOKU).ways
    assert spent_worth(way.payment) > 2 * card_worth(Card.SAMURAI)
