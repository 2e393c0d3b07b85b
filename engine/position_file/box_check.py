"""Whether a position can exist with this box: entries that claim more pieces than there are."""

from collections import Counter, defaultdict
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import chain, combinations, product

from engine.board import KOKU_CARDS, TILE_COPIES, TILES, TURNED_UP
from engine.components import Bonus, Card, General, Named, Title, Troop
from engine.errors import Problem

MOST_PATHS = 8


@dataclass(frozen=True, slots=True)
class CardClaim:
    """An entry that says where some copies of a card are."""

    path: str
    card: Card
    count: int


@dataclass(frozen=True, slots=True)
class TileClaim:
    """An entry that shows a tile, by both faces or by one."""

    path: str
    troop: Troop | None
    bonus: Bonus | None


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
        total = sum(claim.count for claim in held)
        if total > card.copies:
            yield _too_many(held, total, card.copies, f"× {card.label}")


def too_many_koku(claims: Sequence[CardClaim], deck: int | None) -> Iterator[Problem]:
    """More koku cards in hand and deck together than the box holds."""
    in_hand = sum(claim.count for claim in claims if claim.card.koku)
    if deck is not None and in_hand + deck > len(KOKU_CARDS):
        yield Problem(
            "koku_deck", f"{deck} with {in_hand} koku cards in hand", f"the box holds {len(KOKU_CARDS)}"
        )


def unreachable_koku_deck(players: int, deck: int | None) -> Iterator[Problem]:
    """A deck of koku cards that is not what whole even years leave."""
    a_year = TURNED_UP.get(players, (0, 0))[1]
    if deck is not None and a_year and (deck % a_year or deck + a_year > len(KOKU_CARDS)):
        left = ", ".join(str(count) for count in range(len(KOKU_CARDS) - a_year, -1, -a_year))
        yield Problem(
            "koku_deck", f"{deck} with {players} players", f"{a_year} are turned up each even year: {left}"
        )


def too_few_kamons(claims: Sequence[KamonClaim], stock: int) -> Iterator[Problem]:
    """Generals with fewer kamons left than a board that is described in full leaves them."""
    for claim in claims:
        if not claim.is_left:
            continue
        placed = sum(other.count for other in claims if other.general is claim.general and not other.is_left)
        if claim.count + placed < stock:
            lie = f"{placed} of {stock} kamons lie on the board" if placed else "none lies on the board"
            yield Problem(claim.path, f"{claim.count} left, {stock - placed - claim.count} too few", lie)


def contradicts_the_turn(
    title: Title | None, used: bool, made: int, own_kamons: int | None
) -> Iterator[Problem]:
    """What is said of a turn under way and cannot be; own kamons are known where the board is described in
    full."""
    if used and title is not Title.HATAMOTO:
        yield Problem("hatamoto_used", "true", "only the Hatamoto has the joker")
    elif used and not made:
        yield Problem("hatamoto_used", "true with no conquest made", "the joker serves in a conquest")
    if own_kamons is not None and made > own_kamons:
        lie = "none of yours lies" if not own_kamons else f"only {own_kamons} of yours lies"
        yield Problem("conquests_made", str(made), f"{lie} on the board")


def too_many_kamons(claims: Sequence[KamonClaim], stock: int) -> Iterator[Problem]:
    """Generals with more kamons, on the board and left, than their stock."""
    totals: Counter[General] = Counter()
    for claim in claims:
        totals[claim.general] += claim.count
    for general, total in totals.items():
        if total > stock:
            held = [claim for claim in claims if claim.general is general]
            yield _too_many(held, total, stock, f"kamons of {general.label}", "each player has")


def too_many_tiles(claims: Sequence[TileClaim]) -> Iterator[Problem]:
    """Tiles that the entries show more often than the box has them.

    A tile seen from one side may be any that fits, so by Hall's theorem it is enough to compare,
    for every set of troops and bonuses, the tiles shown within it with those the box has in it.
    """
    for troop, bonus in product(Troop, Bonus):
        held = [claim for claim in claims if claim.troop is troop and claim.bonus is bonus]
        if len(held) > TILE_COPIES:
            yield _too_many(held, len(held), TILE_COPIES, f"tiles with {troop.label} and {bonus.label}")
    reported: list[set[Named]] = []
    # Three troops and two bonuses at most: all of either sort are on every tile of the box.
    faces = chain.from_iterable(combinations([*Troop, *Bonus], size) for size in range(1, 6))
    for chosen in faces:
        within = [claim for claim in claims if claim.troop in chosen or claim.bonus in chosen]
        in_box = sum(tile.troop in chosen or tile.bonus in chosen for tile in TILES)
        if len(within) > in_box and not any(known <= set(chosen) for known in reported):
            reported.append(set(chosen))
            yield _too_many(within, len(within), in_box, f"tiles with {_names(chosen)} on a face")


def too_many_taken(taken: Sequence[str], most: int) -> Iterator[Problem]:
    """More tiles in front of players or out of play than the board lets have been taken."""
    if len(taken) > most:
        yield Problem(
            _paths(taken),
            f"{len(taken)} taken, {len(taken) - most} too many",
            f"the box holds {len(TILES)} tiles, and {len(TILES) - most} of them lie on the gates",
        )


def _too_many(
    claims: Sequence[CardClaim | TileClaim | KamonClaim],
    total: int,
    most: int,
    what: str,
    who: str = "the box holds",
) -> Problem:
    return Problem(
        _paths([claim.path for claim in claims]), f"{total} {what}, {total - most} too many", f"{who} {most}"
    )


def _paths(paths: Sequence[str]) -> str:
    paths = list(dict.fromkeys(paths))
    more = len(paths) - MOST_PATHS
    return ", ".join(paths[:MOST_PATHS]) + (f" and {more} more" if more > 0 else "")


def _names(faces: Sequence[Named]) -> str:
    return " or ".join(face.label for face in faces)
