"""Words as they are said: names cut short, in four languages, and cards in any number."""

import pytest

from advisor.table.conquering import Conquers, Uncovers
from advisor.table.reasons import Refused
from advisor.table.setting_up import SettingUp
from advisor.table.vocabulary import TypedLine, named, read_cards
from engine.board import Province
from engine.components import Bonus, Card, Cards, General, Troop, missing_from
from tests.saying import raises_saying
from tests.told_games import ODD_YEAR, cards, only, table_after


@pytest.mark.parametrize(
    ("word", "meant"),
    [
        ("kan", None),
        ("kant", Province.KANTO),
        ("kans", Province.KANSAI),
        ("ch", None),
        ("chub", Province.CHUBU),
        ("hok", Province.HOKKAIDO),
        ("Kantō", Province.KANTO),
        ("KYÛSHÛ", Province.KYUSHU),
        ("TŌHOKU", Province.TOHOKU),
        ("toh", Province.TOHOKU),
    ],
)
def test_a_province_by_its_beginning_if_it_alone_begins_so(word: str, meant: Province | None) -> None:
    table = table_after(*ODD_YEAR)
    line = f"{word} koku 3 samurai"
    if meant is None:
        with raises_saying(
            Refused, rf"'{word}' could be (kansai or kanto|chugoku or chubu); type a little more"
        ):
            only(line, table)
    else:
        conquers = only(line, table)
        assert isinstance(conquers, Conquers)
        assert conquers.conquest.province is meant


@pytest.mark.parametrize(
    ("line", "bonus"),
    [
        ("échange", Bonus.EXCHANGE),
        ("scambio", Bonus.EXCHANGE),
        ("Austausch", Bonus.EXCHANGE),
        ("pioche", Bonus.DRAW),
        ("pesca", Bonus.DRAW),
        ("Karte", Bonus.DRAW),
        ("card taking", Bonus.DRAW),
        ("+1", Bonus.PLUS_ONE),
        ("plus 1", Bonus.PLUS_ONE),
        ("plus un", Bonus.PLUS_ONE),
        ("più uno", Bonus.PLUS_ONE),
        ("plus eins", Bonus.PLUS_ONE),
    ],
)
def test_tiles_in_the_languages_of_the_box(line: str, bonus: Bonus) -> None:
    table = table_after(*ODD_YEAR, "chugoku 2 samurai samurai+bushi")
    assert only(f"tile {line} next samouraï", table) == Uncovers(bonus, Troop.SAMURAI)
    assert only(f"{line} sōhei", table) == Uncovers(bonus, Troop.SOHEI)


@pytest.mark.parametrize(
    ("text", "meant"),
    [
        ("koku 4x1 2", (Card.KOKU_1,) * 4 + (Card.KOKU_2,)),
        ("koku 4×1, 2", (Card.KOKU_1,) * 4 + (Card.KOKU_2,)),
        ("1 1 2", (Card.KOKU_1, Card.KOKU_1, Card.KOKU_2)),
        ("k1 k3", (Card.KOKU_1, Card.KOKU_3)),
        ("2x koku 3", (Card.KOKU_3, Card.KOKU_3)),
        ("3 samurai", (Card.SAMURAI,) * 3),
        ("3x samurai", (Card.SAMURAI,) * 3),
        ("samurai x3", (Card.SAMURAI,) * 3),
        ("3 samouraïs", (Card.SAMURAI,) * 3),
        ("koku 3 samurai", (Card.SAMURAI, Card.KOKU_3)),
        ("2 koku", (Card.KOKU_2,)),
        ("3 samurai 2 koku", (Card.SAMURAI,) * 3 + (Card.KOKU_2,)),
        ("2 koku, 3 samurai", (Card.SAMURAI,) * 3 + (Card.KOKU_2,)),
        ("bu+so", (Card.BUSHI_SOHEI,)),
        ("Sōhei+Bushi", (Card.BUSHI_SOHEI,)),
        ("b sa so sh", (Card.SAMURAI, Card.BUSHI, Card.SOHEI, Card.SHINOBI)),
        ("2 bushi+bushi", (Card.BUSHI_BUSHI,) * 2),
        ("2, bushi", (Card.BUSHI, Card.KOKU_2)),
        ("samurai, 3, sohei", (Card.SAMURAI, Card.SOHEI, Card.KOKU_3)),
        ("4 1", (Card.KOKU_1,) * 4),
        ("2 × bushi", (Card.BUSHI,) * 2),
        ("bushi-sohei", (Card.BUSHI_SOHEI,)),
        ("", ()),
    ],
)
def test_cards_as_they_are_said(text: str, meant: Cards) -> None:
    assert cards(text) == meant


@pytest.mark.parametrize(
    "text", ["s", "bushi+", "+", "koku 4", "6 koku", "bushi+sohei+shinobi", "99 samurai"]
)
def test_what_is_no_card(text: str) -> None:
    with pytest.raises(Refused):
        cards(text)


@pytest.mark.parametrize(
    "text", ["፩ samurai", f"{'9' * 30} samurai", f"{'9' * 5000} samurai", "samurai x0", "0 samurai", "0x1"]
)
def test_numbers_that_no_card_can_come_in(text: str) -> None:
    with pytest.raises(Refused):
        cards(text)


def test_generals_in_full_and_by_their_beginnings() -> None:
    assert named(General, "saka") is None
    assert named(General, "sakai") is General.SAKAI
    assert named(General, "h") is General.HONDA
    assert named(General, "sak", [General.SAKAI, General.II]) is General.SAKAI
    full = table_after("Honda Tadakatsu, Ii Naomasa")
    assert isinstance(full, SettingUp)
    assert full.players == (General.HONDA, General.II)


@pytest.mark.parametrize(
    ("text", "there", "meant"),
    [
        ("2 bu sa", "bu bu sa k2", "bu bu sa"),
        ("2 bu sa", "bu sa k2", "bu sa k2"),
        ("2 bu 3 sa", "bu bu sa k2 k3", "bu bu sa k3"),
        ("2 bu 3 sa", "bu sa", "bu bu sa sa sa"),
    ],
)
def test_a_number_is_koku_where_only_that_fits(text: str, there: str, meant: str) -> None:
    line, shared = TypedLine(text), cards(there)
    assert read_cards(line, lambda found: missing_from(found, shared) is None) == cards(meant)
    assert line.next is None
