"""Whether forecasts come true: `python -m tests.bench.calibration [games] [players]`.

In games between players advised by value, at every turn: each majority as it is foreseen, and at every third
turn each player's chance to win by playouts; beside how often it came true.
"""

import sys
from collections.abc import Iterable
from functools import partial
from multiprocessing import get_context

import numpy as np

from advisor.players import Advised
from advisor.winning.spread import cores
from advisor.winning.standing import chances
from advisor.worth.later import Worth
from advisor.worth.majorities import MILLI
from engine.components import General
from engine.game import due, new_game, play, result
from engine.state import Control
from engine.view import see

SEED = 90_000_000
PLAYOUTS = 100

Forecast = tuple[str, float, float, bool]
"""What was foreseen, with how many years to come, with which chance, and whether it came true."""


def forecasts(players: int, number: int) -> list[Forecast]:
    """Everything foreseen in one game, with what came of it."""
    generals = list(General)[:players]
    game = new_game(generals, SEED + number)
    seated = {general: Advised(0, playouts=0) for general in generals}
    foreseen: list[tuple[str, float, object, float]] = []
    turns = 0
    while (general := due(game)) is not None:
        view = see(game, general)
        if isinstance(game.year, Control) and game.year.conquests_made == 0:
            position = view.position()
            worth = Worth(position)
            for province in position.board:
                chance = worth.majorities.chance(province, (), worth.ends(0)) / MILLI
                foreseen.append(("majority", worth.years, (province, general), chance))
            turns += 1
            if turns % 3 == 0:
                for who, won in chances(position, game.year, PLAYOUTS, seed=number).items():
                    foreseen.append(("win", worth.years, who, won))
        game = play(game, seated[general].decide(view))
    counts = result(game)
    true = {(province, count.general) for count in counts for province in count.majorities}
    return [
        (kind, years, chance, what is counts[0].general if kind == "win" else what in true)
        for kind, years, what, chance in foreseen
    ]


def table(kind: str, found: Iterable[Forecast]) -> None:
    """Print forecasts by tenths and by years to come, with the slope of what came on what was foreseen."""
    years, chance, came = (
        np.array(column) for column in zip(*((y, c, t) for k, y, c, t in found if k == kind), strict=True)
    )
    print(f"{kind}: {len(chance)} forecasts")
    for low in np.arange(0, 1, 0.1):
        part = (chance >= low) & (chance < low + 0.1 + (low > 0.85))
        if part.sum() >= 20:
            print(f"   foreseen {chance[part].mean():5.1%}, came {came[part].mean():5.1%} ({part.sum()})")
    for year in range(6):
        part = np.floor(years + 0.5) == year
        if part.sum() >= 100:
            slope = np.cov(chance[part], came[part])[0, 1] / chance[part].var(ddof=1)
            mean, true = chance[part].mean(), came[part].mean()
            print(f"   {year} years to come: slope {slope:.2f}, mean {mean:.1%}, came {true:.1%}")


def main(games: int, players: int) -> None:
    """Play the games on all cores and print how forecasts did."""
    with get_context("spawn").Pool(cores()) as pool:
        found = [
            forecast for game in pool.imap(partial(forecasts, players), range(games)) for forecast in game
        ]
    for kind in ("majority", "win"):
        table(kind, found)


if __name__ == "__main__":
    told = [int(argument) for argument in sys.argv[1:]]
    main(told[0] if told else 60, told[1] if len(told) > 1 else 4)
