"""Reading cards and tiles, and noting for the box check which entries claim which pieces."""

from collections.abc import Iterable

from engine.board import KOKU_CARDS, TILES, TROOP_CARDS
from engine.components import Bonus, BonusTile, Card, Cards, GateTile, Troop
from engine.notation import find, find_card, multiplied, nearest
from engine.position_file.box_check import CardClaim, Place, TileClaim
from engine.position_file.problems import (
    Listed,
    NotACard,
    NotATile,
    Problem,
    TooManyOfACard,
    TooManyOfATile,
)
from engine.position_file.reading import FieldReader

MOST_CARDS = len(TROOP_CARDS) + len(KOKU_CARDS)
"""All that the box holds."""


class PieceReader(FieldReader):
    """Reads lists of cards and tiles, and the tiles on gates."""

    def __init__(self, problems: Iterable[Problem]) -> None:
        super().__init__(problems)
        self.cards: list[CardClaim] = []
        self.tiles: list[TileClaim] = []

    def card_list(self, value: object, path: str, place: Place, only_troops: bool = False) -> Cards:
        """The cards that could be read."""
        most = len(TROOP_CARDS) if only_troops else MOST_CARDS
        cards: list[Card] = []
        for at, item in self.entries(value, path, most, Listed.CARDS):
            count, name = multiplied(item) if isinstance(item, str) else (1, "")
            card = find_card(name)
            if card is None or (only_troops and card.koku):
                near = nearest(Card, name) if card is None else None
                self.wrong(at, NotACard(item, only_troops), near)
            elif not 1 <= count <= most:
                self.wrong(at, TooManyOfACard(item, count, card.copies))
            else:
                cards += [card] * count
                self.cards.append(CardClaim(at, card, count, place))
        return tuple(cards)

    def bonus_tiles(self, value: object, path: str, place: Place) -> tuple[BonusTile, ...]:
        """The tiles that could be read."""
        tiles: list[BonusTile] = []
        for at, item in self.entries(value, path, len(TILES), Listed.TILES):
            count, name = multiplied(item) if isinstance(item, str) else (1, item)
            troop, bonus = self._faces(name, at, Bonus)
            if bonus and not 1 <= count <= len(TILES):
                self.wrong(at, TooManyOfATile(item, count, len(TILES)))
            elif bonus:
                tiles += [BonusTile(bonus, troop)] * count
                self.tiles += [TileClaim(at, troop, bonus, place)] * count
        return tuple(tiles)

    def gate_tile(self, value: object, path: str) -> GateTile | None:
        """The tile on a gate."""
        troop, bonus = self._faces(value, path, Troop)
        if troop is None:
            return None
        self.tiles.append(TileClaim(path, troop, bonus, Place.GATE))
        return GateTile(troop, bonus)

    def _faces(
        self, value: object, path: str, alone: type[Troop] | type[Bonus]
    ) -> tuple[Troop | None, Bonus | None]:
        """A tile by both faces, 'sohei/+1', or by the one that may stand alone; nothing if it is wrong."""
        if not isinstance(value, str) or "/" not in value:
            if alone is Troop:
                return self.name(Troop, value, path, NotATile(value, Troop)), None
            return None, self.name(Bonus, value, path, NotATile(value, Bonus))
        one, _, two = value.partition("/")
        if find(Bonus, one) or find(Troop, two):
            one, two = two, one
        troop, bonus = self.name(Troop, one, path), self.name(Bonus, two, path)
        return (troop, bonus) if troop and bonus else (None, None)
