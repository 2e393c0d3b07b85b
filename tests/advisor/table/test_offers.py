"""Names and cards as Tab offers them."""

from advisor.table import offers
from engine.board import Province
from engine.components import Bonus, Card, Title

HELD = (Card.BUSHI, Card.BUSHI, Card.SAMURAI_SOHEI, Card.KOKU_1, Card.KOKU_3)


def test_a_name_is_offered_once_in_its_order() -> None:
    assert offers.names([Title.SENSEI, Title.DAIMYO, Title.SENSEI]) == ["sensei", "daimyo"]
    assert offers.names([Bonus.PLUS_ONE]) == ["+1"]
    assert offers.names(Province)[0] == "chugoku"


def test_a_koku_card_is_offered_by_its_number() -> None:
    assert offers.cards(HELD) == ["bushi", "samurai+sohei", "1", "3"]


def test_cards_that_were_said_are_offered_no_more() -> None:
    assert offers.cards_left(HELD, ["bushi", "1"]) == ["bushi", "samurai+sohei", "3"]
    assert offers.cards_left(HELD, ["bushi", "bushi", "3"]) == ["samurai+sohei", "1"]
    assert offers.cards_left(HELD, ["sohei+samurai", "kanto", "2"]) == ["bushi", "1", "3"]
