"""The chance of each majority in the end, looked up: for every way in which a province can lie."""

from collections.abc import Sequence
from functools import cache
from itertools import product

import numpy as np
from numpy.typing import NDArray

from advisor.winning.lanes import SLOT
from advisor.worth.majorities import EMPTY
from engine.board import POSITIONS

LEVELS = 20
"""Chances that the next free position is filled are told apart in so many steps."""


@cache
def majority_chances(players: int) -> NDArray[np.float32]:
    """Whether a kamon is turned golden, province as one number, level of filling, player: his chance to
    dominate.

    Each free position is filled from the left, or not, by anybody with the same chance; then, in the second
    half, one of those who have kamons there turns one golden, if he can.
    """
    chances = np.zeros((2, 9**POSITIONS, LEVELS + 1, players), np.float32)
    filled = np.linspace(0, 1, LEVELS + 1, dtype=np.float32)[:, None]
    for count in range(POSITIONS, -1, -1):
        for digits in product(range(1, 2 * players + 1), repeat=count):
            code = int(np.dot(digits, SLOT[:count]))
            stays = np.stack([_dominates(digits, players), _dominates_if_turned(digits, players)])[:, None]
            if count == POSITIONS:
                chances[:, code] = stays
                continue
            more = sum(chances[:, code + (1 + 2 * player) * SLOT[count]] for player in range(players))
            reached = filled if count else 1 - (1 - filled) ** EMPTY
            chances[:, code] = (1 - reached) * stays + reached * more / players
    return chances


def _dominates(digits: Sequence[int], players: int) -> NDArray[np.float32]:
    """1 for the player with most kamons, golden ones counting two, a tie to the one furthest left."""
    owners = [(digit - 1) // 2 for digit in digits]
    weights = [0] * players
    for owner, digit in zip(owners, digits, strict=True):
        weights[owner] += 2 - digit % 2
    found = np.zeros(players, np.float32)
    if owners:
        found[max(owners, key=lambda owner: (weights[owner], -owners.index(owner)))] = 1
    return found


def _dominates_if_turned(digits: Sequence[int], players: int) -> NDArray[np.float32]:
    """The same once any of those who have kamons there has turned one golden, if he can."""
    found = np.zeros(players, np.float32)
    owners = dict.fromkeys((digit - 1) // 2 for digit in digits)
    for owner in owners:
        simple = 2 * owner + 1
        if simple in digits:
            at = digits.index(simple)
            found += _dominates((*digits[:at], simple + 1, *digits[at + 1 :]), players)
        else:
            found += _dominates(digits, players)
    return (found / max(1, len(owners))).astype(np.float32)
