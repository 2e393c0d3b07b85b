"""A game under way: what its player can see, what has to be said next, and whose turn comes after."""

from dataclasses import replace

import pytest

from advisor.table.counting import Counting
from advisor.table.expected import NotYet
from advisor.table.phase import Ask
from advisor.table.playing import Playing
from advisor.table.reasons import NotThereYet, Refused
from engine.board import KOKU_CARDS, TROOP_CARDS, Province
from engine.components import Bonus, BonusTile, Card, General, Kamon, sorted_cards, without
from engine.state import Control
from engine.view import see
from tests.table_games import SEATS, moments
from tests.told_games import ODD_YEAR, SET_UP, SHARE, asks, begun, playing, table_after, told

CHUGOKU = Province.CHUGOKU
HONDA, II, SAKAI, SAKAKIBARA = General.HONDA, General.II, General.SAKAI, General.SAKAKIBARA


@pytest.mark.parametrize(("generals", "me", "seed"), SEATS)
def test_at_each_turn_the_position_is_what_the_engine_lets_me_see(
    generals: tuple[General, ...], me: General, seed: int
) -> None:
    turns = 0
    for record, _, game in moments(generals, me, seed):
        if record.table.is_my_turn:
            turns += 1
            assert playing(record.table).position() == see(game, me).position()
            assert playing(record.table).outlook() == playing(record.table).position()
    assert turns > 5


def test_between_a_conquest_and_its_tile_the_kamon_lies_there_and_the_cards_are_paid() -> None:
    before = playing(table_after(*ODD_YEAR))
    between = playing(table_after(*ODD_YEAR, "chugoku 2 samurai samurai+bushi"))
    assert (between.asks, between.tile_due, between.due) == (Ask.TILE, CHUGOKU, SAKAKIBARA)
    ground = between.game.board[CHUGOKU]
    assert ground.kamons == (Kamon(SAKAKIBARA),)
    assert ground.stack == before.game.board[CHUGOKU].stack, "the tile is still to be taken"
    me = between.game.player(SAKAKIBARA)
    assert (me.hand, me.favour, me.kamons_left, me.tiles) == ((Card.KOKU_3,), 3 + 2, 7, ())
    assert between.control.conquests_made == 1


def test_between_a_conquest_and_its_tile_there_is_no_position() -> None:
    between = playing(table_after(*ODD_YEAR, "chugoku 2 samurai samurai+bushi"))
    assert not between.is_my_turn
    with pytest.raises(Refused) as refusal:
        between.position()
    assert refusal.value.reason == NotThereYet(NotYet.POSITION)


def test_what_has_to_be_said_next() -> None:
    record = told(*SET_UP)
    asked = [record.table.asks]
    for line in ODD_YEAR[len(SET_UP) :]:
        record.tell(line)
        asked.append(record.table.asks)
    lot, answer, split, choice = Ask.LOT, Ask.ANSWER, Ask.SPLIT, Ask.CHOICE
    assert asked == [Ask.SHARE, lot, answer, answer, lot, answer, answer, split, choice, Ask.TURN]


def two_conquests(bonus: str) -> tuple[Ask, General | None]:
    """What has to be said after Sakakibara's second conquest, the tile of which is named last."""
    return asks(told(*ODD_YEAR, "chugoku koku 3 tile +1 next sohei", f"force kanto tile {bonus} next bushi"))


def test_a_turn_with_nothing_left_to_decide_is_over() -> None:
    assert two_conquests("exchange") == (Ask.TURN, II)
    assert two_conquests("draw") == (Ask.TURN, SAKAKIBARA), "a card can still be drawn"


def test_a_sensei_can_still_turn_a_kamon_golden() -> None:
    conquests = ("hokkaido 3 sohei tile +1 next bushi", "force kanto koku 1 tile exchange next bushi")
    record = told(*ODD_YEAR, "pass", "pass", *conquests)
    assert asks(record) == (Ask.TURN, SAKAI)


def test_of_a_stranger_nobody_knows_whether_he_has_something_left_to_decide() -> None:
    table = playing(table_after(*ODD_YEAR))
    done = replace(table.game, year=Control((SAKAKIBARA, II), conquests_made=2))
    assert begun(table.settled(done)).due is II
    stranger = replace(table, strangers=frozenset({SAKAKIBARA}))
    assert begun(stranger.settled(done)).due is SAKAKIBARA


def test_the_cards_turned_up_are_asked_for_again_in_the_next_even_year() -> None:
    shared = playing(table_after(*SET_UP, SHARE))
    assert shared.share_named
    record = told(*ODD_YEAR, "pass", "pass", "pass", "pass")
    assert record.table.asks is Ask.SHARE
    assert not playing(record.table).share_named


def test_after_the_last_year_the_game_is_counted() -> None:
    table = playing(table_after(*ODD_YEAR))
    last = table.settled(replace(table.game, year=None))
    assert isinstance(last, Counting)
    assert (last.asks, last.due, last.uncounted) == (Ask.NOTHING, None, ())
    assert last.unseen == (HONDA, SAKAI, II)
    rich = replace(table.game.player(SAKAI), tiles=(BonusTile(Bonus.EXCHANGE),) * 9)
    last = table.settled(replace(table.game, year=None, players=table.game.players_with(rich)))
    assert isinstance(last, Counting)
    assert (last.asks, last.uncounted) == (Ask.HANDS, (SAKAI,)), "whose double cards would count"


def test_who_plays_after_the_one_whose_turn_it_is() -> None:
    table = playing(table_after(*ODD_YEAR))
    assert table.turn_after() is II
    without_kamons = replace(table.game.player(II), kamons_left=0)
    idle = replace(table, game=replace(table.game, players=table.game.players_with(without_kamons)))
    assert idle.turn_after() is SAKAI, "who has nothing to decide is passed over"
    assert replace(idle, strangers=frozenset({II})).turn_after() is II
    assert at_the_end(table).turn_after() is None


def at_the_end(table: Playing) -> Playing:
    """The last turn of the year."""
    return replace(table, game=replace(table.game, year=Control((HONDA,))))


def test_cards_that_may_turn_up_are_those_that_i_have_not_seen() -> None:
    everything = sorted_cards(TROOP_CARDS + KOKU_CARDS)
    assert playing(table_after(*SET_UP)).unaccounted() == without(everything, [Card.SAMURAI] * 2)
    table = playing(table_after(*ODD_YEAR))
    seen = [card for player in table.game.players for card in player.seen]
    assert table.unaccounted() == without(everything, [*seen, Card.SAMURAI, Card.SAMURAI])


def test_what_the_deck_may_hold_is_as_before_until_the_cards_turned_up_are_named() -> None:
    refilled = 0
    for seat in SEATS:
        before = None
        for record, _, game in moments(*seat):
            table = record.table
            if not isinstance(table, Playing):
                continue
            if table.asks is Ask.SHARE and before is not None:
                assert table.outlook().unseen_cards() == before
                refilled += bool(game.player(table.me).old_pool)
            before = table.outlook().unseen_cards() if table.asks is Ask.TURN else None
    assert refilled
