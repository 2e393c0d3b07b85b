"""What is asked of the solver: what to make the most of, and how long it may take."""

from enum import Enum

TIME_LIMIT = 10.0
"""Seconds that a player at the table is asked to wait at most."""


PLAYOUTS = 800
"""So many for each of the plays that are compared in the end, unless another number is asked for."""
MOST_PLAYOUTS = 100_000


class Objective(Enum):
    """What is to be the most: the favour of this turn; that with what is worth something later; or, among the
    best plays by that, how often they win in playouts."""

    POINTS = "points"
    VALUE = "value"
    WIN = "win"
