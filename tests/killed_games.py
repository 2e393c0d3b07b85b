"""Games entered through a pipe into `advisor play`, which is killed at random moments."""

import os
import random
import re
import select
import subprocess
import sys
import time
from collections.abc import Iterator, Sequence
from pathlib import Path

from advisor.table.journal import Journal
from advisor.table.phase import Phase
from advisor.table.record import Record
from engine.components import General
from tests.paths import ROOT
from tests.table_games import lines_of

COMMAND = [sys.executable, "-c", "from advisor.cli import main; main()", "play", "--playouts", "0"]
ANSWER = re.compile(rb"^(\d+)\. ", re.MULTILINE)
WIDE = "1000"
"""So many columns that no answer is broken, and no line but an answer begins with a number."""
PATIENCE = 60.0
MOST_ANSWERS = 8
LONGEST_START = 0.6
"""Seconds within which a process is killed that is not to come to an answer."""


def a_game(seed: int) -> tuple[str, ...]:
    """The lines of a whole game with two to four players."""
    rng = random.Random(seed)
    generals = rng.sample(list(General), rng.choice((2, 3, 4)))
    return tuple(lines_of(generals, rng.choice(generals), seed))


def entered(lines: Sequence[str]) -> Phase:
    """The table after lines entered straight."""
    record = Record()
    for line in lines:
        record.tell(line)
    return record.table


def checked(path: Path, lines: Sequence[str], before: int, answers: Sequence[int]) -> tuple[int, bool]:
    """How many lines the game holds, and whether a torn one was cut off: none that was answered is lost, at
    most one more is there, and all are as they were entered."""
    with Journal.open(path) as journal:
        held, torn = journal.lines, journal.torn is not None
    assert list(answers) == list(range(before + 1, before + len(answers) + 1))
    assert before + len(answers) <= len(held) <= before + len(answers) + 1
    assert held == tuple(lines[: len(held)])
    return len(held), torn


def killed_games(folder: Path, kills: int, seed: int) -> Iterator[tuple[int, bool]]:
    """Kill that many processes; for each the lines it answered, and whether it left a torn line."""
    rng = random.Random(seed)
    while kills:
        lines, path, before = a_game(seed), folder / f"{seed}.txt", 0
        while before < len(lines):
            answers = _killed(path, lines[before:], rng) if kills else _left_alone(path, lines[before:])
            before, torn = checked(path, lines, before, answers)
            if kills:
                kills -= 1
                yield len(answers), torn
        with Journal.open(path) as journal:
            assert entered(journal.lines) == entered(lines)
        seed += 1


def _started(path: Path) -> subprocess.Popen[bytes]:
    pipe, environment = subprocess.PIPE, {**os.environ, "COLUMNS": WIDE}
    return subprocess.Popen(
        [*COMMAND, str(path)], bufsize=0, stdin=pipe, stdout=pipe, cwd=ROOT, env=environment
    )


def _killed(path: Path, lines: Sequence[str], rng: random.Random) -> list[int]:
    """Enter lines and kill the process at a random moment; the answers that came."""
    wanted = rng.randint(0, MOST_ANSWERS)
    with _started(path) as process:
        assert process.stdin and process.stdout
        process.stdin.write(_text(lines))
        heard = b""
        deadline = time.monotonic() + PATIENCE
        while len(ANSWER.findall(heard)) < min(wanted, len(lines)):
            ready = select.select([process.stdout], [], [], max(0.0, deadline - time.monotonic()))[0]
            assert ready, f"no answer to a line after {heard.decode()[-200:]!r}"
            more = process.stdout.read(65_536)
            assert more, f"the program ended after {heard.decode()[-200:]!r}"
            heard += more
        time.sleep(rng.uniform(0, 0.02 if wanted else LONGEST_START))
        process.kill()
        heard += process.stdout.read()
    return _answers(heard)


def _left_alone(path: Path, lines: Sequence[str]) -> list[int]:
    """Enter the rest of a game; the answers."""
    with _started(path) as process:
        heard, _ = process.communicate(_text(lines))
    assert process.returncode == 0
    return _answers(heard)


def _text(lines: Sequence[str]) -> bytes:
    return "".join(f"{line}\n" for line in lines).encode()


def _answers(heard: bytes) -> list[int]:
    return [int(number) for number in ANSWER.findall(heard)]
