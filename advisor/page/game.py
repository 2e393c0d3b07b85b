"""A recorded game that a terminal and several phones share: one session, one journal, everybody told at
once."""

import threading
from collections import OrderedDict
from collections.abc import Callable, Iterator, Sequence
from contextlib import AbstractContextManager, contextmanager, nullcontext
from dataclasses import dataclass

from advisor.conquest.afford import Affordability
from advisor.conquest.explanation import Explanation
from advisor.page.thinking import Thinker, Thought
from advisor.screen.advice import advice_sheet
from advisor.screen.afford import afford_sheet
from advisor.screen.saying import SayingScreen
from advisor.screen.sheet import Line, Sheet
from advisor.table.advising import DecisionAdvice, TurnAdvice, is_due
from advisor.table.answers import Notice, Screen, Typing
from advisor.table.begun import Begun
from advisor.table.commands import Name, named
from advisor.table.expected import NotYet
from advisor.table.foresight import Chances
from advisor.table.journal_faults import JournalFault, NotSaved
from advisor.table.phase import Ask, Phase
from advisor.table.playing import Playing
from advisor.table.reasons import NotThereYet, Reason, Refused, WouldDrop
from advisor.table.record import HIDE, NUMBER, SHOW, Change, Entry, Record
from advisor.table.session import CHANGES, Session
from advisor.table.spoken import folded
from advisor.words.interface import Words
from engine.position import Position

QUESTIONS = (Name.AFFORD, Name.ODDS, Name.SCORE, Name.PLAYERS, Name.HISTORY, Name.EXPLAIN, Name.WHY)
"""The commands with which a phone can ask."""
REMEMBERED = 500
"""So many answers are kept for phones that ask again because they lost the first answer."""


class Collected(SayingScreen):
    """What is said to one phone."""

    def __init__(self, words: Words) -> None:
        super().__init__(words)
        self.sheet: Sheet = ()
        self.change: Change | None = None

    def show(self, sheet: Sheet) -> None:
        """Keep it."""
        self.sheet += sheet

    def notice(self, notice: Notice) -> None:
        """What is to be typed is not said: there are buttons."""

    def advice(self, found: Explanation, everything: bool) -> None:
        """All of it; a button shows more."""
        self.show(advice_sheet(self.words, found, more=self.words.page.labels.more))

    def affordability(self, answer: Affordability, every: bool) -> None:
        """Whether a province can be paid for; a button shows every way."""
        self.show(afford_sheet(self.words, answer, every, more=self.words.page.labels.more))

    def changed(self, change: Change, number: int, is_hidden: bool) -> None:
        """Keep what changed, too, for the terminal. The answer stands where a neighbour may see it."""
        super().changed(change, number, is_hidden=True)
        self.change = change

    def history(self, entries: Sequence[Entry], is_hidden: bool) -> None:
        """The record, without my cards."""
        super().history(entries, is_hidden=True)

    def read_line(self, typing: Typing) -> str:
        """Phones send their lines."""
        raise EOFError

    def clear(self) -> None:
        """A phone covers its own screen."""

    def failed(self, reason: Reason | JournalFault, line: int | None = None) -> None:
        """Say why."""
        self.refused(reason)

    def board(self, table: Begun) -> None:
        """The page draws it."""

    def guide(self, asked: Ask | None) -> None:
        """Buttons say what can be told."""

    def thinking(self) -> AbstractContextManager[Callable[[int, int], None]]:
        """The page shows it by itself."""
        return nullcontext(lambda done, of: None)


@dataclass(frozen=True, slots=True)
class Answer:
    """What a phone is answered."""

    is_taken: bool
    sheet: Sheet
    confirm: str | None = None
    """The line that does it all the same, where it would cost others."""
    is_stale: bool = False
    """Whether something else happened before it, so that it was not even tried."""


class Hearing(threading.local):
    """Whether this thread hears a phone: what the terminal hides stays hidden to all others."""

    a_phone = False


class SharedGame(Session):
    """A session whose advice is found in the background and told to everybody who looks. Lines that are typed
    and lines from phones come one after the other."""

    def __init__(self, record: Record, screen: Screen, playouts: int, tell: Callable[[], None]) -> None:
        super().__init__(record, screen, playouts)
        self.revision = 0
        """Grows with everything that changes the record."""
        self.thought = Thought()
        self._tell_all = tell
        self._lock = threading.RLock()
        self._answered: OrderedDict[str, Answer] = OrderedDict()
        self._hearing = Hearing()
        self.thinker = Thinker(playouts, self._think)
        self.thinker.look_at(self.record.table)

    @property
    def is_hidden(self) -> bool:
        """Whether my hand is kept off the terminal; a phone covers it by itself."""
        return not self._hearing.a_phone and self.record.is_hidden

    @property
    def open_table(self) -> Phase:
        """What is known now, with my hand, which phones cover by themselves and guests are not sent."""
        return self.record.table

    @property
    def chances(self) -> Chances | None:
        """Each player's chance to win, where it is known and may be seen."""
        return None if self.is_hidden else self.thought.chances

    def begin(self) -> None:
        """Say on the terminal where the game stands."""
        with self._lock:
            super().begin()

    def ask(self) -> None:
        """Put the next question on the terminal."""
        with self._lock:
            super().ask()

    def apologize(self, reason: Reason | JournalFault) -> None:
        """Say on the terminal why a line was not taken."""
        with self._lock:
            super().apologize(reason)

    def hear(self, line: str) -> None:
        """Answer a line that was typed."""
        with self._lock:
            before = self.record.last
            try:
                super().hear(line)
            finally:
                if self.record.last is not before:
                    self._has_changed()

    def enter(self, line: str, revision: int, entry: str, words: Words) -> Answer:
        """Record a line of a phone, if nothing else has happened since its `revision`, and answer in its
        language. An `entry` that comes twice is recorded once."""
        with self._lock:
            if entry in self._answered:
                return self._answered[entry]
            command = named(folded(line).partition(" ")[0])
            if revision != self.revision:
                return Answer(False, (), is_stale=True)
            screen = Collected(words)
            if not line.strip() or (command and command.name not in CHANGES):
                return Answer(False, ())
            answer = self._entered(line, screen)
            self._answered[entry] = answer
            while len(self._answered) > REMEMBERED:
                self._answered.popitem(last=False)
        return answer

    def _entered(self, line: str, screen: Collected) -> Answer:
        terminal, confirm = self.screen, None
        try:
            with self._to_phone(screen):
                if self.record.is_doubtful:
                    # What was told to a terminal that hides my hand, and contradicts it, is left out first.
                    self.record.tell(SHOW)
                    self.record.tell(HIDE)
                self.tell(line)
        except Refused as error:
            screen.refused(error.reason)
            confirm = error.reason.confirmation if isinstance(error.reason, WouldDrop) else None
        except NotSaved as error:
            screen.refused(error.fault)
        if screen.change:
            self._has_changed()
            terminal.changed(screen.change, len(self.record.entries), self.is_hidden)
        return Answer(screen.change is not None, screen.sheet, confirm)

    @contextmanager
    def _to_phone(self, screen: Collected) -> Iterator[None]:
        """While this lasts, answers go to a phone, whose screen nobody else sees."""
        terminal, self.screen, self._hearing.a_phone = self.screen, screen, True
        try:
            yield
        finally:
            self.screen, self._hearing.a_phone = terminal, False

    def look_up(self, line: str, words: Words) -> Answer:
        """Answer a question of a phone in its language; nothing changes."""
        command = named(folded(line).partition(" ")[0])
        screen = Collected(words)
        if command is None or command.name not in QUESTIONS:
            return self._line_of(line)
        try:
            if command.name is Name.WHY:
                # It takes a while, in which others may enter something.
                self.find_advice().ask_about(line.partition(" ")[2], screen, self._playouts)
            else:
                with self._lock, self._to_phone(screen):
                    command.run(self, line)
        except Refused as error:
            return Answer(False, (Line(words.reason(error.reason)),))
        return Answer(True, screen.sheet)

    def _line_of(self, asked: str) -> Answer:
        """A line of the record as it was told, to be changed: what 'edit 3' asks for."""
        word, _, number = asked.partition(" ")
        entries = self.record.entries
        if word != Name.EDIT.value or not NUMBER.fullmatch(number) or not 1 <= int(number) <= len(entries):
            return Answer(False, ())
        return Answer(True, (Line(entries[int(number) - 1].line),))

    def position_now(self) -> Position:
        """The position at my turn or decision; `Forbidden` or `Refused` at any other moment."""
        table = self.record.table
        if not isinstance(table, Playing):
            raise Refused(NotThereYet(NotYet.POSITION))
        return table.decision_position()

    def advise_if_due(self) -> None:
        """Think about the table in the background."""
        self.thinker.look_at(self.record.table)

    def find_advice(self) -> TurnAdvice | DecisionAdvice:
        """The advice for now, if it was found."""
        table = self.record.table
        if not is_due(table):
            raise Refused(NotThereYet(NotYet.ADVICE))
        if self.thought.table is not table or self.thought.advice is None:
            raise Refused(self.thought.missing or NotThereYet(NotYet.THOUGHT))
        return self.thought.advice

    def _think(self, thought: Thought) -> None:
        """Something was found out."""
        with self._lock:
            if thought.table is not self.record.table:
                return
            self.thought = thought
            if thought.advice:
                self.take_advice(thought.advice)
        self._tell_all()

    def _has_changed(self) -> None:
        self.revision += 1
        table = self.record.table
        self.thought = Thought(table, is_over=not is_due(table))
        self._tell_all()
