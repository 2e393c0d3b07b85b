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
from advisor.conquest.plan import Continuation, Plan, When
from advisor.worth.foresight import MILLI
from advisor.worth.later import Terms, Worth
from engine.board import Province, Spot
from engine.components import Bonus, Pay, Title, without
from engine.conquest import mover
from engine.errors import Rule
from engine.outcomes import Outcome, follow, outcomes
from engine.payment import UseExchange, UseHatamoto, UsePlusOne, lost
from engine.position import Position
from engine.turn import Conquest, favour_for

NOTABLE = Fraction(1, 100)
"""A chance that changes by less is not worth a word."""
VISIBLE = Fraction(1, 20)
"""Less favour looks like none."""
UNLIKELY = Fraction(3, 100)
"""Cases that are less likely are told together."""
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
    golden = best.flip
    if nexts and len({line.flip for line in nexts}) == 1:
        # A golden turn that is the same in all cases is said once.
        golden = nexts[0].flip
        nexts = tuple(replace(line, flip=None) for line in nexts)
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
        by_value=_explained(position, advice, advice.by_value) if advice.by_value else None,
        if_passing=next((play.win for play in advice.others if play.plan.conquest is None), None)
        if everything
        else None,
        is_proven=advice.optimal,
        bound=advice.bound,
        seconds=seconds,
        passing=advice.passing,
        kept=kept.hand,
        kept_tiles=kept.tiles,
        nexts=nexts,
        unlisted=_unlisted(nexts, everything),
        in_any_case=None if everything else _in_any_case(nexts),
        golden=golden,
        accounting=_accounting(advice.passing, compared.terms, everything, is_sensei) if compared else None,
        outlooks=outlooks if everything else outlooks[:MOST_OUTLOOKS],
        draws_first=advice.draws_first,
        can_conquer=mover(position).conquests_left > 0,
        draws_last=advice.draws_last,
        may_win_draw_last=advice.draws_last and _may_end_with_a_draw(position, advice.best.plan),
        ends=ends,
        weights=advice.worth.weights if everything and not ends else None,
        years=advice.worth.years,
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
    return ExplainedPlay(first, tuple(then), plan.flip, play.terms, expected, less, play.win)


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
    """The cases, those that are played alike as one: the likeliest first, and all that is left last. No case
    overlaps another."""
    if plan.conquest is None or not then:
        return ()
    brought = outcomes(position, plan.conquest.province, plan.conquest.payment.cards)
    alike: dict[object, tuple[Following, list[Outcome]]] = {}
    for branch, case in zip(plan.branches, then, strict=True):
        led = [outcome for outcome in brought if plan.then(outcome) is branch.then]
        first, known = alike.setdefault(_key(branch.then, case), (case, []))
        if known and first.move and first.move.drawn:
            # What is lost differs from card to card.
            first = replace(first, move=replace(first.move, lost=()))
            alike[_key(branch.then, case)] = first, known
        # Several branches of a plan may go on in the same way.
        known += [outcome for outcome in led if outcome not in known]
    nexts = [
        Next(
            _covering(led, brought),
            False,
            sum((o.probability for o in led), Fraction()),
            case.move,
            case.flip,
        )
        for case, led in alike.values()
    ]
    # What takes most words to tell apart is what is left when the others are told.
    rest = max(nexts, key=lambda line: (len(line.whens), line.move is None, line.probability))
    if len(rest.whens) > 1 or len(nexts) == 1:
        nexts[nexts.index(rest)] = replace(rest, is_rest=True)
    return tuple(sorted(nexts, key=lambda line: (line.is_rest, -line.probability)))


def _key(then: Continuation, case: Following) -> object:
    """What is the same for cases that are played alike, whichever card was drawn just before."""
    move = case.move
    if move is None or move.drawn is None:
        return then
    return move.province, replace(move.payment, cards=without(move.payment.cards, [move.drawn])), case.flip


def _covering(led: Sequence[Outcome], brought: Sequence[Outcome]) -> tuple[When, ...]:
    """Conditions that hold for just these outcomes: by the bonus alone where that is enough, else by the card
    drawn too, else by the tile that is uncovered."""
    found: list[When] = []
    for bonus in dict.fromkeys(outcome.bonus for outcome in led):
        of_bonus = [outcome for outcome in brought if outcome.bonus is bonus]
        if all(outcome in led for outcome in of_bonus):
            found.append(When(bonus))
            continue
        for drawn in dict.fromkeys(outcome.drawn for outcome in led if outcome.bonus is bonus):
            of_card = [outcome for outcome in of_bonus if outcome.drawn is drawn]
            if drawn and all(outcome in led for outcome in of_card):
                found.append(When(bonus, drawn))
            else:
                found += [When(bonus, drawn, outcome.next_tile) for outcome in of_card if outcome in led]
    return tuple(found)


def _unlisted(nexts: Sequence[Next], everything: bool) -> tuple[Next, ...]:
    """The cases that are not listed at once: the unlikely ones, or all where they take the same province."""
    if everything or len(nexts) == 1:
        return ()
    if _in_any_case(nexts):
        return tuple(nexts)
    unlikely = tuple(line for line in nexts if line.probability < UNLIKELY and not line.is_rest)
    return unlikely if len(unlikely) > 1 else ()


def _in_any_case(nexts: Sequence[Next]) -> Move | None:
    """The second conquest, where all cases make the same and only the payment differs."""
    moves = [line.move for line in nexts if line.move]
    spots = {move.spot for move in moves}
    return moves[0] if len(nexts) > 1 and len(moves) == len(nexts) and len(spots) == 1 else None


def _accounting(before: Terms, after: Terms, everything: bool, is_sensei: bool) -> Accounting:
    """The favour of this turn and the terms that come to something, or all of them."""
    rows = []
    for name, was in before.by_name().items():
        becomes = after.by_name()[name]
        is_his = name != "golden" or is_sensei
        # Rows that are nothing before and after are left out, so that the others add up to the sum.
        if name == "points" or (is_his and everything) or max(abs(was), abs(becomes)) >= VISIBLE:
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
