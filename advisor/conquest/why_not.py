"""Why another province is not advised: the best play that takes it beside the advice, or what is missing."""

from fractions import Fraction

from advisor.conquest.advice import Advice, WhyNot
from advisor.conquest.advise import best_taking
from advisor.conquest.afford import afford
from advisor.solver.objective import Objective
from engine.board import Province
from engine.position import Position


def why_not(position: Position, advice: Advice, province: Province, time_limit: float) -> WhyNot:
    """Compare the advice with a province; `Forbidden` where that is not described."""
    affordability = afford(position, province)
    # Playouts choose among the best plays by value.
    measure = Objective.VALUE if advice.objective is Objective.WIN else advice.objective
    play = best_taking(position, province, measure, time_limit, advice.worth.law)
    difference = play.terms.plus(advice.best.terms, Fraction(-1)) if play else None
    return WhyNot(province, play, difference, affordability)
