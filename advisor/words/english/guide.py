"""The language of the table on one page, in English."""

from collections.abc import Sequence
from textwrap import fill

from advisor.table.commands import Command, Name

INTRODUCTION = (
    "Say what happens, as it happens; names may be cut short, in any of the four languages, with or without "
    "diacritics. Tab offers what is possible now, an empty line shows or plays the advice, every line is "
    "answered in words."
)
EVENTS = (
    ("Set-up", "ii sakai honda", "the players; then say which one you are"),
    ("", "daimyo sensei shomyo", "their titles, in that order"),
    ("", "samurai bushi+sohei", "your two cards; then the top tiles, Chugoku to Kanto, one or all"),
    ("", "join", "instead: describe a game that is under way; it asks for what is missing"),
    ("Even", "2x samurai bushi 1 2", "the cards turned up; a number is a koku card"),
    ("year", "sensei sohei 2x1", "a lot: its tile and its cards"),
    ("", "yes / no", "the player who is asked takes it, or not"),
    ("", "sakai yes / nobody", "so do those before him refuse; or all of them"),
    ("", "daimyo 3 / shomyo", "the last two lots; the rest is the second's"),
    ("", "shomyo", "the lot that is chosen"),
    ("Odd", "kanto koku 4x1 2", "a conquest and what was put down for it"),
    ("year", "kanto 3 sa bu+so joker", "troops, the Hatamoto; also +1 and exchange"),
    ("", "tile +1 next sohei", "the tile it wins, and the one uncovered"),
    ("", "draw / draw samurai", "a Draw tile is used (yours: with the card)"),
    ("", "pass", "the turn is over (or name the next player)"),
    ("", "gold kanto 2", "so is the Sensei's, with a golden kamon"),
    ("End", "sakai samurai 2", "what the others still hold, for the count"),
    ("Amends", "force kanto 1", "what the table did against the rules"),
    ("", "correct ii 20", "a player's favour as it really stands"),
)
"""What can be told: when, what to type, and what it says."""
NARROW = 70
"""Below so many columns, what a line means stands under it."""


def guide(commands: Sequence[Command], width: int) -> str:
    """How to tell what happens, and every command, in lines of at most `width`."""
    usages = [("", *_usage(command.name)) for command in commands]
    return "\n\n".join([fill(INTRODUCTION, width), _listed(EVENTS, width), _listed(usages, width)])


def _listed(rows: Sequence[tuple[str, str, str]], width: int) -> str:
    """What to type, each with its meaning beside it, or under it where the screen is narrow."""
    headings = max(len(heading) for heading, _, _ in rows)
    margin = headings + 2 if headings else 0
    column = margin + max(len(typed) for _, typed, _ in rows) + 2
    lines = []
    for heading, typed, meaning in rows:
        said = f"{heading:{margin}}{typed}"
        if width < NARROW:
            indent = " " * (margin + 2)
            lines += [said, fill(meaning, width, initial_indent=indent, subsequent_indent=indent)]
        else:
            lines.append(fill(f"{said:{column}}{meaning}", width, subsequent_indent=" " * column))
    return "\n".join(lines)


def meaning(name: Name) -> str:
    """What a command does."""
    return _usage(name)[1]


def _usage(name: Name) -> tuple[str, str]:
    """What to type, and what it does."""
    match name:
        case Name.UNDO:
            return "undo 2", "take back the last two lines"
        case Name.REDO:
            return "redo", "bring back what was taken back"
        case Name.EDIT:
            return "edit 9 kanto koku 3 3", "change a line of the record; undo takes that back too"
        case Name.BOARD:
            return "board", "the provinces: kamons, tiles, the next price and need"
        case Name.HAND:
            return "hand", "your cards and tiles"
        case Name.PLAYERS:
            return "players", "what is known of each player"
        case Name.AFFORD:
            return "afford kanto chubu", "can I pay for one province, or for two, and how"
        case Name.ODDS:
            return "odds", "what can still come"
        case Name.SCORE:
            return "score", "how things stand"
        case Name.CHANCES:
            return "chances", "how likely each player wins"
        case Name.HISTORY:
            return "history", "what happened"
        case Name.EXPLAIN:
            return "explain", "everything about the advice"
        case Name.POSITION:
            return "position FILE", "write the position for other programs"
        case Name.HINTS:
            return "hints", "advice step by step, or at once again"
        case Name.HIDE:
            return "hide", "keep your hand off the screen"
        case Name.SHOW:
            return "show", "show it again"
        case Name.HELP:
            return "help", "this page"
        case Name.QUIT:
            return "quit", "or Ctrl-D; the game is always saved"
