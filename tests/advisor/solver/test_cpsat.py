"""CP-SAT as this project uses it: statuses, bounds, and the fault of one version that a setting cures."""

import pytest
from ortools.sat.python import cp_model_helper

from advisor.solver.cpsat import Linear, Program, Status

WEIGHTS = (899320968, 63184900, 65293900, 899320968, 67069900, 63369900, 67069900, 67069900)


def small_model() -> tuple[Program, Linear]:
    """Twelve numbers and four rows, of which 8 is the most: everything but one of the eight may be 1."""
    program = Program()
    a, b, c, last, *eight = (program.number(f"x{n}", 1) for n in range(12))
    program.equal(1, [(1, b), (1, c)])
    program.at_most(1, [(1, a), (1, c)])
    weighed = [(60062100, last), *zip(WEIGHTS, eight, strict=True)]
    program.at_most(1102679427, [(-1, a), (-11748, b), *weighed], when=b)
    program.at_most(7, [(1, number) for number in eight])
    return program, [(1, last), *((1, number) for number in eight)]


def test_the_setting_that_cures_a_wrong_optimum() -> None:
    program, goal = small_model()
    for presolve in (False, True):
        answer = program.maximize(goal, presolve=presolve)
        assert (answer.status, answer.bound) == (Status.OPTIMAL, 8)
        assert answer.total(goal) == 8


def test_the_fault_is_still_there_without_the_setting() -> None:
    """When this fails, OR-Tools has mended it, and the setting can go."""
    program, goal = small_model()
    program.maximize(goal)
    solver = cp_model_helper.SolveWrapper()
    parameters = cp_model_helper.SatParameters()
    parameters.num_workers = 1
    solver.set_parameters(parameters)
    response = solver.solve(program.proto)  # type: ignore[no-untyped-call]
    assert response.status == cp_model_helper.OPTIMAL
    assert -response.inner_objective_lower_bound == 7


def test_statuses() -> None:
    program = Program()
    number = program.number("n", 5)
    assert program.maximize([(2, number)]).bound == 10
    assert program.maximize([(2, number)], least=11).status is Status.INFEASIBLE
    assert program.maximize([(2, number)], least=10).status is Status.OPTIMAL
    program.at_most(3, [(1, number)])
    answer = program.maximize([(2, number), (-1, number)])
    assert (answer.bound, answer.total([(1, number)])) == (3, 3)
    program.at_least(4, [(1, number)])
    assert program.maximize([]).status is Status.INFEASIBLE


def test_a_row_may_name_a_number_twice_and_nothing_at_all() -> None:
    program = Program()
    number = program.number("n", 9)
    program.at_most(6, [(1, number), (1, number), (5, program.nothing)])
    assert program.maximize([(1, number), (7, program.nothing)]).bound == 3
    assert program.upto("none", 0) == program.nothing
    program.at_most(2, [(1, number)], when=program.number("when", 1, 1))
    assert program.maximize([(1, number)]).bound == 2


def test_a_model_that_makes_no_sense_is_an_error() -> None:
    program = Program()
    number = program.number("n", 2**62)
    program.at_most(5, [(2**40, number)])
    with pytest.raises(RuntimeError, match="MODEL_INVALID"):
        program.maximize([(2**40, number)])


def test_no_time_is_no_answer() -> None:
    program, goal = small_model()
    assert program.maximize(goal, seconds=0.0).status in (Status.UNKNOWN, Status.FEASIBLE)
