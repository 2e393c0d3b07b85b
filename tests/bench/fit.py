"""Fit the law of worth on games: `python -m tests.bench.fit --players 4`.

One player plays by a law in which a coefficient is changed, all others by the law as it is; where that brings
him more, on deals never used before, the change is kept. Once round for all coefficients takes some minutes;
the steps shrink from round to round. In the end the law found plays the one that it began with on fresh
deals, which were never fitted on: only what wins there is worth keeping. Games are played side by side
(`advisor/winning/lanes.py`), with plain sharing.
"""

import argparse
from collections.abc import Iterator
from dataclasses import fields, replace
from math import sqrt

import numpy as np
from numpy.typing import NDArray

from advisor.winning.even_years import even_year
from advisor.winning.lanes import Dice, Lanes, final_totals, new_games, title_order
from advisor.winning.turns import take_turn
from advisor.worth.law import LAWS, Law, Line

Numbers = NDArray[np.float64]

STEPS: dict[str, tuple[float, ...]] = {
    "koku": (0.3, 0.1),
    "single": (0.3, 0.15),
    "double": (0.5, 0.25),
    "exchange": (0.7, 0.2),
    "plus_one": (0.7, 0.2),
    "draw": (0.5, 0.25),
    "majority": (0.1, 0.04),
    "hatamoto": (0.3,),
    "pace": (0.12,),
    "fade": (0.4,),
    "rival": (0.25,),
}
"""How far each coefficient is changed at first: what a thing is worth now and for each year, or a number."""
SURE = 1.5
"""Standard errors by which a change must be better to be kept."""
FRESH = 10**6
"""Deals from here on judge; those before are for fitting."""


def changed(law: Law, name: str, part: int, by: float) -> Law:
    """A law with one coefficient changed; but for a forecast, nothing is worth less the longer the game goes
    on."""
    value = getattr(law, name)
    if not isinstance(value, Line):
        return replace(law, **{name: max(0.05, round(value + by, 3))})
    if part == 0:
        line = replace(value, now=round(value.now + by, 3))
    else:
        least = -1.0 if name == "majority" else 0.0
        line = replace(value, each_year=max(least, round(value.each_year + by, 3)))
    return replace(law, **{name: line})  # type: ignore[arg-type]


def margins(players: int, games: int, seed: int, one: Law, others: Law) -> Numbers:
    """What one player has more than the best of the others at the end of each game, seats rotating."""
    deals = games // players
    lanes = new_games(players, deals, seed).some(np.repeat(np.arange(deals), players))
    seat = np.tile(np.arange(players), deals)
    dice = Dice(seed + 1, deals)
    found = np.zeros(len(lanes))
    number = np.arange(len(lanes))
    while len(lanes):
        even_year(lanes, dice)
        order = title_order(lanes)
        for turn in range(players):
            actor = order[:, turn]
            for law, which in ((one, actor == seat), (others, actor != seat)):
                who = np.nonzero(which)[0]
                some = lanes.some(who)
                take_turn(some, actor[who], players - 1 - turn, dice, law)
                lanes.put(who, some)
        over = lanes.ended
        found[number[over]] = _margins(lanes.some(over), seat[over])
        lanes, seat, number = lanes.some(~over), seat[~over], number[~over]
    return found


def _margins(lanes: Lanes, seat: NDArray[np.int64]) -> Numbers:
    total = np.sum(final_totals(lanes), axis=0).astype(np.float64)
    lane = np.arange(len(lanes))
    mine = total[lane, seat].copy()
    total[lane, seat] = -np.inf
    more: Numbers = mine - total.max(1)
    return more


def better(players: int, games: int, seed: int, law: Law, rounds: int) -> Iterator[Law]:
    """Laws that do better and better: after every round of changes, what came of it."""
    scale = 1.0
    for _ in range(rounds):
        for name, steps in STEPS.items():
            for part, step in enumerate(steps):
                seed += 10
                now = margins(players, games, seed, law, law)
                for by in (scale * step, -scale * step):
                    tried = changed(law, name, part, by)
                    more = margins(players, games, seed, tried, law) - now
                    if more.mean() > SURE * more.std() / sqrt(len(more)):
                        law = tried
                        break
        scale *= 0.6
        yield law


def judged(players: int, games: int, one: Law, others: Law) -> str:
    """How often a law wins against others on fresh deals."""
    margin = margins(players, games, FRESH, one, others)
    # Whose title decides a tie is not looked at: it counts half.
    won = (1 + np.sign(margin)) / 2
    error = 1.96 * float(won.std()) / sqrt(len(won))
    return (
        f"{100 * won.mean():.1f} % (± {100 * error:.1f}) of {len(won)} fresh games, par {100 / players:.0f} %"
    )


def main() -> None:
    """Fit, and print what was found and how it does."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--players", type=int, default=4, choices=(2, 3, 4))
    parser.add_argument("--games", type=int, default=12_000, help="for each change that is tried")
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--seed", type=int, default=1000)
    told = parser.parse_args()
    start = found = LAWS[told.players]
    games = told.games // told.players * told.players
    for number, found in enumerate(better(told.players, games, told.seed, start, told.rounds), start=1):
        print(f"round {number}: {judged(told.players, games, found, start)}", flush=True)
    print(f"the law found against the one it began with: {judged(told.players, 10 * games, found, start)}")
    for field in fields(found):
        print(f"    {field.name}={getattr(found, field.name)!r},")


if __name__ == "__main__":
    main()
