"""Every selection from the cards of a year, by number: what is left of one when another is taken is their
difference."""

from collections.abc import Iterable
from functools import cached_property

import numpy as np

from advisor.winning.lanes import CARD_KINDS, Array, Ints
from engine.components import Card, Cards

CARDS = tuple(Card)


class Lots:
    """The selections from some cards: each has a number, 0 for none and the highest for all."""

    def __init__(self, cards: Cards) -> None:
        self._kinds = sorted({card.rank for card in cards})
        held = [sum(card.rank == kind for card in cards) for kind in self._kinds]
        self._strides = [
            int(np.prod([count + 1 for count in held[:n]], dtype=np.int64)) for n in range(len(held))
        ]
        self.size = int(np.prod([count + 1 for count in held], dtype=np.int64))
        numbers = np.arange(self.size)
        self.counts = np.zeros((self.size, CARD_KINDS), np.int8)
        """Selection, kind of card: how many."""
        for kind, stride, count in zip(self._kinds, self._strides, held, strict=True):
            self.counts[:, kind] = numbers // stride % (count + 1)

    @property
    def all(self) -> int:
        """The number of everything."""
        return self.size - 1

    def number(self, cards: Iterable[Card]) -> int:
        """The number of a selection."""
        strides = dict(zip(self._kinds, self._strides, strict=True))
        return sum(strides[card.rank] for card in cards)

    def cards(self, number: int) -> Cards:
        """The selection with a number."""
        return tuple(card for card in CARDS for _ in range(int(self.counts[number, card.rank])))

    def within(self, number: int) -> Ints:
        """The numbers of all selections out of one."""
        found = np.zeros(1, np.int64)
        for kind, stride in zip(self._kinds, self._strides, strict=True):
            found = (found[:, None] + stride * np.arange(int(self.counts[number, kind]) + 1)).ravel()
        return np.sort(found)

    def worth(self, each: Array) -> Array:
        """What every selection comes to, by what each kind of card is worth."""
        total: Array = self.counts @ each
        return total

    @cached_property
    def kinds(self) -> Ints:
        """The kinds of cards among which is selected."""
        return np.array(self._kinds, np.int64)
