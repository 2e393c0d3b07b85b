"""The language of the table on one page, in English."""

from collections.abc import Sequence

from advisor.table.commands import Name
from advisor.words.guide_page import Guide, Row, Section

INTRODUCTION = (
    "Say what happens, as it happens; names may be cut short, in any of the four languages, with or without "
    "diacritics. Tab offers what is possible now, an empty line shows or plays the advice, every line is "
    "answered in words."
)


def section(section: Section) -> tuple[str, Sequence[Row]]:
    """When something can be told, what to type, and what it says."""
    match section:
        case Section.SET_UP:
            return "Set-up", (
                ("ii sakai honda", "the players; then say which one you are"),
                ("daimyo sensei shomyo", "their titles, in that order"),
                ("samurai bushi+sohei", "your two cards; then the top tiles, Chugoku to Kanto, one or all"),
                ("join", "instead: describe a game that is under way; it asks for what is missing"),
            )
        case Section.EVEN_YEAR:
            return "Even year", (
                ("2x samurai bushi 1 2", "the cards turned up; a number is koku"),
                ("sensei sohei 2x1", "a lot: its tile and its cards"),
                ("yes / no", "the player who is asked takes it, or not"),
                ("sakai yes / nobody", "who takes it first, or that nobody does"),
                ("daimyo 3 / shomyo", "the last two lots; the second has the rest"),
                ("shomyo", "the lot that is chosen"),
            )
        case Section.ODD_YEAR:
            return "Odd year", (
                ("kanto koku 4x1 2", "a conquest and what was put down for it"),
                ("kanto 3 sa bu+so joker", "troops, the Hatamoto; also +1 and exchange"),
                ("tile +1 next sohei", "the tile it wins, and the one uncovered"),
                ("draw / draw samurai", "a Draw tile is used (yours: with the card)"),
                ("pass", "the turn is over (or name the next player)"),
                ("gold kanto 2", "a Sensei ends it by turning a kamon golden"),
            )
        case Section.END:
            return "End", (("sakai samurai 2", "what the others still hold, for the count"),)
        case Section.AMENDS:
            return "Amends", (
                ("force kanto 1", "what the table did against the rules"),
                ("correct ii 20", "a player's favour as it really stands"),
            )


def commands(names: str) -> str:
    """That commands can be used at any time."""
    return f"At any time: {names}. 'help all' says what each of them does."


def usage(name: Name) -> Row:
    """What to type, and what it does."""
    match name:
        case Name.UNDO:
            return "undo 2", "take back the last two lines"
        case Name.REDO:
            return "redo", "bring back what was taken back"
        case Name.EDIT:
            return "edit 9", "bring back line 9 to change it; undo takes that back too"
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
        case Name.WHY:
            return "why kanto", "why not that one; in even years about a lot or an answer"
        case Name.POSITION:
            return "position FILE", "write the position for other programs"
        case Name.HINTS:
            return "hints", "advice step by step, or at once again"
        case Name.HIDE:
            return "hide", "keep your hand off the screen"
        case Name.SHOW:
            return "show", "show it again"
        case Name.LANGUAGE:
            return "language fr", "go on in French, Italian, German or English"
        case Name.HELP:
            return "help all", "this page; 'help' alone tells what can be said now"
        case Name.QUIT:
            return "quit", "or Ctrl-D; the game is always saved"


GUIDE = Guide(INTRODUCTION, section, usage, commands)
