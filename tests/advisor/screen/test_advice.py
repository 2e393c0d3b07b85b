"""Advice on the screen, to the letter."""

import json

import pytest

from advisor.conquest.advise import advise
from advisor.conquest.explain import explain
from advisor.screen.advice import advice_sheet, beside_passing_sheet, short_sheet
from advisor.screen.console import print_sheet, thinking
from advisor.words.english import ENGLISH
from engine.position_file import read_position
from tests.command_line import assert_golden, printed, timeless
from tests.paths import EXAMPLES, TURNS
from tests.screens import paper

NAMES = [path.stem for path in TURNS]


@pytest.mark.slow
@pytest.mark.parametrize("columns", [80, 50])
@pytest.mark.parametrize("name", NAMES)
def test_every_example_reads_as_it_should(name: str, columns: int) -> None:
    shown = printed("suggest", f"{name}.json", columns=columns)
    assert_golden(shown, f"suggest-{name}", columns)
    assert "\x1b" not in shown, "no colour in a pipe"


@pytest.mark.parametrize("columns", [80, 50])
def test_the_full_accounting(columns: int) -> None:
    shown = printed("suggest", "hatamoto.json", "--explain", "--top", "3", columns=columns)
    assert_golden(shown, "suggest-explain", columns)


@pytest.mark.parametrize("columns", [80, 50])
@pytest.mark.parametrize("province", ["chubu", "hokkaido", "kanto"])
def test_why_not_in_words(province: str, columns: int) -> None:
    without, shown = (
        timeless(printed("suggest", "ii-kanto.json", *more, columns=columns))
        for more in ((), ("--why-not", province))
    )
    assert shown.startswith(without)
    assert_golden(shown.removeprefix(without), f"why-not-{province}", columns)


def test_why_not_a_province_that_is_full() -> None:
    data = json.loads((EXAMPLES / "ii-kanto.json").read_bytes())
    data["board"]["hokkaido"]["kamons"].append("sakai")
    shown = printed("suggest", "-", "--why-not", "hokkaido", stdin=json.dumps(data).encode())
    assert "Why not Hokkaidō? Hokkaidō is full." in shown


def test_a_draw_tile_left_when_both_conquests_are_made() -> None:
    data = json.loads((EXAMPLES / "ii-kanto.json").read_bytes())
    data |= {"conquests_made": 2, "tiles": ["draw"]}
    shown = printed("suggest", "-", stdin=json.dumps(data).encode(), flat=True)
    assert shown.startswith("Draw before you end the turn: use your Draw tile.\n")


def test_where_nothing_can_be_played_that_is_said() -> None:
    data = json.loads((EXAMPLES / "ii-kanto.json").read_bytes())
    shown = printed("suggest", "-", stdin=json.dumps({**data, "conquests_made": 2}).encode())
    assert shown.startswith("No conquest is left this turn: end it.\n")


@pytest.mark.usefixtures("flat")
def test_what_to_type_for_the_cases_that_are_not_listed() -> None:
    where = read_position((EXAMPLES / "hatamoto.json").read_bytes())
    advice = advise(where, top=2)
    console, page = paper()
    print_sheet(console, advice_sheet(ENGLISH, explain(where, advice), more="'explain'"))
    assert "8 more cases, 10 % in all; 'explain' lists them" in page.getvalue()
    console, page = paper()
    found = explain(where, advice, everything=True)
    print_sheet(console, advice_sheet(ENGLISH, found, more="'explain'"))
    assert "lists them" not in page.getvalue()


def test_a_sign_of_life_only_on_a_terminal() -> None:
    for is_terminal in (True, False):
        console, page = paper(is_terminal=is_terminal)
        with thinking(console, ENGLISH):
            pass
        assert (ENGLISH.labels.working in page.getvalue()) is is_terminal


@pytest.mark.usefixtures("flat")
def test_at_the_table_what_to_do_stands_alone_and_why_is_asked() -> None:
    where = read_position((EXAMPLES / "two-for-one.json").read_bytes())
    found = explain(where, advise(where, top=2))
    (short, short_page), (why, why_page) = paper(), paper()
    print_sheet(short, short_sheet(ENGLISH, found, more="'explain'"))
    print_sheet(why, beside_passing_sheet(ENGLISH, found))
    said, asked = short_page.getvalue(), why_page.getvalue()
    assert "Put down" in said
    assert "Next best" in said
    for row in ("all together", "Sure"):
        assert row not in said
        assert row in asked
    assert len(said.splitlines()) < 20


def test_a_turn_without_a_conquest_takes_one_line() -> None:
    data = json.loads((EXAMPLES / "ii-kanto.json").read_bytes())
    where = read_position(json.dumps({**data, "conquests_made": 2}))
    console, page = paper()
    print_sheet(console, short_sheet(ENGLISH, explain(where, advise(where)), more=""))
    assert page.getvalue() == "No conquest is left this turn: end it.\n"
