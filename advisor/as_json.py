"""Answers as the JSON of the contract, in canonical names."""

from collections.abc import Mapping, Sequence
from dataclasses import asdict

from advisor.afford import Affordability
from engine.board import Province
from engine.components import Favour, Symbol, Troop
from engine.errors import Problem
from engine.payment import Payment, Step, UseExchange, UseHatamoto, UsePlusOne

FORMAT = 1

Json = Mapping[str, object]


def checked(problems: Sequence[Problem]) -> Json:
    """`check --json`."""
    listed = [asdict(problem) for problem in problems]
    return {"format": FORMAT, "valid": not problems, "problems": listed}


def affordability(answer: Affordability) -> Json:
    """`afford --json`."""
    short = answer.short
    return {
        "format": FORMAT,
        "province": answer.province.value,
        "position": answer.position,
        "affordable": bool(answer.ways),
        "ways": [
            conquest(answer.province, answer.position, way.payment, answer.favour) for way in answer.ways
        ],
        "short": None
        if answer.ways
        else {
            "koku": short.koku if short else None,
            "troops": [troop.value for troop in short.troops] if short else None,
        },
    }


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
