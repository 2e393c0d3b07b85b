"""What things in hand are worth while the game goes on, in favour points: every weight, with its reason."""

from fractions import Fraction

from engine.components import Bonus, Card
from engine.payment import Payment

KOKU_WORTH = Fraction(11, 10)
"""A koku: 1 point in the final count, and a little more while it can still pay for anything."""
TROOP_WORTH = Fraction(1)
"""A single troop: 3 or 4 of them take a position that scores 3 to 8, and one in four finds no use."""
DOUBLE_WORTH = Fraction(7, 4)
"""A double card: two troops that cannot be parted, so one of them is lost more often."""
TILE_WORTHS = {Bonus.EXCHANGE: Fraction(9, 10), Bonus.PLUS_ONE: Fraction(9, 10), Bonus.DRAW: Fraction(11, 10)}
"""A tile: Exchange and +1 stand for the one troop or koku that is lacking, Draw brings a troop card,
of 1.3 troops on average; each has to wait for its moment."""

UNIT = 10**7
"""A favour point as the solver counts it. What cannot be told in whole units is rounded, so that a turn is
right to a millionth of a point."""


def units(favour: Fraction | int) -> int:
    """Favour in units."""
    return round(favour * UNIT)


def card_worth(card: Card) -> Fraction:
    """What a card is worth in hand while the game goes on."""
    if card.koku:
        return KOKU_WORTH * card.koku
    return TROOP_WORTH if len(card.troops) == 1 else DOUBLE_WORTH


def spent_worth(payment: Payment) -> Fraction:
    """What a payment takes out of the hand; the Hatamoto stays."""
    return sum(map(card_worth, payment.cards), Fraction()) + sum(
        (TILE_WORTHS[bonus] for bonus in payment.bonuses), Fraction()
    )
