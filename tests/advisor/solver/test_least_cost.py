"""The bound by counting units, on turns counted by hand."""

from fractions import Fraction

from advisor.solver.cases import First, Turn
from advisor.solver.least_cost import LeastCost
from advisor.worth.later import Worth
from advisor.worth.weights import UNIT
from engine.board import Province
from engine.components import Bonus, Card, Pay
from engine.position import Position
from tests.positions import FLAT
from tests.trials import NINE, quiet

ONE, TWO, THREE = Card.KOKU_1, Card.KOKU_2, Card.KOKU_3
ROUNDING = Fraction(100, UNIT)


def bounds(where: Position, pay: Pay = Pay.KOKU) -> tuple[First, list[tuple[int, int]]]:
    """For stopping after Chūgoku's last position (9 koku), and for taking Chūbu (3 koku) then."""
    turn = Turn(where, Worth(where, FLAT))
    [first] = [first for first in turn.firsts() if first.province is Province.CHUGOKU and first.pay is pay]
    [case] = first.cases
    return first, LeastCost(turn).most(first, case)


def kept(first: First, stopping: tuple[int, int]) -> Fraction:
    """What is thought to be kept at most after the first conquest alone."""
    return Fraction(stopping[1] - UNIT * first.favour - first.later, UNIT)


def is_about(one: Fraction, other: Fraction) -> bool:
    return other <= one <= other + ROUNDING


def test_the_favour_of_each_conquest() -> None:
    _, [stopping, going_on] = bounds(quiet(*NINE, THREE))
    assert (stopping[0], going_on[0]) == (9, 9 + 3)


def test_nothing_on_offer_but_to_stop() -> None:
    _, found = bounds(quiet(*NINE))
    assert len(found) == 1


def test_what_is_kept_is_what_the_cheapest_units_leave() -> None:
    """Nine units of eleven koku at 1.1 each are paid: two are left."""
    first, [stopping, *_] = bounds(quiet(*NINE, TWO))
    assert is_about(kept(first, stopping), 2 * Fraction("1.1"))


def test_a_troop_of_a_double_card_is_the_cheapest_unit() -> None:
    """Bushi+Sōhei is two units of 0.875: with them at least seven koku of nine are paid."""
    first, [stopping, *_] = bounds(quiet(*NINE, Card.BUSHI_SOHEI, tiles=(Bonus.EXCHANGE,)))
    assert is_about(kept(first, stopping), 2 * Fraction("1.1") + Fraction("0.9"))


def test_in_the_end_only_koku_and_tiles_count() -> None:
    first, [stopping, *_] = bounds(quiet(*NINE, TWO, tiles=(Bonus.PLUS_ONE,), koku_deck=0))
    assert is_about(kept(first, stopping), Fraction(2 + 1))
    troops = quiet(*[Card.SAMURAI] * 3, *[Card.SHINOBI] * 4, TWO, koku_deck=0)
    first, [stopping, *_] = bounds(troops, Pay.TROOPS)
    assert is_about(kept(first, stopping), Fraction(2))


def test_the_tile_of_the_last_conquest_counts_a_koku_at_most() -> None:
    where = quiet(*NINE, THREE, ONE, koku_deck=0)
    turn = Turn(where, Worth(where, FLAT))
    first, [_, going_on] = bounds(where)
    [offer] = first.cases[0].offers
    left = Fraction(going_on[1] - UNIT * first.favour - offer.value, UNIT)
    assert turn.ends[2]
    assert is_about(left, Fraction(1 + 1)), "the koku that is left, and one for the tile"
