"""What is asked of the solver: what to make the most of, and how long it may take."""

from enum import Enum

TIME_LIMIT = 10.0
"""Seconds that a player at the table is asked to wait at most."""


class Objective(Enum):
    """What is to be the most: the favour of this turn, or that with what is worth something later."""

    POINTS = "points"
    VALUE = "value"
