"""Positions from files and from standard input."""

import io
import sys
from pathlib import Path

import pytest

from advisor.cli.files import position_in
from engine.position_file import Unreadable, read_position
from tests.paths import EXAMPLES

KANTO = EXAMPLES / "ii-kanto.json"


class Typed(io.TextIOWrapper):
    """A terminal at which somebody types."""

    def isatty(self) -> bool:
        return True


def test_a_file_and_standard_input_hold_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(KANTO.read_bytes())))
    assert position_in("-", "") == position_in(str(KANTO), "") == read_position(KANTO.read_bytes())


def test_whoever_types_is_told_how_to_end(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, "stdin", Typed(io.BytesIO(KANTO.read_bytes())))
    position_in("-", "Ctrl-D.")
    assert capsys.readouterr().err == "Ctrl-D.\n"


@pytest.mark.parametrize("name", ["no-such-file", ".", "a\0b"])
def test_what_cannot_be_opened_is_a_problem(name: str, tmp_path: Path) -> None:
    with pytest.raises(Unreadable):
        position_in(name, "")


def test_no_standard_input_is_a_problem(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "stdin", None)
    with pytest.raises(Unreadable):
        position_in("-", "")
