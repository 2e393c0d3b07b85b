"""The chance of each majority in the end, looked up: for every way in which a province can lie."""

from collections.abc import Sequence
from functools import cache
from itertools import product

import numpy as np
from numpy.typing import NDArray

from advisor.winning.lanes import SLOT
from advisor.worth.foresight import EMPTY
from engine.board import POSITIONS

LEVELS = 20
"""Chances that the next free position is filled are told apart in so many steps."""


@cache
def majority_chances(players: int) -> NDArray[np.float32]:
    """Province as one number, level of filling, player: his chance to dominate. Each free position is filled
    from the left, or not, by anybody with the same chance."""
    chances = np.zeros((9**POSITIONS, LEVELS + 1, players), np.float32)
    filled = np.linspace(0, 1, LEVELS + 1, dtype=np.float32)[:, None]
    for count in range(POSITIONS, -1, -1):
        for digits in product(range(1, 2 * players + 1), repeat=count):
            code = int(np.dot(digits, SLOT[:count]))
            stays = _dominates(digits, players)
            if count == POSITIONS:
                chances[code] = stays
                continue
            more = sum(chances[code + (1 + 2 * player) * SLOT[count]] for player in range(players))
            reached = filled if count else 1 - (1 - filled) ** EMPTY
            chances[code] = (1 - reached) * stays + reached * more / players
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
