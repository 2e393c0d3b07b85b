"""Games told line by line, and what the table then holds."""

import pytest

from advisor.table.events import Conquers, Event
from advisor.table.language import parse
from advisor.table.record import Record, Refused
from advisor.table.table import Ask, Table
from advisor.table.vocabulary import Words, read_cards
from engine.components import Cards, General
from engine.payment import Payment
from engine.state import Game, Player

SET_UP = (
    "honda sakakibara sakai ii",
    "sakakibara",
    "daimyo shomyo sensei hatamoto",
    "2 samurai",
    "samurai bushi sohei shinobi samurai bushi sohei shinobi",
)
SHARE = "2 samurai, samurai+bushi, 2 bushi, sohei, 2 shinobi, koku 3x1 3"
SHARING = (
    "sensei sohei shinobi koku 1 1",
    "sakakibara no",
    "sakai yes",
    "hatamoto samurai 2 bushi",
    "no",
    "no",
    "daimyo samurai+bushi 3 / shomyo rest",
    "ii takes shomyo",
)
ODD_YEAR = (*SET_UP, SHARE, *SHARING)
"""Sakakibara asks, and is to play first: Daimyō with 2 Samurai, Samurai+Bushi and 3 koku."""


def told(*lines: str) -> Record:
    record = Record()
    for line in lines:
        record.tell(line)
    return record


def table_after(*lines: str) -> Table:
    return told(*lines).table


def game_of(table: Table) -> Game:
    assert table.game
    return table.game


def player_of(table: Table, general: General) -> Player:
    return game_of(table).player(general)


def last(record: Record) -> tuple[Event, ...]:
    """What the last line tells."""
    return record.entries[-1].events


def asks(record: Record) -> tuple[Ask, General | None]:
    """What has to be said next, and of whom."""
    return record.table.asks, record.table.due


def refused(record: Record, line: str) -> str:
    """Why a line is refused; nothing is changed then."""
    before = record.table, list(record.entries)
    with pytest.raises(Refused) as refusal:
        record.tell(line)
    assert (record.table, record.entries) == before
    return str(refusal.value)


def only(line: str, table: Table) -> Event:
    [event] = parse(line, table)
    return event


def paid(line: str, table: Table) -> Payment:
    conquers, *_ = parse(line, table)
    assert isinstance(conquers, Conquers)
    return conquers.conquest.payment


def cards(text: str) -> Cards:
    words = Words(text)
    found = read_cards(words)
    words.end()
    return found
