"""An even year in every lane: lots formed, offered, taken and split, each player by his own values."""

from collections.abc import Mapping
from dataclasses import dataclass

import numpy as np

from advisor.winning.lanes import CARD_KINDS, TROOPS_OF, Array, Bools, Dice, Ints, Lanes, title_order, turn_up
from advisor.winning.plain_sharing import PLAIN_SHARING
from engine.board import TURNED_UP
from engine.components import Card, Cards, Title, less
from engine.sharing import Lot

SELECTIONS = 128
"""So many different selections of cards are thought of when a lot is formed."""
TITLES = len(Title)
PART = 1000
"""Plain values count thousandths."""
TASTE = 1 / 3
TASTES = (99,)
"""The moment of a year at which tastes are rolled: no card is drawn then."""


@dataclass(slots=True)
class Judgement:
    """What everything shared is worth to each player: lane, player, card on the table; and lane, player,
    title."""

    cards: Array
    titles: Array
    asks: Array
    """Lane, player: which part of an equal share he takes a lot for."""


def by_plain_values(lanes: Lanes, cards: Ints) -> Judgement:
    """What is on the table is worth to each player by plain values: the same to all."""
    plain = PLAIN_SHARING[lanes.players]
    of_cards = np.array([*map(plain.card, Card), 0], np.float32) / PART
    of_titles = np.array(plain.titles, np.float32) / PART
    shape = len(lanes), lanes.players
    each = np.broadcast_to(of_cards[cards][:, None, :], (*shape, cards.shape[1]))
    return Judgement(each, np.broadcast_to(of_titles, (*shape, TITLES)), np.ones(shape, np.float32))


def by_tastes(lanes: Lanes, cards: Ints, dice: Dice) -> Judgement:
    """The same where nobody knows the others' tastes: to each player koku, single and double cards and each
    title are worth up to a third more or less, and he asks for a little more or less than an equal share."""
    plain = by_plain_values(lanes, cards)
    tastes = 1 + TASTE * (2 * dice.rolls(lanes, *TASTES, each=(lanes.players, TITLES + 4)) - 1)
    of_kind, of_titles, asks = np.split(tastes, [3, 3 + TITLES], axis=2)
    kind = np.array([TROOPS_OF[card.rank] for card in Card] + [0])[cards]
    each = np.take_along_axis(of_kind, np.broadcast_to(kind[:, None, :], plain.cards.shape), 2)
    return Judgement(plain.cards * each, plain.titles * of_titles, (1 + asks[:, :, 0]) / 2)


class Table:
    """What lies on the tables of an even year, and who takes it."""

    def __init__(
        self, lanes: Lanes, cards: Ints, judged: Judgement, taken: Mapping[int, int] | None = None
    ) -> None:
        """Cards still to be shared; some players may have `taken` a lot with a title already."""
        self.lanes = lanes
        self.cards = cards
        self.judged = judged
        self.left = cards < CARD_KINDS
        self.titles_left = np.ones((len(lanes), TITLES), np.bool_)
        self.title = lanes.title.copy()
        order = title_order(lanes)
        done = list(taken or ())
        self.waiting = order[~np.isin(order, done)].reshape(len(lanes), -1)
        """Lane, place: the players without a lot, highest title first."""
        for player, title in (taken or {}).items():
            self.title[:, player] = title
            self.titles_left[:, title] = False
        rng = np.random.default_rng(TURNED_UP[lanes.players])
        self._selections = rng.random((SELECTIONS, cards.shape[1])) < rng.random((SELECTIONS, 1))
        self._lane = np.arange(len(lanes))

    def share(self) -> None:
        """The whole year."""
        while self.waiting.shape[1] > 2:
            self._offer()
        if self.waiting.shape[1]:
            self._split()
        self.lanes.title[:] = self.title

    def fair(self, player: Ints) -> Array:
        """A player's equal share of what is left, as he values it, the best tiles alone counted."""
        cards = (self.judged.cards[self._lane, player] * self.left).sum(1)
        titles = np.where(self.titles_left, self.judged.titles[self._lane, player], -np.inf)
        best = np.sort(titles, 1)[:, ::-1][:, : self.waiting.shape[1]]
        share: Array = (cards + best.sum(1)) / self.waiting.shape[1]
        return share

    def _offer(self) -> None:
        """The Tairō forms the lot that is nearest to an equal share."""
        tairo = self.waiting[:, 0]
        self.offer(*self._nearest(tairo, self.fair(tairo)))

    def offer(self, chosen: Bools, title: Ints, refused: int = 0) -> None:
        """A lot is offered to those who wait, but for the first that have refused it already; the first who
        finds it good enough takes it, or else the Tairō keeps it."""
        taker = np.zeros(len(self.lanes), np.int64)
        for place in range(self.waiting.shape[1] - 1, refused, -1):
            player = self.waiting[:, place]
            asked = self.judged.asks[self._lane, player] * self.fair(player)
            taker = np.where(self._value(player, chosen, title) >= asked - 1e-4, place, taker)
        self.give(self.waiting[self._lane, taker], chosen, title)
        stay = np.arange(self.waiting.shape[1]) != taker[:, None]
        self.waiting = self.waiting[stay].reshape(len(self.lanes), -1)

    def _value(self, player: Ints, chosen: Bools, title: Ints) -> Array:
        cards: Array = (self.judged.cards[self._lane, player] * chosen).sum(1)
        return cards + self.judged.titles[self._lane, player, title]

    def _nearest(self, player: Ints, wanted: Array) -> tuple[Bools, Ints]:
        """The selection and the title nearest to a value."""
        worth = (self.judged.cards[self._lane, player] * self.left) @ self._selections.T.astype(np.float32)
        titles = np.where(self.titles_left, self.judged.titles[self._lane, player], np.inf)
        away = np.abs(worth[:, :, None] + (titles - wanted[:, None])[:, None, :])
        selection, title = np.divmod(away.reshape(len(away), -1).argmin(1), TITLES)
        return self._selections[selection] & self.left, title

    def _split(self) -> None:
        """The last Tairō makes two lots as equal as he can."""
        tairo = self.waiting[:, 0]
        mine = self.judged.cards[self._lane, tairo] * self.left
        worth = mine @ self._selections.T.astype(np.float32)
        rest = mine.sum(1, keepdims=True) - worth
        titles = np.where(self.titles_left, self.judged.titles[self._lane, tairo], -np.inf)
        # The two titles best for him; nobody wants the others.
        ranked = titles.argsort(1)[:, ::-1]
        one, two = ranked[:, 0], ranked[:, 1]
        value = titles[self._lane, one] - titles[self._lane, two]
        selection = np.abs(worth - rest + value[:, None]).argmin(1)
        self.choose(self._selections[selection] & self.left, one, two)

    def choose(self, first: Bools, one: Ints, two: Ints) -> None:
        """The last but one takes the better of two lots, all that is left between them, with a title each."""
        tairo, other = self.waiting[:, 0], self.waiting[:, 1]
        second = ~first & self.left
        takes_first = self._value(other, first, one) >= self._value(other, second, two)
        self.give(other, np.where(takes_first[:, None], first, second), np.where(takes_first, one, two))
        self.give(tairo, np.where(takes_first[:, None], second, first), np.where(takes_first, two, one))

    def give(self, player: Ints, chosen: Bools, title: Ints) -> None:
        """A player takes a lot."""
        for place in range(self.cards.shape[1]):
            who = np.nonzero(chosen[:, place])[0]
            self.lanes.hand[who, player[who], self.cards[who, place]] += 1
        self.title[self._lane, player] = title
        self.left &= ~chosen
        self.titles_left[self._lane, title] = False


def share_rest(
    lanes: Lanes,
    left: Cards,
    taken: Mapping[int, int],
    dice: Dice,
    offered: Lot | None = None,
    refused: int = 0,
    split: tuple[Lot, Lot] | None = None,
) -> None:
    """What is left of a year's cards is shared in every lane, each player by tastes of his own; some have
    `taken` a lot with a title already. A lot that is `offered` was `refused` by so many; or the last two lots
    lie there."""
    first = split[0] if split else offered
    in_lot = first.cards if first else ()
    kinds = [*(card.rank for card in (*in_lot, *less(left, in_lot))), CARD_KINDS]
    cards = np.tile(kinds, (len(lanes), 1))
    table = Table(lanes, cards, by_tastes(lanes, cards, dice), taken)
    chosen = np.tile(np.arange(len(kinds)) < len(in_lot), (len(lanes), 1))
    if split:
        table.choose(chosen, *(np.full(len(lanes), lot.title.rank) for lot in split))
        table.waiting = table.waiting[:, :0]
    elif offered:
        table.offer(chosen, np.full(len(lanes), offered.title.rank), refused)
    table.share()


def even_year(lanes: Lanes, dice: Dice) -> None:
    """Cards are turned up and shared in every lane, by plain values."""
    cards = turn_up(lanes, dice)
    Table(lanes, cards, by_plain_values(lanes, cards)).share()
