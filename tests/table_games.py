"""Games of the engine as the lines that one player at the table would type."""

import random
from collections.abc import Iterator, Sequence

from advisor.table.begun import Begun
from advisor.table.conquering import Conquers, Uncovers
from advisor.table.counting import Holds
from advisor.table.grammar import AnyEvent
from advisor.table.phase import Ask, Phase
from advisor.table.record import Record
from advisor.table.setting_up import Hand, Me, Players, SettingUp, Tiles, Titles
from advisor.table.sharing import Share, Shared
from advisor.table.turns import Draws, Ends
from engine.components import General, without
from engine.game import due, legal, new_game, play
from engine.sharing import Sharing, SharingDecision
from engine.state import Conquer, Control, Decision, EndTurn, Game, UseDraw

SEATS = [
    ((General.HONDA, General.II, General.SAKAKIBARA, General.SAKAI), General.II, 4),
    ((General.SAKAI, General.II), General.SAKAI, 2),
    ((General.II, General.SAKAI, General.HONDA), General.HONDA, 1),
    ((General.SAKAKIBARA, General.HONDA, General.SAKAI), General.SAKAKIBARA, 7),
    ((General.HONDA, General.SAKAI, General.II), General.SAKAI, 13),
]
"""Who plays, who of them tells, and the seed of the game."""


def lively(rng: random.Random, decisions: Sequence[Decision]) -> Decision:
    """Any decision, with the end of a turn chosen seldom so that games come to something."""
    decision = rng.choice(decisions)
    if isinstance(decision, EndTurn) and rng.random() < 0.6:
        decision = rng.choice(decisions)
    return decision


def events_of(generals: Sequence[General], me: General, seed: int) -> Iterator[tuple[AnyEvent, Game]]:
    """Every event of a random game as `me` can tell it, each with the game just before it; the last one
    is followed by the finished game in the events of the final count."""
    rng = random.Random(seed)
    game = new_game(generals, seed)
    yield Players(tuple(generals)), game
    yield Me(me), game
    yield Titles(tuple(player.title for player in game.players)), game
    yield Hand(game.player(me).hand), game
    yield Tiles({province: ground.stack[0].troop for province, ground in game.board.items()}), game
    shared_round = 0
    while due(game):
        if isinstance(game.year, Sharing) and game.round != shared_round:
            shared_round = game.round
            yield Share(game.year.cards), game
        decision = lively(rng, legal(game))
        after = play(game, decision)
        yield from ((event, game) for event in _told(game, after, decision, me))
        game = after
    for player in game.players:
        hidden = without(player.hand, player.seen)
        if player.general is not me and hidden:
            yield Holds(player.general, hidden), game


def finished(generals: Sequence[General], seed: int) -> Game:
    """The last state of the game that `events_of` tells."""
    rng = random.Random(seed)
    game = new_game(generals, seed)
    while due(game):
        game = play(game, lively(rng, legal(game)))
    return game


def _told(game: Game, after: Game, decision: Decision, me: General) -> list[AnyEvent]:
    match decision:
        case Conquer(conquest):
            stack = game.board[conquest.province].stack
            events: list[AnyEvent] = [Conquers(conquest)]
            if stack:
                events.append(Uncovers(stack[0].bonus, stack[1].troop if len(stack) > 1 else None))
            return events
        case UseDraw():
            general = due(game)
            assert general
            [drawn] = without(after.player(general).hand, game.player(general).hand)
            return [Draws(drawn if general is me else None)]
        case EndTurn(golden):
            return [Ends(golden)]
        case _:
            assert isinstance(decision, SharingDecision)
            return [Shared(decision)]


def is_said_already(event: AnyEvent, table: Phase, game: Game) -> bool:
    """Whether the table needs no word: a turn in which nothing was left to decide has ended by itself."""
    if not isinstance(event, Ends) or not isinstance(table, Begun):
        return False
    return table.asks is not Ask.TURN or table.due is not due(game) or _moved_on(table.game, game)


def _moved_on(known: Game, game: Game) -> bool:
    return (
        not isinstance(known.year, Control) or not isinstance(game.year, Control) or known.year != game.year
    )


def lines_of(generals: Sequence[General], me: General, seed: int) -> list[str]:
    """A whole game as lines."""
    table: Phase = SettingUp()
    lines = []
    for event, game in events_of(generals, me, seed):
        if is_said_already(event, table, game):
            continue
        lines.append(event.line(table))
        table = event.after(table)
    return lines


def moments(generals: Sequence[General], me: General, seed: int) -> Iterator[tuple[Record, AnyEvent, Game]]:
    """The record before each event that has to be told, with the engine's own game at that moment."""
    record = Record()
    for event, game in events_of(generals, me, seed):
        if not is_said_already(event, record.table, game):
            yield record, event, game
            record.tell(event.line(record.table))
