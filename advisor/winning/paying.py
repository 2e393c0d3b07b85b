"""What each player can pay in every lane: the cheapest payment for each province, and what it uses up."""

from dataclasses import dataclass

import numpy as np

from advisor.winning.lanes import (
    BONUSES,
    CARD_KINDS,
    EXCHANGE,
    HOME,
    PLUS_ONE,
    PRINTED,
    TROOP_KINDS,
    TROOPS,
    Array,
    Bools,
    Ints,
    Lanes,
)
from advisor.winning.recipes import MOST_HELD, MOST_KOKU, PRICES, Part, koku_recipes, troop_recipes
from engine.components import Card

DOUBLE = np.zeros((TROOPS, TROOPS), np.int64)
for _card in Card:
    if len(_card.troops) == 2:
        _one, _other = (troop.rank for troop in _card.troops)
        DOUBLE[_one, _other] = DOUBLE[_other, _one] = _card.rank
MIXED = np.array([[t != u for u in range(TROOPS)] for t in range(TROOPS)])
FIRST_KOKU = TROOP_KINDS
STRIDES = np.cumprod([1, *(most + 1 for most in MOST_HELD[:0:-1])])[::-1]
KOKU_STRIDES = np.cumprod([1, *(most + 1 for most in MOST_KOKU[:0:-1])])[::-1]


class Tables:
    """All recipes in one numbering: first the four kinds of demands in troops, then the prices in koku."""

    def __init__(self) -> None:
        troops = [troop_recipes(*goal) for goal in ((2, 1), (3, 1), (3, 0), (4, 0))]
        koku = [koku_recipes(price) for price in PRICES]
        self.troops = np.stack([recipes.best for recipes in troops])
        starts = np.cumsum([0, *(len(recipes.parts) for recipes in troops)])
        for at, start in enumerate(starts[:-1]):
            self.troops[at] += np.where(self.troops[at] > 0, start, 0).astype(np.int16)
        self.troop_parts = np.concatenate([recipes.parts for recipes in troops])
        self.troop_costs = np.concatenate([recipes.costs for recipes in troops])
        price_at = np.zeros(max(PRICES) + 1, np.int64)
        price_at[list(PRICES)] = np.arange(len(PRICES))
        self.price_at = price_at
        self.koku = np.stack([recipes.best for recipes in koku])
        starts = np.cumsum([0, *(len(recipes.parts) for recipes in koku)])
        for at, start in enumerate(starts[:-1]):
            self.koku[at] += np.where(self.koku[at] > 0, start, 0).astype(np.int16)
        self.koku_parts = np.concatenate([recipes.parts for recipes in koku])
        self.koku_costs = np.concatenate([recipes.costs for recipes in koku])


TABLES = Tables()


@dataclass(slots=True)
class Choice:
    """A conquest in each lane: where, by which recipe, in koku or in troops."""

    province: Ints
    recipe: Ints
    in_koku: Bools

    def some(self, which: Array) -> "Choice":
        """The choices of some lanes."""
        return Choice(self.province[which], self.recipe[which], self.in_koku[which])


def cheapest(
    hand: Array, tools: Array, joker: Bools, gate: Array, price: Array, worths: Array
) -> tuple[Array, Ints]:
    """Lane, province, way of paying: what the cheapest payment costs, and its recipe."""
    kind = np.where(gate == HOME, 2, 0) + PRINTED - 2
    in_troops = TABLES.troops[kind, _troop_keys(hand, tools, gate, joker)].astype(np.int64)
    in_koku = TABLES.koku[TABLES.price_at[price], _koku_keys(hand, tools)[:, None]].astype(np.int64)
    cost = np.stack(
        [
            np.einsum("lpw,lw->lp", TABLES.troop_costs[in_troops], worths),
            np.einsum("lpw,lw->lp", TABLES.koku_costs[in_koku], worths),
        ],
        2,
    )
    recipe = np.stack([in_troops, in_koku], 2)
    cost[recipe == 0] = np.inf
    return cost, recipe


def _troop_keys(hand: Array, tools: Array, gate: Array, joker: Bools) -> Ints:
    """Lane, province: what is held of each part, as one number."""
    home_pair = hand[:, DOUBLE[HOME, HOME]]
    single_home = hand[:, HOME]
    lane = np.arange(len(hand))[:, None]
    mixed = np.stack([hand[:, DOUBLE[troop][MIXED[troop]]].sum(1) for troop in range(TROOPS)], 1)
    has_gate = gate != HOME
    both = hand[lane, DOUBLE[HOME, gate]] * has_gate
    spare_gates = np.maximum(hand[lane, gate] - 1, 0) * has_gate
    others = hand[:, :TROOPS].sum(1)[:, None] - single_home - hand[lane, gate] * has_gate
    others = others + spare_gates + hand[:, FIRST_KOKU][:, None]
    # Of a card of 2 or 3 koku an Exchange takes one (ruling 3): it serves where there is nothing else.
    more_koku = np.minimum(hand[:, FIRST_KOKU + 1 :].sum(1), 1)[:, None]
    others = np.where(others == 0, more_koku, others)
    held = (
        np.minimum(single_home, 4),
        np.minimum(hand[lane, gate], 1) * has_gate,
        home_pair,
        both,
        hand[lane, DOUBLE[gate, gate]] * has_gate,
        mixed[:, HOME] - both,
        np.minimum((mixed[lane, gate] - both) * has_gate, 2),
        joker[:, None],
        np.minimum(tools[:, PLUS_ONE], 2)[:, None],
        np.minimum(tools[:, EXCHANGE], 2)[:, None],
        np.minimum(others, 2),
    )
    key = np.zeros(gate.shape, np.int64)
    for part, stride in zip(held, STRIDES, strict=True):
        key += part.astype(np.int64) * stride
    return key


def _koku_keys(hand: Array, tools: Array) -> Ints:
    key = np.zeros(len(hand), np.int64)
    turned = np.minimum(tools[:, EXCHANGE], hand[:, :TROOPS].sum(1))
    held = (*(hand[:, FIRST_KOKU + koku] for koku in range(3)), tools[:, PLUS_ONE], turned)
    for part, most, stride in zip(held, MOST_KOKU, KOKU_STRIDES, strict=True):
        key += np.minimum(part, most).astype(np.int64) * stride
    return key


def payment(lanes: Lanes, actor: Ints, choice: Choice) -> tuple[Array, Array, Bools]:
    """The cards, tiles and joker that a choice uses up."""
    lane = np.arange(len(lanes))
    hand = lanes.hand[lane, actor].copy()
    spent = np.zeros((len(lanes), CARD_KINDS), np.int8)
    tools = np.zeros((len(lanes), BONUSES), np.int8)
    parts = TABLES.troop_parts[np.where(choice.in_koku, 0, choice.recipe)]
    coins = TABLES.koku_parts[np.where(choice.in_koku, choice.recipe, 0)]
    for koku in range(3):
        spent[:, FIRST_KOKU + koku] += coins[:, koku]
    home = HOME[choice.province]
    gate = lanes.gate[lane, choice.province]
    spent[lane, home] += parts[:, Part.HOME]
    spent[lane, gate] += parts[:, Part.GATE]
    spent[lane, DOUBLE[home, home]] += parts[:, Part.HOME_HOME]
    spent[lane, DOUBLE[home, gate]] += parts[:, Part.HOME_GATE]
    spent[lane, DOUBLE[gate, gate]] += parts[:, Part.GATE_GATE]
    has_gate = gate != home
    for troop, part in ((home, parts[:, Part.HOME_OTHER].copy()), (gate, parts[:, Part.GATE_OTHER].copy())):
        for other in range(TROOPS):
            card = DOUBLE[troop, other]
            fits = (troop != other) & ~(has_gate & ((other == gate) | (other == home)))
            used = np.where(fits & (hand[lane, card] > spent[lane, card]), np.minimum(part, 1), 0).astype(
                np.int8
            )
            spent[lane, card] += used
            part -= used
    # Of what an Exchange turns, koku cards of one go first, then troops of no use, then the rest.
    exchanged = np.where(choice.in_koku, coins[:, 4], parts[:, Part.EXCHANGED])
    for kind in (FIRST_KOKU, *range(TROOPS), FIRST_KOKU + 1, FIRST_KOKU + 2):
        fits = ~choice.in_koku if kind >= FIRST_KOKU else choice.in_koku | (kind != home)
        used = np.where(fits, np.minimum(exchanged, hand[:, kind] - spent[:, kind]), 0).astype(np.int8)
        spent[:, kind] += used
        exchanged = exchanged - used
    tools[:, PLUS_ONE] = parts[:, Part.PLUS_ONE] + coins[:, 3]
    tools[:, EXCHANGE] = parts[:, Part.EXCHANGE] + coins[:, 4]
    return spent, tools, parts[:, Part.HATAMOTO] > 0
