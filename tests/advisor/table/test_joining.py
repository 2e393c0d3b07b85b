"""A game that is under way: described line by line or taken from a position, and told to its end."""

import random
from dataclasses import replace
from itertools import product
from pathlib import Path

import pytest

from advisor.table.joining import Joined
from advisor.table.phase import Ask
from advisor.table.playing import Holds
from advisor.table.reasons import Refused
from advisor.table.record import Record
from advisor.table.setting_up import SettingUp
from advisor.table.turns import Uncovers
from engine.board import Province
from engine.components import Card, GateTile, General, Kamon, Troop
from engine.game import due
from engine.odds import bonus_odds, next_tile_odds
from engine.position import Position
from engine.position_file import read_position
from engine.state import Control
from engine.view import see
from tests.paths import EXAMPLES
from tests.table_games import events_of, is_said_already
from tests.told_games import HONDAS_TURN, asks, begun, game_of, player_of, playing, refused, told

FULL_BOARD = EXAMPLES / "full-board.json"


def test_hondas_turn_of_the_rulebook_in_a_game_described_line_by_line() -> None:
    record = told(*HONDAS_TURN)
    position = playing(record.table).position()
    assert position.hand == (Card.BUSHI_SOHEI,)
    assert position.board[Province.CHUBU].kamons == (Kamon(General.HONDA), Kamon(General.SAKAI, golden=True))
    record.tell("hokkaido bushi+sohei exchange +1")
    honda = player_of(record.table, General.HONDA)
    assert (honda.favour, honda.hand, honda.tiles) == (3 + 9, (), ())
    assert game_of(record.table).board[Province.HOKKAIDO].kamons[-1] == Kamon(General.HONDA)


def full_board() -> Position:
    return read_position(FULL_BOARD.read_bytes())


def joined(position: Position) -> Record:
    return told(Joined(position).line(SettingUp()))


def test_a_position_that_is_joined_comes_back() -> None:
    position = full_board()
    back = playing(joined(position).table).position()
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
    line = Joined(position).line(SettingUp())
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
            line = Uncovers(bonus, troop).line(SettingUp())
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
    assert begun(record.table).due is General.SAKAKIBARA
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
        assert begun(record.table).due is due(game)
        if record.table.is_my_turn:
            known, real = playing(record.table).position(), see(game, me).position()
            assert (known.hand, known.tiles, known.board) == (real.hand, real.tiles, real.board)
            assert (known.titles, known.favour) == (real.titles, real.favour)
            assert (known.kamons_left, known.koku_deck) == (real.kamons_left, real.koku_deck)
        record.tell(event.line(record.table))
    assert record.table.asks is Ask.HANDS
