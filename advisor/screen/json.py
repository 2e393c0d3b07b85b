"""Answers as the JSON of the contract, in canonical names."""

from collections.abc import Mapping, Sequence
from dataclasses import asdict, fields

from advisor.conquest.advice import Advice, Play, WhyNot
from advisor.conquest.afford import Affordability, BothAffordable, FreePosition, PaymentOption
from advisor.conquest.plan import Plan, When
from advisor.worth.later import Terms
from engine.board import Province, Spot
from engine.components import Favour, Symbol, Title, Troop
from engine.conquest import Conquest, favour_for
from engine.errors import Problem
from engine.payment import Payment, Step, UseExchange, UseHatamoto, UsePlusOne
from engine.position import Position

FORMAT = 1

Json = Mapping[str, object]


def checked(problems: Sequence[Problem]) -> Json:
    """`check --json`."""
    listed = [asdict(problem) for problem in problems]
    return {"format": FORMAT, "valid": not problems, "problems": listed}


def affordability(answer: Affordability) -> Json:
    """`afford --json` of one province."""
    place, short = answer.place, answer.short
    return {
        "format": FORMAT,
        "province": answer.province.value,
        "position": place and place.position,
        "affordable": bool(answer.ways),
        "ways": [_paid(place, way) for way in answer.ways] if place else [],
        "complete": answer.is_complete,
        "short": None
        if answer.ways or place is None
        else {
            "koku": short.koku if short else None,
            "troops": [troop.value for troop in short.troops] if short else None,
        },
    }


def both_affordable(answer: BothAffordable) -> Json:
    """`afford --json` of two provinces."""
    places, short = answer.places, answer.short
    pairs = [zip(places, pair, strict=True) for pair in answer.ways] if places else []
    return {
        "format": FORMAT,
        "provinces": [province.value for province in answer.provinces],
        "affordable": bool(answer.ways),
        "ways": [[_paid(place, way) for place, way in pair] for pair in pairs],
        "short": short and {"koku": short.koku, "troops": [troop.value for troop in short.troops]},
    }


def _paid(place: FreePosition, way: PaymentOption) -> Json:
    return conquest(place.province, place.position, way.payment, place.favour)


def suggestion(position: Position, advice: Advice, why_not: WhyNot | None = None) -> Json:
    """`suggest --json`."""
    return {
        "format": FORMAT,
        "objective": advice.objective.value,
        "status": "optimal" if advice.optimal else "feasible",
        "bound": float(advice.bound),
        **_rated(position, advice, advice.best),
        "passing": _terms(advice.passing),
        "use_draw_tiles_first": advice.draws_first,
        "use_draw_tiles_last": advice.draws_last,
        "alternatives": [_rated(position, advice, play) for play in advice.others],
        **({"why_not": _why_not(position, advice, why_not)} if why_not else {}),
    }


def _why_not(position: Position, advice: Advice, answer: WhyNot) -> Json:
    return {
        "province": answer.province.value,
        "play": answer.play and _rated(position, advice, answer.play),
        "difference": answer.difference and _terms(answer.difference),
        "short": None if answer.play else affordability(answer.affordability)["short"],
    }


def _rated(position: Position, advice: Advice, play: Play) -> Json:
    return {
        "expected": float(advice.expected(play)),
        "expected_points": float(play.terms.points),
        "terms": _terms(play.terms),
        "plan": _plan(position, play.plan),
    }


def _terms(terms: Terms) -> Json:
    return {field.name: float(getattr(terms, field.name)) for field in fields(terms)}


def _plan(position: Position, plan: Plan) -> Json:
    flips = position.title is Title.SENSEI
    first = plan.conquest
    shown: dict[str, object] = {"conquest": first and _planned(position, first, 0), "then": []}
    if first:
        shown["then"] = [
            {
                "when": _when(branch.when),
                "probability": float(branch.probability),
                "conquest": second and _planned(position, second, int(second.province is first.province)),
                **({"flip": _flip(branch.then.flip)} if flips else {}),
            }
            for branch in plan.branches
            for second in [branch.then.conquest]
        ]
    return {**shown, "flip": _flip(plan.flip)} if flips else shown


def _planned(position: Position, planned: Conquest, placed: int) -> Json:
    """A conquest of a plan; `placed` kamons will lie in its province by then that do not lie there now."""
    province = planned.province
    at = position.board[province].position + placed
    return conquest(province, at, planned.payment, favour_for(province, at, position.title))


def _when(when: When) -> Json:
    found = {"bonus": when.bonus, "drawn": when.drawn, "next_tile": when.next_tile}
    return {key: value.value for key, value in found.items() if value}


def _flip(flip: Spot | None) -> Json | None:
    return {"province": flip[0].value, "position": flip[1]} if flip else None


def conquest(province: Province, position: int, payment: Payment, favour: Favour) -> Json:
    """A conquest with its payment, step by step."""
    return {
        "province": province.value,
        "position": position,
        "pay": payment.pay.value,
        "cards": [card.value for card in payment.cards],
        "steps": [_step(step) for step in payment.steps],
        "favour": favour,
    }


def _step(step: Step) -> Json:
    match step:
        case UseHatamoto(troop):
            return {"use": "hatamoto", "as": troop.value}
        case UseExchange(source, to):
            return {"use": "exchange", "from": _symbol(source), "to": _symbol(to)}
        case UsePlusOne(on):
            return {"use": "+1", "on": _symbol(on)}


def _symbol(symbol: Symbol) -> str:
    return str(symbol.value) if isinstance(symbol, Troop) else symbol
