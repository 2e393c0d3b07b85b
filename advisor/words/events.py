"""What happens at the table, said again in whole sentences."""

from collections.abc import Iterable

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
from advisor.table.speech import said
from advisor.table.table import Table
from advisor.words import general as words
from engine.board import Province
from engine.components import Bonus, General
from engine.payment import Pay
from engine.sharing import AnswerLot, ChooseLot, FormLot, Lot, Sharing, SharingDecision, SplitLots


def listed(names: Iterable[str]) -> str:
    """Names in a row: 'Ii, Sakai and Honda'."""
    found = list(names)
    return found[0] if len(found) == 1 else f"{', '.join(found[:-1])} and {found[-1]}"


def subject(general: General, table: Table) -> str:
    """A player at the beginning of a sentence."""
    return "You" if general is table.me else general.label


def understood(event: Event, before: Table) -> str:
    """An event in words, as it was understood."""
    match event:
        case Joined(position):
            return f"The game goes on: {position.me.label} to play as {position.title.label}."
        case Joins():
            return "A game that is under way: describe it, in any order, and then say 'begin' at your turn."
        case Describes():
            return f"Noted: {said(event, before)}."
        case Players(generals):
            return f"{listed(general.label for general in generals)} play."
        case Me(general):
            return f"You are {general.label}."
        case Titles(titles):
            pairs = zip(before.players, titles, strict=True)
            return f"{listed(f'{general.label} is {title.label}' for general, title in pairs)}."
        case Hand(cards):
            return f"You hold {words.cards(cards)}."
        case Tiles(troops):
            pairs_of = zip(Province, troops, strict=True)
            return f"Top tiles: {', '.join(f'{p.label} {t.label}' for p, t in pairs_of)}."
        case Share(cards):
            return f"Turned up: {words.cards(cards)}."
        case Shared(decision):
            return _shared(decision, before)
        case Conquers():
            return _conquered(event, before)
        case Uncovers(bonus, next_tile):
            more = f"; {next_tile.label} lies next" if next_tile else ""
            return f"The tile is {bonus.label}{more}."
        case Draws(card):
            return f"{_actor(before)} {_verb('draw', before)} {card.label if card else 'a card'}."
        case Ends(golden):
            if golden:
                turned = f"{_verb('turn', before)} the kamon on {golden[0].label} {golden[1]} golden"
                return f"{_actor(before)} {turned} and {_verb('end', before)} the turn."
            return f"{_actor(before)} {_verb('end', before)} the turn."
        case Holds(general, cards):
            return f"{general.label} has {words.cards(cards)}."
        case Corrects(general, favour):
            return f"Corrected by hand: {general.label} has {favour} favour."


def _actor(table: Table) -> str:
    return subject(table.due, table) if table.due else "Nobody"


def _verb(verb: str, table: Table) -> str:
    return verb if table.due is table.me else f"{verb}s"


def _conquered(event: Conquers, before: Table) -> str:
    assert before.game
    conquest = event.conquest
    at = before.game.board[conquest.province].site.position
    payment = conquest.payment
    paid = [words.cards(payment.cards)] if payment.cards else []
    if payment.uses_hatamoto:
        paid.append("the Hatamoto")
    for bonus in (Bonus.EXCHANGE, Bonus.PLUS_ONE):
        if count := payment.bonuses.count(bonus):
            paid.append(bonus.label if count == 1 else f"{count} × {bonus.label}")
    how = "in koku" if payment.pay is Pay.KOKU else "in troops"
    forced = " (against the rules, as the table had it)" if event.forced else ""
    where = f"{conquest.province.label}, position {at}"
    return f"{_actor(before)} {_verb('take', before)} {where}, {how}: {', '.join(paid) or 'nothing'}{forced}."


def _shared(decision: SharingDecision, before: Table) -> str:
    assert before.game and isinstance(before.game.year, Sharing)
    year = before.game.year
    who = _actor(before)
    match decision:
        case FormLot(lot):
            return f"{who} {_verb('offer', before)} {_lot(lot)}."
        case AnswerLot(accept):
            if accept:
                return f"{who} {_verb('take', before)} it."
            if year.refusals + 2 < len(year.waiting):
                return f"{who} {_verb('refuse', before)} it."
            keeper = year.waiting[0]
            keeps = "you keep" if keeper is before.me else f"{keeper.label} keeps"
            return f"{who} {_verb('refuse', before)} it; {keeps} it."
        case SplitLots(first, second):
            return f"{who} {_verb('split', before)}: {_lot(first)}; and {_lot(second)}."
        case ChooseLot(first_one):
            assert year.split
            chosen, other = year.split if first_one else (year.split[1], year.split[0])
            tairo = year.waiting[0]
            gets = "you get" if tairo is before.me else f"{tairo.label} gets"
            return f"{who} {_verb('take', before)} {_lot(chosen)}; {gets} {_lot(other)}."


def _lot(lot: Lot) -> str:
    return f"{lot.title.label} with {words.cards(lot.cards)}"
