"""A player's turn: what he can pay with, what the referee of conquests says, and what a move changes."""

from dataclasses import replace

import pytest

from engine.board import Province
from engine.components import Bonus, BonusTile, Card, General, Kamon, Pay, Title, Troop
from engine.errors import Rule
from engine.payment import Means, Payment, Tools, UseExchange, UseHatamoto, UsePlusOne
from engine.position import Site
from engine.refusals import (
    Forbidden,
    JokerHasServed,
    KokuLacking,
    NoJoker,
    NoKamonLeft,
    ProvinceIsFull,
    Refusal,
    TooFewInHand,
    TwoKamonsPlaced,
)
from engine.turn import Conquest, Mover, favour_for, simple_kamons
from tests.positions import HIS, MINE, MY_GOLDEN, site

CHUGOKU, KANTO = Province.CHUGOKU, Province.KANTO
SAMURAI = Troop.SAMURAI
OPEN = site(tile=SAMURAI)
"""Chūgoku lying like this asks for 3 Samurai or 3 koku."""
EXCHANGE, PLUS_ONE, DRAW = BonusTile(Bonus.EXCHANGE), BonusTile(Bonus.PLUS_ONE), BonusTile(Bonus.DRAW)
PAID = Conquest(CHUGOKU, Payment(Pay.KOKU, (Card.KOKU_3,)))
WITH_JOKER = Conquest(CHUGOKU, Payment(Pay.TROOPS, (Card.SAMURAI,) * 2, (UseHatamoto(SAMURAI),)))


def mover(
    *hand: Card,
    title: Title = Title.SHOMYO,
    tiles: tuple[BonusTile, ...] = (),
    kamons: int = 8,
    made: int = 0,
    hatamoto_used: bool = False,
) -> Mover:
    return Mover(General.II, title, hand, tiles, kamons, made, hatamoto_used)


def refused(why: Refusal, turn: Mover, conquest: Conquest, at: Site = OPEN) -> None:
    with pytest.raises(Forbidden) as error:
        turn.check(at, conquest)
    assert error.value.refusal == why


def test_he_pays_with_his_hand_his_tiles_and_an_unused_joker() -> None:
    turn = mover(Card.BUSHI, title=Title.HATAMOTO, tiles=(EXCHANGE, PLUS_ONE, PLUS_ONE, DRAW))
    assert turn.means == Means((Card.BUSHI,), Tools(exchange=1, plus_one=2, hatamoto=1))
    assert replace(turn, hatamoto_used=True).means.tools.hatamoto == 0
    assert replace(turn, title=Title.SENSEI).means.tools.hatamoto == 0


@pytest.mark.parametrize(("made", "kamons", "left"), [(0, 8, 2), (1, 8, 1), (2, 8, 0), (0, 1, 1), (1, 0, 0)])
def test_he_places_at_most_two_kamons_and_no_more_than_he_has(made: int, kamons: int, left: int) -> None:
    assert mover(made=made, kamons=kamons).conquests_left == left


def test_the_referee_allows_and_refuses_a_kamon() -> None:
    mover(Card.KOKU_3, made=1, kamons=1).check(OPEN, PAID)
    refused(TwoKamonsPlaced(General.II), mover(Card.KOKU_3, made=2), PAID)
    refused(NoKamonLeft(General.II), mover(Card.KOKU_3, kamons=0), PAID)
    refused(ProvinceIsFull(CHUGOKU), mover(Card.KOKU_3), PAID, site(4))


def test_the_referee_allows_and_refuses_a_payment() -> None:
    mover(Card.KOKU_3).check(OPEN, PAID)
    refused(TooFewInHand(Card.KOKU_3, 0), mover(Card.KOKU_2), PAID)
    refused(KokuLacking(4, 3), mover(Card.KOKU_3), PAID, site(1, SAMURAI))


def test_the_referee_allows_and_refuses_the_joker() -> None:
    turn = mover(*[Card.SAMURAI] * 2, title=Title.HATAMOTO)
    turn.check(OPEN, WITH_JOKER)
    refused(NoJoker(Title.DAIMYO), replace(turn, title=Title.DAIMYO), WITH_JOKER)
    refused(JokerHasServed(), replace(turn, hatamoto_used=True), WITH_JOKER)


def test_a_kamon_is_placed_and_paid_for() -> None:
    remembered = BonusTile(Bonus.EXCHANGE, Troop.SOHEI)
    turn = mover(Card.SAMURAI, Card.BUSHI, Card.KOKU_1, tiles=(remembered, EXCHANGE, PLUS_ONE), kamons=3)
    steps = (UseExchange(Troop.BUSHI, SAMURAI), UsePlusOne(SAMURAI))
    conquest = Conquest(CHUGOKU, Payment(Pay.TROOPS, (Card.SAMURAI, Card.BUSHI), steps))
    placed = turn.place(site(1, SAMURAI), conquest)
    assert placed.mover == mover(Card.KOKU_1, tiles=(EXCHANGE,), kamons=2, made=1)
    assert placed.spent == (remembered, PLUS_ONE), "of equal bonuses the first is used up"
    assert placed.kamons == (HIS, MINE)
    assert placed.favour == 4 + 1


def test_a_kamon_that_is_placed_may_use_the_joker_up() -> None:
    turn = mover(*[Card.SAMURAI] * 2, title=Title.HATAMOTO)
    assert turn.place(OPEN, WITH_JOKER).mover.hatamoto_used
    assert not replace(turn, hand=(Card.KOKU_3,)).place(OPEN, PAID).mover.hatamoto_used


def test_what_the_rules_forbid_can_be_placed_all_the_same() -> None:
    short = Conquest(KANTO, Payment(Pay.KOKU, (Card.KOKU_1,)))
    placed = mover(Card.KOKU_1, made=2).place(site(tile=SAMURAI), short)
    assert (placed.mover.conquests_made, placed.favour) == (3, 5 + 1)


def test_a_tile_that_is_won_stands_in_its_place() -> None:
    assert mover(tiles=(EXCHANGE, DRAW)).win(PLUS_ONE).tiles == (EXCHANGE, PLUS_ONE, DRAW)


def test_a_draw_tile_is_given_up_for_a_card() -> None:
    turn, used = mover(Card.KOKU_1, tiles=(EXCHANGE, DRAW, DRAW)).use_draw_tile()
    assert (turn.tiles, used) == ((EXCHANGE, DRAW), DRAW)
    assert turn.take(Card.BUSHI).hand == (Card.BUSHI, Card.KOKU_1)
    with pytest.raises(Forbidden) as refusal:
        mover(tiles=(EXCHANGE, PLUS_ONE)).use_draw_tile()
    assert refusal.value.rule is Rule.DRAW_TILE


def test_the_sensei_turns_a_kamon_of_his_golden() -> None:
    board: dict[Province, tuple[Kamon, ...]] = {CHUGOKU: (HIS, MINE, MINE), KANTO: (MY_GOLDEN,)}
    sensei = mover(title=Title.SENSEI)
    assert sensei.turn_golden(board, (CHUGOKU, 2)) == (HIS, MY_GOLDEN, MINE)
    for spot in ((CHUGOKU, 1), (CHUGOKU, 4), (KANTO, 1), (Province.CHUBU, 1)):
        with pytest.raises(Forbidden) as refusal:
            sensei.turn_golden(board, spot)
        assert refusal.value.rule is Rule.OWN_SIMPLE_KAMON
    with pytest.raises(Forbidden) as refusal:
        mover(title=Title.DAIMYO).turn_golden(board, (CHUGOKU, 2))
    assert refusal.value.rule is Rule.SENSEI_TURNS_GOLDEN


def test_simple_kamons_are_found_province_by_province() -> None:
    board = {CHUGOKU: (HIS, MINE, MINE), KANTO: (MY_GOLDEN, MINE)}
    assert simple_kamons(board, General.II) == [(CHUGOKU, 2), (CHUGOKU, 3), (KANTO, 2)]
    assert simple_kamons(board, General.HONDA) == []


@pytest.mark.parametrize(("title", "favour"), list(zip(Title, (8, 7, 6, 6), strict=True)))
def test_a_title_adds_to_the_favour_of_a_position(title: Title, favour: int) -> None:
    assert favour_for(KANTO, 2, title) == favour
