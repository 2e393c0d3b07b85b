"""The record of a game survives what happens at a table: kills, full disks, editors, a second window."""

import errno
import os
import random
import signal
import subprocess
import sys
import time
import zlib
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from advisor.table import journal
from advisor.table.journal import BadEntry, CannotOpen, Damaged, GameInUse, Journal, NotSaved
from engine.errors import ShitennoError
from tests.paths import ROOT

ENTRIES = ("Aya Shōgun", "take Kantō: samurai bushi", "undo", "", "  令和　7  ")
CUT = "cut off and is kept in "

PLAYER = """
import os, sys, time
sys.path.insert(0, sys.argv[1])
from advisor.table.journal import Journal
write = os.write

def pieces(file, data):
    time.sleep(0.0002)
    return write(file, data[:3])

def play(path, how):
    write(1, b"%d\\n" % os.getpid())
    if how == "pieces":
        os.write = pieces
    with Journal.open(path) as game:
        number = len(game.lines)
        while True:
            game.append(f"entry {number}")
            write(1, b"%d\\n" % number)
            number += 1

for line in sys.stdin:
    player = os.fork()
    if not player:
        play(*line.split())
    os.waitpid(player, 0)
    write(1, b"dead\\n")
"""


@pytest.fixture
def players(tmp_path: Path) -> Iterator[subprocess.Popen[bytes]]:
    """A process that starts a player for each line it reads, a file and how to write to it.

    A player writes the number of its process, appends entries and acknowledges each, until it is killed.
    """
    if not hasattr(os, "fork"):
        pytest.skip("the system has no fork")
    command = [sys.executable, "-S", "-E", "-c", PLAYER, str(ROOT)]
    pipe = subprocess.PIPE
    with subprocess.Popen(command, bufsize=0, stdin=pipe, stdout=pipe, cwd=tmp_path) as process:
        yield process


def started(players: subprocess.Popen[bytes], path: Path, how: str) -> int:
    assert players.stdin is not None
    players.stdin.write(f"{path.name} {how}\n".encode())
    return int(said(players))


def said(players: subprocess.Popen[bytes]) -> bytes:
    assert players.stdout is not None
    return players.stdout.readline()


def killed(players: subprocess.Popen[bytes], player: int) -> list[int]:
    """Kill the player; what it acknowledged that was not read yet."""
    os.kill(player, signal.SIGKILL)
    return [int(line) for line in iter(lambda: said(players), b"dead\n")]


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "game.txt"


@pytest.fixture
def game(path: Path) -> Path:
    """A closed game with some entries."""
    with Journal.open(path) as opened:
        for text in ENTRIES:
            opened.append(text)
    return path


def reopened(path: Path) -> tuple[str, ...]:
    with Journal.open(path) as opened:
        assert opened.torn is None
        return opened.lines


def kept(path: Path) -> dict[str, bytes]:
    return {file.name: file.read_bytes() for file in path.parent.iterdir() if file != path}


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
    "text", ["a\nb", "a\r", "\t", "\0", "\x1b[2J", "\x85", "\u2028", "\udcff", "x" * 2_001]
)
def test_bad_entries_are_refused(game: Path, text: str) -> None:
    before = game.read_bytes()
    with Journal.open(game) as opened:
        with pytest.raises(BadEntry, match=r"game\.txt: an entry (is one line|has at most 2,000)") as caught:
            opened.append(text)
        assert isinstance(caught.value, ValueError)
        assert isinstance(caught.value, ShitennoError)
        assert opened.lines == ENTRIES
    assert game.read_bytes() == before


def test_the_longest_entry_fits(path: Path) -> None:
    with Journal.open(path) as opened:
        opened.append("ō" * 2_000)
    assert reopened(path) == ("ō" * 2_000,)


def test_a_large_file_is_refused(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(journal, "MAX_BYTES", 50)
    with Journal.open(path) as opened:
        opened.append("x" * 29)
        with pytest.raises(NotSaved, match=r"game\.txt is full"):
            opened.append("")
    assert path.stat().st_size == 50
    assert reopened(path) == ("x" * 29,)
    path.write_bytes(path.read_bytes() + b"x")
    with pytest.raises(CannotOpen, match=r"game\.txt is larger than 50 bytes"):
        Journal.open(path)


def test_a_line_torn_at_any_byte_is_cut_off_and_kept(game: Path) -> None:
    whole = game.read_bytes()
    start = whole.rindex(b"\n", 0, -1) + 1
    for end in range(start, len(whole)):
        game.write_bytes(whole[:end])
        with Journal.open(game) as opened:
            assert opened.lines == ENTRIES[:-1]
            assert (opened.torn is None) == (end == start)
            if opened.torn is not None:
                assert f"game.txt, line {len(ENTRIES) + 1}: " in opened.torn
                assert opened.torn.partition(CUT)[2].startswith("game.txt.torn. ")
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
        b"x" * 9_000,
    ]
    tails += [b"\0" + rng.randbytes(rng.randint(0, 60)) for _ in range(40)]
    for tail in tails:
        game.write_bytes(whole + tail)
        with Journal.open(game) as opened:
            assert opened.lines == ENTRIES
            assert opened.torn is not None
            assert opened.torn.isprintable()
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
        assert "'take Kinai'" in opened.torn


def test_what_was_kept_before_is_never_overwritten(game: Path) -> None:
    for number in range(1, 4):
        game.write_bytes(game.read_bytes() + b"%d" % number)
        with Journal.open(game) as opened:
            assert opened.torn is not None
            name = "game.txt.torn" if number == 1 else f"game.txt.torn-{number}"
            assert opened.torn.partition(CUT)[2].startswith(f"{name}. ")
    assert kept(game) == {"game.txt.torn": b"1", "game.txt.torn-2": b"2", "game.txt.torn-3": b"3"}


def test_nothing_is_cut_off_that_is_not_kept(game: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    whole = game.read_bytes() + b"1a2b3c4d take Kan"
    game.write_bytes(whole)
    with monkeypatch.context() as patch:
        patch.setattr(os, "write", full_after(3))
        with pytest.raises(CannotOpen, match=r"No space left"):
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
            with pytest.raises(Damaged, match=rf"game\.txt, line {number}: .* delete line {number} and all"):
                Journal.open(game)
            assert game.read_bytes() == damaged
            assert kept(game) == {}


@pytest.mark.parametrize("text", [b"\xff", b"a\rb", b"\0", b"x" * 2_001])
def test_a_guarded_line_that_is_not_text_is_refused(path: Path, text: bytes) -> None:
    guards = [zlib.crc32(text + b"\n"), zlib.crc32(text + b"\nundo\n")]
    path.write_bytes(b"shitenno 1\n%08x %s\n%08x undo\n" % (guards[0], text, guards[1]))
    with pytest.raises(Damaged, match=r"game\.txt, line 2: "):
        Journal.open(path)


def test_deleting_from_the_damaged_line_on_repairs_it(game: Path) -> None:
    lines = game.read_bytes().splitlines(keepends=True)
    game.write_bytes(b"".join(lines[:3]))
    assert reopened(game) == ENTRIES[:2]


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
    with pytest.raises(CannotOpen, match=message):
        Journal.open(path)
    assert path.read_bytes() == content
    assert kept(path) == {}


def test_a_folder_is_refused(tmp_path: Path) -> None:
    with pytest.raises(CannotOpen, match=r"is a folder; give the name of a file"):
        Journal.open(tmp_path)


def test_a_missing_folder_is_refused(tmp_path: Path) -> None:
    with pytest.raises(CannotOpen, match=r"there is no such folder; create it"):
        Journal.open(tmp_path / "games" / "game.txt")
    assert list(tmp_path.iterdir()) == []


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="the system has no named pipes")
def test_a_pipe_is_refused(path: Path) -> None:
    os.mkfifo(path)
    with pytest.raises(CannotOpen, match=r"game\.txt is not a file"):
        Journal.open(path)


def test_a_read_only_file_is_refused(game: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    game.chmod(0o444)
    if os.access(game, os.W_OK):  # The superuser may write everything.
        monkeypatch.setattr(os, "open", fails(errno.EACCES))
    with pytest.raises(CannotOpen, match=r"game\.txt cannot be opened for writing \(Permission denied\)"):
        Journal.open(game)


def fails(number: int) -> Callable[..., int]:
    def fail(*_: object) -> int:
        raise OSError(number, os.strerror(number))

    return fail


def full_after(room: int) -> Callable[[int, bytes], int]:
    """An `os.write` to a disk with room for so many bytes."""
    write = os.write

    def limited(file: int, data: bytes) -> int:
        nonlocal room
        if not room:
            raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))
        written = write(file, data[:room])
        room -= written
        return written

    return limited


@pytest.mark.parametrize("room", [0, 1, 8, 9, 13])
def test_a_full_disk_loses_nothing(game: Path, monkeypatch: pytest.MonkeyPatch, room: int) -> None:
    before = game.read_bytes()
    with Journal.open(game) as opened:
        with monkeypatch.context() as patch:
            patch.setattr(os, "write", full_after(room))
            with pytest.raises(NotSaved, match=r"game\.txt: .* not saved \(No space left") as caught:
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
            patch.setattr(journal, "_sync", fail)
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
        with pytest.raises(NotSaved, match=r"Close the game and open it again"):
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
        with pytest.raises(NotSaved, match=r"game\.txt is no longer as this game left it"):
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


def test_a_link_is_the_same_game(game: Path) -> None:
    link = game.with_name("link.txt")
    try:
        link.symlink_to(game)
    except OSError:
        pytest.skip("the system has no links")
    with Journal.open(game), pytest.raises(GameInUse, match=r"link\.txt is already open"):
        Journal.open(link)
    assert reopened(link) == ENTRIES


def test_a_second_process_is_refused_until_the_first_is_killed(
    path: Path, players: subprocess.Popen[bytes]
) -> None:
    first = started(players, path, "whole")
    assert said(players) == b"0\n"
    with pytest.raises(GameInUse, match=r"game\.txt is already open"):
        Journal.open(path)
    killed(players, first)
    assert reopened(path)[0] == "entry 0"


def test_a_process_that_comes_second_is_refused(game: Path) -> None:
    code = (
        "import sys; sys.path.insert(0, sys.argv[1]); "
        "from advisor.table.journal import Journal; Journal.open('game.txt')"
    )
    command = [sys.executable, "-S", "-E", "-c", code, str(ROOT)]
    with Journal.open(game):
        second = subprocess.run(command, cwd=game.parent, capture_output=True, check=False)
    assert second.returncode == 1
    assert b"GameInUse: game.txt is already open in another window" in second.stderr
    assert subprocess.run(command, cwd=game.parent, check=False).returncode == 0


@pytest.mark.parametrize("how", ["whole", "pieces"])
def test_no_acknowledged_entry_is_lost_when_the_process_is_killed(
    tmp_path: Path, players: subprocess.Popen[bytes], how: str
) -> None:
    rng = random.Random(3)
    acknowledged = torn = 0
    for path in [tmp_path / f"{number}.txt" for number in range(6)]:
        before = 0
        for _ in range(25):
            player = started(players, path, how)
            # Mostly while it appends, sometimes while it opens.
            seen = [int(said(players))] if rng.random() < 0.8 else []
            time.sleep(rng.uniform(0, 0.01))
            seen += killed(players, player)
            with Journal.open(path) as opened:
                count = len(opened.lines)
                assert opened.lines == tuple(f"entry {number}" for number in range(count))
                torn += opened.torn is not None
            assert seen == list(range(before, before + len(seen)))
            assert before + len(seen) <= count <= before + len(seen) + 1
            before = count
            acknowledged += len(seen)
    assert acknowledged >= 100
    assert torn >= 1 or how == "whole"
