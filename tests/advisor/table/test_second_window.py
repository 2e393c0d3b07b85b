"""One game is open in one process, until that ends or is killed; nothing that it acknowledged is lost."""

import os
import random
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from advisor.table.journal import Journal
from advisor.table.journal_faults import GameInUse
from tests.journals import ENTRIES, reopened
from tests.paths import ROOT
from tests.saying import raises_saying

pytestmark = pytest.mark.slow

PLAYER = """
import os, sys, time
sys.path.insert(0, sys.argv[1])
from advisor.table.journal import (Journal)
write = os.write

def pieces(file, data):
    time.sleep(0.0002)
    return write(file, data[:3])

def play(path, how):
    write(1, b"%d\\n" % os.getpid())
    if how == "pieces":
        os.write = pieces
    with Journal.open(path) as game:
        number = len(game.lines)
        while True:
            game.append(f"entry {number}")
            write(1, b"%d\\n" % number)
            number += 1

for line in sys.stdin:
    player = os.fork()
    if not player:
        play(*line.split())
    os.waitpid(player, 0)
    write(1, b"dead\\n")
"""


@pytest.fixture
def players(tmp_path: Path) -> Iterator[subprocess.Popen[bytes]]:
    """A process that starts a player for each line it reads, a file and how to write to it.

    A player writes the number of its process, appends entries and acknowledges each, until it is killed.
    """
    if not hasattr(os, "fork"):
        pytest.skip("the system has no fork")
    command = [sys.executable, "-S", "-E", "-c", PLAYER, str(ROOT)]
    pipe = subprocess.PIPE
    with subprocess.Popen(command, bufsize=0, stdin=pipe, stdout=pipe, cwd=tmp_path) as process:
        yield process


def started(players: subprocess.Popen[bytes], path: Path, how: str) -> int:
    assert players.stdin is not None
    players.stdin.write(f"{path.name} {how}\n".encode())
    return int(said(players))


def said(players: subprocess.Popen[bytes]) -> bytes:
    assert players.stdout is not None
    return players.stdout.readline()


def killed(players: subprocess.Popen[bytes], player: int) -> list[int]:
    """Kill the player; what it acknowledged that was not read yet."""
    os.kill(player, signal.SIGKILL)
    return [int(line) for line in iter(lambda: said(players), b"dead\n")]


def test_a_link_is_the_same_game(game: Path) -> None:
    link = game.with_name("link.txt")
    try:
        link.symlink_to(game)
    except OSError:
        pytest.skip("the system has no links")
    with Journal.open(game), raises_saying(GameInUse, r"link\.txt is already open"):
        Journal.open(link)
    assert reopened(link) == ENTRIES


def test_a_second_process_is_refused_until_the_first_is_killed(
    path: Path, players: subprocess.Popen[bytes]
) -> None:
    first = started(players, path, "whole")
    assert said(players) == b"0\n"
    with raises_saying(GameInUse, r"game\.txt is already open"):
        Journal.open(path)
    killed(players, first)
    assert reopened(path)[0] == "entry 0"


def test_a_process_that_comes_second_is_refused(game: Path) -> None:
    code = (
        "import sys; sys.path.insert(0, sys.argv[1]); "
        "from advisor.table.journal import Journal; Journal.open('game.txt')"
    )
    command = [sys.executable, "-S", "-E", "-c", code, str(ROOT)]
    with Journal.open(game):
        second = subprocess.run(command, cwd=game.parent, capture_output=True, check=False)
    assert second.returncode == 1
    assert b"GameInUse: is_in_use(name='game.txt')" in second.stderr
    assert subprocess.run(command, cwd=game.parent, check=False).returncode == 0


@pytest.mark.parametrize("how", ["whole", "pieces"])
def test_no_acknowledged_entry_is_lost_when_the_process_is_killed(
    tmp_path: Path, players: subprocess.Popen[bytes], how: str
) -> None:
    rng = random.Random(3)
    acknowledged = torn = 0
    for path in [tmp_path / f"{number}.txt" for number in range(6)]:
        before = 0
        for _ in range(25):
            player = started(players, path, how)
            # Mostly while it appends, sometimes while it opens.
            seen = [int(said(players))] if rng.random() < 0.8 else []
            time.sleep(rng.uniform(0, 0.01))
            seen += killed(players, player)
            with Journal.open(path) as opened:
                count = len(opened.lines)
                assert opened.lines == tuple(f"entry {number}" for number in range(count))
                torn += opened.torn is not None
            assert seen == list(range(before, before + len(seen)))
            assert before + len(seen) <= count <= before + len(seen) + 1
            before = count
            acknowledged += len(seen)
    assert acknowledged >= 100
    assert torn >= 1 or how == "whole"
