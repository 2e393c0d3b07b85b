"""A piece of advice for the even year: what can be decided, and what may be expected from it."""

from collections.abc import Mapping
from dataclasses import dataclass, field, replace

from advisor.conquest.advice import Win
from advisor.worth.later import Terms
from engine.board import Spot
from engine.components import Favour, General, SharingStep
from engine.sharing import Lot, Sharing, SharingDecision

MOST_OPTIONS = 12
"""So many decisions are told where everything is asked for."""
FEW_OPTIONS = 3


@dataclass(frozen=True, slots=True)
class Path:
    """One way in which the rest of the year may go."""

    chance: float
    value: float
    """What I may expect then, in favour."""
    given: tuple[tuple[General, Lot], ...] = ()
    """Who takes which lot, as far as it is foreseen."""
    rivals: float = 0.0
    """What the others may expect then, as much as it counts against me."""


@dataclass(frozen=True, slots=True)
class Option:
    """Something that I can decide."""

    decision: SharingDecision
    value: float
    """What I may expect from this year: what my coming turn brings and what I keep, in favour."""
    paths: tuple[Path, ...]
    """How the year may go then."""
    answers: Mapping[General, float] = field(default_factory=dict)
    """How likely each of the others takes the lot on offer, or the first of two."""
    win: Win | None = None
    """How often it won, where it was played out."""

    @property
    def rivals(self) -> float:
        """What the others may expect, as much as it counts against me."""
        return sum(path.chance * path.rivals for path in self.paths)

    @property
    def score(self) -> float:
        """How good it is: what I may expect, less what the others may."""
        return self.value - self.rivals


@dataclass(frozen=True, slots=True)
class ComingTurn:
    """What a lot would let me take in the odd year, if nobody took it before."""

    lot: Lot
    spots: tuple[Spot, ...]
    """The first conquest, and the second in the likeliest case; none where it would be best to pass."""
    favour: Favour
    terms: Terms
    """What that turn is worth, term by term."""


@dataclass(frozen=True, slots=True)
class Follows:
    """How the year goes on if a lot on offer is taken by another, or kept by its Tairō."""

    taker: General
    chance: float
    year: Sharing
    """What is left to be shared then."""


@dataclass(frozen=True, slots=True)
class SharingAdvice:
    """The best decision and the next best ones."""

    step: SharingStep
    me: General
    best: Option
    others: tuple[Option, ...]
    by_value: Option
    """The decision that is worth most, which playouts may have passed over."""
    equal_share: float
    """What an equal part of all that is left would be worth to me."""
    offered: Lot | None
    """The lot that I am asked about, or that I should offer, or choose."""
    coming: ComingTurn | None
    """Of the lot that I am likeliest to get."""
    follows: Follows | None
    """What is likeliest to follow where I do not get the lot on offer."""

    @property
    def in_short(self) -> "SharingAdvice":
        """The same with few of the others."""
        return replace(self, others=self.others[: FEW_OPTIONS - 1])
