"""What need not be said, and what is asked back where it could mean two things."""

from collections.abc import Sequence

import pytest

from advisor.table.phase import Ask, Phase
from advisor.table.setting_up import SettingUp
from advisor.table.turns import Ends
from advisor.words.english import ENGLISH
from engine.board import Province
from engine.components import Card, General, Title, Troop
from tests.told_games import (
    LAST_KAMON,
    ODD_YEAR,
    SET_UP,
    SHARE,
    SHARING,
    asks,
    begun,
    game_of,
    last,
    playing,
    refused,
    table_after,
    told,
)

OFFERED = (*SET_UP, SHARE, SHARING[0])


def test_who_answers_says_that_those_before_him_refused() -> None:
    """Sakakibara, Sakai and Ii are asked in this order."""
    assert table_after(*OFFERED, "ii yes") == table_after(*OFFERED, "no", "no", "yes")
    assert table_after(*OFFERED, "sakai takes") == table_after(*OFFERED, "no", "yes")
    assert table_after(*OFFERED, "nobody") == table_after(*OFFERED, "no", "no", "no")
    assert table_after(*OFFERED, "no", "nob") == table_after(*OFFERED, "no", "no", "no")


def test_the_name_of_the_next_player_alone_ends_a_turn() -> None:
    record = told(*ODD_YEAR, "ii")
    assert last(record) == (Ends(),)
    assert asks(record) == (Ask.TURN, General.II)
    assert record.table == table_after(*ODD_YEAR, "pass")
    assert refused(record, "honda") == "It is Ii's turn."


def test_the_name_of_the_next_tairo_ends_the_year() -> None:
    last_turn = (*ODD_YEAR, "pass", "pass", "pass")
    record = told(*last_turn, "sakakibara")
    assert last(record) == (Ends(),)
    assert record.table == table_after(*last_turn, "pass")
    assert refused(told(*last_turn), "ii") == "It is Honda's turn."


def test_a_kamon_to_turn_golden_is_named_as_far_as_there_is_a_choice() -> None:
    turn = (*ODD_YEAR, "pass", "pass", "hokkaido 3 sohei tile exchange next bushi")
    golden = table_after(*turn, "gold hokkaido 1")
    assert table_after(*turn, "gold") == table_after(*turn, "gold hok") == golden
    assert "hokkaido" in refused(told(*turn), "gold kanto")


def test_the_other_lot_of_a_split_follows_by_itself() -> None:
    before = (*SET_UP, SHARE, *SHARING[:6])
    assert table_after(*before, "daimyo samurai+bushi 3") == table_after(*before, SHARING[6])


def test_the_last_cards_of_a_share_follow_by_themselves() -> None:
    """In the sixth round the last four koku cards are turned up, and all others were seen."""
    record = told(*SET_UP)
    koku = ("4x1", "4x1", "4x1", "4x2", "4x2")
    troops = "2 bushi 2 sohei 2 shinobi samurai bushi+sohei"
    for number, coins in enumerate(koku):
        record.tell(f"{troops if number == 0 else known_troops(record.table)} {coins}")
        for line in ("daimyo rest", "nobody", "shomyo", "nobody", "sensei / hatamoto", "first"):
            record.tell(line)
        while record.table.asks is Ask.TURN:
            record.tell("pass")
    assert record.table.asks is Ask.SHARE
    record.tell(known_troops(record.table))
    shared = playing(record.table).sharing.cards
    assert [card for card in shared if card.koku] == [Card.KOKU_3] * 4


def known_troops(table: Phase) -> str:
    """Eight troop cards that can still be turned up."""
    even_year = playing(table)
    left = [card for card in (*even_year.game.troop_deck, *even_year.sharing.cards) if card.troops]
    return ", ".join(str(card.value) for card in left[:8])


def test_top_tiles_one_after_the_other_or_some_at_once() -> None:
    record = told(*SET_UP[:4])
    assert ENGLISH.table.asked(record.table).startswith("Top tiles (Chūgoku, Chūbu, Hokkaidō,")
    record.tell("samurai")
    assert ENGLISH.table.asked(record.table) == "Top tile of Chūbu?"
    record.tell("bushi sohei")
    record.tell("kanto shinobi")
    assert isinstance(record.table, SettingUp)
    assert record.table.tops[Province.KANTO] is Troop.SHINOBI
    assert ENGLISH.table.asked(record.table) == "Top tile of Kyūshū?"
    record.tell("shinobi samurai bushi sohei")
    assert record.table == table_after(*SET_UP)
    assert "8 top tiles are still to be named" in refused(told(*SET_UP[:4]), f"{SET_UP[4]} bushi")
    assert table_after(*SET_UP[:4], "sam bu so shi") == table_after(
        *SET_UP[:4], "samurai bushi sohei shinobi"
    )


@pytest.mark.parametrize(
    ("lines", "line", "could_be"),
    [
        (SET_UP[:4], "shi samurai", "shikoku or shinobi"),
        (ODD_YEAR, "ka koku 3", "kansai or kanto"),
        (SET_UP[:1], "sak", "sakakibara or sakai"),
        (("honda ii", "ii"), "h sensei ii daimyo", "honda or hatamoto"),
    ],
)
def test_the_beginning_of_two_names_is_asked_back(lines: tuple[str, ...], line: str, could_be: str) -> None:
    assert f"could be {could_be}; type a little more." in refused(told(*lines), line)


def test_what_is_asked_for_settles_short_names() -> None:
    """As many words as there are players are titles, as many as there are provinces are troops; and of two
    lots to choose from, the beginning of a title is no general's."""
    assert table_after("honda ii", "ii", "h se") == table_after("honda ii", "ii", "hatamoto sensei")
    short = "sa bu so shi sa bu so shi"
    long = "samurai bushi sohei shinobi samurai bushi sohei shinobi"
    begun_by = ("honda ii", "ii", "daimyo sensei", "2 samurai")
    assert table_after(*begun_by, short) == table_after(*begun_by, long)
    year = (*begun_by, long, "2 bushi 2 sohei 1 2", "daimyo 2x bushi / hatamoto")
    assert table_after(*year, "h") == table_after(*year, "hatamoto")


def test_verbs_and_the_joker_can_be_cut_short() -> None:
    assert table_after(*ODD_YEAR, "pa", "pas") == table_after(*ODD_YEAR, "pass", "pass")
    last_title = (*ODD_YEAR, "pa", "pa", "pa")
    assert begun(table_after(*last_title)).due is General.HONDA
    assert game_of(table_after(*last_title)).player(General.HONDA).title is Title.HATAMOTO
    paid = table_after(*last_title, "kyushu 2 bushi shinobi ha")
    assert paid == table_after(*last_title, "kyushu 2 bushi shinobi hatamoto")


@pytest.mark.parametrize(
    ("line", "meant"),
    [("kantp koku 3", "kanto"), ("chugoku samurai bushl", "bushi"), ("chugoku exchnage", "exchange")],
)
def test_a_typing_error_gets_the_nearest_word(line: str, meant: str) -> None:
    assert refused(told(*ODD_YEAR), line).endswith(f"did you mean '{meant}'?")


@pytest.mark.parametrize(
    ("before", "line"),
    [
        (SET_UP[:3], "samurai buhsi"),
        (SET_UP, "2 samurai, samurai+bushi, 2 buhsi, sohei, 2 shinobi, koku 3x1 3"),
        ((*SET_UP, SHARE), "sensei sohei buhsi"),
    ],
)
def test_a_card_that_is_mistyped_in_a_row_of_cards(before: Sequence[str], line: str) -> None:
    assert refused(told(*before), line) == "'buhsi' is not understood here; did you mean 'bushi'?"


def test_what_a_conquest_wastes_and_scores_is_said() -> None:
    [line] = ENGLISH.table.changed(
        told(*ODD_YEAR).tell("chugoku 2 samurai samurai+bushi"), 1, is_hidden=False
    )
    taken = "1. You take Chūgoku, position 1, in troops: 2 × Samurai, Samurai+Bushi."
    assert line == f"{taken} Lost: 1 Bushi. 5 favour, 5 in all."


def test_what_is_missing_of_a_game_that_is_joined_is_asked_for() -> None:
    record = told("join")
    asked = ENGLISH.table.asked(record.table)
    assert asked.startswith("What is known of it? Still missing: players, me, titles, hand, chugoku, chubu")
    for line in ("players ii sakai", "me ii", "titles ii sensei", "hand 2 bushi"):
        record.tell(line)
    for province in Province:
        assert str(province.value) in ENGLISH.table.asked(record.table)
        record.tell(f"{province.value} {province.home.value}")
    assert ENGLISH.table.asked(record.table).startswith("What else is known?")


def test_the_last_kamon_and_the_winner_are_named() -> None:
    record = told(*LAST_KAMON)
    assert game_of(record.table).player(General.HONDA).kamons_left == 1
    change = record.tell("force kyushu 3 tile +1")
    [line] = ENGLISH.table.changed(change, 1, is_hidden=False)
    assert "It was the last kamon: the game ends with this year." in line
    assert "That ends your turn." in line
    while record.table.asks is Ask.TURN:
        record.tell("pass")
    record.tell("none")
    assert record.table.asks is Ask.NOTHING
    count = begun(record.table).count()
    said = ENGLISH.table.score(begun(record.table))
    assert count[0].general is General.HONDA
    assert said[-1] == "You win."


def test_a_tile_may_be_told_in_two_lines() -> None:
    record = told(*ODD_YEAR, "chugoku koku 3", "+1")
    assert record.table.asks is Ask.TILE
    assert ENGLISH.table.asked(record.table) == "The next tile on Chūgoku: which troop?"
    assert "is known to be +1" in refused(record, "draw sohei")
    record.tell("sohei")
    whole = table_after(*ODD_YEAR, "chugoku koku 3", "tile +1 next sohei")
    assert playing(record.table).position() == playing(whole).position()
