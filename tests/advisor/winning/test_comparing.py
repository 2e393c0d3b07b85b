"""Decisions compared by how often they win, and by worth the more luck has a say."""

from collections.abc import Sequence

import numpy as np
import pytest

from advisor.winning.comparing import BATCH, FINALISTS, compared
from advisor.winning.trust import Endings
from tests.advisor.winning.test_deals import full_position

MINE, HIS = [20.0, 10.0, 0.0], [10.0, 20.0, 0.0]
"""The final count of a game that I win, and of one that he wins."""


class Foregone:
    """Games in which each decision wins so many of a hundred, for certain, after so many turns."""

    def __init__(self, *percents: float, turns: Sequence[int] = ()) -> None:
        self._percents = percents
        self._turns = turns or [0] * len(percents)
        self.played: list[list[int]] = []

    def endings(self, which: Sequence[int], deals: int, seed: int) -> list[Endings]:
        self.played.append(list(which))
        deal = np.arange(deals)
        return [
            Endings(
                np.where((deal % 200 < 2 * self._percents[number])[:, None], MINE, HIS),
                np.full(deals, self._turns[number]),
            )
            for number in which
        ]


def order(games: Foregone, worths: Sequence[float], playouts: int) -> list[int]:
    return [number for number, _ in compared(full_position(), games, worths, playouts, lambda done, of: None)]


def test_the_one_that_wins_most_comes_first_and_the_finalists_before_the_others() -> None:
    games = Foregone(30, 60, 50, 40, 20)
    found = compared(full_position(), games, [0.0] * 5, 3 * BATCH, lambda done, of: None)
    assert [number for number, _ in found] == [1, 2, 3, 0, 4]
    assert [win.playouts for _, win in found] == [3 * BATCH] * FINALISTS + [BATCH] * 2
    assert [win.chance for _, win in found] == pytest.approx([0.6, 0.5, 0.4, 0.3, 0.2])
    assert games.played == [[0, 1, 2, 3, 4], [1, 2, 3], [1, 2, 3]]


def test_where_they_win_alike_worth_decides() -> None:
    assert order(Foregone(50, 50), [1.0, 2.0], BATCH)[0] == 1
    assert order(Foregone(50, 50), [2.0, 2.0], BATCH)[0] == 0, "of equals the first"
    assert order(Foregone(50, 50.5), [0.2, 0.0], 10 * BATCH)[0] == 0, "both are told as 50 %"
    assert order(Foregone(50, 51), [0.2, 0.0], 10 * BATCH)[0] == 1


def test_worth_counts_the_less_the_more_is_played() -> None:
    """With 18 koku cards and three players, the stock of eight kamons leaves nearly six years."""
    worths = [4.0, 0.0]
    assert order(Foregone(50, 55), worths, 100)[0] == 0
    assert order(Foregone(50, 55), worths, 2000)[0] == 1


def test_progress_is_told() -> None:
    told: list[tuple[int, int]] = []
    compared(full_position(), Foregone(1, 2), [0.0, 0.0], 500, lambda done, of: told.append((done, of)))
    assert told == [(0, 500), (200, 500), (400, 500), (500, 500)]


def test_what_is_won_now_counts_for_more_than_what_may_still_change() -> None:
    """Won by ten points either way: 61 % after ten turns more are worth less than 60 % at once."""
    assert order(Foregone(60, 61, turns=(10, 10)), [0.0, 0.0], BATCH)[0] == 1
    assert order(Foregone(60, 61, turns=(0, 10)), [0.0, 0.0], BATCH)[0] == 0
