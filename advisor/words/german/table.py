"""A game at the table in German."""

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
from advisor.words.german import notices
from advisor.words.german.events import begun, told
from advisor.words.german.guide import GUIDE, usage
from advisor.words.german.labels import KEPT_BACK
from advisor.words.german.names import counted, favour_points, label, listed, points
from advisor.words.german.reasons import dropped_lines
from advisor.words.guide_page import page
from advisor.words.interface import Words
from advisor.words.table_interface import TableWords
from engine.board import MAJORITY, TURNED_UP, Province
from engine.components import Bonus, Card, General, Troop
from engine.notation import find
from engine.scoring import Count
from engine.view import Seat


class GermanTable(TableWords):
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
        """'Dein Zug?'."""
        match table:
            case SettingUp():
                return _asked_when_setting_up(table)
            case Playing():
                return _asked_when_playing(table, self._words)
            case Counting():
                return _asked_when_counting(table)
            case Joining():
                if table.missing:
                    return f"Was ist von der Partie bekannt? Noch fehlt: {', '.join(table.missing)}."
                more = "favour, kamons, koku, seen, used, was ein anderer hat: sakai bushi +1"
                return f"Was ist sonst bekannt? ({more}; „beginnen“, wenn alles gesagt ist)"
            case _:
                raise TypeError(f"{table} asks nothing")

    def status(self, table: Phase, chances: Mapping[General, float] | None = None) -> str:
        """'Runde 2 | Sakai ist dran | Ii 12, Sakai 15'; shorter with chances: 'R2 | Sakai | Ii 12 41 %'."""
        if not isinstance(table, Begun):
            return "Tab: was du sagen kannst; „hilfe“: wie"
        known = [player for player in table.game.players if player.general not in table.gaps.favour]
        wins = {general: f" {100 * chance:.0f} %" for general, chance in (chances or {}).items()}
        known.sort(key=lambda player: player.general is not table.me)
        favour = ", ".join(
            f"{player.general.label} {player.favour}{wins.get(player.general, '')}" for player in known
        )
        if chances and table.due:
            return f"R{table.game.round} | {table.due.label} | {favour}"
        who = "du bist dran" if table.due is table.me else f"{table.due.label} ist dran" if table.due else ""
        round_number = "" if table.strangers else f"Runde {table.game.round} | "
        return f"{round_number}{who or 'zu Ende'} | {favour}"

    def chances(self, chances: Mapping[General, float], playouts: int) -> str:
        """How often each player wins in so many playouts."""
        by_chance = sorted(chances.items(), key=lambda chance: -chance[1])
        each = ", ".join(f"{general.label} {self._words.percent(chance)}" for general, chance in by_chance)
        return f"Siegchancen nach {playouts} Probepartien: {each}."

    def meaning(self, word: str, table: Phase) -> str:
        """A command's use, or what a province asks for."""
        if command := named(word):
            _, does = usage(command.name)
            return does
        province = find(Province, word)
        if province is None or not isinstance(table, Begun):
            return ""
        demand = table.game.board[province].demand(province)
        return f"{demand.koku} Koku oder {self._words.symbols(demand.troops)}" if demand else "voll"

    def resumed(self, lines: int) -> str:
        """A game goes on."""
        after = counted(lines, "Zeile", "Zeilen")
        return f"Die Partie geht nach {after} weiter; „verlauf“ zeigt, was bisher geschah."

    def changed(self, change: Change, number: int, is_hidden: bool) -> list[str]:
        """What a line did to the record."""
        lines = []
        for revision in change.undone:
            lines.append(f"Zurückgenommen: {self.revised(revision, is_hidden)}")
            if revision.edited:
                again = self._happened(revision.before[revision.edited - 1], is_hidden)
                lines.append(f"Zeile {revision.edited} lautet wieder: {again}")
            if revision.dropped:
                lines.append(f"Wieder da:{self._dropped(revision)}")
        for revision in change.redone:
            lines.append(f"Wiederholt: {self.revised(revision, is_hidden)}")
        if change.done:
            happened = self._happened(change.done.entry, is_hidden)
            if change.done.edited:
                lines.append(f"Zeile {change.done.edited} ist geändert.")
            lines.append(f"{change.done.edited or number}. {happened}")
            if change.done.dropped:
                lines.append(f"Weggefallen:{self._dropped(change.done)}")
        return lines

    def revised(self, revision: Revision, is_hidden: bool) -> str:
        """What a line did."""
        happened = self._happened(revision.entry, is_hidden)
        return f"die Änderung von Zeile {revision.edited}. {happened}" if revision.edited else happened

    def _dropped(self, revision: Revision) -> str:
        return dropped_lines(revision.dropped)

    def undoes(self, revision: Revision, is_hidden: bool) -> str:
        """What the last line was, after one that was refused."""
        return f"„zurück“ würde zurücknehmen: {self.revised(revision, is_hidden)}"

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
        """'Runde 2.'."""
        return "So steht es:" if table.strangers else f"Runde {table.game.round}."

    def seat(self, seat: Seat, table: Begun) -> str:
        """'Ii (Shōmyō): 12 Punkte, noch 5 Kamons, 4 Karten (bekannt: 2 × Samurai), Plättchen: +1'."""
        name = seat.general.label
        if seat.general not in table.gaps.titles:
            name = f"{name} ({seat.title.label})"
        if isinstance(table, Playing) and table.is_even_year:
            lot = dict(table.sharing.taken).get(seat.general)
            name = f"{name}, dann {lot.title.label}" if lot else name
        facts = [] if seat.general in table.gaps.favour else [points(seat.favour)]
        facts.append(f"noch {counted(seat.kamons_left, 'Kamon', 'Kamons')}")
        cards = table.cards_of(seat.general, seat.cards_in_hand)
        held = "Karten unbekannt" if cards is None else counted(cards, "Karte", "Karten")
        if seat.known and seat.general is not table.me:
            held = f"{held} (bekannt: {self._words.cards(seat.known)})"
        facts.append(held)
        if seat.tiles:
            facts.append(f"Plättchen: {self._words.tiles(seat.tiles)}")
        return f"{name}: {', '.join(facts)}"

    def score(self, table: Begun, is_hidden: bool) -> list[str]:
        """'Ii: 23 = 12 Gunstpunkte, 5 Koku, 6 für Kantō'."""
        counts = table.count(is_hidden)
        lines = [_counted_up(count) for count in counts]
        if table.asks is Ask.NOTHING:
            winner = counts[0].general
            return [*lines, "Du gewinnst." if winner is table.me else f"{winner.label} gewinnt."]
        return [*lines, "Stand jetzt: Koku mithilfe der Plättchen, ohne Karten, die niemand gesehen hat."]

    def odds(self, odds: Odds) -> list[str]:
        """'Kantō: +1 40 %, Karte 40 %, Austausch 20 %'."""
        lines = [f"{province.label}: {self._chances(chances)}" for province, chances in odds.bonuses.items()]
        lines.append(f"Unter jedem Plättchen: {self._chances(odds.next_tile)}")
        cards = f"Nächste Truppenkarte: {self._chances(odds.card)}"
        return [*lines, cards if odds.card else "Es ist keine Truppenkarte mehr zu ziehen."]

    def _chances(
        self, chances: Mapping[Bonus, Fraction] | Mapping[Troop, Fraction] | Mapping[Card, Fraction]
    ) -> str:
        likely = sorted(chances.items(), key=lambda item: -item[1])
        return (
            ", ".join(f"{label(what)} {self._words.percent(chance)}" for what, chance in likely) or "nichts"
        )

    def hint(self, found: Explanation, hint: Hint) -> str:
        """'Tipp: Eine Eroberung lohnt sich.'."""
        first = found.best.first
        if hint is Hint.PROVINCE:
            return f"Tipp: {first.province.label}." if first else "Tipp: passen."
        if first is None:
            return "Tipp: Halte dich diesmal zurück."
        if any(line.move for line in found.nexts):
            return (
                "Tipp: Vielleicht sind zwei Eroberungen drin; achte darauf, was dir nach der ersten bleibt."
            )
        return "Tipp: Eine Eroberung lohnt sich."

    def saved_position(self, name: str) -> str:
        """Where the position was written."""
        return f"Die Stellung steht in {name}."


def _asked_when_setting_up(table: SettingUp) -> str:
    match table.asks:
        case Ask.PLAYERS:
            return "Wer spielt?"
        case Ask.ME:
            return "Wer davon bist du?"
        case Ask.TITLES:
            return f"Titel von {listed(general.label for general in table.players)}?"
        case Ask.HAND:
            return "Deine zwei Karten?"
        case _:
            first = table.next_top
            assert first
            if not table.tops:
                return f"Oberste Plättchen ({', '.join(province.label for province in Province)})?"
            return f"Oberstes Plättchen in {first.label}?"


def _asked_when_playing(table: Playing, names: Words) -> str:
    game = table.game
    who = "Du" if table.due is table.me else table.due.label
    match table.asks:
        case Ask.SHARE:
            troops, koku = TURNED_UP[len(game.players)]
            year = "Gerades Jahr" if table.strangers else f"Runde {game.round}"
            return f"{year}: Welche {troops} Truppen- und {koku} Koku-Karten sind aufgedeckt?"
        case Ask.LOT:
            return f"{who}: welches Paket aus {names.cards(table.sharing.cards)}?"
        case Ask.ANSWER:
            return f"{who}: annehmen (ja, nein)?"
        case Ask.SPLIT:
            return f"{who}: welche zwei Pakete aus {names.cards(table.sharing.cards)}?"
        case Ask.CHOICE:
            return f"{who}: welches der beiden?"
        case Ask.TILE:
            assert table.tile_due
            on = f"Das gewonnene Plättchen von {table.tile_due.label}"
            if table.tile_due in table.bonuses:
                return f"Das nächste Plättchen in {table.tile_due.label}?"
            return f"{on} und das nächste?" if len(game.board[table.tile_due].stack) > 1 else f"{on}?"
        case _:
            return "Dein Zug?" if table.due is table.me else f"Zug von {table.due.label}?"


def _asked_when_counting(table: Counting) -> str:
    if table.asks is Ask.NOTHING:
        return "Die Partie ist zu Ende."
    general = table.uncounted[0]
    player = table.game.player(general)
    hidden = len(player.hand) - len(player.seen)
    if general in table.strangers:
        return f"Karten von {general.label}?"
    unknown = f"{hidden} unbekannte Karten" if hidden > 1 else "Unbekannte Karte"
    return f"{unknown} von {general.label}?"


def _counted_up(count: Count) -> str:
    owned = [province.label for province in count.majorities]
    more = f", {MAJORITY * len(owned)} für {listed(owned)}" if owned else ""
    return f"{count.general.label}: {count.total} = {favour_points(count.favour)}, {count.koku} Koku{more}"
