"""Advice for one moment of a recorded game."""

from dataclasses import replace

import pytest

from advisor.table.advising import DecisionAdvice, TurnAdvice, find_advice, is_due
from advisor.table.joining import Joined
from advisor.table.reasons import Refused, TooLittleToForesee
from advisor.table.setting_up import SettingUp
from engine.position_file import read_position
from tests.paths import EXAMPLES
from tests.told_games import ODD_YEAR, SET_UP, SHARE, playing, table_after


def nothing(done: int, of: int) -> None:
    """Progress that nobody looks at."""


def test_a_turn_of_mine() -> None:
    table = playing(table_after(*ODD_YEAR))
    assert is_due(table)
    found = find_advice(table, 0, nothing)
    assert isinstance(found, TurnAdvice)
    assert found.win is None
    assert not found.draws_first
    assert table_after(*ODD_YEAR, found.line()) != table, "its line can be told"


@pytest.mark.slow
def test_a_decision_of_mine_in_an_even_year() -> None:
    before = (*SET_UP, SHARE, "sensei sohei shinobi koku 1 1")
    table = playing(table_after(*before))
    assert is_due(table)
    found = find_advice(table, 10, nothing)
    assert isinstance(found, DecisionAdvice)
    assert found.line() in ("yes", "no")
    assert found.win
    assert sum(found.win.chances.values()) == pytest.approx(1)


def test_nothing_is_due_while_others_decide_or_something_is_to_be_named() -> None:
    assert not is_due(SettingUp())
    assert not is_due(table_after(*SET_UP))
    assert not is_due(table_after(*SET_UP, SHARE))
    assert not is_due(table_after(*ODD_YEAR, "pass"))
    assert not is_due(table_after(*ODD_YEAR, "chugoku 2 samurai samurai+bushi"))


def test_what_is_missing_is_named() -> None:
    position = read_position((EXAMPLES / "answer-a-lot.json").read_bytes())
    line = Joined(replace(position, favour={})).line(SettingUp())
    with pytest.raises(Refused) as refusal:
        find_advice(playing(table_after(line)), 0, nothing)
    assert isinstance(refusal.value.reason, TooLittleToForesee)
    assert all(name.startswith("favour.") for name in refusal.value.reason.missing)
