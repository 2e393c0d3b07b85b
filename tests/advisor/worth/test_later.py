"""What a play is worth later, on small positions counted by hand."""

from collections.abc import Mapping
from dataclasses import replace
from fractions import Fraction

import pytest

from advisor.worth.later import Terms, Worth
from advisor.worth.majorities import MILLI, Majorities
from engine.board import Province
from engine.components import Bonus, BonusTile, Card, Kamon, Title
from engine.position import Site
from tests.positions import BEFORE, HIS, HIS_GOLDEN, ME, MINE, MY_GOLDEN, OTHER, alone, position, site

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
    worth = Worth(position(**rest))  # type: ignore[arg-type]
    assert tuple(worth.ends(placed) for placed in range(3)) == ends


HAND = (Card.SAMURAI, Card.BUSHI_SOHEI, Card.KOKU_2)


def bonus_tiles(*bonuses: Bonus) -> tuple[BonusTile, ...]:
    return tuple(BonusTile(bonus) for bonus in bonuses)


def test_what_is_kept_while_the_game_goes_on() -> None:
    # 1.75 for each of the 10 doubles and 1 for each of the 24 single cards that a Draw tile may bring.
    drawn = Fraction(10 * Fraction("1.75") + 24, 34)
    kept = Worth(position(koku_deck=8)).later(HAND, bonus_tiles(*Bonus), ())
    assert kept.points == 0
    assert kept.cards == Fraction("4.95")
    assert kept.tiles == 2 * Fraction("0.9") + drawn
    odds = ((Bonus.EXCHANGE, Fraction(1, 4)), (Bonus.DRAW, Fraction(3, 4)))
    kept = Worth(position(koku_deck=8)).later((), (), (CHUGOKU,), odds)
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
    kept = Worth(position(koku_deck=0)).later(HAND, bonus_tiles(*tiles), ())
    assert kept.cards == 2
    assert kept.tiles == worth


def test_in_the_end_a_plus_one_needs_no_koku() -> None:
    worth = Worth(position(koku_deck=0))
    assert worth.later((Card.SAMURAI,), bonus_tiles(Bonus.PLUS_ONE), ()).tiles == 1
    assert worth.later((Card.SAMURAI,), bonus_tiles(Bonus.PLUS_ONE, Bonus.EXCHANGE), ()).tiles == 2


def test_in_the_end_the_last_tile_counts_by_its_odds() -> None:
    odds = tuple((bonus, Fraction(percent, 100)) for bonus, percent in zip(Bonus, (20, 30, 50), strict=True))
    worth = Worth(position(koku_deck=0))
    kept = worth.later((Card.KOKU_2,), (), (CHUGOKU,), odds)
    assert kept.cards == 2
    assert kept.tiles == Fraction("0.3")
    kept = worth.later((Card.KOKU_2, Card.SAMURAI), (), (CHUGOKU,), odds)
    assert kept.cards == 2
    assert kept.tiles == Fraction("0.5")


def test_my_last_kamon_makes_it_the_end() -> None:
    worth = Worth(position(kamons_left={ME: 1}))
    assert worth.later((Card.KOKU_3, Card.SAMURAI), (), ()).cards == Fraction("4.3")
    assert worth.later((Card.KOKU_3, Card.SAMURAI), (), (CHUGOKU,)).cards == 3


def test_the_end_asks_only_for_this_year_s_majorities() -> None:
    """Five positions are free as my turn begins. After my last kamon he has one to place, and two of his
    in a row are 1/25; with five years to come he has more."""
    where = alone(kamons_left={ME: 1, OTHER: 5}, koku_deck=10)
    where = replace(where, board={**where.board, CHUBU: site(3)})
    last = Worth(where).later((), (), (CHUGOKU,))
    assert last.majorities == Fraction(6 * 960, MILLI)
    goes_on = Worth(replace(where, kamons_left={ME: 5, OTHER: 5})).later((), (), (CHUGOKU,))
    assert goes_on.majorities < last.majorities


def test_the_golden_turn_goes_where_it_adds_most() -> None:
    board = {
        CHUGOKU: Site((MINE,)),
        CHUBU: Site((HIS, MINE)),
        Province.HOKKAIDO: Site((HIS, HIS, MINE)),
        Province.KYUSHU: Site((HIS, MY_GOLDEN)),
    }
    where = replace(position(board=board, koku_deck=0), titles=BEFORE)
    assert Majorities(where).golden((), ends=True) == ((CHUBU, 2), 6000)
    worth = Worth(where)
    assert worth.golden(()) == (CHUBU, 2)
    assert worth.later((), (), ()).golden == 6


def test_a_kamon_placed_this_turn_may_be_turned() -> None:
    where = replace(position(board={CHUGOKU: Site((HIS,))}, koku_deck=0), titles=BEFORE)
    assert Worth(where).golden(()) is None
    assert Worth(where).golden((CHUGOKU,)) == (CHUGOKU, 2)


def test_the_golden_turn_weighs_chances() -> None:
    """He would take Chūgoku with two in a row, 1/9, a golden kamon only with three, 1/27: 6 · 0.074; and
    a province that is lost but for the golden face is 6 points."""
    where = alone(MINE, koku_deck=0)
    assert Majorities(where).golden((), ends=True) == ((CHUGOKU, 1), 444)
    tied = replace(where, board={**where.board, CHUBU: Site((HIS, MINE, MINE, HIS))})
    assert Majorities(tied).golden((), ends=True) == ((CHUBU, 2), 6000)


@pytest.mark.parametrize("kamons", [(), (MINE,), (HIS,), (MY_GOLDEN,), (HIS, HIS_GOLDEN, MINE)])
def test_no_golden_turn_where_it_adds_nothing(kamons: tuple[Kamon, ...]) -> None:
    where = alone(*kamons, titles=BEFORE, koku_deck=0)
    assert Majorities(where).golden((), ends=True) == (None, 0)
    assert Worth(where).golden(()) is None
    assert Worth(where).later((), (), ()).golden == 0


@pytest.mark.parametrize("title", [Title.DAIMYO, Title.SHOMYO, Title.HATAMOTO])
def test_only_the_sensei_turns_a_kamon(title: Title) -> None:
    where = alone(HIS, MINE, titles={ME: title}, koku_deck=0)
    assert Worth(where).golden(()) is None
    assert Worth(replace(where, titles={ME: Title.SENSEI})).golden(()) == (CHUGOKU, 2)


def test_terms_add_up() -> None:
    half = Fraction(1, 2)
    one = Terms(Fraction(1), Fraction(2), Fraction(3), Fraction(4), Fraction(5))
    assert one.total == 15
    assert Terms().total == 0
    assert Terms().plus(one) == one
    assert one.plus(one, half) == Terms(
        Fraction(3, 2), Fraction(3), Fraction(9, 2), Fraction(6), Fraction(15, 2)
    )
    assert Terms().plus(one, half).plus(one, half) == one
