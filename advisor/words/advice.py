"""Every sentence of a piece of advice."""

from collections.abc import Sequence
from fractions import Fraction

from advisor.conquest.advice import Advice, Play, WhyNot
from advisor.conquest.explain import Explanation, Move, Next, Outlook
from advisor.conquest.plan import When
from advisor.solver.cases import Objective
from advisor.words import general as words
from engine.board import Spot
from engine.components import Bonus, Title, Troop
from engine.payment import Pay, tally

PASS = "Pass"
THEN, EXPECTED, WHY, OUTLOOKS, WEIGHTS, RULES = (
    "Then",
    "Expected",
    "Why",
    "Majorities",
    "Weights",
    "Rules",
)
NEXT_BEST, SURE, GOLDEN, DRAW = "Next best", "Sure", "Golden", "Draw"
IF_PASSING, WITH_PLAY, CHANGE = "pass", "play", "change"
ADVISED, INSTEAD = "advice", "instead"
TERMS = {
    "points": "favour this turn",
    "cards": "cards kept",
    "tiles": "tiles kept and won",
    "majorities": "majorities",
    "golden": "golden turn",
}
TOTAL = "all together"
WORKING = "Looking for the best play ..."


def draw_first(count: int, can_conquer: bool) -> str:
    """What to do with Draw tiles before anything else."""
    tiles = "your Draw tile" if count == 1 else f"your {count} Draw tiles"
    if not can_conquer:
        return f"Draw before you end the turn: use {tiles}."
    return f"Draw first: use {tiles}, then ask again. Without drawing:"


def headline(found: Explanation, title: Title) -> str:
    """What to do now, in one line."""
    if found.first is None:
        return f"{PASS}{_why_pass(found)}"
    return f"Take {move_place(found.first)}, for {_favour(found.first.favour, title)}"


def _why_pass(found: Explanation) -> str:
    better = [(play, move) for play, move in found.others if move]
    if not better:
        return ": no conquest can be made."
    play, move = better[0]
    advice = found.advice
    less = advice.expected(advice.best) - advice.expected(play)
    return f": {move_place(move)} would score {move.favour}, but is worth {amount(less)} less in the end."


def move_place(move: Move) -> str:
    """Where a conquest goes: 'Kantō, position 2'."""
    return f"{move.province.label}, position {move.at}"


def _favour(favour: int, title: Title) -> str:
    if not title.favour:
        return f"{favour} favour"
    return f"{favour} favour ({favour - title.favour} and {title.favour} as {title.label})"


def put_down(move: Move) -> str:
    """The cards of a payment, the one just drawn named as such."""
    own = list(move.payment.cards)
    if move.drawn:
        own.remove(move.drawn)
    parts = [words.cards(tuple(own))] if own else []
    if move.drawn:
        parts.append("the card drawn")
    return ", ".join(parts) or "no card"


def next_step(line: Next) -> str:
    """What to do in some cases, in one line."""
    move = line.move
    if move is None:
        return STOP
    steps = "".join(f"; {words.step(played)}" for played in move.payment.steps)
    wasted = f"; lost: {tally(move.lost)}" if move.lost else ""
    return f"{move_place(move)}, {move.favour} favour: {put_down(move)}{steps}{wasted}"


STOP = "stop"


def golden_turn(flip: Spot) -> str:
    """The kamon that a Sensei turns at the end of his turn."""
    return f"turn your kamon on {flip[0].label} {flip[1]} to gold"


def condition(line: Next, lines: Sequence[Next]) -> str:
    """When one of the lines of a plan counts."""
    if line.is_rest:
        return "whatever comes" if len(lines) == 1 else "otherwise"
    if line.whens == (When(Bonus.DRAW),) and any(when.drawn for other in lines for when in other.whens):
        return "Draw of another card"
    drawn: dict[Troop | None, list[str]] = {}
    named: list[str] = []
    for when in line.whens:
        if when.drawn:
            drawn.setdefault(when.next_tile, []).append(when.drawn.label)
        else:
            named.append(_condition(when))
    for troop, labels in drawn.items():
        named.append(f"Draw of {_either(labels)}{_uncovering(troop)}")
    return _either(named)


def _condition(when: When) -> str:
    return f"{when.bonus.label if when.bonus else 'any tile'}{_uncovering(when.next_tile)}"


def _uncovering(troop: Troop | None) -> str:
    return f" uncovering {troop.label}" if troop else ""


def _either(names: Sequence[str]) -> str:
    return names[0] if len(names) == 1 else f"{', '.join(names[:-1])} or {names[-1]}"


def more_cases(count: int, chance: Fraction, how: str) -> str:
    """Cases that are too unlikely to be listed at once, and what to say to see them."""
    return f"{words.counted(count, 'more case')}, {words.percent(chance)} in all; {how} lists them"


def amount(favour: Fraction) -> str:
    """Favour with one digit after the point; never rounded to nothing."""
    if favour and abs(favour) < Fraction(1, 20):
        return "less than 0.1"
    return f"{float(favour):.1f}"


def figure(favour: Fraction, sign: str = "") -> str:
    """Favour in a column of figures; with a plus or minus for `sign` '+'."""
    return f"{float(favour):{sign if abs(favour) >= Fraction(1, 20) else ''}.1f}"


def expected(found: Explanation) -> str:
    """What a play scores this turn, on average."""
    points = found.terms.points
    if found.first is None:
        return "no favour this turn"
    certain = "" if points != found.first.favour else ", for certain"
    if any(line.move for line in found.nexts):
        later = points - found.first.favour
        return f"{amount(points)} favour this turn: {found.first.favour} now, {amount(later)} then"
    return f"{amount(points)} favour this turn{certain}"


def outlook(change: Outlook) -> str:
    """How a play changes a chance."""
    return f"{change.province.label} {words.percent(change.before)} to {words.percent(change.after)}"


def runner_up(advice: Advice, play: Play, move: Move | None) -> str:
    """A play that is not the best, and what it would cost."""
    less = advice.expected(advice.best) - advice.expected(play)
    cost = f"{amount(less)} less" if less else "as good"
    if move is None:
        return f"passing: {cost}"
    how = "in koku" if move.payment.pay is Pay.KOKU else "with troops"
    scores = f"{amount(play.terms.points)} favour this turn"
    return f"{move_place(move)}, {how}: {cost} ({scores})"


def sure(advice: Advice, seconds: float) -> str:
    """How sure the advice is, and what it took."""
    measure = "favour this turn" if advice.objective is Objective.POINTS else "favour and what lasts"
    took = f"{seconds:.2f} s"
    if advice.optimal:
        return f"proven best by {measure}, in {took}"
    gap = advice.bound - advice.expected(advice.best)
    return f"best found in {took}, not proven: no play is worth more than {amount(gap)} above it"


def why_not(answer: WhyNot, advice: Advice, move: Move | None) -> str:
    """What speaks against a province, in one line."""
    name = answer.province.label
    if answer.affordability.forbidden:
        return f"Why not {name}? {answer.affordability.forbidden}"
    if answer.play is None or move is None:
        return f"Why not {name}? No play takes it for certain. {words.cannot_afford(answer.affordability)}"
    less = advice.expected(advice.best) - advice.expected(answer.play)
    first = "it" if move.province is answer.province else f"{move_place(move)} and then it"
    how = "in koku" if move.payment.pay is Pay.KOKU else "with troops"
    if not less:
        return f"Why not {name}? Nothing speaks against it: taking {first}, {how}, is as good."
    return f"Why not {name}? Taking {first}, {how}, is worth {amount(less)} less."


def draw_last() -> str:
    """What to do with a Draw tile that is left at the end of the turn."""
    return "a Draw tile that you win last, before you end the turn"


def weights(koku: Fraction, troop: Fraction, double: Fraction, tile: dict[Bonus, Fraction]) -> str:
    """What things in hand count while the game goes on."""
    tiles = ", ".join(f"{bonus.label} {float(worth):g}" for bonus, worth in tile.items())
    hand = f"a koku {float(koku):g}, a troop card {float(troop):g}, a double {float(double):g}"
    return f"{hand}, {tiles}; a majority 6 times its chance"


ENDS = "The game ends this year: what is kept counts only as koku in the final count."
