"""Choices that are made when looked at."""

from collections import Counter

import pytest

from engine.choices import Choices, first_of_each_sum, selections
from engine.components import Card, General
from engine.sharing import Sharing

CARDS = (Card.BUSHI, Card.BUSHI, Card.KOKU_1)


def test_choices_are_a_sequence() -> None:
    lots = Sharing(tuple(General), CARDS).legal()
    assert lots[-1] == lots[len(lots) - 1]
    assert list(lots[:3]) == [lots[0], lots[1], lots[2]]
    with pytest.raises(IndexError):
        lots[len(lots)]


def test_a_choice_is_made_only_when_it_is_looked_at() -> None:
    made = []

    def nth(index: int) -> str:
        made.append(index)
        return f"choice {index}"

    choices = Choices(10**9, nth)
    assert len(choices) == 10**9
    assert choices[-1] == "choice 999999999"
    assert choices[4:10:3] == ["choice 4", "choice 7"]
    assert made == [10**9 - 1, 4, 7]


def test_every_selection_of_cards_once() -> None:
    assert set(selections(CARDS)) == {
        (Card.BUSHI,) * bushi + (Card.KOKU_1,) * koku for bushi in range(3) for koku in range(2)
    }
    assert max(Counter(selections(CARDS)).values()) == 1
    assert list(selections(())) == [()]


def test_the_first_selection_of_each_sum() -> None:
    cards = (*CARDS, Card.KOKU_1, Card.KOKU_2, Card.KOKU_2)
    sums = [sum(card.koku or 3 for card in chosen) for chosen in selections(cards)]
    assert first_of_each_sum(cards, lambda card: card.koku or 3) == {
        total: sums.index(total) for total in set(sums)
    }
    assert first_of_each_sum((), lambda card: 1) == {0: 0}
