"""The answers of a session at the table, on a console."""

import sys
from collections.abc import Callable
from contextlib import AbstractContextManager

from rich.console import Console

from advisor.screen.console import print_sheet, thinking
from advisor.screen.editor import Editor, can_edit, read_plainly
from advisor.screen.position import print_board
from advisor.screen.saying import SayingScreen
from advisor.screen.sheet import Sheet
from advisor.table.answers import Typing
from advisor.table.begun import Begun
from advisor.table.journal_faults import JournalFault
from advisor.table.phase import Ask
from advisor.table.reasons import Reason
from advisor.words.interface import Words


class TableScreen(SayingScreen):
    """Says each answer in words, at once also where it goes through a pipe."""

    def __init__(self, console: Console, words: Words) -> None:
        super().__init__(words)
        self._console = console
        self._editor: Editor | None = None

    def show(self, sheet: Sheet) -> None:
        """Draw an answer."""
        print_sheet(self._console, sheet)
        self._console.file.flush()

    def read_line(self, typing: Typing) -> str:
        """The next line that is typed."""
        if self._editor is None and can_edit():
            self._editor = Editor(self.words)
        return self._editor.read(typing) if self._editor else read_plainly(typing)

    def speak(self, asked: str) -> bool:
        """Go on in another language, at the line that is typed too."""
        is_spoken = super().speak(asked)
        if self._editor:
            self._editor.words = self.words
        return is_spoken

    def clear(self) -> None:
        """Empty a terminal, with what it has kept above and what was typed."""
        if self._editor:
            self._editor.forget()
        if self._console.is_terminal:
            self._console.file.write("\x1b[H\x1b[2J\x1b[3J")
            self._console.file.flush()

    def failed(self, reason: Reason | JournalFault, line: int | None = None) -> None:
        """Why the session ends, or what was found when it began."""
        text = self.words.reason(reason) if line is None else self.words.at_line(line, reason)
        sys.stderr.write(f"{text}\n")

    def board(self, table: Begun) -> None:
        """The provinces as they lie."""
        print_board(self._console, self.words, table.outlook())

    def guide(self, asked: Ask | None) -> None:
        """The language of the table on one page, or what can be told when something is asked."""
        self.say(self.words.table.guide(self._console.width, asked))

    def thinking(self) -> AbstractContextManager[Callable[[int, int], None]]:
        """A sign of life while the best play is looked for."""
        return thinking(self._console, self.words)
