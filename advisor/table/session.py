"""A session at the table: each line is heard, recorded and answered; advice comes when it is due."""

from contextlib import suppress

from advisor.conquest.advice import Win
from advisor.solver.objective import PLAYOUTS
from advisor.table import commands
from advisor.table.advising import DecisionAdvice, TurnAdvice, find_advice, is_due, is_my_own
from advisor.table.answers import Hint, Notice, Screen
from advisor.table.begun import Begun
from advisor.table.conquering import Conquers
from advisor.table.expected import NotYet
from advisor.table.foresight import Chances, Foresight
from advisor.table.hiding import veiled
from advisor.table.journal_faults import JournalFault
from advisor.table.phase import Ask, Phase
from advisor.table.playing import Playing
from advisor.table.reasons import (
    CannotBeThere,
    CannotHaveHappened,
    HandIsHidden,
    LineReads,
    NotThereYet,
    OwnPlayIsHidden,
    Reason,
    Refused,
    WouldDrop,
    WouldReplace,
)
from advisor.table.record import EDIT, REDO, UNDO, Record, Revision
from advisor.table.sharing import NO, YES
from advisor.table.spoken import folded, in_english
from advisor.table.spoken_words import ENGLISH
from advisor.table.vocabulary import TypedLine, named
from engine.board import Province
from engine.payment import Payment
from engine.turn import Conquest

CHANGES = (commands.Name.UNDO, commands.Name.REDO, commands.Name.EDIT)
"""The commands that change the record."""
ADVISES_SHARING = True
"""Whether decisions of even years are advised; it takes most of a second with four players."""


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
        self._advice: TurnAdvice | DecisionAdvice | None = None
        self.foresight: Foresight | None = None
        """Where somebody types, what looks ahead meanwhile."""
        self._to_confirm: str | None = None
        """The line that a yes would tell."""
        self._draft = ""
        """A line to be changed by whoever types next."""
        self._is_question = False
        """Whether the last line asked for something, and told nothing."""
        self._is_to_conquer = False
        """Whether the last line named a province alone on my turn."""
        self._undo_told: Revision | None = None
        """What `undo` would take back, as it was last said."""

    @property
    def is_hidden(self) -> bool:
        """Whether my hand is kept off the screen."""
        return self.record.is_hidden

    @property
    def table(self) -> Phase:
        """What is known now, as far as it may be seen."""
        return veiled(self.record.table) if self.is_hidden else self.record.table

    @property
    def begun(self) -> Begun:
        """The game; `Refused` before it has begun."""
        if not isinstance(self.table, Begun):
            raise Refused(NotThereYet(NotYet.GAME))
        return self.table

    @property
    def advised_line(self) -> str | None:
        """The line that plays the advice, once it is shown; none while something is to be confirmed."""
        found = self._advice
        if found is None or not self._is_shown or self.is_hidden or found.draws_first or self._to_confirm:
            return None
        return found.line()

    @property
    def advised_win(self) -> Win | None:
        """How often each player wins if I follow the advice, where it was played out."""
        return self._advice.win if self._advice else None

    @property
    def chances(self) -> Chances | None:
        """Each player's chance to win, where it is known and may be seen: that of the advice, if there is
        any."""
        if self.is_hidden:
            return None
        if win := self.advised_win:
            return win.chances
        return self.foresight.of(self.table) if self.foresight else None

    def take_draft(self) -> str:
        """A line that is to be changed, once; empty where there is none."""
        draft, self._draft = self._draft, ""
        return draft

    def begin(self) -> None:
        """Say where the game stands, with advice if it is due."""
        if self.record.entries:
            self.screen.resumed(len(self.record.entries))
            if isinstance(self.table, Begun):
                self.screen.players(self.table)
                self._tell_the_end()
        else:
            self.screen.notice(Notice.WELCOME)
        if self.is_hidden:
            self.screen.notice(Notice.HIDDEN)
        self.advise_if_due()

    def ask(self) -> None:
        """Put the question to which the next line is an answer."""
        if self._to_confirm:
            self.screen.notice(Notice.DO_IT)
        else:
            self.screen.asked(self.table)

    def stopped(self) -> None:
        """What was begun is given up: nothing is confirmed, and an empty line shows the advice again before
        another one plays it."""
        if self._to_confirm:
            self._to_confirm = None
            self.screen.notice(Notice.LEFT_AS_IT_IS)
        elif is_due(self.table):
            self._is_shown = False
            self.screen.notice(Notice.STOPPED)

    def apologize(self, reason: Reason | JournalFault) -> None:
        """Say why a line was not taken, and what `undo` would take back now. While my hand is hidden, what
        was typed does not stay on the screen: it may tell of it."""
        if self.is_hidden and not self._is_question:
            self.screen.clear()
            self.screen.notice(Notice.NOT_TAKEN)
        self.screen.refused(reason)
        last = self.record.last
        match reason:
            case WouldDrop() | WouldReplace():
                self._to_confirm = reason.confirmation
            case LineReads(number, line):
                self._draft = f"{EDIT} {number} {line}"
            case NotThereYet() | HandIsHidden() | OwnPlayIsHidden():
                pass
            case _ if last and last is not self._undo_told and not self._is_question:
                self._undo_told = last
                self.screen.undoes(last, self.is_hidden)

    def complete(self, line: str, language: str = ENGLISH) -> list[str]:
        """The words of a language that a line can go on with, as far as it is typed; none that gives a hidden
        hand away."""
        return commands.complete(line, language, self.table)

    def hear(self, line: str) -> None:
        """Answer a line; `Refused`, with nothing changed, where it makes no sense."""
        text = " ".join(line.split())
        to_confirm, self._to_confirm = self._to_confirm, None
        self._is_question = False
        if to_confirm and not text:
            # It is asked again.
            self._to_confirm = to_confirm
            return
        if to_confirm and in_english(text) in (*NO, UNDO):
            self.screen.notice(Notice.LEFT_AS_IT_IS)
            return
        if to_confirm and in_english(text) in YES:
            text = to_confirm
        self._is_to_conquer = self._is_province_alone(text)
        if self._is_to_conquer:
            text = f"{commands.Name.AFFORD.value} {text}"
        if not text:
            self._confirm()
        elif command := commands.meant(folded(text).partition(" ")[0], self.table, " " not in text):
            self._is_question = command.name not in CHANGES
            if command.name is not commands.Name.POSITION:
                # What a command begins with is recorded in English.
                words = text.split()
                text = " ".join([command.name.value, *map(in_english, words[1:2]), *words[2:]])
            if self._is_question:
                # A question in between leaves what is to be confirmed.
                self._to_confirm = to_confirm
            command.run(self, text)
        else:
            if to_confirm:
                self.screen.notice(Notice.LEFT_AS_IT_IS)
            self.tell(text)

    def _is_province_alone(self, text: str) -> bool:
        """Whether a line names a province on my turn, and nothing else: how would I pay for it?"""
        line = TypedLine(text)
        is_one_word = line.next is not None and line.after_next is None
        return self.table.is_my_turn and is_one_word and named(Province, line.next) is not None

    def can_pay(self, province: Province, payment: Payment) -> None:
        """A province can be paid for so; if I named it to take it, the line that does so is made ready."""
        if self._is_to_conquer:
            self._draft = Conquers(Conquest(province, payment)).line(self.table)

    def tell(self, text: str) -> None:
        """Record a line that was typed, and answer it."""
        if self.is_hidden and _tells_my_hand(text, self.table):
            raise Refused(HandIsHidden())
        was_shown = self._advice is not None and not self.is_hidden
        try:
            change = self.record.tell(text, in_private=not self.is_hidden)
        except Refused as error:
            if self.is_hidden and isinstance(error.reason, CannotBeThere):
                raise Refused(CannotHaveHappened()) from None
            raise Refused(commands.with_command(error.reason, text)) from None
        self.screen.changed(change, len(self.record.entries), self.is_hidden)
        self._advice = None
        if was_shown and not is_my_own(change):
            self.screen.notice(Notice.OUT_OF_DATE)
        if not self._tell_the_end() and change.done and _ends_a_round(change.done):
            self.screen.players(self.begun)
        self.advise_if_due()

    def _tell_the_end(self) -> bool:
        """Show the final count, if all is told."""
        if not isinstance(self.table, Begun) or self.table.asks is not Ask.NOTHING:
            return False
        self.screen.score(self.table)
        return True

    def explain(self) -> None:
        """Everything about the advice."""
        self.find_advice()
        self._hints = []
        self.show_advice(everything=True)

    def show_advice(self, everything: bool = False) -> None:
        """Show the advice, if there is any: as much of it as should be seen now."""
        if self._advice is None or self.is_hidden:
            return
        if self._hints:
            self._advice.show_hint(self.screen, self._hints.pop(0))
            return
        self._is_shown = True
        self._advice.show(self.screen, everything)
        self.screen.notice(Notice.DRAW_BY_HAND if self._advice.draws_first else Notice.CONFIRM)

    def why(self, what: str) -> None:
        """What speaks against something else than the advice: a province, or a decision of an even year."""
        self.find_advice().ask_about(what, self.screen, self._playouts)

    def switch_hints(self) -> None:
        """Give advice step by step from now on, or at once again."""
        self.with_hints = not self.with_hints
        self.screen.notice(Notice.HINTS_ON if self.with_hints else Notice.HINTS_OFF)
        self._is_shown = False
        self._hints = list(Hint) if self.with_hints else []
        if not self.with_hints:
            self.show_advice()

    def advise_if_due(self) -> None:
        """Find advice for what I have to decide, if anything, and show it."""
        if is_due(self.table) and self.is_hidden:
            self.screen.notice(Notice.ADVICE_WAITS)
        elif is_due(self.table) and (ADVISES_SHARING or self.table.is_my_turn):
            # What is missing for advice is said where it is asked for.
            with suppress(Refused):
                self.take_advice(self.find_advice())

    def advise_again(self, is_new: bool) -> None:
        """Show the advice once my hand is shown; it is new where lines were left out then."""
        if is_new:
            self._advice = None
        if self._advice:
            self.show_advice()
        else:
            self.advise_if_due()

    def take_advice(self, advice: TurnAdvice | DecisionAdvice) -> None:
        """Show new advice, by a hint first where hints are wanted."""
        self._advice = advice
        self._hints, self._is_shown = list(Hint) if self.with_hints else [], False
        self._was_told_to_draw = False
        self.show_advice()

    def find_advice(self) -> TurnAdvice | DecisionAdvice:
        """The advice for now, found if it was not yet; none while my hand is hidden."""
        if self.is_hidden:
            raise Refused(HandIsHidden())
        if self._advice is None:
            if not is_due(self.table):
                raise Refused(NotThereYet(NotYet.ADVICE))
            assert isinstance(self.table, Playing)
            with self.screen.thinking() as progress:
                self._advice = find_advice(self.table, self._playouts, progress)
        return self._advice

    def _confirm(self) -> None:
        """An empty line: the next hint, or the advised play."""
        if not is_due(self.table):
            self.screen.notice(Notice.NOTHING_TO_CONFIRM)
        elif self.is_hidden:
            self.screen.notice(Notice.ADVICE_WAITS)
        elif self._advice is None:
            self.take_advice(self.find_advice())
        elif not self._is_shown:
            self.show_advice()
        elif self._advice.draws_first and not self._was_told_to_draw:
            self._was_told_to_draw = True
            self.screen.notice(Notice.DRAW_BY_HAND)
        else:
            self.tell(self._advice.line())


def _tells_my_hand(text: str, table: Phase) -> bool:
    """Whether a line may show my hand as it is typed, or as it is answered."""
    word = folded(text).partition(" ")[0]
    return word == EDIT or (word not in (UNDO, REDO) and table.asks in (Ask.HAND, Ask.JOIN))


def _ends_a_round(revision: Revision) -> bool:
    """Whether an odd year is over."""
    before, after = revision.entry.before, revision.entry.table
    if not isinstance(before, Playing) or not isinstance(after, Playing):
        return False
    return after.is_even_year and not before.is_even_year
