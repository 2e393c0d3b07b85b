"""Whether a conquest can be paid for: the ways, the best first, or exactly what is missing."""

from dataclasses import dataclass, replace
from fractions import Fraction
from itertools import combinations_with_replacement, count

from advisor.worth import spent_worth
from engine.board import Demand, Province
from engine.components import Bonus, BonusTile, Card, Cards, Favour, Symbol, Troop, without
from engine.conquest import check_kamon, demand_at, favour_for, spent_tiles
from engine.errors import Forbidden
from engine.odds import card_odds
from engine.payment import Payment, lost
from engine.position import Position
from engine.ways import payable, ways_to_pay

SINGLES = {card.troops[0]: card for card in Card if len(card.troops) == 1}


@dataclass(frozen=True, slots=True)
class Short:
    """What is missing: the least koku more, or a smallest set of troops more, that would each do."""

    koku: int
    troops: tuple[Troop, ...]
    tiles: tuple[Bonus, ...]
    """The tiles of which one more would do."""
    draw: Fraction
    """The chance that the next card drawn would do."""


@dataclass(frozen=True, slots=True)
class Way:
    """A way to pay, what is lost with it, and what is kept."""

    payment: Payment
    lost: tuple[Symbol, ...]
    hand: Cards
    tiles: tuple[BonusTile, ...]


@dataclass(frozen=True, slots=True)
class Affordability:
    """The answer for one province."""

    province: Province
    position: int
    demand: Demand
    favour: Favour
    ways: tuple[Way, ...]
    """Every irreducible way, the best kept hand first."""
    short: Short | None
    """What is missing, where there is no way but could be one."""
    forbidden: Forbidden | None
    """Why no conquest may be made at all, whatever is paid."""


def afford(position: Position, province: Province) -> Affordability:
    """Whether and how I can pay for `province`; `Forbidden` where it is full or not described."""
    asked = demand_at(position, province)
    site = position.board[province]
    forbidden = None
    try:
        check_kamon(position.me, position.conquests_made, position.kamons_of(position.me))
    except Forbidden as error:
        forbidden = error
    payments: list[Payment] = []
    if forbidden is None:
        payments = sorted(ways_to_pay(asked, position.means()), key=_best_kept_hand)
    return Affordability(
        province,
        site.position,
        asked,
        favour_for(province, site.position, position.title),
        tuple(_way(position, asked, payment) for payment in payments),
        _short(position, asked) if not payments and forbidden is None else None,
        forbidden,
    )


def _way(position: Position, asked: Demand, payment: Payment) -> Way:
    tiles = without(position.tiles, spent_tiles(position.tiles, payment))
    return Way(payment, lost(asked, payment), without(position.hand, payment.cards), tiles)


def _best_kept_hand(payment: Payment) -> tuple[Fraction, int, int, tuple[int, ...]]:
    cards = tuple(card.rank for card in payment.cards)
    return spent_worth(payment), len(payment.steps), len(cards), cards


def _short(position: Position, asked: Demand) -> Short:
    def would_do(*more: Card, tile: Bonus | None = None) -> bool:
        tiles = (*position.tiles, BonusTile(tile)) if tile else position.tiles
        return bool(payable(asked, replace(position, hand=position.hand + more, tiles=tiles).means()))

    koku = next(n for n in count(1) if would_do(*[Card.KOKU_1] * n))
    troops = next(
        troops
        for size in count(1)
        for troops in combinations_with_replacement(Troop, size)
        if would_do(*_singles(troops))
    )
    tiles = tuple(bonus for bonus in (Bonus.EXCHANGE, Bonus.PLUS_ONE) if would_do(tile=bonus))
    draw = sum((chance for card, chance in card_odds(position).items() if would_do(card)), Fraction())
    return Short(koku, troops, tiles, draw)


def _singles(troops: tuple[Troop, ...]) -> Cards:
    return tuple(SINGLES[troop] for troop in troops)
