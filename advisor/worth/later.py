"""What a play is worth later, term by term, in favour points."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, fields
from fractions import Fraction

from advisor.worth.draw_tiles import DrawTiles, final_worth, tile_worth
from advisor.worth.law import Law
from advisor.worth.majorities import Majorities
from advisor.worth.weights import weights
from advisor.worth.years import law_of, years_left
from engine.board import Province, Spot
from engine.components import Bonus, BonusTile, Cards, GateTile
from engine.odds import bonus_odds
from engine.position import Position

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
    rivals: Fraction = Fraction()
    """What the majorities of the others count against me."""
    golden: Fraction = Fraction()
    """What the Sensei's golden turn adds to the majorities."""

    def by_name(self) -> dict[str, Fraction]:
        """Each term by its name."""
        return {term.name: getattr(self, term.name) for term in fields(self)}

    @property
    def total(self) -> Fraction:
        """All terms together."""
        return _total(self.by_name().values())

    def plus(self, other: "Terms", times: Fraction = Fraction(1)) -> "Terms":
        """The sum with other terms, weighted by their chance."""
        return Terms(*(getattr(self, term.name) + getattr(other, term.name) * times for term in fields(self)))


class Worth:
    """What the end of my turn is worth, for everything that can come of one position."""

    def __init__(self, position: Position, law: Law | None = None) -> None:
        law = law or law_of(position)
        self.law = law
        self.position = position
        self.years = years_left(position, law)
        self.weights = weights(law, self.years)
        self.majorities = Majorities(position, law, self.years)

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
            cards = _total(map(self.weights.card, hand))
            kept_tiles = _total(
                self.weights.tile(tile.bonus) for tile in tiles if tile.bonus is not Bonus.DRAW
            )
            kept_tiles += draws.worth + _total(tile_worth(b, draws) * chance for b, chance in last_tile)
        return Terms(
            cards=cards,
            tiles=kept_tiles,
            majorities=self.majorities.worth(placed, ends),
            rivals=self.majorities.taken_from_rivals(placed, ends),
            golden=self.majorities.golden(placed, ends)[1],
        )

    def draws(self, tiles: Sequence[BonusTile], deck: Cards | None = None) -> DrawTiles:
        """The Draw tiles among some that are kept."""
        count = sum(tile.bonus is Bonus.DRAW for tile in tiles)
        return DrawTiles.of(count, self.position.unseen_cards() if deck is None else deck, self.weights)

    def golden(self, placed: Sequence[Province]) -> Spot | None:
        """The Sensei's best kamon to turn after such a turn; none where it adds nothing."""
        return self.majorities.golden(placed, self.ends(len(placed)))[0]


def last_tile_odds(position: Position, tile: GateTile | None) -> TileOdds:
    """The chance of each bonus of the tile that the last conquest of a turn wins."""
    return tuple(bonus_odds(position, tile).items()) if tile else ()


def _total(parts: Iterable[Fraction]) -> Fraction:
    return sum(parts, Fraction())
