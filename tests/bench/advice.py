"""How long advice takes: random positions under both objectives, the whole command, and large hands.

Run by hand: python -m tests.bench.advice [positions]
"""

import random
import statistics
import subprocess
import sys
import time
from pathlib import Path

from advisor import solve
from advisor.advise import TIME_LIMIT, advise
from advisor.turn import Objective
from tests.random_positions import random_position

DEFAULT_POSITIONS = 200
RUNS = 7
GROWTH = 8
ROOT = Path(__file__).parents[2]


def main(positions: int) -> None:
    for objective in Objective:
        print_times(objective, positions)
    print_command()
    print_growth()


def print_times(objective: Objective, positions: int) -> None:
    """Solving time on positions of 0 to 14 cards and 0 to 4 tiles."""
    rng = random.Random(1)
    times, unproven, models = [], 0, 0
    maximize = solve.Solver.maximize

    def counted(*arguments: object) -> int:
        nonlocal models
        models += 1
        return maximize(*arguments)  # type: ignore[arg-type]

    solve.Solver.maximize = counted  # type: ignore[method-assign, assignment]
    try:
        for _ in range(positions):
            position = random_position(rng)
            started = time.perf_counter()
            unproven += not advise(position, objective).optimal
            times.append(time.perf_counter() - started)
    finally:
        solve.Solver.maximize = maximize  # type: ignore[method-assign]
    times.sort()
    print(
        f"{objective.value:6} {positions} positions: median {statistics.median(times):.3f} s, "
        f"95 % {times[int(positions * 0.95)]:.3f} s, worst {times[-1]:.3f} s; "
        f"{models} times CP-SAT, {unproven} unproven"
    )


def print_command() -> None:
    """The whole command beside what it takes to import the solver alone."""
    suggest = "from advisor.cli import main; main()"
    commands = {
        "python": ["-c", "pass"],
        "ortools": ["-c", "from ortools.sat.python import cp_model"],
        "suggest": ["-c", suggest, "suggest", "examples/full-board.json"],
        "--json": ["-c", suggest, "suggest", "examples/full-board.json", "--json"],
    }
    times: dict[str, list[float]] = {name: [] for name in commands}
    for _ in range(RUNS):
        for name, arguments in commands.items():
            started = time.perf_counter()
            subprocess.run([sys.executable, *arguments], cwd=ROOT, capture_output=True, check=True)
            times[name].append(time.perf_counter() - started)
    medians = {name: statistics.median(taken) for name, taken in times.items()}
    for name, median in medians.items():
        print(f"{name:8} {median:.3f} s, {median / medians['ortools']:.2f} times the import of ortools")


def print_growth() -> None:
    """Median and worst of some positions each, by cards and tiles; a star where one was not proven."""
    tiles = (0, 2, 4, 6)
    print("cards  " + "".join(f"{f'{count} tiles':>16}" for count in tiles))
    for cards in (5, 10, 15, 20, 25, 30):
        cells = []
        for count in tiles:
            rng = random.Random(cards * 10 + count)
            taken, proven = [], True
            for _ in range(GROWTH):
                position = random_position(rng, cards, count)
                started = time.perf_counter()
                proven &= advise(position, time_limit=TIME_LIMIT).optimal
                taken.append(time.perf_counter() - started)
            mark = "" if proven else "*"
            cells.append(f"{statistics.median(taken):.2f} / {max(taken):.2f}{mark}")
        print(f"{cards:5}  " + "".join(f"{cell:>16}" for cell in cells), flush=True)


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else DEFAULT_POSITIONS)
