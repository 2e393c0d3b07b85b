"""A player's turn, written once: paying for a province and placing a kamon, drawing a card, turning golden.

A `Game`, which knows everything, and a `Position`, which knows what one player sees, both play it with a
`Mover`: the player whose turn it is, and all that his turn can change about him.
"""

from collections.abc import Mapping
from dataclasses import dataclass, replace

from engine.board import CONQUESTS_PER_TURN, Province, Spot
from engine.components import (
    Bonus,
    BonusTile,
    Card,
    Cards,
    Favour,
    General,
    Kamon,
    Title,
    sorted_cards,
    sorted_tiles,
    without,
)
from engine.payment import Means, Payment, settle
from engine.position import Site
from engine.refusals import (
    Forbidden,
    JokerHasServed,
    NoDrawTile,
    NoJoker,
    NoKamonLeft,
    NoSimpleKamonThere,
    NotSensei,
    TwoKamonsPlaced,
)


@dataclass(frozen=True, slots=True)
class Conquest:
    """A province to take, and the payment for its first free position."""

    province: Province
    payment: Payment


@dataclass(frozen=True, slots=True)
class Placed:
    """What placing a kamon changes; the tile on the gate is still to be taken."""

    mover: "Mover"
    kamons: tuple[Kamon, ...]
    """Those of the province."""
    favour: Favour
    spent: tuple[BonusTile, ...]


@dataclass(frozen=True, slots=True)
class Mover:
    """The player whose turn it is."""

    general: General
    title: Title
    hand: Cards
    tiles: tuple[BonusTile, ...]
    kamons: int
    """Those in his stock."""
    conquests_made: int
    hatamoto_used: bool

    @property
    def means(self) -> Means:
        """What he can pay with."""
        joker = self.title is Title.HATAMOTO and not self.hatamoto_used
        return Means.of(self.hand, self.tiles, joker)

    @property
    def conquests_left(self) -> int:
        """How many kamons he may still place this turn."""
        return min(CONQUESTS_PER_TURN - self.conquests_made, self.kamons)

    def check_kamon(self) -> None:
        """Raise `Forbidden` where he may place no kamon."""
        if self.conquests_made >= CONQUESTS_PER_TURN:
            raise Forbidden(TwoKamonsPlaced(self.general))
        if self.kamons == 0:
            raise Forbidden(NoKamonLeft(self.general))

    def check(self, site: Site, conquest: Conquest) -> None:
        """The referee of conquests: raise `Forbidden`, with the rule that is broken, unless it is legal."""
        self.check_kamon()
        asked = site.demand(conquest.province)
        if conquest.payment.uses_hatamoto:
            if self.title is not Title.HATAMOTO:
                raise Forbidden(NoJoker(self.title))
            if self.hatamoto_used:
                raise Forbidden(JokerHasServed())
        settle(asked, self.means, conquest.payment)

    def place(self, site: Site, conquest: Conquest) -> Placed:
        """Pay for the first free position and place a kamon there, whether or not that is legal."""
        payment = conquest.payment
        spent = self._tiles_for(payment)
        after = replace(
            self,
            hand=without(self.hand, payment.cards),
            tiles=without(self.tiles, spent),
            kamons=self.kamons - 1,
            conquests_made=self.conquests_made + 1,
            hatamoto_used=self.hatamoto_used or payment.uses_hatamoto,
        )
        favour = favour_for(conquest.province, site.position, self.title)
        return Placed(after, (*site.kamons, Kamon(self.general)), favour, spent)

    def win(self, tile: BonusTile) -> "Mover":
        """Take the top tile of the province just taken."""
        return replace(self, tiles=sorted_tiles((*self.tiles, tile)))

    def use_draw_tile(self) -> tuple["Mover", BonusTile]:
        """Give up a Draw tile, before its card is taken; that costs no conquest (ruling 14)."""
        tile = next((tile for tile in self.tiles if tile.bonus is Bonus.DRAW), None)
        if tile is None:
            raise Forbidden(NoDrawTile(self.general))
        return replace(self, tiles=without(self.tiles, (tile,))), tile

    def take(self, card: Card) -> "Mover":
        """Take the card that a Draw tile brought."""
        return replace(self, hand=sorted_cards((*self.hand, card)))

    def turn_golden(self, board: Mapping[Province, tuple[Kamon, ...]], spot: Spot) -> tuple[Kamon, ...]:
        """Turn one of his kamons to its golden face, as only the Sensei may; the province's kamons then."""
        if self.title is not Title.SENSEI:
            raise Forbidden(NotSensei(self.general, self.title))
        if spot not in simple_kamons(board, self.general):
            raise Forbidden(NoSimpleKamonThere(self.general, *spot))
        province, position = spot
        kamons = list(board[province])
        kamons[position - 1] = Kamon(self.general, golden=True)
        return tuple(kamons)

    def _tiles_for(self, payment: Payment) -> tuple[BonusTile, ...]:
        """The tiles that a payment uses up; of equal bonuses, the first."""
        left = list(self.tiles)
        spent = []
        for bonus in payment.bonuses:
            tile = next(tile for tile in left if tile.bonus is bonus)
            left.remove(tile)
            spent.append(tile)
        return tuple(spent)


def favour_for(province: Province, at: int, title: Title) -> Favour:
    """What a kamon on a position scores for the holder of a title, whose bonus comes on top (ruling 18)."""
    return Favour(province.favour(at) + title.favour)


def simple_kamons(board: Mapping[Province, tuple[Kamon, ...]], general: General) -> list[Spot]:
    """Where a general's kamons lie that are not golden."""
    own = Kamon(general)
    return [
        (province, position)
        for province, kamons in board.items()
        for position, kamon in enumerate(kamons, start=1)
        if kamon == own
    ]
