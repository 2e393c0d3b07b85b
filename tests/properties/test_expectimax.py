"""The oracles agree with each other, and may count as they do."""

import random
from fractions import Fraction

from advisor.worth.later import TileOdds, Worth
from engine.components import Bonus
from engine.conquest import demand_at
from tests.oracles import expectimax, turn_payments
from tests.oracles.payments import ways_to_pay
from tests.plays import names, needed
from tests.positions import FLAT, LIVELY
from tests.random_positions import turn_position


def test_payments_of_the_expectimax_equal_the_plain_enumeration() -> None:
    rng = random.Random(6)
    for _ in range(40):
        where = turn_position(rng, most=6)
        exchange, plus_one, hatamoto = where.means().tools
        held = turn_payments.Things(where.hand, exchange, plus_one, 0, hatamoto)
        for province, site in where.board.items():
            if site.is_full:
                continue
            asked = demand_at(where, province)
            tile = site.tile.troop if site.tile else None
            paid = turn_payments.payments(held, turn_payments.asks(province, site.position, tile))
            found = [(names(part.cards), part.exchange, part.plus_one, part.hatamoto) for part, _ in paid]
            everything = names(where.hand), exchange, plus_one, hatamoto
            assert len(found) == len(set(found))
            assert set(found) == ways_to_pay(everything, needed(asked), asked.koku)


def test_what_is_kept_is_worth_the_same_wherever_kamons_are_placed() -> None:
    """The expectimax adds the worth of what is kept to that of the kamons placed."""
    rng = random.Random(7)
    guesses: list[TileOdds] = [(), ((Bonus.DRAW, Fraction(1, 4)), (Bonus.PLUS_ONE, Fraction(3, 4)))]
    for number in range(100):
        where = turn_position(rng)
        placed = rng.choices(list(where.board), k=rng.randint(0, 2))
        odds = rng.choice(guesses)
        hand, tiles = where.hand[:3], where.tiles[:2]
        worth = Worth(where, (FLAT, LIVELY, None)[number % 3])
        off_board = expectimax.off_board(worth)
        apart = off_board.later(hand, tiles, placed, odds).total + worth.later((), (), placed).total
        assert worth.later(hand, tiles, placed, odds).total == apart
