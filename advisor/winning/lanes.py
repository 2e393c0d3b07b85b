"""Many games side by side, each a lane of the same arrays, and what changes them: cards, kamons, tiles,
years.

Numbers stand for pieces by their rank: a player by his place among the players, a card by `Card.rank`, a tile
by troop and bonus. Decks are kept as how many of each card they hold; a card drawn is any of them, which is
what a shuffled deck gives.
"""

from collections.abc import Sequence
from dataclasses import dataclass, fields
from typing import Any

import numpy as np
from numpy.typing import NDArray

from engine.board import KAMONS, KOKU_CARDS, MAJORITY, POSITIONS, TILES, TROOP_CARDS, TURNED_UP, Province
from engine.components import Bonus, Card, Title, Troop

Array = NDArray[Any]
Bools = NDArray[np.bool_]
Ints = NDArray[np.int64]

TROOPS = len(Troop)
TROOP_KINDS = sum(1 for card in Card if card.troops)
CARD_KINDS = len(Card)
BONUSES = len(Bonus)
HOME = np.array([province.home.rank for province in Province])
PRINTED = np.array([province.printed for province in Province])
PRICE = np.array([province.prices for province in Province], np.int16)
TITLE_FAVOUR = np.array([title.favour for title in Title], np.int16)
KOKU_OF = np.array([card.koku for card in Card], np.int16)
TROOPS_OF = np.array([len(card.troops) for card in Card], np.int16)
SLOT = 9 ** np.arange(POSITIONS)
"""A province's kamons as one number: a digit for each position, 0 where it is free."""
EXCHANGE, PLUS_ONE, DRAW = (bonus.rank for bonus in Bonus)
SENSEI, HATAMOTO = Title.SENSEI.rank, Title.HATAMOTO.rank


@dataclass(slots=True)
class Lanes:
    """The state of every game; the first axis of each array is the lane."""

    deal: Ints
    """Which deal a lane plays: lanes of one deal meet the same luck."""
    hand: Array
    """Lane, player, kind of card."""
    tiles: Array
    """Lane, player, bonus."""
    stock: Array
    favour: Array
    title: Array
    owner: Array
    """Lane, province, position: a player, or -1."""
    golden: Array
    placed: Array
    """Lane, province: how many kamons lie there."""
    stack: Array
    """Lane, province, position: the tile that a kamon there wins, as troop times three plus bonus."""
    deck: Array
    discards: Array
    koku: Array
    """Lane, kind of koku card: the deck."""
    turns: Ints
    """How many turns were played since the deal by players who had something to play with."""

    @property
    def players(self) -> int:
        """How many play."""
        return int(self.stock.shape[1])

    def __len__(self) -> int:
        return len(self.deal)

    def some(self, which: Array) -> "Lanes":
        """Only these lanes, or several copies of some."""
        return Lanes(*(getattr(self, field.name)[which] for field in fields(self)))

    def joined(self, others: Sequence["Lanes"]) -> "Lanes":
        """These lanes and others after them."""
        return Lanes(
            *(
                np.concatenate([getattr(lanes, field.name) for lanes in (self, *others)])
                for field in fields(self)
            )
        )

    def put(self, which: Array, others: "Lanes") -> None:
        """Write lanes back in their places."""
        for field in fields(self):
            getattr(self, field.name)[which] = getattr(others, field.name)

    @property
    def ended(self) -> Bools:
        """Whether each game ends after this odd year."""
        ended: Bools = (self.koku.sum(1) == 0) | (self.stock == 0).any(1)
        return ended

    @property
    def gate(self) -> Array:
        """Lane, province: the troop asked for beside the printed ones; the home troop where no tile lies."""
        top = np.take_along_axis(self.stack, np.minimum(self.placed, 2)[:, :, None].astype(np.int64), 2)[
            :, :, 0
        ]
        return np.where(self.placed < POSITIONS - 1, top // BONUSES, HOME)

    def seen_by(self, actor: Ints) -> Ints:
        """Lane, province: its kamons as one number, the players counted from `actor` on."""
        relative = (self.owner - actor[:, None, None]) % self.players
        digit = np.where(self.owner < 0, 0, 1 + 2 * relative + self.golden)
        code: Ints = digit @ SLOT
        return code


class Dice:
    """The luck of each deal: at the same moment of the game the same for all its lanes, whatever else is
    played beside them."""

    def __init__(self, seed: int, deals: int) -> None:
        self._seed = seed
        self._deals = deals
        self.year = 0
        """Even years begun so far."""

    def rolls(self, lanes: Lanes, *moment: int, each: tuple[int, ...] = ()) -> Array:
        """A number from 0 to 1 for each lane, at some moment of the year; or some for `each`."""
        rng = np.random.default_rng([self._seed, self.year, *moment])
        return rng.random((self._deals, *each))[lanes.deal]


def new_games(players: int, games: int, seed: int) -> Lanes:
    """Games set up and dealt, before their first even year."""
    rng = np.random.default_rng(seed)

    def shuffled(items: int) -> Ints:
        return rng.permuted(np.tile(np.arange(items), (games, 1)), axis=1)

    troops = np.array([card.rank for card in TROOP_CARDS])[shuffled(len(TROOP_CARDS))]
    hand = np.zeros((games, players, CARD_KINDS), np.int8)
    deck = np.tile(
        np.bincount([card.rank for card in TROOP_CARDS], minlength=TROOP_KINDS).astype(np.int8), (games, 1)
    )
    lane = np.arange(games)
    for player in range(players):
        for card in (troops[:, 2 * player], troops[:, 2 * player + 1]):
            hand[lane, player, card] += 1
            deck[lane, card] -= 1
    faces = np.array([tile.troop.rank * BONUSES + tile.bonus.rank for tile in TILES], np.int8)
    koku = np.bincount([card.koku - 1 for card in KOKU_CARDS]).astype(np.int8)
    provinces = len(Province)
    return Lanes(
        deal=np.arange(games),
        hand=hand,
        tiles=np.zeros((games, players, BONUSES), np.int8),
        stock=np.full((games, players), KAMONS[players], np.int8),
        favour=np.zeros((games, players), np.int16),
        title=shuffled(len(Title))[:, :players].astype(np.int8),
        owner=np.full((games, provinces, POSITIONS), -1, np.int8),
        golden=np.zeros((games, provinces, POSITIONS), np.int8),
        placed=np.zeros((games, provinces), np.int8),
        stack=faces[shuffled(len(TILES))].reshape(games, provinces, POSITIONS - 1),
        deck=deck,
        discards=np.zeros((games, TROOP_KINDS), np.int8),
        koku=np.tile(koku, (games, 1)),
        turns=np.zeros(games, np.int64),
    )


def picked(counts: Array, rolls: Array) -> Ints:
    """One of each lane's cards, each as likely; `counts` hold how many there are of each kind."""
    reached = counts.cumsum(1)
    nth = (rolls * reached[:, -1]).astype(reached.dtype)
    kind: Ints = (reached <= nth[:, None]).sum(1)
    return kind


def draw_troop(lanes: Lanes, dice: Dice, *moment: int) -> Ints:
    """A card off each troop deck, which is refilled at once when it runs out (ruling 15); TROOP_KINDS where
    there is none."""
    _refill(lanes)
    kind = picked(lanes.deck, dice.rolls(lanes, *moment))
    lane = np.nonzero(kind < TROOP_KINDS)[0]
    lanes.deck[lane, kind[lane]] -= 1
    _refill(lanes)
    return kind


def draw_koku(lanes: Lanes, dice: Dice, *moment: int) -> Ints:
    """A card off each koku deck, counted from the first koku card; 3 where there is none."""
    kind = picked(lanes.koku, dice.rolls(lanes, *moment))
    lane = np.nonzero(kind < lanes.koku.shape[1])[0]
    lanes.koku[lane, kind[lane]] -= 1
    return kind


def turn_up(lanes: Lanes, dice: Dice) -> Ints:
    """The cards of an even year: lane, place on the table; CARD_KINDS where there are too few (ruling 16)."""
    dice.year += 1
    troops, koku = TURNED_UP[lanes.players]
    cards = [draw_troop(lanes, dice, n) for n in range(troops)]
    cards = [np.where(kind < TROOP_KINDS, kind, CARD_KINDS) for kind in cards]
    cards += [TROOP_KINDS + draw_koku(lanes, dice, troops + n) for n in range(koku)]
    return np.stack(cards, 1)


def _refill(lanes: Lanes) -> None:
    empty = np.nonzero(~lanes.deck.any(1))[0]
    if len(empty):
        lanes.deck[empty] = lanes.discards[empty]
        lanes.discards[empty] = 0


def place(lanes: Lanes, actor: Ints, province: Ints, spent: Array, tools: Array) -> Ints:
    """Each actor pays, places a kamon in a province and takes its top tile: the bonus won, BONUSES for
    none."""
    lane = np.arange(len(lanes))
    at = lanes.placed[lane, province].astype(np.int64)
    lanes.hand[lane, actor] -= spent
    lanes.tiles[lane, actor] -= tools
    lanes.discards += spent[:, :TROOP_KINDS]
    _refill(lanes)
    lanes.stock[lane, actor] -= 1
    lanes.favour[lane, actor] += PRICE[province, at] + TITLE_FAVOUR[lanes.title[lane, actor]]
    lanes.owner[lane, province, at] = actor
    lanes.placed[lane, province] += 1
    won = np.nonzero(at < POSITIONS - 1)[0]
    bonus = np.full(len(lanes), BONUSES)
    bonus[won] = lanes.stack[won, province[won], at[won]] % BONUSES
    lanes.tiles[won, actor[won], bonus[won]] += 1
    return bonus


def final_totals(lanes: Lanes) -> tuple[Array, Array, Array]:
    """Lane, player: favour, koku and majorities of the final count."""
    provinces = np.zeros((len(lanes), lanes.players), np.int16)
    first = np.arange(POSITIONS, 0, -1)
    power = np.stack(
        [
            8 * ((lanes.owner == player) * (1 + lanes.golden)).sum(2)
            + ((lanes.owner == player) * first).max(2)
            for player in range(lanes.players)
        ],
        2,
    )
    best = power.argmax(2)
    for player in range(lanes.players):
        provinces[:, player] = ((best == player) & (lanes.placed > 0)).sum(1)
    koku = (lanes.hand * KOKU_OF).sum(2) + lanes.tiles[:, :, PLUS_ONE]
    koku = koku + np.minimum(lanes.tiles[:, :, EXCHANGE], (lanes.hand * TROOPS_OF).sum(2))
    return lanes.favour, koku, MAJORITY * provinces


def counted(lanes: Lanes) -> Array:
    """Lane, player: all of the final count, and a little less the lower the title, which decides a tie."""
    total: Array = np.sum(final_totals(lanes), axis=0) - lanes.title / (4 * len(Title))
    return total


def title_order(lanes: Lanes) -> Ints:
    """Lane, turn: the players, highest title first."""
    return lanes.title.argsort(1)
