"""The guide to the table: what a language has to say in it, and how it is laid out."""

import re
from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum
from textwrap import fill

from advisor.table.commands import Command, Name
from advisor.table.phase import SET_UP, Ask

NARROW = 70
"""Below so many columns, what a line means stands under it."""
Row = tuple[str, str]
"""What to type, and what it says."""


class Section(Enum):
    """When something can be told."""

    SET_UP = "set_up"
    JOINING = "joining"
    EVEN_YEAR = "even_year"
    ODD_YEAR = "odd_year"
    END = "end"
    AMENDS = "amends"


_SECTIONS = {
    **dict.fromkeys(SET_UP, Section.SET_UP),
    Ask.JOIN: Section.JOINING,
    **dict.fromkeys((Ask.SHARE, Ask.LOT, Ask.ANSWER, Ask.SPLIT, Ask.CHOICE), Section.EVEN_YEAR),
    **dict.fromkeys((Ask.TURN, Ask.TILE), Section.ODD_YEAR),
    **dict.fromkeys((Ask.HANDS, Ask.NOTHING), Section.END),
}


Part = tuple[str, Sequence[Row]]
"""A heading, and what can be told then."""


def part(heading: str, *rows: Row) -> Part:
    """A part of the guide."""
    return heading, rows


@dataclass(frozen=True, slots=True)
class Sections:
    """What can be told, by the name of the section."""

    set_up: Part
    joining: Part
    even_year: Part
    odd_year: Part
    end: Part
    amends: Part


@dataclass(frozen=True, slots=True)
class Usages:
    """How each command is used, by its name."""

    undo: Row
    redo: Row
    edit: Row
    board: Row
    hand: Row
    players: Row
    afford: Row
    odds: Row
    score: Row
    chances: Row
    history: Row
    explain: Row
    why: Row
    position: Row
    hints: Row
    hide: Row
    show: Row
    language: Row
    help: Row
    quit: Row


@dataclass(frozen=True, slots=True)
class Guide:
    """What a language says in the guide."""

    introduction: str
    sections: Sections
    usages: Usages
    commands: str
    """That commands can be used at any time, and how to see what each does: by their English `names`, or as
    they are `typed` in this language."""
    unbroken: str = "(?!)"
    """The blanks at which no line ends, as a pattern."""

    def section(self, section: Section) -> Part:
        """When something can be told, and what."""
        heading, rows = getattr(self.sections, section.value)
        return heading, [(typed, self._stuck(meaning)) for typed, meaning in rows]

    def usage(self, name: Name) -> Row:
        """What to type for a command, and what it does."""
        typed, does = getattr(self.usages, name.name.lower())
        return typed, self._stuck(does)

    def at_any_time(self, commands: Sequence[Command]) -> str:
        """That these commands can be used at any time."""
        names = ", ".join(str(command.name.value) for command in commands)
        typed = ", ".join(self.usage(command.name)[0].split()[0] for command in commands)
        return self._stuck(self.commands.format(names=names, typed=typed))

    def introduced(self) -> str:
        """The introduction."""
        return self._stuck(self.introduction)

    def _stuck(self, text: str) -> str:
        return re.sub(self.unbroken, "\N{NO-BREAK SPACE}", text)


def page(guide: Guide, commands: Sequence[Command], width: int, asked: Ask | None) -> str:
    """How to tell what happens, and every command, in lines of at most `width`; or only what can be told at a
    moment at which something is asked."""
    sections = list(Section) if asked is None else [_SECTIONS[asked]]
    told = []
    for section in sections:
        heading, rows = guide.section(section)
        if width < NARROW:
            told += [("", heading, "")] if asked is None else []
            told += [("", f"  {typed}", meaning) for typed, meaning in rows]
            continue
        headings = [*heading.split(), *[""] * len(rows)]
        told += [(head, *row) for head, row in zip(headings, rows, strict=False)]
    if asked is None:
        asking = _listed([("", *guide.usage(command.name)) for command in commands], width)
    else:
        asking = fill(guide.at_any_time(commands), width)
    return "\n\n".join([fill(guide.introduced(), width), _listed(told, width), asking])


def _listed(rows: Sequence[tuple[str, str, str]], width: int) -> str:
    """What to type, each with its meaning beside it, or under it where the screen is narrow."""
    headings = max(len(heading) for heading, _, _ in rows)
    margin = headings + 2 if headings else 0
    column = margin + max(len(typed) for _, typed, _ in rows) + 2
    lines = []
    for heading, typed, meaning in rows:
        said = f"{heading:{margin}}{typed}"
        if width < NARROW:
            indent = " " * (len(said) - len(said.lstrip()) + 2)
            lines.append(said)
            lines += (
                [fill(meaning, width, initial_indent=indent, subsequent_indent=indent)] if meaning else []
            )
        else:
            lines.append(fill(f"{said:{column}}{meaning}", width, subsequent_indent=" " * column))
    return "\n".join(lines)
