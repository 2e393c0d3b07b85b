"""Whether a position can exist with this box: entries that claim more pieces than there are."""

from collections import Counter, defaultdict
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from enum import Enum
from itertools import chain, combinations, product

from engine.board import KOKU_CARDS, TILE_COPIES, TILES, TROOP_CARDS, TURNED_UP
from engine.components import Bonus, Card, General, Named, Title, Troop, told_apart
from engine.position_file.impossible import (
    ImpossibleKokuDeck,
    JokerOfAnother,
    JokerWithoutConquest,
    MoreConquestsThanKamons,
    TooFewKamons,
    TooManyCards,
    TooManyFaces,
    TooManyInHands,
    TooManyKamons,
    TooManyKokuCards,
    TooManyTaken,
    TooManyTiles,
    TurnInAnEvenYear,
)
from engine.position_file.problems import Problem


class Place(Enum):
    """Where an entry says that a piece is. What others have and what is shared this year may be listed among
    what was seen too, and is then counted once."""

    MINE = "mine"
    GATE = "gate"
    SEEN = "seen"
    OTHERS = "others"
    SHARED = "shared"


@dataclass(frozen=True, slots=True)
class CardClaim:
    """An entry that says where some copies of a card are."""

    path: str
    card: Card
    count: int
    place: Place


@dataclass(frozen=True, slots=True)
class HandClaim:
    """An entry that says how many cards another player has in hand."""

    path: str
    count: int


@dataclass(frozen=True, slots=True)
class TileClaim:
    """An entry that shows a tile, by both faces or by one."""

    path: str
    troop: Troop | None
    bonus: Bonus | None
    place: Place


@dataclass(frozen=True, slots=True)
class KamonClaim:
    """An entry that says where some kamons of a general are."""

    path: str
    general: General
    count: int
    is_left: bool = False
    """Whether they are in stock, not on the board."""


def too_many_cards(claims: Sequence[CardClaim]) -> Iterator[Problem]:
    """Kinds of cards of which the entries hold more copies than the box."""
    by_card: defaultdict[Card, list[CardClaim]] = defaultdict(list)
    for claim in claims:
        by_card[claim.card].append(claim)
    for card, held in by_card.items():
        elsewhere = _count(held, Place.OTHERS) + _count(held, Place.SHARED)
        total = _count(held, Place.MINE) + max(_count(held, Place.SEEN), elsewhere)
        if total > card.copies:
            yield Problem(_paths(held), TooManyCards(card, total, card.copies))


def too_many_koku(claims: Sequence[CardClaim], deck: int | None) -> Iterator[Problem]:
    """More koku cards in hands, deck and what is shared together than the box holds."""
    koku = [claim for claim in claims if claim.card.koku]
    mine, with_others = _count(koku, Place.MINE), _count(koku, Place.OTHERS)
    shared = _count(koku, Place.SHARED)
    if deck is not None and mine + with_others + shared + deck > len(KOKU_CARDS):
        yield Problem(("koku_deck",), TooManyKokuCards(deck, mine, with_others, shared, len(KOKU_CARDS)))


def too_many_in_hands(
    claims: Sequence[CardClaim], hands: Sequence[HandClaim], deck: int | None
) -> Iterator[Problem]:
    """More cards in hands and of this year than the deck of koku cards leaves of the box."""
    shared = _count(claims, Place.SHARED)
    total = _count(claims, Place.MINE) + sum(hand.count for hand in hands) + shared
    in_deck, box = deck or 0, len(TROOP_CARDS) + len(KOKU_CARDS)
    if hands and total + in_deck > box:
        yield Problem(_paths(hands), TooManyInHands(total, shared, in_deck, box))


def unreachable_koku_deck(players: int, deck: int | None) -> Iterator[Problem]:
    """A deck of koku cards that is not what whole even years leave."""
    a_year = TURNED_UP.get(players, (0, 0))[1]
    if deck is not None and a_year and (deck % a_year or deck + a_year > len(KOKU_CARDS)):
        possible = tuple(range(len(KOKU_CARDS) - a_year, -1, -a_year))
        yield Problem(("koku_deck",), ImpossibleKokuDeck(deck, players, a_year, possible))


def too_few_kamons(claims: Sequence[KamonClaim], stock: int) -> Iterator[Problem]:
    """Generals with fewer kamons left than a board that is described in full leaves them."""
    for claim in claims:
        if not claim.is_left:
            continue
        placed = sum(other.count for other in claims if other.general is claim.general and not other.is_left)
        if claim.count + placed < stock:
            yield Problem((claim.path,), TooFewKamons(claim.count, placed, stock))


def turn_in_an_even_year(used: bool, made: int) -> Iterator[Problem]:
    """What is said of a turn under way, in a year without turns."""
    if used:
        yield Problem(("hatamoto_used",), TurnInAnEvenYear())
    if made:
        yield Problem(("conquests_made",), TurnInAnEvenYear())


def contradicts_the_turn(title: Title, used: bool, made: int, own_kamons: int | None) -> Iterator[Problem]:
    """What is said of a turn under way and cannot be; own kamons are known where the board is described in
    full."""
    if used and title is not Title.HATAMOTO:
        yield Problem(("hatamoto_used",), JokerOfAnother(title))
    elif used and not made:
        yield Problem(("hatamoto_used",), JokerWithoutConquest())
    if own_kamons is not None and made > own_kamons:
        yield Problem(("conquests_made",), MoreConquestsThanKamons(made, own_kamons))


def too_many_kamons(claims: Sequence[KamonClaim], stock: int) -> Iterator[Problem]:
    """Generals with more kamons, on the board and left, than their stock."""
    totals: Counter[General] = Counter()
    for claim in claims:
        totals[claim.general] += claim.count
    for general, total in totals.items():
        if total > stock:
            held = [claim for claim in claims if claim.general is general]
            yield Problem(_paths(held), TooManyKamons(general, total, stock))


def each_once(claims: Sequence[TileClaim]) -> list[TileClaim]:
    """The claims without those of tiles that another entry shows too."""
    seen = [claim for claim in claims if claim.place is Place.SEEN]
    in_front, rest = told_apart(seen, [claim for claim in claims if claim.place is Place.OTHERS])
    return [*(claim for claim in claims if claim.place in (Place.MINE, Place.GATE)), *rest, *in_front]


def too_many_tiles(claims: Sequence[TileClaim]) -> Iterator[Problem]:
    """Tiles that the entries show more often than the box has them.

    A tile seen from one side may be any that fits, so by Hall's theorem it is enough to compare,
    for every set of troops and bonuses, the tiles shown within it with those the box has in it.
    """
    for troop, bonus in product(Troop, Bonus):
        held = [claim for claim in claims if claim.troop is troop and claim.bonus is bonus]
        if len(held) > TILE_COPIES:
            yield Problem(_paths(held), TooManyTiles(troop, bonus, len(held), TILE_COPIES))
    reported: list[set[Named]] = []
    # Three troops and two bonuses at most: all of either sort are on every tile of the box.
    faces = chain.from_iterable(combinations([*Troop, *Bonus], size) for size in range(1, 6))
    for chosen in faces:
        within = [claim for claim in claims if claim.troop in chosen or claim.bonus in chosen]
        in_box = sum(tile.troop in chosen or tile.bonus in chosen for tile in TILES)
        if len(within) > in_box and not any(known <= set(chosen) for known in reported):
            reported.append(set(chosen))
            yield Problem(_paths(within), TooManyFaces(chosen, len(within), in_box))


def too_many_taken(claims: Sequence[TileClaim], most: int) -> Iterator[Problem]:
    """More tiles in front of players or out of play than the board lets have been taken."""
    taken = [claim for claim in claims if claim.place is not Place.GATE]
    if len(taken) > most:
        yield Problem(_paths(taken), TooManyTaken(len(taken), most, len(TILES)))


def _count(claims: Sequence[CardClaim], place: Place) -> int:
    return sum(claim.count for claim in claims if claim.place is place)


def _paths(claims: Sequence[CardClaim | HandClaim | TileClaim | KamonClaim]) -> tuple[str, ...]:
    return tuple(dict.fromkeys(claim.path for claim in claims))
