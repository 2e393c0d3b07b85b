"""What no table could show: more pieces than the box holds, or a turn that contradicts itself."""

from engine.components import Bonus, Card, General, Named, Title, Troop
from engine.errors import Fact


class TooManyCards(Fact):
    card: Card
    count: int
    most: int


class TooManyKokuCards(Fact):
    in_deck: int
    in_hand: int
    with_others: int
    most: int


class FewerThanKnown(Fact):
    """Fewer cards in another's hand than are known to be there."""

    cards: int
    known: int


class TooManyInHands(Fact):
    """More cards in all hands than the deck of koku cards leaves of the box."""

    count: int
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
)
