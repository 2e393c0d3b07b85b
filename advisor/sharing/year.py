"""The rest of an even year, thought through from one decision of mine.

What others do is a chance: the better a lot is for a player, beside what he may expect otherwise, the
likelier he takes it. He judges it by plain values and, a little, by what it does for his own hand. What a lot
is worth to me is worked out exactly; where several lots are still to be formed after this one, I expect an
equal part of what is left.
"""

from collections.abc import Callable, Mapping, Sequence
from functools import cached_property
from itertools import permutations

import numpy as np

from advisor.sharing.advice import Option
from advisor.sharing.lots import Lots
from advisor.sharing.taste import Taste, own_taste, plain_taste
from advisor.winning.lanes import Array, Ints
from engine.components import General, SharingStep, Title
from engine.position import Position
from engine.sharing import AnswerLot, ChooseLot, FormLot, Lot, Sharing, SplitLots

PLAIN_PART, OWN_PART = 0.6, 0.2
"""How much the plain and the own gain of a lot move a player."""
UNSURE = 0.35
"""Favour: with so much to gain, a player takes a lot in about three of four cases."""
EVEN = 0.25
"""Favour: another who splits makes lots whose plain values differ by no more than this from the evenest
ones."""
THOUGHT_THROUGH = 60
"""So many lots are thought through; the others are left out by a first estimate."""

TITLES = tuple(Title)
Titles = tuple[int, ...]


class Year:
    """What may be expected from each thing that I can decide now."""

    def __init__(self, position: Position, sharing: Sharing) -> None:
        self._me = position.me
        self._sharing = sharing
        self._waiting = sharing.waiting
        self._titles = tuple(title.rank for title in sharing.titles)
        """Those still to be shared, a lot on offer and the last two aside."""
        self.lots = Lots(sharing.untaken)
        self._plain = plain_taste(len(position.players), self.lots)
        self.own = {
            general: own_taste(position, general, self.lots, sharing.turned_up) for general in self._waiting
        }

    def options(self) -> list[Option]:
        """Everything that I can decide and that is worth a thought, the best first."""
        decide: Mapping[SharingStep | None, Callable[[], list[Option]]] = {
            SharingStep.FORM: self._forming,
            SharingStep.ANSWER: self._answering,
            SharingStep.SPLIT: self._splitting,
            SharingStep.CHOOSE: self._choosing,
        }
        found = decide[self._sharing.step]()
        return sorted(found, key=lambda option: -option.value)

    @property
    def equal_share(self) -> float:
        """What an equal part of all that is left would be worth to me."""
        titles = (
            *self._titles,
            *(lot.title.rank for lot in (self._sharing.offered, *(self._sharing.split or ())) if lot),
        )
        return float(self._mine.share(self.lots, self.lots.all, titles, len(self._waiting)))

    @cached_property
    def _mine(self) -> Taste:
        return self.own[self._me]

    def takes(
        self, general: General, lots: Ints, title: int, left: int, titles: Titles, waiting: int
    ) -> Array:
        """How likely a player takes lots that he is offered, with so much left for so many, the lots
        included."""
        plain, own = self._plain, self.own[general]
        gain = plain.lots[title][lots] - plain.share(self.lots, left, titles, waiting)
        more = own.lots[title][lots] - own.share(self.lots, left, titles, waiting)
        return _likely(PLAIN_PART * gain + OWN_PART * more)

    def takes_first(self, general: General, one: Ints, titles: tuple[int, int], other: Ints) -> Array:
        """How likely a player takes the first of two lots."""
        first, second = titles
        plain, own = self._plain.lots, self.own[general].lots
        gain = plain[first][one] - plain[second][other]
        more = own[first][one] - own[second][other]
        return _likely(PLAIN_PART * gain + OWN_PART * more)

    def expected(self, left: int, titles: Titles, waiting: Sequence[General]) -> float:
        """What I may expect where something is left for some players, the first of them being Tairō."""
        if len(waiting) > 2:
            return float(self._mine.share(self.lots, left, titles, len(waiting)))
        if waiting[0] is self._me:
            values, _ = self.splits(left, titles, waiting[1])
            return float(values.max())
        return self._as_chooser(left, titles)

    def splits(self, left: int, titles: Titles, chooser: General) -> tuple[Array, list[tuple[Array, Array]]]:
        """What each split may bring me, by pair of titles and first lot; and for each pair how likely the
        first is taken, beside the lots."""
        first = self.lots.within(left)
        rest = left - first
        values, told = [], []
        for one, other in permutations(titles, 2):
            chance = self.takes_first(chooser, first, (one, other), rest)
            values.append(chance * self._mine.lots[other][rest] + (1 - chance) * self._mine.lots[one][first])
            told.append((chance, first))
        return np.stack(values), told

    def _as_chooser(self, left: int, titles: Titles) -> float:
        """What I may expect where another splits, as evenly as he can by plain values, and I choose."""
        plain = self._plain
        one, other = sorted(titles, key=lambda title: (-plain.titles[title], title))[:2]
        first = self.lots.within(left)
        rest = left - first
        gap = np.abs(plain.lots[one][first] - plain.lots[other][rest])
        even = gap <= gap.min() + EVEN
        return float(np.maximum(self._mine.lots[one][first], self._mine.lots[other][rest])[even].mean())

    def _after(self, lot: int, taker: General | None, titles: Titles) -> float:
        """What I may expect once a lot on offer is taken by another, or kept by its Tairō."""
        gone = taker or self._waiting[0]
        waiting = [general for general in self._waiting if general is not gone]
        return self.expected(self.lots.all - lot, titles, waiting)

    def _offered(
        self, lot: int, title: int, rest: Titles, asked: Sequence[General]
    ) -> tuple[float, float, dict[General, float]]:
        """A lot is offered to some players in turn, `rest` being the other titles: what I may expect where
        one of them takes it, how likely all refuse, and how likely each takes it."""
        value, refused, answers = 0.0, 1.0, {}
        for general in asked:
            number, titles = np.array([lot]), (*rest, title)
            chance = float(self.takes(general, number, title, self.lots.all, titles, len(self._waiting))[0])
            answers[general] = refused * chance
            value += answers[general] * self._after(lot, general, rest)
            refused *= 1 - chance
        return value, refused, answers

    def _forming(self) -> list[Option]:
        others = self._waiting[1:]
        every = np.arange(self.lots.size)
        estimates = []
        for title in self._titles:
            rest = tuple(other for other in self._titles if other != title)
            refused = np.ones(self.lots.size)
            for general in others:
                refused *= 1 - self.takes(
                    general, every, title, self.lots.all, self._titles, len(self._waiting)
                )
            then = self._mine.share(self.lots, self.lots.all - every, rest, len(others))
            estimates.append(refused * self._mine.lots[title] + (1 - refused) * then)
        order = np.argsort(-np.concatenate(estimates), kind="stable")[:THOUGHT_THROUGH]
        return [self._form(*divmod(int(number), self.lots.size)) for number in order]

    def _form(self, which: int, lot: int) -> Option:
        """Offering a lot: who may take it, in the order in which they are asked, and what follows."""
        title = self._titles[which]
        rest = tuple(other for other in self._titles if other != title)
        value, refused, answers = self._offered(lot, title, rest, self._waiting[1:])
        value += refused * float(self._mine.lots[title][lot])
        return Option(FormLot(Lot(TITLES[title], self.lots.cards(lot))), value, answers)

    def _answering(self) -> list[Option]:
        offered = self._sharing.offered
        assert offered
        lot, title = self.lots.number(offered.cards), offered.title.rank
        after_me = self._waiting[self._waiting.index(self._me) + 1 :]
        value, refused, answers = self._offered(lot, title, self._titles, after_me)
        value += refused * self._after(lot, None, self._titles)
        return [
            Option(AnswerLot(True), float(self._mine.lots[title][lot])),
            Option(AnswerLot(False), value, answers),
        ]

    def _splitting(self) -> list[Option]:
        chooser = self._waiting[1]
        values, told = self.splits(self.lots.all, self._titles, chooser)
        pairs = list(permutations(self._titles, 2))
        options = []
        for number in np.argsort(-values.ravel(), kind="stable")[:THOUGHT_THROUGH]:
            pair, at = divmod(int(number), values.shape[1])
            (one, other), (chances, first) = pairs[pair], told[pair]
            lot = int(first[at])
            split = SplitLots(
                Lot(TITLES[one], self.lots.cards(lot)),
                Lot(TITLES[other], self.lots.cards(self.lots.all - lot)),
            )
            options.append(Option(split, float(values[pair, at]), {chooser: float(chances[at])}))
        return options

    def _choosing(self) -> list[Option]:
        assert self._sharing.split
        values = [
            float(self._mine.lots[lot.title.rank][self.lots.number(lot.cards)]) for lot in self._sharing.split
        ]
        return [Option(ChooseLot(first), value) for first, value in zip((True, False), values, strict=True)]


def _likely(gain: Array) -> Array:
    chance: Array = 1 / (1 + np.exp(-np.clip(gain / UNSURE, -30, 30)))
    return chance
