"""What one card or tile is worth, the odds of a tile, and the units of the model."""

from dataclasses import replace
from fractions import Fraction

from advisor.worth.later import last_tile_odds
from advisor.worth.law import Line
from advisor.worth.weights import UNIT, units, weights
from engine.components import KOKU, Bonus, BonusTile, Card, GateTile, Pay, Troop
from engine.payment import Payment, UseExchange, UseHatamoto, UsePlusOne
from tests.positions import FLAT, FLAT_WEIGHTS, LIVELY, position


def test_the_odds_of_a_tile() -> None:
    a_third_each = dict(last_tile_odds(position(), GateTile(Troop.SAMURAI)))
    assert a_third_each == dict.fromkeys(Bonus, Fraction(1, 3))
    known = last_tile_odds(position(), GateTile(Troop.SAMURAI, Bonus.DRAW))
    assert known == ((Bonus.DRAW, Fraction(1)),)
    assert last_tile_odds(position(), None) == ()
    gone = position(used_tiles=(BonusTile(Bonus.DRAW, Troop.SAMURAI),) * 2)
    assert dict(last_tile_odds(gone, GateTile(Troop.SAMURAI))) == {
        Bonus.EXCHANGE: Fraction(1, 2),
        Bonus.PLUS_ONE: Fraction(1, 2),
    }


def test_units_are_fine_enough_for_a_millionth_of_a_point() -> None:
    assert units(Fraction("1.75")) == 17_500_000
    assert abs(Fraction(units(Fraction(1, 3)), UNIT) - Fraction(1, 3)) < Fraction(1, 10**7)


def test_what_a_payment_takes_out_of_the_hand() -> None:
    cards = Card.BUSHI, Card.BUSHI_SOHEI, Card.KOKU_1, Card.KOKU_3
    assert [float(FLAT_WEIGHTS.card(card)) for card in cards] == [1, 1.75, 1.1, 3.3]
    steps = (UseHatamoto(Troop.BUSHI), UseExchange(Troop.BUSHI, KOKU), UsePlusOne(KOKU))
    paid = Payment(Pay.KOKU, (Card.KOKU_1,), steps)
    assert FLAT_WEIGHTS.spent(paid) == Fraction("1.1") + Fraction("0.9") + Fraction("0.9")


def test_where_the_game_ends_only_koku_and_what_makes_koku_count() -> None:
    end = weights(LIVELY, years=0)
    assert (end.koku, end.plus_one, end.exchange) == (Fraction(1), Fraction(1), Fraction("0.7"))
    assert end.single == end.double == end.draw == 0


def test_each_weight_follows_its_own_line() -> None:
    """Two years to come, so that nothing fades: the worth of now and twice that of each year."""
    later = weights(LIVELY, years=2)
    assert later.koku == 1 + 2 * Fraction("0.4")
    assert later.single == 1 + 2 * Fraction("0.5")
    assert later.double == Fraction("1.7") + 2 * Fraction("0.9")
    assert later.exchange == Fraction("1.2") + 2 * Fraction("0.2")
    assert later.plus_one == Fraction("1.3") + 2 * Fraction("0.3")
    assert later.draw == 1 + 2 * Fraction("0.7")


def test_towards_the_end_weights_fade_into_the_final_count() -> None:
    """0.6 years to come, half of those with which the game surely goes on: half of (1 + 0.5 · 0.6) for a
    troop; for an Exchange half of (1.2 + 0.2 · 0.6), and half of the 0.7 in the final count."""
    fading = weights(LIVELY, years=0.6)
    assert fading.single == Fraction("0.65")
    assert fading.exchange == Fraction("0.66") + Fraction("0.35")
    by_years = [weights(LIVELY, years) for years in (0, 0.3, 0.6, 1.2, 2, 5)]
    for name in ("koku", "single", "double", "plus_one", "exchange", "draw"):
        worths = [getattr(each, name) for each in by_years]
        assert worths == sorted(set(worths)), name


def test_weights_are_told_in_thousandths() -> None:
    thirds = replace(FLAT, single=Line(1 / 3, 0))
    assert weights(thirds, years=1).single == Fraction(333, 1000)
