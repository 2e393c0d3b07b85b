"""The cheapest payments that are looked up: all of them pay, and none is cheaper."""

import random
from itertools import product

import numpy as np
import pytest

from advisor.winning.recipes import (
    BRINGS,
    MOST_HELD,
    MOST_KOKU,
    NO_WAY,
    PRICES,
    TYPICAL,
    Cost,
    koku_recipes,
    troop_recipes,
)
from engine.payment import Tools
from engine.ways import Goal, pays

GOALS = ((2, 1), (3, 1), (3, 0), (4, 0))


def can_pay(goal: tuple[int, int], held: tuple[int, ...]) -> bool:
    home, gate, symbols = (
        sum(n * brings[part] for n, brings in zip(held, BRINGS, strict=False)) for part in range(3)
    )
    hatamoto, plus_one, exchange, exchanged = held[7:]
    return pays(Goal(*goal, 0), (home, gate, symbols + exchanged), Tools(exchange, plus_one, hatamoto))


def cost(recipe: tuple[int, ...]) -> float:
    return sum(count * each for count, each in zip(recipe, TYPICAL, strict=True))


@pytest.mark.slow
@pytest.mark.parametrize("goal", GOALS)
def test_a_payment_is_found_wherever_what_is_held_can_pay_and_it_pays(goal: tuple[int, int]) -> None:
    """Cards of no use but to be exchanged are held only as far as Exchange tiles can use them."""
    recipes = troop_recipes(*goal)
    best = recipes.best.reshape([most + 1 for most in MOST_HELD])
    rng = random.Random(str(goal))
    found = 0
    for _ in range(3000):
        held = tuple(rng.choice((0, rng.randint(0, most))) for most in MOST_HELD)
        if not goal[1]:
            held = (held[0], 0, held[2], 0, 0, held[5], 0, *held[7:])
        number = int(best[held])
        in_reach = can_pay(goal, (*held[:10], min(held[10], held[9])))
        assert (number != NO_WAY) is in_reach, held
        if number:
            found += 1
            recipe = tuple(int(count) for count in recipes.parts[number])
            assert can_pay(goal, recipe)
            assert all(used <= has for used, has in zip(recipe, held, strict=True))
            cheaper = [
                tuple(int(count) for count in other)
                for other in recipes.parts[1:]
                if all(used <= has for used, has in zip(other, held, strict=True))
            ]
            assert cost(recipe) == pytest.approx(min(map(cost, cheaper)))
    assert found > 300


@pytest.mark.parametrize("price", PRICES)
def test_koku_reach_the_price_with_the_least_that_is_held(price: int) -> None:
    recipes = koku_recipes(price)
    best = recipes.best.reshape([most + 1 for most in MOST_KOKU])
    for held in product(range(5), range(4), range(4)):
        number = int(best[(*held, 0, 0)])
        sums = [
            ones + 2 * twos + 3 * threes
            for ones, twos, threes in product(*(range(count + 1) for count in held))
        ]
        enough = [koku for koku in sums if koku >= price]
        assert (number != NO_WAY) is bool(enough)
        if number:
            ones, twos, threes, *tools = (int(count) for count in recipes.parts[number])
            assert tools == [0, 0]
            assert ones + 2 * twos + 3 * threes == min(enough)


def test_a_plus_one_adds_a_koku_to_those_that_are_there() -> None:
    best = koku_recipes(3).best.reshape([most + 1 for most in MOST_KOKU])
    parts = koku_recipes(3).parts
    assert parts[best[0, 1, 0, 1, 0]].tolist() == [0, 1, 0, 1, 0]
    assert best[0, 0, 0, 2, 0] == NO_WAY
    assert np.count_nonzero(parts[best[3, 0, 0, 1, 0]]) == 1, "three koku are cheaper than two and a tile"


def test_an_exchange_turns_a_troop_into_a_koku() -> None:
    best = koku_recipes(4).best.reshape([most + 1 for most in MOST_KOKU])
    parts = koku_recipes(4).parts
    assert parts[best[0, 1, 0, 0, 2]].tolist() == [0, 1, 0, 0, 2]
    assert parts[best[0, 0, 1, 1, 1]].tolist() == [0, 0, 1, 1, 0], "the cheaper tile"
    assert parts[best[0, 0, 0, 1, 3]].tolist() == [0, 0, 0, 1, 3], "a +1 adds to a koku that was a troop"
    assert best[0, 0, 0, 2, 1] == NO_WAY
    assert koku_recipes(4).costs[best[0, 1, 0, 0, 2], Cost.SINGLE] == 2
