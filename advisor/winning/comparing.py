"""Comparing what can be decided by how often it wins, with the same luck for everything compared."""

from collections.abc import Callable, Sequence
from typing import Protocol

import numpy as np

from advisor.conquest.advice import Win
from advisor.winning.lanes import Ints
from advisor.worth.years import law_of, years_left
from engine.position import Position

BATCH = 200
"""So many deals are played side by side; everything is played in the first batch."""
FINALISTS = 3
"""So many are played in the other batches too."""
WORTH = {2: 0.03, 3: 0.1, 4: 0.3}
"""How much worth counts beside playouts, by number of players: a favour point as much as so many games more
won, times the square of the years to come, however many are played. That is where both are weighed by how
sure they are: over 167 positions of whole games and 549 plays in them, each played out 2,400 times, a point
was worth 0.8 to 2.4 % of games early and late, give or take 4 % (4 players, early) to 29 % (2 players, late)
that worth does not see; and two plays differed by luck in 17 to 62 of a hundred playouts."""

Progress = Callable[[int, int], object]
"""Told how much is done, and of how much."""


class Games(Protocol):
    """The rest of the game after each of some decisions."""

    def winners(self, which: Sequence[int], deals: int, seed: int) -> Ints:
        """Decision, deal: who wins when some of the decisions, by number, are played in so many deals."""


def compared(
    position: Position, games: Games, worths: Sequence[float], playouts: int, progress: Progress
) -> list[tuple[int, Win]]:
    """Decisions by number, each with how often it won; the best one first. All are played in the first batch
    of deals, the finalists in all of them."""
    me = position.players.index(position.me)
    a_point = WORTH[len(position.players)] * years_left(position, law_of(position)) ** 2
    winners: list[list[Ints]] = [[] for _ in worths]
    left = list(range(len(worths)))

    def wins(number: int) -> Ints:
        """How often each player won."""
        return np.bincount(np.concatenate(winners[number]), minlength=len(position.players))

    def score(number: int) -> float:
        """How good it is: how often it won, and the more luck had a say in that, what it is worth."""
        won = wins(number)
        return (int(won[me]) + a_point * worths[number]) / int(won.sum())

    for start in range(0, playouts, BATCH):
        progress(start, playouts)
        deals = min(BATCH, playouts - start)
        for number, won in zip(left, games.winners(left, deals, seed=start), strict=True):
            winners[number].append(won)
        left = sorted(left, key=lambda number: -score(number))[:FINALISTS]
    progress(playouts, playouts)
    best = max(left, key=score)

    def percent(number: int) -> int:
        """How often it won, as it is told."""
        won = wins(number)
        return round(100 * int(won[me]) / int(won.sum()))

    # Of those that win as often as far as anybody is told, the one that is worth most: whoever reads it would
    # not understand another choice, and it costs no more than a fiftieth of a percent of games.
    best = max((number for number in left if percent(number) == percent(best)), key=lambda n: worths[n])
    order = sorted(
        range(len(worths)),
        key=lambda number: (number != best, number not in left, -int(wins(number)[me]), number),
    )
    return [(number, _win(position, wins(number))) for number in order]


def _win(position: Position, wins: Ints) -> Win:
    playouts = int(wins.sum())
    chances = {general: int(won) / playouts for general, won in zip(position.players, wins, strict=True)}
    return Win(chances, position.me, playouts)
