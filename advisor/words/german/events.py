"""What happens at the table, said again in whole sentences, in German."""

from typing import assert_never

from advisor.table.begun import Begun
from advisor.table.counting import Corrects, Holds
from advisor.table.joining import Describes, Joined, Joins
from advisor.table.playing import Playing
from advisor.table.record import Told
from advisor.table.setting_up import Hand, Me, Players, SettingUp, Tiles, Titles
from advisor.table.sharing import Share, Shared
from advisor.table.turns import Conquers, Draws, Ends, Plays, Uncovers
from advisor.words.german.names import favour_points, label, listed
from advisor.words.interface import NameWords
from engine.components import Bonus, Pay
from engine.payment import lost
from engine.sharing import AnswerLot, ChooseLot, FormLot, SplitLots


def told(told: Told, names: NameWords) -> str:
    """An event in words, as it was understood."""
    event, before = told.event, told.before
    match event:
        case Players(generals):
            return f"{listed(general.label for general in generals)} spielen."
        case Me(general):
            return f"Du bist {general.label}."
        case Titles(titles):
            assert isinstance(before, SettingUp)
            pairs = zip(before.players, titles, strict=True)
            return f"{listed(f'{general.label} ist {title.label}' for general, title in pairs)}."
        case Hand(cards):
            return f"Du hast auf der Hand: {names.cards(cards)}."
        case Tiles(tops):
            lying = ", ".join(f"{province.label} {troop.label}" for province, troop in tops.items())
            return f"Oberstes Plättchen: {lying}." if len(tops) == 1 else f"Oberste Plättchen: {lying}."
        case Joins():
            return (
                "Eine laufende Partie: Beschreib sie in beliebiger Reihenfolge und sag „beginnen“, "
                "wenn du am Zug bist."
            )
        case Joined(position):
            me = position.me.label
            if position.sharing:
                return f"Die Partie geht weiter: {me} muss in einem geraden Jahr entscheiden."
            return f"Die Partie geht weiter: {me} ist als {position.title.label} am Zug."
        case Describes():
            return f"Notiert: {event.line(before)}."
        case Share(cards):
            return f"Aufgedeckt: {names.cards(cards)}."
        case Holds(general, cards):
            return f"{general.label} hat noch: {names.cards(cards)}."
        case Corrects(general, favour):
            return f"Von Hand korrigiert: {general.label} hat {favour_points(favour)}."
        case Uncovers(bonus, None):
            return f"Das Plättchen ist {label(bonus)}."
        case Uncovers(bonus, next_tile):
            return f"Das Plättchen ist {label(bonus)}; darunter liegt {next_tile.label}." if next_tile else ""
    assert isinstance(before, Playing)
    who, is_me = before.due.label, before.due is before.me
    match event:
        case Shared():
            return _shared(event, before, names)
        case Conquers():
            return _conquered(told, event, before, names)
        case Plays(general):
            return f"{general.label} ist am Zug."
        case Draws(card):
            drawn = label(card) if card else "eine Karte"
            return f"Du ziehst {drawn}." if is_me else f"{who} zieht {drawn}."
        case Ends(None):
            return "Du beendest den Zug." if is_me else f"{who} beendet den Zug."
        case Ends(spot):
            assert spot
            kamon = f"das Kamon in {spot[0].label} {spot[1]} auf die goldene Seite"
            if is_me:
                return f"Du drehst {kamon} und beendest den Zug."
            return f"{who} dreht {kamon} und beendet den Zug."
        case _:
            assert_never(event)


def _conquered(told: Told, event: Conquers, before: Playing, names: NameWords) -> str:
    province, payment = event.conquest.province, event.conquest.payment
    site = before.game.board[province].site
    paid = [names.cards(payment.cards)] if payment.cards else []
    if payment.uses_hatamoto:
        paid.append("Hatamoto")
    for bonus in (Bonus.EXCHANGE, Bonus.PLUS_ONE):
        if count := payment.bonuses.count(bonus):
            paid.append(label(bonus) if count == 1 else f"{count} × {label(bonus)}")
    how = "mit Koku" if payment.pay is Pay.KOKU else "mit Truppen"
    forced = " (gegen die Regeln, wie am Tisch gespielt)" if event.forced else ""
    where = f"{province.label}, Feld {site.position}"
    what = f"{where}, {how}: {', '.join(paid) or 'nichts'}{forced}"
    taken = f"Du eroberst {what}." if before.due is before.me else f"{before.due.label} erobert {what}."
    wasted = () if event.forced else lost(site.demand(province), payment)
    more = f" Verloren: {names.symbols(wasted)}." if wasted else ""
    assert isinstance(told.after, Begun)
    was, now = (table.game.player(before.due) for table in (before, told.after))
    total = f", insgesamt {now.favour}" if before.due not in told.after.gaps.favour else ""
    scored = f" {favour_points(now.favour - was.favour)}{total}."
    return f"{taken}{more}{scored}{_last_kamon(now.kamons_left)}"


def _last_kamon(left: int) -> str:
    return " Das war das letzte Kamon: Die Partie endet mit diesem Jahr." if left == 0 else ""


def _shared(event: Shared, before: Playing, names: NameWords) -> str:
    year = before.sharing
    who, is_me = before.due.label, before.due is before.me
    tairo = year.waiting[0]

    match event.decision:
        case FormLot(lot):
            return f"Du bietest {names.lot(lot)} an." if is_me else f"{who} bietet {names.lot(lot)} an."
        case AnswerLot(True):
            return "Du nimmst an." if is_me else f"{who} nimmt an."
        case AnswerLot():
            refusal = "Du lehnst ab" if is_me else f"{who} lehnt ab"
            if year.refusals + 2 < len(year.waiting):
                return f"{refusal}."
            if tairo is before.me:
                return f"{refusal}; du behältst das Paket."
            return f"{refusal}; {tairo.label} behält das Paket."
        case SplitLots(first, second):
            lots = f"{names.lot(first)}; und {names.lot(second)}"
            return f"Du teilst auf: {lots}." if is_me else f"{who} teilt auf: {lots}."
        case ChooseLot(first_one):
            assert year.split
            chosen, other = year.split if first_one else (year.split[1], year.split[0])
            taken = f"Du nimmst {names.lot(chosen)}" if is_me else f"{who} nimmt {names.lot(chosen)}"
            if tairo is before.me:
                return f"{taken}; du bekommst {names.lot(other)}."
            return f"{taken}; {tairo.label} bekommt {names.lot(other)}."


def begun(told: Told) -> str:
    """What has begun or ended with an event, if anything has."""
    before, after = told.before, told.after
    if not isinstance(after, Begun):
        return ""
    if not isinstance(after, Playing):
        return "Die Partie ist zu Ende." if isinstance(before, Playing) else ""
    was_sharing = isinstance(before, Playing) and before.is_even_year
    if isinstance(before, Playing) and not was_sharing and not after.is_even_year:
        is_over = isinstance(told.event, Conquers | Uncovers | Draws) and before.due is not after.due
        whose = "dein Zug" if before.due is before.me else f"der Zug von {before.due.label}"
        return f"Damit ist {whose} zu Ende." if is_over else ""
    if not after.is_even_year and (was_sharing or not isinstance(before, Playing)):
        order = listed(general.label for general in after.control.order)
        return f"Das ungerade Jahr beginnt: {order}."
    if after.is_even_year and isinstance(before, Playing) and not was_sharing:
        return "Das ungerade Jahr ist vorbei."
    return ""
