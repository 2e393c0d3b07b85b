"""Random complete games: nothing is lost or made, scores add up, no view shows what it must not."""

import random
from collections import Counter
from collections.abc import Iterable
from dataclasses import replace
from functools import cache
from itertools import chain

import pytest

from engine.board import KAMONS, KOKU_CARDS, TILES, TROOP_CARDS, Province
from engine.components import Card, General, Tile, Title
from engine.conquest import Reveal, conquer
from engine.game import due, legal, result
from engine.position_file import problems
from engine.scoring import Count
from engine.sharing import AnswerLot, ChooseLot, FormLot, Lot, Sharing, SplitLots
from engine.state import Conquer, Control, EndTurn, Game, UseDraw
from engine.view import see
from tests.random_games import Moment, random_game, redealt

GAMES = 500
BATCH = 50
MOST_ROUNDS = {4: 6, 3: 8, 2: 12}


@pytest.mark.parametrize("batch", range(GAMES // BATCH))
@pytest.mark.parametrize("players", [2, 3, 4])
def test_games_run_to_the_end_with_every_piece_and_point_accounted_for(players: int, batch: int) -> None:
    for seed in range(batch * BATCH, (batch + 1) * BATCH):
        moments = list(random_game(players, seed))
        for before, _, _, after in moments:
            nothing_lost_or_made(after)
            assert after.round - before.round in (0, 1)
        end = moments[-1][-1]
        assert due(end) is None
        assert len(legal(end)) == 0
        assert end.round <= MOST_ROUNDS[players]
        assert not end.koku_deck or any(player.kamons_left == 0 for player in end.players)
        assert {p.general: p.favour for p in end.players} == favour_from_the_history(moments)
        the_count_is_right(end, result(end))


def nothing_lost_or_made(game: Game) -> None:
    cards = Counter(chain(game.troop_deck, game.troop_discards, game.koku_deck, game.koku_discards))
    for player in game.players:
        cards.update(player.hand)
    if isinstance(game.year, Sharing):
        sharing = game.year
        lots = [lot for _, lot in sharing.taken] + [lot for lot in (sharing.offered,) if lot]
        lots += sharing.split or ()
        cards.update(sharing.cards)
        for lot in lots:
            cards.update(lot.cards)
        assert sorted(t.rank for t in sharing.titles + tuple(lot.title for lot in lots)) == [0, 1, 2, 3]
    assert cards == Counter(TROOP_CARDS + KOKU_CARDS)
    tiles = Counter(tile for ground in game.board.values() for tile in ground.stack)
    taken = chain(game.used_tiles, *(player.tiles for player in game.players))
    tiles.update(Tile(tile.troop, tile.bonus) for tile in taken if tile.troop)
    assert tiles == Counter(TILES)
    for player in game.players:
        placed = sum(kamon.general is player.general for g in game.board.values() for kamon in g.kamons)
        assert player.kamons_left + placed == KAMONS[len(game.players)]
        assert not Counter(player.seen) - Counter(player.hand)
    assert all(len(ground.stack) == max(0, 3 - len(ground.kamons)) for ground in game.board.values())
    assert game.troop_deck or not game.troop_discards, "an empty deck is refilled at once"


def favour_from_the_history(moments: Iterable[Moment]) -> dict[General, int]:
    """The score, recomputed from the decisions alone: lots give titles, conquests fill positions."""
    moments = list(moments)
    first = moments[0][0]
    titles = {player.general: player.title for player in first.players}
    lots: dict[General, Title] = {}
    filled: Counter[Province] = Counter()
    favour = dict.fromkeys(titles, 0)
    offered: Lot | None = None
    split: tuple[Lot, Lot] | None = None
    for before, general, decision, _ in moments:
        waiting = [g for g in sorted(titles, key=lambda g: titles[g].rank) if g not in lots]
        match decision:
            case FormLot(lot):
                assert general is waiting[0]
                offered = lot
            case AnswerLot(accept):
                assert offered is not None
                if accept:
                    lots[general] = offered.title
                elif general is waiting[-1]:
                    lots[waiting[0]] = offered.title
            case SplitLots(one, two):
                assert general is waiting[0]
                split = (one, two)
            case ChooseLot(takes_first):
                assert split is not None
                mine, other = split if takes_first else reversed(split)
                lots |= {general: mine.title, waiting[0]: other.title}
                titles, lots = lots, {}
            case Conquer(conquest):
                filled[conquest.province] += 1
                bonus = {Title.DAIMYO: 2, Title.SHOMYO: 1}.get(titles[general], 0)
                favour[general] += conquest.province.prices[filled[conquest.province] - 1] + bonus
            case UseDraw() | EndTurn():
                assert isinstance(before.year, Control)
    return favour


def the_count_is_right(end: Game, counts: tuple[Count, ...]) -> None:
    won = [province for count in counts for province in count.majorities]
    assert sorted(won, key=lambda p: p.rank) == [p for p, ground in end.board.items() if ground.kamons]
    for count in counts:
        player = end.player(count.general)
        assert count.total == player.favour + count.koku + 6 * len(count.majorities)
        bonuses = [tile.bonus.value for tile in player.tiles]
        assert count.koku == best_koku(
            sum(card.koku for card in player.hand),
            sum(len(card.troops) for card in player.hand),
            bonuses.count("exchange"),
            bonuses.count("+1"),
        )
        for province in count.majorities:
            weights = Counter(k.general for k in end.board[province].kamons for _ in range(1 + k.golden))
            assert weights[count.general] == max(weights.values())
    best = max(count.total for count in counts)
    tied = [count.general for count in counts if count.total == best]
    assert counts[0].general is min(tied, key=lambda general: end.player(general).title.rank)


@cache
def best_koku(koku: int, troops: int, exchange: int, plus_one: int) -> int:
    """The most koku, by trying every use of every tile."""
    reached = [koku]
    if exchange and troops:
        reached.append(best_koku(koku + 1, troops - 1, exchange - 1, plus_one))
    if plus_one and koku:
        reached.append(best_koku(koku + 1, troops, exchange, plus_one - 1))
    return max(reached)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_no_view_depends_on_what_its_player_cannot_know(players: int) -> None:
    rng = random.Random(players)
    changed = 0
    for seed in range(25):
        for game, general, _, _ in random_game(players, seed):
            for player in game.players:
                other = redealt(game, player.general, rng)
                nothing_lost_or_made(other)
                assert see(other, player.general) == see(game, player.general)
                changed += other.troop_deck != game.troop_deck
            other = redealt(game, general, rng)
            assert list(legal(other)[:50]) == list(legal(game)[:50]), "what is legal gives nothing away"
    assert changed > 1000


@pytest.mark.parametrize("hoarding", [False, True])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_view_at_an_odd_year_turn_is_a_position_that_the_referee_carries_on(
    players: int, hoarding: bool
) -> None:
    conquests = empty_decks = 0
    for seed in range(25):
        for game, general, decision, after in random_game(players, seed, hoarding):
            nothing_lost_or_made(after)
            if not isinstance(game.year, Control):
                continue
            position = see(game, general).position()
            assert problems(position) == ()
            assert position.unseen_cards() == unseen_by_hand(game, general)
            if isinstance(decision, Conquer):
                stack = game.board[decision.conquest.province].stack
                reveal = Reveal(stack[0].bonus if stack else None, stack[1].troop if len(stack) > 1 else None)
                outcome = conquer(position, decision.conquest, reveal)
                seen = see(after, general).position()
                if not game.troop_deck:
                    # The position knows more than the view tells: the new deck is what was just paid.
                    empty_decks += 1
                    assert Counter(outcome.position.unseen_cards()) == Counter(after.troop_deck)
                    seen = replace(seen, seen_troops=outcome.position.seen_troops)
                assert outcome.position == seen
                assert outcome.favour == after.player(general).favour - game.player(general).favour
                conquests += 1
    assert conquests > 100
    assert bool(empty_decks) is hoarding


def unseen_by_hand(game: Game, me: General) -> tuple[Card, ...]:
    """The cards that may be drawn, counted from the hidden side: the deck and what hides in hands."""
    hidden = Counter(game.troop_deck)
    for player in game.players:
        if player.general is not me and game.troop_deck:
            hidden += Counter(player.hand) - Counter(player.seen)
    return tuple(card for card in Card for _ in range(hidden[card]))
