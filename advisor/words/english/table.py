"""A game at the table in English."""

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
from advisor.words.english import notices
from advisor.words.english.events import begun, told
from advisor.words.english.guide import GUIDE, usage
from advisor.words.english.labels import KEPT_BACK
from advisor.words.english.names import counted, listed
from advisor.words.english.reasons import dropped_lines
from advisor.words.guide_page import page
from advisor.words.interface import Words
from advisor.words.table_interface import TableWords
from engine.board import MAJORITY, TURNED_UP, Province
from engine.components import Bonus, Card, General, Troop
from engine.notation import find
from engine.scoring import Count
from engine.view import Seat


class EnglishTable(TableWords):
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
        """'Your turn?'."""
        match table:
            case SettingUp():
                return _asked_when_setting_up(table)
            case Playing():
                return _asked_when_playing(table, self._words)
            case Counting():
                return _asked_when_counting(table)
            case Joining():
                if table.missing:
                    return f"What is known of it? Still missing: {', '.join(table.missing)}."
                more = "favour, kamons, koku, seen, used, what another has: sakai bushi +1"
                return f"What else is known? ({more}; 'begin' when all is said)"
            case _:
                raise TypeError(f"{table} asks nothing")

    def status(self, table: Phase, chances: Mapping[General, float] | None = None) -> str:
        """'Round 2 | Sakai to act | Ii 12, Sakai 15'; shorter with chances: 'R2 | Sakai | Ii 12 41%, Sakai 15
        59%'."""
        if not isinstance(table, Begun):
            return "Tab: what can be said; 'help': how"
        known = [player for player in table.game.players if player.general not in table.gaps.favour]
        wins = {general: f" {chance:.0%}" for general, chance in (chances or {}).items()}
        known.sort(key=lambda player: player.general is not table.me)
        favour = ", ".join(
            f"{player.general.label} {player.favour}{wins.get(player.general, '')}" for player in known
        )
        if chances and table.due:
            return f"R{table.game.round} | {table.due.label} | {favour}"
        who = "you" if table.due is table.me else table.due.label if table.due else ""
        round_number = "" if table.strangers else f"Round {table.game.round} | "
        return f"{round_number}{f'{who} to act' if who else 'over'} | {favour}"

    def chances(self, chances: Mapping[General, float], playouts: int) -> str:
        """How often each player wins in so many playouts."""
        by_chance = sorted(chances.items(), key=lambda chance: -chance[1])
        each = ", ".join(f"{general.label} {self._words.percent(chance)}" for general, chance in by_chance)
        return f"Chances to win, by {playouts} playouts: {each}."

    def meaning(self, word: str, table: Phase) -> str:
        """A command's use, or what a province asks for."""
        if command := named(word):
            _, does = usage(command.name)
            return does
        province = find(Province, word)
        if province is None or not isinstance(table, Begun):
            return ""
        demand = table.game.board[province].demand(province)
        return f"{demand.koku} koku or {self._words.symbols(demand.troops)}" if demand else "full"

    def resumed(self, lines: int) -> str:
        """A game goes on."""
        after = counted(lines, "line", "lines")
        return f"The game goes on after {after}; 'history' shows what happened."

    def changed(self, change: Change, number: int, is_hidden: bool) -> list[str]:
        """What a line did to the record."""
        lines = []
        for revision in change.undone:
            lines.append(f"Undone: {self.revised(revision, is_hidden)}")
            if revision.edited:
                again = self._happened(revision.before[revision.edited - 1], is_hidden)
                lines.append(f"Line {revision.edited} reads again: {again}")
            if revision.dropped:
                lines.append(f"Back again:{self._dropped(revision)}")
        for revision in change.redone:
            lines.append(f"Done again: {self.revised(revision, is_hidden)}")
        if change.done:
            happened = self._happened(change.done.entry, is_hidden)
            if change.done.edited:
                lines.append(f"Line {change.done.edited} is changed.")
            lines.append(f"{change.done.edited or number}. {happened}")
            if change.done.dropped:
                lines.append(f"Left out:{self._dropped(change.done)}")
        return lines

    def revised(self, revision: Revision, is_hidden: bool) -> str:
        """What a line did."""
        happened = self._happened(revision.entry, is_hidden)
        return f"the change of line {revision.edited}. {happened}" if revision.edited else happened

    def _dropped(self, revision: Revision) -> str:
        return dropped_lines(revision.dropped)

    def undoes(self, revision: Revision, is_hidden: bool) -> str:
        """What the last line was, after one that was refused."""
        return f"'undo' would take back: {self.revised(revision, is_hidden)}"

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
        """'Round 2.'."""
        return "How things stand:" if table.strangers else f"Round {table.game.round}."

    def seat(self, seat: Seat, table: Begun) -> str:
        """'Ii (Shōmyō): 12 favour, 5 kamons left, 4 cards (known: 2 × Samurai), tiles: +1'."""
        name = seat.general.label
        if seat.general not in table.gaps.titles:
            name = f"{name} ({seat.title.label})"
        if isinstance(table, Playing) and table.is_even_year:
            lot = dict(table.sharing.taken).get(seat.general)
            name = f"{name}, then {lot.title.label}" if lot else name
        facts = [] if seat.general in table.gaps.favour else [f"{seat.favour} favour"]
        facts.append(f"{counted(seat.kamons_left, 'kamon', 'kamons')} left")
        cards = table.cards_of(seat.general, seat.cards_in_hand)
        held = "cards unknown" if cards is None else counted(cards, "card", "cards")
        if seat.known and seat.general is not table.me:
            held = f"{held} (known: {self._words.cards(seat.known)})"
        facts.append(held)
        if seat.tiles:
            facts.append(f"tiles: {self._words.tiles(seat.tiles)}")
        return f"{name}: {', '.join(facts)}"

    def score(self, table: Begun, is_hidden: bool) -> list[str]:
        """'Ii: 23 = 12 favour, 5 koku, 6 for Kantō'."""
        counts = table.count(is_hidden)
        lines = [_counted_up(count) for count in counts]
        if table.asks is Ask.NOTHING:
            winner = counts[0].general
            return [*lines, "You win." if winner is table.me else f"{winner.label} wins."]
        return [
            *lines,
            "As things stand: koku with the help of tiles, without cards that nobody saw.",
        ]

    def odds(self, odds: Odds) -> list[str]:
        """'Kantō: +1 40 %, Draw 40 %, Exchange 20 %'."""
        lines = [f"{province.label}: {self._chances(chances)}" for province, chances in odds.bonuses.items()]
        lines.append(f"Under any tile: {self._chances(odds.next_tile)}")
        cards = f"Next troop card: {self._chances(odds.card)}"
        return [*lines, cards if odds.card else "No troop card is left to draw."]

    def _chances(
        self, chances: Mapping[Bonus, Fraction] | Mapping[Troop, Fraction] | Mapping[Card, Fraction]
    ) -> str:
        likely = sorted(chances.items(), key=lambda item: -item[1])
        return (
            ", ".join(f"{what.label} {self._words.percent(chance)}" for what, chance in likely) or "nothing"
        )

    def hint(self, found: Explanation, hint: Hint) -> str:
        """'Hint: one conquest is worth it.'."""
        first = found.best.first
        if hint is Hint.PROVINCE:
            return f"Hint: {first.province.label}." if first else "Hint: pass."
        if first is None:
            return "Hint: hold back this time."
        if any(line.move for line in found.nexts):
            return "Hint: two conquests may be possible; mind what the first leaves in your hand."
        return "Hint: one conquest is worth it."

    def saved_position(self, name: str) -> str:
        """Where the position was written."""
        return f"The position is in {name}."


def _asked_when_setting_up(table: SettingUp) -> str:
    match table.asks:
        case Ask.PLAYERS:
            return "Who plays?"
        case Ask.ME:
            return "Which of them are you?"
        case Ask.TITLES:
            return f"Titles of {listed(general.label for general in table.players)}?"
        case Ask.HAND:
            return "Your two cards?"
        case _:
            first = table.next_top
            assert first
            if not table.tops:
                return f"Top tiles ({', '.join(province.label for province in Province)})?"
            return f"Top tile of {first.label}?"


def _asked_when_playing(table: Playing, names: Words) -> str:
    game = table.game
    who = "You" if table.due is table.me else table.due.label
    match table.asks:
        case Ask.SHARE:
            troops, koku = TURNED_UP[len(game.players)]
            turned_up = f"{troops} troop and {koku} koku cards turned up?"
            return f"Even year: {turned_up}" if table.strangers else f"Round {game.round}: {turned_up}"
        case Ask.LOT:
            return f"{who}: which lot, of {names.cards(table.sharing.cards)}?"
        case Ask.ANSWER:
            return f"{who}: take it (yes, no)?"
        case Ask.SPLIT:
            return f"{who}: which two lots, of {names.cards(table.sharing.cards)}?"
        case Ask.CHOICE:
            return f"{who}: which of the two?"
        case Ask.TILE:
            assert table.tile_due
            on = f"The tile won on {table.tile_due.label}"
            if table.tile_due in table.bonuses:
                return f"The next tile on {table.tile_due.label}?"
            return f"{on}, and the next?" if len(game.board[table.tile_due].stack) > 1 else f"{on}?"
        case _:
            return "Your turn?" if table.due is table.me else f"{table.due.label}'s turn?"


def _asked_when_counting(table: Counting) -> str:
    if table.asks is Ask.NOTHING:
        return "The game is over."
    general = table.uncounted[0]
    player = table.game.player(general)
    hidden = len(player.hand) - len(player.seen)
    if general in table.strangers:
        return f"{general.label}'s cards?"
    return f"{general.label}'s {hidden} unknown cards?" if hidden > 1 else f"{general.label}'s unknown card?"


def _counted_up(count: Count) -> str:
    owned = [province.label for province in count.majorities]
    more = f", {MAJORITY * len(owned)} for {listed(owned)}" if owned else ""
    return f"{count.general.label}: {count.total} = {count.favour} favour, {count.koku} koku{more}"
