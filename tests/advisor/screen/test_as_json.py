"""Answers as the JSON of the contract."""

import json
from dataclasses import replace
from typing import Any

import pytest

from advisor.conquest.advise import advise
from advisor.conquest.afford import afford, afford_both
from advisor.conquest.explain import explain
from advisor.conquest.why_not import why_not as compare
from advisor.players import Greedy, PlayerKind, Random
from advisor.screen import as_json
from advisor.solver.objective import Objective
from advisor.winning.match import Match, PlayedMatch, Scores, Tally
from advisor.words.english import ENGLISH
from engine.board import Province
from engine.components import Bonus, Card, Favour, Title, Troop
from engine.position import Position, Site
from engine.position_file import Unreadable, read_position
from tests.paths import EXAMPLES, TURNS
from tests.positions import HIS, ME, MINE, position, site

pytestmark = pytest.mark.usefixtures("flat")
NAMES = [path.stem for path in TURNS]
CHUGOKU, KANTO, CHUBU, KANSAI = Province.CHUGOKU, Province.KANTO, Province.CHUBU, Province.KANSAI


def example(name: str) -> Position:
    return read_position((EXAMPLES / f"{name}.json").read_bytes())


def suggestion(
    where: Position,
    objective: Objective = Objective.VALUE,
    top: int = 2,
    against: Province | None = None,
) -> dict[str, Any]:
    """The advice for a position, as a program reads it; perhaps beside a province."""
    advice = advise(where, objective, top)
    compared = compare(where, advice, against, 60.0) if against else None
    found = explain(where, advice, top=top, why_not=compared)
    answer: dict[str, Any] = json.loads(json.dumps(as_json.suggestion(found)))
    return answer


def suggested(
    name: str, objective: Objective = Objective.VALUE, top: int = 2, against: Province | None = None
) -> dict[str, Any]:
    return suggestion(example(name), objective, top, against)


def test_problems_with_their_codes_and_facts_and_the_words_for_them() -> None:
    assert as_json.checked((), ENGLISH) == {"format": 1, "valid": True, "problems": []}
    with pytest.raises(Unreadable) as refusal:
        read_position('{"me": "hondo"}')
    answer = as_json.checked(refusal.value.problems, ENGLISH)
    assert (answer["format"], answer["valid"]) == (1, False)
    problems = json.loads(json.dumps(answer["problems"]))
    assert [problem["path"] for problem in problems] == ["players", "titles", "hand", "board", "me"]
    assert problems[0]["nearest"] is None
    assert problems[-1] == {
        "path": "me",
        "code": "not_a_name",
        "facts": {"value": "hondo", "kind": "general"},
        "found": "'hondo' is not a general",
        "allowed": "honda, ii, sakakibara, sakai",
        "nearest": "honda",
    }


def test_whether_a_province_can_be_paid_for() -> None:
    where = position(Card.KOKU_2, Card.BUSHI, board={KANTO: site(1, Troop.SOHEI)}, title=Title.SHOMYO)
    assert as_json.affordability(afford(where, KANTO)) == {
        "format": 1,
        "province": "kanto",
        "position": 2,
        "affordable": False,
        "ways": [],
        "complete": True,
        "short": {"koku": 4, "troops": ["samurai", "samurai", "samurai", "sohei"]},
    }
    rich = replace(where, hand=(Card.KOKU_3, Card.KOKU_3, Card.SAMURAI))
    assert as_json.affordability(afford(rich, KANTO)) == {
        "format": 1,
        "province": "kanto",
        "position": 2,
        "affordable": True,
        "ways": [
            {
                "province": "kanto",
                "position": 2,
                "pay": "koku",
                "cards": ["koku 3", "koku 3"],
                "steps": [],
                "favour": 7,
            }
        ],
        "complete": True,
        "short": None,
    }


def test_each_step_of_a_payment() -> None:
    board = {Province.HOKKAIDO: site(3)}
    where = position(Card.BUSHI, board=board, tiles=(Bonus.EXCHANGE, Bonus.PLUS_ONE), title=Title.HATAMOTO)
    [way] = afford(where, Province.HOKKAIDO).ways
    answer = as_json.conquest(Province.HOKKAIDO, 4, way.payment, Favour(9))
    assert answer["steps"] == [
        {"use": "hatamoto", "as": "sohei"},
        {"use": "exchange", "from": "bushi", "to": "sohei"},
        {"use": "+1", "on": "sohei"},
    ]


def test_a_province_that_is_full() -> None:
    found = as_json.affordability(afford(position(board={KANTO: site(4)}), KANTO))
    assert (found["affordable"], found["position"], found["ways"], found["short"]) == (False, None, [], None)


@pytest.mark.parametrize("changes", [{"conquests_made": 2}, {"kamons_left": {ME: 0}}])
def test_whoever_may_place_no_kamon_lacks_nothing_that_can_be_had(changes: dict[str, object]) -> None:
    where = replace(position(*[Card.KOKU_3] * 4), **changes)  # type: ignore[arg-type]
    found = as_json.affordability(afford(where, CHUGOKU))
    assert (found["affordable"], found["position"]) == (False, 1)
    assert found["short"] == {"koku": None, "troops": None}


def test_ways_that_are_not_all_there_are() -> None:
    answer = afford(position(Card.KOKU_3), CHUGOKU)
    assert as_json.affordability(answer)["complete"] is True
    assert as_json.affordability(replace(answer, is_complete=False))["complete"] is False


def test_whether_two_provinces_can_be_paid_for() -> None:
    board = {KANTO: site(1, Troop.SOHEI), KANSAI: site(4), CHUBU: site(tile=Troop.BUSHI)}
    where = position(*[Card.KOKU_3] * 3, board=board)
    found = as_json.both_affordable(afford_both(where, KANTO, CHUBU))
    assert (found["provinces"], found["affordable"], found["short"]) == (["kanto", "chubu"], True, None)
    [[one, two]] = json.loads(json.dumps(found["ways"]))
    assert (one["province"], one["cards"]) == ("kanto", ["koku 3", "koku 3"])
    assert (two["province"], two["favour"]) == ("chubu", 3)
    poor = as_json.both_affordable(afford_both(replace(where, hand=(Card.KOKU_3,) * 2), KANTO, CHUBU))
    assert (poor["affordable"], poor["ways"]) == (False, [])
    assert poor["short"] == {"koku": 3, "troops": ["bushi", "shinobi", "shinobi"]}
    for changes in ({"conquests_made": 1}, {"kamons_left": {ME: 1}}):
        one_left = as_json.both_affordable(afford_both(replace(where, **changes), KANTO, CHUBU))
        assert (one_left["affordable"], one_left["ways"], one_left["short"]) == (False, [], None)


def test_the_rulebook_s_second_conquest_as_json() -> None:
    answer = suggested("ii-kanto", Objective.POINTS)
    assert answer["format"] == 1
    assert answer["objective"] == "points"
    assert answer["status"] == "optimal"
    assert answer["expected"] == answer["expected_points"] == answer["bound"]
    assert answer["use_draw_tiles_first"] == 0
    assert answer["plan"]["conquest"] == {
        "province": "kanto",
        "position": 2,
        "pay": "koku",
        "cards": ["koku 1", "koku 1", "koku 1", "koku 1", "koku 2"],
        "steps": [],
        "favour": 7,
    }
    assert answer["plan"]["then"][0] == {
        "when": {"bonus": "+1"},
        "probability": pytest.approx(1 / 3),
        "conquest": {
            "province": "chubu",
            "position": 3,
            "pay": "troops",
            "cards": ["bushi", "shinobi"],
            "steps": [{"use": "+1", "on": "shinobi"}],
            "favour": 7,
        },
    }
    assert answer["plan"]["then"][-1]["when"] == {}
    assert answer["plan"]["then"][-1]["conquest"] is None
    assert sum(case["probability"] for case in answer["plan"]["then"]) == pytest.approx(1)
    assert "flip" not in answer["plan"]


@pytest.mark.slow
@pytest.mark.parametrize("name", NAMES)
def test_terms_add_up_to_what_is_expected(name: str) -> None:
    answer = suggested(name, top=3)
    for play in (answer, *answer["alternatives"]):
        assert sum(play["terms"].values()) == pytest.approx(play["expected"])
        assert play["terms"]["points"] == play["expected_points"]
        assert play["expected"] <= answer["expected"]
    firsts = [play["plan"]["conquest"] for play in (answer, *answer["alternatives"])]
    places = [(first["province"], first["pay"]) if first else None for first in firsts]
    assert len(set(places)) == len(places)
    assert len(places) <= 3


def test_a_sensei_is_told_which_kamon_to_turn() -> None:
    answer = suggested("full-board")
    assert answer["use_draw_tiles_first"] == 1
    assert "flip" in answer["plan"]
    flips = [case["flip"] for case in answer["plan"]["then"]]
    assert flips
    position = read_position((EXAMPLES / "full-board.json").read_bytes())
    for flip in flips:
        assert flip["province"] in {province.value for province in position.board}
        assert 1 <= flip["position"] <= 4


def test_only_a_sensei_is_told_of_a_kamon_to_turn() -> None:
    board = {CHUGOKU: Site((MINE, HIS, HIS)), CHUBU: site(4)}
    sensei = suggestion(position(board=board))
    assert sensei["plan"] == {
        "conquest": None,
        "then": [],
        "flip": {"province": "chugoku", "position": 1},
    }
    assert suggestion(position(board={CHUBU: site(3)}))["plan"]["flip"] is None
    daimyo = suggestion(position(board=board, title=Title.DAIMYO))
    assert daimyo["plan"] == {"conquest": None, "then": []}


def test_passing_is_an_answer() -> None:
    answer = suggested("keep-your-koku")
    assert answer["plan"]["conquest"] is None
    assert answer["plan"]["then"] == []
    assert answer["expected_points"] == 0
    assert answer["alternatives"][0]["plan"]["conquest"]["province"] == "kyushu"


def test_why_not_another_province() -> None:
    answer = suggested("ii-kanto", against=Province.CHUBU)
    why_not = answer["why_not"]
    assert why_not["province"] == "chubu"
    assert why_not["play"]["plan"]["conquest"]["province"] == "chubu"
    assert why_not["short"] is None
    for term, difference in why_not["difference"].items():
        assert difference == pytest.approx(why_not["play"]["terms"][term] - answer["terms"][term])
    assert sum(why_not["difference"].values()) == pytest.approx(
        why_not["play"]["expected"] - answer["expected"]
    )
    assert why_not["play"]["expected"] < answer["expected"]


def test_why_not_a_province_out_of_reach() -> None:
    why_not = suggested("ii-kanto", against=Province.HOKKAIDO)["why_not"]
    assert (why_not["play"], why_not["difference"]) == (None, None)
    assert why_not["short"] == {"koku": 3, "troops": ["sohei"] * 3}
    assert "why_not" not in suggested("ii-kanto")


def test_a_match() -> None:
    side = Scores(players=2, positions=90, majorities=36, koku=5, kamons=14, years=11)
    tally = Tally(2, 1, 6, 50, 11, 1, 140, first=side, others=side + side)
    match = Match(Greedy, Random, players=3, games=2, seed=9)
    answer = as_json.match(PlayedMatch(PlayerKind.GREEDY, PlayerKind.RANDOM, match, tally))
    low, high = tally.interval
    scores = {
        "positions": 45.0,
        "majorities": 18.0,
        "koku": 2.5,
        "total": 65.5,
        "kamons_a_year": 14 / 11,
    }
    assert json.loads(json.dumps(answer)) == {
        "format": 1,
        "first": "greedy",
        "others": "random",
        "players": 3,
        "games": 2,
        "seed": 9,
        "wins": 1,
        "share": 0.5,
        "interval": [low, high],
        "par": 1 / 3,
        "margin": {"mean": 3.0, "error": 4.0},
        "rounds": 5.5,
        "ended": {"kamons": 1, "koku_deck": 1},
        "winning_score": 70.0,
        "scores": {"first": scores, "others": scores},
    }
