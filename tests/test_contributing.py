"""What CONTRIBUTING.md shows: a new event and a new field each touch one file, and the words."""

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tests.paths import ROOT

TEXT = (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8")


def marked(mark: str) -> str:
    found = re.search(rf"<!-- {mark} -->\n```\w+\n(.*?\n)```", TEXT, re.DOTALL)
    assert found, f"CONTRIBUTING.md has no block marked '{mark}'"
    return found[1]


def touched(diff: str) -> list[str]:
    return re.findall(r"^\+\+\+ b/(.*)$", diff, re.MULTILINE)


def tried(diff: str, folder: Path, script: str) -> None:
    """Apply a change to a copy of the packages, and run a script there."""
    for package in ("advisor", "engine"):
        shutil.copytree(ROOT / package, folder / package, ignore=shutil.ignore_patterns("__pycache__"))
    environment = {**os.environ, "GIT_CEILING_DIRECTORIES": str(folder.parent), "PYTHONPATH": str(folder)}
    apply = ["git", "apply", "--unidiff-zero", "-"]
    subprocess.run(apply, input=diff.encode(), cwd=folder, env=environment, check=True)
    run = subprocess.run(
        [sys.executable, "-c", script], cwd=folder, env=environment, capture_output=True, check=False
    )
    assert run.returncode == 0, run.stderr.decode()
    assert Path(run.stdout.decode().strip()).is_relative_to(folder.resolve()), "the copy was tried"


EVENT = """
import advisor.table.playing
from pathlib import Path
from rich.console import Console
from advisor.screen.table import TableScreen
from advisor.table.record import Record
from advisor.table.session import Session
from advisor.words.english import ENGLISH

class Listener(TableScreen):
    said = []
    def say(self, *sentences):
        self.said += sentences

session = Session(Record(), Listener(Console(quiet=True), ENGLISH))
for line in ("ii sakai", "sakai", "sensei daimyo", "samurai bushi", "samurai bushi " * 4):
    session.hear(line)
before = session.table
assert "note" in session.complete("no")
session.hear("note Honda thinks long")
assert Listener.said[-1] == "6. Noted: honda thinks long.", Listener.said
assert session.table == before
again = Record()
for entry in session.record.entries:
    again.tell(" / ".join(told.event.line(told.before) for told in entry.told))
assert again.table == session.table and len(again.entries) == 6
session.hear("undo")
assert Listener.said[-1] == "Undone: Noted: honda thinks long."
print(Path(advisor.table.playing.__file__).resolve())
"""

FIELD = """
import json
from pathlib import Path
import engine.position
from rich.console import Console
from advisor.screen.table import TableScreen
from advisor.table.joining import Joining
from advisor.table.record import Record
from advisor.table.session import Session
from advisor.words.english import ENGLISH
from engine.position_file import Unreadable, document, read_position
from engine.position_file.schema import position_schema

EXAMPLE = {"players": ["ii", "sakai"], "me": "ii", "titles": {"ii": "sensei"}, "hand": [], "board": {}}
position = read_position(json.dumps({**EXAMPLE, "round": 3}))
assert position.round == 3 and document(position)["round"] == 3
assert "round" not in document(read_position(json.dumps(EXAMPLE)))
try:
    read_position(json.dumps({**EXAMPLE, "round": "x"}))
except Unreadable as error:
    assert ENGLISH.problem(error.problems[0]).startswith("round: 'x' does not fit")
else:
    raise SystemExit("a wrong round was read")
schema = position_schema(ENGLISH.meanings)["properties"]["round"]
assert (schema["maximum"], schema["description"]) == (12, "the round of the game, from 1")
session = Session(Record(), TableScreen(Console(quiet=True), ENGLISH))
session.hear("join")
assert "round" in session.complete("")
session.hear("round 3")
assert isinstance(session.table, Joining) and session.table.document()["round"] == 3
print(Path(engine.position.__file__).resolve())
"""


@pytest.mark.slow
@pytest.mark.parametrize(
    ("mark", "script"), [("a new event", EVENT), ("a new field", FIELD)], ids=["event", "field"]
)
def test_one_file_and_the_words_are_enough(mark: str, script: str, tmp_path: Path) -> None:
    diff = marked(mark)
    files = touched(diff)
    of_its_kind = [file for file in files if not file.startswith("advisor/words/")]
    assert len(of_its_kind) == 1
    assert len(files) == 2
    tried(diff, tmp_path, script)


def test_the_fast_lane_is_part_of_the_whole() -> None:
    lane = marked("fast lane")
    for gate in ("ruff check", "mypy", "pytest -n 2 --dist loadfile"):
        assert gate in lane
    assert "-m 'not slow'" in lane
