"""One position, advised without a recorded game."""

import json

import pytest

from advisor.page.just_this_turn import advised
from advisor.words.english import ENGLISH
from tests.command_line import printed
from tests.paths import EXAMPLES


def first_line(name: str) -> str:
    found = advised((EXAMPLES / name).read_bytes(), 0, ENGLISH)
    line = json.loads(json.dumps(found))["sheet"][0]["line"]
    assert isinstance(line, str)
    return line


def test_a_turn_is_advised_as_suggest_does() -> None:
    assert first_line("ii-kanto.json") == printed("suggest", "ii-kanto.json").splitlines()[0]


@pytest.mark.slow
def test_a_lot_is_advised_as_share_does() -> None:
    share = printed("share", "answer-a-lot.json", "--playouts", "0", columns=200)
    assert first_line("answer-a-lot.json") == share.splitlines()[0]


def test_problems_are_named_all_at_once() -> None:
    position = json.loads((EXAMPLES / "ii-kanto.json").read_bytes())
    position["hand"] = ["ninja"]
    position["me"] = "nobody"
    problems = advised(json.dumps(position).encode(), 0, ENGLISH)["problems"]
    assert isinstance(problems, list)
    assert len(problems) == 2
    assert any("ninja" in problem for problem in problems)


def test_a_lot_without_enough_told_says_what_is_missing() -> None:
    position = json.loads((EXAMPLES / "even-year.json").read_bytes())
    del position["favour"]
    found = advised(json.dumps(position).encode(), 0, ENGLISH)
    assert "favour" in str(found["problems"])
