"""Games of uniformly random legal decisions, and re-deals of what a player cannot see."""

import random
from collections import defaultdict
from collections.abc import Iterator
from dataclasses import replace

from engine.components import Card, General, Tile, sorted_cards, without
from engine.game import due, legal, new_game, play
from engine.state import Control, Decision, EndTurn, Game

Moment = tuple[Game, General, Decision, Game]
"""The game before, who decided, what, and the game after."""


def random_game(players: int, seed: int, hoarding: bool = False) -> Iterator[Moment]:
    """A whole game, moment by moment; hoarding players mostly pass, until the deck is used up."""
    rng = random.Random(seed)
    game = new_game(rng.sample(list(General), players), seed)
    while (general := due(game)) is not None:
        choices = legal(game)
        decision = choices[rng.randrange(len(choices))]
        if hoarding and isinstance(game.year, Control) and rng.random() < 0.8:
            decision = EndTurn()
        after = play(game, decision)
        yield game, general, decision, after
        game = after


def redealt(game: Game, me: General, rng: random.Random) -> Game:
    """Another game that `me` could be in: everything that he cannot see is dealt anew."""
    return _redealt_tiles(_redealt_cards(game, me, rng), rng)


def _redealt_cards(game: Game, me: General, rng: random.Random) -> Game:
    """Cards that may lie in the deck, for all that he can tell, are dealt anew to it; the others hold what
    is left of them and what he knows to be in some hand."""
    hidden: list[Card] = list(game.troop_deck)
    for player in game.players:
        if player.general is not me:
            hidden += without(player.hand, player.seen)
    deck = tuple(rng.sample(game.pool(me), len(game.troop_deck)))
    in_hands = list(without(hidden, deck))
    rng.shuffle(in_hands)
    players = []
    for player in game.players:
        if player.general is not me:
            unseen = [in_hands.pop() for _ in range(len(player.hand) - len(player.seen))]
            player = replace(player, hand=sorted_cards([*player.seen, *unseen]))
        players.append(player)
    koku = rng.sample(game.koku_deck, len(game.koku_deck))
    return replace(
        game,
        players=tuple(players),
        troop_deck=deck,
        koku_deck=tuple(koku),
        seed=rng.randrange(10**6),
    )


def _redealt_tiles(game: Game, rng: random.Random) -> Game:
    below = [tile for ground in game.board.values() for tile in ground.stack[1:]]
    rng.shuffle(below)
    stacks = {
        province: [*ground.stack[:1], *(below.pop() for _ in ground.stack[1:])]
        for province, ground in game.board.items()
    }
    bonuses = defaultdict(list)
    for stack in stacks.values():
        for tile in stack:
            bonuses[tile.troop].append(tile.bonus)
    for faces in bonuses.values():
        rng.shuffle(faces)
    board = {
        province: replace(
            ground, stack=tuple(Tile(tile.troop, bonuses[tile.troop].pop()) for tile in stacks[province])
        )
        for province, ground in game.board.items()
    }
    return replace(game, board=board)
