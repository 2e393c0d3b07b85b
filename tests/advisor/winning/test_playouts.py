"""Plans played out: what they bring on the way is what was expected of them, with the same luck for all."""

from math import sqrt

import numpy as np
import pytest

from advisor.conquest.advise import advise
from advisor.conquest.plan import Plan
from advisor.solver.objective import Objective
from advisor.winning import playouts as played_out
from advisor.winning.lanes import Dice, Lanes, counted, new_games
from advisor.winning.playouts import Playouts, play_on
from advisor.winning.trust import Endings
from engine.position import Position
from engine.state import Control
from engine.view import see
from tests.random_games import random_game


def positions(seed: int) -> list[Position]:
    """A few turns of a random game that are not yet under way."""
    turns = [
        see(game, general).position()
        for game, general, *_ in random_game(3, seed)
        if isinstance(game.year, Control) and not game.year.conquests_made
    ]
    return turns[::4]


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(3))
def test_a_plan_scores_what_is_expected_of_it(seed: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """Watched at the end of my turn, over 800 deals: the mean is within four standard errors."""
    scored: list[Lanes] = []

    def watching(lanes: Lanes, dice: Dice) -> Endings:
        scored.append(lanes)
        return Endings(counted(lanes), lanes.turns)

    monkeypatch.setattr(played_out, "play_on", watching)
    monkeypatch.setattr(played_out, "take_turn", lambda *_: None)
    compared = 0
    for where in positions(seed):
        advice = advise(where, Objective.POINTS)
        if advice.draws_first or advice.best.plan.conquest is None:
            continue
        Playouts(where, [advice.best.plan], advice.draws_last).endings([0], 800, seed=1)
        me = where.players.index(where.me)
        points = scored[-1].favour[:, me] - where.favour[where.me]
        error = max(float(points.std()) / sqrt(800), 1e-9)
        assert abs(float(points.mean()) - float(advice.best.terms.points)) <= 4 * error, where
        compared += 1
    assert compared > 0


@pytest.mark.slow
def test_a_plan_alone_is_played_as_among_others() -> None:
    where = positions(0)[0]
    advice = advise(where, top=3)
    plans = [advice.best.plan, *(play.plan for play in advice.others), Plan(None)]
    games = Playouts(where, plans, advice.draws_last)
    together = games.endings(range(len(plans)), 60, seed=7)
    assert [len(endings) for endings in together] == [60] * len(plans)
    # Of those who follow, each lane's luck depends on its deal alone, not on how many plans are compared.
    for number in range(len(plans)):
        [alone] = games.endings([number], 60, seed=7)
        assert (alone.totals == together[number].totals).all()
        assert (alone.turns == together[number].turns).all()


@pytest.mark.slow
def test_games_are_played_to_their_end() -> None:
    for players in (2, 3, 4):
        endings = play_on(new_games(players, 400, seed=players), Dice(1, 400))
        wins = np.bincount(endings.totals.argmax(1), minlength=players)
        assert wins.sum() == 400
        assert (wins > 400 / players / 2).all(), "all play alike, so each wins about as often"
