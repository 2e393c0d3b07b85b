"""What the search promises besides the best play: no payment is listed, the solver decides, the time limit
holds, equal positions get equal answers, and its one closed form is a bound."""

import json
import random
import sys
from collections.abc import Iterator
from fractions import Fraction
from types import ModuleType

import pytest

from advisor.conquest import advise as advising
from advisor.conquest.advise import advise, best_taking
from advisor.conquest.explain import explain
from advisor.screen.as_json import suggestion
from advisor.solver import search
from advisor.solver.cases import Turn
from advisor.solver.conquest_model import ConquestModel
from advisor.solver.cpsat import Answer, Linear, Program
from advisor.solver.least_cost import LeastCost
from advisor.solver.objective import Objective
from advisor.worth.later import Worth
from advisor.worth.weights import UNIT
from engine import ways
from engine.board import KOKU_CARDS, TILES, TROOP_CARDS, Province
from engine.components import BonusTile, GateTile, General, Kamon, Title
from engine.position import Position, Site
from engine.position_file import document, problems_of, read_position
from engine.ways import payable
from tests.oracles import expectimax
from tests.plays import BOTH, is_equal
from tests.positions import FLAT, LIVELY
from tests.random_positions import random_position, turn_position


@BOTH
def test_no_payment_is_listed(objective: Objective, monkeypatch: pytest.MonkeyPatch) -> None:
    rng = random.Random(1)
    positions = [random_position(rng, cards=rng.randint(3, 9)) for _ in range(15)]
    before = [advise(where, objective, top=2, law=LIVELY) for where in positions]

    def refuse(*_: object) -> None:
        raise AssertionError("a payment was listed")

    for module, name in names_of(ways.ways, ways.ways_to_pay):
        monkeypatch.setattr(module, name, refuse)
    assert [advise(where, objective, top=2, law=LIVELY) for where in positions] == before


def names_of(*functions: object) -> list[tuple[ModuleType, str]]:
    """By which names the modules of the project call any of some functions."""
    modules = [module for name, module in sys.modules.items() if name.split(".")[0] in ("advisor", "engine")]
    return [
        (module, name)
        for module in modules
        for name, value in vars(module).items()
        if any(value is function for function in functions)
    ]


@BOTH
def test_the_solver_is_asked_wherever_something_can_be_taken(
    objective: Objective, monkeypatch: pytest.MonkeyPatch
) -> None:
    solved: list[Answer] = []
    maximize = Program.maximize

    def counted(program: Program, *rest: object, **more: object) -> Answer:
        solved.append(maximize(program, *rest, **more))  # type: ignore[arg-type]
        return solved[-1]

    monkeypatch.setattr(Program, "maximize", counted)
    rng = random.Random(2)
    asked = 0
    for _ in range(40):
        where = random_position(rng, cards=rng.randint(0, 8))
        solved.clear()
        advise(where, objective, law=LIVELY)
        can_take = where.conquests_made < 2 and where.kamons_of(where.me) > 0 and bool(in_reach(where))
        assert bool(solved) is can_take, where
        asked += can_take
    assert asked > 25


def in_reach(where: Position) -> list[Province]:
    means = where.means()
    return [p for p, site in where.board.items() if not site.is_full and payable(site.demand(p), means)]


def shuffled(rng: random.Random, value: object) -> object:
    """A document with the keys of its objects, and the lists whose order says nothing, in another order."""
    if isinstance(value, dict):
        keys = rng.sample(list(value), len(value))
        return {key: value[key] if key == "kamons" else shuffled(rng, value[key]) for key in keys}
    if isinstance(value, list):
        return [shuffled(rng, item) for item in rng.sample(value, len(value))]
    return value


@BOTH
def test_equal_positions_get_equal_json(objective: Objective) -> None:
    rng = random.Random(3)
    for _ in range(15):
        where = random_position(rng, cards=rng.randint(2, 9))
        other = read_position(json.dumps(shuffled(rng, document(where))))
        first, second = (
            suggestion(explain(p, advise(p, objective, top=3, law=LIVELY))) for p in (where, other)
        )
        assert json.dumps(first) == json.dumps(second), where


def huge(cards: int, tiles: int) -> Position:
    """So many cards of the box and so many of the sixteen tiles that two kamons in each province have won."""
    rng = random.Random(cards)
    shuffled_tiles = rng.sample(TILES, len(TILES))
    players = tuple(General)
    kamons = [(Kamon(players[n % 4]), Kamon(players[(n + 1) % 4])) for n in range(len(Province))]
    tops = [GateTile(shuffled_tiles.pop().troop) for _ in Province]
    where = Position(
        players=players,
        me=General.II,
        titles={General.II: Title.HATAMOTO},
        hand=tuple(rng.sample(TROOP_CARDS + KOKU_CARDS, cards)),
        board={p: Site(*lying) for p, lying in zip(Province, zip(kamons, tops, strict=True), strict=True)},
        tiles=tuple(BonusTile(tile.bonus, tile.troop) for tile in shuffled_tiles[:tiles]),
    )
    assert problems_of(where) == ()
    return where


@BOTH
@pytest.mark.parametrize(("cards", "tiles", "solves"), [(29, 12, 10), (58, 16, 4), (58, 16, 0)])
def test_the_time_limit_holds(
    cards: int, tiles: int, solves: int, objective: Objective, monkeypatch: pytest.MonkeyPatch
) -> None:
    """By a clock that only the solver moves: it is never asked once time is up, nor given more than is left.
    Something is advised all the same."""
    now = [0.0]
    maximize = Program.maximize

    def counted(program: Program, goal: Linear, seconds: float, **more: object) -> Answer:
        assert 0 < seconds <= solves - now[0]
        now[0] += 1
        return maximize(program, goal, **more)  # type: ignore[arg-type]

    monkeypatch.setattr(Program, "maximize", counted)
    for module in (search, advising):
        monkeypatch.setattr(module, "monotonic", lambda: now[0])
    advice = advise(huge(cards, tiles), objective, time_limit=solves, law=FLAT)
    assert now[0] <= solves
    assert advice.best.plan.conquest
    assert advice.bound >= advice.expected(advice.best)
    assert solves or not advice.optimal


@BOTH
def test_points_are_proven_though_time_is_up_for_the_tie(objective: Objective) -> None:
    """Whatever the time, a play that is called feasible is below its bound."""
    rng = random.Random(4)
    for _ in range(12):
        where = random_position(rng, cards=rng.randint(6, 12))
        for seconds in (0.0, 0.005, 0.02, 0.05):
            advice = advise(where, objective, time_limit=seconds, law=LIVELY)
            gap = advice.bound - advice.expected(advice.best)
            assert (gap > Fraction(1, 10**6)) is not advice.optimal


def test_no_case_brings_more_than_the_least_cost_leaves() -> None:
    rng = random.Random(5)
    met = compared = 0
    for _ in range(40):
        where = turn_position(rng, most=6)
        turn = Turn(where, Worth(where, LIVELY))
        least_cost = LeastCost(turn)
        for first in turn.firsts()[:4]:
            for case in first.cases[:6]:
                if case.dealt:
                    continue
                model = ConquestModel(turn, first, [case])
                [value], [points] = model.value, model.points
                most = least_cost.most(first, case)
                best = model.program.maximize(value.terms).bound + value.constant
                assert best <= max(worth for _, worth in most)
                assert model.program.maximize(points.terms).bound + points.constant <= max(p for p, _ in most)
                met += best + UNIT > max(worth for _, worth in most)
                compared += 1
    assert compared > 200
    assert met > 20, "a bound that is never near is of no use"


def sure_plays(where: Position, province: Province) -> Iterator[Fraction]:
    """The best value of plays that take a province for certain, by trying everything."""
    tried = expectimax.Expectimax(where, points_first=False, law=LIVELY)
    yield from (score[0] for score in tried.taking(province))


def test_the_best_play_that_takes_a_province_equals_trying_everything() -> None:
    rng = random.Random(6)
    found = missing = second = 0
    for _ in range(40):
        where = turn_position(rng, most=5)
        assert problems_of(where) == ()
        province = rng.choice(list(where.board))
        play = best_taking(where, province, time_limit=60.0, law=LIVELY)
        best = max(sure_plays(where, province), default=None)
        assert (play is None) is (best is None), where
        if play and best is not None and play.plan.conquest:
            assert is_equal(play.terms.total, best), where
            found += 1
            second += play.plan.conquest.province is not province
        missing += play is None
    assert found > 10
    assert missing > 3
    assert second > 0
