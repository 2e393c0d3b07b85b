"""Random positions that can exist: tiles, cards and kamons as the box has them."""

import random
from contextlib import suppress
from dataclasses import replace

from engine.board import KAMONS, KOKU_CARDS, TILES, TILES_PER_GATE, TROOP_CARDS, Province
from engine.components import BonusTile, Cards, GateTile, General, Kamon, Title, without
from engine.position import Opponent, Position, Site
from engine.position_file import problems_of


def random_position(
    rng: random.Random, cards: int | None = None, tiles: int | None = None, forget: float = 0.3
) -> Position:
    """A position with 0 to 14 cards and 0 to 4 tiles, or as many as are asked for; of the tiles that were
    taken, so many are known by their bonus alone."""
    players = tuple(rng.sample(list(General), rng.choice([2, 3, 4])))
    stock = dict.fromkeys(players, KAMONS[len(players)])
    shuffled = rng.sample(TILES, len(TILES))
    board, taken = {}, []
    for province in Province:
        kamons = []
        for _ in range(rng.choice([0, 0, 1, 1, 2, 2, 3, 3, 4])):
            able = [general for general in players if stock[general] > 1]
            if not able:
                break
            general = rng.choice(able)
            stock[general] -= 1
            kamons.append(Kamon(general, golden=rng.random() < 0.1))
        stack = [shuffled.pop() for _ in range(TILES_PER_GATE)]
        taken += stack[: len(kamons)]
        gate = None
        if top := stack[len(kamons) :][:1]:
            gate = GateTile(top[0].troop, top[0].bonus if rng.random() < 0.15 else None)
        board[province] = Site(tuple(kamons), gate)
    rng.shuffle(taken)
    mine = rng.randint(0, 4) if tiles is None else tiles
    won = [BonusTile(tile.bonus, None if rng.random() < forget else tile.troop) for tile in taken]
    hand = tuple(rng.sample(TROOP_CARDS + KOKU_CARDS, rng.randint(0, 14) if cards is None else cards))
    unseen = without(TROOP_CARDS, (card for card in hand if card.troops))
    me = rng.choice(players)
    titles = dict(zip(players, rng.sample(list(Title), len(players)), strict=True))
    placed = any(kamon.general is me for lying in board.values() for kamon in lying.kamons)
    conquests_made = rng.choice([0, 0, 0, 0, 0, 1]) if placed else 0
    where = Position(
        players=players,
        me=me,
        titles=titles,
        hand=hand,
        board=board,
        tiles=tuple(won[:mine]),
        used_tiles=tuple(tile for tile in won[mine:] if rng.random() < 0.8),
        seen_troops=tuple(rng.sample(unseen, rng.randint(0, min(8, len(unseen))))),
        koku_deck=rng.choice([None, None, 0, len(players), 2 * len(players)]),
        hatamoto_used=bool(conquests_made) and titles[me] is Title.HATAMOTO and rng.random() < 0.5,
        conquests_made=conquests_made,
    )
    return replace(where, others=random_others(where, won[mine:], unseen))


def random_others(where: Position, taken: list[BonusTile], unseen: Cards) -> dict[General, Opponent]:
    """What is known of the others: cards out of those that I do not hold, tiles out of those that they took.
    Most, not all of it was seen anyway; and of what was seen, not all is told of the others."""
    # Its own dice, so that whatever is known of others, the rest of random positions stays as it is.
    rng = random.Random(f"{where.me} {where.hand} {where.board}")
    if rng.random() < 0.3:
        return {}
    held = [card for card in where.hand if card.koku]
    in_hands = max(0, len(KOKU_CARDS) - len(held) - (where.koku_deck or 0))
    koku = rng.sample(without(KOKU_CARDS, held), in_hands)
    troops = list(rng.sample(where.seen_troops, len(where.seen_troops)))
    troops += rng.sample(without(unseen, troops), min(1, len(unseen) - len(troops)))
    tiles = rng.sample(taken, len(taken))
    others = {}
    for general in where.players:
        if general is where.me or rng.random() < 0.2:
            continue
        known = [pile.pop() for pile in (troops, koku) for _ in range(min(rng.randrange(4), len(pile)))]
        in_front = [tiles.pop() for _ in range(min(rng.randrange(4), len(tiles)))]
        in_front = [BonusTile(tile.bonus) if rng.random() < 0.2 else tile for tile in in_front]
        cards = rng.choice([None, len(known), len(known) + rng.randrange(4)])
        others[general] = Opponent(tuple(known), cards, tuple(in_front))
    return others


def turn_position(rng: random.Random, most: int = 7) -> Position:
    """A position with at most so many cards and 3 tiles, small enough for the expectimax, in which seldom
    things are frequent: the last kamon, the last year, provinces left out, a deck without a card."""
    cards = rng.randint(2, most)
    tiles = rng.randint(0, min(3, most + 1 - cards))
    where = existing_position(rng, cards, tiles, forget=rng.choice([0.0, 0.0, 0.3, 0.6]))
    me, other = where.me, next(general for general in where.players if general is not where.me)
    match rng.randrange(13):
        case 0:
            where = in_part(rng, where)
            where = replace(where, kamons_left={me: min(rng.choice([1, 2]), where.kamons_of(me))})
        case 1:
            where = replace(in_part(rng, where), kamons_left={other: 0})
        case 2 | 12:
            where = replace(where, koku_deck=0)
        case 3:
            where = in_part(rng, where)
        case 4:
            where = replace(where, seen_troops=where.seen_troops + where.unseen_cards())
        case 5:
            title = rng.choice([Title.SENSEI, Title.HATAMOTO])
            where = replace(where, titles={me: title}, hatamoto_used=False)
    assert problems_of(where) == ()
    return where


def in_part(rng: random.Random, where: Position) -> Position:
    """The position with some provinces left out: where other kamons lie is not told."""
    described = rng.sample(list(Province), rng.randint(3, 7))
    return replace(where, board={province: where.board[province] for province in described})


def existing_position(rng: random.Random, cards: int, tiles: int, forget: float) -> Position:
    """A random position; one in some hundreds cannot be made, having more kamons than two players own."""
    while True:
        with suppress(IndexError):
            return random_position(rng, cards, tiles, forget)
