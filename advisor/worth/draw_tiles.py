"""Draw tiles that are left at the end of a turn: used then or kept, and what the cards they bring may be."""

from collections.abc import Sequence
from fractions import Fraction
from functools import lru_cache
from math import comb
from typing import NamedTuple

from advisor.worth.weights import Weights
from engine.components import Bonus, BonusTile, Card, Cards
from engine.scoring import final_koku


class DrawTiles(NamedTuple):
    """Draw tiles left at the end of a turn, and the cards that they may still bring in it (ruling 17)."""

    tiles: int
    singles: int
    doubles: int
    weights: Weights

    @classmethod
    def of(cls, tiles: int, deck: Cards, weights: Weights) -> "DrawTiles":
        """So many tiles, a deck of troop cards, and what each is worth."""
        doubles = sum(len(card.troops) == 2 for card in deck)
        return cls(tiles, len(deck) - doubles, doubles, weights)

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
        return self.cards > 0 and self.card > self.weights.draw

    @property
    def worth(self) -> Fraction:
        """What the tiles are worth while the game goes on: used now or kept, whichever is better."""
        return _worth_of(self)

    @property
    def card(self) -> Fraction:
        """What the next card is worth on average."""
        total = self.weights.single * self.singles + self.weights.double * self.doubles
        return total / (self.singles + self.doubles)

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
    kept = draws.weights.draw * draws.tiles
    return kept + draws.cards * (draws.card - draws.weights.draw) if draws.is_better_now else kept


def final_worth(hand: Cards, tiles: Sequence[BonusTile], draws: DrawTiles) -> Fraction:
    """The koku expected in the final count, with every Draw tile used before."""
    troops = sum(len(card.troops) for card in hand)
    idle = sum(tile.bonus is Bonus.EXCHANGE for tile in tiles) - troops
    # Every troop drawn feeds an Exchange that would else find nothing to turn.
    return final_koku(hand, tiles) + sum(draws.at_least()[: max(0, idle)], Fraction())


def tile_worth(bonus: Bonus, draws: DrawTiles) -> Fraction:
    """What a tile won at the end of a turn adds while the game goes on, beside other Draw tiles."""
    return draws.more().worth - draws.worth if bonus is Bonus.DRAW else draws.weights.tile(bonus)
