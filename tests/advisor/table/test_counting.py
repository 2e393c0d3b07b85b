"""The final count of a game that was told, and favour corrected by hand."""

import pytest

from advisor.table.counting import Holds
from advisor.table.phase import Ask
from advisor.table.record import Record
from advisor.table.session import Session
from advisor.words.english import ENGLISH
from engine.components import Card, Cards, General
from engine.game import result
from tests.screens import Listener
from tests.table_games import SEATS, finished, lines_of
from tests.told_games import (
    HONDAS_TURN,
    LAST_KAMON,
    ODD_YEAR,
    SET_UP,
    begun,
    only,
    player_of,
    refused,
    table_after,
    told,
)


@pytest.mark.parametrize(("generals", "me", "seed"), SEATS)
def test_a_whole_game_told_line_by_line_ends_with_the_engines_scores(
    generals: tuple[General, ...], me: General, seed: int
) -> None:
    record = told(*lines_of(generals, me, seed))
    assert record.table.asks is Ask.NOTHING
    assert begun(record.table).count() == result(finished(generals, seed))


def test_favour_is_corrected_by_hand_at_any_moment() -> None:
    record = told(*ODD_YEAR)
    record.tell("correct ii 20")
    assert player_of(record.table, General.II).favour == 20
    record.tell("correct favour Ii 5")
    assert player_of(record.table, General.II).favour == 5
    record.tell("correct ii 0")
    assert record.table == table_after(*ODD_YEAR)
    assert "not a number" in refused(record, "correct ii twenty")
    refused(told(*SET_UP[:2]), "correct ii 20")
    refused(Record(), "correct ii 20")


def test_cards_that_cannot_count_are_not_asked_for_but_may_be_told() -> None:
    *lines, last_line = lines_of(*SEATS[0])
    record = told(*lines)
    assert record.table.asks is Ask.NOTHING
    before = begun(record.table).count()
    assert refused(record, "nonsense").startswith("The game is over")
    record.tell(last_line)
    assert begun(record.table).count() == before


JOINED_AT_THE_END = (
    *(line for line in LAST_KAMON if line != "begin"),
    "koku 0",
    "ii bushi 1",
    "begin",
    "pass",
    "pass",
)
"""A game whose koku deck is empty, joined; of Ii a Bushi and a koku are known."""


@pytest.mark.parametrize(
    ("line", "hand"),
    [
        ("ii none", (Card.BUSHI, Card.KOKU_1)),
        ("ii bushi 1", (Card.BUSHI, Card.KOKU_1)),
        ("2 3", (Card.BUSHI, Card.KOKU_1, Card.KOKU_2, Card.KOKU_3)),
        ("1 2", (Card.BUSHI, Card.KOKU_1, Card.KOKU_1, Card.KOKU_2)),
        ("bushi 1 1 2", (Card.BUSHI, Card.KOKU_1, Card.KOKU_1, Card.KOKU_2)),
    ],
)
def test_all_that_somebody_holds_in_the_end_or_what_is_not_known_of_it(line: str, hand: Cards) -> None:
    record = told(*JOINED_AT_THE_END)
    assert record.table.asks is Ask.HANDS
    assert ENGLISH.table.asked(record.table) == "All of Ii's cards? Known: Bushi, 1 koku."
    record.tell(line)
    assert player_of(record.table, General.II).hand == hand
    said = ENGLISH.table.happened(record.entries[-1], is_hidden=False)
    assert said == f"Ii has {ENGLISH.cards(hand)}."


def test_a_hand_that_is_known_is_not_asked_for() -> None:
    *described, begin, mine, his = JOINED_AT_THE_END
    assert told(*described, "ii 2 cards", begin, mine, his).table.asks is Ask.NOTHING
    assert told(*described, "ii 3 cards", begin, mine, his).table.asks is Ask.HANDS


def test_the_whole_hand_of_a_player_who_was_followed_may_be_told() -> None:
    *lines, last_line = lines_of(*SEATS[0])
    general = only(last_line, table_after(*lines))
    assert isinstance(general, Holds)
    record = told(*lines, last_line)
    hand = player_of(record.table, general.general).hand
    assert len(hand) > len(general.held)
    assert told(*lines, Holds(general.general, hand).line(record.table)).table == record.table


UNTOLD = tuple(line for line in HONDAS_TURN if line != "koku 8")
"""A game that is joined without a word about the koku deck, nor about tiles in front of others."""


def test_where_the_koku_deck_is_not_known_it_can_be_said_that_the_game_is_over() -> None:
    record = told(*UNTOLD, "pass")
    assert record.table.asks is Ask.SHARE
    assert ENGLISH.table.asked(record.table).endswith("turned up? ('over' if the koku deck is empty)")
    assert "over" in Session(record, Listener()).complete("o")
    assert told(*UNTOLD, "pass", "over").table.asks is Ask.HANDS
    assert "not understood" in refused(told(*HONDAS_TURN, "pass"), "over"), "eight koku cards are left"


def test_tiles_that_nobody_spoke_of_are_asked_for_in_the_end() -> None:
    record = told(*UNTOLD, "pass", "over")
    assert ENGLISH.table.asked(record.table) == "Sakakibara's cards and tiles?"
    record.tell("sakakibara bushi, +1")
    said = ENGLISH.table.happened(record.entries[-1], is_hidden=False)
    assert said == "Sakakibara has Bushi. Tiles: +1."
    assert ENGLISH.table.asked(record.table) == "Ii's cards and tiles?"
    assert refused(record, "ii +1 +1").startswith("Ii has not that many of +1"), "he has won one"
    record.tell("ii none")
    record.tell("sakai exchange")
    counts = {count.general: count.koku for count in begun(record.table).count()}
    assert counts[General.SAKAKIBARA] == 1
