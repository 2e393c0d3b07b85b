"""Plays that were advised: how they begin, and the referee's word on every turn that they may lead to."""

from collections.abc import Iterator
from fractions import Fraction
from typing import NamedTuple

import pytest

from advisor.conquest.advice import Play
from advisor.conquest.plan import Continuation, Plan, When
from advisor.solver.objective import Objective
from engine.board import Demand, Province
from engine.components import Bonus, Card, Pay, Troop
from engine.conquest import Reveal, check, conquer, demand_at, turn_golden
from engine.outcomes import Outcome, follow, outcomes
from engine.payment import Payment
from engine.position import Position
from engine.turn import Conquest, favour_for
from tests.oracles.payments import Things, can_pay

MILLIONTH = Fraction(1, 10**6)
LONG = 300.0
"""Seconds: far more than any of these positions takes, so that none is answered short of proof."""


MEASURES = (Objective.POINTS, Objective.VALUE)
"""What the solver makes the most of; chances of winning are for playouts."""
BOTH = pytest.mark.parametrize("objective", MEASURES)


class Turn(NamedTuple):
    """A turn as a plan has it, for one outcome of its first conquest."""

    outcome: Outcome
    first: Conquest
    after_first: Position
    step: Continuation
    end: Position
    favour: int


def begins(play: Play) -> tuple[Province, Pay] | None:
    conquest = play.plan.conquest
    return (conquest.province, conquest.payment.pay) if conquest else None


def is_equal(one: Fraction, other: Fraction) -> bool:
    """To a millionth of a favour point, which is what the advice promises."""
    return abs(one - other) <= MILLIONTH


def assert_played_as_told(where: Position, play: Play) -> None:
    """The referee accepts both conquests and the golden turn whatever the first brings; no payment can do
    with less; and the favour comes to what is promised."""
    plan = play.plan
    if plan.conquest is None:
        assert plan.branches == ()
        assert play.terms.points == 0
        assert_turned(where, plan.flip)
        return
    assert_paid(where, plan.conquest)
    expected = Fraction()
    for turn in turns(where, plan):
        if turn.step.conquest:
            assert_paid(turn.after_first, turn.step.conquest)
        assert_turned(turn.end, turn.step.flip)
        expected += turn.outcome.probability * turn.favour
    assert play.terms.points == expected


def turns(where: Position, plan: Plan) -> Iterator[Turn]:
    """The turn for each thing that the first conquest can bring; the first case that fits counts."""
    assert plan.conquest
    province = plan.conquest.province
    for outcome in outcomes(where, province, plan.conquest.payment.cards):
        step = next(
            (branch.then for branch in plan.branches if fits(branch.when, outcome)),
            Continuation(None, plan.flip),
        )
        assert plan.then(outcome) == step
        after = end = follow(where, plan.conquest, outcome).position
        favour = favour_for(province, where.board[province].position, where.title)
        if second := step.conquest:
            site = after.board[second.province]
            shown = Reveal()
            if site.tile:
                next_tile = Troop.BUSHI if site.tiles_left > 1 else None
                shown = Reveal(site.tile.bonus or Bonus.DRAW, next_tile)
            conquered = conquer(after, second, shown)
            end = conquered.position
            yield Turn(outcome, plan.conquest, after, step, end, favour + conquered.favour)
        else:
            yield Turn(outcome, plan.conquest, after, step, end, favour)


def fits(when: When, outcome: Outcome) -> bool:
    pairs = (
        (when.bonus, outcome.bonus),
        (when.drawn, outcome.drawn),
        (when.next_tile, outcome.next_tile),
    )
    return all(asked is None or asked is brought for asked, brought in pairs)


def assert_turned(where: Position, flip: tuple[Province, int] | None) -> None:
    if flip:
        turn_golden(where, flip)


def assert_paid(where: Position, conquest: Conquest) -> None:
    """The conquest is legal, and its payment does not do with any card, tile or the Hatamoto left out."""
    check(where, conquest)
    asked, payment = demand_at(where, conquest.province), conquest.payment

    def pays(paid: Things) -> bool:
        return can_pay(paid, payment.pay.value, needed(asked), asked.koku)

    cards, exchange, plus_one, hatamoto = paid = things(payment)
    assert pays(paid)
    for at in range(len(cards)):
        assert not pays((cards[:at] + cards[at + 1 :], exchange, plus_one, hatamoto))
    assert not (exchange and pays((cards, exchange - 1, plus_one, hatamoto)))
    assert not (plus_one and pays((cards, exchange, plus_one - 1, hatamoto)))
    assert not (hatamoto and pays((cards, exchange, plus_one, 0)))


def things(payment: Payment) -> Things:
    """A payment as the oracle counts it."""
    exchange, plus_one = (payment.bonuses.count(bonus) for bonus in (Bonus.EXCHANGE, Bonus.PLUS_ONE))
    return names(payment.cards), exchange, plus_one, int(payment.uses_hatamoto)


def names(cards: tuple[Card, ...]) -> tuple[str, ...]:
    return tuple(sorted(card.value for card in cards))


def needed(asked: Demand) -> tuple[str, ...]:
    return tuple(troop.value for troop in asked.troops)


def can_conquer(where: Position) -> bool:
    if where.conquests_made >= 2 or where.kamons_of(where.me) < 1:
        return False
    everything = names(where.hand), *where.means().tools
    for province, site in where.board.items():
        if not site.is_full:
            asked = demand_at(where, province)
            if any(can_pay(everything, pay, needed(asked), asked.koku) for pay in ("troops", "koku")):
                return True
    return False
