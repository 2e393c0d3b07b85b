"""Lists of cards and tiles: what could be read of them, and which entry claims what."""

from engine.components import Bonus, BonusTile, Card, GateTile, Troop
from engine.position_file.box_check import CardClaim, Place, TileClaim
from engine.position_file.pieces import PieceReader
from engine.position_file.problems import NotACard, NotATile, TooManyOfACard


def test_what_is_read_is_claimed_by_its_entry() -> None:
    reader = PieceReader([])
    assert reader.card_list(["2x koku 1", "Bushi"], "hand", Place.MINE) == (
        *[Card.KOKU_1] * 2,
        Card.BUSHI,
    )
    assert reader.bonus_tiles(["2x +1"], "used_tiles", Place.SEEN) == (BonusTile(Bonus.PLUS_ONE),) * 2
    assert reader.gate_tile("draw/sohei", "board.kanto.tile") == GateTile(Troop.SOHEI, Bonus.DRAW)
    assert reader.problems == []
    assert reader.cards == [
        CardClaim("hand[0]", Card.KOKU_1, 2, Place.MINE),
        CardClaim("hand[1]", Card.BUSHI, 1, Place.MINE),
    ]
    assert reader.tiles == [
        *[TileClaim("used_tiles[0]", None, Bonus.PLUS_ONE, Place.SEEN)] * 2,
        TileClaim("board.kanto.tile", Troop.SOHEI, Bonus.DRAW, Place.GATE),
    ]


def test_what_cannot_be_read_claims_nothing() -> None:
    reader = PieceReader([])
    assert reader.card_list(["bushi", "koku 1", 7], "seen", Place.SEEN, only_troops=True) == (Card.BUSHI,)
    assert reader.card_list(["59x bushi"], "hand", Place.MINE) == ()
    assert reader.bonus_tiles(["sohei"], "tiles", Place.MINE) == ()
    assert reader.gate_tile("+1", "tile") is None
    assert [(problem.paths[0], type(problem.fault)) for problem in reader.problems] == [
        ("seen[1]", NotACard),
        ("seen[2]", NotACard),
        ("hand[0]", TooManyOfACard),
        ("tiles[0]", NotATile),
        ("tile", NotATile),
    ]
    assert [claim.path for claim in reader.cards] == ["seen[0]"]
    assert reader.tiles == []
