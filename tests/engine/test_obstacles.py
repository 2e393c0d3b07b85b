"""What was in the way of a file."""

import errno
import os
from pathlib import Path

import pytest

from engine.obstacles import Obstacle, why


def opening(path: str | Path) -> OSError | ValueError:
    with pytest.raises((OSError, ValueError)) as caught:
        Path(path).read_bytes()
    assert isinstance(caught.value, OSError | ValueError)
    return caught.value


def test_what_really_happens_is_told_apart(tmp_path: Path) -> None:
    assert why(opening(tmp_path / "nowhere")) is Obstacle.NOT_THERE
    assert why(opening("a\0b")) is Obstacle.BAD_NAME
    assert why(opening("x" * 5000)) is Obstacle.NAME_TOO_LONG


@pytest.mark.parametrize(
    ("number", "obstacle"),
    [
        (errno.EACCES, Obstacle.NOT_ALLOWED),
        (errno.ENOSPC, Obstacle.DISK_FULL),
        (errno.EISDIR, Obstacle.IS_A_FOLDER),
        (errno.EADDRINUSE, Obstacle.PORT_TAKEN),
    ],
)
def test_what_the_machine_says_by_a_number(number: int, obstacle: Obstacle) -> None:
    assert why(OSError(number, os.strerror(number))) is obstacle


def test_what_is_rare_keeps_the_words_of_the_machine() -> None:
    assert why(OSError(errno.EIO, "Input/output error")) == "Input/output error"
    assert why(OSError("odd")) == "odd"
