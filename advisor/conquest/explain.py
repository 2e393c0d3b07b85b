"""Why a play is advised: the plan laid out move by move, and the figures that decided, as data."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from fractions import Fraction

from advisor.conquest.advice import Advice, Play
from advisor.conquest.plan import Continuation, Plan, When
from advisor.worth.later import Terms, Worth
from advisor.worth.majorities import MILLI
from engine.board import Province, Spot
from engine.components import Bonus, BonusTile, Card, Cards, Favour, Symbol, without
from engine.conquest import Conquest, favour_for, spent_tiles
from engine.errors import Rule
from engine.outcomes import Outcome, follow, outcomes
from engine.payment import Pay, Payment, UseExchange, UseHatamoto, UsePlusOne, lost
from engine.position import Position

NOTABLE = Fraction(1, 100)
"""A chance that changes by less is not worth a word."""


@dataclass(frozen=True, slots=True)
class Move:
    """A conquest as it is played: where, for how much, what is put down and what of it is lost."""

    province: Province
    at: int
    favour: Favour
    payment: Payment
    lost: tuple[Symbol, ...]
    drawn: Card | None = None
    """The card of the payment that was drawn only just before."""


@dataclass(frozen=True, slots=True)
class Next:
    """What follows the first conquest in one or several cases, and how likely they are together."""

    whens: tuple[When, ...]
    is_rest: bool
    """Whether it is for all that no other case names."""
    probability: Fraction
    move: Move | None
    flip: Spot | None


@dataclass(frozen=True, slots=True)
class Outlook:
    """My chance to dominate a province in the end: if I pass, and with the play."""

    province: Province
    before: Fraction
    after: Fraction


@dataclass(frozen=True, slots=True)
class Explanation:
    """Everything that is said about a piece of advice."""

    advice: Advice
    first: Move | None
    kept: Cards
    """The cards in hand after the first conquest."""
    kept_tiles: tuple[BonusTile, ...]
    nexts: tuple[Next, ...]
    outlooks: tuple[Outlook, ...]
    """The provinces in which the play changes my chances."""
    others: tuple[tuple[Play, Move | None], ...]
    draws_last: bool
    """Whether a Draw tile may be left or won at the end, and is better used then."""
    ends: bool
    """Whether the game ends this year whatever is played."""
    rules: tuple[Rule, ...]
    """The rules that the play leans on."""
    not_described: tuple[Province, ...]

    @property
    def terms(self) -> Terms:
        """What the play is worth, term by term."""
        return self.advice.best.terms


def explain(position: Position, advice: Advice) -> Explanation:
    """The advice laid out."""
    plan = advice.best.plan
    first = first_move(position, advice.best)
    payment = first.payment if first else None
    nexts = _nexts(position, plan)
    return Explanation(
        advice,
        first,
        without(position.hand, payment.cards) if payment else position.hand,
        without(position.tiles, spent_tiles(position.tiles, payment)) if payment else position.tiles,
        nexts,
        _outlooks(position, plan),
        tuple((play, first_move(position, play)) for play in advice.others),
        advice.draws_last and _may_end_with_a_draw(position, plan),
        Worth(position).ends(0),
        _rules([move for move in (first, *(line.move for line in nexts)) if move]),
        tuple(province for province in Province if province not in position.board),
    )


def first_move(position: Position, play: Play | None) -> Move | None:
    """The first conquest of a play, if it makes one."""
    return _move(position, play.plan.conquest) if play and play.plan.conquest else None


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


def _nexts(position: Position, plan: Plan) -> tuple[Next, ...]:
    """The cases, those that are played alike as one."""
    first = plan.conquest
    if first is None:
        return ()
    grouped: dict[object, Next] = {}
    brought = outcomes(position, first.province, first.payment.cards)
    for branch in plan.branches:
        led = [outcome for outcome in brought if plan.then(outcome) is branch.then]
        move = _second(position, first, branch.then.conquest, led[0])
        key: object = branch.then
        if move and move.drawn:
            own = without(move.payment.cards, [move.drawn])
            key = move.province, replace(move.payment, cards=own), branch.then.flip
        when = _as_bonus(branch.when, led, brought)
        is_rest = when == When()
        if is_rest or key not in grouped:
            of_its_own = branch if is_rest else key
            grouped[of_its_own] = Next((when,), is_rest, branch.probability, move, branch.then.flip)
        else:
            known = grouped[key]
            grouped[key] = replace(
                known,
                whens=(*known.whens, when),
                probability=known.probability + branch.probability,
                # What is lost differs from card to card.
                move=replace(move, lost=()) if move and move.drawn else move,
            )
    return tuple(grouped.values())


def _as_bonus(when: When, led: Sequence[Outcome], brought: Sequence[Outcome]) -> When:
    """The rest by its name, where it is one bonus and all of it."""
    bonus = led[0].bonus
    if when == When() and bonus and set(led) == {outcome for outcome in brought if outcome.bonus is bonus}:
        return When(bonus)
    return when


def _second(position: Position, first: Conquest, conquest: Conquest | None, outcome: Outcome) -> Move | None:
    if conquest is None:
        return None
    move = _move(follow(position, first, outcome).position, conquest)
    kept = without(position.hand, first.payment.cards)
    drawn = outcome.drawn
    if drawn and conquest.payment.cards.count(drawn) > kept.count(drawn):
        return replace(move, drawn=drawn)
    return move


def _outlooks(position: Position, plan: Plan) -> tuple[Outlook, ...]:
    worth = Worth(position)
    if plan.conquest is None:
        turns: list[tuple[tuple[Province, ...], Spot | None, Fraction]] = [((), plan.flip, Fraction(1))]
    else:
        turns = [
            (_placed(plan.conquest, step), step.flip, outcome.probability)
            for outcome in outcomes(position, plan.conquest.province, plan.conquest.payment.cards)
            for step in [plan.then(outcome)]
        ]
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


def _placed(first: Conquest, step: Continuation) -> tuple[Province, ...]:
    return (first.province, step.conquest.province) if step.conquest else (first.province,)


def _rules(moves: Sequence[Move]) -> tuple[Rule, ...]:
    found: dict[Rule, None] = {}
    for move in moves:
        found[Rule.KOKU_NEEDED if move.payment.pay is Pay.KOKU else Rule.TROOPS_NEEDED] = None
        for step in move.payment.steps:
            match step:
                case UseHatamoto():
                    found[Rule.HATAMOTO_ONCE] = None
                case UseExchange():
                    found[Rule.EXCHANGE_SOMETHING] = None
                case UsePlusOne():
                    found[Rule.PLUS_ONE_SAME] = None
    if len(moves) > 1:
        found[Rule.TWO_CONQUESTS] = None
    return tuple(found)
