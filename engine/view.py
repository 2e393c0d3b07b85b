"""What one player can see of a game: no hidden card or tile is in it."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace

from engine.board import TROOP_CARDS, Demand, Province
from engine.components import BonusTile, Cards, Favour, General, Title, sorted_cards, without
from engine.control import has_draw_tile, turn_choices
from engine.position import Opponent, Position, Site
from engine.refusals import Forbidden, NotHisTurn, SharingIsOver
from engine.sharing import Sharing
from engine.state import Control, Decision, Game
from engine.turn import Mover


@dataclass(frozen=True, slots=True)
class Seat:
    """A player as the others see him."""

    general: General
    title: Title
    cards_in_hand: int
    known: Cards
    """The part of his hand that everybody saw him take."""
    tiles: tuple[BonusTile, ...]
    kamons_left: int
    favour: Favour


@dataclass(frozen=True, slots=True)
class View:
    """The table as `me` sees it, with his own hand."""

    me: General
    hand: Cards
    seats: tuple[Seat, ...]
    board: Mapping[Province, Site]
    used_tiles: tuple[BonusTile, ...]
    troop_deck: int
    """How many cards it holds."""
    troop_pool: Cards
    """The troop cards that may lie in it, for all that I can tell; opponents may hold some of them."""
    troop_discards: Cards
    koku_deck: int
    koku_discards: Cards
    year: Sharing | Control | None
    round: int

    @property
    def mine(self) -> Seat:
        """My own seat."""
        return next(seat for seat in self.seats if seat.general is self.me)

    def legal(self) -> Sequence[Decision]:
        """What I may decide now, as `engine.game.legal` has it; nothing where it is not for me to decide."""
        match self.year:
            case Sharing():
                return self.year.legal() if self.year.due is self.me else ()
            case Control() if self.year.order[0] is self.me:
                return turn_choices(
                    self.mover(self.year),
                    {province: site.kamons for province, site in self.board.items()},
                    self.demands(),
                    self.can_draw,
                )
            case _:
                return ()

    def mover(self, control: Control) -> Mover:
        """Me, as the player whose turn it is."""
        seat = self.mine
        return Mover(
            self.me,
            seat.title,
            self.hand,
            seat.tiles,
            seat.kamons_left,
            control.conquests_made,
            control.hatamoto_used,
        )

    def demands(self) -> Iterator[tuple[Province, Demand | None]]:
        """What each province asks for, None where it is full."""
        for province, site in self.board.items():
            yield province, None if site.is_full else site.demand(province)

    @property
    def can_draw(self) -> bool:
        """Whether I have a Draw tile and there is a card for it."""
        return has_draw_tile(self.mine.tiles) and bool(self.troop_deck or self.troop_discards)

    def outlook(self) -> Position:
        """The position as if it were my turn of an odd year, at any moment."""
        return replace(self, year=Control((self.me,))).position()

    def position(self) -> Position:
        """The position at my turn of an odd year; `Forbidden` at any other moment."""
        year = self.year
        if not isinstance(year, Control) or year.order[0] is not self.me:
            raise Forbidden(NotHisTurn(self.me))
        # A table may have played the joker of a title that has none.
        used = year.hatamoto_used and self.mine.title is Title.HATAMOTO
        return self._position(hatamoto_used=used, conquests_made=year.conquests_made)

    def sharing_position(self) -> Position:
        """The position at my decision of an even year; `Forbidden` at any other moment."""
        if not isinstance(self.year, Sharing):
            raise Forbidden(SharingIsOver(None))
        if self.year.due is not self.me:
            raise Forbidden(self.year.what_is_due())
        return self._position(sharing=self.year)

    def _position(
        self, sharing: Sharing | None = None, hatamoto_used: bool = False, conquests_made: int = 0
    ) -> Position:
        mine = self.mine
        others = [seat for seat in self.seats if seat is not mine]
        # An empty deck was not refilled, so there are no discards: the others hold all the rest.
        pool = self.troop_pool if self.troop_deck else ()
        seen = without(TROOP_CARDS, (card for card in (*self.hand, *pool) if card.troops))
        return Position(
            players=tuple(seat.general for seat in self.seats),
            me=self.me,
            titles={seat.general: seat.title for seat in self.seats},
            hand=self.hand,
            board=self.board,
            tiles=mine.tiles,
            kamons_left={seat.general: seat.kamons_left for seat in self.seats},
            favour={seat.general: seat.favour for seat in self.seats},
            used_tiles=self.used_tiles + tuple(tile for seat in others for tile in seat.tiles),
            seen_troops=seen,
            others={seat.general: Opponent(seat.known, seat.cards_in_hand, seat.tiles) for seat in others},
            koku_deck=self.koku_deck,
            sharing=sharing,
            hatamoto_used=hatamoto_used,
            conquests_made=conquests_made,
        )


def see(game: Game, me: General) -> View:
    """The game as `me` sees it."""
    return View(
        me=me,
        hand=game.player(me).hand,
        seats=tuple(
            Seat(
                player.general,
                player.title,
                len(player.hand),
                player.seen,
                player.tiles,
                player.kamons_left,
                player.favour,
            )
            for player in game.players
        ),
        board={province: ground.site for province, ground in game.board.items()},
        used_tiles=game.used_tiles,
        troop_deck=len(game.troop_deck),
        troop_pool=game.pool(me),
        troop_discards=sorted_cards(game.troop_discards),
        koku_deck=len(game.koku_deck),
        koku_discards=sorted_cards(game.koku_discards),
        year=game.year,
        round=game.round,
    )
