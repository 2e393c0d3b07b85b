"""The wheel that people install: built, installed elsewhere, and tried."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tests.paths import EXAMPLES, ROOT

pytestmark = pytest.mark.slow


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder into which the wheel was installed, without what it depends on."""
    folder = tmp_path_factory.mktemp("wheel")
    source, wheels, site = folder / "source", folder / "wheels", folder / "site"
    source.mkdir()
    for name in ("pyproject.toml", "README.md"):
        shutil.copy(ROOT / name, source)
    for package in ("advisor", "engine"):
        shutil.copytree(ROOT / package, source / package, ignore=shutil.ignore_patterns("__pycache__"))
    pip = [sys.executable, "-m", "pip", "--quiet", "--disable-pip-version-check"]
    subprocess.run(
        [*pip, "wheel", "--no-deps", "--no-build-isolation", "--wheel-dir", str(wheels), str(source)],
        check=True,
    )
    [wheel] = wheels.glob("shitenno_advisor-*.whl")
    subprocess.run([*pip, "install", "--no-deps", "--target", str(site), str(wheel)], check=True)
    return site


def run(installed: Path, *arguments: str) -> subprocess.CompletedProcess[bytes]:
    code = "import advisor, sys; sys.stderr.write(advisor.__file__); from advisor.cli import main; main()"
    environment = {**os.environ, "PYTHONPATH": str(installed), "PYTHONUTF8": "1"}
    command = [sys.executable, "-c", code, *arguments]
    return subprocess.run(command, capture_output=True, cwd=installed, env=environment, check=False)


@pytest.mark.parametrize(
    ("arguments", "begins"),
    [
        (
            ["suggest", str(EXAMPLES / "ii-kanto.json"), "--objective", "points"],
            "Take Kantō, position 2, for 7 favour",
        ),
        (["afford", "kanto", str(EXAMPLES / "ii-kanto.json")], "Kantō, position 2: yes"),
        (["check", str(EXAMPLES / "full-board.json")], "valid: "),
        (["schema"], "{"),
    ],
    ids=lambda value: value[0] if isinstance(value, list) else "",
)
def test_what_is_installed_answers(installed: Path, arguments: list[str], begins: str) -> None:
    answer = run(installed, *arguments)
    assert answer.returncode == 0, answer.stderr.decode()
    assert Path(answer.stderr.decode()).is_relative_to(installed), "it is the installed one that answers"
    assert answer.stdout.decode().startswith(begins)


def test_every_module_is_in_it_and_nothing_else(installed: Path) -> None:
    for package in ("advisor", "engine"):
        here = {path.relative_to(ROOT) for path in (ROOT / package).rglob("*.py")}
        there = {path.relative_to(installed) for path in (installed / package).rglob("*.py")}
        assert there == here
        assert (installed / package / "py.typed").exists()
    tops = {path.name for path in installed.iterdir() if not path.name.endswith(".dist-info")}
    assert tops - {"bin", "Scripts", "__pycache__"} == {"advisor", "engine"}


def test_the_page_s_own_files_are_in_it(installed: Path) -> None:
    static = Path("advisor", "page", "static")
    assert {path.name for path in (installed / static).iterdir()} == {
        path.name for path in (ROOT / static).iterdir()
    }
