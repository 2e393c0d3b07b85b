"""Positions are read from files, or refused with every problem at once."""

import json
from typing import Any

import pytest

from engine.board import Province
from engine.components import Bonus, BonusTile, Card, GateTile, General, Kamon, Title, Troop
from engine.position import Opponent, Position, Site
from engine.position_file import Problem, read_position
from engine.position_file.problems import KeyTwice
from engine.position_file.reader import PositionReader
from tests.position_files import GOOD, board, changed, lines


def test_the_contract_s_example() -> None:
    assert read_position(json.dumps(GOOD)) == Position(
        players=(General.SAKAKIBARA, General.II, General.SAKAI, General.HONDA),
        me=General.II,
        titles={
            General.SAKAKIBARA: Title.DAIMYO,
            General.II: Title.SHOMYO,
            General.SAKAI: Title.SENSEI,
            General.HONDA: Title.HATAMOTO,
        },
        hand=(Card.BUSHI, Card.SHINOBI, *[Card.KOKU_1] * 4, Card.KOKU_2),
        tiles=(BonusTile(Bonus.EXCHANGE),),
        board={
            Province.KANTO: Site((Kamon(General.SAKAKIBARA),), GateTile(Troop.SOHEI)),
            Province.CHUBU: Site(
                (Kamon(General.HONDA), Kamon(General.II, golden=True)), GateTile(Troop.BUSHI)
            ),
            Province.HOKKAIDO: Site((Kamon(General.SAKAI), Kamon(General.SAKAI), Kamon(General.HONDA))),
        },
    )


def test_four_languages_diacritics_and_capitals() -> None:
    position = read_position(
        json.dumps(
            {
                "players": ["Ii", "Sakai"],
                "me": "II",
                "titles": {"Ii": "Daimyō", "Sakai": "Senseï"},
                "hand": ["Samouraï", "Sōhei+BUSHI", "2× Koku 3"],
                "tiles": ["Échange", "Söhei/Karte", "pesca"],
                "board": {"Kyūshū": {"kamons": ["Sakai*"], "tile": "Samouraï/Scambio"}},
            }
        )
    )
    assert position.hand == (Card.SAMURAI, Card.BUSHI_SOHEI, Card.KOKU_3, Card.KOKU_3)
    assert position.tiles == (
        BonusTile(Bonus.EXCHANGE),
        BonusTile(Bonus.DRAW, Troop.SOHEI),
        BonusTile(Bonus.DRAW),
    )
    assert position.board[Province.KYUSHU] == Site(
        (Kamon(General.SAKAI, golden=True),), GateTile(Troop.SAMURAI, Bonus.EXCHANGE)
    )


@pytest.mark.parametrize(
    ("written", "meant"),
    [
        ({"hand": ["3 samurai", "bushi x2", "x2 koku 1"]}, {"hand": ["3x samurai", "2x bushi", "2x koku 1"]}),
        ({"hand": ["2 koku"]}, {"hand": ["koku 2"]}),
        ({"tiles": ["2x +1", "+1/Sohei"]}, {"tiles": ["+1", "+1", "sohei/+1"]}),
        ({"koku_deck": 8.0}, {"koku_deck": 8}),
        (
            {"board": {"kanto": {"kamons": ["*ii", "ii", "ii"], "tile": None}}},
            {"board": {"kanto": {"kamons": ["ii*", "ii", "ii"]}}},
        ),
        ({"board": {"kanto": {"tile": "bushi"}}}, {"board": {"kanto": {"kamons": [], "tile": "bushi"}}}),
    ],
)
def test_other_ways_of_writing_the_same(written: dict[str, Any], meant: dict[str, Any]) -> None:
    assert read_position(changed(**written)) == read_position(changed(**meant))


def test_defaults() -> None:
    position = read_position(changed(format=None, tiles=None))
    assert position.tiles == ()
    assert position.koku_deck is None
    assert (position.hatamoto_used, position.conquests_made) == (False, 0)
    assert position.kamons_of(General.SAKAI) == 8 - 2
    assert read_position(changed(kamons_left={"sakai": 1})).kamons_of(General.SAKAI) == 1


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        (
            board(kanto={"kamons": ["sakakibara"], "tile": "sohie"}),
            "board.kanto.tile: 'sohie' is not a troop (samurai, bushi, sohei, shinobi, or both faces: "
            "sohei/+1); did you mean 'sohei'?",
        ),
        (
            board(knato={"kamons": []}),
            "board.knato: 'knato' is not a province (chugoku, chubu, hokkaido, kyushu, tohoku, shikoku, "
            "kansai, kanto); did you mean 'kanto'?",
        ),
        (
            board(kanto={"kamons": ["sakakibara", "sakia"], "tile": "sohei"}),
            "board.kanto.kamons[1]: 'sakia' is not a general (honda, ii, sakakibara, sakai); "
            "did you mean 'sakai'?",
        ),
        (
            board(kanto={"kamons": ["sakai", None, "ii"], "tile": "sohei"}),
            "board.kanto.kamons[1]: a gap (kamons lie side by side from the left; empty positions are "
            "left out)",
        ),
        (board(kanto={"kamons": ["ii"] * 5}), "board.kanto.kamons: 5 entries (at most 4)"),
        (
            board(kanto={"kamons": ["ii", "ii**", "honda"], "tile": "sohei"}),
            "board.kanto.kamons[1]: 'ii**' is not a general (honda, ii, sakakibara, sakai); "
            "did you mean 'ii'?",
        ),
        (
            board(kanto={"kamons": [], "tile": "sohei/+2"}),
            "board.kanto.tile: '+2' is not a bonus (exchange, +1, draw)",
        ),
        (
            changed(tiles=["30x +1"]),
            "tiles[0]: '30x +1' is 30 tiles (1 to 24)",
        ),
        (
            board(kanto={"kamons": ["ii"] * 3, "tile": "sohei"}),
            "board.kanto.tile: a tile beside 3 kamons (none is left once 3 kamons lie there)",
        ),
        (
            board(kanto={"kamons": ["ii"]}),
            "board.kanto.tile: missing (the troop on the top tile: samurai, bushi, sohei, shinobi)",
        ),
        (
            board(kanto={"kamons": [], "tile": "sohei", "tyle": 1}),
            "board.kanto.tyle: unknown field (kamons, tile); did you mean 'tile'?",
        ),
        (
            changed(titles={"ii": "sensei", "honda": "sensei"}),
            "titles.honda: 'sensei' is held by ii too (each title once)",
        ),
        (
            changed(titles={"honda": "sensei"}),
            "titles.ii: missing (your own title: daimyo, shomyo, sensei, hatamoto)",
        ),
        (
            changed(players=["ii"], board={}, titles={"ii": "sensei"}),
            "players: 1 of the generals (2 to 4 play)",
        ),
        (
            changed(players=["ii", "ii", "sakai", "honda"], board={}, titles={"ii": "sensei"}),
            "players[1]: 'ii' plays twice (each general once)",
        ),
        (changed(hand=None), "hand: missing (this field is required)"),
        (changed(hand="bushi"), "hand: 'bushi' is not a list ([...] of cards)"),
        (
            changed(hand=["koku 4"]),
            "hand[0]: 'koku 4' is not a card (samurai, bushi, sohei, shinobi, a double such as bushi+sohei, "
            "koku 1, koku 2, koku 3; 3x in front for three)",
        ),
        (changed(hand=["99x bushi"]), "hand[0]: '99x bushi' is 99 cards (1 to 6)"),
        (
            changed(seen_troops=["koku 1"]),
            "seen_troops[0]: 'koku 1' is not a troop card (samurai, bushi, sohei, shinobi, "
            "a double such as bushi+sohei; 3x in front for three)",
        ),
        (
            changed(tiles=["sohei"]),
            "tiles[0]: 'sohei' is not a bonus (exchange, +1, draw, or both faces: sohei/+1)",
        ),
        (changed(koku_deck=25), "koku_deck: 25 does not fit (a whole number, 0 to 24)"),
        (changed(koku_deck=True), "koku_deck: true does not fit (a whole number, 0 to 24)"),
        (changed(conquests_made=3), "conquests_made: 3 does not fit (a whole number, 0 to 2)"),
        (changed(hatamoto_used=1), "hatamoto_used: 1 is neither true nor false (true, false)"),
        (changed(format=2), "format: 2 does not fit (a whole number, 1)"),
        (changed(favour={"ii": -1}), "favour.ii: -1 does not fit (a whole number, 0 to 999)"),
        (changed(kamons_left={"ii": 9}), "kamons_left.ii: 9 does not fit (a whole number, 0 to 8)"),
        (changed(others=[]), "others: a list is not an object ({...} with honda, ii, sakakibara, sakai)"),
        (changed(others={"sakai": 4}), "others.sakai: 4 is not an object ({...} with known, cards, tiles)"),
        (
            changed(others={"sakay": {}}),
            "others.sakay: 'sakay' is not a general (honda, ii, sakakibara, sakai); did you mean 'sakai'?",
        ),
        (
            changed(others={"sakai": {"knwon": ["bushi"]}}),
            "others.sakai.knwon: unknown field (known, cards, tiles); did you mean 'known'?",
        ),
        (
            changed(others={"Ii": {"cards": 3}}),
            "others.Ii: 'ii' is you (the others: sakakibara, sakai, honda)",
        ),
        (
            changed(others={"Sakai": {}, "sakai": {}}),
            "others.sakai: a general named before, as others.Sakai (each once)",
        ),
        (
            changed(others={"sakai": {"known": "bushi"}}),
            "others.sakai.known: 'bushi' is not a list ([...] of cards)",
        ),
        (
            changed(others={"sakai": {"known": ["bushi", "koku 9"]}}),
            "others.sakai.known[1]: 'koku 9' is not a card (samurai, bushi, sohei, shinobi, a double such as "
            "bushi+sohei, koku 1, koku 2, koku 3; 3x in front for three)",
        ),
        (
            changed(others={"sakai": {"tiles": ["sohei"]}}),
            "others.sakai.tiles[0]: 'sohei' is not a bonus (exchange, +1, draw, or both faces: sohei/+1)",
        ),
        (
            changed(others={"sakai": {"cards": 59}}),
            "others.sakai.cards: 59 does not fit (a whole number, 0 to 58)",
        ),
        (
            changed(others={"sakai": {"cards": None}}),
            "others.sakai.cards: null does not fit (a whole number, 0 to 58)",
        ),
        (
            changed(others={"sakai": {"known": ["bushi", "2x koku 3"], "cards": 2}}),
            "others.sakai.cards: 2 with 3 known (at least 3)",
        ),
        (
            changed(favour={"Ii": 1, "ii": 2}),
            "favour.ii: a general named before, as favour.Ii (each once)",
        ),
    ],
)
def test_one_problem_each(text: str, problem: str) -> None:
    assert lines(text) == [problem]


def test_a_general_who_does_not_play() -> None:
    text = changed(players=["ii", "sakai"], titles={"ii": "sensei", "honda": "daimyo"}, board={})
    assert lines(text) == ["titles.honda: 'honda' is not one of the players (ii, sakai)"]
    text = changed(players=["ii", "sakai"], titles={"ii": "sensei"}, board={}, others={"honda": {"cards": 3}})
    assert lines(text) == ["others.honda: 'honda' is not one of the players (ii, sakai)"]


def test_what_others_have() -> None:
    others = {
        "sakai": {"known": ["Bushi", "2x koku 1"], "cards": 4, "tiles": ["+1", "söhei/Karte"]},
        "honda": {"cards": 0},
        "sakakibara": {},
    }
    position = read_position(changed(others=others))
    tiles = (BonusTile(Bonus.PLUS_ONE), BonusTile(Bonus.DRAW, Troop.SOHEI))
    assert position.others == {
        General.HONDA: Opponent(cards=0),
        General.SAKAI: Opponent((Card.BUSHI, Card.KOKU_1, Card.KOKU_1), 4, tiles),
    }
    assert position.used_tiles == tiles
    assert position.seen_troops == (Card.BUSHI,)


def test_what_others_have_may_be_listed_as_seen_too() -> None:
    others = {"sakai": {"known": ["2x bushi"], "tiles": ["sohei/+1"]}}
    once = read_position(changed(others=others))
    for seen, used in ((["bushi"], []), (["2x bushi"], ["+1"]), ([], ["sohei/+1"])):
        assert read_position(changed(others=others, seen_troops=seen, used_tiles=used)) == once
    more = read_position(changed(others=others, seen_troops=["3x bushi"], used_tiles=["bushi/+1"]))
    assert len(more.seen_troops) == 3
    assert len(more.used_tiles) == 2


def test_a_misspelt_kamon_hides_no_misspelt_tile() -> None:
    text = board(kanto={"kamons": ["zzz"], "tile": "sohie/+1"})
    assert [line.partition(" (")[0] for line in lines(text)] == [
        "board.kanto.kamons[0]: 'zzz' is not a general",
        "board.kanto.tile: 'sohie' is not a troop",
    ]


def test_all_problems_at_once() -> None:
    text = changed(
        me="honda tadakatsu2",
        hand=["ninja", "7x samurai"],
        board={"kanto": {"kamons": ["ii"], "tile": 7}},
        koku_deck=-1,
        foo=1,
    )
    assert [line.split(":")[0] for line in lines(text)] == [
        "foo",
        "me",
        "hand[0]",
        "board.kanto.tile",
        "koku_deck",
        "hand[1]",
    ]


def test_what_was_wrong_before_it_is_read_makes_no_position() -> None:
    known = Problem(("me",), KeyTwice())
    reader = PositionReader([known])
    assert reader.position(GOOD) is None
    assert reader.problems == [known]
    assert PositionReader([]).position(GOOD) == read_position(json.dumps(GOOD))
