"""Words as they are said: names cut short and in four languages."""

import pytest

from advisor.table.conquering import Conquers, Uncovers
from advisor.table.reasons import Refused
from advisor.table.setting_up import SettingUp
from advisor.table.vocabulary import named
from engine.board import Province
from engine.components import Bonus, General, Troop
from tests.saying import raises_saying
from tests.told_games import ODD_YEAR, only, table_after


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
    assert only(f"sōhei {line}", table) == Uncovers(bonus, Troop.SOHEI)


def test_generals_in_full_and_by_their_beginnings() -> None:
    assert named(General, "saka") is None
    assert named(General, "sakai") is General.SAKAI
    assert named(General, "h") is General.HONDA
    assert named(General, "sak", [General.SAKAI, General.II]) is General.SAKAI
    full = table_after("Honda Tadakatsu, Ii Naomasa")
    assert isinstance(full, SettingUp)
    assert full.players == (General.HONDA, General.II)
