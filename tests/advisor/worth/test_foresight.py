"""The chance of a majority as it is told, on small boards counted by hand."""

from collections.abc import Mapping
from dataclasses import replace
from itertools import product

import pytest

from advisor.worth.foresight import MILLI
from advisor.worth.law import LAWS, Law
from advisor.worth.years import years_left
from engine.board import Province
from engine.components import General, Kamon, Title
from engine.position import Position, Site
from engine.scoring import majority
from tests.positions import (
    AFTER,
    BEFORE,
    FLAT,
    HIS,
    HIS_GOLDEN,
    LIVELY,
    ME,
    MINE,
    MY_GOLDEN,
    OTHER,
    alone,
    majorities,
    position,
    site,
)

CHUGOKU, CHUBU = Province.CHUGOKU, Province.CHUBU
THIRD = General.HONDA


def foretold(**told: float) -> Law:
    """A flat law that foresees golden turns, or doubts."""
    return replace(FLAT, told=replace(FLAT.told, **told))


GOLDEN = foretold(golden=1)


def chance(where: Position, *placed: Province, ends: bool = True, law: Law = FLAT) -> int:
    return majorities(where, law).chance(CHUGOKU, placed, ends)


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
    assert years_left(where, FLAT) == 1
    assert chance(where, ends=False) == 74
    assert chance(where, ends=True) == 0


def test_nobody_places_more_kamons_than_he_has() -> None:
    """Five years to come, in which he can place only one kamon."""
    few = alone(MINE, titles=BEFORE, koku_deck=10, kamons_left={ME: 5, OTHER: 1})
    assert years_left(few, FLAT) == 1
    none = alone(HIS, titles=BEFORE, koku_deck=10, kamons_left={ME: 0, OTHER: 5})
    assert chance(none, ends=False) == 0


def test_a_position_that_i_take_is_free_no_more() -> None:
    """Five positions are free, three of them here: two of his in a row are 1/25. Once I have taken the two
    others, three are left: 1/9."""
    where = alone(MINE)
    where = replace(where, board={**where.board, CHUBU: site(2)})
    assert chance(where) == 960
    assert chance(where, CHUBU, CHUBU) == 889
    assert chance(where, CHUGOKU) == MILLI


def test_a_kamon_that_i_place_is_mine_to_place_no_more() -> None:
    """Three positions are free once I have placed two kamons in Chūbu, with a kamon of each player to come:
    both of the next two mine, 1/3 · 1/3, and the last not his, 2/3. If those two were my last, only he has
    any to come."""
    where = alone(HIS, titles=BEFORE, koku_deck=2, kamons_left={ME: 3, OTHER: 5})
    where = replace(where, board={**where.board, CHUBU: site(2)})
    assert chance(where, CHUBU, CHUBU, ends=False) == 74
    two_left = replace(where, kamons_left={ME: 2, OTHER: 5})
    assert chance(two_left, CHUBU, CHUBU, ends=False) == 0


EVERY_LAW = pytest.mark.parametrize(
    "law",
    [FLAT, GOLDEN, foretold(doubt=0.02), LIVELY, *LAWS.values()],
    ids=["flat", "golden", "in doubt", "lively", *LAWS],
)
"""Those in use among them: what never lowers a chance does so by no law."""


def foreseen() -> list[tuple[Position, bool]]:
    """Every province that is not full, in a few sorts of positions."""
    found = []
    for number in range(4):
        for kamons in product([MINE, HIS, MY_GOLDEN, HIS_GOLDEN], repeat=number):
            for titles, deck in product([BEFORE, AFTER, {ME: Title.SENSEI}], [0, 2, 8]):
                found += [(alone(*kamons, titles=titles, koku_deck=deck), ends) for ends in (False, True)]
    return found


@pytest.mark.slow
@EVERY_LAW
def test_one_more_kamon_never_lowers_the_chance(law: Law) -> None:
    for where, ends in foreseen():
        free = 4 - len(where.board[CHUGOKU].kamons)
        chances = [
            chance(where, *[CHUGOKU] * placed, ends=ends, law=law) for placed in range(min(free, 2) + 1)
        ]
        assert chances == sorted(chances), where.board[CHUGOKU]


@pytest.mark.slow
@EVERY_LAW
def test_a_golden_face_never_lowers_the_chance(law: Law) -> None:
    for where, ends in foreseen():
        foreseen_here = majorities(where, law)
        for at, kamon in enumerate(where.board[CHUGOKU].kamons, start=1):
            if kamon == MINE:
                golden = foreseen_here.chance(CHUGOKU, (), ends, golden=at)
                assert golden >= foreseen_here.chance(CHUGOKU, (), ends), where.board[CHUGOKU]


@EVERY_LAW
def test_a_golden_face_never_lowers_the_chance_however_long_the_game(law: Law) -> None:
    """What I have turned leaves him no more golden turns than he had."""
    for kamons in product([MINE, HIS, MY_GOLDEN, HIS_GOLDEN], repeat=4):
        where = alone(*kamons, titles=BEFORE, koku_deck=24, kamons_left={ME: 12, OTHER: 12})
        long = majorities(where, law)
        for at, kamon in enumerate(kamons, start=1):
            if kamon == MINE:
                assert long.chance(CHUGOKU, (), False, golden=at) >= long.chance(CHUGOKU, (), False), kamons


@pytest.mark.slow
@EVERY_LAW
def test_lying_further_left_never_lowers_the_chance(law: Law) -> None:
    for where, ends in foreseen():
        kamons = where.board[CHUGOKU].kamons
        for at in range(1, len(kamons)):
            if kamons[at - 1].general is OTHER and kamons[at].general is ME:
                swapped = (*kamons[: at - 1], kamons[at], kamons[at - 1], *kamons[at + 1 :])
                left = replace(where, board={**where.board, CHUGOKU: Site(swapped)})
                assert chance(left, ends=ends, law=law) >= chance(where, ends=ends, law=law), kamons


MIXED = (MINE, HIS, MINE, HIS)
"""Mine by the kamon furthest left, as long as he turns none of his golden."""


def test_golden_turns_of_others_are_foreseen() -> None:
    """Four kamons are turned in four years, so one here with 4/8; half of that is his, and takes it."""
    where = alone(*MIXED, titles=BEFORE, koku_deck=8)
    assert chance(where, ends=False) == MILLI
    assert chance(where, ends=False, law=GOLDEN) == 750
    assert majorities(where, GOLDEN).chance(CHUGOKU, (), False, golden=1) == MILLI, "3 to 3, the left mine"
    assert chance(alone(*[MINE] * 4, koku_deck=8), ends=False, law=GOLDEN) == MILLI, "he has none to turn"


def test_golden_turns_are_foreseen_in_my_favour_too() -> None:
    """His by the kamon furthest left: 4/8, and half of that mine."""
    where = alone(HIS, MINE, HIS, MINE, titles=BEFORE, koku_deck=8)
    assert chance(where, ends=False) == 0
    assert chance(where, ends=False, law=GOLDEN) == 250


@pytest.mark.parametrize(
    ("titles", "expected"),
    [
        # Two a year would be 2/8, and half of that his.
        pytest.param({ME: Title.SHOMYO, OTHER: Title.SENSEI}, 875, id="the Sensei comes after me"),
        pytest.param({ME: Title.HATAMOTO, OTHER: Title.SENSEI}, MILLI, id="the Sensei had his turn"),
        pytest.param({ME: Title.SHOMYO, OTHER: Title.HATAMOTO}, MILLI, id="nobody is Sensei"),
        pytest.param(AFTER, MILLI, id="I am the Sensei"),
    ],
)
def test_in_the_last_year_only_a_sensei_to_come_turns_a_kamon(
    titles: Mapping[General, Title], expected: int
) -> None:
    assert chance(alone(*MIXED, titles=titles), law=foretold(golden=2)) == expected


def test_at_most_one_kamon_of_a_province_is_foreseen_to_turn() -> None:
    """However many there are: it is his or mine."""
    where = alone(*MIXED, titles=BEFORE, koku_deck=8)
    assert chance(where, ends=False, law=foretold(golden=100)) == 500


DOUBT = foretold(doubt=0.01)


@pytest.mark.parametrize(
    ("kamons", "deck", "expected"),
    [
        # Four years to come make 0.16 of doubt, half of which is his.
        pytest.param((MINE,) * 4, 8, 920, id="mine"),
        pytest.param((HIS,) * 4, 8, 80, id="his"),
        pytest.param((MINE,) * 4, 2, 995, id="a year to come"),
        pytest.param((MINE,) * 4, 24, 500, id="more than can be foreseen"),
    ],
)
def test_the_more_years_are_to_come_the_less_is_sure(
    kamons: tuple[Kamon, ...], deck: int, expected: int
) -> None:
    where = alone(*kamons, titles=BEFORE, koku_deck=deck, kamons_left={ME: 12, OTHER: 12})
    assert chance(where, ends=False, law=DOUBT) == expected


def test_in_the_last_year_there_is_no_doubt() -> None:
    where = alone(*[MINE] * 4, titles=BEFORE, koku_deck=8)
    assert chance(where, ends=True, law=DOUBT) == MILLI
