"""An entry that cannot be saved is refused, and what was saved before stays as it is."""

import errno
import os
import sys
from pathlib import Path

import pytest

from advisor.table.journal import Journal
from advisor.table.journal_faults import NotSaved
from tests.journals import ENTRIES, fails, full_after, reopened
from tests.saying import raises_saying


@pytest.mark.parametrize("room", [0, 1, 8, 9, 13])
def test_a_full_disk_loses_nothing(game: Path, monkeypatch: pytest.MonkeyPatch, room: int) -> None:
    before = game.read_bytes()
    with Journal.open(game) as opened:
        with monkeypatch.context() as patch:
            patch.setattr(os, "write", full_after(room))
            with raises_saying(NotSaved, r"game\.txt: .* not saved \(the disk is full") as caught:
                opened.append("undo")
            assert isinstance(caught.value, OSError)
        assert game.read_bytes() == before
        assert opened.lines == ENTRIES
        opened.append("redo")
    assert reopened(game) == (*ENTRIES, "redo")


@pytest.mark.parametrize("error", [OSError(errno.EIO, "Input/output error"), KeyboardInterrupt()])
def test_an_entry_that_is_not_synced_is_not_saved(
    game: Path, monkeypatch: pytest.MonkeyPatch, error: BaseException
) -> None:
    def fail(_: int) -> None:
        raise error

    before = game.read_bytes()
    with Journal.open(game) as opened:
        with monkeypatch.context() as patch:
            patch.setattr(sys, "platform", "linux")
            patch.setattr(os, "fsync", fail)
            with pytest.raises((NotSaved, KeyboardInterrupt)):
                opened.append("undo")
        assert game.read_bytes() == before
        opened.append("redo")
    assert reopened(game) == (*ENTRIES, "redo")


def test_nothing_is_written_after_half_an_entry(game: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with Journal.open(game) as opened:
        with monkeypatch.context() as patch:
            patch.setattr(os, "write", full_after(12))
            patch.setattr(os, "ftruncate", fails(errno.EIO))
            with pytest.raises(NotSaved):
                opened.append("undo")
        with raises_saying(NotSaved, r"Close the game and open it again"):
            opened.append("undo")
    with Journal.open(game) as opened:
        assert opened.lines == ENTRIES
        assert opened.torn is not None
        opened.append("undo")
    assert reopened(game) == (*ENTRIES, "undo")


def test_nothing_is_written_to_a_file_that_was_changed_meanwhile(game: Path) -> None:
    whole = game.read_bytes()
    with Journal.open(game) as opened:
        game.write_bytes(whole + b"more")
        with raises_saying(NotSaved, r"game\.txt is no longer as this game left it"):
            opened.append("undo")
    game.write_bytes(whole)


@pytest.mark.skipif(os.name == "nt", reason="Windows lets nobody replace an open file")
def test_nothing_is_written_to_a_file_that_was_replaced_meanwhile(game: Path) -> None:
    whole = game.read_bytes()
    with Journal.open(game) as opened:
        game.unlink()
        with pytest.raises(NotSaved):
            opened.append("undo")
        game.write_bytes(whole)
        with pytest.raises(NotSaved):
            opened.append("undo")
    assert reopened(game) == ENTRIES


def test_a_closed_journal_writes_nothing(game: Path) -> None:
    with Journal.open(game) as opened:
        opened.close()
        with pytest.raises(NotSaved):
            opened.append("undo")
    assert reopened(game) == ENTRIES
