"""Games told line by line: what is understood, what is refused, and what the table then holds."""

import random
from collections.abc import Iterator, Sequence
from contextlib import AbstractContextManager, nullcontext
from dataclasses import replace
from itertools import product
from pathlib import Path

import pytest

from advisor.conquest.advice import Advice
from advisor.conquest.advise import advise
from advisor.conquest.afford import Affordability, BothAffordable
from advisor.conquest.explain import Explanation
from advisor.table.events import Conquers, Draws, Ends, Event, Holds, Joined, Shared, Uncovers
from advisor.table.language import parse
from advisor.table.record import Record, Refused
from advisor.table.session import Session
from advisor.table.speech import said
from advisor.table.table import Ask, Table
from advisor.table.vocabulary import Unclear, Words, named, read_cards
from advisor.words.events import understood
from engine.board import Province
from engine.components import (
    Bonus,
    BonusTile,
    Card,
    Cards,
    GateTile,
    General,
    Kamon,
    Title,
    Troop,
    sorted_cards,
)
from engine.game import due, legal, new_game, play, result
from engine.odds import bonus_odds, next_tile_odds
from engine.payment import Pay, Payment
from engine.position import Position, Site
from engine.position_file import read_position, write_position
from engine.sharing import AnswerLot, ChooseLot, FormLot, Lot, SplitLots
from engine.state import Control, Game, Player
from engine.view import see
from tests.paths import EXAMPLES
from tests.table_games import events_of, is_said_already, lines_of, lively

FULL_BOARD = EXAMPLES / "full-board.json"

SEATS = [
    ((General.HONDA, General.II, General.SAKAKIBARA, General.SAKAI), General.II, 4),
    ((General.SAKAI, General.II), General.SAKAI, 2),
    ((General.II, General.SAKAI, General.HONDA), General.HONDA, 1),
    ((General.SAKAKIBARA, General.HONDA, General.SAKAI), General.SAKAKIBARA, 7),
    ((General.HONDA, General.SAKAI, General.II), General.SAKAI, 13),
]

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


class Listener:
    """A screen that keeps what it is shown."""

    def __init__(self) -> None:
        self.said: list[str] = []
        self.advice: list[tuple[Position, Advice]] = []

    def say(self, text: str) -> None:
        self.said.append(text)

    def thinking(self) -> AbstractContextManager[object]:
        return nullcontext()

    def show_advice(self, position: Position, found: Explanation, seconds: float, everything: bool) -> None:
        self.advice.append((position, found.advice))

    def show_both(self, answer: BothAffordable, every: bool) -> None:
        self.said.append(str(answer))

    def show_affordability(self, position: Position, answer: Affordability, every: bool) -> None:
        self.said.append(str(answer))


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


def finished(generals: Sequence[General], seed: int) -> Game:
    """The last state of the game that `events_of` tells."""
    rng = random.Random(seed)
    game = new_game(generals, seed)
    while due(game):
        game = play(game, lively(rng, legal(game)))
    return game


def moments(generals: Sequence[General], me: General, seed: int) -> Iterator[tuple[Record, Event, Game]]:
    """The record before each event that has to be told, with the engine's own game at that moment."""
    record = Record()
    for event, game in events_of(generals, me, seed):
        if not is_said_already(event, record.table, game):
            yield record, event, game
            record.tell(said(event, record.table))


@pytest.mark.parametrize(("generals", "me", "seed"), SEATS)
def test_a_whole_game_told_line_by_line_ends_with_the_engines_scores(
    generals: tuple[General, ...], me: General, seed: int
) -> None:
    record = told(*lines_of(generals, me, seed))
    assert record.table.asks is Ask.NOTHING
    assert record.table.count() == result(finished(generals, seed))


@pytest.mark.parametrize(("generals", "me", "seed"), SEATS)
def test_at_each_turn_the_position_is_what_the_engine_lets_me_see(
    generals: tuple[General, ...], me: General, seed: int
) -> None:
    turns = 0
    for record, _, game in moments(generals, me, seed):
        if record.table.is_my_turn:
            turns += 1
            assert record.table.position() == see(game, me).position()
            assert record.table.outlook() == record.table.position()
    assert turns > 5


@pytest.mark.parametrize(("generals", "me", "seed"), SEATS[:3])
def test_the_advice_shown_is_that_of_the_exported_position(
    generals: tuple[General, ...], me: General, seed: int
) -> None:
    turns = 0
    for record, _, _ in moments(generals, me, seed):
        if record.table.is_my_turn:
            turns += 1
            screen = Listener()
            Session(record, screen).begin()
            [(position, shown)] = screen.advice
            assert position == record.table.position()
            assert shown == advise(read_position(write_position(position)), top=2)
    assert turns > 5


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
    assert table.due is General.SAKAKIBARA


def test_the_rulebooks_odd_year_as_it_is_told() -> None:
    record = told(
        "sakakibara, ii, sakai, honda",
        "ii",
        "daimyō shōmyō sensei hatamoto",
        "shinobi bushi",
        "samurai samurai sohei bushi shinobi sohei shinobi bushi",
        "4 shinobi 3 samurai sohei koku 4x1",
        "sensei 2 shinobi samurai",
        "ii no",
        "sakai no",
        "honda yes",
        "hatamoto 2 shinobi sohei",
        "ii no",
        "sakai yes",
        "daimyo 2 samurai / shomyo rest",
        "ii takes shomyo",
        "sakakibara passes",
        "ii passes",
        "honda takes chubu with 2 shinobi and samurai, tile draw, next sohei",
        "sakai takes chubu with 2 shinobi and sohei, tile exchange, next bushi",
        "pass",
        "samurai, bushi+sohei, 3 bushi, 3 sohei, koku 1 2 3 3",
        "hatamoto 3 bushi koku 3",
        "no",
        "honda yes",
        "sensei 3 sohei koku 3",
        "no",
        "sakai yes",
        "daimyo samurai bushi+sohei 1 / shomyo 2",
        "ii shomyo",
    )
    titles = [(p.general, p.title) for p in game_of(record.table).players]
    assert titles == [
        (General.SAKAKIBARA, Title.DAIMYO),
        (General.II, Title.SHOMYO),
        (General.SAKAI, Title.SENSEI),
        (General.HONDA, Title.HATAMOTO),
    ]
    koku = (Card.KOKU_1,) * 4 + (Card.KOKU_2,)
    assert player_of(record.table, General.II).hand == (Card.BUSHI, Card.SHINOBI, *koku)
    assert game_of(record.table).board[Province.CHUBU].site == Site(
        (Kamon(General.HONDA), Kamon(General.SAKAI)), GateTile(Troop.BUSHI)
    )

    record.tell("sakakibara takes kanto with 3 samurai and bushi+sohei")
    assert record.table.asks is Ask.TILE
    record.tell("tile exchange next sohei")
    sakakibara = player_of(record.table, General.SAKAKIBARA)
    assert sakakibara.favour == 5 + 2
    assert sakakibara.seen == (Card.KOKU_1,)
    assert sakakibara.tiles == (BonusTile(Bonus.EXCHANGE, Troop.BUSHI),)
    assert sakakibara.kamons_left == 7

    record.tell("ii takes kanto with koku 4x1 2, tile +1 next samurai")
    ii = player_of(record.table, General.II)
    assert (ii.favour, ii.hand) == (6 + 1, (Card.BUSHI, Card.SHINOBI))
    assert ii.tiles == (BonusTile(Bonus.PLUS_ONE, Troop.SOHEI),)

    record.tell("chubu bushi shinobi +1")
    record.tell("tile exchange")
    ii = player_of(record.table, General.II)
    assert (ii.favour, ii.hand) == (6 + 1 + 6 + 1, ())
    assert ii.tiles == (BonusTile(Bonus.EXCHANGE, Troop.BUSHI),)
    assert record.table.due is General.SAKAI


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


def test_hondas_turn_of_the_rulebook_in_a_game_described_line_by_line() -> None:
    record = told(*HONDAS_TURN)
    position = record.table.position()
    assert position.hand == (Card.BUSHI_SOHEI,)
    assert position.board[Province.CHUBU].kamons == (Kamon(General.HONDA), Kamon(General.SAKAI, golden=True))
    record.tell("hokkaido bushi+sohei exchange +1")
    honda = player_of(record.table, General.HONDA)
    assert (honda.favour, honda.hand, honda.tiles) == (3 + 9, (), ())
    assert game_of(record.table).board[Province.HOKKAIDO].kamons[-1] == Kamon(General.HONDA)


@pytest.mark.parametrize(
    ("word", "meant"),
    [
        ("kan", None),
        ("kant", Province.KANTO),
        ("kans", Province.KANSAI),
        ("ch", None),
        ("chub", Province.CHUBU),
        ("hok", Province.HOKKAIDO),
        ("Kantō", Province.KANTO),
        ("KYÛSHÛ", Province.KYUSHU),
        ("TŌHOKU", Province.TOHOKU),
        ("toh", Province.TOHOKU),
    ],
)
def test_a_province_by_its_beginning_if_it_alone_begins_so(word: str, meant: Province | None) -> None:
    table = table_after(*ODD_YEAR)
    line = f"{word} koku 3 samurai"
    if meant is None:
        with pytest.raises(Unclear, match=rf"'{word}' is not a province"):
            parse(line, table)
    else:
        conquers = only(line, table)
        assert isinstance(conquers, Conquers)
        assert conquers.conquest.province is meant


@pytest.mark.parametrize(
    ("line", "bonus"),
    [
        ("échange", Bonus.EXCHANGE),
        ("scambio", Bonus.EXCHANGE),
        ("Austausch", Bonus.EXCHANGE),
        ("pioche", Bonus.DRAW),
        ("pesca", Bonus.DRAW),
        ("Karte", Bonus.DRAW),
        ("card taking", Bonus.DRAW),
        ("+1", Bonus.PLUS_ONE),
        ("plus 1", Bonus.PLUS_ONE),
        ("plus un", Bonus.PLUS_ONE),
        ("più uno", Bonus.PLUS_ONE),
        ("plus eins", Bonus.PLUS_ONE),
    ],
)
def test_tiles_in_the_languages_of_the_box(line: str, bonus: Bonus) -> None:
    table = table_after(*ODD_YEAR, "chugoku 2 samurai samurai+bushi")
    assert only(f"tile {line} next samouraï", table) == Uncovers(bonus, Troop.SAMURAI)
    assert only(f"{line} sōhei", table) == Uncovers(bonus, Troop.SOHEI)


@pytest.mark.parametrize(
    ("text", "meant"),
    [
        ("koku 4x1 2", (Card.KOKU_1,) * 4 + (Card.KOKU_2,)),
        ("koku 4×1, 2", (Card.KOKU_1,) * 4 + (Card.KOKU_2,)),
        ("1 1 2", (Card.KOKU_1, Card.KOKU_1, Card.KOKU_2)),
        ("k1 k3", (Card.KOKU_1, Card.KOKU_3)),
        ("2x koku 3", (Card.KOKU_3, Card.KOKU_3)),
        ("3 samurai", (Card.SAMURAI,) * 3),
        ("3x samurai", (Card.SAMURAI,) * 3),
        ("samurai x3", (Card.SAMURAI,) * 3),
        ("3 samouraïs", (Card.SAMURAI,) * 3),
        ("koku 3 samurai", (Card.SAMURAI, Card.KOKU_3)),
        ("2 koku", (Card.KOKU_2,)),
        ("3 samurai 2 koku", (Card.SAMURAI,) * 3 + (Card.KOKU_2,)),
        ("2 koku, 3 samurai", (Card.SAMURAI,) * 3 + (Card.KOKU_2,)),
        ("bu+so", (Card.BUSHI_SOHEI,)),
        ("Sōhei+Bushi", (Card.BUSHI_SOHEI,)),
        ("b sa so sh", (Card.SAMURAI, Card.BUSHI, Card.SOHEI, Card.SHINOBI)),
        ("2 bushi+bushi", (Card.BUSHI_BUSHI,) * 2),
        ("", ()),
    ],
)
def test_cards_as_they_are_said(text: str, meant: Cards) -> None:
    assert cards(text) == meant


@pytest.mark.parametrize(
    "text", ["s", "bushi+", "+", "koku 4", "6 koku", "bushi+sohei+shinobi", "99 samurai"]
)
def test_what_is_no_card(text: str) -> None:
    with pytest.raises(Unclear):
        cards(text)


@pytest.mark.parametrize(
    "text", ["፩ samurai", f"{'9' * 30} samurai", f"{'9' * 5000} samurai", "samurai x0", "0 samurai", "0x1"]
)
def test_numbers_that_no_card_can_come_in(text: str) -> None:
    with pytest.raises(Unclear):
        cards(text)


def test_generals_in_full_and_by_their_beginnings() -> None:
    assert named(General, "saka") is None
    assert named(General, "sakai") is General.SAKAI
    assert named(General, "h") is General.HONDA
    assert named(General, "sak", [General.SAKAI, General.II]) is General.SAKAI
    full = table_after("Honda Tadakatsu, Ii Naomasa")
    assert full.players == (General.HONDA, General.II)


def test_titles_are_told_in_seat_order_or_by_name() -> None:
    in_order = table_after(*SET_UP[:3])
    by_name = table_after(*SET_UP[:2], "ii hatamoto, sakai sensei, honda daimyō, sakakibara shōmyō")
    assert in_order == by_name
    record = told(*SET_UP[:2])
    assert refused(record, "ii daimyo ii shomyo sakai sensei honda hatamoto") == "Each player has one title."


def test_top_tiles_are_told_in_order_or_by_name() -> None:
    by_name = (
        "kanto shinobi, kansai sohei, shikoku bushi, tohoku samurai, "
        "kyushu shinobi, hokkaido sohei, chubu bushi, chugoku samurai"
    )
    assert table_after(*SET_UP) == table_after(*SET_UP[:4], by_name)


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
    everything = table_after(*SET_UP, SHARE)
    assert only("sensei rest", everything) == Shared(FormLot(Lot(Title.SENSEI, cards(SHARE))))
    assert only("sensei", everything) == Shared(FormLot(Lot(Title.SENSEI)))


@pytest.mark.parametrize(
    ("line", "first"),
    [("first", True), ("1", True), ("second", False), ("ii takes shomyo", False), ("d", True)],
)
def test_one_of_the_two_lots_is_chosen(line: str, first: bool) -> None:
    assert only(line, table_after(*SET_UP, SHARE, *SHARING[:7])) == Shared(ChooseLot(first))


@pytest.mark.parametrize(
    ("line", "pay", "meant"),
    [
        ("chugoku koku 3", Pay.KOKU, (Card.KOKU_3,)),
        ("chugoku 2 samurai samurai+bushi", Pay.TROOPS, (Card.SAMURAI, Card.SAMURAI, Card.SAMURAI_BUSHI)),
        ("takes chugoku for koku 1 2", Pay.KOKU, (Card.KOKU_1, Card.KOKU_2)),
        ("sakakibara takes chugoku and pays koku 3", Pay.KOKU, (Card.KOKU_3,)),
        ("chugoku koku 1 1 +1", Pay.KOKU, (Card.KOKU_1, Card.KOKU_1)),
        ("chugoku koku +1 1 1", Pay.KOKU, (Card.KOKU_1, Card.KOKU_1)),
        ("chugoku +1 koku 1 1", Pay.KOKU, (Card.KOKU_1, Card.KOKU_1)),
        ("chugoku koku 1 plus one 1", Pay.KOKU, (Card.KOKU_1, Card.KOKU_1)),
    ],
)
def test_payments_as_they_are_said(line: str, pay: Pay, meant: Cards) -> None:
    payment = paid(line, table_after(*ODD_YEAR))
    assert (payment.pay, payment.cards) == (pay, meant)
    assert payment.bonuses == (Bonus.PLUS_ONE,) * ("+1" in line or "plus" in line)


def test_a_conquest_and_its_tile_in_one_line() -> None:
    table = table_after(*ODD_YEAR)
    conquers, uncovers = parse("chugoku 2 samurai samurai+bushi tile +1 next sohei", table)
    assert isinstance(conquers, Conquers)
    assert uncovers == Uncovers(Bonus.PLUS_ONE, Troop.SOHEI)
    after = table_after(*ODD_YEAR, "chugoku 2 samurai samurai+bushi tile +1 next sohei")
    assert after == table_after(*ODD_YEAR, "chugoku 2 samurai samurai+bushi", "tile +1 next sohei")
    assert after.position().tiles == (BonusTile(Bonus.PLUS_ONE, Troop.SAMURAI),)
    assert after.position().board[Province.CHUGOKU] == Site(
        (Kamon(General.SAKAKIBARA),), GateTile(Troop.SOHEI)
    )


def test_naming_the_next_player_ends_the_turn_before() -> None:
    record = told(*ODD_YEAR, "ii passes")
    assert record.table.due is General.SAKAI
    assert last(record) == (Ends(), Ends())
    assert record.table == table_after(*ODD_YEAR, "pass", "pass")


def test_a_sensei_turns_a_kamon_golden_and_a_draw_tile_is_used() -> None:
    record = told(*ODD_YEAR, "pass", "ii pass")
    assert asks(record) == (Ask.TURN, General.SAKAI)
    record.tell("hokkaido 3 sohei tile draw next bushi")
    record.tell("draw")
    assert last(record) == (Draws(None),)
    assert len(player_of(record.table, General.SAKAI).hand) == 6 - 3 + 1
    assert "Position 2" in refused(record, "gold hokkaido 2")
    record.tell("gold hokkaido 1")
    assert last(record) == (Ends((Province.HOKKAIDO, 1)),)
    assert game_of(record.table).board[Province.HOKKAIDO].kamons == (Kamon(General.SAKAI, golden=True),)
    assert asks(record) == (Ask.TURN, General.HONDA)


def test_a_card_that_i_draw_has_to_be_named() -> None:
    record = told(*ODD_YEAR, "chugoku 2 samurai samurai+bushi tile draw next sohei")
    assert refused(record, "draw") == "Which card did you draw? Say 'draw samurai'."
    record.tell("draw shinobi+shinobi")
    assert record.table.position().hand == (Card.SHINOBI_SHINOBI, Card.KOKU_3)
    assert "Draw tile" in refused(record, "draw sohei")


def test_a_seventh_samurai_is_refused_with_the_line_of_the_last_one() -> None:
    record = told(*SET_UP)
    why = refused(record, "5 samurai 3 bushi koku 4x1")
    assert why == "All 6 of Samurai are accounted for. Line 4 has the last."
    share = "4 samurai 4 bushi koku 4x1"
    lots = ("sensei 2 samurai", "yes", "hatamoto 2 samurai", "yes", "daimyo 4 bushi / shomyo rest", "first")
    record = told(*SET_UP, share, *lots)
    while record.table.asks is Ask.TURN:
        record.tell("pass")
    why = refused(record, "samurai 2 bushi 5 sohei koku 2x2 2x3")
    assert why == f"All 6 of Samurai are accounted for. Line 6 has the last: {share}"


def test_a_share_of_another_size_is_refused() -> None:
    why = refused(told(*SET_UP), "2 samurai samurai+bushi 2 bushi sohei 2 shinobi koku 3x1")
    assert why == "8 troop and 4 koku cards are turned up, not 8 and 3."


def test_another_players_turn_is_refused() -> None:
    assert refused(told(*ODD_YEAR), "sakai takes kanto with koku 3") == "It is Sakakibara's turn."
    assert refused(told(*SET_UP, SHARE), "ii daimyo samurai") == "Honda forms a lot first."
    offered = told(*SET_UP, SHARE, SHARING[0])
    assert refused(offered, "ii yes") == "Sakakibara accepts or refuses the lot first."


def test_a_payment_that_falls_short_is_refused_with_the_rule() -> None:
    record = told(*ODD_YEAR)
    assert refused(record, "kanto koku 3") == (
        "5 koku are needed; the payment makes 3. A payment in koku reaches the number of the position."
    )
    assert refused(record, "kanto 2 samurai samurai+bushi") == (
        "3 Samurai + Shinobi are needed; the payment lacks Shinobi. "
        "A payment in troops holds the province's troops and the one on its top tile."
    )
    assert refused(record, "chugoku 3 samurai") == (
        "There are not that many of Samurai in hand. Only cards in hand can be paid with."
    )
    assert "Hatamoto" in refused(record, "chugoku 2 samurai hatamoto")
    assert "+1" in refused(record, "chugoku 2 samurai +1")
    record.tell("pass")
    assert refused(record, "ii takes chugoku with koku 3").startswith("Ii cannot have that many of 3 koku.")


def test_what_the_table_did_against_the_rules_is_recorded_by_force() -> None:
    record = told(*ODD_YEAR)
    before = record.table
    record.tell("force kanto koku 3")
    [event] = record.entries[-1].events
    assert isinstance(event, Conquers)
    assert event.forced
    assert understood(event, before) == (
        "You take Kantō, position 1, in koku: 3 koku (against the rules, as the table had it)."
    )
    record.tell("tile +1 next sohei")
    me = player_of(record.table, General.SAKAKIBARA)
    assert (me.favour, me.kamons_left) == (5 + 2, 7)
    assert Card.KOKU_3 not in me.hand
    rightly = Conquers(replace(event.conquest))
    assert "against the rules" not in understood(rightly, before)


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
    position = record.table.position()
    assert read_position(write_position(position)) == position


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


def test_undo_and_redo_take_back_any_number_of_lines() -> None:
    record = told(*ODD_YEAR)
    assert refused(record, "redo") == "There is nothing to redo."
    change = record.tell("undo 3")
    assert [entry.line for entry in change.undone] == list(reversed(ODD_YEAR[-3:]))
    assert record.table == table_after(*ODD_YEAR[:-3])
    assert "1 to 3" in refused(record, "redo 4")
    change = record.tell("redo 2")
    assert [entry.line for entry in change.redone] == list(ODD_YEAR[-3:-1])
    record.tell("redo")
    assert record.table == table_after(*ODD_YEAR)
    record.tell("undo")
    record.tell("first")
    assert refused(record, "redo") == "There is nothing to redo."
    assert refused(Record(), "undo") == "There is nothing to undo."
    assert refused(record, "undo 0") == f"'0' is not how many lines to undo (1 to {len(ODD_YEAR)})."


@pytest.mark.parametrize("number", ["9" * 5000, "-1", "x", "1.5", "²"])
def test_numbers_of_lines_that_cannot_be(number: str) -> None:
    record = told(*ODD_YEAR)
    refused(record, f"undo {number}")
    refused(record, f"edit {number} pass")


def test_undo_reaches_across_a_restart() -> None:
    lines = [*ODD_YEAR, "kanto koku 3 samurai", "undo", "pass", "undo 2", "redo"]
    record, kept = Record(), []
    for line in lines:
        try:
            record.tell(line)
        except Refused:
            continue
        kept.append(line)
    again = told(*kept)
    assert (again.table, again.entries) == (record.table, record.entries)
    for line in ("redo", "undo 5", "redo 3"):
        again.tell(line)
        record.tell(line)
        assert again.entries == record.entries


def test_undo_redo_and_edit_are_named_in_words() -> None:
    screen = Listener()
    session = Session(told(*ODD_YEAR, "pass"), screen)
    session.hear("hide")
    screen.said.clear()
    session.hear("undo")
    assert screen.said[0] == "Undone: You end the turn."
    screen.said.clear()
    session.hear("redo")
    assert screen.said[0] == "Done again: You end the turn."
    screen.said.clear()
    session.hear("undo 2")
    assert [line for line in screen.said if line.startswith("Undone: ")] == [
        "Undone: You end the turn.",
        "Undone: Ii takes Shōmyō with Samurai, Shinobi, 1 koku; you get Daimyō with Samurai+Bushi, 3 koku. "
        "The odd year begins: Sakakibara, Ii, Sakai and Honda.",
    ]
    session.hear("edit 4 bushi sohei")
    assert "Bushi" not in " ".join(screen.said[2:])
    session.hear("show")
    screen.said.clear()
    session.hear("edit 4 samurai sohei")
    assert screen.said[:2] == ["Line 4 is changed.", "4. You hold Samurai, Sōhei."]


def test_an_edit_replays_what_comes_after_and_lists_what_no_longer_fits() -> None:
    record = told(*ODD_YEAR, "chugoku 2 samurai samurai+bushi", "tile +1 next sohei", "pass", "ii pass")
    number = len(ODD_YEAR)
    change = record.tell("edit 4 samurai sohei")
    assert change.edited == 4
    assert [(at, line) for at, line, _ in change.dropped] == [
        (number + 1, "chugoku 2 samurai samurai+bushi"),
        (number + 2, "tile +1 next sohei"),
    ]
    assert change.dropped[0][2].startswith("There are not that many of Samurai in hand.")
    edited = list(ODD_YEAR)
    edited[3] = "samurai sohei"
    assert record.table == table_after(*edited, "pass", "ii pass")
    assert [entry.line for entry in record.entries] == [*edited, "pass", "ii pass"]
    assert refused(record, "redo") == "There is nothing to redo."


def test_an_edit_that_makes_no_sense_changes_nothing() -> None:
    record = told(*ODD_YEAR)
    refused(record, "edit 4 3 koku")
    refused(record, "edit 99 pass")
    refused(record, "edit 3")
    refused(record, "edit")


def test_the_example_in_the_refusal_of_an_edit_can_be_said() -> None:
    why = refused(told(*ODD_YEAR), "edit")
    example = why.partition("'edit 3 ")[2].partition("'")[0]
    assert paid(example, table_after(*ODD_YEAR)).cards


def full_board() -> Position:
    return read_position(FULL_BOARD.read_bytes())


def joined(position: Position) -> Record:
    return told(said(Joined(position), Table()))


def test_a_position_that_is_joined_comes_back() -> None:
    position = full_board()
    back = joined(position).table.position()
    # A table does not keep the bonus of a tile that still lies on its gate.
    board = {
        province: replace(site, tile=site.tile and GateTile(site.tile.troop))
        for province, site in position.board.items()
    }
    stock = {general: position.kamons_of(general) for general in position.players}
    assert back == replace(position, board=board, kamons_left=stock)


@pytest.mark.parametrize("path", sorted(FULL_BOARD.parent.glob("*.json")), ids=lambda path: path.stem)
def test_a_game_is_joined_only_with_all_its_provinces(path: Path) -> None:
    position = read_position(path.read_bytes())
    line = said(Joined(position), Table())
    if len(position.board) == len(Province):
        assert told(line).table.is_my_turn
    else:
        assert "not described" in refused(Record(), line)


def test_each_bonus_and_each_next_tile_that_is_likely_can_be_told_after_joining() -> None:
    position = full_board()
    wrongly_refused = []
    for province, site in position.board.items():
        if site.tile is None:
            continue
        bonuses = [bonus for bonus, chance in bonus_odds(position, site.tile).items() if chance]
        troops: list[Troop | None] = [None]
        if site.tiles_left > 1:
            troops = [troop for troop, chance in next_tile_odds(position).items() if chance]
        for bonus, troop in product(bonuses, troops):
            line = said(Uncovers(bonus, troop), Table())
            record = joined(position)
            try:
                record.tell(f"force {province.value} {line}")
            except Refused as error:
                wrongly_refused.append(f"{province.value} {line}: {error}")
    assert wrongly_refused == []


@pytest.mark.parametrize("koku", ["4x1", "1 1 2 2", "4x2", "1 2 3 3"])
def test_any_koku_that_may_lie_in_the_deck_can_be_turned_up_after_joining(koku: str) -> None:
    record = joined(full_board())
    while record.table.asks is Ask.TURN:
        record.tell("pass")
    record.tell(f"2 bushi 2 sohei 2 shinobi bushi+bushi sohei+sohei koku {koku}")
    assert record.table.asks is Ask.LOT


def test_opponents_of_a_joined_game_pay_with_cards_and_tiles_that_nobody_knew() -> None:
    record = joined(full_board())
    record.tell("pass")
    assert record.table.due is General.SAKAKIBARA
    record.tell("sakakibara takes chugoku with koku 3 3")
    record.tell("tile exchange")
    record.tell("hokkaido 2 sohei +1 hatamoto")
    record.tell("tile exchange next shinobi")
    assert player_of(record.table, General.SAKAKIBARA).favour == 26 + 6 + 4
    assert asks(record) == (Ask.TURN, General.SAKAKIBARA), "he might still own a Draw tile"
    record.tell("pass")
    assert asks(record) == (Ask.SHARE, General.HONDA)
    share = "3 bushi 2 sohei 2 shinobi shinobi+shinobi koku 4x1"
    for line in (share, "sensei 2 bushi", "yes", "hatamoto koku 1", "yes", "daimyo rest / shomyo", "first"):
        record.tell(line)
    assert record.table.asks is Ask.TURN
    assert game_of(record.table).round == 2


@pytest.mark.parametrize("seed", range(12))
def test_a_game_that_is_joined_halfway_can_be_told_to_its_end(seed: int) -> None:
    rng = random.Random(seed)
    generals = rng.sample(list(General), 2 + seed % 3)
    me = rng.choice(generals)
    story = list(events_of(generals, me, seed))
    mine = [
        at
        for at, (event, game) in enumerate(story)
        if isinstance(game.year, Control) and due(game) is me and not isinstance(event, Uncovers)
    ]
    start = mine[len(mine) // 2]
    record = joined(see(story[start][1], me).position())
    for event, game in story[start:]:
        if isinstance(event, Holds) or is_said_already(event, record.table, game):
            continue
        assert record.table.due is due(game)
        if record.table.is_my_turn:
            known, real = record.table.position(), see(game, me).position()
            assert (known.hand, known.tiles, known.board) == (real.hand, real.tiles, real.board)
            assert (known.titles, known.favour) == (real.titles, real.favour)
            assert (known.kamons_left, known.koku_deck) == (real.kamons_left, real.koku_deck)
        record.tell(said(event, record.table))
    assert record.table.asks is Ask.HANDS


def same(one: Event, other: Event) -> bool:
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


@pytest.mark.parametrize("seed", range(30))
def test_every_event_of_a_game_is_understood_as_it_is_said(seed: int) -> None:
    rng = random.Random(seed)
    generals = rng.sample(list(General), 2 + seed % 3)
    table = Table()
    for event, game in events_of(generals, rng.choice(generals), seed):
        if is_said_already(event, table, game):
            continue
        line = said(event, table)
        assert same(only(line, table), event), line
        assert same(only(line.upper(), table), event), line
        table = table.after(event)
    assert table.asks is Ask.NOTHING


def test_tab_offers_every_command_of_a_session() -> None:
    session = Session(Record(), Listener())
    assert set(session._commands) - {"exit"} <= set(session.complete(""))
