"""A turn of the odd year in every lane, by a fast policy: the best conquest, twice, each paid as cheaply as
can be."""

from dataclasses import dataclass
from itertools import count

import numpy as np

from advisor.winning.forecast import LEVELS, majority_chances
from advisor.winning.lanes import (
    DRAW,
    HATAMOTO,
    HOME,
    PRICE,
    SENSEI,
    SLOT,
    TITLE_FAVOUR,
    Array,
    Bools,
    Dice,
    Ints,
    Lanes,
    draw_troop,
    final_totals,
    place,
)
from advisor.winning.paying import Choice, cheapest, payment
from advisor.winning.recipes import Cost
from advisor.worth.law import Law
from advisor.worth.majorities import CLOSE
from engine.board import CONQUESTS_PER_TURN, MAJORITY, POSITIONS

LOOKED_AT = 3
"""So many first conquests are looked at more closely."""


@dataclass(slots=True)
class Outlook:
    """What each lane can expect: years left, what things are worth, how boards fill up."""

    years: Array
    costs: Array
    """Lane, kind of cost."""
    tile: Array
    """What a tile won is worth on average."""
    level: Ints
    """How likely free positions are filled, as the forecast counts it."""
    majority: Array
    """Lane, player counted from the actor on: what his majorities are worth to the actor."""


def years_left(lanes: Lanes, law: Law) -> Array:
    """How many odd years are still to come after this one."""
    by_koku = lanes.koku.sum(1) / lanes.players
    by_kamons = lanes.stock.min(1) / law.pace
    years: Array = np.minimum(by_koku, by_kamons)
    return years


def outlook(lanes: Lanes, actor: Ints, still_to_act: int, law: Law) -> Outlook:
    """What the actor of each lane can expect, with so many players to act after him this year."""
    lane = np.arange(len(lanes))
    years = years_left(lanes, law)
    going_on = np.clip(years / law.fade, 0, 1)

    koku, single, double, exchange, plus_one, draw = (
        line.at(years, going_on)
        for line in (law.koku, law.single, law.double, law.exchange, law.plus_one, law.draw)
    )
    costs = np.zeros((len(lanes), len(Cost)), np.float32)
    for kind, cost in (
        (Cost.SINGLE, single),
        (Cost.DOUBLE, double),
        (Cost.HATAMOTO, law.hatamoto * going_on),
        (Cost.PLUS_ONE, plus_one),
        (Cost.EXCHANGE, exchange),
        (Cost.EXCHANGED, np.minimum(koku, single)),
        (Cost.KOKU, koku),
    ):
        costs[:, kind] = cost
    free = (POSITIONS - lanes.placed).sum(1)
    turns = law.fill * (years * lanes.players + still_to_act)
    coming = np.minimum(turns, lanes.stock.sum(1))
    level = np.round(LEVELS * np.clip(coming / np.maximum(free, 1), 0, 1)).astype(np.int64)
    favour, _, majorities = final_totals(lanes)
    standing = favour + majorities
    relative = np.take_along_axis(standing, (actor[:, None] + np.arange(lanes.players)) % lanes.players, 1)
    rivals = relative[:, 1:].astype(np.float32)
    share = np.exp((rivals - rivals.max(1, keepdims=True)) / CLOSE)
    share /= share.sum(1, keepdims=True)
    weight = np.concatenate([np.ones((len(lane), 1)), -law.rival * share], 1)
    weight *= MAJORITY * law.majority.at(years, np.ones(len(years)))[:, None]
    tile = (exchange + plus_one + draw) / 3
    return Outlook(years, costs, tile, level, weight.astype(np.float32))


@dataclass(slots=True)
class Offers:
    """What each actor can take: what every province would bring, and the cheapest payment in troops and in
    koku."""

    gain: Array
    """Lane, province."""
    gain_again: Array
    """Lane, province: what a second kamon there would bring, after a first."""
    cost: Array
    """Lane, province, way of paying; infinite where it cannot be paid."""
    recipe: Ints

    def choice(self, number: Ints) -> Choice:
        """One offer of each lane by its number: province times two, and one more in koku."""
        lane = np.arange(len(number))
        province, in_koku = np.divmod(number, 2)
        return Choice(province, self.recipe[lane, province, in_koku], in_koku == 1)


def offers(lanes: Lanes, actor: Ints, joker: Bools, view: Outlook) -> Offers:
    """What each actor can take now."""
    lane = np.arange(len(lanes))
    at = lanes.placed.astype(np.int64)
    code = lanes.seen_by(actor)
    gain, gain_again = (
        _gains(lanes, actor, at, code, view),
        _gains(lanes, actor, at + 1, _with_mine(code, at), view),
    )
    gain[lanes.stock[lane, actor] == 0] = -np.inf
    cost, recipe = cheapest(
        lanes.hand[lane, actor], lanes.tiles[lane, actor], joker, lanes.gate, _prices(at), view.costs
    )
    return Offers(gain, gain_again, cost, recipe)


def _prices(at: Ints) -> Array:
    """Lane, province: the price of the position at which the next kamon is placed."""
    return PRICE[np.arange(len(HOME)), np.minimum(at, POSITIONS - 1)]


def _with_mine(code: Ints, at: Ints) -> Ints:
    """Provinces once the actor has placed the next kamon, where there is a place for it."""
    more: Ints = np.where(at < POSITIONS, code + SLOT[np.minimum(at, POSITIONS - 1)], code)
    return more


def _gains(lanes: Lanes, actor: Ints, at: Ints, code: Ints, view: Outlook) -> Array:
    """Lane, province: what the next kamon of each actor brings at these positions of provinces that lie like
    this."""
    title = TITLE_FAVOUR[lanes.title[np.arange(len(lanes)), actor]][:, None]
    change = _chances(lanes, view, _with_mine(code, at)) - _chances(lanes, view, code)
    gain = _prices(at) + title + view.tile[:, None] * (at < POSITIONS - 1)
    gain = gain + np.einsum("lpq,lq->lp", change, view.majority)
    gains: Array = np.where(at < POSITIONS, gain, -np.inf)
    return gains


def best_first(
    lanes: Lanes, actor: Ints, joker: Bools, view: Outlook, looked_at: int = LOOKED_AT
) -> tuple[Choice, Array]:
    """The first conquest of a turn worth most to each actor with what can follow it, and what they are worth.

    Of the few that are best alone, the one with which the best second conquest, out of what is left in hand
    and without the tile just won, brings most. In the same province it meets the next position, where nobody
    knows yet which tile comes up: there only koku count, or troops once the tiles are gone.
    """
    lane = np.arange(len(lanes))
    now = offers(lanes, actor, joker, view)
    value = (now.gain[:, :, None] - now.cost).reshape(-1, 2 * len(HOME))
    best = np.argpartition(-value, looked_at - 1, axis=1)[:, :looked_at]
    total = np.empty((len(lanes), looked_at), np.float32)
    may_follow = lanes.stock[lane, actor] > 1
    at = lanes.placed.astype(np.int64)
    for n in range(looked_at):
        choice = now.choice(best[:, n])
        there = lane, choice.province
        spent, tools, used = payment(lanes, actor, choice)
        hand = lanes.hand[lane, actor] - spent
        left = lanes.tiles[lane, actor] - tools
        price, gate, gain = _prices(at), lanes.gate, now.gain.copy()
        price[there], gate[there] = _prices(at + 1)[there], HOME[choice.province]
        gain[there] = now.gain_again[there]
        cost, _ = cheapest(np.maximum(hand, 0), np.maximum(left, 0), joker & ~used, gate, price, view.costs)
        cost[(*there, 0)] += np.where(at[there] + 1 < POSITIONS - 1, np.inf, 0)
        then = gain - cost.min(2)
        total[:, n] = value[lane, best[:, n]] + np.where(may_follow, np.maximum(then.max(1), 0), 0)
    which = total.argmax(1)
    return now.choice(best[lane, which]), total[lane, which]


def best_second(lanes: Lanes, actor: Ints, joker: Bools, view: Outlook) -> tuple[Choice, Array]:
    """The conquest worth most to each actor, and what it is worth."""
    now = offers(lanes, actor, joker, view)
    value = (now.gain[:, :, None] - now.cost).reshape(-1, 2 * len(HOME))
    best = value.argmax(1)
    return now.choice(best), value[np.arange(len(lanes)), best]


def _chances(lanes: Lanes, view: Outlook, code: Ints) -> Array:
    """The chance of each player, from the actor on, to dominate provinces that lie like this in the end."""
    level = view.level.reshape(-1, *[1] * (code.ndim - 1))
    chances: Array = majority_chances(lanes.players)[code, level]
    return chances


def conquer(lanes: Lanes, actor: Ints, choice: Choice) -> tuple[Ints, Bools]:
    """Every actor takes his choice: the bonuses won, and whether the joker served."""
    spent, tools, joker = payment(lanes, actor, choice)
    return place(lanes, actor, choice.province, spent, tools), joker


def take_turn(
    lanes: Lanes, actor: Ints, still_to_act: int, dice: Dice, law: Law, conquests: int = CONQUESTS_PER_TURN
) -> None:
    """Each actor's turn: Draw tiles first, up to so many conquests, and the Sensei's golden turn."""
    lane = np.arange(len(lanes))
    joker = lanes.title[lane, actor] == HATAMOTO
    lanes.turns += lanes.hand[lane, actor].any(1) | lanes.tiles[lane, actor].any(1)
    use_draw_tiles(lanes, actor, dice, still_to_act, 0)
    playing = np.ones(len(lanes), np.bool_)
    choosing = (best_first, best_second)[CONQUESTS_PER_TURN - conquests :]
    for conquest, best in enumerate(choosing, start=1):
        view = outlook(lanes, actor, still_to_act, law)
        choice, value = best(lanes, actor, joker, view)
        playing &= value > 0
        who = np.nonzero(playing)[0]
        some = lanes.some(who)
        _, used = conquer(some, actor[who], choice.some(who))
        use_draw_tiles(some, actor[who], dice, still_to_act, conquest)
        lanes.put(who, some)
        joker[who] &= ~used
    turn_golden(lanes, actor, still_to_act, law)


def use_draw_tiles(lanes: Lanes, actor: Ints, dice: Dice, *moment: int) -> None:
    """Every actor uses up his Draw tiles, where there are cards to draw."""
    lane = np.arange(len(lanes))
    for drawn in count():
        has_cards = lanes.deck.any(1) | lanes.discards.any(1)
        who = np.nonzero((lanes.tiles[lane, actor, DRAW] > 0) & has_cards)[0]
        if not len(who):
            return
        some = lanes.some(who)
        kind = draw_troop(some, dice, *moment, drawn)
        each = np.arange(len(some))
        some.hand[each, actor[who], kind] += 1
        some.tiles[each, actor[who], DRAW] -= 1
        lanes.put(who, some)


def turn_golden(lanes: Lanes, actor: Ints, still_to_act: int, law: Law) -> None:
    """Each Sensei turns the kamon golden by which he gains most."""
    lane = np.arange(len(lanes))
    who = np.nonzero(lanes.title[lane, actor] == SENSEI)[0]
    if not len(who):
        return
    some, mine = lanes.some(who), actor[who]
    gain = golden_gains(some, mine, outlook(some, mine, still_to_act, law)).reshape(len(who), -1)
    best = gain.argmax(1)
    can = np.nonzero(np.isfinite(gain[np.arange(len(who)), best]))[0]
    lanes.golden.reshape(len(lanes), -1)[who[can], best[can]] = 1


def golden_gains(lanes: Lanes, actor: Ints, view: Outlook) -> Array:
    """Lane, province, position: what each actor gains by turning his kamon there golden; nothing to be had
    where he has no simple one."""
    code = lanes.seen_by(actor)
    own = (lanes.owner == actor[:, None, None]) & (lanes.golden == 0)
    turned = np.where(own, code[:, :, None] + SLOT, code[:, :, None])
    change = _chances(lanes, view, turned) - _chances(lanes, view, code)[:, :, None]
    gains: Array = np.where(own, np.einsum("lpsq,lq->lps", change, view.majority), -np.inf)
    return gains
