"""`advisor suggest` as a person or a script meets it."""

import json
from typing import Any

import pytest

from engine.position_file import read_position
from tests.command_line import advisor, timeless, trimmed
from tests.paths import EXAMPLES, GOLDEN

NAMES = sorted(path.stem for path in EXAMPLES.glob("*.json"))


@pytest.mark.parametrize("columns", [80, 50])
@pytest.mark.parametrize("name", NAMES)
def test_every_example_reads_as_it_should(name: str, columns: int) -> None:
    run = advisor("suggest", f"{name}.json", columns=columns)
    assert (run.returncode, run.stderr) == (0, b"")
    golden = (GOLDEN / f"suggest-{name}-{columns}.txt").read_text(encoding="utf-8")
    assert timeless(trimmed(run.stdout)) == golden
    assert all(len(line) <= columns for line in run.stdout.decode().splitlines())
    assert b"\x1b" not in run.stdout, "no colour in a pipe"


@pytest.mark.parametrize("columns", [80, 50])
def test_the_full_accounting(columns: int) -> None:
    run = advisor("suggest", "hatamoto.json", "--explain", "--top", "3", columns=columns)
    assert (run.returncode, run.stderr) == (0, b"")
    golden = (GOLDEN / f"suggest-explain-{columns}.txt").read_text(encoding="utf-8")
    assert timeless(trimmed(run.stdout)) == golden


def suggested(*arguments: str) -> dict[str, Any]:
    run = advisor("suggest", *arguments, "--json")
    assert (run.returncode, run.stderr) == (0, b"")
    answer: dict[str, Any] = json.loads(run.stdout)
    return answer


def test_the_rulebook_s_second_conquest_as_json() -> None:
    answer = suggested("ii-kanto.json", "--objective", "points")
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


@pytest.mark.parametrize("name", NAMES)
def test_terms_add_up_to_what_is_expected(name: str) -> None:
    answer = suggested(f"{name}.json", "--top", "3")
    for play in (answer, *answer["alternatives"]):
        assert sum(play["terms"].values()) == pytest.approx(play["expected"])
        assert play["terms"]["points"] == play["expected_points"]
        assert play["expected"] <= answer["expected"]
    firsts = [play["plan"]["conquest"] for play in (answer, *answer["alternatives"])]
    places = [(first["province"], first["pay"]) if first else None for first in firsts]
    assert len(set(places)) == len(places)
    assert len(places) <= 3


def test_a_sensei_is_told_which_kamon_to_turn() -> None:
    answer = suggested("full-board.json")
    assert answer["use_draw_tiles_first"] == 1
    assert "flip" in answer["plan"]
    flips = [case["flip"] for case in answer["plan"]["then"]]
    assert flips
    position = read_position((EXAMPLES / "full-board.json").read_bytes())
    for flip in flips:
        assert flip["province"] in {province.value for province in position.board}
        assert 1 <= flip["position"] <= 4


def test_passing_is_an_answer() -> None:
    answer = suggested("keep-your-koku.json")
    assert answer["plan"]["conquest"] is None
    assert answer["plan"]["then"] == []
    assert answer["expected_points"] == 0
    assert answer["alternatives"][0]["plan"]["conquest"]["province"] == "kyushu"


def test_out_of_time_a_play_that_can_be_paid_for_is_shown_with_its_bound() -> None:
    answer = suggested("ii-kanto.json", "--time-limit", "0")
    assert answer["status"] == "feasible"
    assert answer["bound"] > answer["expected"]
    assert answer["plan"]["conquest"]["province"] == "kanto"
    run = advisor("suggest", "ii-kanto.json", "--time-limit", "0")
    assert run.returncode == 0
    assert run.stdout.decode().startswith("Take Kantō")
    assert "not proven" in run.stdout.decode()


def test_why_not_another_province() -> None:
    answer = suggested("ii-kanto.json", "--why-not", "chubu")
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
    why_not = suggested("ii-kanto.json", "--why-not", "hokkaido")["why_not"]
    assert (why_not["play"], why_not["difference"]) == (None, None)
    assert why_not["short"] == {"koku": 3, "troops": ["sohei"] * 3}
    assert "why_not" not in suggested("ii-kanto.json")


@pytest.mark.parametrize("columns", [80, 50])
@pytest.mark.parametrize("province", ["chubu", "hokkaido", "kanto"])
def test_why_not_in_words(province: str, columns: int) -> None:
    run = advisor("suggest", "ii-kanto.json", "--why-not", province, columns=columns)
    assert (run.returncode, run.stderr) == (0, b"")
    shown = timeless(trimmed(run.stdout))
    golden = (GOLDEN / f"suggest-ii-kanto-{columns}.txt").read_text(encoding="utf-8")
    assert shown.startswith(golden)
    expected = (GOLDEN / f"why-not-{province}-{columns}.txt").read_text(encoding="utf-8")
    assert shown.removeprefix(golden) == expected


def test_why_not_with_no_time_left_and_where_nothing_can_be_placed() -> None:
    hurried = suggested("ii-kanto.json", "--why-not", "chubu", "--time-limit", "0")["why_not"]
    assert hurried["play"]["plan"]["conquest"]["province"] == "chubu"
    data = json.loads((EXAMPLES / "ii-kanto.json").read_bytes())
    data["board"]["hokkaido"]["kamons"].append("sakai")
    run = advisor("suggest", "-", "--why-not", "hokkaido", stdin=json.dumps(data).encode())
    assert "Why not Hokkaidō? Hokkaidō is full." in run.stdout.decode()


def test_a_draw_tile_left_when_both_conquests_are_made() -> None:
    data = json.loads((EXAMPLES / "ii-kanto.json").read_bytes())
    data |= {"conquests_made": 2, "tiles": ["draw"]}
    run = advisor("suggest", "-", stdin=json.dumps(data).encode())
    assert run.stdout.decode().startswith("Draw before you end the turn: use your Draw tile.\n")


def test_why_not_needs_a_province_that_is_described() -> None:
    for province, said in (("kant", "did you mean 'kanto'?"), ("kansai", "is not described")):
        run = advisor("suggest", "ii-kanto.json", "--why-not", province)
        assert (run.returncode, run.stdout) == (2, b"")
        assert said in run.stderr.decode()


def test_the_same_position_gives_the_same_bytes() -> None:
    first, second = (advisor("suggest", "hatamoto.json", "--json", "--top", "4").stdout for _ in range(2))
    assert first == second


def test_standard_input_and_only_json_on_standard_output() -> None:
    data = (EXAMPLES / "two-for-one.json").read_bytes()
    run = advisor("suggest", "-", "--json", stdin=data)
    assert run.returncode == 0
    assert json.loads(run.stdout)["plan"]["conquest"]["province"] == "kyushu"


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["nowhere.json"], "cannot be opened"),
        (["ii-kanto.json", "--objective", "fame"], "fame"),
        (["ii-kanto.json", "--top", "0"], "--top"),
        (["ii-kanto.json", "--time-limit", "-1"], "--time-limit"),
        (["ii-kanto.json", "--time-limit", "nan"], "--time-limit"),
        ([], "POSITION"),
    ],
)
def test_bad_usage_is_one_message_and_exit_code_2(arguments: list[str], said: str) -> None:
    run = advisor("suggest", *arguments)
    assert run.returncode == 2
    assert run.stdout == b""
    assert said in run.stderr.decode()
    assert "Traceback" not in run.stderr.decode()


def test_where_nothing_can_be_played_that_is_said() -> None:
    data = json.loads((EXAMPLES / "ii-kanto.json").read_bytes())
    run = advisor("suggest", "-", stdin=json.dumps({**data, "conquests_made": 2}).encode())
    assert run.stdout.decode().startswith("Pass: no conquest can be made.\n")
