"""Playing a whole game: the set-up, whose decision it is, what is legal, and what follows."""

import random
from collections.abc import Iterable, Sequence
from dataclasses import replace

from engine.board import (
    FIRST_CARDS,
    KAMONS,
    KOKU_CARDS,
    TILES,
    TILES_PER_GATE,
    TROOP_CARDS,
    TURNED_UP,
    Province,
)
from engine.components import Favour, General, Title, sorted_cards, without
from engine.control import legal_in_turn, play_in_turn
from engine.refusals import Forbidden, GameIsOver, SharingIsOver
from engine.scoring import Count, Standing, final_count
from engine.sharing import Lot, Sharing
from engine.state import Control, ControlDecision, Decision, Game, Ground, Player


def new_game(generals: Sequence[General], seed: int) -> Game:
    """A game set up for 2 to 4 generals, its first even year begun; the seed decides every shuffle."""
    if len(generals) not in KAMONS or len(set(generals)) < len(generals):
        raise ValueError("a game has 2 to 4 different generals")
    rng = random.Random(seed)
    tiles, troops, koku = list(TILES), list(TROOP_CARDS), list(KOKU_CARDS)
    rng.shuffle(tiles)
    rng.shuffle(troops)
    rng.shuffle(koku)
    titles = rng.sample(list(Title), len(generals))
    players = tuple(
        Player(
            general,
            title,
            hand=sorted_cards(troops.pop() for _ in range(FIRST_CARDS)),
            kamons_left=KAMONS[len(generals)],
            favour=Favour(0),
        )
        for general, title in zip(generals, titles, strict=True)
    )
    stacks = [tuple(tiles[at : at + TILES_PER_GATE]) for at in range(0, len(tiles), TILES_PER_GATE)]
    board = {province: Ground((), stack) for province, stack in zip(Province, stacks, strict=True)}
    players = tuple(replace(player, pool=without(TROOP_CARDS, player.hand)) for player in players)
    return even_year(Game(players, board, tuple(troops), tuple(koku), seed))


def due(game: Game) -> General | None:
    """Whose decision it is; None after the end."""
    match game.year:
        case Sharing():
            return game.year.due
        case Control():
            return game.year.order[0]
        case None:
            return None


def legal(game: Game) -> Sequence[Decision]:
    """What the player who is due may decide, each once; in his turn, irreducible payments only."""
    match game.year:
        case Sharing():
            return game.year.legal()
        case Control():
            return legal_in_turn(game, game.year)
        case None:
            return ()


def play(game: Game, decision: Decision) -> Game:
    """The game after a decision of the player who is due; `Forbidden`, with the rule, if it is not legal."""
    year = game.year
    if year is None:
        raise Forbidden(GameIsOver())
    if isinstance(year, Sharing):
        if isinstance(decision, ControlDecision):
            raise Forbidden(year.what_is_due())
        shared = year.after(decision)
        return replace(game, year=shared) if shared.due else _odd_year(game, shared)
    if not isinstance(decision, ControlDecision):
        raise Forbidden(SharingIsOver(year.order[0]))
    played = play_in_turn(game, year, decision)
    year_is_over = isinstance(played.year, Control) and not played.year.order
    return _next_round(played) if year_is_over else played


def result(game: Game) -> tuple[Count, ...]:
    """The final count as the game stands, the winner first."""
    standings = [
        Standing(player.general, player.title, player.favour, player.hand, player.tiles)
        for player in game.players
    ]
    return final_count(standings, game.kamons)


def even_year(game: Game) -> Game:
    """The game with its next even year begun: the cards turned up."""
    troop_count, koku_count = TURNED_UP[len(game.players)]
    troops, after = game.draw_troops(troop_count)
    if after.shuffles > game.shuffles:
        players = zip(after.players, game.players, strict=True)
        after = replace(after, players=tuple(replace(new, old_pool=old.pool) for new, old in players))
    koku = game.koku_deck[-koku_count:]
    sharing = Sharing(_title_order(game.players), sorted_cards(troops + koku))
    return replace(after, koku_deck=game.koku_deck[:-koku_count], year=sharing, round=game.round + 1)


def _odd_year(game: Game, shared: Sharing) -> Game:
    lots = dict(shared.taken)
    players = tuple(
        _with_lot(player, lots[player.general]).after_sharing(shared.turned_up) for player in game.players
    )
    return replace(game, players=players, year=Control(_title_order(players)))


def _with_lot(player: Player, lot: Lot) -> Player:
    return replace(
        player,
        title=lot.title,
        hand=sorted_cards(player.hand + lot.cards),
        seen=sorted_cards(player.seen + lot.cards),
    )


def _next_round(game: Game) -> Game:
    """The end, where a player has no kamon left or the koku deck is empty; else the next even year."""
    if not game.koku_deck or any(player.kamons_left == 0 for player in game.players):
        return replace(game, year=None)
    return even_year(game)


def _title_order(players: Iterable[Player]) -> tuple[General, ...]:
    """By the titles held, whoever plays: the one with most seals is the first Tairō (ruling 13)."""
    return tuple(player.general for player in sorted(players, key=lambda player: -player.title.seals))
