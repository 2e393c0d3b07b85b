"""Finding the best decision of an even year."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import replace

from advisor.conquest.advise import advise
from advisor.sharing.advice import ComingTurn, Follows, Option, SharingAdvice
from advisor.sharing.playouts import SharingPlayouts
from advisor.sharing.year import Year
from advisor.solver.objective import PLAYOUTS
from advisor.winning.comparing import Progress, compared
from engine.board import Spot
from engine.components import Favour, General
from engine.conquest import site_at
from engine.position import Position
from engine.sharing import AnswerLot, ChooseLot, FormLot, Lot, Sharing, SharingDecision
from engine.turn import favour_for

CANDIDATES = 8
"""So many decisions by value are compared by playouts."""


def advise_sharing(
    position: Position,
    top: int = 1,
    playouts: int = PLAYOUTS,
    looks_ahead: bool = False,
    progress: Progress = lambda done, of: None,
) -> SharingAdvice:
    """The `top` best decisions of mine, in a position of an even year that tells enough: of the best by value
    the one that wins most; with what the lot in question would let me take, where that is asked for."""
    sharing = position.sharing
    assert sharing
    year = Year(position, sharing)
    options = year.options()
    by_value = options[0]
    if playouts:
        options = _compared(position, sharing, options, max(top, CANDIDATES), playouts, progress)
    return _laid_out(position, sharing, year, options[:top], by_value, looks_ahead)


def judge_decision(
    position: Position, advice: SharingAdvice, decision: SharingDecision, playouts: int
) -> SharingAdvice:
    """A decision of mine beside an advice, as if it were the best one: the advice comes after it."""
    sharing = position.sharing
    assert sharing
    year = Year(position, sharing)
    option = year.option(decision)
    if playouts:
        [option] = _compared(position, sharing, [option], 1, playouts, lambda done, of: None)
    return _laid_out(position, sharing, year, [option, advice.best], advice.by_value, looks_ahead=True)


def _laid_out(
    position: Position,
    sharing: Sharing,
    year: Year,
    options: Sequence[Option],
    by_value: Option,
    looks_ahead: bool,
) -> SharingAdvice:
    assert sharing.step
    best, *others = options
    likely = _likely_lot(position.me, best)
    return SharingAdvice(
        sharing.step,
        position.me,
        best,
        tuple(others),
        by_value,
        year.equal_share,
        _lot_in_question(sharing, best),
        coming_turn(position, likely) if likely and looks_ahead else None,
        _follows(position.me, sharing, best),
    )


def _follows(me: General, sharing: Sharing, option: Option) -> Follows | None:
    """What is likeliest to follow where another gets the lot on offer."""
    match option.decision:
        case FormLot() | AnswerLot(False):
            year = sharing.after(option.decision)
        case _:
            return None
    nobody = 1 - sum(option.answers.values())
    kept = {} if sharing.waiting[0] is me else {sharing.waiting[0]: nobody}
    chances = {**option.answers, **kept}
    taker = max(chances, key=lambda general: chances[general])
    while year.offered:
        year = year.after(AnswerLot(year.due is taker))
    return Follows(taker, chances[taker], year)


def _compared(
    position: Position,
    sharing: Sharing,
    options: Sequence[Option],
    how_many: int,
    playouts: int,
    progress: Progress,
) -> list[Option]:
    """The best decisions by value, the one that wins most first, the others after it."""
    some = options[:how_many]
    games = SharingPlayouts(position, sharing, some)
    order = compared(position, games, [option.score for option in some], playouts, progress)
    return [replace(some[number], win=win) for number, win in order]


def _lot_in_question(sharing: Sharing, best: Option) -> Lot | None:
    """The lot that I should offer, that I am asked about, or that I should choose."""
    match best.decision:
        case FormLot(lot):
            return lot
        case ChooseLot(is_first):
            assert sharing.split
            return sharing.split[0 if is_first else 1]
        case _:
            return sharing.offered


def _likely_lot(me: General, best: Option) -> Lot | None:
    """The lot that I am likeliest to get, where any can be foreseen."""
    chances: Counter[Lot] = Counter()
    for path in best.paths:
        for general, lot in path.given:
            if general is me:
                chances[lot] += path.chance  # type: ignore[assignment]
    return max(chances, key=lambda lot: chances[lot], default=None)


def coming_turn(position: Position, lot: Lot) -> ComingTurn:
    """What a lot would let me take in the odd year."""
    then = replace(
        position, sharing=None, hand=position.hand + lot.cards, titles={position.me: lot.title}, others={}
    )
    best = advise(then).best
    plan = best.plan
    spots: list[Spot] = []
    if plan.conquest:
        first = plan.conquest.province
        spots.append((first, site_at(then, first).position))
        likeliest = max(plan.branches, key=lambda branch: branch.probability, default=None)
        if likeliest and likeliest.then.conquest:
            second = likeliest.then.conquest.province
            spots.append((second, site_at(then, second).position + (second is first)))
    favour = sum(favour_for(province, at, lot.title) for province, at in spots)
    return ComingTurn(lot, tuple(spots), Favour(favour), best.terms)
