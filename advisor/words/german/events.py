"""What happens at the table, said again in whole sentences, in German."""

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
            return f"{words.listed(general.label for general in generals)} spielen."
        case Me(general):
            return f"Du bist {general.label}."
        case Hand(cards):
            return f"Deine Hand: {words.cards(cards)}."
        case Joins():
            how = "Beschreib sie in beliebiger Reihenfolge und sag „beginnen“, wenn du am Zug bist"
            return f"Eine laufende Partie: {how}."
        case Share(cards):
            return f"Aufgedeckt: {words.cards(cards)}."
        case Holds(general, cards):
            return f"Karten von {general.label}: {words.cards(cards)}."
        case Corrects(general, favour):
            return f"Von Hand korrigiert: {general.label} hat {words.scores(favour)}."
        case Plays(general):
            return f"{general.label} ist am Zug."
        case _:
            assert_never(event)
