"""What can be paid for, on the screen and to the letter."""

from dataclasses import replace

import pytest

from advisor.conquest.afford import afford, afford_both
from advisor.screen.afford import afford_sheet, both_sheet, kept
from advisor.screen.console import print_sheet
from advisor.words.english import ENGLISH
from engine.board import Province
from engine.components import Bonus, BonusTile, Card, Troop
from tests.command_line import assert_golden, printed
from tests.positions import position, site
from tests.screens import paper

CHUGOKU, CHUBU = Province.CHUGOKU, Province.CHUBU
RICH = position(*[Card.KOKU_3] * 2, *[Card.SAMURAI] * 3)
"""Chūgoku can be paid for in both ways."""


def lines(every: bool, is_complete: bool = True) -> list[str]:
    console, page = paper()
    answer = replace(afford(RICH, CHUGOKU), is_complete=is_complete)
    print_sheet(console, afford_sheet(ENGLISH, answer, every, more="'afford chugoku all'"))
    return [line.rstrip() for line in page.getvalue().splitlines()]


@pytest.mark.parametrize("columns", [80, 50])
@pytest.mark.parametrize(
    ("name", "arguments"),
    [
        ("afford-yes", ["afford", "Hokkaidō", "full-board.json"]),
        ("afford-all", ["afford", "shikoku", "full-board.json", "--all"]),
        ("afford-no", ["afford", "kansai", "full-board.json"]),
        ("afford-both-yes", ["afford", "shikoku", "hokkaido", "full-board.json"]),
        ("afford-both-all", ["afford", "shikoku", "hokkaido", "full-board.json", "--all"]),
        ("afford-both-no", ["afford", "kanto", "chubu", "ii-kanto.json"]),
    ],
)
def test_afford_says_how_or_what_is_missing(name: str, arguments: list[str], columns: int) -> None:
    assert_golden(printed(*arguments, columns=columns), name, columns)


@pytest.mark.usefixtures("flat")
def test_the_best_way_and_what_to_type_for_the_others() -> None:
    assert lines(every=False) == [
        "Chūgoku, position 1: yes, for 3 favour",
        "Put down  3 × Samurai",
        "Lost      nothing",
        "Kept      2 × 3 koku",
        "1 other way; 'afford chugoku all' lists it.",
    ]
    assert lines(every=False, is_complete=False)[-1].startswith("More than 1 other ways; ")


def test_every_way_has_its_number() -> None:
    shown = lines(every=True)
    assert [line for line in shown if line.endswith(".")] == ["1.", "2."]
    assert not any("lists" in line for line in shown)


def test_of_two_provinces_only_the_last_says_what_is_kept() -> None:
    board = {CHUGOKU: site(tile=Troop.SAMURAI), CHUBU: site(tile=Troop.SHINOBI)}
    console, page = paper()
    answer = afford_both(replace(RICH, board=board), CHUGOKU, CHUBU)
    print_sheet(console, both_sheet(ENGLISH, answer, every=False))
    shown = page.getvalue()
    assert shown.startswith("Chūgoku 1 and Chūbu 1: yes, both, for 6 favour\n")
    assert shown.count(ENGLISH.labels.put_down) == 2
    assert shown.count(ENGLISH.labels.kept) == 1


def test_a_forbidden_province_lacks_nothing() -> None:
    console, page = paper()
    answer = afford(position(board={CHUGOKU: site(4)}), CHUGOKU)
    print_sheet(console, afford_sheet(ENGLISH, answer, every=False))
    assert page.getvalue() == "Chūgoku: no. Chūgoku is full. A province has four positions.\n"


def test_tiles_are_named_only_where_some_are_kept() -> None:
    assert kept(ENGLISH, (Card.BUSHI,), ()) == "Bushi"
    assert kept(ENGLISH, (), (BonusTile(Bonus.DRAW),)) == "none; Draw"
