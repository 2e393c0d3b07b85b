"""The model of a turn: each rule alone, allowed by a smallest case and broken by another; and its optima."""

from dataclasses import replace
from fractions import Fraction

import pytest

from advisor.solver.cases import Turn
from advisor.solver.conquest_model import ConquestModel
from advisor.solver.cpsat import Status
from advisor.solver.payment_model import Spent
from advisor.worth.later import Worth
from advisor.worth.weights import UNIT, units
from engine.board import TROOP_CARDS, Province
from engine.components import Bonus, Card, Cards, Pay, Title, Troop, without
from engine.payment import Tools
from engine.position import Position
from tests.positions import FLAT, position, site
from tests.trials import NINE, Trial, case_of, quiet

SAMURAI, BUSHI, SOHEI, SHINOBI = Troop
CHUGOKU, CHUBU, HOKKAIDO = Province.CHUGOKU, Province.CHUBU, Province.HOKKAIDO
KOKU, TROOPS = Pay.KOKU, Pay.TROOPS
S, B, N = Card.SAMURAI, Card.BUSHI, Card.SHINOBI
ONE, TWO, THREE = Card.KOKU_1, Card.KOKU_2, Card.KOKU_3


def test_the_first_is_paid() -> None:
    assert Trial(quiet(*NINE)).paid_with(*NINE).is_allowed()
    assert not Trial(quiet(*NINE)).paid_with(THREE, THREE).is_allowed()


def test_a_payment_that_is_fixed_is_made() -> None:
    where = quiet(*NINE, TWO, tiles=(Bonus.PLUS_ONE, Bonus.EXCHANGE))
    for spent, pays in (
        (Spent(NINE, Tools()), True),
        (Spent((THREE, THREE, TWO), Tools(plus_one=1)), True),
        (Spent((THREE, THREE, TWO), Tools()), False),
        (Spent(NINE, Tools(exchange=1)), False),
    ):
        trial = Trial(where)
        trial.model.fix(spent)
        assert trial.is_allowed() is pays
    trial = Trial(where).stops()
    trial.model.fix(Spent(NINE, Tools()))
    kept = 2 * Fraction("1.1") + 2 * Fraction("0.9")
    assert trial.most() == 9 + kept + Fraction(trial.first.later, UNIT)
    trial = Trial(quiet(S, S, S, title=Title.HATAMOTO), TROOPS)
    trial.model.fix(Spent((S, S), Tools(hatamoto=1)))
    assert trial.is_allowed()
    trial.model.fix(Spent((S, S), Tools()))
    assert not trial.is_allowed()


def test_at_most_one_conquest_follows() -> None:
    board = {CHUGOKU: site(3), CHUBU: site(tile=SHINOBI), HOKKAIDO: site(tile=SOHEI)}
    where = position(*NINE, THREE, ONE, TWO, board=board)
    assert Trial(where).then(CHUBU, KOKU).is_allowed()
    assert Trial(where).then(HOKKAIDO, KOKU).is_allowed()
    assert Trial(where).stops().is_allowed()
    assert not Trial(where).then(CHUBU, KOKU).then(HOKKAIDO, KOKU).is_allowed()
    assert not Trial(where).then(CHUBU, KOKU).stops().is_allowed()
    neither = Trial(where)
    neither.model.program.fix(neither.model.cases[0].stops, 0)
    for taken in neither.model.cases[0].takes.values():
        neither.model.program.fix(taken, 0)
    assert not neither.is_allowed()


def test_a_case_that_must_go_on_does_not_stop() -> None:
    for hand, goes_on in (((*NINE, THREE), True), ((*NINE, N, N, B), False)):
        where = quiet(*hand)
        turn = Turn(where, Worth(where, FLAT))
        [first] = [first for first in turn.firsts() if first.province is CHUGOKU]
        [case] = first.cases
        for must in (False, True):
            model = ConquestModel(turn, first, [replace(case, must_go_on=must)])
            is_allowed = model.program.maximize([]).status is Status.OPTIMAL
            assert is_allowed is (goes_on or not must)


@pytest.mark.parametrize(("pay", "laid"), [(KOKU, {THREE: 1}), (TROOPS, {N: 3})])
def test_the_second_is_paid(pay: Pay, laid: dict[Card, int]) -> None:
    where = quiet(*NINE, THREE, N, N, N)
    for less in (0, 1):
        trial = Trial(where).then(CHUBU, pay)
        for card, number in trial.model.cases[0].payment.cards.items():
            trial.model.program.fix(number, max(0, laid.get(card, 0) - less))
        assert trial.is_allowed() is not less


def test_each_card_is_spent_once() -> None:
    assert Trial(quiet(*NINE, THREE)).then(CHUBU, KOKU).is_allowed()
    enough_for_each = quiet(*NINE, S, S, S)
    assert not Trial(enough_for_each).paid_with(*NINE).then(CHUBU, KOKU).is_allowed()
    some = quiet(S, Card.SAMURAI_SHINOBI, S, S, N, N)
    assert Trial(some, TROOPS).paid_with(S, S, S).then(CHUBU, TROOPS).is_allowed()
    with_the_double = Trial(some, TROOPS).paid_with(S, S, Card.SAMURAI_SHINOBI)
    assert not with_the_double.then(CHUBU, TROOPS).is_allowed()


@pytest.mark.parametrize(
    ("hand", "tile"),
    [
        ((THREE, THREE, TWO, TWO), Bonus.PLUS_ONE),
        ((THREE, THREE, TWO, B, TWO, B), Bonus.EXCHANGE),
    ],
)
def test_each_tile_is_used_once(hand: Cards, tile: Bonus) -> None:
    """One for 9 koku and one for 3."""
    paid = hand[:3] if tile is Bonus.PLUS_ONE else hand[:4]
    assert Trial(quiet(*hand, tiles=(tile,) * 2)).paid_with(*paid).then(CHUBU, KOKU).is_allowed()
    assert not Trial(quiet(*hand, B, tiles=(tile,))).paid_with(*paid).then(CHUBU, KOKU).is_allowed()


def test_the_hatamoto_serves_once_a_turn() -> None:
    def trial(*hand: Card) -> Trial:
        found = Trial(quiet(*hand, title=Title.HATAMOTO), TROOPS)
        return found.then(CHUBU, TROOPS)

    assert trial(S, S, S, N, N).is_allowed()
    assert trial(S, S, N, N, N).is_allowed()
    assert not trial(S, S, N, N, B).is_allowed()
    assert not trial(S, S, S, N, N).paid_with(S, S).is_allowed()


def test_a_tile_won_helps_only_in_its_case() -> None:
    board = {CHUGOKU: site(tile=SAMURAI), CHUBU: site(tile=SHINOBI)}
    where = position(THREE, TWO, N, board=board)
    for bonus in Bonus:
        trial = Trial(where, bonus=bonus).paid_with(THREE)
        assert can_take_chubu(trial, KOKU) is (bonus is not Bonus.DRAW)


def can_take_chubu(trial: Trial, pay: Pay) -> bool:
    """An offer that is plainly out of reach is not even made."""
    return any(offer.province is CHUBU for offer in trial.case.offers) and trial.then(CHUBU, pay).is_allowed()


def test_a_tile_won_does_not_pay_for_the_first() -> None:
    """It is taken after the payment."""
    board = {CHUGOKU: site(tile=SAMURAI, bonus=Bonus.PLUS_ONE), CHUBU: site(tile=SHINOBI)}
    where = position(THREE, TWO, board=board)
    assert Trial(where, bonus=Bonus.PLUS_ONE).paid_with(THREE).then(CHUBU, KOKU).is_allowed()
    assert not Trial(where, bonus=Bonus.PLUS_ONE).paid_with(TWO).is_allowed()
    assert Turn(where, Worth(where, FLAT)).firsts()
    poor = position(TWO, board=board)
    assert Turn(poor, Worth(poor, FLAT)).firsts() == []


def test_a_card_drawn_helps_only_in_its_case() -> None:
    board = {CHUGOKU: site(tile=SAMURAI, bonus=Bonus.DRAW), CHUBU: site(tile=SHINOBI)}
    where = position(THREE, N, N, board=board)
    for drawn in (N, Card.SAMURAI_SHINOBI, B, S):
        assert can_take_chubu(Trial(where, drawn=drawn), TROOPS) is (SHINOBI in drawn.troops)


def test_a_card_drawn_is_spent_once_and_not_on_the_first() -> None:
    board = {CHUGOKU: site(tile=SAMURAI, bonus=Bonus.DRAW), CHUBU: site(tile=SHINOBI)}
    trial = Trial(position(THREE, N, N, ONE, board=board), drawn=N).then(CHUBU, TROOPS)
    [case] = trial.model.cases
    trial.model.program.at_least(4, [(1, case.payment.cards[N])])
    assert not trial.is_allowed()
    where = position(S, S, THREE, board=board)
    firsts = Turn(where, Worth(where, FLAT)).firsts()
    assert [first.pay for first in firsts if first.province is CHUGOKU] == [KOKU]


def test_the_same_province_again_meets_the_tile_uncovered() -> None:
    board = {CHUGOKU: site(tile=SAMURAI, bonus=Bonus.PLUS_ONE)}
    where = position(THREE, S, S, B, board=board)
    turn = Turn(where, Worth(where, FLAT))
    [first] = [first for first in turn.firsts() if first.pay is KOKU]
    allowed = set()
    for case in first.cases:
        for (offer, pay), _ in ConquestModel(turn, first, [case]).cases[0].takes.items():
            assert offer.demand.koku == 4
            model = ConquestModel(turn, first, [case])
            model.program.fix(model.cases[0].takes[offer, pay], 1)
            if model.program.maximize([]).status is Status.OPTIMAL:
                allowed.add((pay, offer.demand.gate))
    assert allowed == {(TROOPS, None), (TROOPS, BUSHI)}, "3 Samurai with the +1, or 2 and a Bushi"


def test_what_is_kept_while_the_game_goes_on() -> None:
    """By hand: 1.1 for a koku, 1 for a troop, 1.75 for a double card, 0.9 for +1 and for Exchange."""
    where = quiet(*NINE, ONE, B, Card.BUSHI_SOHEI, tiles=(Bonus.PLUS_ONE, Bonus.EXCHANGE))
    trial = Trial(where).paid_with(*NINE).stops()
    kept = Fraction("1.1") + 1 + Fraction("1.75") + 2 * Fraction("0.9")
    assert trial.most() == 9 + kept + Fraction(trial.first.later, UNIT)
    assert units(kept) == round(kept * UNIT)


def test_one_payment_serves_all_cases() -> None:
    """With a +1 won the 2 koku would do for Chūbu, with nothing won the 3: only one of them is left."""
    board = {CHUGOKU: site(tile=SAMURAI), CHUBU: site(tile=SHINOBI)}
    where = position(THREE, TWO, ONE, board=board)
    turn = Turn(where, Worth(where, FLAT))
    [first] = [first for first in turn.firsts() if first.province is CHUGOKU]
    cases = case_of(first, Bonus.PLUS_ONE, None), case_of(first, Bonus.DRAW, None)
    model = ConquestModel(turn, first, cases)
    for case in model.cases:
        [taken] = [n for (offer, pay), n in case.takes.items() if offer.province is CHUBU and pay is KOKU]
        model.program.fix(taken, 1)
    assert model.program.maximize([]).status is Status.OPTIMAL
    apart = ConquestModel(turn, first, cases)
    for case, laid in zip(apart.cases, ({THREE: 1}, {TWO: 1, ONE: 1}), strict=True):
        [taken] = [n for (offer, pay), n in case.takes.items() if offer.province is CHUBU and pay is KOKU]
        apart.program.fix(taken, 1)
        for card, number in case.payment.cards.items():
            apart.program.fix(number, laid.get(card, 0))
    assert apart.program.maximize([]).status is Status.INFEASIBLE


def empty_deck(*hand: Card) -> Position:
    """Every troop card is in my hand or seen elsewhere; Chūgoku's tile is known to be a Draw."""
    board = {CHUGOKU: site(2, SAMURAI, Bonus.DRAW), CHUBU: site(tile=SHINOBI)}
    return position(*hand, board=board, seen_troops=without(TROOP_CARDS, [c for c in hand if c.troops]))


def test_an_empty_deck_deals_what_was_paid() -> None:
    """Two cards or three pay with troops, 6 koku without; a Shinobi has no part in it."""
    where = empty_deck(S, S, S, N, THREE, THREE)
    turn = Turn(where, Worth(where, FLAT))
    for pay, card, is_drawn in (
        (TROOPS, S, True),
        (TROOPS, N, False),
        (TROOPS, None, False),
        (KOKU, None, True),
    ):
        [first] = [first for first in turn.firsts() if first.province is CHUGOKU and first.pay is pay]
        [case] = first.cases
        [dealt] = [dealt for dealt in case.dealt if dealt.drawn is card]
        model = ConquestModel(turn, first, [dealt])
        model.draws_what_was_paid(card)
        assert (model.program.maximize([]).status is Status.OPTIMAL) is is_drawn


def test_a_payment_that_was_tried_is_not_tried_again_with_more() -> None:
    where = quiet(*NINE, TWO, ONE, tiles=(Bonus.PLUS_ONE,))
    for paid, more, is_other in (
        (NINE, Tools(), False),
        ((*NINE, ONE), Tools(), False),
        ((THREE, THREE, TWO, ONE), Tools(), True),
        ((THREE, THREE, TWO), Tools(plus_one=1), True),
    ):
        trial = Trial(where)
        trial.model.fix(Spent(paid, more))
        assert trial.is_allowed()
        trial.model.holds_less_than(Spent(NINE, Tools()))
        assert trial.is_allowed() is is_other
    joker = Trial(quiet(S, S, S, title=Title.HATAMOTO), TROOPS)
    joker.model.holds_less_than(Spent((S, S), Tools(hatamoto=1)))
    joker.model.holds_less_than(Spent((S, S, S), Tools()))
    assert not joker.is_allowed()
