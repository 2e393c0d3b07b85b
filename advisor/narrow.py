"""Leaving out what cannot be part of a better play, so that little is left to decide."""

from dataclasses import replace

from advisor.bounds import Bounds
from advisor.purse import Spend
from advisor.turn import Branch, First, Objective, Offer, Turn, alike


def narrow(turn: Turn, first: First, objective: Objective, known: int) -> tuple[First, int]:
    """`first` with only those payments and offers that a play worth more than `known` could use, and
    branches that are then alike as one; and the most that is left."""
    while True:
        bounds = Bounds(turn, first, objective)
        most, _ = bounds.most()
        bound = sum(branch.weight * amount for branch, amount in zip(first.branches, most, strict=True))
        if bound <= known:
            return first, bound
        narrower = _narrower(first, bounds, most, known, bound)
        if _size(narrower) == _size(first):
            return first, bound
        first = narrower


def _narrower(first: First, bounds: Bounds, most: list[int], known: int, bound: int) -> First:
    def can_be_made_up(paid: Spend) -> bool:
        limits = (
            branch.weight * min(amount, bounds.most_after(branch, paid))
            for branch, amount in zip(first.branches, most, strict=True)
        )
        return sum(limits) > known

    def useful(branch: Branch, amount: int) -> tuple[Offer, ...]:
        # So much less than the most in one branch is more than all others could make up for.
        too_little = amount - -(-(bound - known) // branch.weight)
        return tuple(o for o in branch.offers if bounds.most_with(branch, o, too_little)[1])

    branches = [
        replace(branch, offers=useful(branch, amount))
        for branch, amount in zip(first.branches, most, strict=True)
    ]
    payments = tuple(filter(can_be_made_up, first.payments))
    # None is left only where nothing is worth more; the first then stands for all.
    return replace(first, payments=payments or first.payments[:1], branches=alike(branches))


def _size(first: First) -> tuple[int, int, int]:
    offers = sum(len(branch.offers) for branch in first.branches)
    return len(first.payments), len(first.branches), offers
