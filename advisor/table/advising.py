"""Advice at the table: found for one moment of a recorded game, shown as a whole or step by step, and asked
about."""

import time
from dataclasses import dataclass, replace

from advisor.conquest.advice import Advice, Win
from advisor.conquest.explain import explain
from advisor.conquest.explanation import Explanation
from advisor.sharing.advice import MOST_OPTIONS, SharingAdvice
from advisor.solver.objective import TIME_LIMIT
from advisor.table.answers import Hint, Progress, Screen
from advisor.table.conquering import Conquers
from advisor.table.counting import Corrects
from advisor.table.expected import Expected, Needed
from advisor.table.grammar import read_event
from advisor.table.phase import Phase
from advisor.table.playing import Playing
from advisor.table.reasons import (
    IsAdvised,
    Refused,
    SomethingElseFirst,
    TellsTooLittle,
    TooLittleToForesee,
)
from advisor.table.record import Change
from advisor.table.sharing import Shared
from advisor.table.turns import Ends
from advisor.table.vocabulary import TypedLine, begins
from engine.board import Province
from engine.position import Position
from engine.refusals import Forbidden

NOT = ("not", "no", "pas", "nicht")
"""What may stand after 'why': 'why not kanto'."""


@dataclass(frozen=True, slots=True)
class TurnAdvice:
    """Advice for a turn of mine, and the moment for which it holds."""

    table: Playing
    position: Position
    advice: Advice
    seconds: float

    def line(self) -> str:
        """The line that plays it."""
        plan = self.advice.best.plan
        event = Conquers(plan.conquest) if plan.conquest else Ends(plan.flip)
        return event.line(self.table)

    @property
    def draws_first(self) -> bool:
        """Whether a Draw tile is to be used before the advised play."""
        return self.advice.draws_first > 0

    @property
    def win(self) -> Win | None:
        """How often each player wins, where it was played out."""
        return self.advice.best.win

    def explained(self, everything: bool = False) -> Explanation:
        """All that is said about it."""
        return explain(self.position, self.advice, everything=everything, seconds=self.seconds)

    def show(self, screen: Screen, everything: bool) -> None:
        """Show all of it."""
        screen.advice(self.explained(everything), everything)

    def show_hint(self, screen: Screen, hint: Hint) -> None:
        """Show a part of it."""
        screen.hint(self.explained(), hint)

    def ask_about(self, what: str, screen: Screen, playouts: int) -> None:
        """Show what speaks against a province."""
        # The solver is loaded while the first lines are typed.
        from advisor.conquest.why_not import why_not
        from advisor.winning.chances import with_chance

        line = TypedLine(what)
        line.skip(*NOT)
        if line.next is None or begins(line.next, *Ends.verbs[:2]):
            screen.beside_passing(self.explained())
            return
        province = line.must(Province, Expected.PROVINCE)
        if line.next:
            raise Refused(TellsTooLittle(Needed.ONE_PROVINCE))
        first = self.advice.best.plan.conquest
        if first and first.province is province:
            # It is the advice: what speaks for it is what passing would cost.
            screen.beside_passing(self.explained())
            return
        try:
            with screen.thinking():
                answer = why_not(self.position, self.advice, province, TIME_LIMIT)
                if answer.play and self.advice.best.win:
                    play = with_chance(self.position, answer.play, self.advice, playouts)
                    answer = replace(answer, play=play)
        except Forbidden as error:
            raise Refused(error.refusal) from None
        screen.why_not(explain(self.position, self.advice, why_not=answer))


@dataclass(frozen=True, slots=True)
class DecisionAdvice:
    """Advice for a decision of mine in an even year, and the moment for which it holds."""

    table: Playing
    position: Position
    advice: SharingAdvice
    seconds: float

    draws_first = False

    def line(self) -> str:
        """The line that decides so."""
        return Shared(self.advice.best.decision).line(self.table)

    @property
    def win(self) -> Win | None:
        """How often each player wins, where it was played out."""
        return self.advice.best.win

    def show(self, screen: Screen, everything: bool) -> None:
        """Show all of it."""
        screen.sharing(self.advice, self.seconds, everything)

    def show_hint(self, screen: Screen, hint: Hint) -> None:
        """Show a part of it."""
        screen.sharing_hint(self.advice, hint)

    def ask_about(self, what: str, screen: Screen, playouts: int) -> None:
        """Show another decision beside the advice."""
        if not what:
            self.show(screen, everything=True)
            return
        from advisor.sharing.advise import judge_decision

        line = TypedLine(what)
        if line.after_next:
            line.skip(*NOT)
        try:
            event, _ = read_event(line, self.table)
            if not isinstance(event, Shared):
                raise Refused(SomethingElseFirst())
            if event.decision == self.advice.best.decision:
                raise Refused(IsAdvised())
            event.after(self.table)
        except Forbidden as error:
            raise Refused(error.refusal) from None
        with screen.thinking():
            asked = judge_decision(self.position, self.advice, event.decision, playouts)
        screen.sharing_asked(asked)


def is_due(table: Phase) -> bool:
    """Whether I have something to decide."""
    return isinstance(table, Playing) and (table.is_my_turn or table.is_my_decision)


def find_advice(table: Playing, playouts: int, progress: Progress) -> TurnAdvice | DecisionAdvice:
    """Advice for what I have to decide; `Refused` where too little is known for it."""
    started = time.monotonic()
    if table.is_my_turn:
        from advisor.winning.chances import best_advice

        position = table.position()
        advice = best_advice(position, top=2, playouts=playouts, progress=progress)
        return TurnAdvice(table, position, advice, time.monotonic() - started)
    from advisor.sharing.advise import advise_sharing
    from advisor.winning.deals import missing_for_playouts

    position = table.sharing_position()
    if missing := missing_for_playouts(position):
        raise Refused(TooLittleToForesee(missing))
    shared = advise_sharing(position, MOST_OPTIONS, playouts, looks_ahead=True, progress=progress)
    return DecisionAdvice(table, position, shared, time.monotonic() - started)


def is_my_own(change: Change) -> bool:
    """Whether a line told what I did myself, so that it is plain that the advice is over."""
    if change.done is None or change.done.edited:
        return False
    told = change.done.entry.told[0]
    return is_due(told.before) and not isinstance(told.event, Corrects)
