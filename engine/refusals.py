"""Why a play is forbidden, or cannot have happened: a fact for each way, with the values that tell which."""

from dataclasses import dataclass
from typing import ClassVar

from engine.board import Province
from engine.components import Bonus, Card, General, Pay, SharingStep, Symbol, Title, Troop
from engine.errors import Fact, Rule, ShitennoError


@dataclass(frozen=True, slots=True)
class GameIsOver(Fact):
    rule: ClassVar[Rule] = Rule.GAME_OVER


@dataclass(frozen=True, slots=True)
class SharingIsOver(Fact):
    """Everybody has a lot; it is somebody's turn."""

    rule: ClassVar[Rule] = Rule.NOT_NOW
    turn_of: General | None


@dataclass(frozen=True, slots=True)
class SharingIsDue(Fact):
    rule: ClassVar[Rule] = Rule.NOT_NOW
    general: General
    step: SharingStep


@dataclass(frozen=True, slots=True)
class NotHisTurn(Fact):
    rule: ClassVar[Rule] = Rule.NOT_NOW
    general: General


@dataclass(frozen=True, slots=True)
class HierarchyTileGone(Fact):
    rule: ClassVar[Rule] = Rule.LOT_HIERARCHY_TILE
    title: Title


@dataclass(frozen=True, slots=True)
class TooFewToShare(Fact):
    rule: ClassVar[Rule] = Rule.LOT_FROM_THE_SHARE
    card: Card


@dataclass(frozen=True, slots=True)
class SameTileTwice(Fact):
    rule: ClassVar[Rule] = Rule.SPLIT_TWO_TILES
    title: Title


@dataclass(frozen=True, slots=True)
class LeftOutOfBothLots(Fact):
    rule: ClassVar[Rule] = Rule.SPLIT_EVERYTHING
    card: Card


@dataclass(frozen=True, slots=True)
class TwoKamonsPlaced(Fact):
    rule: ClassVar[Rule] = Rule.TWO_CONQUESTS
    general: General


@dataclass(frozen=True, slots=True)
class OneKamonOnly(Fact):
    rule: ClassVar[Rule] = Rule.TWO_CONQUESTS
    general: General


@dataclass(frozen=True, slots=True)
class NoKamonLeft(Fact):
    rule: ClassVar[Rule] = Rule.KAMON_NEEDED
    general: General


@dataclass(frozen=True, slots=True)
class NotDescribed(Fact):
    rule: ClassVar[Rule] = Rule.PROVINCE_DESCRIBED
    provinces: tuple[Province, ...]


@dataclass(frozen=True, slots=True)
class ProvinceIsFull(Fact):
    rule: ClassVar[Rule] = Rule.PROVINCE_FULL
    province: Province


@dataclass(frozen=True, slots=True)
class TooFewInHand(Fact):
    rule: ClassVar[Rule] = Rule.CARD_IN_HAND
    card: Card


@dataclass(frozen=True, slots=True)
class TooFewTiles(Fact):
    rule: ClassVar[Rule] = Rule.TILE_IN_FRONT
    bonus: Bonus
    used: int
    owned: int


@dataclass(frozen=True, slots=True)
class NoJoker(Fact):
    rule: ClassVar[Rule] = Rule.HATAMOTO_TITLE
    title: Title


@dataclass(frozen=True, slots=True)
class NoJokerAmongMeans(Fact):
    rule: ClassVar[Rule] = Rule.HATAMOTO_TITLE


@dataclass(frozen=True, slots=True)
class JokerHasServed(Fact):
    rule: ClassVar[Rule] = Rule.HATAMOTO_ONCE


@dataclass(frozen=True, slots=True)
class JokerTwice(Fact):
    rule: ClassVar[Rule] = Rule.HATAMOTO_ONCE


@dataclass(frozen=True, slots=True)
class NothingToExchange(Fact):
    rule: ClassVar[Rule] = Rule.EXCHANGE_SOMETHING
    source: Symbol


@dataclass(frozen=True, slots=True)
class ExchangedForTheSame(Fact):
    rule: ClassVar[Rule] = Rule.EXCHANGE_SOMETHING
    source: Symbol


@dataclass(frozen=True, slots=True)
class NothingToAddTo(Fact):
    rule: ClassVar[Rule] = Rule.PLUS_ONE_SAME
    on: Symbol


@dataclass(frozen=True, slots=True)
class Mixed(Fact):
    """Something of the other sort lies in a payment and is not exchanged: a card, or the Hatamoto."""

    rule: ClassVar[Rule] = Rule.NO_MIXTURE
    card: Card | None
    pay: Pay


@dataclass(frozen=True, slots=True)
class TroopsLacking(Fact):
    rule: ClassVar[Rule] = Rule.TROOPS_NEEDED
    needed: tuple[Troop, ...]
    lacking: tuple[Symbol, ...]


@dataclass(frozen=True, slots=True)
class KokuLacking(Fact):
    rule: ClassVar[Rule] = Rule.KOKU_NEEDED
    needed: int
    paid: int


@dataclass(frozen=True, slots=True)
class NoTileThere(Fact):
    rule: ClassVar[Rule] = Rule.TILE_REVEALED
    province: Province


@dataclass(frozen=True, slots=True)
class BonusNotNamed(Fact):
    rule: ClassVar[Rule] = Rule.TILE_REVEALED
    province: Province


@dataclass(frozen=True, slots=True)
class BonusIsKnown(Fact):
    rule: ClassVar[Rule] = Rule.TILE_REVEALED
    province: Province
    bonus: Bonus


@dataclass(frozen=True, slots=True)
class NextTileNotNamed(Fact):
    rule: ClassVar[Rule] = Rule.TILE_REVEALED
    province: Province


@dataclass(frozen=True, slots=True)
class NoNextTile(Fact):
    rule: ClassVar[Rule] = Rule.TILE_REVEALED
    province: Province


@dataclass(frozen=True, slots=True)
class NoDrawTile(Fact):
    rule: ClassVar[Rule] = Rule.DRAW_TILE
    general: General


@dataclass(frozen=True, slots=True)
class NothingToDraw(Fact):
    rule: ClassVar[Rule] = Rule.DRAW_FROM_SOMETHING


@dataclass(frozen=True, slots=True)
class NotInTheDeck(Fact):
    rule: ClassVar[Rule] = Rule.DRAW_FROM_SOMETHING
    card: Card


@dataclass(frozen=True, slots=True)
class NotSensei(Fact):
    rule: ClassVar[Rule] = Rule.SENSEI_TURNS_GOLDEN
    general: General
    title: Title


@dataclass(frozen=True, slots=True)
class NoSimpleKamonThere(Fact):
    rule: ClassVar[Rule] = Rule.OWN_SIMPLE_KAMON
    general: General
    province: Province
    position: int


Refusal = (
    GameIsOver
    | SharingIsOver
    | SharingIsDue
    | NotHisTurn
    | HierarchyTileGone
    | TooFewToShare
    | SameTileTwice
    | LeftOutOfBothLots
    | TwoKamonsPlaced
    | OneKamonOnly
    | NoKamonLeft
    | NotDescribed
    | ProvinceIsFull
    | TooFewInHand
    | TooFewTiles
    | NoJoker
    | NoJokerAmongMeans
    | JokerHasServed
    | JokerTwice
    | NothingToExchange
    | ExchangedForTheSame
    | NothingToAddTo
    | Mixed
    | TroopsLacking
    | KokuLacking
    | NoTileThere
    | BonusNotNamed
    | BonusIsKnown
    | NextTileNotNamed
    | NoNextTile
    | NoDrawTile
    | NothingToDraw
    | NotInTheDeck
    | NotSensei
    | NoSimpleKamonThere
)


class Forbidden(ShitennoError):
    """A play that breaks a rule."""

    def __init__(self, refusal: Refusal) -> None:
        self.refusal = refusal
        self.rule = refusal.rule
        super().__init__(str(refusal))


@dataclass(frozen=True, slots=True)
class NotInTheBox(Fact):
    card: Card


@dataclass(frozen=True, slots=True)
class AllCardsKnown(Fact):
    """All copies of a card are known to be elsewhere."""

    card: Card


@dataclass(frozen=True, slots=True)
class CannotHold(Fact):
    """A player's hand cannot hold so many copies of a card."""

    general: General
    card: Card


@dataclass(frozen=True, slots=True)
class TroopTilesInUse(Fact):
    """More top tiles show a troop than the box has tiles with it."""

    troop: Troop


@dataclass(frozen=True, slots=True)
class NoSuchTileBelow(Fact):
    """No tile with a troop can lie under a top tile."""

    troop: Troop


@dataclass(frozen=True, slots=True)
class AllTilesKnown(Fact):
    """All tiles with these two faces are known to be elsewhere."""

    troop: Troop
    bonus: Bonus


Absence = NotInTheBox | AllCardsKnown | CannotHold | TroopTilesInUse | NoSuchTileBelow | AllTilesKnown


class NotThere(ShitennoError):
    """A card or tile that cannot be where it is said to be: all of its kind are accounted for."""

    def __init__(self, absence: Absence) -> None:
        self.absence = absence
        super().__init__(str(absence))

    @property
    def card(self) -> Card | None:
        """The card that cannot be there, if it is one."""
        match self.absence:
            case NotInTheBox(card) | AllCardsKnown(card) | CannotHold(_, card):
                return card
        return None
