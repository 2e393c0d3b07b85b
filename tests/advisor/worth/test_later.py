"""What a play is worth later, on small positions counted by hand."""

from collections.abc import Mapping
from dataclasses import replace
from fractions import Fraction
from itertools import combinations, product

import pytest

from advisor.worth.later import UNIT, DrawTiles, Terms, Worth, card_worth, spent_worth, tile_odds, units
from advisor.worth.majorities import MILLI, Majorities
from engine.board import Province
from engine.components import KOKU, Bonus, BonusTile, Card, GateTile, General, Kamon, Title, Troop
from engine.payment import Pay, Payment, UseExchange, UseHatamoto, UsePlusOne
from engine.position import Position, Site
from engine.scoring import majority
from tests.positions import ME, OTHER, position, site

CHUGOKU, CHUBU = Province.CHUGOKU, Province.CHUBU
MINE, HIS = Kamon(ME), Kamon(OTHER)
MY_GOLDEN, HIS_GOLDEN = Kamon(ME, golden=True), Kamon(OTHER, golden=True)
THIRD = General.HONDA

BEFORE = {ME: Title.SENSEI, OTHER: Title.DAIMYO}
"""The other has had his turn of the year."""
AFTER = {ME: Title.SENSEI, OTHER: Title.HATAMOTO}
"""The other's turn is still to come."""


def alone(*kamons: Kamon, titles: Mapping[General, Title] = AFTER, **rest: object) -> Position:
    """Chūgoku with these kamons, as the only province that is not full."""
    board = {province: site(4) for province in Province}
    board[CHUGOKU] = Site(kamons)
    players = tuple(titles) if len(titles) > 2 else (ME, OTHER)
    stock = dict.fromkeys(players, 5)
    where = position(board=board, **{"kamons_left": stock, **rest})  # type: ignore[arg-type]
    return replace(where, players=players, titles=titles)


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


def test_the_odds_of_a_tile() -> None:
    a_third_each = dict(tile_odds(position(), GateTile(Troop.SAMURAI)))
    assert a_third_each == dict.fromkeys(Bonus, Fraction(1, 3))
    known = tile_odds(position(), GateTile(Troop.SAMURAI, Bonus.DRAW))
    assert known == ((Bonus.DRAW, Fraction(1)),)
    assert tile_odds(position(), None) == ()
    gone = position(used_tiles=(BonusTile(Bonus.DRAW, Troop.SAMURAI),) * 2)
    assert dict(tile_odds(gone, GateTile(Troop.SAMURAI))) == {
        Bonus.EXCHANGE: Fraction(1, 2),
        Bonus.PLUS_ONE: Fraction(1, 2),
    }


def test_units_are_fine_enough_for_a_millionth_of_a_point() -> None:
    assert units(Fraction("1.75")) == 17_500_000
    assert abs(Fraction(units(Fraction(1, 3)), UNIT) - Fraction(1, 3)) < Fraction(1, 10**7)


@pytest.mark.parametrize("drawn", range(4))
def test_troops_drawn_equal_a_count_of_every_draw(drawn: int) -> None:
    """Out of five single cards and three doubles, every selection being as likely."""
    deck = [1] * 5 + [2] * 3
    shown = [sum(pick) for pick in combinations(deck, drawn)]
    chances = DrawTiles(drawn, 5, 3).at_least()
    expected = [Fraction(sum(n >= least for n in shown), len(shown)) for least in range(1, 2 * drawn + 1)]
    assert list(chances) == [chance for chance in expected if chance]


def test_no_more_cards_are_drawn_than_the_deck_holds() -> None:
    assert DrawTiles(3, 1, 0).cards == 1
    assert list(DrawTiles(3, 1, 0).at_least()) == [Fraction(1)]
    assert DrawTiles(2, 0, 0).at_least() == ()
    assert DrawTiles.of(1, (Card.BUSHI, Card.BUSHI_SOHEI)) == DrawTiles(1, 1, 1)


def test_a_draw_tile_is_used_where_a_card_is_worth_more() -> None:
    """1.1 for the tile; 1 for a single card, 1.75 for a double."""
    assert DrawTiles(1, 9, 1).worth == Fraction("1.1")
    assert not DrawTiles(1, 9, 1).is_better_now
    assert DrawTiles(2, 2, 1).worth == 2 * Fraction("1.25")
    assert DrawTiles(2, 2, 1).is_better_now
    assert DrawTiles(2, 0, 1).worth == Fraction("1.75") + Fraction("1.1")
    assert DrawTiles(1, 0, 0).worth == Fraction("1.1")


def test_a_draw_in_the_last_year_feeds_an_exchange() -> None:
    """A sure +2 with Draw, Exchange and +1 in hand, as ruling 17 has it."""
    tiles = tuple(BonusTile(bonus) for bonus in (Bonus.DRAW, Bonus.EXCHANGE, Bonus.PLUS_ONE))
    where = position(koku_deck=0)
    assert Worth(where).later((), tiles, ()).tiles == 2
    assert Worth(where).later((), tiles[1:], ()).tiles == 1
    assert Worth(where).later((), tiles, (), deck=()).tiles == 1
    assert Worth(where).later((Card.BUSHI,), tiles, ()).tiles == 2
    last = ((Bonus.DRAW, Fraction(1, 4)), (Bonus.EXCHANGE, Fraction(3, 4)))
    assert Worth(where).later((), tiles[1:2], (), last).tiles == Fraction(1, 4)


def test_what_a_payment_takes_out_of_the_hand() -> None:
    cards = Card.BUSHI, Card.BUSHI_SOHEI, Card.KOKU_1, Card.KOKU_3
    assert [float(card_worth(card)) for card in cards] == [1, 1.75, 1.1, 3.3]
    steps = (UseHatamoto(Troop.BUSHI), UseExchange(Troop.BUSHI, KOKU), UsePlusOne(KOKU))
    paid = Payment(Pay.KOKU, (Card.KOKU_1,), steps)
    assert spent_worth(paid) == Fraction("1.1") + Fraction("0.9") + Fraction("0.9")
