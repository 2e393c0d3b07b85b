"""What a turn holds beside its conquests: outcomes of a conquest, cards drawn, golden turns."""

import random
from dataclasses import replace
from fractions import Fraction

import pytest

from engine.board import TROOP_CARDS, Province
from engine.components import Bonus, BonusTile, Card, GateTile, Kamon, Pay, Title, Troop, without
from engine.conquest import draw, mover, turn_golden
from engine.errors import Rule
from engine.odds import bonus_odds, card_odds, next_tile_odds
from engine.outcomes import Outcome, follow, outcomes
from engine.payment import Payment
from engine.position import Site
from engine.refusals import Forbidden
from engine.turn import Conquest
from tests.positions import ME, OTHER, position, site
from tests.random_positions import random_position

CHUGOKU, CHUBU = Province.CHUGOKU, Province.CHUBU
PAID = Conquest(CHUGOKU, Payment(Pay.KOKU, (Card.KOKU_3,)))
GOLDEN = Kamon(ME, golden=True)


def refused(rule: Rule, refusal: pytest.ExceptionInfo[Forbidden]) -> None:
    assert refusal.value.rule is rule
    assert refusal.value.refusal.rule is rule


def test_the_chances_of_all_outcomes_sum_to_one() -> None:
    rng = random.Random(5)
    for _ in range(40):
        where = random_position(rng)
        for province in where.board:
            found = outcomes(where, province)
            assert sum(outcome.probability for outcome in found) == 1
            assert all(outcome.probability > 0 for outcome in found)
            assert len({replace(outcome, probability=Fraction()) for outcome in found}) == len(found)


def test_without_a_tile_nothing_is_uncovered() -> None:
    where = position(board={CHUGOKU: site(3)})
    assert outcomes(where, CHUGOKU) == (Outcome(Fraction(1)),)


def test_a_tile_shows_a_bonus_and_uncovers_the_next_and_draw_brings_a_card() -> None:
    where = position()
    found = outcomes(where, CHUGOKU)
    kinds = len(set(TROOP_CARDS))
    assert len(found) == (1 + 1 + kinds) * len(Troop)
    assert {outcome.bonus for outcome in found} == set(Bonus)
    for outcome in found:
        assert outcome.next_tile
        assert (outcome.drawn is not None) is (outcome.bonus is Bonus.DRAW)


def test_the_chance_of_an_outcome_is_that_of_its_parts() -> None:
    where = position(Card.BUSHI)
    bonuses = bonus_odds(where, GateTile(Troop.SAMURAI))
    troops, cards = next_tile_odds(where), card_odds(where)
    for outcome in outcomes(where, CHUGOKU):
        assert outcome.bonus
        assert outcome.next_tile
        chance = bonuses[outcome.bonus] * troops[outcome.next_tile]
        assert outcome.probability == (chance * cards[outcome.drawn] if outcome.drawn else chance)
    # By hand: two of each pair in the box, one Samurai top seen, 33 cards in the deck, 6 of them Sōhei.
    sohei = Outcome(
        Fraction(1, 3) * Fraction(6, 23) * Fraction(6, 33), Bonus.DRAW, Card.SOHEI, next_tile=Troop.BUSHI
    )
    assert sohei in outcomes(where, CHUGOKU)


@pytest.mark.parametrize("bonus", list(Bonus))
def test_a_known_bonus_is_certain(bonus: Bonus) -> None:
    where = position(board={CHUGOKU: site(tile=Troop.SAMURAI, bonus=bonus)})
    found = outcomes(where, CHUGOKU)
    assert {outcome.bonus for outcome in found} == {bonus}
    assert sum(outcome.probability for outcome in found) == 1


def test_the_last_tile_on_the_gate_uncovers_none() -> None:
    where = position(board={CHUGOKU: site(2, Troop.SAMURAI, Bonus.EXCHANGE)})
    assert outcomes(where, CHUGOKU) == (Outcome(Fraction(1), Bonus.EXCHANGE),)


def test_with_no_card_to_draw_the_draw_tile_is_kept() -> None:
    lying = {CHUGOKU: site(2, Troop.SAMURAI, Bonus.DRAW)}
    everything = position(Card.KOKU_3, Card.KOKU_3, board=lying, seen_troops=TROOP_CARDS)
    [kept] = outcomes(everything, CHUGOKU)
    assert kept == Outcome(Fraction(1), Bonus.DRAW)
    six = Conquest(CHUGOKU, Payment(Pay.KOKU, everything.hand))
    assert follow(everything, six, kept).position.tiles == (BonusTile(Bonus.DRAW, Troop.SAMURAI),)
    one_left = replace(everything, seen_troops=without(TROOP_CARDS, (Card.BUSHI,)))
    [drawn] = outcomes(one_left, CHUGOKU)
    assert drawn == Outcome(Fraction(1), Bonus.DRAW, Card.BUSHI)
    assert follow(one_left, six, drawn).position.tiles == ()


def test_following_an_outcome() -> None:
    where = position(Card.KOKU_3, Card.BUSHI)
    after = follow(where, PAID, Outcome(Fraction(1, 9), Bonus.EXCHANGE, next_tile=Troop.SOHEI))
    assert after.favour == 3
    assert after.tile == BonusTile(Bonus.EXCHANGE, Troop.SAMURAI)
    assert after.position.hand == (Card.BUSHI,)
    assert after.position.tiles == (BonusTile(Bonus.EXCHANGE, Troop.SAMURAI),)
    assert after.position.board[CHUGOKU] == Site((Kamon(ME),), GateTile(Troop.SOHEI))


def test_the_card_of_a_draw_tile_just_won_is_in_hand_at_once() -> None:
    where = position(Card.KOKU_3, Card.BUSHI)
    after = follow(where, PAID, Outcome(Fraction(1, 9), Bonus.DRAW, Card.SAMURAI_SOHEI, Troop.SOHEI)).position
    assert after.hand == (Card.BUSHI, Card.SAMURAI_SOHEI)
    assert after.tiles == ()
    assert after.used_tiles == (BonusTile(Bonus.DRAW, Troop.SAMURAI),)
    assert after.conquests_made == 1


def test_every_outcome_can_be_followed() -> None:
    where = position(Card.KOKU_3, *TROOP_CARDS[:4])
    for outcome in outcomes(where, CHUGOKU):
        after = follow(where, PAID, outcome).position
        assert len(after.hand) == 4 + (outcome.drawn is not None)


def test_drawing_takes_a_draw_tile() -> None:
    where = position(tiles=(Bonus.DRAW, Bonus.DRAW, Bonus.PLUS_ONE))
    after = draw(where, Card.SOHEI)
    assert after.hand == (Card.SOHEI,)
    assert after.tiles == (BonusTile(Bonus.PLUS_ONE), BonusTile(Bonus.DRAW))
    assert after.used_tiles == (BonusTile(Bonus.DRAW),)
    with pytest.raises(Forbidden) as refusal:
        draw(position(tiles=(Bonus.PLUS_ONE,)), Card.SOHEI)
    refused(Rule.DRAW_TILE, refusal)


def test_drawing_costs_no_conquest() -> None:
    where = replace(position(tiles=(Bonus.DRAW,)), conquests_made=2)
    assert draw(where, Card.SOHEI).conquests_made == 2


def test_a_card_drawn_was_in_the_deck() -> None:
    one_left = position(tiles=(Bonus.DRAW,), seen_troops=without(TROOP_CARDS, (Card.BUSHI,)))
    assert draw(one_left, Card.BUSHI).hand == (Card.BUSHI,)
    for card in (Card.SOHEI, Card.KOKU_1):
        with pytest.raises(Forbidden) as refusal:
            draw(one_left, card)
        refused(Rule.DRAW_FROM_SOMETHING, refusal)
    with pytest.raises(Forbidden) as refusal:
        draw(replace(one_left, seen_troops=TROOP_CARDS), Card.BUSHI)
    refused(Rule.DRAW_FROM_SOMETHING, refusal)


def test_the_sensei_turns_a_kamon_of_his_own() -> None:
    lying = Site((Kamon(OTHER), Kamon(ME), Kamon(ME)))
    where = position(board={CHUGOKU: lying, CHUBU: site(1, Troop.BUSHI)})
    after = turn_golden(where, (CHUGOKU, 2))
    assert after.board[CHUGOKU].kamons == (Kamon(OTHER), GOLDEN, Kamon(ME))
    assert after.board[CHUBU] == where.board[CHUBU]
    assert where.board[CHUGOKU] == lying, "positions do not change"


def test_the_tile_stays_on_the_gate_when_a_kamon_turns() -> None:
    where = position(board={CHUGOKU: Site((Kamon(ME),), GateTile(Troop.BUSHI, Bonus.DRAW))})
    assert turn_golden(where, (CHUGOKU, 1)).board[CHUGOKU] == Site(
        (GOLDEN,), GateTile(Troop.BUSHI, Bonus.DRAW)
    )


@pytest.mark.parametrize("title", [title for title in Title if title is not Title.SENSEI])
def test_nobody_else_turns_a_kamon(title: Title) -> None:
    where = position(board={CHUGOKU: Site((Kamon(ME), Kamon(ME), Kamon(ME)))}, title=title)
    with pytest.raises(Forbidden) as refusal:
        turn_golden(where, (CHUGOKU, 1))
    refused(Rule.SENSEI_TURNS_GOLDEN, refusal)


@pytest.mark.parametrize(
    ("province", "at"), [(CHUGOKU, 1), (CHUGOKU, 2), (CHUGOKU, 4), (CHUGOKU, 0), (CHUBU, 1)]
)
def test_no_other_kamon_can_be_turned(province: Province, at: int) -> None:
    where = position(board={CHUGOKU: Site((Kamon(OTHER), GOLDEN, Kamon(ME)))})
    turn_golden(where, (CHUGOKU, 3))
    with pytest.raises(Forbidden) as refusal:
        turn_golden(where, (province, at))
    refused(Rule.OWN_SIMPLE_KAMON, refusal)


@pytest.mark.parametrize(
    ("made", "kamons", "left"),
    [(0, 12, 2), (1, 12, 1), (2, 12, 0), (0, 1, 1), (0, 0, 0), (1, 1, 1), (2, 1, 0)],
)
def test_conquests_left_by_the_turn_and_by_the_kamons(made: int, kamons: int, left: int) -> None:
    assert mover(position(conquests_made=made, kamons_left={ME: kamons})).conquests_left == left
