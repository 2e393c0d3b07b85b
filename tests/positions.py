"""Small positions for tests."""

from collections.abc import Mapping
from dataclasses import replace

from engine.board import Province
from engine.components import Bonus, BonusTile, Card, GateTile, General, Kamon, Title, Troop
from engine.position import Position, Site

ME, OTHER = General.II, General.SAKAI
MINE, HIS = Kamon(ME), Kamon(OTHER)
MY_GOLDEN, HIS_GOLDEN = Kamon(ME, golden=True), Kamon(OTHER, golden=True)
BEFORE = {ME: Title.SENSEI, OTHER: Title.DAIMYO}
"""The other has had his turn of the year."""
AFTER = {ME: Title.SENSEI, OTHER: Title.HATAMOTO}
"""The other's turn is still to come."""


def site(kamons: int = 0, tile: Troop | None = None, bonus: Bonus | None = None) -> Site:
    """A province with so many kamons of the other player, and perhaps a tile on its gate."""
    return Site((Kamon(OTHER),) * kamons, GateTile(tile, bonus) if tile else None)


def position(
    *hand: Card,
    board: Mapping[Province, Site] | None = None,
    tiles: tuple[Bonus, ...] = (),
    title: Title = Title.SENSEI,
    **rest: object,
) -> Position:
    """Ii's turn against Sakai, with Chūgoku (2 Samurai + Samurai, or 3 koku) to be had."""
    return Position(
        players=(ME, OTHER),
        me=ME,
        titles={ME: title},
        hand=hand,
        board={Province.CHUGOKU: site(tile=Troop.SAMURAI)} if board is None else board,
        tiles=tuple(BonusTile(bonus) for bonus in tiles),
        **rest,  # type: ignore[arg-type]
    )


def alone(*kamons: Kamon, titles: Mapping[General, Title] = AFTER, **rest: object) -> Position:
    """Chūgoku with these kamons, as the only province that is not full."""
    board = {province: site(4) for province in Province}
    board[Province.CHUGOKU] = Site(kamons)
    players = tuple(titles) if len(titles) > 2 else (ME, OTHER)
    stock = dict.fromkeys(players, 5)
    where = position(board=board, **{"kamons_left": stock, **rest})  # type: ignore[arg-type]
    return replace(where, players=players, titles=titles)
