"""How many years the game has still to come, and what things are worth then."""

from advisor.worth.law import LAWS, Law
from advisor.worth.weights import Weights, weights
from engine.board import KOKU_CARDS, TURNED_UP
from engine.position import Position


def law_of(position: Position) -> Law:
    """The law for the number of players."""
    return LAWS[len(position.players)]


def years_left(position: Position, law: Law) -> float:
    """Odd years to come after this one: as many as the koku deck allows, or the kamons at their pace."""
    players = len(position.players)
    koku_a_year = TURNED_UP[players][1]
    by_kamons = min(position.kamons_of(general) for general in position.players) / law.pace
    if position.koku_deck is not None:
        return min(position.koku_deck / koku_a_year, by_kamons)
    placed = sum(len(site.kamons) for site in position.board.values())
    played = placed / (players * law.pace)
    return min(max(1.0, len(KOKU_CARDS) / koku_a_year - 1 - played), by_kamons)


def weights_of(position: Position) -> Weights:
    """What things in hand are worth in a position."""
    law = law_of(position)
    return weights(law, years_left(position, law))
