"""A turn as a CP-SAT model: every play that begins with one given conquest, one method per rule.

What tiles can do to cards is linear in how often they do what (`engine.ways` says why that is enough),
so a payment needs no steps here; the engine finds them afterwards.
"""

from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass

from ortools.sat.python import cp_model

from advisor.majorities import MILLI
from advisor.purse import CARD_WORTH, TILE_WORTH, Spend
from advisor.turn import Branch, First, Offer, Turn
from engine.board import Demand
from engine.components import Bonus, Card, Troop
from engine.payment import Pay, Tools

Linear = cp_model.LinearExpr
MOST_TROOPS = 4
"""No position asks for more troops of a kind."""


@dataclass(frozen=True, slots=True)
class Limits:
    """The most that a branch can bring, in thousandths of favour."""

    stop: int
    """If nothing follows the first conquest."""
    offers: Mapping[Offer, int]
    """If it takes an offer."""
    payments: Mapping[Spend, int]
    """After each payment for the first conquest."""


class PaymentVariables:
    """What one conquest is paid with, and how often each tool does what."""

    def __init__(
        self, model: cp_model.CpModel, name: str, hand: Mapping[Card, int], drawn: Card | None, tools: Tools
    ) -> None:
        def number(what: str, most: int) -> cp_model.IntVar:
            return model.new_int_var(0, most, f"{name}[{what}]")

        self._model = model
        self.cards = {card: number(card.value, count) for card, count in hand.items()}
        self.drawn = number("drawn", int(drawn is not None))
        self.exchange = number("exchange", tools.exchange)
        self.plus_one = number("+1", tools.plus_one)
        self.hatamoto = number("hatamoto", tools.hatamoto)
        self._hatamoto_at_home = number("hatamoto as home troop", tools.hatamoto)
        self._home = number("home troops shown", MOST_TROOPS)
        self._gate = number("gate troop shown", 1)
        self._to_home = number("exchanged into home troops or koku", tools.exchange)
        self._to_gate = number("exchanged into the gate's troop", min(1, tools.exchange))
        self._added = number("+1 on home troops or koku", tools.plus_one)
        self._made = number("+1 to be exchanged", tools.plus_one)
        self._laid = [*self.cards.items(), *([(drawn, self.drawn)] if drawn else [])]
        self._any = max(1, tools.plus_one)
        """As many +1 as there are, wherever there is something to add to."""
        self._each_tool_does_one_thing()

    def worth(self) -> Linear:
        """What the payment takes out of the hand while the game goes on."""
        return (
            _weighted((CARD_WORTH[card], number) for card, number in self._laid)
            + TILE_WORTH[Bonus.EXCHANGE] * self.exchange
            + TILE_WORTH[Bonus.PLUS_ONE] * self.plus_one
        )

    def koku(self) -> Linear:
        """How many koku the cards show."""
        return _weighted((card.koku, number) for card, number in self._laid)

    def troops(self) -> Linear:
        """How many troops the cards show."""
        return _weighted((len(card.troops), number) for card, number in self._laid)

    def must_meet(self, demand: Demand, pay: Pay, when: cp_model.IntVar) -> None:
        """If `when`, the payment meets the demand in that way."""
        if pay is Pay.TROOPS:
            self._holds_the_troops(demand, when)
        else:
            self._holds_the_koku(demand, when)

    def _each_tool_does_one_thing(self) -> None:
        self._model.add(self._hatamoto_at_home <= self.hatamoto)
        self._model.add(self._to_home + self._to_gate <= self.exchange)
        self._model.add(self._added + self._made <= self.plus_one)

    def _holds_the_koku(self, demand: Demand, when: cp_model.IntVar) -> None:
        self._only_if(
            when,
            self.koku() + self._to_home + self._added >= demand.koku,
            # An Exchange turns a troop, the Hatamoto's included, into a koku.
            self._to_home <= self.troops() + self.hatamoto,
            # A +1 adds to a koku that is there.
            self._added <= self._any * (self.koku() + self._to_home),
        )

    def _holds_the_troops(self, demand: Demand, when: cp_model.IntVar) -> None:
        symbols = self.koku() + self.troops() + self.hatamoto
        self._only_if(
            when,
            self._home <= self._shown(demand.home) + self._hatamoto_at_home,
            self._home + self._to_home + self._added >= demand.count,
            # A +1 adds to a troop that is there, shown or exchanged.
            self._added <= self._any * (self._home + self._to_home),
            # An Exchange takes what is not needed itself, or what a +1 made for it.
            self._to_home + self._to_gate <= symbols - self._home - self._gate + self._made,
            self._made <= self._any * symbols,
        )
        if demand.gate:
            as_gate = self.hatamoto - self._hatamoto_at_home
            self._only_if(
                when,
                self._gate <= self._shown(demand.gate) + as_gate,
                self._gate + self._to_gate >= 1,
            )
        else:
            self._only_if(when, self._gate + self._to_gate == 0)

    def _shown(self, troop: Troop) -> Linear:
        return _weighted((card.troops.count(troop), number) for card, number in self._laid)

    def _only_if(self, when: cp_model.IntVar, *rules: cp_model.BoundedLinearExpression | bool) -> None:
        for rule in rules:
            self._model.add(rule).only_enforce_if(when)


class ConquestModel:
    """All plays that begin with `first`: one of its payments, perhaps a second conquest in each branch."""

    def __init__(self, turn: Turn, first: First) -> None:
        self._first = first
        self._hand = Counter(turn.position.hand)
        self._ends_if_stopped, self._ends = turn.ends[1:]
        self.model = cp_model.CpModel()
        self._second = [
            PaymentVariables(self.model, f"second {n}", self._hand, branch.drawn, branch.tools)
            for n, branch in enumerate(first.branches)
        ]
        self._one_payment_for_the_first()
        self._at_most_one_second_conquest_in_each_branch()
        self._each_second_is_paid()
        self._each_card_is_spent_once()
        self._each_tile_is_used_once()
        self._hatamoto_serves_once_a_turn()
        self._amounts = [self._amount(n, branch) for n, branch in enumerate(first.branches)]

    def no_branch_beats(self, limits: Sequence[Limits]) -> None:
        """No rule of the game, but what follows from all of them: it spares the solver most of its work."""
        for n, most in enumerate(limits):
            taken = _weighted((most.offers[offer], when) for (offer, _), when in self._takes[n].items())
            self.model.add(self._amounts[n] <= taken + most.stop * self._stops[n])
            paid = _weighted((most.payments[paid], chosen) for paid, chosen in self._pays.items())
            self.model.add(self._amounts[n] <= paid)
        value = self.value()
        for payment, chosen in self._pays.items():
            together = zip(self._first.branches, limits, strict=True)
            all_branches = sum(branch.weight * most.payments[payment] for branch, most in together)
            self.model.add(value <= all_branches).only_enforce_if(chosen)

    def points(self) -> Linear:
        """The favour expected from this turn, times the turn's total weight."""
        seconds = _weighted(
            (branch.weight * offer.favour, when)
            for branch, takes in zip(self._first.branches, self._takes, strict=True)
            for (offer, _), when in takes.items()
        )
        return seconds + self._first.total * self._first.favour

    def value(self) -> Linear:
        """Points and what is worth something later, in thousandths, times the turn's total weight."""
        later = (
            branch.weight * amount for branch, amount in zip(self._first.branches, self._amounts, strict=True)
        )
        return cp_model.LinearExpr.sum(list(later))

    def first_payment(self, solver: cp_model.CpSolver) -> Spend:
        """The payment for the first conquest in the solution."""
        return next(paid for paid, chosen in self._pays.items() if solver.boolean_value(chosen))

    def _one_payment_for_the_first(self) -> None:
        self._pays = {
            paid: self.model.new_bool_var(f"first[{n}]") for n, paid in enumerate(self._first.payments)
        }
        self.model.add_exactly_one(self._pays.values())

    def _paid(self, what: Callable[[Spend], int]) -> Linear:
        """So much of something as the first payment takes."""
        return _weighted((what(paid), chosen) for paid, chosen in self._pays.items())

    def _at_most_one_second_conquest_in_each_branch(self) -> None:
        self._stops: list[cp_model.IntVar] = []
        self._takes: list[dict[tuple[Offer, Pay], cp_model.IntVar]] = []
        for n, branch in enumerate(self._first.branches):
            stop = self.model.new_bool_var(f"stop {n}")
            takes = {
                (offer, pay): self.model.new_bool_var(f"take {n}[{offer.province.value} in {pay.value}]")
                for offer in branch.offers
                for pay in Pay
            }
            self.model.add_exactly_one(stop, *takes.values())
            self._stops.append(stop)
            self._takes.append(takes)

    def _each_second_is_paid(self) -> None:
        for payment, takes in zip(self._second, self._takes, strict=True):
            for (offer, pay), when in takes.items():
                payment.must_meet(offer.demand, pay, when)

    def _each_card_is_spent_once(self) -> None:
        for card, count in self._hand.items():
            paid = self._paid(lambda spend, card=card: spend.way.cards.count(card))  # type: ignore[misc]
            for payment in self._second:
                self.model.add(paid + payment.cards[card] <= count)

    def _each_tile_is_used_once(self) -> None:
        exchange, plus_one = (
            self._paid(lambda spend: spend.exchange),
            self._paid(lambda spend: spend.plus_one),
        )
        for payment, branch in zip(self._second, self._first.branches, strict=True):
            self.model.add(exchange + payment.exchange <= branch.tools.exchange)
            self.model.add(plus_one + payment.plus_one <= branch.tools.plus_one)

    def _hatamoto_serves_once_a_turn(self) -> None:
        served = self._paid(lambda spend: spend.way.tools.hatamoto)
        for payment, branch in zip(self._second, self._first.branches, strict=True):
            self.model.add(served + payment.hatamoto <= branch.tools.hatamoto)

    def _amount(self, n: int, branch: Branch) -> Linear:
        """What a branch brings: both conquests, what they are worth later, and what is kept."""
        taken = _weighted(
            (offer.favour * MILLI + offer.later, when) for (offer, _), when in self._takes[n].items()
        )
        return self._first.favour * MILLI + self._first.later * self._stops[n] + taken + self._kept(n, branch)

    def _kept(self, n: int, branch: Branch) -> Linear:
        """What is in hand after the turn: its worth, or where the game ends its koku in the final count."""
        in_hand = branch.purse.worth - self._paid(lambda spend: spend.worth) - self._second[n].worth()
        if not self._ends:
            return in_hand
        most = MILLI * (branch.purse.koku + branch.purse.exchange + branch.purse.plus_one + 1)
        kept = self.model.new_int_var(0, max(most, branch.purse.worth), f"kept {n}")
        in_the_end = {won: self._final_koku(n, branch, won) for won in (None, Bonus.EXCHANGE, Bonus.PLUS_ONE)}
        if_stopped = MILLI * in_the_end[None] if self._ends_if_stopped else in_hand
        self.model.add(kept <= if_stopped).only_enforce_if(self._stops[n])
        for (offer, _), when in self._takes[n].items():
            odds = [(None if won is Bonus.DRAW else won, chance) for won, chance in offer.tile]
            koku = [chance * in_the_end[won] for won, chance in odds or [(None, MILLI)]]
            self.model.add(kept <= cp_model.LinearExpr.sum(koku)).only_enforce_if(when)
        return kept

    def _final_koku(self, n: int, branch: Branch, won: Bonus | None) -> Linear:
        """The koku of the final count: each Exchange left turns a troop, each +1 adds to a koku."""
        second = self._second[n]
        exchange = branch.purse.exchange + (won is Bonus.EXCHANGE)
        plus_one = branch.purse.plus_one + (won is Bonus.PLUS_ONE)
        koku = branch.purse.koku - self._paid(lambda spend: spend.koku) - second.koku()
        troops = branch.purse.troops - self._paid(lambda spend: spend.troops) - second.troops()
        turned = self.model.new_int_var(0, exchange, f"turned into koku {n}")
        added = self.model.new_int_var(0, plus_one, f"added to koku {n}")
        self.model.add(turned <= troops)
        self.model.add(turned <= exchange - self._paid(lambda spend: spend.exchange) - second.exchange)
        self.model.add(added <= plus_one - self._paid(lambda spend: spend.plus_one) - second.plus_one)
        self.model.add(added <= max(1, plus_one) * (koku + turned))
        return koku + turned + added


def _weighted(pairs: Iterable[tuple[int, cp_model.IntVar]]) -> Linear:
    counted = [(weight, variable) for weight, variable in pairs if weight]
    return cp_model.LinearExpr.weighted_sum(
        [variable for _, variable in counted], [weight for weight, _ in counted]
    )
