"""How long all ways to pay for all eight provinces take, from random hands of 10 cards and 3 tiles.

Run by hand: python -m tests.bench.ways [hands]
"""

import random
import statistics
import sys
import time

from engine.board import KOKU_CARDS, TILES, TROOP_CARDS, Province, demand
from engine.components import BonusTile, Troop, sorted_cards
from engine.payment import Means
from engine.ways import ways_to_pay

DEFAULT_HANDS = 500


def main(hands: int) -> None:
    rng = random.Random(1)
    for cards, tiles in ((10, 3), (5, 1), (15, 4), (20, 6)):
        times, counts = [], []
        for _ in range(hands):
            hand = sorted_cards(rng.sample(TROOP_CARDS + KOKU_CARDS, cards))
            bonuses = [BonusTile(tile.bonus) for tile in rng.sample(TILES, tiles)]
            means = Means.of(hand, bonuses, hatamoto=rng.random() < 0.25)
            asked = []
            for province in Province:
                position = rng.randint(1, 4)
                gate = rng.choice(list(Troop)) if position < 4 else None
                asked.append(demand(province, position, gate))
            started = time.perf_counter()
            found = [ways_to_pay(one, means) for one in asked]
            times.append((time.perf_counter() - started) * 1000)
            counts.append(sum(map(len, found)))
        times.sort()
        print(
            f"{cards:2} cards, {tiles} tiles: median {statistics.median(times):6.2f} ms, "
            f"95 % {times[int(hands * 0.95)]:7.2f} ms, worst {times[-1]:7.2f} ms; "
            f"{statistics.median(counts):.0f} ways at the median, {max(counts)} at most"
        )


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else DEFAULT_HANDS)
