"""The odd year: each player's turn of up to two conquests."""

from collections.abc import Mapping, Sequence
from dataclasses import replace

from engine.board import CONQUESTS_PER_TURN, Province, Spot
from engine.choices import Choices
from engine.components import (
    Bonus,
    BonusTile,
    Card,
    Cards,
    Favour,
    General,
    Kamon,
    Title,
    less,
    sorted_cards,
    sorted_tiles,
    without,
)
from engine.conquest import Conquest, check_hatamoto, check_kamon, favour_for, spent_tiles
from engine.errors import Forbidden, Rule
from engine.payment import Means, settle
from engine.state import Conquer, Control, ControlDecision, EndTurn, Game, Ground, Player, UseDraw
from engine.ways import ways, with_steps


def legal_in_turn(game: Game, control: Control) -> Sequence[ControlDecision]:
    """Ending the turn in every way, drawing, and every irreducible payment for every province.

    Payments with something to spare are legal too; they are left out, being without end and use.
    """
    player = game.player(control.order[0])
    first: list[ControlDecision] = [EndTurn()]
    if player.title is Title.SENSEI:
        first += [EndTurn(place) for place in simple_kamons(game.board, player.general)]
    if _draw_tile(player) and (game.troop_deck or game.troop_discards):
        first.append(UseDraw())
    offers = []
    if control.conquests_made < CONQUESTS_PER_TURN and player.kamons_left:
        means = means_of(player, control)
        for province, ground in game.board.items():
            if demand := ground.demand(province):
                offers += [(province, demand, way) for way in ways(demand, means)]

    def nth(index: int) -> ControlDecision:
        if index < len(first):
            return first[index]
        province, demand, way = offers[index - len(first)]
        return Conquer(Conquest(province, with_steps(demand, way)))

    return Choices(len(first) + len(offers), nth)


def play_in_turn(game: Game, control: Control, decision: ControlDecision) -> Game:
    """The game after a decision of the player whose turn it is; `Forbidden` if it is not legal."""
    player = game.player(control.order[0])
    match decision:
        case Conquer(conquest):
            return _conquer(game, control, player, conquest)
        case UseDraw():
            return _draw(game, player)
        case EndTurn(golden):
            if golden:
                game = _turn_golden(game, player, *golden)
            return replace(game, year=Control(control.order[1:]))


def _conquer(game: Game, control: Control, player: Player, conquest: Conquest) -> Game:
    province, paid = conquest.province, conquest.payment
    ground = game.board[province]
    site = ground.site
    check_kamon(player.general, control.conquests_made, player.kamons_left)
    asked = site.demand(province)
    check_hatamoto(paid, player.title, control.hatamoto_used)
    settle(asked, means_of(player, control), paid)
    return place_unchecked(game, control, conquest)


def place_unchecked(game: Game, control: Control, conquest: Conquest) -> Game:
    """The game after a conquest by the player whose turn it is, whether or not it was rightly paid for."""
    player = game.player(control.order[0])
    province, paid = conquest.province, conquest.payment
    ground = game.board[province]
    site = ground.site
    spent = spent_tiles(player.tiles, paid)
    won = tuple(BonusTile(tile.bonus, tile.troop) for tile in ground.stack[:1])
    favour = favour_for(province, site.position, player.title)
    conqueror = replace(
        player,
        hand=without(player.hand, paid.cards),
        seen=_still_seen(player, paid.cards),
        tiles=sorted_tiles(without(player.tiles, spent) + won),
        kamons_left=player.kamons_left - 1,
        favour=Favour(player.favour + favour),
    )
    taken = Ground((*ground.kamons, Kamon(player.general)), ground.stack[1:])
    after = replace(
        game,
        players=_with_discards(game, conqueror, paid.cards),
        board={**game.board, province: taken},
        troop_discards=game.troop_discards + tuple(card for card in paid.cards if card.troops),
        koku_discards=game.koku_discards + tuple(card for card in paid.cards if card.koku),
        used_tiles=game.used_tiles + spent,
        year=replace(
            control,
            conquests_made=control.conquests_made + 1,
            hatamoto_used=control.hatamoto_used or paid.uses_hatamoto,
        ),
    )
    return after.refilled()


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


def _still_seen(player: Player, discarded: Cards) -> Cards:
    """What the others know of a hand that gave up some cards; of equal cards, a known one leaves first."""
    seen = list(player.seen)
    for card in discarded:
        if card in seen:
            seen.remove(card)
    return tuple(seen)


def _draw(game: Game, player: Player) -> Game:
    tile = _draw_tile(player)
    if tile is None:
        raise Forbidden(Rule.DRAW_TILE, f"{player.general.label} has no Draw tile.")
    drawn, after = game.draw_troops(1)
    if not drawn:
        raise Forbidden(Rule.DRAW_FROM_SOMETHING, "No troop card is left to draw.")
    # Where the draw emptied the deck, all know what the new one holds; else the drawer alone knows more.
    pool = less(player.pool, drawn) if after.shuffles == game.shuffles else after.player(player.general).pool
    drawer = replace(
        player, hand=sorted_cards(player.hand + drawn), tiles=without(player.tiles, (tile,)), pool=pool
    )
    return replace(after, players=after.players_with(drawer), used_tiles=(*game.used_tiles, tile))


def _turn_golden(game: Game, player: Player, province: Province, position: int) -> Game:
    if player.title is not Title.SENSEI:
        raise Forbidden(Rule.SENSEI_TURNS_GOLDEN, f"{player.general.label} is {player.title.label}.")
    if (province, position) not in simple_kamons(game.board, player.general):
        raise Forbidden(
            Rule.OWN_SIMPLE_KAMON,
            f"Position {position} of {province.label} holds no simple kamon of {player.general.label}.",
        )
    ground = game.board[province]
    kamons = list(ground.kamons)
    kamons[position - 1] = Kamon(player.general, golden=True)
    return replace(game, board={**game.board, province: Ground(tuple(kamons), ground.stack)})


def simple_kamons(board: Mapping[Province, Ground], general: General) -> list[Spot]:
    """Where a general's kamons lie that are not golden."""
    own = Kamon(general)
    return [
        (province, position)
        for province, ground in board.items()
        for position, kamon in enumerate(ground.kamons, start=1)
        if kamon == own
    ]


def _draw_tile(player: Player) -> BonusTile | None:
    return next((tile for tile in player.tiles if tile.bonus is Bonus.DRAW), None)


def means_of(player: Player, control: Control) -> Means:
    """What a player can pay with in his turn."""
    joker = player.title is Title.HATAMOTO and not control.hatamoto_used
    return Means.of(player.hand, player.tiles, joker)
