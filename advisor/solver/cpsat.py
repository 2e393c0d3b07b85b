"""CP-SAT as this project uses it: whole numbers, linear rows, one goal. Nothing else speaks to OR-Tools."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from enum import Enum

# The public module on top of this one imports pandas, which takes five times as long as all the rest.
from ortools.sat.python import cp_model_helper

Linear = Iterable[tuple[int, int]]
"""Numbers of a program, each with the factor in front of it: (factor, number)."""

MOST = 2**62
"""No amount is as large."""


class Status(Enum):
    """What the solver can say about a program."""

    OPTIMAL = "optimal"
    FEASIBLE = "feasible"
    INFEASIBLE = "infeasible"
    UNKNOWN = "unknown"


@dataclass(frozen=True, slots=True)
class Answer:
    """What the solver said, the numbers that it found, and the proven most of the goal."""

    status: Status
    numbers: Sequence[int]
    bound: int

    def total(self, terms: Linear) -> int:
        """What some terms come to."""
        return sum(factor * self.numbers[number] for factor, number in terms)


class Program:
    """Whole numbers and linear rows; numbers are known by their index."""

    def __init__(self) -> None:
        self._proto = cp_model_helper.CpModelProto()
        self.nothing = self.number("nothing", 0)
        """A number that is always 0."""

    @property
    def proto(self) -> cp_model_helper.CpModelProto:
        """The program as OR-Tools knows it."""
        return self._proto

    def number(self, name: str, most: int, least: int = 0) -> int:
        """A new number between two limits."""
        number = self._proto.variables.add()
        number.name = name
        number.domain.extend([least, most])
        return len(self._proto.variables) - 1

    def upto(self, name: str, most: int) -> int:
        """A new number from 0 to `most`, none where that is 0."""
        return self.number(name, most) if most > 0 else self.nothing

    def most(self, terms: Linear) -> int:
        """The most that terms with no negative factor could come to by the limits of each number."""
        return sum(factor * self._proto.variables[number].domain[1] for factor, number in terms)

    def fix(self, number: int, value: int) -> None:
        """Let a number have one value only."""
        domain = self._proto.variables[number].domain
        domain[0] = domain[1] = value

    def at_most(self, limit: int, terms: Linear, when: int | None = None) -> None:
        """A row: the terms come to `limit` or less, perhaps only when a number is 1."""
        self._row(terms, -MOST, limit, when)

    def at_least(self, limit: int, terms: Linear) -> None:
        """A row: the terms come to `limit` or more."""
        self._row(terms, limit, MOST, None)

    def equal(self, amount: int, terms: Linear) -> None:
        """A row: the terms come to an amount."""
        self._row(terms, amount, amount, None)

    def _row(self, terms: Linear, least: int, most: int, when: int | None) -> None:
        row = self._proto.constraints.add()
        if when is not None:
            row.enforcement_literal.append(when)
        # A number may stand in a row once only.
        factors: dict[int, int] = {}
        for factor, number in terms:
            if factor and number != self.nothing:
                factors[number] = factors.get(number, 0) + factor
        row.linear.vars.extend(list(factors))
        row.linear.coeffs.extend(list(factors.values()))
        row.linear.domain.extend([least, most])

    def maximize(
        self,
        goal: Linear,
        least: int | None = None,
        seconds: float | None = None,
        presolve: bool = False,
    ) -> Answer:
        """The most of a goal, where it comes to `least` or more."""
        factors: dict[int, int] = {}
        for factor, number in goal:
            if factor and number != self.nothing:
                factors[number] = factors.get(number, 0) - factor
        objective = self._proto.objective
        for field in (objective.vars, objective.coeffs, objective.domain):
            field.clear()
        objective.vars.extend(list(factors))
        objective.coeffs.extend(list(factors.values()))
        objective.domain.extend([-MOST, MOST if least is None else -least])
        solver = cp_model_helper.SolveWrapper()
        solver.set_parameters(_parameters(seconds, presolve))
        response = solver.solve(self._proto)  # type: ignore[no-untyped-call]
        status = STATUSES.get(response.status)
        if status is None:
            raise RuntimeError(
                f"CP-SAT: {response.status}: {cp_model_helper.CpSatHelper.validate_model(self._proto)}"
            )
        return Answer(status, list(response.solution), -response.inner_objective_lower_bound)


STATUSES = {
    cp_model_helper.OPTIMAL: Status.OPTIMAL,
    cp_model_helper.FEASIBLE: Status.FEASIBLE,
    cp_model_helper.INFEASIBLE: Status.INFEASIBLE,
    cp_model_helper.UNKNOWN: Status.UNKNOWN,
}


def _parameters(seconds: float | None, presolve: bool) -> cp_model_helper.SatParameters:
    """One worker and one seed, so that the same position gets the same answer."""
    chosen = cp_model_helper.SatParameters()
    chosen.num_workers = 1
    chosen.random_seed = 1
    chosen.linearization_level = 2
    chosen.symmetry_level = 0
    chosen.cp_model_probing_level = 0
    chosen.cp_model_presolve = presolve
    if not presolve:
        # Small models are solved before any cut pays.
        chosen.cut_level = 0
    # Version 9.15 calls a wrong optimum OPTIMAL without this setting; a test tells when it can go.
    chosen.presolve_inclusion_work_limit = 0
    # Ctrl-C belongs to the session, also after the solver has run.
    chosen.catch_sigint_signal = False
    if seconds is not None:
        chosen.max_time_in_seconds = max(0.0, seconds)
    return chosen
