"""Every sentence a player reads."""

from collections.abc import Sequence

from engine.board import Province
from engine.components import BonusTile, Cards, GateTile, General, Kamon, Title
from engine.position import Position

CHECK_HELP = "Check a position file: print it as a table, or every problem it has."
SCHEMA_HELP = "Print the JSON Schema of position files, for editors and programs."
APP_HELP = "Advice for a Shitennō player at the table."
POSITION_HELP = "The position file, or - for standard input."
JSON_HELP = "Print JSON and nothing else."
VERSION_HELP = "Print the version and stop."
CANNOT_OPEN = "cannot be opened"
NO_STANDARD_INPUT = "there is no standard input"
TYPE_THE_POSITION = "Reading the position from the keyboard; end it with Ctrl-D."

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
