"""Whether forecasts come true: `python -m tests.bench.calibration [games] [players] [playouts]`.

In games between advised players, who play by value or with so many playouts a play, on deals that nothing was
fitted on: at the end of every turn each majority as the player foresees it then; and at every third turn what
the advice says of everybody's chance to win, and what another player is told of it meanwhile. Beside that
stands how often it came true.
"""

import sys
from collections.abc import Iterable
from dataclasses import dataclass, field
from functools import partial
from multiprocessing import get_context

import numpy as np

from advisor.players import FEW_PLAYOUTS, Advised
from advisor.winning.chances import advise_to_win
from advisor.winning.spread import cores
from advisor.winning.standing import chances
from advisor.worth.foresight import MILLI
from advisor.worth.later import Worth
from engine.board import Province
from engine.components import General
from engine.game import due, new_game, play, result
from engine.position import Position
from engine.state import Conquer, Control, Decision, EndTurn, Game
from engine.view import see

SEED = 90_000_000
RESAMPLED = 200

Foreseen = tuple[str, float, object, float]
"""What was foreseen, with how many years to come, of what or whom, and with which chance."""
Forecast = tuple[str, int, float, float, bool]
"""The same as it came out: kind, game, years to come, chance, and whether it came true."""


@dataclass
class Turn:
    """A turn as it goes on."""

    worth: Worth
    placed: list[Province] = field(default_factory=list)

    def after(self, decision: Decision) -> list[Foreseen]:
        """What is foreseen once the turn is over; nothing before."""
        if isinstance(decision, Conquer):
            self.placed.append(decision.conquest.province)
        if not isinstance(decision, EndTurn):
            return []
        ends = self.worth.ends(len(self.placed))
        found: list[Foreseen] = []
        for province in Province:
            golden = decision.golden[1] if decision.golden and decision.golden[0] is province else None
            chance = self.worth.majorities.chance(province, self.placed, ends, golden) / MILLI
            me = self.worth.position.me
            found.append(("majority", 0.0 if ends else self.worth.years, (province, me), chance))
        return found


def of_winning(game: Game, position: Position, years: float, number: int) -> list[Foreseen]:
    """What is said of everybody's chances at a turn: to the one who plays, and to another."""
    win = advise_to_win(position, playouts=FEW_PLAYOUTS).best.win
    others = [general for general in position.players if general is not position.me]
    other = see(game, others[number % len(others)]).outlook()
    assert win
    assert isinstance(game.year, Control)
    told = {
        "advice": win.chances,
        "seen by another": chances(other, game.year, FEW_PLAYOUTS, seed=number),
    }
    return [(kind, years, who, chance) for kind, each in told.items() for who, chance in each.items()]


def forecasts(players: int, playouts: int, number: int) -> list[Forecast]:
    """Everything foreseen in one game, with what came of it."""
    generals = list(General)[:players]
    game = new_game(generals, SEED + number)
    seated = {general: Advised(0, playouts=playouts) for general in generals}
    foreseen: list[Foreseen] = []
    turn: Turn | None = None
    turns = number
    while (general := due(game)) is not None:
        view = see(game, general)
        decision = seated[general].decide(view)
        if isinstance(game.year, Control):
            if turn is None:
                position = view.position()
                turn, turns = Turn(Worth(position)), turns + 1
                if turns % 3 == 0:
                    years = 0.0 if turn.worth.ends(0) else turn.worth.years
                    foreseen += of_winning(game, position, years, turns)
            foreseen += turn.after(decision)
            turn = None if isinstance(decision, EndTurn) else turn
        game = play(game, decision)
    counts = result(game)
    true = {(province, count.general) for count in counts for province in count.majorities}
    return [
        (kind, number, years, chance, what in true if kind == "majority" else what is counts[0].general)
        for kind, years, what, chance in foreseen
    ]


def slope(chance: np.ndarray, came: np.ndarray) -> float:
    """How much more often something comes true the likelier it was called; 1 where forecasts are right."""
    return float(np.cov(chance, came)[0, 1] / chance.var(ddof=1))


def table(kind: str, found: Iterable[Forecast]) -> None:
    """Print forecasts by tenths and by years to come, with the slope of what came on what was foreseen, and
    how far it may be off: games are drawn again and again."""
    number, years, chance, came = (
        np.array(column)
        for column in zip(*((n, y, c, t) for k, n, y, c, t in found if k == kind), strict=True)
    )
    print(f"{kind}: {len(chance)} forecasts, Brier score {((chance - came) ** 2).mean():.4f}")
    for low in np.arange(0, 1, 0.1):
        part = (chance >= low) & (chance < low + 0.1 + (low > 0.85))
        if part.sum() >= 20:
            print(f"   foreseen {chance[part].mean():5.1%}, came {came[part].mean():5.1%} ({part.sum()})")
    rng = np.random.default_rng(0)
    for year in range(9):
        part = np.floor(years + 0.5) == year
        games = [np.nonzero(part & (number == game))[0] for game in np.unique(number[part])]
        if part.sum() >= 100:
            drawn = [
                np.concatenate([games[n] for n in rng.integers(len(games), size=len(games))])
                for _ in range(RESAMPLED)
            ]
            error = 1.96 * float(np.std([slope(chance[some], came[some]) for some in drawn]))
            print(f"   {year} years to come: slope {slope(chance[part], came[part]):.2f} (± {error:.2f})")


def main(games: int, players: int, playouts: int) -> None:
    """Play the games on all cores and print how forecasts did."""
    with get_context("spawn").Pool(cores()) as pool:
        played = pool.imap(partial(forecasts, players, playouts), range(games))
        found = [forecast for game in played for forecast in game]
    positions = sum(kind == "majority" for kind, *_ in found) // len(Province)
    print(f"{games} games, {players} players, {playouts} playouts a play, {positions} turns")
    for kind in ("majority", "advice", "seen by another"):
        table(kind, found)


if __name__ == "__main__":
    told = [int(argument) for argument in sys.argv[1:]]
    main(*[*told, *(60, 4, 0)[len(told) :]])
