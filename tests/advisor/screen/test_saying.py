"""Answers as sheets: what a console draws is what a page gets."""

from advisor.screen.saying import SayingScreen
from advisor.screen.sheet import Line, Row, Rows, Sheet
from advisor.table.answers import Notice
from advisor.words.english import ENGLISH
from engine.components import Card
from tests.told_games import begun, told

ODD_YEAR = (
    "ii sakai",
    "ii",
    "sensei daimyo",
    "samurai bushi",
    "samurai bushi " * 4,
)


class Collecting(SayingScreen):
    def __init__(self) -> None:
        super().__init__(ENGLISH)
        self.sheets: list[Sheet] = []

    def show(self, sheet: Sheet) -> None:
        self.sheets.append(sheet)


def test_sentences_are_lines_of_one_sheet() -> None:
    screen = Collecting()
    screen.say("One.", "Two.")
    screen.notice(Notice.WELCOME)
    assert screen.sheets[0] == (Line("One."), Line("Two."))
    assert screen.sheets[1] == (Line(ENGLISH.table.notice(Notice.WELCOME)),)


def test_the_hand_stands_under_its_labels() -> None:
    screen = Collecting()
    screen.hand(begun(told(*ODD_YEAR).table))
    cards = Row(ENGLISH.labels.hand, ENGLISH.cards((Card.SAMURAI, Card.BUSHI)))
    assert screen.sheets == [(Rows((cards, Row(ENGLISH.labels.tiles, ENGLISH.tiles(())))),)]


def test_every_player_is_told_with_the_round() -> None:
    screen = Collecting()
    table = begun(told(*ODD_YEAR).table)
    screen.players(table)
    [lines] = screen.sheets
    seats = [ENGLISH.table.seat(seat, table) for seat in table.view.seats]
    assert lines == tuple(map(Line, [ENGLISH.table.round(table), *seats]))
