"""Pieces of advice made by hand, for tests of what is said about them."""

from collections.abc import Mapping
from dataclasses import replace
from fractions import Fraction

from advisor.conquest.advice import Win
from advisor.conquest.afford import Affordability, FreePosition
from advisor.conquest.explanation import ExplainedPlay, Explanation, Move, Next, WhyNotExplained
from advisor.conquest.plan import When
from advisor.solver.objective import Objective
from advisor.worth.later import Terms
from engine.board import Province, demand
from engine.components import Card, Cards, Favour, General, Pay, Symbol, Title
from engine.payment import Payment, Step
from engine.refusals import Refusal

TINY = Fraction(1, 50)
"""So little favour that it is rounded to nothing."""


def move(
    province: Province = Province.KANTO,
    cards: Cards = (Card.KOKU_3, Card.KOKU_3),
    pay: Pay = Pay.KOKU,
    steps: tuple[Step, ...] = (),
    drawn: Card | None = None,
    lost: tuple[Symbol, ...] = (),
) -> Move:
    """The second position of a province, for 7 favour."""
    return Move(province, 2, Favour(7), Payment(pay, cards, steps), lost, drawn)


def play(
    first: Move | None, favour: Fraction | int = 7, less: Fraction | int = 0, win: Win | None = None
) -> ExplainedPlay:
    """A play that is expected to bring so much favour, and nothing else."""
    terms = Terms(points=Fraction(favour))
    return ExplainedPlay(first, (), None, terms, Fraction(favour), Fraction(less), win)


def explanation(best: ExplainedPlay, *others: ExplainedPlay) -> Explanation:
    """Proven advice of a Shōmyō, with nothing more to be said."""
    return Explanation(
        objective=Objective.VALUE,
        title=Title.SHOMYO,
        best=best,
        others=others,
        runners_up=(),
        by_value=None,
        if_passing=None,
        is_proven=True,
        bound=best.expected,
        seconds=0.104,
        passing=Terms(),
        kept=(),
        kept_tiles=(),
        nexts=(),
        unlisted=(),
        in_any_case=None,
        golden=None,
        accounting=None,
        outlooks=(),
        draws_first=0,
        can_conquer=True,
        draws_last=False,
        may_win_draw_last=False,
        ends=False,
        weights=None,
        years=2.5,
        rules=(),
        not_described=(),
        why_not=None,
    )


def following(*whens: When, chance: Fraction = Fraction(1, 3), then: Move | None = None) -> Next:
    """What follows in some cases, or in all others."""
    return Next(whens, not whens, chance, then, None)


def win(chances: Mapping[General, float], playouts: int = 800) -> Win:
    """How often Ii won."""
    return Win(chances, General.II, playouts)


def asked_about(
    found: Explanation, instead: ExplainedPlay | None, forbidden: Refusal | None = None
) -> Explanation:
    """The advice, and what speaks against Chūbu."""
    place = FreePosition(Province.CHUBU, 3, demand(Province.CHUBU, 3, None), found.title)
    affordability = Affordability(Province.CHUBU, place, (), True, None, forbidden)
    return replace(found, why_not=WhyNotExplained(Province.CHUBU, instead, None, None, affordability))
