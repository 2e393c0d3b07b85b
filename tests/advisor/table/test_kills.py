"""No line that was answered is lost when the program is killed."""

import os
import random
import signal
import subprocess
import sys
import time
from collections.abc import Iterator, Sequence
from pathlib import Path

import pytest

from advisor.table.journal import Journal
from tests.killed_games import a_game, checked, entered, killed_games
from tests.paths import ROOT

pytestmark = pytest.mark.slow

if sys.platform == "win32":
    pytest.skip("the system neither forks nor kills", allow_module_level=True)


PLAYER = """
import io, os, signal, sys, time
from advisor.table.terminal import play_game
from advisor.table.playing import Playing
from advisor.words.english import ENGLISH
from advisor.screen.table import TableScreen
from rich.console import Console
write = os.write

class Answers(TableScreen):
    def say(self, *sentences):
        for text in sentences:
            write(1, text.encode() + b"\\n")

def pieces(file, data):
    time.sleep(0.0002)
    return write(file, data[:3])

def play(path, how, first):
    write(1, b"%d\\n" % os.getpid())
    with open(path + ".lines", encoding="utf-8") as file:
        sys.stdin = io.StringIO("".join(file.readlines()[int(first):]))
    if how == "pieces":
        os.write = pieces
    # Advice takes longest and saves nothing.
    Playing.is_my_turn = property(lambda table: False)
    play_game(path, None, Answers(Console(), ENGLISH), playouts=0)
    write(1, b"over\\n")
    signal.pause()

for line in sys.stdin:
    player = os.fork()
    if not player:
        play(*line.split())
    os.waitpid(player, 0)
    write(1, b"dead\\n")
"""


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("games")


@pytest.fixture(scope="module")
def players(folder: Path) -> Iterator[subprocess.Popen[bytes]]:
    """A process that starts a player for each line it reads: a game, how to write, and its first line.

    A player writes the number of its process, then enters the game line by line, until it is killed.
    """
    command = [sys.executable, "-c", PLAYER]
    pipe, environment = subprocess.PIPE, {**os.environ, "PYTHONPATH": str(ROOT)}
    with subprocess.Popen(
        command, bufsize=0, stdin=pipe, stdout=pipe, cwd=folder, env=environment
    ) as process:
        yield process


def killed(
    players: subprocess.Popen[bytes], name: str, how: str, first: int, rng: random.Random
) -> list[int]:
    """Start a player and kill it at a random moment; the answers that it gave."""
    assert players.stdin and players.stdout
    players.stdin.write(f"{name} {how} {first}\n".encode())
    player = int(players.stdout.readline())
    # Mostly while lines are entered, sometimes while the game is opened.
    answers = [players.stdout.readline()] if rng.random() < 0.8 else []
    time.sleep(rng.uniform(0, 0.02))
    os.kill(player, signal.SIGKILL)
    answers += iter(players.stdout.readline, b"dead\n")
    return [number for answer in answers if (number := _number(answer))]


def _number(answer: bytes) -> int | None:
    number, point, _ = answer.partition(b". ")
    return int(number) if point and number.isdigit() else None


@pytest.mark.parametrize("how", ["whole", "pieces"])
def test_a_session_killed_a_hundred_times(folder: Path, players: subprocess.Popen[bytes], how: str) -> None:
    rng = random.Random(how)
    kills = answered = torn = 0
    seed = 0
    while kills < 100:
        lines, path, before = a_game(seed), folder / f"{how}-{seed}", 0
        _write_lines(path, lines)
        while before < len(lines):
            answers = killed(players, path.name, how, before, rng)
            before, was_torn = checked(path, lines, before, answers)
            kills += 1
            answered += len(answers)
            torn += was_torn
        with Journal.open(path) as journal:
            assert entered(journal.lines) == entered(lines)
        seed += 1
    assert answered >= 100
    assert torn >= 1 or how == "whole"


def _write_lines(path: Path, lines: Sequence[str]) -> None:
    text = "".join(f"{line}\n" for line in lines)
    path.with_name(f"{path.name}.lines").write_text(text, encoding="utf-8")


def test_the_whole_program_killed_a_dozen_times(tmp_path: Path) -> None:
    answers = [answers for answers, _ in killed_games(tmp_path, kills=12, seed=4)]
    assert len(answers) == 12
    assert sum(answers) >= 12
