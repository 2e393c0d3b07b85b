"""Programs that play whole games, each deciding from what a player may see."""

import random
from collections.abc import Mapping

from advisor.conquest.advise import advise, draws_first
from advisor.conquest.plan import Continuation, Plan
from advisor.sharing.advise import advise_sharing
from advisor.solver.objective import Objective
from advisor.winning.chances import advise_to_win
from advisor.winning.match_faults import MatchError, NotAPlayer
from advisor.winning.plain_sharing import PLAIN_SHARING, PlainSharing
from advisor.winning.player import Player, PlayerMaker
from advisor.worth.later import Worth
from advisor.worth.law import Law
from engine.board import Province, Spot
from engine.components import Kamon, Named, Title
from engine.notation import find, nearest
from engine.outcomes import follow, outcomes
from engine.position import Position
from engine.refusals import Forbidden, NotHisTurn
from engine.scoring import majority
from engine.sharing import Sharing
from engine.state import Conquer, Control, Decision, EndTurn, UseDraw
from engine.turn import Conquest, Mover, favour_for, simple_kamons
from engine.view import View
from engine.ways import payable, ways, with_steps

__all__ = ["Advised", "Greedy", "Player", "PlayerKind", "Random", "kind_named"]

FEW_PLAYOUTS = 400
"""So many for each play in a match: fewer than at the table, for there are many turns."""
ENOUGH = 300.0
"""Seconds for a turn: far more than any takes, so that no clock has a say in what is decided."""


class Random:
    """Decides anything that is legal, each with the same chance."""

    def __init__(self, seed: int) -> None:
        self._rng = random.Random(seed)

    def decide(self, view: View) -> Decision:
        """My next decision."""
        choices = view.legal()
        if not choices:
            raise Forbidden(NotHisTurn(view.me))
        return choices[self._rng.randrange(len(choices))]


class Greedy:
    """Takes the most favour that it can get at once, and shares by plain values, perhaps his own. It never
    rolls dice, so all seeds play alike."""

    def __init__(self, seed: int, *, plain: PlainSharing | None = None) -> None:
        self._plain = plain

    def decide(self, view: View) -> Decision:
        """My next decision."""
        year, plain = _my_year(view), self._plain or PLAIN_SHARING[len(view.seats)]
        if isinstance(year, Sharing):
            return plain.decide(year)
        if view.can_draw:
            return UseDraw()
        mover = view.mover(year)
        if mover.conquests_left and (conquest := _richest(view, mover, plain)):
            return Conquer(conquest)
        kamons = {province: site.kamons for province, site in view.board.items()}
        return EndTurn(_golden(kamons, mover) if mover.title is Title.SENSEI else None)


class Advised:
    """Plays as it is advised, in both kinds of years. It never rolls dice of its own, so all seeds play
    alike. It may share by plain values, or judge by another law; without playouts it plays what is worth
    most."""

    def __init__(
        self,
        seed: int,
        *,
        playouts: int = FEW_PLAYOUTS,
        law: Law | None = None,
        plain: PlainSharing | None = None,
        time_limit: float = ENOUGH,
    ) -> None:
        self._plain = plain
        self._playouts = playouts
        self._law = law
        self._time_limit = time_limit
        self._planned: tuple[Position, Plan] | None = None
        """The plan of the last turn, and the position that it was made for."""

    def decide(self, view: View) -> Decision:
        """My next decision."""
        year = _my_year(view)
        if isinstance(year, Sharing):
            return (
                self._plain.decide(year)
                if self._plain
                else advise_sharing(view.sharing_position(), playouts=self._playouts).best.decision
            )
        position = view.position()
        if draws_first(position, Worth(position, self._law)):
            return UseDraw()
        # Playouts look again once the tile is known, as at the table.
        planned = None if self._playouts else self._as_planned(position)
        then = planned or self._advised(position)
        return Conquer(then.conquest) if then.conquest else EndTurn(then.flip)

    def _advised(self, position: Position) -> Continuation:
        if self._playouts:
            advice = advise_to_win(position, 1, self._playouts, self._time_limit, self._law)
        else:
            advice = advise(position, Objective.VALUE, time_limit=self._time_limit, law=self._law)
        plan = advice.best.plan
        self._planned = position, plan
        return Continuation(plan.conquest, plan.flip)

    def _as_planned(self, position: Position) -> Continuation | None:
        """What the plan says now that its first conquest is made; None where it is not that moment."""
        if self._planned is None:
            return None
        before, plan = self._planned
        first = plan.conquest
        if first is None or position.conquests_made != before.conquests_made + 1:
            return None
        uncovered = position.board[first.province].tile
        for outcome in outcomes(before, first.province, first.payment.cards):
            is_next = outcome.next_tile is (uncovered and uncovered.troop)
            if is_next and follow(before, first, outcome).position == position:
                return plan.then(outcome)
        return None


class PlayerKind(Named):
    """The players by name."""

    RANDOM = "random", "Random"
    GREEDY = "greedy", "Greedy"
    ADVISED = "advised", "Advised"

    @property
    def maker(self) -> PlayerMaker:
        """What makes one out of a seed."""
        return _MAKERS[self]


_MAKERS: Mapping[PlayerKind, PlayerMaker] = {
    PlayerKind.RANDOM: Random,
    PlayerKind.GREEDY: Greedy,
    PlayerKind.ADVISED: Advised,
}


def kind_named(name: str) -> PlayerKind:
    """The players of a name, however it is written; `MatchError` where there are none."""
    kind = find(PlayerKind, name)
    if kind is None:
        known = tuple(str(kind.value) for kind in PlayerKind)
        raise MatchError(NotAPlayer(name, known, nearest(PlayerKind, name)))
    return kind


def _my_year(view: View) -> Sharing | Control:
    """The year under way; `Forbidden` where it is not for me to decide."""
    match view.year:
        case Sharing() if view.year.due is view.me:
            return view.year
        case Control() if view.year.order[0] is view.me:
            return view.year
        case _:
            raise Forbidden(NotHisTurn(view.me))


def _richest(view: View, mover: Mover, plain: PlainSharing) -> Conquest | None:
    """The conquest with the most favour; of equals, the one whose cards are worth least, then the first on
    the board."""
    means = mover.means
    within_reach = [
        (favour_for(province, view.board[province].position, mover.title), province, demand)
        for province, demand in view.demands()
        if demand and payable(demand, means)
    ]
    if not within_reach:
        return None
    most = max(favour for favour, _, _ in within_reach)
    province, demand, way = min(
        (
            (province, demand, way)
            for favour, province, demand in within_reach
            if favour == most
            for way in ways(demand, means)
        ),
        key=lambda offer: plain.cards(offer[2].cards),
    )
    return Conquest(province, with_steps(demand, way))


def _golden(kamons: Mapping[Province, tuple[Kamon, ...]], mover: Mover) -> Spot | None:
    """The first kamon that wins a majority when it is turned golden, or else the first."""
    spots = simple_kamons(kamons, mover.general)
    for spot in spots:
        province, _ = spot
        turned = majority(mover.turn_golden(kamons, spot))
        if turned is mover.general and majority(kamons[province]) is not mover.general:
            return spot
    return spots[0] if spots else None
