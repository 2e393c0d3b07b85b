"""`advisor play`: the game's file is opened, and lines come from a terminal, a pipe or a file."""

import io
import signal
import sys
import threading
from collections.abc import Callable, Iterator
from importlib import import_module
from typing import Self, TextIO

from advisor.table.answers import Screen
from advisor.table.commands import Name
from advisor.table.foresight import Foresight
from advisor.table.joining import Joined
from advisor.table.journal import Journal, entry_fault
from advisor.table.journal_faults import JournalError, NotSaved
from advisor.table.reasons import CannotReplay, GameIsThere, NoInput, NoText, Refused
from advisor.table.record import Record
from advisor.table.session import Session
from advisor.table.setting_up import SettingUp
from engine.position import Position

DONE, FAILED, BAD_INPUT = 0, 1, 2
COMMENT = "#"


def play_game(path: str, start: Position | None, screen: Screen, playouts: int) -> int:
    """Record a game; the exit code."""
    if sys.stdin is None:
        screen.failed(NoInput())
        return BAD_INPUT
    return with_record(path, start, screen, lambda record: converse(Session(record, screen, playouts)))


def with_record(path: str, start: Position | None, screen: Screen, use: Callable[[Record], int]) -> int:
    """Open the file of a game, or begin one, and use it; the exit code."""
    try:
        joined = Joined(start).line(SettingUp()) if start else None
        if joined:
            # A game that cannot be joined begins no file.
            Record().tell(joined)
            if fault := entry_fault(path, joined):
                raise Refused(fault)
        with Journal.open(path) as journal:
            if journal.torn:
                screen.failed(journal.torn)
            record = _replayed(journal)
            if joined:
                if record.entries:
                    raise Refused(GameIsThere(path))
                record.tell(joined)
            return use(record)
    except JournalError as error:
        screen.failed(error.fault)
        return FAILED if isinstance(error, NotSaved) else BAD_INPUT
    except Refused as error:
        screen.failed(error.reason)
        return BAD_INPUT


def converse(session: Session) -> int:
    """Hear what is typed, or what comes through a pipe, to its end; the exit code."""
    return _from_terminal(session) if sys.stdin.isatty() else _from_lines(session, sys.stdin)


def _replayed(journal: Journal) -> Record:
    record = Record()
    for number, line in enumerate(journal.lines, start=1):
        try:
            record.tell(line, is_old=True)
        except Refused as error:
            raise Refused(CannotReplay(number, line, error.reason)) from None
    record.saved = journal
    return record


def _from_lines(session: Session, stream: TextIO) -> int:
    """Hear lines until one is refused; its number is then said."""
    for number, line in enumerate(_lines(stream), start=1):
        try:
            if line is None:
                raise Refused(NoText())
            if line.lstrip().startswith(COMMENT):
                continue
            session.hear(line)
        except Refused as error:
            session.screen.failed(error.reason, number)
            return BAD_INPUT
        if session.is_over:
            break
    return DONE


def _lines(stream: TextIO) -> Iterator[str | None]:
    """The lines of a pipe or file, None for one that is no text: what comes before it is heard first."""
    if not isinstance(stream, io.TextIOWrapper):
        yield from stream
        return
    for data in stream.buffer:
        try:
            yield data.decode("utf-8-sig")
        except UnicodeDecodeError:
            yield None


def _from_terminal(session: Session) -> int:
    """Ask and hear until the end of the input; a line that is refused is asked for again."""
    # The solver takes longest to load: it does so while the first lines are typed.
    loading = threading.Thread(target=import_module, args=["advisor.solver.cpsat"])
    loading.start()
    session.foresight = Foresight()
    screen = session.screen
    try:
        with OneInterrupt() as interrupt:
            interrupt.may_stop(session, session.begin)
            while not session.is_over:
                interrupt.may_stop(session, lambda: _ask_and_hear(session, screen))
    finally:
        loading.join()
    return DONE


class OneInterrupt:
    """Ctrl-C gives up what is being typed or looked for, and nothing else; pressed again before that is
    answered, it says nothing new."""

    def __init__(self) -> None:
        self._is_armed = False

    def __enter__(self) -> Self:
        self._before = signal.signal(signal.SIGINT, self._interrupt)
        return self

    def __exit__(self, *_: object) -> None:
        signal.signal(signal.SIGINT, self._before)

    def may_stop(self, session: Session, part: Callable[[], None]) -> None:
        """Do something that Ctrl-C may stop."""
        try:
            self._is_armed = True
            part()
            self._is_armed = False
        except KeyboardInterrupt:
            self._is_armed = False
            sys.stdout.write("\n")
            session.stopped()

    def _interrupt(self, *_: object) -> None:
        if self._is_armed:
            self._is_armed = False
            raise KeyboardInterrupt


def _ask_and_hear(session: Session, screen: Screen) -> None:
    session.ask()
    try:
        line = screen.read_line(session)
    except EOFError:
        sys.stdout.write("\n")
        line = Name.QUIT.value
    try:
        session.hear(line)
    except Refused as error:
        session.apologize(error.reason)
    except NotSaved as error:
        session.apologize(error.fault)
