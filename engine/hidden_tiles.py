"""Tiles of which nobody has seen both sides: they are laid anew whenever something shows itself of one."""

from collections.abc import Mapping
from dataclasses import replace

from engine.board import TILES, TILES_PER_GATE, Province
from engine.components import Bonus, BonusTile, GateTile, General, Tile, Troop
from engine.odds import Box
from engine.refusals import AllTilesKnown, NoSuchTileBelow, NotThere
from engine.state import Game, Ground

Tops = Mapping[Province, GateTile]
Stacks = dict[Province, tuple[Tile, ...]]


def lay(
    tops: Tops,
    depths: Mapping[Province, int],
    taken: tuple[BonusTile, ...] = (),
    below: Mapping[Province, Troop] | None = None,
) -> Stacks | None:
    """Stacks with these tops and so many tiles each, in some way that fits all that was seen: the tiles that
    were taken, and the troops that lie `below` some tops. None where nothing fits."""
    below = below or {}
    places = [(province, 0, tile) for province, tile in tops.items()]
    places += [(province, 1, GateTile(troop)) for province, troop in below.items()]
    box = Box.seen([tile for _, _, tile in places], taken)
    if not box.ways():
        return None
    laid: dict[tuple[Province, int], Tile] = {}
    for province, depth, tile in places:
        bonus = tile.bonus or next(
            bonus for bonus in Bonus if box.copies(tile.troop, bonus) and box.turned(tile, bonus).ways()
        )
        box = box.turned(tile, bonus)
        laid[province, depth] = Tile(tile.troop, bonus)
    rest = _rest(box)
    free = [(province, depth) for province in tops for depth in range(depths[province])]
    free = [place for place in free if place not in laid]
    if len(free) > len(rest):
        return None
    laid |= zip(free, rest, strict=False)
    return {province: tuple(laid[province, depth] for depth in range(depths[province])) for province in tops}


def _rest(box: Box) -> list[Tile]:
    """The tiles that were not seen at all, once those of which only the bonus is remembered are some."""
    tiles = [tile for tile in dict.fromkeys(TILES) for _ in range(box.copies(tile.troop, tile.bonus))]
    for bonus, count in zip(Bonus, box.bare, strict=True):
        for _ in range(count):
            tiles.remove(next(tile for tile in tiles if tile.bonus is bonus))
    return tiles


def show_tile(
    game: Game, province: Province, bonus: Bonus, next_tile: Troop | None, bonuses: Mapping[Province, Bonus]
) -> Game:
    """The game with this bonus on the province's top tile and this troop on the one under it; the bonuses of
    other top tiles may be known."""
    tops = _tops(game, {**bonuses, province: bonus})
    stacks = _laid(game, tops)
    if stacks is None:
        raise NotThere(AllTilesKnown(tops[province].troop, bonus))
    if next_tile and len(stacks[province]) > 1:
        stacks = _laid(game, tops, {province: next_tile})
        if stacks is None:
            raise NotThere(NoSuchTileBelow(next_tile))
    board = {where: Ground(ground.kamons, stacks.get(where, ())) for where, ground in game.board.items()}
    return replace(game, board=board)


def can_lie(game: Game, bonuses: Mapping[Province, Bonus]) -> bool:
    """Whether the tiles of the box can lie as they were seen."""
    return _laid(game, _tops(game, bonuses)) is not None


def unseen_taken(game: Game) -> int:
    """How many tiles were taken of which nobody knows anything: in a game that was joined."""
    on_board = sum(len(ground.stack) for ground in game.board.values())
    return len(TILES) - on_board - len(_taken(game))


def won(game: Game, general: General) -> int:
    """How many tiles a player has won so far."""
    kamons = [kamon for ground in game.board.values() for kamon in ground.kamons[:TILES_PER_GATE]]
    return sum(kamon.general is general for kamon in kamons)


def possible_bonuses(game: Game, province: Province, bonuses: Mapping[Province, Bonus]) -> list[Bonus]:
    """What can be on the other side of a top tile."""
    tops = _tops(game, bonuses)
    box = Box.seen(list(tops.values()), _taken(game))
    return list(box.bonus_odds(tops[province]))


def possible_below(game: Game, bonuses: Mapping[Province, Bonus]) -> list[Troop]:
    """The troops that can lie under a top tile."""
    box = Box.seen(list(_tops(game, bonuses).values()), _taken(game))
    return [troop for troop, ways in box.ways_below().items() if ways]


def _tops(game: Game, bonuses: Mapping[Province, Bonus]) -> dict[Province, GateTile]:
    return {
        province: GateTile(ground.stack[0].troop, bonuses.get(province))
        for province, ground in game.board.items()
        if ground.stack
    }


def _taken(game: Game) -> tuple[BonusTile, ...]:
    return game.used_tiles + tuple(tile for player in game.players for tile in player.tiles)


def _laid(game: Game, tops: Tops, below: Mapping[Province, Troop] | None = None) -> Stacks | None:
    depths = {province: len(ground.stack) for province, ground in game.board.items()}
    return lay(tops, depths, _taken(game), below)
