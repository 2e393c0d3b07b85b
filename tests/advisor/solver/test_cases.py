"""The plays of a turn as cases: what may bring what, what can follow, and what is alike."""

from fractions import Fraction

import pytest

from advisor.solver.cases import Case, First, Turn, units_of, with_tile
from advisor.worth.later import Worth
from engine.board import TROOP_CARDS, Province, demand
from engine.components import Bonus, Card, Pay, Troop, without
from engine.payment import Tools
from engine.position import Position
from tests.positions import FLAT, ME, position, site

CHUGOKU, CHUBU, KANTO = Province.CHUGOKU, Province.CHUBU, Province.KANTO
THREE, SAMURAI = Card.KOKU_3, Card.SAMURAI
BOARD = {CHUGOKU: site(tile=Troop.SAMURAI), CHUBU: site(tile=Troop.SHINOBI), KANTO: site(4)}


def firsts(where: Position) -> list[First]:
    return Turn(where, Worth(where, FLAT)).firsts()


def only(where: Position) -> First:
    [first] = firsts(where)
    return first


def offered(case: Case) -> set[Province]:
    return {offer.province for offer in case.offers}


def test_firsts_are_the_provinces_within_reach_in_the_order_of_the_board() -> None:
    where = position(THREE, SAMURAI, SAMURAI, SAMURAI, board=BOARD)
    assert [(first.province, first.pay) for first in firsts(where)] == [
        (CHUGOKU, Pay.TROOPS),
        (CHUGOKU, Pay.KOKU),
        (CHUBU, Pay.KOKU),
    ]


@pytest.mark.parametrize("rest", [{"conquests_made": 2}, {"kamons_left": {ME: 0}}])
def test_no_firsts_where_no_kamon_may_be_placed(rest: dict[str, object]) -> None:
    assert firsts(position(THREE, board=BOARD, **rest)) == []  # type: ignore[arg-type]


def test_the_cases_of_a_first_are_all_that_can_happen() -> None:
    for first in firsts(position(*[THREE] * 3, board=BOARD)):
        assert sum(case.probability for case in first.cases) == 1
        brought = [each for case in first.cases for each in case.brought]
        assert len(brought) == len(set(brought))
        assert {bonus for bonus, _, _ in brought} == set(Bonus)


def test_only_what_is_left_to_pay_with_can_be_on_offer() -> None:
    """3 koku go to Chūgoku, and 3 more are asked for Chūbu."""
    bare = {CHUGOKU: site(tile=Troop.SAMURAI), CHUBU: site(tile=Troop.SHINOBI)}
    for hand, is_offered in (((THREE, THREE), True), ((THREE,), False)):
        [first] = [first for first in firsts(position(*hand, board=bare)) if first.province is CHUGOKU]
        assert all((CHUBU in offered(case)) is is_offered for case in first.cases)


def test_nothing_is_on_offer_after_the_last_conquest() -> None:
    where = position(*[THREE] * 3, board=BOARD, conquests_made=1)
    assert all(case.offers == () for first in firsts(where) for case in first.cases)


def test_the_same_province_again_asks_for_its_next_position() -> None:
    where = position(*[THREE] * 3, board={CHUGOKU: site(tile=Troop.SAMURAI)})
    prices = {offer.demand.koku for case in only(where).cases for offer in case.offers}
    assert prices == {4}
    last = position(*[THREE] * 6, board={CHUGOKU: site(3)})
    assert [case.offers for case in only(last).cases] == [()]


def test_a_province_taken_for_certain_is_the_first_or_follows_in_every_case() -> None:
    where = position(*[THREE] * 3, board=BOARD)
    turn = Turn(where, Worth(where, FLAT))
    for first in turn.firsts_taking(CHUBU):
        if first.province is CHUBU:
            assert not any(case.must_go_on for case in first.cases)
        else:
            assert all(case.must_go_on and offered(case) == {CHUBU} for case in first.cases)


def test_cases_in_which_the_same_can_be_done_are_one() -> None:
    """Nothing can follow, so that cards drawn differ only in how many troops they show."""
    where = position(THREE, board={CHUGOKU: site(tile=Troop.SAMURAI, bonus=Bonus.DRAW)})
    chances = {}
    for case in only(where).cases:
        [shown] = {len(card.troops) for _, card, _ in case.brought if card}
        chances[shown] = case.probability
    assert chances == {1: Fraction(24, 34), 2: Fraction(10, 34)}


def test_an_empty_deck_deals_one_of_the_cards_in_hand_or_none() -> None:
    hand = (SAMURAI, SAMURAI, SAMURAI, Card.SHINOBI, THREE)
    where = position(
        *hand,
        board={CHUGOKU: site(2, Troop.SAMURAI, Bonus.DRAW), CHUBU: site(tile=Troop.SHINOBI)},
        seen_troops=without(TROOP_CARDS, hand[:4]),
    )
    [case] = [case for first in firsts(where) if first.province is CHUGOKU for case in first.cases]
    assert [dealt.drawn for dealt in case.dealt] == [None, SAMURAI, Card.SHINOBI]


def test_units_and_the_tile_just_won() -> None:
    asked = demand(KANTO, 2, Troop.SOHEI)
    assert (units_of(asked, Pay.TROOPS), units_of(asked, Pay.KOKU)) == (4, 6)
    assert with_tile(Tools(1, 1, 1), Bonus.EXCHANGE) == Tools(2, 1, 1)
    assert with_tile(Tools(1, 1, 1), Bonus.PLUS_ONE) == Tools(1, 2, 1)
    assert with_tile(Tools(1, 1, 1), Bonus.DRAW) == with_tile(Tools(1, 1, 1), None) == Tools(1, 1, 1)
