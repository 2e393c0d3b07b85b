"""Advice and chances found in the background, for the newest table alone."""

import threading
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass

from advisor.table.advising import DecisionAdvice, TurnAdvice, find_advice, is_due
from advisor.table.foresight import Chances, find_chances
from advisor.table.phase import Phase
from advisor.table.playing import Playing
from advisor.table.reasons import Reason, Refused


@dataclass(frozen=True, slots=True)
class Thought:
    """What has been found out about a table so far."""

    table: Phase | None = None
    advice: TurnAdvice | DecisionAdvice | None = None
    chances: Chances | None = None
    done: int = 0
    of: int = 0
    """How far playouts have come."""
    is_over: bool = True
    missing: Reason | None = None
    """Why there is no advice where some is due."""


class Outdated(Exception):
    """Something else has happened meanwhile."""


class Thinker:
    """Thinks about one table after the other in a thread of its own; what is out of date is given up."""

    def __init__(self, playouts: int, tell: Callable[[Thought], None]) -> None:
        self._playouts = playouts
        self._tell = tell
        self._wanted: Phase | None = None
        self._waits = False
        """Whether something is wanted that was not begun yet."""
        self._is_busy = False
        self._is_new = threading.Condition()
        self._stopped = False
        self._thread = threading.Thread(target=self._run, daemon=True)
        self._thread.start()

    def look_at(self, table: Phase) -> None:
        """Think about this from now on."""
        with self._is_new:
            if table is self._wanted and self._is_busy and not self._waits:
                return
            self._wanted, self._waits = table, True
            self._is_new.notify()

    def stop(self) -> None:
        """Think no more."""
        with self._is_new:
            self._stopped = True
            self._is_new.notify()
        self._thread.join(timeout=10)

    def _run(self) -> None:
        while True:
            with self._is_new:
                self._is_busy = False
                self._is_new.wait_for(lambda: self._stopped or self._waits)
                if self._stopped:
                    return
                table, self._waits, self._is_busy = self._wanted, False, True
            assert table
            with suppress(Outdated):
                self._think(table)

    def _think(self, table: Phase) -> None:
        def progress(done: int, of: int) -> None:
            if self._stopped or self._waits:
                raise Outdated
            self._tell(Thought(table, done=done, of=of, is_over=False))

        try:
            if isinstance(table, Playing) and is_due(table):
                progress(0, 0)
                advice = find_advice(table, self._playouts, progress)
                found = Thought(table, advice, advice.win.chances if advice.win else None)
            else:
                found = Thought(table, chances=find_chances(table))
        except Refused as error:
            found = Thought(table, missing=error.reason if is_due(table) else None)
        if not self._waits:
            self._tell(found)
