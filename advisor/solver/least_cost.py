"""The one bound that is not CP-SAT's: what paying costs at least, by counting units.

Every troop or koku of a demand is backed by a thing of its own: a symbol on a card put down, the Hatamoto, or
a +1 tile; an Exchange changes symbols and makes none. So a turn that meets demands of `n` units in all puts
down things with at least `n` units between them, and gives up at least what the `n` cheapest units held are
worth, a card's worth being shared out among its symbols. It orders the first conquests and tells early which
of them cannot be the best; without it the search gives the same answers, later.
"""

from functools import cache
from itertools import accumulate

from advisor.solver.cases import Case, First, Offer, Turn, units_of
from advisor.solver.payment_model import UnitWorths
from advisor.worth.weights import UNIT, units
from engine.components import Bonus, Card, Pay
from engine.payment import Tools


class LeastCost:
    """What the cases of a turn can bring at most."""

    def __init__(self, turn: Turn) -> None:
        self._turn = turn
        self._worths = UnitWorths(turn.worth.weights)
        self._kept = cache(self._most_kept)

    def most(self, first: First, case: Case) -> list[tuple[int, int]]:
        """For stopping and for each offer, more than the case can bring with it: points, and those with what
        is worth something later, in units."""
        paid = units_of(first.demand, first.pay)
        found = [self._with(first, case, None, paid)]
        for offer in case.offers:
            cheapest = min(units_of(offer.demand, pay) for pay in Pay)
            found.append(self._with(first, case, offer, paid + cheapest))
        return found

    def _with(self, first: First, case: Case, offer: Offer | None, paid: int) -> tuple[int, int]:
        ends = self._turn.ends[2 if offer else 1]
        kept = self._kept(case.tools, case.drawn, ends)
        left = kept[min(paid, len(kept) - 1)]
        if not ends:
            left += units(case.draws.worth)
        elif offer and offer.tile:
            # The tile that the last conquest wins counts one koku at most.
            left += UNIT
        points = first.favour + (offer.favour if offer else 0)
        return points, UNIT * first.favour + (offer.value if offer else first.later) + left + 1

    def _most_kept(self, tools: Tools, drawn: Card | None, ends: bool) -> list[int]:
        """What can be kept at most, by how many units are paid."""
        cards = (*self._turn.means.cards, drawn) if drawn else self._turn.means.cards
        shares = [self._share(card, ends) for card in cards for _ in card.symbols]
        shares += [0] * tools.hatamoto
        shares += [UNIT if ends else self._worths.tile[Bonus.PLUS_ONE]] * tools.plus_one
        # An Exchange that is kept turns one troop into a koku in the end.
        exchange = UNIT if ends else self._worths.tile[Bonus.EXCHANGE]
        held = sum(shares) + exchange * tools.exchange
        return [held - cost for cost in accumulate(sorted(shares), initial=0)]

    def _share(self, card: Card, ends: bool) -> int:
        """What one symbol of a card is worth in hand, rounded down; in the end, only a koku."""
        if ends:
            return UNIT if card.koku else 0
        return self._worths.card[card] // len(card.symbols)
