"""Events as the lines that a person would type; `advisor.language` reads them back."""

from advisor.table.events import (
    Conquers,
    Corrects,
    Describes,
    Draws,
    Ends,
    Event,
    Hand,
    Holds,
    Joined,
    Joins,
    Me,
    Players,
    Share,
    Shared,
    Tiles,
    Titles,
    Uncovers,
)
from advisor.table.language import JOIN
from advisor.table.table import Table
from engine.components import Bonus, Cards
from engine.notation import write_cards
from engine.payment import Payment
from engine.position_file import write_position
from engine.sharing import AnswerLot, ChooseLot, FormLot, Lot, Sharing, SharingDecision, SplitLots


def said(event: Event, table: Table) -> str:
    """An event as a line, at the moment at which it happens."""
    match event:
        case Joined(position):
            return f"{JOIN} {' '.join(write_position(position).split())}"
        case Joins():
            return JOIN
        case Describes(field, value):
            return _said_part(field, value)
        case Players(generals):
            return " ".join(general.value for general in generals)
        case Me(general):
            return str(general.value)
        case Titles(titles):
            return " ".join(title.value for title in titles)
        case Hand(cards) | Share(cards):
            return said_cards(cards)
        case Tiles(troops):
            return " ".join(troop.value for troop in troops)
        case Shared(decision):
            return _said_sharing(decision, table)
        case Conquers(conquest, forced):
            force = "force " if forced else ""
            return f"{force}{conquest.province.value} {_said_payment(conquest.payment)}"
        case Uncovers(bonus, next_tile):
            return f"tile {bonus.value} next {next_tile.value}" if next_tile else f"tile {bonus.value}"
        case Draws(card):
            return f"draw {card.value}" if card else "draw"
        case Ends(golden):
            return f"gold {golden[0].value} {golden[1]}" if golden else "pass"
        case Holds(general, cards):
            return f"{general.value} {said_cards(cards) or 'none'}"
        case Corrects(general, favour):
            return f"correct favour {general.value} {favour}"


WORDS = {"used_tiles": "used", "seen_troops": "seen", "kamons_left": "kamons", "koku_deck": "koku"}


def _said_part(field: str, value: object) -> str:
    match value:
        case (province, {"kamons": [*kamons], **site}):
            return " ".join(map(str, [province, *kamons, *site.values()]))
        case dict():
            return f"{WORDS.get(field, field)} {' '.join(f'{who} {what}' for who, what in value.items())}"
        case list():
            return f"{WORDS.get(field, field)} {', '.join(map(str, value))}"
        case _:
            return f"{WORDS.get(field, field)} {value}"


def said_cards(cards: Cards) -> str:
    """Cards, equal ones counted."""
    return ", ".join(write_cards(cards))


def _said_sharing(decision: SharingDecision, table: Table) -> str:
    match decision:
        case FormLot(lot):
            return _said_lot(lot)
        case AnswerLot(accept):
            return "yes" if accept else "no"
        case SplitLots(first, second):
            return f"{_said_lot(first)} / {_said_lot(second)}"
        case ChooseLot(first_one):
            assert table.game and isinstance(table.game.year, Sharing) and table.game.year.split
            return str(table.game.year.split[0 if first_one else 1].title.value)


def _said_lot(lot: Lot) -> str:
    return f"{lot.title.value} {said_cards(lot.cards)}".strip()


def _said_payment(payment: Payment) -> str:
    parts = [payment.pay.value]
    if payment.cards:
        parts.append(said_cards(payment.cards))
    parts += ["exchange"] * payment.bonuses.count(Bonus.EXCHANGE)
    parts += ["+1"] * payment.bonuses.count(Bonus.PLUS_ONE)
    parts += ["hatamoto"] * payment.uses_hatamoto
    return " ".join(parts)
