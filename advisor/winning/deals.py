"""Dealing what a player cannot see: full games that fit a position, each as likely as the odds say."""

from collections.abc import Sequence

import numpy as np

from advisor.winning.lanes import BONUSES, CARD_KINDS, TROOP_KINDS, Array, Ints, Lanes
from engine.board import KOKU_CARDS, POSITIONS, Province
from engine.components import Cards, General, less
from engine.odds import Box
from engine.position import Position

OVERSAMPLED = 4
"""So many times more stacks are laid than needed, where some fit better than others."""
SURELY_TROOPS = 3
"""Of cards that nobody saw, so many are surely troops: the two first ones, and one that was drawn."""
TYPICAL = {2: ((7, 2, 2), (6, 1, 2)), 3: ((6, 2, 2), (4, 1, 2)), 4: ((4, 2, 1), (3, 1, 1))}
"""Troop cards, koku cards and tiles of a player of whom nothing is told, before his turn of the year and
after it, by number of players: the means of 1,500 games of the fast policy."""


def missing_for_playouts(position: Position) -> tuple[str, ...]:
    """The fields of a position that would have to be told before the game can be played out from it."""
    found = [f"board.{province.value}" for province in Province if province not in position.board]
    for name in ("titles", "favour"):
        told = getattr(position, name)
        found += [f"{name}.{general.value}" for general in position.players if general not in told]
    return (*found, *(["koku_deck"] if position.koku_deck is None else []))


def deal(position: Position, deals: int, seed: int, on_table: Cards = ()) -> Lanes:
    """So many games that fit a position which tells enough, the players in its order. Cards `on_table`, of an
    even year under way, are in no hand, deck or pile."""
    rng = np.random.default_rng(seed)
    players = position.players
    hand = np.zeros((deals, len(players), CARD_KINDS), np.int8)
    tiles: Array = np.zeros((deals, len(players), BONUSES), np.int8)
    for at, general in enumerate(players):
        is_me = general is position.me
        held = position.hand if is_me else _known(position, general)
        hand[:, at] = card_counts(held)
        if is_me or general in position.others:
            for tile in position.tiles if is_me else position.others[general].tiles:
                tiles[:, at, tile.bonus.rank] += 1
        else:
            for _ in range(min(_typical(position, general)[2], _tiles_won(position, general))):
                tiles[np.arange(deals), at, rng.integers(BONUSES, size=deals)] += 1
    deck, discards, koku = _deal_cards(position, hand, rng, on_table)
    owner = np.full((len(Province), POSITIONS), -1, np.int8)
    golden = np.zeros((len(Province), POSITIONS), np.int8)
    for province, site in position.board.items():
        for place, kamon in enumerate(site.kamons):
            owner[province.rank, place] = players.index(kamon.general)
            golden[province.rank, place] = kamon.golden

    def everywhere(values: Sequence[int] | Array, kind: type[np.signedinteger]) -> Array:
        array = np.asarray(values, kind)
        return np.broadcast_to(array, (deals, *array.shape)).copy()

    return Lanes(
        deal=np.arange(deals),
        hand=hand,
        tiles=tiles,
        stock=everywhere([position.kamons_of(general) for general in players], np.int8),
        favour=everywhere([position.favour[general] for general in players], np.int16),
        title=everywhere([position.titles[general].rank for general in players], np.int8),
        owner=everywhere(owner, np.int8),
        golden=everywhere(golden, np.int8),
        placed=everywhere([len(position.board[province].kamons) for province in Province], np.int8),
        stack=_lay_stacks(position, deals, rng),
        deck=deck,
        discards=discards,
        koku=koku,
        turns=np.zeros(deals, np.int64),
    )


def _known(position: Position, general: General) -> Cards:
    other = position.others.get(general)
    return other.known if other else ()


def _tiles_won(position: Position, general: General) -> int:
    """How many tiles a player has won so far."""
    mine = [kamon for site in position.board.values() for kamon in site.kamons[: POSITIONS - 1]]
    return sum(kamon.general is general for kamon in mine)


def _typical(position: Position, general: General) -> tuple[int, int, int]:
    before, after = TYPICAL[len(position.players)]
    return after if position.titles[general].rank < position.title.rank else before


def card_counts(cards: Cards) -> Array:
    """How many of each kind there are."""
    return np.bincount([card.rank for card in cards], minlength=CARD_KINDS).astype(np.int8)


def _hidden(position: Position, general: General) -> tuple[int, int]:
    """How many troop and koku cards nobody saw a player take; typical ones, where nothing is told."""
    other = position.others.get(general)
    if other is None or other.cards is None:
        troops, koku, _ = _typical(position, general)
        known = _known(position, general)
        coins = sum(1 for card in known if card.koku)
        return max(0, troops - len(known) + coins), max(0, koku - coins)
    hidden = other.cards - len(other.known)
    beyond = max(0, hidden - SURELY_TROOPS)
    return hidden - beyond // 3, beyond // 3


def _deal_cards(
    position: Position, hand: Array, rng: np.random.Generator, on_table: Cards
) -> tuple[Array, Array, Array]:
    """Deal the cards that nobody saw into the hands; the troop deck, the discards and the koku deck are
    left."""
    deals = len(hand)
    known: Cards = ()
    for general in position.players:
        known += () if general is position.me else _known(position, general)
    pool = position.unseen_cards()
    rest = less(position.seen_troops, (*known, *on_table))
    koku_pool = less(KOKU_CARDS, (*position.hand, *known, *on_table))
    # Cards that may be in the deck come first; only where they are too few, hands hold what was seen before.
    troops = np.concatenate([_shuffled(pool, deals, rng), _shuffled(rest, deals, rng)], 1)
    koku = _shuffled(koku_pool, deals, rng)
    # While there are discards, the deck is not empty: it would have been refilled (ruling 15).
    kept = 1 if pool and rest else 0
    at, coin = kept, position.koku_deck or 0
    in_deck = koku[:, :coin] - TROOP_KINDS
    for seat, general in enumerate(position.players):
        if general is position.me:
            continue
        of_troops, of_koku = _hidden(position, general)
        for cards in (troops[:, at : at + of_troops], koku[:, coin : coin + of_koku]):
            for column in cards.T:
                hand[np.arange(deals), seat, column] += 1
        at, coin = at + of_troops, coin + of_koku
    deck = _tally(troops[:, :kept], TROOP_KINDS) + _tally(troops[:, at : max(at, len(pool))], TROOP_KINDS)
    # And with nothing that may be in the deck, there are no discards: somebody holds all the rest.
    discards = _tally(troops[:, max(at, len(pool)) :] if pool else troops[:, :0], TROOP_KINDS)
    return deck, discards, _tally(in_deck, CARD_KINDS - TROOP_KINDS)


def _shuffled(cards: Cards, deals: int, rng: np.random.Generator) -> Ints:
    ranks = np.array([card.rank for card in cards], np.int64)
    return rng.permuted(np.tile(ranks, (deals, 1)), axis=1)


def _tally(cards: Ints, kinds: int) -> Array:
    counts = np.zeros((len(cards), kinds), np.int8)
    for column in cards.T:
        counts[np.arange(len(cards)), column] += 1
    return counts


def _lay_stacks(position: Position, deals: int, rng: np.random.Generator) -> Array:
    """Tiles on the gates that fit what was seen. Tops are any tile with their troop; and where tiles were
    taken of which only the bonus is remembered, those ways of laying the tops count more that leave more of
    that bonus."""
    box = Box.of(position)
    faces = [
        (troop * BONUSES + bonus)
        for troop, row in enumerate(box.unknown)
        for bonus, count in enumerate(row)
        for _ in range(count)
    ]
    laid = deals * (OVERSAMPLED if any(box.bare) else 1)
    tiles = np.tile(np.array(faces, np.int64), (laid, 1))
    lane = np.arange(laid)
    free = np.ones(tiles.shape, np.bool_)
    stack = np.zeros((laid, len(Province), POSITIONS - 1), np.int8)

    def take(fits: Array) -> Ints:
        """Any of the tiles that fit and are not taken yet."""
        which = np.where(fits & free, rng.random(tiles.shape), -1).argmax(1)
        free[lane, which] = False
        taken: Ints = tiles[lane, which]
        return taken

    for province, site in position.board.items():
        if site.tile:
            face: Array | int
            if site.tile.bonus:
                face = site.tile.troop.rank * BONUSES + site.tile.bonus.rank
            else:
                face = take(tiles // BONUSES == site.tile.troop.rank)
            stack[:, province.rank, len(site.kamons)] = face
    weights = np.ones(laid)
    for bonus, count in enumerate(box.bare):
        for _ in range(count):
            weights *= ((tiles % BONUSES == bonus) & free).sum(1)
            take(tiles % BONUSES == bonus)
    for province, site in position.board.items():
        for depth in range(len(site.kamons) + 1, POSITIONS - 1):
            stack[:, province.rank, depth] = take(free)
    if laid == deals:
        return stack
    return stack[rng.choice(laid, deals, p=weights / weights.sum())]
