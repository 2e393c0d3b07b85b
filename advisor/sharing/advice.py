"""A piece of advice for the even year: what can be decided, and what may be expected from it."""

from collections.abc import Mapping
from dataclasses import dataclass, field

from engine.board import Spot
from engine.components import Favour, General, SharingStep
from engine.sharing import Lot, SharingDecision

MOST_OPTIONS = 12
"""So many decisions are told where everything is asked for."""
FEW_OPTIONS = 3


@dataclass(frozen=True, slots=True)
class Option:
    """Something that I can decide."""

    decision: SharingDecision
    value: float
    """What I may expect from this year: what my coming turn brings and what I keep, in favour."""
    answers: Mapping[General, float] = field(default_factory=dict)
    """How likely each of the others takes the lot on offer, or the first of two."""


@dataclass(frozen=True, slots=True)
class ComingTurn:
    """What a lot would let me take in the odd year, if nobody took it before."""

    lot: Lot
    spots: tuple[Spot, ...]
    """The first conquest, and the second in the likeliest case."""
    favour: Favour


@dataclass(frozen=True, slots=True)
class SharingAdvice:
    """The best decision and the next best ones."""

    step: SharingStep
    best: Option
    others: tuple[Option, ...]
    equal_share: float
    """What an equal part of all that is left would be worth to me."""
    offered: Lot | None
    """The lot that I am asked about, or that I should offer, or choose."""
    coming: ComingTurn | None
