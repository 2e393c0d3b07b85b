"""What no table could show: which figures are told of it."""

import pytest

from advisor.words.english import ENGLISH
from advisor.words.languages import language
from engine.components import Bonus, Card, General, SharingStep, Troop
from engine.position_file import impossible as faults
from engine.position_file.impossible import Impossible


@pytest.mark.parametrize(
    ("fault", "found", "possible"),
    [
        (faults.TooManyCards(Card.BUSHI, 8, 6), "8 × Bushi, 2 too many", "the box holds 6"),
        (faults.TooManyKokuCards(20, 3, 0, 0, 24), "20 with 3 koku cards in hand", "the box holds 24"),
        (
            faults.TooManyKokuCards(20, 3, 2, 0, 24),
            "20 with 3 koku cards in hand and 2 in other hands",
            "the box holds 24",
        ),
        (
            faults.TooManyKokuCards(20, 3, 0, 1, 24),
            "20 with 3 koku cards in hand and 1 of this year",
            "the box holds 24",
        ),
        (
            faults.TooManyKokuCards(20, 3, 2, 1, 24),
            "20 with 3 koku cards in hand and 2 in other hands and 1 of this year",
            "the box holds 24",
        ),
        (faults.TooManyInHands(60, 0, 0, 58), "60 cards in all hands, 2 too many", "the box holds 58"),
        (
            faults.TooManyInHands(60, 4, 3, 58),
            "60 cards in all hands and of this year, 5 too many",
            "the box holds 58, and 3 are in the koku deck",
        ),
        (faults.TooFewKamons(5, 0, 12), "5 left, 7 too few", "none lies on the board"),
        (faults.TooFewKamons(5, 4, 12), "5 left, 3 too few", "4 of 12 kamons lie on the board"),
        (faults.MoreConquestsThanKamons(2, 0), "2", "none of yours lies on the board"),
        (faults.MoreConquestsThanKamons(2, 1), "2", "only 1 of yours lies on the board"),
        (
            faults.TooManyFaces((Troop.SOHEI, Bonus.DRAW), 9, 7),
            "9 tiles with Sōhei or Draw on a face, 2 too many",
            "the box holds 7",
        ),
        (
            faults.TooManyTaken(5, 3, 24),
            "5 taken, 2 too many",
            "the box holds 24 tiles, and 21 of them lie on the gates",
        ),
        (
            faults.DecisionOfAnother(General.II, General.SAKAI, SharingStep.ANSWER),
            "it is not ii's decision",
            "sakai answers the lot",
        ),
    ],
)
def test_what_was_found_and_what_is_possible(fault: Impossible, found: str, possible: str) -> None:
    assert ENGLISH.impossible(fault) == (found, possible)


def test_where_koku_cards_are_is_one_sentence_in_each_language() -> None:
    found, _ = language("it").impossible(faults.TooManyKokuCards(20, 1, 2, 1, 24))
    assert found == "20 con 1 carta koku in mano, 2 in altre mani e 1 di quest'anno"
