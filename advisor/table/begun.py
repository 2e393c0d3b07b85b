"""What a game that has begun holds, in its years and in its final count."""

from abc import abstractmethod
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace
from typing import Self

from advisor.table.phase import Ask, Phase
from advisor.table.reasons import Refused, TooFewOwned
from engine.board import KOKU_CARDS, TROOP_CARDS, Province
from engine.components import Bonus, BonusTile, Cards, General, less, sorted_tiles, without
from engine.hidden import Elsewhere
from engine.hidden_tiles import can_lie, unseen_taken, won
from engine.joining import grant
from engine.position import Position
from engine.scoring import Count, Standing, final_count
from engine.state import Game
from engine.view import View, see


@dataclass(frozen=True, slots=True)
class Gaps:
    """What the position from which a game was joined left open, until it shows itself or is corrected."""

    titles: frozenset[General] = frozenset()
    """Players whose titles of this year are not known."""
    favour: frozenset[General] = frozenset()
    """Players whose favour is not known."""
    koku_deck: bool = False
    """Whether it is not known how many koku cards are left."""


@dataclass(frozen=True, slots=True)
class Begun(Phase):
    """A game that has begun. What I cannot see of it is filled in: see `engine.hidden`."""

    me: General
    game: Game
    strangers: frozenset[General] = frozenset()
    """Players whose hands were not followed from the start."""
    elsewhere: Elsewhere | None = None
    """In a game that was joined, what nobody knows the place of."""
    gaps: Gaps = Gaps()
    hidden: Mapping[General, int] = field(default_factory=dict)
    """How many cards a stranger holds besides those that are known of him, where that was said."""
    bonuses: Mapping[Province, Bonus] = field(default_factory=dict)
    """Bonuses of top tiles that the players know."""
    is_veiled: bool = False
    """Whether nothing that is offered or taken may depend on my hand, which then may be another than it is
    taken for."""

    @property
    def players(self) -> tuple[General, ...]:
        """Who plays."""
        return tuple(player.general for player in self.game.players)

    @property
    @abstractmethod
    def due(self) -> General | None:
        """Who has to act."""

    @property
    def view(self) -> View:
        """The table as I see it."""
        return see(self.game, self.me)

    def outlook(self) -> Position:
        """My position as if it were my turn of an odd year."""
        return self.as_known(see(self.game, self.me).outlook())

    def as_known(self, position: Position) -> Position:
        """My position without what the table has only made up."""
        board = {
            province: replace(site, tile=replace(site.tile, bonus=self.bonuses.get(province)))
            if site.tile
            else site
            for province, site in position.board.items()
        }
        others = {
            who: replace(other, cards=self.cards_of(who, other.cards))
            for who, other in position.others.items()
        }
        return replace(
            position,
            board=board,
            others=others,
            titles={who: title for who, title in position.titles.items() if who not in self.gaps.titles},
            favour={who: count for who, count in position.favour.items() if who not in self.gaps.favour},
            koku_deck=None if self.gaps.koku_deck else position.koku_deck,
        )

    def cards_of(self, general: General, followed: int | None) -> int | None:
        """How many cards a player holds, of which so many were followed; None where nobody knows."""
        if general not in self.strangers or followed is None:
            return followed
        return followed + self.hidden[general] if general in self.hidden else None

    def granted(self, general: General, cards: Cards) -> Self:
        """The table once a stranger shows cards: what nobody saw him take was hidden in his hand."""
        assert self.elsewhere
        hidden = dict(self.hidden)
        if general in hidden:
            hidden[general] -= len(less(cards, self.game.player(general).hand))
            if hidden[general] < 0:
                # More than he was said to have: nobody knows now.
                del hidden[general]
        me = None if self.is_veiled else self.me
        game, elsewhere = grant(self.game, me, general, cards, self.elsewhere)
        return replace(self, game=game, elsewhere=elsewhere, hidden=hidden)

    def lent(self, general: General, bonuses: Iterable[Bonus]) -> Self:
        """The table with tiles in front of a stranger: out of those seen with others or out of play, or of
        which nobody knows what they are."""
        player = self.game.player(general)
        seen, tiles = list(self.game.used_tiles), list(player.tiles)
        owned = [tile.bonus for tile in tiles]
        unseen = unseen_taken(self.game)
        for bonus in bonuses:
            if bonus in owned:
                owned.remove(bonus)
            elif lent := next((tile for tile in seen if tile.bonus is bonus), None):
                seen.remove(lent)
                tiles.append(lent)
            else:
                unseen -= 1
                tiles.append(BonusTile(bonus))
        owner = replace(player, tiles=sorted_tiles(tiles))
        game = replace(self.game, players=self.game.players_with(owner), used_tiles=tuple(seen))
        if unseen < 0 or len(tiles) > won(game, general) or not can_lie(game, self.bonuses):
            raise Refused(TooFewOwned(general, tiles[-1].bonus))
        return replace(self, game=game)

    def count(self) -> tuple[Count, ...]:
        """The final count as the game stands, the winner first. Until all hands are known, the others count
        only with the cards that everybody saw being taken; so do I where my hand is veiled."""
        view = self.view
        hands = {seat.general: seat.known for seat in view.seats}
        if self.asks is Ask.NOTHING:
            hands = {player.general: player.hand for player in self.game.players}
        hands[self.me] = view.mine.known if self.is_veiled else view.hand
        standings = [
            Standing(seat.general, seat.title, seat.favour, hands[seat.general], seat.tiles)
            for seat in view.seats
        ]
        return final_count(standings, self.game.kamons)

    def unaccounted(self) -> Cards:
        """Cards that may turn up: in the decks, or in hands that nobody saw."""
        if self.is_veiled:
            return TROOP_CARDS + KOKU_CARDS
        cards = [*self.game.troop_deck, *self.game.koku_deck]
        if self.elsewhere:
            cards += self.elsewhere.koku
        for player in self.game.players:
            if player.general is not self.me:
                cards += without(player.hand, player.seen)
        return tuple(sorted(cards, key=lambda card: card.rank))
