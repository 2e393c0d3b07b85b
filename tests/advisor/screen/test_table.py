"""The answers of a session at the table, as they are printed."""

import re

import pytest

from advisor.conquest.advise import advise
from advisor.conquest.afford import afford, afford_both
from advisor.conquest.explain import explain
from advisor.screen.table import TableScreen
from advisor.table.answers import Hint
from advisor.table.reasons import EndsTooEarly, NotUnderstood, Refused
from advisor.table.record import Record
from advisor.table.session import Session
from advisor.words.english import ENGLISH
from engine.board import Province
from engine.components import Card, Troop
from engine.position_file import read_position
from tests.paths import EXAMPLES
from tests.positions import position, site
from tests.screens import paper
from tests.told_games import HONDAS_TURN, told

pytestmark = pytest.mark.usefixtures("flat")
CHUGOKU, CHUBU = Province.CHUGOKU, Province.CHUBU


def test_a_session_as_it_is_printed() -> None:
    console, page = paper()
    session = Session(Record(), TableScreen(console, ENGLISH))
    session.begin()
    session.ask()
    session.hear("ii sakai")
    session.hear("")
    with pytest.raises(Refused) as refusal:
        session.hear("honda")
    session.apologize(refusal.value.reason)
    session.hear("sakai")
    session.hear("undo")
    session.hear("history")
    assert page.getvalue().splitlines() == [
        "A new game. Say 'help' at any time; Tab shows what can be said.",
        "Who plays?",
        "1. Ii and Sakai play.",
        "Nothing to confirm now.",
        "'honda' is not one of the players (ii, sakai).",
        "'undo' would take back: Ii and Sakai play.",
        "2. You are Sakai.",
        "Undone: You are Sakai.",
        "  1. Ii and Sakai play.",
    ]


def test_a_game_under_way_as_it_is_printed() -> None:
    console, page = paper(columns=200)
    session = Session(told(*HONDAS_TURN), TableScreen(console, ENGLISH))
    session.begin()
    assert page.getvalue().startswith("The game goes on after 17 lines; 'history' shows what happened.\n")
    assert "Take Chūbu, position 3, for 6 favour\n" in page.getvalue()
    assert page.getvalue().endswith("An empty line plays it; 'why' says why.\n")
    for line, answered in (
        ("score", "Sakai: 23 = 11 favour + 0 koku + 12 for Chūbu and Hokkaidō"),
        ("odds", "Under any tile: "),
        ("afford hokkaido", "Hokkaidō, position 4: yes, for 9 favour"),
        ("explain", "Weights"),
        ("help all", "Set-up   ii sakai honda"),
    ):
        page.seek(0)
        page.truncate()
        session.hear(line)
        assert answered in page.getvalue(), line


def test_what_is_typed_at_the_table_for_more() -> None:
    where = position(*[Card.KOKU_3] * 2, *[Card.SAMURAI] * 3)
    console, page = paper()
    screen = TableScreen(console, ENGLISH)
    screen.affordability(afford(where, CHUGOKU), every=False)
    assert "1 other way; 'afford chugoku all' lists it." in page.getvalue()
    hatamoto = read_position((EXAMPLES / "hatamoto.json").read_bytes())
    screen.advice(explain(hatamoto, advise(hatamoto)), everything=False)
    short = re.search(r"(\d+) more cases, \d+ % in all; 'explain' lists them", page.getvalue())
    assert short
    assert int(short[1]) > 8, "the eight unlikely ones, and more of which only the likeliest are told"
    assert page.getvalue().count("favour: ") == 3


def test_two_provinces_as_they_are_printed() -> None:
    board = {CHUGOKU: site(tile=Troop.SAMURAI), CHUBU: site(tile=Troop.SHINOBI)}
    console, page = paper()
    answer = afford_both(position(*[Card.KOKU_3] * 2, board=board), CHUGOKU, CHUBU)
    TableScreen(console, ENGLISH).both(answer, every=True)
    assert page.getvalue().startswith("Chūgoku 1 and Chūbu 1: yes, both, for 6 favour\n1.\n")


def test_a_hint_is_a_part_of_the_advice() -> None:
    console, page = paper()
    screen = TableScreen(console, ENGLISH)
    for where in (position(Card.KOKU_3), position()):
        found = explain(where, advise(where))
        screen.hint(found, Hint.KIND)
        screen.hint(found, Hint.PROVINCE)
    assert page.getvalue().splitlines() == [
        "Hint: one conquest is worth it.",
        "Hint: Chūgoku.",
        "Hint: hold back this time.",
        "Hint: pass.",
    ]


def test_what_ends_a_session_goes_to_standard_error(capsys: pytest.CaptureFixture[str]) -> None:
    console, page = paper()
    screen = TableScreen(console, ENGLISH)
    screen.failed(EndsTooEarly())
    screen.failed(NotUnderstood("sushi"), line=3)
    shown = capsys.readouterr()
    assert (
        shown.err == "The line is not complete; 'help all' shows how it goes on.\n"
        "line 3: 'sushi' is not understood here.\n"
    )
    assert (shown.out, page.getvalue()) == ("", "")


def test_what_is_typed_never_colours_the_screen() -> None:
    console, page = paper()
    TableScreen(console, ENGLISH).refused(NotUnderstood("[red]sushi[/red]"))
    assert page.getvalue() == "'[red]sushi[/red]' is not understood here.\n"
