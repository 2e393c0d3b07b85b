"""Advice for the even year as it is printed, and as JSON."""

import json
import re

import pytest

from tests.command_line import advisor, golden, printed, timeless
from tests.paths import EXAMPLES


@pytest.mark.parametrize("columns", [80, 50])
@pytest.mark.parametrize("name", ["even-year", "answer-a-lot"])
def test_advice_for_a_year_as_it_is_printed(name: str, columns: int) -> None:
    shown = printed("share", f"{name}.json", columns=columns)
    assert timeless(shown) == golden(f"share-{name}", columns)
    assert all(len(line) <= columns for line in shown.splitlines())
    assert "proven" not in shown


def test_a_lot_to_form_as_json() -> None:
    answer = json.loads(printed("share", "even-year.json", "--json", "--top", "2"))
    assert answer["decision"] == "form"
    [other] = answer["alternatives"]
    for option in (answer["best"], other):
        assert set(option) == {"lot", "value", "answers"}
        assert set(option["lot"]) == {"title", "cards"}
        assert sum(option["answers"].values()) <= 1
    assert answer["best"]["value"] >= other["value"]


def test_an_answer_as_json() -> None:
    answer = json.loads(printed("share", "answer-a-lot.json", "--json", "--top", "2"))
    assert answer["decision"] == "answer"
    assert {answer["best"]["accept"], answer["alternatives"][0]["accept"]} == {True, False}


def test_everything_is_more_than_the_three_best() -> None:
    few, many = (printed("share", "even-year.json", *more) for more in ((), ("--explain",)))
    assert len(re.findall("Offer", few)) == 3
    assert len(re.findall("Offer", many)) == 12


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
