"""The command as a script meets it, and its output without what differs from run to run."""

import io
import os
import re
import subprocess
import sys

import pytest

from advisor.cli import main
from advisor.worth.law import LAWS
from tests.paths import EXAMPLES, GOLDEN
from tests.positions import FLAT

RENEW_GOLDEN = "RENEW_GOLDEN"
MAIN = "from advisor.cli import main; main()"
BY_FLAT_LAW = (
    "from advisor.worth.law import LAWS\n"
    "from tests.positions import FLAT\n"
    "LAWS.update(dict.fromkeys(LAWS, FLAT))\n"
)
"""What puts the law in use by which figures can be counted by hand."""


def advisor(
    *arguments: str, stdin: bytes = b"", columns: int = 80, flat: bool = False, **environment: str
) -> subprocess.CompletedProcess[bytes]:
    """The command with its standard streams piped and its exit code, without the time that a new process
    takes; perhaps by the law that counts by hand."""
    streams = {name: io.BytesIO() for name in ("stdout", "stderr")}
    with pytest.MonkeyPatch.context() as patch:
        patch.chdir(EXAMPLES)
        patch.setattr(sys, "argv", ["advisor", *arguments])
        for name, stream in {"stdin": io.BytesIO(stdin), **streams}.items():
            patch.setattr(sys, name, io.TextIOWrapper(stream, encoding="utf-8", write_through=True))
        for name, value in {"COLUMNS": str(columns), **environment}.items():
            patch.setenv(name, value)
        for players in LAWS if flat else ():
            patch.setitem(LAWS, players, FLAT)
        try:
            main()
            code = 0
        except SystemExit as stopped:
            assert isinstance(stopped.code, int)
            code = stopped.code
        # The wrappers would close what was written with them.
        for name in ("stdin", *streams):
            getattr(sys, name).detach()
    printed, complained = (stream.getvalue() for stream in streams.values())
    return subprocess.CompletedProcess(arguments, code, printed, complained)


def advisor_process(*arguments: str, **environment: str) -> subprocess.CompletedProcess[bytes]:
    """The command in a process of its own."""
    command = [sys.executable, "-c", MAIN, *arguments]
    return subprocess.run(
        command, capture_output=True, env={**os.environ, **environment}, cwd=EXAMPLES, check=False
    )


def printed(*arguments: str, stdin: bytes = b"", columns: int = 80, flat: bool = False) -> str:
    """What the command prints where nothing is wrong."""
    run = advisor(*arguments, stdin=stdin, columns=columns, flat=flat)
    assert (run.returncode, run.stderr) == (0, b"")
    return run.stdout.decode()


def assert_golden(shown: str, name: str, columns: int) -> None:
    """What was printed is to the letter what has to be, and fits; the time it took aside. With RENEW_GOLDEN
    set it is taken as right, for a person to look at the difference."""
    file, text = GOLDEN / f"{name}-{columns}.txt", timeless(shown)
    if RENEW_GOLDEN in os.environ:
        file.write_text(text, encoding="utf-8", newline="\n")
    assert text == file.read_text(encoding="utf-8")
    assert all(len(line) <= columns for line in text.splitlines())


def timeless(output: str) -> str:
    """Output without the time that it took."""
    return re.sub(r"\d+([.,])\d\d s\b", r"0\g<1>00 s", output)
