"""A payment as rows of a CP-SAT model, one method per rule.

What tiles can do to cards is linear in how often they do what, so a payment needs no steps here; the engine
finds them afterwards. Worth is counted in units, of which a favour point has `UNIT`.
"""

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from advisor.solver.cpsat import Answer, Linear, Program
from advisor.worth.weights import Weights, units
from engine.board import Demand
from engine.components import KOKU, Bonus, Card, Cards, Pay, Symbol, Troop
from engine.payment import Tools


class UnitWorths:
    """What cards and tiles are worth in hand while the game goes on, in units."""

    def __init__(self, weights: Weights) -> None:
        self.card = {card: units(weights.card(card)) for card in Card}
        self.tile = {bonus: units(weights.tile(bonus)) for bonus in Bonus}


class Amount(NamedTuple):
    """Terms and the constant that comes on top."""

    terms: Sequence[tuple[int, int]]
    constant: int

    def in_answer(self, answer: Answer) -> int:
        """What it comes to in an answer of the solver."""
        return answer.total(self.terms) + self.constant


class Spent(NamedTuple):
    """What a payment takes."""

    cards: Cards
    tools: Tools


class Wanted(NamedTuple):
    """A demand to be met in one of the two ways, if a number is 1."""

    demand: Demand
    pay: Pay
    taken: int


class Spending:
    """Numbers of cards and tiles that are put down."""

    cards: Mapping[Card, int]
    exchange: Sequence[tuple[int, int]]
    plus_one: Sequence[tuple[int, int]]

    def shown(self, of: Symbol | None = None) -> list[tuple[int, int]]:
        """The symbols on the cards put down, of one kind or all."""
        return [
            (card.symbols.count(of) if of else len(card.symbols), number)
            for card, number in self.cards.items()
        ]

    def troops(self) -> list[tuple[int, int]]:
        """The troops on the cards put down."""
        return [(len(card.troops), number) for card, number in self.cards.items()]

    def things(self) -> list[Sequence[tuple[int, int]]]:
        """Each kind of card and tile."""
        return [*([(1, number)] for number in self.cards.values()), self.exchange, self.plus_one]

    def worth(self, worths: UnitWorths) -> list[tuple[int, int]]:
        """What is taken out of the hand while the game goes on."""
        return [
            *((worths.card[card], number) for card, number in self.cards.items()),
            *times(worths.tile[Bonus.EXCHANGE], self.exchange),
            *times(worths.tile[Bonus.PLUS_ONE], self.plus_one),
        ]


class Half(Spending):
    """A copy of the first payment: equal to it where the game goes on, or where it ends, and else nothing."""

    def __init__(self, program: Program, name: str, whole: "PaymentVariables") -> None:
        self.cards = {
            card: program.number(f"{name}[{card.value}]", whole.stock[card]) for card in whole.cards
        }
        self.exchange = [(1, program.upto(f"{name}[exchange]", whole.tools.exchange))]
        self.plus_one = [(1, program.upto(f"{name}[+1]", whole.tools.plus_one))]


class PaymentVariables(Spending):
    """What one conquest is paid with, whichever of the asks it meets, and how often each tool does what."""

    def __init__(
        self, program: Program, name: str, stock: Mapping[Card, int], tools: Tools, asks: Sequence[Wanted]
    ) -> None:
        def number(what: str, most: int) -> int:
            return program.upto(f"{name}[{what}]", most)

        self._program = program
        self.stock = stock
        self.tools = tools
        self._in_troops = [ask for ask in asks if ask.pay is Pay.TROOPS]
        self._in_koku = [ask for ask in asks if ask.pay is Pay.KOKU]
        self._needed = list(dict.fromkeys(troop for ask in self._in_troops for troop in ask.demand.troops))
        self.cards = {
            card: number(card.value, count) for card, count in stock.items() if self._is_of_use(card)
        }
        self.hatamoto = number("hatamoto", tools.hatamoto if asks else 0)
        made: list[Symbol] = [*self._needed, *([KOKU] if self._in_koku else [])]
        self._as_troop = {
            troop: number(f"hatamoto as {troop.value}", tools.hatamoto) for troop in self._needed
        }
        self._into = {symbol: number(f"exchange into {name_of(symbol)}", tools.exchange) for symbol in made}
        self._more = {symbol: number(f"+1 on {name_of(symbol)}", tools.plus_one) for symbol in made}
        self._to_exchange = number(
            "+1 to be exchanged", min(tools.exchange, tools.plus_one) if self._in_troops else 0
        )
        self.exchange = [(1, into) for into in self._into.values()]
        self.plus_one = [(1, more) for more in (*self._more.values(), self._to_exchange)]
        if self._in_troops:
            self._troops_reach_the_need()
            self._exchange_takes_what_is_not_needed()
            self._hatamoto_stands_for_one_troop()
        if self._in_koku:
            self._koku_reach_the_price()
            self._exchange_turns_a_troop_into_koku()
        if asks:
            self._plus_one_adds_to_what_is_there()
            self._each_tile_is_used_once()

    def _is_of_use(self, card: Card) -> bool:
        direct = any(troop in self._needed for troop in card.troops) or (card.koku and self._in_koku)
        return bool(direct or (self.tools.exchange and (self._in_troops or card.troops)))

    def spent(self, answer: Answer) -> Spent:
        """What the solver's answer puts down."""
        cards = tuple(card for card, number in self.cards.items() for _ in range(answer.numbers[number]))
        exchange, plus_one = answer.total(self.exchange), answer.total(self.plus_one)
        return Spent(cards, Tools(exchange, plus_one, answer.numbers[self.hatamoto]))

    def _troops_reach_the_need(self) -> None:
        """Each troop needed lies on a card, is the Hatamoto, or is made by a tile."""
        for troop in self._needed:
            made = (1, self._as_troop[troop]), (1, self._into[troop]), (1, self._more[troop])
            need = [(-ask.demand.troops.count(troop), ask.taken) for ask in self._in_troops]
            self._program.at_least(0, [*self.shown(troop), *made, *need])

    def _exchange_takes_what_is_not_needed(self) -> None:
        """As many symbols lie there as are needed, those aside that a +1 adds: an Exchange changes a symbol
        and makes none, and one that is needed itself is not there to be changed."""
        symbols = [*self.shown(), (1, self.hatamoto)]
        need = [(-len(ask.demand.troops), ask.taken) for ask in self._in_troops]
        added = [(1, self._more[troop]) for troop in self._needed]
        self._program.at_least(0, [*symbols, (1, self._to_exchange), *added, *need])
        # Without any symbol there is nothing that a first +1 could add to.
        if self.tools.plus_one:
            self._program.at_least(0, [*symbols, *((-1, ask.taken) for ask in self._in_troops)])

    def _hatamoto_stands_for_one_troop(self) -> None:
        if self.tools.hatamoto:
            stands_for = [(1, number) for number in self._as_troop.values()]
            self._program.at_most(0, [*stands_for, (-1, self.hatamoto)])

    def _koku_reach_the_price(self) -> None:
        price = [(-ask.demand.koku, ask.taken) for ask in self._in_koku]
        made = (1, self._into[KOKU]), (1, self._more[KOKU])
        self._program.at_least(0, [*self.shown(KOKU), *made, *price])

    def _exchange_turns_a_troop_into_koku(self) -> None:
        """One on a card, or the Hatamoto's."""
        if self.tools.exchange:
            self._program.at_most(0, [(1, self._into[KOKU]), *times(-1, self.troops()), (-1, self.hatamoto)])

    def _plus_one_adds_to_what_is_there(self) -> None:
        """So not all of a kind that is needed can be added."""
        for symbol, added in self._more.items():
            asks = self._in_koku if symbol == KOKU else self._in_troops
            rest = [(min(0, 1 - needs(ask, symbol)), ask.taken) for ask in asks]
            if self.tools.plus_one:
                self._program.at_most(0, [(1, added), *rest])

    def _each_tile_is_used_once(self) -> None:
        if self.tools.exchange:
            self._program.at_most(self.tools.exchange, self.exchange)
        if self.tools.plus_one:
            self._program.at_most(self.tools.plus_one, self.plus_one)


def needs(ask: Wanted, symbol: Symbol) -> int:
    """How many of a symbol a demand asks for."""
    return ask.demand.koku if symbol == KOKU else ask.demand.troops.count(symbol)


def name_of(symbol: Symbol) -> str:
    """A symbol in the name of a number."""
    return str(symbol.value) if isinstance(symbol, Troop) else symbol


def times(factor: int, terms: Linear) -> list[tuple[int, int]]:
    """Linear multiplied by a factor."""
    return [(factor * each, number) for each, number in terms]
