"""Laying a piece of advice out: move by move, case by case, with the figures that decided."""

from collections.abc import Sequence
from dataclasses import replace
from fractions import Fraction

from advisor.conquest.advice import Advice, Play, WhyNot
from advisor.conquest.explanation import (
    Accounting,
    ExplainedPlay,
    Explanation,
    Following,
    Move,
    Next,
    Outlook,
    Row,
    WhyNotExplained,
)
from advisor.conquest.plan import Plan, When
from advisor.worth.later import Terms, Worth
from advisor.worth.majorities import MILLI
from engine.board import Province, Spot
from engine.components import Bonus, Pay, Title
from engine.conquest import mover
from engine.errors import Rule
from engine.outcomes import Outcome, follow, outcomes
from engine.payment import UseExchange, UseHatamoto, UsePlusOne, lost
from engine.position import Position
from engine.turn import Conquest, favour_for

NOTABLE = Fraction(1, 100)
"""A chance that changes by less is not worth a word."""
VISIBLE = Fraction(1, 20)
"""Favour that changes by less looks the same."""
MOST_CASES = 6
"""So many cases can be taken in at a glance."""
MOST_OUTLOOKS = 4


def explain(
    position: Position,
    advice: Advice,
    *,
    top: int = 2,
    everything: bool = False,
    seconds: float = 0.0,
    why_not: WhyNot | None = None,
) -> Explanation:
    """The advice laid out for somebody who wants to see the `top` plays, or everything about the best."""
    best = _explained(position, advice, advice.best)
    others = tuple(_explained(position, advice, play) for play in advice.others)
    nexts = _nexts(position, advice.best.plan, best.then)
    listed = _listed(nexts, everything)
    compared = best if best.first else next((play for play in others if play.first), None)
    ends = advice.worth.ends(0)
    kept = mover(position)
    if advice.best.plan.conquest:
        site = position.board[advice.best.plan.conquest.province]
        kept = kept.place(site, advice.best.plan.conquest).mover
    outlooks = _outlooks(position, advice.best.plan, advice.worth)
    is_sensei = position.title is Title.SENSEI
    return Explanation(
        objective=advice.objective,
        title=position.title,
        best=best,
        others=others,
        runners_up=others[: top - 1],
        is_proven=advice.optimal,
        bound=advice.bound,
        seconds=seconds,
        passing=advice.passing,
        kept=kept.hand,
        kept_tiles=kept.tiles,
        nexts=nexts,
        unlisted=tuple(line for line in nexts if line not in listed),
        accounting=_accounting(advice.passing, compared.terms, everything, is_sensei) if compared else None,
        outlooks=outlooks if everything else outlooks[:MOST_OUTLOOKS],
        draws_first=advice.draws_first,
        can_conquer=mover(position).conquests_left > 0,
        draws_last=advice.draws_last,
        may_win_draw_last=advice.draws_last and _may_end_with_a_draw(position, advice.best.plan),
        ends=ends,
        shows_weights=everything and not ends,
        rules=_rules([best.first, *(line.move for line in nexts)]) if everything else (),
        not_described=tuple(province for province in Province if province not in position.board),
        why_not=_why_not(position, advice, why_not) if why_not else None,
    )


def _explained(position: Position, advice: Advice, play: Play) -> ExplainedPlay:
    plan, expected = play.plan, advice.expected(play)
    first = _move(position, plan.conquest) if plan.conquest else None
    then: list[Following] = []
    if plan.conquest:
        brought = outcomes(position, plan.conquest.province, plan.conquest.payment.cards)
        for branch in plan.branches:
            outcome = next(outcome for outcome in brought if plan.then(outcome) is branch.then)
            move = _second(position, plan.conquest, branch.then.conquest, outcome)
            then.append(Following(branch.when, branch.probability, move, branch.then.flip))
    less = advice.expected(advice.best) - expected
    return ExplainedPlay(first, tuple(then), plan.flip, play.terms, expected, less)


def _why_not(position: Position, advice: Advice, answer: WhyNot) -> WhyNotExplained:
    if answer.play is None:
        return WhyNotExplained(answer.province, None, None, None, answer.affordability)
    is_sensei = position.title is Title.SENSEI
    return WhyNotExplained(
        answer.province,
        _explained(position, advice, answer.play),
        answer.difference,
        _accounting(advice.best.terms, answer.play.terms, False, is_sensei),
        answer.affordability,
    )


def _may_end_with_a_draw(position: Position, plan: Plan) -> bool:
    """Whether the last conquest of a turn may win a Draw tile."""
    if plan.conquest is None:
        return False
    for outcome in outcomes(position, plan.conquest.province, plan.conquest.payment.cards):
        if second := plan.then(outcome).conquest:
            tile = follow(position, plan.conquest, outcome).position.board[second.province].tile
            if tile and tile.bonus in (None, Bonus.DRAW):
                return True
        elif outcome.bonus is Bonus.DRAW and outcome.drawn is None:
            return True
    return False


def _move(position: Position, conquest: Conquest) -> Move:
    province, payment = conquest.province, conquest.payment
    site = position.board[province]
    favour = favour_for(province, site.position, position.title)
    return Move(province, site.position, favour, payment, lost(site.demand(province), payment))


def _second(position: Position, first: Conquest, conquest: Conquest | None, outcome: Outcome) -> Move | None:
    if conquest is None:
        return None
    move = _move(follow(position, first, outcome).position, conquest)
    laid = first.payment.cards + conquest.payment.cards
    drawn = outcome.drawn
    if drawn and laid.count(drawn) > position.hand.count(drawn):
        return replace(move, drawn=drawn)
    return move


def _nexts(position: Position, plan: Plan, then: Sequence[Following]) -> tuple[Next, ...]:
    """The cases, those that are played alike as one."""
    if plan.conquest is None:
        return ()
    brought = outcomes(position, plan.conquest.province, plan.conquest.payment.cards)
    grouped: dict[object, Next] = {}
    for branch, case in zip(plan.branches, then, strict=True):
        move = case.move
        key: object = branch.then
        if move and move.drawn:
            own = list(move.payment.cards)
            own.remove(move.drawn)
            key = move.province, replace(move.payment, cards=tuple(own)), case.flip
        led = [outcome for outcome in brought if plan.then(outcome) is branch.then]
        when = _as_bonus(case.when, led, brought)
        is_rest = when == When()
        if is_rest or key not in grouped:
            of_its_own = branch if is_rest else key
            grouped[of_its_own] = Next((when,), is_rest, case.probability, move, case.flip)
        else:
            known = grouped[key]
            grouped[key] = replace(
                known,
                whens=(*known.whens, when),
                probability=known.probability + case.probability,
                # What is lost differs from card to card.
                move=replace(move, lost=()) if move and move.drawn else move,
            )
    return tuple(grouped.values())


def _as_bonus(when: When, led: Sequence[Outcome], brought: Sequence[Outcome]) -> When:
    """Name the default case by its bonus, where it covers exactly that bonus."""
    bonus = led[0].bonus
    if when == When() and bonus and set(led) == {outcome for outcome in brought if outcome.bonus is bonus}:
        return When(bonus)
    return when


def _listed(nexts: Sequence[Next], everything: bool) -> list[Next]:
    """The cases that are listed at once: all, or the likeliest where there are many."""
    if everything or len(nexts) <= MOST_CASES + 1:
        return list(nexts)
    return sorted(nexts, key=lambda line: -line.probability)[:MOST_CASES]


def _accounting(before: Terms, after: Terms, everything: bool, is_sensei: bool) -> Accounting:
    """The favour of this turn and the terms that change, or all of them."""
    rows = []
    for name, was in before.by_name().items():
        becomes = after.by_name()[name]
        is_his = name != "golden" or is_sensei
        if name == "points" or (is_his and everything) or abs(becomes - was) >= VISIBLE:
            rows.append(Row(name, was, becomes))
    return Accounting(tuple(rows), Row("total", before.total, after.total))


def _outlooks(position: Position, plan: Plan, worth: Worth) -> tuple[Outlook, ...]:
    first = plan.conquest
    turns: list[tuple[tuple[Province, ...], Spot | None, Fraction]] = [((), plan.flip, Fraction(1))]
    if first:
        turns = []
        for outcome in outcomes(position, first.province, first.payment.cards):
            then = plan.then(outcome)
            second = (then.conquest.province,) if then.conquest else ()
            turns.append(((first.province, *second), then.flip, outcome.probability))
    found = []
    for province in position.board:
        before = Fraction(worth.majorities.chance(province, (), worth.ends(0)), MILLI)
        after = Fraction()
        for placed, flip, probability in turns:
            golden = flip[1] if flip and flip[0] is province else None
            chance = worth.majorities.chance(province, placed, worth.ends(len(placed)), golden)
            after += probability * Fraction(chance, MILLI)
        if abs(after - before) >= NOTABLE:
            found.append(Outlook(province, before, after))
    return tuple(sorted(found, key=lambda outlook: -abs(outlook.after - outlook.before)))


def _rules(moves: Sequence[Move | None]) -> tuple[Rule, ...]:
    found: dict[Rule, None] = {}
    played = [move for move in moves if move]
    for move in played:
        found[Rule.KOKU_NEEDED if move.payment.pay is Pay.KOKU else Rule.TROOPS_NEEDED] = None
        for step in move.payment.steps:
            match step:
                case UseHatamoto():
                    found[Rule.HATAMOTO_ONCE] = None
                case UseExchange():
                    found[Rule.EXCHANGE_SOMETHING] = None
                case UsePlusOne():
                    found[Rule.PLUS_ONE_SAME] = None
    if len(played) > 1:
        found[Rule.TWO_CONQUESTS] = None
    return tuple(found)
