"""A game joined while it is under way: what a position tells of it, and what others turn out to hold."""

from dataclasses import replace
from itertools import islice

from engine.board import KOKU_CARDS, TILES, Province
from engine.components import (
    Bonus,
    Card,
    Cards,
    Favour,
    General,
    Tile,
    Title,
    Troop,
    less,
    sorted_cards,
    sorted_tiles,
    told_apart,
    without,
)
from engine.hidden import Elsewhere, out_of_a_hand
from engine.position import Position
from engine.refusals import Forbidden, NotDescribed
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
    board, tiles_elsewhere = _stacked(position)
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
    return game, Elsewhere(tiles_elsewhere, koku[in_deck:])


def _stacked(position: Position) -> tuple[dict[Province, Ground], tuple[Tile, ...]]:
    """The board with its tiles, the tops as they are seen, those under them filled in; and the rest."""
    tiles = list(TILES)

    def take(troop: Troop | None, bonus: Bonus | None) -> Tile | None:
        fits = (t for t in tiles if troop in (None, t.troop) and bonus in (None, t.bonus))
        tile = next(fits, None)
        if tile:
            tiles.remove(tile)
        return tile

    known = (*position.tiles, *position.used_tiles)
    tops: dict[Province, Tile | None] = {}
    # What is known in full comes first, so that the rest cannot take its place.
    for tile in known:
        if tile.troop:
            take(tile.troop, tile.bonus)
    for province, site in sorted(
        position.board.items(), key=lambda item: not (item[1].tile and item[1].tile.bonus)
    ):
        tops[province] = take(site.tile.troop, site.tile.bonus) if site.tile else None
    for tile in known:
        if tile.troop is None:
            take(None, tile.bonus)
    board = {}
    for province, site in position.board.items():
        top = tops[province]
        under = [tiles.pop() for _ in range(site.tiles_left - 1)] if top else []
        board[province] = Ground(site.kamons, (top, *under) if top else ())
    return board, tuple(tiles)


def grant(
    game: Game, me: General, general: General, cards: Cards, elsewhere: Elsewhere
) -> tuple[Game, Elsewhere]:
    """The game with cards in the hand of a player whose hand nobody followed, and what is elsewhere then:
    they come out of that, of the decks, or of the troop cards that were seen before."""
    player = game.player(general)
    troops, discards = list(game.troop_deck), list(game.troop_discards)
    koku, unplaced = list(game.koku_deck), list(elsewhere.koku)
    granted, unseen = [], []
    held = list(player.hand)
    for card in cards:
        if card in held:
            held.remove(card)
            continue
        piles = (unplaced, koku) if card.koku else (troops, discards)
        pile = next((pile for pile in piles if card in pile), None)
        if pile is None:
            return _granted_from_a_hand(game, me, general, cards, card, elsewhere)
        pile.remove(card)
        if pile is koku and unplaced:
            # The deck keeps its size; only which cards it holds is unknown.
            koku.append(unplaced.pop())
        granted.append(card)
        if pile is troops:
            unseen.append(card)
    hand = sorted_cards([*player.hand, *granted])
    holder = replace(player, hand=hand, seen=sorted_cards([*player.seen, *granted]))
    players = (replace(other, pool=less(other.pool, unseen)) for other in game.players_with(holder))
    game = replace(
        game,
        players=tuple(players),
        troop_deck=tuple(troops),
        troop_discards=tuple(discards),
        koku_deck=tuple(koku),
    )
    return game, replace(elsewhere, koku=tuple(unplaced))


def without_unseen(game: Game, general: General) -> Game:
    """The game without the cards that a player drew unseen, which were made up: they are in the deck."""
    player = game.player(general)
    drawn = without(player.hand, player.seen)
    players = game.players_with(replace(player, hand=player.seen))
    return replace(game, players=players, troop_deck=(*drawn, *game.troop_deck))


def _granted_from_a_hand(
    game: Game, me: General, general: General, cards: Cards, card: Card, elsewhere: Elsewhere
) -> tuple[Game, Elsewhere]:
    """Grant cards, one of which must have been in a hand that nobody saw."""
    spare = game.troop_deck[-1] if game.troop_deck and card.troops else None
    game = out_of_a_hand(game, me, card, spare)
    return grant(replace(game, troop_deck=(*game.troop_deck[:-1], card)), me, general, cards, elsewhere)
