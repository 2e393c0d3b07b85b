"""A turn at the table beside its conquests: whose it is, cards drawn, and its end."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Self

from advisor.table import offers
from advisor.table.expected import Expected, Needed
from advisor.table.phase import Ask, Event, Phase
from advisor.table.playing import Playing
from advisor.table.reasons import CouldBe, NoPosition, Refused, TellsTooLittle
from advisor.table.vocabulary import TypedLine, begins, card_named
from engine.board import POSITIONS, Province, Spot
from engine.components import (
    Bonus,
    Card,
    Cards,
    General,
    Title,
)
from engine.hidden import show_draw
from engine.state import EndTurn, UseDraw
from engine.turn import simple_kamons

GOLDEN = ("gold", "golden", "g")
POSITION_NUMBERS = tuple(str(number) for number in range(1, POSITIONS + 1))


@dataclass(frozen=True, slots=True)
class Draws(Event[Playing]):
    """A Draw tile is used; the card is known if it is mine."""

    phase = Playing
    moments = (Ask.TURN,)
    verbs = ("draw", "draws")
    card: Card | None

    @classmethod
    def read(cls, line: TypedLine, table: Playing) -> Self:
        """'draw', and the card if it is mine."""
        line.read()
        if table.due is not table.me:
            return cls(None)
        card = card_named(line.next)
        if card is None and any(tile.bonus is Bonus.DRAW for tile in table.game.player(table.due).tiles):
            raise Refused(TellsTooLittle(Needed.CARD_DRAWN))
        if card:
            line.read()
        return cls(card)

    @classmethod
    def opens(cls, table: Playing) -> Iterable[str]:
        """The verb, for a player with a Draw tile."""
        tiles = table.game.player(table.due).tiles
        return cls.verbs[:1] if any(tile.bonus is Bonus.DRAW for tile in tiles) else ()

    @classmethod
    def offered(cls, said: Sequence[str], table: Playing) -> Iterable[str]:
        """If it is mine, every troop card that may be drawn."""
        if said or table.due is not table.me:
            return ()
        return offers.cards(card for card in table.unaccounted() if card.troops)

    def said(self, table: Playing) -> str:
        """That a card is drawn, and which."""
        return f"{self.verbs[0]} {self.card.value}" if self.card else self.verbs[0]

    def apply(self, table: Playing) -> Phase:
        """The card is in his hand."""
        game = table.game
        if table.due in table.strangers:
            table = table.lent(table.due, (Bonus.DRAW,))
            game = table.game
        if self.card:
            game = show_draw(game, table.me, self.card, joined=table.elsewhere is not None)
        return table.played(game, UseDraw())

    @property
    def cards(self) -> Cards:
        """The card drawn."""
        return (self.card,) if self.card else ()

    @property
    def is_private(self) -> bool:
        """A card that I drew is."""
        return self.card is not None


@dataclass(frozen=True, slots=True)
class Ends(Event[Playing]):
    """The turn is over; a Sensei may turn a kamon golden."""

    phase = Playing
    moments = (Ask.TURN,)
    verbs = ("pass", "passes", "p", "done", "ends", "stop", "stops", *GOLDEN)
    golden: Spot | None = None

    @classmethod
    def read(cls, line: TypedLine, table: Playing) -> Self:
        """'pass', or 'gold kanto 2'."""
        is_golden = begins(line.next, *GOLDEN)
        line.read()
        if not is_golden and not line.skip(*GOLDEN):
            return cls()
        spots = simple_kamons(table.game.kamons, table.due)
        if line.next is None and len(spots) == 1:
            return cls(spots[0])
        province = line.must(Province, Expected.PROVINCE, dict.fromkeys(where for where, _ in spots) or None)
        there = [number for where, number in spots if where is province]
        if line.next is None and len(there) < 2:
            # Where there is none to be turned, the rules say why.
            return cls((province, there[0] if there else 1))
        if line.next is None:
            raise Refused(CouldBe(line.before, tuple(f"{province.value} {number}" for number in there)))
        typed, number = line.typed, line.read()
        if number not in POSITION_NUMBERS:
            raise Refused(NoPosition(typed))
        return cls((province, int(number)))

    @classmethod
    def opens(cls, table: Playing) -> Iterable[str]:
        """The end, and for a Sensei with a kamon to turn the golden turn."""
        is_sensei = table.game.player(table.due).title is Title.SENSEI
        can_turn = is_sensei and simple_kamons(table.game.kamons, table.due)
        return (cls.verbs[0], *(GOLDEN[:1] if can_turn else ()))

    @classmethod
    def offered(cls, said: Sequence[str], table: Playing) -> Iterable[str]:
        """Where a kamon can be turned golden."""
        spots = simple_kamons(table.game.kamons, table.due)
        return POSITION_NUMBERS if said else offers.names(province for province, _ in spots)

    def said(self, table: Playing) -> str:
        """The end, or the golden turn."""
        return f"{GOLDEN[0]} {self.golden[0].value} {self.golden[1]}" if self.golden else self.verbs[0]

    def apply(self, table: Playing) -> Phase:
        """The next player has his turn, or the year is over."""
        return table.played(table.game, EndTurn(self.golden))


@dataclass(frozen=True, slots=True)
class Plays(Event[Playing]):
    """It is this player's turn: in a game that was joined, nobody knew when it would be."""

    phase = Playing
    moments = (Ask.TURN,)
    general: General

    @classmethod
    def fits(cls, line: TypedLine, table: Playing) -> bool:
        """A name alone is read by the grammar, for what it says depends on the order of turns."""
        return False

    @classmethod
    def read(cls, line: TypedLine, table: Playing) -> Self:
        """'sakai'."""
        return cls(line.must(General, Expected.PLAYER, table.players))

    @classmethod
    def opens(cls, table: Playing) -> Iterable[str]:
        """Nothing."""
        return ()

    def said(self, table: Playing) -> str:
        """The name."""
        return str(self.general.value)

    def apply(self, table: Playing) -> Phase:
        """It is his turn."""
        return table.with_turn_of(self.general)
