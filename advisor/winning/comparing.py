"""Comparing what can be decided by how often it wins, with the same luck for everything compared."""

from collections.abc import Callable, Sequence
from typing import Protocol

from advisor.conquest.advice import Win
from advisor.winning.trust import Endings
from advisor.worth.years import law_of, years_left
from engine.position import Position

BATCH = 200
"""So many deals are played side by side; everything is played in the first batch."""
FINALISTS = 3
"""So many are played in the other batches too."""
WORTH = {2: 0.027, 3: 0.086, 4: 0.23}
"""How much worth counts beside playouts, by number of players: a favour point as much as so many more of them
won, times the square of the years to come, however many are played. That is where both are weighed by how
sure they are: over 167 positions of whole games and 549 plays in them, each played out 2,400 times, a point
was worth 0.8 to 2.4 % of games early and late, give or take 4 % (4 players, early) to 29 % (2 players, late)
that worth does not see; and two plays differed by luck in 17 to 62 of a hundred playouts. Chances as they are
told differ less than games won do (`trust.py`), so this is less by as much."""

Progress = Callable[[int, int], object]
"""Told how much is done, and of how much."""


class Games(Protocol):
    """The rest of the game after each of some decisions."""

    def endings(self, which: Sequence[int], deals: int, seed: int) -> list[Endings]:
        """How it ends when some of the decisions, by number, are played in so many deals."""


def compared(
    position: Position, games: Games, worths: Sequence[float], playouts: int, progress: Progress
) -> list[tuple[int, Win]]:
    """Decisions by number, each with how often it won; the best one first. All are played in the first batch
    of deals, the finalists in all of them."""
    me = position.players.index(position.me)
    a_point = WORTH[len(position.players)] * years_left(position, law_of(position)) ** 2
    endings: dict[int, Endings] = {}
    left = list(range(len(worths)))

    def mine(number: int) -> float:
        """My chance to win."""
        return float(endings[number].chances[me])

    def score(number: int) -> float:
        """How good it is: how often it wins, and the more luck had a say in that, what it is worth."""
        return mine(number) + a_point * worths[number] / len(endings[number])

    for start in range(0, playouts, BATCH):
        progress(start, playouts)
        deals = min(BATCH, playouts - start)
        for number, more in zip(left, games.endings(left, deals, seed=start), strict=True):
            endings[number] = endings[number].joined(more) if start else more
        left = sorted(left, key=lambda number: -score(number))[:FINALISTS]
    progress(playouts, playouts)
    best = max(left, key=score)

    def percent(number: int) -> int:
        """My chance as it is told."""
        return round(100 * mine(number))

    # Of those that win as often as far as anybody is told, the one that is worth most: whoever reads it would
    # not understand another choice, and it costs no more than a fiftieth of a percent of games.
    best = max((number for number in left if percent(number) == percent(best)), key=lambda n: worths[n])
    order = sorted(
        range(len(worths)),
        key=lambda number: (number != best, number not in left, -round(mine(number), 9), number),
    )
    return [(number, _win(position, endings[number])) for number in order]


def _win(position: Position, endings: Endings) -> Win:
    return Win(dict(zip(position.players, endings.chances.tolist(), strict=True)), position.me, len(endings))
