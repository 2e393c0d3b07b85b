"""A game joined while it is under way: what a position tells of it, and what others turn out to hold."""

from collections.abc import Sequence
from dataclasses import replace
from itertools import islice

from engine.board import KOKU_CARDS, Province
from engine.components import (
    BonusTile,
    Card,
    Cards,
    Favour,
    General,
    Title,
    less,
    sorted_cards,
    sorted_tiles,
    told_apart,
    without,
)
from engine.hidden import Elsewhere, out_of_a_hand
from engine.hidden_tiles import lay
from engine.position import Position
from engine.refusals import AllCardsKnown, Forbidden, NotDescribed, NotThere
from engine.state import Control, Game, Ground, Player


def join(position: Position) -> tuple[Game, Elsewhere]:
    """The game that a position is taken from, and what is elsewhere. The others hold the cards that are
    known here, however many they are said to have, and `grant` gives them what else they turn out to have.
    `Forbidden` where a province is not described."""
    left_out = tuple(province for province in Province if province not in position.board)
    if left_out:
        raise Forbidden(NotDescribed(left_out))
    # Who has another title than those that are known plays after me, for all that can be told.
    untaken = [title for title in Title if title not in position.titles.values()]
    others = position.others
    known = [card for other in others.values() for card in other.known]
    on_table = position.sharing.turned_up if position.sharing else ()
    pool = sorted_cards([*position.unseen_cards(), *(card for card in on_table if card.troops)])
    in_front, used = told_apart(position.used_tiles, [t for other in others.values() for t in other.tiles])
    laid = iter(in_front)
    hands = {who: other.known for who, other in others.items()} | {position.me: position.hand}
    tiles = {who: sorted_tiles(islice(laid, len(other.tiles))) for who, other in others.items()}
    players = []
    for general in position.players:
        mine = general is position.me
        players.append(
            Player(
                general,
                position.titles[general] if general in position.titles else untaken.pop(),
                hands.get(general, ()),
                position.kamons_of(general),
                Favour(position.favour.get(general, 0)),
                seen=() if mine else hands.get(general, ()),
                tiles=position.tiles if mine else tiles.get(general, ()),
                pool=pool,
            )
        )
    koku = without(KOKU_CARDS, [card for card in (*position.hand, *known, *on_table) if card.koku])
    in_deck = min(len(koku), len(KOKU_CARDS) if position.koku_deck is None else position.koku_deck)
    after_me = [p for p in players if p.title.rank > position.title.rank or p.general not in position.titles]
    order = sorted(after_me, key=lambda player: player.title.rank)
    year = Control(
        (position.me, *(player.general for player in order)),
        position.conquests_made,
        position.hatamoto_used,
    )
    board = _stacked(position, [*used, *(tile for player in players for tile in player.tiles)])
    game = Game(
        tuple(players),
        board,
        position.unseen_cards(),
        koku[:in_deck],
        seed=0,
        year=position.sharing or year,
        round=1,
        troop_discards=without(position.seen_troops, [card for card in (*known, *on_table) if card.troops]),
        used_tiles=tuple(used),
    )
    return game, Elsewhere(koku[in_deck:])


def _stacked(position: Position, taken: Sequence[BonusTile]) -> dict[Province, Ground]:
    """The board with its tiles, the tops as they are seen, those under them filled in."""
    tops = {province: site.tile for province, site in position.board.items() if site.tile}
    depths = {province: position.board[province].tiles_left for province in tops}
    stacks = lay(tops, depths, tuple(taken))
    if stacks is None:
        raise ValueError("the box has no tiles that could lie like this")
    return {
        province: Ground(site.kamons, stacks.get(province, ())) for province, site in position.board.items()
    }


def grant(
    game: Game, me: General | None, general: General, cards: Cards, elsewhere: Elsewhere
) -> tuple[Game, Elsewhere]:
    """The game with cards in the hand of a player whose hand nobody followed, and what is elsewhere then:
    they come out of that, of the decks, of other hands that nobody saw, or of the troop cards that were seen
    before. Where it must not show what I hold, `me` is None."""
    granted = less(cards, game.player(general).hand)
    unseen: list[Card] = []
    for at, card in enumerate(granted):
        if card.koku:
            game, elsewhere = _without_koku(game, card, elsewhere)
        elif card in game.troop_deck:
            game = replace(game, troop_deck=without(game.troop_deck, [card]))
            unseen.append(card)
        elif card in game.troop_discards:
            game = replace(game, troop_discards=without(game.troop_discards, [card]))
        else:
            game = _without_hidden(game, me, card, granted[at:])
            unseen.append(card)
    player = game.player(general)
    hand, seen = (sorted_cards([*has, *granted]) for has in (player.hand, player.seen))
    players = game.players_with(replace(player, hand=hand, seen=seen))
    return (
        replace(game, players=tuple(replace(other, pool=less(other.pool, unseen)) for other in players)),
        elsewhere,
    )


def _without_koku(game: Game, card: Card, elsewhere: Elsewhere) -> tuple[Game, Elsewhere]:
    """The game without a koku card that somebody turns out to hold."""
    if card in elsewhere.koku:
        return game, replace(elsewhere, koku=without(elsewhere.koku, [card]))
    if card not in game.koku_deck:
        raise NotThere(AllCardsKnown(card))
    # The deck keeps its size, if it can; only which cards it holds is unknown.
    deck = (*without(game.koku_deck, [card]), *elsewhere.koku[-1:])
    return replace(game, koku_deck=deck), replace(elsewhere, koku=elsewhere.koku[:-1])


def _without_hidden(game: Game, me: General | None, card: Card, wanted: Cards) -> Game:
    """The game without a card that must have been in a hand that nobody saw, where another one takes its
    place: of the deck or of those seen before, but none that is wanted too."""
    deck, discards = game.troop_deck, game.troop_discards
    instead = next(iter((*less(deck, wanted), *less(discards, wanted))), None)
    game = out_of_a_hand(game, me, card, instead)
    taken = [instead] if instead else []
    if instead in deck:
        return replace(game, troop_deck=without(deck, taken))
    return replace(game, troop_discards=without(discards, taken))


def without_unseen(game: Game, general: General) -> Game:
    """The game without the cards that a player drew unseen, which were made up: they are in the deck."""
    player = game.player(general)
    drawn = without(player.hand, player.seen)
    players = game.players_with(replace(player, hand=player.seen))
    return replace(game, players=players, troop_deck=(*drawn, *game.troop_deck))
