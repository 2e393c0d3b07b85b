"""`advisor play` as a person meets it in a terminal, and as a script meets it in a pipe."""

import codecs
import os
import re
import select
import struct
import subprocess
import sys
import time
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Protocol

import pytest

from advisor.table.journal import Journal
from advisor.words.general import GUIDE
from tests.paths import ROOT

if sys.platform == "win32":
    pytest.skip("the system has no pseudo-terminal", allow_module_level=True)

import fcntl
import pty
import termios

MAIN = "from advisor.cli import main; main()"
ON_TERMINAL = f"import fcntl, termios; fcntl.ioctl(0, termios.TIOCSCTTY, 0); {MAIN}"
"""The terminal has to control the process for Ctrl-C to reach it."""
FULL_BOARD = str(ROOT / "examples" / "full-board.json")
PATIENCE = 20.0
ESCAPE = re.compile(r"\x1b(?:\[[0-9;?]*[@-~]|\][^\x07]*\x07|[=>]|\[?[0-9;?]*\Z)")
COLOUR = re.compile(r"\x1b\[(?:[0-9]+;)*(?:[34][0-8]|9[0-7]|10[0-7])(?:;[0-9]+)*m")
CTRL_C, CTRL_D, CTRL_U, TAB = "\x03", "\x04", "\x15", "\t"

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
        self._keyboard, end = pty.openpty()
        fcntl.ioctl(end, termios.TIOCSWINSZ, struct.pack("HHHH", 60, columns, 0, 0))
        unset = {"COLUMNS", "LINES", "NO_COLOR", "FORCE_COLOR"}
        inherited = {name: value for name, value in os.environ.items() if name not in unset}
        self._process = subprocess.Popen(
            [sys.executable, "-c", ON_TERMINAL, "play", str(game), *arguments],
            stdin=end,
            stdout=end,
            stderr=end,
            start_new_session=True,
            cwd=ROOT,
            env={**inherited, "TERM": "xterm", "INPUTRC": os.devnull, **environment},
        )
        os.close(end)

    @property
    def text(self) -> str:
        """All that was shown, without what only moves the cursor or colours."""
        return ESCAPE.sub("", self.raw)

    @property
    def widest(self) -> int:
        """The longest line that was shown and not typed."""
        return max(len(line) for line in re.split(r"[\r\n]+", self.text) if not line.startswith("> "))

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
        self.type(begun + TAB + TAB)
        shown = self.until(f"> {begun.strip()}").removesuffix(f"> {begun.strip()}").replace("\x07", " ")
        self.type(CTRL_U)
        return set(shown.split()) - set(begun.split())

    def interrupt(self) -> None:
        """Press Ctrl-C until the question comes again: readline overlooks one that comes between two keys."""
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
        self.raw += self._decoder.decode(data)
        return bool(data)


class Opens(Protocol):
    def __call__(self, *arguments: str, columns: int = 80, **environment: str) -> Terminal: ...


@pytest.fixture
def game(tmp_path: Path) -> Path:
    return tmp_path / "game.txt"


@pytest.fixture
def opens(game: Path) -> Iterator[Opens]:
    """Opens the game in a terminal, which is closed after the test."""
    terminals: list[Terminal] = []

    def opened(*arguments: str, columns: int = 80, **environment: str) -> Terminal:
        terminals.append(Terminal(game, arguments, columns, environment))
        return terminals[-1]

    yield opened
    for terminal in terminals:
        terminal.close()


def piped(game: Path, *lines: str, arguments: Sequence[str] = ()) -> subprocess.CompletedProcess[str]:
    """The game with lines from a pipe."""
    return subprocess.run(
        [sys.executable, "-c", MAIN, "play", str(game), *arguments],
        input="".join(f"{line}\n" for line in lines),
        capture_output=True,
        text=True,
        encoding="utf-8",
        cwd=ROOT,
        env={**os.environ, "COLUMNS": "80", "PYTHONUTF8": "1"},
        check=False,
    )


def saved(game: Path) -> tuple[str, ...]:
    with Journal.open(game) as journal:
        assert journal.torn is None
        return journal.lines


def enter(game: Path, lines: Sequence[str]) -> None:
    """Save lines without the program, which finds them when it opens the game."""
    with Journal.open(game) as journal:
        for line in lines:
            journal.append(line)


@pytest.mark.parametrize("columns", [80, 50])
def test_a_game_is_set_up_left_and_gone_on_with(opens: Opens, game: Path, columns: int) -> None:
    terminal = opens(columns=columns)
    terminal.until("Who plays? >")
    terminal.says("ii sakai", "1. Ii and Sakai play. Which of them are you? >")
    terminal.says(f"sak{TAB}", "2. You are Sakai. Titles of Ii and Sakai? >")
    assert "'shogun' is not a title" in terminal.says("shogun", "Titles of Ii and Sakai? >")
    terminal.says(f"sen{TAB}dai{TAB}", "3. Ii is Sensei and Sakai is Daimyō. Your two cards? >")
    terminal.type("samur")
    terminal.until("samur")
    terminal.interrupt()
    undone = terminal.says("undo", "Titles of Ii and Sakai? >")
    assert "Undone: Ii is Sensei and Sakai is Daimyō." in undone
    terminal.says("redo", "Your two cards? >")
    terminal.says(SET_UP[3], "4. You hold Shinobi, Sōhei+Shinobi. Top tiles, from Chūgoku to Kantō? >")
    terminal.says(SET_UP[4], "? >")
    terminal.says("help", "the game is always saved")
    terminal.until("? >")
    assert terminal.leave() == 0
    assert "Everything is saved." in terminal.text
    assert terminal.widest <= columns
    told = ("ii sakai", "sakai", "sensei daimyo", "undo", "redo", *SET_UP[3:])
    assert saved(game) == told

    again = opens(columns=columns)
    assert "The game goes on after 5 lines" in again.until("4 troop and 2 koku cards turned up? >")
    again.says("history", "4. You hold Shinobi, Sōhei+Shinobi.")
    again.until("? >")
    assert again.leave() == 0
    assert again.widest <= columns
    assert saved(game) == told


@pytest.mark.parametrize("columns", [80, 50])
def test_an_empty_line_plays_the_advice_and_undo_names_it(opens: Opens, game: Path, columns: int) -> None:
    enter(game, MY_TURN)
    terminal = opens(columns=columns)
    advice = terminal.until("An empty line plays it. Your turn? >")
    assert "Take Chūbu, position 1, for 5 favour" in advice
    played = "You take Chūbu, position 1, in troops: Shinobi, Sōhei+Shinobi."
    terminal.says("", f"9. {played} The tile won on Chūbu, and the next? >")
    assert f"Undone: {played}" in terminal.says("undo", "An empty line plays it. Your turn? >")
    assert terminal.leave() == 0
    assert terminal.widest <= columns
    assert saved(game) == (*MY_TURN, "chubu troops shinobi, sohei+shinobi", "undo")


def test_an_empty_line_with_nothing_to_confirm(opens: Opens) -> None:
    terminal = opens()
    terminal.until("Who plays? >")
    terminal.says("", "Nothing to confirm now. Who plays?")


def test_tab_completes_a_unique_beginning_and_offers_what_is_possible(opens: Opens, game: Path) -> None:
    enter(game, MY_TURN)
    terminal = opens()
    terminal.until("Your turn? >")
    held = {"koku", "troops", "shinobi", "sohei", "sohei+shinobi"}
    assert terminal.offered("chubu ") == held
    assert "kanto" not in terminal.offered("")
    terminal.says(f"chub{TAB}shi{TAB}sohei+{TAB}", "9. You take Chūbu, position 1")
    terminal.until("? >")
    assert terminal.offered("tile ") == {"+1", "draw", "exchange"}
    assert terminal.leave() == 0


def test_tab_offers_yes_and_no_to_the_player_who_is_asked(opens: Opens, game: Path) -> None:
    enter(game, ASKED)
    terminal = opens()
    question = terminal.until("cards turned up? >")
    assert "Round 1" in question
    terminal.says("3x samurai, 3x bushi, koku 1, koku 2, koku 3", "? >")
    title = sorted(terminal.offered("") & {"daimyo", "shomyo", "sensei", "hatamoto"})[0]
    terminal.says(f"{title} samurai", "take it (yes, no)? >")
    offered = terminal.offered("")
    assert {"yes", "no"} <= offered
    assert not offered & {"samurai", "bushi", "chubu", "pass", "daimyo"}
    answered = terminal.says(f"y{TAB}", "? >")
    assert "it." in answered
    assert terminal.leave() == 0
    assert saved(game)[-1] == "yes"


def test_ctrl_c_gives_a_line_up_also_after_the_solver_ran(opens: Opens, game: Path) -> None:
    terminal = opens("--from", FULL_BOARD)
    terminal.until("Your turn? >")
    terminal.type("chub")
    terminal.until("chub")
    terminal.interrupt()
    terminal.says("score", "As things stand")
    terminal.until("Your turn? >")
    assert terminal.leave() == 0
    assert len(saved(game)) == 1


def test_ctrl_c_while_the_best_play_is_looked_for(opens: Opens, game: Path) -> None:
    terminal = opens("--from", FULL_BOARD)
    terminal.until("Looking for the best play")
    terminal.interrupt()
    terminal.says("history", "1. The game goes on")
    terminal.until("Your turn? >")
    assert terminal.leave() == 0
    assert "Traceback" not in terminal.text
    assert len(saved(game)) == 1


def test_ctrl_d_at_the_first_question(opens: Opens, game: Path) -> None:
    terminal = opens()
    terminal.until("Who plays? >")
    assert terminal.leave() == 0
    assert terminal.text.rstrip().endswith("Everything is saved.")
    assert saved(game) == ()


def test_quit_ends_like_ctrl_d(opens: Opens) -> None:
    terminal = opens()
    terminal.until("Who plays? >")
    terminal.says("quit", "Everything is saved.")
    assert terminal.ended() == 0


def test_a_line_that_the_file_cannot_hold_is_refused_and_the_session_goes_on(
    opens: Opens, game: Path
) -> None:
    terminal = opens()
    terminal.until("Who plays? >")
    terminal.says("the " * 600 + "ii sakai", "2,000 characters")
    terminal.until("Who plays? >")
    terminal.says("ii sakai", "1. Ii and Sakai play.")
    terminal.until("? >")
    assert terminal.leave() == 0
    assert saved(game) == ("ii sakai",)


@pytest.mark.parametrize("no_colour", [True, False])
def test_no_color_is_respected(opens: Opens, game: Path, no_colour: bool) -> None:
    enter(game, MY_TURN)
    terminal = opens(NO_COLOR="1") if no_colour else opens()
    terminal.until("Your turn? >")
    assert terminal.leave() == 0
    assert bool(COLOUR.search(terminal.raw)) is not no_colour


def test_hide_keeps_my_hand_off_the_screen_until_show(opens: Opens, game: Path) -> None:
    enter(game, MY_TURN)
    terminal = opens()
    terminal.until("Your turn? >")
    terminal.says("hide", "'show' brings them back. Your turn? >")
    leaks = []
    for line in ("", "history", "afford chubu", "undo", "redo", "undo 5", "redo 5", "chubu 4 samurai"):
        answer = terminal.says(line, "? >")
        if "hei+Shinobi" in answer or "hei+shinobi" in answer:
            leaks.append(line)
    terminal.type(f"chubu {TAB}{TAB}{CTRL_U}")
    if "sohei+shinobi" in terminal.says("score", "Your turn? >"):
        leaks.append("Tab")
    terminal.says("show", "Put down Shinobi, Sōhei+Shinobi")
    terminal.until("Your turn? >")
    assert terminal.leave() == 0
    assert leaks == []


def test_hide_keeps_the_koku_in_my_hand_out_of_the_score(opens: Opens) -> None:
    terminal = opens("--from", FULL_BOARD)
    terminal.until("Your turn? >")
    assert " 5 koku" in terminal.says("score", "Your turn? >")
    terminal.says("hide", "Your turn? >")
    assert " 5 koku" not in terminal.says("score", "Your turn? >")


def test_lines_from_a_pipe_are_taken_until_one_is_refused(game: Path) -> None:
    run = piped(game, "# the game of Sunday", *SET_UP[:2], "shogun shogun", "sensei daimyo")
    assert run.returncode == 2
    assert run.stdout == "1. Ii and Sakai play.\n2. You are Sakai.\n"
    assert run.stderr.startswith("line 4: 'shogun' is not a title")
    assert "\x1b" not in run.stdout
    assert saved(game) == SET_UP[:2]
    rest = piped(game, *MY_TURN[2:])
    assert (rest.returncode, rest.stderr) == (0, "")
    assert rest.stdout.startswith("3. Ii is Sensei and Sakai is Daimyō.\n4. ")
    assert "Take Chūbu, position 1, for 5 favour" in rest.stdout
    assert all(len(line) <= 80 for line in rest.stdout.splitlines())
    assert saved(game) == MY_TURN


def test_a_line_that_the_file_cannot_hold_is_refused_with_its_number(game: Path) -> None:
    run = piped(game, "# too long", "the " * 600 + "ii sakai")
    assert (run.returncode, run.stdout) == (2, "")
    assert run.stderr.startswith("line 2: ")
    assert saved(game) == ()


def test_control_characters_of_a_line_stay_out_of_the_terminal(game: Path) -> None:
    run = piped(game, "ii \x1b[31msakai")
    assert run.returncode == 2
    assert "\x1b" not in run.stderr


def test_every_answer_comes_at_once_and_a_second_process_is_refused(game: Path) -> None:
    command = [sys.executable, "-c", MAIN, "play", str(game)]
    pipe = subprocess.PIPE
    with subprocess.Popen(command, bufsize=0, stdin=pipe, stdout=pipe, cwd=ROOT) as first:
        assert first.stdin and first.stdout
        first.stdin.write(b"ii sakai\n")
        assert select.select([first.stdout], [], [], PATIENCE)[0], "the answer is kept back"
        assert first.stdout.readline() == b"1. Ii and Sakai play.\n"
        second = piped(game, "sakai")
        assert (second.returncode, second.stdout) == (2, "")
        assert "is already open in another window" in second.stderr
        first.stdin.close()
        assert first.wait(PATIENCE) == 0
    assert saved(game) == ("ii sakai",)


def test_a_torn_end_is_reported_and_play_goes_on(game: Path) -> None:
    enter(game, SET_UP[:2])
    with game.open("ab") as file:
        file.write(b"1a2b3c4d sensei dai")
    run = piped(game, *SET_UP[2:4])
    assert run.returncode == 0
    assert "'sensei dai'; it was cut off and is kept in game.txt.torn" in run.stderr
    assert run.stdout.startswith("3. Ii is Sensei and Sakai is Daimyō.\n4. ")
    assert saved(game) == SET_UP[:4]


def test_a_position_begins_no_second_game_in_a_file(game: Path) -> None:
    first = piped(game, "history", arguments=["--from", FULL_BOARD])
    assert first.returncode == 0
    assert "Sakai to play as Sensei" in first.stdout
    before = saved(game)
    second = piped(game, "history", arguments=["--from", FULL_BOARD])
    assert (second.returncode, second.stdout) == (2, "")
    assert "holds a game already" in second.stderr
    assert saved(game) == before


def test_a_folder_is_no_game(tmp_path: Path) -> None:
    run = piped(tmp_path, "ii sakai")
    assert (run.returncode, run.stdout) == (2, "")
    assert run.stderr == f"{tmp_path} is a folder; give the name of a file.\n"


def test_help_has_the_guide_with_its_lines_whole(game: Path) -> None:
    run = piped(game, arguments=["--help"])
    assert run.returncode == 0
    shown = run.stdout.splitlines()
    assert all(len(line) <= 80 for line in shown)
    stripped = [line.strip() for line in shown]
    assert [line for line in map(str.strip, GUIDE.splitlines()) if line not in stripped] == []
    assert not game.exists()
