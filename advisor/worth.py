"""What a play is worth later, term by term, in favour points. Every weight lives here, with its reason."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, fields
from fractions import Fraction

from advisor.majorities import MILLI, Majorities, Place
from engine.board import Province
from engine.components import Bonus, BonusTile, Card, Cards, GateTile
from engine.odds import bonus_odds
from engine.payment import Payment
from engine.position import Position
from engine.scoring import final_koku

KOKU = Fraction(11, 10)
"""A koku: 1 point in the final count, and a little more while it can still pay for anything."""
TROOP = Fraction(1)
"""A single troop: 3 or 4 of them take a position that scores 3 to 8, and one in four finds no use."""
DOUBLE = Fraction(7, 4)
"""A double card: two troops that cannot be parted, so one of them is lost more often."""
TILE = {Bonus.EXCHANGE: Fraction(9, 10), Bonus.PLUS_ONE: Fraction(9, 10), Bonus.DRAW: Fraction(11, 10)}
"""A tile: Exchange and +1 stand for the one troop or koku that is lacking, Draw brings a troop card,
of 1.3 troops on average; each has to wait for its moment."""

TileOdds = tuple[tuple[Bonus, Fraction], ...]
"""The chance of each bonus of a tile, in whole hundredths."""


@dataclass(frozen=True, slots=True)
class Terms:
    """The favour expected from a play: scored this turn, and what is worth something later."""

    points: Fraction = Fraction()
    cards: Fraction = Fraction()
    """The cards kept."""
    tiles: Fraction = Fraction()
    """The tiles kept and won."""
    majorities: Fraction = Fraction()
    """Six points for each province, times my chance to dominate it in the end."""
    golden: Fraction = Fraction()
    """What the Sensei's golden turn adds to the majorities."""

    @property
    def total(self) -> Fraction:
        """All terms together."""
        return _total(getattr(self, term.name) for term in fields(self))

    def plus(self, other: "Terms", times: Fraction = Fraction(1)) -> "Terms":
        """The sum with other terms, weighted by their chance."""
        return Terms(*(getattr(self, term.name) + getattr(other, term.name) * times for term in fields(self)))


def milli(worth: Fraction) -> int:
    """Favour in thousandths, which all weights and all chances are whole numbers of."""
    thousandths = worth * MILLI
    assert thousandths.denominator == 1
    return thousandths.numerator


def card_worth(card: Card) -> Fraction:
    """What a card is worth in hand while the game goes on."""
    if card.koku:
        return KOKU * card.koku
    return TROOP if len(card.troops) == 1 else DOUBLE


def spent_worth(payment: Payment) -> Fraction:
    """What a payment takes out of the hand; the Hatamoto stays."""
    return _total(card_worth(card) for card in payment.cards) + _total(TILE[b] for b in payment.bonuses)


class Worth:
    """What the end of my turn is worth, for everything that can come of one position."""

    def __init__(self, position: Position) -> None:
        self.position = position
        self.majorities = Majorities(position)

    def ends(self, placed: int) -> bool:
        """Whether the game surely ends this year once I have placed so many more kamons."""
        position = self.position
        others = (position.kamons_of(general) for general in position.players if general is not position.me)
        return position.koku_deck == 0 or 0 in others or position.kamons_of(position.me) <= placed

    def later(
        self,
        hand: Cards,
        tiles: Sequence[BonusTile],
        placed: Sequence[Province],
        last_tile: TileOdds = (),
    ) -> Terms:
        """The terms of a turn that placed kamons in these provinces and kept these cards and tiles, and
        perhaps won a tile at the very end, whose bonus can only be guessed."""
        ends = self.ends(len(placed))
        if ends:
            cards = Fraction(sum(card.koku for card in hand))
            counts = [(final_koku(hand, (*tiles, BonusTile(bonus))), chance) for bonus, chance in last_tile]
            in_the_end = counts or [(final_koku(hand, tiles), Fraction(1))]
            kept_tiles = _total(koku * chance for koku, chance in in_the_end) - cards
        else:
            cards = _total(map(card_worth, hand))
            kept_tiles = _total(TILE[tile.bonus] for tile in tiles)
            kept_tiles += _total(TILE[bonus] * chance for bonus, chance in last_tile)
        return Terms(
            cards=cards,
            tiles=kept_tiles,
            majorities=Fraction(self.majorities.worth(placed, ends), MILLI),
            golden=Fraction(self.majorities.golden(placed, ends)[1], MILLI),
        )

    def golden(self, placed: Sequence[Province]) -> Place | None:
        """The Sensei's best kamon to turn after such a turn; none where it adds nothing."""
        return self.majorities.golden(placed, self.ends(len(placed)))[0]


def tile_odds(seen: Position, tile: GateTile | None) -> TileOdds:
    """The chance of each bonus of the tile that the last conquest of a turn wins, to a hundredth."""
    odds = bonus_odds(seen, tile) if tile else {}
    if not odds:
        return ()
    rounded = {bonus: Fraction(round(chance * 100), 100) for bonus, chance in odds.items()}
    likeliest = max(rounded, key=rounded.__getitem__)
    rounded[likeliest] += 1 - _total(rounded.values())
    return tuple(rounded.items())


def _total(parts: Iterable[Fraction]) -> Fraction:
    return sum(parts, Fraction())
