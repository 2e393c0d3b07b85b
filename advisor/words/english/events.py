"""What happens at the table, said again in whole sentences, in English."""

from typing import assert_never

from advisor.table.counting import Corrects, Holds
from advisor.table.joining import Joins
from advisor.table.setting_up import Hand, Me, Players
from advisor.table.sharing import Share
from advisor.table.turns import Plays
from advisor.words.events import PlainEvent
from advisor.words.interface import Words


def event(event: PlainEvent, words: Words) -> str:
    """An event in words, as it was understood."""
    match event:
        case Players(generals):
            return f"{words.listed(general.label for general in generals)} play."
        case Me(general):
            return f"You are {general.label}."
        case Hand(cards):
            return f"You hold {words.cards(cards)}."
        case Joins():
            return "A game that is under way: describe it, in any order, and then say 'begin' at your turn."
        case Share(cards):
            return f"Turned up: {words.cards(cards)}."
        case Holds(general, cards):
            return f"{general.label} has {words.cards(cards)}."
        case Corrects(general, favour):
            return f"Corrected by hand: {general.label} has {favour} favour."
        case Plays(general):
            return f"It is {general.label}'s turn."
        case _:
            assert_never(event)
