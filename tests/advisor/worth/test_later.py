"""What a play is worth later, on small positions counted by hand."""

from collections.abc import Mapping
from dataclasses import replace
from fractions import Fraction

import pytest

from advisor.worth.foresight import MILLI
from advisor.worth.later import Terms, Worth
from advisor.worth.law import LAWS, Line
from engine.board import Province
from engine.components import Bonus, BonusTile, Card, Kamon, Title
from engine.position import Site
from tests.positions import (
    BEFORE,
    FLAT,
    HIS,
    HIS_GOLDEN,
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


@pytest.mark.parametrize(
    ("rest", "ends"),
    [
        ({"koku_deck": 0}, (True, True, True)),
        ({"koku_deck": 1}, (False, False, False)),
        ({"kamons_left": {OTHER: 0}}, (True, True, True)),
        ({"kamons_left": {ME: 1}}, (False, True, True)),
        ({"kamons_left": {ME: 2}}, (False, False, True)),
        ({"kamons_left": {ME: 0}}, (True, True, True)),
        ({}, (False, False, False)),
    ],
)
def test_when_the_game_ends(rest: Mapping[str, object], ends: tuple[bool, bool, bool]) -> None:
    worth = Worth(position(**rest), FLAT)  # type: ignore[arg-type]
    assert tuple(worth.ends(placed) for placed in range(3)) == ends


HAND = (Card.SAMURAI, Card.BUSHI_SOHEI, Card.KOKU_2)


def bonus_tiles(*bonuses: Bonus) -> tuple[BonusTile, ...]:
    return tuple(BonusTile(bonus) for bonus in bonuses)


def test_what_is_kept_while_the_game_goes_on() -> None:
    # 1.75 for each of the 10 doubles and 1 for each of the 24 single cards that a Draw tile may bring.
    drawn = Fraction(10 * Fraction("1.75") + 24, 34)
    kept = Worth(position(koku_deck=8), FLAT).later(HAND, bonus_tiles(*Bonus), ())
    assert kept.points == 0
    assert kept.cards == Fraction("4.95")
    assert kept.tiles == 2 * Fraction("0.9") + drawn
    odds = ((Bonus.EXCHANGE, Fraction(1, 4)), (Bonus.DRAW, Fraction(3, 4)))
    kept = Worth(position(koku_deck=8), FLAT).later((), (), (CHUGOKU,), odds)
    assert kept.cards == 0
    assert kept.tiles == Fraction("0.9") / 4 + drawn * 3 / 4


@pytest.mark.parametrize(
    ("tiles", "worth"),
    [
        ((), 0),
        ((Bonus.EXCHANGE,), 1),
        ((Bonus.EXCHANGE,) * 4, 3),
        ((Bonus.PLUS_ONE,) * 2, 2),
        ((Bonus.EXCHANGE, Bonus.PLUS_ONE), 2),
        ((Bonus.DRAW,), 0),
    ],
)
def test_in_the_end_koku_count_and_what_tiles_make_of_the_rest(tiles: tuple[Bonus, ...], worth: int) -> None:
    """Three troops to exchange and two koku to add to."""
    kept = Worth(position(koku_deck=0), FLAT).later(HAND, bonus_tiles(*tiles), ())
    assert kept.cards == 2
    assert kept.tiles == worth


def test_in_the_end_a_plus_one_needs_no_koku() -> None:
    worth = Worth(position(koku_deck=0), FLAT)
    assert worth.later((Card.SAMURAI,), bonus_tiles(Bonus.PLUS_ONE), ()).tiles == 1
    assert worth.later((Card.SAMURAI,), bonus_tiles(Bonus.PLUS_ONE, Bonus.EXCHANGE), ()).tiles == 2


def test_in_the_end_the_last_tile_counts_by_its_odds() -> None:
    odds = tuple((bonus, Fraction(percent, 100)) for bonus, percent in zip(Bonus, (20, 30, 50), strict=True))
    worth = Worth(position(koku_deck=0), FLAT)
    kept = worth.later((Card.KOKU_2,), (), (CHUGOKU,), odds)
    assert kept.cards == 2
    assert kept.tiles == Fraction("0.3")
    kept = worth.later((Card.KOKU_2, Card.SAMURAI), (), (CHUGOKU,), odds)
    assert kept.cards == 2
    assert kept.tiles == Fraction("0.5")


def test_my_last_kamon_makes_it_the_end() -> None:
    worth = Worth(position(kamons_left={ME: 1}), FLAT)
    assert worth.later((Card.KOKU_3, Card.SAMURAI), (), ()).cards == Fraction("4.3")
    assert worth.later((Card.KOKU_3, Card.SAMURAI), (), (CHUGOKU,)).cards == 3


def test_the_end_asks_only_for_this_year_s_majorities() -> None:
    """Six positions are free as my turn begins, and five after my last kamon. He has one to place then, and
    two of his in a row are 1/25; with five years to come he has more."""
    where = alone(kamons_left={ME: 1, OTHER: 5}, koku_deck=10)
    where = replace(where, board={**where.board, CHUBU: site(2)})
    last = Worth(where, FLAT).later((), (), (CHUGOKU,))
    assert last.majorities == Fraction(6 * 960, MILLI)
    goes_on = Worth(replace(where, kamons_left={ME: 5, OTHER: 5}), FLAT).later((), (), (CHUGOKU,))
    assert goes_on.majorities < last.majorities


def test_the_golden_turn_goes_where_it_adds_most() -> None:
    board = {
        CHUGOKU: Site((MINE,)),
        CHUBU: Site((HIS, MINE)),
        Province.HOKKAIDO: Site((HIS, HIS, MINE)),
        Province.KYUSHU: Site((HIS, MY_GOLDEN)),
    }
    where = replace(position(board=board, koku_deck=0), titles=BEFORE)
    assert majorities(where).golden((), ends=True) == ((CHUBU, 2), Fraction(6))
    worth = Worth(where, FLAT)
    assert worth.golden(()) == (CHUBU, 2)
    assert worth.later((), (), ()).golden == 6


def test_a_kamon_placed_this_turn_may_be_turned() -> None:
    where = replace(position(board={CHUGOKU: Site((HIS,))}, koku_deck=0), titles=BEFORE)
    assert Worth(where, FLAT).golden(()) is None
    assert Worth(where, FLAT).golden((CHUGOKU,)) == (CHUGOKU, 2)


def test_the_golden_turn_weighs_chances() -> None:
    """He would take Chūgoku with two in a row, 1/9, a golden kamon only with three, 1/27: 6 · 0.074; and
    a province that is lost but for the golden face is 6 points."""
    where = alone(MINE, koku_deck=0)
    assert majorities(where).golden((), ends=True) == ((CHUGOKU, 1), Fraction(444, MILLI))
    tied = replace(where, board={**where.board, CHUBU: Site((HIS, MINE, MINE, HIS))})
    assert majorities(tied).golden((), ends=True) == ((CHUBU, 2), Fraction(6))


@pytest.mark.parametrize("kamons", [(), (MINE,), (HIS,), (MY_GOLDEN,), (HIS, HIS_GOLDEN, MINE)])
def test_no_golden_turn_where_it_adds_nothing(kamons: tuple[Kamon, ...]) -> None:
    where = alone(*kamons, titles=BEFORE, koku_deck=0)
    assert majorities(where).golden((), ends=True) == (None, Fraction())
    assert Worth(where, FLAT).golden(()) is None
    assert Worth(where, FLAT).later((), (), ()).golden == 0


@pytest.mark.parametrize("title", [Title.DAIMYO, Title.SHOMYO, Title.HATAMOTO])
def test_only_the_sensei_turns_a_kamon(title: Title) -> None:
    where = alone(HIS, MINE, titles={ME: title}, koku_deck=0)
    assert Worth(where, FLAT).golden(()) is None
    assert Worth(replace(where, titles={ME: Title.SENSEI}), FLAT).golden(()) == (CHUGOKU, 2)


def test_what_a_rival_loses_is_a_term_of_its_own() -> None:
    """Two kamons take his province: six points for me, and with as much weight for him six that he loses."""
    where = replace(position(board={CHUGOKU: Site((HIS,))}, koku_deck=0), titles=BEFORE)
    worth = Worth(where, replace(FLAT, rival=1))
    kept, taken = worth.later((), (), ()), worth.later((), (), (CHUGOKU, CHUGOKU))
    assert (kept.majorities, kept.rivals, kept.total) == (Fraction(), Fraction(-6), Fraction(-6))
    assert (taken.majorities, taken.rivals, taken.total) == (Fraction(6), Fraction(), Fraction(6))
    assert Worth(where, FLAT).later((), (), ()).rivals == 0


def test_years_and_weights_are_those_of_the_law() -> None:
    """8 koku for two players are four years, and three kamons at two a year one and a half."""
    where = position(Card.SAMURAI, koku_deck=8)
    steep = replace(FLAT, single=Line(1, 0.5))
    assert Worth(where, steep).years == 4
    assert Worth(where, steep).later(where.hand, (), ()).cards == 3
    fast = replace(steep, pace=2)
    few = replace(where, kamons_left={OTHER: 3})
    assert Worth(few, fast).years == 1.5
    assert Worth(few, fast).later(where.hand, (), ()).cards == Fraction("1.75")


def test_by_default_the_law_is_that_for_the_number_of_players() -> None:
    where = position(Card.SAMURAI, board={CHUGOKU: Site((HIS,))}, koku_deck=8)
    by_default, by_law = Worth(where), Worth(where, LAWS[2])
    assert by_default.years == by_law.years
    assert by_default.later(where.hand, (), (CHUGOKU,)) == by_law.later(where.hand, (), (CHUGOKU,))


def test_terms_add_up() -> None:
    half = Fraction(1, 2)
    one = Terms(*map(Fraction, range(1, 7)))
    assert one.total == 21
    assert Terms().total == 0
    assert Terms().plus(one) == one
    assert one.plus(one, half) == Terms(*(Fraction(3 * n, 2) for n in range(1, 7)))
    assert Terms().plus(one, half).plus(one, half) == one
