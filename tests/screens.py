"""Screens for sessions without a terminal."""

import io
from collections.abc import Callable
from contextlib import AbstractContextManager, nullcontext

from rich.console import Console

from advisor.conquest.afford import Affordability, BothAffordable
from advisor.conquest.explanation import Explanation
from advisor.screen.table import TableScreen
from advisor.sharing.advice import SharingAdvice
from advisor.words.english import ENGLISH


class Listener(TableScreen):
    """A screen that keeps what it is shown."""

    def __init__(self) -> None:
        super().__init__(Console(quiet=True), ENGLISH)
        self.said: list[str] = []
        self.advised: list[Explanation] = []
        self.shared: list[SharingAdvice] = []
        """Advice for even years."""
        self.asked_about: list[SharingAdvice] = []
        """Decisions of even years that were asked about."""
        self.why_nots: list[Explanation] = []
        self.beside_passings: list[Explanation] = []
        self.afforded: list[tuple[Affordability | BothAffordable, bool]] = []
        """What can be paid for, and whether every way was asked for."""

    def say(self, *sentences: str) -> None:
        self.said += sentences

    def thinking(self) -> AbstractContextManager[Callable[[int, int], None]]:
        return nullcontext(lambda done, of: None)

    def beside_passing(self, found: Explanation) -> None:
        super().beside_passing(found)
        self.beside_passings.append(found)

    def advice(self, found: Explanation, everything: bool) -> None:
        self.advised.append(found)

    def sharing(self, advice: SharingAdvice, seconds: float, everything: bool) -> None:
        self.shared.append(advice)

    def sharing_asked(self, asked: SharingAdvice) -> None:
        self.asked_about.append(asked)

    def why_not(self, found: Explanation) -> None:
        self.why_nots.append(found)

    def both(self, answer: BothAffordable, every: bool) -> None:
        self.afforded.append((answer, every))
        self.said.append(str(answer))

    def affordability(self, answer: Affordability, every: bool) -> None:
        self.afforded.append((answer, every))
        self.said.append(str(answer))


def paper(columns: int = 80, is_terminal: bool = False) -> tuple[Console, io.StringIO]:
    """A console without colours, and what is printed on it."""
    page = io.StringIO()
    return Console(file=page, width=columns, color_system=None, force_terminal=is_terminal), page
