"""Advice on small positions: passing, limits, alternatives, golden turns, and the solver itself."""

import random
from collections.abc import Iterator
from dataclasses import replace
from fractions import Fraction

import pytest

from advisor import solve
from advisor.advise import Advice, Play, advise
from advisor.bounds import Bounds
from advisor.majorities import MILLI
from advisor.plan import Plan
from advisor.turn import Objective, Turn
from advisor.worth import Worth
from engine.board import TROOP_CARDS, Province
from engine.components import Bonus, BonusTile, Card, GateTile, General, Kamon, Title, Troop, without
from engine.payment import Pay
from engine.position import Position, Site
from engine.turn import outcomes
from tests.positions import ME, OTHER, position, site
from tests.random_positions import random_position

CHUGOKU, CHUBU, HOKKAIDO, KYUSHU = list(Province)[:4]
TWO, THREE = Card.KOKU_2, Card.KOKU_3
BOTH = pytest.mark.parametrize("objective", list(Objective))


def passes(advice: Advice) -> None:
    """The only play is to pass, and that is proven."""
    assert advice.best.plan.conquest is None
    assert advice.best.plan.cases == ()
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
    assert last.best.plan.cases == ()
    assert last.best.terms.points == 3
    assert advise(position(*hand), objective).best.plan.cases


def test_no_cases_where_none_is_within_reach() -> None:
    assert advise(position(THREE), Objective.POINTS).best.plan.cases == ()


@BOTH
def test_with_no_time_only_passing_is_known(objective: Objective) -> None:
    advice = advise(position(THREE, THREE, THREE), objective, top=3, time_limit=0.0)
    assert advice.best.plan.conquest is None
    assert advice.others == ()
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
        assert at_once.passing == proven.passing == at_once.best.terms
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
        turn = Turn(where, Worth(where))
        advice = advise(where, objective, top=3)
        plays = [advice.best, *advice.others]
        assert len(plays) == min(3, 1 + len(turn.firsts()))
        assert len(set(map(begins, plays))) == len(plays)
        everything = sorted([_amount(advice, objective), *_best_of_each(turn, objective)], reverse=True)
        found = [_amount(advice, objective, play) for play in plays]
        assert found == everything[: len(plays)]


def _amount(advice: Advice, objective: Objective, play: Play | None = None) -> Fraction:
    """What a play, or passing, brings in thousandths, as the bounds count it."""
    terms = play.terms if play else advice.passing
    return terms.points * objective.point + (terms.total - terms.points) * MILLI


def _best_of_each(turn: Turn, objective: Objective) -> Iterator[Fraction]:
    """What each first conquest brings with the best of all its payments, by trying them all."""
    for first in turn.firsts():
        bounds = Bounds(turn, first, objective)
        best = max(bounds.found(paid).amount for paid in first.payments)
        yield Fraction(best, first.total)


@pytest.mark.parametrize(
    ("where", "draws"),
    [
        (position(THREE, tiles=(Bonus.DRAW,) * 2), 2),
        (position(tiles=(Bonus.DRAW, Bonus.PLUS_ONE)), 1),
        (position(THREE, tiles=(Bonus.PLUS_ONE,)), 0),
        (position(tiles=(Bonus.DRAW,) * 2, conquests_made=1), 2),
        (position(tiles=(Bonus.DRAW,) * 2, conquests_made=2), 0),
        (position(tiles=(Bonus.DRAW,) * 2, kamons_left={ME: 0}), 0),
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
    assert held.terms.tiles == gone.terms.tiles + Fraction("1.1")


def test_passing_where_the_last_koku_are_worth_more_than_the_position() -> None:
    """The last year: 7 koku count 7 in the end, and would buy 6 points of a province that stays lost."""
    where = position(THREE, TWO, TWO, board={CHUGOKU: site(2, Troop.BUSHI)}, koku_deck=0)
    value = advise(where, top=2)
    passes(value)
    assert value.best.terms.total == 7
    [other] = value.others
    assert other.terms.points == 6
    assert other.terms.total == 6
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
    [case] = advice.best.plan.cases
    assert case.step.conquest
    assert case.step.conquest.province is CHUBU
    assert case.step.conquest.payment.bonuses == (Bonus.PLUS_ONE,)


BEHIND = Site((Kamon(OTHER), Kamon(ME), Kamon(ME), Kamon(OTHER)))
"""Lost to the kamon furthest left, unless one of mine turns golden."""


def flips(plan: Plan) -> set[object]:
    return {plan.flip, *(case.step.flip for case in plan.cases)}


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
    assert two.best.plan.cases
    assert {case.step.flip for case in two.best.plan.cases} == {(CHUBU, 2)}


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
        if plan.conquest and plan.cases:
            uncovered = outcomes(where, plan.conquest.province)
            reached = dict.fromkeys(plan.cases, Fraction())
            for outcome in uncovered:
                reached[next(case for case in plan.cases if case.when.fits(outcome))] += outcome.probability
            assert all(case.probability == chance > 0 for case, chance in reached.items())


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
    ("where", "objective", "finds"),
    [
        pytest.param(IN_VALUE, Objective.VALUE, True, id="value"),
        pytest.param(IN_POINTS, Objective.POINTS, True, id="points"),
        pytest.param(OUT_OF_STEP, Objective.POINTS, False, id="points out of step"),
    ],
)
def test_what_the_solver_proves_is_what_trying_everything_finds(
    where: Position, objective: Objective, finds: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    solutions: list[solve.Solution] = []
    solve_it = solve.solve

    def counted(*arguments: object) -> solve.Solution:
        solutions.append(solve_it(*arguments))  # type: ignore[arg-type]
        return solutions[-1]

    monkeypatch.setattr(solve, "solve", counted)
    advice = advise(where, objective)
    assert solutions, "bounds alone settled it"
    assert any(solution.paid for solution in solutions) is finds
    assert advice.optimal
    best = max(_best_of_each(Turn(where, Worth(where)), objective))
    assert _amount(advice, objective, advice.best) == max(best, _amount(advice, objective))


def test_many_branches_that_share_one_payment_are_settled() -> None:
    """Some fifty branches in the last year, each a little short of its bound: all of them count together."""
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
    turn = Turn(where, Worth(where))
    found = [
        Fraction(Bounds(turn, first, Objective.VALUE).found(paid).amount, first.total * MILLI)
        for first in turn.firsts()
        for paid in first.payments
    ]
    assert advice.best.terms.total == max(found)
