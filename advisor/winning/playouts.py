"""Playing a turn's plans out to the end of the game, many times, with the same luck for all of them."""

from collections.abc import Sequence
from fractions import Fraction

import numpy as np

from advisor.conquest.plan import Plan
from advisor.winning.deals import deal
from advisor.winning.even_years import even_year
from advisor.winning.lanes import (
    BONUSES,
    CARD_KINDS,
    DRAW,
    Array,
    Dice,
    Ints,
    Lanes,
    counted,
    draw_troop,
    place,
    title_order,
)
from advisor.winning.trust import Endings
from advisor.winning.turns import take_turn, use_draw_tiles
from advisor.worth.law import LAWS
from engine.board import CONQUESTS_PER_TURN, POSITIONS, Spot
from engine.components import Bonus, Card, Troop
from engine.outcomes import Outcome
from engine.payment import Payment
from engine.position import Position
from engine.turn import Conquest

CARDS, BONUS, TROOP = tuple(Card), tuple(Bonus), tuple(Troop)


class Playouts:
    """The rest of the game after each of some plans for this turn."""

    def __init__(self, position: Position, plans: Sequence[Plan], draws_last: bool) -> None:
        self._position = position
        self._plans = plans
        self._draws_last = draws_last
        self._me = position.players.index(position.me)
        self._law = LAWS[len(position.players)]
        self._after_me = [
            position.players.index(general)
            for general in sorted(position.players, key=lambda general: position.titles[general].rank)
            if position.titles[general].rank > position.title.rank
        ]

    def endings(self, which: Sequence[int], deals: int, seed: int) -> list[Endings]:
        """How it ends when some of the plans, by number, are played in so many deals."""
        dealt = deal(self._position, deals, seed)
        parts = []
        for number in which:
            lanes = dealt.some(np.arange(deals))
            self._play(lanes, self._plans[number], Dice(seed + 1, deals))
            parts.append(lanes)
        lanes = parts[0].joined(parts[1:])
        dice = Dice(seed + 2, deals)
        for n, player in enumerate(self._after_me):
            actor = np.full(len(lanes), player)
            take_turn(lanes, actor, len(self._after_me) - 1 - n, dice, self._law)
        return play_on(lanes, dice).parted(len(which))

    def _play(self, lanes: Lanes, plan: Plan, dice: Dice) -> None:
        """A plan in every lane, with what it uncovers there."""
        if plan.conquest is None:
            self._finish(lanes, plan.flip, dice)
            return
        province = plan.conquest.province.rank
        bonus = self._conquer(lanes, plan.conquest)
        drawn = np.full(len(lanes), CARD_KINDS)
        if self._position.conquests_made + 1 < CONQUESTS_PER_TURN and lanes.stock[0, self._me]:
            who = np.nonzero((bonus == DRAW) & (lanes.deck.any(1) | lanes.discards.any(1)))[0]
            some = lanes.some(who)
            kind = draw_troop(some, dice, 0)
            some.hand[np.arange(len(who)), self._me, kind] += 1
            some.tiles[:, self._me, DRAW] -= 1
            lanes.put(who, some)
            drawn[who] = kind
        at = int(lanes.placed[0, province])
        below = (
            lanes.stack[:, province, at] // BONUSES if at < POSITIONS - 1 else np.full(len(lanes), len(TROOP))
        )
        brought = np.stack([bonus, drawn, below], 1)
        for outcome in np.unique(brought, axis=0):
            who = np.nonzero((brought == outcome).all(1))[0]
            some = lanes.some(who)
            then = plan.then(_outcome(*(int(part) for part in outcome)))
            if then.conquest:
                self._conquer(some, then.conquest)
            self._finish(some, then.flip, dice)
            lanes.put(who, some)

    def _conquer(self, lanes: Lanes, conquest: Conquest) -> Ints:
        spent, tools = _spending(conquest.payment)
        actor = np.full(len(lanes), self._me)
        everywhere = len(lanes), 1
        return place(
            lanes,
            actor,
            np.full(len(lanes), conquest.province.rank),
            np.tile(spent, everywhere),
            np.tile(tools, everywhere),
        )

    def _finish(self, lanes: Lanes, flip: Spot | None, dice: Dice) -> None:
        """The end of my turn: Draw tiles that are left, where they are better used, and a golden kamon."""
        if self._draws_last:
            use_draw_tiles(lanes, np.full(len(lanes), self._me), dice, 1)
        if flip:
            lanes.golden[:, flip[0].rank, flip[1] - 1] = 1


def odd_year(lanes: Lanes, dice: Dice) -> None:
    """Everybody takes his turn, in the order of titles."""
    law, order = LAWS[lanes.players], title_order(lanes)
    for turn in range(lanes.players):
        take_turn(lanes, order[:, turn], lanes.players - 1 - turn, dice, law)


def play_on(lanes: Lanes, dice: Dice) -> Endings:
    """How each game ends, from the end of an odd year on."""
    ends = Endings(np.zeros((len(lanes), lanes.players)), np.zeros(len(lanes), np.int64))
    number = np.arange(len(lanes))
    while True:
        over = lanes.ended
        ends.totals[number[over]] = counted(lanes.some(over))
        ends.turns[number[over]] = lanes.turns[over]
        number, lanes = number[~over], lanes.some(~over)
        if not len(number):
            return ends
        even_year(lanes, dice)
        odd_year(lanes, dice)


def _spending(payment: Payment) -> tuple[Array, Array]:
    spent = np.zeros(CARD_KINDS, np.int8)
    for card in payment.cards:
        spent[card.rank] += 1
    tools = np.zeros(BONUSES, np.int8)
    for bonus in payment.bonuses:
        tools[bonus.rank] += 1
    return spent, tools


def _outcome(bonus: int, drawn: int, below: int) -> Outcome:
    return Outcome(
        Fraction(1),
        BONUS[bonus] if bonus < BONUSES else None,
        CARDS[drawn] if drawn < CARD_KINDS else None,
        TROOP[below] if below < len(TROOP) else None,
    )
