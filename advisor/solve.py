"""Solving with CP-SAT: whether any play that begins with a given conquest brings more than is known."""

import time
from dataclasses import dataclass

from ortools.sat.python import cp_model

from advisor.bounds import Bounds
from advisor.majorities import MILLI
from advisor.model import ConquestModel, Limits, Linear
from advisor.purse import Spend
from advisor.turn import First, Objective, Turn

LATER_MOST = 2**60
"""More than what is worth something later can come to, in thousandths times the total weight."""


@dataclass(frozen=True, slots=True)
class Solution:
    """The payment for the first conquest of a better play, if one was found, and the proven bound."""

    paid: Spend | None
    bound: int


def solve(turn: Turn, first: First, objective: Objective, known: int, bound: int, seconds: float) -> Solution:
    """The best play that begins with `first`, where it brings more than is known; it brings no more than
    `bound`. Amounts as in `Bounds`."""
    model = ConquestModel(turn, first)
    model.no_branch_beats(_limits(turn, first))
    solver = Solver(model, seconds)
    if objective is Objective.VALUE:
        bound = solver.maximize(model.value(), known, bound)
    else:
        bound = _points_then_later(solver, objective.point, known, bound)
    return Solution(solver.paid, bound)


class Solver:
    """CP-SAT with fixed options: one worker and one seed, so that the same position gives the same answer."""

    def __init__(self, model: ConquestModel, seconds: float) -> None:
        self.model = model
        self._deadline = time.monotonic() + seconds
        self.paid: Spend | None = None
        """The payment for the first conquest in the best solution."""

    def maximize(self, goal: Linear, known: int, bound: int, points: int | None = None) -> int:
        """Look for more than is known, perhaps with the points given; what is proven to be the most."""
        model = self.model.model.clone()
        model.add(goal >= known + 1)
        if points is not None:
            model.add(self.model.points() == points)
        model.maximize(goal)
        solver = cp_model.CpSolver()
        solver.parameters.num_workers = 1
        solver.parameters.random_seed = 1
        # With presolve, version 9.15 takes 1,464,289,236 for the most of a model that has 1,488,435,136;
        # without it the same tests find no fault, and such small models lose nothing by it.
        solver.parameters.cp_model_presolve = False
        # Ctrl-C belongs to the session, also after the solver has run.
        solver.parameters.catch_sigint_signal = False
        solver.parameters.linearization_level = 2
        solver.parameters.max_time_in_seconds = max(0.0, self._deadline - time.monotonic())
        status = solver.solve(model)
        if status == cp_model.INFEASIBLE:
            return known
        if status in (cp_model.OPTIMAL, cp_model.FEASIBLE):
            self.paid = self.model.first_payment(solver)
            return min(bound, round(solver.best_objective_bound))
        if status == cp_model.UNKNOWN:
            return bound
        raise RuntimeError(f"CP-SAT: {solver.status_name(status)}")


def _points_then_later(solver: Solver, point: int, known: int, bound: int) -> int:
    """The most points, and among those plays the most later; what is proven to be the most, as one number."""
    points, later = divmod(known, point)
    most_points, most_later = divmod(bound, point)
    if most_points > points:
        proven = solver.maximize(solver.model.points(), points, most_points)
        if solver.paid:
            later = -1
        elif proven > points:
            return bound
        points = proven
        most_later = LATER_MOST
    if later > LATER_MOST:
        # What is known has a fraction of a point more than these branches can make: nothing equals it.
        return known
    goal = solver.model.value() - MILLI * solver.model.points()
    return points * point + solver.maximize(goal, later, most_later, points)


def _limits(turn: Turn, first: First) -> list[Limits]:
    bounds = Bounds(turn, first, Objective.VALUE)
    return [
        Limits(
            bounds.most_if_stopped(branch),
            {offer: bounds.most_with(branch, offer, -1)[0] for offer in branch.offers},
            {paid: bounds.best_after(branch, paid) for paid in first.payments},
        )
        for branch in first.branches
    ]
