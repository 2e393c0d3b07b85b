"""A piece of advice: the best plays of a turn, and how sure that is."""

from dataclasses import dataclass, field
from fractions import Fraction

from advisor.conquest.afford import Affordability
from advisor.conquest.plan import Plan
from advisor.solver.objective import Objective
from advisor.worth.later import Terms, Worth
from engine.board import Province


@dataclass(frozen=True, slots=True)
class Play:
    """A plan and what it is worth, term by term."""

    plan: Plan
    terms: Terms


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
