"""`advisor suggest` as a person or a script meets it."""

import json
from typing import Any

import pytest

from tests.command_line import advisor
from tests.paths import EXAMPLES


def suggested(*arguments: str) -> dict[str, Any]:
    run = advisor("suggest", *arguments, "--json")
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
    run = advisor("suggest", "ii-kanto.json", "--time-limit", "0")
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
