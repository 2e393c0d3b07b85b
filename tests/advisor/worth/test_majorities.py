"""The chance of a majority, on small boards counted by hand."""

from collections.abc import Mapping
from dataclasses import replace
from itertools import product

import pytest

from advisor.worth.majorities import MILLI, Majorities
from engine.board import Province
from engine.components import General, Kamon, Title
from engine.position import Position, Site
from engine.scoring import majority
from tests.positions import AFTER, BEFORE, HIS, HIS_GOLDEN, ME, MINE, MY_GOLDEN, OTHER, alone, position

CHUGOKU, CHUBU = Province.CHUGOKU, Province.CHUBU
THIRD = General.HONDA


def chance(where: Position, *placed: Province, ends: bool = True) -> int:
    return Majorities(where).chance(CHUGOKU, placed, ends)


@pytest.mark.parametrize("kamons", list(product([MINE, HIS, MY_GOLDEN, HIS_GOLDEN], repeat=4)))
def test_a_full_province_counts_exactly(kamons: tuple[Kamon, ...]) -> None:
    expected = MILLI if majority(kamons) is ME else 0
    for ends in (False, True):
        assert chance(alone(*kamons), ends=ends) == expected


@pytest.mark.parametrize(
    "kamons", [(MINE, MINE), (MINE, HIS, MINE), (MY_GOLDEN, MINE), (HIS, MY_GOLDEN, MINE), (MINE, MY_GOLDEN)]
)
def test_a_majority_that_nobody_can_take_is_certain(kamons: tuple[Kamon, ...]) -> None:
    assert chance(alone(*kamons), ends=False) == MILLI
    assert chance(alone(*kamons), ends=True) == MILLI


@pytest.mark.parametrize("kamons", [(HIS, HIS), (HIS, MINE, HIS), (HIS_GOLDEN, HIS), (HIS_GOLDEN, HIS, MINE)])
def test_a_majority_that_nothing_can_bring_has_no_chance(kamons: tuple[Kamon, ...]) -> None:
    assert chance(alone(*kamons), ends=False) == 0
    assert chance(alone(*kamons), ends=True) == 0


@pytest.mark.parametrize(
    ("kamons", "placed", "expected"),
    [((), 0, 0), ((MINE,), 0, 1000), ((HIS,), 0, 0), ((HIS,), 1, 0), ((HIS,), 2, 1000), ((), 1, 1000)],
)
def test_with_nobody_to_come_the_board_stays(kamons: tuple[Kamon, ...], placed: int, expected: int) -> None:
    assert chance(alone(*kamons, titles=BEFORE), *[CHUGOKU] * placed) == expected


@pytest.mark.parametrize(
    ("titles", "expected"),
    [
        pytest.param(BEFORE, 1000, id="nobody after me"),
        # One kamon for three free positions: two of his in a row, 1/3 · 1/3, take it.
        pytest.param(AFTER, 889, id="he comes after me"),
        # His title is not known, so he comes after me in half of all cases: 1/6 · 1/6.
        pytest.param({ME: Title.SENSEI}, 972, id="he may come after me"),
        # Two kamons for three: both positions filled by one of them, 4/9 · 1/2, or by both and then
        # the last one too, 4/9 · 1/2 · 2/3.
        pytest.param(
            {ME: Title.DAIMYO, OTHER: Title.SENSEI, THIRD: Title.HATAMOTO}, 630, id="two come after me"
        ),
        pytest.param(
            {ME: Title.SHOMYO, OTHER: Title.DAIMYO, THIRD: Title.HATAMOTO}, 889, id="one before, one after"
        ),
    ],
)
def test_in_the_end_only_this_year_s_later_players_count(
    titles: Mapping[General, Title], expected: int
) -> None:
    assert chance(alone(MINE, titles=titles)) == expected


def test_provinces_that_are_not_described_are_taken_to_be_half_full() -> None:
    """Three free positions here and two in each of seven others: 1 - 1/17 · 1/17."""
    where = replace(position(board={CHUGOKU: Site((MINE,))}), titles=AFTER)
    assert chance(where) == 997


def test_in_years_to_come_all_players_count() -> None:
    """One year to come, one kamon of each for three positions: both of the next two mine, 1/3 · 1/3, and
    the last not his, 2/3."""
    where = alone(HIS, titles=BEFORE, koku_deck=2)
    assert Majorities(where).years_left == 1
    assert chance(where, ends=False) == 74
    assert chance(where, ends=True) == 0


def test_nobody_places_more_kamons_than_he_has() -> None:
    """Five years to come, in which he can place only one kamon."""
    few = alone(MINE, titles=BEFORE, koku_deck=10, kamons_left={ME: 5, OTHER: 1})
    assert Majorities(few).years_left == 1
    none = alone(HIS, titles=BEFORE, koku_deck=10, kamons_left={ME: 0, OTHER: 5})
    assert chance(none, ends=False) == 0


def foreseen() -> list[tuple[Position, bool]]:
    """Every province that is not full, in a few sorts of positions."""
    found = []
    for number in range(4):
        for kamons in product([MINE, HIS, MY_GOLDEN, HIS_GOLDEN], repeat=number):
            for titles, deck in product([BEFORE, AFTER, {ME: Title.SENSEI}], [0, 2, 8]):
                found += [(alone(*kamons, titles=titles, koku_deck=deck), ends) for ends in (False, True)]
    return found


def test_one_more_kamon_never_lowers_the_chance() -> None:
    for where, ends in foreseen():
        free = 4 - len(where.board[CHUGOKU].kamons)
        chances = [chance(where, *[CHUGOKU] * placed, ends=ends) for placed in range(min(free, 2) + 1)]
        assert chances == sorted(chances), where.board[CHUGOKU]


def test_a_golden_face_never_lowers_the_chance() -> None:
    for where, ends in foreseen():
        majorities = Majorities(where)
        for at, kamon in enumerate(where.board[CHUGOKU].kamons, start=1):
            if kamon == MINE:
                golden = majorities.chance(CHUGOKU, (), ends, golden=at)
                assert golden >= majorities.chance(CHUGOKU, (), ends), where.board[CHUGOKU]


def test_lying_further_left_never_lowers_the_chance() -> None:
    for where, ends in foreseen():
        kamons = where.board[CHUGOKU].kamons
        for at in range(1, len(kamons)):
            if kamons[at - 1].general is OTHER and kamons[at].general is ME:
                swapped = (*kamons[: at - 1], kamons[at], kamons[at - 1], *kamons[at + 1 :])
                left = replace(where, board={**where.board, CHUGOKU: Site(swapped)})
                assert chance(left, ends=ends) >= chance(where, ends=ends), kamons


def test_six_points_for_each_province_times_its_chance() -> None:
    where = alone(MINE)
    assert Majorities(where).worth((), ends=True) == 6 * 889
    mine = replace(where, board={**where.board, CHUBU: Site((MINE,) * 4)})
    assert Majorities(mine).worth((), ends=True) == 6 * 889 + 6000
    assert Majorities(mine).worth((CHUGOKU,), ends=True) == 12000


@pytest.mark.parametrize(
    ("players", "kamons", "deck", "years"),
    [
        (2, 0, None, 11),
        (3, 0, None, 7),
        (4, 0, None, 5),
        (4, 12, None, 2),
        (4, 11, None, 3),
        (4, 24, None, 1),
        (2, 0, 0, 0),
        (2, 0, 1, 0),
        (2, 0, 6, 3),
        (4, 0, 6, 1),
    ],
)
def test_years_left(players: int, kamons: int, deck: int | None, years: int) -> None:
    """A year turns up 2, 3 or 4 koku of 24; each player places a kamon a year."""
    generals = tuple(General)[:players]
    spread = [Kamon(generals[n % players]) for n in range(kamons)]
    board = {province: Site(tuple(spread[4 * n : 4 * n + 4])) for n, province in enumerate(Province)}
    where = replace(position(board=board, koku_deck=deck), players=generals, me=generals[0])
    assert Majorities(replace(where, titles={generals[0]: Title.SENSEI})).years_left == years


def test_years_left_by_the_fewest_kamons() -> None:
    assert Majorities(position(kamons_left={ME: 7, OTHER: 3}, koku_deck=20)).years_left == 3
    assert Majorities(position(kamons_left={ME: 2, OTHER: 3})).years_left == 2
