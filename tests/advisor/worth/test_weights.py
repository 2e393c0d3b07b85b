"""What one card or tile is worth, the odds of a tile, and the units of the model."""

from fractions import Fraction

from advisor.worth.later import last_tile_odds
from advisor.worth.weights import UNIT, card_worth, spent_worth, units
from engine.components import KOKU, Bonus, BonusTile, Card, GateTile, Pay, Troop
from engine.payment import Payment, UseExchange, UseHatamoto, UsePlusOne
from tests.positions import position


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
    assert [float(card_worth(card)) for card in cards] == [1, 1.75, 1.1, 3.3]
    steps = (UseHatamoto(Troop.BUSHI), UseExchange(Troop.BUSHI, KOKU), UsePlusOne(KOKU))
    paid = Payment(Pay.KOKU, (Card.KOKU_1,), steps)
    assert spent_worth(paid) == Fraction("1.1") + Fraction("0.9") + Fraction("0.9")
