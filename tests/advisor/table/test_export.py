"""A position written for other programs."""

import os
import stat
from pathlib import Path

import pytest

from advisor.table.export import Exists, NotAPosition, export
from engine.components import Card
from engine.position_file import read_position
from tests.positions import position

ONE, OTHER = position(Card.BUSHI), position(Card.SOHEI)


def test_a_position_is_written_and_replaced_only_if_that_is_wanted(tmp_path: Path) -> None:
    path = tmp_path / "here.json"
    export(ONE, str(path), confirmed=False)
    export(ONE, str(path), confirmed=False)
    with pytest.raises(Exists):
        export(OTHER, str(path), confirmed=False)
    assert read_position(path.read_bytes()) == ONE
    export(OTHER, str(path), confirmed=True)
    assert read_position(path.read_bytes()) == OTHER
    assert [file.name for file in tmp_path.iterdir()] == ["here.json"]


@pytest.mark.parametrize("text", ["", "{}", '{"me": "ii"}', "Dear Aya", "[1]"])
def test_nothing_but_a_position_is_replaced(tmp_path: Path, text: str) -> None:
    path = tmp_path / "here.json"
    path.write_text(text)
    for confirmed in (False, True):
        with pytest.raises(NotAPosition):
            export(ONE, str(path), confirmed)
    assert path.read_text() == text


@pytest.mark.parametrize("name", [".", os.devnull])
def test_names_that_are_no_file(name: str) -> None:
    with pytest.raises(NotAPosition):
        export(ONE, name, confirmed=True)


@pytest.mark.parametrize("name", ["-", "a\0b"])
def test_names_that_no_file_has(name: str) -> None:
    with pytest.raises(OSError, match="Invalid argument"):
        export(ONE, name, confirmed=True)


@pytest.mark.skipif(os.name == "nt", reason="links and modes are of another kind there")
def test_links_are_not_followed_and_others_can_read_what_is_written(tmp_path: Path) -> None:
    path, link = tmp_path / "here.json", tmp_path / "link.json"
    export(ONE, str(path), confirmed=False)
    link.symlink_to(path)
    with pytest.raises(NotAPosition):
        export(OTHER, str(link), confirmed=True)
    assert read_position(path.read_bytes()) == ONE
    path.chmod(0o640)
    export(OTHER, str(path), confirmed=True)
    assert stat.S_IMODE(path.stat().st_mode) == 0o640
