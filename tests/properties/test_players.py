"""Whole games of programs: never a foul, the same again, and nothing that hangs on what they cannot see."""

import random
from collections.abc import Callable
from fractions import Fraction
from functools import partial

import pytest

from advisor.players import Advised, Greedy, Player, Random
from advisor.winning.match import play_out
from advisor.winning.plain_sharing import PLAIN_SHARING
from engine.components import General
from engine.game import due, new_game
from engine.sharing import Sharing
from engine.state import Game
from engine.view import see
from tests.oracles import plain_sharing as oracle
from tests.random_games import random_game, redealt

PLAYERS = pytest.mark.parametrize("players", [2, 3, 4])
Maker = Callable[[int], Player]


@PLAYERS
@pytest.mark.parametrize("kind", [Random, Greedy])
def test_no_foul_in_many_games(kind: Maker, players: int) -> None:
    for seed in range(100):
        rng = random.Random(seed)
        seated = {general: kind(rng.randrange(100)) for general in rng.sample(list(General), players)}
        assert due(play_out(new_game(list(seated), seed), seated)) is None


HASTY: Maker = partial(Advised, playouts=10)
MIXED: list[list[Maker]] = [[Random] * 3, [Greedy] * 3, [Random, Greedy, HASTY]]


@pytest.mark.parametrize(("players", "others"), [(2, 0), (3, 1), (4, 2)])
def test_no_foul_of_the_advised_among_others(players: int, others: int) -> None:
    """Random players lead it into odd positions."""
    makers = [HASTY, *MIXED[others]][:players]

    def end() -> Game:
        seated = {general: maker(7) for general, maker in zip(General, makers, strict=False)}
        return play_out(new_game(list(seated), seed=others), seated)

    once = end()
    assert due(once) is None
    if players == 2:
        assert end() == once, "the same again"


@PLAYERS
@pytest.mark.parametrize(("kind", "part"), [(Random, 1.0), (Greedy, 1.0), (HASTY, 0.1)])
def test_what_cannot_be_seen_decides_nothing(kind: Maker, part: float, players: int) -> None:
    rng = random.Random(players)
    compared = 0
    for game, general, _, _ in random_game(players, seed=players):
        if rng.random() < part:
            other = redealt(game, general, rng)
            assert kind(3).decide(see(other, general)) == kind(3).decide(see(game, general))
            compared += other != game
    assert compared > 5


@PLAYERS
@pytest.mark.parametrize("seed", range(4))
def test_sharing_is_that_of_looking_at_every_choice(players: int, seed: int) -> None:
    plain = PLAIN_SHARING[players]
    for game, _, _, _ in random_game(players, seed):
        if isinstance(sharing := game.year, Sharing):
            assert plain.decide(sharing) == oracle.decision(sharing, players, Fraction(1))
