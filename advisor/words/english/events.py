"""What happens at the table, said again in whole sentences, in English."""

from typing import assert_never

from advisor.table.begun import Begun
from advisor.table.counting import Corrects, Holds
from advisor.table.joining import Describes, Joined, Joins
from advisor.table.playing import Playing
from advisor.table.record import Told
from advisor.table.setting_up import Hand, Me, Players, SettingUp, Tiles, Titles
from advisor.table.sharing import Share, Shared
from advisor.table.turns import Conquers, Draws, Ends, Plays, Uncovers
from advisor.words.english.names import listed
from advisor.words.interface import NameWords
from engine.components import Bonus, Pay
from engine.payment import lost
from engine.sharing import AnswerLot, ChooseLot, FormLot, SplitLots


def told(told: Told, names: NameWords) -> str:
    """An event in words, as it was understood."""
    event, before = told.event, told.before
    match event:
        case Players(generals):
            return f"{listed(general.label for general in generals)} play."
        case Me(general):
            return f"You are {general.label}."
        case Titles(titles):
            assert isinstance(before, SettingUp)
            pairs = zip(before.players, titles, strict=True)
            return f"{listed(f'{general.label} is {title.label}' for general, title in pairs)}."
        case Hand(cards):
            return f"You hold {names.cards(cards)}."
        case Tiles(tops):
            lying = ", ".join(f"{province.label} {troop.label}" for province, troop in tops.items())
            return f"Top tile: {lying}." if len(tops) == 1 else f"Top tiles: {lying}."
        case Joins():
            return "A game that is under way: describe it, in any order, and then say 'begin' at your turn."
        case Joined(position):
            me = position.me.label
            if position.sharing:
                return f"The game goes on: {me} has to decide in an even year."
            return f"The game goes on: {me} to play as {position.title.label}."
        case Describes():
            return f"Noted: {event.line(before)}."
        case Share(cards):
            return f"Turned up: {names.cards(cards)}."
        case Holds(general, cards):
            return f"{general.label} has {names.cards(cards)}."
        case Corrects(general, favour):
            return f"Corrected by hand: {general.label} has {favour} favour."
        case Uncovers(bonus, None):
            return f"The tile is {bonus.label}."
        case Uncovers(bonus, next_tile):
            return f"The tile is {bonus.label}; {next_tile.label} lies next." if next_tile else ""
    assert isinstance(before, Playing)
    who, is_me = before.due.label, before.due is before.me
    match event:
        case Shared():
            return _shared(event, before, names)
        case Conquers():
            return _conquered(told, event, before, names)
        case Plays(general):
            return f"It is {general.label}'s turn."
        case Draws(card):
            drawn = card.label if card else "a card"
            return f"You draw {drawn}." if is_me else f"{who} draws {drawn}."
        case Ends(None):
            return "You end the turn." if is_me else f"{who} ends the turn."
        case Ends(spot):
            assert spot
            kamon = f"the kamon on {spot[0].label} {spot[1]} golden"
            return (
                f"You turn {kamon} and end the turn." if is_me else f"{who} turns {kamon} and ends the turn."
            )
        case _:
            assert_never(event)


def _conquered(told: Told, event: Conquers, before: Playing, names: NameWords) -> str:
    province, payment = event.conquest.province, event.conquest.payment
    site = before.game.board[province].site
    paid = [names.cards(payment.cards)] if payment.cards else []
    if payment.uses_hatamoto:
        paid.append("the Hatamoto")
    for bonus in (Bonus.EXCHANGE, Bonus.PLUS_ONE):
        if count := payment.bonuses.count(bonus):
            paid.append(bonus.label if count == 1 else f"{count} × {bonus.label}")
    how = "in koku" if payment.pay is Pay.KOKU else "in troops"
    forced = " (against the rules, as the table had it)" if event.forced else ""
    where = f"{province.label}, position {site.position}"
    what = f"{where}, {how}: {', '.join(paid) or 'nothing'}{forced}"
    taken = f"You take {what}." if before.due is before.me else f"{before.due.label} takes {what}."
    wasted = () if event.forced else lost(site.demand(province), payment)
    more = f" Lost: {names.symbols(wasted)}." if wasted else ""
    assert isinstance(told.after, Begun)
    was, now = (table.game.player(before.due) for table in (before, told.after))
    total = f"{now.favour} in all" if before.due not in told.after.gaps.favour else ""
    scored = f" {now.favour - was.favour} favour{f', {total}' if total else ''}."
    return f"{taken}{more}{scored}{_last_kamon(now.kamons_left)}"


def _last_kamon(left: int) -> str:
    return " It was the last kamon: the game ends with this year." if left == 0 else ""


def _shared(event: Shared, before: Playing, names: NameWords) -> str:
    year = before.sharing
    who, is_me = before.due.label, before.due is before.me
    tairo = year.waiting[0]

    match event.decision:
        case FormLot(lot):
            return f"You offer {names.lot(lot)}." if is_me else f"{who} offers {names.lot(lot)}."
        case AnswerLot(True):
            return "You take it." if is_me else f"{who} takes it."
        case AnswerLot():
            refusal = "You refuse it" if is_me else f"{who} refuses it"
            if year.refusals + 2 < len(year.waiting):
                return f"{refusal}."
            return f"{refusal}; you keep it." if tairo is before.me else f"{refusal}; {tairo.label} keeps it."
        case SplitLots(first, second):
            lots = f"{names.lot(first)}; and {names.lot(second)}"
            return f"You split: {lots}." if is_me else f"{who} splits: {lots}."
        case ChooseLot(first_one):
            assert year.split
            chosen, other = year.split if first_one else (year.split[1], year.split[0])
            taken = f"You take {names.lot(chosen)}" if is_me else f"{who} takes {names.lot(chosen)}"
            if tairo is before.me:
                return f"{taken}; you get {names.lot(other)}."
            return f"{taken}; {tairo.label} gets {names.lot(other)}."


def begun(told: Told) -> str:
    """What has begun or ended with an event, if anything has."""
    before, after = told.before, told.after
    if not isinstance(after, Begun):
        return ""
    if not isinstance(after, Playing):
        return "The game is over." if isinstance(before, Playing) else ""
    was_sharing = isinstance(before, Playing) and before.is_even_year
    if isinstance(before, Playing) and not was_sharing and not after.is_even_year:
        is_over = isinstance(told.event, Conquers | Uncovers | Draws) and before.due is not after.due
        ended = "That ends your turn." if before.due is before.me else f"That ends {before.due.label}'s turn."
        return ended if is_over else ""
    if not after.is_even_year and (was_sharing or not isinstance(before, Playing)):
        order = listed(general.label for general in after.control.order)
        return f"The odd year begins: {order}."
    if after.is_even_year and isinstance(before, Playing) and not was_sharing:
        return "The odd year is over."
    return ""
