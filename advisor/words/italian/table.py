"""A game at the table in Italian."""

from collections.abc import Mapping
from fractions import Fraction

from advisor.conquest.explanation import Explanation
from advisor.table.answers import Hint, Notice, Odds
from advisor.table.begun import Begun
from advisor.table.commands import COMMANDS, named
from advisor.table.counting import Counting
from advisor.table.joining import Joining
from advisor.table.phase import Ask, Phase
from advisor.table.playing import Playing
from advisor.table.record import Change, Entry, Revision
from advisor.table.setting_up import SettingUp
from advisor.words.guide_page import page
from advisor.words.interface import Words
from advisor.words.italian import notices
from advisor.words.italian.events import begun, told
from advisor.words.italian.guide import GUIDE, usage
from advisor.words.italian.labels import KEPT_BACK
from advisor.words.italian.names import counted, in_the, listed, of_the, points, the
from advisor.words.italian.reasons import dropped_lines
from advisor.words.table_interface import TableWords
from engine.board import MAJORITY, TURNED_UP, Province
from engine.components import Bonus, Card, Cards, General, Troop
from engine.notation import find
from engine.scoring import Count
from engine.view import Seat


class ItalianTable(TableWords):
    """A game at the table."""

    def __init__(self, words: Words) -> None:
        self._words = words

    def guide(self, width: int, asked: Ask | None = None) -> str:
        """The language of the table, or what can be told now."""
        return page(GUIDE, COMMANDS, width, asked)

    def notice(self, notice: Notice) -> str:
        """Something that is always said in the same words."""
        return notices.notice(notice)

    def asked(self, table: Phase) -> str:
        """'Il tuo turno?'."""
        match table:
            case SettingUp():
                return _asked_when_setting_up(table)
            case Playing():
                return _asked_when_playing(table, self._words)
            case Counting():
                return _asked_when_counting(table)
            case Joining():
                if table.missing:
                    return f"Che cosa se ne sa? Manca ancora: {', '.join(table.missing)}."
                more = "favour, kamons, koku, seen, used, ciò che ha un altro: sakai bushi +1"
                return f"Che altro si sa? ({more}; «inizia» quando è detto tutto)"
            case _:
                raise TypeError(f"{table} asks nothing")

    def status(self, table: Phase, chances: Mapping[General, float] | None = None) -> str:
        """'Giro 2 | tocca a Sakai | Ii 12, Sakai 15'; shorter with chances: 'G2 | Sakai | Ii 12 41%, Sakai 15
        59%'."""
        if not isinstance(table, Begun):
            return "Tab: cosa si può scrivere; «aiuto»: come"
        known = [player for player in table.game.players if player.general not in table.gaps.favour]
        wins = {general: f" {chance:.0%}" for general, chance in (chances or {}).items()}
        known.sort(key=lambda player: player.general is not table.me)
        favour = ", ".join(
            f"{player.general.label} {player.favour}{wins.get(player.general, '')}" for player in known
        )
        if chances and table.due:
            return f"G{table.game.round} | {table.due.label} | {favour}"
        who = "te" if table.due is table.me else table.due.label if table.due else ""
        round_number = "" if table.strangers else f"Giro {table.game.round} | "
        return f"{round_number}{f'tocca a {who}' if who else 'finita'} | {favour}"

    def chances(self, chances: Mapping[General, float], playouts: int) -> str:
        """How often each player wins in so many playouts."""
        by_chance = sorted(chances.items(), key=lambda chance: -chance[1])
        each = ", ".join(f"{general.label} {self._words.percent(chance)}" for general, chance in by_chance)
        return f"Possibilità di vittoria, su {playouts} partite simulate: {each}."

    def meaning(self, word: str, table: Phase) -> str:
        """A command's use, or what a province asks for."""
        if command := named(word):
            _, does = usage(command.name)
            return does
        province = find(Province, word)
        if province is None or not isinstance(table, Begun):
            return ""
        demand = table.game.board[province].demand(province)
        return f"{demand.koku} koku o {self._words.symbols(demand.troops)}" if demand else "piena"

    def resumed(self, lines: int) -> str:
        """A game goes on."""
        after = counted(lines, "riga", "righe")
        return f"La partita continua dopo {after}; «cronologia» mostra cosa è successo."

    def changed(self, change: Change, number: int, is_hidden: bool) -> list[str]:
        """What a line did to the record."""
        lines = []
        for revision in change.undone:
            lines.append(f"Annullato: {self.revised(revision, is_hidden)}")
            if revision.edited:
                again = self._happened(revision.before[revision.edited - 1], is_hidden)
                lines.append(f"La riga {revision.edited} dice di nuovo: {again}")
            if revision.dropped:
                lines.append(f"Di nuovo al loro posto:{self._dropped(revision)}")
        for revision in change.redone:
            lines.append(f"Ripetuto: {self.revised(revision, is_hidden)}")
        if change.done:
            happened = self._happened(change.done.entry, is_hidden)
            if change.done.edited:
                lines.append(f"La riga {change.done.edited} è cambiata.")
            lines.append(f"{change.done.edited or number}. {happened}")
            if change.done.dropped:
                lines.append(f"Tolto:{self._dropped(change.done)}")
        return lines

    def revised(self, revision: Revision, is_hidden: bool) -> str:
        """What a line did."""
        happened = self._happened(revision.entry, is_hidden)
        return f"la modifica della riga {revision.edited}. {happened}" if revision.edited else happened

    def _dropped(self, revision: Revision) -> str:
        return dropped_lines(revision.dropped)

    def undoes(self, revision: Revision, is_hidden: bool) -> str:
        """What the last line was, after one that was refused."""
        return f"«annulla» toglierebbe: {self.revised(revision, is_hidden)}"

    def history_line(self, number: int, entry: Entry, is_hidden: bool) -> str:
        """A line of the record."""
        return f"{number:3}. {self._happened(entry, is_hidden)}"

    def _happened(self, entry: Entry, is_hidden: bool) -> str:
        """A whole line in words, and what has begun with it; without my cards where they are hidden."""
        sentences = []
        for each in entry.told:
            sentences.append(KEPT_BACK if is_hidden and each.event.is_private else told(each, self._words))
            sentences.append(begun(each))
        return " ".join(sentence for sentence in sentences if sentence)

    def round(self, table: Begun) -> str:
        """'Giro 2.'."""
        return "Come stanno le cose:" if table.strangers else f"Giro {table.game.round}."

    def seat(self, seat: Seat, table: Begun) -> str:
        """'Ii (Shōmyō): 12 punti, 5 kamon rimasti, 4 carte (note: 2 × Samurai), tessere: +1'."""
        name = seat.general.label
        if seat.general not in table.gaps.titles:
            name = f"{name} ({seat.title.label})"
        if isinstance(table, Playing) and table.is_even_year:
            lot = dict(table.sharing.taken).get(seat.general)
            name = f"{name}, poi {lot.title.label}" if lot else name
        facts = [] if seat.general in table.gaps.favour else [points(seat.favour)]
        facts.append(counted(seat.kamons_left, "kamon rimasto", "kamon rimasti"))
        cards = table.cards_of(seat.general, seat.cards_in_hand)
        held = "numero di carte ignoto" if cards is None else counted(cards, "carta", "carte")
        if seat.known and seat.general is not table.me:
            known = "nota" if len(seat.known) == 1 else "note"
            held = f"{held} ({known}: {self._words.cards(seat.known)})"
        facts.append(held)
        if seat.tiles:
            facts.append(f"tessere: {self._words.tiles(seat.tiles)}")
        return f"{name}: {', '.join(facts)}"

    def score(self, table: Begun, is_hidden: bool) -> list[str]:
        """'Ii: 23 = 12 punti, 5 koku, 6 per il Kantō'."""
        counts = table.count(is_hidden)
        lines = [_counted_up(count) for count in counts]
        if table.asks is Ask.NOTHING:
            winner = counts[0].general
            return [*lines, "Vinci tu." if winner is table.me else f"Vince {winner.label}."]
        return [
            *lines,
            "Così come stanno le cose: koku con l'aiuto delle tessere, senza le carte che nessuno ha visto.",
        ]

    def odds(self, odds: Odds) -> list[str]:
        """'Kantō: +1 40 %, Pesca 40 %, Scambio 20 %'."""
        lines = [f"{province.label}: {self._chances(chances)}" for province, chances in odds.bonuses.items()]
        lines.append(f"Sotto qualsiasi tessera: {self._chances(odds.next_tile)}")
        cards = f"Prossima carta truppa: {self._chances(odds.card)}"
        return [*lines, cards if odds.card else "Non ci sono più carte truppa da pescare."]

    def _chances(
        self, chances: Mapping[Bonus, Fraction] | Mapping[Troop, Fraction] | Mapping[Card, Fraction]
    ) -> str:
        likely = sorted(chances.items(), key=lambda item: -item[1])
        each = (f"{self._words.name(what)} {self._words.percent(chance)}" for what, chance in likely)
        return ", ".join(each) or "niente"

    def hint(self, found: Explanation, hint: Hint) -> str:
        """'Suggerimento: conviene prendere una provincia.'."""
        first = found.best.first
        if hint is Hint.PROVINCE:
            return f"Suggerimento: {the(first.province)}." if first else "Suggerimento: passa."
        if first is None:
            return "Suggerimento: questa volta trattieniti."
        if any(line.move for line in found.nexts):
            return "Suggerimento: forse puoi prendere due province; bada a cosa ti lascia in mano la prima."
        return "Suggerimento: conviene prendere una provincia."

    def saved_position(self, name: str) -> str:
        """Where the position was written."""
        return f"La posizione è in {name}."


def _asked_when_setting_up(table: SettingUp) -> str:
    match table.asks:
        case Ask.PLAYERS:
            return "Chi gioca?"
        case Ask.ME:
            return "Quale di loro sei tu?"
        case Ask.TITLES:
            return f"I titoli di {listed(general.label for general in table.players)}?"
        case Ask.HAND:
            return "Le tue due carte?"
        case _:
            first = table.next_top
            assert first
            if not table.tops:
                return f"Le tessere visibili ({', '.join(province.label for province in Province)})?"
            return f"La tessera visibile {of_the(first)}?"


def _asked_when_playing(table: Playing, names: Words) -> str:
    game = table.game
    is_me = table.due is table.me
    who = "Tu" if is_me else table.due.label
    match table.asks:
        case Ask.SHARE:
            troops, koku = TURNED_UP[len(game.players)]
            turned_up = f"quali {troops} carte truppa e {koku} carte koku sono scoperte?"
            return f"Anno pari: {turned_up}" if table.strangers else f"Giro {game.round}: {turned_up}"
        case Ask.LOT:
            return f"{who}: quale lotto, {_of_cards(table.sharing.cards, names)}?"
        case Ask.ANSWER:
            return f"{who}: lo {'prendi' if is_me else 'prende'} (sì, no)?"
        case Ask.SPLIT:
            return f"{who}: quali due lotti, {_of_cards(table.sharing.cards, names)}?"
        case Ask.CHOICE:
            return f"{who}: quale dei due?"
        case Ask.TILE:
            assert table.tile_due
            if table.tile_due in table.bonuses:
                return f"La tessera successiva {of_the(table.tile_due)}?"
            on = f"La tessera presa {in_the(table.tile_due)}"
            return f"{on}, e la successiva?" if len(game.board[table.tile_due].stack) > 1 else f"{on}?"
        case _:
            return "Il tuo turno?" if is_me else f"Il turno di {table.due.label}?"


def _of_cards(cards: Cards, names: Words) -> str:
    return f"tra {names.cards(cards)}" if cards else "senza carte"


def _asked_when_counting(table: Counting) -> str:
    if table.asks is Ask.NOTHING:
        return "La partita è finita."
    general = table.uncounted[0]
    player = table.game.player(general)
    hidden = len(player.hand) - len(player.seen)
    if general in table.strangers:
        return f"Le carte di {general.label}?"
    if hidden > 1:
        return f"Le {hidden} carte sconosciute di {general.label}?"
    return f"La carta sconosciuta di {general.label}?"


def _counted_up(count: Count) -> str:
    owned = [the(province) for province in count.majorities]
    more = f", {MAJORITY * len(owned)} per {listed(owned)}" if owned else ""
    return f"{count.general.label}: {count.total} = {points(count.favour)}, {count.koku} koku{more}"
