"""The answers of a session at the table, on a console."""

import sys
from collections.abc import Callable, Mapping, Sequence
from contextlib import AbstractContextManager
from dataclasses import replace

from rich.console import Console
from rich.text import Text

from advisor.conquest.afford import Affordability, BothAffordable
from advisor.conquest.explanation import Explanation
from advisor.screen.advice import print_advice, thinking
from advisor.screen.afford import print_affordability, print_both
from advisor.screen.console import rows
from advisor.screen.editor import Editor, can_edit, read_plainly
from advisor.screen.position import print_board
from advisor.screen.sharing import print_sharing
from advisor.sharing.advice import FEW_OPTIONS, SharingAdvice
from advisor.table.answers import Hint, Notice, Odds, Typing
from advisor.table.begun import Begun
from advisor.table.commands import EVERY, Name
from advisor.table.journal_faults import JournalFault
from advisor.table.phase import Phase
from advisor.table.reasons import Reason
from advisor.table.record import Change, Entry, Revision
from advisor.words.interface import Words
from engine.components import General


class TableScreen:
    """Says each answer in words, at once also where it goes through a pipe."""

    def __init__(self, console: Console, words: Words) -> None:
        self._console = console
        self._words = words
        self._editor: Editor | None = None

    def say(self, text: str) -> None:
        """Show a sentence."""
        self._console.print(Text(text))
        self._console.file.flush()

    def read_line(self, typing: Typing) -> str:
        """The next line that is typed."""
        if self._editor is None and can_edit():
            self._editor = Editor(self._words)
        return self._editor.read(typing) if self._editor else read_plainly(typing)

    def clear(self) -> None:
        """Empty a terminal, with what it has kept above and what was typed."""
        if self._editor:
            self._editor.forget()
        if self._console.is_terminal:
            self._console.file.write("\x1b[H\x1b[2J\x1b[3J")
            self._console.file.flush()

    def notice(self, notice: Notice) -> None:
        """Something that is always said in the same words."""
        self.say(self._words.table.notice(notice))

    def asked(self, table: Phase) -> None:
        """What has to be said next."""
        self.say(self._words.table.asked(table))

    def resumed(self, lines: int) -> None:
        """A game goes on after so many lines."""
        self.say(self._words.table.resumed(lines))

    def changed(self, change: Change, number: int, is_hidden: bool) -> None:
        """What a line did to the record."""
        for sentence in self._words.table.changed(change, number, is_hidden):
            self.say(sentence)

    def refused(self, reason: Reason | JournalFault) -> None:
        """Why a line was not taken."""
        self.say(self._words.reason(reason))

    def undoes(self, revision: Revision, is_hidden: bool) -> None:
        """What `undo` would take back."""
        self.say(self._words.table.undoes(revision, is_hidden))

    def failed(self, reason: Reason | JournalFault, line: int | None = None) -> None:
        """Why the session ends, or what was found when it began."""
        text = self._words.reason(reason) if line is None else self._words.at_line(line, reason)
        sys.stderr.write(f"{text}\n")

    def history(self, entries: Sequence[Entry], is_hidden: bool) -> None:
        """The whole record."""
        for number, entry in enumerate(entries, start=1):
            self.say(self._words.table.history_line(number, entry, is_hidden))

    def score(self, table: Begun, is_hidden: bool) -> None:
        """How things stand."""
        for line in self._words.table.score(table, is_hidden):
            self.say(line)

    def board(self, table: Begun) -> None:
        """The provinces as they lie."""
        print_board(self._console, self._words, table.outlook())

    def hand(self, table: Begun) -> None:
        """My cards and tiles."""
        lines = rows()
        lines.add_row(self._words.labels.hand, Text(self._words.cards(table.view.hand)))
        lines.add_row(self._words.labels.tiles, Text(self._words.tiles(table.game.player(table.me).tiles)))
        self._console.print(lines)

    def players(self, table: Begun) -> None:
        """What is known of each player."""
        self.say(self._words.table.round(table))
        for seat in table.view.seats:
            self.say(self._words.table.seat(seat, table))

    def odds(self, odds: Odds) -> None:
        """What can still come."""
        for line in self._words.table.odds(odds):
            self.say(line)

    def chances(self, chances: Mapping[General, float], playouts: int) -> None:
        """How often each player wins in so many playouts."""
        self.say(self._words.table.chances(chances, playouts))

    def saved_position(self, name: str) -> None:
        """Where the position was written."""
        self.say(self._words.table.saved_position(name))

    def guide(self) -> None:
        """The language of the table on one page."""
        self.say(self._words.table.guide(self._console.width))

    def thinking(self) -> AbstractContextManager[Callable[[int, int], None]]:
        """A sign of life while the best play is looked for."""
        return thinking(self._console, self._words)

    def hint(self, found: Explanation, hint: Hint) -> None:
        """A part of the advice."""
        self.say(self._words.table.hint(found, hint))

    def advice(self, found: Explanation) -> None:
        """All of it."""
        print_advice(self._console, self._words, found, more=f"'{Name.EXPLAIN.value}'")

    def sharing(self, advice: SharingAdvice, seconds: float, everything: bool) -> None:
        """Advice for a decision of an even year."""
        shown = advice if everything else replace(advice, others=advice.others[: FEW_OPTIONS - 1])
        print_sharing(self._console, self._words, shown, seconds)

    def affordability(self, answer: Affordability, every: bool) -> None:
        """Whether a province can be paid for."""
        more = f"'{Name.AFFORD.value} {answer.province.value} {EVERY}'"
        print_affordability(self._console, self._words, answer, every, more)

    def both(self, answer: BothAffordable, every: bool) -> None:
        """Whether two provinces can both be paid for."""
        print_both(self._console, self._words, answer, every)
