"""Names and cards as people write them."""

import pytest

from engine.board import Province
from engine.components import Bonus, Card, General, Named, Title, Troop
from engine.notation import find, find_card, fold, multiplied, nearest, write_cards


@pytest.mark.parametrize(
    ("text", "member"),
    [
        ("samurai", Troop.SAMURAI),
        ("Samouraï", Troop.SAMURAI),
        ("SAMOURAÏS", Troop.SAMURAI),
        ("Sōhei", Troop.SOHEI),
        ("Söhei", Troop.SOHEI),
        ("Sōheis", Troop.SOHEI),
        ("Exchange", Bonus.EXCHANGE),
        ("Échange", Bonus.EXCHANGE),
        ("Scambio", Bonus.EXCHANGE),
        ("Austausch", Bonus.EXCHANGE),
        ("+1", Bonus.PLUS_ONE),
        ("Draw", Bonus.DRAW),
        ("Pioche", Bonus.DRAW),
        ("Pesca", Bonus.DRAW),
        ("Karte", Bonus.DRAW),
        ("Card taking", Bonus.DRAW),
        ("Daimyō", Title.DAIMYO),
        ("Daymiō", Title.DAIMYO),
        ("Shōmyō", Title.SHOMYO),
        ("Senseï", Title.SENSEI),
        ("Hatamoto", Title.HATAMOTO),
        ("II", General.II),
        ("Sakai Tadatsugu", General.SAKAI),
        ("Kantō", Province.KANTO),
        ("kantô", Province.KANTO),
        ("  HOKKAIDŌ ", Province.HOKKAIDO),
        ("Kyu\u0304shu\u0304", Province.KYUSHU),
    ],
)
def test_names_in_four_languages(text: str, member: Named) -> None:
    assert find(type(member), text) is member


@pytest.mark.parametrize("kind", [Troop, Bonus, Title, General, Province])
def test_every_canonical_name_and_label_names_its_member(kind: type[Named]) -> None:
    for member in kind:
        assert find(kind, member.value) is member
        assert find(kind, member.label) is member
        assert member.value == fold(member.value)


def test_what_names_nothing() -> None:
    assert find(Troop, "ninja") is None
    assert find(Troop, "") is None
    assert find(Troop, "exchange") is None


@pytest.mark.parametrize(
    ("text", "card"),
    [
        ("samurai", Card.SAMURAI),
        ("bushi+sohei", Card.BUSHI_SOHEI),
        ("Sōhei + Bushi", Card.BUSHI_SOHEI),
        ("samouraï+samouraï", Card.SAMURAI_SAMURAI),
        ("koku 3", Card.KOKU_3),
        ("2 Kokus", Card.KOKU_2),
        ("KOKU1", Card.KOKU_1),
    ],
)
def test_cards(text: str, card: Card) -> None:
    assert find_card(text) is card


@pytest.mark.parametrize("text", ["", "+", "koku", "koku 0", "koku 4", "bushi+", "bushi+sohei+sohei", "+1"])
def test_what_is_no_card(text: str) -> None:
    assert find_card(text) is None


def test_multipliers() -> None:
    assert multiplied("4x koku 1") == (4, "koku 1")
    assert multiplied("12 × Bushi") == (12, "bushi")
    assert multiplied("koku 1") == (1, "koku 1")
    assert multiplied("x koku 1") == (1, "x koku 1")
    assert multiplied("2 koku") == (1, "2 koku"), "a card of its own"


def test_equal_cards_are_written_with_a_multiplier_and_read_back() -> None:
    cards = (Card.BUSHI, Card.KOKU_1, Card.KOKU_1)
    written = write_cards(cards)
    assert written == ["bushi", "2x koku 1"]
    again = [(count, find_card(name)) for count, name in map(multiplied, written)]
    assert again == [(1, Card.BUSHI), (2, Card.KOKU_1)]


def test_the_nearest_name() -> None:
    assert nearest(Troop, "sohie") == "sohei"
    assert nearest(Province, "Kanot") == "kanto"
    assert nearest(Bonus, "exchnage") == "exchange"
    assert nearest(Troop, "xyzzy") is None
    assert nearest(Troop, "sohei" * 1000) is None
    assert nearest(Card, "1-Koku") == "koku 1"
    assert nearest(Card, "koku") is None, "any of three"
    assert nearest(Card, "koku 12") is None
