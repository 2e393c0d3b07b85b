"""Whether conquests can be paid for: the ways, the best first, or exactly what is missing."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from fractions import Fraction
from itertools import combinations_with_replacement, count, product

from advisor.worth.weights import Weights
from advisor.worth.years import weights_of
from engine.board import Demand, Province
from engine.components import (
    Bonus,
    BonusTile,
    Card,
    Cards,
    Favour,
    Pay,
    Symbol,
    Title,
    Troop,
)
from engine.conquest import mover, site_at
from engine.odds import card_odds
from engine.payment import Payment, lost
from engine.position import Position, Site
from engine.refusals import Forbidden, OneKamonLeft, OneKamonOnly, Refusal
from engine.turn import Conquest, Mover, favour_for
from engine.ways import payable, ways, with_steps

MOST_WAYS = 1000
"""So many ways are listed at most."""
SINGLES = {card.troops[0]: card for card in Card if len(card.troops) == 1}


@dataclass(frozen=True, slots=True)
class Short:
    """What is missing: the least koku more, or a smallest set of troops more, that would each do."""

    koku: int
    troops: tuple[Troop, ...]
    tiles: tuple[Bonus, ...] = ()
    """The tiles of which one more would do."""
    draw: Fraction = Fraction()
    """The chance that the next card drawn would do."""
    draw_tiles: int = 0
    """The Draw tiles that could bring it."""


@dataclass(frozen=True, slots=True)
class PaymentOption:
    """A way to pay, what is lost with it, and what is kept."""

    payment: Payment
    lost: tuple[Symbol, ...]
    hand: Cards
    tiles: tuple[BonusTile, ...]


@dataclass(frozen=True, slots=True)
class FreePosition:
    """The first free position of a province: what it asks for, and the favour it brings me."""

    province: Province
    position: int
    demand: Demand
    title: Title
    """Mine."""

    @property
    def favour(self) -> Favour:
        """What it scores."""
        return favour_for(self.province, self.position, self.title)


@dataclass(frozen=True, slots=True)
class Affordability:
    """The answer for one province."""

    province: Province
    place: FreePosition | None
    """None where the province is full."""
    ways: tuple[PaymentOption, ...]
    """Every irreducible way, the best kept hand first."""
    is_complete: bool
    """Whether no way was left out for there being too many."""
    short: Short | None
    """What is missing, where there is no way but could be one."""
    forbidden: Refusal | None
    """Why no conquest may be made at all, whatever is paid."""


@dataclass(frozen=True, slots=True)
class BothAffordable:
    """The answer for two provinces in one turn, with what is held now."""

    places: tuple[FreePosition, FreePosition] | None
    """None where one of the provinces is full."""
    provinces: tuple[Province, Province]
    ways: tuple[tuple[PaymentOption, PaymentOption], ...]
    """The best pair of payments for each way of paying, the best kept hand first."""
    short: Short | None
    alone: tuple[bool, bool]
    """Whether each could be taken without the other."""
    forbidden: Refusal | None


def afford(position: Position, province: Province) -> Affordability:
    """Whether and how I can pay for `province`; `Forbidden` where it is not described."""
    place, forbidden = _place(position, province), _forbidden(position, [province], 1)
    if place is None or forbidden:
        return Affordability(province, place, (), True, None, forbidden)
    asked, means = place.demand, position.means()
    found = ways(asked, means, MOST_WAYS + 1)
    is_complete = len(found) <= MOST_WAYS
    weights = weights_of(position)
    payments = sorted((with_steps(asked, way) for way in found[:MOST_WAYS]), key=_best_kept_hand(weights))
    if not is_complete:
        payments = _with_the_best(position, asked, payments, weights)
    return Affordability(
        province,
        place,
        tuple(_option(mover(position), place, payment)[0] for payment in payments),
        is_complete,
        None if payments else _short(position, asked),
        None,
    )


def afford_both(position: Position, first: Province, second: Province) -> BothAffordable:
    """Whether and how I can pay for two different provinces in this turn, tiles still to be won aside."""
    provinces = first, second
    one, two = (_place(position, province) for province in provinces)
    forbidden = _forbidden(position, provinces, 2)
    if one is None or two is None:
        return BothAffordable(None, provinces, (), None, (False, False), forbidden)
    places, means = (one, two), position.means()
    demands = one.demand, two.demand
    alone = bool(payable(demands[0], means)), bool(payable(demands[1], means))
    if forbidden:
        return BothAffordable(places, provinces, (), None, alone, forbidden)
    from advisor.solver.afford_model import MORE_KOKU, MORE_TROOPS, AffordModel

    pairs = []
    weights = weights_of(position)
    for pays in product(Pay, repeat=2):
        if cheapest := AffordModel(means, demands, weights).cheapest(*pays):
            one_way, two_way = (with_steps(*paid) for paid in zip(demands, cheapest, strict=True))
            pairs.append((one_way, two_way))
    by_kept_hand = _best_kept_hand(weights)
    pairs.sort(key=lambda pair: (sum(map(weights.spent, pair)), *map(by_kept_hand, pair)))
    short = None
    if not pairs:
        koku = AffordModel(means, demands, weights, MORE_KOKU).least_missing()
        troops = AffordModel(means, demands, weights, MORE_TROOPS).least_missing()
        short = Short(len(koku), tuple(card.troops[0] for card in troops))
    found = tuple(_both_options(position, places, pair) for pair in pairs)
    return BothAffordable(places, provinces, found, short, alone, None)


def _place(position: Position, province: Province) -> FreePosition | None:
    """The first free position; None where the province is full."""
    site = site_at(position, province)
    if site.is_full:
        return None
    return FreePosition(province, site.position, site.demand(province), position.title)


def _forbidden(position: Position, provinces: Sequence[Province], kamons: int) -> Refusal | None:
    """Why so many kamons may not be placed in these provinces, whatever is paid."""
    turn = mover(position)
    try:
        for province in provinces:
            site_at(position, province).demand(province)
        turn.check_kamon()
    except Forbidden as error:
        return error.refusal
    if turn.kamons < kamons:
        return OneKamonLeft(position.me)
    return OneKamonOnly(position.me) if turn.conquests_left < kamons else None


def _both_options(
    position: Position, places: tuple[FreePosition, FreePosition], pair: tuple[Payment, Payment]
) -> tuple[PaymentOption, PaymentOption]:
    first, kept = _option(mover(position), places[0], pair[0])
    second, _ = _option(kept, places[1], pair[1])
    return first, second


def _with_the_best(
    position: Position, asked: Demand, payments: list[Payment], weights: Weights
) -> list[Payment]:
    """The payments, the best of all before them where it is not among those that were listed."""
    from advisor.solver.afford_model import AffordModel

    means = position.means()
    cheapest = [AffordModel(means, [asked], weights).cheapest(pay) for pay in payable(asked, means)]
    best = min((with_steps(asked, found[0]) for found in cheapest if found), key=_best_kept_hand(weights))
    if weights.spent(best) < weights.spent(payments[0]):
        return [best, *payments[:-1]]
    return payments


def _option(turn: Mover, place: FreePosition, payment: Payment) -> tuple[PaymentOption, Mover]:
    """A way to pay, and what I have after it."""
    after = turn.place(Site(), Conquest(place.province, payment)).mover
    return PaymentOption(payment, lost(place.demand, payment), after.hand, after.tiles), after


def _best_kept_hand(weights: Weights) -> Callable[[Payment], tuple[Fraction, int, int, tuple[int, ...]]]:
    """What payments are sorted by, the best kept hand first."""

    def key(payment: Payment) -> tuple[Fraction, int, int, tuple[int, ...]]:
        cards = tuple(card.rank for card in payment.cards)
        return weights.spent(payment), len(payment.steps), len(cards), cards

    return key


def _short(position: Position, asked: Demand) -> Short:
    def would_do(*more: Card, tile: Bonus | None = None) -> bool:
        tiles = (*position.tiles, BonusTile(tile)) if tile else position.tiles
        return bool(payable(asked, replace(position, hand=position.hand + more, tiles=tiles).means()))

    koku = next(n for n in count(1) if would_do(*[Card.KOKU_1] * n))
    troops = next(
        troops
        for size in count(1)
        for troops in combinations_with_replacement(Troop, size)
        if would_do(*(SINGLES[troop] for troop in troops))
    )
    tiles = tuple(bonus for bonus in (Bonus.EXCHANGE, Bonus.PLUS_ONE) if would_do(tile=bonus))
    draw = sum((chance for card, chance in card_odds(position).items() if would_do(card)), Fraction())
    held = sum(tile.bonus is Bonus.DRAW for tile in position.tiles)
    return Short(koku, troops, tiles, draw, held)
