"""A game at a player's turn of an odd year, and what is refused there."""

from collections.abc import Sequence
from dataclasses import replace

import pytest

from engine.board import Province
from engine.components import Bonus, BonusTile, Card, General, Pay, Title, Troop
from engine.errors import Rule
from engine.game import new_game, play
from engine.payment import Payment
from engine.refusals import Forbidden
from engine.state import Conquer, Control, Decision, Game
from engine.turn import Conquest

HONDA, II = General.HONDA, General.II


def at_turn(title: Title = Title.DAIMYO, hand: Sequence[Card] = (), tiles: Sequence[Bonus] = ()) -> Game:
    """A two-player game at Honda's turn; Ii plays after him."""
    game = new_game((HONDA, II), seed=1)
    honda = replace(
        game.players[0],
        title=title,
        hand=tuple(hand),
        tiles=tuple(BonusTile(bonus, Troop.BUSHI) for bonus in tiles),
    )
    return replace(game, players=(honda, game.players[1]), year=Control((HONDA, II)))


def koku(province: Province, *cards: Card) -> Conquer:
    return Conquer(Conquest(province, Payment(Pay.KOKU, cards)))


def refused(rule: Rule, game: Game, decision: Decision) -> None:
    with pytest.raises(Forbidden) as refusal:
        play(game, decision)
    assert refusal.value.rule is rule
