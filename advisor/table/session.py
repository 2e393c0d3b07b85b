"""A session at the table: each line is heard, recorded and answered; advice comes when it is due."""

import time
from collections.abc import Callable
from contextlib import AbstractContextManager
from pathlib import Path
from typing import Protocol

from advisor.conquest.afford import Affordability, BothAffordable, afford, afford_both
from advisor.conquest.explain import Explanation, explain
from advisor.table.completion import choices
from advisor.table.events import Conquers, Ends
from advisor.table.record import Record, Refused
from advisor.table.speech import said
from advisor.table.table import Ask, Table
from advisor.table.vocabulary import folded, named
from advisor.words import table as words
from advisor.words.general import GUIDE, TWICE_THE_SAME
from engine.board import Province
from engine.errors import Forbidden
from engine.odds import bonus_odds, card_odds, next_tile_odds
from engine.position import Position
from engine.position_file import write_position

NUDGE, PROVINCE, PLAY = range(3)
"""How much of the advice has been shown."""
DEFAULT_POSITION = "position.json"


class Screen(Protocol):
    """Where answers appear."""

    def say(self, text: str) -> None:
        """Show a sentence."""

    def thinking(self) -> AbstractContextManager[object]:
        """A sign of life while the best play is looked for."""

    def show_advice(self, position: Position, found: Explanation, seconds: float, everything: bool) -> None:
        """Show advice."""

    def show_both(self, answer: BothAffordable, every: bool) -> None:
        """Show whether two provinces can both be paid for."""
        ...

    def show_affordability(self, position: Position, answer: Affordability, every: bool) -> None:
        """Show whether a province can be paid for."""


class Session:
    """One player's game, as he tells it."""

    def __init__(self, record: Record, screen: Screen) -> None:
        self._record = record
        self._screen = screen
        self._hints = False
        self._hidden = False
        self._shown = PLAY
        self._advice: tuple[Table, Position, Explanation, float] | None = None
        self.is_over = False
        self._commands: dict[str, Callable[[str], None]] = {
            "help": lambda _: self._screen.say(GUIDE),
            "explain": self._explain,
            "afford": self._afford,
            "odds": self._odds,
            "score": self._score,
            "history": self._history,
            "position": self._position,
            "hints": self._switch_hints,
            "hide": self._hide,
            "show": self._show,
            "quit": self._quit,
            "exit": self._quit,
        }

    @property
    def table(self) -> Table:
        """The table as it stands."""
        return self._record.table

    def begin(self) -> None:
        """Say where the game stands, with advice if it is due."""
        entries = self._record.entries
        self._screen.say(words.resumed(len(entries)) if entries else words.WELCOME)
        self._advise_if_due()

    def prompt(self) -> str:
        """The question to which the next line is an answer."""
        return words.asked(self.table)

    def ask(self) -> None:
        """Put the question on the screen."""
        self._screen.say(self.prompt())

    def stopped(self) -> None:
        """Say that what was begun was given up."""
        self._screen.say(f"\n{words.STOPPED}")

    def apologize(self, reason: str) -> None:
        """Say why a line was not taken."""
        self._screen.say(reason)

    def complete(self, line: str) -> list[str]:
        """The words that a line can go on with."""
        return choices(line, self.table, self._hidden)

    def hear(self, line: str) -> None:
        """Answer a line; `Refused`, with nothing changed, where it makes no sense."""
        text = " ".join(line.split())
        word = folded(text).partition(" ")[0]
        if not text:
            self._confirm()
        elif word in self._commands:
            self._commands[word](text.partition(" ")[2])
        else:
            self._tell(text)

    def _tell(self, text: str) -> None:
        shown, advised = self._advice is not None and not self._hidden, self._advised_line()
        change = self._record.tell(text)
        for sentence in words.changed(change, len(self._record.entries), self._hidden):
            self._screen.say(sentence)
        self._advice = None
        if shown and text != advised:
            self._screen.say(words.OUT_OF_DATE)
        if self.table.asks is Ask.NOTHING:
            self._score("")
        self._advise_if_due()

    def _advise_if_due(self) -> None:
        if not self.table.is_my_turn:
            return
        self._shown = NUDGE if self._hints else PLAY
        position = self.table.position()
        started = time.monotonic()
        # The solver is loaded while the first lines are typed.
        from advisor.conquest.advise import advise

        with self._screen.thinking():
            advice = advise(position, top=2)
        found = explain(position, advice)
        self._advice = self.table, position, found, time.monotonic() - started
        self._show_advice()

    def _show_advice(self, everything: bool = False) -> None:
        if self._advice is None:
            return
        _, position, found, seconds = self._advice
        if self._hidden:
            self._screen.say(words.ADVICE_WAITS)
        elif self._shown == NUDGE:
            self._screen.say(words.nudge(found))
        elif self._shown == PROVINCE:
            self._screen.say(words.province_hint(found))
        else:
            self._screen.show_advice(position, found, seconds, everything)
            self._screen.say(words.DRAW_BY_HAND if found.advice.draws_first else words.CONFIRM)

    def _advised_line(self) -> str | None:
        """The line that plays the advice."""
        if self._advice is None:
            return None
        table, _, found, _ = self._advice
        plan = found.advice.best.plan
        return said(Conquers(plan.conquest) if plan.conquest else Ends(plan.flip), table)

    def _confirm(self) -> None:
        """An empty line: the next hint, or the advised play."""
        line = self._advised_line()
        if self.table.is_my_turn and self._advice is None:
            self._advise_if_due()
        elif line is None or self._advice is None:
            self._screen.say(f"{words.NOTHING_TO_CONFIRM} {self.prompt()}")
        elif self._hidden or self._shown < PLAY:
            self._shown += not self._hidden
            self._show_advice()
        elif self._advice[2].advice.draws_first:
            self._screen.say(words.DRAW_BY_HAND)
        else:
            self._tell(line)

    def _explain(self, _: str) -> None:
        if self._advice is None:
            raise Refused(words.NO_ADVICE)
        self._shown = PLAY
        self._show_advice(everything=True)

    def _afford(self, rest: str) -> None:
        if self._hidden:
            raise Refused(words.HIDDEN)
        told = folded(rest).split()
        every = told[-1:] == ["all"]
        provinces = [named(Province, word) for word in (told[:-1] if every else told)]
        if len(provinces) not in (1, 2) or None in provinces:
            raise Refused(f"Which province? {', '.join(str(p.value) for p in Province)}")
        wanted = [province for province in provinces if province]
        if len(set(wanted)) < len(wanted):
            raise Refused(TWICE_THE_SAME)
        try:
            position = self.table.outlook()
            if len(wanted) == 1:
                self._screen.show_affordability(position, afford(position, *wanted), every)
            else:
                self._screen.show_both(afford_both(position, *wanted), every)
        except Forbidden as error:
            raise Refused(str(error)) from None

    def _odds(self, _: str) -> None:
        try:
            position = self.table.outlook()
        except Forbidden as error:
            raise Refused(str(error)) from None
        tiles = [(p, bonus_odds(position, s.tile)) for p, s in position.board.items() if s.tile]
        for line in words.odds(tiles, next_tile_odds(position), card_odds(position)):
            self._screen.say(line)

    def _score(self, _: str) -> None:
        if self.table.game is None:
            raise Refused("There is no score yet.")
        for line in words.score(self.table, self._hidden):
            self._screen.say(line)

    def _history(self, _: str) -> None:
        for number, entry in enumerate(self._record.entries, start=1):
            self._screen.say(words.history_line(number, entry, self._hidden))

    def _position(self, rest: str) -> None:
        path = Path(rest or DEFAULT_POSITION)
        try:
            text = write_position(self.table.position())
            if path.exists() and path.read_bytes()[:1] != b"{":
                raise Refused(f"{path} is there already and is no position; give another name.")
            path.write_text(text, encoding="utf-8")
        except Forbidden as error:
            raise Refused(str(error)) from None
        except OSError as error:
            raise Refused(f"{path} cannot be written: {error.strerror or error}.") from None
        self._screen.say(words.saved_position(str(path)))

    def _switch_hints(self, _: str) -> None:
        self._hints = not self._hints
        self._screen.say(words.HINTS_ON if self._hints else words.HINTS_OFF)

    def _hide(self, _: str) -> None:
        self._hidden = True
        self._screen.say(words.HIDDEN)

    def _show(self, _: str) -> None:
        self._hidden = False
        self._screen.say(words.SHOWN)
        self._show_advice()

    def _quit(self, _: str) -> None:
        self._screen.say(words.GOODBYE)
        self.is_over = True
