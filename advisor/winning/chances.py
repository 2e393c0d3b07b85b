"""The play that wins most often: the best ones by value, compared by playouts to the end of the game."""

from collections.abc import Sequence
from dataclasses import replace

from advisor.conquest.advice import Advice, Play
from advisor.conquest.advise import advise
from advisor.conquest.plan import Plan
from advisor.solver.objective import PLAYOUTS, TIME_LIMIT, Objective
from advisor.winning.comparing import Progress, compared
from advisor.winning.deals import missing_for_playouts
from advisor.winning.playouts import Playouts
from advisor.worth.law import Law
from engine.position import Position

CANDIDATES = 4
"""So many plays by value are compared, passing aside."""
FEW_KAMONS = 2
"""With so few left, I may end the game: every way to begin is compared then."""


def advise_to_win(
    position: Position,
    top: int = 1,
    playouts: int = PLAYOUTS,
    time_limit: float = TIME_LIMIT,
    law: Law | None = None,
    progress: Progress = lambda done, of: None,
) -> Advice:
    """Of the best plays by value, passing always among them, the one that wins most; for a position that
    tells enough. A fixed number of playouts decides, so that the same position gets the same answer."""
    candidates = CANDIDATES if position.kamons_of(position.me) > FEW_KAMONS else 2 * len(position.board)
    advice = advise(position, Objective.VALUE, max(top, candidates), time_limit, law)
    plays = [advice.best, *advice.others]
    if all(play.plan.conquest for play in plays):
        plays.append(Play(Plan(None, flip=advice.worth.golden(())), advice.passing))
    best, *others = judged = compare(position, plays, advice.draws_last, playouts, progress)
    by_value = next(play for play in judged if play.plan is advice.best.plan)
    is_worth_less = best.terms.total < by_value.terms.total
    return replace(
        advice,
        objective=Objective.WIN,
        best=best,
        others=tuple(others[: max(0, top - 1)]),
        optimal=advice.optimal and not is_worth_less,
        by_value=by_value if is_worth_less else None,
    )


def best_advice(
    position: Position,
    objective: Objective | None = None,
    top: int = 1,
    playouts: int = PLAYOUTS,
    time_limit: float = TIME_LIMIT,
    progress: Progress = lambda done, of: None,
) -> Advice:
    """Advice by an objective; by default to win, where the position tells enough to play it out."""
    if objective is None:
        objective = Objective.WIN if playouts and not missing_for_playouts(position) else Objective.VALUE
    if objective is Objective.WIN and playouts:
        return advise_to_win(position, top, playouts, time_limit, progress=progress)
    return advise(position, Objective.VALUE if objective is Objective.WIN else objective, top, time_limit)


def with_chance(position: Position, play: Play, advice: Advice, playouts: int) -> Play:
    """A play with how often it wins, with the same luck as the plays of an advice."""
    return compare(position, [play], advice.draws_last, playouts, lambda done, of: None)[0]


def compare(
    position: Position, plays: Sequence[Play], draws_last: bool, playouts: int, progress: Progress
) -> list[Play]:
    """Plays with how often each won, the advised one first."""
    games = Playouts(position, [play.plan for play in plays], draws_last)
    worths = [float(play.terms.total) for play in plays]
    order = compared(position, games, worths, playouts, progress)
    return [replace(plays[number], win=win) for number, win in order]
