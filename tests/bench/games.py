"""How many complete four-player games of uniformly random legal decisions one core plays in a second.

Run by hand: python -m tests.bench.games [games]
"""

import sys
import time
from collections import Counter

from tests.random_games import random_game

DEFAULT_GAMES = 300


def main(games: int) -> None:
    started = time.process_time()
    sum(number & 7 for number in range(10_000_000))
    print(f"the machine, for scale: ten million bare steps in {time.process_time() - started:.2f} s")
    for players in (4, 3, 2):
        decisions = rounds = 0
        kinds: Counter[str] = Counter()
        started = time.process_time()
        for seed in range(games):
            for before, _, decision, after in random_game(players, seed):
                decisions += 1
                kinds[type(decision).__name__] += 1
                rounds += after.year is None or after.round > before.round
        seconds = time.process_time() - started
        print(
            f"{players} players: {games / seconds:6.1f} games/s, {seconds / games * 1000:5.1f} ms a game, "
            f"{decisions / games:5.1f} decisions of {seconds / decisions * 1e6:5.1f} us, "
            f"{rounds / games:4.1f} rounds"
        )
        print("   per game: " + ", ".join(f"{kind} {n / games:.1f}" for kind, n in kinds.most_common()))


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else DEFAULT_GAMES)
