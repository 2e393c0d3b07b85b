"""What a first conquest can bring at most, and exactly what one payment for it brings.

Amounts are thousandths of favour. Those of a whole turn are multiplied by the turn's total weight, so
that all of them are whole numbers and every comparison is exact.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction

from advisor.majorities import MILLI
from advisor.purse import Purse, Spend
from advisor.turn import Branch, First, Objective, Offer, Turn

Choice = tuple[Offer, Spend] | None
"""A second conquest and its payment, or none."""


@dataclass(frozen=True, slots=True)
class Found:
    """A payment for the first conquest, the best that can follow it in each branch, and the amount."""

    amount: int
    first: Spend
    seconds: tuple[Choice, ...]


class Bounds:
    """Amounts of the plays that begin with `first`."""

    def __init__(self, turn: Turn, first: First, objective: Objective) -> None:
        self._first = first
        self._ends_if_stopped, self._ends = turn.ends[1:]
        self._least = turn.payments.least
        self._point = objective.point
        self._paid = turn.payments.cheapest_first(first.payments)
        self._cheapest = min(first.payments, key=lambda spend: spend.worth)
        self._turn = turn
        self._seconds: dict[tuple[Branch, Offer], list[Spend]] = {}

    def roughly(self) -> Fraction:
        """More than any play can bring: the cheapest first payment, and the best offer for nothing."""
        least = self._least(self._paid[0])
        amount = 0
        for branch in self._first.branches:
            offers = [self._gain(offer) + self._kept(branch.purse, offer) - least for offer in branch.offers]
            amount += branch.weight * max([self._most_if_stopped(branch)[0], *offers])
        return Fraction(amount, self._first.total)

    def most(self) -> tuple[list[int], list[Spend]]:
        """The most that each branch can bring, with the first payment chosen for it alone, and the
        payments that reach it."""
        amounts: list[int] = []
        reaching: list[Spend] = []
        for branch in self._first.branches:
            amount, paid = self._most_if_stopped(branch)
            for known in reaching:
                better, _ = self._best_after(branch, known)
                if better > amount:
                    amount, paid = better, known
            for offer in branch.offers:
                better, pair = self.most_with(branch, offer, amount)
                if pair:
                    amount, paid = better, pair
            amounts.append(amount)
            if paid not in reaching:
                reaching.append(paid)
        return amounts, reaching

    def most_with(self, branch: Branch, offer: Offer, floor: int) -> tuple[int, Spend | None]:
        """The most that a branch can bring if it takes this offer, and the first payment for that;
        `floor` and none if it is not above `floor`."""
        seconds = self._payments(branch, offer)
        most = self._gain(offer) + self._kept(branch.purse, offer) - self._least(seconds[0])
        best = None
        for paid in self._paid:
            if most - self._least(paid) <= floor:
                break
            if branch.purse.holds(paid):
                amount, second = self._best_payment(offer, seconds, branch.purse.less(paid), floor)
                if second:
                    floor, best = amount, paid
        return floor, best

    def most_if_stopped(self, branch: Branch) -> int:
        """The most that a branch can bring if nothing follows the first conquest."""
        return self._most_if_stopped(branch)[0]

    def most_after(self, branch: Branch, paid: Spend) -> int:
        """More than a branch can bring after this first payment: the best offer for the least it can cost."""
        rest = branch.purse.less(paid)
        offers = [
            self._gain(offer) + self._kept(rest, offer) - self._least(self._payments(branch, offer)[0])
            for offer in branch.offers
        ]
        return max([self._if_stopped(rest), *offers])

    def best_after(self, branch: Branch, paid: Spend) -> int:
        """Exactly what a branch brings after this first payment, with the best that can follow it."""
        return self._best_after(branch, paid)[0]

    def found(self, paid: Spend) -> Found:
        """What a first payment brings, with the best that can follow it."""
        amount, seconds = 0, []
        for branch in self._first.branches:
            best, choice = self._best_after(branch, paid)
            amount += branch.weight * best
            seconds.append(choice)
        return Found(amount, paid, tuple(seconds))

    def _best_after(self, branch: Branch, paid: Spend) -> tuple[int, Choice]:
        rest = branch.purse.less(paid)
        best, choice = self._if_stopped(rest), None
        for offer in branch.offers:
            amount, second = self._best_payment(offer, self._payments(branch, offer), rest, best)
            if second:
                best, choice = amount, (offer, second)
        return best, choice

    def _best_payment(
        self, offer: Offer, payments: Sequence[Spend], rest: Purse, floor: int
    ) -> tuple[int, Spend | None]:
        """The best of the payments, the cheapest first, that the rest holds and that beats `floor`."""
        gain = self._gain(offer)
        # No payment leaves more than the rest less what it takes at least.
        most = gain + self._kept(rest, offer)
        best = None
        for payment in payments:
            if most - self._least(payment) <= floor:
                break
            if rest.holds(payment):
                amount = gain + self._kept(rest.less(payment), offer)
                if amount > floor:
                    floor, best = amount, payment
        return floor, best

    def _payments(self, branch: Branch, offer: Offer) -> list[Spend]:
        key = branch, offer
        if key not in self._seconds:
            self._seconds[key] = self._turn.payments.second(offer.demand, branch.tools, branch.drawn)
        return self._seconds[key]

    def _gain(self, offer: Offer) -> int:
        return (self._first.favour + offer.favour) * self._point + offer.later

    def _most_if_stopped(self, branch: Branch) -> tuple[int, Spend]:
        if not self._ends_if_stopped:
            return self._if_stopped(branch.purse.less(self._cheapest)), self._cheapest
        amounts = [self._if_stopped(branch.purse.less(paid)) for paid in self._paid]
        best = max(range(len(amounts)), key=amounts.__getitem__)
        return amounts[best], self._paid[best]

    def _if_stopped(self, rest: Purse) -> int:
        kept = MILLI * rest.final_koku() if self._ends_if_stopped else rest.worth
        return self._first.favour * self._point + self._first.later + kept

    def _kept(self, rest: Purse, offer: Offer) -> int:
        """What is left after both conquests, with the tile that the second wins where the game ends."""
        if not self._ends:
            return rest.worth
        if not offer.tile:
            return MILLI * rest.final_koku()
        return sum(chance * rest.final_koku(bonus) for bonus, chance in offer.tile)
