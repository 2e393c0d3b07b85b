"""What happens at the table, said again in whole sentences, in Italian.

It is told in the past: 'prendi' would sound like an order, and orders are what the advice gives.
"""

from typing import assert_never

from advisor.table.begun import Begun
from advisor.table.counting import Corrects, Holds
from advisor.table.joining import Describes, Joined, Joins
from advisor.table.playing import Playing
from advisor.table.record import Told
from advisor.table.setting_up import Hand, Me, Players, SettingUp, Tiles, Titles
from advisor.table.sharing import Share, Shared
from advisor.table.turns import Conquers, Draws, Ends, Plays, Uncovers
from advisor.words.interface import NameWords
from advisor.words.italian.names import listed, named, points, the
from engine.components import Bonus, Pay
from engine.payment import lost
from engine.sharing import AnswerLot, ChooseLot, FormLot, SplitLots


def told(told: Told, names: NameWords) -> str:
    """An event in words, as it was understood."""
    event, before = told.event, told.before
    match event:
        case Players(generals):
            return f"Giocano {listed(general.label for general in generals)}."
        case Me(general):
            return f"Tu sei {general.label}."
        case Titles(titles):
            assert isinstance(before, SettingUp)
            pairs = zip(before.players, titles, strict=True)
            return f"{listed(f'{general.label} è {title.label}' for general, title in pairs)}."
        case Hand(cards):
            return f"In mano hai {names.cards(cards)}."
        case Tiles(tops):
            lying = ", ".join(f"{province.label} {troop.label}" for province, troop in tops.items())
            return f"Tessera visibile: {lying}." if len(tops) == 1 else f"Tessere visibili: {lying}."
        case Joins():
            return "Una partita già in corso: descrivila, in qualsiasi ordine; al tuo turno scrivi «inizia»."
        case Joined(position):
            me = position.me.label
            if position.sharing:
                return f"La partita continua: {me} deve decidere in un anno pari."
            return f"La partita continua: gioca {me} come {position.title.label}."
        case Describes():
            return f"Annotato: {event.line(before)}."
        case Share(cards):
            return f"Scoperte: {names.cards(cards)}."
        case Holds(general, cards):
            return f"{general.label} ha {names.cards(cards)}." if cards else f"{general.label} non ha carte."
        case Corrects(general, favour):
            return f"Corretto a mano: {general.label} ha {points(favour)}."
        case Uncovers(bonus, None):
            return f"La tessera è {named(bonus)}."
        case Uncovers(bonus, next_tile):
            return f"La tessera è {named(bonus)}; sotto c'è {next_tile.label}." if next_tile else ""
    assert isinstance(before, Playing)
    is_me = before.due is before.me
    who = "Hai" if is_me else f"{before.due.label} ha"
    match event:
        case Shared():
            return _shared(event, before, names)
        case Conquers():
            return _conquered(told, event, before, names)
        case Plays(general):
            return f"È il turno di {general.label}."
        case Draws(card):
            return f"{who} pescato {card.label if card else 'una carta'}."
        case Ends(None):
            return f"{who} chiuso il turno."
        case Ends(spot):
            assert spot
            kamon = f"girato dal lato dorato il kamon su {spot[0].label} {spot[1]}"
            return f"{who} {kamon} e chiuso il turno."
        case _:
            assert_never(event)


def _conquered(told: Told, event: Conquers, before: Playing, names: NameWords) -> str:
    province, payment = event.conquest.province, event.conquest.payment
    site = before.game.board[province].site
    paid = [names.cards(payment.cards)] if payment.cards else []
    if payment.uses_hatamoto:
        paid.append("l'Hatamoto")
    for bonus in (Bonus.EXCHANGE, Bonus.PLUS_ONE):
        if count := payment.bonuses.count(bonus):
            paid.append(named(bonus) if count == 1 else f"{count} × {named(bonus)}")
    how = "in koku" if payment.pay is Pay.KOKU else "con truppe"
    forced = " (contro le regole, ma al tavolo è andata così)" if event.forced else ""
    where = f"{the(province)}, posizione {site.position}"
    what = f"{where}, {how}: {', '.join(paid) or 'niente'}{forced}"
    taken = f"Hai preso {what}." if before.due is before.me else f"{before.due.label} ha preso {what}."
    wasted = () if event.forced else lost(site.demand(province), payment)
    more = f" In eccesso: {names.symbols(wasted)}." if wasted else ""
    assert isinstance(told.after, Begun)
    was, now = (table.game.player(before.due) for table in (before, told.after))
    total = f"{now.favour} in tutto" if before.due not in told.after.gaps.favour else ""
    scored = f" {points(now.favour - was.favour)}{f', {total}' if total else ''}."
    return f"{taken}{more}{scored}{_last_kamon(now.kamons_left)}"


def _last_kamon(left: int) -> str:
    return " Era l'ultimo kamon: la partita finisce con quest'anno." if left == 0 else ""


def _shared(event: Shared, before: Playing, names: NameWords) -> str:
    year = before.sharing
    is_me = before.due is before.me
    who = "Hai" if is_me else f"{before.due.label} ha"
    who_it = "L'hai" if is_me else f"{before.due.label} l'ha"
    tairo = year.waiting[0]

    match event.decision:
        case FormLot(lot):
            return f"{who} proposto {names.lot(lot)}."
        case AnswerLot(True):
            return f"{who_it} accettato."
        case AnswerLot():
            refusal = f"{who_it} rifiutato"
            if year.refusals + 2 < len(year.waiting):
                return f"{refusal}."
            return f"{refusal}; lo tieni tu." if tairo is before.me else f"{refusal}; lo tiene {tairo.label}."
        case SplitLots(first, second):
            return f"{who} diviso: {names.lot(first)}; e {names.lot(second)}."
        case ChooseLot(first_one):
            assert year.split
            chosen, other = year.split if first_one else (year.split[1], year.split[0])
            left_to = "te" if tairo is before.me else tairo.label
            return f"{who} preso {names.lot(chosen)}; a {left_to} va {names.lot(other)}."


def begun(told: Told) -> str:
    """What has begun or ended with an event, if anything has."""
    before, after = told.before, told.after
    if not isinstance(after, Begun):
        return ""
    if not isinstance(after, Playing):
        return "La partita è finita." if isinstance(before, Playing) else ""
    was_sharing = isinstance(before, Playing) and before.is_even_year
    if isinstance(before, Playing) and not was_sharing and not after.is_even_year:
        is_over = isinstance(told.event, Conquers | Uncovers | Draws) and before.due is not after.due
        whose = "il tuo turno" if before.due is before.me else f"il turno di {before.due.label}"
        return f"Finisce così {whose}." if is_over else ""
    if not after.is_even_year and (was_sharing or not isinstance(before, Playing)):
        order = listed(general.label for general in after.control.order)
        return f"Inizia l'anno dispari: {order}."
    if after.is_even_year and isinstance(before, Playing) and not was_sharing:
        return "L'anno dispari è finito."
    return ""
