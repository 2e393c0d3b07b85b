"""The promises of the project itself: its README, its one-way imports, its files."""

import json
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from advisor.words.english import ENGLISH
from engine.position_file import Unreadable, read_position
from engine.position_file.even_year import SHARING_FIELDS
from engine.position_file.reader import FIELDS, OPPONENT_FIELDS, REQUIRED, SITE_FIELDS
from tests.command_line import printed, timeless
from tests.paths import ROOT
from tests.saying import raises_saying

PARTS = {"others": OPPONENT_FIELDS, "sharing": SHARING_FIELDS}
README = (ROOT / "README.md").read_text(encoding="utf-8")


def marked_block(mark: str) -> str:
    found = re.search(rf"<!-- {mark} -->\n```\w*\n(.*?)\n```", README, re.DOTALL)
    assert found, f"README.md has no block marked '{mark}'"
    return found[1]


def test_the_mistake_that_the_readme_shows() -> None:
    [shown] = re.findall(r"^board\.kanto\.tile: .*$", README, re.MULTILINE)
    example = json.loads((ROOT / "examples" / "ii-kanto.json").read_text(encoding="utf-8"))
    example["board"]["kanto"]["tile"] = "sohie"
    with raises_saying(Unreadable, re.escape(shown)):
        read_position(json.dumps(example))


def test_the_readme_s_two_lines_set_everything_up_and_stand_on_one_line_each() -> None:
    first, second = marked_block("first line"), marked_block("test line")
    for line in (first, second):
        assert "\n" not in line
        assert line.startswith("python3 -m venv .venv && ")
    assert ".venv/bin/advisor " in first
    for gate in ("ruff check", "ruff format --check", "mypy", "pytest"):
        assert f".venv/bin/{gate}" in second


@pytest.mark.slow
def test_the_readme_shows_the_real_output_of_its_first_line() -> None:
    arguments = marked_block("first line").partition(".venv/bin/advisor ")[2].split()
    command = [sys.executable, "-c", "from advisor.cli import main; main()", *arguments]
    run = subprocess.run(command, capture_output=True, cwd=ROOT, check=True)
    assert timeless(run.stdout.decode()) == timeless(f"{marked_block('its output')}\n")


@pytest.mark.slow
@pytest.mark.parametrize("code", ["fr", "it", "de"])
def test_the_readme_shows_it_in_each_language(code: str) -> None:
    shown = printed("suggest", "ii-kanto.json", "--language", code)
    assert timeless(shown) == timeless(f"{marked_block(f'first output in {code}')}\n")


@pytest.mark.slow
def test_the_readme_s_other_commands_do_what_it_says() -> None:
    commands = re.findall(r"^\.venv/bin/advisor (.*)$", marked_block("more commands"), re.MULTILINE)
    assert commands
    for line in commands:
        arguments = line.partition("#")[0].split()
        command = [sys.executable, "-c", "from advisor.cli import main; main()", *arguments]
        run = subprocess.run(command, capture_output=True, cwd=ROOT, check=False)
        assert run.returncode == 0, line


@pytest.mark.slow
def test_the_match_in_the_readme() -> None:
    arguments = marked_block("match").partition(".venv/bin/advisor ")[2].split()
    command = [sys.executable, "-c", "from advisor.cli import main; main()", *arguments]
    env = {**os.environ, "COLUMNS": "80"}
    run = subprocess.run(command, env=env, capture_output=True, cwd=ROOT, check=True)
    assert run.stdout.decode() == f"{marked_block('match output')}\n"


@pytest.mark.slow
def test_the_library_example_in_the_readme_is_the_file_and_runs() -> None:
    code = (ROOT / "examples" / "best_play.py").read_text(encoding="utf-8")
    assert marked_block("library") in code
    run = subprocess.run([sys.executable, "examples/best_play.py"], capture_output=True, cwd=ROOT, check=True)
    assert run.stdout.decode().strip() == marked_block("library output")


def test_the_other_library_example_runs() -> None:
    run = subprocess.run(
        [sys.executable, "examples/ways_to_pay.py"], capture_output=True, cwd=ROOT, check=True
    )
    assert run.stdout.decode() == "koku: koku 1, koku 1, koku 1, koku 1, koku 2\n"


@pytest.mark.slow
def test_the_year_at_the_table_in_the_readme(tmp_path: Path) -> None:
    run = subprocess.run(
        [sys.executable, "-c", "from advisor.cli import main; main()", "play", str(tmp_path / "game")],
        input=f"{marked_block('table lines')}\n".encode(),
        env={**os.environ, "COLUMNS": "80"},
        capture_output=True,
        cwd=ROOT,
        check=True,
    )
    assert timeless(run.stdout.decode()) == timeless(f"{marked_block('table answers')}\n")


def test_the_position_in_the_readme_is_the_example() -> None:
    example = (ROOT / "examples" / "ii-kanto.json").read_text(encoding="utf-8")
    assert marked_block("short example") == example.strip()


def test_the_readmes_table_of_fields_is_made_from_their_declarations() -> None:
    rows = ["| field | | meaning |", "|---|---|---|"]
    for name in FIELDS:
        rows += [f"| `{name}` | {'required ' if name in REQUIRED else ''}| {ENGLISH.meanings[name]} |"]
        if name == "board":
            rows += [f"| `{part}` | | {ENGLISH.meanings[part]} |" for part in SITE_FIELDS]
        if name in PARTS:
            parts = [f"{name}.{part}" for part in PARTS[name]]
            rows += [f"| `{part}` | | {ENGLISH.meanings[part]} |" for part in parts]
    found = re.search(r"<!-- fields -->\n(.*?)\n\n", README, re.DOTALL)
    assert found
    assert found[1].splitlines() == rows


def test_ci_runs_the_readme_s_test_line() -> None:
    """`.ci/run` takes the line out of the README; the same extraction must give that very line."""
    script = (ROOT / ".ci" / "run").read_text(encoding="utf-8")
    [extract] = re.findall(r"^line=\$\((.*)\)$", script, re.MULTILINE)
    run = subprocess.run(["bash", "-c", extract], capture_output=True, cwd=ROOT, check=True)
    assert run.stdout.decode().strip() == marked_block("test line")
    assert 'bash -euo pipefail -c "$line"' in script


def test_examples_are_all_named_in_the_readme() -> None:
    for path in (ROOT / "examples").iterdir():
        if path.suffix in (".json", ".py"):
            assert f"examples/{path.name}" in README
