"""Matches between programs: which figures are told of them."""

from dataclasses import replace

from advisor.players import Greedy, PlayerKind
from advisor.winning.match import Match, PlayedMatch, Tally
from advisor.winning.match_faults import NotAPlayer
from advisor.words.english import ENGLISH
from advisor.words.languages import language

TALLY = Tally(
    games=20, wins=8, margins=-42, squared_margins=900, rounds=113, ended_by_kamons=1, winning_scores=1425
)
PLAYED = PlayedMatch(PlayerKind.ADVISED, PlayerKind.GREEDY, Match(Greedy, Greedy, 4, 20, seed=1), TALLY)
ONE = replace(PLAYED, match=Match(Greedy, Greedy, 2, 1, seed=1), tally=Tally(games=1, wins=1))


def test_who_played_whom_and_how_often() -> None:
    assert ENGLISH.match.headline(PLAYED) == "Advised against 3 Greedy: 20 games, seed 1"
    assert ENGLISH.match.headline(ONE) == "Advised against Greedy: 1 game, seed 1"
    assert language("it").match.headline(PLAYED).startswith("Consigliato contro 3 Avidi: ")


def test_the_margin_has_an_error_where_there_is_more_than_one_game() -> None:
    assert ENGLISH.match.margin(PLAYED).startswith("\N{MINUS SIGN}2.1 favour to the best of the others")
    assert "; standard error 1.5" in ENGLISH.match.margin(PLAYED)
    assert ENGLISH.match.margin(ONE) == "0.0 favour to the best of the others, on average"
    assert "0,0 point sur" in language("fr").match.margin(ONE)
    assert "\N{MINUS SIGN}2,1 points sur" in language("fr").match.margin(PLAYED)


def test_what_the_games_were_like() -> None:
    said = ENGLISH.match.games(PLAYED)
    assert said == "5.7 rounds; 1 ended with a last kamon, 19 with the koku deck; the winner has 71.2"
    assert "1 finita con" in language("it").match.games(PLAYED)
    assert ENGLISH.match.wins(PLAYED).startswith("8 of 20: 40.0 %; 95 % interval ")


def test_the_others_are_named_apart_where_they_are_of_one_kind_with_the_first() -> None:
    equals = replace(PLAYED, first=PlayerKind.GREEDY)
    assert (ENGLISH.match.each_other(PLAYED), ENGLISH.match.each_other(equals)) == (
        "Greedy",
        "each other Greedy",
    )


def test_a_name_that_is_no_player() -> None:
    fault = NotAPlayer("gredy", ("random", "greedy"), "greedy")
    assert language("de").match.fault(fault) == (
        "„gredy“ ist kein Programm (random, greedy); meintest du „greedy“?"
    )
