"""The game at the table as it is being recorded: what happened, and what has to be said next."""

from collections.abc import Iterable
from dataclasses import dataclass, replace
from enum import Enum

from advisor.table.events import (
    Conquers,
    Corrects,
    Describes,
    Draws,
    Ends,
    Event,
    Hand,
    Holds,
    Joined,
    Joins,
    Me,
    Players,
    Share,
    Shared,
    Tiles,
    Titles,
    Uncovers,
)
from engine.board import CONQUESTS_PER_TURN, Province
from engine.components import (
    Bonus,
    BonusTile,
    Card,
    Cards,
    Favour,
    General,
    Tile,
    Title,
    Troop,
    missing_from,
    sorted_cards,
    sorted_tiles,
)
from engine.conquest import Conquest, check_kamon
from engine.control import place_unchecked, simple_kamons
from engine.errors import Forbidden, Rule
from engine.game import due, even_year, play, result
from engine.hidden import grant, join, set_up, show_draw, show_payment, show_share, show_tile
from engine.position import Position
from engine.scoring import Count
from engine.sharing import Sharing, SharingDecision
from engine.state import Conquer, Control, EndTurn, Game, UseDraw
from engine.view import see


class Ask(Enum):
    """What has to be said next."""

    PLAYERS = "players"
    JOIN = "join"
    ME = "me"
    TITLES = "titles"
    HAND = "hand"
    TILES = "tiles"
    SHARE = "share"
    LOT = "lot"
    ANSWER = "answer"
    SPLIT = "split"
    CHOICE = "choice"
    TURN = "turn"
    TILE = "tile"
    HANDS = "hands"
    NOTHING = "nothing"


@dataclass(frozen=True, slots=True)
class Table:
    """What is known of a game at one moment. Hidden cards and tiles lie anyhow: see `engine.hidden`."""

    players: tuple[General, ...] = ()
    me: General | None = None
    titles: tuple[Title, ...] = ()
    hand: Cards = ()
    game: Game | None = None
    described: tuple[tuple[str, object], ...] | None = None
    """What has been said of a game that is under way, until it is all said."""
    share_named: bool = False
    conquest: Conquers | None = None
    """A conquest whose tile has not been named yet."""
    strangers: frozenset[General] = frozenset()
    """Players whose hands were not followed from the start."""
    elsewhere: tuple[Tile, ...] = ()
    """Tiles of which nobody knows where they are, in a game that was joined."""
    counted: frozenset[General] = frozenset()
    """Players whose hands at the final count are known."""

    @property
    def asks(self) -> Ask:
        """What has to be said next."""
        if self.game is None:
            return self._asks_before_the_game()
        if self.conquest:
            return Ask.TILE
        year = self.game.year
        if isinstance(year, Control):
            return Ask.TURN
        if isinstance(year, Sharing):
            if not self.share_named:
                return Ask.SHARE
            if year.offered:
                return Ask.ANSWER
            if year.split:
                return Ask.CHOICE
            return Ask.SPLIT if len(year.waiting) == 2 else Ask.LOT
        return Ask.HANDS if self.uncounted else Ask.NOTHING

    def _asks_before_the_game(self) -> Ask:
        if self.described is not None:
            return Ask.JOIN
        if not self.players:
            return Ask.PLAYERS
        if self.me is None:
            return Ask.ME
        if not self.titles:
            return Ask.TITLES
        return Ask.TILES if self.hand else Ask.HAND

    @property
    def due(self) -> General | None:
        """Who has to act."""
        return due(self.game) if self.game else None

    @property
    def is_my_turn(self) -> bool:
        """Whether I am to play in an odd year, with nothing left to be named."""
        return self.asks is Ask.TURN and self.due is self.me

    @property
    def uncounted(self) -> tuple[General, ...]:
        """Players who may hold cards at the final count that are not known."""
        assert self.game
        return tuple(
            player.general
            for player in self.game.players
            if player.general is not self.me
            and player.general not in self.counted
            and (player.general in self.strangers or len(player.hand) > len(player.seen))
        )

    def position(self) -> Position:
        """The position at my turn of an odd year; `Forbidden` at any other moment."""
        if self.game is None or self.me is None or self.conquest:
            raise Forbidden(Rule.NOT_NOW, "There is no position yet.")
        return see(self.game, self.me).position()

    def outlook(self) -> Position:
        """My position as if it were my turn of an odd year; `Forbidden` before the game has begun."""
        if self.game is None or self.me is None:
            raise Forbidden(Rule.NOT_NOW, "The game has not begun.")
        if self.is_my_turn:
            return self.position()
        return see(replace(self.game, year=Control((self.me,))), self.me).position()

    def count(self) -> tuple[Count, ...]:
        """The final count as the game stands, the winner first."""
        assert self.game
        return result(self.game)

    def after(self, event: Event) -> "Table":
        """The table after an event; `Forbidden` or `NotThere` where it cannot have happened."""
        match event:
            case Joined(position):
                return self._joined(position)
            case Joins() if self.asks is Ask.PLAYERS:
                return replace(self, described=())
            case Describes(field, value) if self.described is not None:
                return replace(self, described=(*self.described, (field, value)))
            case Joins() | Describes():
                raise Forbidden(Rule.NOT_NOW, "The game has begun.")
            case Players() | Me() | Titles() | Hand() | Tiles():
                return self._prepared(event)
            case Share(cards):
                return self._shared(cards)
            case Shared(decision):
                return self._played(self._game(Ask.LOT, Ask.ANSWER, Ask.SPLIT, Ask.CHOICE), decision)
            case Conquers():
                return self._conquered(event)
            case Uncovers(bonus, next_tile):
                return self._uncovered(bonus, next_tile)
            case Draws(card):
                return self._drawn(card)
            case Ends(golden):
                return self._played(self._game(Ask.TURN), EndTurn(golden))
            case Holds(general, cards):
                return self._held(general, cards)
            case Corrects(general, favour):
                game = self._game(*Ask)
                player = replace(game.player(general), favour=Favour(favour))
                return replace(self, game=replace(game, players=game.players_with(player)))

    def _game(self, *allowed: Ask) -> Game:
        """The game, at one of the moments at which something can happen."""
        if self.game is None or self.asks not in allowed:
            raise Forbidden(Rule.NOT_NOW, "Something else has to be said first.")
        return self.game

    def _joined(self, position: Position) -> "Table":
        if self.asks not in (Ask.PLAYERS, Ask.JOIN):
            raise Forbidden(Rule.NOT_NOW, "The game has begun.")
        others = frozenset(general for general in position.players if general is not position.me)
        game, elsewhere = join(position)
        return Table(position.players, position.me, game=game, strangers=others, elsewhere=elsewhere)

    def _prepared(self, event: Players | Me | Titles | Hand | Tiles) -> "Table":
        wanted = {Players: Ask.PLAYERS, Me: Ask.ME, Titles: Ask.TITLES, Hand: Ask.HAND, Tiles: Ask.TILES}
        if self.asks is not wanted[type(event)]:
            raise Forbidden(Rule.NOT_NOW, "Something else has to be said first.")
        match event:
            case Players(generals):
                return replace(self, players=generals)
            case Me(general):
                return replace(self, me=general)
            case Titles(titles):
                return replace(self, titles=titles)
            case Hand(cards):
                return replace(self, hand=sorted_cards(cards))
            case Tiles(troops):
                assert self.me
                dealt = dict(zip(self.players, self.titles, strict=True))
                tops = dict(zip(Province, troops, strict=True))
                return replace(self, game=even_year(set_up(dealt, self.me, self.hand, tops)))

    def _shared(self, cards: Cards) -> "Table":
        game = self._game(Ask.SHARE)
        assert self.me
        return replace(self, game=show_share(game, self.me, cards, bool(self.strangers)), share_named=True)

    def _conquered(self, event: Conquers) -> "Table":
        game = self._game(Ask.TURN)
        general, payment = game_due(game), event.conquest.payment
        assert self.me
        if general in self.strangers:
            game = lend(grant(game, self.me, general, payment.cards), general, payment.bonuses)
        elif general is not self.me:
            game = show_payment(game, self.me, general, payment.cards)
        after = self._with_conquest(game, event)
        if game.board[event.conquest.province].stack:
            return replace(self, game=game, conquest=event)
        return after

    def _uncovered(self, bonus: Bonus, next_tile: Troop | None) -> "Table":
        game, event = self._game(Ask.TILE), self.conquest
        assert event
        province = event.conquest.province
        uncovers = len(game.board[province].stack) > 1
        if uncovers != (next_tile is not None):
            what = "The troop of the next tile is not named." if uncovers else "It was the last tile there."
            raise Forbidden(Rule.TILE_REVEALED, what)
        game, elsewhere = show_tile(game, province, bonus, next_tile, self.elsewhere)
        return replace(self, elsewhere=elsewhere)._with_conquest(game, event)

    def _with_conquest(self, game: Game, event: Conquers) -> "Table":
        decided = Conquer(event.conquest)
        if not event.forced:
            return self._played(game, decided)
        year = game.year
        assert isinstance(year, Control)
        _check_pieces(game, year, event.conquest)
        return self._settled(place_unchecked(game, year, event.conquest))

    def _drawn(self, card: Card | None) -> "Table":
        game = self._game(Ask.TURN)
        general = game_due(game)
        assert self.me
        if general in self.strangers:
            game = lend(game, general, (Bonus.DRAW,))
        if card:
            game = show_draw(game, self.me, card, bool(self.strangers))
        return self._played(game, UseDraw())

    def _held(self, general: General, cards: Cards) -> "Table":
        game = self._game(Ask.HANDS)
        assert self.me
        if general not in self.uncounted:
            raise Forbidden(Rule.NOT_NOW, f"{general.label}'s cards are known.")
        if general in self.strangers:
            game = grant(game, self.me, general, cards)
        else:
            hidden = len(game.player(general).hand) - len(game.player(general).seen)
            if len(cards) != hidden:
                raise Forbidden(Rule.CARD_IN_HAND, f"{general.label} has {hidden} cards that nobody saw.")
            everything = game.player(general).seen + cards
            game = show_payment(game, self.me, general, everything)
        return replace(self, game=game, counted=self.counted | {general})

    def _played(self, game: Game, decision: SharingDecision | Conquer | UseDraw | EndTurn) -> "Table":
        return self._settled(play(game, decision))

    def _settled(self, game: Game) -> "Table":
        """The table after a decision; a turn in which nothing is left to decide is over."""
        while isinstance(game.year, Control) and self._is_idle(game, game.year):
            game = play(game, EndTurn())
        same_year = self.game is not None and type(self.game.year) is type(game.year)
        return replace(self, game=game, conquest=None, share_named=self.share_named and same_year)

    def _is_idle(self, game: Game, control: Control) -> bool:
        """Whether a player has nothing left to decide. Of a stranger, no one knows what he could do."""
        player = game.player(control.order[0])
        if control.conquests_made < CONQUESTS_PER_TURN and player.kamons_left:
            return False
        if player.general in self.strangers:
            return False
        draws = any(tile.bonus is Bonus.DRAW for tile in player.tiles)
        if draws and (game.troop_deck or game.troop_discards):
            return False
        return player.title is not Title.SENSEI or not simple_kamons(game.board, player.general)


def game_due(game: Game) -> General:
    """Whose turn it is in an odd year."""
    general = due(game)
    assert general
    return general


def _check_pieces(game: Game, control: Control, conquest: Conquest) -> None:
    """What no table can do: place a kamon that is not there, or pay with cards and tiles that are not."""
    player = game.player(control.order[0])
    check_kamon(player.general, control.conquests_made, player.kamons_left)
    game.board[conquest.province].site.demand(conquest.province)
    if (card := missing_from(conquest.payment.cards, player.hand)) is not None:
        raise Forbidden(Rule.CARD_IN_HAND, f"There are not that many of {card.label} in hand.")
    owned = [tile.bonus for tile in player.tiles]
    if (bonus := missing_from(conquest.payment.bonuses, owned)) is not None:
        raise Forbidden(Rule.TILE_IN_FRONT, f"{player.general.label} has not that many of {bonus.label}.")


def lend(game: Game, general: General, bonuses: Iterable[Bonus]) -> Game:
    """The game with tiles in front of a player of whom nothing was known: out of those seen elsewhere."""
    player = game.player(general)
    used, tiles = list(game.used_tiles), list(player.tiles)
    owned = [tile.bonus for tile in tiles]
    for bonus in bonuses:
        if bonus in owned:
            owned.remove(bonus)
            continue
        tile = next((tile for tile in used if tile.bonus is bonus), None)
        if tile:
            used.remove(tile)
        tiles.append(tile or BonusTile(bonus))
    owner = replace(player, tiles=sorted_tiles(tiles))
    return replace(game, players=game.players_with(owner), used_tiles=tuple(used))
