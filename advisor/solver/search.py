"""The search for the best play: the model of a turn, used in three ways for each first conquest.

Once the first payment is chosen, the cases of what it may bring do not depend on each other. So each case
alone, with a first payment of its own, bounds what the first conquest can bring; one payment for all of them
shows what it really brings; and the cases that lose by it, solved together, find a better one or prove that
there is none.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from math import floor, fsum
from time import monotonic
from typing import NamedTuple

from advisor.solver.cases import Brought, Case, First, Offer, Turn
from advisor.solver.conquest_model import ConquestModel
from advisor.solver.cpsat import Answer, Status
from advisor.solver.least_cost import LeastCost
from advisor.solver.objective import Objective
from advisor.solver.payment_model import Spent, times
from advisor.worth.weights import UNIT
from engine.components import Card
from engine.ways import Way, lean

TOLERANCE = 1e-6
"""Favour: plays that differ by no more are equal."""
POINT_FIRST = 10**4 * UNIT
"""A point of this turn in a single case, where it outweighs all that can come later."""
FINE = 10**9
"""A favour point where several cases are weighed by their chances."""
TIES = 2**10
"""Parts of a unit that tell equal plays apart."""
OFFER = 2**5
"""So much of that is the place of an offer, of which there are fewer than `TIES / OFFER`."""
MORE_TOGETHER = 6
"""So many cases more are solved together after each payment that was tried."""
IMPOSSIBLE = -1e6
"""The score of a case that cannot go on as it must, after some payment."""
MOST_LATER = 1e4
"""More favour than what is worth something later can come to."""
LEAST = -MOST_LATER
"""Less favour than any play comes to, though the majorities of rivals count against me."""

Score = tuple[float, ...]
"""What a play is judged by, the most important first. Rounding errors are far below the tolerance."""


def beats(one: Score, other: Score) -> bool:
    """Whether a score is better, by more than the tolerance."""
    for mine, its in zip(one, other, strict=True):
        if abs(mine - its) > TOLERANCE:
            return mine > its
    return False


class ToBeat(NamedTuple):
    """A score that an opening has to beat, or to equal where it comes first on the board."""

    score: Score
    is_beaten_by_equals: bool = False

    def could_be(self, bound: Score) -> bool:
        """Whether a play that brings no more than `bound` might still beat this score."""
        return beats(bound, self.score) or (self.is_beaten_by_equals and not beats(self.score, bound))


@dataclass(frozen=True, slots=True)
class Second:
    """A second conquest and its payment, in which a card may stand for another one just drawn."""

    offer: Offer
    way: Way
    drawn: Card | None


Seconds = dict[Brought, Second | None]
"""What follows each thing that the first conquest may bring."""


@dataclass(frozen=True, slots=True)
class Found:
    """A payment for the first conquest, what follows it, and what that brings."""

    score: Score
    first: Way
    seconds: Seconds


class OutOfTime(Exception):
    """The time for the search is over."""


class Opening:
    """The plays that begin with one conquest: the most they can bring, and the best found so far."""

    def __init__(
        self, turn: Turn, first: First, objective: Objective, least_cost: LeastCost, deadline: float
    ) -> None:
        self.first = first
        self.found: Found | None = None
        self._turn = turn
        self._points_first = objective is Objective.POINTS
        self._deadline = deadline
        self._chances = [float(case.probability) for case in first.cases]
        self._most = [self._at_most(least_cost, case) for case in first.cases]
        """The most that each case can bring, as far as it is known."""
        self._unsolved = sorted(range(len(first.cases)), key=lambda n: first.cases[n].probability)
        """The cases that were not yet solved alone, the likeliest last."""
        self._alone: dict[int, tuple[Way, Seconds]] = {}
        """What reaches the most in the cases that were."""
        self._together: set[int] = set()
        """Cases that do not all reach their most with one payment, to be solved together."""
        self._tried: list[Way] = []
        """The payments of which it is known what they bring."""
        self._is_settled = False
        """Whether it is proven that what is not found here cannot be among the best."""
        self.bound = self._expected(self._most)
        """No play of this opening brings more."""

    def is_open(self, to_beat: ToBeat) -> bool:
        """Whether a play of this opening that is not yet found could be better than all that are."""
        if self._is_settled or (self.found and not beats(self.bound, self.found.score)):
            return False
        return to_beat.could_be(self.bound)

    def look_closer(self, to_beat: ToBeat) -> None:
        """Lower the bound, find something better, or both; `OutOfTime` if that takes too long."""
        if self._unsolved:
            self._solve_each_case(to_beat)
        elif not self._tried:
            self._try(self._favourite())
        elif self.found is None or beats(to_beat.score, self.found.score):
            self._solve_together(to_beat)
        else:
            self._solve_together(ToBeat(self.found.score))

    def _at_most(self, least_cost: LeastCost, case: Case) -> Score:
        if case.dealt:
            return max(self._at_most(least_cost, dealt) for dealt in case.dealt)
        most = [(points, value / UNIT) for points, value in least_cost.most(self.first, case)]
        return max(most) if self._points_first else (max(value for _, value in most),)

    def _solve_each_case(self, to_beat: ToBeat) -> None:
        """Solve cases alone while the bound could beat what is to be beaten."""
        while self._unsolved and to_beat.could_be(self.bound):
            n = self._unsolved[-1]
            best = self._best_alone(self.first.cases[n])
            if best is None:
                # A case cannot go on as it must.
                self.bound = (2 * LEAST,) * len(self.bound)
                return
            self._most[n], way, seconds = best
            self._alone[n] = way, seconds
            self._unsolved.pop()
            self.bound = self._expected(self._most)

    def _best_alone(self, case: Case) -> tuple[Score, Way, Seconds] | None:
        """The best of a case with a payment of its own, if there is one; where the card drawn follows from
        the payment, with the card that suits best."""
        found = []
        for each in case.dealt or (case,):
            model = self._model([each])
            if case.dealt:
                model.draws_what_was_paid(each.drawn)
            if solved := self._solved(model):
                score, answer = solved
                found.append((score, self._way(model, answer), self._seconds(model, answer)))
        return max(found, key=lambda solution: solution[0]) if found else None

    def _favourite(self) -> Way:
        """The payment that reaches the most in the likeliest cases."""
        chances: dict[Way, float] = {}
        for n, (way, _) in sorted(self._alone.items()):
            chances[way] = chances.get(way, 0.0) + self._chances[n]
        return max(chances, key=chances.__getitem__)

    def _try(self, way: Way) -> None:
        """What one payment brings in all cases. Those that lose most by it are to be solved together, a few
        more with every payment: with all of them at once the solver takes far longer. Where a card just paid
        may be drawn, chances follow from the payment: such cases count as their most until it is tried."""
        scores: list[Score] = []
        seconds: Seconds = {}
        for n, (case, most) in enumerate(zip(self.first.cases, self._most, strict=True)):
            if self._alone[n][0] == way and not case.dealt:
                score, then = most, self._alone[n][1]
            else:
                score, then = self._after(case, way)
            scores.append(score)
            seconds |= then
        self._tried.append(way)
        losing = [
            n for n, case in enumerate(self.first.cases) if beats(self._most[n], scores[n]) and not case.dealt
        ]
        losing.sort(key=lambda n: self._loss(n, scores[n]), reverse=True)
        self._together.update([n for n in losing if n not in self._together][:MORE_TOGETHER])
        found = Found(self._expected(scores), way, seconds)
        is_played = all(score[0] > LEAST for score in scores)
        if is_played and (self.found is None or beats(found.score, self.found.score)):
            self.found = found

    def _loss(self, n: int, score: Score) -> Score:
        return tuple(
            self._chances[n] * (most - part) for most, part in zip(self._most[n], score, strict=True)
        )

    def _after(self, case: Case, way: Way) -> tuple[Score, Seconds]:
        """What a case brings after a payment, and what follows."""
        if case.dealt:
            return self._after_dealing(case, way)
        model = self._model([case])
        model.fix(Spent(way.cards, way.tools))
        solved = self._solved(model)
        if solved:
            return solved[0], self._seconds(model, solved[1])
        if not case.must_go_on:
            raise RuntimeError(f"CP-SAT refuses {way} for {self.first.province.label}")
        return (IMPOSSIBLE,) * len(self.bound), {}

    def _after_dealing(self, case: Case, way: Way) -> tuple[Score, Seconds]:
        paid: list[Card | None] = [card for card in way.cards if card.troops]
        paid = paid or [None]
        total: Score = ()
        seconds: Seconds = {}
        for dealt in case.dealt:
            if share := paid.count(dealt.drawn) / len(paid):
                score, then = self._after(dealt, way)
                seconds |= then
                total = tuple(share * part + sum(total[at : at + 1]) for at, part in enumerate(score))
        return total, seconds

    def _solve_together(self, to_beat: ToBeat) -> None:
        """A payment that was not tried yet and could be better than what is known: the best one for the cases
        that do not agree, with the others at their most."""
        cases = sorted(self._together)
        model = self._model([self.first.cases[n] for n in cases])
        for way in self._tried:
            # A payment with more in it than one that was tried brings no more, or could do with less.
            model.holds_less_than(Spent(way.cards, way.tools))
        bound: list[float] = []
        is_ahead = False
        answer = None
        for part, score in enumerate(to_beat.score):
            terms, constant = self._weighed(model, cases, part)
            least = None
            if not is_ahead:
                may_equal = to_beat.is_beaten_by_equals or part < len(to_beat.score) - 1
                least = floor((score - constant + (-TOLERANCE if may_equal else TOLERANCE)) * FINE)
            answer = model.program.maximize(terms, least=least, seconds=self._time_left(), presolve=True)
            if answer.status is Status.INFEASIBLE:
                self._lower_bound_to(to_beat.score)
                self._is_settled = True
                return
            if answer.status is Status.UNKNOWN:
                raise OutOfTime
            bound.append(constant + answer.bound / FINE)
            if answer.status is Status.FEASIBLE:
                break
            is_ahead = is_ahead or bound[-1] > score + TOLERANCE
            model.program.at_least(answer.bound, terms)
        assert answer
        self._lower_bound_to((*bound, *[MOST_LATER] * (len(to_beat.score) - len(bound))))
        self._try(self._way(model, answer))
        if answer.status is Status.FEASIBLE:
            raise OutOfTime

    def _lower_bound_to(self, bound: Score) -> None:
        """Nothing that is not yet found brings more."""
        if self.found and not beats(bound, self.found.score):
            bound = self.found.score
        if not beats(bound, self.bound):
            self.bound = bound

    def _weighed(
        self, model: ConquestModel, cases: Sequence[int], part: int
    ) -> tuple[list[tuple[int, int]], float]:
        """One part of the score of some cases, weighed by their chances; and the constant that comes on top,
        with all other cases at their most."""
        terms: list[tuple[int, int]] = []
        constant = 0.0
        for n, (chance, most) in enumerate(zip(self._chances, self._most, strict=True)):
            if n not in self._together:
                constant += chance * most[part]
        is_points = self._points_first and part == 0
        unit, amounts = (1, model.points) if is_points else (UNIT, model.value)
        for n, amount in zip(cases, amounts, strict=True):
            chance = self._chances[n] / unit
            terms += [(round(chance * factor * FINE), number) for factor, number in amount.terms]
            constant += chance * amount.constant
        return terms, constant

    def _solved(self, model: ConquestModel) -> tuple[Score, Answer] | None:
        """The best of a single case, if it can be paid for. Of equal offers the first on the board is taken,
        in troops before koku, and a card just drawn is not used where others do as well."""
        points, value, [case] = model.points[0], model.value[0], model.cases
        goal = times(TIES, value.terms)
        if self._points_first:
            goal += times(TIES * POINT_FIRST, points.terms)
        goal += [(TIES - OFFER * (at + 1), taken) for at, taken in enumerate(case.takes.values())]
        drawn = case.case.drawn
        if drawn and drawn in case.payment.cards:
            goal.append((-1, case.payment.cards[drawn]))
        answer = model.program.maximize(goal, seconds=self._time_left())
        if answer.status is Status.INFEASIBLE:
            return None
        if answer.status is not Status.OPTIMAL:
            raise OutOfTime
        of_value = value.in_answer(answer) / UNIT
        if self._points_first:
            return (points.in_answer(answer), of_value), answer
        return (of_value,), answer

    def _way(self, model: ConquestModel, answer: Answer) -> Way:
        spent = model.first.spent(answer)
        return lean(self.first.demand, Way(self.first.pay, spent.cards, spent.tools))

    def _seconds(self, model: ConquestModel, answer: Answer) -> Seconds:
        [case] = model.cases
        second = None
        for (offer, pay), taken in case.takes.items():
            if answer.numbers[taken]:
                spent = case.payment.spent(answer)
                way = lean(offer.demand, Way(pay, spent.cards, spent.tools))
                second = Second(offer, way, case.case.drawn)
        return dict.fromkeys(case.case.brought, second)

    def _model(self, cases: Sequence[Case]) -> ConquestModel:
        return ConquestModel(self._turn, self.first, cases)

    def _expected(self, scores: Sequence[Score]) -> Score:
        weighed = list(zip(self._chances, scores, strict=True))
        return tuple(
            fsum(chance * score[part] for chance, score in weighed) for part in range(len(scores[0]))
        )

    def _time_left(self) -> float:
        left = self._deadline - monotonic()
        if left <= 0:
            raise OutOfTime
        return left
