"""Writing a position for other programs: as a whole or not at all, and never over anything else."""

import errno
import os
import stat
import tempfile
from contextlib import suppress
from pathlib import Path

from engine.errors import ShitennoError
from engine.position import Position
from engine.position_file import Unreadable, read_position, write_position
from engine.position_file.json_text import MOST_BYTES


class NotAPosition(ShitennoError):
    """Something else has that name: no regular file, or one that holds no position."""


class Exists(ShitennoError):
    """Another position is there."""


def export(position: Position, name: str, confirmed: bool) -> None:
    """Write a position; another one is replaced only where that was `confirmed`."""
    if name == "-" or "\0" in name:
        raise OSError(errno.EINVAL, os.strerror(errno.EINVAL))
    path, text = Path(name), write_position(position)
    there = _there(path)
    if there is not None and there != text and not confirmed:
        raise Exists(name)
    handle, temporary = tempfile.mkstemp(prefix=f".{path.name}.", dir=path.parent)
    try:
        with os.fdopen(handle, "w", encoding="utf-8", newline="\n") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        _set_mode(temporary, path)
        os.replace(temporary, path)
    except BaseException:
        with suppress(OSError):
            os.unlink(temporary)
        raise


def _there(path: Path) -> str | None:
    """The position file that has the name, if there is one."""
    try:
        mode = os.lstat(path).st_mode
    except FileNotFoundError:
        return None
    if not stat.S_ISREG(mode):
        raise NotAPosition(str(path))
    with path.open("rb") as file:
        data = file.read(MOST_BYTES + 1)
    try:
        read_position(data)
    except Unreadable:
        raise NotAPosition(str(path)) from None
    return data.decode(errors="replace")


def _set_mode(temporary: str, path: Path) -> None:
    """Let others read the file as they could read the one before, or any new one."""
    with suppress(OSError):
        os.chmod(temporary, os.stat(path).st_mode & 0o777 if path.exists() else 0o666 & ~_umask())


def _umask() -> int:
    mask = os.umask(0)
    os.umask(mask)
    return mask
