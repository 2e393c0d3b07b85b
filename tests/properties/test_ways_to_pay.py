"""Ways to pay equal an independent enumeration, and the referee accepts each and none with less."""

import random
from collections import Counter
from dataclasses import replace
from itertools import product

import pytest

from engine.board import KOKU_CARDS, TILES, TROOP_CARDS, Demand, Province, demand
from engine.components import Bonus, BonusTile, Pay, Troop, sorted_cards
from engine.payment import Means, Payment, UseExchange, UseHatamoto, UsePlusOne, settle
from engine.refusals import Forbidden
from engine.ways import ways_to_pay
from tests.oracles import payments

CASES = 2400
BATCH = 200


def random_case(rng: random.Random) -> tuple[Demand, Means]:
    """A demand and means small enough for the oracle; every kind of card, tile and joker turns up."""
    position = rng.randint(1, 4)
    gate = rng.choice(list(Troop)) if position < 4 else None
    asked = demand(rng.choice(list(Province)), position, gate)
    useful = [card for card in TROOP_CARDS if asked.home in card.troops or asked.gate in card.troops]
    deck = rng.choice([TROOP_CARDS + KOKU_CARDS, TROOP_CARDS, KOKU_CARDS, tuple(useful) + KOKU_CARDS])
    hand = sorted_cards(rng.sample(deck, rng.randint(0, 8)))
    tiles = [BonusTile(tile.bonus) for tile in rng.sample(TILES, rng.choice([0, 1, 2, 3, 4]))]
    return asked, Means.of(hand, tiles, hatamoto=rng.random() < 0.4)


def things(payment: Payment) -> payments.Things:
    """A payment as the oracle counts it."""
    return (
        tuple(sorted(card.value for card in payment.cards)),
        payment.bonuses.count(Bonus.EXCHANGE),
        payment.bonuses.count(Bonus.PLUS_ONE),
        int(payment.uses_hatamoto),
    )


@pytest.mark.parametrize("batch", range(CASES // BATCH))
def test_ways_equal_the_enumeration_and_pass_the_referee(batch: int) -> None:
    rng = random.Random(batch)
    found_any = 0
    for _ in range(BATCH):
        asked, means = random_case(rng)
        ways = ways_to_pay(asked, means)
        found = [things(way) for way in ways]
        everything = (tuple(card.value for card in means.cards), *means.tools)
        expected = payments.ways_to_pay(everything, tuple(t.value for t in asked.troops), asked.koku)
        assert len(found) == len(set(found)), f"duplicates for {asked} from {means}"
        assert set(found) == expected, f"{asked} from {means}"
        for way in ways:
            settle(asked, means, way)
            refused_with_anything_left_out(asked, means, way)
        found_any += bool(ways)
    assert found_any > BATCH // 4


def refused_with_anything_left_out(asked: Demand, means: Means, way: Payment) -> None:
    for at in range(len(way.cards)):
        with pytest.raises(Forbidden):
            settle(asked, means, replace(way, cards=way.cards[:at] + way.cards[at + 1 :]))
    for at in range(len(way.steps)):
        with pytest.raises(Forbidden):
            settle(asked, means, replace(way, steps=way.steps[:at] + way.steps[at + 1 :]))


def test_the_cases_cover_every_payment_kind_tile_and_the_hatamoto() -> None:
    rng = random.Random(0)
    used = Counter((way.pay, type(step)) for way in sample(rng) for step in way.steps)
    assert {pair for pair, count in used.items() if count >= 20} == set(
        product(Pay, (UseExchange, UsePlusOne, UseHatamoto))
    )
    assert any(not way.cards for way in sample(rng)), "the Hatamoto and tiles alone never pay"


def sample(rng: random.Random) -> list[Payment]:
    return [way for _ in range(BATCH) for way in ways_to_pay(*random_case(rng))]
