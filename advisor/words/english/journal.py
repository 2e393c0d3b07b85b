"""What can go wrong with the file of a game, in English."""

from typing import assert_never

from advisor.table import journal_faults as faults
from advisor.table.journal_faults import JournalFault


def fault(fault: JournalFault) -> str:
    """What is wrong, and what to do about it."""
    match fault:
        case faults.GameTooLarge(name, most):
            return f"{name} is larger than {most:,} bytes, too large for a game; use another."
        case faults.IsNoFile(name):
            return f"{name} is not a file; give the name of a file."
        case faults.IsAFolder(name):
            return f"{name} is a folder; give the name of a file."
        case faults.NoSuchFolder(name):
            return f"{name}: there is no such folder; create it, or give another name."
        case faults.FileRefused(name, why):
            return f"{name} cannot be opened for writing ({why}); put that right, or use a copy elsewhere."
        case faults.IsInUse(name):
            return f"{name} is already open in another window; go on there, or close it first."
        case faults.IsNoGame(name):
            return f"{name} is not a recorded game; nothing was changed. Give another name."
        case faults.NewerFormat(name, found, known):
            written = f"{name} was written by a newer version (format {found})"
            return f"{written}; this one reads up to format {known}. Update the advisor."
        case faults.DamagedLine(name, line):
            found_there = f"{name}, line {line}: not as it was written, with more lines after it"
            remedy = f"or keep a copy of this one and delete line {line} and all after it to go on"
            return f"{found_there}; nothing was changed. Put an earlier copy in its place, {remedy}."
        case faults.TornLine(name, line, legible, kept):
            torn = f"{name}, line {line}: not completely written{f', {legible!r}' if legible else ''}"
            return f"{torn}; it was cut off and is kept in {kept}. Enter it again if it is missing."
        case faults.EntryTooLong(name, most, length):
            return f"{name}: an entry has at most {most:,} characters, not {length:,}; nothing was saved."
        case faults.EntryNotText(name):
            return f"{name}: an entry is one line of text without control characters; nothing was saved."
        case faults.JournalIsFull(name, most):
            return f"{name} is full ({most:,} bytes); begin a new file."
        case faults.EntryNotSaved(name, why):
            return f"{name}: the entry was not saved ({why}); make room and enter it again."
        case faults.ChangedMeanwhile(name):
            changed = f"{name} is no longer as this game left it"
            return f"{changed}; the entry was not saved. Close the game and open it again."
        case _:
            assert_never(fault)
