"""A position on one screen, to the letter."""

from dataclasses import replace

import pytest

from advisor.screen.position import print_summary
from advisor.words.english import ENGLISH
from engine.board import Province
from engine.components import Bonus, BonusTile, Card, General, Title
from engine.position import Opponent, Position, Site
from engine.sharing import Lot, Sharing
from tests.command_line import assert_golden, printed
from tests.positions import BEFORE, HIS, HIS_GOLDEN, ME, OTHER, position, site
from tests.screens import paper


def summary(where: Position) -> list[str]:
    console, page = paper()
    print_summary(console, ENGLISH, where)
    return [line.rstrip() for line in page.getvalue().splitlines()]


@pytest.mark.parametrize("columns", [80, 50])
@pytest.mark.parametrize("name", ["full-board", "ii-kanto", "even-year", "answer-a-lot"])
def test_check_prints_a_position_on_one_screen(name: str, columns: int) -> None:
    shown = printed("check", f"{name}.json", columns=columns)
    assert_golden(shown, f"check-{name}", columns)
    assert "\x1b" not in shown, "no colour in a pipe"


def test_a_star_is_explained_only_where_there_is_one() -> None:
    board = {province: site(4) for province in Province}
    assert ENGLISH.labels.golden_note not in summary(position(board=board))
    golden_one = summary(position(board={**board, Province.KANTO: Site((HIS, HIS_GOLDEN, HIS))}))
    assert golden_one[-1] == ENGLISH.labels.golden_note
    assert any("Sakai Sakai* Sakai" in line for line in golden_one)


def test_a_full_province_asks_for_nothing() -> None:
    [line] = [line for line in summary(position(board={Province.KANTO: site(4)})) if "Kantō" in line]
    assert line.split() == ["Kantō", *["Sakai"] * 4, "–", "–", "full"]


@pytest.mark.parametrize(
    ("has", "said"),
    [
        (Opponent(cards=1), "1 card"),
        (Opponent((Card.BUSHI, Card.KOKU_1, Card.KOKU_1)), "cards known: Bushi, 2 × 1 koku"),
        (Opponent((Card.BUSHI,), 4, (BonusTile(Bonus.DRAW),)), "4 cards (known: Bushi), tiles: Draw"),
    ],
)
def test_what_others_have_stands_beside_their_names(has: Opponent, said: str) -> None:
    assert f"         Sakai 12 kamons left, {said}" in summary(position(board={}, others={OTHER: has}))


def test_a_board_that_is_not_described_is_no_table() -> None:
    assert summary(position(Card.BUSHI, board={}, koku_deck=8)) == [
        "valid: Ii to play as Sensei, 2 players",
        "Hand     Bushi",
        "Tiles    none",
        "Players  Ii (Sensei) 12 kamons left",
        "         Sakai 12 kamons left",
        "Also     8 koku cards in the deck",
        "Not described: Chūgoku, Chūbu, Hokkaidō, Kyūshū, Tōhoku, Shikoku, Kansai, Kantō.",
    ]


def test_the_lots_of_an_even_year() -> None:
    lots = (Lot(Title.DAIMYO, (Card.BUSHI,)), Lot(Title.HATAMOTO))
    year = Sharing((OTHER, ME), (), (Title.SHOMYO, Title.SENSEI), split=lots)
    shown = summary(replace(position(board={}, sharing=year), titles=BEFORE))
    assert shown[0] == "valid: an even year, Ii to choose one of two lots, 2 players"
    assert shown[5:8] == [
        "To share  none; Shōmyō, Sensei",
        "Split     Daimyō with Bushi",
        "          Hatamoto with none",
    ]


def test_lots_that_are_taken() -> None:
    honda = General.HONDA
    titles = {ME: Title.SENSEI, OTHER: Title.DAIMYO, honda: Title.SHOMYO}
    taken = ((OTHER, Lot(Title.DAIMYO, (Card.BUSHI, Card.KOKU_1))),)
    year = Sharing((OTHER, honda, ME), (Card.SOHEI,), (Title.SHOMYO, Title.SENSEI, Title.HATAMOTO), taken)
    where = replace(position(board={}), players=(ME, OTHER, honda), me=honda, titles=titles, sharing=year)
    shown = summary(where)
    assert shown[0] == "valid: an even year, Honda to split what remains, 3 players"
    assert shown[6:8] == [
        "To share  Sōhei; Shōmyō, Sensei, Hatamoto",
        "Taken     Sakai: Daimyō with Bushi, 1 koku",
    ], "what is shared is not counted among what was seen elsewhere"
