"""The crash-safe record of a game: a text file that only grows, one guarded line per entry.

The first line is `shitenno 1`, the version of the format. Each later line is a guard, a space and the entry
as it was typed. The guard is the CRC-32 of all entries up to and with its own, a line feed after each, so
that a line that was torn, changed, moved or lost is noticed.
"""

import errno
import os
import re
import stat
import sys
import zlib
from contextlib import suppress
from itertools import count
from pathlib import Path
from typing import Self

from advisor.table.journal_faults import (
    BadEntry,
    CannotOpen,
    ChangedMeanwhile,
    Damaged,
    DamagedLine,
    EntryNotSaved,
    EntryNotText,
    EntryTooLong,
    FileRefused,
    GameInUse,
    GameTooLarge,
    IsAFolder,
    IsInUse,
    IsNoFile,
    IsNoGame,
    JournalIsFull,
    NewerFormat,
    NoSuchFolder,
    NotSaved,
    TornLine,
)
from engine.obstacles import Obstacle, why

FORMAT = 1
MAX_CHARACTERS = 5_000
"""Of an entry: more than any position has that a game is joined from."""
MAX_BYTES = 10_000_000

HEADER = b"shitenno %d\n" % FORMAT
BOM = b"\xef\xbb\xbf"
VERSION = re.compile(b"(?:" + BOM + rb")?shitenno ([1-9][0-9]{0,8})\r?\n")
NOT_TEXT = re.compile(r"[\x00-\x1f\x7f-\x9f\u2028\u2029\ud800-\udfff]")
GUARDED = re.compile(rb"[0-9a-f]{8} |[0-9a-f]{1,8}\Z")
"""How a line of the journal begins, even when it was cut short."""


class Journal:
    """The entries of one game, which no other process can open meanwhile."""

    torn: TornLine | None = None
    """What was cut off the end of the file when it was opened, and where it is kept."""

    def __init__(self, path: Path, name: str, file: int) -> None:
        self._path, self._name, self._file = path, name, file
        self.lines: tuple[str, ...] = ()
        self._guard = 0
        self._size = os.fstat(file).st_size
        if self._size > MAX_BYTES:
            raise CannotOpen(GameTooLarge(name, MAX_BYTES))
        with open(file, "rb", closefd=False) as reader:
            data = reader.read()
        if len(data) <= len(BOM + HEADER) and HEADER.startswith(data.removeprefix(BOM).rstrip(b"\0\r")):
            self._begin()
        else:
            self._read(data)
        # What a killed process wrote can be here without being on the disk, and so can the file's name.
        _sync(file)
        _sync_folder(path.parent)

    @classmethod
    def open(cls, path: str | Path) -> Self:
        """Open the game, or begin it where there is no such file; half an entry at its end is set aside."""
        name = str(path)
        if "\0" in name:
            raise CannotOpen(FileRefused(repr(name), Obstacle.BAD_NAME))
        path = Path(os.path.realpath(path))
        file = None
        try:
            file = os.open(path, os.O_RDWR | os.O_CREAT | os.O_APPEND | getattr(os, "O_BINARY", 0), 0o666)
            if not stat.S_ISREG(os.fstat(file).st_mode):
                raise CannotOpen(IsNoFile(name))
            if not _lock(file):
                raise GameInUse(IsInUse(name))
            return cls(path, name, file)
        except BaseException as error:
            if file is not None:
                os.close(file)
            if isinstance(error, OSError):
                raise CannotOpen(_refused(path, name, error)) from error
            raise

    def append(self, text: str) -> None:
        """Write an entry; it is on the disk when this returns, and not in the journal when this raises."""
        if fault := entry_fault(self._name, text):
            raise BadEntry(fault)
        entry = text.encode() + b"\n"
        guard = zlib.crc32(entry, self._guard)
        line = b"%08x " % guard + entry
        if self._size + len(line) > MAX_BYTES:
            raise NotSaved(JournalIsFull(self._name, MAX_BYTES))
        self._check_unchanged()
        try:
            _write(self._file, line)
            _sync(self._file)
        except BaseException as error:
            with suppress(OSError):
                self._cut(self._size)
            if isinstance(error, OSError):
                raise NotSaved(EntryNotSaved(self._name, why(error))) from error
            raise
        self._guard, self.lines = guard, (*self.lines, text)
        self._size += len(line)

    def close(self) -> None:
        """Let other processes open the game; closing twice does no harm."""
        file, self._file = self._file, -1
        if file >= 0:
            os.close(file)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def _begin(self) -> None:
        self._cut(0)
        _write(self._file, HEADER)
        self._size = len(HEADER)

    def _read(self, data: bytes) -> None:
        version = VERSION.match(data)
        if version is None:
            raise CannotOpen(IsNoGame(self._name))
        if int(version[1]) > FORMAT:
            raise CannotOpen(NewerFormat(self._name, int(version[1]), FORMAT))
        texts: list[str] = []
        end = version.end()
        *whole, rest = data[end:].split(b"\n")
        for line in whole:
            entry = line.removesuffix(b"\r")[9:] + b"\n"
            guard = zlib.crc32(entry, self._guard)
            text = entry[:-1].decode(errors="surrogateescape")
            if line[:9] != b"%08x " % guard or entry_fault(self._name, text):
                break
            texts.append(text)
            self._guard = guard
            end += len(line) + 1
        self.lines = tuple(texts)
        if end < len(data):
            # One write at most is torn, but what a crash leaves in its place can hold line feeds.
            number = len(texts) + 2
            if any(GUARDED.match(line) for line in [*whole, rest][len(texts) + 1 :]):
                raise Damaged(DamagedLine(self._name, number))
            self._set_aside(data[end:], number)
            self._cut(end)
        self._size = end

    def _set_aside(self, tail: bytes, number: int) -> None:
        names = (f"{self._path.name}.torn{f'-{n}' if n > 1 else ''}" for n in count(1))
        kept = next(path for path in map(self._path.with_name, names) if not os.path.lexists(path))
        file = os.open(kept, os.O_WRONLY | os.O_CREAT | os.O_EXCL | getattr(os, "O_BINARY", 0), 0o666)
        try:
            _write(file, tail)
            _sync(file)
        except BaseException:
            os.close(file)
            kept.unlink()
            raise
        os.close(file)
        _sync_folder(kept.parent)
        legible = tail[9:69].decode(errors="replace").rstrip()
        self.torn = TornLine(self._name, number, legible, kept.name)

    def _cut(self, size: int) -> None:
        os.ftruncate(self._file, size)
        _sync(self._file)

    def _check_unchanged(self) -> None:
        """An editor that saves meanwhile puts another file in the place of this one, or changes its size."""
        same = False
        with suppress(OSError):
            here = os.fstat(self._file)
            same = os.path.samestat(here, os.stat(self._path)) and here.st_size == self._size
        if not same:
            raise NotSaved(ChangedMeanwhile(self._name))


def entry_fault(name: str, text: str) -> EntryTooLong | EntryNotText | None:
    """Why a line cannot be an entry, if it cannot."""
    if len(text) > MAX_CHARACTERS:
        return EntryTooLong(name, MAX_CHARACTERS, len(text))
    return EntryNotText(name) if NOT_TEXT.search(text) else None


def _refused(path: Path, name: str, error: OSError) -> IsAFolder | NoSuchFolder | FileRefused:
    if path.is_dir():
        return IsAFolder(name)
    if not path.parent.is_dir():
        return NoSuchFolder(name)
    return FileRefused(name, why(error))


def _write(file: int, data: bytes) -> None:
    while data:
        data = data[os.write(file, data) :]


def _sync(file: int) -> None:
    if sys.platform == "darwin":
        import fcntl

        # There, fsync stops at the drive's own cache; not every file system knows the full one.
        with suppress(OSError):
            fcntl.fcntl(file, fcntl.F_FULLFSYNC)
            return
    os.fsync(file)


def _sync_folder(folder: Path) -> None:
    """Make the names in a folder last, where the system can: Windows and some network drives cannot."""
    if sys.platform == "win32":
        return
    try:
        file = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(file)
        finally:
            os.close(file)
    except OSError as error:
        if error.errno not in {errno.EACCES, errno.EINVAL, errno.ENOTSUP}:
            raise


def _lock(file: int) -> bool:
    """Whether the file is now ours alone, until it is closed or the process ends in any way."""
    if sys.platform == "win32":
        import msvcrt

        # Windows lets nobody read what is locked, so the locked byte is one that is never written.
        os.lseek(file, MAX_BYTES, os.SEEK_SET)
        try:
            msvcrt.locking(file, msvcrt.LK_NBLCK, 1)
        except OSError:
            return False
        os.lseek(file, 0, os.SEEK_SET)
    else:
        import fcntl

        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            return False
    return True
