"""Random positions that can exist: tiles, cards and kamons as the box has them."""

import random

from engine.board import KAMONS, KOKU_CARDS, TILES, TILES_PER_GATE, TROOP_CARDS, Province
from engine.components import BonusTile, GateTile, General, Kamon, Title, without
from engine.position import Position, Site


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
    return Position(
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
