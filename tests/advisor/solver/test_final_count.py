"""What is kept counts in the end: koku, and what tiles make of the rest."""

from fractions import Fraction

import pytest

from advisor.worth.weights import UNIT
from engine.board import Province
from engine.components import Bonus, Card, Cards, Pay
from engine.position import Position
from tests.positions import ME
from tests.trials import NINE, Trial, quiet

CHUBU = Province.CHUBU
KOKU = Pay.KOKU
B, N = Card.BUSHI, Card.SHINOBI
ONE, TWO, THREE = Card.KOKU_1, Card.KOKU_2, Card.KOKU_3


def ended(*hand: Card, tiles: tuple[Bonus, ...] = (), **rest: object) -> Position:
    return quiet(*hand, tiles=tiles, koku_deck=0, **rest)


@pytest.mark.parametrize(
    ("rest", "tiles", "koku"),
    [
        pytest.param((), (), 0, id="nothing kept"),
        pytest.param((TWO,), (), 2, id="koku in hand"),
        pytest.param((TWO, N), (), 2, id="troops count nothing"),
        pytest.param((TWO, N), (Bonus.EXCHANGE,), 3, id="Exchange turns a troop"),
        pytest.param((TWO,), (Bonus.EXCHANGE,), 2, id="Exchange needs a troop"),
        pytest.param((TWO, N), (Bonus.EXCHANGE,) * 2, 3, id="each troop once"),
        pytest.param((TWO, N, N), (Bonus.EXCHANGE,), 3, id="each Exchange once"),
        pytest.param((TWO,), (Bonus.PLUS_ONE,) * 2, 4, id="each +1 adds a koku"),
        pytest.param((N,), (Bonus.PLUS_ONE,), 1, id="+1 needs no koku"),
        pytest.param((N,), (Bonus.EXCHANGE, Bonus.PLUS_ONE), 2, id="+1 and a koku that an Exchange made"),
        pytest.param((TWO,), (Bonus.DRAW,), 2, id="Draw alone counts nothing"),
        pytest.param((), (Bonus.DRAW, Bonus.EXCHANGE), 1, id="a card drawn is exchanged"),
        pytest.param((), (Bonus.DRAW, Bonus.EXCHANGE, Bonus.PLUS_ONE), 2, id="Draw, Exchange and +1"),
        pytest.param(
            (),
            (Bonus.DRAW, *[Bonus.EXCHANGE] * 2),
            1 + Fraction(10, 34),
            id="both troops of a double card drawn",
        ),
    ],
)
def test_the_final_count_is_what_is_kept(rest: Cards, tiles: tuple[Bonus, ...], koku: Fraction) -> None:
    trial = Trial(ended(*NINE, *rest, tiles=tiles)).paid_with(*NINE).stops()
    assert abs(trial.most() - (9 + koku + Fraction(trial.first.later, UNIT))) < Fraction(2, UNIT)


@pytest.mark.parametrize(
    ("hand", "tiles", "paid", "koku"),
    [
        ((*NINE, TWO), (Bonus.PLUS_ONE,), NINE, 3),
        ((*NINE, TWO), (Bonus.PLUS_ONE,), (THREE, THREE, TWO), 3),
        ((*NINE, TWO), (Bonus.PLUS_ONE,) * 2, (THREE, THREE, TWO), 4),
        ((THREE, THREE, TWO, B, N), (Bonus.EXCHANGE,), (THREE, THREE, TWO, B), 0),
        ((THREE, THREE, TWO, B, N), (Bonus.EXCHANGE,) * 2, (THREE, THREE, TWO, B), 1),
    ],
)
def test_a_tile_spent_does_not_count_in_the_end(
    hand: Cards, tiles: tuple[Bonus, ...], paid: Cards, koku: int
) -> None:
    trial = Trial(ended(*hand, tiles=tiles)).paid_with(*paid).stops()
    assert trial.most() == 9 + koku + Fraction(trial.first.later, UNIT)


def chubu_in_the_end(rest: Cards, tiles: tuple[Bonus, ...]) -> Fraction:
    """9 koku for Chūgoku and then Chūbu; what that brings beside favour, majorities and koku counted."""
    trial = Trial(ended(*NINE, *rest, tiles=tiles)).paid_with(*NINE).then(CHUBU, KOKU)
    return trial.most() - 9 - Fraction(trial.offer(CHUBU).value, UNIT)


@pytest.mark.parametrize(
    ("rest", "tiles", "counts"),
    [
        # Chūbu's tile is an Exchange, a +1 or a Draw, a third each.
        pytest.param((THREE,), (), Fraction(1, 3), id="a +1 won counts, an Exchange finds nothing to turn"),
        pytest.param((THREE, N), (), Fraction(2, 3), id="an Exchange won turns the Shinobi"),
        pytest.param((THREE,), (Bonus.EXCHANGE,), Fraction(2, 3), id="a Draw won feeds the Exchange kept"),
        pytest.param((THREE, TWO), (), 2 + Fraction(1, 3), id="koku kept"),
        pytest.param((TWO, ONE), (Bonus.PLUS_ONE,), 1 + Fraction(1, 3), id="+1 spent, so that 1 is kept"),
        pytest.param((TWO, N, N), (Bonus.EXCHANGE,), Fraction(2, 3), id="a Shinobi spent and one kept"),
        pytest.param(
            (THREE,),
            (Bonus.EXCHANGE,) * 2,
            Fraction(1, 3) + Fraction(1, 3) * (1 + Fraction(10, 34)),
            id="a double",
        ),
        pytest.param(
            (THREE,),
            (Bonus.DRAW, Bonus.EXCHANGE),
            1 + Fraction(1, 3) + Fraction(1, 3) * Fraction(10, 34),
            id="an Exchange won turns the second troop of a double card",
        ),
    ],
)
def test_the_tile_of_the_second_counts_in_the_end(
    rest: Cards, tiles: tuple[Bonus, ...], counts: Fraction
) -> None:
    assert abs(chubu_in_the_end(rest, tiles) - counts) < Fraction(3, UNIT)


def test_the_last_but_one_kamon_ends_nothing() -> None:
    """With two kamons left the game ends only after both conquests: 2 koku kept are worth 2.2 after
    one, and 2 in the final count, or 3 if the tile won then is a +1."""
    where = quiet(*NINE, THREE, TWO, tiles=(Bonus.PLUS_ONE,), kamons_left={ME: 2})
    stopping = Trial(where).paid_with(*NINE).stops()
    # A KOKU_3, a KOKU_2 and the +1: 3.3 + 2.2 + 0.9.
    assert stopping.most() == 9 + Fraction("6.4") + Fraction(stopping.first.later, UNIT)
    going_on = Trial(where).paid_with(*NINE).then(CHUBU, KOKU)
    # The +1 makes the 2 koku 3, and the 3 koku are kept; or is kept with the 2 koku.
    counts = 3 + Fraction(1, 3)
    assert abs(going_on.most() - 9 - Fraction(going_on.offer(CHUBU).value, UNIT) - counts) < Fraction(3, UNIT)
    with_the_tile = Trial(where).paid_with(THREE, THREE, TWO).stops()
    assert with_the_tile.most() == 9 + Fraction("6.6") + Fraction(with_the_tile.first.later, UNIT)
    tile_spent = Trial(where).paid_with(THREE, THREE, TWO).then(CHUBU, KOKU)
    # The +1 is gone, a koku less in the count; 3 koku are kept, and Chūbu's tile may bring a +1.
    counts = 3 + Fraction(1, 3)
    won = tile_spent.most() - 9 - Fraction(tile_spent.offer(CHUBU).value, UNIT)
    assert abs(won - counts) < Fraction(3, UNIT)
    exchanged = Trial(quiet(THREE, THREE, TWO, B, N, tiles=(Bonus.EXCHANGE,), kamons_left={ME: 2})).stops()
    assert exchanged.most() == 9 + 1 + Fraction(exchanged.first.later, UNIT)
