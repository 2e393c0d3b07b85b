"""`advisor suggest` as a person or a script meets it."""

import json
import re
from typing import Any

import pytest

from tests.command_line import advisor
from tests.paths import EXAMPLES


def suggested(*arguments: str) -> dict[str, Any]:
    run = advisor("suggest", *arguments, "--json", flat=True)
    assert (run.returncode, run.stderr) == (0, b"")
    answer: dict[str, Any] = json.loads(run.stdout)
    return answer


def test_every_option_changes_what_is_looked_for() -> None:
    points = suggested("keep-your-koku.json", "--objective", "points", "--top", "1", "--why-not", "kyushu")
    assert points["objective"] == "points"
    assert points["plan"]["conquest"]["province"] == "kyushu"
    assert points["alternatives"] == []
    assert points["why_not"]["province"] == "kyushu"
    plain = suggested("keep-your-koku.json")
    assert (plain["objective"], len(plain["alternatives"])) == ("value", 1)
    assert plain["plan"]["conquest"] is None
    assert "why_not" not in plain


def test_out_of_time_a_play_that_can_be_paid_for_is_shown_with_its_bound() -> None:
    answer = suggested("ii-kanto.json", "--time-limit", "0")
    assert answer["status"] == "feasible"
    assert answer["bound"] > answer["expected"]
    assert answer["plan"]["conquest"]["province"] == "kanto"
    run = advisor("suggest", "ii-kanto.json", "--time-limit", "0", flat=True)
    assert run.returncode == 0
    assert run.stdout.decode().startswith("Take Kantō")
    assert "not proven" in run.stdout.decode()


def test_why_not_with_no_time_left() -> None:
    hurried = suggested("ii-kanto.json", "--why-not", "chubu", "--time-limit", "0")["why_not"]
    assert hurried["play"]["plan"]["conquest"]["province"] == "chubu"


def test_why_not_needs_a_province_that_is_described() -> None:
    for province, said in (("kant", "did you mean 'kanto'?"), ("kansai", "is not described")):
        run = advisor("suggest", "ii-kanto.json", "--why-not", province)
        assert (run.returncode, run.stdout) == (2, b"")
        assert said in run.stderr.decode()


@pytest.mark.slow
def test_the_same_position_gives_the_same_bytes() -> None:
    first, second = (advisor("suggest", "hatamoto.json", "--json", "--top", "4").stdout for _ in range(2))
    assert first == second


def test_standard_input_and_only_json_on_standard_output() -> None:
    data = (EXAMPLES / "two-for-one.json").read_bytes()
    run = advisor("suggest", "-", "--json", stdin=data, flat=True)
    assert run.returncode == 0
    assert json.loads(run.stdout)["plan"]["conquest"]["province"] == "kyushu"


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["nowhere.json"], "cannot be opened"),
        (["ii-kanto.json", "--objective", "fame"], "--objective takes one of these: points, value, win."),
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


@pytest.mark.slow
def test_a_position_that_tells_enough_is_played_out() -> None:
    answer = suggested("full-board.json", "--playouts", "40", "--top", "3")
    assert answer["objective"] == "win"
    plays = [answer, *answer["alternatives"]]
    for play in plays:
        win = play["win"]
        assert 0 <= win["chance"] <= 1
        assert 0 < win["error"] < 0.2
        assert win["playouts"] == 40
        assert sum(win["players"].values()) == pytest.approx(1)
        assert win["players"]["sakai"] == win["chance"]
    assert answer["status"] == (
        "optimal" if answer["expected"] == pytest.approx(answer["bound"]) else "feasible"
    )
    assert suggested("full-board.json", "--playouts", "40", "--top", "3") == answer, (
        "the same luck every time"
    )


@pytest.mark.slow
def test_without_playouts_value_decides() -> None:
    answer = suggested("full-board.json", "--playouts", "0")
    assert answer["objective"] == "value"
    assert "win" not in answer
    assert suggested("ii-kanto.json")["objective"] == "value", (
        "five provinces and everybody's favour are not told"
    )


def test_what_is_missing_to_play_it_out_is_named() -> None:
    run = advisor("suggest", "ii-kanto.json", "--objective", "win")
    assert (run.returncode, run.stdout) == (2, b"")
    assert run.stderr.decode() == (
        "To play the game out, the position has to tell also: board.chugoku, board.kyushu, board.tohoku, "
        "board.shikoku, board.kansai, favour.sakakibara, favour.ii, favour.sakai, favour.honda.\n"
    )


@pytest.mark.slow
def test_winning_in_words() -> None:
    shown = advisor(
        "suggest", "full-board.json", "--playouts", "40", "--explain", "--top", "8"
    ).stdout.decode()
    assert re.search(r"^Winning +\d+ % \(± \d+\) by 40 playouts$", shown, re.MULTILINE)
    assert "each player: " in shown
    assert "if you pass: " in " ".join(shown.split())
    assert re.search(r"^Next best .*wins \d+ %", shown, re.MULTILINE)
    assert "proven best by" in shown or "chosen by playouts" in shown


@pytest.mark.slow
def test_another_province_is_played_out_too() -> None:
    answer = suggested("full-board.json", "--playouts", "20", "--why-not", "shikoku")
    assert answer["why_not"]["play"]["win"]["playouts"] == 20
