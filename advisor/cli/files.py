"""Positions from where the command line names them: a file, or standard input."""

import sys
from pathlib import Path

from engine.obstacles import why
from engine.position import Position
from engine.position_file import Problem, Unreadable, read_position
from engine.position_file.json_text import MOST_BYTES
from engine.position_file.problems import CannotBeOpened, NoStandardInput

STANDARD_INPUT = "-"


def position_in(name: str, how_to_end: str) -> Position:
    """The position in a file, or on standard input for `-`; `Unreadable` with its problems. Whoever types it
    is told how to end it."""
    try:
        if name == STANDARD_INPUT:
            data = _standard_input(how_to_end)
        else:
            with Path(name).open("rb") as file:
                data = file.read(MOST_BYTES + 1)
    except (OSError, ValueError) as error:
        raise Unreadable([Problem(("",), CannotBeOpened(why(error)))]) from None
    return read_position(data)


def _standard_input(how_to_end: str) -> bytes:
    if sys.stdin is None:
        raise Unreadable([Problem(("",), NoStandardInput())])
    if sys.stdin.isatty():
        sys.stderr.write(f"{how_to_end}\n")
    return sys.stdin.buffer.read(MOST_BYTES + 1)
