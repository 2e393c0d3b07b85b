"""The lines of an even year: the share, lots, answers and the last choice."""

import pytest

from advisor.table.phase import Ask
from advisor.table.playing import Playing
from advisor.table.reasons import InNeitherLot, Refused
from advisor.table.record import Record
from advisor.table.sharing import Share, Shared
from engine.components import Card, General, Title, less, sorted_cards
from engine.hidden import old_deck_turned_up
from engine.sharing import AnswerLot, ChooseLot, FormLot, Lot, SplitLots
from tests.saying import raises_saying
from tests.table_games import SEATS, moments
from tests.told_games import (
    SET_UP,
    SHARE,
    SHARING,
    cards,
    game_of,
    only,
    player_of,
    playing,
    refused,
    table_after,
    told,
)


def test_the_rulebooks_even_year_as_it_is_told() -> None:
    table = table_after(
        "honda sakakibara sakai ii",
        "ii",
        "daimyo shomyo sensei hatamoto",
        "sohei bushi+bushi",
        "samurai bushi sohei shinobi samurai bushi sohei shinobi",
        SHARE,
        *SHARING,
    )
    first = (Card.SOHEI, Card.SHINOBI, Card.KOKU_1, Card.KOKU_1)
    kept = (Card.SAMURAI, Card.BUSHI, Card.BUSHI)
    lot_a = (Card.SAMURAI_BUSHI, Card.KOKU_3)
    lot_b = (Card.SAMURAI, Card.SHINOBI, Card.KOKU_1)
    assert [(p.general, p.title, p.seen) for p in game_of(table).players] == [
        (General.HONDA, Title.HATAMOTO, kept),
        (General.SAKAKIBARA, Title.DAIMYO, lot_a),
        (General.SAKAI, Title.SENSEI, first),
        (General.II, Title.SHOMYO, lot_b),
    ]
    assert player_of(table, General.II).hand == sorted_cards([Card.SOHEI, Card.BUSHI_BUSHI, *lot_b])
    assert [len(p.hand) - len(p.seen) for p in game_of(table).players] == [2, 2, 2, 2]
    assert table.asks is Ask.TURN
    assert playing(table).due is General.SAKAKIBARA


@pytest.mark.parametrize(
    "yes", ["yes", "y", "accepts", "takes", "take", "sakakibara takes", "sakakibara yes"]
)
def test_a_lot_is_accepted_in_many_words(yes: str) -> None:
    table = table_after(*SET_UP, SHARE, SHARING[0])
    assert only(yes, table) == Shared(AnswerLot(True))


@pytest.mark.parametrize("no", ["no", "n", "refuses", "sakakibara declines"])
def test_a_lot_is_refused_in_many_words(no: str) -> None:
    table = table_after(*SET_UP, SHARE, SHARING[0])
    assert only(no, table) == Shared(AnswerLot(False))


def test_the_rest_of_the_share_is_what_no_other_lot_has() -> None:
    table = table_after(*SET_UP, SHARE, *SHARING[:6])
    first = Lot(Title.DAIMYO, (Card.SAMURAI_BUSHI, Card.KOKU_3))
    second = Lot(Title.SHOMYO, (Card.SAMURAI, Card.SHINOBI, Card.KOKU_1))
    split = Shared(SplitLots(first, second))
    assert only("daimyo samurai+bushi 3 / shomyo rest", table) == split
    assert only("daimyo samurai+bushi 3 / shomyo", table) == split
    assert only("daimyo samurai+bushi 3 shomyo samurai shinobi koku 1", table) == split
    assert only("daimyo rest / shomyo samurai shinobi koku 1", table) == split
    with pytest.raises(Refused) as left_over:
        only("daimyo samurai+bushi / shomyo samurai", table)
    assert isinstance(left_over.value.reason, InNeitherLot)
    everything = table_after(*SET_UP, SHARE)
    assert only("sensei rest", everything) == Shared(FormLot(Lot(Title.SENSEI, cards(SHARE))))
    assert only("sensei", everything) == Shared(FormLot(Lot(Title.SENSEI)))


@pytest.mark.parametrize(
    ("line", "first"),
    [("first", True), ("1", True), ("second", False), ("ii takes shomyo", False), ("d", True)],
)
def test_one_of_the_two_lots_is_chosen(line: str, first: bool) -> None:
    assert only(line, table_after(*SET_UP, SHARE, *SHARING[:7])) == Shared(ChooseLot(first))


def test_a_share_of_another_size_is_refused() -> None:
    why = refused(told(*SET_UP), "2 samurai samurai+bushi 2 bushi sohei 2 shinobi koku 3x1")
    assert why == "8 troop and 4 koku cards are turned up, not 8 and 3."


@pytest.mark.parametrize("line", ["sohei 3 sensei", "3, sohei, sensei", "sensei 3 sohei", "sensei, 3, sohei"])
def test_a_lot_is_told_in_any_order_and_numbers_by_what_there_is(line: str) -> None:
    assert only(line, table_after(*SET_UP, SHARE)) == Shared(
        FormLot(Lot(Title.SENSEI, (Card.SOHEI, Card.KOKU_3)))
    )


def test_the_cards_turned_up_are_read_so_that_they_are_as_many_as_there_are() -> None:
    line = "3 1 1 1 samurai samurai bushi bushi 2 shinobi sohei samurai+bushi"
    shared = told(*SET_UP, line).table
    assert playing(shared).sharing.cards == playing(table_after(*SET_UP, SHARE)).sharing.cards


def test_what_is_left_of_the_old_deck_is_among_the_cards_turned_up() -> None:
    """Where the deck runs out meanwhile, the rest of it is turned up and only then discards are shuffled."""
    wrong_shares = 0
    for seats in SEATS:
        for record, event, _ in moments(*seats):
            table = record.table
            if not isinstance(event, Share) or not isinstance(table, Playing):
                continue
            mine, left = table.game.player(table.me), old_deck_turned_up(table.game, table.me)
            troops = [card for card in mine.pool if card not in mine.old_pool]
            of_old = sum(card in mine.old_pool for card in event.cards if card.troops)
            kept = [card for card in event.cards if card.troops and card not in mine.old_pool]
            discards = less(troops, kept)
            replaced = [card for card in event.cards if card.troops and card in mine.old_pool]
            if left and of_old == left and discards:
                # One that the old deck held is said to be a discard instead.
                wrong = sorted_cards([*less(event.cards, replaced[:1]), discards[0]])
                with raises_saying(Refused, r"The deck held \d+ cards?: (it|they) must be among"):
                    Record(record.entries).tell(Share(wrong).line(table))
                wrong_shares += 1
    assert wrong_shares > 0
