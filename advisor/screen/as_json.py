"""Answers as the JSON of the contract, in canonical names."""

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from advisor.conquest.advice import Win
from advisor.conquest.afford import Affordability, BothAffordable, FreePosition, PaymentOption, Short
from advisor.conquest.explanation import ExplainedPlay, Explanation, Following, Move, WhyNotExplained
from advisor.conquest.plan import When
from advisor.sharing.advice import Option, SharingAdvice
from advisor.words.interface import Words
from advisor.worth.later import Terms
from engine.board import Province, Spot
from engine.components import Favour, Symbol, Title, Troop
from engine.notation import write_cards
from engine.payment import Payment, Step, UseExchange, UseHatamoto, UsePlusOne
from engine.position_file import Problem
from engine.sharing import AnswerLot, ChooseLot, FormLot, Lot, SplitLots

if TYPE_CHECKING:
    from advisor.winning.match import PlayedMatch, Scores

FORMAT = 1

Json = Mapping[str, object]


def checked(problems: Sequence[Problem], words: Words) -> Json:
    """`check --json`: of each problem its code and facts, and the words for them."""
    listed = []
    for problem in problems:
        found, allowed = words.found_and_allowed(problem)
        listed.append(
            {
                "path": words.path(problem),
                "code": problem.fault.code,
                "facts": problem.fault.facts,
                "found": found,
                "allowed": allowed,
                "nearest": problem.nearest,
            }
        )
    return {"format": FORMAT, "valid": not problems, "problems": listed}


def affordability(answer: Affordability) -> Json:
    """`afford --json` of one province."""
    place = answer.place
    return {
        "format": FORMAT,
        "province": answer.province.value,
        "position": place and place.position,
        "affordable": bool(answer.ways),
        "ways": [_paid(place, way) for way in answer.ways] if place else [],
        "complete": answer.is_complete,
        "short": _short_of(answer),
    }


def _short_of(answer: Affordability) -> Json | None:
    if answer.ways or answer.place is None:
        return None
    return _short(answer.short) if answer.short else {"koku": None, "troops": None}


def _short(short: Short) -> Json:
    return {"koku": short.koku, "troops": [troop.value for troop in short.troops]}


def both_affordable(answer: BothAffordable) -> Json:
    """`afford --json` of two provinces."""
    places, short = answer.places, answer.short
    pairs = [zip(places, pair, strict=True) for pair in answer.ways] if places else []
    return {
        "format": FORMAT,
        "provinces": [province.value for province in answer.provinces],
        "affordable": bool(answer.ways),
        "ways": [[_paid(place, way) for place, way in pair] for pair in pairs],
        "short": short and _short(short),
    }


def _paid(place: FreePosition, way: PaymentOption) -> Json:
    return conquest(place.province, place.position, way.payment, place.favour)


def suggestion(found: Explanation) -> Json:
    """`suggest --json`."""
    return {
        "format": FORMAT,
        "objective": found.objective.value,
        "status": "optimal" if found.is_proven else "feasible",
        "bound": float(found.bound),
        **_rated(found.best, found.title),
        "passing": _terms(found.passing),
        "use_draw_tiles_first": found.draws_first,
        "use_draw_tiles_last": found.draws_last,
        "alternatives": [_rated(play, found.title) for play in found.others],
        **({"why_not": _why_not(found.why_not, found.title)} if found.why_not else {}),
    }


def _why_not(answer: WhyNotExplained, title: Title) -> Json:
    return {
        "province": answer.province.value,
        "play": answer.play and _rated(answer.play, title),
        "difference": answer.difference and _terms(answer.difference),
        "short": None if answer.play else _short_of(answer.affordability),
    }


def _rated(play: ExplainedPlay, title: Title) -> Json:
    return {
        "expected": float(play.expected),
        "expected_points": float(play.terms.points),
        "terms": _terms(play.terms),
        **({"win": _win(play.win)} if play.win else {}),
        "plan": _plan(play, title is Title.SENSEI),
    }


def _win(win: Win) -> Json:
    return {
        "chance": win.chance,
        "error": win.error,
        "playouts": win.playouts,
        "players": {general.value: chance for general, chance in win.chances.items()},
    }


def _terms(terms: Terms) -> Json:
    return {name: float(worth) for name, worth in terms.by_name().items()}


def _plan(play: ExplainedPlay, is_sensei: bool) -> Json:
    flip = {"flip": _flip(play.flip)} if is_sensei else {}
    then = [_following(case, is_sensei) for case in play.then]
    return {"conquest": play.first and _move(play.first), "then": then, **flip}


def _following(case: Following, is_sensei: bool) -> Json:
    return {
        "when": _when(case.when),
        "probability": float(case.probability),
        "conquest": case.move and _move(case.move),
        **({"flip": _flip(case.flip)} if is_sensei else {}),
    }


def _move(move: Move) -> Json:
    return conquest(move.province, move.at, move.payment, move.favour)


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


def match(played: "PlayedMatch") -> Json:
    """`match --json`."""
    tally = played.tally
    return {
        "format": FORMAT,
        "first": played.first.value,
        "others": played.others.value,
        "players": played.match.players,
        "games": tally.games,
        "seed": played.match.seed,
        "wins": tally.wins,
        "share": float(tally.share),
        "interval": list(tally.interval),
        "par": float(played.match.par),
        "margin": {"mean": float(tally.margin), "error": tally.margin_error},
        "rounds": float(tally.mean(tally.rounds)),
        "ended": {"kamons": tally.ended_by_kamons, "koku_deck": tally.games - tally.ended_by_kamons},
        "winning_score": float(tally.mean(tally.winning_scores)),
        "scores": {"first": _scores(tally.first), "others": _scores(tally.others)},
    }


def _scores(side: "Scores") -> Json:
    """What a player of one side has on average."""
    sums = {
        "positions": side.positions,
        "majorities": side.majorities,
        "koku": side.koku,
        "total": side.total,
    }
    means = {name: float(side.mean(total)) for name, total in sums.items()}
    return {**means, "kamons_a_year": float(side.kamons_a_year)}


def sharing(advice: SharingAdvice) -> Json:
    """`share --json`."""
    return {
        "format": FORMAT,
        "decision": advice.step.value,
        "best": _option(advice.best, advice),
        "alternatives": [_option(option, advice) for option in advice.others],
        "equal_share": advice.equal_share,
    }


def _option(option: Option, advice: SharingAdvice) -> Json:
    what: Json
    match option.decision:
        case FormLot(lot):
            what = {"lot": _lot(lot)}
        case SplitLots(first, second):
            what = {"lots": [_lot(first), _lot(second)]}
        case AnswerLot(accept):
            what = {"lot": advice.offered and _lot(advice.offered), "accept": accept}
        case ChooseLot(is_first):
            what = {"choose": 0 if is_first else 1}
    answers = {general.value: chance for general, chance in option.answers.items()}
    then = [
        {
            "probability": path.chance,
            "value": path.value,
            "taken": {general.value: _lot(lot) for general, lot in path.given},
        }
        for path in option.paths
    ]
    found: Json = {**what, "value": option.value, "rivals": option.rivals, "answers": answers, "then": then}
    return found if option.win is None else {**found, "win": _win(option.win)}


def _lot(lot: Lot) -> Json:
    return {"title": lot.title.value, "cards": write_cards(lot.cards)}
