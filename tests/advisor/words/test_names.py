"""Things and figures: counted, sorted and rounded the same way in every language."""

from collections.abc import Iterable
from enum import Enum
from fractions import Fraction

import pytest

from advisor.table.answers import Notice
from advisor.table.commands import Name
from advisor.table.expected import Expected, Needed, NotYet
from advisor.words.english import ENGLISH
from advisor.words.guide_page import Section
from advisor.words.languages import PACKAGES, language
from advisor.words.names import Person, by_name, canonical, capital, is_tiny, printable, times
from advisor.words.phrases import ByPerson, Plural
from engine.board import Province
from engine.components import (
    KOKU,
    Bonus,
    BonusTile,
    Card,
    GateTile,
    General,
    Kamon,
    Title,
    Troop,
)
from engine.errors import Rule
from engine.payment import UseExchange, UseHatamoto, UsePlusOne
from engine.position_file.problems import Cause, Listed
from engine.refusals import NoSimpleKamonThere
from engine.sharing import Lot


def test_equal_things_are_counted_in_the_order_in_which_they_lie() -> None:
    assert ENGLISH.cards((Card.SAMURAI, Card.KOKU_1, Card.SAMURAI)) == "2 × Samurai, 1 koku"
    assert ENGLISH.symbols((Troop.SOHEI, KOKU, KOKU)) == "1 Sōhei + 2 koku"
    assert (ENGLISH.cards(()), ENGLISH.tiles(())) == ("none", "none")
    assert (times(1, "Bushi"), times(3, "Bushi")) == ("Bushi", "3 × Bushi")


def test_a_tile_has_two_faces_where_both_are_known() -> None:
    assert (
        ENGLISH.tiles((BonusTile(Bonus.PLUS_ONE), BonusTile(Bonus.DRAW, Troop.SOHEI))) == "+1, Draw (Sōhei)"
    )
    assert ENGLISH.gate_tile(GateTile(Troop.SOHEI, Bonus.PLUS_ONE)) == "Sōhei (+1)"
    assert (ENGLISH.gate_tile(GateTile(Troop.SOHEI, None)), ENGLISH.gate_tile(None)) == ("Sōhei", "–")


def test_a_golden_kamon_has_a_star_and_a_lot_may_hold_no_card() -> None:
    assert [ENGLISH.kamon(Kamon(General.II, golden)) for golden in (False, True)] == ["Ii", "Ii*"]
    assert ENGLISH.lot(Lot(Title.SENSEI, (Card.BUSHI,))) == "Sensei with Bushi"
    assert ENGLISH.lot(Lot(Title.SENSEI)) == "Sensei with none"


@pytest.mark.parametrize(
    ("chance", "said"),
    [
        (Fraction(0), "0 %"),
        (Fraction(1, 1000), "less than 1 %"),
        (Fraction(1, 3), "33 %"),
        (0.996, "more than 99 %"),
        (Fraction(1), "100 %"),
    ],
)
def test_a_chance_is_never_rounded_to_certainty_or_to_nothing(chance: Fraction | float, said: str) -> None:
    assert ENGLISH.percent(chance) == said


def test_the_likeliest_comes_first() -> None:
    chances = {General.II: 0.3, General.SAKAI: 0.41, General.HONDA: 0.29}
    assert ENGLISH.likely(chances.items()) == "Sakai 41 %, Ii 30 %, Honda 29 %"


def test_favour_that_would_be_rounded_to_nothing() -> None:
    assert [is_tiny(Fraction(number, 20)) for number in (-1, 0, 1)] == [False, False, False]
    assert is_tiny(Fraction(1, 21)) and is_tiny(Fraction(-1, 21))
    assert (ENGLISH.figure(Fraction(-1, 21), "+"), ENGLISH.figure(Fraction(6, 5), "+")) == ("0.0", "+1.2")


def test_figures_are_written_as_each_language_does() -> None:
    written = {code: (language(code).decimal(2.5), language(code).grouped(1_000_000)) for code in PACKAGES}
    assert written == {
        "en": ("2.5", "1,000,000"),
        "fr": ("2,5", "1 000 000"),
        "it": ("2,5", "1.000.000"),
        "de": ("2,5", "1.000.000"),
    }


def test_names_in_a_row() -> None:
    names = ["Ii", "Sakai", "Honda"]
    assert [ENGLISH.listed(names[:count]) for count in (1, 2, 3)] == [
        "Ii",
        "Ii and Sakai",
        "Ii, Sakai and Honda",
    ]
    assert ENGLISH.choice(names) == "Ii, Sakai or Honda"
    assert ENGLISH.row([Bonus.DRAW, Bonus.PLUS_ONE]) == "Draw, +1"
    assert canonical(Title) == "daimyo, shomyo, sensei, hatamoto"


def test_texts_side_by_side() -> None:
    assert ENGLISH.side_by_side("one", "", "two") == "one; two"
    assert (ENGLISH.after("one", "two"), language("fr").after("un", "deux")) == ("one: two", "un : deux")
    assert capital("one of the players") == "One of the players"


def test_nothing_that_is_quoted_can_command_a_terminal() -> None:
    assert {code: language(code).quoted("a\x1b") for code in PACKAGES} == {
        "en": r"'a\x1b'",
        "fr": r"« a\x1b »",
        "it": r"«a\x1b»",
        "de": r"„a\x1b“",
    }
    assert printable("a\x1bb") == "a?b"


def test_who_does_something() -> None:
    takes = ByPerson("You take {lot}.", "{who} takes {lot}.")
    assert Person(General.SAKAI, is_you=False).does(takes, lot="it") == "Sakai takes it."
    assert Person(General.SAKAI, is_you=True).does(takes, lot="it") == "You take it."


def test_a_number_goes_with_the_singular_or_the_plural() -> None:
    cards = Plural("{count} card of {whom}", "{count} cards of {whom}")
    assert [ENGLISH.plural(cards, count, whom="Ii") for count in (0, 1, 2)] == [
        "0 cards of Ii",
        "1 card of Ii",
        "2 cards of Ii",
    ]
    assert language("fr").of_so_many(cards, 0) == cards.one, "none is singular in French"
    assert Plural.same("{count} koku") == ("{count} koku", "{count} koku")


def test_what_a_fact_tells_in_the_forms_that_grammar_needs() -> None:
    fact = NoSimpleKamonThere(General.II, Province.KANTO, 2)
    text = "{general}, {of_general}: {province}, {the_province}, {of_province}, {in_province} {position}"
    assert {code: language(code).filled(text, fact) for code in PACKAGES} == {
        "en": "Ii, Ii: Kantō, Kantō, Kantō, Kantō 2",
        "fr": "Ii, d'Ii: Kantō, le Kantō, du Kantō, dans le Kantō 2",
        "it": "Ii, Ii: Kantō, il Kantō, del Kantō, nel Kantō 2",
        "de": "Ii, Ii: Kantō, Kantō, Kantō, Kantō 2",
    }
    assert language("it").forms("title", Title.SHOMYO)["The_title"] == "Lo Shōmyō"
    assert ENGLISH.forms("provinces", (Province.KANTO, Province.CHUBU)) == {"provinces": "Kantō, Chūbu"}
    assert ENGLISH.forms("known", ("one", "two")) == {"known": "one, two"}


def test_steps_of_a_payment() -> None:
    steps = UseHatamoto(Troop.SOHEI), UseExchange(Troop.BUSHI, KOKU), UsePlusOne(KOKU)
    assert [ENGLISH.step(step) for step in steps] == [
        "Hatamoto: joins as Sōhei",
        "Exchange: Bushi becomes koku",
        "+1: one more koku",
    ]
    assert language("fr").step(steps[1]) == "Échange : un Bushi devient 1 koku"


@pytest.mark.parametrize("code", PACKAGES)
def test_each_member_of_a_closed_set_has_its_text(code: str) -> None:
    words = language(code)
    tables: list[tuple[object, Iterable[Enum]]] = [
        (words.rules, Rule),
        (words.problems.causes, Cause),
        (words.problems.lists, Listed),
        (words.reasons.wanted, Expected),
        (words.reasons.is_not, Expected),
        (words.reasons.needs, Needed),
        (words.reasons.not_yet, NotYet),
        (words.table.notices, Notice),
        (words.table.guide_words.sections, Section),
    ]
    for texts, members in tables:
        assert all(by_name(texts, member) for member in members)
    assert all(words.table.guide_words.usage(name) for name in Name)
    for kind in (Troop, Bonus, Title, General, Province, Card):
        assert words.problems.is_no.of(kind) and words.problems.named_before.of(kind)


def test_lines_that_are_proposed_are_in_the_language_and_its_quotation_marks() -> None:
    german, french = language("de"), language("fr")
    assert german.to_type("edit anyway 3 pass") == "„ändern trotzdem 3 passt“"
    assert german.to_type("afford kanto all") == "„bezahlen kanto alles“"
    assert french.to_type("explain") == "« expliquer »"
    assert ENGLISH.to_type("explain") == "'explain'"


def test_the_name_of_a_file_stays_as_it_is() -> None:
    assert language("de").to_type("position anyway", "main.json") == "„stellung trotzdem main.json“"
