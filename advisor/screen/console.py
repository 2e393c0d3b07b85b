"""The console: its width, its colours, and lines without padding where they go through a pipe."""

import re
import sys
from typing import TextIO, cast

from rich.console import Console
from rich.table import Table

NARROWEST = 48
"""The least width that holds every column of a table; below that, the terminal breaks the lines."""


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
