"""What happens at the table, said again in whole sentences, in French."""

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
            return f"{words.listed(general.label for general in generals)} jouent."
        case Me(general):
            return f"Vous êtes {general.label}."
        case Hand(cards):
            return f"Vous avez en main : {words.cards(cards)}."
        case Joins():
            how = "décrivez-la dans n'importe quel ordre, puis dites « commencer » à votre tour"
            return f"Partie en cours : {how}."
        case Share(cards):
            return f"À partager : {words.cards(cards)}."
        case Holds(general, ()):
            return f"{general.label} n'a aucune carte."
        case Holds(general, cards):
            return f"{general.label} a en main : {words.cards(cards)}."
        case Corrects(general, favour):
            return f"Corrigé à la main : {general.label} a {words.favour(favour)}."
        case Plays(general):
            return f"C'est à {general.label} de jouer."
        case _:
            assert_never(event)
