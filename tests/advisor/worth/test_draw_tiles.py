"""What Draw tiles bring, counted card by card."""

from fractions import Fraction
from itertools import combinations

import pytest

from advisor.worth.draw_tiles import DrawTiles
from advisor.worth.later import Worth
from engine.components import Bonus, BonusTile, Card
from tests.positions import FLAT, FLAT_WEIGHTS, position


@pytest.mark.parametrize("drawn", range(4))
def test_troops_drawn_equal_a_count_of_every_draw(drawn: int) -> None:
    """Out of five single cards and three doubles, every selection being as likely."""
    deck = [1] * 5 + [2] * 3
    shown = [sum(pick) for pick in combinations(deck, drawn)]
    chances = DrawTiles(drawn, 5, 3, FLAT_WEIGHTS).at_least()
    expected = [Fraction(sum(n >= least for n in shown), len(shown)) for least in range(1, 2 * drawn + 1)]
    assert list(chances) == [chance for chance in expected if chance]


def test_no_more_cards_are_drawn_than_the_deck_holds() -> None:
    assert DrawTiles(3, 1, 0, FLAT_WEIGHTS).cards == 1
    assert list(DrawTiles(3, 1, 0, FLAT_WEIGHTS).at_least()) == [Fraction(1)]
    assert DrawTiles(2, 0, 0, FLAT_WEIGHTS).at_least() == ()
    assert DrawTiles.of(1, (Card.BUSHI, Card.BUSHI_SOHEI), FLAT_WEIGHTS) == DrawTiles(1, 1, 1, FLAT_WEIGHTS)


def test_a_draw_tile_is_used_where_a_card_is_worth_more() -> None:
    """1.1 for the tile; 1 for a single card, 1.75 for a double."""
    assert DrawTiles(1, 9, 1, FLAT_WEIGHTS).worth == Fraction("1.1")
    assert not DrawTiles(1, 9, 1, FLAT_WEIGHTS).is_better_now
    assert DrawTiles(2, 2, 1, FLAT_WEIGHTS).worth == 2 * Fraction("1.25")
    assert DrawTiles(2, 2, 1, FLAT_WEIGHTS).is_better_now
    assert DrawTiles(2, 0, 1, FLAT_WEIGHTS).worth == Fraction("1.75") + Fraction("1.1")
    assert DrawTiles(1, 0, 0, FLAT_WEIGHTS).worth == Fraction("1.1")


def test_a_draw_in_the_last_year_feeds_an_exchange() -> None:
    """A sure +2 with Draw, Exchange and +1 in hand, as ruling 17 has it."""
    tiles = tuple(BonusTile(bonus) for bonus in (Bonus.DRAW, Bonus.EXCHANGE, Bonus.PLUS_ONE))
    where = position(koku_deck=0)
    assert Worth(where, FLAT).later((), tiles, ()).tiles == 2
    assert Worth(where, FLAT).later((), tiles[1:], ()).tiles == 1
    assert Worth(where, FLAT).later((), tiles, (), deck=()).tiles == 1
    assert Worth(where, FLAT).later((Card.BUSHI,), tiles, ()).tiles == 2
    last = ((Bonus.DRAW, Fraction(1, 4)), (Bonus.EXCHANGE, Fraction(3, 4)))
    assert Worth(where, FLAT).later((), tiles[1:2], (), last).tiles == Fraction(1, 4)
