"""`advisor play`: the game's file is opened, and lines come from a terminal, a pipe or a file."""

import io
import sys
import threading
from collections.abc import Callable, Iterator
from importlib import import_module
from typing import TextIO

from advisor.table.answers import Screen
from advisor.table.commands import Name
from advisor.table.joining import Joined
from advisor.table.journal import Journal
from advisor.table.journal_faults import JournalError, NotSaved
from advisor.table.reasons import CannotReplay, GameIsThere, NoInput, NoText, Refused
from advisor.table.record import Record
from advisor.table.session import Session
from engine.position import Position

DONE, FAILED, BAD_INPUT = 0, 1, 2
COMMENT = "#"
PROMPT = "> "


def play_game(path: str, start: Position | None, screen: Screen) -> int:
    """Record a game; the exit code."""
    try:
        with Journal.open(path) as journal:
            if journal.torn:
                screen.failed(journal.torn)
            record = _replayed(journal)
            if start:
                if record.entries:
                    raise Refused(GameIsThere(path))
                record.tell(Joined(start).line(record.table))
            session = Session(record, screen)
            if sys.stdin is None:
                raise Refused(NoInput())
            return _from_terminal(session) if sys.stdin.isatty() else _from_lines(session, sys.stdin)
    except JournalError as error:
        screen.failed(error.fault)
        return FAILED if isinstance(error, NotSaved) else BAD_INPUT
    except Refused as error:
        screen.failed(error.reason)
        return BAD_INPUT


def _replayed(journal: Journal) -> Record:
    record = Record()
    for number, line in enumerate(journal.lines, start=1):
        try:
            record.tell(line, confirmed=True)
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
    _complete_with(session.complete)
    # The solver takes longest to load: it does so while the first lines are typed.
    loading = threading.Thread(target=import_module, args=["advisor.solver.cpsat"])
    loading.start()
    try:
        _interruptible(session, session.begin)
        # Each Ctrl-C is met, also one that comes between two lines.
        _patiently(lambda: _hear_until_over(session))
    finally:
        loading.join()
    return DONE


def _interruptible(session: Session, part: Callable[[], None]) -> None:
    """Ctrl-C gives up what is being typed or looked for, and nothing else."""
    try:
        part()
    except KeyboardInterrupt:
        sys.stdout.write("\n")
        _patiently(session.stopped)


def _hear_until_over(session: Session) -> None:
    while not session.is_over:
        _interruptible(session, lambda: _ask_and_hear(session))


def _patiently(part: Callable[[], object]) -> None:
    """Do something to its end; Ctrl-C again meanwhile says nothing new."""
    while True:
        try:
            part()
        except KeyboardInterrupt:
            continue
        return


def _ask_and_hear(session: Session) -> None:
    session.ask()
    try:
        line = input(PROMPT)
    except EOFError:
        sys.stdout.write("\n")
        line = Name.QUIT.value
    try:
        session.hear(line)
    except Refused as error:
        session.apologize(error.reason)
    except NotSaved as error:
        session.apologize(error.fault)
    if session.is_hidden:
        _forget_what_was_typed()


def _forget_what_was_typed() -> None:
    """Let no arrow key bring back a line that tells of my hand."""
    try:
        import readline
    except ImportError:
        return
    readline.clear_history()


def _complete_with(complete: Callable[[str], list[str]]) -> None:
    """Let Tab offer words, where the terminal can."""
    try:
        import readline
    except ImportError:
        return

    def nth(_: str, state: int) -> str | None:
        line = readline.get_line_buffer()[: readline.get_endidx()]
        offered = complete(line)
        return f"{offered[state]} " if state < len(offered) else None

    readline.set_completer_delims(" ,")
    readline.set_completer(nth)
    editline = "libedit" in (readline.__doc__ or "")
    readline.parse_and_bind("bind ^I rl_complete" if editline else "tab: complete")
