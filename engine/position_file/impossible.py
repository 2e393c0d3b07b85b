"""What no table could show: more pieces than the box holds, or a turn or year that contradicts itself."""

from engine.components import Bonus, Card, General, Named, SharingStep, Title, Troop
from engine.errors import Fact


class TooManyCards(Fact):
    card: Card
    count: int
    most: int


class TooManyKokuCards(Fact):
    in_deck: int
    in_hand: int
    with_others: int
    shared: int
    """Those of an even year."""
    most: int


class FewerThanKnown(Fact):
    """Fewer cards in another's hand than are known to be there."""

    cards: int
    known: int


class TooManyInHands(Fact):
    """More cards in all hands and those of an even year than the deck of koku cards leaves of the box."""

    count: int
    shared: int
    in_deck: int
    most: int


class ImpossibleKokuDeck(Fact):
    in_deck: int
    players: int
    a_year: int
    possible: tuple[int, ...]


class TooFewKamons(Fact):
    left: int
    placed: int
    stock: int


class TooManyKamons(Fact):
    general: General
    count: int
    most: int


class JokerOfAnother(Fact):
    title: Title


class JokerWithoutConquest(Fact):
    pass


class MoreConquestsThanKamons(Fact):
    made: int
    on_the_board: int


class TooManyTiles(Fact):
    """More tiles with these two faces than the box has."""

    troop: Troop
    bonus: Bonus
    count: int
    most: int


class TooManyFaces(Fact):
    """More tiles with one of these faces than the box has."""

    faces: tuple[Named, ...]
    count: int
    most: int


class TooManyTaken(Fact):
    count: int
    most: int
    in_the_box: int


class TurnInAnEvenYear(Fact):
    """Something of a turn under way, in an even year."""


class TileSharedTwice(Fact):
    """A hierarchy tile that lies elsewhere too."""

    title: Title
    path: str


class TilesNowhere(Fact):
    """Hierarchy tiles that are in no lot, nor left."""

    titles: tuple[Title, ...]


class NotTwoLots(Fact):
    """A split into another number of lots."""

    count: int


class OfferedAndSplit(Fact):
    pass


class OfferedToTheLastTwo(Fact):
    pass


class SplitTooEarly(Fact):
    without_a_lot: int


class LeftBesideTheSplit(Fact):
    """Cards that are in neither lot of a split."""


class EverybodyHasALot(Fact):
    pass


class OneWithoutALot(Fact):
    general: General


class NothingToRefuse(Fact):
    """Refusals while no lot is on offer."""


class NotAsked(Fact):
    """A refusal by somebody who is not asked."""

    general: General
    asked: tuple[General, ...]


class AskedLater(Fact):
    """A refusal before somebody else has answered."""

    general: General
    first: General


class RefusedByAll(Fact):
    """A lot that nobody takes is the Tairō's."""

    tairo: General


class DecisionOfAnother(Fact):
    me: General
    due: General
    step: SharingStep


Impossible = (
    TooManyCards
    | TooManyKokuCards
    | FewerThanKnown
    | TooManyInHands
    | ImpossibleKokuDeck
    | TooFewKamons
    | TooManyKamons
    | JokerOfAnother
    | JokerWithoutConquest
    | MoreConquestsThanKamons
    | TooManyTiles
    | TooManyFaces
    | TooManyTaken
    | TurnInAnEvenYear
    | TileSharedTwice
    | TilesNowhere
    | NotTwoLots
    | OfferedAndSplit
    | OfferedToTheLastTwo
    | SplitTooEarly
    | LeftBesideTheSplit
    | EverybodyHasALot
    | OneWithoutALot
    | NothingToRefuse
    | NotAsked
    | AskedLater
    | RefusedByAll
    | DecisionOfAnother
)
