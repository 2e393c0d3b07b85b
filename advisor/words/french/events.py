"""What happens at the table, said again in whole sentences, in French."""

from typing import assert_never

from advisor.table.begun import Begun
from advisor.table.counting import Corrects, Holds
from advisor.table.joining import Describes, Joined, Joins
from advisor.table.playing import Playing
from advisor.table.record import Told
from advisor.table.setting_up import Hand, Me, Players, SettingUp, Tiles, Titles
from advisor.table.sharing import Share, Shared
from advisor.table.turns import Conquers, Draws, Ends, Plays, Uncovers
from advisor.words.french.names import a_bonus, a_symbol, listed, name, of, points, the
from advisor.words.interface import NameWords
from engine.components import Bonus, Pay
from engine.payment import lost
from engine.sharing import AnswerLot, ChooseLot, FormLot, SplitLots


def told(told: Told, names: NameWords) -> str:
    """An event in words, as it was understood."""
    event, before = told.event, told.before
    match event:
        case Players(generals):
            return f"{listed(general.label for general in generals)} jouent."
        case Me(general):
            return f"Vous êtes {general.label}."
        case Titles(titles):
            assert isinstance(before, SettingUp)
            pairs = zip(before.players, titles, strict=True)
            return f"{listed(f'{general.label} est {title.label}' for general, title in pairs)}."
        case Hand(cards):
            return f"Vous avez en main : {names.cards(cards)}."
        case Tiles(tops):
            lying = ", ".join(f"{province.label} {name(troop)}" for province, troop in tops.items())
            return f"Tuile visible : {lying}." if len(tops) == 1 else f"Tuiles visibles : {lying}."
        case Joins():
            return (
                "Une partie en cours : décrivez-la dans le désordre, puis dites « commencer » à votre tour."
            )
        case Joined(position):
            me = position.me.label
            if position.sharing:
                return f"La partie continue : à {me} de décider, en année paire."
            return f"La partie continue : à {me} de jouer comme {position.title.label}."
        case Describes():
            return f"Noté : {event.line(before)}."
        case Share(cards):
            return f"À partager : {names.cards(cards)}."
        case Holds(general, cards):
            return (
                f"{general.label} a {names.cards(cards)}." if cards else f"{general.label} n'a aucune carte."
            )
        case Corrects(general, favour):
            return f"Corrigé à la main : {general.label} a {points(favour)}."
        case Uncovers(bonus, None):
            return f"La tuile est {a_bonus(bonus)}."
        case Uncovers(bonus, next_tile):
            below = a_symbol(next_tile) if next_tile else ""
            return f"La tuile est {a_bonus(bonus)} ; dessous, {below}." if below else ""
    assert isinstance(before, Playing)
    who, is_me = before.due.label, before.due is before.me
    match event:
        case Shared():
            return _shared(event, before, names)
        case Conquers():
            return _conquered(told, event, before, names)
        case Plays(general):
            return f"C'est à {general.label} de jouer."
        case Draws(card):
            drawn = f"une carte {name(card)}" if card else "une carte"
            return f"Vous piochez {drawn}." if is_me else f"{who} pioche {drawn}."
        case Ends(None):
            return "Vous finissez votre tour." if is_me else f"{who} finit son tour."
        case Ends(spot):
            assert spot
            kamon = f"le kamon de {spot[0].label} {spot[1]} face dorée"
            if is_me:
                return f"Vous retournez {kamon} et finissez votre tour."
            return f"{who} retourne {kamon} et finit son tour."
        case _:
            assert_never(event)


def _conquered(told: Told, event: Conquers, before: Playing, names: NameWords) -> str:
    province, payment = event.conquest.province, event.conquest.payment
    site = before.game.board[province].site
    paid = [names.cards(payment.cards)] if payment.cards else []
    if payment.uses_hatamoto:
        paid.append("le Hatamoto")
    for bonus in (Bonus.EXCHANGE, Bonus.PLUS_ONE):
        if count := payment.bonuses.count(bonus):
            paid.append(name(bonus) if count == 1 else f"{count} × {name(bonus)}")
    how = "en kokus" if payment.pay is Pay.KOKU else "en troupes"
    forced = " (contre les règles, comme à la table)" if event.forced else ""
    where = f"{the(province)}, position {site.position}"
    what = f"{where}, {how} : {', '.join(paid) or 'rien'}{forced}"
    taken = f"Vous prenez {what}." if before.due is before.me else f"{before.due.label} prend {what}."
    wasted = () if event.forced else lost(site.demand(province), payment)
    more = f" Perdu : {names.symbols(wasted)}." if wasted else ""
    assert isinstance(told.after, Begun)
    was, now = (table.game.player(before.due) for table in (before, told.after))
    total = f", {now.favour} en tout" if before.due not in told.after.gaps.favour else ""
    scored = f" {points(now.favour - was.favour)}{total}."
    return f"{taken}{more}{scored}{_last_kamon(now.kamons_left)}"


def _last_kamon(left: int) -> str:
    return " C'était le dernier kamon : la partie s'arrête à la fin de l'année." if left == 0 else ""


def _shared(event: Shared, before: Playing, names: NameWords) -> str:
    year = before.sharing
    who, is_me = before.due.label, before.due is before.me
    tairo = year.waiting[0]

    match event.decision:
        case FormLot(lot):
            return f"Vous proposez {names.lot(lot)}." if is_me else f"{who} propose {names.lot(lot)}."
        case AnswerLot(True):
            return "Vous le prenez." if is_me else f"{who} le prend."
        case AnswerLot():
            refusal = "Vous le refusez" if is_me else f"{who} le refuse"
            if year.refusals + 2 < len(year.waiting):
                return f"{refusal}."
            if tairo is before.me:
                return f"{refusal} ; vous le gardez."
            return f"{refusal} ; {tairo.label} le garde."
        case SplitLots(first, second):
            lots = f"{names.lot(first)} ; et {names.lot(second)}"
            return f"Vous formez deux lots : {lots}." if is_me else f"{who} forme deux lots : {lots}."
        case ChooseLot(first_one):
            assert year.split
            chosen, other = year.split if first_one else (year.split[1], year.split[0])
            taken = f"Vous prenez {names.lot(chosen)}" if is_me else f"{who} prend {names.lot(chosen)}"
            if tairo is before.me:
                return f"{taken} ; vous recevez {names.lot(other)}."
            return f"{taken} ; {tairo.label} reçoit {names.lot(other)}."


def begun(told: Told) -> str:
    """What has begun or ended with an event, if anything has."""
    before, after = told.before, told.after
    if not isinstance(after, Begun):
        return ""
    if not isinstance(after, Playing):
        return "La partie est finie." if isinstance(before, Playing) else ""
    was_sharing = isinstance(before, Playing) and before.is_even_year
    if isinstance(before, Playing) and not was_sharing and not after.is_even_year:
        is_over = isinstance(told.event, Conquers | Uncovers | Draws) and before.due is not after.due
        whose = "Votre tour" if before.due is before.me else f"Le tour {of(before.due)}"
        return f"{whose} est fini." if is_over else ""
    if not after.is_even_year and (was_sharing or not isinstance(before, Playing)):
        order = listed(general.label for general in after.control.order)
        return f"L'année impaire commence : {order}."
    if after.is_even_year and isinstance(before, Playing) and not was_sharing:
        return "L'année impaire est finie."
    return ""
