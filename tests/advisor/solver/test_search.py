"""The search among the openings of a turn; cases that disagree about their payment are solved together."""

from fractions import Fraction
from time import monotonic

import pytest

from advisor.conquest.advise import advise
from advisor.solver.cases import Turn
from advisor.solver.cpsat import Answer, Program
from advisor.solver.least_cost import LeastCost
from advisor.solver.objective import Objective
from advisor.solver.search import Opening, OutOfTime, ToBeat, beats
from advisor.worth.later import Worth
from engine.board import Province
from engine.components import Bonus, BonusTile, Card, GateTile, General, Kamon, Title, Troop
from engine.position import Position, Site
from tests.oracles import expectimax
from tests.plays import MILLIONTH
from tests.positions import FLAT, ME, OTHER, position, site

CHUGOKU, CHUBU, HOKKAIDO, KYUSHU = list(Province)[:4]
TWO, THREE = Card.KOKU_2, Card.KOKU_3
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
    advice = advise(where, objective, law=FLAT)
    assert any(solved_together), "each case alone settled it"
    assert advice.optimal
    if objective is Objective.VALUE:
        best: tuple[Fraction, ...] = (expectimax.value(where, FLAT),)
        found: tuple[Fraction, ...] = (advice.best.terms.total,)
    else:
        best = expectimax.points_then_value(where, FLAT)
        found = advice.best.terms.points, advice.best.terms.total
    assert all(abs(one - other) <= MILLIONTH for one, other in zip(best, found, strict=True))


@pytest.mark.slow
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
    advice = advise(where, time_limit=120.0, law=FLAT)
    assert advice.optimal
    assert abs(advice.best.terms.total - expectimax.value(where, FLAT)) <= MILLIONTH


def test_scores_within_a_millionth_are_equal() -> None:
    assert beats((3.0, 1.0), (2.0, 9.0)), "points first"
    assert beats((3.0, 2.0), (3.0, 1.0))
    assert not beats((3.0, 1.0), (3.0, 1.0))
    assert not beats((3.0 + 1e-9, 1.0), (3.0, 1.0))
    assert beats((3.0 + 1e-9, 2.0), (3.0, 1.0)), "what is equal is left to the next part"


def test_an_equal_beats_only_what_comes_after_it_on_the_board() -> None:
    assert ToBeat((3.0,)).could_be((4.0,))
    assert not ToBeat((3.0,)).could_be((3.0,))
    assert ToBeat((3.0,), is_beaten_by_equals=True).could_be((3.0,))
    assert not ToBeat((3.0,), is_beaten_by_equals=True).could_be((2.0,))


def openings(where: Position, seconds: float) -> list[Opening]:
    turn = Turn(where, Worth(where, FLAT))
    least_cost, deadline = LeastCost(turn), monotonic() + seconds
    return [Opening(turn, first, Objective.VALUE, least_cost, deadline) for first in turn.firsts()]


NOTHING = ToBeat((-1.0,))


def test_an_opening_is_looked_at_until_its_bound_is_met() -> None:
    board = {CHUGOKU: site(tile=Troop.SAMURAI), CHUBU: site(tile=Troop.SHINOBI)}
    where = position(THREE, TWO, TWO, Card.SHINOBI, board=board)
    best = expectimax.value_by_line(where, FLAT)
    for opening in openings(where, 60.0):
        bounds = [opening.bound]
        assert opening.found is None
        while opening.is_open(NOTHING):
            opening.look_closer(NOTHING)
            bounds.append(opening.bound)
        assert bounds == sorted(bounds, reverse=True), "a bound is never raised"
        assert opening.found
        line = opening.first.province, opening.first.pay.value
        assert abs(Fraction(opening.found.score[0]) - best[line]) <= MILLIONTH


def test_an_opening_that_cannot_win_is_not_looked_at() -> None:
    [opening] = openings(position(THREE), 60.0)
    assert opening.is_open(NOTHING)
    assert not opening.is_open(ToBeat((opening.bound[0] + 1,)))


def test_no_time_is_no_answer() -> None:
    [opening] = openings(position(THREE), 0.0)
    with pytest.raises(OutOfTime):
        opening.look_closer(NOTHING)
    assert opening.found is None
