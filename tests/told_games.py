"""Games told line by line, and what the table then holds."""

import pytest

from advisor.table.begun import Begun
from advisor.table.conquering import Conquers
from advisor.table.grammar import AnyEvent, events, read_event
from advisor.table.listed_cards import read_cards
from advisor.table.phase import Ask, Phase
from advisor.table.playing import Playing
from advisor.table.reasons import Refused
from advisor.table.record import Record
from advisor.table.vocabulary import TypedLine
from engine.board import Province
from engine.components import Cards, General
from engine.payment import Payment
from engine.state import Game, Player
from tests.saying import sentence

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
HONDAS_TURN = (
    "join",
    "players sakakibara ii sakai honda",
    "me honda",
    "titles sakakibara daimyo ii shomyo sakai sensei honda hatamoto",
    "hand bushi+sohei",
    "tiles exchange +1",
    "chugoku samurai",
    "chubu honda sakai* bushi",
    "hokkaido sakai sakai ii",
    "kyushu bushi",
    "tohoku shinobi",
    "shikoku sohei",
    "kansai shinobi",
    "kanto sakakibara sohei",
    "favour sakakibara 7 ii 14 sakai 11 honda 3",
    "koku 8",
    "begin",
)
"""A game that is joined at Honda's turn of the rulebook."""
LAST_KAMON = (
    "join",
    "players honda ii",
    "me honda",
    "titles honda daimyo ii sensei",
    "hand 3",
    *(f"{province.value} honda honda honda" for province in list(Province)[:3]),
    "kyushu honda honda samurai",
    *(f"{province.value} {province.home.value}" for province in list(Province)[4:]),
    "begin",
)
"""A game that is joined with one kamon left to me."""


def told(*lines: str) -> Record:
    record = Record()
    for line in lines:
        record.tell(line)
    return record


def table_after(*lines: str) -> Phase:
    return told(*lines).table


def begun(table: Phase) -> Begun:
    """A game that has begun."""
    assert isinstance(table, Begun)
    return table


def playing(table: Phase) -> Playing:
    """A game under way."""
    assert isinstance(table, Playing)
    return table


def game_of(table: Phase) -> Game:
    return begun(table).game


def player_of(table: Phase, general: General) -> Player:
    return game_of(table).player(general)


def last(record: Record) -> tuple[AnyEvent, ...]:
    """What the last line tells."""
    return tuple(told.event for told in record.entries[-1].told)


def asks(record: Record) -> tuple[Ask, General | None]:
    """What has to be said next, and of whom."""
    return record.table.asks, begun(record.table).due


def refused(record: Record, line: str) -> str:
    """Why a line is refused; nothing is changed then."""
    before = record.table, record.entries
    with pytest.raises(Refused) as refusal:
        record.tell(line)
    assert (record.table, record.entries) == before
    return sentence(refusal.value)


def parse(line: str, table: Phase) -> list[AnyEvent]:
    """The events that a line tells, all of which can have happened."""
    return [event for event, _, _ in events(TypedLine(line), table)]


def only(line: str, table: Phase) -> AnyEvent:
    """The one event that a line tells, be it possible or not."""
    event, goes_on = read_event(TypedLine(line), table)
    assert not goes_on
    return event


def paid(line: str, table: Phase) -> Payment:
    """The payment that a line tells, be it legal or not."""
    conquers = only(line, table)
    assert isinstance(conquers, Conquers)
    return conquers.conquest.payment


def cards(text: str) -> Cards:
    line = TypedLine(text)
    found = read_cards(line)
    line.end()
    return found


def is_same(one: AnyEvent, other: AnyEvent) -> bool:
    """Whether two events are one; payments in cards, tools and what is paid."""
    if not isinstance(one, Conquers) or not isinstance(other, Conquers):
        return one == other
    first, second = one.conquest.payment, other.conquest.payment
    return (
        one.conquest.province is other.conquest.province
        and one.forced is other.forced
        and (first.pay, first.cards, first.uses_hatamoto) == (second.pay, second.cards, second.uses_hatamoto)
        and sorted(bonus.rank for bonus in first.bonuses) == sorted(bonus.rank for bonus in second.bonuses)
    )
