"""A program that plays."""

from collections.abc import Callable
from typing import Protocol

from engine.state import Decision
from engine.view import View


class Player(Protocol):
    """A program that plays one game: it may remember what it saw, and sees nothing else."""

    def decide(self, view: View) -> Decision:
        """My next decision, a legal one, at a moment when it is for me to decide."""


PlayerMaker = Callable[[int], Player]
"""Makes a player out of a seed. Other processes get it by its name, so it is a class or a named function,
or a `functools.partial` of one."""
