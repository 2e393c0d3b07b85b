"""The state of a whole game, hidden cards and tiles included, and what can be decided in it."""

import random
from collections.abc import Mapping
from dataclasses import dataclass, replace

from engine.board import POSITIONS, Demand, Province, Spot, demand
from engine.components import (
    BonusTile,
    Cards,
    Favour,
    GateTile,
    General,
    Kamon,
    Tile,
    Title,
    less,
    sorted_cards,
)
from engine.position import Site
from engine.sharing import Sharing, SharingDecision
from engine.turn import Conquest


@dataclass(frozen=True, slots=True)
class Player:
    """One player's things."""

    general: General
    title: Title
    hand: Cards
    kamons_left: int
    favour: Favour
    seen: Cards = ()
    """The part of the hand that the others saw him take."""
    tiles: tuple[BonusTile, ...] = ()
    pool: Cards = ()
    """The troop cards that, for all he can tell, may lie in the deck; in an even year those turned up count
    among them until it is over."""
    old_pool: Cards = ()
    """The same before the deck was refilled, where that happened while this year's cards were turned up:
    some of them are of the old deck, some of the new one, and nobody noted which."""

    def after_sharing(self, turned_up: Cards) -> "Player":
        """The player once the cards turned up in an even year are in the hands of all."""
        return replace(self, pool=less(self.pool, less(turned_up, self.old_pool)), old_pool=())


@dataclass(frozen=True, slots=True)
class Ground:
    """A province on the board: its kamons from the left, and the whole stack on its gate, top first."""

    kamons: tuple[Kamon, ...]
    stack: tuple[Tile, ...]

    @property
    def site(self) -> Site:
        """The province as everybody sees it."""
        return Site(self.kamons, GateTile(self.stack[0].troop) if self.stack else None)

    def demand(self, province: Province) -> Demand | None:
        """What the first free position asks for; None where none is free."""
        if len(self.kamons) >= POSITIONS:
            return None
        return demand(province, len(self.kamons) + 1, self.stack[0].troop if self.stack else None)


@dataclass(frozen=True, slots=True)
class Control:
    """An odd year under way: who still has to play, the one whose turn it is first."""

    order: tuple[General, ...]
    conquests_made: int = 0
    hatamoto_used: bool = False


@dataclass(frozen=True, slots=True)
class Conquer:
    """The player takes a province."""

    conquest: Conquest


@dataclass(frozen=True, slots=True)
class UseDraw:
    """The player uses a Draw tile and takes a troop card."""


@dataclass(frozen=True, slots=True)
class EndTurn:
    """The player is done; as Sensei he may turn his kamon on a position (1 to 4) golden."""

    golden: Spot | None = None


ControlDecision = Conquer | UseDraw | EndTurn
Decision = SharingDecision | ControlDecision


@dataclass(frozen=True, slots=True)
class Game:
    """Everything, as only the box knows it. Decks are drawn from their end."""

    players: tuple[Player, ...]
    board: Mapping[Province, Ground]
    troop_deck: Cards
    koku_deck: Cards
    seed: int
    year: Sharing | Control | None = None
    """The even or odd year under way; None before the first and after the last."""
    round: int = 0
    shuffles: int = 0
    """How often the troop deck was refilled."""
    troop_discards: Cards = ()
    koku_discards: Cards = ()
    used_tiles: tuple[BonusTile, ...] = ()

    def player(self, general: General) -> Player:
        """A player's things."""
        return next(player for player in self.players if player.general is general)

    @property
    def kamons(self) -> Mapping[Province, tuple[Kamon, ...]]:
        """The kamons on the board, from the left."""
        return {province: ground.kamons for province, ground in self.board.items()}

    def pool(self, general: General) -> Cards:
        """The troop cards that, for all that a player can tell now, may lie in the deck."""
        player = self.player(general)
        return (player.after_sharing(self.year.turned_up) if isinstance(self.year, Sharing) else player).pool

    def players_with(self, changed: Player) -> tuple[Player, ...]:
        """All players, one of them changed."""
        return tuple(changed if player.general is changed.general else player for player in self.players)

    def draw_troops(self, count: int) -> tuple[Cards, "Game"]:
        """Up to `count` cards off the troop deck, and the game without them.

        An empty deck is refilled at once, also within a draw (ruling 15); fewer cards come where deck and
        discards are both used up (rulings 12 and 16).
        """
        drawn: Cards = ()
        game = self.refilled()
        while count > 0 and game.troop_deck:
            taken = min(count, len(game.troop_deck))
            count -= taken
            drawn += game.troop_deck[-taken:]
            game = replace(game, troop_deck=game.troop_deck[:-taken]).refilled()
        return drawn, game

    def refilled(self) -> "Game":
        """The game with its troop deck refilled from the shuffled discards, where it is empty. Everybody
        knows then what it holds."""
        if self.troop_deck or not self.troop_discards:
            return self
        deck = list(self.troop_discards)
        pool = sorted_cards(deck)
        random.Random(f"{self.seed} {self.shuffles}").shuffle(deck)
        return replace(
            self,
            players=tuple(replace(player, pool=pool) for player in self.players),
            troop_deck=tuple(deck),
            troop_discards=(),
            shuffles=self.shuffles + 1,
        )
