"""Positions and payments: which facts are told, and in which order."""

from dataclasses import replace
from fractions import Fraction

from advisor.conquest.afford import Affordability, BothAffordable, FreePosition, Short
from advisor.words.english import ENGLISH
from engine.board import Demand, Province
from engine.components import Bonus, BonusTile, Card, General, Koku, Title, Troop
from engine.position import Opponent
from engine.refusals import OneKamonLeft, ProvinceIsFull
from engine.sharing import Lot, Sharing
from tests.positions import ME, OTHER, position

ASKED = Demand(Troop.SAMURAI, 1, Troop.SOHEI, Koku(6))
KANTO = FreePosition(Province.KANTO, 2, ASKED, Title.SHOMYO)
CHUBU = FreePosition(Province.CHUBU, 3, ASKED, Title.SENSEI)


def test_whose_turn_or_decision_it_is() -> None:
    assert ENGLISH.valid(position()) == "valid: Ii to play as Sensei, 2 players"
    year = Sharing((ME, OTHER), (Card.BUSHI,))
    assert ENGLISH.valid(replace(position(), sharing=year)).startswith("valid: an even year, Ii to split")


def test_a_player_in_a_few_words() -> None:
    where = position(favour={ME: 12})
    assert ENGLISH.standing(where, ME) == f"Ii (Sensei) {where.kamons_of(ME)} kamons left, 12 favour"
    held = {
        Opponent((Card.BUSHI,), 4, (BonusTile(Bonus.PLUS_ONE),)): "4 cards (known: Bushi), tiles: +1",
        Opponent((), 1, ()): "1 card",
        Opponent((Card.BUSHI,), None, ()): "cards known: Bushi",
    }
    for other, said in held.items():
        assert ENGLISH.standing(replace(where, others={OTHER: other}), OTHER).endswith(f"left, {said}")


def test_what_else_is_known_leaves_out_the_cards_of_this_year() -> None:
    assert ENGLISH.also_known(position()) == ""
    where = position(
        koku_deck=8,
        used_tiles=(BonusTile(Bonus.DRAW),),
        seen_troops=(Card.BUSHI, Card.SOHEI),
        conquests_made=1,
        hatamoto_used=True,
    )
    told = ["8 koku cards in the deck", "1 other tile seen", "2 other troop cards seen"]
    assert ENGLISH.also_known(where).split(", ")[:3] == told
    assert ENGLISH.also_known(where).endswith("1 kamon placed this turn, the Hatamoto has served")
    year = Sharing((ME, OTHER), (Card.BUSHI, Card.KOKU_1))
    assert "1 other troop card seen" in ENGLISH.also_known(replace(where, sharing=year))


def test_what_lies_on_the_table_in_an_even_year() -> None:
    lot = Lot(Title.SENSEI, (Card.BUSHI,))
    assert ENGLISH.to_share(Sharing((ME, OTHER), (Card.BUSHI,), titles=())) == "Bushi; none"
    assert ENGLISH.taken(OTHER, lot) == "Sakai: Sensei with Bushi"
    assert ENGLISH.on_offer(lot, ()) == "Sensei with Bushi"
    assert ENGLISH.on_offer(lot, (General.HONDA, OTHER)) == "Sensei with Bushi, refused by Honda and Sakai"
    assert ENGLISH.not_described([Province.KANTO, Province.CHUBU]) == "Not described: Kantō, Chūbu."


def test_a_title_that_adds_favour_is_named() -> None:
    assert ENGLISH.affordable(KANTO).endswith("(6 and 1 as Shōmyō)")
    assert ENGLISH.affordable(CHUBU) == f"Chūbu, position 3: yes, for {CHUBU.favour} favour"
    assert ENGLISH.all_affordable([]) == ENGLISH.phrases.nothing_can_be_paid
    assert ENGLISH.all_affordable([KANTO, CHUBU]).count(";") == 1


def test_why_a_province_cannot_be_paid_for() -> None:
    short = Affordability(Province.KANTO, KANTO, (), True, Short(2, (Troop.SOHEI,)), None)
    assert ENGLISH.not_affordable(short) == "Kantō, position 2: no. It asks 6 koku, or 1 Samurai + 1 Sōhei."
    full = replace(short, place=None, short=None, forbidden=ProvinceIsFull(Province.KANTO))
    assert ENGLISH.not_affordable(full).startswith("Kantō: no. Kantō is full.")


def test_two_provinces() -> None:
    both = BothAffordable((KANTO, CHUBU), (Province.KANTO, Province.CHUBU), (), None, (True, False), None)
    favour = KANTO.favour + CHUBU.favour
    assert ENGLISH.both_affordable([KANTO, CHUBU]) == f"Kantō 2 and Chūbu 3: yes, both, for {favour} favour"
    assert ENGLISH.not_both_affordable(both) == "Kantō 2 and Chūbu 3: no, not both."
    forbidden = replace(both, places=None, forbidden=OneKamonLeft(ME))
    assert ENGLISH.not_both_affordable(forbidden).startswith("Kantō and Chūbu: no. Ii has only one")
    assert ENGLISH.each_alone([KANTO, CHUBU], both.alone) == "Kantō yes, Chūbu no"


def test_how_many_other_ways_there_are() -> None:
    assert ENGLISH.other_ways(0, False, "--all") == ENGLISH.phrases.no_other_way
    assert ENGLISH.other_ways(1, True, "--all") == "1 other way; --all lists it."
    assert ENGLISH.other_ways(7, False, "--all").startswith("More than 7 other ways")
    assert (ENGLISH.lost(()), ENGLISH.lost((Troop.SOHEI,))) == ("nothing", "1 Sōhei")


def test_what_would_help() -> None:
    short = Short(2, (Troop.SOHEI,), draw=Fraction(1, 8))
    assert ENGLISH.missing(short) == "2 koku, or 1 Sōhei"
    assert ENGLISH.draw_helps(short) == "the next troop card would do with 12 %"
    assert ENGLISH.draw_helps(replace(short, draw_tiles=2)).endswith("; you hold 2 Draw tiles")
