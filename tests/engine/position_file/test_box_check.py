"""Positions that cannot exist with this box say which entries are too many."""

import json

import pytest

from engine.board import Province
from engine.components import Card, General, Troop
from engine.position_file import read_position
from tests.position_files import GOOD, board, changed, lines


class TestTheBox:
    def test_a_multiplied_entry_is_named_once(self) -> None:
        assert lines(changed(tiles=["9x +1"])) == [
            "tiles[0]: 9 tiles with +1 on a face, 1 too many (the box holds 8)"
        ]

    def test_too_many_of_a_card_over_several_entries(self) -> None:
        text = changed(hand=["4x samurai", "bushi"], seen_troops=["samurai", "2x samurai"])
        assert lines(text) == [
            "hand[0], seen_troops[0], seen_troops[1]: 7 × Samurai, 1 too many (the box holds 6)"
        ]

    def test_a_double_card_exists_once(self) -> None:
        assert lines(changed(hand=["bushi+sohei", "sohei+bushi"])) == [
            "hand[0], hand[1]: 2 × Bushi+Sōhei, 1 too many (the box holds 1)"
        ]
        assert read_position(changed(hand=["bushi+sohei"])).hand == (Card.BUSHI_SOHEI,)

    def test_koku_in_hand_and_deck(self) -> None:
        assert lines(changed(koku_deck=20)) == ["koku_deck: 20 with 5 koku cards in hand (the box holds 24)"]
        assert read_position(changed(koku_deck=16)).koku_deck == 16

    @pytest.mark.parametrize(
        ("players", "possible"), [(2, range(0, 23, 2)), (3, range(0, 22, 3)), (4, range(0, 21, 4))]
    )
    def test_a_koku_deck_that_whole_years_leave(self, players: int, possible: range) -> None:
        generals = list(General)[:players]
        text = {"players": [g.value for g in generals], "me": "honda", "titles": {"honda": "daimyo"}}
        for deck in range(25):
            document = json.dumps({**text, "hand": [], "board": {}, "koku_deck": deck})
            if deck in possible:
                assert read_position(document).koku_deck == deck
            else:
                [line] = lines(document)
                assert line.startswith(f"koku_deck: {deck} with {players} players")


def others(**of: object) -> dict[str, object]:
    return {"sakai": of}


class TestWhatOthersHave:
    def test_a_card_in_two_lists_is_counted_once(self) -> None:
        fits = changed(
            hand=["3x samurai"], seen_troops=["3x samurai"], others=others(known=["2x samurai", "bushi"])
        )
        assert read_position(fits).seen_troops == (*[Card.SAMURAI] * 3, Card.BUSHI)
        text = changed(hand=["3x samurai"], seen_troops=["samurai"], others=others(known=["4x samurai"]))
        assert lines(text) == [
            "hand[0], seen_troops[0], others.sakai.known[0]: 7 × Samurai, 1 too many (the box holds 6)"
        ]

    def test_known_cards_of_all_others_count(self) -> None:
        known: dict[str, object] = {name: {"known": ["bushi+sohei"]} for name in ("sakai", "honda")}
        assert lines(changed(others=known, seen_troops=["bushi+sohei"])) == [
            "seen_troops[0], others.sakai.known[0], others.honda.known[0]: 2 × Bushi+Sōhei, 1 too many "
            "(the box holds 1)"
        ]

    def test_koku_in_hands_and_deck(self) -> None:
        text = changed(koku_deck=16, others=others(known=["3x koku 1", "koku 3"]))
        assert lines(text) == [
            "koku_deck: 16 with 5 koku cards in hand and 4 in other hands (the box holds 24)"
        ]
        assert read_position(changed(koku_deck=16, others=others(known=["3x koku 1"]))).others

    def test_more_cards_in_hands_than_the_box_holds(self) -> None:
        def text(**rest: object) -> str:
            return changed(others={"sakai": {"cards": 30}, "honda": {"cards": 21}}, **rest)

        assert read_position(text()).others, "with seven of my own, all there are"
        assert lines(text(koku_deck=4)) == [
            "others.sakai.cards, others.honda.cards: 58 cards in all hands, 4 too many "
            "(the box holds 58, and 4 are in the koku deck)"
        ]
        assert lines(text(hand=GOOD["hand"] + ["sohei"])) == [
            "others.sakai.cards, others.honda.cards: 59 cards in all hands, 1 too many (the box holds 58)"
        ]

    def test_a_tile_in_two_lists_is_counted_once(self) -> None:
        fits = changed(tiles=["+1"] * 4, used_tiles=["+1"] * 4, others=others(tiles=["2x sohei/+1", "+1"]))
        assert len(read_position(fits).used_tiles) == 4
        text = changed(tiles=["sohei/+1"], used_tiles=["sohei/+1"], others=others(tiles=["2x sohei/+1"]))
        assert lines(text) == [
            "tiles[0], others.sakai.tiles[0]: 3 tiles with Sōhei and +1, 1 too many (the box holds 2)"
        ]

    def test_tiles_in_front_of_others_are_taken(self) -> None:
        sites = {p.value: {"kamons": [], "tile": "samurai"} for p in list(Province)[:4]}
        sites |= {p.value: {"kamons": [], "tile": "bushi"} for p in list(Province)[4:]}
        assert lines(changed(board=sites, tiles=[], others=others(tiles=["draw"]))) == [
            "others.sakai.tiles[0]: 1 taken, 1 too many (the box holds 24 tiles, and 24 of them lie on the "
            "gates)"
        ]


def full_board(**rest: object) -> str:
    """All eight provinces, with two kamons of Ii and one of Sakai."""
    kamons = {"kanto": ["ii", "ii"], "chubu": ["sakai"]}
    sites = {
        p.value: {"kamons": kamons.get(p.value, []), "tile": troop.value}
        for p, troop in zip(Province, [*Troop, *Troop], strict=True)
    }
    document = {
        "players": ["ii", "sakai"],
        "me": "ii",
        "titles": {"ii": "hatamoto"},
        "hand": [],
        "board": sites,
    }
    return json.dumps({**document, **rest})


class TestWhatNoTableCouldShow:
    def test_fewer_kamons_in_stock_than_a_full_board_leaves(self) -> None:
        assert read_position(full_board(kamons_left={"ii": 10, "sakai": 11})).kamons_left
        assert lines(full_board(kamons_left={"ii": 9, "sakai": 11})) == [
            "kamons_left.ii: 9 left, 1 too few (2 of 12 kamons lie on the board)"
        ]
        part = json.loads(full_board(kamons_left={"ii": 9}))
        del part["board"]["kansai"]
        assert read_position(json.dumps(part)).kamons_left, "others may lie where nothing is described"

    def test_the_joker_of_another_title_or_before_any_conquest(self) -> None:
        assert read_position(full_board(hatamoto_used=True, conquests_made=1)).hatamoto_used
        assert lines(full_board(hatamoto_used=True)) == [
            "hatamoto_used: true with no conquest made (the joker serves in a conquest)"
        ]
        assert lines(full_board(hatamoto_used=True, conquests_made=1, titles={"ii": "sensei"})) == [
            "hatamoto_used: true (only the Hatamoto has the joker)"
        ]

    def test_conquests_made_without_a_kamon_of_mine_on_a_full_board(self) -> None:
        assert read_position(full_board(conquests_made=2)).conquests_made == 2
        text = full_board(me="sakai", titles={"sakai": "sensei"}, conquests_made=2)
        assert lines(text) == ["conquests_made: 2 (only 1 of yours lies on the board)"]


class TestKamonsAndTiles:
    def test_too_many_kamons_of_a_general(self) -> None:
        text = board(
            kanto={"kamons": ["sakai"] * 4},
            shikoku={"kamons": ["sakai"] * 3},
            kansai={"kamons": [], "tile": "bushi"},
        )
        assert lines(text) == [
            "board.kanto.kamons[0], board.kanto.kamons[1], board.kanto.kamons[2], board.kanto.kamons[3], "
            "board.hokkaido.kamons[0], board.hokkaido.kamons[1], board.shikoku.kamons[0], "
            "board.shikoku.kamons[1] and 1 more: 9 kamons of Sakai, 1 too many (each player has 8)"
        ]

    def test_kamons_left_count_too(self) -> None:
        [problem] = lines(changed(kamons_left={"sakai": 7}))
        assert problem == (
            "board.hokkaido.kamons[0], board.hokkaido.kamons[1], kamons_left.sakai: "
            "9 kamons of Sakai, 1 too many (each player has 8)"
        )
        assert read_position(changed(kamons_left={"sakai": 6})).kamons_of(General.SAKAI) == 6

    def test_a_pair_of_faces_is_on_two_tiles(self) -> None:
        text = changed(tiles=["sohei/+1", "sohei/+1"], board={"kanto": {"kamons": [], "tile": "sohei/+1"}})
        assert lines(text) == [
            "tiles[0], tiles[1], board.kanto.tile: 3 tiles with Sōhei and +1, 1 too many (the box holds 2)"
        ]

    def test_a_troop_is_on_six_tiles(self) -> None:
        sites = {name: {"kamons": [], "tile": "bushi"} for name in [*GOOD["board"], "kansai", "tohoku"]}
        text = changed(board=sites, tiles=["bushi/draw", "bushi/+1"])
        assert [line.partition(": ")[2] for line in lines(text)] == [
            "7 tiles with Bushi on a face, 1 too many (the box holds 6)"
        ]

    def test_a_bonus_is_on_eight_tiles(self) -> None:
        text = changed(tiles=["+1"] * 5, used_tiles=["+1"] * 4)
        assert [line.partition(": ")[2] for line in lines(text)] == [
            "9 tiles with +1 on a face, 1 too many (the box holds 8)"
        ]
        assert len(read_position(changed(tiles=["+1"] * 4, used_tiles=["+1"] * 4)).tiles) == 4

    def test_a_troop_and_a_bonus_together(self) -> None:
        """6 tops with Samurai leave no Samurai tile for a bonus, so 6 of the 8 +1 tiles are left."""
        names = ["chugoku", "chubu", "kyushu", "tohoku", "shikoku", "kansai"]
        sites = {name: {"kamons": [], "tile": "samurai"} for name in names}
        assert len(read_position(changed(board=sites, tiles=["+1"] * 6)).tiles) == 6
        assert [line.partition(": ")[2] for line in lines(changed(board=sites, tiles=["+1"] * 7))] == [
            "13 tiles with Samurai or +1 on a face, 1 too many (the box holds 12)",
            "7 taken, 1 too many (the box holds 24 tiles, and 18 of them lie on the gates)",
        ]

    def test_several_troops_and_bonuses_together(self) -> None:
        """Five sorts of faces: three troops and two bonuses are on 22 of the 24 tiles."""
        sites: dict[str, object] = {}
        for name, troop in zip(
            Province, ["samurai", "bushi", "sohei"] * 2 + ["samurai", "bushi"], strict=True
        ):
            sites[name.value] = {"kamons": ["ii", "sakai"], "tile": troop}
        fits = ["7x +1", "7x draw"]
        assert len(read_position(changed(board=sites, used_tiles=fits, tiles=[])).used_tiles) == 14
        too_many = changed(board=sites, used_tiles=[*fits, "sohei/exchange"], tiles=[])
        assert [line.partition(": ")[2] for line in lines(too_many)] == [
            "23 tiles with Samurai or Bushi or Sōhei or +1 or Draw on a face, 1 too many (the box holds 22)"
        ]

    def test_a_full_province_has_no_tile_less_than_none(self) -> None:
        full = {p.value: {"kamons": ["ii", "sakai", "honda", "sakakibara"]} for p in list(Province)[:4]}
        rest = {
            p.value: {"kamons": [], "tile": troop}
            for p, troop in zip(list(Province)[4:], ["samurai", "bushi", "sohei", "shinobi"], strict=True)
        }
        twelve = ["4x +1", "4x draw", "4x exchange"]
        assert len(read_position(changed(board=full | rest, tiles=twelve)).tiles) == 12
        assert lines(changed(board=full | rest, tiles=[*twelve, "draw"]))[-1].endswith(
            "13 taken, 1 too many (the box holds 24 tiles, and 12 of them lie on the gates)"
        )

    def test_a_wider_set_is_not_reported_on_top_of_a_narrower_one(self) -> None:
        text = changed(tiles=["5x +1", "4x draw"], used_tiles=["4x +1", "4x draw"])
        assert [line.partition(": ")[2] for line in lines(text)] == [
            "9 tiles with +1 on a face, 1 too many (the box holds 8)"
        ]

    def test_a_tile_half_read_is_no_tile(self) -> None:
        assert lines(changed(tiles=["sohie/+1", "8x +1"])) == [
            "tiles[0]: 'sohie' is not a troop (samurai, bushi, sohei, shinobi); did you mean 'sohei'?"
        ]

    def test_tiles_on_the_gates_are_not_taken(self) -> None:
        sites = {p.value: {"kamons": [], "tile": "samurai"} for p in list(Province)[:4]}
        sites |= {p.value: {"kamons": [], "tile": "bushi"} for p in list(Province)[4:]}
        assert lines(changed(board=sites)) == [
            "tiles[0]: 1 taken, 1 too many (the box holds 24 tiles, and 24 of them lie on the gates)"
        ]
