"""`advisor play`: the game's file is opened, and lines come from a terminal, a pipe or a file."""

import sys
import threading
from collections.abc import Callable
from importlib import import_module

from advisor.table.events import Joined
from advisor.table.journal import Journal, NotSaved
from advisor.table.record import Record, Refused
from advisor.table.session import Screen, Session
from advisor.table.speech import said
from advisor.words import table as words
from engine.errors import ShitennoError
from engine.position import Position

DONE, FAILED, BAD_INPUT = 0, 1, 2
COMMENT = "#"
PROMPT = "> "


def play_game(path: str, start: Position | None, screen: Screen) -> int:
    """Record a game; the exit code."""
    try:
        with Journal.open(path) as journal:
            if journal.torn:
                sys.stderr.write(f"{journal.torn}\n")
            record = _replayed(journal)
            if start:
                if record.entries:
                    raise Refused(f"{path} holds a game already; a position begins a new one.")
                record.tell(said(Joined(start), record.table))
            session = Session(record, screen)
            return _from_terminal(session) if sys.stdin.isatty() else _from_lines(session)
    except NotSaved as error:
        sys.stderr.write(f"{error}\n")
        return FAILED
    except ShitennoError as error:
        sys.stderr.write(f"{error}\n")
        return BAD_INPUT


def _replayed(journal: Journal) -> Record:
    record = Record()
    for number, line in enumerate(journal.lines, start=1):
        try:
            record.tell(line)
        except Refused as error:
            raise Refused(words.cannot_replay(number, line, str(error))) from None
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
            sys.stderr.write(f"{words.refused_line(number, str(error))}\n")
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
        session.stopped()


def _ask_and_hear(session: Session) -> None:
    session.ask()
    try:
        line = input(PROMPT)
    except EOFError:
        sys.stdout.write("\n")
        line = "quit"
    try:
        session.hear(line)
    except (Refused, NotSaved) as error:
        session.apologize(str(error))


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
