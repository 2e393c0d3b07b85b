"""What advice for the even year takes, by number of players and cards: `python -m tests.bench.sharing`.

Every decision of a few random games, on one core: without playouts, and what 800 of them add.
"""

import sys
import time
from collections import defaultdict
from statistics import median

from advisor.sharing.advise import advise_sharing
from engine.sharing import Sharing
from engine.view import see
from tests.random_games import random_game

LARGE = {2: 6, 3: 9, 4: 12}
"""Cards of a whole year."""


def main(games: int) -> None:
    """Print median and worst seconds of a decision."""
    for players in (2, 3, 4):
        took: dict[int, list[float]] = defaultdict(list)
        played_out: list[float] = []
        for seed in range(games):
            for game, general, *_ in random_game(players, seed):
                if isinstance(game.year, Sharing):
                    position = see(game, general).sharing_position()
                    started = time.process_time()
                    advise_sharing(position, 3, playouts=0, looks_ahead=True)
                    took[len(game.year.untaken)].append(time.process_time() - started)
                    if len(game.year.untaken) == LARGE[players] and len(played_out) < 6:
                        started = time.process_time()
                        advise_sharing(position, 3, looks_ahead=True)
                        played_out.append(time.process_time() - started)
        every = [seconds for some in took.values() for seconds in some]
        by_cards = ", ".join(
            f"{cards}: {median(some):.2f} / {max(some):.2f}" for cards, some in sorted(took.items())
        )
        print(
            f"{players} players, {len(every)} decisions: median {median(every):.2f} s, worst "
            f"{max(every):.2f} s; by cards, median / worst: {by_cards}; "
            f"all cards with playouts: median {median(played_out):.2f} s, worst {max(played_out):.2f} s",
            flush=True,
        )


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 3)
