"""The rest of an even year, thought through from one decision of mine.

What others do is a chance: the better a lot is for a player, beside what he may expect otherwise, the
likelier he takes it. He judges it by plain values and, a little, by what it does for his own hand. What a lot
is worth to me is worked out exactly, and what the others get counts against it. Wherever I am Tairō again
later in the year, I go on as well as I can; where another is, I expect an equal part of what is left, or the
better of two even lots.
"""

from collections.abc import Callable, Mapping, Sequence
from functools import cache
from itertools import combinations
from typing import NamedTuple

import numpy as np

from advisor.sharing.advice import Option, Path
from advisor.sharing.lots import Lots
from advisor.sharing.taste import Taste, own_taste, plain_taste
from advisor.winning.lanes import Array, Ints
from engine.components import General, SharingStep, Title
from engine.position import Position
from engine.sharing import AnswerLot, ChooseLot, FormLot, Lot, Sharing, SharingDecision, SplitLots

PLAIN_PART, OWN_PART = 0.6, 0.2
"""How much the plain and the own gain of a lot move a player."""
UNSURE = 0.35
"""Favour: with so much to gain, a player takes a lot in about three of four cases."""
EVEN = 0.25
"""Favour: another who splits makes lots whose plain values differ by no more than this from the evenest
ones."""
THOUGHT_THROUGH = 60
"""So many lots are thought through; the others are left out by a first estimate."""
LATER = 2
"""So many where I form a lot later in the year."""
RIVALS = {2: 0.5, 3: 0.5, 4: 0.3}
"""How much a favour point that another gets counts against me, by number of players."""

TITLES = tuple(Title)
Titles = tuple[int, ...]


class Rest(NamedTuple):
    """What is left to be shared, and by whom, the Tairō first."""

    left: int
    """The cards, by number."""
    titles: Titles
    waiting: tuple[General, ...]

    def without(self, lot: int, title: int, taker: General) -> "Rest":
        """What is left once somebody has taken a lot."""
        return Rest(
            self.left - lot,
            tuple(other for other in self.titles if other != title),
            tuple(general for general in self.waiting if general is not taker),
        )


class Year:
    """What may be expected from each thing that I can decide now."""

    def __init__(self, position: Position, sharing: Sharing) -> None:
        self._me = position.me
        self._sharing = sharing
        lots = [lot for lot in (sharing.offered, *(sharing.split or ())) if lot]
        titles = sorted(title.rank for title in (*sharing.titles, *(lot.title for lot in lots)))
        self.lots = Lots(sharing.untaken)
        self.rest = Rest(self.lots.all, tuple(titles), sharing.waiting)
        """Everything that nobody has yet, a lot on offer and the last two included."""
        self._rivals = RIVALS[len(position.players)]
        self._plain = plain_taste(len(position.players), self.lots)
        self.own = {
            general: own_taste(position, general, self.lots, sharing.turned_up) for general in sharing.waiting
        }
        self._mine: Taste = self.own[self._me]
        self.later: Callable[[Rest], tuple[Path, ...]] = cache(self._later)
        """What may come of the rest of the year, where I have no lot yet."""

    def options(self) -> list[Option]:
        """Everything that I can decide and that is worth a thought, the best first."""
        decide: Mapping[SharingStep | None, Callable[[], list[Option]]] = {
            SharingStep.FORM: lambda: self.forming(self.rest, THOUGHT_THROUGH),
            SharingStep.ANSWER: self._answering,
            SharingStep.SPLIT: lambda: self.splitting(self.rest, THOUGHT_THROUGH),
            SharingStep.CHOOSE: self._choosing,
        }
        return decide[self._sharing.step]()

    def option(self, decision: SharingDecision) -> Option:
        """What may be expected from one thing that I can decide, whether or not it is worth a thought."""
        match decision:
            case FormLot(lot):
                return self._form(self.lots.number(lot.cards), lot.title.rank, self.rest)
            case SplitLots(first, second):
                titles = first.title.rank, second.title.rank
                return self._split(self.lots.number(first.cards), titles, self.rest)
            case _:
                return next(option for option in self.options() if option.decision == decision)

    @property
    def equal_share(self) -> float:
        """What an equal part of all that is left would be worth to me."""
        return float(self._mine.share(*self.rest[:2], len(self.rest.waiting)))

    def takes(self, general: General, lots: Ints, title: int, rest: Rest) -> Array:
        """How likely a player takes lots that he is offered, with so much left, the lots included."""
        players = len(rest.waiting)
        plain, own = self._plain, self.own[general]
        gain = plain.lots[title][lots] - plain.share(rest.left, rest.titles, players)
        more = own.lots[title][lots] - own.share(rest.left, rest.titles, players)
        return _likely(PLAIN_PART * gain + OWN_PART * more)

    def takes_first(self, general: General, one: Ints, titles: tuple[int, int], other: Ints) -> Array:
        """How likely a player takes the first of two lots."""
        first, second = titles
        plain, own = self._plain.lots, self.own[general].lots
        gain = plain[first][one] - plain[second][other]
        more = own[first][one] - own[second][other]
        return _likely(PLAIN_PART * gain + OWN_PART * more)

    def _later(self, rest: Rest) -> tuple[Path, ...]:
        if rest.waiting[0] is not self._me:
            mine, theirs = self.expected_from_another(rest)
            return (Path(1.0, mine, (), theirs),)
        best, *_ = self.splitting(rest, 1) if len(rest.waiting) == 2 else self.forming(rest, LATER)
        return best.paths

    def rivals(self, rest: Rest) -> float:
        """What the others may expect of what is left, an equal part each, as much as it counts against me."""
        left, titles, waiting = rest
        shares = (self.own[who].share(left, titles, len(waiting)) for who in waiting if who is not self._me)
        return self._rivals * float(sum(shares))

    def expected_from_another(self, rest: Rest) -> tuple[float, float]:
        """What I and the others may expect where another is Tairō: an equal part; or, where he splits as
        evenly as he can by plain values, what I choose."""
        if len(rest.waiting) > 2:
            return float(self._mine.share(*rest[:2], len(rest.waiting))), self.rivals(rest)
        plain, mine, his = self._plain, self._mine.lots, self.own[rest.waiting[0]].lots
        one, other = sorted(rest.titles, key=lambda title: (-plain.titles[title], title))[:2]
        first = self.lots.within(rest.left)
        second = rest.left - first
        gap = np.abs(plain.lots[one][first] - plain.lots[other][second])
        even = gap <= gap.min() + EVEN
        if_first = mine[one][first] - self._rivals * his[other][second]
        if_second = mine[other][second] - self._rivals * his[one][first]
        takes = if_first >= if_second
        expected = np.where(takes, mine[one][first], mine[other][second])[even].mean()
        left = np.where(takes, his[other][second], his[one][first])[even].mean()
        return float(expected), self._rivals * float(left)

    def forming(self, rest: Rest, how_many: int) -> list[Option]:
        """The best lots that I can form as Tairō of what is left, the best first; as many as are asked for
        are thought through."""
        others = rest.waiting[1:]
        every = self.lots.within(rest.left)
        estimates = []
        for title in rest.titles:
            refused = np.ones(len(every))
            for general in others:
                refused *= 1 - self.takes(general, every, title, rest)
            titles = tuple(other for other in rest.titles if other != title)
            left = rest.left - every
            own = [self.own[general] for general in others]
            mine = self._mine.lots[title][every]
            mine = mine - self._rivals * sum(taste.share(left, titles, len(others)) for taste in own)
            taken = sum(taste.lots[title][every] for taste in own) / len(others)
            then = self._mine.share(left, titles, len(others)) - self._rivals * taken
            estimates.append(refused * mine + (1 - refused) * then)
        order = np.argsort(-np.concatenate(estimates), kind="stable")[:how_many]
        places = [divmod(int(number), len(every)) for number in order]
        return _best_first([self._form(int(every[at]), rest.titles[which], rest) for which, at in places])

    def _form(self, lot: int, title: int, rest: Rest) -> Option:
        paths, answers = self._offering(lot, title, rest, rest.waiting[1:])
        return _option(FormLot(self._lot(title, lot)), paths, answers)

    def _offering(
        self, lot: int, title: int, rest: Rest, asked: Sequence[General]
    ) -> tuple[list[Path], dict[General, float]]:
        """What may come of a lot that is offered to some players in turn, and how likely each takes it."""
        paths, answers, refused = [], {}, 1.0
        for general in asked:
            chance = float(self.takes(general, np.array([lot]), title, rest)[0])
            answers[general] = refused * chance
            paths += self._after(lot, title, rest, general, answers[general])
            refused *= 1 - chance
        return paths + self._after(lot, title, rest, rest.waiting[0], refused), answers

    def _after(self, lot: int, title: int, rest: Rest, taker: General, chance: float) -> list[Path]:
        """What may come of a lot once somebody has it."""
        given, after = (taker, self._lot(title, lot)), rest.without(lot, title, taker)
        worth = float(self.own[taker].lots[title][lot])
        if taker is self._me:
            return [Path(chance, worth, (given,), self.rivals(after))]
        his = self._rivals * worth
        return [
            Path(chance * path.chance, path.value, (given, *path.given), path.rivals + his)
            for path in self.later(after)
        ]

    def _answering(self) -> list[Option]:
        offered = self._sharing.offered
        assert offered
        lot, title = self.lots.number(offered.cards), offered.title.rank
        after_me = self.rest.waiting[self.rest.waiting.index(self._me) + 1 :]
        paths, answers = self._offering(lot, title, self.rest, after_me)
        accept = self._after(lot, title, self.rest, self._me, 1.0)
        return _best_first([_option(AnswerLot(True), accept), _option(AnswerLot(False), paths, answers)])

    def splitting(self, rest: Rest, how_many: int) -> list[Option]:
        """The best splits of what is left, the best first."""
        first = self.lots.within(rest.left)
        second = rest.left - first
        pairs = list(combinations(rest.titles, 2))
        chooser = rest.waiting[1]
        mine, his = self._mine.lots, self._rivals * self.own[chooser].lots
        values = []
        for one, other in pairs:
            chance = self.takes_first(chooser, first, (one, other), second)
            if_taken = mine[other][second] - his[one][first]
            values.append(chance * if_taken + (1 - chance) * (mine[one][first] - his[other][second]))
        order = np.argsort(-np.concatenate(values), kind="stable")[:how_many]
        places = [divmod(int(number), len(first)) for number in order]
        return [self._split(int(first[at]), pairs[which], rest) for which, at in places]

    def _split(self, lot: int, titles: tuple[int, int], rest: Rest) -> Option:
        chooser, (one, other), second = rest.waiting[1], titles, rest.left - lot
        chance = float(self.takes_first(chooser, np.array([lot]), titles, np.array([second]))[0])
        lots = self._lot(one, lot), self._lot(other, second)
        paths = [self._both(chance, chooser, *lots), self._both(1 - chance, chooser, *reversed(lots))]
        return _option(SplitLots(*lots), paths, {chooser: chance})

    def _both(self, chance: float, other: General, his: Lot, mine: Lot) -> Path:
        """How the year ends with the last two lots."""
        return Path(
            chance,
            self._worth(self._me, mine),
            ((other, his), (self._me, mine)),
            self._rivals * self._worth(other, his),
        )

    def _worth(self, general: General, lot: Lot) -> float:
        return float(self.own[general].lots[lot.title.rank][self.lots.number(lot.cards)])

    def _choosing(self) -> list[Option]:
        assert self._sharing.split
        first, second = self._sharing.split
        tairo = self.rest.waiting[0]
        return _best_first(
            [
                _option(ChooseLot(lot is first), [self._both(1.0, tairo, other, lot)])
                for lot, other in ((first, second), (second, first))
            ]
        )

    def _lot(self, title: int, number: int) -> Lot:
        return Lot(TITLES[title], self.lots.cards(number))


def _option(
    decision: SharingDecision, paths: Sequence[Path], answers: Mapping[General, float] | None = None
) -> Option:
    return Option(decision, sum(path.chance * path.value for path in paths), tuple(paths), answers or {})


def _best_first(options: list[Option]) -> list[Option]:
    return sorted(options, key=lambda option: -option.score)


def _likely(gain: Array) -> Array:
    chance: Array = 1 / (1 + np.exp(-np.clip(gain / UNSURE, -30, 30)))
    return chance
