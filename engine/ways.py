"""Ways to pay: every irreducible payment for a province from given means.

A payment is irreducible when no card, no tile and not the Hatamoto can be left out of it. Whether
some cards and tools (Exchange tiles, +1 tiles, the Hatamoto) can pay has a closed form, so the search
runs over sets of cards alone and asks, for each, which smallest sets of tools complete it.
"""

from collections import Counter
from functools import cache, lru_cache
from itertools import chain, islice, product
from typing import NamedTuple

from engine.board import Demand
from engine.components import KOKU, Card, Cards, Koku, Pay, Symbol, Troop, sorted_cards
from engine.payment import NO_TOOLS, Means, Payment, Step, Tools, UseExchange, UseHatamoto, UsePlusOne


class Way(NamedTuple):
    """What a payment uses up, and so all that tells two ways apart."""

    pay: Pay
    cards: Cards
    tools: Tools


class Goal(NamedTuple):
    """A demand in numbers: either the troops of a payment in troops, or the price of one in koku."""

    home: int
    gate: int
    koku: int

    @property
    def units(self) -> int:
        """How many troops or koku it takes; each card of an irreducible payment brings at least one."""
        return self.home + self.gate + self.koku


Contribution = tuple[int, int, int]
"""What cards bring. To a payment in troops: troops of the home kind, troops of the gate's kind, and
all symbols. To one in koku: koku, nothing, and troops. An Exchange can work on the third number."""

CardCounts = tuple[tuple[Contribution, int], ...]
"""How many cards of each worth."""


def most_koku(koku: int, troops: int, tools: Tools) -> Koku:
    """The most koku that some koku and troops can become: each Exchange turns a troop into a koku,
    and each +1 adds to a koku that is already there."""
    made = koku + min(tools.exchange, troops + tools.hatamoto)
    return Koku(made + tools.plus_one if made else 0)


@lru_cache(maxsize=1 << 17)
def pays(goal: Goal, worth: Contribution, tools: Tools) -> bool:
    """Whether cards of this worth can pay with these tools, or with some of them."""
    if goal.koku:
        koku, _, troops = worth
        return most_koku(koku, troops, tools) >= goal.koku
    home, gate, symbols = worth
    exchange, plus_one, hatamoto = tools
    if hatamoto:
        rest = Tools(exchange, plus_one, 0)
        as_home, as_gate = (home + 1, gate, symbols + 1), (home, gate + 1, symbols + 1)
        return pays(goal, as_home, rest) or pays(goal, as_gate, rest)
    home, gate = min(home, goal.home), min(gate, goal.gate)
    short = goal.home - home + goal.gate - gate
    if short == 0 or symbols == 0:
        return short == 0
    absent = (home == 0) + (gate == 0 < goal.gate)
    spare = symbols - home - gate
    exchanged = min(exchange, short)
    # An Exchange needs a spare symbol; where there is none, a +1 has to make it first.
    made = max(0, exchanged - spare)
    # A +1 adds to what is there, so a kind that is absent needs an Exchange to bring its first.
    return exchanged >= absent and short - exchanged + made <= plus_one


@lru_cache(maxsize=1 << 17)
def _smallest_tools(goal: Goal, worth: Contribution, owned: Tools) -> tuple[Tools, ...]:
    """The sets of tools, none within another, that complete cards of this worth."""
    smallest: list[Tools] = []
    for counts in product(*(range(count + 1) for count in owned)):
        tools = Tools(*counts)
        if not any(all(map(int.__le__, less, tools)) for less in smallest) and pays(goal, worth, tools):
            smallest.append(tools)
    return tuple(smallest)


@cache
def _contributions(home: Troop | None, gate: Troop | None, exchange: int) -> tuple[Contribution, ...]:
    """What each card brings, by the card's rank; without a home troop, to a payment in koku.

    More to exchange than there are Exchange tiles is not counted: so more cards are of equal worth.
    """
    contributions: list[Contribution] = []
    for card in Card:
        if home is None:
            contributions.append((card.koku, 0, min(len(card.troops), exchange)))
        else:
            direct = card.troops.count(home), card.troops.count(gate) if gate else 0
            spare = len(card.symbols) - sum(direct)
            contributions.append((*direct, sum(direct) + min(spare, exchange)))
    return tuple(contributions)


def payable(demand: Demand, means: Means) -> tuple[Pay, ...]:
    """In which of the two ways `means` can meet `demand`, all of them together if need be."""
    held, troops, koku = _held(means.cards)
    gate = demand.gate
    to_troops, to_koku = _goals(demand.count, gate is not None, demand.koku)
    everything = (held[demand.home.rank], held[gate.rank] if gate else 0, troops + koku)
    in_troops = pays(to_troops, everything, means.tools)
    in_koku = pays(to_koku, (koku, 0, troops), means.tools)
    return (Pay.TROOPS,) * in_troops + (Pay.KOKU,) * in_koku


def ways(demand: Demand, means: Means, most: int | None = None) -> list[Way]:
    """Every irreducible way to meet `demand` from `means`, no two alike in cards and tools; no more than
    `most`, where that is given, in troops and in koku each.

    The same cards and tools can sometimes pay either in troops or in koku; that is one way, in troops.
    """
    pays = payable(demand, means)
    to_troops, to_koku = _goals(demand.count, demand.gate is not None, demand.koku)
    in_troops: tuple[tuple[Cards, Tools], ...] = ()
    in_koku: tuple[tuple[Cards, Tools], ...] = ()
    if Pay.TROOPS in pays:
        in_troops = _irreducible(to_troops, demand.home, demand.gate, means.cards, means.tools, most)
    if Pay.KOKU in pays:
        in_koku = _irreducible(to_koku, None, None, means.cards, means.tools, most)
    if in_troops and in_koku:
        known = set(in_troops)
        in_koku = tuple(way for way in in_koku if way not in known)
    return [Way(Pay.TROOPS, *way) for way in in_troops] + [Way(Pay.KOKU, *way) for way in in_koku]


def ways_to_pay(demand: Demand, means: Means) -> list[Payment]:
    """Every irreducible payment that meets `demand` from `means`, each with steps to play it."""
    return [with_steps(demand, way) for way in ways(demand, means)]


@cache
def _goals(count: int, gate: bool, koku: int) -> tuple[Goal, Goal]:
    return Goal(count, int(gate), 0), Goal(0, 0, koku)


@lru_cache(maxsize=1 << 10)
def _held(hand: Cards) -> tuple[tuple[int, ...], int, int]:
    """What a hand shows: troops of each kind, by rank, all troops, and koku."""
    held = [0] * len(Troop)
    for card in hand:
        for troop in card.troops:
            held[troop.rank] += 1
    return tuple(held), sum(held), sum(card.koku for card in hand)


# Several provinces ask the same koku of the same hand.
@lru_cache(maxsize=1 << 8)
def _irreducible(
    goal: Goal, home: Troop | None, gate: Troop | None, hand: Cards, owned: Tools, most: int | None
) -> tuple[tuple[Cards, Tools], ...]:
    """Cards and tools that pay and of which nothing can be left out."""
    contributions = _contributions(home, gate, owned.exchange)
    by_worth: dict[Contribution, list[Card]] = {}
    for card in hand:
        by_worth.setdefault(contributions[card.rank], []).append(card)
    stock = tuple(
        # Cards that serve only through an Exchange need one each.
        (worth, min(len(cards), goal.units if worth[0] or worth[1] else owned.exchange))
        for worth, cards in sorted(by_worth.items(), reverse=True)
        if worth[0] or worth[1] or owned.exchange
    )
    found: list[tuple[Cards, Tools]] = []
    for numbers, tools in _numbers_of_each(goal, stock, owned, most):
        picks = (_picks(by_worth[worth], number, most) for worth, number in numbers)
        each = islice(product(*picks), None if most is None else most - len(found))
        found += [(sorted_cards(chain.from_iterable(pick)), tools) for pick in each]
        if most is not None and len(found) >= most:
            break
    return tuple(found)


def _picks(cards: list[Card], number: int, most: int | None) -> list[Cards]:
    """Every different selection of so many cards, up to a limit."""
    kinds = Counter(cards)
    picks: list[Cards] = [()]
    left = len(cards)
    for card, count in kinds.items():
        left -= count
        picks = [
            (*pick, *[card] * copies)
            for pick in picks
            for copies in range(min(count, number - len(pick)), -1, -1)
            if len(pick) + copies + left >= number
        ]
        # Each of these can be completed, so more of them would only be more.
        picks = picks[:most]
    return picks


@lru_cache(maxsize=1 << 14)
def _numbers_of_each(
    goal: Goal, stock: CardCounts, owned: Tools, most: int | None
) -> tuple[tuple[CardCounts, Tools], ...]:
    """The search itself, up to a limit. Cards of the same worth are alike, so it asks only how many of each
    worth to lay down; then which smallest sets of tools complete them; then whether any card could stay in
    hand."""
    rest: list[Contribution] = [(0, 0, 0)]
    for (one, two, three), count in reversed(stock):
        a, b, c = rest[-1]
        rest.append((a + count * one, b + count * two, c + count * three))
    rest.reverse()
    found: list[tuple[CardCounts, Tools]] = []

    def extend(start: int, laid: CardCounts, total: Contribution, room: int) -> bool:
        """Note what completes the cards laid down, lay down more, and say if they pay by themselves."""
        a, b, c = total
        smallest = _smallest_tools(goal, total, owned)
        for tools in smallest:
            if not any(pays(goal, (a - x, b - y, c - z), tools) for (x, y, z), _ in laid):
                found.append((laid, tools))
        if smallest and smallest[0] == NO_TOOLS:
            return True
        if most is not None and len(found) >= most:
            return False
        for index in range(start, len(stock)):
            x, y, z = rest[index]
            if not pays(goal, (a + x, b + y, c + z), owned):
                break
            worth, count = stock[index]
            x, y, z = worth
            for number in range(1, min(count, room) + 1):
                if most is not None and len(found) >= most:
                    return False
                more = (a + number * x, b + number * y, c + number * z)
                if extend(index + 1, (*laid, (worth, number)), more, room - number):
                    break
        return False

    extend(0, (), (0, 0, 0), goal.units)
    return tuple(found)


def lean(demand: Demand, way: Way) -> Way:
    """A way of paying without what can be left out of it: the dearest cards first, then tools."""
    cards = list(way.cards)
    for card in sorted(cards, key=lambda card: (-card.koku, -len(card.troops), card.rank)):
        rest = list(cards)
        rest.remove(card)
        if way.pay in payable(demand, Means(tuple(rest), way.tools)):
            cards = rest
    tools = way.tools
    for name in tools._fields:
        while getattr(tools, name):
            fewer = tools._replace(**{name: getattr(tools, name) - 1})
            if way.pay not in payable(demand, Means(tuple(cards), fewer)):
                break
            tools = fewer
    return Way(way.pay, sorted_cards(cards), tools)


def with_steps(demand: Demand, way: Way) -> Payment:
    """The way with its steps: the Hatamoto first, then tiles in an order that works."""
    symbols = [symbol for card in way.cards for symbol in card.symbols]
    plan = _steps_to_koku if way.pay is Pay.KOKU else _steps_to_troops
    return Payment(way.pay, way.cards, tuple(plan(demand, symbols, way.tools)))


def _steps_to_koku(demand: Demand, symbols: list[Symbol], tools: Tools) -> list[Step]:
    steps: list[Step] = []
    if tools.hatamoto:
        steps.append(UseHatamoto(demand.home))
        symbols = [*symbols, demand.home]
    troops = [symbol for symbol in symbols if symbol != KOKU]
    steps += [UseExchange(troop, KOKU) for troop in troops[: tools.exchange]]
    return steps + [UsePlusOne(KOKU)] * tools.plus_one


def _steps_to_troops(demand: Demand, symbols: list[Symbol], tools: Tools) -> list[Step]:
    spare = list(symbols)
    met: list[Troop] = []
    lacking: list[Troop] = []
    for troop in demand.troops:
        if troop in spare:
            spare.remove(troop)
            met.append(troop)
        elif troop in met or troop in lacking:
            lacking.append(troop)
        else:
            # Only the Hatamoto or an Exchange can bring the first of a kind, so it is filled first.
            lacking.insert(0, troop)
    steps: list[Step] = []
    if tools.hatamoto:
        met.append(lacking.pop(0))
        steps.append(UseHatamoto(met[-1]))
    made = max(0, tools.exchange - len(spare))
    for _ in range(made):
        spare.append(spare[0] if spare else met[0])
        steps.append(UsePlusOne(spare[-1]))
    for _ in range(tools.exchange):
        steps.append(UseExchange(spare.pop(), lacking.pop(0)))
    steps += [UsePlusOne(lacking.pop(0)) for _ in range(tools.plus_one - made)]
    return steps
