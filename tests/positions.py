"""Small positions for tests."""

from collections.abc import Mapping
from dataclasses import replace

from advisor.worth.law import Forecast, Law, Line
from advisor.worth.majorities import Majorities
from advisor.worth.weights import weights
from advisor.worth.years import years_left
from engine.board import Province
from engine.components import Bonus, BonusTile, Card, GateTile, General, Kamon, Title, Troop
from engine.position import Position, Site

FLAT = Law(
    koku=Line(1.1, 0),
    single=Line(1, 0),
    double=Line(1.75, 0),
    exchange=Line(0.9, 0),
    plus_one=Line(0.9, 0),
    draw=Line(1.1, 0),
    majority=Line(1, 0),
    pace=1,
    fill=1,
    told=Forecast(1),
    fade=1e-9,
    rival=0,
)
"""A law by which figures can be counted by hand: the same worth in every year, a kamon a year, no rivals."""
LIVELY = Law(
    koku=Line(1, 0.4, final=1),
    single=Line(1, 0.5),
    double=Line(1.7, 0.9),
    exchange=Line(1.2, 0.2, final=0.7),
    plus_one=Line(1.3, 0.3, final=1),
    draw=Line(1, 0.7),
    majority=Line(1, -0.05),
    pace=1.3,
    told=Forecast(1.2, golden=1, doubt=0.01),
    fade=1.2,
    rival=1,
)
"""A law by which everything counts, and rivals so much that plays come to less than nothing. It stays as it
is, however the laws in use are fitted."""
FLAT_WEIGHTS = weights(FLAT, years=1)

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


def majorities(where: Position, law: Law = FLAT) -> Majorities:
    """The majorities that can be foreseen by a law."""
    return Majorities(where, law, years_left(where, law))
