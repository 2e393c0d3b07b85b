"""The guide to the table, laid out for any width."""

from collections.abc import Sequence

from advisor.table.commands import COMMANDS, Name
from advisor.table.phase import Ask
from advisor.words.guide_page import Guide, Row, Section, page

INTRODUCTION = "Say it."


def section(section: Section) -> tuple[str, Sequence[Row]]:
    return "An age", (
        (section.value, f"what {section.value} means"),
        ("more", "again"),
        ("most", "and again"),
    )


def usage(name: Name) -> Row:
    return str(name.value), f"does {name.value}"


GUIDE = Guide(INTRODUCTION, section, usage, lambda names: f"Ask: {names}.")


def test_everything_in_columns() -> None:
    introduction, told, asked = page(GUIDE, COMMANDS[:2], 80, None).split("\n\n")
    assert introduction == INTRODUCTION
    assert told.splitlines()[:3] == [
        "An   set_up     what set_up means",
        "age  more       again",
        "     most       and again",
    ]
    assert len(told.splitlines()) == 3 * len(Section)
    assert asked.splitlines() == ["undo  does undo", "redo  does redo"]


def test_a_narrow_page_has_the_meaning_below() -> None:
    _, told, _ = page(GUIDE, COMMANDS[:2], 50, None).split("\n\n")
    assert told.splitlines()[:4] == [
        "An   set_up",
        "       what set_up means",
        "age  more",
        "       again",
    ]


def test_at_a_moment_only_what_can_be_told_then() -> None:
    for asked, meant in (
        (Ask.HAND, "set_up"),
        (Ask.SPLIT, "even_year"),
        (Ask.TILE, "odd_year"),
        (Ask.HANDS, "end"),
    ):
        _, told, commands = page(GUIDE, COMMANDS[:2], 80, asked).split("\n\n")
        assert told.split()[1] == meant
        assert len(told.splitlines()) == 3
        assert commands == "Ask: undo, redo."
