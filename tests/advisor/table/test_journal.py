"""The file of a recorded game: what is written, read again, refused and left alone."""

import errno
import os
import sys
from pathlib import Path

import pytest

from advisor.table import journal
from advisor.table.journal import MAX_CHARACTERS, Journal
from advisor.table.journal_faults import BadEntry, CannotOpen, NotSaved
from engine.errors import ShitennoError
from tests.journals import ENTRIES, fails, kept, reopened
from tests.saying import raises_saying


def test_new_file_is_empty_and_readable(path: Path) -> None:
    with Journal.open(str(path)) as opened:
        assert opened.lines == ()
        assert opened.torn is None
    assert path.read_bytes() == b"shitenno 1\n"
    assert reopened(path) == ()
    assert kept(path) == {}


def test_entries_come_back_as_they_were_typed(game: Path) -> None:
    assert reopened(game) == ENTRIES
    with Journal.open(game) as opened:
        opened.append("redo")
        assert opened.lines == (*ENTRIES, "redo")
    assert reopened(game) == (*ENTRIES, "redo")
    written = game.read_text(encoding="utf-8").split("\n")
    assert [line[9:] for line in written[1:-1]] == [*ENTRIES, "redo"]


def test_a_file_of_format_1_always_opens(path: Path) -> None:
    path.write_bytes("shitenno 1\n6d6b7bde Aya Shōgun\n7fad3296 undo\n".encode())
    assert reopened(path) == ("Aya Shōgun", "undo")


def test_a_line_is_acknowledged_after_it_is_synced(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    calls = list[str]()
    write, sync = os.write, os.fsync

    def seen_write(file: int, data: bytes) -> int:
        calls.append("write")
        return write(file, data[:7])

    def seen_sync(file: int) -> None:
        calls.append("sync")
        sync(file)

    with Journal.open(path) as opened:
        monkeypatch.setattr(os, "write", seen_write)
        monkeypatch.setattr(os, "fsync", seen_sync)
        monkeypatch.setattr(sys, "platform", "linux")
        opened.append("undo")
    assert calls == ["write", "write", "sync"]


@pytest.mark.parametrize(
    "text", ["a\nb", "a\r", "\t", "\0", "\x1b[2J", "\x85", "\u2028", "\udcff", "x" * (MAX_CHARACTERS + 1)]
)
def test_bad_entries_are_refused(game: Path, text: str) -> None:
    before = game.read_bytes()
    with Journal.open(game) as opened:
        with raises_saying(BadEntry, r"game\.txt: an entry (is one line|has at most 5,000)") as caught:
            opened.append(text)
        assert isinstance(caught.value, ValueError)
        assert isinstance(caught.value, ShitennoError)
        assert opened.lines == ENTRIES
    assert game.read_bytes() == before


def test_the_longest_entry_fits(path: Path) -> None:
    with Journal.open(path) as opened:
        opened.append("ō" * MAX_CHARACTERS)
    assert reopened(path) == ("ō" * MAX_CHARACTERS,)


def test_a_large_file_is_refused(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(journal, "MAX_BYTES", 50)
    with Journal.open(path) as opened:
        opened.append("x" * 29)
        with raises_saying(NotSaved, r"game\.txt is full"):
            opened.append("")
    assert path.stat().st_size == 50
    assert reopened(path) == ("x" * 29,)
    path.write_bytes(path.read_bytes() + b"x")
    with raises_saying(CannotOpen, r"game\.txt is larger than 50 bytes"):
        Journal.open(path)


@pytest.mark.parametrize("bom", [b"", journal.BOM])
def test_what_an_editor_does_to_line_ends_is_tolerated(game: Path, bom: bytes) -> None:
    game.write_bytes(bom + game.read_bytes().replace(b"\n", b"\r\n"))
    with Journal.open(game) as opened:
        assert opened.lines == ENTRIES
        opened.append("redo")
    assert reopened(game) == (*ENTRIES, "redo")
    game.write_bytes(bom + b"shitenno 1\r\n")
    assert reopened(game) == ()


@pytest.mark.parametrize(
    ("content", "message"),
    [
        (b"shitenno 2\nanything", r"game\.txt was written by a newer version \(format 2\).* Update"),
        (b"shitenno 10\r\n", r"newer version \(format 10\)"),
        (b"shitenno 0\n", r"game\.txt is not a recorded game"),
        (b"[board]\n", r"game\.txt is not a recorded game"),
        (b"\xff\xfes\0h\0i\0", r"game\.txt is not a recorded game"),
        (b"\0" * 100, r"game\.txt is not a recorded game"),
        (b"shitenno " + b"9" * 5_000 + b"\n", r"game\.txt is not a recorded game"),
    ],
)
def test_other_files_are_refused_and_left_alone(path: Path, content: bytes, message: str) -> None:
    path.write_bytes(content)
    with raises_saying(CannotOpen, message):
        Journal.open(path)
    assert path.read_bytes() == content
    assert kept(path) == {}


def test_a_folder_is_refused(tmp_path: Path) -> None:
    with raises_saying(CannotOpen, r"is a folder; give the name of a file"):
        Journal.open(tmp_path)


def test_a_missing_folder_is_refused(tmp_path: Path) -> None:
    with raises_saying(CannotOpen, r"there is no such folder; create it"):
        Journal.open(tmp_path / "games" / "game.txt")
    assert list(tmp_path.iterdir()) == []


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="the system has no named pipes")
def test_a_pipe_is_refused(path: Path) -> None:
    os.mkfifo(path)
    with raises_saying(CannotOpen, r"game\.txt is not a file"):
        Journal.open(path)


def test_a_read_only_file_is_refused(game: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    game.chmod(0o444)
    if os.access(game, os.W_OK):  # The superuser may write everything.
        monkeypatch.setattr(os, "open", fails(errno.EACCES))
    with raises_saying(CannotOpen, r"game\.txt cannot be opened for writing \(no permission\)"):
        Journal.open(game)
