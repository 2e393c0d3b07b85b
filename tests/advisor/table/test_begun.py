"""A game that has begun: what stands, what is known of it, and what is only made up."""

from advisor.table.begun import Gaps
from advisor.table.hiding import veiled
from engine.board import Province
from engine.components import Bonus, BonusTile, Card, General, Kamon, Troop
from engine.position import Site
from tests.told_games import HONDAS_TURN, ODD_YEAR, SET_UP, SHARE, begun, playing, table_after

WON = (*ODD_YEAR, "pass", "ii passes", "sakai hokkaido 3 sohei tile +1 next bushi")


def test_the_score_counts_everybodys_open_tiles_and_is_sorted_by_what_it_shows() -> None:
    table = begun(table_after(*WON))
    counts = {count.general: count for count in table.count()}
    # Two koku that all saw him take, and a +1.
    assert counts[General.SAKAI].koku == 2 + 1
    assert counts[General.SAKAKIBARA].koku == 3, "my own hand counts in full"
    totals = [count.total for count in table.count()]
    assert totals == sorted(totals, reverse=True)


def test_a_hidden_hand_counts_only_with_what_all_have_seen() -> None:
    lines = (*ODD_YEAR, "chugoku 2 samurai samurai+bushi tile draw next sohei", "draw shinobi")
    counts = begun(veiled(table_after(*lines))).count()
    assert [count.koku for count in counts if count.general is General.SAKAKIBARA] == [3]
    hidden = begun(veiled(table_after(*SET_UP, SHARE))).count()
    assert all(count.koku == 0 for count in hidden)


def test_cards_that_lie_open_are_not_in_the_deck() -> None:
    unseen = begun(table_after(*SET_UP, SHARE)).outlook().unseen_cards()
    assert Card.SAMURAI_BUSHI not in unseen
    # Six in the box: two in my hand, two turned up.
    assert unseen.count(Card.SAMURAI) == 2


def test_what_a_position_left_open_is_not_told_as_known() -> None:
    table = playing(table_after(*HONDAS_TURN))
    assert table.gaps == Gaps()
    assert table.position().koku_deck == 8
    without_koku = [line for line in HONDAS_TURN if line != "koku 8"]
    joined = playing(table_after(*without_koku))
    assert joined.gaps == Gaps(koku_deck=True)
    assert joined.position().koku_deck is None


def test_what_is_offered_behind_a_veil_is_the_whole_box() -> None:
    table = playing(table_after(*WON))
    assert table.game.player(General.SAKAI).tiles == (BonusTile(Bonus.PLUS_ONE, Troop.SOHEI),)
    veiled = [type(table)(table.me, table.game, is_veiled=True).unaccounted() for _ in range(2)]
    assert veiled[0] == veiled[1]
    assert len(veiled[0]) == 58


def test_between_a_conquest_and_its_tile_the_new_position_counts() -> None:
    table = playing(table_after(*ODD_YEAR, "chugoku 2 samurai samurai+bushi"))
    seen = table.outlook()
    assert seen.hand == (Card.KOKU_3,)
    assert seen.conquests_made == 1
    assert seen.board[Province.CHUGOKU] == Site((Kamon(General.SAKAKIBARA),))
    assert {count.general: count.favour for count in table.count()}[General.SAKAKIBARA] == 3 + 2


def test_before_the_share_is_named_no_card_of_it_is_known() -> None:
    unseen = begun(table_after(*SET_UP)).outlook().unseen_cards()
    assert len(unseen) == 34 - 2, "all but my own two"


def test_a_lot_that_was_taken_is_in_the_hand_that_is_shown() -> None:
    table = begun(table_after(*SET_UP, SHARE, "sensei sohei shinobi koku 1 1", "yes"))
    assert table.view.hand == (Card.SAMURAI, Card.SAMURAI, Card.SOHEI, Card.SHINOBI, Card.KOKU_1, Card.KOKU_1)
    [mine] = [seat for seat in table.view.seats if seat.general is table.me]
    assert (mine.cards_in_hand, mine.known) == (6, table.view.hand[2:])
