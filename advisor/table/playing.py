"""A game under way as it is being recorded, and its final count."""

from abc import abstractmethod
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from typing import Self

from advisor.table import offers
from advisor.table.phase import Ask, Event, Phase
from advisor.table.reasons import Expected, HandIsKnown, HiddenCards, NotThereYet, NotYet, Refused
from advisor.table.vocabulary import TypedLine, read_cards
from engine.board import Province
from engine.components import Cards, Favour, General, SharingStep, Tile, Title, without
from engine.control import can_draw, mover
from engine.game import due, play, result
from engine.hidden import show_payment
from engine.joining import grant
from engine.notation import write_cards
from engine.position import Position
from engine.scoring import Count
from engine.sharing import Sharing
from engine.state import Control, Decision, EndTurn, Game
from engine.turn import simple_kamons
from engine.view import see

ASKED = {
    SharingStep.FORM: Ask.LOT,
    SharingStep.ANSWER: Ask.ANSWER,
    SharingStep.SPLIT: Ask.SPLIT,
    SharingStep.CHOOSE: Ask.CHOICE,
}


@dataclass(frozen=True, slots=True)
class Begun(Phase):
    """A game that has begun. What I cannot see of it is filled in: see `engine.hidden`."""

    me: General
    game: Game
    strangers: frozenset[General] = frozenset()
    """Players whose hands were not followed from the start."""
    elsewhere: tuple[Tile, ...] = ()
    """Tiles of which nobody knows where they are, in a game that was joined."""

    @property
    def players(self) -> tuple[General, ...]:
        """Who plays."""
        return tuple(player.general for player in self.game.players)

    @property
    @abstractmethod
    def due(self) -> General | None:
        """Who has to act."""

    def outlook(self) -> Position:
        """My position as if it were my turn of an odd year."""
        return see(replace(self.game, year=Control((self.me,))), self.me).position()

    def count(self) -> tuple[Count, ...]:
        """The final count as the game stands, the winner first."""
        return result(self.game)

    def unaccounted(self) -> Cards:
        """Cards that may turn up: in the decks, or in hands that nobody saw."""
        cards = [*self.game.troop_deck, *self.game.koku_deck]
        for player in self.game.players:
            if player.general is not self.me:
                cards += without(player.hand, player.seen)
        return tuple(sorted(cards, key=lambda card: card.rank))


@dataclass(frozen=True, slots=True)
class Playing(Begun):
    """The years of a game."""

    share_named: bool = False
    """Whether the cards turned up in this even year have been named."""
    tile_due: Province | None = None
    """The province just taken whose tile has not been named yet."""

    @property
    def asks(self) -> Ask:
        """What has to be said next."""
        if self.tile_due:
            return Ask.TILE
        year = self.game.year
        if isinstance(year, Sharing) and year.step:
            return ASKED[year.step] if self.share_named else Ask.SHARE
        return Ask.TURN

    @property
    def is_even_year(self) -> bool:
        """Whether cards are being shared."""
        return isinstance(self.game.year, Sharing)

    @property
    def sharing(self) -> Sharing:
        """The even year under way."""
        assert isinstance(self.game.year, Sharing)
        return self.game.year

    @property
    def control(self) -> Control:
        """The odd year under way."""
        assert isinstance(self.game.year, Control)
        return self.game.year

    @property
    def due(self) -> General:
        """Who has to act."""
        general = due(self.game)
        assert general
        return general

    @property
    def is_my_turn(self) -> bool:
        """Whether I am to play in an odd year, with nothing left to be named."""
        return self.asks is Ask.TURN and self.due is self.me

    def position(self) -> Position:
        """The position at my turn of an odd year; `Forbidden` or `Refused` at any other moment."""
        if self.tile_due:
            raise Refused(NotThereYet(NotYet.POSITION))
        return see(self.game, self.me).position()

    def outlook(self) -> Position:
        """My position, as if it were my turn of an odd year."""
        return self.position() if self.is_my_turn else Begun.outlook(self)

    def unaccounted(self) -> Cards:
        """Cards that may turn up, also in a share not yet named."""
        cards = Begun.unaccounted(self)
        if self.asks is Ask.SHARE:
            cards += self.sharing.cards
        return tuple(sorted(cards, key=lambda card: card.rank))

    def played(self, game: Game, decision: Decision) -> "Playing | Counting":
        """What is known after a decision in a game in which what showed itself was put right."""
        return self.settled(play(game, decision))

    def settled(self, game: Game) -> "Playing | Counting":
        """What is known once a game has come to this; a turn in which nothing is left to decide is over."""
        while isinstance(game.year, Control) and self._is_idle(game, game.year):
            game = play(game, EndTurn())
        if game.year is None:
            return Counting(self.me, game, self.strangers, self.elsewhere)
        same_year = type(self.game.year) is type(game.year)
        return replace(self, game=game, tile_due=None, share_named=self.share_named and same_year)

    def turn_after(self) -> General | None:
        """Who has to play if the one whose turn it is ends it now; None where the year ends too."""
        order = self.control.order[1:]
        while order and self._is_idle(self.game, Control(order)):
            order = order[1:]
        return order[0] if order else None

    def _is_idle(self, game: Game, control: Control) -> bool:
        """Whether a player has nothing left to decide. Of a stranger, no one knows what he could do."""
        player = game.player(control.order[0])
        if mover(game, control).conquests_left or player.general in self.strangers or can_draw(game, player):
            return False
        return player.title is not Title.SENSEI or not simple_kamons(game.kamons, player.general)


@dataclass(frozen=True, slots=True)
class Counting(Begun):
    """The final count: what the others still hold has to be named."""

    counted: frozenset[General] = frozenset()
    """Players whose hands are known."""

    @property
    def asks(self) -> Ask:
        """What has to be said next."""
        return Ask.HANDS if self.uncounted else Ask.NOTHING

    @property
    def due(self) -> General | None:
        """Nobody."""
        return None

    @property
    def uncounted(self) -> tuple[General, ...]:
        """Players who may hold cards that are not known."""
        return tuple(
            player.general
            for player in self.game.players
            if player.general is not self.me
            and player.general not in self.counted
            and (player.general in self.strangers or len(player.hand) > len(player.seen))
        )


@dataclass(frozen=True, slots=True)
class Holds(Event[Counting]):
    """What an opponent holds at the final count."""

    phase = Counting
    moments = (Ask.HANDS,)
    general: General
    held: Cards
    nothing = ("none", "nothing", "empty")

    @classmethod
    def read(cls, line: TypedLine, table: Counting) -> Self:
        """'sakai samurai 2', or 'sakai none'."""
        general = line.may(General, table.uncounted) or table.uncounted[0]
        return cls(general, () if line.skip(*cls.nothing) else read_cards(line))

    @classmethod
    def offered(cls, said: Sequence[str], table: Counting) -> Iterable[str]:
        """Players and cards that nobody saw."""
        generals = [] if said else offers.names(table.uncounted)
        return (*generals, *offers.cards_left(table.unaccounted(), said), cls.nothing[0])

    def said(self, table: Counting) -> str:
        """The player and his cards."""
        return f"{self.general.value} {', '.join(write_cards(self.held)) or self.nothing[0]}"

    def apply(self, table: Counting) -> Phase:
        """His hand is known."""
        general, game = self.general, table.game
        if general not in table.uncounted:
            raise Refused(HandIsKnown(general))
        if general in table.strangers:
            game = grant(game, table.me, general, self.held)
        else:
            player = game.player(general)
            hidden = len(player.hand) - len(player.seen)
            if len(self.held) != hidden:
                raise Refused(HiddenCards(general, hidden))
            game = show_payment(game, table.me, general, player.seen + self.held)
        return replace(table, game=game, counted=table.counted | {general})

    @property
    def cards(self) -> Cards:
        """What he holds."""
        return self.held


@dataclass(frozen=True, slots=True)
class Corrects(Event[Begun]):
    """A player's favour as it stands on the board, whatever the record says."""

    phase = Begun
    verbs = ("correct",)
    general: General
    favour: int

    @classmethod
    def read(cls, line: TypedLine, table: Begun) -> Self:
        """'correct ii 20'."""
        line.skip(*cls.verbs)
        line.skip("favour", "favor")
        return cls(line.must(General, Expected.PLAYER, table.players), line.number())

    @classmethod
    def opens(cls, table: Begun) -> Iterable[str]:
        """Nothing: what is seldom needed is not offered."""
        return ()

    @classmethod
    def offered(cls, said: Sequence[str], table: Begun) -> Iterable[str]:
        """The players."""
        return () if said else offers.names(table.players)

    def said(self, table: Begun) -> str:
        """The correction."""
        return f"{self.verbs[0]} favour {self.general.value} {self.favour}"

    def apply(self, table: Begun) -> Phase:
        """So it stands."""
        game = table.game
        player = replace(game.player(self.general), favour=Favour(self.favour))
        return replace(table, game=replace(game, players=game.players_with(player)))


CountingEvent = Holds | Corrects
