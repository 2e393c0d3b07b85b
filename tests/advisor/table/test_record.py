"""What is refused, undone, redone and edited, and that the game is then as if it had been told so."""

import pytest

from advisor.table.phase import Ask
from advisor.table.reasons import Refused
from advisor.table.record import Record
from advisor.words.english import ENGLISH
from tests.told_games import ODD_YEAR, SET_UP, SHARE, SHARING, paid, refused, table_after, told


def test_a_seventh_samurai_is_refused_with_the_line_of_the_last_one() -> None:
    record = told(*SET_UP)
    why = refused(record, "5 samurai 3 bushi koku 4x1")
    assert why == "All 6 of Samurai are accounted for. Line 4 has the last."
    share = "4 samurai 4 bushi koku 4x1"
    lots = ("sensei 2 samurai", "yes", "hatamoto 2 samurai", "yes", "daimyo 4 bushi / shomyo rest", "first")
    record = told(*SET_UP, share, *lots)
    while record.table.asks is Ask.TURN:
        record.tell("pass")
    why = refused(record, "samurai 2 bushi 5 sohei koku 2x2 2x3")
    assert why == f"All 6 of Samurai are accounted for. Line 6 has the last: {share}"


def test_another_players_turn_is_refused() -> None:
    assert refused(told(*ODD_YEAR), "sakai takes kanto with koku 3") == "It is Sakakibara's turn."
    assert refused(told(*SET_UP, SHARE), "ii daimyo samurai") == "Honda forms a lot first."
    offered = told(*SET_UP, SHARE, SHARING[0])
    assert refused(offered, "honda yes") == "Sakakibara accepts or refuses the lot first."


@pytest.mark.parametrize("line", ["sensei samurai koku", "sensei koku", "sensei 1 koku koku", "koku sensei"])
def test_a_koku_without_its_value_is_asked_about(line: str) -> None:
    record = told(*SET_UP, SHARE)
    assert refused(record, line).startswith("What is the koku worth?")
    record.tell(SHARING[0])
    assert refused(record, f"edit {len(SET_UP) + 2} {line}").startswith("What is the koku worth?")


@pytest.mark.parametrize(
    "line", ["sensei koku 1", "sensei 1 koku", "sensei koku 2x1", "sensei 2x1 koku, samurai"]
)
def test_a_koku_with_its_value_is_not(line: str) -> None:
    told(*SET_UP, SHARE, line)


def test_a_game_recorded_with_a_koku_without_its_value_is_still_read() -> None:
    record = told(*SET_UP, SHARE)
    record.tell("sensei samurai koku", is_old=True)
    assert record.table == table_after(*SET_UP, SHARE, "sensei samurai")


def test_undo_and_redo_take_back_any_number_of_lines() -> None:
    record = told(*ODD_YEAR)
    assert refused(record, "redo") == "There is nothing to redo."
    change = record.tell("undo 3")
    assert [revision.entry.line for revision in change.undone] == list(reversed(ODD_YEAR[-3:]))
    assert record.table == table_after(*ODD_YEAR[:-3])
    assert "1 to 3" in refused(record, "redo 4")
    change = record.tell("redo 2")
    assert [revision.entry.line for revision in change.redone] == list(ODD_YEAR[-3:-1])
    record.tell("redo")
    assert record.table == table_after(*ODD_YEAR)
    record.tell("undo")
    record.tell("first")
    assert refused(record, "redo") == "There is nothing to redo."
    assert refused(Record(), "undo") == "There is nothing to undo."
    assert refused(record, "undo 0") == f"'0' is not how many lines to undo (1 to {len(ODD_YEAR)})."


@pytest.mark.parametrize("number", ["9" * 5000, "-1", "x", "1.5", "²"])
def test_numbers_of_lines_that_cannot_be(number: str) -> None:
    record = told(*ODD_YEAR)
    refused(record, f"undo {number}")
    refused(record, f"edit {number} pass")


def test_undo_reaches_across_a_restart() -> None:
    lines = [*ODD_YEAR, "kanto koku 3 samurai", "undo", "pass", "undo 2", "redo"]
    record, kept = Record(), []
    for line in lines:
        try:
            record.tell(line)
        except Refused:
            continue
        kept.append(line)
    again = told(*kept)
    assert (again.table, again.entries) == (record.table, record.entries)
    for line in ("redo", "undo 5", "redo 3"):
        again.tell(line)
        record.tell(line)
        assert again.entries == record.entries


PLAYED = (*ODD_YEAR, "chugoku 2 samurai samurai+bushi", "tile +1 next sohei", "pass", "ii pass")


def test_an_edit_replays_what_comes_after_and_lists_what_no_longer_fits() -> None:
    record = told(*PLAYED)
    number = len(ODD_YEAR)
    done = record.tell("edit anyway 4 samurai sohei").done
    assert done
    assert done.edited == 4
    assert [(dropped.number, dropped.line) for dropped in done.dropped] == [
        (number + 1, "chugoku 2 samurai samurai+bushi"),
        (number + 2, "tile +1 next sohei"),
    ]
    why = ENGLISH.reason(done.dropped[0].reason)
    assert why.startswith("There is only 1 of Samurai in hand.")
    edited = list(ODD_YEAR)
    edited[3] = "samurai sohei"
    assert record.table == table_after(*edited, "pass", "ii pass")
    assert [entry.line for entry in record.entries] == [*edited, "pass", "ii pass"]
    assert refused(record, "redo") == "There is nothing to redo."


def test_an_edit_that_would_cost_other_lines_says_which_and_needs_a_word_more() -> None:
    record = told(*PLAYED)
    number = len(ODD_YEAR)
    assert refused(record, "edit 4 samurai sohei") == (
        "Lines would no longer fit and be left out:\n"
        f"  {number + 1}. chugoku 2 samurai samurai+bushi\n"
        f"  {number + 2}. tile +1 next sohei\n"
        "Say 'yes', or 'edit anyway 4 samurai sohei', to do it."
    )
    record.tell(f"edit {number + 3} pass")
    assert record.table == table_after(*PLAYED), "an edit that costs nothing needs no such word"


def test_undo_takes_an_edit_back_whole() -> None:
    record = told(*PLAYED)
    before = record.table, record.entries
    edited = record.tell("edit anyway 4 samurai sohei")
    after = record.table, record.entries
    assert after != before
    [undone] = record.tell("undo").undone
    assert undone == edited.done
    assert (record.table, record.entries) == before
    record.tell("redo")
    assert (record.table, record.entries) == after
    record.tell("undo 2")
    assert record.table == table_after(*PLAYED[:-1])


def test_a_game_is_hidden_and_shown_again_by_lines_that_are_no_steps() -> None:
    record = told(*ODD_YEAR, "hide")
    assert record.is_hidden
    assert len(record.entries) == len(ODD_YEAR)
    record.tell("undo")
    assert record.is_hidden
    assert record.table == table_after(*ODD_YEAR[:-1])
    record.tell("show")
    assert not record.is_hidden


def test_an_edit_that_makes_no_sense_changes_nothing() -> None:
    record = told(*ODD_YEAR)
    refused(record, "edit 4 3 koku")
    refused(record, "edit 99 pass")
    refused(record, "edit 3")
    refused(record, "edit")


def test_the_example_in_the_refusal_of_an_edit_can_be_said() -> None:
    why = refused(told(*ODD_YEAR), "edit")
    example = why.partition("'edit 3 ")[2].partition("'")[0]
    assert paid(example, table_after(*ODD_YEAR)).cards
