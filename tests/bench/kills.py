"""How `advisor play` survives kills at random moments while a whole game is entered through a pipe.

Run by hand: python -m tests.bench.kills [kills]
"""

import sys
import tempfile
import time
from collections import Counter
from pathlib import Path

from tests.killed_games import killed_games

DEFAULT_KILLS = 200


def main(kills: int) -> None:
    started = time.monotonic()
    answered: Counter[int] = Counter()
    torn = 0
    with tempfile.TemporaryDirectory() as folder:
        for answers, was_torn in killed_games(Path(folder), kills, seed=1):
            answered[answers] += 1
            torn += was_torn
    seconds = time.monotonic() - started
    lines = sum(answers * times for answers, times in answered.items())
    print(f"{kills} kills in {seconds:.0f} s: {lines} lines answered, none lost, {torn} torn lines cut off")
    print("   answers before a kill: " + ", ".join(f"{n} ({t} ×)" for n, t in sorted(answered.items())))


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else DEFAULT_KILLS)
