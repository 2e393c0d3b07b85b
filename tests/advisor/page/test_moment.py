"""What can be tapped: all that may be told next, and nothing that depends on my hand."""

from dataclasses import replace

import pytest

from advisor.page.moment import counted, mine, moment
from advisor.table.begun import Begun
from advisor.table.playing import Playing
from advisor.words.english import ENGLISH
from engine.components import Card
from tests.table_games import SEATS, moments
from tests.told_games import told

BEGUN = ("ii sakai honda", "ii", "sensei daimyo hatamoto", "samurai bushi", "samurai bushi " * 4)


@pytest.mark.parametrize("seat", SEATS[:3], ids=lambda seat: f"{len(seat[0])}")
def test_no_moment_shows_what_i_hold(seat: tuple) -> None:  # type: ignore[type-arg]
    for record, _, _ in moments(*seat):
        table = record.table
        if isinstance(table, Begun):
            me = table.game.player(table.me)
            poor = replace(me, hand=(Card.KOKU_1,) * len(me.hand))
            other = replace(table, game=replace(table.game, players=table.game.players_with(poor)))
            assert moment(table, ENGLISH) == moment(other, ENGLISH)


def test_cards_are_counted() -> None:
    assert counted((Card.BUSHI, Card.BUSHI, Card.KOKU_2)) == [
        {"card": "bushi", "left": 2},
        {"card": "koku 2", "left": 1},
    ]


def test_my_cards_are_mine_alone() -> None:
    assert mine(told("ii sakai").table) is None
    assert mine(told(*BEGUN).table) == {
        "cards": [{"card": "samurai", "left": 1}, {"card": "bushi", "left": 1}],
        "tiles": [],
    }


def test_those_before_me_may_refuse_first_so_that_i_am_asked() -> None:
    titles = "sensei hatamoto daimyo"
    lines = (*BEGUN[:1], "sakai", titles, *BEGUN[3:], "2x samurai 2x bushi sohei shinobi 1 1 2")
    record = told(*lines, "shomyo samurai 1")
    options = moment(record.table, ENGLISH)["options"]
    assert isinstance(options, list)
    assert {"line": "no", "label": "Ii refuses"} in options
    record.tell("no")
    assert isinstance(record.table, Playing)
    assert record.table.is_my_decision


def test_who_takes_a_lot_is_one_tap() -> None:
    record = told(*BEGUN)
    share = moment(record.table, ENGLISH)
    assert (share["kind"], share["troops"], share["koku"]) == ("share", 6, 3)
    record.tell("2x samurai 2x bushi sohei shinobi 1 1 2")
    record.tell("sensei samurai 1")
    options = moment(record.table, ENGLISH)["options"]
    assert isinstance(options, list)
    assert [option["line"] for option in options][-1] == "nobody"
    assert len(options) == 3
    for option in options:
        again = told(*[entry.line for entry in record.entries])
        again.tell(option["line"])
        assert again.table.asks is not record.table.asks, "it is settled by one line"
