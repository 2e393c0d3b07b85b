"""Conquests as they are told, the tiles they win, and what the table did against the rules."""

import pytest

from advisor.table.conquering import Conquers
from advisor.table.phase import Ask
from advisor.table.reasons import Refused
from advisor.words.english import ENGLISH
from engine.components import Card, General
from engine.position_file import read_position, write_position
from tests.told_games import (
    ODD_YEAR,
    asks,
    last,
    player_of,
    playing,
    refused,
    table_after,
    told,
)


def test_a_payment_that_falls_short_is_refused_with_the_rule() -> None:
    record = told(*ODD_YEAR)
    assert refused(record, "kanto koku 3") == (
        "5 koku are needed; the payment makes 3. A payment in koku reaches the number of the position."
    )
    assert refused(record, "kanto 2 samurai samurai+bushi") == (
        "3 Samurai + 1 Shinobi are needed; the payment lacks 1 Shinobi. "
        "A payment in troops holds the province's troops and the one on its top tile."
    )
    assert refused(record, "chugoku 3 samurai") == (
        "There are only 2 of Samurai in hand. Only cards in hand can be paid with."
    )
    assert "Hatamoto" in refused(record, "chugoku 2 samurai hatamoto")
    assert "+1" in refused(record, "chugoku 2 samurai +1")
    record.tell("pass")
    assert refused(record, "ii takes chugoku with koku 3") == (
        "Ii cannot have that in 3 koku: as recorded, he holds Samurai, Shinobi, 1 koku and 2 cards that "
        "nobody saw."
    )


def test_what_the_table_did_against_the_rules_is_recorded_by_force() -> None:
    record = told(*ODD_YEAR)
    [line] = ENGLISH.table.changed(record.tell("force kanto koku 3"), 1, is_hidden=False)
    [event] = last(record)
    assert isinstance(event, Conquers)
    assert event.forced
    forced = "You take Kantō, position 1, in koku: 3 koku (against the rules, as the table had it)."
    assert line == f"1. {forced} 7 favour, 7 in all."
    record.tell("tile +1 next sohei")
    me = player_of(record.table, General.SAKAKIBARA)
    assert (me.favour, me.kamons_left) == (5 + 2, 7)
    assert Card.KOKU_3 not in me.hand
    [rightly] = ENGLISH.table.changed(told(*ODD_YEAR).tell("chugoku koku 3"), 1, is_hidden=False)
    assert "against the rules" not in rightly


@pytest.mark.parametrize(
    "lines",
    [
        ["force kanto 3 bushi"],
        ["force kanto koku 1 1"],
        ["force chugoku samurai samurai+bushi exchange"],
        ["force chugoku 2 samurai +1"],
        ["force chugoku 2 samurai hatamoto"],
        [
            "force kanto tile draw next sohei",
            "force kanto tile draw next bushi",
            "force chubu tile +1 next bushi",
        ],
    ],
    ids=lambda lines: lines[-1],
)
def test_force_is_refused_or_leaves_a_position_that_can_be_written(lines: list[str]) -> None:
    record = told(*ODD_YEAR, *lines[:-1])
    try:
        record.tell(lines[-1])
    except Refused:
        assert record.table == table_after(*ODD_YEAR, *lines[:-1])
    if record.table.asks is Ask.TILE:
        record.tell("tile exchange next bushi")
    position = playing(record.table).position()
    assert read_position(write_position(position)) == position


def test_a_joker_named_twice_is_refused() -> None:
    record = told(*ODD_YEAR, "pass", "pass", "pass")
    assert refused(record, "kyushu 2 bushi hatamoto joker").startswith("The Hatamoto is used twice.")


def test_the_next_tile_may_be_told_before_the_bonus() -> None:
    lines = (*ODD_YEAR, "chugoku 2 samurai samurai+bushi")
    assert table_after(*lines, "next sohei tile draw") == table_after(*lines, "tile draw next sohei")


@pytest.mark.parametrize("line", ["pass", "gold", "kanto koku 3", "sakai"])
def test_the_turn_goes_on_only_after_its_tile(line: str) -> None:
    record = told(*ODD_YEAR, "chugoku koku 3")
    assert refused(record, line) == "First the tile won on Chūgoku: its bonus, such as '+1'."
    record.tell("+1 shi")
    assert asks(record)[0] is Ask.TURN, "the beginning of a troop's name is no province"
