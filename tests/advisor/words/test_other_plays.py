"""Plays beside the advice: how what they cost is told."""

from dataclasses import replace
from fractions import Fraction

import pytest

from advisor.words.english import ENGLISH
from advisor.worth.later import Terms
from engine.board import Province
from engine.components import Card, General, Pay
from engine.refusals import ProvinceIsFull
from tests.explanations import TINY, asked_about, explanation, move, play, win

ADVISED = explanation(play(move()))
HALF = win({General.II: 0.5, General.SAKAI: 0.5})


@pytest.mark.parametrize(
    ("less", "cost"),
    [
        (Fraction(0), "as good"),
        (TINY, "hardly less"),
        (-TINY, "hardly more"),
        (Fraction(13, 4), "3.2 less"),
        (Fraction(-13, 4), "3.2 more"),
    ],
)
def test_what_another_play_costs(less: Fraction, cost: str) -> None:
    other = play(move(Province.CHUBU, (Card.BUSHI,), Pay.TROOPS), less=less)
    assert ENGLISH.runners_up(replace(ADVISED, runners_up=(other,))) == [
        f"Chūbu, position 2, with troops: {cost} (7.0 favour this turn)"
    ]
    how = f"though {cost} by worth" if less < 0 else cost
    passing = play(None, less=less, win=HALF)
    played_out = replace(explanation(play(move(), win=HALF)), runners_up=(passing,))
    assert ENGLISH.runners_up(played_out) == [f"passing: wins 50 %, {how}"]


def test_what_wins_more_often_but_is_worth_less() -> None:
    """Both count, so it may not be the advice: that is said."""
    advised = explanation(play(move(), win=win({General.II: 0.48, General.SAKAI: 0.52})))
    for less, said in ((Fraction(3), "though 3.0 less by worth"), (Fraction(), "as good")):
        found = replace(advised, runners_up=(play(None, less=less, win=HALF),))
        assert ENGLISH.runners_up(found) == [f"passing: wins 50 %, {said}"]


def test_passing_beside_the_advice() -> None:
    assert ENGLISH.beside_passing(ADVISED) == "Why not pass? Passing is worth 7.0 less."
    better = replace(ADVISED, passing=Terms(points=Fraction(9)), if_passing=HALF)
    assert ENGLISH.beside_passing(better) == "Why not pass? Passing is worth 2.0 more and wins 50 %."
    assert ENGLISH.beside_passing(explanation(play(None))) == ENGLISH.advice.passing_is_advised


def test_why_a_province_cannot_be_taken() -> None:
    full = asked_about(ADVISED, None, ProvinceIsFull(Province.CHUBU))
    assert ENGLISH.why_not(full).startswith("Why not Chūbu? Chūbu is full.")
    never = ENGLISH.why_not(asked_about(ADVISED, None))
    assert never.startswith("Why not Chūbu? No play takes it for certain. Chūbu, position 3: no. It asks ")


@pytest.mark.parametrize(
    ("less", "said"),
    [
        (Fraction(0), "Nothing speaks against it: taking it, in koku, is as good."),
        (TINY, "Taking it, in koku, is worth a little less."),
        (Fraction(13, 4), "Taking it, in koku, is worth 3.2 less and wins 50 %."),
    ],
)
def test_why_not_take_a_province(less: Fraction, said: str) -> None:
    found = asked_about(ADVISED, play(move(Province.CHUBU), less=less, win=HALF))
    assert ENGLISH.why_not(found) == f"Why not Chūbu? {said}"


def test_a_province_that_could_only_be_taken_second() -> None:
    found = asked_about(ADVISED, play(move(), less=2))
    assert ENGLISH.why_not(found).endswith(
        "? Taking Kantō, position 2, in koku, and then Chūbu is worth 2.0 less."
    )
