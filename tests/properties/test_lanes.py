"""Games played side by side replay under the engine, move by move, with the same scores."""

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

import numpy as np
import pytest

from advisor.conquest.advise import advise
from advisor.winning import even_years, turns
from advisor.winning.lanes import (
    BONUSES,
    TROOP_KINDS,
    Dice,
    Lanes,
    counted,
    draw_troop,
    final_totals,
    new_games,
    place,
    title_order,
)
from advisor.winning.playouts import Playouts
from advisor.worth.law import LAWS
from engine.board import TROOP_CARDS, Province
from engine.components import Bonus, Card, Favour, General, Pay, Tile, Title, Troop, sorted_cards, without
from engine.game import even_year, play, result
from engine.hidden import show_draw, show_share
from engine.payment import Means, Tools
from engine.sharing import AnswerLot, ChooseLot, FormLot, Lot, Sharing, SplitLots
from engine.state import Conquer, Control, EndTurn, Game, Ground, Player, UseDraw
from engine.turn import Conquest
from engine.view import see
from engine.ways import Way, lean, payable, with_steps
from tests.random_games import random_game

CARDS, BONUS, TROOPS, TITLES, GENERALS = tuple(Card), tuple(Bonus), tuple(Troop), tuple(Title), tuple(General)


@dataclass
class Heard:
    """What happens in a single lane, in the order in which it does."""

    moves: list[tuple[str, Any]] = field(default_factory=list)


@pytest.fixture
def heard(monkeypatch: pytest.MonkeyPatch) -> Iterator[Heard]:
    log = Heard()
    give = even_years.Table.give

    def placing(lanes: Lanes, actor: Any, province: Any, spent: Any, tools: Any) -> Any:
        if len(lanes):
            log.moves.append(("place", (int(actor[0]), int(province[0]), spent[0].copy(), tools[0].copy())))
        return place(lanes, actor, province, spent, tools)

    def drawing(lanes: Lanes, dice: Dice, *moment: int) -> Any:
        kind = draw_troop(lanes, dice, *moment)
        log.moves.append(("draw", int(kind[0])))
        return kind

    def giving(table: even_years.Table, player: Any, chosen: Any, title: Any) -> None:
        cards = [CARDS[kind] for kind, is_in in zip(table.cards[0], chosen[0], strict=True) if is_in]
        log.moves.append(("lot", (int(player[0]), Lot(TITLES[int(title[0])], tuple(cards)))))
        give(table, player, chosen, title)

    monkeypatch.setattr("advisor.winning.turns.place", placing)
    monkeypatch.setattr("advisor.winning.turns.draw_troop", drawing)
    monkeypatch.setattr(even_years.Table, "give", giving)
    yield log


def cards_of(counts: Any) -> tuple[Card, ...]:
    return tuple(CARDS[kind] for kind, count in enumerate(counts) for _ in range(int(count)))


def game_of(lanes: Lanes) -> Game:
    """A lane at the start as a game of the engine."""
    generals = GENERALS[: lanes.players]
    players = []
    for seat, general in enumerate(generals):
        hand = cards_of(lanes.hand[0, seat])
        players.append(
            Player(
                general,
                TITLES[lanes.title[0, seat]],
                hand,
                int(lanes.stock[0, seat]),
                Favour(0),
                pool=without(TROOP_CARDS, hand),
            )
        )
    board = {
        province: Ground((), tuple(tile_of(int(face)) for face in lanes.stack[0, province.rank]))
        for province in Province
    }
    koku = tuple(
        CARDS[TROOP_KINDS + kind] for kind, count in enumerate(lanes.koku[0]) for _ in range(int(count))
    )
    return Game(tuple(players), board, cards_of(lanes.deck[0]), koku, seed=0)


def tile_of(face: int) -> Tile:
    return Tile(TROOPS[face // BONUSES], BONUS[face % BONUSES])


def replay_sharing(game: Game, lots: list[tuple[int, Lot]]) -> Game:
    generals = [player.general for player in game.players]
    while isinstance(game.year, Sharing) and game.year.due:
        waiting = game.year.waiting
        if len(waiting) == 2:
            (chooser, taken), (tairo, left) = ((generals[seat], lot) for seat, lot in lots)
            assert (tairo, chooser) == waiting
            game = play(game, SplitLots(taken, left))
            return play(game, ChooseLot(True))
        seat, lot = lots.pop(0)
        taker = generals[seat]
        game = play(game, FormLot(lot))
        for general in waiting[1:]:
            game = play(game, AnswerLot(general is taker))
            if general is taker:
                break
    return game


def replay_turn(game: Game, moves: list[tuple[str, Any]], golden: set[tuple[int, int]]) -> Game:
    assert isinstance(game.year, Control)
    actor = game.year.order[0]
    generals = [player.general for player in game.players]
    for what, told in moves:
        if what == "draw":
            game = play(show_draw(game, actor, CARDS[told]), UseDraw())
            continue
        seat, rank, spent, tools = told
        assert generals[seat] is actor
        province = tuple(Province)[rank]
        player = game.player(actor)
        assert isinstance(game.year, Control)
        is_joker = player.title is Title.HATAMOTO and not game.year.hatamoto_used
        used = Tools(int(tools[0]), int(tools[1]), 0)
        demand = game.board[province].demand(province)
        assert demand
        cards = cards_of(spent)
        # A joker serves where the cards and tiles alone do not do.
        for joker in (0, 1)[: 1 + is_joker]:
            means = Means(cards, used._replace(hatamoto=joker))
            if pays := payable(demand, means):
                break
        pay = Pay.KOKU if Pay.KOKU in pays and all(card.koku for card in cards) else pays[0]
        way = lean(demand, Way(pay, means.cards, means.tools))
        assert (way.cards, way.tools) == (means.cards, means.tools), "nothing is paid in vain"
        game = play(game, Conquer(Conquest(province, with_steps(demand, way))))
    spots = [(tuple(Province)[rank], at + 1) for rank, at in golden]
    assert len(spots) <= 1
    return play(game, EndTurn(spots[0] if spots else None))


def assert_same(lanes: Lanes, game: Game) -> None:
    for seat, player in enumerate(game.players):
        assert sorted_cards(cards_of(lanes.hand[0, seat])) == player.hand
        held = Counter(tile.bonus for tile in player.tiles)
        assert [held[bonus] for bonus in Bonus] == lanes.tiles[0, seat].tolist()
        assert player.kamons_left == lanes.stock[0, seat]
        assert player.favour == lanes.favour[0, seat]
        assert player.title is TITLES[lanes.title[0, seat]]
    for province, ground in game.board.items():
        owners = [game.players.index(game.player(kamon.general)) for kamon in ground.kamons]
        assert lanes.owner[0, province.rank].tolist() == [*owners, *[-1] * (4 - len(owners))]
        assert lanes.golden[0, province.rank, : len(owners)].tolist() == [k.golden for k in ground.kamons]
    assert sorted_cards(game.troop_discards) == sorted_cards(cards_of(lanes.discards[0]))


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("seed", range(25))
def test_a_lane_replays_under_the_engine(players: int, seed: int, heard: Heard) -> None:
    lanes, dice, law = new_games(players, 1, seed), Dice(seed, 1), LAWS[players]
    game = even_year(game_of(lanes))
    while not lanes.ended[0]:
        heard.moves.clear()
        even_years.even_year(lanes, dice)
        lots = [told for _, told in heard.moves]
        turned_up = sorted_cards(card for _, lot in lots for card in lot.cards)
        game = replay_sharing(show_share(game, GENERALS[0], turned_up)[0], lots)
        for turn in range(players):
            heard.moves.clear()
            golden = lanes.golden[0].copy()
            turns.take_turn(lanes, title_order(lanes)[:, turn], players - 1 - turn, dice, law)
            turned = {(int(rank), int(at)) for rank, at in np.argwhere(lanes.golden[0] > golden)}
            game = replay_turn(game, list(heard.moves), turned)
            if game.year and isinstance(game.year, Control):
                assert_same(lanes, game)
    assert game.year is None
    counts = {count.general: count for count in result(game)}
    favour, koku, majorities = (part[0] for part in final_totals(lanes))
    for seat, player in enumerate(game.players):
        count = counts[player.general]
        assert (count.favour, count.koku, 6 * len(count.majorities)) == (
            favour[seat],
            koku[seat],
            majorities[seat],
        )
    assert result(game)[0].general is GENERALS[int(counted(lanes)[0].argmax())]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_nobody_pays_with_what_he_does_not_have(players: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """In games in which decks ran out and were refilled, so that most cards were seen and hidden again."""
    paid = 0

    def placing(lanes: Lanes, actor: Any, province: Any, spent: Any, tools: Any) -> Any:
        nonlocal paid
        lane = np.arange(len(lanes))
        assert (lanes.hand[lane, actor] >= spent).all()
        assert (lanes.tiles[lane, actor] >= tools).all()
        paid += len(lanes)
        return place(lanes, actor, province, spent, tools)

    monkeypatch.setattr("advisor.winning.turns.place", placing)
    monkeypatch.setattr("advisor.winning.playouts.place", placing)
    looked_at = 0
    for seed in range(3):
        hoarding = seed % 2 == 1
        for game, general, *_ in random_game(players, seed, hoarding):
            if isinstance(game.year, Control) and game.shuffles and not game.year.conquests_made:
                position = see(game, general).position()
                if len(position.unseen_cards()) < 12:
                    advice = advise(position, top=3)
                    plans = [advice.best.plan, *(play.plan for play in advice.others)]
                    Playouts(position, plans, advice.draws_last).endings(range(len(plans)), 20, seed)
                    looked_at += 1
    assert looked_at > 5
    assert paid > 1000
