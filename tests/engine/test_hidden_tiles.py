"""Tiles are laid anew when one of them is seen, and nothing leaves the box."""

from collections import Counter
from collections.abc import Mapping
from dataclasses import replace

import pytest

from engine.board import TILES, Province
from engine.components import Bonus, BonusTile, Card, General, Tile, Title, Troop
from engine.hidden import set_up
from engine.hidden_tiles import can_lie, possible_below, possible_bonuses, show_tile, unseen_taken
from engine.refusals import AllTilesKnown, NoSuchTileBelow, NotThere
from engine.state import Game, Ground

HONDA, II = General.HONDA, General.II
SAMURAI, SOHEI, SHINOBI = Troop.SAMURAI, Troop.SOHEI, Troop.SHINOBI
CHUGOKU, CHUBU, TOHOKU = Province.CHUGOKU, Province.CHUBU, Province.TOHOKU
TOPS = dict(zip(Province, [*Troop, *Troop], strict=True))


def known(tops: Mapping[Province, Troop] = TOPS) -> Game:
    """Honda's game against Ii, with these tiles on top."""
    hand = (Card.SAMURAI, Card.BUSHI_SOHEI)
    return set_up({HONDA: Title.DAIMYO, II: Title.SENSEI}, HONDA, hand, tops)


def has(game: Game, *tiles: BonusTile) -> Game:
    """The game with tiles in front of Ii."""
    return replace(game, players=game.players_with(replace(game.player(II), tiles=tiles)))


def uncovered(game: Game, *provinces: Province) -> Game:
    """The game without the top tiles of some provinces, of which nobody knows where they are."""
    board = {p: Ground((), ground.stack[p in provinces :]) for p, ground in game.board.items()}
    return replace(game, board=board)


def is_whole(game: Game) -> bool:
    return Counter(tile for ground in game.board.values() for tile in ground.stack) == Counter(TILES)


def test_a_tile_turned_over_is_laid_with_its_like() -> None:
    game = known()
    for bonus in Bonus:
        after = show_tile(game, CHUGOKU, bonus, SHINOBI, {})
        top, below, _ = after.board[CHUGOKU].stack
        assert (top, below.troop) == (Tile(SAMURAI, bonus), SHINOBI)
        assert {p: ground.stack[0].troop for p, ground in after.board.items()} == TOPS
        assert is_whole(after)


def test_a_tile_of_which_both_were_seen_is_not_there() -> None:
    """Two of the three Samurai on top are known to be Draw tiles."""
    game = known({**TOPS, CHUBU: SAMURAI})
    draws = {CHUGOKU: Bonus.DRAW, TOHOKU: Bonus.DRAW}
    with pytest.raises(NotThere) as refusal:
        show_tile(game, CHUBU, Bonus.DRAW, None, draws)
    assert refusal.value.absence == AllTilesKnown(SAMURAI, Bonus.DRAW)
    assert possible_bonuses(game, CHUBU, draws) == [Bonus.EXCHANGE, Bonus.PLUS_ONE]
    after = show_tile(game, CHUBU, Bonus.PLUS_ONE, None, draws)
    assert [after.board[p].stack[0].bonus for p in draws] == [Bonus.DRAW] * 2, "what is known stays"
    assert is_whole(after)


def test_a_troop_that_shows_on_all_its_tiles_does_not_lie_below() -> None:
    game = known({**dict.fromkeys(Province, SOHEI), Province.HOKKAIDO: SAMURAI, Province.KANTO: SAMURAI})
    assert SOHEI not in possible_below(game, {})
    with pytest.raises(NotThere) as refusal:
        show_tile(game, CHUGOKU, Bonus.DRAW, SOHEI, {})
    assert refusal.value.absence == NoSuchTileBelow(SOHEI)


def test_a_tile_of_which_only_the_bonus_is_remembered_may_be_any() -> None:
    """Two Draw tiles may have shown a Samurai, or not: what is on top may still be one."""
    game = has(uncovered(known(), Province.KANTO, Province.KANSAI), *[BonusTile(Bonus.DRAW)] * 2)
    for bonus in Bonus:
        assert show_tile(game, CHUGOKU, bonus, None, {}).board[CHUGOKU].stack[0] == Tile(SAMURAI, bonus)


def test_no_more_tiles_of_a_bonus_can_be_remembered_than_there_are() -> None:
    game = uncovered(uncovered(known(), *Province), Province.KANTO)
    assert not can_lie(has(game, *[BonusTile(Bonus.DRAW)] * 9), {})
    eight = has(game, *[BonusTile(Bonus.DRAW)] * 8)
    assert can_lie(eight, {})
    assert Bonus.DRAW not in possible_bonuses(eight, Province.KANSAI, {})


def test_tiles_that_nobody_speaks_of_are_counted() -> None:
    game = known()
    assert unseen_taken(game) == 0
    game = uncovered(game, CHUGOKU, CHUBU)
    assert unseen_taken(game) == 2
    assert unseen_taken(has(game, BonusTile(Bonus.DRAW))) == 1
