"""`advisor serve`: its link, its port, and what it says where it cannot be opened."""

import re
import signal
import socket
import subprocess
import sys
from pathlib import Path

import httpx
import pytest

from advisor.page.serve import LOOPBACK, CannotListen, listening
from tests.command_line import MAIN, advisor
from tests.paths import ROOT


def test_a_port_that_is_taken_is_refused_only_where_it_was_asked_for() -> None:
    with socket.socket() as taken:
        taken.bind((LOOPBACK, 0))
        taken.listen()
        port = taken.getsockname()[1]
        with pytest.raises(CannotListen):
            listening(LOOPBACK, port)
    with listening(LOOPBACK, None) as first, listening(LOOPBACK, None) as second:
        assert first.getsockname()[1] != second.getsockname()[1]


def test_a_taken_port_gets_one_sentence(tmp_path: Path) -> None:
    with socket.socket() as taken:
        taken.bind((LOOPBACK, 0))
        taken.listen()
        port = taken.getsockname()[1]
        run = advisor("serve", str(tmp_path / "game"), "--port", str(port))
    assert (run.returncode, run.stdout) == (2, b"")
    assert run.stderr.decode().startswith(f"The page cannot be opened at port {port}: ")


def test_a_file_that_is_no_game_gets_one_sentence(tmp_path: Path) -> None:
    (tmp_path / "notes").write_text("mine")
    run = advisor("serve", str(tmp_path / "notes"), "--port", "0")
    assert run.returncode == 2
    assert run.stderr.count(b"\n") == 1
    assert (tmp_path / "notes").read_text() == "mine"


@pytest.mark.slow
@pytest.mark.parametrize("stop", [signal.SIGTERM, signal.SIGINT])
def test_lines_through_a_pipe_are_heard_and_the_page_stays_open(tmp_path: Path, stop: signal.Signals) -> None:
    command = [sys.executable, "-c", MAIN, "serve", str(tmp_path / "game"), "--port", "0"]
    pipes = {"stdin": subprocess.PIPE, "stdout": subprocess.PIPE, "stderr": subprocess.PIPE}
    with subprocess.Popen(command, text=True, cwd=ROOT, **pipes) as program:  # type: ignore[call-overload]
        link = re.search(r"(http://\S+)/#(\S+)", program.stdout.readline())
        assert link
        program.stdin.write("ii sakai\n")
        program.stdin.close()
        assert program.stdout.readline() == "1. Ii and Sakai play.\n"
        origin = link[1]
        with httpx.Client(headers={"Origin": origin}) as client:
            assert client.post(f"{origin}/enter", json={"key": link[2]}).status_code == 200
            sent = {"line": "ii", "revision": 1, "entry": "a"}
            assert client.post(f"{origin}/tell", json=sent).json()["taken"]
        assert program.stdout.readline() == "2. You are Ii.\n"
        program.send_signal(stop)
        assert program.wait(timeout=20) == 0
        assert program.stderr.read() == ""
