"""Why a play is forbidden, or cannot have happened: a fact for each way, with the values that tell which."""

from typing import ClassVar

from engine.board import Province
from engine.components import Bonus, Card, Cards, General, Pay, SharingStep, Symbol, Title, Troop
from engine.errors import Fact, Rule, ShitennoError


class Broken(Fact):
    """A rule that is broken."""

    rule: ClassVar[Rule]

    def __init_subclass__(cls, rule: Rule) -> None:
        super().__init_subclass__()
        cls.rule = rule


class GameIsOver(Broken, rule=Rule.GAME_OVER):
    pass


class SharingIsOver(Broken, rule=Rule.NOT_NOW):
    """Everybody has a lot; it is somebody's turn."""

    turn_of: General | None


class SharingIsDue(Broken, rule=Rule.NOT_NOW):
    general: General
    step: SharingStep


class NotHisTurn(Broken, rule=Rule.NOT_NOW):
    general: General


class HasNoTurn(Broken, rule=Rule.NOT_NOW):
    """A position of an even year, where one of an odd year is needed."""


class HierarchyTileGone(Broken, rule=Rule.LOT_HIERARCHY_TILE):
    title: Title


class TooFewToShare(Broken, rule=Rule.LOT_FROM_THE_SHARE):
    card: Card
    left: int


class SameTileTwice(Broken, rule=Rule.SPLIT_TWO_TILES):
    title: Title


class LeftOutOfBothLots(Broken, rule=Rule.SPLIT_EVERYTHING):
    card: Card


class TwoKamonsPlaced(Broken, rule=Rule.TWO_CONQUESTS):
    general: General


class OneKamonOnly(Broken, rule=Rule.TWO_CONQUESTS):
    general: General


class NoKamonLeft(Broken, rule=Rule.KAMON_NEEDED):
    general: General


class OneKamonLeft(Broken, rule=Rule.KAMON_NEEDED):
    """The player's stock is enough for one conquest, not for two."""

    general: General


class NotDescribed(Broken, rule=Rule.PROVINCE_DESCRIBED):
    provinces: tuple[Province, ...]


class ProvinceIsFull(Broken, rule=Rule.PROVINCE_FULL):
    province: Province


class TooFewInHand(Broken, rule=Rule.CARD_IN_HAND):
    card: Card
    held: int


class TooFewTiles(Broken, rule=Rule.TILE_IN_FRONT):
    bonus: Bonus
    used: int
    owned: int


class NoJoker(Broken, rule=Rule.HATAMOTO_TITLE):
    title: Title


class NoJokerAmongMeans(Broken, rule=Rule.HATAMOTO_TITLE):
    pass


class JokerHasServed(Broken, rule=Rule.HATAMOTO_ONCE):
    pass


class JokerTwice(Broken, rule=Rule.HATAMOTO_ONCE):
    pass


class NothingToExchange(Broken, rule=Rule.EXCHANGE_SOMETHING):
    source: Symbol


class ExchangedForTheSame(Broken, rule=Rule.EXCHANGE_SOMETHING):
    source: Symbol


class NothingToAddTo(Broken, rule=Rule.PLUS_ONE_SAME):
    on: Symbol


class Mixed(Broken, rule=Rule.NO_MIXTURE):
    """Something of the other sort lies in a payment and is not exchanged: a card, or the Hatamoto."""

    card: Card | None
    pay: Pay


class TroopsLacking(Broken, rule=Rule.TROOPS_NEEDED):
    needed: tuple[Troop, ...]
    lacking: tuple[Symbol, ...]


class KokuLacking(Broken, rule=Rule.KOKU_NEEDED):
    needed: int
    paid: int


class NoTileThere(Broken, rule=Rule.TILE_REVEALED):
    province: Province


class BonusNotNamed(Broken, rule=Rule.TILE_REVEALED):
    province: Province


class BonusIsKnown(Broken, rule=Rule.TILE_REVEALED):
    province: Province
    bonus: Bonus


class NextTileNotNamed(Broken, rule=Rule.TILE_REVEALED):
    province: Province


class NoNextTile(Broken, rule=Rule.TILE_REVEALED):
    province: Province


class NoDrawTile(Broken, rule=Rule.DRAW_TILE):
    general: General


class NothingToDraw(Broken, rule=Rule.DRAW_FROM_SOMETHING):
    pass


class NotInTheDeck(Broken, rule=Rule.DRAW_FROM_SOMETHING):
    card: Card


class NotSensei(Broken, rule=Rule.SENSEI_TURNS_GOLDEN):
    general: General
    title: Title


class NoSimpleKamonThere(Broken, rule=Rule.OWN_SIMPLE_KAMON):
    general: General
    province: Province
    position: int


Refusal = (
    GameIsOver
    | SharingIsOver
    | SharingIsDue
    | NotHisTurn
    | HasNoTurn
    | HierarchyTileGone
    | TooFewToShare
    | SameTileTwice
    | LeftOutOfBothLots
    | TwoKamonsPlaced
    | OneKamonOnly
    | NoKamonLeft
    | OneKamonLeft
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


class NotInTheBox(Fact):
    card: Card


class AllCardsKnown(Fact):
    """All copies of a card are known to be elsewhere."""

    card: Card


class CannotHold(Fact):
    """A player's hand cannot hold so many copies of a card: what is known of it, and how many cards more."""

    general: General
    card: Card
    known: Cards
    unknown: int


class TroopTilesInUse(Fact):
    """More top tiles show a troop than the box has tiles with it."""

    troop: Troop


class NoSuchTileBelow(Fact):
    """No tile with a troop can lie under a top tile."""

    troop: Troop


class AllTilesKnown(Fact):
    """All tiles with these two faces are known to be elsewhere."""

    troop: Troop
    bonus: Bonus


class OldDeckFirst(Fact):
    """Cards turned up of which so many must be the last ones of the old deck, and the rest of the new one."""

    count: int


Absence = (
    NotInTheBox
    | AllCardsKnown
    | CannotHold
    | TroopTilesInUse
    | NoSuchTileBelow
    | AllTilesKnown
    | OldDeckFirst
)


class NotThere(ShitennoError):
    """A card or tile that cannot be where it is said to be: all of its kind are accounted for."""

    def __init__(self, absence: Absence) -> None:
        self.absence = absence
        super().__init__(str(absence))

    @property
    def card(self) -> Card | None:
        """The card that cannot be there, if it is one."""
        match self.absence:
            case NotInTheBox(card) | AllCardsKnown(card) | CannotHold(_, card, _, _):
                return card
        return None
