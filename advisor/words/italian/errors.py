"""What is wrong, and what would be right, in Italian."""

from collections.abc import Sequence

from advisor.table.journal_faults import JournalFault
from advisor.table.reasons import Reason
from advisor.words.interface import ErrorWords
from advisor.words.italian import journal, problems, reasons, refusals
from advisor.words.italian.names import ItalianNames, counted, quoted
from engine.errors import Rule
from engine.position_file import Problem
from engine.refusals import Refusal

MOST_PATHS = 8


class ItalianErrors(ErrorWords, ItalianNames):
    """What is wrong, and what would be right."""

    def refusal(self, refusal: Refusal) -> str:
        """What is wrong with a play, and the rule."""
        detail = refusals.detail(refusal, self)
        return detail if refusal.rule is Rule.NOT_NOW else f"{detail} {refusals.rule(refusal.rule)}"

    def rule(self, rule: Rule) -> str:
        """A rule in one sentence."""
        return refusals.rule(rule)

    def reason(self, reason: Reason | JournalFault) -> str:
        """Why a line is not taken, or a file not used."""
        if isinstance(reason, Refusal):
            return self.refusal(reason)
        if isinstance(reason, JournalFault):
            return journal.fault(reason)
        return reasons.reason(reason, self, self)

    def at_line(self, number: int, reason: Reason | JournalFault) -> str:
        """'riga 3: ...'."""
        return f"riga {number}: {reasons.printable(self.reason(reason))}"

    def path(self, problem: Problem) -> str:
        """'hand[0], hand[2] e altri 3'."""
        more = len(problem.paths) - MOST_PATHS
        others = f" e {'un altro' if more == 1 else f'altri {more}'}" if more > 0 else ""
        return ", ".join(problem.paths[:MOST_PATHS]) + others

    def found_and_allowed(self, problem: Problem) -> tuple[str, str]:
        """What was found, and what is allowed."""
        return problems.found_and_allowed(problem.fault)

    def problem(self, problem: Problem) -> str:
        """'board.kanto.tile: 'sohie' non è una truppa (samurai, ...); intendevi «sohei»?'."""
        path = self.path(problem)
        found, allowed = self.found_and_allowed(problem)
        where = f"{path}: " if path else ""
        guess = f"; intendevi «{problem.nearest}»?" if problem.nearest else ""
        return f"{where}{found} ({allowed}){guess}"

    def problem_count(self, name: str, count: int) -> str:
        """'position.json: 2 problemi'."""
        shown = "standard input" if name == "-" else name if name.isprintable() and name else quoted(name)
        return f"{shown}: {counted(count, 'problema', 'problemi')}"

    def too_little_for_playouts(self, missing: Sequence[str]) -> str:
        """What a position would have to tell before it can be played out."""
        return f"Per simulare la partita, la posizione deve indicare anche: {', '.join(missing)}."

    def no_such_language(self, asked: str) -> str:
        """The languages that are spoken."""
        return f"Nessuna lingua «{asked}»: en, fr, it o de."

    def cannot_write(self, why: str) -> str:
        """Why nothing was printed."""
        return f"advisor: impossibile scrivere la risposta ({why})"
