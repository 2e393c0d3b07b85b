"""A conquest at the table, and the tile that it wins."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from typing import Self

from advisor.table import offers
from advisor.table.expected import Expected
from advisor.table.listed_cards import as_it_fits
from advisor.table.payments import JOKER, Said, as_said, payment_of, pays, read_payment, said_payment
from advisor.table.phase import Ask, Event, Phase
from advisor.table.playing import Playing
from advisor.table.reasons import Refused, TileNotNamed, TooFewOwned
from advisor.table.vocabulary import KOKU_WORDS, TROOP_WORDS, TypedLine, begins, named
from engine.board import Demand, Province
from engine.components import (
    Bonus,
    Cards,
    General,
    Title,
    Troop,
    less,
    missing_from,
)
from engine.conquest import check_next_tile
from engine.control import mover, place, win_tile
from engine.hidden import show_payment
from engine.hidden_tiles import possible_below, possible_bonuses, show_tile
from engine.refusals import BonusIsKnown, Forbidden, TooFewInHand
from engine.turn import Conquest, Mover
from engine.ways import payable

FORCE = "force"
TILE_WORDS = ("tile", "wins")
MOVES_ON = ("pass", "passes", "done", "gold", "golden")
"""What tells that the turn goes on, before its tile was named."""
NEXT = ("next", "uncovers", "then")


@dataclass(frozen=True, slots=True)
class Uncovers(Event[Playing]):
    """What the conquest brought: the tile's bonus, and the troop of the next tile."""

    phase = Playing
    moments = (Ask.TILE,)
    bonus: Bonus
    next_tile: Troop | None

    @classmethod
    def read(cls, line: TypedLine, table: Playing) -> Self:
        """'tile +1 next sohei', or the other way round; or the bonus alone, and then the next tile in a line
        of its own."""
        assert table.tile_due
        known = table.bonuses.get(table.tile_due)
        is_name = named(Province, line.next) or named(General, line.next)
        if begins(line.next, *MOVES_ON) or (is_name and not named(Troop, line.next)):
            raise Refused(TileNotNamed(table.tile_due, known is not None))
        line.skip(*TILE_WORDS)
        is_troop_first = line.skip(*NEXT) or (line.after_next is not None and not named(Bonus, line.next))
        troop = line.may(Troop) if is_troop_first else None
        line.skip(*TILE_WORDS)
        bonus = line.may(Bonus) or known or line.must(Bonus, Expected.BONUS_OF_THE_TILE)
        line.skip(*NEXT)
        return cls(bonus, troop or line.may(Troop))

    @classmethod
    def offered(cls, said: Sequence[str], table: Playing) -> Iterable[str]:
        """Bonuses that can be under the top tile, then troops that can lie under it."""
        assert table.tile_due
        game, province = table.game, table.tile_due
        said = [word for word in said if word not in TILE_WORDS + NEXT]
        if not said and province not in table.bonuses:
            return offers.names(possible_bonuses(game, province, table.bonuses))
        if len(game.board[province].stack) == 1 or len(said) > 1:
            return ()
        return offers.names(possible_below(game, table.bonuses))

    def said(self, table: Playing) -> str:
        """The tile."""
        more = f" {NEXT[0]} {self.next_tile.value}" if self.next_tile else ""
        return f"{TILE_WORDS[0]} {self.bonus.value}{more}"

    def apply(self, table: Playing) -> Phase:
        """It lies before the player, and the next one on the gate."""
        province = table.tile_due
        assert province
        known = table.bonuses.get(province)
        if known not in (None, self.bonus):
            raise Forbidden(BonusIsKnown(province, known))
        uncovers = len(table.game.board[province].stack) > 1
        game = show_tile(table.game, province, self.bonus, self.next_tile, table.bonuses)
        if uncovers and self.next_tile is None and known is None:
            # The bonus is known from now on; the next tile is still to be named.
            bonuses = {**table.bonuses, province: self.bonus}
            return replace(table, game=game, bonuses=bonuses)
        check_next_tile(province, uncovers, self.next_tile)
        bonuses = {where: bonus for where, bonus in table.bonuses.items() if where is not province}
        return replace(table, bonuses=bonuses).settled(win_tile(game, province))


@dataclass(frozen=True, slots=True)
class Conquers(Event[Playing]):
    """A conquest by the player whose turn it is; `forced` where the table did what the rules forbid."""

    phase = Playing
    moments = (Ask.TURN,)
    conquest: Conquest
    forced: bool = False

    @classmethod
    def read(cls, line: TypedLine, table: Playing) -> Self:
        """'kanto koku 4x1 2', 'force kanto 1'."""
        forced = line.skip(FORCE)
        province = line.must(Province, Expected.TURN)
        asked = table.game.board[province].site.demand(province)
        if forced:
            return cls(Conquest(province, as_said(asked, *_read_said(line))), forced)
        return cls(Conquest(province, payment_of(asked, *_read_paid(line, table, asked))))

    @classmethod
    def offered(cls, said: Sequence[str], table: Playing) -> Iterable[str]:
        """Provinces that can be had, then what the player can pay with."""
        game, general = table.game, table.due
        player, turn = game.player(general), mover(game, table.control)
        said = [word for word in said if word != FORCE]
        if not said:
            return offers.names(p for p in game.board if _can_take(table, turn, p))
        is_mine = general is table.me and not table.is_veiled
        held = player.hand if is_mine else player.seen
        is_stranger = general in table.strangers or table.is_veiled
        if not is_mine and (is_stranger or len(player.hand) > len(player.seen)):
            held += tuple(card for card in table.unaccounted() if card.troops or is_stranger)
        tools = offers.names(tile.bonus for tile in player.tiles if tile.bonus is not Bonus.DRAW)
        joker = JOKER[:1] if player.title is Title.HATAMOTO else ()
        ways = (KOKU_WORDS[0], TROOP_WORDS[0]) if len(said) == 1 else ()
        return (*offers.cards_left(held, said[1:]), *tools, *joker, *ways)

    def said(self, table: Playing) -> str:
        """The province and what was put down for it."""
        force = f"{FORCE} " if self.forced else ""
        return f"{force}{self.conquest.province.value} {said_payment(self.conquest.payment)}"

    def apply(self, table: Playing) -> Phase:
        """The kamon lies there; the tile, if there is one, has to be named."""
        conquest, general = self.conquest, table.due
        cards, bonuses = conquest.payment.cards, conquest.payment.bonuses
        game = table.game
        if general in table.strangers:
            table = table.granted(general, cards).lent(general, bonuses)
            game = table.game
        elif general is not table.me:
            game = show_payment(game, table.me, general, cards, veiled=table.is_veiled)
        site, turn = game.board[conquest.province].site, mover(game, table.control)
        if self.forced:
            turn.check_kamon()
            site.demand(conquest.province)
            _check_pieces(turn, conquest)
        else:
            turn.check(site, conquest)
        game = place(game, table.control, conquest)
        if game.board[conquest.province].stack:
            return replace(table, game=game, tile_due=conquest.province)
        return table.settled(game)

    @property
    def cards(self) -> Cards:
        """What was put down."""
        return self.conquest.payment.cards


def _read_said(line: TypedLine) -> Said:
    return read_payment(line, lambda: line.next in TILE_WORDS)


def _read_paid(line: TypedLine, table: Playing, asked: Demand) -> Said:
    """What is said of a payment, read so that it pays if it can: numbers may be koku, 'e' an Exchange."""

    def is_right(said: Said) -> bool:
        return pays(asked, *said) and _may_hold(table, said[1])

    left = line.left
    said = as_it_fits(line, lambda: _read_said(line), is_right)
    if is_right(said):
        return said
    line.back_to(left)
    line.heed_e()
    return as_it_fits(line, lambda: _read_said(line), is_right)


def _may_hold(table: Playing, cards: Cards) -> bool:
    """Whether the player whose turn it is can have these cards, for all that everybody knows; of a stranger,
    nobody knows."""
    player = table.game.player(table.due)
    if table.due in table.strangers or (table.due is table.me and table.is_veiled):
        return True
    if table.due is table.me:
        return missing_from(cards, player.hand) is None
    unseen = less(cards, player.seen)
    return len(unseen) <= len(player.hand) - len(player.seen) and all(card.troops for card in unseen)


def _can_take(table: Playing, turn: Mover, province: Province) -> bool:
    """Whether a province can be had: for others where it has a free position, for me where I can pay."""
    demand = table.game.board[province].demand(province)
    if demand is None or turn.general is not table.me or table.is_veiled:
        return demand is not None
    return bool(payable(demand, turn.means))


def _check_pieces(turn: Mover, conquest: Conquest) -> None:
    """What no table can do: pay with cards and tiles that are not there."""
    if (card := missing_from(conquest.payment.cards, turn.hand)) is not None:
        raise Forbidden(TooFewInHand(card, turn.hand.count(card)))
    owned = [tile.bonus for tile in turn.tiles]
    if (bonus := missing_from(conquest.payment.bonuses, owned)) is not None:
        raise Refused(TooFewOwned(turn.general, bonus))
