"""Programs that play: each of their decisions at a moment made for it, and whole games."""

import inspect
from collections import Counter
from collections.abc import Callable
from dataclasses import replace

import pytest

from advisor import players as module
from advisor.conquest.advise import advise
from advisor.players import Advised, Greedy, Player, PlayerKind, Random, kind_named
from advisor.sharing.advise import advise_sharing
from advisor.winning.match import play_out
from advisor.winning.match_faults import MatchError, NotAPlayer
from advisor.winning.plain_sharing import PLAIN_SHARING
from engine.board import Province
from engine.components import Bonus, Card, General, Kamon, Title, Troop
from engine.errors import Rule
from engine.game import due, legal, new_game, play
from engine.position import Position
from engine.refusals import Forbidden
from engine.sharing import Sharing
from engine.state import Conquer, Control, EndTurn, Game, UseDraw
from engine.view import see
from tests.at_turn import HONDA, II, at_turn, koku
from tests.positions import FLAT

ALL = pytest.mark.parametrize("kind", [Random, Greedy, Advised])
Maker = Callable[[int], Player]


def decided(player: Player, game: Game) -> object:
    general = due(game)
    assert general
    return player.decide(see(game, general))


def with_kamons(game: Game, province: Province, *kamons: Kamon) -> Game:
    ground = game.board[province]
    stack = ground.stack[len(kamons) :]
    return replace(game, board={**game.board, province: replace(ground, kamons=kamons, stack=stack)})


class TestAll:
    @ALL
    def test_is_made_of_a_seed(self, kind: Maker) -> None:
        first, *others = inspect.signature(kind).parameters.values()
        assert first.name == "seed"
        assert all(other.kind is inspect.Parameter.KEYWORD_ONLY for other in others)

    @ALL
    def test_decides_only_when_it_is_due(self, kind: Maker) -> None:
        turn, even_year = at_turn(hand=(Card.KOKU_3,)), new_game((HONDA, II), 1)
        for game in (turn, even_year, replace(turn, year=None)):
            for general in {HONDA, II} - {due(game)}:
                with pytest.raises(Forbidden) as refusal:
                    kind(1).decide(see(game, general))
                assert refusal.value.rule is Rule.NOT_NOW

    @pytest.mark.parametrize("players", [2, 3, 4])
    @pytest.mark.parametrize("kind", [Random, Greedy])
    def test_plays_whole_games_without_a_foul(self, kind: Maker, players: int) -> None:
        generals = list(General)[:players]
        ends = [
            play_out(new_game(generals, seed), {general: kind(seed) for general in generals})
            for seed in (1, 1, 2)
        ]
        assert due(ends[0]) is None
        assert ends[0] == ends[1]
        assert ends[0] != ends[2]

    @pytest.mark.slow
    @pytest.mark.parametrize("players", [2, 3, 4])
    def test_shares_by_plain_values_or_as_advised(self, players: int) -> None:
        game = new_game(list(General)[:players], seed=3)
        plain = PLAIN_SHARING[players]
        while isinstance(game.year, Sharing):
            decision = plain.decide(game.year)
            assert decided(Greedy(1), game) == decision
            assert decided(Advised(1, plain=plain), game) == decision
            general = due(game)
            assert general
            advised = advise_sharing(see(game, general).sharing_position(), playouts=10).best.decision
            assert decided(Advised(1, playouts=10), game) == advised
            game = play(game, decision)

    def test_names_are_read_however_they_are_written(self) -> None:
        assert [kind_named(name) for name in ("random", "Greedy", " ADVISED ")] == list(PlayerKind)
        assert [kind.maker for kind in PlayerKind] == [Random, Greedy, Advised]
        for name, nearest in (("advisor", "advised"), ("gredy", "greedy"), ("x", None)):
            with pytest.raises(MatchError) as refusal:
                kind_named(name)
            assert refusal.value.fault == NotAPlayer(name, ("random", "greedy", "advised"), nearest)


class TestRandom:
    def test_decides_everything_that_is_legal_about_as_often(self) -> None:
        game = with_kamons(at_turn(Title.SENSEI, (Card.KOKU_3,), (Bonus.DRAW,)), Province.KANTO, Kamon(HONDA))
        counts = Counter(decided(Random(seed), game) for seed in range(1400))
        assert set(counts) == set(legal(game))
        expected = 1400 / len(legal(game))
        assert all(0.7 * expected < count < 1.3 * expected for count in counts.values())

    def test_rolls_on_from_its_seed(self) -> None:
        game = at_turn(hand=(Card.KOKU_3, Card.KOKU_2))
        one, same = Random(5), Random(5)
        rolled = [decided(one, game) for _ in range(20)]
        assert rolled == [decided(same, game) for _ in range(20)]
        assert len(set(rolled)) > 2


class TestGreedy:
    def test_draws_first(self) -> None:
        game = at_turn(hand=(Card.KOKU_3,), tiles=(Bonus.DRAW,))
        assert decided(Greedy(1), game) == UseDraw()
        assert decided(Greedy(1), replace(game, troop_deck=())) == koku(Province.CHUGOKU, Card.KOKU_3)

    def test_takes_the_province_with_most_favour(self) -> None:
        """6 for a second position of Kantō, 5 elsewhere at most."""
        hand = (Card.KOKU_3, Card.KOKU_3)
        game = with_kamons(at_turn(hand=hand), Province.KANTO, Kamon(II))
        assert decided(Greedy(1), game) == koku(Province.KANTO, *hand)

    def test_of_equals_the_one_that_spends_least_then_the_first_on_the_board(self) -> None:
        """The four cheap provinces bring 3 each; in troops, Kyūshū takes cards worth 3 times 1.31, in koku
        each takes 3 of 1.0."""
        hand = (Card.BUSHI, Card.BUSHI, Card.BUSHI, Card.KOKU_3)
        game = at_turn(hand=hand)
        ground = game.board[Province.KYUSHU]
        top = replace(ground.stack[0], troop=Troop.BUSHI)
        board = {**game.board, Province.KYUSHU: replace(ground, stack=(top, *ground.stack[1:]))}
        game = replace(game, board=board)
        assert decided(Greedy(1), game) == koku(Province.CHUGOKU, Card.KOKU_3)
        honda = replace(game.players[0], hand=hand[:3])
        decision = decided(Greedy(1), replace(game, players=game.players_with(honda)))
        assert isinstance(decision, Conquer)
        assert (decision.conquest.province, decision.conquest.payment.cards) == (Province.KYUSHU, hand[:3])

    def test_ends_the_turn_when_nothing_more_can_be_had(self) -> None:
        assert decided(Greedy(1), at_turn()) == EndTurn()
        rich = at_turn(hand=(Card.KOKU_3,) * 3)
        assert decided(Greedy(1), replace(rich, year=Control((HONDA, II), conquests_made=2))) == EndTurn()

    def test_turns_the_kamon_golden_that_wins_a_majority_now(self) -> None:
        game = with_kamons(at_turn(Title.SENSEI), Province.CHUBU, Kamon(HONDA), Kamon(II))
        first = EndTurn((Province.CHUBU, 1))
        assert decided(Greedy(1), game) == first, "none wins a majority, so the first"
        game = with_kamons(game, Province.KANTO, Kamon(II), Kamon(HONDA))
        assert decided(Greedy(1), game) == EndTurn((Province.KANTO, 2))
        lost = with_kamons(game, Province.KANTO, Kamon(II), Kamon(HONDA), Kamon(II))
        assert decided(Greedy(1), lost) == first, "a tie that is lost stays lost"
        assert decided(Greedy(1), at_turn(Title.SENSEI)) == EndTurn()


class TestAdvised:
    @pytest.fixture
    def asked(self, monkeypatch: pytest.MonkeyPatch) -> list[Position]:
        """The positions that advice is asked for."""
        positions: list[Position] = []

        def noting(position: Position, *arguments: object, **named: object) -> object:
            positions.append(position)
            return advise(position, *arguments, **named)  # type: ignore[arg-type]

        monkeypatch.setattr(module, "advise", noting)
        return positions

    @pytest.mark.slow
    def test_does_as_it_is_advised(self) -> None:
        game = at_turn(hand=(Card.KOKU_3, Card.KOKU_3))
        plan = advise(see(game, HONDA).position()).best.plan
        assert plan.conquest
        assert decided(Advised(1, playouts=0, law=FLAT), game) == Conquer(plan.conquest)

    def test_draws_first_without_asking_for_more(self, asked: list[Position]) -> None:
        assert decided(Advised(1), at_turn(tiles=(Bonus.DRAW,))) == UseDraw()
        assert asked == []

    @pytest.mark.slow
    def test_follows_its_plan_to_the_end_of_the_turn(self, asked: list[Position]) -> None:
        game, player = (
            at_turn(Title.SENSEI, hand=(Card.KOKU_3, Card.KOKU_3)),
            Advised(1, playouts=0, law=FLAT),
        )
        decisions = []
        while due(game) is HONDA:
            decisions.append(decision := player.decide(see(game, HONDA)))
            game = play(game, decision)
        conquests = [decision for decision in decisions if isinstance(decision, Conquer)]
        assert [len(decided.conquest.payment.cards) for decided in conquests] == [1, 1]
        assert [position.conquests_made for position in asked] == [0, 2], "once, and what to turn golden"
        last = decisions[-1]
        assert isinstance(last, EndTurn)
        assert last.golden
        assert game.board[last.golden[0]].kamons == (Kamon(HONDA, golden=True),)

    @pytest.mark.slow
    def test_asks_again_where_things_are_not_as_planned(self, asked: list[Position]) -> None:
        game, player = at_turn(hand=(Card.KOKU_3, Card.KOKU_3)), Advised(1, playouts=0, law=FLAT)
        first = decided(player, game)
        assert isinstance(first, Conquer)
        after = play(game, first)
        honda = replace(after.players[0], hand=())
        assert decided(player, replace(after, players=after.players_with(honda))) == EndTurn()
        assert len(asked) == 2

    @pytest.mark.slow
    def test_may_be_given_less_time(self) -> None:
        game = at_turn(hand=(Card.KOKU_3, Card.KOKU_3))
        hasty = decided(Advised(1, time_limit=0.0), game)
        assert isinstance(hasty, Conquer | EndTurn)
        assert due(play(game, hasty))
