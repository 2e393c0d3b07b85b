"""The model of a turn: each rule alone, allowed by a smallest case and broken by another; and its optima."""

import random
from collections import Counter
from dataclasses import replace

import pytest
from ortools.sat.python import cp_model

from advisor.bounds import Bounds
from advisor.majorities import MILLI
from advisor.model import ConquestModel, Linear, PaymentVariables
from advisor.purse import Spend
from advisor.solve import _limits
from advisor.turn import Branch, First, Objective, Turn
from advisor.worth import Worth
from engine.board import KOKU_CARDS, TROOP_CARDS, Demand, Province, demand
from engine.components import Bonus, Card, Cards, Title, Troop, sorted_cards, without
from engine.payment import Pay, Tools
from engine.position import Position
from tests.oracle import can_pay
from tests.positions import ME, position, site
from tests.random_positions import random_position

SAMURAI, BUSHI, SOHEI, SHINOBI = Troop
CHUGOKU, CHUBU, HOKKAIDO = Province.CHUGOKU, Province.CHUBU, Province.HOKKAIDO
KOKU, TROOPS = Pay.KOKU, Pay.TROOPS

THREE_SAMURAI = demand(CHUGOKU, 1, SAMURAI)
"""Or 3 koku."""
TWO_SAMURAI_AND_BUSHI = demand(CHUGOKU, 1, BUSHI)
"""Or 3 koku."""

MOST_BRANCHES = 3

ALLOWED = (cp_model.OPTIMAL, cp_model.FEASIBLE)


def status(model: cp_model.CpModel) -> cp_model.CpSolverStatus:
    solver = cp_model.CpSolver()
    solver.parameters.num_workers = 1
    return solver.solve(model)


def optimum(model: ConquestModel, goal: Linear) -> int:
    """The proven most of a goal."""
    asked = model.model.clone()
    asked.maximize(goal)
    solver = cp_model.CpSolver()
    solver.parameters.num_workers = 1
    solver.parameters.linearization_level = 2
    solver.parameters.cp_model_presolve = False
    assert solver.solve(asked) == cp_model.OPTIMAL
    return solver.value(goal)


def paying(
    asked: Demand, pay: Pay, cards: Cards, tools: Tools, drawn: Card | None = None
) -> tuple[cp_model.CpModel, PaymentVariables]:
    """A payment that is to be made out of these things."""
    model = cp_model.CpModel()
    payment = PaymentVariables(model, "payment", Counter(cards), drawn, tools)
    when = model.new_bool_var("when")
    model.add(when == 1)
    payment.must_meet(asked, pay, when)
    return model, payment


S, B, H, N = Card.SAMURAI, Card.BUSHI, Card.SOHEI, Card.SHINOBI
ONE, TWO, THREE = Card.KOKU_1, Card.KOKU_2, Card.KOKU_3
Things = tuple[Cards, Tools]


@pytest.mark.parametrize(
    ("asked", "pay", "enough", "too_little"),
    [
        pytest.param(THREE_SAMURAI, KOKU, ((ONE, TWO), Tools()), ((TWO,), Tools()), id="the koku price"),
        pytest.param(THREE_SAMURAI, KOKU, ((TWO, TWO), Tools()), ((S, S, S), Tools()), id="koku, not troops"),
        pytest.param(THREE_SAMURAI, TROOPS, ((S, S, S), Tools()), ((S, S, B), Tools()), id="the home troops"),
        pytest.param(THREE_SAMURAI, TROOPS, ((S, S, S), Tools()), ((THREE,), Tools()), id="troops, not koku"),
        pytest.param(
            TWO_SAMURAI_AND_BUSHI, TROOPS, ((S, S, B), Tools()), ((S, S, S), Tools()), id="the gate's troop"
        ),
        pytest.param(
            TWO_SAMURAI_AND_BUSHI,
            TROOPS,
            ((S, Card.SAMURAI_BUSHI), Tools()),
            ((Card.SAMURAI_BUSHI, B), Tools()),
            id="both troops of a double card",
        ),
        pytest.param(
            THREE_SAMURAI,
            KOKU,
            ((TWO, B), Tools(exchange=1)),
            ((TWO,), Tools(exchange=1)),
            id="Exchange turns a troop into a koku, where there is one",
        ),
        pytest.param(
            THREE_SAMURAI,
            KOKU,
            ((ONE, Card.BUSHI_SOHEI), Tools(exchange=2)),
            ((ONE, Card.BUSHI_SOHEI), Tools(exchange=1)),
            id="one Exchange for each troop turned into a koku",
        ),
        pytest.param(
            THREE_SAMURAI,
            TROOPS,
            ((S, S, B), Tools(exchange=1)),
            ((S, S), Tools(exchange=1)),
            id="Exchange turns a troop into a home troop, where one is to spare",
        ),
        pytest.param(
            THREE_SAMURAI,
            TROOPS,
            ((S, S, ONE), Tools(exchange=1)),
            ((S, ONE, ONE), Tools(exchange=1)),
            id="Exchange turns one koku into a troop",
        ),
        pytest.param(
            THREE_SAMURAI,
            TROOPS,
            ((S, TWO), Tools(exchange=2)),
            ((S, ONE), Tools(exchange=2)),
            id="two Exchanges take two koku of a card",
        ),
        pytest.param(
            TWO_SAMURAI_AND_BUSHI,
            TROOPS,
            ((S, S, S), Tools(exchange=1)),
            ((S, S), Tools(exchange=1)),
            id="Exchange turns a troop that is not needed into the gate's",
        ),
        pytest.param(
            TWO_SAMURAI_AND_BUSHI,
            TROOPS,
            ((S, B, B), Tools(exchange=1)),
            ((S, B), Tools(exchange=1)),
            id="Exchange leaves the gate's troop that is needed",
        ),
        pytest.param(
            TWO_SAMURAI_AND_BUSHI,
            TROOPS,
            ((B, B, B), Tools(exchange=2)),
            ((B, B, B), Tools(exchange=1)),
            id="one Exchange for each troop turned into another",
        ),
        pytest.param(
            THREE_SAMURAI,
            KOKU,
            ((TWO,), Tools(plus_one=1)),
            ((), Tools(plus_one=3)),
            id="+1 on a koku that is there",
        ),
        pytest.param(
            THREE_SAMURAI,
            KOKU,
            ((B,), Tools(exchange=1, plus_one=2)),
            ((B,), Tools(plus_one=3)),
            id="+1 on a koku that an Exchange made",
        ),
        pytest.param(
            THREE_SAMURAI,
            TROOPS,
            ((S,), Tools(plus_one=2)),
            ((B,), Tools(plus_one=3)),
            id="+1 on a troop that is there",
        ),
        pytest.param(
            THREE_SAMURAI,
            TROOPS,
            ((B,), Tools(exchange=1, plus_one=2)),
            ((B,), Tools(exchange=1, plus_one=1)),
            id="+1 on a troop that an Exchange made",
        ),
        pytest.param(
            TWO_SAMURAI_AND_BUSHI,
            TROOPS,
            ((S, B), Tools(plus_one=1)),
            ((S, S), Tools(plus_one=1)),
            id="+1 does not bring the first of a kind",
        ),
        pytest.param(
            TWO_SAMURAI_AND_BUSHI,
            TROOPS,
            ((S, S), Tools(exchange=1, plus_one=1)),
            ((S, S), Tools(plus_one=2)),
            id="Exchange of what a +1 made",
        ),
        pytest.param(
            TWO_SAMURAI_AND_BUSHI,
            TROOPS,
            ((S,), Tools(exchange=1, plus_one=2)),
            ((), Tools(exchange=3, plus_one=3)),
            id="Exchange of what a +1 made, where there is something to add to",
        ),
        pytest.param(
            THREE_SAMURAI,
            TROOPS,
            ((S, S), Tools(hatamoto=1)),
            ((S,), Tools(hatamoto=1)),
            id="the Hatamoto as one home troop",
        ),
        pytest.param(
            TWO_SAMURAI_AND_BUSHI,
            TROOPS,
            ((S, S), Tools(hatamoto=1)),
            ((S,), Tools(hatamoto=1)),
            id="the Hatamoto as the gate's troop, not as home troop too",
        ),
        pytest.param(
            TWO_SAMURAI_AND_BUSHI,
            TROOPS,
            ((B,), Tools(plus_one=1, hatamoto=1)),
            ((B,), Tools(plus_one=1)),
            id="+1 on the Hatamoto",
        ),
        pytest.param(
            THREE_SAMURAI,
            KOKU,
            ((TWO,), Tools(exchange=1, hatamoto=1)),
            ((TWO,), Tools(hatamoto=1)),
            id="the Hatamoto as a koku takes an Exchange",
        ),
        pytest.param(
            THREE_SAMURAI,
            KOKU,
            ((), Tools(exchange=1, plus_one=2, hatamoto=1)),
            ((), Tools(exchange=2, plus_one=1, hatamoto=1)),
            id="one Hatamoto is one troop to exchange",
        ),
    ],
)
def test_a_payment(asked: Demand, pay: Pay, enough: Things, too_little: Things) -> None:
    assert status(paying(asked, pay, *enough)[0]) in ALLOWED
    assert status(paying(asked, pay, *too_little)[0]) == cp_model.INFEASIBLE


def test_a_payment_that_is_not_made_needs_nothing() -> None:
    model = cp_model.CpModel()
    when = model.new_bool_var("when")
    PaymentVariables(model, "payment", {}, None, Tools()).must_meet(THREE_SAMURAI, KOKU, when)
    assert status(model) in ALLOWED
    model.add(when == 1)
    assert status(model) == cp_model.INFEASIBLE


def test_a_card_just_drawn_serves_like_one_in_hand() -> None:
    assert status(paying(THREE_SAMURAI, TROOPS, (S, S), Tools(), drawn=S)[0]) in ALLOWED
    assert status(paying(THREE_SAMURAI, TROOPS, (S, S), Tools(), drawn=B)[0]) == cp_model.INFEASIBLE
    assert status(paying(THREE_SAMURAI, TROOPS, (S,), Tools(), drawn=S)[0]) == cp_model.INFEASIBLE


def test_each_tool_does_one_thing() -> None:
    """A tile cannot stay unused and work, nor can the Hatamoto."""
    for tools in (Tools(exchange=1), Tools(plus_one=1), Tools(hatamoto=1)):
        model, payment = paying(THREE_SAMURAI, TROOPS, (S, S, B), tools)
        assert status(model) in ALLOWED
        model.add(payment.exchange + payment.plus_one + payment.hatamoto == 0)
        assert status(model) == cp_model.INFEASIBLE


def test_payments_are_those_that_playing_every_step_allows() -> None:
    """With everything laid down, the model and the oracle agree on random things."""
    rng = random.Random(3)
    answers: Counter[bool] = Counter()
    for _ in range(300):
        province = rng.choice(list(Province))
        at = rng.randint(1, 3)
        asked = demand(province, at, rng.choice(list(Troop)))
        cards = sorted_cards(rng.sample(TROOP_CARDS + KOKU_CARDS, rng.randint(0, 4)))
        tools = Tools(rng.randint(0, 2), rng.randint(0, 2), rng.randint(0, 1))
        things = tuple(card.value for card in cards), *tools
        needed = tuple(troop.value for troop in asked.troops)
        for pay in Pay:
            expected = can_pay(things, pay.value, needed, asked.koku)
            found = status(paying(asked, pay, cards, tools)[0])
            assert found in ALLOWED if expected else found == cp_model.INFEASIBLE, (asked, pay, cards, tools)
            answers[expected] += 1
    assert min(answers.values()) > 50


class Trial:
    """Plays that begin with a given conquest, with more and more asked of them."""

    def __init__(self, where: Position, pay: Pay = KOKU, province: Province = CHUGOKU) -> None:
        turn = Turn(where, Worth(where))
        [self.first] = [first for first in turn.firsts() if first.province is province and first.pay is pay]
        self.model = ConquestModel(turn, self.first)

    def branch(self, bonus: Bonus | None = None, drawn: Card | None = None) -> int:
        """The first branch with an outcome like this."""
        for n, branch in enumerate(self.first.branches):
            for outcome in branch.outcomes:
                if bonus in (None, outcome.bonus) and drawn in (None, outcome.drawn):
                    return n
        raise AssertionError("no branch has such an outcome")

    def paid_with(self, *cards: Card) -> "Trial":
        """The first conquest is paid with these cards."""
        for paid, chosen in self.model._pays.items():
            if paid.way.cards == sorted_cards(cards):
                self.model.model.add(chosen == 1)
                return self
        raise AssertionError("there is no such payment")

    def then(self, n: int, province: Province, pay: Pay) -> "Trial":
        """A branch takes a province, which has to be on offer."""
        [when] = [
            when
            for (offer, way), when in self.model._takes[n].items()
            if offer.province is province and way is pay
        ]
        self.model.model.add(when == 1)
        return self

    def stops(self, n: int) -> "Trial":
        """Nothing follows in a branch."""
        self.model.model.add(self.model._stops[n] == 1)
        return self

    def brings(self, n: int, thousandths: int) -> "Trial":
        """A branch brings at least so much."""
        self.model.model.add(self.model._amounts[n] >= thousandths)
        return self

    @property
    def status(self) -> cp_model.CpSolverStatus:
        return status(self.model.model)


def quiet(*hand: Card, gate: Bonus = Bonus.DRAW, **rest: object) -> Position:
    """Chūgoku (3 Samurai or 3 koku) and then Chūbu (3 Shinobi or 3 koku): the tile that Chūgoku wins is
    known, by default a Draw tile that can bring no card."""
    board = {CHUGOKU: site(tile=SAMURAI, bonus=gate), CHUBU: site(tile=SHINOBI)}
    seen = without(TROOP_CARDS, (card for card in hand if card.troops))
    return position(*hand, board=board, seen_troops=seen, **rest)  # type: ignore[arg-type]


def test_one_payment_for_the_first() -> None:
    where = quiet(ONE, TWO, THREE)
    assert Trial(where).paid_with(THREE).status in ALLOWED
    assert Trial(where).paid_with(ONE, TWO).status in ALLOWED
    assert Trial(where).paid_with(THREE).paid_with(ONE, TWO).status == cp_model.INFEASIBLE
    unpaid = Trial(where)
    unpaid.model.model.add(sum(unpaid.model._pays.values()) == 0)
    assert unpaid.status == cp_model.INFEASIBLE


def test_at_most_one_second_conquest_in_each_branch() -> None:
    board = {CHUGOKU: site(tile=SAMURAI), CHUBU: site(tile=SHINOBI), HOKKAIDO: site(tile=SOHEI)}
    where = position(THREE, THREE, THREE, board=board)
    trial = Trial(where)
    one, other = trial.branch(Bonus.EXCHANGE), trial.branch(Bonus.PLUS_ONE)
    assert one != other
    assert trial.then(one, CHUBU, KOKU).then(other, HOKKAIDO, KOKU).status in ALLOWED
    assert Trial(where).then(one, CHUBU, KOKU).then(one, HOKKAIDO, KOKU).status == cp_model.INFEASIBLE
    assert Trial(where).then(one, CHUBU, KOKU).stops(one).status == cp_model.INFEASIBLE


def test_a_branch_stops_or_goes_on() -> None:
    assert Trial(quiet(THREE, THREE)).stops(0).status in ALLOWED
    neither = Trial(quiet(THREE, THREE))
    neither.model.model.add(neither.model._stops[0] + sum(neither.model._takes[0].values()) == 0)
    assert neither.status == cp_model.INFEASIBLE


@pytest.mark.parametrize(("pay", "laid"), [(KOKU, {THREE: 1}), (TROOPS, {N: 3})])
def test_the_second_is_paid(pay: Pay, laid: dict[Card, int]) -> None:
    where = quiet(THREE, THREE, N, N, N)
    allowed, unpaid = Trial(where).then(0, CHUBU, pay), Trial(where).then(0, CHUBU, pay)
    for card, number in allowed.model._second[0].cards.items():
        allowed.model.model.add(number == laid.get(card, 0))
    assert allowed.status in ALLOWED
    for card, number in unpaid.model._second[0].cards.items():
        unpaid.model.model.add(number == max(0, laid.get(card, 0) - 1))
    assert unpaid.status == cp_model.INFEASIBLE


def test_each_card_is_spent_once() -> None:
    assert Trial(quiet(THREE, THREE)).then(0, CHUBU, KOKU).status in ALLOWED
    assert Trial(quiet(THREE)).then(0, CHUBU, KOKU).status == cp_model.INFEASIBLE
    some = quiet(THREE, TWO, ONE)
    assert Trial(some).paid_with(THREE).then(0, CHUBU, KOKU).status in ALLOWED
    some = quiet(THREE, TWO, TWO)
    assert Trial(some).paid_with(TWO, TWO).then(0, CHUBU, KOKU).status in ALLOWED
    some = quiet(S, Card.SAMURAI_SHINOBI, S, S, N, N)
    assert Trial(some, TROOPS).paid_with(S, S, S).then(0, CHUBU, TROOPS).status in ALLOWED
    with_the_double = Trial(some, TROOPS).paid_with(S, S, Card.SAMURAI_SHINOBI)
    assert with_the_double.then(0, CHUBU, TROOPS).status == cp_model.INFEASIBLE


@pytest.mark.parametrize(
    ("hand", "tile", "gate"),
    [
        ((TWO, TWO), Bonus.PLUS_ONE, Bonus.EXCHANGE),
        ((TWO, B, TWO, B), Bonus.EXCHANGE, Bonus.DRAW),
    ],
)
def test_each_tile_is_used_once(hand: Cards, tile: Bonus, gate: Bonus) -> None:
    assert Trial(quiet(*hand, tiles=(tile,) * 2, gate=gate)).then(0, CHUBU, KOKU).status in ALLOWED
    used = Trial(quiet(*hand, tiles=(tile,), gate=gate))
    assert used.then(0, CHUBU, KOKU).status == cp_model.INFEASIBLE


def test_the_hatamoto_serves_once_a_turn() -> None:
    def trial(*hand: Card) -> Trial:
        found = Trial(quiet(*hand, title=Title.HATAMOTO), TROOPS)
        return found.then(0, CHUBU, TROOPS)

    assert trial(S, S, S, N, N).status in ALLOWED
    assert trial(S, S, N, N, N).status in ALLOWED
    assert trial(S, S, N, N).status == cp_model.INFEASIBLE
    assert trial(S, S, S, N, N).paid_with(S, S).status == cp_model.INFEASIBLE


def test_a_tile_won_helps_only_in_its_branch() -> None:
    board = {CHUGOKU: site(tile=SAMURAI), CHUBU: site(tile=SHINOBI)}
    where = position(THREE, TWO, board=board)
    for bonus in Bonus:
        trial = Trial(where)
        found = trial.then(trial.branch(bonus), CHUBU, KOKU).status
        assert found in ALLOWED if bonus is Bonus.PLUS_ONE else found == cp_model.INFEASIBLE


def test_a_tile_won_does_not_pay_for_the_first() -> None:
    """It is taken after the payment, so it never shows among the first payments."""
    board = {CHUGOKU: site(tile=SAMURAI, bonus=Bonus.PLUS_ONE)}
    assert [first.pay for first in firsts(position(THREE, board=board))] == [KOKU]
    assert firsts(position(TWO, board=board)) == []


def firsts(where: Position) -> list[First]:
    return Turn(where, Worth(where)).firsts()


def test_a_card_drawn_helps_only_in_its_branch() -> None:
    board = {CHUGOKU: site(tile=SAMURAI, bonus=Bonus.DRAW), CHUBU: site(tile=SHINOBI)}
    where = position(THREE, N, N, board=board)
    for drawn in (N, Card.SAMURAI_SHINOBI, B, S):
        trial = Trial(where)
        found = trial.then(trial.branch(drawn=drawn), CHUBU, TROOPS).status
        assert found in ALLOWED if SHINOBI in drawn.troops else found == cp_model.INFEASIBLE


def test_a_card_drawn_is_spent_once() -> None:
    board = {CHUGOKU: site(tile=SAMURAI, bonus=Bonus.DRAW), CHUBU: site(tile=SHINOBI)}
    for hand, allowed in (((THREE, N, N), True), ((THREE, N), False)):
        trial = Trial(position(*hand, board=board))
        found = trial.then(trial.branch(drawn=N), CHUBU, TROOPS).status
        assert found in ALLOWED if allowed else found == cp_model.INFEASIBLE


def test_the_same_province_again_meets_the_tile_uncovered() -> None:
    where = quiet(THREE, ONE, S, S, B)
    for n, branch in enumerate(Trial(where).first.branches):
        [again] = [offer for offer in branch.offers if offer.province is CHUGOKU]
        assert again.demand.koku == 4
        found = Trial(where).then(n, CHUGOKU, TROOPS).status
        assert found in ALLOWED if again.demand.gate is BUSHI else found == cp_model.INFEASIBLE


@pytest.mark.parametrize(
    ("rest", "tiles", "koku"),
    [
        pytest.param((), (), 0, id="nothing kept"),
        pytest.param((TWO,), (), 2, id="koku in hand"),
        pytest.param((TWO, N), (), 2, id="troops count nothing"),
        pytest.param((TWO, N), (Bonus.EXCHANGE,), 3, id="Exchange turns a troop"),
        pytest.param((TWO,), (Bonus.EXCHANGE,), 2, id="Exchange needs a troop"),
        pytest.param((TWO, N), (Bonus.EXCHANGE,) * 2, 3, id="each troop once"),
        pytest.param((TWO,), (Bonus.PLUS_ONE,) * 2, 4, id="each +1 adds to a koku"),
        pytest.param((N,), (Bonus.PLUS_ONE,), 0, id="+1 needs a koku"),
        pytest.param((N,), (Bonus.EXCHANGE, Bonus.PLUS_ONE), 2, id="+1 on a koku that an Exchange made"),
        pytest.param((TWO,), (Bonus.DRAW,), 2, id="Draw counts nothing"),
    ],
)
def test_the_final_count_bounds_what_is_kept(rest: Cards, tiles: tuple[Bonus, ...], koku: int) -> None:
    where = quiet(THREE, *rest, tiles=tiles, koku_deck=0)
    trial = Trial(where).paid_with(THREE).stops(0)
    counted = (trial.first.favour + koku) * MILLI + trial.first.later
    assert trial.brings(0, counted).status in ALLOWED
    assert trial.brings(0, counted + 1).status == cp_model.INFEASIBLE


@pytest.mark.parametrize(
    ("hand", "tiles", "paid", "koku"),
    [
        ((THREE, TWO), (Bonus.PLUS_ONE,), (THREE,), 3),
        ((THREE, TWO), (Bonus.PLUS_ONE,), (TWO,), 3),
        ((THREE, TWO), (Bonus.PLUS_ONE,) * 2, (TWO,), 4),
        ((TWO, B, N), (Bonus.EXCHANGE,), (TWO, B), 0),
        ((TWO, B, N), (Bonus.EXCHANGE,) * 2, (TWO, B), 1),
    ],
)
def test_a_tile_spent_does_not_count_in_the_end(
    hand: Cards, tiles: tuple[Bonus, ...], paid: Cards, koku: int
) -> None:
    trial = Trial(quiet(*hand, tiles=tiles, koku_deck=0)).paid_with(*paid).stops(0)
    counted = (trial.first.favour + koku) * MILLI + trial.first.later
    assert trial.brings(0, counted).status in ALLOWED
    assert trial.brings(0, counted + 1).status == cp_model.INFEASIBLE


@pytest.mark.parametrize(
    ("rest", "tile", "koku"),
    [
        pytest.param((TWO, ONE), Bonus.PLUS_ONE, 1, id="+1 on the 2 koku, so that 1 is kept"),
        pytest.param((TWO, N, N), Bonus.EXCHANGE, 0, id="a Shinobi exchanged and another kept"),
    ],
)
def test_a_tile_spent_on_the_second_does_not_count_in_the_end(rest: Cards, tile: Bonus, koku: int) -> None:
    """Only one like it that Chūbu may win does."""
    trial = Trial(quiet(THREE, *rest, tiles=(tile,), koku_deck=0)).paid_with(THREE).then(0, CHUBU, KOKU)
    [offer] = [offer for offer in trial.first.branches[0].offers if offer.province is CHUBU]
    won = dict(offer.tile)[tile]
    counted = (trial.first.favour + offer.favour + koku) * MILLI + won + offer.later
    assert trial.brings(0, counted).status in ALLOWED
    assert trial.brings(0, counted + 1).status == cp_model.INFEASIBLE


def test_what_the_second_takes_does_not_count_in_the_end() -> None:
    """Chūbu's tile is a third each of Exchange, which turns the Shinobi, of +1 and of Draw: to a
    hundredth 0.33, one of them 0.34; so 2 koku count 2.66 or 2.67."""
    where = quiet(THREE, THREE, TWO, N, koku_deck=0)
    trial = Trial(where).paid_with(THREE).then(0, CHUBU, KOKU)
    [offer] = [offer for offer in trial.first.branches[0].offers if offer.province is CHUBU]
    assert sum(chance for _, chance in offer.tile) == MILLI
    helps = sum(chance for bonus, chance in offer.tile if bonus is not Bonus.DRAW)
    assert helps in (660, 670)
    counted = (trial.first.favour + offer.favour + 2) * MILLI + helps + offer.later
    assert trial.brings(0, counted).status in ALLOWED
    assert trial.brings(0, counted + 1).status == cp_model.INFEASIBLE


def test_the_last_but_one_kamon_ends_nothing() -> None:
    """With two kamons left the game ends only after both conquests: 2 koku kept are worth 2.2 after
    one, and 2 in the final count, or 3 if the tile won then is a +1."""
    where = quiet(THREE, THREE, TWO, kamons_left={ME: 2})
    stopping = Trial(where).paid_with(THREE).stops(0)
    # A second KOKU_3, the KOKU_2 and the Draw tile just won: 3.3 + 2.2 + 1.1.
    counted = stopping.first.favour * MILLI + stopping.first.later + 6600
    assert stopping.brings(0, counted).status in ALLOWED
    assert stopping.brings(0, counted + 1).status == cp_model.INFEASIBLE
    going_on = Trial(where).paid_with(THREE).then(0, CHUBU, KOKU)
    [offer] = [offer for offer in going_on.first.branches[0].offers if offer.province is CHUBU]
    helps = sum(chance for bonus, chance in offer.tile if bonus is Bonus.PLUS_ONE)
    counted = (going_on.first.favour + offer.favour + 2) * MILLI + helps + offer.later
    assert going_on.brings(0, counted).status in ALLOWED
    assert going_on.brings(0, counted + 1).status == cp_model.INFEASIBLE


def test_what_is_kept_while_the_game_goes_on() -> None:
    """By hand: 1.1 for a koku, 1 for a troop, 1.75 for a double card, 0.9 for +1, 1.1 for the Draw won."""
    where = quiet(THREE, ONE, B, Card.BUSHI_SOHEI, tiles=(Bonus.PLUS_ONE,))
    trial = Trial(where).paid_with(THREE).stops(0)
    counted = trial.first.favour * MILLI + trial.first.later + 1100 + 1000 + 1750 + 900 + 1100
    assert trial.brings(0, counted).status in ALLOWED
    assert trial.brings(0, counted + 1).status == cp_model.INFEASIBLE


def most_points(turn: Turn, first: First) -> int:
    """The most points expected, by trying every payment for the first and every one for a second."""

    def after(branch: Branch, paid: Spend) -> int:
        rest = branch.purse.less(paid)
        payable = (
            offer.favour
            for offer in branch.offers
            if any(map(rest.holds, turn.payments.second(offer.demand, branch.tools, branch.drawn)))
        )
        return max(payable, default=0)

    return first.favour * first.total + max(
        sum(branch.weight * after(branch, paid) for branch in first.branches) for paid in first.payments
    )


def few_branches(first: First, rng: random.Random) -> First:
    """The first conquest with only some of its branches, which only its payment ties together."""
    branches = tuple(rng.sample(first.branches, min(MOST_BRANCHES, len(first.branches))))
    return replace(first, branches=branches, total=sum(branch.weight for branch in branches))


def test_optima_are_those_of_trying_everything_and_no_limit_cuts_them_off() -> None:
    """Without the limits CP-SAT takes seconds to prove fifty branches at once, so some stand for all."""
    rng, picking = random.Random(1), random.Random(1)
    tried: Counter[str] = Counter()
    for _ in range(40):
        where = random_position(rng, cards=5, tiles=2)
        turn = Turn(where, Worth(where))
        for whole in turn.firsts():
            first = few_branches(whole, picking)
            bounds = Bounds(turn, first, Objective.VALUE)
            best = max(bounds.found(paid).amount for paid in first.payments)
            model = ConquestModel(turn, first)
            assert optimum(model, model.value()) == best
            assert optimum(model, model.points()) == most_points(turn, first)
            model.no_branch_beats(_limits(turn, first))
            assert optimum(model, model.value()) == best
            tried["in the end" if turn.ends[2] else "while the game goes on"] += 1
    assert min(tried.values()) > 20


def test_whole_turns_within_the_limits() -> None:
    rng = random.Random(2)
    for _ in range(10):
        where = random_position(rng, cards=4, tiles=1)
        turn = Turn(where, Worth(where))
        for first in turn.firsts():
            bounds = Bounds(turn, first, Objective.VALUE)
            model = ConquestModel(turn, first)
            model.no_branch_beats(_limits(turn, first))
            best = max(bounds.found(paid).amount for paid in first.payments)
            assert optimum(model, model.value()) == best
