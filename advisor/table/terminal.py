"""`advisor play`: the game's file is opened, and lines come from a terminal, a pipe or a file."""

import sys
import threading
from collections.abc import Callable
from importlib import import_module

from advisor.table.answers import Screen
from advisor.table.commands import Name
from advisor.table.joining import Joined
from advisor.table.journal import Journal
from advisor.table.journal_faults import JournalError, NotSaved
from advisor.table.reasons import CannotReplay, GameIsThere, Refused
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
            return _from_terminal(session) if sys.stdin.isatty() else _from_lines(session)
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
            record.tell(line)
        except Refused as error:
            raise Refused(CannotReplay(number, line, error.reason)) from None
    record.saved = journal
    return record


def _from_lines(session: Session) -> int:
    """Hear lines until one is refused; its number is then said."""
    for number, line in enumerate(sys.stdin, start=1):
        if line.lstrip().startswith(COMMENT):
            continue
        try:
            session.hear(line)
        except Refused as error:
            session.screen.failed(error.reason, number)
            return BAD_INPUT
        if session.is_over:
            break
    return DONE


def _from_terminal(session: Session) -> int:
    """Ask and hear until the end of the input; a line that is refused is asked for again."""
    _complete_with(session.complete)
    # The solver takes longest to load: it does so while the first lines are typed.
    loading = threading.Thread(target=import_module, args=["advisor.solver.cpsat"])
    loading.start()
    try:
        _interruptible(session, session.begin)
        while not session.is_over:
            _interruptible(session, lambda: _ask_and_hear(session))
    finally:
        loading.join()
    return DONE


def _interruptible(session: Session, part: Callable[[], None]) -> None:
    """Ctrl-C gives up what is being typed or looked for, and nothing else."""
    try:
        part()
    except KeyboardInterrupt:
        sys.stdout.write("\n")
        session.stopped()


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
