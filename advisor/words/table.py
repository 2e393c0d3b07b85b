"""Every sentence that is said at the table while a game is recorded."""

from collections.abc import Sequence
from fractions import Fraction

from advisor.conquest.explain import Explanation
from advisor.table.events import Describes, Draws, Event, Hand, Joined
from advisor.table.record import Change, Entry
from advisor.table.table import Ask, Table
from advisor.words import general as words
from advisor.words.events import listed, subject, understood
from engine.board import TURNED_UP, Province
from engine.components import Bonus, Card, General, Troop
from engine.scoring import Count, majority
from engine.sharing import Sharing
from engine.state import Control, Game

WELCOME = "A new game. Say 'help' at any time; Tab shows what can be said."
OUT_OF_DATE = "The advice above no longer holds."
HIDDEN = "Your hand and the advice are hidden; 'show' brings them back."
SHOWN = "Your hand and the advice are shown again."
HINTS_ON = "Hints: an empty line shows the next one, and in the end the play."
HINTS_OFF = "Advice is shown at once."
ADVICE_WAITS = "Advice is ready; 'show' shows it."
CONFIRM = "An empty line plays it."
NOTHING_TO_CONFIRM = "Nothing to confirm now."
DRAW_BY_HAND = "Use your Draw tile first: say 'draw' and the card, such as 'draw samurai'."
KEPT_BACK = "(hidden)"
NO_ADVICE = "There is no advice now."
STOPPED = "Stopped. An empty line asks again."
GOODBYE = "Everything is saved."


def asked(table: Table) -> str:
    """What has to be said next, as a question."""
    match table.asks:
        case Ask.PLAYERS:
            return "Who plays?"
        case Ask.JOIN:
            return "What else is known? (a province, hand, titles, ...; 'begin' when all is said)"
        case Ask.ME:
            return "Which of them are you?"
        case Ask.TITLES:
            return f"Titles of {listed(general.label for general in table.players)}?"
        case Ask.HAND:
            return "Your two cards?"
        case Ask.TILES:
            return "Top tiles, from Chūgoku to Kantō?"
        case Ask.NOTHING:
            return "The game is over."
    game = table.game
    assert game
    match table.asks:
        case Ask.SHARE:
            troops, koku = TURNED_UP[len(game.players)]
            return f"Round {game.round}: {troops} troop and {koku} koku cards turned up?"
        case Ask.TURN:
            return f"{_whose(table)} turn?"
        case Ask.TILE:
            assert table.conquest
            province = table.conquest.conquest.province
            more = ", and the next?" if len(game.board[province].stack) > 1 else "?"
            return f"The tile won on {province.label}{more}"
        case Ask.HANDS:
            general = table.uncounted[0]
            return f"{general.label}'s {_unknown(game, general, table)}?"
    assert isinstance(game.year, Sharing) and game.year.due
    who = subject(game.year.due, table)
    match table.asks:
        case Ask.LOT:
            return f"{who}: which lot?"
        case Ask.ANSWER:
            return f"{who}: take it (yes, no)?"
        case Ask.SPLIT:
            return f"{who}: which two lots?"
        case _:
            return f"{who}: which of the two?"


def _unknown(game: Game, general: General, table: Table) -> str:
    player = game.player(general)
    hidden = len(player.hand) - len(player.seen)
    return (
        "cards" if general in table.strangers else f"{hidden} unknown cards" if hidden > 1 else "unknown card"
    )


def _whose(table: Table) -> str:
    return "Your" if table.due is table.me else f"{table.due.label}'s" if table.due else "Nobody's"


def happened(entry: Entry, is_hidden: bool) -> str:
    """A whole line in words, and what has begun with it; without my cards where they are hidden."""
    told, table = [], entry.before
    for event in entry.events:
        told.append(KEPT_BACK if is_hidden and is_private(event) else understood(event, table))
        table = table.after(event)
    if moved := _moved_on(entry.before, table):
        told.append(moved)
    return " ".join(told)


def _moved_on(before: Table, after: Table) -> str:
    """What has begun: a year, the end."""
    old, new = (table.game.year if table.game else None for table in (before, after))
    if before.game and after.game and new is None and old is not None:
        return "The game is over."
    if isinstance(new, Control) and not isinstance(old, Control):
        return f"The odd year begins: {listed(general.label for general in new.order)}."
    if isinstance(new, Sharing) and isinstance(old, Control):
        return "The odd year is over."
    return ""


def is_private(event: Event) -> bool:
    """Whether an event tells what only I should see."""
    match event:
        case Hand() | Joined() | Draws(Card()):
            return True
        case Describes(field):
            return field == "hand"
    return False


def changed(change: Change, number: int, is_hidden: bool) -> list[str]:
    """What a line did to the record; `number` is that of the last entry."""
    lines = [f"Undone: {happened(entry, is_hidden)}" for entry in change.undone]
    lines += [f"Done again: {happened(entry, is_hidden)}" for entry in change.redone]
    if change.edited:
        lines.append(f"Line {change.edited} is changed.")
    lines += [f"{change.edited or number}. {happened(entry, is_hidden)}" for entry in change.added]
    for at, line, why in change.dropped:
        lines.append(f"Line {at} no longer fits and is left out: {line}")
        lines.append(f"  {why}")
    return lines


def history_line(number: int, entry: Entry, is_hidden: bool) -> str:
    """A line of the record with its number."""
    return f"{number:3}. {happened(entry, is_hidden)}"


def score(table: Table, is_hidden: bool) -> list[str]:
    """Favour, majorities and what the final count would give as things stand; of hidden cards, only those
    that everybody saw being taken."""
    game = table.game
    assert game
    lines = []
    owners: dict[General, list[str]] = {}
    for province, ground in game.board.items():
        if general := majority(ground.kamons):
            owners.setdefault(general, []).append(province.label)
    known = table.asks is Ask.NOTHING
    for count in table.count():
        in_full = known or (count.general is table.me and not is_hidden)
        lines.append(_count(count, owners.get(count.general, []), table, in_full))
    if not known:
        lines.append("As things stand; the others' unknown cards are not counted.")
    return lines


def _count(count: Count, owned: Sequence[str], table: Table, in_full: bool) -> str:
    assert table.game
    koku = count.koku if in_full else _seen_koku(table.game, count.general)
    total = count.favour + koku + 6 * len(count.majorities)
    majorities = f", {6 * len(owned)} for {listed(owned)}" if owned else ""
    return f"{count.general.label}: {total} = {count.favour} favour, {koku} koku{majorities}"


def _seen_koku(game: Game, general: General) -> int:
    return sum(card.koku for card in game.player(general).seen)


def odds(
    tiles: Sequence[tuple[Province, dict[Bonus, Fraction]]],
    next_tile: dict[Troop, Fraction],
    cards: dict[Card, Fraction],
) -> list[str]:
    """What can still come: the bonus of each top tile, the tile under any, the next troop card."""
    lines = [f"{province.label}: {_chances(chances)}" for province, chances in tiles]
    lines.append(f"Under any tile: {_chances(next_tile)}")
    lines.append(f"Next troop card: {_chances(cards)}" if cards else "No troop card is left to draw.")
    return lines


def _chances(chances: dict[Bonus, Fraction] | dict[Troop, Fraction] | dict[Card, Fraction]) -> str:
    likely = sorted(chances.items(), key=lambda item: -item[1])
    return ", ".join(f"{what.label} {words.percent(chance)}" for what, chance in likely) or "nothing"


def nudge(found: Explanation) -> str:
    """The first hint: what kind of play is best."""
    if found.first is None:
        return "Hint: hold back this time."
    if any(line.move for line in found.nexts):
        return "Hint: two conquests may be possible; mind what the first leaves in your hand."
    return "Hint: one conquest is worth it."


def province_hint(found: Explanation) -> str:
    """The second hint: where."""
    return f"Hint: {found.first.province.label}." if found.first else "Hint: pass."


def saved_position(name: str) -> str:
    """Where the position was written."""
    return f"The position is in {name}."


def refused_line(number: int, reason: str) -> str:
    """Why a line of a file was not taken."""
    return f"line {number}: {_printable(reason)}"


def cannot_replay(number: int, line: str, reason: str) -> str:
    """A recorded line that this version does not understand."""
    return f"Line {number} of the game cannot be replayed: {line}; {_printable(reason)}"


def _printable(text: str) -> str:
    """Text that cannot command a terminal."""
    return "".join(letter if letter.isprintable() else "?" for letter in text)


def resumed(lines: int) -> str:
    """A game that goes on."""
    return f"The game goes on after {words.counted(lines, 'line')}; 'history' shows what happened."
