"""Matches: one game counted by hand, tallies that add up, seats and deals."""

from collections.abc import Callable
from dataclasses import replace
from fractions import Fraction
from math import sqrt

import pytest

from advisor.players import Greedy, Random
from advisor.winning.match import Match, Scores, Tally, tallied, wilson
from engine.board import Province
from engine.components import Bonus, BonusTile, Card, Cards, Favour, General, Kamon, Title
from engine.game import new_game
from engine.state import Decision, Game, Ground
from engine.view import View

HONDA, II = General.HONDA, General.II


def the_end(kamons_left: int = 0, rounds: int = 5) -> Game:
    """Honda: 20 favour, 3 koku and a +1, Kantō by a golden kamon: 30. Ii: 25, Chūbu: 31."""
    game = new_game((HONDA, II), seed=1)
    tile = BonusTile(Bonus.PLUS_ONE)
    honda = replace(
        game.players[0],
        title=Title.SENSEI,
        favour=Favour(20),
        hand=(Card.BUSHI, Card.KOKU_3),
        tiles=(tile,),
        kamons_left=kamons_left,
    )
    ii = replace(game.players[1], title=Title.DAIMYO, favour=Favour(25), hand=(), kamons_left=4)
    board = {
        **game.board,
        Province.KANTO: Ground((Kamon(II), Kamon(HONDA, golden=True)), ()),
        Province.CHUBU: Ground((Kamon(II), Kamon(HONDA)), ()),
    }
    return replace(game, players=(honda, ii), board=board, year=None, round=rounds)


class TestATally:
    def test_of_one_game_counted_by_hand(self) -> None:
        assert tallied(the_end(), HONDA) == Tally(
            games=1,
            wins=0,
            margins=-1,
            squared_margins=1,
            rounds=5,
            ended_by_kamons=1,
            winning_scores=31,
            first=Scores(players=1, positions=20, majorities=6, koku=4, kamons=12, years=5),
            others=Scores(players=1, positions=25, majorities=6, koku=0, kamons=8, years=5),
        )
        other_side = tallied(the_end(kamons_left=2), II)
        assert (other_side.wins, other_side.margins, other_side.ended_by_kamons) == (1, 1, 0)
        assert other_side.others.kamons == 10

    def test_equal_scores_are_won_by_the_higher_title(self) -> None:
        end = the_end()
        honda = replace(end.players[0], favour=Favour(21))
        end = replace(end, players=end.players_with(honda))
        assert (tallied(end, HONDA).wins, tallied(end, II).wins) == (0, 1)
        assert tallied(end, HONDA).margins == 0

    def test_adds_up(self) -> None:
        whole = tallied(the_end(), HONDA) + tallied(the_end(2, rounds=6), II) + tallied(the_end(), HONDA)
        assert (whole.games, whole.wins, whole.rounds, whole.ended_by_kamons) == (3, 1, 16, 2)
        assert whole.first == Scores(
            players=3, positions=20 + 25 + 20, majorities=18, koku=4 + 0 + 4, kamons=12 + 8 + 12, years=16
        )
        assert whole.share == Fraction(1, 3)
        assert whole.margin == Fraction(-1, 3)
        assert whole.mean(whole.winning_scores) == 31
        assert whole.first.total == 65 + 18 + 8
        assert whole.first.mean(whole.first.koku) == Fraction(8, 3)
        assert whole.first.kamons_a_year == Fraction(32, 16)

    def test_the_error_of_the_margin(self) -> None:
        """Margins 10, 0 and 2: mean 4, deviations 6, -4 and -2, whose squares sum to 56."""
        tally = Tally(games=3, margins=12, squared_margins=104)
        assert tally.margin_error == pytest.approx(sqrt(56 / 2 / 3))
        assert Tally(games=1, margins=5, squared_margins=25).margin_error is None
        assert Tally(games=2, margins=10, squared_margins=50).margin_error == 0


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"),
    [
        (81, 263, 0.2553, 0.3662),
        (15, 148, 0.0624, 0.1605),
        (0, 20, 0.0, 0.1611),
        (1, 29, 0.0061, 0.1718),
        (20, 20, 1 - 0.1611, 1.0),
    ],
)
def test_wilson_s_interval(wins: int, games: int, low: float, high: float) -> None:
    """Figures of Newcombe (1998), table I."""
    assert wilson(wins, games) == pytest.approx((low, high), abs=0.00005)
    assert all(0 <= bound <= 1 for bound in wilson(wins, games))


Seen = dict[General, tuple[Cards, Title]]
"""What each player of one sort held when he decided first."""


def watching(kind: Callable[[int], Greedy], games: list[Seen], seeds: list[int]) -> Callable[[int], Greedy]:
    """A maker of players who note what they hold; `games` has an entry for each game that they begin."""

    class Watching(Greedy):
        def __init__(self, seed: int) -> None:
            super().__init__(seed)
            seeds.append(seed)

        def decide(self, view: View) -> Decision:
            if view.round == 1:
                games[-1].setdefault(view.me, (view.hand, view.mine.title))
            return super().decide(view)

    return Watching


class TestSeats:
    def test_the_first_sits_everywhere_in_turn_with_the_same_deal(self) -> None:
        firsts: list[Seen] = []
        others: list[Seen] = []
        seeds: list[int] = []
        match = Match(watching(Greedy, firsts, seeds), watching(Greedy, others, seeds), 3, 6, seed=4)
        for number in range(6):
            firsts.append({})
            others.append({})
            match.tally([number])
        generals = list(General)[:3]
        assert [list(seen) for seen in firsts] == [[general] for general in (*generals, *generals)]
        deals = [{**first, **other} for first, other in zip(firsts, others, strict=True)]
        assert deals[0] == deals[1] == deals[2] != deals[3] == deals[4] == deals[5]
        assert len(set(seeds)) == 18, "no two players roll the same dice"

    def test_equals_are_all_the_same_player(self) -> None:
        """In a rotation of equals that never roll dice the same game is played each time."""
        assert Match(Greedy, Greedy, 4, 8, seed=2).tally(range(8)).wins == 2
        assert Match(Greedy, Greedy, 4, 8, seed=2).par == Fraction(1, 4)

    def test_the_seed_decides_everything(self) -> None:
        def tally(seed: int) -> Tally:
            return Match(Random, Random, 2, 2, seed).tally(range(2))

        assert tally(1) == tally(1)
        assert tally(1) != tally(2)

    def test_parts_add_up_to_the_whole(self) -> None:
        match = Match(Greedy, Random, 3, 6, seed=1)
        parts = match.tally(range(4, 6)) + match.tally([0]) + match.tally(range(1, 4))
        assert parts == match.tally(range(6))

    def test_greedy_beats_chance(self) -> None:
        tally = Match(Greedy, Random, 2, 10, seed=1).tally(range(10))
        assert tally.wins >= 9
        assert tally.games == 10
