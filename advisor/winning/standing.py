"""The chance of each player at any moment of a game, as one player sees it."""

from collections.abc import Mapping

import numpy as np

from advisor.winning.deals import deal
from advisor.winning.even_years import share_rest
from advisor.winning.lanes import Dice, title_order
from advisor.winning.playouts import play_on
from advisor.winning.turns import take_turn
from advisor.worth.law import LAWS
from engine.board import CONQUESTS_PER_TURN
from engine.components import General
from engine.position import Position
from engine.sharing import Sharing
from engine.state import Control


def chances(
    position: Position, year: Sharing | Control, playouts: int, seed: int = 0
) -> Mapping[General, float]:
    """How often each player wins from here: `position` is what I see, as if it were my turn, and `year` the
    year under way."""
    on_table = year.turned_up if isinstance(year, Sharing) else ()
    lanes, dice = deal(position, playouts, seed, on_table), Dice(seed + 1, playouts)
    if isinstance(year, Sharing):
        taken = {position.players.index(general): lot.title.rank for general, lot in year.taken}
        share_rest(lanes, year.untaken, taken, dice, year.offered, year.refusals, year.split)
        actors = title_order(lanes)
        conquests = CONQUESTS_PER_TURN
    else:
        order = [position.players.index(general) for general in year.order]
        actors = np.tile(order, (len(lanes), 1))
        conquests = CONQUESTS_PER_TURN - year.conquests_made
    for turn in range(actors.shape[1]):
        still_to_act = actors.shape[1] - 1 - turn
        take_turn(lanes, actors[:, turn], still_to_act, dice, LAWS[lanes.players], conquests)
        conquests = CONQUESTS_PER_TURN
    return dict(zip(position.players, play_on(lanes, dice).chances.tolist(), strict=True))
