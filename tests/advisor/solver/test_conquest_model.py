"""The model of a turn: each rule alone, allowed by a smallest case and broken by another; and its optima."""

from dataclasses import replace
from fractions import Fraction

import pytest

from advisor.solver.cases import Case, First, Offer, Turn
from advisor.solver.conquest_model import ConquestModel
from advisor.solver.cpsat import Status
from advisor.solver.payment_model import Spent
from advisor.worth.later import UNIT, Worth, units
from engine.board import TROOP_CARDS, Province
from engine.components import Bonus, BonusTile, Card, Cards, Title, Troop, without
from engine.payment import Pay, Tools
from engine.position import Position
from tests.positions import ME, position, site

SAMURAI, BUSHI, SOHEI, SHINOBI = Troop
CHUGOKU, CHUBU, HOKKAIDO = Province.CHUGOKU, Province.CHUBU, Province.HOKKAIDO
KOKU, TROOPS = Pay.KOKU, Pay.TROOPS
S, B, H, N = Card.SAMURAI, Card.BUSHI, Card.SOHEI, Card.SHINOBI
ONE, TWO, THREE = Card.KOKU_1, Card.KOKU_2, Card.KOKU_3
NINE = THREE, THREE, THREE


class Trial:
    """Plays that begin with a given conquest, in one case, with more and more asked of them."""

    def __init__(
        self,
        where: Position,
        pay: Pay = KOKU,
        bonus: Bonus | None = None,
        drawn: Card | None = None,
    ) -> None:
        turn = Turn(where, Worth(where))
        [self.first] = [first for first in turn.firsts() if first.province is CHUGOKU and first.pay is pay]
        self.case = case_of(self.first, bonus, drawn)
        self.model = ConquestModel(turn, self.first, [self.case])
        self._program = self.model.program

    def paid_with(self, *cards: Card) -> "Trial":
        """The first conquest is paid with these cards, and whatever tools."""
        assert set(cards) <= set(self.model.first.cards)
        for card, number in self.model.first.cards.items():
            self._program.fix(number, cards.count(card))
        return self

    def offer(self, province: Province) -> Offer:
        [offer] = [offer for offer in self.case.offers if offer.province is province]
        return offer

    def then(self, province: Province, pay: Pay) -> "Trial":
        """A province is taken, which has to be on offer."""
        self._program.fix(self.model.cases[0].takes[self.offer(province), pay], 1)
        return self

    def stops(self) -> "Trial":
        """Nothing follows."""
        self._program.fix(self.model.cases[0].stops, 1)
        return self

    def is_allowed(self) -> bool:
        status = self._program.maximize([]).status
        assert status in (Status.OPTIMAL, Status.INFEASIBLE)
        return status is Status.OPTIMAL

    def most(self) -> Fraction:
        """The most that the case brings."""
        [value] = self.model.value
        answer = self._program.maximize(value.terms)
        assert answer.status is Status.OPTIMAL
        return Fraction(value.in_answer(answer), UNIT)


def case_of(first: First, bonus: Bonus | None, drawn: Card | None) -> Case:
    """The first case with an outcome like this."""
    for case in first.cases:
        for brought in case.brought:
            if bonus in (None, brought[0]) and drawn in (None, brought[1]):
                return case
    raise AssertionError("no case has such an outcome")


def quiet(*hand: Card, **rest: object) -> Position:
    """Chūgoku's last position (3 Samurai or 9 koku), which wins no tile; then Chūbu (3 Shinobi or 3 koku),
    of whose tile nothing is known."""
    board = {CHUGOKU: site(3), CHUBU: site(tile=SHINOBI)}
    where = position(*hand, board=board, **rest)  # type: ignore[arg-type]
    return replace(where, tiles=tuple(BonusTile(tile.bonus, SAMURAI) for tile in where.tiles))


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
        turn = Turn(where, Worth(where))
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
    assert Turn(where, Worth(where)).firsts()
    poor = position(TWO, board=board)
    assert Turn(poor, Worth(poor)).firsts() == []


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
    assert [first.pay for first in Turn(where, Worth(where)).firsts() if first.province is CHUGOKU] == [KOKU]


def test_the_same_province_again_meets_the_tile_uncovered() -> None:
    board = {CHUGOKU: site(tile=SAMURAI, bonus=Bonus.PLUS_ONE)}
    where = position(THREE, S, S, B, board=board)
    turn = Turn(where, Worth(where))
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


def ended(*hand: Card, tiles: tuple[Bonus, ...] = (), **rest: object) -> Position:
    return quiet(*hand, tiles=tiles, koku_deck=0, **rest)


@pytest.mark.parametrize(
    ("rest", "tiles", "koku"),
    [
        pytest.param((), (), 0, id="nothing kept"),
        pytest.param((TWO,), (), 2, id="koku in hand"),
        pytest.param((TWO, N), (), 2, id="troops count nothing"),
        pytest.param((TWO, N), (Bonus.EXCHANGE,), 3, id="Exchange turns a troop"),
        pytest.param((TWO,), (Bonus.EXCHANGE,), 2, id="Exchange needs a troop"),
        pytest.param((TWO, N), (Bonus.EXCHANGE,) * 2, 3, id="each troop once"),
        pytest.param((TWO, N, N), (Bonus.EXCHANGE,), 3, id="each Exchange once"),
        pytest.param((TWO,), (Bonus.PLUS_ONE,) * 2, 4, id="each +1 adds a koku"),
        pytest.param((N,), (Bonus.PLUS_ONE,), 1, id="+1 needs no koku"),
        pytest.param((N,), (Bonus.EXCHANGE, Bonus.PLUS_ONE), 2, id="+1 and a koku that an Exchange made"),
        pytest.param((TWO,), (Bonus.DRAW,), 2, id="Draw alone counts nothing"),
        pytest.param((), (Bonus.DRAW, Bonus.EXCHANGE), 1, id="a card drawn is exchanged"),
        pytest.param((), (Bonus.DRAW, Bonus.EXCHANGE, Bonus.PLUS_ONE), 2, id="Draw, Exchange and +1"),
        pytest.param(
            (),
            (Bonus.DRAW, *[Bonus.EXCHANGE] * 2),
            1 + Fraction(10, 34),
            id="both troops of a double card drawn",
        ),
    ],
)
def test_the_final_count_is_what_is_kept(rest: Cards, tiles: tuple[Bonus, ...], koku: Fraction) -> None:
    trial = Trial(ended(*NINE, *rest, tiles=tiles)).paid_with(*NINE).stops()
    assert abs(trial.most() - (9 + koku + Fraction(trial.first.later, UNIT))) < Fraction(2, UNIT)


@pytest.mark.parametrize(
    ("hand", "tiles", "paid", "koku"),
    [
        ((*NINE, TWO), (Bonus.PLUS_ONE,), NINE, 3),
        ((*NINE, TWO), (Bonus.PLUS_ONE,), (THREE, THREE, TWO), 3),
        ((*NINE, TWO), (Bonus.PLUS_ONE,) * 2, (THREE, THREE, TWO), 4),
        ((THREE, THREE, TWO, B, N), (Bonus.EXCHANGE,), (THREE, THREE, TWO, B), 0),
        ((THREE, THREE, TWO, B, N), (Bonus.EXCHANGE,) * 2, (THREE, THREE, TWO, B), 1),
    ],
)
def test_a_tile_spent_does_not_count_in_the_end(
    hand: Cards, tiles: tuple[Bonus, ...], paid: Cards, koku: int
) -> None:
    trial = Trial(ended(*hand, tiles=tiles)).paid_with(*paid).stops()
    assert trial.most() == 9 + koku + Fraction(trial.first.later, UNIT)


def chubu_in_the_end(rest: Cards, tiles: tuple[Bonus, ...]) -> Fraction:
    """9 koku for Chūgoku and then Chūbu; what that brings beside favour, majorities and koku counted."""
    trial = Trial(ended(*NINE, *rest, tiles=tiles)).paid_with(*NINE).then(CHUBU, KOKU)
    return trial.most() - 9 - Fraction(trial.offer(CHUBU).value, UNIT)


@pytest.mark.parametrize(
    ("rest", "tiles", "counts"),
    [
        # Chūbu's tile is an Exchange, a +1 or a Draw, a third each.
        pytest.param((THREE,), (), Fraction(1, 3), id="a +1 won counts, an Exchange finds nothing to turn"),
        pytest.param((THREE, N), (), Fraction(2, 3), id="an Exchange won turns the Shinobi"),
        pytest.param((THREE,), (Bonus.EXCHANGE,), Fraction(2, 3), id="a Draw won feeds the Exchange kept"),
        pytest.param((THREE, TWO), (), 2 + Fraction(1, 3), id="koku kept"),
        pytest.param((TWO, ONE), (Bonus.PLUS_ONE,), 1 + Fraction(1, 3), id="+1 spent, so that 1 is kept"),
        pytest.param((TWO, N, N), (Bonus.EXCHANGE,), Fraction(2, 3), id="a Shinobi spent and one kept"),
        pytest.param(
            (THREE,),
            (Bonus.EXCHANGE,) * 2,
            Fraction(1, 3) + Fraction(1, 3) * (1 + Fraction(10, 34)),
            id="a double",
        ),
        pytest.param(
            (THREE,),
            (Bonus.DRAW, Bonus.EXCHANGE),
            1 + Fraction(1, 3) + Fraction(1, 3) * Fraction(10, 34),
            id="an Exchange won turns the second troop of a double card",
        ),
    ],
)
def test_the_tile_of_the_second_counts_in_the_end(
    rest: Cards, tiles: tuple[Bonus, ...], counts: Fraction
) -> None:
    assert abs(chubu_in_the_end(rest, tiles) - counts) < Fraction(3, UNIT)


def test_the_last_but_one_kamon_ends_nothing() -> None:
    """With two kamons left the game ends only after both conquests: 2 koku kept are worth 2.2 after
    one, and 2 in the final count, or 3 if the tile won then is a +1."""
    where = quiet(*NINE, THREE, TWO, tiles=(Bonus.PLUS_ONE,), kamons_left={ME: 2})
    stopping = Trial(where).paid_with(*NINE).stops()
    # A KOKU_3, a KOKU_2 and the +1: 3.3 + 2.2 + 0.9.
    assert stopping.most() == 9 + Fraction("6.4") + Fraction(stopping.first.later, UNIT)
    going_on = Trial(where).paid_with(*NINE).then(CHUBU, KOKU)
    # The +1 makes the 2 koku 3, and the 3 koku are kept; or is kept with the 2 koku.
    counts = 3 + Fraction(1, 3)
    assert abs(going_on.most() - 9 - Fraction(going_on.offer(CHUBU).value, UNIT) - counts) < Fraction(3, UNIT)
    with_the_tile = Trial(where).paid_with(THREE, THREE, TWO).stops()
    assert with_the_tile.most() == 9 + Fraction("6.6") + Fraction(with_the_tile.first.later, UNIT)
    tile_spent = Trial(where).paid_with(THREE, THREE, TWO).then(CHUBU, KOKU)
    # The +1 is gone, a koku less in the count; 3 koku are kept, and Chūbu's tile may bring a +1.
    counts = 3 + Fraction(1, 3)
    won = tile_spent.most() - 9 - Fraction(tile_spent.offer(CHUBU).value, UNIT)
    assert abs(won - counts) < Fraction(3, UNIT)
    exchanged = Trial(quiet(THREE, THREE, TWO, B, N, tiles=(Bonus.EXCHANGE,), kamons_left={ME: 2})).stops()
    assert exchanged.most() == 9 + 1 + Fraction(exchanged.first.later, UNIT)


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
    turn = Turn(where, Worth(where))
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
    turn = Turn(where, Worth(where))
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
