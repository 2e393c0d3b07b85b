"""A screen for sessions without a terminal."""

from contextlib import AbstractContextManager, nullcontext

from advisor.conquest.advice import Advice
from advisor.conquest.afford import Affordability, BothAffordable
from advisor.conquest.explain import Explanation
from engine.position import Position


class Listener:
    """A screen that keeps what it is shown."""

    def __init__(self) -> None:
        self.said: list[str] = []
        self.advice: list[tuple[Position, Advice]] = []

    def say(self, text: str) -> None:
        self.said.append(text)

    def thinking(self) -> AbstractContextManager[object]:
        return nullcontext()

    def show_advice(self, position: Position, found: Explanation, seconds: float, everything: bool) -> None:
        self.advice.append((position, found.advice))

    def show_both(self, answer: BothAffordable, every: bool) -> None:
        self.said.append(str(answer))

    def show_affordability(self, position: Position, answer: Affordability, every: bool) -> None:
        self.said.append(str(answer))
