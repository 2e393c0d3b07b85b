"""The advice equals an independent expectimax, and every plan can be played as it is told."""

import random
import subprocess
import sys
from collections import Counter
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import fields, replace
from fractions import Fraction
from functools import cache
from typing import NamedTuple

import pytest

from advisor.conquest.advice import Advice, Play
from advisor.conquest.advise import advise
from advisor.conquest.plan import Continuation, Plan, When
from advisor.solver.cases import Objective
from advisor.worth.later import Terms, TileOdds, Worth
from engine.board import KOKU_CARDS, Demand, Province
from engine.components import Bonus, BonusTile, Card, GateTile, Title, Troop, without
from engine.conquest import Conquest, Reveal, check, conquer, demand_at, favour_for
from engine.outcomes import Outcome, follow, outcomes, turn_golden
from engine.payment import Payment
from engine.position import Position, Site
from engine.position_file import problems
from tests import expectimax, oracle
from tests.paths import ROOT
from tests.positions import position
from tests.random_positions import random_position

POINTS, VALUE = Objective.POINTS, Objective.VALUE
SIZES = {POINTS: 150, VALUE: 300}
MILLIONTH = Fraction(1, 10**6)
LONG = 300.0
"""Seconds: far more than any of these positions takes, so that none is answered short of proof."""


class Told(NamedTuple):
    """A position and the advice for it."""

    where: Position
    advice: Advice


class Turn(NamedTuple):
    """A turn as a plan has it, for one outcome of its first conquest."""

    outcome: Outcome
    first: Conquest
    after_first: Position
    step: Continuation
    end: Position
    favour: int


def turn_position(rng: random.Random, most: int = 7) -> Position:
    """A position with at most so many cards and 3 tiles, small enough for the expectimax, in which seldom
    things are frequent: the last kamon, the last year, provinces left out, a deck without a card."""
    cards = rng.randint(2, most)
    tiles = rng.randint(0, min(3, most + 1 - cards))
    where = existing_position(rng, cards, tiles, forget=rng.choice([0.0, 0.0, 0.3, 0.6]))
    me, other = where.me, next(general for general in where.players if general is not where.me)
    match rng.randrange(13):
        case 0:
            where = in_part(rng, where)
            where = replace(where, kamons_left={me: min(rng.choice([1, 2]), where.kamons_of(me))})
        case 1:
            where = replace(in_part(rng, where), kamons_left={other: 0})
        case 2 | 12:
            where = replace(where, koku_deck=0)
        case 3:
            where = in_part(rng, where)
        case 4:
            where = replace(where, seen_troops=where.seen_troops + where.unseen_cards())
        case 5:
            title = rng.choice([Title.SENSEI, Title.HATAMOTO])
            where = replace(where, titles={me: title}, hatamoto_used=False)
    assert problems(where) == ()
    return where


def in_part(rng: random.Random, where: Position) -> Position:
    """The position with some provinces left out: where other kamons lie is not told."""
    described = rng.sample(list(Province), rng.randint(3, 7))
    return replace(where, board={province: where.board[province] for province in described})


def existing_position(rng: random.Random, cards: int, tiles: int, forget: float) -> Position:
    """A random position; one in some hundreds cannot be made, having more kamons than two players own."""
    while True:
        with suppress(IndexError):
            return random_position(rng, cards, tiles, forget)


@cache
def sample(objective: Objective) -> tuple[Told, ...]:
    rng = random.Random(objective.value)
    asked = [turn_position(rng, most=5 + number % 3) for number in range(SIZES[objective])]
    return tuple(Told(where, advise(where, objective, time_limit=LONG)) for where in asked)


def whole_sample() -> tuple[Told, ...]:
    return sample(POINTS) + sample(VALUE)


def test_points_equal_the_expectimax_and_ties_are_broken_by_value() -> None:
    for where, advice in sample(POINTS):
        points, value = expectimax.points_then_value(where)
        assert is_equal(advice.expected(advice.best), points), where
        assert is_equal(advice.best.terms.total, value), where


def test_value_equals_the_expectimax() -> None:
    for where, advice in sample(VALUE):
        assert is_equal(advice.expected(advice.best), expectimax.value(where)), where


def is_equal(one: Fraction, other: Fraction) -> bool:
    """To a millionth of a favour point, which is what the advice promises."""
    return abs(one - other) <= MILLIONTH


def test_points_that_are_no_whole_share_of_another_line_s_chances() -> None:
    """Begin in Chūgoku or in Kyūshū: whatever one brings, the other's chances have other denominators."""
    chugoku, kyushu = Site(tile=GateTile(Troop.SOHEI)), Site(tile=GateTile(Troop.SAMURAI))
    where = position(
        Card.KOKU_2,
        Card.KOKU_2,
        board={Province.CHUGOKU: chugoku, Province.KYUSHU: kyushu},
        title=Title.HATAMOTO,
        used_tiles=(BonusTile(Bonus.DRAW, Troop.SHINOBI),),
    )
    where = replace(where, tiles=(BonusTile(Bonus.PLUS_ONE, Troop.SOHEI),))
    best = advise(where, POINTS, time_limit=LONG).best.terms
    points, value = expectimax.points_then_value(where)
    assert is_equal(best.points, points)
    assert is_equal(best.total, value)


@pytest.mark.parametrize("objective", Objective)
def test_the_advice_is_proven(objective: Objective) -> None:
    for where, advice in sample(objective):
        assert advice.objective is objective
        assert advice.optimal, where
        assert advice.bound == advice.expected(advice.best), where


def test_terms_add_up() -> None:
    for where, advice in whole_sample():
        best = advice.best.terms
        assert best.total == sum((getattr(best, term.name) for term in fields(Terms)), Fraction())
        assert advice.expected(advice.best) == (best.points if advice.objective is POINTS else best.total)
        assert advice.passing == Worth(where).later(where.hand, where.tiles, ())


def test_alternatives_are_the_next_best_ways_to_begin() -> None:
    rng = random.Random(3)
    several = 0
    for _ in range(50):
        where = turn_position(rng, most=5)
        best = sorted(expectimax.value_by_line(where).values(), reverse=True)[:4]
        advice = advise(where, VALUE, top=4, time_limit=LONG)
        plays = advice.best, *advice.others
        found = [advice.expected(play) for play in plays]
        assert len(found) == len(best)
        assert all(map(is_equal, found, best)), where
        firsts = [play.plan.conquest for play in plays]
        begun = [(first.province, first.payment.pay) if first else None for first in firsts]
        assert len(begun) == len(set(begun))
        for play in plays:
            assert_played_as_told(where, play)
        several += len(plays) == 4
    assert several > 20


def test_every_plan_can_be_played_as_it_is_told() -> None:
    for where, advice in whole_sample():
        assert_played_as_told(where, advice.best)


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
        turn_golden(where, *flip)


def assert_paid(where: Position, conquest: Conquest) -> None:
    """The conquest is legal, and its payment does not do with any card, tile or the Hatamoto left out."""
    check(where, conquest)
    asked, payment = demand_at(where, conquest.province), conquest.payment

    def pays(paid: oracle.Things) -> bool:
        return oracle.can_pay(paid, payment.pay.value, needed(asked), asked.koku)

    cards, exchange, plus_one, hatamoto = paid = things(payment)
    assert pays(paid)
    for at in range(len(cards)):
        assert not pays((cards[:at] + cards[at + 1 :], exchange, plus_one, hatamoto))
    assert not (exchange and pays((cards, exchange - 1, plus_one, hatamoto)))
    assert not (plus_one and pays((cards, exchange, plus_one - 1, hatamoto)))
    assert not (hatamoto and pays((cards, exchange, plus_one, 0)))


def things(payment: Payment) -> oracle.Things:
    """A payment as the oracle counts it."""
    exchange, plus_one = (payment.bonuses.count(bonus) for bonus in (Bonus.EXCHANGE, Bonus.PLUS_ONE))
    return names(payment.cards), exchange, plus_one, int(payment.uses_hatamoto)


def names(cards: tuple[Card, ...]) -> tuple[str, ...]:
    return tuple(sorted(card.value for card in cards))


def needed(asked: Demand) -> tuple[str, ...]:
    return tuple(troop.value for troop in asked.troops)


def test_the_cases_of_a_plan_cover_every_outcome_with_their_chances() -> None:
    several = 0
    for where, advice in whole_sample():
        plan = advice.best.plan
        if not plan.branches:
            continue
        assert plan.conquest
        reached = [Fraction()] * len(plan.branches)
        for outcome in outcomes(where, plan.conquest.province, plan.conquest.payment.cards):
            reached[next(n for n, branch in enumerate(plan.branches) if fits(branch.when, outcome))] += (
                outcome.probability
            )
        assert [branch.probability for branch in plan.branches] == reached, where
        assert all(chance > 0 for chance in reached), "a case that is never reached"
        assert sum(reached) == 1
        several += len(reached) > 1
    assert several > 100


def test_a_plan_has_cases_exactly_where_a_second_conquest_can_follow() -> None:
    with_cases = without_cases = 0
    for where, advice in whole_sample():
        if advice.best.plan.conquest is None:
            continue
        # A plan without cases still says where a turn may lead: nowhere.
        can_follow = any(can_conquer(turn.after_first) for turn in turns(where, advice.best.plan))
        assert can_follow is bool(advice.best.plan.branches), where
        with_cases += can_follow
        without_cases += not can_follow
    assert with_cases > 100
    assert without_cases > 50


def can_conquer(where: Position) -> bool:
    if where.conquests_made >= 2 or where.kamons_of(where.me) < 1:
        return False
    everything = names(where.hand), *where.means().tools
    for province, site in where.board.items():
        if not site.is_full:
            asked = demand_at(where, province)
            if any(oracle.can_pay(everything, pay, needed(asked), asked.koku) for pay in ("troops", "koku")):
                return True
    return False


def test_draw_tiles_in_hand_are_left_for_before_the_plan() -> None:
    held = 0
    for where, advice in whole_sample():
        draws = sum(tile.bonus is Bonus.DRAW for tile in where.tiles)
        if where.conquests_made < 2 and where.kamons_of(where.me) > 0:
            assert advice.draws_first == min(draws, len(where.unseen_cards())), where
            held += advice.draws_first
    assert held


def test_the_sample_holds_every_kind_of_turn() -> None:
    seen = Counter(kind for told in whole_sample() for kind in set(kinds(told)))
    assert {kind for kind, count in seen.items() if count > 2} == {
        "pass",
        "bonus unknown",
        "bonus known",
        "tile won and used at once",
        "both conquests in one province",
        "card drawn and used at once",
        "Draw tile won and no card to draw",
        "card drawn that was just paid",
        "last position first",
        "last position second",
        "one kamon left",
        "middle of a turn",
        "Hatamoto first",
        "Hatamoto second",
        "golden turn",
        "game ends this year",
        "an opponent has no kamon",
        "province left out",
    }, seen


def kinds(told: Told) -> Iterator[str]:
    """What a position and the plan for it are examples of."""
    where, plan = told.where, told.advice.best.plan
    if plan.conquest is None:
        yield "pass"
        return
    if len(where.board) < len(Province):
        yield "province left out"
    if where.kamons_of(where.me) == 1:
        yield "one kamon left"
    if any(where.kamons_of(general) == 0 for general in where.players):
        yield "an opponent has no kamon"
    if where.conquests_made == 1:
        yield "middle of a turn"
    if where.koku_deck == 0:
        yield "game ends this year"
    if plan.conquest.payment.uses_hatamoto:
        yield "Hatamoto first"
    top = where.board[plan.conquest.province].tile
    if top is None:
        yield "last position first"
    else:
        yield "bonus known" if top.bonus else "bonus unknown"
    for turn in turns(where, plan):
        yield from kinds_of_turn(where, turn)


def kinds_of_turn(where: Position, turn: Turn) -> Iterator[str]:
    outcome, second = turn.outcome, turn.step.conquest
    if turn.step.flip:
        yield "golden turn"
    if outcome.drawn and not where.unseen_cards():
        yield "card drawn that was just paid"
    if outcome.bonus is Bonus.DRAW and outcome.drawn is None:
        yield "Draw tile won and no card to draw"
    if second is None:
        return
    if second.province is turn.first.province:
        yield "both conquests in one province"
    if turn.after_first.board[second.province].tile is None:
        yield "last position second"
    if second.payment.uses_hatamoto:
        yield "Hatamoto second"
    hand = without(where.hand, turn.first.payment.cards)
    if outcome.drawn and second.payment.cards.count(outcome.drawn) > hand.count(outcome.drawn):
        yield "card drawn and used at once"
    spent = turn.first.payment.bonuses + second.payment.bonuses
    if any(spent.count(bonus) > [tile.bonus for tile in where.tiles].count(bonus) for bonus in spent):
        yield "tile won and used at once"


def test_more_in_hand_never_brings_less() -> None:
    rng = random.Random(4)
    better: Counter[Objective] = Counter()
    for _ in range(75):
        where = turn_position(rng, most=4)
        richer = rng.choice(list(with_one_more(rng, where)))
        assert problems(richer) == ()
        for objective in Objective:
            less, more = expected(where, objective), expected(richer, objective)
            assert more >= less - MILLIONTH, (where, richer)
            better[objective] += more > less
    assert all(better[objective] > 15 for objective in Objective), better


def expected(where: Position, objective: Objective) -> Fraction:
    advice = advise(where, objective, time_limit=LONG)
    return advice.expected(advice.best)


def with_one_more(rng: random.Random, where: Position) -> Iterator[Position]:
    """The same position with a card that was known to be elsewhere, with a koku card more, and with a
    tile that had been used: nothing that is hidden changes."""
    if where.seen_troops:
        card = rng.choice(where.seen_troops)
        yield replace(where, hand=(*where.hand, card), seen_troops=without(where.seen_troops, [card]))
    koku = without(KOKU_CARDS, (card for card in where.hand if card.koku))
    yield replace(where, hand=(*where.hand, rng.choice(koku)))
    if where.used_tiles:
        tile = rng.choice(where.used_tiles)
        yield replace(where, tiles=(*where.tiles, tile), used_tiles=without(where.used_tiles, [tile]))


def test_two_runs_give_the_same_advice() -> None:
    for objective in Objective:
        for where, advice in sample(objective)[:15]:
            assert advise(where, objective, time_limit=LONG) == advice, where


def test_two_processes_give_the_same_advice() -> None:
    """Sets of the game's pieces are in another order in every process."""
    script = (
        "import random\n"
        "from advisor.conquest.advise import advise\n"
        "from tests.properties.test_advice import turn_position\n"
        "rng = random.Random(5)\n"
        "for _ in range(12):\n"
        "    print(advise(turn_position(rng, most=5), top=3))\n"
    )
    command = [sys.executable, "-c", script]
    first, second = (
        subprocess.run(command, capture_output=True, cwd=ROOT, check=True).stdout for _ in range(2)
    )
    assert first
    assert first == second


def test_payments_of_the_expectimax_equal_the_plain_enumeration() -> None:
    rng = random.Random(6)
    for _ in range(40):
        where = turn_position(rng, most=6)
        exchange, plus_one, hatamoto = where.means().tools
        held = expectimax.Things(where.hand, exchange, plus_one, 0, hatamoto)
        for province, site in where.board.items():
            if site.is_full:
                continue
            asked = demand_at(where, province)
            tile = site.tile.troop if site.tile else None
            paid = expectimax.payments(held, expectimax.asks(province, site.position, tile))
            found = [(names(part.cards), part.exchange, part.plus_one, part.hatamoto) for part, _ in paid]
            everything = names(where.hand), exchange, plus_one, hatamoto
            assert len(found) == len(set(found))
            assert set(found) == oracle.ways_to_pay(everything, needed(asked), asked.koku)


def test_what_is_kept_is_worth_the_same_wherever_kamons_are_placed() -> None:
    """The expectimax adds the worth of what is kept to that of the kamons placed."""
    rng = random.Random(7)
    guesses: list[TileOdds] = [(), ((Bonus.DRAW, Fraction(1, 4)), (Bonus.PLUS_ONE, Fraction(3, 4)))]
    for _ in range(100):
        where = turn_position(rng)
        placed = rng.choices(list(where.board), k=rng.randint(0, 2))
        odds = rng.choice(guesses)
        hand, tiles = where.hand[:3], where.tiles[:2]
        off_board, worth = Worth(expectimax.off_board(where)), Worth(where)
        apart = off_board.later(hand, tiles, placed, odds).total + worth.later((), (), placed).total
        assert worth.later(hand, tiles, placed, odds).total == apart
