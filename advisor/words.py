"""Every sentence a player reads."""

from collections.abc import Sequence
from fractions import Fraction

from advisor.advise import Advice, Play
from advisor.afford import Affordability, Short
from advisor.explain import Explanation, Move, Next, Outlook
from advisor.majorities import Place
from advisor.plan import When
from advisor.turn import Objective
from engine.board import Province
from engine.components import Bonus, BonusTile, Cards, GateTile, General, Kamon, Symbol, Title, Troop
from engine.payment import Pay, Step, UseExchange, UseHatamoto, UsePlusOne, symbol_label, tally
from engine.position import Position

CHECK_HELP = "Check a position file: print it as a table, or every problem it has."
SCHEMA_HELP = "Print the JSON Schema of position files, for editors and programs."
APP_HELP = "Advice for a Shitennō player at the table."
SUGGEST_HELP = "Name the best play of this turn, prove it, and say why."
OBJECTIVE_HELP = "What to make the most of: favour this turn (points), or that and what lasts (value)."
TOP_HELP = "How many plays to show, the best first."
TIME_LIMIT_HELP = "Seconds to think at most; the best found by then is shown with its proven bound."
EXPLAIN_HELP = "Add the full accounting: every case, every chance, the weights and the rules applied."
AFFORD_HELP = "Say whether a province can be paid for, how best, or exactly what is missing."
PROVINCE_HELP = "The province, such as kanto."
ALL_HELP = "List every way to pay, the best kept hand first."
POSITION_HELP = "The position file, or - for standard input."
JSON_HELP = "Print JSON and nothing else."
VERSION_HELP = "Print the version and stop."
CANNOT_OPEN = "cannot be opened"
NO_STANDARD_INPUT = "there is no standard input"
TYPE_THE_POSITION = "Reading the position from the keyboard; end it with Ctrl-D."

PUT_DOWN, LOST, KEPT, MISSING, TILE_HELPS, DRAW_HELPS = (
    "Put down",
    "Lost",
    "Kept",
    "Missing",
    "A tile",
    "A draw",
)
PROVINCE, KAMONS, TOP_TILE, PRICE, NEEDS = "Province", "Kamons", "Top tile", "Koku", "or troops"
HAND, TILES, PLAYERS, ALSO, NOTHING, FULL = "Hand", "Tiles", "Players", "Also", "none", "full"
GOLDEN_NOTE = "* a golden kamon"


def valid(general: General, title: Title, players: int) -> str:
    """The first line about a position without problems."""
    return f"valid: {general.label} to play as {title.label}, {players} players"


def problem_count(name: str, count: int) -> str:
    """The heading over the problems of a file."""
    shown = "standard input" if name == "-" else name if name.isprintable() and name else repr(name)
    return f"{shown}: {'1 problem' if count == 1 else f'{count} problems'}"


def cannot_write(reason: str) -> str:
    """Why nothing was printed."""
    return f"advisor: cannot write the answer ({reason})\n"


def cards(held: Cards) -> str:
    """Cards in words, equal ones counted: '2 × Samurai, 1 koku'."""
    counts = [(card, held.count(card)) for card in dict.fromkeys(held)]
    listed = ", ".join(card.label if count == 1 else f"{count} × {card.label}" for card, count in counts)
    return listed or NOTHING


def bonus_tile(tile: BonusTile) -> str:
    """A tile that was taken: its bonus, and its troop where remembered."""
    return tile.bonus.label if tile.troop is None else f"{tile.bonus.label} ({tile.troop.label})"


def bonus_tiles(tiles: Sequence[BonusTile]) -> str:
    """A row of bonus tiles."""
    return ", ".join(bonus_tile(tile) for tile in tiles) or NOTHING


def gate_tile(tile: GateTile | None) -> str:
    """The tile on a gate: its troop, and its bonus where known."""
    if tile is None:
        return "–"
    return tile.troop.label if tile.bonus is None else f"{tile.troop.label} ({tile.bonus.label})"


def kamon(mark: Kamon) -> str:
    """A kamon on the board; a star marks a golden one."""
    return f"{mark.general.label}*" if mark.golden else mark.general.label


def standing(general: General, title: Title | None, kamons: int, favour: int | None) -> str:
    """A player in a few words: 'Ii (Shōmyō) 7 kamons left, 12 favour'."""
    name = general.label if title is None else f"{general.label} ({title.label})"
    left = f"{name} {_counted(kamons, 'kamon')} left"
    return left if favour is None else f"{left}, {favour} favour"


def not_described(provinces: Sequence[Province]) -> str:
    """The provinces that a position leaves out."""
    return f"Not described: {', '.join(province.label for province in provinces)}."


def also_known(position: Position) -> str:
    """What else a position says: decks, tiles and cards seen, and what has happened this turn."""
    facts = []
    if position.koku_deck is not None:
        facts.append(_counted(position.koku_deck, "koku card") + " in the deck")
    if position.used_tiles:
        facts.append(_counted(len(position.used_tiles), "other tile") + " seen")
    if position.seen_troops:
        facts.append(_counted(len(position.seen_troops), "other troop card") + " seen")
    if position.conquests_made:
        facts.append(_counted(position.conquests_made, "kamon") + " placed this turn")
    if position.hatamoto_used:
        facts.append("the Hatamoto has served")
    return ", ".join(facts)


def _counted(number: int, what: str) -> str:
    return f"{number} {what}{'' if number == 1 else 's'}"


def can_afford(answer: Affordability, title: Title) -> str:
    """The first line about a province that can be paid for."""
    where = _place(answer)
    bonus = f" ({answer.favour - title.favour} and {title.favour} as {title.label})" if title.favour else ""
    return f"{where}: yes, for {answer.favour} favour{bonus}"


def cannot_afford(answer: Affordability) -> str:
    """The first line about a province that cannot be paid for."""
    where = _place(answer)
    if answer.forbidden:
        return f"{where}: no. {answer.forbidden}"
    return f"{where}: no. It asks {answer.demand.koku} koku, or {tally(answer.demand.troops)}."


def _place(answer: Affordability) -> str:
    return f"{answer.province.label}, position {answer.position}"


def step(played: Step) -> str:
    """One step of a payment, as it is said at the table."""
    match played:
        case UseHatamoto(troop):
            return f"Hatamoto: joins as {troop.label}"
        case UseExchange(source, to):
            return f"Exchange: {symbol_label(source)} becomes {symbol_label(to)}"
        case UsePlusOne(on):
            return f"+1: one more {symbol_label(on)}"


def lost(symbols: Sequence[Symbol]) -> str:
    """What a payment makes beyond the need."""
    return tally(symbols) or "nothing"


def other_ways(count: int) -> str:
    """How many ways there are besides the one shown."""
    if count == 0:
        return "No other way."
    return f"{_counted(count, 'other way')}; --all lists them."


def missing(short: Short) -> str:
    """What is missing both ways."""
    return f"{short.koku} koku, or {tally(short.troops)}"


def tile_helps(tiles: Sequence[Bonus]) -> str:
    """The tiles of which one more would do."""
    return f"one more {' or '.join(bonus.label for bonus in tiles)} would do"


def draw_helps(chance: Fraction, held: int) -> str:
    """How likely the next troop card is to help, and how many Draw tiles could bring it."""
    tiles = f"; you hold {_counted(held, 'Draw tile')}" if held else ""
    return f"the next troop card would do with {percent(chance)}{tiles}"


def percent(chance: Fraction) -> str:
    """A chance in per cent; never rounded to certainty or to nothing."""
    value = float(chance * 100)
    if 0 < value < 1:
        return "less than 1 %"
    if 99 < value < 100:
        return "more than 99 %"
    return f"{value:.0f} %"


PASS = "Pass"
THEN, EXPECTED, WHY, OUTLOOKS, WEIGHTS, RULES = (
    "Then",
    "Expected",
    "Why",
    "Majorities",
    "Weights",
    "Rules",
)
NEXT_BEST, SURE, GOLDEN = "Next best", "Sure", "Golden"
IF_PASSING, WITH_PLAY, CHANGE = "pass", "play", "change"
TERMS = {
    "points": "favour this turn",
    "cards": "cards kept",
    "tiles": "tiles kept and won",
    "majorities": "majorities",
    "golden": "golden turn",
}
TOTAL = "all together"
WORKING = "Looking for the best play ..."


def draw_first(count: int) -> str:
    """What to do with Draw tiles before anything else."""
    tiles = "your Draw tile" if count == 1 else f"your {count} Draw tiles"
    return f"Draw first: use {tiles}, then ask again. Without drawing:"


def headline(found: Explanation, title: Title) -> str:
    """What to do now, in one line."""
    if found.first is None:
        return f"{PASS}{_why_pass(found)}"
    return f"Take {move_place(found.first)}, for {_favour(found.first.favour, title)}"


def _why_pass(found: Explanation) -> str:
    better = [(play, move) for play, move in found.others if move]
    if not better:
        return ": nothing can be paid for."
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
    parts = [cards(tuple(own))] if own else []
    if move.drawn:
        parts.append("the card drawn")
    return ", ".join(parts) or "no card"


def next_step(line: Next) -> str:
    """What to do in some cases, in one line."""
    move = line.move
    if move is None:
        return STOP
    steps = "".join(f"; {step(played)}" for played in move.payment.steps)
    wasted = f"; lost: {tally(move.lost)}" if move.lost else ""
    return f"{move_place(move)}, {move.favour} favour: {put_down(move)}{steps}{wasted}"


STOP = "stop"


def golden_turn(flip: Place) -> str:
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


def more_cases(count: int, chance: Fraction) -> str:
    """Cases that are too unlikely to be listed at once."""
    return f"{_counted(count, 'more case')}, {percent(chance)} in all; --explain lists them"


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
    return f"{change.province.label} {percent(change.before)} to {percent(change.after)}"


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


def weights(koku: Fraction, troop: Fraction, double: Fraction, tile: dict[Bonus, Fraction]) -> str:
    """What things in hand count while the game goes on."""
    tiles = ", ".join(f"{bonus.label} {float(worth):g}" for bonus, worth in tile.items())
    hand = f"a koku {float(koku):g}, a troop card {float(troop):g}, a double {float(double):g}"
    return f"{hand}, {tiles}; a majority 6 times its chance"


ENDS = "The game ends this year: what is kept counts only as koku in the final count."
