"""Whether a conquest can be paid for: every way the best first, or exactly what is missing."""

import random
from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from fractions import Fraction
from itertools import combinations_with_replacement, count

import pytest

from advisor.conquest.afford import Affordability, BothAffordable, afford, afford_both
from advisor.worth.years import weights_of
from engine.board import KOKU_CARDS, TILES, TROOP_CARDS, Province
from engine.components import KOKU, Bonus, BonusTile, Card, Title, Troop, sorted_cards, without
from engine.conquest import check, ways_to_pay
from engine.errors import Rule
from engine.odds import card_odds
from engine.payment import Payment
from engine.position import Position
from engine.position_file import problems_of
from engine.refusals import Forbidden
from engine.turn import Conquest
from tests.oracles.payments import TROOPS, Things, can_pay
from tests.positions import ME, position, site
from tests.random_positions import random_position

KANTO = Province.KANTO


def things(where: Position, *more: str) -> Things:
    tools = where.means().tools
    return (*sorted([*(card.value for card in where.hand), *more]),), *tools


def payable(answer: Affordability, where: Position, *more: str) -> bool:
    """By the oracle: whether all I have, and more, could pay in one way or the other."""
    assert answer.place
    asked = answer.place.demand
    needed = tuple(troop.value for troop in asked.troops)
    return any(can_pay(things(where, *more), pay, needed, asked.koku) for pay in ("troops", "koku"))


@pytest.mark.slow
def test_ways_are_the_engine_s_and_short_is_minimal_by_enumeration() -> None:
    rng = random.Random(1)
    unaffordable = affordable = 0
    while unaffordable < 500:
        where = random_position(rng, cards=rng.randint(0, 7))
        where = replace(where, conquests_made=0, hatamoto_used=False)
        assert problems_of(where) == ()
        for province, ground in where.board.items():
            if ground.is_full:
                continue
            answer = afford(where, province)
            payments = [way.payment for way in answer.ways]
            assert sorted(map(repr, payments)) == sorted(map(repr, ways_to_pay(where, province)))
            if answer.ways:
                affordable += 1
                for way in answer.ways:
                    check(where, Conquest(province, way.payment))
                    assert sorted_cards(way.hand + way.payment.cards) == where.hand
                    assert len(way.tiles) + len(way.payment.bonuses) == len(where.tiles)
                spent = list(map(weights_of(where).spent, payments))
                assert spent == sorted(spent)
                assert answer.short is None
            else:
                unaffordable += 1
                short_is_minimal(answer, where)
    assert affordable > 100


def short_is_minimal(answer: Affordability, where: Position) -> None:
    short = answer.short
    assert short is not None
    assert not payable(answer, where)
    assert short.koku == next(n for n in count(1) if payable(answer, where, *["koku 1"] * n))
    sizes = (
        size
        for size in count(1)
        for troops in combinations_with_replacement(TROOPS, size)
        if payable(answer, where, *troops)
    )
    assert len(short.troops) == next(sizes)
    assert payable(answer, where, *(troop.value for troop in short.troops))
    helps = [card for card in card_odds(where) if payable(answer, where, card.value)]
    assert short.draw == sum((card_odds(where)[card] for card in helps), Fraction())
    for bonus in (Bonus.EXCHANGE, Bonus.PLUS_ONE):
        tools = where.means().tools
        more = tools._replace(
            exchange=tools.exchange + (bonus is Bonus.EXCHANGE),
            plus_one=tools.plus_one + (bonus is Bonus.PLUS_ONE),
        )
        assert answer.place
        asked = answer.place.demand
        needed = tuple(troop.value for troop in asked.troops)
        with_it = (things(where)[0], *more)
        does = any(can_pay(with_it, pay, needed, asked.koku) for pay in ("troops", "koku"))
        assert (bonus in short.tiles) is does


def test_a_province_that_is_not_described_is_refused() -> None:
    with pytest.raises(Forbidden) as refusal:
        afford(position(board={}), KANTO)
    assert refusal.value.rule is Rule.PROVINCE_DESCRIBED


def test_a_full_province_is_an_answer() -> None:
    answer = afford(position(*[Card.KOKU_3] * 4, board={KANTO: site(4)}), KANTO)
    assert answer.forbidden
    assert answer.forbidden.rule is Rule.PROVINCE_FULL
    assert (answer.place, answer.ways, answer.short) == (None, (), None)


@pytest.mark.usefixtures("flat")
def test_the_whole_box_in_hand_is_answered_with_a_thousand_ways() -> None:
    """The best of all is among them, found by the model."""
    tiles = tuple(BonusTile(tile.bonus, tile.troop) for tile in TILES[1:])
    board = {KANTO: site(2, Troop.SAMURAI)}
    where = replace(position(*TROOP_CARDS, *KOKU_CARDS, board=board, title=Title.HATAMOTO), tiles=tiles)
    answer = afford(where, KANTO)
    assert len(answer.ways) == 1000
    assert not answer.is_complete
    spent = [weights_of(where).spent(way.payment) for way in answer.ways]
    assert spent == sorted(spent)
    # The Hatamoto is a Samurai for nothing, and three +1 make it four; a double card of two Samurai and one
    # +1 would cost 1.75 + 0.9.
    assert spent[0] == min(3 * Fraction("0.9"), Fraction("1.75") + Fraction("0.9"))


KANSAI = Province.KANSAI


@pytest.mark.slow
def test_both_at_once_equals_trying_every_pair_of_payments() -> None:
    rng = random.Random(4)
    answers: Counter[bool] = Counter()
    while min(answers[True], answers[False]) < 60:
        where = replace(random_position(rng, cards=rng.randint(2, 9)), conquests_made=0, hatamoto_used=False)
        free = [province for province, lying in where.board.items() if not lying.is_full]
        if len(free) < 2 or where.kamons_of(where.me) < 2:
            continue
        first, second = rng.sample(free, 2)
        answer = afford_both(where, first, second)
        assert not answer.forbidden
        pairs = list(pairs_of_payments(where, first, second))
        assert bool(answer.ways) is bool(pairs), where
        answers[bool(pairs)] += 1
        if pairs:
            assert answer.short is None
            worth = weights_of(where).spent
            cheapest = min(worth(one) + worth(two) for one, two in pairs)
            spent = [worth(one.payment) + worth(two.payment) for one, two in answer.ways]
            assert spent[0] == cheapest
            assert spent == sorted(spent)
            for one, two in answer.ways:
                after = both_are_legal(where, (first, one.payment), (second, two.payment))
                assert (after.hand, after.tiles) == (two.hand, two.tiles)
        else:
            both_short_is_minimal(where, first, second, answer)


def pairs_of_payments(
    where: Position, first: Province, second: Province
) -> Iterator[tuple[Payment, Payment]]:
    for one in ways_to_pay(where, first):
        yield from ((one, two) for two in ways_to_pay(spend(where, one), second))


def spend(where: Position, payment: Payment) -> Position:
    kept = list(where.tiles)
    for bonus in payment.bonuses:
        kept.remove(next(tile for tile in kept if tile.bonus is bonus))
    return replace(
        where,
        hand=without(where.hand, payment.cards),
        tiles=tuple(kept),
        hatamoto_used=where.hatamoto_used or payment.uses_hatamoto,
    )


def both_are_legal(where: Position, *conquests: tuple[Province, Payment]) -> Position:
    for province, payment in conquests:
        check(where, Conquest(province, payment))
        where = spend(where, payment)
    return where


def both_short_is_minimal(where: Position, first: Province, second: Province, answer: BothAffordable) -> None:
    def would_do(*more: Card) -> bool:
        return any(True for _ in pairs_of_payments(replace(where, hand=where.hand + more), first, second))

    short = answer.short
    assert short
    assert would_do(*[Card.KOKU_1] * short.koku)
    assert short.koku == 1 or not would_do(*[Card.KOKU_1] * (short.koku - 1))
    singles = {card.troops[0]: card for card in Card if len(card.troops) == 1}
    assert would_do(*(singles[troop] for troop in short.troops))
    if len(short.troops) < 4:
        fewer = combinations_with_replacement(singles.values(), len(short.troops) - 1)
        assert not any(would_do(*cards) for cards in fewer if cards)


def test_what_forbids_both() -> None:
    board = {KANTO: site(1, Troop.SOHEI), KANSAI: site(4), Province.CHUBU: site(tile=Troop.BUSHI)}
    where = position(*[Card.KOKU_3] * 3, board=board)
    assert afford_both(where, KANTO, Province.CHUBU).forbidden is None
    full = afford_both(where, KANTO, KANSAI)
    assert full.forbidden
    assert full.forbidden.rule is Rule.PROVINCE_FULL
    for changes in ({"conquests_made": 1}, {"kamons_left": {ME: 1}}):
        one_left = afford_both(replace(where, **changes), KANTO, Province.CHUBU)
        assert one_left.forbidden
        assert (one_left.ways, one_left.short) == ((), None)


@pytest.mark.parametrize("changes", [{"conquests_made": 2}, {"kamons_left": {ME: 0}}])
def test_whoever_may_place_no_kamon_lacks_nothing_that_can_be_had(changes: dict[str, object]) -> None:
    where = replace(position(*[Card.KOKU_3] * 4, board={KANTO: site(1, Troop.SOHEI)}), **changes)  # type: ignore[arg-type]
    answer = afford(where, KANTO)
    assert (answer.ways, answer.short) == ((), None)
    assert answer.forbidden is not None


def test_what_a_payment_loses() -> None:
    where = position(Card.SAMURAI, Card.SAMURAI, Card.SAMURAI_BUSHI)
    [way] = afford(where, Province.CHUGOKU).ways
    assert way.lost == (Troop.BUSHI,)
    [way] = afford(position(Card.KOKU_2, Card.KOKU_3, Card.BUSHI), Province.CHUGOKU).ways
    assert (way.payment.cards, way.lost) == ((Card.KOKU_3,), ())
    assert way.hand == (Card.BUSHI, Card.KOKU_2)
    [way] = afford(position(Card.KOKU_2, Card.KOKU_2), Province.CHUGOKU).ways
    assert way.lost == (KOKU,)


@pytest.mark.usefixtures("flat")
def test_the_way_that_leaves_the_best_hand_comes_first() -> None:
    """3 koku cost 3.3; two Samurai and the +1 that makes them three 2.9, and a third Samurai 3."""
    where = position(*[Card.SAMURAI] * 2, Card.KOKU_3, tiles=(Bonus.PLUS_ONE,))
    with_the_tile, in_koku = afford(where, Province.CHUGOKU).ways
    worth = weights_of(where)
    assert worth.spent(with_the_tile.payment) == 2 + Fraction("0.9")
    assert (in_koku.payment.cards, worth.spent(in_koku.payment)) == ((Card.KOKU_3,), Fraction("3.3"))
    richer = replace(where, hand=(*where.hand, Card.SAMURAI))
    first, second, *_ = afford(richer, Province.CHUGOKU).ways
    assert (first.payment.bonuses, second.payment.cards) == ((Bonus.PLUS_ONE,), (Card.SAMURAI,) * 3)
