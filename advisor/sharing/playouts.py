"""Playing decisions of an even year out to the end of the game, many times, with the same luck for all."""

from collections.abc import Sequence

import numpy as np

from advisor.sharing.advice import Option, Path
from advisor.winning.deals import card_counts, deal
from advisor.winning.even_years import share_rest
from advisor.winning.lanes import Dice, Lanes
from advisor.winning.playouts import odd_year, play_on
from advisor.winning.trust import Endings
from engine.components import General, less
from engine.position import Position
from engine.sharing import Lot, Sharing


class SharingPlayouts:
    """The rest of the game after each of some decisions: lots go as foreseen, each way as often as it is
    likely, and what is not foreseen by everybody's own tastes."""

    def __init__(self, position: Position, sharing: Sharing, options: Sequence[Option]) -> None:
        self._position = position
        self._sharing = sharing
        self._options = options

    def endings(self, which: Sequence[int], deals: int, seed: int) -> list[Endings]:
        """How it ends when some of the decisions, by number, are played in so many deals."""
        dealt = deal(self._position, deals, seed, self._sharing.turned_up)
        for general, lot in self._sharing.taken:
            self._give(dealt, general, lot)
        parts = []
        for number in which:
            lanes = dealt.some(np.arange(deals))
            self._share(lanes, self._options[number].paths, Dice(seed + 1, deals))
            parts.append(lanes)
        lanes = parts[0].joined(parts[1:])
        dice = Dice(seed + 2, deals)
        odd_year(lanes, dice)
        return play_on(lanes, dice).parted(len(which))

    def _share(self, lanes: Lanes, paths: Sequence[Path], dice: Dice) -> None:
        """The rest of the year, in each lane on one of its paths."""
        reached = np.cumsum([path.chance for path in paths])
        path_of = np.minimum(np.searchsorted(reached, dice.rolls(lanes, 0)), len(paths) - 1)
        for number in np.unique(path_of):
            who = np.nonzero(path_of == number)[0]
            some = lanes.some(who)
            given = paths[int(number)].given
            for general, lot in given:
                self._give(some, general, lot)
            left = less(self._sharing.untaken, [card for _, lot in given for card in lot.cards])
            titles = {
                self._position.players.index(general): lot.title.rank
                for general, lot in (*self._sharing.taken, *given)
            }
            share_rest(some, left, titles, dice)
            lanes.put(who, some)

    def _give(self, lanes: Lanes, general: General, lot: Lot) -> None:
        lanes.hand[:, self._position.players.index(general)] += card_counts(lot.cards)
