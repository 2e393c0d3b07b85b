"""A piece of advice: the best plays of a turn, and how sure that is."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from fractions import Fraction
from math import sqrt

from advisor.conquest.afford import Affordability
from advisor.conquest.plan import Plan
from advisor.solver.objective import Objective
from advisor.worth.later import Terms, Worth
from engine.board import Province
from engine.components import General


@dataclass(frozen=True, slots=True)
class Win:
    """How likely a play wins, by playouts: an estimate."""

    chances: Mapping[General, float]
    """Of each player; one of them wins every game."""
    me: General
    playouts: int

    @property
    def chance(self) -> float:
        """Mine."""
        return self.chances[self.me]

    @property
    def error(self) -> float:
        """The standard error of my chance, or a little more; that of one game in as many where it always came
        out the same."""
        spread = max(self.chance * (1 - self.chance), 1 / self.playouts)
        return sqrt(spread / self.playouts)


@dataclass(frozen=True, slots=True)
class Play:
    """A plan and what it is worth, term by term."""

    plan: Plan
    terms: Terms
    win: Win | None = None


@dataclass(frozen=True, slots=True)
class Advice:
    """The best play and the next best ones, and how sure that is."""

    objective: Objective
    best: Play
    others: tuple[Play, ...]
    passing: Terms
    """What it is worth to do nothing."""
    bound: Fraction
    """No play brings more, by proof; in the objective's measure."""
    optimal: bool
    """Whether it is proven that no play brings more than a millionth of a point more."""
    draws_first: int
    """Draw tiles in hand, to be used before anything else."""
    draws_last: bool
    """Whether a Draw tile that is left or won at the very end is better used before the turn is over."""

    worth: Worth = field(compare=False, repr=False)
    """What is worth something later, worked out once for the position."""
    by_value: Play | None = None
    """Where playouts decided for another play: the one that is worth most."""

    def expected(self, play: Play) -> Fraction:
        """What a play is worth in the objective's measure."""
        return play.terms.points if self.objective is Objective.POINTS else play.terms.total


@dataclass(frozen=True, slots=True)
class WhyNot:
    """What speaks against a province."""

    province: Province
    play: Play | None
    """The best play that takes it for certain, first or second; None where there is none."""
    difference: Terms | None
    """What that play brings more than the advice, term by term, or less where it is negative."""
    affordability: Affordability
    """What it would take to pay for the province."""
