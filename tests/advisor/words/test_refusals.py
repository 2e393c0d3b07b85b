"""Why a play is forbidden: how much of it is told."""

import pytest

from advisor.words.english import ENGLISH
from advisor.words.languages import language
from engine.board import Province
from engine.components import KOKU, Bonus, Card, General, Pay, SharingStep, Troop
from engine.errors import Rule
from engine.refusals import (
    AllCardsKnown,
    CannotHold,
    ExchangedForTheSame,
    Mixed,
    NoKamonLeft,
    NotDescribed,
    NotHisTurn,
    Refusal,
    SharingIsDue,
    SharingIsOver,
    TooFewInHand,
    TooFewTiles,
    TroopsLacking,
)


def test_a_refusal_names_the_rule_unless_it_is_only_too_early() -> None:
    assert ENGLISH.refusal(NoKamonLeft(General.II)).endswith(ENGLISH.rule(Rule.KAMON_NEEDED))
    assert ENGLISH.refusal(NotHisTurn(General.II)) == ENGLISH.broken(NotHisTurn(General.II))


def test_what_is_known_of_a_hand() -> None:
    assert ENGLISH.held((Card.BUSHI,), 2) == "Bushi and 2 cards that nobody saw"
    assert (ENGLISH.held((Card.BUSHI,), 0), ENGLISH.held((), 0)) == ("Bushi", "")


@pytest.mark.parametrize(
    ("refusal", "said"),
    [
        (SharingIsOver(None), "The sharing is over."),
        (SharingIsOver(General.II), "The sharing is over; it is Ii's turn."),
        (SharingIsDue(General.II, SharingStep.SPLIT), "Ii splits what remains into two lots first."),
        (NotDescribed((Province.KANTO,)), "Kantō is not described."),
        (NotDescribed((Province.KANTO, Province.CHUBU)), "Kantō, Chūbu: not described."),
        (TooFewInHand(Card.BUSHI, 0), "There is no Bushi in hand."),
        (TooFewInHand(Card.BUSHI, 1), "There is only 1 of Bushi in hand."),
        (TooFewInHand(Card.BUSHI, 2), "There are only 2 of Bushi in hand."),
        (TooFewTiles(Bonus.DRAW, 1, 2), "Draw is used 1 time with 2 owned."),
        (Mixed(None, Pay.KOKU), "The Hatamoto has no part in a payment in koku unless it is exchanged."),
        (Mixed(Card.BUSHI, Pay.TROOPS), "Bushi has no part in a payment in troops unless it is exchanged."),
        (
            TroopsLacking((Troop.BUSHI, Troop.BUSHI), (Troop.BUSHI,)),
            "2 Bushi are needed; the payment lacks 1 Bushi.",
        ),
    ],
)
def test_what_is_wrong_with_a_play(refusal: Refusal, said: str) -> None:
    assert ENGLISH.broken(refusal) == said


def test_a_name_that_begins_a_sentence_has_a_capital_article() -> None:
    assert language("it").broken(ExchangedForTheSame(Troop.SHINOBI)).startswith("Uno Shinobi è")
    assert language("fr").broken(ExchangedForTheSame(KOKU)).startswith("1 koku est")


def test_why_a_card_cannot_be_there() -> None:
    assert ENGLISH.absence(AllCardsKnown(Card.SAMURAI_BUSHI)) == "The one Samurai+Bushi is accounted for."
    assert ENGLISH.absence(AllCardsKnown(Card.KOKU_2)) == "All 8 of 2 koku are accounted for."
    empty = CannotHold(General.II, Card.BUSHI, (), 0)
    assert ENGLISH.absence(empty) == "Ii cannot have Bushi: he holds no card."
    some = CannotHold(General.II, Card.BUSHI, (Card.SOHEI,), 1)
    assert ENGLISH.absence(some).endswith("he holds Sōhei and 1 card that nobody saw.")
