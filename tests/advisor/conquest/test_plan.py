"""A plan: which case counts, few cases for many outcomes, and what following it is worth."""

import random
from fractions import Fraction

import pytest

from advisor.conquest.advise import advise
from advisor.conquest.plan import Branch, Continuation, Plan, When, merged_branches, terms
from advisor.worth.later import Worth
from engine.board import Province
from engine.components import Bonus, Card, Kamon, Pay, Troop
from engine.errors import Rule
from engine.outcomes import Outcome, outcomes
from engine.payment import Payment
from engine.position import Site
from engine.refusals import Forbidden
from engine.turn import Conquest
from tests.positions import FLAT, ME, OTHER, position, site
from tests.random_positions import random_position

CHUGOKU, CHUBU = Province.CHUGOKU, Province.CHUBU
EXCHANGE, PLUS_ONE, DRAW = Bonus
STOP = Continuation(None, None)
HALF = Fraction(1, 2)


def taking(province: Province, *cards: Card) -> Conquest:
    return Conquest(province, Payment(Pay.KOKU, cards))


ON_CHUBU = Continuation(taking(CHUBU, Card.KOKU_3), None)
ON_CHUGOKU = Continuation(taking(CHUGOKU, Card.KOKU_3), None)


@pytest.mark.parametrize(
    ("when", "fits"),
    [
        (When(), True),
        (When(DRAW), True),
        (When(DRAW, Card.BUSHI, Troop.SOHEI), True),
        (When(EXCHANGE), False),
        (When(DRAW, Card.SOHEI), False),
        (When(next_tile=Troop.BUSHI), False),
    ],
)
def test_a_condition_fits_where_all_that_it_names_has_come(when: When, fits: bool) -> None:
    assert when.fits(Outcome(Fraction(1), DRAW, Card.BUSHI, Troop.SOHEI)) is fits


def test_the_first_case_that_fits_counts() -> None:
    branches = Branch(When(DRAW, Card.BUSHI), HALF, ON_CHUBU), Branch(When(DRAW), HALF, STOP)
    plan = Plan(taking(CHUGOKU, Card.KOKU_3), branches, flip=(CHUBU, 1))
    assert plan.then(Outcome(HALF, DRAW, Card.BUSHI)) is ON_CHUBU
    assert plan.then(Outcome(HALF, DRAW, Card.SOHEI)) is STOP
    assert plan.then(Outcome(HALF, EXCHANGE)) == Continuation(None, (CHUBU, 1))


def brought(chances: dict[Bonus, Fraction]) -> list[Outcome]:
    """Each bonus with a Bushi or a Sōhei under it."""
    return [
        Outcome(chance / 2, bonus, None, troop)
        for bonus, chance in chances.items()
        for troop in (Troop.BUSHI, Troop.SOHEI)
    ]


def test_what_goes_on_alike_is_one_case() -> None:
    every = brought({EXCHANGE: HALF, PLUS_ONE: HALF})
    assert merged_branches(dict.fromkeys(every, STOP)) == (Branch(When(), Fraction(1), STOP),)
    mixed = {outcome: ON_CHUBU if outcome.bonus is PLUS_ONE else STOP for outcome in every}
    assert [branch.then for branch in merged_branches(mixed)] in ([ON_CHUBU, STOP], [STOP, ON_CHUBU])


def test_exceptions_come_before_the_rest() -> None:
    every = brought({EXCHANGE: HALF, PLUS_ONE: HALF})
    for exception in every:
        goes_on = {outcome: ON_CHUBU if outcome is exception else STOP for outcome in every}
        first, rest = merged_branches(goes_on)
        assert (first.when, first.then) == (When(exception.bonus, None, exception.next_tile), ON_CHUBU)
        assert (first.probability, rest.probability) == (Fraction(1, 4), Fraction(3, 4))
        assert (rest.when, rest.then) == (When(), STOP)


def test_branches_lead_every_outcome_where_it_went() -> None:
    rng = random.Random(12)
    for _ in range(200):
        every = brought({bonus: Fraction(1, 3) for bonus in Bonus})
        goes_on = {outcome: rng.choice([STOP, ON_CHUBU, ON_CHUGOKU]) for outcome in every}
        plan = Plan(taking(CHUGOKU, Card.KOKU_3), merged_branches(goes_on))
        assert all(plan.then(outcome) == then for outcome, then in goes_on.items())
        assert sum(branch.probability for branch in plan.branches) == 1
        assert all(branch.probability > 0 for branch in plan.branches)


def test_passing_is_worth_what_is_kept() -> None:
    where = position(Card.KOKU_3, koku_deck=8)
    assert terms(where, Plan(None), Worth(where, FLAT)) == Worth(where, FLAT).later(where.hand, (), ())


def test_a_plan_is_worth_its_cases_by_their_chances() -> None:
    """Chūbu is taken second only if Chūgoku's tile is a +1, which it is in one case of three."""
    board = {CHUGOKU: site(tile=Troop.SAMURAI), CHUBU: site(tile=Troop.SHINOBI)}
    where = position(Card.KOKU_3, Card.KOKU_3, board=board)
    second = Branch(When(PLUS_ONE), Fraction(1, 3), ON_CHUBU), Branch(When(), Fraction(2, 3), STOP)
    first = taking(CHUGOKU, Card.KOKU_3)
    worth = Worth(where, FLAT)
    assert terms(where, Plan(first), worth).points == 3
    assert terms(where, Plan(first, second), worth).points == 3 + Fraction(3, 3)


def test_a_plan_against_the_rules_is_worth_nothing_but_a_refusal() -> None:
    board = {CHUGOKU: site(3), CHUBU: Site((Kamon(OTHER), Kamon(ME))), Province.KYUSHU: site(3)}
    where = position(*[Card.KOKU_3] * 4, board=board)
    first = taking(CHUGOKU, *[Card.KOKU_3] * 3)
    too_little = Continuation(taking(Province.KYUSHU, Card.KOKU_3), None)
    for plan, rule in (
        (Plan(taking(CHUGOKU, Card.KOKU_3)), Rule.KOKU_NEEDED),
        (Plan(first, (Branch(When(), Fraction(1), too_little),)), Rule.KOKU_NEEDED),
        (Plan(None, flip=(CHUBU, 1)), Rule.OWN_SIMPLE_KAMON),
    ):
        with pytest.raises(Forbidden) as refusal:
            terms(where, plan, Worth(where, FLAT))
        assert refusal.value.rule is rule


@pytest.mark.slow
def test_the_cases_cover_every_outcome_once() -> None:
    rng = random.Random(11)
    for _ in range(20):
        where = random_position(rng, cards=rng.randint(5, 9), tiles=rng.randint(0, 2))
        plan = advise(where, law=FLAT).best.plan
        if plan.conquest and plan.branches:
            uncovered = outcomes(where, plan.conquest.province, plan.conquest.payment.cards)
            reached = dict.fromkeys(plan.branches, Fraction())
            for outcome in uncovered:
                reached[next(branch for branch in plan.branches if branch.when.fits(outcome))] += (
                    outcome.probability
                )
            assert all(branch.probability == chance > 0 for branch, chance in reached.items())
