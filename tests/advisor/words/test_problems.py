"""What is wrong with a position: how much of it is told."""

import pytest

from advisor.words.english import ENGLISH
from advisor.words.languages import language
from engine.components import General, Troop
from engine.position_file import Problem
from engine.position_file import problems as faults
from engine.position_file.json_text import OddNumber
from engine.position_file.problems import Fault, Gap, NotAName


def test_of_many_places_the_first_are_named() -> None:
    paths = tuple(f"hand[{number}]" for number in range(10))
    assert ENGLISH.path(Problem(paths, Gap())).endswith("hand[7] and 2 more")
    assert ENGLISH.path(Problem(paths[:8], Gap())).endswith("hand[7]")


def test_a_problem_in_one_line() -> None:
    fault = NotAName("sohie", Troop)
    found, allowed = ENGLISH.found_and_allowed(Problem(("tile",), fault))
    assert ENGLISH.problem(Problem(("tile",), fault)) == f"tile: {found} ({allowed})"
    assert ENGLISH.problem(Problem(("",), fault, "sohei")) == f"{found} ({allowed}); did you mean 'sohei'?"


@pytest.mark.parametrize(
    ("name", "shown"), [("x.json", "x.json"), ("-", "standard input"), ("", "''"), ("\x1b", r"'\x1b'")]
)
def test_the_heading_over_problems_shows_any_name(name: str, shown: str) -> None:
    assert ENGLISH.problem_count(name, 2) == f"{shown}: 2 problems"


def test_values_as_a_message_names_them() -> None:
    values: list[tuple[object, str]] = [
        (None, "null"),
        (True, "true"),
        (3, "3"),
        ("x", "'x'"),
        ([], "a list"),
        ({}, "an object"),
        (OddNumber("1.5"), "1.5"),
        (OddNumber("1" * 99), "1" * 15 + "…"),
    ]
    assert [ENGLISH.shown(value) for value, _ in values] == [said for _, said in values]
    assert language("de").shown("x") == "„x“"


def test_what_is_missing_for_playouts() -> None:
    assert ENGLISH.too_little_for_playouts(["favour", "koku_deck"]).endswith(": favour, koku_deck.")


@pytest.mark.parametrize(
    ("fault", "found", "allowed"),
    [
        (faults.NotJson(3, 4, faults.Cause.COMMENT), "not JSON at line 3, column 4", "JSON has no comments"),
        (faults.NotInRange("x", 1, 4), "'x' does not fit", "a whole number, 1 to 4"),
        (faults.NotInRange("x", 1, 1), "'x' does not fit", "a whole number, 1"),
        (faults.NotAnother(General.II, ()), "'ii' is you", "the others"),
        (faults.NotAnother(General.II, (General.SAKAI,)), "'ii' is you", "the others: sakai"),
        (faults.MoreUnknownFields(1, ("a", "b")), "1 more unknown field", "a, b"),
        (faults.NotAList(3, faults.Listed.LOTS), "3 is not a list", "[...] of two lots"),
        (faults.NamedBefore(Troop, "hand"), "a troop named before, as hand", "each once"),
        (faults.TooLarge(1_000_000), "too large", "at most 1,000,000 bytes; a position takes about 1,000"),
    ],
)
def test_what_was_found_and_what_is_allowed(fault: Fault, found: str, allowed: str) -> None:
    assert ENGLISH.found_and_allowed(Problem(("",), fault)) == (found, allowed)


def test_a_card_may_be_any_or_a_troop_only() -> None:
    any_card, troop = (
        ENGLISH.found_and_allowed(Problem(("",), faults.NotACard("x", only))) for only in (False, True)
    )
    assert "koku 1" in any_card[1]
    assert "koku" not in troop[1]
