"""A session at the table: each line is heard, recorded and answered; advice comes when it is due."""

import time
from dataclasses import dataclass

from advisor.conquest.advice import Advice
from advisor.conquest.explain import explain
from advisor.table import commands
from advisor.table.answers import Hint, Notice, Screen
from advisor.table.grammar import completions
from advisor.table.journal_faults import JournalFault
from advisor.table.phase import Ask, Phase
from advisor.table.playing import Begun, Playing
from advisor.table.reasons import NotThereYet, NotYet, Reason, Refused
from advisor.table.record import Record
from advisor.table.turns import Conquers, Ends
from advisor.table.vocabulary import folded
from engine.position import Position


@dataclass(frozen=True, slots=True)
class AdviceAtTable:
    """Advice that was found, and the moment for which it holds."""

    table: Playing
    position: Position
    advice: Advice
    seconds: float

    def line(self) -> str:
        """The line that plays it."""
        plan = self.advice.best.plan
        event = Conquers(plan.conquest) if plan.conquest else Ends(plan.flip)
        return event.line(self.table)


class Session:
    """One player's game, as he tells it."""

    def __init__(self, record: Record, screen: Screen) -> None:
        self.record = record
        self.screen = screen
        self.with_hints = False
        self.is_hidden = False
        self.is_over = False
        self._hint: Hint | None = None
        """The hint that was given last, until the whole advice is shown."""
        self._advice: AdviceAtTable | None = None

    @property
    def table(self) -> Phase:
        """What is known now."""
        return self.record.table

    @property
    def begun(self) -> Begun:
        """The game; `Refused` before it has begun."""
        if not isinstance(self.table, Begun):
            raise Refused(NotThereYet(NotYet.GAME))
        return self.table

    def begin(self) -> None:
        """Say where the game stands, with advice if it is due."""
        if self.record.entries:
            self.screen.resumed(len(self.record.entries))
        else:
            self.screen.notice(Notice.WELCOME)
        self._advise_if_due()

    def ask(self) -> None:
        """Put the question to which the next line is an answer."""
        self.screen.asked(self.table)

    def stopped(self) -> None:
        """Say that what was begun was given up."""
        self.screen.notice(Notice.STOPPED)

    def apologize(self, reason: Reason | JournalFault) -> None:
        """Say why a line was not taken."""
        self.screen.refused(reason)

    def complete(self, line: str) -> list[str]:
        """The words that a line can go on with, as far as it is typed; none that gives a hidden hand away."""
        text = folded(line)
        begun = "" if not text or text[-1].isspace() else text.split()[-1].rpartition(",")[2]
        said = text[: len(text) - len(begun)].replace(",", " ").split()
        command = commands.named(said[0]) if said else None
        if command:
            offered = set(command.offers if len(said) == 1 else ())
        elif self.is_hidden and said and self.table.is_my_turn:
            offered = set()
        else:
            offered = set(completions(said, self.table))
        if not said:
            offered |= {str(command.name.value) for command in commands.COMMANDS}
        return sorted(word for word in offered if folded(word).startswith(begun))

    def hear(self, line: str) -> None:
        """Answer a line; `Refused`, with nothing changed, where it makes no sense."""
        text = " ".join(line.split())
        if not text:
            self._confirm()
        elif command := commands.named(folded(text).partition(" ")[0]):
            command.run(self, text)
        else:
            self.tell(text)

    def tell(self, text: str) -> None:
        """Record a line and answer it."""
        was_shown = self._advice is not None and not self.is_hidden
        is_advised = self._advice is not None and text == self._advice.line()
        change = self.record.tell(text)
        self.screen.changed(change, len(self.record.entries), self.is_hidden)
        self._advice = None
        if was_shown and not is_advised:
            self.screen.notice(Notice.OUT_OF_DATE)
        if isinstance(self.table, Begun) and self.table.asks is Ask.NOTHING:
            self.screen.score(self.table, self.is_hidden)
        self._advise_if_due()

    def explain(self) -> None:
        """Everything about the advice."""
        if self._advice is None:
            raise Refused(NotThereYet(NotYet.ADVICE))
        self._hint = None
        self.show_advice(everything=True)

    def show_advice(self, everything: bool = False) -> None:
        """Show the advice, if there is any: as much of it as should be seen now."""
        if self._advice is None:
            return
        if self.is_hidden:
            self.screen.notice(Notice.ADVICE_WAITS)
            return
        found = self._advice
        explanation = explain(found.position, found.advice, everything=everything, seconds=found.seconds)
        if self._hint:
            self.screen.hint(explanation, self._hint)
        else:
            self.screen.advice(explanation)
            self.screen.notice(Notice.DRAW_BY_HAND if found.advice.draws_first else Notice.CONFIRM)

    def _advise_if_due(self) -> None:
        table = self.table
        if not isinstance(table, Playing) or not table.is_my_turn:
            return
        self._hint = Hint.KIND if self.with_hints else None
        position = table.position()
        started = time.monotonic()
        # The solver is loaded while the first lines are typed.
        from advisor.conquest.advise import advise

        with self.screen.thinking():
            advice = advise(position, top=2)
        self._advice = AdviceAtTable(table, position, advice, time.monotonic() - started)
        self.show_advice()

    def _confirm(self) -> None:
        """An empty line: the next hint, or the advised play."""
        table = self.table
        if self._advice is None:
            if table.is_my_turn:
                self._advise_if_due()
            else:
                self.screen.nothing_to_confirm(table)
        elif self.is_hidden:
            self.show_advice()
        elif self._hint:
            self._hint = Hint.PROVINCE if self._hint is Hint.KIND else None
            self.show_advice()
        elif self._advice.advice.draws_first:
            self.screen.notice(Notice.DRAW_BY_HAND)
        else:
            self.tell(self._advice.line())
