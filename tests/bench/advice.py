"""How long advice takes: on random positions, as a whole command, and as hands and tiles grow.

Run by hand: python -m tests.bench.advice [positions]
"""

import random
import statistics
import subprocess
import sys
import time
from dataclasses import dataclass
from pathlib import Path
from unittest.mock import patch

from advisor import solve
from advisor.advise import TIME_LIMIT, advise
from advisor.turn import Objective
from engine.position import Position
from tests.random_positions import random_position

DEFAULT_POSITIONS = 200
SEED = 1
RUNS = 7
PER_SIZE = 8
CARDS = (5, 10, 15, 20, 25, 30)
TILES = (0, 2, 4, 6)

ROOT = Path(__file__).parents[2]
SUGGEST = ["-c", "from advisor.cli import main; main()", "suggest", "examples/full-board.json"]
SOLVER = ["-c", "from ortools.sat.python import cp_model"]
NOTHING = ["-c", "pass"]


@dataclass(frozen=True, slots=True)
class Timed:
    """How long one position took, whether bounds alone settled it, and whether it was proven."""

    milliseconds: float
    solved: bool
    proven: bool


def timed(position: Position, objective: Objective) -> Timed:
    with patch.object(solve, "solve", wraps=solve.solve) as solver:
        started = time.perf_counter()
        advice = advise(position, objective, time_limit=TIME_LIMIT)
        taken = (time.perf_counter() - started) * 1000
    return Timed(taken, solver.called, advice.optimal)


def random_positions(count: int) -> None:
    """Solving alone, the solver already loaded."""
    rng = random.Random(SEED)
    positions = [random_position(rng) for _ in range(count)]
    for objective in Objective:
        found = [timed(position, objective) for position in positions]
        times = sorted(one.milliseconds for one in found)
        print(
            f"{objective.value:6} {count} positions: median {statistics.median(times):.1f} ms, "
            f"95 % {times[int(count * 0.95)]:.1f} ms, worst {times[-1]:.1f} ms; "
            f"{sum(one.solved for one in found)} needed CP-SAT, "
            f"{sum(not one.proven for one in found)} unproven"
        )


def whole_command() -> None:
    """The command from start to end, beside a bare import of the solver; in turn, so that both meet the
    same machine."""
    times: dict[str, list[float]] = {"suggest": [], "import of CP-SAT": [], "python": []}
    for _ in range(RUNS):
        for name, arguments in zip(times, (SUGGEST, SOLVER, NOTHING), strict=True):
            started = time.perf_counter()
            subprocess.run([sys.executable, *arguments], cwd=ROOT, capture_output=True, check=True)
            times[name].append((time.perf_counter() - started) * 1000)
    medians = {name: statistics.median(runs) for name, runs in times.items()}
    for name, median in medians.items():
        print(f"{name}: median {median:.0f} ms of {RUNS} runs")
    print(f"suggest / import of CP-SAT: {medians['suggest'] / medians['import of CP-SAT']:.2f}")


def growth() -> None:
    """How the time grows with the hand, under `value`."""
    print(f"median / worst in ms of {PER_SIZE} positions, and how many stayed unproven in {TIME_LIMIT:.0f} s")
    print("cards", *(f"{tiles} tiles".rjust(22) for tiles in TILES))
    for cards in CARDS:
        cells = []
        for tiles in TILES:
            # Each size has positions of its own, whatever the others are.
            rng = random.Random(SEED * 10_000 + cards * 100 + tiles)
            found = [timed(random_position(rng, cards, tiles), Objective.VALUE) for _ in range(PER_SIZE)]
            times = [one.milliseconds for one in found]
            unproven = sum(not one.proven for one in found)
            cells.append(f"{statistics.median(times):.0f} / {max(times):.0f} ({unproven})".rjust(22))
        print(f"{cards:5}", *cells, flush=True)


def main(positions: int) -> None:
    random_positions(positions)
    whole_command()
    growth()


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else DEFAULT_POSITIONS)
