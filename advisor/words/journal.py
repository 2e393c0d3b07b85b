"""What can go wrong with the file of a game: which values are told of it."""

from abc import abstractmethod
from typing import assert_never

from advisor.table import journal_faults as faults
from advisor.table.journal_faults import JournalFault
from advisor.words.names import NameWords
from advisor.words.phrases import JournalPhrases
from engine.obstacles import Why


class JournalWords(NameWords):
    """What can go wrong with the file of a game."""

    @property
    @abstractmethod
    def journal(self) -> JournalPhrases:
        """What is said of it, with gaps."""

    def legible(self, text: str) -> str:
        """What can be read of a line that was torn."""
        return self.quoted(text)

    def journal_fault(self, fault: JournalFault) -> str:
        """What is wrong, and what to do about it."""
        match fault:
            case faults.GameTooLarge(name, most):
                return self.journal.game_too_large.format(name=name, most=self.grouped(most))
            case faults.IsNoFile(name):
                return self.journal.is_no_file.format(name=name)
            case faults.IsAFolder(name):
                return self.journal.is_a_folder.format(name=name)
            case faults.NoSuchFolder(name):
                return self.journal.no_such_folder.format(name=name)
            case faults.FileRefused(name, why):
                return self.journal.file_refused.format(name=name, why=self.obstacle(why))
            case faults.IsInUse(name):
                return self.journal.is_in_use.format(name=name)
            case faults.IsNoGame(name):
                return self.journal.is_no_game.format(name=name)
            case faults.NewerFormat(name, found, known):
                return self.journal.newer_format.format(name=name, found=found, known=known)
            case faults.DamagedLine(name, line):
                return self.journal.damaged_line.format(name=name, line=line)
            case faults.TornLine(name, line, legible, kept):
                text = f", {self.legible(legible)}" if legible else ""
                return self.journal.torn_line.format(name=name, line=line, text=text, kept=kept)
            case faults.EntryTooLong(name, most, length):
                most_letters, letters = self.grouped(most), self.grouped(length)
                return self.journal.entry_too_long.format(name=name, most=most_letters, length=letters)
            case faults.EntryNotText(name):
                return self.journal.entry_not_text.format(name=name)
            case faults.JournalIsFull(name, most):
                return self.journal.journal_is_full.format(name=name, most=self.grouped(most))
            case faults.EntryNotSaved(name, why):
                return self.journal.entry_not_saved.format(name=name, why=self.obstacle(why))
            case faults.ChangedMeanwhile(name):
                return self.journal.changed_meanwhile.format(name=name)
            case _:
                assert_never(fault)

    def cannot_write(self, why: Why) -> str:
        """Why nothing was printed."""
        return self.journal.cannot_write.format(why=self.obstacle(why))
