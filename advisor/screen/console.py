"""The console: its width, its colours, sheets drawn on it, and lines without padding where they go through a
pipe."""

import re
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any, TextIO, assert_never, cast

from rich.console import Console, Group
from rich.containers import Lines
from rich.progress import BarColumn, Progress, SpinnerColumn, TextColumn
from rich.table import Table
from rich.text import Text

from advisor.screen.sheet import Figures, Gap, Line, Rows, Sheet, Tone
from advisor.words.interface import Words
from engine.board import Province

NARROWEST = 48
"""The least width that holds every column of a table; below that, the terminal breaks the lines."""


STUCK = "\ue000"
"""Stands for a blank at which no line is broken, while others are; no language uses it."""
PLACE = re.compile(rf"({'|'.join(province.label for province in Province)}) (?=[1-4]\b)")
"""'Kantō 2'."""
STICKS = re.compile(
    r" (?=[%×:;?!»])|(?<=[«×±]) |(?<=[^\W\d]) (?=\d+ %)"
    rf"|(?<=\d)(?<!{STUCK}\d) (?=\w)|(?<=[^\W\d]) (?=[1-4]\b(?! ?[×%\w]))"
)
"""Other such blanks: '33 %', 'Sōhei 25 %', '2 × Bushi', '3 koku', 'position 2', '« oui »'."""


class Prose(Text):
    """Sentences, whose lines are broken where a person would."""

    def wrap(self, console: Console, width: int, **options: Any) -> Lines:
        """The text in lines of a width."""
        stuck = self.copy()
        stuck.plain = STICKS.sub(STUCK, PLACE.sub(rf"\1{STUCK}", self.plain))
        lines = stuck.wrap(console, width, **options)
        for line in lines:
            line.plain = line.plain.replace(STUCK, " ")
        return lines


class Unpadded:
    """A stream whose lines end where their text ends; a table fills them up with blanks."""

    def __init__(self, stream: TextIO) -> None:
        self._stream = stream

        self.encoding = stream.encoding

    def isatty(self) -> bool:
        """Whether a person looks at it."""
        return self._stream.isatty()

    def write(self, text: str) -> int:
        """Write whole lines."""
        self._stream.write(re.sub(r" +$", "", text, flags=re.MULTILINE))
        return len(text)

    def flush(self) -> None:
        """Write at once."""
        self._stream.flush()


def standard_output() -> Console:
    """The console of the command line."""
    console = Console(highlight=False)
    if not sys.stdout.isatty():
        console = Console(highlight=False, file=cast("TextIO", Unpadded(sys.stdout)))
    if console.width < NARROWEST:
        console.width = NARROWEST
    return console


def rows() -> Table:
    """Lines with a label before them."""
    table = Table.grid(padding=(0, 2))
    table.add_column(no_wrap=True)
    table.add_column()
    return table


STYLES = {
    Tone.PLAIN: "",
    Tone.STRONG: "bold",
    Tone.GOOD: "bold green",
    Tone.BAD: "bold red",
    Tone.FIRST: "bold yellow",
}


def print_sheet(console: Console, sheet: Sheet) -> None:
    """Draw an answer."""
    for part in sheet:
        match part:
            case Line(text, tone):
                # In a group it is drawn as it is; alone it would become plain text, broken anywhere.
                console.print(Group(Prose(text, style=STYLES[tone])))
            case Rows():
                console.print(_labelled(part))
            case Figures():
                console.print(_columns(part))
            case Gap():
                console.print()
            case _:
                assert_never(part)


def _labelled(part: Rows) -> Table:
    table = rows()
    for row in part.rows:
        text = Prose(row.lead, style="bold")
        text.append(row.text, style="not bold")
        table.add_row(row.label, text)
    return table


def _columns(part: Figures) -> Table:
    table = Table(box=None, padding=(0, 2, 0, 0), header_style="bold")
    first, *others = part.headings
    table.add_column(first)
    for heading in others:
        table.add_column(heading, justify="right", no_wrap=True)
    *terms, total = part.rows
    for row in terms:
        table.add_row(*row)
    table.add_row(*total, style="bold")
    return table


@contextmanager
def thinking(console: Console, words: Words, is_shown: bool = True) -> Iterator[Callable[[int, int], None]]:
    """A sign of life on a terminal while the best play is looked for; it is told how far playouts have
    come."""
    columns = SpinnerColumn(), TextColumn("{task.description}"), BarColumn(bar_width=20)
    is_hidden = not (is_shown and console.is_terminal)
    with Progress(*columns, console=console, transient=True, disable=is_hidden) as bar:
        task = bar.add_task(words.labels.working, total=None)

        def tell(done: int, of: int) -> None:
            bar.update(task, description=words.labels.playing_out, completed=done, total=of)

        yield tell
