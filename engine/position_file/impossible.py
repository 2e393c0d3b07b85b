"""What no table could show: more pieces than the box holds, or a turn that contradicts itself."""

from dataclasses import dataclass

from engine.components import Bonus, Card, General, Named, Title, Troop
from engine.errors import Fact


@dataclass(frozen=True, slots=True)
class TooManyCards(Fact):
    card: Card
    count: int
    most: int


@dataclass(frozen=True, slots=True)
class TooManyKokuCards(Fact):
    in_deck: int
    in_hand: int
    most: int


@dataclass(frozen=True, slots=True)
class ImpossibleKokuDeck(Fact):
    in_deck: int
    players: int
    a_year: int
    possible: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class TooFewKamons(Fact):
    left: int
    placed: int
    stock: int


@dataclass(frozen=True, slots=True)
class TooManyKamons(Fact):
    general: General
    count: int
    most: int


@dataclass(frozen=True, slots=True)
class JokerOfAnother(Fact):
    title: Title | None


@dataclass(frozen=True, slots=True)
class JokerWithoutConquest(Fact):
    pass


@dataclass(frozen=True, slots=True)
class MoreConquestsThanKamons(Fact):
    made: int
    on_the_board: int


@dataclass(frozen=True, slots=True)
class TooManyTiles(Fact):
    """More tiles with these two faces than the box has."""

    troop: Troop
    bonus: Bonus
    count: int
    most: int


@dataclass(frozen=True, slots=True)
class TooManyFaces(Fact):
    """More tiles with one of these faces than the box has."""

    faces: tuple[Named, ...]
    count: int
    most: int


@dataclass(frozen=True, slots=True)
class TooManyTaken(Fact):
    count: int
    most: int
    in_the_box: int


Impossible = (
    TooManyCards
    | TooManyKokuCards
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
