"""Selections by number."""

import numpy as np
import pytest

from advisor.sharing.lots import Lots
from engine.choices import selections
from engine.components import Card, Cards, sorted_cards, without

YEAR = sorted_cards(
    [Card.SAMURAI, Card.SAMURAI, Card.BUSHI, Card.SOHEI_SHINOBI, Card.KOKU_1, Card.KOKU_1, Card.KOKU_3]
)


@pytest.mark.parametrize("cards", [(), YEAR, YEAR[:3]])
def test_every_selection_has_a_number(cards: Cards) -> None:
    lots = Lots(cards)
    assert {lots.cards(number) for number in range(lots.size)} == {
        sorted_cards(some) for some in selections(cards)
    }
    assert all(lots.number(lots.cards(number)) == number for number in range(lots.size))
    assert lots.cards(0) == ()
    assert lots.cards(lots.all) == sorted_cards(cards)


def test_what_is_left_is_the_difference() -> None:
    lots = Lots(YEAR)
    for number in range(lots.size):
        assert lots.cards(lots.all - number) == without(YEAR, lots.cards(number))


def test_what_is_within_a_selection() -> None:
    lots = Lots(YEAR)
    some = lots.number([Card.SAMURAI, Card.SAMURAI, Card.KOKU_3])
    found = {lots.cards(int(number)) for number in lots.within(some)}
    assert found == {sorted_cards(part) for part in selections(lots.cards(some))}


def test_what_selections_come_to() -> None:
    lots = Lots(YEAR)
    koku = lots.worth(np.array([card.koku for card in Card]))
    assert koku[lots.all] == 5
    assert koku[lots.number([Card.BUSHI, Card.KOKU_1])] == 1
