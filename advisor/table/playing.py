"""The years of a game as they are being recorded."""

from dataclasses import dataclass, fields, replace

from advisor.table.begun import Begun
from advisor.table.counting import Counting
from advisor.table.expected import NotYet
from advisor.table.phase import Ask
from advisor.table.reasons import NotThereYet, Refused
from engine.board import Province
from engine.components import Cards, General, SharingStep, Title, sorted_cards
from engine.control import can_draw, mover
from engine.game import due, play
from engine.position import Position
from engine.sharing import Sharing
from engine.state import Control, Decision, EndTurn, Game
from engine.turn import simple_kamons
from engine.view import View, see

ASKED = {
    SharingStep.FORM: Ask.LOT,
    SharingStep.ANSWER: Ask.ANSWER,
    SharingStep.SPLIT: Ask.SPLIT,
    SharingStep.CHOOSE: Ask.CHOICE,
}


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
    def view(self) -> View:
        """The table as I see it; in an even year, with the cards of lots that were taken already."""
        seen = see(self.game, self.me)
        if not self.is_even_year:
            return seen
        lots = {general: lot.cards for general, lot in self.sharing.taken}
        seats = tuple(
            replace(
                seat,
                known=sorted_cards(seat.known + lots.get(seat.general, ())),
                cards_in_hand=seat.cards_in_hand + len(lots.get(seat.general, ())),
            )
            for seat in seen.seats
        )
        return replace(seen, hand=sorted_cards(seen.hand + lots.get(self.me, ())), seats=seats)

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

    @property
    def is_my_decision(self) -> bool:
        """Whether I have to decide something of an even year, with its cards named."""
        return self.asks in (Ask.LOT, Ask.ANSWER, Ask.SPLIT, Ask.CHOICE) and self.due is self.me

    def sharing_position(self) -> Position:
        """The position at a decision of mine in an even year; `Forbidden` or `Refused` at any other
        moment."""
        if self.asks is Ask.SHARE:
            raise Refused(NotThereYet(NotYet.POSITION))
        return self.as_known(see(self.game, self.me).sharing_position())

    def position(self) -> Position:
        """The position at my turn of an odd year; `Forbidden` or `Refused` at any other moment."""
        if self.tile_due:
            raise Refused(NotThereYet(NotYet.POSITION))
        return self.as_known(self.view.position())

    def decision_position(self) -> Position:
        """The position at my turn or at my decision of an even year; `Forbidden` or `Refused` at any other
        moment."""
        return self.sharing_position() if self.is_even_year else self.position()

    def outlook(self) -> Position:
        """My position, as if it were my turn of an odd year; as it is, where it is my turn."""
        if self.is_my_turn:
            return self.position()
        year = Control((self.me,))
        if not self.is_even_year and self.due is self.me:
            year = replace(self.control, order=(self.me,))
        if self.asks is Ask.SHARE:
            # Until they are named, the cards that the engine has turned up are made up; so is a new deck.
            mine = self.game.player(self.me)
            before = replace(mine, pool=mine.old_pool or mine.pool)
            game = replace(self.game, year=year, players=self.game.players_with(before))
            position = self.as_known(see(game, self.me).position())
        else:
            position = self.as_known(replace(self.view, year=year).position())
        if self.is_even_year:
            position = self._with_title_to_come(position)
        if self.tile_due is None:
            return position
        # What lies there now is not known before it is named.
        site = replace(position.board[self.tile_due], tile=None)
        return replace(position, board={**position.board, self.tile_due: site})

    def _with_title_to_come(self, position: Position) -> Position:
        """A position as it will be: with the title of the lot that I have taken; before that, nobody counts
        on the joker."""
        mine = dict(self.sharing.taken).get(self.me)
        if mine is None:
            return replace(position, hatamoto_used=True)
        return replace(position, titles={**position.titles, self.me: mine.title})

    def unaccounted(self) -> Cards:
        """Cards that may turn up, also in a share not yet named."""
        cards = Begun.unaccounted(self)
        if self.asks is Ask.SHARE and not self.is_veiled:
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
            return self.over(game)
        same_year = type(self.game.year) is type(game.year)
        # The titles of a new odd year are those that were shared.
        gaps = self.gaps if same_year else replace(self.gaps, titles=frozenset())
        share_named = self.share_named and same_year
        return replace(self, game=game, tile_due=None, share_named=share_named, gaps=gaps)

    def over(self, game: Game) -> Counting:
        """What is known once a game has come to its end."""
        kept = {field.name: getattr(self, field.name) for field in fields(Begun)}
        return Counting(**{**kept, "game": game})

    def turn_after(self) -> General | None:
        """Who has to play if the one whose turn it is ends it now; None where the year ends too."""
        order = self.control.order[1:]
        while order and self._is_idle(self.game, Control(order)):
            order = order[1:]
        return order[0] if order else None

    def is_next_tairo(self, general: General) -> bool:
        """Whether a player has the highest title, so that he will be Tairō when this year is over."""
        titles = {player.general: player.title.rank for player in self.game.players}
        return not self.gaps.titles and general is min(titles, key=lambda who: titles[who])

    def may_play_now(self, general: General) -> bool:
        """Whether it may be another's turn than the table takes it for: neither's title is known, and nothing
        was told of this turn."""
        control, unknown = self.control, self.gaps.titles
        is_untouched = not control.conquests_made and self.due in unknown
        return is_untouched and general in unknown and general in control.order[1:]

    def may_play_next(self, general: General) -> bool:
        """Whether a player whose title is not known may play after the one whose turn it is."""
        after = self.turn_after()
        return after in self.gaps.titles and general in self.gaps.titles and general in self.control.order[1:]

    def with_turn_of(self, general: General) -> "Playing":
        """The table once it shows that it is another's turn: two titles that were made up change places."""
        game, due = self.game, self.due
        one, other = game.player(due), game.player(general)
        swapped = {due: replace(one, title=other.title), general: replace(other, title=one.title)}
        players = tuple(swapped.get(player.general, player) for player in game.players)
        places = {due: general, general: due}
        order = tuple(places.get(who, who) for who in self.control.order)
        return replace(self, game=replace(game, players=players, year=replace(self.control, order=order)))

    def _is_idle(self, game: Game, control: Control) -> bool:
        """Whether a player has nothing left to decide. Of a stranger, no one knows what he could do."""
        player = game.player(control.order[0])
        if mover(game, control).conquests_left or player.general in self.strangers or can_draw(game, player):
            return False
        return player.title is not Title.SENSEI or not simple_kamons(game.kamons, player.general)
