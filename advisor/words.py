"""Every sentence a player reads."""

from collections.abc import Sequence
from fractions import Fraction

from advisor.afford import Affordability, Short
from engine.board import Province
from engine.components import Bonus, BonusTile, Cards, GateTile, General, Kamon, Symbol, Title
from engine.payment import Step, UseExchange, UseHatamoto, UsePlusOne, symbol_label, tally
from engine.position import Position

CHECK_HELP = "Check a position file: print it as a table, or every problem it has."
SCHEMA_HELP = "Print the JSON Schema of position files, for editors and programs."
APP_HELP = "Advice for a Shitennō player at the table."
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
