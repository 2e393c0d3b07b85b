"""Paying for a conquest: the steps of a payment, and the referee who judges it."""

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass
from typing import NamedTuple

from engine.board import Demand
from engine.components import (
    KOKU,
    Bonus,
    BonusTile,
    Card,
    Cards,
    Pay,
    Symbol,
    Troop,
    missing_from,
    sorted_cards,
)
from engine.refusals import (
    ExchangedForTheSame,
    Forbidden,
    JokerTwice,
    KokuLacking,
    Mixed,
    NoJokerAmongMeans,
    NothingToAddTo,
    NothingToExchange,
    TooFewInHand,
    TooFewTiles,
    TroopsLacking,
)


@dataclass(frozen=True, slots=True)
class UseHatamoto:
    """The Hatamoto joins the payment as one troop (ruling 1)."""

    troop: Troop


@dataclass(frozen=True, slots=True)
class UseExchange:
    """An Exchange tile turns one symbol of the payment into another; a card gives one (rulings 3, 4)."""

    source: Symbol
    to: Symbol


@dataclass(frozen=True, slots=True)
class UsePlusOne:
    """A +1 tile adds one more of a symbol that is in the payment at that moment (ruling 5)."""

    on: Symbol


Step = UseHatamoto | UseExchange | UsePlusOne


@dataclass(frozen=True, slots=True)
class Payment:
    """The cards put down for a conquest and, in playing order, what works on them. Tiles may work on the
    Hatamoto's troop and on what other tiles made (rulings 2, 5)."""

    pay: Pay
    cards: Cards
    steps: tuple[Step, ...] = ()

    def __post_init__(self) -> None:
        object.__setattr__(self, "cards", sorted_cards(self.cards))

    @property
    def bonuses(self) -> tuple[Bonus, ...]:
        """The tiles that the payment uses up."""
        return tuple(
            Bonus.EXCHANGE if isinstance(step, UseExchange) else Bonus.PLUS_ONE
            for step in self.steps
            if not isinstance(step, UseHatamoto)
        )

    @property
    def uses_hatamoto(self) -> bool:
        """Whether the joker takes part."""
        return any(isinstance(step, UseHatamoto) for step in self.steps)


class Tools(NamedTuple):
    """What works on cards: a number of Exchange tiles, of +1 tiles and of Hatamotos (0 or 1)."""

    exchange: int = 0
    plus_one: int = 0
    hatamoto: int = 0


NO_TOOLS = Tools()


@dataclass(frozen=True, slots=True)
class Means:
    """What a player can pay with. Draw tiles pay for nothing."""

    cards: Cards
    tools: Tools = NO_TOOLS

    def __post_init__(self) -> None:
        object.__setattr__(self, "cards", sorted_cards(self.cards))

    @classmethod
    def of(cls, cards: Cards, tiles: Iterable[BonusTile], hatamoto: bool = False) -> "Means":
        """The means that a hand, a row of bonus tiles and perhaps the Hatamoto give."""
        bonuses = [tile.bonus for tile in tiles]
        return cls(cards, Tools(bonuses.count(Bonus.EXCHANGE), bonuses.count(Bonus.PLUS_ONE), int(hatamoto)))


def settle(demand: Demand, means: Means, payment: Payment) -> None:
    """The referee of payments: raise `Forbidden` unless `payment`, made from `means`, meets `demand`."""
    _only_cards_in_hand(means, payment)
    _only_tiles_owned(means, payment)
    _hatamoto_at_most_once(payment)
    pool = _pool(payment)
    _no_mixture(payment)
    if payment.pay is Pay.TROOPS:
        _troops_reached(demand, pool)
    else:
        _koku_reached(demand, pool)


def lost(demand: Demand, payment: Payment) -> tuple[Symbol, ...]:
    """What a payment that meets `demand` makes beyond the need, which is allowed and lost (rulings 6, 7)."""
    pool = _pool(payment)
    if payment.pay is Pay.TROOPS:
        pool.subtract(demand.troops)
    else:
        pool[KOKU] -= demand.koku
    return tuple((+pool).elements())


def _pool(payment: Payment) -> Counter[Symbol]:
    """The symbols that a payment makes, once all its steps are played; `Forbidden` if one cannot be."""
    pool: Counter[Symbol] = Counter(symbol for card in payment.cards for symbol in card.symbols)
    for step in payment.steps:
        _apply(step, pool)
    return pool


def _only_cards_in_hand(means: Means, payment: Payment) -> None:
    card = missing_from(payment.cards, means.cards)
    if card is not None:
        raise Forbidden(TooFewInHand(card, means.cards.count(card)))


def _only_tiles_owned(means: Means, payment: Payment) -> None:
    used = payment.bonuses
    for bonus, owned in ((Bonus.EXCHANGE, means.tools.exchange), (Bonus.PLUS_ONE, means.tools.plus_one)):
        if used.count(bonus) > owned:
            raise Forbidden(TooFewTiles(bonus, used.count(bonus), owned))
    if payment.uses_hatamoto and not means.tools.hatamoto:
        raise Forbidden(NoJokerAmongMeans())


def _hatamoto_at_most_once(payment: Payment) -> None:
    if sum(isinstance(step, UseHatamoto) for step in payment.steps) > 1:
        raise Forbidden(JokerTwice())


def _apply(step: Step, pool: Counter[Symbol]) -> None:
    match step:
        case UseHatamoto(troop):
            pool[troop] += 1
        case UseExchange(source, to):
            if pool[source] == 0:
                raise Forbidden(NothingToExchange(source))
            if source == to:
                raise Forbidden(ExchangedForTheSame(source))
            pool[source] -= 1
            pool[to] += 1
        case UsePlusOne(on):
            if pool[on] == 0:
                raise Forbidden(NothingToAddTo(on))
            pool[on] += 1


def _no_mixture(payment: Payment) -> None:
    """What is not of the sort being paid may take part only for a symbol that an Exchange takes from it."""
    exchanged = [step.source for step in payment.steps if isinstance(step, UseExchange)]
    foreign: list[tuple[Card | None, tuple[Symbol, ...]]] = []
    for card in payment.cards:
        if bool(card.koku) is (payment.pay is Pay.TROOPS):
            foreign.append((card, card.symbols))
    for step in payment.steps:
        if isinstance(step, UseHatamoto) and payment.pay is Pay.KOKU:
            foreign.append((None, (step.troop,)))
    if not _each_gives_one([symbols for _, symbols in foreign], exchanged):
        idle = [which for which, symbols in foreign if not set(symbols) & set(exchanged)]
        raise Forbidden(Mixed((idle or [foreign[-1][0]])[0], payment.pay))


def _each_gives_one(foreign: list[tuple[Symbol, ...]], exchanged: list[Symbol]) -> bool:
    """Whether the exchanged symbols can be shared out so that each foreign thing gives at least one."""
    if not foreign or len(foreign) > len(exchanged):
        return not foreign
    first, *rest = foreign
    return any(
        _each_gives_one(rest, exchanged[:at] + exchanged[at + 1 :])
        for at, symbol in enumerate(exchanged)
        if symbol in first
    )


def _troops_reached(demand: Demand, pool: Counter[Symbol]) -> None:
    short: Counter[Symbol] = Counter(demand.troops)
    short.subtract(pool)
    lacking = +short
    if lacking:
        raise Forbidden(TroopsLacking(demand.troops, tuple(lacking.elements())))


def _koku_reached(demand: Demand, pool: Counter[Symbol]) -> None:
    if pool[KOKU] < demand.koku:
        raise Forbidden(KokuLacking(demand.koku, pool[KOKU]))
