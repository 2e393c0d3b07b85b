"""How long advice takes: on random positions beside the listing oracle, as a whole command, and as hands and
tiles grow.

Run by hand: python -m tests.bench.advice [positions]
"""

import random
import resource
import statistics
import subprocess
import sys
import time
from collections.abc import Sequence
from dataclasses import dataclass

from advisor.conquest.advise import advise
from advisor.solver.objective import TIME_LIMIT, Objective
from engine.position import Position
from tests.oracles import expectimax
from tests.paths import ROOT
from tests.random_positions import random_position

DEFAULT_POSITIONS = 200
SEED = 1
RUNS = 7
PER_SIZE = 8
CARDS = (5, 10, 15, 20, 25)
TILES = (0, 2, 4, 6)
LISTED_CARDS = 7
"""The oracle lists every payment, and takes minutes with many cards."""

SUGGEST = ["-c", "from advisor.cli import main; main()", "suggest", "examples/full-board.json"]
SOLVER = ["-c", "from ortools.sat.python import cp_model"]
LIGHT = ["-c", "from ortools.sat.python import cp_model_helper"]


@dataclass(frozen=True, slots=True)
class Timed:
    """How long one position took, and whether it was proven."""

    milliseconds: float
    proven: bool


def timed(position: Position, objective: Objective) -> Timed:
    started = time.perf_counter()
    advice = advise(position, objective, time_limit=TIME_LIMIT)
    return Timed((time.perf_counter() - started) * 1000, advice.optimal)


def report(name: str, times: Sequence[float], more: str = "") -> None:
    ordered = sorted(times)
    print(
        f"{name}: {len(ordered)} positions, median {statistics.median(ordered):.0f} ms, "
        f"95 % {ordered[int(len(ordered) * 0.95)]:.0f} ms, worst {ordered[-1]:.0f} ms{more}",
        flush=True,
    )


def random_positions(count: int) -> None:
    """Solving alone, the solver already loaded: hands as at the table, and large ones."""
    rng = random.Random(SEED)
    usual = [random_position(rng) for _ in range(count)]
    large = [random_position(rng, rng.randint(0, 24), rng.randint(0, 6)) for _ in range(count // 2)]
    for name, positions in (("0-14 cards, 0-4 tiles", usual), ("0-24 cards, 0-6 tiles", large)):
        for objective in Objective:
            found = [timed(position, objective) for position in positions]
            unproven = sum(not one.proven for one in found)
            report(
                f"{objective.value}, {name}", [one.milliseconds for one in found], f"; {unproven} unproven"
            )


def beside_the_oracle(count: int) -> None:
    """The same small positions, by the model and by listing everything."""
    rng = random.Random(SEED)
    small = [random_position(rng, rng.randint(0, LISTED_CARDS), rng.randint(0, 2)) for _ in range(count)]
    report(
        f"value, up to {LISTED_CARDS} cards, 2 tiles", [timed(p, Objective.VALUE).milliseconds for p in small]
    )
    listed = []
    for position in small:
        started = time.perf_counter()
        expectimax.value(position)
        listed.append((time.perf_counter() - started) * 1000)
    report("the same by listing", listed)


def whole_command() -> None:
    """The command from start to end, beside bare imports of the solver; in turn, so that all meet the same
    machine."""
    commands = {"suggest": SUGGEST, "import of cp_model": SOLVER, "import of the solver alone": LIGHT}
    times: dict[str, list[float]] = {name: [] for name in commands}
    for _ in range(RUNS):
        for name, arguments in commands.items():
            started = time.perf_counter()
            subprocess.run([sys.executable, *arguments], cwd=ROOT, capture_output=True, check=True)
            times[name].append((time.perf_counter() - started) * 1000)
    medians = {name: statistics.median(runs) for name, runs in times.items()}
    for name, median in medians.items():
        print(f"{name}: median {median:.0f} ms of {RUNS} runs")
    print(f"suggest / import of cp_model: {medians['suggest'] / medians['import of cp_model']:.2f}")


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
    print(f"memory so far: {resource.getrusage(resource.RUSAGE_SELF).ru_maxrss // 1024} MB at most")
    whole_command()
    growth()
    beside_the_oracle(positions // 2)


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else DEFAULT_POSITIONS)
