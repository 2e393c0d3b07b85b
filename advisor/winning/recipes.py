"""The cheapest payments, looked up instead of searched: one table for each kind of demand.

Playouts pay millions of times, so what can pay is sorted once, cheapest first, by what a card is *to the
demand*: a single of the home troop, a double of home and gate, and so on. Which payment is cheapest is judged
by typical worths; what it costs is counted with those of the moment.
"""

from dataclasses import dataclass
from enum import IntEnum
from functools import cache
from itertools import product

import numpy as np
from numpy.typing import NDArray

from engine.payment import Tools
from engine.ways import Goal, pays

Bytes = NDArray[np.int8]
Numbers = NDArray[np.int16]
Floats = NDArray[np.float32]
Recipe = tuple[int, ...]
"""How much of each part a payment uses."""


class Part(IntEnum):
    """What a payment in troops is made of: cards by what they are to the demand, the joker, and tiles."""

    HOME = 0
    GATE = 1
    HOME_HOME = 2
    HOME_GATE = 3
    GATE_GATE = 4
    HOME_OTHER = 5
    GATE_OTHER = 6
    HATAMOTO = 7
    PLUS_ONE = 8
    EXCHANGE = 9
    EXCHANGED = 10
    """A card of no other use, which an Exchange turns into what is needed."""


class Cost(IntEnum):
    """What a payment costs, by kind."""

    SINGLE = 0
    DOUBLE = 1
    HATAMOTO = 2
    PLUS_ONE = 3
    EXCHANGE = 4
    EXCHANGED = 5
    KOKU = 6


BRINGS = ((1, 0, 1), (0, 1, 1), (2, 0, 2), (1, 1, 2), (0, 2, 2), (1, 0, 2), (0, 1, 2))
"""Home troops, gate troops and symbols of each kind of card."""
TYPICAL = (2.3, 2.3, 4.0, 4.0, 4.0, 4.0, 4.0, 0.4, 4.4, 3.8, 1.9)
"""What each part costs in the middle of a game."""
TYPICAL_KOKU, MORE_CARDS = 1.9, 0.01
MOST_HELD = (4, 1, 1, 1, 1, 3, 2, 1, 2, 2, 2)
"""More of a part than this adds nothing."""
MOST_KOKU = (11, 6, 4, 2, 3)
"""The same for cards of 1, 2 and 3 koku, for +1 tiles, and for Exchanges with a troop that they turn."""
COST_OF = (
    *(Cost.SINGLE,) * 2,
    *(Cost.DOUBLE,) * 5,
    Cost.HATAMOTO,
    Cost.PLUS_ONE,
    Cost.EXCHANGE,
    Cost.EXCHANGED,
)
COST_OF_KOKU = (*(Cost.KOKU,) * 3, Cost.PLUS_ONE, Cost.EXCHANGE)
OF_THE_GATE = (Part.GATE, Part.HOME_GATE, Part.GATE_GATE, Part.GATE_OTHER)
PRICES = (3, 4, 5, 6, 8, 9, 11)
NO_WAY = 0
"""The first recipe of every table: it cannot be paid."""


@dataclass(frozen=True, slots=True)
class Recipes:
    """Payments for one kind of demand. `best` holds, for what is held of each part, the number of the
    cheapest one; `parts` what each uses, `costs` how much of each worth that is."""

    best: Numbers
    parts: Bytes
    costs: Floats


@cache
def troop_recipes(home: int, gate: int) -> Recipes:
    """The payments in troops for so many home troops and, perhaps, one more of the gate's kind."""
    goal = Goal(home, gate, 0)
    found: list[tuple[float, Recipe]] = []
    for cards in product(*(range(most + 1) for most in MOST_HELD[: Part.HATAMOTO])):
        if sum(cards) > goal.units or (not gate and any(cards[part] for part in OF_THE_GATE)):
            continue
        for hatamoto, plus_one, exchange in product(range(2), range(3), range(3)):
            for exchanged in range(exchange + 1):
                recipe = (*cards, hatamoto, plus_one, exchange, exchanged)
                if _pays(goal, recipe) and not any(_pays(goal, less) for less in _one_less(recipe)):
                    found.append(
                        (sum(each * count for each, count in zip(TYPICAL, recipe, strict=True)), recipe)
                    )
    return _table([recipe for _, recipe in sorted(found)], MOST_HELD, COST_OF)


@cache
def koku_recipes(price: int) -> Recipes:
    """The payments in koku for a price: the least koku first, then the fewest cards."""
    found = []
    for ones, twos, threes, plus_one, turned in product(*(range(most + 1) for most in MOST_KOKU)):
        koku = ones + 2 * twos + 3 * threes
        coins = [value for value, count in ((1, ones), (2, twos), (3, threes)) if count]
        made = koku + plus_one + turned
        # Nothing can be left out: no coin, and no tile where koku alone would do.
        is_least = made >= price > made - min(coins, default=1) and (not plus_one + turned or made == price)
        if is_least and koku + turned:
            cost = TYPICAL_KOKU * koku + TYPICAL[Part.PLUS_ONE] * plus_one + MORE_CARDS * len(coins)
            cost += (TYPICAL[Part.EXCHANGE] + TYPICAL[Part.HOME]) * turned
            found.append((cost, (ones, twos, threes, plus_one, turned)))
    recipes: list[Recipe] = [recipe for _, recipe in sorted(found)]
    table = _table(recipes, MOST_KOKU, COST_OF_KOKU, amounts=(1, 2, 3, 1, 1))
    # The troop that an Exchange turns is put down too.
    table.costs[1:, Cost.SINGLE] = [recipe[-1] for recipe in recipes]
    return table


def _pays(goal: Goal, recipe: Recipe) -> bool:
    home, gate, symbols = (
        sum(count * brings[part] for count, brings in zip(recipe, BRINGS, strict=False)) for part in range(3)
    )
    hatamoto, plus_one, exchange, exchanged = recipe[Part.HATAMOTO :]
    return pays(goal, (home, gate, symbols + exchanged), Tools(exchange, plus_one, hatamoto))


def _one_less(recipe: Recipe) -> list[Recipe]:
    return [(*recipe[:part], count - 1, *recipe[part + 1 :]) for part, count in enumerate(recipe) if count]


def _table(
    recipes: list[Recipe],
    most: tuple[int, ...],
    cost_of: tuple[int, ...],
    amounts: tuple[int, ...] = (),
) -> Recipes:
    best = np.zeros([count + 1 for count in most], np.int16)
    costs = np.zeros((len(recipes) + 1, len(Cost)), np.float32)
    # The dearest first, so that what is cheaper is written over it wherever it can be paid.
    for number, recipe in reversed(list(enumerate(recipes, start=1))):
        best[tuple(slice(count, None) for count in recipe)] = number
        for part, count in enumerate(recipe):
            costs[number, cost_of[part]] += count * (amounts[part] if amounts else 1)
    parts = np.zeros((len(recipes) + 1, len(most)), np.int8)
    parts[1:] = recipes
    return Recipes(best.ravel(), parts, costs)
