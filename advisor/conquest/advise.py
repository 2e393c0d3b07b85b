"""Finding the best plays of a turn."""

from collections.abc import Sequence
from contextlib import suppress
from fractions import Fraction
from time import monotonic

from advisor.conquest.advice import Advice, Play
from advisor.conquest.plan import Continuation, Plan, merged_branches, terms
from advisor.solver.cases import First, Turn
from advisor.solver.least_cost import LeastCost
from advisor.solver.objective import TIME_LIMIT, Objective
from advisor.solver.search import LEAST, TOLERANCE, Found, Opening, OutOfTime, Score, Second, ToBeat, beats
from advisor.worth.draw_tiles import final_worth
from advisor.worth.later import Terms, Worth
from advisor.worth.law import Law
from engine.board import Province
from engine.components import Card, Cards, sorted_cards, without
from engine.conquest import mover
from engine.outcomes import Outcome, follow, outcomes
from engine.position import Position
from engine.scoring import final_koku
from engine.turn import Conquest
from engine.ways import Way, lean, payable, with_steps


def advise(
    position: Position,
    objective: Objective = Objective.VALUE,
    top: int = 1,
    time_limit: float = TIME_LIMIT,
    law: Law | None = None,
) -> Advice:
    """The `top` best plays, no two of them beginning with the same province paid in the same way; what is
    worth something later is judged by a law, by default that for the number of players."""
    deadline = monotonic() + time_limit
    worth = Worth(position, law)
    turn = Turn(position, worth)
    passing = Plan(None, flip=worth.golden(()))
    do_nothing = Play(passing, terms(position, passing, worth))
    nothing = _score(do_nothing.terms, objective)
    openings = _searched(turn, turn.firsts(), objective, top, deadline, nothing)
    found = _plays(turn, openings)
    # Of equal plays, passing comes first, then the first on the board.
    plays = sorted([do_nothing, *found], key=lambda play: _rounded(_score(play.terms, objective)))
    if not found and any(beats(opening.bound, nothing) for opening in openings):
        plays.insert(0, _payable_at_once(turn, [opening.first for opening in openings]))
    best = _score(plays[0].terms, objective)
    bound = max([best, *(opening.bound for opening in openings)])[0]
    is_met = bound - best[0] <= TOLERANCE
    expected = plays[0].terms.points if objective is Objective.POINTS else plays[0].terms.total
    return Advice(
        objective,
        plays[0],
        tuple(plays[1:top]),
        do_nothing.terms,
        expected if is_met else Fraction(bound),
        is_met,
        draws_first(position, worth),
        _draws_last(worth),
        worth,
    )


def best_taking(
    position: Position,
    province: Province,
    objective: Objective = Objective.VALUE,
    time_limit: float = TIME_LIMIT,
    law: Law | None = None,
) -> Play | None:
    """The best play that takes a province for certain, first or second; None where there is none. With too
    little time to find it, one that begins with the province, if it can be paid for."""
    turn = Turn(position, Worth(position, law))
    openings = _searched(turn, turn.firsts_taking(province), objective, 1, monotonic() + time_limit)
    found = _plays(turn, openings)
    begin = [opening.first for opening in openings if opening.first.province is province]
    if begin and not found:
        found = [_payable_at_once(turn, begin)]
    return min(found, key=lambda play: _rounded(_score(play.terms, objective)), default=None)


def _searched(
    turn: Turn,
    firsts: Sequence[First],
    objective: Objective,
    top: int,
    deadline: float,
    passing: Score | None = None,
) -> list[Opening]:
    """Openings with these first conquests, searched until none can beat the plays asked for or time is up."""
    least_cost = LeastCost(turn)
    openings = [Opening(turn, first, objective, least_cost, deadline) for first in firsts]
    with suppress(OutOfTime):
        if openings:
            # The model has a say in every turn, also where the closed form rules out all but passing.
            likeliest = max(openings, key=lambda opening: opening.bound)
            likeliest.look_closer(ToBeat((LEAST,) * len(likeliest.bound)))
        while True:
            goals = [(opening, _to_beat(opening, openings, top, passing)) for opening in openings]
            still_open = [(opening, goal) for opening, goal in goals if opening.is_open(goal)]
            if not still_open:
                break
            opening, goal = max(still_open, key=lambda pair: pair[0].bound)
            opening.look_closer(goal)
    return openings


def _to_beat(opening: Opening, openings: Sequence[Opening], top: int, passing: Score | None) -> ToBeat:
    """What an opening has to beat to be among the plays asked for; of equals, the first on the board is."""
    known = [(found.found.score, _place(found)) for found in _best_of_each(openings) if found.found]
    if passing is not None:
        known.append((passing, PASSING))
    if len(known) < top:
        return ToBeat((LEAST,) * len(opening.bound))
    score, place = sorted(known, key=lambda play: (_rounded(play[0]), play[1]))[top - 1]
    return ToBeat(score, is_beaten_by_equals=_place(opening) < place)


PASSING = (-1, -1)
"""The place of passing: before all provinces."""


def _place(opening: Opening) -> tuple[int, int]:
    """Where an opening stands among equals: by the order of the board, in troops before koku."""
    return opening.first.province.rank, opening.first.pay.rank


def _best_of_each(openings: Sequence[Opening]) -> list[Opening]:
    """The best opening for each province and way of paying; most have but one."""
    best: dict[tuple[int, int], Opening] = {}
    for opening in openings:
        known = best.get(_place(opening))
        if known is None or _is_better(opening, known):
            best[_place(opening)] = opening
    return list(best.values())


def _is_better(one: Opening, other: Opening) -> bool:
    if one.found is None or other.found is None:
        return one.found is not None
    return beats(one.found.score, other.found.score)


def _plays(turn: Turn, openings: Sequence[Opening]) -> list[Play]:
    """What was found for each province and way of paying."""
    best = _best_of_each(openings)
    return [_play(turn, opening.first, opening.found) for opening in best if opening.found]


def _score(found: Terms, objective: Objective) -> Score:
    value = float(found.total)
    return (float(found.points), value) if objective is Objective.POINTS else (value,)


def _rounded(score: Score) -> tuple[int, ...]:
    """A score as a key for sorting, the best first: what differs by less than the tolerance is equal."""
    return tuple(-round(part / TOLERANCE) for part in score)


def draws_first(position: Position, worth: Worth) -> int:
    """How many Draw tiles to use before anything else. A card may serve a conquest; where none can follow,
    it is worth something only as it is at the end of a turn."""
    draws = worth.draws(position.tiles)
    if mover(position).conquests_left > 0:
        return draws.cards
    if worth.ends(0):
        counts = final_worth(position.hand, position.tiles, draws)
        return draws.cards if counts > final_koku(position.hand, position.tiles) else 0
    return draws.cards if draws.is_better_now else 0


def _draws_last(worth: Worth) -> bool:
    """Whether to use a Draw tile that is left at the end of the turn (ruling 17). In the last year it costs
    nothing; in others a card has to be worth more than the tile."""
    one = worth.draws(()).more()
    return one.cards > 0 and (worth.ends(0) or one.is_better_now)


def _payable_at_once(turn: Turn, firsts: Sequence[First]) -> Play:
    """Where no time was left to search: of plays that can be paid for, the one that is worth most if nothing
    follows it."""
    position, found = turn.position, []
    for first in firsts:
        way = lean(first.demand, Way(first.pay, turn.means.cards, turn.means.tools))
        conquest = Conquest(first.province, with_steps(first.demand, way))
        kept = mover(position).place(position.board[first.province], conquest).mover
        later = turn.worth.later(kept.hand, kept.tiles, (first.province,))
        found.append((first.favour + later.total, first, way))
    _, first, way = max(found, key=lambda play: play[0])
    return _play(turn, first, Found((), way, {}))


def _play(turn: Turn, first: First, found: Found) -> Play:
    """The play that was found, played out under the referee."""
    position, worth = turn.position, turn.worth
    conquest = Conquest(first.province, with_steps(first.demand, found.first))
    hand = without(position.hand, found.first.cards)
    continuations: dict[Outcome, Continuation] = {}
    can_follow = False
    for outcome in outcomes(position, first.province, found.first.cards):
        second = found.seconds.get((outcome.bonus, outcome.drawn, outcome.next_tile))
        then = _conquest(second, hand, outcome.drawn) if second else None
        placed = (first.province, then.province) if then else (first.province,)
        continuations[outcome] = Continuation(then, worth.golden(placed))
        can_follow = can_follow or _can_conquer(follow(position, conquest, outcome).position)
    if can_follow:
        plan = Plan(conquest, merged_branches(continuations))
    else:
        plan = Plan(conquest, flip=worth.golden((first.province,)))
    play = Play(plan, terms(position, plan, worth))
    for told, came in zip(
        found.score, _score(play.terms, Objective.POINTS)[-len(found.score) :], strict=False
    ):
        if abs(told - came) > TOLERANCE:
            raise RuntimeError(f"played out, {plan} brings {came}, not {told}")
    return play


def _conquest(second: Second, hand: Cards, drawn: Card | None) -> Conquest:
    """A second conquest out of a hand; the card drawn may take the place of one that stood for it."""
    offer, way, stood = second.offer, second.way, second.drawn
    if drawn and stood and way.cards.count(stood) > hand.count(stood):
        way = way._replace(cards=sorted_cards([*without(way.cards, [stood]), drawn]))
    return Conquest(offer.province, with_steps(offer.demand, way))


def _can_conquer(position: Position) -> bool:
    means = position.means()
    return mover(position).conquests_left > 0 and any(
        payable(site.demand(province), means) for province, site in position.board.items() if not site.is_full
    )
