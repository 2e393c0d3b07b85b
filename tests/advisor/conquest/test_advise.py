"""Advice on small positions: passing, limits, alternatives, golden turns, and the solver itself."""

import random
from dataclasses import replace
from fractions import Fraction

import pytest

from advisor.conquest.advice import Advice, Play
from advisor.conquest.advise import advise
from advisor.conquest.plan import Plan
from advisor.solver.cases import Objective, Turn
from advisor.solver.cpsat import Answer, Program
from advisor.worth.later import Worth
from engine.board import TROOP_CARDS, Province
from engine.components import Bonus, BonusTile, Card, GateTile, General, Kamon, Title, Troop, without
from engine.outcomes import outcomes
from engine.payment import Pay
from engine.position import Position, Site
from tests import expectimax
from tests.positions import ME, OTHER, position, site
from tests.random_positions import random_position

CHUGOKU, CHUBU, HOKKAIDO, KYUSHU = list(Province)[:4]
TWO, THREE = Card.KOKU_2, Card.KOKU_3
MILLIONTH = Fraction(1, 10**6)
DOUBLES = tuple(card for card in TROOP_CARDS if len(card.troops) == 2)
BOTH = pytest.mark.parametrize("objective", list(Objective))


def passes(advice: Advice) -> None:
    """The only play is to pass, and that is proven."""
    assert advice.best.plan.conquest is None
    assert advice.best.plan.branches == ()
    assert advice.best.terms == advice.passing
    assert advice.best.terms.points == 0
    assert advice.optimal
    assert advice.bound == advice.expected(advice.best)


@BOTH
@pytest.mark.parametrize(
    "where",
    [
        pytest.param(position(TWO, Card.SAMURAI), id="nothing affordable"),
        pytest.param(position(), id="an empty hand"),
        pytest.param(
            position(tiles=(Bonus.EXCHANGE, Bonus.PLUS_ONE), title=Title.HATAMOTO), id="tiles alone"
        ),
        pytest.param(position(THREE, board={}), id="no province described"),
        pytest.param(position(THREE, THREE, board={p: site(4) for p in Province}), id="a full board"),
        pytest.param(position(THREE, conquests_made=2), id="two conquests made"),
        pytest.param(position(THREE, kamons_left={ME: 0}), id="no kamon left"),
    ],
)
def test_nothing_to_conquer(where: Position, objective: Objective) -> None:
    advice = advise(where, objective, top=3)
    passes(advice)
    assert advice.others == ()


@BOTH
def test_nothing_to_conquer_needs_no_time(objective: Objective) -> None:
    passes(advise(position(), objective, time_limit=0.0))


@BOTH
@pytest.mark.parametrize(
    "rest",
    [
        pytest.param({"kamons_left": {ME: 1}}, id="the last kamon"),
        pytest.param({"conquests_made": 1}, id="the second conquest"),
    ],
)
def test_nothing_follows_the_last_conquest(rest: dict[str, object], objective: Objective) -> None:
    hand = (THREE,) * 3
    last = advise(position(*hand, **rest), objective)  # type: ignore[arg-type]
    assert last.best.plan.conquest
    assert last.best.plan.branches == ()
    assert last.best.terms.points == 3
    assert advise(position(*hand), objective).best.plan.branches


def test_no_cases_where_none_is_within_reach() -> None:
    assert advise(position(THREE), Objective.POINTS).best.plan.branches == ()


@BOTH
def test_with_no_time_a_play_that_can_be_paid_for_is_advised(objective: Objective) -> None:
    advice = advise(position(THREE, THREE, THREE), objective, top=3, time_limit=0.0)
    assert begins(advice.best) == (CHUGOKU, Pay.KOKU)
    assert advice.best.terms.points == 3
    assert not advice.optimal
    assert advice.bound > advice.expected(advice.best)
    in_time = advise(position(THREE, THREE, THREE), objective)
    assert in_time.optimal
    assert in_time.bound == in_time.expected(in_time.best) <= advice.bound


@BOTH
def test_the_bound_holds_whatever_the_time(objective: Objective) -> None:
    rng = random.Random(9)
    for _ in range(30):
        where = random_position(rng, cards=rng.randint(0, 6), tiles=rng.randint(0, 2))
        at_once, proven = advise(where, objective, time_limit=0.0), advise(where, objective)
        assert proven.optimal
        assert at_once.passing == proven.passing
        best = proven.expected(proven.best)
        assert at_once.expected(at_once.best) <= best == proven.bound <= at_once.bound
        assert at_once.optimal is (at_once.bound == at_once.expected(at_once.best))


def begins(play: Play) -> tuple[Province, Pay] | None:
    conquest = play.plan.conquest
    return (conquest.province, conquest.payment.pay) if conquest else None


@BOTH
def test_the_next_best_plays_begin_otherwise(objective: Objective) -> None:
    board = {CHUGOKU: site(2, Troop.SAMURAI), CHUBU: site(tile=Troop.SHINOBI), HOKKAIDO: site(1, Troop.SOHEI)}
    where = position(THREE, THREE, *[Card.SHINOBI] * 3, *[Card.SOHEI] * 3, board=board)
    everything = advise(where, objective, top=10)
    plays = [everything.best, *everything.others]
    # Chūgoku in koku, the two others both ways, and passing.
    assert len(plays) == 6
    assert len(set(map(begins, plays))) == 6
    worth = [everything.expected(play) for play in plays]
    assert worth == sorted(worth, reverse=True)
    three = advise(where, objective, top=3)
    assert [three.best, *three.others] == plays[:3]
    assert advise(where, objective).others == ()
    assert advise(where, objective).best == plays[0]


@BOTH
def test_the_next_best_plays_of_random_positions(objective: Objective) -> None:
    rng = random.Random(10)
    for _ in range(15):
        where = random_position(rng, cards=rng.randint(4, 8), tiles=rng.randint(0, 2))
        ways = {(first.province, first.pay) for first in Turn(where, Worth(where)).firsts()}
        everything = advise(where, objective, top=20)
        plays = [everything.best, *everything.others]
        assert set(map(begins, plays)) == {None, *ways}
        assert len(plays) == 1 + len(ways)
        three = advise(where, objective, top=3)
        worth = [everything.expected(play) for play in plays]
        assert worth == sorted(worth, reverse=True)
        assert [three.expected(play) for play in (three.best, *three.others)] == worth[:3]


@pytest.mark.parametrize(
    ("where", "draws"),
    [
        (position(THREE, tiles=(Bonus.DRAW,) * 2), 2),
        (position(tiles=(Bonus.DRAW, Bonus.PLUS_ONE)), 1),
        (position(THREE, tiles=(Bonus.PLUS_ONE,)), 0),
        (position(tiles=(Bonus.DRAW,) * 2, conquests_made=1), 2),
        (position(tiles=(Bonus.DRAW,) * 2, conquests_made=2), 2),
        (position(tiles=(Bonus.DRAW,) * 2, conquests_made=2, seen_troops=DOUBLES), 0),
        (position(tiles=(Bonus.DRAW,) * 2, kamons_left={ME: 0}), 0),
        (position(tiles=(Bonus.DRAW, Bonus.EXCHANGE), kamons_left={ME: 0}), 1),
        (position(Card.BUSHI, tiles=(Bonus.DRAW, Bonus.EXCHANGE), kamons_left={ME: 0}), 0),
        (position(tiles=(Bonus.DRAW,) * 2, seen_troops=without(TROOP_CARDS, (Card.BUSHI,))), 1),
        (position(tiles=(Bonus.DRAW,) * 2, seen_troops=TROOP_CARDS), 0),
    ],
)
def test_draw_tiles_in_hand_come_first(where: Position, draws: int) -> None:
    assert advise(where).draws_first == draws


def test_draw_tiles_in_hand_are_not_spent_by_the_plan() -> None:
    held = advise(position(THREE, THREE, THREE, tiles=(Bonus.DRAW,))).best
    gone = advise(position(THREE, THREE, THREE, used_tiles=(BonusTile(Bonus.DRAW),))).best
    assert held.plan == gone.plan
    # The card that it would bring before the turn is over: 24 single ones or 10 doubles.
    assert held.terms.tiles - gone.terms.tiles == Fraction(24 + 10 * Fraction("1.75"), 34)


def test_passing_where_the_last_koku_are_worth_more_than_the_position() -> None:
    """The last year: 7 koku count 7 in the end, and would buy 6 points of a province that stays lost."""
    where = position(THREE, TWO, TWO, board={CHUGOKU: site(2, Troop.BUSHI)}, koku_deck=0)
    value = advise(where, top=2)
    passes(value)
    assert value.best.terms.total == 7
    [other] = value.others
    assert other.terms.points == 6
    assert other.terms.total == 6 + Fraction(1, 3), "the tile may be a +1, which counts a koku"
    points = advise(where, Objective.POINTS)
    assert begins(points.best) == (CHUGOKU, Pay.KOKU)
    assert points.best.terms.points == 6


def test_the_dearest_position_first_is_not_the_best_turn() -> None:
    """12 koku pay for 9 points and leave 3 koku that buy nothing, or pay for twice 6 points."""
    board = {CHUGOKU: site(3), CHUBU: site(2, Troop.SHINOBI), HOKKAIDO: site(2, Troop.SOHEI)}
    where = position(*[THREE] * 4, board=board)
    turn = Turn(where, Worth(where))
    assert max(turn.firsts(), key=lambda first: first.favour).province is CHUGOKU
    advice = advise(where, Objective.POINTS, top=3)
    assert begins(advice.best) in ((CHUBU, Pay.KOKU), (HOKKAIDO, Pay.KOKU))
    assert advice.best.terms.points == 12
    [greedy] = [play for play in advice.others if begins(play) == (CHUGOKU, Pay.KOKU)]
    assert greedy.terms.points == 9


def test_a_cheap_position_first_brings_the_tile_for_the_dear_one() -> None:
    """11 koku: 9 points leave 2 koku, but 3 points bring the +1 that makes the other 8 koku 9."""
    board = {CHUGOKU: site(tile=Troop.SAMURAI, bonus=Bonus.PLUS_ONE), CHUBU: site(3)}
    where = position(THREE, THREE, THREE, TWO, board=board)
    advice = advise(where, Objective.POINTS)
    assert begins(advice.best) == (CHUGOKU, Pay.KOKU)
    assert advice.best.terms.points == 12
    [branch] = advice.best.plan.branches
    assert branch.then.conquest
    assert branch.then.conquest.province is CHUBU
    assert branch.then.conquest.payment.bonuses == (Bonus.PLUS_ONE,)


BEHIND = Site((Kamon(OTHER), Kamon(ME), Kamon(ME), Kamon(OTHER)))
"""Lost to the kamon furthest left, unless one of mine turns golden."""


def flips(plan: Plan) -> set[object]:
    return {plan.flip, *(branch.then.flip for branch in plan.branches)}


@BOTH
def test_the_sensei_turns_a_kamon(objective: Objective) -> None:
    board = {CHUGOKU: site(tile=Troop.SAMURAI), CHUBU: BEHIND}
    idle = advise(position(board=board), objective)
    assert idle.best.plan.flip == (CHUBU, 2)
    assert idle.best.terms.golden == 6
    one = advise(position(THREE, board=board, conquests_made=1), objective)
    assert one.best.plan.conquest
    assert one.best.plan.flip == (CHUBU, 2)
    two = advise(position(*[THREE] * 3, board=board), objective)
    assert two.best.plan.branches
    assert {branch.then.flip for branch in two.best.plan.branches} == {(CHUBU, 2)}


@BOTH
@pytest.mark.parametrize("title", [title for title in Title if title is not Title.SENSEI])
def test_nobody_else_turns_a_kamon(title: Title, objective: Objective) -> None:
    board = {CHUGOKU: site(tile=Troop.SAMURAI), CHUBU: BEHIND}
    for hand in ((), (THREE,), (THREE,) * 3):
        advice = advise(position(*hand, board=board, title=title), objective, top=3)
        for play in (advice.best, *advice.others):
            assert flips(play.plan) == {None}
            assert play.terms.golden == 0


def test_the_kamon_to_turn_depends_on_what_follows() -> None:
    """In the last year a kamon beside his first one dominates only if it is turned."""
    board = {CHUGOKU: site(1, Troop.SAMURAI)}
    where = replace(
        position(THREE, Card.KOKU_1, board=board, koku_deck=0), titles={ME: Title.SENSEI, OTHER: Title.DAIMYO}
    )
    advice = advise(where, top=2)
    assert begins(advice.best) == (CHUGOKU, Pay.KOKU)
    assert flips(advice.best.plan) == {(CHUGOKU, 2)}
    [idle] = advice.others
    assert flips(idle.plan) == {None}


def test_the_cases_cover_every_outcome_once() -> None:
    rng = random.Random(11)
    for _ in range(20):
        where = random_position(rng, cards=rng.randint(5, 9), tiles=rng.randint(0, 2))
        plan = advise(where).best.plan
        if plan.conquest and plan.branches:
            uncovered = outcomes(where, plan.conquest.province, plan.conquest.payment.cards)
            reached = dict.fromkeys(plan.branches, Fraction())
            for outcome in uncovered:
                reached[next(branch for branch in plan.branches if branch.when.fits(outcome))] += (
                    outcome.probability
                )
            assert all(branch.probability == chance > 0 for branch, chance in reached.items())


HONDA, SAKAKIBARA = General.HONDA, General.SAKAKIBARA

IN_VALUE = Position(
    players=tuple(General),
    me=OTHER,
    titles={OTHER: Title.HATAMOTO},
    hand=(Card.BUSHI, Card.SOHEI, Card.SHINOBI),
    tiles=(BonusTile(Bonus.PLUS_ONE, Troop.SAMURAI),),
    board={
        HOKKAIDO: Site((Kamon(HONDA), Kamon(OTHER)), GateTile(Troop.BUSHI, Bonus.EXCHANGE)),
        KYUSHU: Site((), GateTile(Troop.SHINOBI)),
    },
    koku_deck=8,
)
IN_POINTS = Position(
    players=(SAKAKIBARA, ME),
    me=SAKAKIBARA,
    titles={SAKAKIBARA: Title.HATAMOTO},
    hand=(Card.SOHEI, Card.SAMURAI_SHINOBI, Card.BUSHI_SOHEI, Card.SOHEI_SOHEI),
    board={
        Province.SHIKOKU: Site((Kamon(SAKAKIBARA),), GateTile(Troop.SHINOBI)),
        Province.KANSAI: Site((Kamon(ME, golden=True), Kamon(SAKAKIBARA)), GateTile(Troop.BUSHI)),
    },
)
"""Both found among random positions: no payment for a first conquest is the best in all its branches, and
the best of all is not the best in any."""
OUT_OF_STEP = Position(
    players=tuple(General),
    me=ME,
    titles={ME: Title.DAIMYO},
    hand=(Card.SAMURAI, Card.SAMURAI, Card.SOHEI, Card.SAMURAI_SOHEI, Card.SOHEI_SHINOBI, TWO),
    tiles=(BonusTile(Bonus.EXCHANGE, Troop.SAMURAI),),
    board={
        KYUSHU: Site((Kamon(HONDA), Kamon(ME), Kamon(OTHER))),
        Province.SHIKOKU: Site((Kamon(ME, golden=True), Kamon(HONDA, golden=True)), GateTile(Troop.SHINOBI)),
        Province.KANTO: Site((Kamon(SAKAKIBARA), Kamon(SAKAKIBARA)), GateTile(Troop.SOHEI)),
    },
    used_tiles=(BonusTile(Bonus.DRAW, Troop.SOHEI),),
)
"""The points to beat come from another first conquest and are no whole number of this one's shares."""


@pytest.mark.parametrize(
    ("where", "objective"),
    [
        pytest.param(IN_VALUE, Objective.VALUE, id="value"),
        pytest.param(IN_POINTS, Objective.POINTS, id="points"),
        pytest.param(OUT_OF_STEP, Objective.POINTS, id="points out of step"),
    ],
)
def test_cases_that_disagree_are_solved_together(
    where: Position, objective: Objective, monkeypatch: pytest.MonkeyPatch
) -> None:
    solved_together = []
    maximize = Program.maximize

    def counted(program: Program, *rest: object, presolve: bool = False, **more: object) -> Answer:
        solved_together.append(presolve)
        return maximize(program, *rest, presolve=presolve, **more)  # type: ignore[arg-type, misc]

    monkeypatch.setattr(Program, "maximize", counted)
    advice = advise(where, objective)
    assert any(solved_together), "each case alone settled it"
    assert advice.optimal
    if objective is Objective.VALUE:
        best: tuple[Fraction, ...] = (expectimax.value(where),)
        found: tuple[Fraction, ...] = (advice.best.terms.total,)
    else:
        best, found = expectimax.points_then_value(where), (advice.best.terms.points, advice.best.terms.total)
    assert all(abs(one - other) <= MILLIONTH for one, other in zip(best, found, strict=True))


def test_many_cases_that_share_one_payment_are_settled() -> None:
    """Some fifty cases in the last year, each a little short of its bound: all of them count together."""
    where = position(
        Card.BUSHI,
        *[Card.SOHEI] * 3,
        *[Card.SHINOBI] * 2,
        Card.SAMURAI_SOHEI,
        *[TWO] * 2,
        THREE,
        board={
            CHUGOKU: site(tile=Troop.SHINOBI),
            CHUBU: site(tile=Troop.BUSHI),
            HOKKAIDO: site(2, Troop.SOHEI),
            KYUSHU: site(2, Troop.SAMURAI),
            Province.TOHOKU: site(1, Troop.SOHEI),
            Province.SHIKOKU: site(1, Troop.SOHEI),
            Province.KANTO: site(2, Troop.SAMURAI),
        },
        tiles=(Bonus.PLUS_ONE,),
        title=Title.SHOMYO,
        koku_deck=0,
    )
    advice = advise(where, time_limit=120.0)
    assert advice.optimal
    assert abs(advice.best.terms.total - expectimax.value(where)) <= MILLIONTH


@BOTH
def test_of_equal_plays_the_first_on_the_board_is_advised_in_troops(objective: Objective) -> None:
    """Hokkaidō and Chūgoku bring the same, and so do troops and koku that cost the same."""
    board = {HOKKAIDO: site(tile=Troop.SAMURAI), CHUGOKU: site(tile=Troop.SOHEI)}
    where = position(THREE, board=board, conquests_made=1)
    assert begins(advise(where, objective).best) == (CHUGOKU, Pay.KOKU)
    worthless = replace(
        position(*[Card.SAMURAI] * 3, *[Card.SOHEI] * 3, board=board, koku_deck=0), conquests_made=1
    )
    lone = replace(worthless, hand=(*worthless.hand, Card.SAMURAI, Card.SOHEI))
    assert begins(advise(lone, objective).best) == (CHUGOKU, Pay.TROOPS)


@BOTH
def test_a_draw_won_while_the_deck_is_empty_brings_a_card_just_paid(objective: Objective) -> None:
    """3 Samurai pay for Chūgoku, whose tile is a Draw: one of them comes back and completes Kyūshū's 2 Bushi
    and a Samurai."""
    board = {CHUGOKU: site(2, Troop.SAMURAI, Bonus.DRAW), KYUSHU: site(tile=Troop.SAMURAI)}
    hand = *[Card.SAMURAI] * 3, *[Card.BUSHI] * 2
    where = position(*hand, board=board, seen_troops=without(TROOP_CARDS, hand))
    best = advise(where, objective).best
    assert begins(best) == (CHUGOKU, Pay.TROOPS)
    assert best.terms.points == 6 + 3
    [branch] = best.plan.branches
    assert branch.then.conquest
    assert branch.then.conquest.province is KYUSHU
    paid_in_koku = outcomes(where, CHUGOKU, (THREE, THREE))
    assert [outcome.drawn for outcome in paid_in_koku] == [None], "then there is still nothing to draw"


def test_a_draw_tile_won_last_is_weighed() -> None:
    """1.75 for a double card, 1 for a single one, 1.1 for the tile."""
    board = {CHUGOKU: site(2, Troop.SHINOBI, Bonus.DRAW)}
    where = position(*[TWO] * 3, board=board, conquests_made=1)
    for seen, worth in ((without(TROOP_CARDS, DOUBLES), Fraction("1.75")), (DOUBLES, Fraction("1.1"))):
        advice = advise(replace(where, seen_troops=seen), Objective.POINTS)
        assert advice.best.terms.points == 6
        assert advice.best.terms.tiles == worth
        assert advice.draws_last is (worth > Fraction("1.1"))
