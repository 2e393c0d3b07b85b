"""Files of recorded games, and disks that fail."""

import errno
import os
from collections.abc import Callable
from pathlib import Path

from advisor.table.journal import Journal

ENTRIES = ("Aya Shōgun", "take Kantō: samurai bushi", "undo", "", "  令和　7  ")


def closed_game(path: Path) -> Path:
    """A closed game with some entries."""
    with Journal.open(path) as opened:
        for text in ENTRIES:
            opened.append(text)
    return path


def reopened(path: Path) -> tuple[str, ...]:
    with Journal.open(path) as opened:
        assert opened.torn is None
        return opened.lines


def kept(path: Path) -> dict[str, bytes]:
    return {file.name: file.read_bytes() for file in path.parent.iterdir() if file != path}


def fails(number: int) -> Callable[..., int]:
    def fail(*_: object) -> int:
        raise OSError(number, os.strerror(number))

    return fail


def full_after(room: int) -> Callable[[int, bytes], int]:
    """An `os.write` to a disk with room for so many bytes."""
    write = os.write

    def limited(file: int, data: bytes) -> int:
        nonlocal room
        if not room:
            raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))
        written = write(file, data[:room])
        room -= written
        return written

    return limited
