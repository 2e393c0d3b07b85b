"""Random complete games: nothing is lost or made, scores add up, no view shows what it must not."""

import random
from collections import Counter
from collections.abc import Iterable
from functools import cache
from itertools import chain

import pytest

from engine.board import KAMONS, KOKU_CARDS, TILES, TROOP_CARDS, Province
from engine.components import Card, General, Tile, Title
from engine.conquest import Reveal, conquer
from engine.game import due, legal, result
from engine.position import Position
from engine.position_file import problems_of
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
    if plus_one:
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
    refills: list[Refills] = []
    for seed in range(25):
        known = Refills()
        refills.append(known)
        for game, general, decision, after in random_game(players, seed, hoarding):
            nothing_lost_or_made(after)
            known.note(game)
            if not isinstance(game.year, Control):
                continue
            position = see(game, general).position()
            assert problems_of(position) == ()
            known.check(game, general, position)
            if isinstance(decision, Conquer):
                stack = game.board[decision.conquest.province].stack
                reveal = Reveal(stack[0].bonus if stack else None, stack[1].troop if len(stack) > 1 else None)
                outcome = conquer(position, decision.conquest, reveal)
                empty_decks += not game.troop_deck
                assert outcome.position == see(after, general).position()
                assert outcome.favour == after.player(general).favour - game.player(general).favour
                conquests += 1
    assert conquests > 100
    assert bool(empty_decks) is hoarding
    assert hoarding or sum(known.checked for known in refills) > 10


class Refills:
    """What a game's refills of the troop deck tell, noted from the hidden side."""

    def __init__(self) -> None:
        self.before: Game | None = None
        self.happened = False
        self.checked = 0
        self.fresh: tuple[Card, ...] | None = None
        """The deck just refilled in a turn, while nothing was drawn from it."""
        self.held: dict[General, Counter[Card]] = {}
        """What the others of each player held, unseen by him, when the deck was refilled, and hold still
        unless one of its kind was put down."""

    def note(self, game: Game) -> None:
        """The next moment of the game."""
        before, self.before = self.before or game, game
        hidden, hidden_before = self.hidden(game), self.hidden(before)
        if game.shuffles > before.shuffles:
            self.happened = True
            self.fresh = game.troop_deck if isinstance(game.year, Control) else None
            # Of cards turned up meanwhile, nobody notes which are of the old deck.
            self.held = (
                {}
                if self.fresh is None
                else {
                    me: sum((cards for other, cards in hidden.items() if other is not me), Counter())
                    for me in hidden
                }
            )
        elif game.troop_deck != before.troop_deck:
            self.fresh = None
        for me, held in self.held.items():
            for other in hidden:
                if other is not me:
                    held -= hidden_before[other] - hidden[other]

    def hidden(self, game: Game) -> dict[General, Counter[Card]]:
        """What each player holds and the others have not seen."""
        return {p.general: Counter(p.hand) - Counter(p.seen) for p in game.players}

    def check(self, game: Game, me: General, position: Position) -> None:
        """A position knows all of that, and nothing that is not so."""
        unseen, deck = Counter(position.unseen_cards()), Counter(game.troop_deck)
        hidden = [held for general, held in self.hidden(game).items() if general is not me]
        assert deck <= unseen
        if self.fresh is not None:
            assert unseen == Counter(self.fresh)
        elif not game.troop_deck:
            assert not unseen
        elif not self.happened:
            assert unseen == sum(hidden, deck)
        else:
            assert self.held.get(me, Counter()) <= Counter(position.seen_troops)
            self.checked += bool(self.held.get(me))
