"""The lines of an odd year: a whole one, draws and ends of turns."""

from advisor.table.phase import Ask
from advisor.table.turns import Draws, Ends
from advisor.words.english import ENGLISH
from engine.board import Province
from engine.components import Bonus, BonusTile, Card, GateTile, General, Kamon, Title, Troop
from engine.position import Site
from tests.told_games import (
    ODD_YEAR,
    asks,
    begun,
    game_of,
    last,
    player_of,
    playing,
    refused,
    told,
)


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
    assert begun(record.table).due is General.SAKAI


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
    assert playing(record.table).position().hand == (Card.SHINOBI_SHINOBI, Card.KOKU_3)
    assert "Draw tile" in refused(record, "draw sohei")


def test_a_card_that_another_draws_is_not_taken_down() -> None:
    drawn = (*ODD_YEAR, "pass", "ii pass", "hokkaido 3 sohei tile draw next bushi")
    assert refused(told(*drawn), "draw bushi") == "'bushi' is not understood here."


def test_a_turn_that_ends_by_itself_is_said_to() -> None:
    record = told(*ODD_YEAR, "chugoku koku 3 tile +1 next sohei")
    change = record.tell("force kyushu 2 samurai tile exchange next sohei")
    [line] = ENGLISH.table.changed(change, 1, is_hidden=False)
    assert line.endswith("The tile is Exchange; Sōhei lies next. That ends your turn.")
