"""Position files: the contract's `position.json`, read and written."""

from engine.position import Position
from engine.position_file.json_text import parse
from engine.position_file.problems import Problem, Unreadable
from engine.position_file.reader import PositionReader
from engine.position_file.writer import document, write_position

__all__ = ["Problem", "Unreadable", "document", "problems_of", "read_position", "write_position"]


def read_position(text: str | bytes) -> Position:
    """The position in a file's text; `Unreadable` with every problem there is."""
    found, repeated = parse(text)
    reader = PositionReader(repeated)
    position = reader.position(found)
    if position is None:
        raise Unreadable(reader.problems)
    return position


def problems_of(position: Position) -> tuple[Problem, ...]:
    """What is wrong with a position made by a program: the problems that its file would have."""
    try:
        read_position(write_position(position))
    except Unreadable as error:
        return error.problems
    return ()
