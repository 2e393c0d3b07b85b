"""Advice for the even year as it is printed, and as JSON."""

import json
import re

import pytest

from tests.command_line import advisor, assert_golden, printed
from tests.paths import EXAMPLES

BY_VALUE = ("--playouts", "0")


@pytest.mark.slow
@pytest.mark.parametrize("columns", [80, 50])
@pytest.mark.parametrize("name", ["even-year", "answer-a-lot"])
def test_advice_for_a_year_as_it_is_printed(name: str, columns: int) -> None:
    shown = printed("share", f"{name}.json", columns=columns)
    assert_golden(shown, f"share-{name}", columns)
    assert "proven" not in shown


@pytest.mark.slow
@pytest.mark.parametrize("columns", [80, 50])
def test_the_full_accounting(columns: int) -> None:
    shown = printed("share", "answer-a-lot.json", "--explain", "--playouts", "20", columns=columns)
    assert_golden(shown, "share-explain", columns)


@pytest.mark.slow
def test_a_lot_to_form_as_json() -> None:
    answer = json.loads(printed("share", "even-year.json", "--json", "--top", "2", *BY_VALUE))
    assert answer["decision"] == "form"
    [other] = answer["alternatives"]
    for option in (answer["best"], other):
        assert set(option) == {"lot", "value", "rivals", "answers", "then"}
        assert set(option["lot"]) == {"title", "cards"}
        assert sum(option["answers"].values()) <= 1
        assert sum(path["probability"] for path in option["then"]) == pytest.approx(1)
        for path in option["then"]:
            assert set(path) == {"probability", "value", "taken"}
            assert all(set(lot) == {"title", "cards"} for lot in path["taken"].values())
    best = answer["best"]
    assert best["value"] - best["rivals"] >= other["value"] - other["rivals"]


@pytest.mark.slow
def test_an_answer_as_json_with_how_often_it_wins() -> None:
    answer = json.loads(printed("share", "answer-a-lot.json", "--json", "--top", "2", "--playouts", "20"))
    assert answer["decision"] == "answer"
    assert {answer["best"]["accept"], answer["alternatives"][0]["accept"]} == {True, False}
    for option in (answer["best"], *answer["alternatives"]):
        assert option["win"]["playouts"] == 20
        assert 0 <= option["win"]["chance"] <= 1


@pytest.mark.slow
def test_everything_is_more_than_the_three_best() -> None:
    few, many = (printed("share", "even-year.json", *BY_VALUE, *more) for more in ((), ("--explain",)))
    assert len(re.findall("Offer", few)) == 3
    assert len(re.findall("Offer", many)) == 12
    assert "May go" not in few
    assert "May go" in many


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (
            ["share", "ii-kanto.json"],
            "This is a position of the odd year; advisor suggest is the command for it.\n",
        ),
        (
            ["suggest", "even-year.json"],
            "This is a position of the even year: 'advisor share' is the command for it.\n",
        ),
    ],
)
def test_the_wrong_command_for_the_year(arguments: list[str], said: str) -> None:
    run = advisor(*arguments)
    assert (run.returncode, run.stdout, run.stderr.decode()) == (2, b"", said)


def test_what_is_missing_to_judge_lots() -> None:
    position = json.loads((EXAMPLES / "even-year.json").read_text(encoding="utf-8"))
    del position["favour"]
    run = advisor("share", "-", stdin=json.dumps(position).encode())
    assert run.returncode == 2
    assert "favour." in run.stderr.decode()
