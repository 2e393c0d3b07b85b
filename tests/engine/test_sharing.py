"""The even year, rule by rule."""

from itertools import product

import pytest

from engine.components import Card, General, Title
from engine.errors import Rule
from engine.refusals import Forbidden
from engine.sharing import AnswerLot, ChooseLot, FormLot, Lot, Sharing, SharingDecision, SplitLots
from tests.saying import raises_saying

HONDA, II, SAKAKIBARA, SAKAI = General
DAIMYO, SHOMYO, SENSEI, HATAMOTO = Title
YES, NO = AnswerLot(True), AnswerLot(False)
CARDS = (Card.BUSHI, Card.BUSHI, Card.KOKU_1)


def sharing(players: int = 4) -> Sharing:
    return Sharing(tuple(General)[:players], CARDS)


def after(start: Sharing, *decisions: SharingDecision) -> Sharing:
    for decision in decisions:
        start = start.after(decision)
    return start


def refused(rule: Rule, start: Sharing, decision: SharingDecision) -> None:
    with pytest.raises(Forbidden) as refusal:
        start.after(decision)
    assert refusal.value.rule is rule


def test_a_lot_is_offered_in_title_order_to_those_without_one() -> None:
    state = after(sharing(), FormLot(Lot(DAIMYO)))
    asked = []
    while state.offered:
        assert state.due is not None
        asked.append(state.due)
        state = state.after(NO)
    assert asked == [II, SAKAKIBARA, SAKAI]
    assert state.taken == ((HONDA, Lot(DAIMYO)),)
    assert state.due is II, "the next without a lot is Tairō"


def test_who_accepts_is_done_and_the_tairo_forms_another_lot() -> None:
    state = after(sharing(), FormLot(Lot(DAIMYO, (Card.BUSHI,))), NO, YES)
    assert state.taken == ((SAKAKIBARA, Lot(DAIMYO, (Card.BUSHI,))),)
    assert state.cards == (Card.BUSHI, Card.KOKU_1)
    assert state.titles == (SHOMYO, SENSEI, HATAMOTO)
    assert state.due is HONDA


def test_the_last_two_split_everything() -> None:
    state = after(sharing(3), FormLot(Lot(SENSEI)), YES)
    assert (state.due, state.waiting) == (HONDA, (HONDA, SAKAKIBARA))
    split = SplitLots(Lot(DAIMYO, CARDS[:1]), Lot(HATAMOTO, CARDS[1:]))
    state = state.after(split)
    assert state.due is SAKAKIBARA
    chosen = state.after(ChooseLot(first=True))
    assert dict(chosen.taken) == {II: Lot(SENSEI), SAKAKIBARA: split.first, HONDA: split.second}
    assert chosen.due is None
    assert chosen.legal() == ()


def test_two_players_split_at_once() -> None:
    state = sharing(2)
    assert all(isinstance(decision, SplitLots) for decision in state.legal())
    refused(Rule.NOT_NOW, state, FormLot(Lot(DAIMYO)))


@pytest.mark.parametrize(
    ("rule", "split"),
    [
        (Rule.SPLIT_EVERYTHING, SplitLots(Lot(DAIMYO), Lot(SENSEI, CARDS[:2]))),
        (Rule.SPLIT_TWO_TILES, SplitLots(Lot(DAIMYO), Lot(DAIMYO, CARDS))),
        (Rule.LOT_FROM_THE_SHARE, SplitLots(Lot(DAIMYO, CARDS[:1]), Lot(SENSEI, CARDS))),
    ],
)
def test_splits_that_are_none(rule: Rule, split: SplitLots) -> None:
    refused(rule, sharing(2), split)


def test_lots_that_are_none() -> None:
    refused(Rule.LOT_FROM_THE_SHARE, sharing(), FormLot(Lot(DAIMYO, (Card.SOHEI,))))
    refused(Rule.LOT_FROM_THE_SHARE, sharing(), FormLot(Lot(DAIMYO, (Card.KOKU_1, Card.KOKU_1))))
    state = after(sharing(), FormLot(Lot(DAIMYO)), YES)
    refused(Rule.LOT_HIERARCHY_TILE, state, FormLot(Lot(DAIMYO)))


def test_each_decision_has_its_moment() -> None:
    offered = after(sharing(), FormLot(Lot(DAIMYO)))
    split = after(sharing(2), SplitLots(Lot(DAIMYO), Lot(SENSEI, CARDS)))
    wrong: list[tuple[Sharing, SharingDecision]] = [
        (sharing(), YES),
        (sharing(), ChooseLot(True)),
        (sharing(), SplitLots(Lot(DAIMYO), Lot(SENSEI, CARDS))),
        (offered, FormLot(Lot(SENSEI))),
        (split, SplitLots(Lot(SHOMYO), Lot(HATAMOTO))),
        (split, NO),
    ]
    for state, decision in wrong:
        refused(Rule.NOT_NOW, state, decision)
    with raises_saying(Forbidden, "Ii accepts or refuses the lot first"):
        offered.after(FormLot(Lot(SENSEI)))


def test_every_lot_is_legal_once() -> None:
    lots = list(sharing().legal())
    assert len(lots) == len(set(lots)) == 4 * (3 * 2)
    expected = {
        FormLot(Lot(title, (Card.BUSHI,) * bushi + (Card.KOKU_1,) * koku))
        for title, bushi, koku in product(Title, range(3), range(2))
    }
    assert set(lots) == expected
    for lot in lots:
        assert sharing().after(lot).offered == lot.lot  # type: ignore[union-attr]


def test_every_split_is_legal_once_in_either_order() -> None:
    splits = list(sharing(2).legal())
    unordered = {frozenset((s.first, s.second)) for s in splits if isinstance(s, SplitLots)}
    assert len(splits) == len(unordered) == 6 * (3 * 2)
    for split in splits:
        assert sharing(2).after(split).split is not None
