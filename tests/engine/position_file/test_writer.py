"""Positions are written in one form: canonical names, a line for each field, nothing that says nothing."""

import json
from dataclasses import replace

from engine.board import Province
from engine.components import Bonus, BonusTile, Card, General, Title, Troop
from engine.position import Opponent
from engine.position_file import document, write_position
from tests.positions import HIS, ME, MY_GOLDEN, OTHER, position, site

KANTO, CHUBU = Province.KANTO, Province.CHUBU


def test_what_says_nothing_is_left_out() -> None:
    where = position()
    required = ["format", "players", "me", "titles", "hand", "board"]
    assert list(document(where)) == required
    said = replace(where, koku_deck=0, conquests_made=1)
    assert document(said) == {**document(where), "koku_deck": 0, "conquests_made": 1}


def test_names_are_canonical_and_equal_cards_counted() -> None:
    where = position(Card.KOKU_1, Card.BUSHI_SOHEI, Card.KOKU_1, board={})
    tiles = (BonusTile(Bonus.DRAW), BonusTile(Bonus.PLUS_ONE, Troop.SOHEI))
    written = document(replace(where, tiles=tiles))
    assert written["hand"] == ["bushi+sohei", "2x koku 1"]
    assert written["tiles"] == ["sohei/+1", "draw"]


def test_a_province_has_its_kamons_and_the_tile_that_lies_there() -> None:
    full = replace(site(2), kamons=(HIS, MY_GOLDEN, HIS, HIS))
    where = position(board={KANTO: full, CHUBU: site(tile=Troop.SOHEI, bonus=Bonus.DRAW)})
    assert document(where)["board"] == {
        "chubu": {"kamons": [], "tile": "sohei/draw"},
        "kanto": {"kamons": ["sakai", "ii*", "sakai", "sakai"]},
    }


def test_players_stand_in_the_order_of_their_seats_and_strangers_last() -> None:
    titles = {ME: Title.SENSEI, OTHER: Title.DAIMYO}
    favour = {General.HONDA: 3, ME: 1, OTHER: 2}
    written = document(replace(position(), players=(OTHER, ME), titles=titles, favour=favour))
    assert json.dumps(written["titles"]) == '{"sakai": "daimyo", "ii": "sensei"}'
    assert json.dumps(written["favour"]) == '{"sakai": 2, "ii": 1, "honda": 3}'


def test_an_opponent_has_what_is_known_of_him() -> None:
    others = {
        OTHER: Opponent((Card.KOKU_1, Card.BUSHI, Card.KOKU_1), 4, (BonusTile(Bonus.DRAW, Troop.SOHEI),)),
        General.HONDA: Opponent(cards=0),
    }
    where = replace(position(board={}, others=others), players=(OTHER, ME, General.HONDA))
    assert write_position(where).endswith(
        '  "board": {},\n'
        '  "used_tiles": ["sohei/draw"],\n'
        '  "seen_troops": ["bushi"],\n'
        '  "others": {\n'
        '    "sakai": {"known": ["bushi", "2x koku 1"], "cards": 4, "tiles": ["sohei/draw"]},\n'
        '    "honda": {"cards": 0}\n'
        "  }\n"
        "}\n"
    )


def test_a_line_for_each_field_and_each_province() -> None:
    where = position(Card.BUSHI, board={KANTO: site(1, Troop.SOHEI), CHUBU: site(tile=Troop.BUSHI)})
    assert write_position(where) == (
        "{\n"
        '  "format": 1,\n'
        '  "players": ["ii", "sakai"],\n'
        '  "me": "ii",\n'
        '  "titles": {"ii": "sensei"},\n'
        '  "hand": ["bushi"],\n'
        '  "board": {\n'
        '    "chubu": {"kamons": [], "tile": "bushi"},\n'
        '    "kanto": {"kamons": ["sakai"], "tile": "sohei"}\n'
        "  }\n"
        "}\n"
    )
    assert '  "board": {}\n' in write_position(position(board={}))
