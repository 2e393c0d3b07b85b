"""A game of which one player sees his part: what he cannot see is filled in, and put right when it shows.

Hidden cards are put in any place where they could be. When one shows itself, it changes places with
the one that was put there, and the engine goes on as with any other game. For tiles see `hidden_tiles.py`.
"""

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, replace

from engine.board import KAMONS, KOKU_CARDS, TILES, TILES_PER_GATE, TROOP_CARDS, Province
from engine.components import (
    Card,
    Cards,
    Favour,
    GateTile,
    General,
    Title,
    Troop,
    less,
    missing_from,
    sorted_cards,
    without,
)
from engine.hidden_tiles import lay
from engine.refusals import (
    AllCardsKnown,
    CannotHold,
    NotInTheBox,
    NotThere,
    OldDeckFirst,
    TroopTilesInUse,
)
from engine.sharing import Sharing
from engine.state import Game, Ground, Player


@dataclass(frozen=True, slots=True)
class Elsewhere:
    """What a game that was joined holds nobody knows where: in hands or out of play."""

    koku: Cards = ()
    """Koku cards that are in a hand or were paid before; those paid since are known, and never come back."""


def set_up(titles: Mapping[General, Title], me: General, hand: Cards, tops: Mapping[Province, Troop]) -> Game:
    """A game before its first year as I see it: my cards and the eight top tiles; the rest is filled in."""
    if (card := missing_from(hand, TROOP_CARDS)) is not None:
        raise NotThere(NotInTheBox(card))
    troops = list(without(TROOP_CARDS, hand))
    players = []
    for general, title in titles.items():
        dealt = hand if general is me else tuple(troops.pop() for _ in hand)
        dealt = sorted_cards(dealt)
        pool = without(TROOP_CARDS, dealt)
        players.append(Player(general, title, dealt, KAMONS[len(titles)], Favour(0), pool=pool))
    shown = Counter(tops.values())
    for troop, count in shown.items():
        if count > sum(tile.troop is troop for tile in TILES):
            raise NotThere(TroopTilesInUse(troop))
    gates = {province: GateTile(troop) for province, troop in tops.items()}
    stacks = lay(gates, dict.fromkeys(tops, TILES_PER_GATE))
    assert stacks
    board = {province: Ground((), stacks[province]) for province in Province}
    return Game(tuple(players), board, tuple(troops), KOKU_CARDS, seed=0)


def show_share(
    game: Game, me: General, cards: Cards, elsewhere: Elsewhere | None = None, *, veiled: bool = False
) -> tuple[Game, Elsewhere | None]:
    """The game with these cards turned up in the even year that has just begun. In a game that was joined
    they may have been `elsewhere`, or thought to be discarded; what still is elsewhere is returned too.
    `veiled` where my own hand must not tell what can have been."""
    year = game.year
    assert isinstance(year, Sharing)
    if elsewhere is None:
        _check_old_deck(game, me, cards, veiled)
    troops = [card for card in (*game.troop_deck, *year.cards) if card.troops]
    koku = [card for card in (*game.koku_deck, *year.cards) if card.koku]
    missing = []
    for card in cards:
        pile = koku if card.koku else troops
        if card in pile:
            pile.remove(card)
        else:
            missing.append(card)
    game = replace(game, troop_deck=tuple(troops), koku_deck=tuple(koku))
    for card in missing:
        if elsewhere and card in elsewhere.koku:
            swapped = (*without(elsewhere.koku, [card]), *game.koku_deck[-1:])
            elsewhere = replace(elsewhere, koku=swapped)
            game = replace(game, koku_deck=game.koku_deck[:-1])
        else:
            game = _out_of_sight(game, None if veiled else me, card, joined=elsewhere is not None)
    return replace(game, year=replace(year, cards=sorted_cards(cards))), elsewhere


def old_deck_turned_up(game: Game, me: General) -> int:
    """How many of the troop cards turned up in this even year were left in the deck before it was refilled;
    none where it was not, or before."""
    year, mine = game.year, game.player(me)
    assert isinstance(year, Sharing)
    if not mine.old_pool:
        return 0
    of_new_deck = len(mine.pool) - len(game.troop_deck)
    return sum(1 for card in year.turned_up if card.troops) - of_new_deck


def _check_old_deck(game: Game, me: General, cards: Cards, veiled: bool) -> None:
    """Where the deck runs out while cards are turned up, all that was left of it is among them."""
    mine, left = game.player(me), old_deck_turned_up(game, me)
    if not left:
        return
    troops = [card for card in cards if card.troops]
    surely_old = len(less(troops, mine.pool))
    old = mine.old_pool + (less(mine.hand, mine.seen) if veiled else ())
    may_be_old = len(troops) - len(less(troops, old))
    if not surely_old <= left <= may_be_old:
        raise NotThere(OldDeckFirst(left))


def show_draw(game: Game, me: General, card: Card, joined: bool = False) -> Game:
    """The game with this card on top of the troop deck; in a game that was `joined` it may also be one that
    was thought to be discarded."""
    game = game.refilled()
    deck = list(game.troop_deck)
    if card in deck:
        deck.remove(card)
        return replace(game, troop_deck=(*deck, card))
    game = _out_of_sight(game, me, card, joined)
    return replace(game, troop_deck=(*game.troop_deck, card))


def _out_of_sight(game: Game, me: General | None, card: Card, joined: bool) -> Game:
    """The game without a card that turns up from where nobody saw it; a card of the troop deck takes its
    place."""
    deck, discards = game.troop_deck, game.troop_discards
    if joined and card in discards:
        # Nobody will look for the other one in the deck.
        players = tuple(replace(player, pool=less(player.pool, deck[-1:])) for player in game.players)
        discards = (*without(discards, [card]), *deck[-1:])
        return replace(game, players=players, troop_deck=deck[:-1], troop_discards=discards)
    game = out_of_a_hand(game, me, card, instead=deck[-1] if deck and card.troops else None)
    return replace(game, troop_deck=game.troop_deck[:-1])


def show_payment(game: Game, me: General, general: General, cards: Cards, *, veiled: bool = False) -> Game:
    """The game with these cards in a player's hand; `veiled` where my own hand must not tell whether that
    can be."""
    player = game.player(general)
    seen, hidden = list(player.seen), list(without(player.hand, player.seen))
    missing = []
    for card in cards:
        for pile in (seen, hidden):
            if card in pile:
                pile.remove(card)
                break
        else:
            missing.append(card)
    for card in missing:
        cannot = NotThere(CannotHold(general, card, player.seen, len(player.hand) - len(player.seen)))
        if general is me or card.koku or not hidden:
            raise cannot
        try:
            game = _into_hand(game, None if veiled else me, general, card, instead=hidden.pop())
        except NotThere:
            raise cannot from None
    return game


def _into_hand(game: Game, me: General | None, general: General, card: Card, instead: Card) -> Game:
    """A card into a player's hand, in exchange for one there that nobody has seen."""
    deck = list(game.troop_deck)
    if card in deck:
        deck[deck.index(card)] = instead
        game = replace(game, troop_deck=tuple(deck))
    else:
        game = out_of_a_hand(game, me, card, instead, general)
    player = game.player(general)
    hand = sorted_cards([*without(player.hand, [instead]), card])
    return replace(game, players=game.players_with(replace(player, hand=hand)))


def out_of_a_hand(
    game: Game, me: General | None, card: Card, instead: Card | None, apart_from: General | None = None
) -> Game:
    """A card that nobody has seen out of a hand, not mine, with `instead` in its place; where it must not
    show what I hold, `me` is None."""
    for player in game.players:
        hidden = without(player.hand, player.seen)
        if instead and player.general not in (me, apart_from) and card in hidden:
            hand = sorted_cards([*without(player.hand, [card]), instead])
            holder = replace(player, hand=hand, pool=less(player.pool, [instead]))
            return replace(game, players=game.players_with(holder))
    raise NotThere(AllCardsKnown(card))
