"""What things in hand are worth in one position, in favour points, and the units in which the solver
counts."""

from dataclasses import dataclass
from fractions import Fraction

from advisor.worth.law import Law, Line
from engine.components import Bonus, Card
from engine.payment import Payment

UNIT = 10**7
"""A favour point as the solver counts it. What cannot be told in whole units is rounded, so that a turn is
right to a millionth of a point."""

FINENESS = 1000
"""Weights are told in thousandths of a point: finer than anybody could measure them, and exact to add up."""


def units(favour: Fraction | int) -> int:
    """Favour in units."""
    return round(favour * UNIT)


@dataclass(frozen=True, slots=True, eq=False)
class Weights:
    """What each thing is worth while the game goes on."""

    koku: Fraction
    single: Fraction
    double: Fraction
    exchange: Fraction
    plus_one: Fraction
    draw: Fraction

    def card(self, card: Card) -> Fraction:
        """What a card is worth in hand."""
        if card.koku:
            return self.koku * card.koku
        return self.single if len(card.troops) == 1 else self.double

    def tile(self, bonus: Bonus) -> Fraction:
        """What a tile is worth."""
        match bonus:
            case Bonus.EXCHANGE:
                return self.exchange
            case Bonus.PLUS_ONE:
                return self.plus_one
            case Bonus.DRAW:
                return self.draw

    def spent(self, payment: Payment) -> Fraction:
        """What a payment takes out of the hand; the Hatamoto stays."""
        return sum(map(self.card, payment.cards), Fraction()) + sum(
            map(self.tile, payment.bonuses), Fraction()
        )


def weights(law: Law, years: float) -> Weights:
    """The weights with so many odd years to come after this one."""
    going_on = min(1.0, years / law.fade)

    def worth(line: Line) -> Fraction:
        return Fraction(round(line.at(years, going_on) * FINENESS), FINENESS)

    return Weights(
        worth(law.koku),
        worth(law.single),
        worth(law.double),
        worth(law.exchange),
        worth(law.plus_one),
        worth(law.draw),
    )
