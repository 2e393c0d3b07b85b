"""`advisor play` as a script meets it in a pipe."""

import os
import select
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

import pytest
from typer.testing import CliRunner

from advisor.cli import app
from advisor.table.joining import Joined
from advisor.table.journal import MAX_CHARACTERS
from advisor.table.setting_up import SettingUp
from advisor.words.english import ENGLISH
from engine.position_file import read_position, write_position
from engine.state import Control
from engine.view import see
from tests.paths import EXAMPLES, ROOT
from tests.random_games import random_game
from tests.terminals import FULL_BOARD, MAIN, MY_TURN, PATIENCE, SET_UP, enter, saved

pytestmark = pytest.mark.slow


@pytest.fixture
def game(tmp_path: Path) -> Path:
    return tmp_path / "game.txt"


VALUE = ("--playouts", "0")
"""Playouts at every turn would take too long."""


def piped(game: Path, *lines: str, arguments: Sequence[str] = ()) -> subprocess.CompletedProcess[str]:
    """The game with lines from a pipe."""
    return subprocess.run(
        [sys.executable, "-c", MAIN, "play", str(game), *VALUE, *arguments],
        input="".join(f"{line}\n" for line in lines),
        capture_output=True,
        text=True,
        encoding="utf-8",
        cwd=ROOT,
        env={**os.environ, "COLUMNS": "80", "PYTHONUTF8": "1"},
        check=False,
    )


def test_lines_from_a_pipe_are_taken_until_one_is_refused(game: Path) -> None:
    run = piped(game, "# the game of Sunday", *SET_UP[:2], "shogun shogun", "sensei daimyo")
    assert run.returncode == 2
    assert run.stdout == "1. Ii and Sakai play.\n2. You are Sakai.\n"
    assert run.stderr.startswith("line 4: 'shogun' is no title")
    assert "\x1b" not in run.stdout
    assert saved(game) == SET_UP[:2]
    rest = piped(game, *MY_TURN[2:])
    assert (rest.returncode, rest.stderr) == (0, "")
    assert rest.stdout.startswith("3. Ii is Sensei and Sakai is Daimyō.\n4. ")
    assert "Take Chūbu, position 1, for 5 favour" in rest.stdout
    assert all(len(line) <= 80 for line in rest.stdout.splitlines())
    assert saved(game) == MY_TURN


def test_a_line_that_the_file_cannot_hold_is_refused_with_its_number(game: Path) -> None:
    run = piped(game, "# too long", "the " * 2100 + "ii sakai")
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


def test_a_position_that_cannot_be_joined_begins_no_file(game: Path) -> None:
    run = piped(game, arguments=["--from", str(EXAMPLES / "ii-kanto.json")])
    assert (run.returncode, run.stdout) == (2, "")
    assert "not described" in run.stderr
    assert not game.exists()


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
    assert [
        line for line in map(str.strip, ENGLISH.table.guide(76).splitlines()) if line not in stripped
    ] == []
    assert not game.exists()


def test_a_line_that_is_no_text_is_refused_and_those_before_it_are_kept(game: Path) -> None:
    command = [sys.executable, "-c", MAIN, "play", str(game)]
    lines = b"ii sakai\nsakai\n\xff\xfe\nsensei daimyo\n"
    run = subprocess.run(command, input=lines, capture_output=True, cwd=ROOT, check=False)
    assert run.returncode == 2
    assert run.stdout.splitlines() == [b"1. Ii and Sakai play.", b"2. You are Sakai."]
    assert run.stderr == b"line 3: It is no UTF-8 text; save the file as UTF-8.\n"
    assert saved(game) == ("ii sakai", "sakai")


def test_without_standard_input_that_is_said(game: Path) -> None:
    command = f"exec {sys.executable} -c '{MAIN}' play {game} <&-"
    run = subprocess.run(["sh", "-c", command], capture_output=True, cwd=ROOT, check=False)
    assert run.returncode == 2
    assert run.stderr == b"There is no standard input to read lines from.\n"


def test_a_name_that_no_file_can_have(tmp_path: Path) -> None:
    answer = CliRunner().invoke(app, ["play", f"{tmp_path}/a\0b"])
    assert answer.exit_code == 2
    assert "cannot be opened for writing (no file can have this name)" in answer.stderr


def without(stream: str, *arguments: str) -> subprocess.CompletedProcess[bytes]:
    """The program with one of its standard streams closed."""
    closed = ["sh", "-c", f'exec "$0" "$@" {stream}', sys.executable, "-c", MAIN]
    return subprocess.run([*closed, *arguments], capture_output=True, cwd=ROOT, check=False)


def test_standard_streams_that_are_closed(game: Path) -> None:
    """One message and the right exit code, no traceback, and no file where nothing can be told."""
    no_input = without("<&-", "play", str(game))
    assert no_input.returncode == 2
    assert no_input.stderr.decode().strip() == "There is no standard input to read lines from."
    assert not game.exists()
    no_output = without(">&-", "suggest", str(EXAMPLES / "ii-kanto.json"))
    assert no_output.returncode == 1
    assert no_output.stderr.decode().startswith("advisor: cannot write the answer")
    assert no_output.stderr.count(b"\n") == 1
    assert without("2>&-", "check", str(ROOT / "README.md")).returncode == 2


def test_any_position_can_be_joined_however_much_it_tells(game: Path, tmp_path: Path) -> None:
    """Some are longer than anything that is typed."""
    longest = max(
        (
            write_position(see(moment, me).position())
            for seed in range(12)
            for moment, me, *_ in random_game(4, seed)
            if isinstance(moment.year, Control)
        ),
        key=len,
    )
    told = Joined(read_position(longest)).line(SettingUp())
    assert 1500 < len(told) < MAX_CHARACTERS / 2
    (tmp_path / "long.json").write_text(longest, encoding="utf-8")
    run = piped(game, "score", arguments=["--from", str(tmp_path / "long.json")])
    assert (run.returncode, run.stderr) == (0, "")


def test_a_position_that_is_too_long_begins_no_file(game: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("advisor.table.journal.MAX_CHARACTERS", 500)
    run = CliRunner().invoke(app, ["play", str(game), "--from", FULL_BOARD])
    assert run.exit_code == 2
    assert not game.exists()
