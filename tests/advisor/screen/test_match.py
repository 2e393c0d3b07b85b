"""A match on the screen."""

import pytest

from advisor.players import Greedy, PlayerKind
from advisor.screen.match import print_match, progress, standard_error
from advisor.winning.match import Match, PlayedMatch, Scores, Tally
from advisor.words.english import ENGLISH
from tests.screens import paper

TALLY = Tally(
    games=200,
    wins=81,
    margins=-420,
    squared_margins=90_000,
    rounds=1130,
    ended_by_kamons=180,
    winning_scores=14_250,
    first=Scores(players=200, positions=9600, majorities=3600, koku=580, kamons=1450, years=1130),
    others=Scores(players=600, positions=26_400, majorities=7200, koku=1620, kamons=4000, years=3390),
)


def played(first: PlayerKind, others: PlayerKind, players: int = 4, tally: Tally = TALLY) -> PlayedMatch:
    return PlayedMatch(first, others, Match(Greedy, Greedy, players, tally.games, seed=1), tally)


def printed(match: PlayedMatch) -> list[str]:
    console, page = paper()
    print_match(console, ENGLISH, match)
    return [line.rstrip() for line in page.getvalue().splitlines()]


def test_all_that_is_told() -> None:
    assert printed(played(PlayerKind.ADVISED, PlayerKind.GREEDY)) == [
        "Advised against 3 Greedy: 200 games, seed 1",
        "Wins    81 of 200: 40.5 %; 95 % interval 33.9 to 47.4 %; par 25.0 %",
        "Margin  \N{MINUS SIGN}2.1 favour to the best of the others, on average; standard error 1.5",
        "Games   5.7 rounds; 180 ended with a last kamon, 20 with the koku deck; the",
        "        winner has 71.2",
        "",
        "On average     Advised  Greedy",
        "positions         48.0    44.0",
        "majorities        18.0    12.0",
        "koku               2.9     2.7",
        "all together      68.9    58.7",
        "kamons a year     1.28    1.18",
    ]


def test_one_game_of_two_equals() -> None:
    side = Scores(players=1, positions=10, majorities=6, koku=1, kamons=4, years=2)
    tally = Tally(games=1, rounds=2, winning_scores=17, first=side, others=side)
    lines = printed(played(PlayerKind.RANDOM, PlayerKind.RANDOM, 2, tally))
    assert lines[0] == "Random against Random: 1 game, seed 1"
    assert lines[2] == "Margin  0.0 favour to the best of the others, on average"
    assert "On average     Random  each other Random" in lines


@pytest.mark.parametrize("is_terminal", [True, False])
def test_a_bar_where_somebody_looks(is_terminal: bool) -> None:
    console, page = paper(is_terminal=is_terminal)
    with progress(console, ENGLISH, 40) as done:
        done(10)
        done(20)
    assert ("30/40" in page.getvalue()) is is_terminal
    assert bool(page.getvalue()) is is_terminal


def test_the_bar_is_no_part_of_the_answer(capsys: pytest.CaptureFixture[str]) -> None:
    standard_error().print("here")
    assert capsys.readouterr() == ("", "here\n")
