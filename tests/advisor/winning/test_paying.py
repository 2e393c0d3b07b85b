"""What can be paid side by side: the same as the engine says for each hand."""

import random

import numpy as np

from advisor.winning.lanes import PRICE, new_games
from advisor.winning.paying import Choice, cheapest, payment
from advisor.winning.recipes import Cost
from engine.board import TROOP_CARDS, Province, demand
from engine.components import Bonus, BonusTile, Card, Pay, Title, Troop
from engine.payment import Means
from engine.ways import Way, lean, payable, with_steps

CARDS, TROOPS, PROVINCES = tuple(Card), tuple(Troop), tuple(Province)


def test_what_is_found_pays_and_is_found_wherever_cards_alone_can_pay() -> None:
    """With tiles some rare payments are not thought of: those that exchange both troops of a double card, or
    the joker."""
    rng = random.Random(1)
    paid = 0
    for seed in range(150):
        lanes = new_games(2, 1, seed)
        hand = rng.sample(
            [*TROOP_CARDS, *[Card.KOKU_1] * 4, *[Card.KOKU_2] * 3, Card.KOKU_3], rng.randint(2, 9)
        )
        lanes.hand[0, 0] = np.bincount([card.rank for card in hand], minlength=len(Card))
        bonuses = rng.choices((Bonus.EXCHANGE, Bonus.PLUS_ONE), k=rng.choice((0, 0, 1, 2)))
        for bonus in bonuses:
            lanes.tiles[0, 0, bonus.rank] += 1
        joker = rng.random() < 0.4
        lanes.title[0, 0] = (Title.HATAMOTO if joker else Title.DAIMYO).rank
        price = PRICE[:, :1].T
        cost, recipe = cheapest(
            lanes.hand[:, 0], lanes.tiles[:, 0], np.array([joker]), lanes.gate, price, np.ones((1, len(Cost)))
        )
        means = Means.of(tuple(hand), tuple(BonusTile(bonus) for bonus in bonuses), joker)
        for rank, province in enumerate(PROVINCES):
            asked = demand(province, 1, TROOPS[lanes.gate[0, rank]])
            can = payable(asked, means)
            for in_koku, pay in enumerate((Pay.TROOPS, Pay.KOKU)):
                is_found = bool(np.isfinite(cost[0, rank, in_koku]))
                assert not is_found or pay in can
                if not bonuses:
                    assert is_found == (pay in can), (hand, province, pay, joker)
                if is_found:
                    choice = Choice(np.array([rank]), recipe[:, rank, in_koku], np.array([pay is Pay.KOKU]))
                    spent, tools, used = payment(lanes, np.array([0]), choice)
                    assert (spent[0] <= lanes.hand[0, 0]).all()
                    assert (tools[0] <= lanes.tiles[0, 0]).all()
                    cards = tuple(CARDS[kind] for kind, count in enumerate(spent[0]) for _ in range(count))
                    tiles = tuple(BonusTile(b) for b in Bonus for _ in range(tools[0, b.rank]))
                    by = Means.of(cards, tiles, bool(used[0]))
                    way = lean(asked, Way(pay, by.cards, by.tools))
                    assert (way.cards, way.tools) == (by.cards, by.tools), "nothing is paid in vain"
                    with_steps(asked, way)
                    paid += 1
    assert paid > 500
