"""The odd year: each player's turn of up to two conquests."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace

from engine.board import Demand, Province, Spot
from engine.choices import Choices
from engine.components import Bonus, BonusTile, Card, Cards, Favour, Kamon, Title, less
from engine.refusals import Forbidden, NothingToDraw
from engine.state import Conquer, Control, ControlDecision, EndTurn, Game, Ground, Player, UseDraw
from engine.turn import Conquest, Mover, simple_kamons
from engine.ways import ways, with_steps


def legal_in_turn(game: Game, control: Control) -> Sequence[ControlDecision]:
    """What the player whose turn it is may decide."""
    demands = ((province, ground.demand(province)) for province, ground in game.board.items())
    is_draw_possible = can_draw(game, game.player(control.order[0]))
    return turn_choices(mover(game, control), game.kamons, demands, is_draw_possible)


def turn_choices(
    turn: Mover,
    kamons: Mapping[Province, tuple[Kamon, ...]],
    demands: Iterable[tuple[Province, Demand | None]],
    is_draw_possible: bool,
) -> Sequence[ControlDecision]:
    """Ending the turn in every way, drawing, and every irreducible payment for every province; of each
    province, `demands` says what it asks for, None where it is full.

    Payments with something to spare are legal too; they are left out, being without end and use.
    """
    first: list[ControlDecision] = [EndTurn()]
    if turn.title is Title.SENSEI:
        first += [EndTurn(spot) for spot in simple_kamons(kamons, turn.general)]
    if is_draw_possible:
        first.append(UseDraw())
    offers = []
    if turn.conquests_left:
        means = turn.means
        for province, demand in demands:
            if demand:
                offers += [(province, demand, way) for way in ways(demand, means)]

    def nth(index: int) -> ControlDecision:
        if index < len(first):
            return first[index]
        province, demand, way = offers[index - len(first)]
        return Conquer(Conquest(province, with_steps(demand, way)))

    return Choices(len(first) + len(offers), nth)


def can_draw(game: Game, player: Player) -> bool:
    """Whether a player has a Draw tile and there is a card for it."""
    return has_draw_tile(player.tiles) and bool(game.troop_deck or game.troop_discards)


def has_draw_tile(tiles: Iterable[BonusTile]) -> bool:
    """Whether a Draw tile is among some tiles."""
    return any(tile.bonus is Bonus.DRAW for tile in tiles)


def play_in_turn(game: Game, control: Control, decision: ControlDecision) -> Game:
    """The game after a decision of the player whose turn it is; `Forbidden` if it is not legal."""
    match decision:
        case Conquer(conquest):
            site = game.board[conquest.province].site
            mover(game, control).check(site, conquest)
            return win_tile(place(game, control, conquest), conquest.province)
        case UseDraw():
            return _draw(game, control)
        case EndTurn(golden):
            if golden:
                game = _turn_golden(game, control, golden)
            return replace(game, year=Control(control.order[1:]))


def mover(game: Game, control: Control) -> Mover:
    """The player whose turn it is."""
    player = game.player(control.order[0])
    return Mover(
        player.general,
        player.title,
        player.hand,
        player.tiles,
        player.kamons_left,
        control.conquests_made,
        control.hatamoto_used,
    )


def place(game: Game, control: Control, conquest: Conquest) -> Game:
    """The game after the player whose turn it is has paid and placed a kamon, legal or not; the tile on the
    gate is still to be taken."""
    player = game.player(control.order[0])
    province, cards = conquest.province, conquest.payment.cards
    ground = game.board[province]
    placed = mover(game, control).place(ground.site, conquest)
    conqueror = replace(
        player,
        hand=placed.mover.hand,
        # Of equal cards, one that the others know leaves the hand first.
        seen=less(player.seen, cards),
        tiles=placed.mover.tiles,
        kamons_left=placed.mover.kamons,
        favour=Favour(player.favour + placed.favour),
    )
    after = replace(
        game,
        players=_with_discards(game, conqueror, cards),
        board={**game.board, province: Ground(placed.kamons, ground.stack)},
        troop_discards=game.troop_discards + tuple(card for card in cards if card.troops),
        koku_discards=game.koku_discards + tuple(card for card in cards if card.koku),
        used_tiles=game.used_tiles + placed.spent,
        year=replace(
            control,
            conquests_made=placed.mover.conquests_made,
            hatamoto_used=placed.mover.hatamoto_used,
        ),
    )
    return after.refilled()


def win_tile(game: Game, province: Province) -> Game:
    """The game after the player whose turn it is has taken the top tile of a province, if there is one."""
    ground, control = game.board[province], game.year
    assert isinstance(control, Control)
    if not ground.stack:
        return game
    top, *under = ground.stack
    player = game.player(control.order[0])
    tiles = mover(game, control).win(BonusTile(top.bonus, top.troop)).tiles
    board = {**game.board, province: Ground(ground.kamons, tuple(under))}
    return replace(game, players=game.players_with(replace(player, tiles=tiles)), board=board)


def _with_discards(game: Game, payer: Player, discarded: Cards) -> tuple[Player, ...]:
    """The players after one of them has put down cards. Whoever did not know where such a card was now
    knows that it is not in the deck; of equal cards, one known to be in a hand is put down first."""
    was_seen = list(game.player(payer.general).seen)
    hidden = []
    for card in discarded:
        if card in was_seen:
            was_seen.remove(card)
        elif card.troops:
            hidden.append(card)
    if not hidden:
        return game.players_with(payer)
    return tuple(
        payer
        if player.general is payer.general
        else replace(player, pool=_pool_without(game, player, hidden))
        for player in game.players
    )


def _pool_without(game: Game, player: Player, hidden: list[Card]) -> Cards:
    """What may lie in the deck for all that a player can tell, after cards came out of a hand in which he
    had not seen them."""
    pool = list(player.pool)
    held = [*player.hand, *game.troop_discards]
    for other in game.players:
        if other.general is not player.general:
            held += other.seen
    for card in hidden:
        in_hands = card.copies - pool.count(card) - held.count(card)
        held.append(card)
        if in_hands <= 0 and card in pool:
            pool.remove(card)
    return tuple(pool)


def _draw(game: Game, control: Control) -> Game:
    player = game.player(control.order[0])
    drawer, tile = mover(game, control).use_draw_tile()
    drawn, after = game.draw_troops(1)
    if not drawn:
        raise Forbidden(NothingToDraw())
    [card] = drawn
    drawer = drawer.take(card)
    # Where the draw emptied the deck, all know what the new one holds; else the drawer alone knows more.
    pool = less(player.pool, drawn) if after.shuffles == game.shuffles else after.player(player.general).pool
    changed = replace(player, hand=drawer.hand, tiles=drawer.tiles, pool=pool)
    return replace(after, players=after.players_with(changed), used_tiles=(*game.used_tiles, tile))


def _turn_golden(game: Game, control: Control, spot: Spot) -> Game:
    kamons = mover(game, control).turn_golden(game.kamons, spot)
    province, _ = spot
    ground = Ground(kamons, game.board[province].stack)
    return replace(game, board={**game.board, province: ground})
