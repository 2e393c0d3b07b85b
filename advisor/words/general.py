"""Every sentence a player reads."""

from collections.abc import Sequence
from fractions import Fraction

from advisor.conquest.afford import Affordability, BothAffordable, FreePosition, Short
from engine.board import Province
from engine.components import Bonus, BonusTile, Cards, GateTile, General, Kamon, Symbol, Title
from engine.payment import Step, UseExchange, UseHatamoto, UsePlusOne, symbol_label, tally
from engine.position import Position

CHECK_HELP = "Check a position file: print it as a table, or every problem it has."
SCHEMA_HELP = "Print the JSON Schema of position files, for editors and programs."
APP_HELP = "Advice for a Shitennō player at the table."
SUGGEST_HELP = "Name the best play of this turn, prove it, and say why."
OBJECTIVE_HELP = "What to make the most of: favour this turn (points), or that and what lasts (value)."
TOP_HELP = "How many plays to show, the best first."
TIME_LIMIT_HELP = "Seconds to think at most; the best found by then is shown with its proven bound."
EXPLAIN_HELP = "Add the full accounting: every case, every chance, the weights and the rules applied."
PLAY_HELP = "Record a game at the table, line by line, with advice at each of your turns."
GAME_HELP = "The file that keeps the game; it is begun if there is none."
FROM_HELP = "Begin in the middle of a game, at your turn, from a position file."
AFFORD_HELP = "Say whether a province, or two in one turn, can be paid for, how best, or what is missing."
AFFORD_ARGUMENTS = (
    "One province or two, such as kanto chubu, then the position file, or - for standard input."
)
AFFORD_COUNT = "Name one province or two, then the position file: advisor afford kanto position.json"
TWICE_THE_SAME = (
    "Name two different provinces: what a second conquest there needs shows only after the first."
)
WHY_NOT_HELP = "A province: the best play that takes it beside the advice, or what is missing for it."
ALL_HELP = "List every way to pay, the best kept hand first, up to a thousand."
POSITION_HELP = "The position file, or - for standard input."
JSON_HELP = "Print JSON and nothing else."
VERSION_HELP = "Print the version and stop."
CANNOT_OPEN = "cannot be opened"
NO_STANDARD_INPUT = "there is no standard input"
TYPE_THE_POSITION = "Reading the position from the keyboard; end it with Ctrl-D."

PUT_DOWN, LOST, KEPT, MISSING, TILE_HELPS, DRAW_HELPS, ALONE = (
    "Put down",
    "Lost",
    "Kept",
    "Missing",
    "A tile",
    "A draw",
    "Alone",
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
    left = f"{name} {counted(kamons, 'kamon')} left"
    return left if favour is None else f"{left}, {favour} favour"


def not_described(provinces: Sequence[Province]) -> str:
    """The provinces that a position leaves out."""
    return f"Not described: {', '.join(province.label for province in provinces)}."


def also_known(position: Position) -> str:
    """What else a position says: decks, tiles and cards seen, and what has happened this turn."""
    facts = []
    if position.koku_deck is not None:
        facts.append(counted(position.koku_deck, "koku card") + " in the deck")
    if position.used_tiles:
        facts.append(counted(len(position.used_tiles), "other tile") + " seen")
    if position.seen_troops:
        facts.append(counted(len(position.seen_troops), "other troop card") + " seen")
    if position.conquests_made:
        facts.append(counted(position.conquests_made, "kamon") + " placed this turn")
    if position.hatamoto_used:
        facts.append("the Hatamoto has served")
    return ", ".join(facts)


def counted(number: int, what: str) -> str:
    """A number of things: '1 kamon', '2 kamons'."""
    return f"{number} {what}{'' if number == 1 else 's'}"


def can_afford(place: FreePosition, title: Title) -> str:
    """The first line about a province that can be paid for."""
    bonus = f" ({place.favour - title.favour} and {title.favour} as {title.label})" if title.favour else ""
    return f"{where(place)}: yes, for {place.favour} favour{bonus}"


def cannot_afford(answer: Affordability) -> str:
    """The first line about a province that cannot be paid for."""
    place = answer.place
    if place is None:
        return f"{answer.province.label}: no. {answer.forbidden}"
    if answer.forbidden:
        return f"{where(place)}: no. {answer.forbidden}"
    return f"{where(place)}: no. {asks(place)}"


def where(place: FreePosition) -> str:
    """A position of a province."""
    return f"{place.province.label}, position {place.position}"


def asks(place: FreePosition) -> str:
    """What a position asks for."""
    return f"It asks {place.demand.koku} koku, or {tally(place.demand.troops)}."


def can_afford_both(places: Sequence[FreePosition]) -> str:
    """The first line about two provinces that can both be paid for."""
    return f"{_both(places)}: yes, both, for {sum(place.favour for place in places)} favour"


def cannot_afford_both(answer: BothAffordable) -> str:
    """The first line about two provinces that cannot both be paid for."""
    both = _both(answer.places) if answer.places else " and ".join(p.label for p in answer.provinces)
    return f"{both}: no. {answer.forbidden}" if answer.forbidden else f"{both}: no, not both."


def _both(places: Sequence[FreePosition]) -> str:
    return " and ".join(f"{place.province.label} {place.position}" for place in places)


def each_alone(places: Sequence[FreePosition], alone: Sequence[bool]) -> str:
    """Which of two provinces can be paid for without the other."""
    return ", ".join(
        f"{place.province.label} {'yes' if can else 'no'}" for place, can in zip(places, alone, strict=True)
    )


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


def other_ways(count: int, is_complete: bool, how: str) -> str:
    """How many ways there are besides the one shown, and what to say to see them."""
    if count == 0:
        return "No other way."
    if not is_complete:
        return f"More than {count} other ways; {how} lists so many."
    return f"{counted(count, 'other way')}; {how} lists them."


def missing(short: Short) -> str:
    """What is missing both ways."""
    return f"{short.koku} koku, or {tally(short.troops)}"


def tile_helps(tiles: Sequence[Bonus]) -> str:
    """The tiles of which one more would do."""
    return f"one more {' or '.join(bonus.label for bonus in tiles)} would do"


def draw_helps(chance: Fraction, held: int) -> str:
    """How likely the next troop card is to help, and how many Draw tiles could bring it."""
    tiles = f"; you hold {counted(held, 'Draw tile')}" if held else ""
    return f"the next troop card would do with {percent(chance)}{tiles}"


def percent(chance: Fraction) -> str:
    """A chance in per cent; never rounded to certainty or to nothing."""
    value = float(chance * 100)
    if 0 < value < 1:
        return "less than 1 %"
    if 99 < value < 100:
        return "more than 99 %"
    return f"{value:.0f} %"


GUIDE = """\
Say what happens, as it happens; names may be cut short, in any of the four
languages, with or without diacritics. Tab offers what is possible now, an
empty line shows or plays the advice, every line is answered in words.

Set-up   ii sakai honda         the players, then which one you are, the
         daimyo sensei shomyo   titles in that order, your two cards, and
         samurai bushi+sohei    the eight top tiles, Chugoku to Kanto
         join                   instead: describe a game that is under way
Even     2x samurai bushi 1 2   the cards turned up; a number is a koku card
year     sensei sohei 2x1       a lot: its tile and its cards
         yes / no               the player who is asked takes it, or not
         daimyo 3 / shomyo      the last two lots; the rest goes to the second
         shomyo                 the lot that is chosen
Odd      kanto koku 4x1 2       a conquest and what was put down for it
year     kanto 3 samurai bushi+sohei +1 exchange hatamoto
         tile +1 next sohei     the tile it wins, and the one uncovered
         draw / draw samurai    a Draw tile is used (yours: with the card)
         pass                   the turn is over (or name the next player)
         gold kanto 2           so is the Sensei's, with a golden kamon
End      sakai samurai 2        what the others still hold, for the count

undo 2, redo, edit 9 kanto koku 3 3   take back, bring back, change a line
afford kanto, afford kanto chubu      can I pay for it, or for both; and how
odds, score, history, explain         what can come, how things stand, what
                                      happened, everything about the advice
position FILE                         write the position for other programs
hints, hide, show                     advice step by step; keep your hand off
                                      the screen, and back
force kanto 1, correct ii 20          what the table did against the rules;
                                      a player's favour as it really stands
quit                                  or Ctrl-D; the game is always saved
"""


def unwrapped(first: str, text: str) -> str:
    """A help text whose lines stay as they are: the help's own mark for that stands before each paragraph."""
    return "\n\n".join([first, *(f"\b\n{paragraph}" for paragraph in text.split("\n\n"))])
