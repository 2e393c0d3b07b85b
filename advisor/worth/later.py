"""What a play is worth later, term by term, in favour points. Every weight lives here, with its reason."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, fields
from fractions import Fraction
from functools import lru_cache
from math import comb
from typing import NamedTuple

from advisor.worth.majorities import MILLI, Majorities
from engine.board import Province, Spot
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

UNIT = 10**7
"""A favour point as the solver counts it. What cannot be told in whole units is rounded, so that a turn is
right to a millionth of a point."""

TileOdds = tuple[tuple[Bonus, Fraction], ...]
"""The chance of each bonus of a tile."""


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


def units(favour: Fraction | int) -> int:
    """Favour in units."""
    return round(favour * UNIT)


def card_worth(card: Card) -> Fraction:
    """What a card is worth in hand while the game goes on."""
    if card.koku:
        return KOKU * card.koku
    return TROOP if len(card.troops) == 1 else DOUBLE


def spent_worth(payment: Payment) -> Fraction:
    """What a payment takes out of the hand; the Hatamoto stays."""
    return _total(card_worth(card) for card in payment.cards) + _total(TILE[b] for b in payment.bonuses)


class DrawTiles(NamedTuple):
    """Draw tiles left at the end of a turn, and the cards that they may still bring in it (ruling 17)."""

    tiles: int
    singles: int
    doubles: int

    @classmethod
    def of(cls, tiles: int, deck: Cards) -> "DrawTiles":
        """So many tiles, and a deck of troop cards."""
        doubles = sum(len(card.troops) == 2 for card in deck)
        return cls(tiles, len(deck) - doubles, doubles)

    def more(self) -> "DrawTiles":
        """The same with one tile more."""
        return self._replace(tiles=self.tiles + 1)

    def without(self, card: Card) -> "DrawTiles":
        """The same once a card of the deck was drawn."""
        if len(card.troops) == 2:
            return self._replace(doubles=self.doubles - 1)
        return self._replace(singles=self.singles - 1)

    @property
    def cards(self) -> int:
        """How many cards the tiles can bring."""
        return min(self.tiles, self.singles + self.doubles)

    @property
    def is_better_now(self) -> bool:
        """Whether a card now is worth more than the tile later, while the game goes on."""
        return self.cards > 0 and self.card > TILE[Bonus.DRAW]

    @property
    def worth(self) -> Fraction:
        """What the tiles are worth while the game goes on: used now or kept, whichever is better."""
        return _worth_of(self)

    @property
    def card(self) -> Fraction:
        """What the next card is worth on average."""
        return (TROOP * self.singles + DOUBLE * self.doubles) / (self.singles + self.doubles)

    def at_least(self) -> tuple[Fraction, ...]:
        """The chance that the cards they bring show at least 1, 2, ... troops."""
        deck = self.singles + self.doubles
        chances = [Fraction()] * (2 * self.cards)
        for doubles in range(self.cards + 1):
            ways = comb(self.doubles, doubles) * comb(self.singles, self.cards - doubles)
            for troops in range(self.cards + doubles):
                chances[troops] += Fraction(ways, comb(deck, self.cards))
        return tuple(chance for chance in chances if chance)


@lru_cache(maxsize=1 << 10)
def _worth_of(draws: DrawTiles) -> Fraction:
    kept = TILE[Bonus.DRAW] * draws.tiles
    return kept + draws.cards * (draws.card - TILE[Bonus.DRAW]) if draws.is_better_now else kept


def final_worth(hand: Cards, tiles: Sequence[BonusTile], draws: DrawTiles) -> Fraction:
    """The koku expected in the final count, with every Draw tile used before."""
    troops = sum(len(card.troops) for card in hand)
    idle = sum(tile.bonus is Bonus.EXCHANGE for tile in tiles) - troops
    # Every troop drawn feeds an Exchange that would else find nothing to turn.
    return final_koku(hand, tiles) + _total(draws.at_least()[: max(0, idle)])


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
        deck: Cards | None = None,
    ) -> Terms:
        """The terms of a turn that placed kamons in these provinces and kept these cards and tiles, and
        perhaps won a tile at the very end, whose bonus can only be guessed. Draw tiles may still bring a
        card of the deck: by default, of what may be in it as the turn begins."""
        ends = self.ends(len(placed))
        draws = self.draws(tiles, deck)
        if ends:
            cards = Fraction(sum(card.koku for card in hand))
            kept_tiles = -cards
            for bonus, chance in last_tile or ((None, Fraction(1)),):
                won = (BonusTile(bonus),) if bonus else ()
                more = draws.more() if bonus is Bonus.DRAW else draws
                kept_tiles += chance * final_worth(hand, (*tiles, *won), more)
        else:
            cards = _total(map(card_worth, hand))
            kept_tiles = _total(TILE[tile.bonus] for tile in tiles if tile.bonus is not Bonus.DRAW)
            kept_tiles += draws.worth + _total(tile_worth(b, draws) * chance for b, chance in last_tile)
        return Terms(
            cards=cards,
            tiles=kept_tiles,
            majorities=Fraction(self.majorities.worth(placed, ends), MILLI),
            golden=Fraction(self.majorities.golden(placed, ends)[1], MILLI),
        )

    def draws(self, tiles: Sequence[BonusTile], deck: Cards | None = None) -> DrawTiles:
        """The Draw tiles among some that are kept."""
        count = sum(tile.bonus is Bonus.DRAW for tile in tiles)
        return DrawTiles.of(count, self.position.unseen_cards() if deck is None else deck)

    def golden(self, placed: Sequence[Province]) -> Spot | None:
        """The Sensei's best kamon to turn after such a turn; none where it adds nothing."""
        return self.majorities.golden(placed, self.ends(len(placed)))[0]


def tile_worth(bonus: Bonus, draws: DrawTiles) -> Fraction:
    """What a tile won at the end of a turn adds while the game goes on, beside other Draw tiles."""
    return draws.more().worth - draws.worth if bonus is Bonus.DRAW else TILE[bonus]


def tile_odds(seen: Position, tile: GateTile | None) -> TileOdds:
    """The chance of each bonus of the tile that the last conquest of a turn wins."""
    return tuple(bonus_odds(seen, tile).items()) if tile else ()


def _total(parts: Iterable[Fraction]) -> Fraction:
    return sum(parts, Fraction())
