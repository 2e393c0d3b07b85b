"""How far playouts can be trusted: a close win after turns that may go otherwise is not a sure one."""

from dataclasses import dataclass

import numpy as np

from advisor.winning.lanes import PRICE, TITLE_FAVOUR, Array, Ints
from engine.board import CONQUESTS_PER_TURN, MAJORITY

EACH_TURN = 0.5
"""Points that a turn to come makes uncertain."""
MOST = {2: 1.5, 3: 1.5, 4: 3.0}
"""But never more than so many, by number of players.

Fitted on 251, 65 and 99 games with 4, 3 and 2 advised players: at every third turn (every second with 2 and
3), everybody's chance was played out 400 times as another player sees it. Of what the share of playouts won
called ten points likelier, 7.7, 8.6 and 8.9 points more came true; of chances by what was fitted on one half
of the games, 9.9, 10.3 and 10.2 points in the other half (give or take 0.4, 0.9 and 0.7), and they came
closer to what happened. `python -m tests.bench.calibration` measures it again."""
STEEP = 1.5
"""With how large a power of the points that he is behind a loser's chance falls. Large gaps shrink it slowly,
for a turn that nobody foresaw can take a majority or two."""
AT_MOST = CONQUESTS_PER_TURN * int(PRICE.max() + TITLE_FAVOUR.max() + 1 + 2 * MAJORITY) + 2 * MAJORITY
"""More than this cannot be made up in a turn: two of the dearest conquests, each with a tile that counts a
koku and a majority taken from who leads, and one more majority by a golden turn."""


@dataclass(frozen=True, slots=True)
class Endings:
    """How games that were played out ended."""

    totals: Array
    """Game, player: the final count; no two alike, for a title decides a tie."""
    turns: Ints
    """How many turns were played to get there in which a player had something to play with."""

    def parted(self, parts: int) -> list["Endings"]:
        """The same in so many parts of equal length."""
        both = np.split(self.totals, parts), np.split(self.turns, parts)
        return [Endings(*part) for part in zip(*both, strict=True)]

    def joined(self, other: "Endings") -> "Endings":
        """These and others."""
        return Endings(np.concatenate([self.totals, other.totals]), np.concatenate([self.turns, other.turns]))

    def __len__(self) -> int:
        return len(self.turns)

    @property
    def chances(self) -> Array:
        """Each player's chance to win. Where nothing was to come, or too little to make it up, whoever has
        most has won; else he who is as many points behind as are uncertain wins half as often as the
        winner."""
        players = self.totals.shape[1]
        uncertain = np.clip(EACH_TURN * self.turns, 1e-9, MOST[players])[:, None]
        behind = self.totals.max(1, keepdims=True) - self.totals
        likely = 1 / (1 + (behind / uncertain) ** STEEP) * (behind <= AT_MOST * self.turns[:, None])
        chances: Array = (likely / likely.sum(1, keepdims=True)).mean(0)
        return chances
