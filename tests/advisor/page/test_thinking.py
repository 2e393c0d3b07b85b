"""Thinking in the background."""

import threading
import time
from dataclasses import replace

import pytest

from advisor.page.thinking import Thinker, Thought
from advisor.table.joining import Joined
from advisor.table.phase import Phase
from advisor.table.reasons import TooLittleToForesee
from advisor.table.record import Record
from advisor.table.setting_up import SettingUp
from engine.position_file import read_position
from tests.paths import EXAMPLES
from tests.told_games import told

MY_TURN = (
    "ii sakai",
    "ii",
    "sensei daimyo",
    "samurai bushi",
    "samurai bushi " * 4,
    "2x samurai, bushi, shinobi, koku 1 2",
    "daimyo samurai bushi 1 / hatamoto",
    "hatamoto",
    "pass",
)


def thought_about(*tables: Phase, playouts: int = 0) -> list[Thought]:
    """What is told while each of some tables is looked at, until the last one is over."""
    thoughts: list[Thought] = []
    over = threading.Event()

    def tell(thought: Thought) -> None:
        thoughts.append(thought)
        if thought.is_over and thought.table is tables[-1]:
            over.set()

    thinker = Thinker(playouts, tell)
    for table in tables:
        thinker.look_at(table)
    assert over.wait(30)
    thinker.stop()
    return thoughts


@pytest.mark.slow
def test_at_my_turn_it_finds_advice_and_chances() -> None:
    table = told(*MY_TURN).table
    *before, last = thought_about(table, playouts=20)
    assert last.advice
    assert last.chances
    assert abs(sum(last.chances.values()) - 1) < 1e-9
    assert before
    assert all(not thought.is_over for thought in before)
    assert any(thought.of for thought in before), "how far playouts have come"


def test_at_another_s_turn_it_finds_chances() -> None:
    table = told(*MY_TURN[:-1]).table
    [thought] = thought_about(table)
    assert thought.advice is None
    assert thought.chances


def test_while_nothing_can_be_known_it_says_nothing() -> None:
    [thought] = thought_about(told("ii sakai").table)
    assert (thought.advice, thought.chances, thought.missing) == (None, None, None)


def test_where_too_little_is_told_for_advice_it_says_why() -> None:
    position = read_position((EXAMPLES / "answer-a-lot.json").read_bytes())
    record = Record()
    record.tell(Joined(replace(position, favour={})).line(SettingUp()))
    *_, thought = thought_about(record.table)
    assert isinstance(thought.missing, TooLittleToForesee)


@pytest.mark.slow
def test_a_table_that_was_left_and_came_back_is_thought_about_again() -> None:
    """An undo brings back the very same table, before or after it was thought about."""
    mine, other = told(*MY_TURN).table, told(*MY_TURN[:-1]).table
    for pause in (0.0, 0.01, 0.1, 1.0):
        thoughts: list[Thought] = []
        thinker = Thinker(0, thoughts.append)
        for table in (mine, other, mine, other, mine):
            thinker.look_at(table)
            time.sleep(pause)
        until = time.monotonic() + 20
        heard = len(thoughts)
        thinker.look_at(mine)
        while not (thoughts[heard:] and thoughts[-1].advice) and time.monotonic() < until:
            time.sleep(0.01)
        thinker.stop()
        assert thoughts[-1].table is mine
        assert thoughts[-1].advice


@pytest.mark.slow
def test_what_is_out_of_date_is_given_up() -> None:
    tables = [told(*MY_TURN[:end]).table for end in (8, 9, 8, 9)]
    thoughts = thought_about(*tables, playouts=2000)
    assert thoughts[-1].table is tables[-1]
    assert thoughts[-1].advice
