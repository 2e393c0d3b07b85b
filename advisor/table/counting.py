"""The final count: what the others still hold; and favour that is corrected by hand."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from typing import Self

from advisor.table import offers
from advisor.table.begun import Begun
from advisor.table.expected import Expected
from advisor.table.listed_cards import read_cards
from advisor.table.phase import Ask, Event, Phase
from advisor.table.reasons import HandIsKnown, HiddenCards, Refused
from advisor.table.vocabulary import TypedLine, card_named, named
from engine.components import Bonus, Cards, Favour, General, missing_from
from engine.hidden import show_payment
from engine.hidden_tiles import unseen_taken, won
from engine.joining import without_unseen
from engine.notation import spellings, write_cards
from engine.state import Player


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
    def unseen(self) -> tuple[General, ...]:
        """Players who may hold cards that are not known."""
        return tuple(
            player.general
            for player in self.game.players
            if player.general is not self.me
            and player.general not in self.counted
            and self._hides_cards(player)
        )

    def _hides_cards(self, player: Player) -> bool:
        if len(player.hand) > len(player.seen):
            return True
        return player.general in self.strangers and (
            self.hidden.get(player.general) != 0 or self.may_have_tiles(player.general)
        )

    def may_have_tiles(self, general: General) -> bool:
        """Whether a stranger may have tiles that nobody spoke of."""
        known = len(self.game.player(general).tiles)
        return general in self.strangers and unseen_taken(self.game) > 0 and won(self.game, general) > known

    @property
    def uncounted(self) -> tuple[General, ...]:
        """Those of them whose cards may count, so that they are asked for."""
        return tuple(
            general
            for general in self.unseen
            if general in self.strangers or _may_count(self.game.player(general))
        )


def _may_count(player: Player) -> bool:
    """Whether it matters what a player holds that nobody saw: they are troops, which only an Exchange turns
    into koku, and each card has one at least."""
    hidden = len(player.hand) - len(player.seen)
    exchanges = sum(tile.bonus is Bonus.EXCHANGE for tile in player.tiles)
    return exchanges > hidden + sum(len(card.troops) for card in player.seen)


@dataclass(frozen=True, slots=True)
class Holds(Event[Counting]):
    """What an opponent holds at the final count."""

    phase = Counting
    moments = (Ask.HANDS, Ask.NOTHING)
    general: General
    held: Cards
    tiles: tuple[Bonus, ...] = ()
    nothing = ("none", "nothing", "empty")

    @classmethod
    def is_possible(cls, table: Phase) -> bool:
        """While somebody's cards are not known, asked for or not."""
        return isinstance(table, Counting) and bool(table.unseen)

    @classmethod
    def fits(cls, line: TypedLine, table: Counting) -> bool:
        """Anything where cards are asked for; else a player or cards."""
        is_named = named(General, line.next, table.unseen) or card_named(line.next)
        return bool(table.uncounted or is_named or line.next in cls.nothing)

    @classmethod
    def read(cls, line: TypedLine, table: Counting) -> Self:
        """'sakai samurai 2', 'sakai bushi, +1' or 'sakai none': what is not known, or all that he has."""
        # The beginning of a card's name is no player's.
        is_card = card_named(line.next) is not None and line.next not in spellings(General)
        who = None if is_card else line.may(General, table.unseen)
        general = who or (table.uncounted or table.unseen)[0]
        held = () if line.skip(*cls.nothing) else read_cards(line)
        tiles: list[Bonus] = []
        while table.may_have_tiles(general) and (bonus := line.may(Bonus)):
            tiles.append(bonus)
        return cls(general, held, tuple(tiles))

    @classmethod
    def offered(cls, said: Sequence[str], table: Counting) -> Iterable[str]:
        """Players and cards that nobody saw."""
        if not table.uncounted:
            return ()
        generals = [] if said else offers.names(table.uncounted)
        tiles = offers.names(Bonus) if any(map(table.may_have_tiles, table.uncounted)) else []
        return (*generals, *offers.cards_left(table.unaccounted(), said), *tiles, cls.nothing[0])

    def said(self, table: Counting) -> str:
        """The player and his cards."""
        has = [*write_cards(self.held), *(str(bonus.value) for bonus in self.tiles)]
        return f"{self.general.value} {', '.join(has) or self.nothing[0]}"

    def apply(self, table: Counting) -> Phase:
        """His hand is known."""
        general = self.general
        if general not in table.unseen:
            raise Refused(HandIsKnown(general))
        player = table.game.player(general)
        total = table.cards_of(general, len(player.hand))
        is_rest = total == len(player.seen) + len(self.held)
        is_all = not is_rest and missing_from(player.seen, self.held) is None
        held = self.held if is_all else player.seen + self.held
        if general in table.strangers:
            table = replace(table, game=without_unseen(table.game, general)).granted(general, held)
            table = table.lent(general, self.tiles)
        else:
            if len(held) != len(player.hand):
                unseen = len(player.hand) - len(player.seen)
                raise Refused(HiddenCards(general, unseen, len(player.hand)))
            game = show_payment(table.game, table.me, general, held, veiled=table.is_veiled)
            table = replace(table, game=game)
        return replace(table, counted=table.counted | {general})

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
        line.read()
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
        gaps = replace(table.gaps, favour=table.gaps.favour - {self.general})
        return replace(table, game=replace(game, players=game.players_with(player)), gaps=gaps)


CountingEvent = Holds | Corrects
