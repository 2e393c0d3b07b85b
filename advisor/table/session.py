"""A session at the table: each line is heard, recorded and answered; advice comes when it is due."""

import time
from dataclasses import dataclass, replace

from advisor.conquest.advice import Advice
from advisor.conquest.explain import explain
from advisor.sharing.advice import MOST_OPTIONS, SharingAdvice
from advisor.solver.objective import PLAYOUTS
from advisor.table import commands
from advisor.table.answers import Hint, Notice, Screen
from advisor.table.begun import Begun
from advisor.table.counting import Corrects
from advisor.table.foresight import Chances, Foresight
from advisor.table.grammar import completions, read_event
from advisor.table.joining import SPOKEN, Joining
from advisor.table.journal_faults import JournalFault
from advisor.table.phase import Ask, Phase
from advisor.table.playing import Playing
from advisor.table.reasons import (
    CannotBeThere,
    CannotHaveHappened,
    HandIsHidden,
    NotThereYet,
    NotYet,
    Reason,
    Refused,
    WouldDrop,
    WouldReplace,
)
from advisor.table.record import EDIT, REDO, UNDO, Record, Revision
from advisor.table.sharing import NO, YES, Shared
from advisor.table.turns import Conquers, Ends
from advisor.table.vocabulary import TypedLine, folded, word_being_typed
from engine.position import Position

ADVISES_SHARING = True
"""Whether decisions of even years are advised; it takes most of a second with four players."""


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


@dataclass(frozen=True, slots=True)
class SharingAtTable:
    """Advice for a decision of an even year, and the moment for which it holds."""

    table: Playing
    advice: SharingAdvice
    seconds: float

    def line(self) -> str:
        """The line that decides so."""
        return Shared(self.advice.best.decision).line(self.table)


class Session:
    """One player's game, as he tells it."""

    def __init__(self, record: Record, screen: Screen, playouts: int | None = None) -> None:
        self.record = record
        self.screen = screen
        self._playouts = PLAYOUTS if playouts is None else playouts
        self.with_hints = False
        self.is_over = False
        self._hints: list[Hint] = []
        """The hints that are still to be given before the whole advice."""
        self._is_shown = False
        """Whether it was."""
        self._was_told_to_draw = False
        self._advice: AdviceAtTable | SharingAtTable | None = None
        self.foresight: Foresight | None = None
        """Where somebody types, what looks ahead meanwhile."""
        self._to_confirm: str | None = None
        """The line that a yes would tell."""

    @property
    def is_hidden(self) -> bool:
        """Whether my hand is kept off the screen."""
        return self.record.is_hidden

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

    @property
    def advised_line(self) -> str | None:
        """The line that plays the advice, once it is shown."""
        found = self._advice
        if found is None or not self._is_shown or self.is_hidden or self._draws_first:
            return None
        return found.line()

    @property
    def _draws_first(self) -> bool:
        """Whether a Draw tile is to be used before the advised play."""
        return isinstance(self._advice, AdviceAtTable) and self._advice.advice.draws_first > 0

    @property
    def chances(self) -> Chances | None:
        """Each player's chance to win, where it is known and may be seen."""
        return self.foresight.of(self.table) if self.foresight and not self.is_hidden else None

    def begin(self) -> None:
        """Say where the game stands, with advice if it is due."""
        if self.record.entries:
            self.screen.resumed(len(self.record.entries))
            if isinstance(self.table, Begun):
                self.screen.players(self.table)
        else:
            self.screen.notice(Notice.WELCOME)
        self._advise_if_due()

    def ask(self) -> None:
        """Put the question to which the next line is an answer."""
        if self._to_confirm:
            self.screen.notice(Notice.DO_IT)
        else:
            self.screen.asked(self.table)

    def stopped(self) -> None:
        """Say that what was begun was given up."""
        self.screen.notice(Notice.STOPPED)

    def apologize(self, reason: Reason | JournalFault) -> None:
        """Say why a line was not taken, and what `undo` would take back now."""
        self.screen.refused(reason)
        if isinstance(reason, WouldDrop | WouldReplace):
            self._to_confirm = reason.confirmation
        elif self.record.last and not isinstance(reason, NotThereYet | HandIsHidden):
            self.screen.undoes(self.record.last, self.is_hidden)

    def complete(self, line: str) -> list[str]:
        """The words that a line can go on with, as far as it is typed; none that gives a hidden hand away."""
        text = folded(line)
        begun = word_being_typed(text)
        said = text[: len(text) - len(begun)].replace(",", " ").split()
        command = self._command(said[0]) if said else None
        if command:
            offered = set(command.offers if len(said) == 1 else ())
        else:
            table = self.table
            if self.is_hidden and isinstance(table, Begun):
                table = replace(table, is_veiled=True)
            offered = set(completions(said, table))
        if not said:
            offered |= {str(command.name.value) for command in commands.COMMANDS}
        return sorted(word for word in offered if folded(word).startswith(begun))

    def _command(self, word: str) -> commands.Command | None:
        """The command that a word names; while a game is described, some of them begin a part of it."""
        is_part = isinstance(self.table, Joining) and word in SPOKEN
        return None if is_part else commands.named(word)

    def hear(self, line: str) -> None:
        """Answer a line; `Refused`, with nothing changed, where it makes no sense."""
        text = " ".join(line.split())
        to_confirm, self._to_confirm = self._to_confirm, None
        if to_confirm and folded(text) in NO:
            self.screen.notice(Notice.LEFT_AS_IT_IS)
            return
        if to_confirm and folded(text) in YES:
            text = to_confirm
        if not text:
            self._confirm()
        elif command := self._command(folded(text).partition(" ")[0]):
            command.run(self, text)
        else:
            self.tell(text)

    def tell(self, text: str) -> None:
        """Record a line and answer it."""
        if self.is_hidden:
            self._keep_hidden(text)
        was_shown = self._advice is not None and not self.is_hidden
        is_advised = self._advice is not None and text == self._advice.line()
        try:
            change = self.record.tell(text)
        except Refused as error:
            if self.is_hidden and isinstance(error.reason, CannotBeThere):
                raise Refused(CannotHaveHappened()) from None
            raise
        self.screen.changed(change, len(self.record.entries), self.is_hidden)
        self._advice = None
        if was_shown and not is_advised:
            self.screen.notice(Notice.OUT_OF_DATE)
        if isinstance(self.table, Begun) and self.table.asks is Ask.NOTHING:
            self.screen.score(self.table, self.is_hidden)
        elif change.done and _ends_a_round(change.done):
            self.screen.players(self.begun)
        self._advise_if_due()

    def _keep_hidden(self, text: str) -> None:
        """Refuse what would be taken or not according to my hand, which is hidden."""
        table = self.table
        word = folded(text).partition(" ")[0]
        if word in (UNDO, REDO):
            return
        if word == EDIT or table.asks in (Ask.HAND, Ask.JOIN):
            raise Refused(HandIsHidden())
        if table.is_my_turn and not isinstance(read_event(TypedLine(text), table)[0], Ends | Corrects):
            raise Refused(HandIsHidden())

    def explain(self) -> None:
        """Everything about the advice."""
        if self._advice is None:
            raise Refused(NotThereYet(NotYet.ADVICE))
        self._hints = []
        self.show_advice(everything=True)

    def show_advice(self, everything: bool = False) -> None:
        """Show the advice, if there is any: as much of it as should be seen now."""
        if self._advice is None:
            return
        if self.is_hidden:
            self.screen.notice(Notice.ADVICE_WAITS)
            return
        found = self._advice
        if isinstance(found, SharingAtTable):
            self._is_shown = True
            self.screen.sharing(found.advice, found.seconds, everything)
            self.screen.notice(Notice.CONFIRM)
            return
        explanation = explain(found.position, found.advice, everything=everything, seconds=found.seconds)
        if self._hints:
            self.screen.hint(explanation, self._hints.pop(0))
        else:
            self._is_shown = True
            self.screen.advice(explanation)
            self.screen.notice(Notice.DRAW_BY_HAND if self._draws_first else Notice.CONFIRM)

    def switch_hints(self) -> None:
        """Give advice step by step from now on, or at once again."""
        self.with_hints = not self.with_hints
        self.screen.notice(Notice.HINTS_ON if self.with_hints else Notice.HINTS_OFF)
        was_shown, self._is_shown = self._is_shown, False
        self._hints = list(Hint) if self.with_hints else []
        if not self.with_hints and not was_shown:
            self.show_advice()

    def _advise_if_due(self) -> None:
        table = self.table
        if ADVISES_SHARING and isinstance(table, Playing) and table.is_my_decision:
            self._advise_sharing(table)
        if not isinstance(table, Playing) or not table.is_my_turn:
            return
        self._hints, self._is_shown = list(Hint) if self.with_hints else [], False
        self._was_told_to_draw = False
        position = table.position()
        started = time.monotonic()
        # The solver is loaded while the first lines are typed.
        from advisor.winning.chances import best_advice

        with self.screen.thinking() as progress:
            advice = best_advice(position, top=2, playouts=self._playouts, progress=progress)
        self._advice = AdviceAtTable(table, position, advice, time.monotonic() - started)
        self.show_advice()

    def _advise_sharing(self, table: Playing) -> None:
        """Advise a decision of an even year, where enough is known."""
        from advisor.sharing.advise import advise_sharing
        from advisor.winning.deals import missing_for_playouts

        position = table.sharing_position()
        if missing_for_playouts(position):
            return
        started = time.monotonic()
        with self.screen.thinking():
            advice = advise_sharing(position, MOST_OPTIONS, looks_ahead=True)
        self._advice = SharingAtTable(table, advice, time.monotonic() - started)
        self._is_shown = False
        self.show_advice()

    def _confirm(self) -> None:
        """An empty line: the next hint, or the advised play."""
        table = self.table
        if self._advice is None:
            if table.is_my_turn:
                self._advise_if_due()
            else:
                self.screen.notice(Notice.NOTHING_TO_CONFIRM)
        elif self.is_hidden or not self._is_shown:
            self.show_advice()
        elif self._draws_first and not self._was_told_to_draw:
            self._was_told_to_draw = True
            self.screen.notice(Notice.DRAW_BY_HAND)
        else:
            self.tell(self._advice.line())


def _ends_a_round(revision: Revision) -> bool:
    """Whether an odd year is over."""
    before, after = revision.entry.before, revision.entry.table
    if not isinstance(before, Playing) or not isinstance(after, Playing):
        return False
    return after.is_even_year and not before.is_even_year
