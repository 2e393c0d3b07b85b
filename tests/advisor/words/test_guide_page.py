"""The guide to the table, laid out for any width."""

from dataclasses import replace

from advisor.table.commands import COMMANDS, Name
from advisor.table.phase import Ask
from advisor.words.guide_page import Guide, Part, Section, Sections, Usages, page, part

INTRODUCTION = "Say it."


def section(section: Section) -> Part:
    means = (section.value, f"what {section.value} means")
    return part("An age", means, ("more", "again"), ("most", "and again"))


SECTIONS = Sections(**{each.value: section(each) for each in Section})
USAGES = Usages(**{name.name.lower(): (str(name.value), f"does {name.value}") for name in Name})
GUIDE = Guide(INTRODUCTION, SECTIONS, USAGES, "Ask: {names}.")


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
        "An age",
        "  set_up",
        "    what set_up means",
        "  more",
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


def test_commands_may_be_named_as_they_are_typed() -> None:
    usages = replace(USAGES, undo=("annuler 2", "takes two lines back"))
    guide = replace(GUIDE, usages=usages, commands="{names}: {typed}")
    assert guide.at_any_time(COMMANDS[:2]) == "undo, redo: annuler, redo"


def test_no_line_ends_where_a_language_forbids_it() -> None:
    guide = replace(GUIDE, introduction="Say : it.", unbroken=" (?=:)")
    assert guide.introduced() == "Say\N{NO-BREAK SPACE}: it."
    assert GUIDE.introduced() == INTRODUCTION
