"""What is held and what a payment takes out of it, as numbers that can be compared by the thousand."""

from collections.abc import Iterable
from functools import cache
from typing import NamedTuple

from advisor.majorities import MILLI
from advisor.worth import TILE, card_worth, milli
from engine.board import Demand
from engine.components import Bonus, Card, Cards
from engine.payment import Means, Tools
from engine.ways import Way, most_koku, ways

BITS = 5
"""Each number has four bits, and one more that is lost when too much is taken away."""
EXCHANGE, PLUS_ONE, HATAMOTO, DRAWN, FIELDS = (len(Card) + field for field in range(5))
ENOUGH = sum(1 << (BITS * field + BITS - 1) for field in range(FIELDS))

CARD_WORTH = {card: milli(card_worth(card)) for card in Card}
TILE_WORTH = {bonus: milli(worth) for bonus, worth in TILE.items()}

Role = tuple[int, int, int, int]
"""What a card can do for a demand: its size, home troops, gate troops, and other troops to exchange.
Cards of one role pay alike and are worth the same."""


class Spend(NamedTuple):
    """A way to pay in numbers: the things it takes, all packed into one number, and what they are worth."""

    things: int
    worth: int
    """Thousandths of favour that it takes out of the hand while the game goes on."""
    koku: int
    troops: int
    exchange: int
    plus_one: int
    way: Way
    drawn: Card | None = None
    """The card in `way` that stands for the one just drawn."""


class Purse(NamedTuple):
    """What is held: things packed into one number, and what they are worth."""

    things: int
    worth: int
    koku: int
    troops: int
    exchange: int
    plus_one: int

    @classmethod
    def of(cls, hand: Cards, tools: Tools, drawn: Card | None, worth: int) -> "Purse":
        """A hand with its tools and perhaps a card just drawn, worth so much in all."""
        cards = hand if drawn is None else (*hand, drawn)
        return cls(
            _packed(hand, tools) + (bool(drawn) << BITS * DRAWN),
            worth,
            sum(card.koku for card in cards),
            sum(len(card.troops) for card in cards),
            tools.exchange,
            tools.plus_one,
        )

    def holds(self, spend: Spend) -> bool:
        """Whether a payment can be made out of this."""
        return ((self.things | ENOUGH) - spend.things) & ENOUGH == ENOUGH

    def less(self, spend: Spend) -> "Purse":
        """What a payment leaves."""
        return Purse(
            self.things - spend.things,
            self.worth - spend.worth,
            self.koku - spend.koku,
            self.troops - spend.troops,
            self.exchange - spend.exchange,
            self.plus_one - spend.plus_one,
        )

    def final_koku(self, won: Bonus | None = None) -> int:
        """The koku of the final count, perhaps with one more tile."""
        exchange = self.exchange + (won is Bonus.EXCHANGE)
        plus_one = self.plus_one + (won is Bonus.PLUS_ONE)
        return most_koku(self.koku, self.troops, Tools(exchange, plus_one))


class Payments:
    """Every irreducible payment from a hand, for any demand, each listed once and the cheapest first."""

    def __init__(self, means: Means, in_the_end: bool) -> None:
        self._means = means
        self._in_the_end = in_the_end
        """Whether second conquests are followed by the final count, which asks only for the koku."""
        self._listed: dict[tuple[Demand, Tools, Role | None], list[Spend]] = {}

    def first(self, demand: Demand) -> list[Spend]:
        """The payments out of the hand, by what they are worth."""
        found = (_spend(way) for way in ways(demand, self._means))
        return sorted(found, key=lambda spend: spend.worth)

    def least(self, spend: Spend) -> int:
        """What a second payment takes away at least: its worth, or in the end its koku."""
        return spend.koku * MILLI if self._in_the_end else spend.worth

    def cheapest_first(self, payments: Iterable[Spend]) -> list[Spend]:
        """Payments by what they take at least, those without tiles before others."""
        return sorted(payments, key=lambda spend: (self.least(spend), spend.exchange + spend.plus_one))

    def second(self, demand: Demand, tools: Tools, drawn: Card | None) -> list[Spend]:
        """The payments out of the hand with these tools and perhaps a card drawn, the cheapest first."""
        role = role_of(drawn, demand, tools) if drawn else None
        key = demand, tools, role
        if key not in self._listed:
            if drawn and role:
                # One card of a role stands for all of them.
                means = Means((*self._means.cards, drawn), tools)
                with_it = [_spend(way, drawn) for way in ways(demand, means) if drawn in way.cards]
                found = [*self.second(demand, tools, None), *with_it]
            else:
                found = [_spend(way) for way in ways(demand, Means(self._means.cards, tools))]
            self._listed[key] = self.cheapest_first(found)
        return self._listed[key]


@cache
def role_of(card: Card, demand: Demand, tools: Tools) -> Role | None:
    """What a card can do for a demand, None where it is of no use."""
    home, gate = card.troops.count(demand.home), card.troops.count(demand.gate) if demand.gate else 0
    other = min(len(card.troops) - home - gate, tools.exchange)
    return (len(card.troops), home, gate, other) if home or gate or other else None


def _spend(way: Way, drawn: Card | None = None) -> Spend:
    exchange, plus_one, _ = way.tools
    things = _packed(way.cards, way.tools)
    if drawn:
        things += (1 << BITS * DRAWN) - (1 << BITS * drawn.rank)
    worth = exchange * TILE_WORTH[Bonus.EXCHANGE] + plus_one * TILE_WORTH[Bonus.PLUS_ONE]
    koku = troops = 0
    for card in way.cards:
        worth += CARD_WORTH[card]
        koku += card.koku
        troops += len(card.troops)
    return Spend(things, worth, koku, troops, exchange, plus_one, way, drawn)


def _packed(cards: Cards, tools: Tools) -> int:
    things = tools.exchange << BITS * EXCHANGE
    things += tools.plus_one << BITS * PLUS_ONE
    things += tools.hatamoto << BITS * HATAMOTO
    for card in cards:
        things += 1 << BITS * card.rank
    return things
