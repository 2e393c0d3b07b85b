"""What is wrong, and what would be right, in German."""

from collections.abc import Sequence

from advisor.table.journal_faults import JournalFault
from advisor.table.reasons import Reason
from advisor.words.german import journal, problems, reasons, refusals
from advisor.words.german.names import GermanNames
from advisor.words.interface import ErrorWords
from engine.errors import Rule
from engine.position_file import Problem
from engine.refusals import Refusal

MOST_PATHS = 8


class GermanErrors(ErrorWords, GermanNames):
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
        """'Zeile 3: ...'."""
        return f"Zeile {number}: {reasons.printable(self.reason(reason))}"

    def path(self, problem: Problem) -> str:
        """'hand[0], hand[2] und 3 weitere'."""
        more = len(problem.paths) - MOST_PATHS
        return ", ".join(problem.paths[:MOST_PATHS]) + (f" und {more} weitere" if more > 0 else "")

    def found_and_allowed(self, problem: Problem) -> tuple[str, str]:
        """What was found, and what is allowed."""
        return problems.found_and_allowed(problem.fault)

    def problem(self, problem: Problem) -> str:
        """'board.kanto.tile: „sohie“ ist keine Truppe (samurai, ...); meintest du „sohei“?'."""
        path = self.path(problem)
        found, allowed = self.found_and_allowed(problem)
        where = f"{path}: " if path else ""
        guess = f"; meintest du „{problem.nearest}“?" if problem.nearest else ""
        return f"{where}{found} ({allowed}){guess}"

    def problem_count(self, name: str, count: int) -> str:
        """'position.json: 2 Fehler'."""
        shown = "Standardeingabe" if name == "-" else name if name.isprintable() and name else repr(name)
        return f"{shown}: {count} Fehler"

    def too_little_for_playouts(self, missing: Sequence[str]) -> str:
        """What a position would have to tell before it can be played out."""
        return f"Für Probepartien muss die Stellung noch angeben: {', '.join(missing)}."

    def no_such_language(self, asked: str) -> str:
        """The languages that are spoken."""
        return f"Keine Sprache „{asked}“: en, fr, it oder de."

    def cannot_write(self, why: str) -> str:
        """Why nothing was printed."""
        return f"advisor: Die Antwort lässt sich nicht ausgeben ({why})"
