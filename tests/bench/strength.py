"""How strong the advice is: `python -m tests.bench.strength MATCH [games] [players]`.

MATCH is one of: `greedy` (advised by value against greedy players), `before` (against copies that judge by
the weights of before they were fitted), `playouts` (with playouts against copies without), `both` (with
playouts against greedy players). Deals are those of `advisor match` with a seed that was never fitted on.
"""

import sys
import time
from functools import partial

from advisor.players import Advised, Greedy
from advisor.winning.match import Match
from advisor.winning.player import PlayerMaker
from advisor.winning.spread import cores, play_here
from advisor.worth.law import Law, Line

BEFORE = Law(
    koku=Line(1.1, 0, final=1.0),
    single=Line(1, 0),
    double=Line(1.75, 0),
    exchange=Line(0.9, 0, final=0.9),
    plus_one=Line(0.9, 0, final=0.9),
    draw=Line(1.1, 0),
    majority=Line(1, 0),
    pace=1,
    fill=1,
    golden=0,
    fade=1e-9,
    rival=0,
)
"""The weights that were guessed: the same in every year, and as if nobody else were at the table."""
BY_VALUE = partial(Advised, playouts=0)
MATCHES: dict[str, tuple[PlayerMaker, PlayerMaker]] = {
    "greedy": (BY_VALUE, Greedy),
    "before": (BY_VALUE, partial(Advised, playouts=0, law=BEFORE)),
    "playouts": (Advised, BY_VALUE),
    "both": (Advised, Greedy),
}
SEED = 4711


def main(name: str, games: int, players: int) -> None:
    """Play a match and print how it went."""
    one, others = MATCHES[name]
    match = Match(one, others, players, games // players * players, SEED)
    started = time.perf_counter()
    tally = play_here(match, cores(), lambda done: None)
    low, high = tally.interval
    print(
        f"{name}, {players} players: {tally.wins} of {match.games} games won, {float(tally.share):.1%} "
        f"[{low:.1%}-{high:.1%}], par {float(match.par):.0%}; margin {float(tally.margin):+.1f}; "
        f"{time.perf_counter() - started:.0f} s"
    )


if __name__ == "__main__":
    told = sys.argv[1:]
    main(told[0], int(told[1]) if len(told) > 1 else 400, int(told[2]) if len(told) > 2 else 4)
