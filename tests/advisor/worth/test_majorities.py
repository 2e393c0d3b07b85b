"""What majorities are worth, on small boards counted by hand."""

from collections.abc import Mapping
from dataclasses import replace
from fractions import Fraction

import pytest

from advisor.worth.foresight import MILLI
from advisor.worth.law import Forecast, Line
from engine.board import Province
from engine.components import General, Kamon, Title
from engine.position import Position, Site
from tests.positions import (
    BEFORE,
    FLAT,
    HIS,
    ME,
    MINE,
    OTHER,
    alone,
    majorities,
    position,
)

CHUGOKU, CHUBU = Province.CHUGOKU, Province.CHUBU
THIRD = General.HONDA


def test_six_points_for_each_province_times_its_chance() -> None:
    where = alone(MINE)
    assert majorities(where).worth((), ends=True) == Fraction(6 * 889, MILLI)
    mine = replace(where, board={**where.board, CHUBU: Site((MINE,) * 4)})
    assert majorities(mine).worth((), ends=True) == Fraction(6 * 889, MILLI) + 6
    assert majorities(mine).worth((CHUGOKU,), ends=True) == 12


def test_from_afar_a_majority_counts_less() -> None:
    """Four years to come, each of which takes a tenth; none of that where the game ends."""
    where = alone(*[MINE] * 4, koku_deck=8)
    law = replace(FLAT, majority=Line(1, -0.1))
    assert majorities(where, law).worth((), ends=False) == 6 * Fraction("0.6")
    assert majorities(where, law).worth((), ends=True) == 6


def test_what_is_told_does_not_change_what_counts() -> None:
    """Golden turns of others and doubts are told, but plays are chosen without them."""
    where = alone(MINE, HIS, MINE, HIS, titles=BEFORE, koku_deck=8)
    told = majorities(where, replace(FLAT, told=Forecast(1, golden=1, doubt=0.01)))
    assert told.chance(CHUGOKU, (), ends=False) < majorities(where).chance(CHUGOKU, (), ends=False) == MILLI
    assert told.worth((), ends=False) == majorities(where).worth((), ends=False) == 6
    assert told.golden((), ends=False) == (None, Fraction())


RIVALS = replace(FLAT, rival=1)
THREE = {ME: Title.SENSEI, OTHER: Title.DAIMYO, THIRD: Title.SHOMYO}
"""Both others have had their turn of the year."""


def among_three(favour: Mapping[General, int], *more: Site) -> Position:
    """A province of each rival, and perhaps more; in the last year nobody comes after me."""
    board = dict(zip(Province, (Site((HIS,)), Site((Kamon(THIRD),)), *more), strict=False))
    return replace(position(board=board), players=tuple(THREE), titles=THREE, favour=favour)


def loses(where: Position, province: Province) -> Fraction:
    """What counts less against me once two kamons of mine have taken a province."""
    foreseen_here = majorities(where, RIVALS)
    taken = foreseen_here.taken_from_rivals((province, province), ends=True)
    return taken - foreseen_here.taken_from_rivals((), ends=True)


def test_without_rivals_only_my_majorities_count() -> None:
    where = among_three({OTHER: 20, THIRD: 10})
    assert majorities(where).taken_from_rivals((), ends=True) == 0


def test_with_favour_unknown_all_rivals_count_alike() -> None:
    for favour in ({}, {ME: 7}, {OTHER: 30}, {ME: 7, THIRD: 0}):
        where = among_three(favour)
        assert loses(where, CHUGOKU) == loses(where, CHUBU) == 3, favour
        assert majorities(where, RIVALS).taken_from_rivals((), ends=True) == -6


@pytest.mark.parametrize(("leader", "last"), [(OTHER, THIRD), (THIRD, OTHER)])
def test_six_points_count_more_when_taken_from_who_leads(leader: General, last: General) -> None:
    of = {OTHER: CHUGOKU, THIRD: CHUBU}
    where = among_three({ME: 40, leader: 20, last: 12})
    assert loses(where, of[leader]) > 3 > loses(where, of[last]) > 0
    assert loses(where, CHUGOKU) + loses(where, CHUBU) == 6, "the share of one is what the other has not"
    further = among_three({ME: 40, leader: 20, last: 2})
    assert loses(further, of[leader]) > loses(where, of[leader])
    assert loses(among_three({ME: 40, leader: 20, last: 20}), CHUGOKU) == 3


def test_majorities_that_are_held_count_for_who_leads() -> None:
    """Favour is equal, but he holds two provinces more; six points of favour make up for each."""
    held = Site((HIS,) * 4), Site((HIS,) * 4)
    favour = {OTHER: 10, THIRD: 10}
    assert loses(among_three(favour, *held), CHUGOKU) > 3 > loses(among_three(favour, *held), CHUBU)
    made_up = among_three({OTHER: 10, THIRD: 22}, *held)
    assert loses(made_up, CHUGOKU) == loses(made_up, CHUBU) == 3


def test_of_two_players_a_majority_taken_counts_double() -> None:
    """Six points for me, and six that he has no more."""
    where = replace(position(board={CHUGOKU: Site((HIS,))}), titles=BEFORE)
    foreseen_here = majorities(where, RIVALS)
    for placed, mine, his in (((), 0, -6), ((CHUGOKU, CHUGOKU), 6, 0)):
        assert foreseen_here.worth(placed, ends=True) == mine
        assert foreseen_here.taken_from_rivals(placed, ends=True) == his
    half = majorities(where, replace(FLAT, rival=0.5))
    assert half.taken_from_rivals((), ends=True) == -3
    known = replace(where, favour={ME: 3, OTHER: 90})
    assert majorities(known, RIVALS).taken_from_rivals((), ends=True) == -6, "there is no other rival"


def test_the_golden_turn_counts_what_it_takes_from_a_rival() -> None:
    where = replace(position(board={CHUGOKU: Site((HIS, MINE))}), titles=BEFORE)
    assert majorities(where).golden((), ends=True) == ((CHUGOKU, 2), Fraction(6))
    assert majorities(where, RIVALS).golden((), ends=True) == ((CHUGOKU, 2), Fraction(12))
