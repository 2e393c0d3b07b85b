"""How many games a second are played out, beside random play of the engine: `python -m tests.bench.playouts`.

Then what it takes to advise with playouts, from positions of random games in every round.
"""

import sys
import time
from statistics import median

import numpy as np

from advisor.solver.objective import PLAYOUTS
from advisor.winning.chances import advise_to_win
from advisor.winning.lanes import Dice, new_games
from advisor.winning.playouts import play_on
from engine.state import Control
from engine.view import see
from tests.random_games import random_game

LANES = 4000
RANDOM = 40


def main(turns: int) -> None:
    """Print games a second and seconds an advice, on one core."""
    for players in (4, 3, 2):
        started = time.process_time()
        for seed in range(RANDOM):
            for _ in random_game(players, seed):
                pass
        random_speed = RANDOM / (time.process_time() - started)
        play_on(new_games(players, 10, seed=0), Dice(0, 10))
        started = time.process_time()
        won = play_on(new_games(players, LANES, seed=1), Dice(1, LANES)).totals.argmax(1)
        speed = LANES / (time.process_time() - started)
        shares = ", ".join(f"{count / LANES:.0%}" for count in np.bincount(won, minlength=players))
        print(
            f"{players} players: {speed:6.0f} games/s played out on one core, {random_speed:5.1f} at random "
            f"by the engine: {speed / random_speed:.0f} times; wins by seat {shares}",
            flush=True,
        )
    took = []
    for seed in range(turns):
        found = [
            see(game, general).position()
            for game, general, *_ in random_game(4, seed)
            if isinstance(game.year, Control) and not game.year.conquests_made
        ]
        position = found[seed * 7 % len(found)]
        started = time.perf_counter()
        advise_to_win(position, top=2)
        took.append(time.perf_counter() - started)
    print(
        f"advice with {PLAYOUTS} playouts, 4 players, {turns} turns: median {median(took):.2f} s, "
        f"95 % {sorted(took)[int(0.95 * len(took))]:.2f} s, worst {max(took):.2f} s"
    )


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 60)
