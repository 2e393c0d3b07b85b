"""The command in a process of its own, and its output without what differs from run to run."""

import os
import re
import subprocess
import sys

from tests.paths import EXAMPLES, GOLDEN, ROOT

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
    """The command in a process of its own, its output piped; perhaps by the law that counts by hand."""
    command = [sys.executable, "-c", BY_FLAT_LAW + MAIN if flat else MAIN, *arguments]
    env = {**os.environ, "COLUMNS": str(columns), **environment}
    if flat:
        env["PYTHONPATH"] = str(ROOT)
    return subprocess.run(command, input=stdin, capture_output=True, env=env, cwd=EXAMPLES, check=False)


def printed(*arguments: str, stdin: bytes = b"", columns: int = 80, flat: bool = False) -> str:
    """What the command prints where nothing is wrong."""
    run = advisor(*arguments, stdin=stdin, columns=columns, flat=flat)
    assert (run.returncode, run.stderr) == (0, b"")
    return run.stdout.decode()


def golden(name: str, columns: int) -> str:
    """What has to be printed, to the letter."""
    return (GOLDEN / f"{name}-{columns}.txt").read_text(encoding="utf-8")


def timeless(output: str) -> str:
    """Output without the time that it took."""
    return re.sub(r"in \d+\.\d\d s", "in 0.00 s", output)
