"""A game whose hidden cards and tiles lie anyhow, and change places when one of them is seen.

What one player knows of a game is a game in which the rest is filled in at will. Whenever a card or
tile shows itself, it changes places with what lay there, and the engine goes on as with any other game.
"""

from collections.abc import Mapping
from dataclasses import replace

from engine.board import KAMONS, KOKU_CARDS, TILES, TILES_PER_GATE, TROOP_CARDS, Province
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
    missing_from,
    sorted_cards,
    without,
)
from engine.errors import Forbidden, Rule, ShitennoError
from engine.position import Position
from engine.sharing import Sharing
from engine.state import Control, Game, Ground, Player


class NotThere(ShitennoError):
    """A card or tile that cannot be where it is said to be: all of its kind are accounted for."""

    def __init__(self, what: Card | Tile | Troop, detail: str) -> None:
        self.what = what
        super().__init__(detail)


def set_up(titles: Mapping[General, Title], me: General, hand: Cards, tops: Mapping[Province, Troop]) -> Game:
    """A game before its first year as I see it: my cards and the eight top tiles, the rest anyhow."""
    if (card := missing_from(hand, TROOP_CARDS)) is not None:
        raise NotThere(card, f"The box does not hold that many of {card.label}.")
    troops = list(without(TROOP_CARDS, hand))
    players = []
    for general, title in titles.items():
        dealt = hand if general is me else tuple(troops.pop() for _ in hand)
        dealt = sorted_cards(dealt)
        pool = without(TROOP_CARDS, dealt)
        players.append(Player(general, title, dealt, KAMONS[len(titles)], Favour(0), pool=pool))
    tiles = list(TILES)
    stacks = {}
    for province, troop in tops.items():
        top = next((tile for tile in tiles if tile.troop is troop), None)
        if top is None:
            raise NotThere(troop, f"The box holds only six tiles with {troop.label}.")
        tiles.remove(top)
        stacks[province] = [top]
    for stack in stacks.values():
        stack += [tiles.pop() for _ in range(TILES_PER_GATE - 1)]
    board = {province: Ground((), tuple(stacks[province])) for province in Province}
    return Game(tuple(players), board, tuple(troops), KOKU_CARDS, seed=0)


def show_share(game: Game, me: General, cards: Cards, joined: bool = False) -> Game:
    """The game with these cards turned up in the even year that has just begun; in a game that was `joined`
    they may also come from what was thought to be discarded."""
    year = game.year
    assert isinstance(year, Sharing)
    troops = [card for card in (*game.troop_deck, *year.cards) if card.troops]
    koku = [card for card in (*game.koku_deck, *year.cards) if card.koku]
    elsewhere = []
    for card in cards:
        pile = koku if card.koku else troops
        if card in pile:
            pile.remove(card)
        else:
            elsewhere.append(card)
    game = replace(game, troop_deck=tuple(troops), koku_deck=tuple(koku))
    for card in elsewhere:
        game = _out_of_sight(game, me, card, joined)
    return replace(game, year=replace(year, cards=sorted_cards(cards)))


def show_draw(game: Game, me: General, card: Card, joined: bool = False) -> Game:
    """The game with this card on top of the troop deck."""
    game = game.refilled()
    deck = list(game.troop_deck)
    if card in deck:
        deck.remove(card)
        return replace(game, troop_deck=(*deck, card))
    game = _out_of_sight(game, me, card, joined)
    return replace(game, troop_deck=(*game.troop_deck, card))


def _out_of_sight(game: Game, me: General, card: Card, joined: bool) -> Game:
    """The game without a card that turns up from where nobody saw it; a card of its deck takes its place."""
    deck = game.koku_deck if card.koku else game.troop_deck
    discards = game.koku_discards if card.koku else game.troop_discards
    if joined and card in discards:
        swapped = (*without(discards, [card]), *deck[-1:])
        if card.koku:
            return replace(game, koku_deck=deck[:-1], koku_discards=swapped)
        return replace(game, troop_deck=deck[:-1], troop_discards=swapped)
    game = _from_a_hand(game, me, card, instead=deck[-1] if deck and card.troops else None)
    return replace(game, troop_deck=game.troop_deck[:-1])


def show_payment(game: Game, me: General, general: General, cards: Cards) -> Game:
    """The game with these cards in a player's hand."""
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
        if general is me or card.koku or not hidden:
            raise NotThere(card, f"{general.label} cannot have that many of {card.label}.")
        game = _into_hand(game, me, general, card, instead=hidden.pop())
    return game


def show_tile(
    game: Game,
    province: Province,
    bonus: Bonus,
    next_tile: Troop | None,
    elsewhere: tuple[Tile, ...] = (),
) -> tuple[Game, tuple[Tile, ...]]:
    """The game with this bonus on the province's top tile and this troop on the one under it. Tiles may lie
    `elsewhere`, nobody knows where; those that still do are returned too."""
    top, *under = game.board[province].stack
    game, elsewhere = _tile_to(game, province, 0, Tile(top.troop, bonus), elsewhere)
    if next_tile and under and under[0].troop is not next_tile:
        below = [tile for _, at, tile in _tiles(game) if at]
        wanted = next((tile for tile in (*below, *elsewhere) if tile.troop is next_tile), None)
        if wanted is None:
            raise NotThere(next_tile, f"No tile with {next_tile.label} is left under the top tiles.")
        game, elsewhere = _tile_to(game, province, 1, wanted, elsewhere)
    return game, elsewhere


def _tiles(game: Game) -> list[tuple[Province, int, Tile]]:
    """Every tile on the board, with its province and how deep it lies."""
    return [(p, at, tile) for p, ground in game.board.items() for at, tile in enumerate(ground.stack)]


def _tile_to(
    game: Game, province: Province, at: int, wanted: Tile, elsewhere: tuple[Tile, ...]
) -> tuple[Game, tuple[Tile, ...]]:
    """`wanted` at a place of a stack, in exchange for what lies there. A top tile shows its troop, so it
    can only change places with another of that troop."""
    here = game.board[province].stack[at]
    if here == wanted:
        return game, elsewhere
    for other, depth, tile in _tiles(game):
        if tile == wanted and (depth or here.troop is wanted.troop) and (other, depth) != (province, at):
            return _laid(_laid(game, other, depth, here), province, at, wanted), elsewhere
    if wanted in elsewhere:
        return _laid(game, province, at, wanted), (*without(elsewhere, [wanted]), here)
    detail = f"Both tiles with {wanted.troop.label} and {wanted.bonus.label} are accounted for."
    raise NotThere(wanted, detail)


def _laid(game: Game, province: Province, at: int, tile: Tile) -> Game:
    ground = game.board[province]
    stack = (*ground.stack[:at], tile, *ground.stack[at + 1 :])
    return replace(game, board={**game.board, province: Ground(ground.kamons, stack)})


def _into_hand(game: Game, me: General, general: General, card: Card, instead: Card) -> Game:
    """A card into a player's hand, in exchange for one there that nobody has seen."""
    deck = list(game.troop_deck)
    if card in deck:
        deck[deck.index(card)] = instead
        game = replace(game, troop_deck=tuple(deck))
    else:
        game = _from_a_hand(game, me, card, instead, general)
    player = game.player(general)
    hand = sorted_cards([*without(player.hand, [instead]), card])
    return replace(game, players=game.players_with(replace(player, hand=hand)))


def _from_a_hand(
    game: Game, me: General, card: Card, instead: Card | None, apart_from: General | None = None
) -> Game:
    """A card that nobody has seen out of an opponent's hand, with `instead` in its place."""
    for player in game.players:
        hidden = without(player.hand, player.seen)
        if instead and player.general not in (me, apart_from) and card in hidden:
            hand = sorted_cards([*without(player.hand, [card]), instead])
            return replace(game, players=game.players_with(replace(player, hand=hand)))
    raise NotThere(card, f"All {card.copies} of {card.label} are accounted for.")


def join(position: Position) -> tuple[Game, tuple[Tile, ...]]:
    """The game that a position is taken from, and the tiles of which nobody knows where they are. What the
    others hold is not known either: their hands are empty here, and `grant` gives them what they turn out
    to have."""
    left_out = [province.label for province in Province if province not in position.board]
    if left_out:
        raise Forbidden(Rule.PROVINCE_DESCRIBED, f"{', '.join(left_out)}: not described.")
    untaken = [title for title in Title if title not in position.titles.values()]
    players = []
    for general in position.players:
        mine = general is position.me
        players.append(
            Player(
                general,
                position.titles[general] if general in position.titles else untaken.pop(0),
                position.hand if mine else (),
                position.kamons_of(general),
                Favour(position.favour.get(general, 0)),
                tiles=position.tiles if mine else (),
                pool=position.unseen_cards(),
            )
        )
    koku = without(KOKU_CARDS, [card for card in position.hand if card.koku])
    in_deck = min(len(koku), len(KOKU_CARDS) if position.koku_deck is None else position.koku_deck)
    order = sorted(players, key=lambda player: player.title.rank)
    year = Control(
        tuple(p.general for p in order if p.title.rank >= position.title.rank),
        position.conquests_made,
        position.hatamoto_used,
    )
    board, elsewhere = _stacked(position)
    game = Game(
        tuple(players),
        board,
        position.unseen_cards(),
        koku[:in_deck],
        seed=0,
        year=year,
        round=1,
        troop_discards=position.seen_troops,
        koku_discards=koku[in_deck:],
        used_tiles=position.used_tiles,
    )
    return game, elsewhere


def _stacked(position: Position) -> tuple[dict[Province, Ground], tuple[Tile, ...]]:
    """The board with its tiles, the tops as they are seen, those under them anyhow; and those left over."""
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


def grant(game: Game, me: General, general: General, cards: Cards) -> Game:
    """The game with cards in the hand of a player of whom nothing was known: out of the decks, or of what
    was seen to be elsewhere."""
    player = game.player(general)
    troops, discards = list(game.troop_deck), list(game.troop_discards)
    koku, spent = list(game.koku_deck), list(game.koku_discards)
    granted, unseen = [], []
    held = list(player.hand)
    for card in cards:
        if card in held:
            held.remove(card)
            continue
        piles = (spent, koku) if card.koku else (troops, discards)
        pile = next((pile for pile in piles if card in pile), None)
        if pile is None:
            return _granted_from_a_hand(game, me, general, cards, card)
        pile.remove(card)
        if pile is koku and spent:
            # The deck keeps its size; only which cards it holds is unknown.
            koku.append(spent.pop())
        granted.append(card)
        if pile is troops:
            unseen.append(card)
    hand = sorted_cards([*player.hand, *granted])
    holder = replace(player, hand=hand, seen=sorted_cards([*player.seen, *granted]))
    players = (replace(other, pool=less(other.pool, unseen)) for other in game.players_with(holder))
    return replace(
        game,
        players=tuple(players),
        troop_deck=tuple(troops),
        troop_discards=tuple(discards),
        koku_deck=tuple(koku),
        koku_discards=tuple(spent),
    )


def _granted_from_a_hand(game: Game, me: General, general: General, cards: Cards, card: Card) -> Game:
    """Grant cards, one of which must have been in a hand that nobody saw."""
    spare = game.troop_deck[-1] if game.troop_deck and card.troops else None
    game = _from_a_hand(game, me, card, spare)
    return grant(replace(game, troop_deck=(*game.troop_deck[:-1], card)), me, general, cards)
