"""A conquest in a position: the referee's verdict, and the position after it."""

from collections.abc import Mapping
from dataclasses import dataclass, replace

from engine import ways
from engine.board import CONQUESTS_PER_TURN, Demand, Province
from engine.components import (
    Bonus,
    BonusTile,
    Favour,
    GateTile,
    General,
    Kamon,
    Title,
    Troop,
    without,
)
from engine.errors import Forbidden, Rule
from engine.payment import Payment, settle
from engine.position import Position, Site


@dataclass(frozen=True, slots=True)
class Conquest:
    """A province to take, and the payment for its first free position."""

    province: Province
    payment: Payment


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


def demand_at(position: Position, province: Province) -> Demand:
    """What `province` asks of me; `Forbidden` where it is not described or has no free position."""
    return site_at(position, province).demand(province)


def ways_to_pay(position: Position, province: Province) -> list[Payment]:
    """Every irreducible way in which my means could pay for `province`, Draw tiles aside; whether I may
    place a kamon at all is for `check` to say."""
    return ways.ways_to_pay(demand_at(position, province), position.means())


def check(position: Position, conquest: Conquest) -> None:
    """The referee of conquests: raise `Forbidden`, with the rule that is broken, unless it is legal."""
    site = site_at(position, conquest.province)
    check_kamon(position.me, position.conquests_made, position.kamons_of(position.me))
    asked = site.demand(conquest.province)
    check_hatamoto(conquest.payment, position.title, position.hatamoto_used)
    settle(asked, position.means(), conquest.payment)


def check_kamon(general: General, conquests_made: int, kamons: int) -> None:
    """Raise `Forbidden` where a player may place no kamon."""
    if conquests_made >= CONQUESTS_PER_TURN:
        raise Forbidden(Rule.TWO_CONQUESTS, f"{general.label} has placed two kamons this turn.")
    if kamons == 0:
        raise Forbidden(Rule.KAMON_NEEDED, f"{general.label} has no kamon left.")


def check_hatamoto(payment: Payment, title: Title, used: bool) -> None:
    """Raise `Forbidden` where a payment calls on a joker who serves another, or has served."""
    if payment.uses_hatamoto and title is not Title.HATAMOTO:
        raise Forbidden(Rule.HATAMOTO_TITLE, f"The {title.label} has no joker.")
    if payment.uses_hatamoto and used:
        raise Forbidden(Rule.HATAMOTO_ONCE, "The Hatamoto has served this turn.")


def conquer(position: Position, conquest: Conquest, reveal: Reveal) -> Conquered:
    """The position after a legal conquest that showed `reveal`; a bonus that is known may be left out."""
    check(position, conquest)
    province, payment, me = conquest.province, conquest.payment, position.me
    site = position.board[province]
    favour = favour_for(province, site.position, position.title)
    won, gate = _take_tile(province, site, reveal)
    discards = tuple(card for card in payment.cards if card.troops)
    if not position.unseen_cards():
        # No card is left in the deck, so the discards become the new one.
        discards = ()
    spent = spent_tiles(position.tiles, payment)
    left = without(position.tiles, spent)
    after = replace(
        position,
        hand=without(position.hand, payment.cards),
        tiles=(*left, won) if won else left,
        used_tiles=position.used_tiles + spent,
        seen_troops=position.seen_troops + discards,
        board={**position.board, province: Site((*site.kamons, Kamon(me)), gate)},
        kamons_left=_added(position.kamons_left, position, -1),
        favour=_added(position.favour, position, favour),
        hatamoto_used=position.hatamoto_used or payment.uses_hatamoto,
        conquests_made=position.conquests_made + 1,
    )
    return Conquered(after, favour, won)


def favour_for(province: Province, at: int, title: Title) -> Favour:
    """What a kamon on a position scores for the holder of a title."""
    return Favour(province.favour(at) + title.favour)


def spent_tiles(tiles: tuple[BonusTile, ...], payment: Payment) -> tuple[BonusTile, ...]:
    """Which of the player's tiles a payment uses up; among equal bonuses the first."""
    left = list(tiles)
    spent = []
    for bonus in payment.bonuses:
        tile = next(tile for tile in left if tile.bonus is bonus)
        left.remove(tile)
        spent.append(tile)
    return tuple(spent)


def site_at(position: Position, province: Province) -> Site:
    """A province as it lies on the board; `Forbidden` where it is not described."""
    site = position.board.get(province)
    if site is None:
        raise Forbidden(Rule.PROVINCE_DESCRIBED, f"{province.label} is not described.")
    return site


def _take_tile(province: Province, site: Site, reveal: Reveal) -> tuple[BonusTile | None, GateTile | None]:
    """The tile that is won and the one then lying on the gate, as the reveal has it."""
    if site.tile is None:
        if reveal != Reveal():
            raise Forbidden(Rule.TILE_REVEALED, f"No tile lies on {province.label}.")
        return None, None
    bonus = site.tile.bonus or reveal.bonus
    if bonus is None or (reveal.bonus and reveal.bonus is not bonus):
        known = f"is known to be {bonus.label}" if bonus else "is not named"
        raise Forbidden(Rule.TILE_REVEALED, f"The bonus of the tile on {province.label} {known}.")
    uncovers = site.tiles_left > 1
    if uncovers != (reveal.next_tile is not None):
        needed = "is not named" if uncovers else "does not exist"
        raise Forbidden(Rule.TILE_REVEALED, f"The next tile on {province.label} {needed}.")
    won = BonusTile(bonus, site.tile.troop)
    return won, GateTile(reveal.next_tile) if reveal.next_tile else None


def _added(numbers: Mapping[General, int], position: Position, amount: int) -> Mapping[General, int]:
    """My number changed by `amount`, where it is stated at all."""
    me = position.me
    return {**numbers, me: numbers[me] + amount} if me in numbers else numbers
