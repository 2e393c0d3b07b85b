"""Finding the best decision of an even year."""

from dataclasses import replace

from advisor.conquest.advise import advise
from advisor.sharing.advice import ComingTurn, Option, SharingAdvice
from advisor.sharing.year import Year
from engine.board import Spot
from engine.components import Favour
from engine.conquest import site_at
from engine.position import Position
from engine.sharing import ChooseLot, FormLot, Lot, Sharing, SplitLots
from engine.turn import favour_for


def advise_sharing(position: Position, top: int = 1, looks_ahead: bool = False) -> SharingAdvice:
    """The `top` best decisions of mine, in a position of an even year that tells enough; with what the lot in
    question would let me take, where that is asked for."""
    sharing = position.sharing
    assert sharing
    step = sharing.step
    assert step
    year = Year(position, sharing)
    best, *others = year.options()
    lot = _lot_in_question(sharing, best)
    coming = coming_turn(position, lot) if lot and looks_ahead else None
    return SharingAdvice(step, best, tuple(others[: top - 1]), year.equal_share, lot, coming)


def _lot_in_question(sharing: Sharing, best: Option) -> Lot | None:
    match best.decision:
        case FormLot(lot):
            return lot
        case SplitLots(first, second):
            [chance] = best.answers.values()
            return second if chance >= 1 / 2 else first
        case ChooseLot(is_first):
            assert sharing.split
            return sharing.split[0 if is_first else 1]
        case _:
            return sharing.offered


def coming_turn(position: Position, lot: Lot) -> ComingTurn | None:
    """What a lot would let me take in the odd year; None where it is best to pass."""
    then = replace(
        position, sharing=None, hand=position.hand + lot.cards, titles={position.me: lot.title}, others={}
    )
    plan = advise(then).best.plan
    if plan.conquest is None:
        return None
    first = plan.conquest.province
    spots: list[Spot] = [(first, site_at(then, first).position)]
    likeliest = max(plan.branches, key=lambda branch: branch.probability, default=None)
    if likeliest and likeliest.then.conquest:
        second = likeliest.then.conquest.province
        spots.append((second, site_at(then, second).position + (second is first)))
    favour = sum(favour_for(province, at, lot.title) for province, at in spots)
    return ComingTurn(lot, tuple(spots), Favour(favour))
