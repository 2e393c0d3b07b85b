"""What happens at the table, said again in whole sentences, in Italian.

It is told in the past: 'prendi' would sound like an order, and orders are what the advice gives.
"""

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
            return f"Giocano {words.listed(general.label for general in generals)}."
        case Me(general):
            return f"Tu sei {general.label}."
        case Hand(cards):
            return f"In mano hai {words.cards(cards)}."
        case Joins():
            how = "descrivila nell'ordine che vuoi, e al tuo turno scrivi «inizia»"
            return f"Una partita già in corso: {how}."
        case Share(cards):
            return f"Scoperte: {words.cards(cards)}."
        case Holds(general, ()):
            return f"{general.label} non ha carte."
        case Holds(general, cards):
            return f"{general.label} ha {words.cards(cards)}."
        case Corrects(general, favour):
            return f"Corretto a mano: {general.label} ha {words.favour(favour)}."
        case Plays(general):
            return f"È il turno di {general.label}."
        case _:
            assert_never(event)
