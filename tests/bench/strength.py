"""How strong the advice is: `python -m tests.bench.strength MATCH [games] [players]`.

MATCH is one of: `greedy` (advised by value against greedy players), `before` (against copies that judge by
the weights of before they were fitted), `before with playouts`, `playouts` (with playouts against copies
without), all of them sharing by plain values; `sharing` (advised in even years, against players who share by
plain values, all with the same quick odd years), `tastes` (against such whose values differ), `sharing
playouts` (advised in even years with playouts, against such without), `all` (advised in both kinds of years,
against greedy players), `all tastes` (against greedy players whose values differ) and `all with playouts`.
The deals were never fitted on.
"""

import random
import sys
import time
from dataclasses import replace
from fractions import Fraction
from functools import partial

from advisor.players import FEW_PLAYOUTS, Advised, Greedy
from advisor.winning.match import Match
from advisor.winning.plain_sharing import PLAIN_SHARING, PlainSharing
from advisor.winning.player import PlayerMaker
from advisor.winning.spread import cores, play_here
from advisor.worth.law import Line
from tests.bench.quick import Quick, QuickAdvised
from tests.positions import FLAT

BEFORE = replace(
    FLAT,
    koku=Line(1.1, 0, final=1.0),
    exchange=Line(0.9, 0, final=0.9),
    plus_one=Line(0.9, 0, final=0.9),
)
"""The weights that were guessed: the same in every year, and as if nobody else were at the table."""
SEED = 4711


def matches(players: int) -> dict[str, tuple[PlayerMaker, PlayerMaker]]:
    """The player in question and the others, by the name of a match."""
    plain = PLAIN_SHARING[players]
    by_value = partial(Advised, playouts=0, plain=plain)
    return {
        "greedy": (by_value, Greedy),
        "before": (by_value, partial(Advised, playouts=0, plain=plain, law=BEFORE)),
        "playouts": (partial(Advised, plain=plain), by_value),
        "before with playouts": (
            partial(Advised, plain=plain),
            partial(Advised, playouts=0, plain=plain, law=BEFORE),
        ),
        "sharing": (QuickAdvised, Quick),
        "tastes": (QuickAdvised, partial(with_a_taste, players)),
        "sharing playouts": (partial(QuickAdvised, playouts=FEW_PLAYOUTS), QuickAdvised),
        "all": (partial(Advised, playouts=0), Greedy),
        "all tastes": (partial(Advised, playouts=0), partial(greedy_with_a_taste, players)),
        "all with playouts": (Advised, Greedy),
    }


def with_a_taste(players: int, seed: int) -> Quick:
    """A quick player who shares by values of his own."""
    return Quick(seed, taste(players, seed))


def greedy_with_a_taste(players: int, seed: int) -> Greedy:
    """A greedy player who shares by values of his own."""
    return Greedy(seed, plain=taste(players, seed))


def taste(players: int, seed: int) -> PlainSharing:
    """Values of one player: each up to a third more or less than the plain ones, and asking for a little more
    or less than a fair share."""
    rng, plain = random.Random(seed), PLAIN_SHARING[players]

    def varied(value: int) -> int:
        return round(value * rng.uniform(2 / 3, 4 / 3))

    daimyo, shomyo, sensei, hatamoto = map(varied, plain.titles)
    return PlainSharing(
        (daimyo, shomyo, sensei, hatamoto),
        varied(plain.koku),
        varied(plain.single),
        varied(plain.double),
        Fraction(rng.randint(85, 115), 100),
    )


def main(name: str, games: int, players: int) -> None:
    """Play a match and print how it went."""
    one, others = matches(players)[name]
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
