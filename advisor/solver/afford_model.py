"""Paying for one province, or for two in one turn, as a CP-SAT model: how best, or what is missing."""

from collections import Counter
from collections.abc import Mapping, Sequence

from advisor.solver.cpsat import Answer, Program, Status
from advisor.solver.payment_model import PaymentVariables, UnitWorths, Wanted, times
from advisor.worth.weights import Weights
from engine.board import Demand
from engine.components import Card, Cards, Pay
from engine.payment import Means
from engine.ways import Way, lean

MORE_KOKU = {Card.KOKU_1: 24}
"""As many koku as two provinces can ask for, as cards of one."""
MORE_TROOPS = {card: 8 for card in Card if len(card.troops) == 1}
"""As many troops as two provinces can ask for."""
FEWEST_FIRST = 10**8
"""One card more outweighs which cards they are."""


class AffordModel:
    """Payments for all the demands out of the same hand, perhaps with more cards than there are."""

    def __init__(
        self,
        means: Means,
        demands: Sequence[Demand],
        weights: Weights,
        more: Mapping[Card, int] | None = None,
    ) -> None:
        self._means = means
        self._demands = demands
        self._worths = UnitWorths(weights)
        self.program = Program()
        hand = Counter(means.cards)
        limits = more or {}
        self._more = {card: self.program.number(f"more {card.value}", most) for card, most in limits.items()}
        self._takes = [
            {pay: self.program.number(f"{n} in {pay.value}", 1) for pay in Pay} for n in range(len(demands))
        ]
        stock = hand + Counter(limits)
        self._payments = []
        for n, (demand, takes) in enumerate(zip(demands, self._takes, strict=True)):
            asks = [Wanted(demand, pay, taken) for pay, taken in takes.items()]
            self.program.equal(1, [(1, taken) for taken in takes.values()])
            self._payments.append(PaymentVariables(self.program, f"{n}", stock, means.tools, asks))
        self._each_card_is_spent_once(hand)
        self._each_tool_is_used_once()

    def cheapest(self, *pays: Pay) -> tuple[Way, ...] | None:
        """The payments in these ways that leave the best hand, if there are any."""
        for takes, pay in zip(self._takes, pays, strict=True):
            self.program.fix(takes[pay], 1)
        spent = [term for payment in self._payments for term in payment.worth(self._worths)]
        answer = self.program.maximize(times(-1, spent))
        if answer.status is Status.INFEASIBLE:
            return None
        return tuple(
            self._way(answer, demand, payment, pay)
            for demand, payment, pay in zip(self._demands, self._payments, pays, strict=True)
        )

    def least_missing(self) -> Cards:
        """The fewest cards more that make it affordable, of those with which the model was made."""
        # Of equally many, those that come first in the order of the cards.
        kinds = len(self._more)
        costs = [(FEWEST_FIRST - 10 ** (kinds - n), number) for n, number in enumerate(self._more.values())]
        answer = self.program.maximize(times(-1, costs))
        if answer.status is not Status.OPTIMAL:
            raise RuntimeError(f"CP-SAT: {answer.status}")
        return tuple(card for card, number in self._more.items() for _ in range(answer.numbers[number]))

    def _way(self, answer: Answer, demand: Demand, payment: PaymentVariables, pay: Pay) -> Way:
        spent = payment.spent(answer)
        return lean(demand, Way(pay, spent.cards, spent.tools))

    def _each_card_is_spent_once(self, hand: Mapping[Card, int]) -> None:
        for card in {card: None for payment in self._payments for card in payment.cards}:
            laid = [(1, payment.cards[card]) for payment in self._payments if card in payment.cards]
            more = [(-1, self._more[card])] if card in self._more else []
            self.program.at_most(hand.get(card, 0), [*laid, *more])

    def _each_tool_is_used_once(self) -> None:
        tools = self._means.tools
        self.program.at_most(
            tools.exchange, [term for payment in self._payments for term in payment.exchange]
        )
        self.program.at_most(
            tools.plus_one, [term for payment in self._payments for term in payment.plus_one]
        )
        self.program.at_most(tools.hatamoto, [(1, payment.hatamoto) for payment in self._payments])
