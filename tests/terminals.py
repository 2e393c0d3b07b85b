"""Terminals in which `advisor play` runs, and games for it to open."""

import codecs
import os
import re
import select
import struct
import subprocess
import sys
import time
from collections.abc import Sequence
from pathlib import Path

import pyte
import pytest

from advisor.table.journal import Journal
from tests.command_line import BY_FLAT_LAW
from tests.paths import ROOT

if sys.platform == "win32":
    pytest.skip("the system has no pseudo-terminal", allow_module_level=True)

import fcntl
import pty
import termios

MAIN = f"{BY_FLAT_LAW}from advisor.cli import main; main()"
"""The program, by the law that counts by hand: which play is advised does not hang on the laws in use."""
ON_TERMINAL = f"import fcntl, termios; fcntl.ioctl(0, termios.TIOCSCTTY, 0); {MAIN}"
"""The terminal has to control the process for Ctrl-C to reach it."""
FULL_BOARD = str(ROOT / "examples" / "full-board.json")
PATIENCE = 20.0
WHERE_IS_THE_CURSOR = "\x1b[6n"
"""What a terminal is asked, and has to answer."""
QUIET = 0.4
"""Seconds without a sign after which a screen is complete."""
ESCAPE = re.compile(r"\x1b(?:\[[0-9;?]*[@-~]|\][^\x07]*\x07|[=>]|\[?[0-9;?]*\Z)")
CTRL_C, CTRL_D, CTRL_U, TAB = "\x03", "\x04", "\x15", "\t"
ARROW_UP, ARROW_RIGHT = "\x1b[A", "\x1b[C"
SET_UP = (
    "ii sakai",
    "sakai",
    "sensei daimyo",
    "shinobi, sohei+shinobi",
    "sohei sohei samurai shinobi shinobi shinobi bushi shinobi",
)
MY_TURN = (*SET_UP, "samurai, 3x sohei, koku 2, koku 3", "daimyo sohei / hatamoto rest", "hatamoto")
"""I hold a Shinobi, a Sōhei+Shinobi and a Sōhei; Chūbu is the best play."""
ASKED = ("ii sakai honda", "sakai", "daimyo hatamoto shomyo", *SET_UP[3:])
"""Three players, so that the second is asked whether he takes a lot."""


class Terminal:
    """A terminal in which a game is open."""

    def __init__(
        self, game: Path, arguments: Sequence[str], columns: int, environment: dict[str, str]
    ) -> None:
        self.columns = columns
        self.raw = ""
        self._decoder = codecs.getincrementaldecoder("utf-8")()
        self._at = 0
        # Wider than the terminal says it is, so that a line that is too long for it shows.
        self._screen = pyte.HistoryScreen(4 * columns, 60, history=10_000)
        self._stream = pyte.Stream(self._screen)
        self._keyboard, end = pty.openpty()
        fcntl.ioctl(end, termios.TIOCSWINSZ, struct.pack("HHHH", 60, columns, 0, 0))
        unset = {"COLUMNS", "LINES", "NO_COLOR", "FORCE_COLOR"}
        inherited = {name: value for name, value in os.environ.items() if name not in unset}
        self._process = subprocess.Popen(
            [sys.executable, "-c", ON_TERMINAL, "play", str(game), "--playouts", "0", *arguments],
            stdin=end,
            stdout=end,
            stderr=end,
            start_new_session=True,
            cwd=ROOT,
            env={**inherited, "TERM": "xterm", **environment},
        )
        os.close(end)

    @property
    def text(self) -> str:
        """All that was shown, without what only moves the cursor or colours."""
        return ESCAPE.sub("", self.raw)

    @property
    def widest(self) -> int:
        """The longest line that was shown and not typed."""
        above = ["".join(row[at].data for at in sorted(row)) for row in self._screen.history.top]
        lines = [line.rstrip() for line in (*above, *self._screen.display)]
        return max(len(line) for line in lines if not line.startswith("> "))

    def type(self, keys: str) -> None:
        os.write(self._keyboard, keys.encode())

    def until(self, expected: str) -> str:
        """What is new up to a text and with it, line breaks and blanks all alike."""
        deadline = time.monotonic() + PATIENCE
        while (found := self._shown().find(expected, self._at)) < 0:
            assert self._hears(deadline), f"{expected!r} did not come: {self._shown()[self._at :]!r}"
        before, self._at = self._at, found + len(expected)
        return self._shown()[before : self._at]

    def says(self, line: str, expected: str) -> str:
        """What is answered to a line, up to a text."""
        self.type(f"{line}\r")
        return self.until(expected)

    def offered(self, begun: str) -> set[str]:
        """The words that Tab lists after a line as far as it is typed; the line is then taken away."""
        self.type(begun + TAB)
        while self._hears(time.monotonic() + QUIET):
            pass
        typed = max(at for at, line in enumerate(self._screen.display) if line.startswith("> "))
        menu = [line.split() for line in self._screen.display[typed + 1 :]]
        self.type(CTRL_U)
        while self._hears(time.monotonic() + QUIET):
            pass
        self._at = len(self._shown())
        return {words[0] for words in menu if words}

    def interrupt(self) -> None:
        """Press Ctrl-C until the question comes again: one that comes between two lines may be overlooked."""
        for _ in range(20):
            self.type(CTRL_C)
            deadline = time.monotonic() + PATIENCE / 20
            while "? >" not in self._shown()[self._at :] and self._hears(deadline):
                pass
            if "? >" in self._shown()[self._at :]:
                break
        self.until("? >")

    def ended(self) -> int:
        """Wait for the end; the exit code."""
        deadline = time.monotonic() + PATIENCE
        while self._hears(deadline):
            pass
        return self._process.wait(max(0.1, deadline - time.monotonic()))

    def leave(self) -> int:
        """Press Ctrl-D; the exit code."""
        self.type(CTRL_D)
        return self.ended()

    def close(self) -> None:
        if self._process.poll() is None:
            self._process.kill()
            self._process.wait()
        os.close(self._keyboard)

    def _shown(self) -> str:
        return re.sub(r"\s+", " ", self.text)

    def _hears(self, deadline: float) -> bool:
        """Read what is there, if anything comes before the deadline and the end."""
        if not select.select([self._keyboard], [], [], max(0.0, deadline - time.monotonic()))[0]:
            return False
        try:
            data = os.read(self._keyboard, 65_536)
        except OSError:  # So Linux says that nobody has the other end open.
            return False
        text = self._decoder.decode(data)
        self.raw += text
        self._stream.feed(text)
        for _ in range(text.count(WHERE_IS_THE_CURSOR)):
            self.type(f"\x1b[{self._screen.cursor.y + 1};{self._screen.cursor.x + 1}R")
        return bool(data)


def saved(game: Path) -> tuple[str, ...]:
    with Journal.open(game) as journal:
        assert journal.torn is None
        return journal.lines


def enter(game: Path, lines: Sequence[str]) -> None:
    """Save lines without the program, which finds them when it opens the game."""
    with Journal.open(game) as journal:
        for line in lines:
            journal.append(line)
