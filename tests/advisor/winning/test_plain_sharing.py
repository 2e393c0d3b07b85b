"""Sharing by plain values: small years counted by hand, and random ones beside the slow and obvious."""

from dataclasses import replace
from fractions import Fraction

import pytest

from advisor.winning.plain_sharing import PLAIN_SHARING, PlainSharing
from engine.components import Card, General, Title
from engine.sharing import AnswerLot, ChooseLot, FormLot, Lot, Sharing, SplitLots
from tests.oracles import plain_sharing as oracle
from tests.random_games import random_game

HONDA, II, SAKAKIBARA, SAKAI = General
SIMPLE = PlainSharing((4000, 3000, 2000, 1000), koku=1000, single=1500, double=2500)


def test_a_lot_is_worth_its_title_and_its_cards() -> None:
    assert SIMPLE.lot(Lot(Title.SENSEI)) == 2000
    cards = (Card.KOKU_3, Card.BUSHI, Card.BUSHI_SOHEI)
    assert SIMPLE.lot(Lot(Title.DAIMYO, cards)) == 4000 + 3000 + 1500 + 2500


def test_a_fair_share_counts_the_lot_on_offer_and_the_best_titles() -> None:
    sharing = Sharing((HONDA, II, SAKAI), (Card.KOKU_3, Card.BUSHI))
    assert SIMPLE.fair_share(sharing) == Fraction(3000 + 1500 + 4000 + 3000 + 2000, 3)
    for lot in (Lot(Title.DAIMYO, (Card.KOKU_3,)), Lot(Title.HATAMOTO)):
        assert SIMPLE.fair_share(sharing.after(FormLot(lot))) == SIMPLE.fair_share(sharing)
    alone = sharing.after(FormLot(Lot(Title.SENSEI, (Card.KOKU_3,)))).after(AnswerLot(True))
    assert SIMPLE.fair_share(alone) == Fraction(1500 + 4000 + 3000, 2)


def test_a_lot_is_formed_that_is_worth_a_fair_share() -> None:
    """13.5 points for three: Daimyō alone is 0.5 from 4.5, Sensei and a Bushi 1.0, Hatamoto and 3 koku 0.5;
    Shōmyō and a Bushi are just that."""
    sharing = Sharing((HONDA, II, SAKAI), (Card.KOKU_3, Card.BUSHI))
    assert SIMPLE.decide(sharing) == FormLot(Lot(Title.SHOMYO, (Card.BUSHI,)))


def test_of_lots_as_close_the_first_that_is_legal_is_formed() -> None:
    """12 points for four: 2 and 4 are as close to 3, with any title."""
    cards = (Card.BUSHI, Card.BUSHI_SOHEI, Card.KOKU_2)
    sharing = Sharing((HONDA, II, SAKAKIBARA, SAKAI), cards)
    without_titles = PlainSharing((0, 0, 0, 0), koku=1000, single=4000, double=6000)
    bushi, koku = Lot(Title.DAIMYO, (Card.BUSHI,)), Lot(Title.DAIMYO, (Card.KOKU_2,))
    legal = list(sharing.legal())
    assert legal.index(FormLot(bushi)) < legal.index(FormLot(koku))
    assert without_titles.decide(sharing) == FormLot(bushi)
    last_first = replace(sharing, titles=sharing.titles[::-1])
    assert without_titles.decide(last_first) == FormLot(Lot(Title.HATAMOTO, (Card.BUSHI,)))


@pytest.mark.parametrize(
    ("lot", "accepts"),
    [
        (Lot(Title.SHOMYO, (Card.BUSHI,)), True),
        (Lot(Title.DAIMYO), False),
        (Lot(Title.SENSEI, (Card.KOKU_3,)), True),
    ],
)
def test_a_lot_is_accepted_that_is_worth_a_fair_share(lot: Lot, accepts: bool) -> None:
    sharing = Sharing((HONDA, II, SAKAI), (Card.KOKU_3, Card.BUSHI)).after(FormLot(lot))
    assert SIMPLE.decide(sharing) == AnswerLot(accepts)
    assert SIMPLE.decide(sharing.after(AnswerLot(False))) == AnswerLot(accepts), "nor if another refused it"


def test_the_threshold_shifts_what_is_accepted() -> None:
    offered = Sharing((HONDA, II, SAKAI), (Card.KOKU_3, Card.BUSHI)).after(FormLot(Lot(Title.DAIMYO)))
    for threshold, accepts in ((Fraction(8, 9), True), (Fraction(9, 10), False)):
        assert replace(SIMPLE, threshold=threshold).decide(offered) == AnswerLot(accepts)


def test_what_remains_is_split_evenly_and_the_better_lot_chosen() -> None:
    """Daimyō and Shōmyō differ by one koku."""
    sharing = Sharing((HONDA, II), (Card.KOKU_1, Card.KOKU_2), (Title.DAIMYO, Title.SHOMYO))
    split = SIMPLE.decide(sharing)
    even = SplitLots(Lot(Title.DAIMYO, (Card.KOKU_1,)), Lot(Title.SHOMYO, (Card.KOKU_2,)))
    assert split == even
    assert SIMPLE.decide(sharing.after(even)) == ChooseLot(True), "of equals, the first"
    uneven = SplitLots(Lot(Title.DAIMYO), Lot(Title.SHOMYO, (Card.KOKU_1, Card.KOKU_2)))
    assert SIMPLE.decide(sharing.after(uneven)) == ChooseLot(False)


def test_nothing_is_decided_once_everybody_has_a_lot() -> None:
    sharing = Sharing((HONDA, II), (), (Title.DAIMYO, Title.SHOMYO))
    over = sharing.after(SplitLots(Lot(Title.DAIMYO), Lot(Title.SHOMYO))).after(ChooseLot(True))
    with pytest.raises(ValueError, match="everybody has a lot"):
        SIMPLE.decide(over)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_decisions_are_those_of_looking_at_every_choice(players: int) -> None:
    plain = PLAIN_SHARING[players]
    years = [game.year for game, _, _, _ in random_game(players, seed=9) if isinstance(game.year, Sharing)]
    few = [sharing for sharing in years if len(sharing.legal()) < 1000]
    assert {sharing.step for sharing in few} >= {sharing.step for sharing in years}
    for sharing in few:
        assert plain.decide(sharing) == oracle.decision(sharing, players, plain.threshold)
