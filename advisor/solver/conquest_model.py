"""A turn as a CP-SAT model: every play that begins with one given conquest, one method per rule."""

from collections import Counter
from collections.abc import Mapping, Sequence

from advisor.solver.cases import Case, First, Offer, Turn
from advisor.solver.cpsat import Program
from advisor.solver.final_count import FinalCount
from advisor.solver.payment_model import (
    Amount,
    Half,
    PaymentVariables,
    Spending,
    Spent,
    UnitWorths,
    Wanted,
    times,
)
from advisor.worth.weights import UNIT, units
from engine.components import Bonus, Card, Pay


class CaseVariables:
    """How a turn goes on in one case: whether it stops, or which offer it takes, and what pays for that."""

    def __init__(self, program: Program, name: str, case: Case, hand: Mapping[Card, int]) -> None:
        self.name = name
        self.case = case
        self.stock = Counter(hand)
        if case.drawn:
            self.stock[case.drawn] += 1
        self.stops = program.number(f"{name} stops", 1)
        self.takes = {
            (offer, pay): program.number(f"{name} takes {offer.province.value} for {pay.value}", 1)
            for offer in case.offers
            for pay in Pay
        }
        asks = [Wanted(offer.demand, pay, taken) for (offer, pay), taken in self.takes.items()]
        self.payment = PaymentVariables(program, name, self.stock, case.tools, asks)
        self._at_most_one_conquest_follows(program)
        if case.must_go_on:
            program.fix(self.stops, 0)

    def _at_most_one_conquest_follows(self, program: Program) -> None:
        program.equal(1, [(1, self.stops), *((1, taken) for taken in self.takes.values())])

    def takes_by_offer(self) -> dict[Offer, list[tuple[int, int]]]:
        """Whether each offer is taken, one way or the other."""
        found: dict[Offer, list[tuple[int, int]]] = {}
        for (offer, _), taken in self.takes.items():
            found.setdefault(offer, []).append((1, taken))
        return found


class ConquestModel:
    """All plays that begin with `first`, in some of its cases: one payment for it, and in each case perhaps
    a second conquest with a payment of its own. `points` and `value` hold what each case brings."""

    def __init__(self, turn: Turn, first: First, cases: Sequence[Case]) -> None:
        self._first = first
        self._ends_if_stopped, self._ends = turn.ends[1:]
        self._hand = Counter(turn.means.cards)
        self._worths = UnitWorths(turn.worth.weights)
        self.program = Program()
        taken = self.program.number("first", 1, 1)
        ask = Wanted(first.demand, first.pay, taken)
        self.first = PaymentVariables(self.program, "first", self._hand, turn.means.tools, [ask])
        self.cases: list[CaseVariables] = []
        self.points: list[Amount] = []
        self.value: list[Amount] = []
        for n, case in enumerate(cases):
            points, value = self._goes_on(f"case {n}", case)
            self.points.append(points)
            self.value.append(value)

    def fix(self, paid: Spent) -> None:
        """Let the first conquest be paid like this."""
        for card, number in self.first.cards.items():
            self.program.fix(number, paid.cards.count(card))
        self.program.equal(paid.tools.exchange, self.first.exchange)
        self.program.equal(paid.tools.plus_one, self.first.plus_one)
        self.program.equal(paid.tools.hatamoto, [(1, self.first.hatamoto)])

    def _goes_on(self, name: str, case: Case) -> tuple[Amount, Amount]:
        """The points and the value of one case."""
        variables = CaseVariables(self.program, name, case, self._hand)
        self.cases.append(variables)
        self._each_card_is_spent_once(variables)
        self._each_tile_is_used_once(variables)
        self._hatamoto_serves_once_a_turn(variables)
        return self._points(variables), self._value(variables)

    def _points(self, case: CaseVariables) -> Amount:
        """The favour of both conquests."""
        seconds = [(offer.favour, taken) for (offer, _), taken in case.takes.items()]
        return Amount(seconds, self._first.favour)

    def _value(self, case: CaseVariables) -> Amount:
        """Points and what is worth something later, in units."""
        kept = self._kept(case)
        taken = [(offer.value, taken) for (offer, _), taken in case.takes.items()]
        stopped = self._first.later, case.stops
        return Amount([stopped, *taken, *kept.terms], UNIT * self._first.favour + kept.constant)

    def _each_card_is_spent_once(self, case: CaseVariables) -> None:
        for card, number in case.payment.cards.items():
            if card in self.first.cards:
                self.program.at_most(case.stock[card], [(1, number), (1, self.first.cards[card])])

    def _each_tile_is_used_once(self, case: CaseVariables) -> None:
        tools = case.case.tools
        if tools.exchange:
            self.program.at_most(tools.exchange, [*self.first.exchange, *case.payment.exchange])
        if tools.plus_one:
            self.program.at_most(tools.plus_one, [*self.first.plus_one, *case.payment.plus_one])

    def _hatamoto_serves_once_a_turn(self, case: CaseVariables) -> None:
        if case.case.tools.hatamoto:
            self.program.at_most(1, [(1, self.first.hatamoto), (1, case.payment.hatamoto)])

    def holds_less_than(self, spent: Spent) -> None:
        """The first payment does not hold all of these things, which are known to pay."""
        things = [*self.first.things(), [(1, self.first.hatamoto)]]
        counts = [*(spent.cards.count(card) for card in self.first.cards), *spent.tools]
        fewer = []
        for terms, count in zip(things, counts, strict=True):
            if count:
                fewer.append((1, self.program.number("fewer", 1)))
                self.program.at_most(count - 1, terms, when=fewer[-1][1])
        self.program.at_least(1, fewer)

    def draws_what_was_paid(self, card: Card | None) -> None:
        """A card drawn from a deck that was empty is one of the troop cards just paid; none is drawn only
        where none was paid (ruling 15)."""
        if card:
            self.program.at_least(1, [(1, self.first.cards.get(card, self.program.nothing))])
        else:
            self.program.at_most(0, [(1, number) for kind, number in self.first.cards.items() if kind.troops])

    def _kept(self, case: CaseVariables) -> Amount:
        """What is in hand after the turn: its worth, or where the game ends its koku in the final count."""
        if self._ends and self._ends_if_stopped:
            return self._counted(case, self.first, self.program.nothing)
        tools = case.case.tools
        worths = self._worths
        held = sum(worths.card[card] * count for card, count in case.stock.items())
        held += worths.tile[Bonus.EXCHANGE] * tools.exchange + worths.tile[Bonus.PLUS_ONE] * tools.plus_one
        held += units(case.case.draws.worth)
        if not self._ends:
            return Amount(times(-1, [*self.first.worth(worths), *case.payment.worth(worths)]), held)
        # The game ends with the second conquest only, so the first payment costs otherwise where none
        # follows: it falls into the half that counts then, or into the other.
        goes_on = Half(self.program, f"{case.name} goes on", self.first)
        ends = Half(self.program, f"{case.name} ends", self.first)
        for whole, one, other in zip(self.first.things(), goes_on.things(), ends.things(), strict=True):
            self.program.equal(0, [*whole, *times(-1, one), *times(-1, other)])
            most = self.program.most(one)
            self.program.at_most(0, [*one, (-most, case.stops)])
            self.program.at_most(most, [*other, (most, case.stops)])
        counted = self._counted(case, ends, case.stops)
        return Amount(
            [*counted.terms, (held, case.stops), *times(-1, goes_on.worth(worths))], counted.constant
        )

    def _counted(self, case: CaseVariables, first: Spending, goes_on: int) -> Amount:
        payments = first, case.payment
        offers = case.takes_by_offer()
        return FinalCount(self.program, case.name, case.case, case.stock, payments, offers, goes_on).koku()
