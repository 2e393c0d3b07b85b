"""The best plays of a turn: bounds first, then CP-SAT wherever a bound could still hide a better play."""

import time
from dataclasses import dataclass
from fractions import Fraction
from heapq import heapify, heappop, heappush
from math import floor

from advisor.bounds import Bounds, Found
from advisor.majorities import MILLI
from advisor.narrow import narrow
from advisor.plan import Plan, Step, merged_cases, terms
from advisor.purse import Spend
from advisor.turn import First, Objective, Offer, Turn
from advisor.worth import Terms, Worth
from engine.components import Bonus, sorted_cards, without
from engine.conquest import Conquest
from engine.payment import Means, Tools
from engine.position import Position
from engine.turn import Outcome, conquests_left
from engine.ways import payable, with_steps

TIME_LIMIT = 10.0
"""Seconds that a player at the table is asked to wait at most."""


@dataclass(frozen=True, slots=True)
class Play:
    """A plan and what it is worth, term by term."""

    plan: Plan
    terms: Terms


@dataclass(frozen=True, slots=True)
class Advice:
    """The best play and the next best ones, and how sure that is."""

    objective: Objective
    best: Play
    others: tuple[Play, ...]
    passing: Terms
    """What it is worth to do nothing."""
    bound: Fraction
    """No play brings more, by proof; in the objective's measure."""
    optimal: bool
    draws_first: int
    """Draw tiles in hand, to be used before anything else."""

    def expected(self, play: Play) -> Fraction:
        """What a play is worth in the objective's measure."""
        return play.terms.points if self.objective is Objective.POINTS else play.terms.total


class Line:
    """A first conquest in the search: the most it can bring, and the best found so far."""

    def __init__(self, turn: Turn, first: First, objective: Objective) -> None:
        self.first = first
        self._turn = turn
        self._objective = objective
        self._bounds = Bounds(turn, first, objective)
        self.bound = self._bounds.roughly()
        self.found: Found | None = None

    @property
    def amount(self) -> Fraction:
        """What the best found brings; less than anything while there is none."""
        return Fraction(self.found.amount, self.first.total) if self.found else Fraction(-1)

    def look_closer(self, to_beat: Fraction, seconds: float) -> None:
        """Lower the bound, find something better, or both."""
        if self.found is None:
            most, reaching = self._bounds.most()
            weighted = zip(self.first.branches, most, strict=True)
            self.bound = Fraction(sum(b.weight * amount for b, amount in weighted), self.first.total)
            self.found = max(map(self._bounds.found, reaching), key=lambda found: found.amount)
        else:
            self._close(max(to_beat, self.amount), seconds)

    def _close(self, to_beat: Fraction, seconds: float) -> None:
        known = floor(to_beat * self.first.total)
        narrowed, bound = narrow(self._turn, self.first, self._objective, known)
        if bound <= known:
            self.bound = to_beat
            return
        # Most turns are settled without the solver, and it takes longer to load than they take.
        from advisor.solve import solve

        solution = solve(self._turn, narrowed, self._objective, known, bound, seconds)
        self.bound = max(to_beat, Fraction(solution.bound, self.first.total))
        if solution.paid:
            self.found = self._bounds.found(solution.paid)
            if not known < self.found.amount <= solution.bound:
                raise RuntimeError(f"CP-SAT proved {solution.bound} of {self.found}, more than {known}")


def advise(
    position: Position,
    objective: Objective = Objective.VALUE,
    top: int = 1,
    time_limit: float = TIME_LIMIT,
) -> Advice:
    """The `top` best plays, no two of them beginning with the same province paid in the same way."""
    deadline = time.monotonic() + time_limit
    worth = Worth(position)
    turn = Turn(position, worth)
    passing = Plan(None, flip=worth.golden(()))
    do_nothing = Play(passing, terms(position, passing, worth))
    lines = [Line(turn, first, objective) for first in turn.firsts()]
    nothing = _amount(do_nothing.terms, objective)

    def to_beat() -> Fraction:
        """What the last of the plays asked for brings; less than anything while there are too few."""
        amounts = sorted([nothing, *(line.amount for line in lines)], reverse=True)
        return amounts[top - 1] if len(amounts) >= top else Fraction(-1)

    unsettled = [(-line.bound, number, line) for number, line in enumerate(lines)]
    heapify(unsettled)
    while unsettled and -unsettled[0][0] > to_beat() and time.monotonic() < deadline:
        _, number, line = heappop(unsettled)
        line.look_closer(to_beat(), deadline - time.monotonic())
        if line.bound > line.amount:
            heappush(unsettled, (-line.bound, number, line))
    ranked = sorted((line for line in lines if line.found), key=lambda line: -line.amount)[:top]
    plays = [_play(position, line, worth) for line in ranked]
    plays.insert(sum(line.amount > nothing for line in ranked), do_nothing)
    for play, line in zip((play for play in plays if play.plan.conquest), ranked, strict=True):
        if _amount(play.terms, objective) != line.amount:
            raise RuntimeError(f"played out, {play.plan} is not worth what was found")
    best = _amount(plays[0].terms, objective)
    bound = max([best, *(line.bound for line in lines)])
    is_met = bound == best
    return Advice(
        objective,
        plays[0],
        tuple(plays[1:top]),
        do_nothing.terms,
        plays[0].terms.points if is_met and objective is Objective.POINTS else bound / objective.point,
        is_met,
        _draws_first(position),
    )


def _amount(found: Terms, objective: Objective) -> Fraction:
    return found.points * objective.point + (found.total - found.points) * MILLI


def _draws_first(position: Position) -> int:
    """How many Draw tiles to use before anything else: all that can bring a card for a conquest."""
    held = sum(tile.bonus is Bonus.DRAW for tile in position.tiles)
    return min(held, len(position.unseen_cards())) if conquests_left(position) > 0 else 0


def _play(position: Position, line: Line, worth: Worth) -> Play:
    """The play that was found, played out under the referee."""
    first, found = line.first, line.found
    assert found
    steps: dict[Outcome, Step] = {}
    for branch, choice in zip(first.branches, found.seconds, strict=True):
        for outcome in branch.outcomes:
            second = choice and _conquest(*choice, outcome)
            placed = (first.province, second.province) if second else (first.province,)
            steps[outcome] = Step(second, worth.golden(placed))
    conquest = Conquest(first.province, with_steps(first.demand, found.first.way))
    if _can_follow(position, line, found.first):
        plan = Plan(conquest, merged_cases(steps))
    else:
        plan = Plan(conquest, flip=worth.golden((first.province,)))
    return Play(plan, terms(position, plan, worth))


def _conquest(offer: Offer, spend: Spend, outcome: Outcome) -> Conquest:
    way = spend.way
    if spend.drawn and outcome.drawn:
        # The card drawn takes the place of the one that stood for it.
        cards = sorted_cards([*without(way.cards, [spend.drawn]), outcome.drawn])
        way = way._replace(cards=cards)
    return Conquest(offer.province, with_steps(offer.demand, way))


def _can_follow(position: Position, line: Line, paid: Spend) -> bool:
    """Whether any outcome leaves a second conquest within reach."""
    hand = without(position.hand, paid.way.cards)
    for branch in line.first.branches:
        rest = Tools(*(held - used for held, used in zip(branch.tools, paid.way.tools, strict=True)))
        means = Means((*hand, branch.drawn) if branch.drawn else hand, rest)
        if any(payable(offer.demand, means) for offer in branch.offers):
            return True
    return False
