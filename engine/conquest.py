"""A turn in a position: the referee of conquests, and the position after one, after a draw, a golden turn."""

from collections.abc import Mapping
from dataclasses import dataclass, replace

from engine import ways
from engine.board import Demand, Province, Spot
from engine.components import Bonus, BonusTile, Card, Favour, GateTile, General, Troop
from engine.payment import Payment
from engine.position import Position, Site
from engine.refusals import (
    BonusIsKnown,
    BonusNotNamed,
    Forbidden,
    HasNoTurn,
    NextTileNotNamed,
    NoNextTile,
    NotDescribed,
    NoTileThere,
    NotInTheDeck,
)
from engine.turn import Conquest, Mover


@dataclass(frozen=True, slots=True)
class Reveal:
    """What taking the top tile shows: its bonus, and the troop of the tile under it."""

    bonus: Bonus | None = None
    next_tile: Troop | None = None


@dataclass(frozen=True, slots=True)
class Conquered:
    """What a conquest brought, and the position after it."""

    position: Position
    favour: Favour
    tile: BonusTile | None


def mover(position: Position) -> Mover:
    """Me, as the player whose turn it is; `Forbidden` in an even year."""
    if position.sharing:
        raise Forbidden(HasNoTurn())
    return Mover(
        position.me,
        position.title,
        position.hand,
        position.tiles,
        position.kamons_of(position.me),
        position.conquests_made,
        position.hatamoto_used,
    )


def site_at(position: Position, province: Province) -> Site:
    """A province as it lies on the board; `Forbidden` where it is not described."""
    site = position.board.get(province)
    if site is None:
        raise Forbidden(NotDescribed((province,)))
    return site


def demand_at(position: Position, province: Province) -> Demand:
    """What `province` asks of me; `Forbidden` where it is not described or has no free position."""
    return site_at(position, province).demand(province)


def ways_to_pay(position: Position, province: Province) -> list[Payment]:
    """Every irreducible way in which my means could pay for `province`, Draw tiles aside; whether I may
    place a kamon at all is for `check` to say."""
    return ways.ways_to_pay(demand_at(position, province), position.means())


def check(position: Position, conquest: Conquest) -> None:
    """The referee of conquests: raise `Forbidden`, with the rule that is broken, unless it is legal."""
    mover(position).check(site_at(position, conquest.province), conquest)


def place(position: Position, conquest: Conquest) -> Conquered:
    """The position after a legal conquest whose tile, if there is one, was taken and not yet looked at."""
    check(position, conquest)
    province = conquest.province
    placed = mover(position).place(position.board[province], conquest)
    # A deck without cards is refilled at once, so the cards just paid become the new one (ruling 15).
    is_refilled = not position.unseen_cards()
    discards = () if is_refilled else tuple(card for card in conquest.payment.cards if card.troops)
    after = replace(
        position,
        hand=placed.mover.hand,
        tiles=placed.mover.tiles,
        used_tiles=position.used_tiles + placed.spent,
        seen_troops=position.seen_troops + discards,
        board={**position.board, province: Site(placed.kamons)},
        kamons_left=_stated(position.kamons_left, position, -1),
        favour=_stated(position.favour, position, placed.favour),
        hatamoto_used=placed.mover.hatamoto_used,
        conquests_made=placed.mover.conquests_made,
    )
    return Conquered(after, placed.favour, None)


def conquer(position: Position, conquest: Conquest, reveal: Reveal) -> Conquered:
    """The position after a legal conquest that showed `reveal`; a bonus that is known may be left out."""
    placed = place(position, conquest)
    province = conquest.province
    won, gate = _taken_tile(province, position.board[province], reveal)
    if won is None:
        return placed
    after = placed.position
    site = Site(after.board[province].kamons, gate)
    after = replace(after, tiles=mover(after).win(won).tiles, board={**after.board, province: site})
    return Conquered(after, placed.favour, won)


def draw(position: Position, card: Card) -> Position:
    """The position after a Draw tile has brought `card`."""
    drawer, tile = mover(position).use_draw_tile()
    if card not in position.unseen_cards():
        raise Forbidden(NotInTheDeck(card))
    drawer = drawer.take(card)
    used_tiles = (*position.used_tiles, tile)
    return replace(position, hand=drawer.hand, tiles=drawer.tiles, used_tiles=used_tiles)


def turn_golden(position: Position, spot: Spot) -> Position:
    """The position after the Sensei has turned his kamon on a position, 1 to 4, to its golden face."""
    lying = {province: site.kamons for province, site in position.board.items()}
    kamons = mover(position).turn_golden(lying, spot)
    province, _ = spot
    site = replace(position.board[province], kamons=kamons)
    return replace(position, board={**position.board, province: site})


def _taken_tile(province: Province, site: Site, reveal: Reveal) -> tuple[BonusTile | None, GateTile | None]:
    """The tile that is won and the one then lying on the gate, as the reveal has it."""
    if site.tile is None:
        if reveal != Reveal():
            raise Forbidden(NoTileThere(province))
        return None, None
    bonus = site.tile.bonus or reveal.bonus
    if bonus is None:
        raise Forbidden(BonusNotNamed(province))
    if reveal.bonus and reveal.bonus is not bonus:
        raise Forbidden(BonusIsKnown(province, bonus))
    check_next_tile(province, site.tiles_left > 1, reveal.next_tile)
    won = BonusTile(bonus, site.tile.troop)
    return won, GateTile(reveal.next_tile) if reveal.next_tile else None


def check_next_tile(province: Province, uncovers: bool, next_tile: Troop | None) -> None:
    """Raise `Forbidden` unless the tile that is uncovered is named just where there is one."""
    if uncovers and next_tile is None:
        raise Forbidden(NextTileNotNamed(province))
    if next_tile and not uncovers:
        raise Forbidden(NoNextTile(province))


def _stated(numbers: Mapping[General, int], position: Position, amount: int) -> Mapping[General, int]:
    """My number changed by `amount`, where it is stated at all."""
    me = position.me
    return {**numbers, me: numbers[me] + amount} if me in numbers else numbers
