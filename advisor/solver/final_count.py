"""The final count as rows of a CP-SAT model, where the game ends with the turn."""

from collections.abc import Mapping, Sequence
from fractions import Fraction

from advisor.solver.cases import Case, Offer
from advisor.solver.cpsat import Program
from advisor.solver.payment_model import Amount, Spending, times
from advisor.worth.weights import UNIT, units
from engine.components import KOKU, Bonus, Card


class FinalCount:
    """The koku that a case counts where the game ends, with the best use of all tiles left: each Exchange
    turns a troop in hand or one that a Draw tile brought."""

    def __init__(
        self,
        program: Program,
        name: str,
        case: Case,
        stock: Mapping[Card, int],
        payments: Sequence[Spending],
        takes: Mapping[Offer, Sequence[tuple[int, int]]],
        goes_on: int,
    ) -> None:
        self._program = program
        self._name = name
        self._case = case
        self._payments = payments
        self._goes_on = goes_on
        """A number that is 1 where the game goes on and nothing is counted."""
        tools = case.tools
        self._koku = sum(card.koku * count for card, count in stock.items()) + tools.plus_one
        self._troops = sum(len(card.troops) * count for card, count in stock.items())
        self._drawn = self._case.draws.at_least()
        """The chance that one, two, ... troops are drawn."""
        self._drawn_with_one_more = self._case.draws.more().at_least()
        self._turned = program.upto(f"{name} troops turned into koku", tools.exchange)
        self._turned_if_drawn = [
            program.upto(f"{name} drawn troop {n} turned into koku", min(1, tools.exchange))
            for n in range(len(self._drawn_with_one_more))
        ]
        self._gains: list[tuple[int, int]] = []
        self._more_turned: list[list[tuple[int, int]]] = [[] for _ in range(1 + len(self._turned_if_drawn))]
        for offer, taken in takes.items():
            self._with_the_tile_of(offer, taken)
        self._each_troop_is_turned_once()

    def koku(self) -> Amount:
        """What is counted, in units."""
        spent = [term for payment in self._payments for term in (*payment.shown(KOKU), *payment.plus_one)]
        drawn = [
            (units(chance), turned)
            for chance, turned in zip(self._drawn, self._turned_if_drawn, strict=False)
        ]
        constant = UNIT * self._koku
        uncounted = (-constant, self._goes_on)
        return Amount([*times(-UNIT, spent), (UNIT, self._turned), *drawn, *self._gains, uncounted], constant)

    def _with_the_tile_of(self, offer: Offer, taken: Sequence[tuple[int, int]]) -> None:
        """The tile that the second conquest wins: an Exchange turns the next troop, a +1 adds a koku, and a
        Draw makes it likelier that a troop is there to be turned."""
        odds = dict(offer.tile)
        self._gains += times(units(odds.get(Bonus.PLUS_ONE, Fraction())), taken)
        name = f"{self._name} tile of {offer.province.value}"
        if chance := odds.get(Bonus.EXCHANGE):
            likely = [Fraction(1), *self._drawn]
            next_turned = [self._program.number(f"{name} turns {n}", 1) for n in range(len(likely))]
            for turned, more, of_troop in zip(next_turned, self._more_turned, likely, strict=False):
                self._gains.append((units(chance * of_troop), turned))
                more.append((1, turned))
            self._program.at_most(0, [*((1, turned) for turned in next_turned), *times(-1, taken)])
        if (chance := odds.get(Bonus.DRAW)) and self._case.tools.exchange:
            likelier = [*self._drawn, *[Fraction()] * len(self._drawn_with_one_more)]
            for n, turned in enumerate(self._turned_if_drawn):
                gain = self._program.number(f"{name} draws {n}", 1)
                self._gains.append((units(chance * (self._drawn_with_one_more[n] - likelier[n])), gain))
                self._program.at_most(0, [(1, gain), (-1, turned)])
                self._program.at_most(0, [(1, gain), *times(-1, taken)])

    def _each_troop_is_turned_once(self) -> None:
        """By an Exchange that was not paid away."""
        troops = [term for payment in self._payments for term in payment.troops()]
        exchange = [term for payment in self._payments for term in payment.exchange]
        of_hand, *of_draws = self._more_turned
        uncounted = self._troops, self._goes_on
        self._program.at_most(self._troops, [(1, self._turned), *of_hand, *troops, uncounted])
        for turned, more in zip(self._turned_if_drawn, of_draws, strict=True):
            if more:
                self._program.at_most(1, [(1, turned), *more])
        by_exchange = [(1, self._turned), *((1, turned) for turned in self._turned_if_drawn), *exchange]
        held = self._case.tools.exchange
        self._program.at_most(held, [*by_exchange, (held, self._goes_on)])
