"""A line that was torn is cut off and kept; damage before the last line is refused."""

import errno
import os
import random
import sys
import zlib
from pathlib import Path

import pytest

from advisor.table import journal
from advisor.table.journal import MAX_CHARACTERS, Journal
from advisor.table.journal_faults import CannotOpen, Damaged
from advisor.words.english import ENGLISH
from tests.journals import ENTRIES, fails, full_after, kept, reopened
from tests.saying import raises_saying

CUT = "cut off and is kept in "


def test_a_line_torn_at_any_byte_is_cut_off_and_kept(game: Path) -> None:
    whole = game.read_bytes()
    start = whole.rindex(b"\n", 0, -1) + 1
    for end in range(start, len(whole)):
        game.write_bytes(whole[:end])
        with Journal.open(game) as opened:
            assert opened.lines == ENTRIES[:-1]
            assert (opened.torn is None) == (end == start)
            if opened.torn is not None:
                assert f"game.txt, line {len(ENTRIES) + 1}: " in ENGLISH.reason(opened.torn)
                assert ENGLISH.reason(opened.torn).partition(CUT)[2].startswith("game.txt.torn. ")
            opened.append("again")
        assert reopened(game) == (*ENTRIES[:-1], "again")
        assert kept(game) == ({"game.txt.torn": whole[start:end]} if end > start else {})
        game.with_name("game.txt.torn").unlink(missing_ok=True)


@pytest.mark.parametrize("end", range(len(journal.HEADER)))
@pytest.mark.parametrize("zeros", [b"", b"\0"])
def test_a_torn_first_line_is_written_again(path: Path, end: int, zeros: bytes) -> None:
    path.write_bytes(journal.HEADER[:end] + zeros)
    with Journal.open(path) as opened:
        opened.append("Aya")
    assert reopened(path) == ("Aya",)


def test_any_garbage_at_the_end_is_cut_off_and_kept(game: Path) -> None:
    whole = game.read_bytes()
    rng = random.Random(1)
    tails = [
        b"\0" * 5_000,
        b"\n",
        b"\xff\n\xfe\n\n",
        b"1a2b3c4d kan\0\n\0",
        b"take Kanto\n",
        b"\r\n",
        b"x" * 40_000,
    ]
    tails += [b"\0" + rng.randbytes(rng.randint(0, 60)) for _ in range(40)]
    for tail in tails:
        game.write_bytes(whole + tail)
        with Journal.open(game) as opened:
            assert opened.lines == ENTRIES
            assert opened.torn is not None
            assert ENGLISH.reason(opened.torn).isprintable()
        assert game.read_bytes() == whole
        assert kept(game) == {"game.txt.torn": tail}
        game.with_name("game.txt.torn").unlink()


def test_a_changed_last_line_is_cut_off_and_kept(game: Path) -> None:
    with Journal.open(game) as opened:
        opened.append("take Kanto")
    game.write_bytes(game.read_bytes().replace(b"Kanto", b"Kinai"))
    with Journal.open(game) as opened:
        assert opened.lines == ENTRIES
        assert opened.torn is not None
        assert "'take Kinai'" in ENGLISH.reason(opened.torn)


def test_what_was_kept_before_is_never_overwritten(game: Path) -> None:
    for number in range(1, 4):
        game.write_bytes(game.read_bytes() + b"%d" % number)
        with Journal.open(game) as opened:
            assert opened.torn is not None
            name = "game.txt.torn" if number == 1 else f"game.txt.torn-{number}"
            assert ENGLISH.reason(opened.torn).partition(CUT)[2].startswith(f"{name}. ")
    assert kept(game) == {"game.txt.torn": b"1", "game.txt.torn-2": b"2", "game.txt.torn-3": b"3"}


def test_nothing_is_cut_off_that_is_not_kept(game: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    whole = game.read_bytes() + b"1a2b3c4d take Kan"
    game.write_bytes(whole)
    with monkeypatch.context() as patch:
        patch.setattr(os, "write", full_after(3))
        with raises_saying(CannotOpen, r"disk is full"):
            Journal.open(game)
    assert game.read_bytes() == whole
    assert kept(game) == {}
    with monkeypatch.context() as patch:
        patch.setattr(os, "ftruncate", fails(errno.EIO))
        with pytest.raises(CannotOpen):
            Journal.open(game)
    assert game.read_bytes() == whole
    assert kept(game) == {"game.txt.torn": b"1a2b3c4d take Kan"}
    with Journal.open(game) as opened:
        assert opened.lines == ENTRIES


@pytest.mark.skipif(sys.platform != "linux", reason="other systems sync in other ways")
def test_what_is_kept_is_synced_before_the_file_is_cut(game: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    calls = list[tuple[str, Path]]()
    truncate, sync = os.ftruncate, os.fsync

    def seen_truncate(file: int, size: int) -> None:
        calls.append(("cut", Path(f"/proc/self/fd/{file}").readlink()))
        truncate(file, size)

    def seen_sync(file: int) -> None:
        calls.append(("sync", Path(f"/proc/self/fd/{file}").readlink()))
        sync(file)

    monkeypatch.setattr(os, "ftruncate", seen_truncate)
    monkeypatch.setattr(os, "fsync", seen_sync)
    game.write_bytes(game.read_bytes() + b"1a2b")
    Journal.open(game).close()
    folder = game.parent
    assert calls[:3] == [("sync", folder / "game.txt.torn"), ("sync", folder), ("cut", game)]
    assert calls[-2:] == [("sync", game), ("sync", folder)]
    calls.clear()
    Journal.open(folder / "new.txt").close()
    assert calls[-2:] == [("sync", folder / "new.txt"), ("sync", folder)]


@pytest.mark.parametrize("torn", [b"", b"1", b"1a2b3c4d", b"1a2b3c4d take Kan"])
def test_damage_before_the_last_line_is_refused(game: Path, torn: bytes) -> None:
    header, *lines = (game.read_bytes() + torn).splitlines(keepends=True)
    rng = random.Random(2)
    for index, line in enumerate(lines[:-1]):
        at = rng.randrange(len(line) - 1)
        changes = [line[:at] + bytes([line[at] ^ 1 << bit]) + line[at + 1 :] for bit in (5, 6, 7)]
        changes += [line[9:], line + line]
        if index < len(lines) - 2:
            changes += [b"", line[:-1]]
        for changed in changes:
            damaged = b"".join([header, *lines[:index], changed, *lines[index + 1 :]])
            game.write_bytes(damaged)
            # A line that is there twice is right the first time.
            number = index + 2 + (changed == line + line)
            with raises_saying(Damaged, rf"game\.txt, line {number}: .* delete line {number} and all"):
                Journal.open(game)
            assert game.read_bytes() == damaged
            assert kept(game) == {}


@pytest.mark.parametrize("text", [b"\xff", b"a\rb", b"\0", b"x" * (MAX_CHARACTERS + 1)])
def test_a_guarded_line_that_is_not_text_is_refused(path: Path, text: bytes) -> None:
    guards = [zlib.crc32(text + b"\n"), zlib.crc32(text + b"\nundo\n")]
    path.write_bytes(b"shitenno 1\n%08x %s\n%08x undo\n" % (guards[0], text, guards[1]))
    with raises_saying(Damaged, r"game\.txt, line 2: "):
        Journal.open(path)


def test_deleting_from_the_damaged_line_on_repairs_it(game: Path) -> None:
    lines = game.read_bytes().splitlines(keepends=True)
    game.write_bytes(b"".join(lines[:3]))
    assert reopened(game) == ENTRIES[:2]
