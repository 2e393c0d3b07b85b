"""A game at the table: what is told of it, to whom, and in which order."""

from collections.abc import Mapping, Sequence
from fractions import Fraction

from advisor.conquest.explanation import Explanation
from advisor.table.answers import Hint, Notice, Odds
from advisor.table.begun import Begun
from advisor.table.commands import COMMANDS, named
from advisor.table.phase import Ask, Phase
from advisor.table.playing import Playing
from advisor.table.reasons import Dropped
from advisor.table.record import Change, Entry, Revision
from advisor.words.asking import QuestionWords
from advisor.words.events import person
from advisor.words.guide_page import page
from advisor.words.names import by_name
from engine.board import MAJORITY, Demand, Province
from engine.components import General
from engine.notation import find
from engine.scoring import Count
from engine.view import Seat

WIDE = 80
"""Columns that a screen has, where nothing else is known."""
OFTEN = Fraction(1, 4)
"""A second conquest that is less likely is no hint."""
SHORT_NAME = 5
"""So many letters tell the generals apart."""


class TableWords(QuestionWords):
    """A game at the table."""

    def notice(self, notice: Notice) -> str:
        """Something that is always said in the same words."""
        return by_name(self.notices, notice)

    def resumed(self, lines: int) -> str:
        """A game goes on after so many lines."""
        return self.words.plural(self.phrases.resumed, lines)

    def saved_position(self, name: str) -> str:
        """Where the position was written."""
        return self.phrases.saved_position.format(name=name)

    def guide(self, width: int, asked: Ask | None = None) -> str:
        """The language of the table on one page, in lines of at most `width`; or only what can be told at a
        moment at which something is asked."""
        return page(self.guide_words, COMMANDS, width, asked)

    def status(self, table: Phase, chances: Mapping[General, float] | None = None, width: int = WIDE) -> str:
        """Round, who is to act and favour, mine first, in one short line, with each player's chance to win
        where it is known: 'R2 | Sakai | Ii 12 (41 %), Sakai 15 (59 %)'; shorter where it would not fit."""
        if not isinstance(table, Begun):
            return self.phrases.how_to_begin
        game_round = [] if table.strangers else [self.round_number(table.game.round)]
        to_act = person(table, table.due).does(self.phrases.to_act) if table.due else self.phrases.over
        in_full = " | ".join(filter(None, [*game_round, to_act, self._favour(table, chances)]))
        if len(in_full) <= width:
            return in_full
        short_round = [] if table.strangers else [f"{self.phrases.short_round}{table.game.round}"]
        to_act = table.due.label[:SHORT_NAME] if table.due else self.phrases.over
        shorter = " | ".join([*short_round, to_act, self._favour(table, chances, is_short=True)])
        return shorter if len(shorter) <= width else self._favour(table, chances, is_short=True)

    def _favour(self, table: Begun, chances: Mapping[General, float] | None, is_short: bool = False) -> str:
        """Each player's favour, or his total once all is counted, and his chance to win; mine first."""
        counted = {count.general: count.total for count in table.count()} if not table.due else {}
        known = [player for player in table.game.players if player.general not in table.gaps.favour]
        known.sort(key=lambda player: player.general is not table.me)
        each = []
        for player in known:
            name = player.general.label[: SHORT_NAME if is_short else None]
            favour = f"{name} {counted.get(player.general, player.favour)}"
            if chances and player.general in chances:
                chance = f"{100 * chances[player.general]:.0f}"
                favour += f" {chance}%" if is_short else f" ({chance} %)"
            each.append(favour)
        return ", ".join(each)

    def chances(self, chances: Mapping[General, float], playouts: int) -> str:
        """How often each player wins in so many playouts."""
        each = self.words.likely(chances.items())
        return self.words.plural(self.phrases.chances_to_win, playouts, each=each)

    def meaning(self, word: str, table: Phase) -> str:
        """What a word that is offered means, where that is not plain: a command's use, or what a province
        asks for."""
        if command := named(word):
            return self.guide_words.usage(command.name)[1]
        province = find(Province, word)
        if province is None or not isinstance(table, Begun):
            return ""
        demand = table.game.board[province].demand(province)
        if demand is None:
            return self.words.labels.full
        return self.demand(demand)

    def demand(self, demand: Demand) -> str:
        """'6 koku or 3 Samurai'."""
        koku, troops = self.words.koku(demand.koku), self.words.symbols(demand.troops)
        return self.phrases.asks_for.format(koku=koku, troops=troops)

    def changed(self, change: Change, number: int, is_hidden: bool) -> list[str]:
        """What a line did to the record, of which `number` is the last; without my cards if hidden."""
        lines = []
        for undone in change.undone:
            lines.append(self.words.after(self.phrases.undone, self.revised(undone, is_hidden)))
            if undone.edited:
                happened = self.happened(undone.before[undone.edited - 1], is_hidden)
                lines.append(self.phrases.reads_again.format(number=undone.edited, happened=happened))
            lines += self._dropped(self.phrases.back_again, undone.dropped)
        for redone in change.redone:
            lines.append(self.words.after(self.phrases.done_again, self.revised(redone, is_hidden)))
        if done := change.done:
            if done.edited:
                lines.append(self.phrases.is_changed.format(number=done.edited))
            lines.append(f"{done.edited or number}. {self.happened(done.entry, is_hidden)}")
            lines += self._dropped(self.phrases.left_out, done.dropped)
        return [*lines, *self._dropped(self.phrases.left_out, change.dropped)]

    def _dropped(self, heading: str, dropped: Sequence[Dropped]) -> list[str]:
        """Lines that no longer fitted, under a heading, if there are any."""
        if not dropped:
            return []
        return [self.words.after(heading, "").rstrip() + self.words.dropped_lines(dropped)]

    def revised(self, revision: Revision, is_hidden: bool, in_short: bool = False) -> str:
        """What a line did to the record; in short, without what began or ended with it."""
        happened = self.happened(revision.entry, is_hidden, in_short)
        if not revision.edited:
            return happened
        return self.phrases.change_of_line.format(number=revision.edited, happened=happened)

    def undoes(self, revision: Revision, is_hidden: bool) -> str:
        """What `undo` would take back, after a line that was refused."""
        return self.phrases.would_undo.format(happened=self.revised(revision, is_hidden, in_short=True))

    def history_line(self, number: int, entry: Entry, is_hidden: bool) -> str:
        """A line of the record."""
        return f"{number:3}. {self.happened(entry, is_hidden)}"

    def round(self, table: Begun) -> str:
        """Which round it is."""
        is_known = not table.strangers
        return f"{self.round_number(table.game.round)}." if is_known else self.phrases.how_things_stand

    def seat(self, seat: Seat, table: Begun) -> str:
        """'Ii (Shōmyō): 12 favour, 5 kamons left, 4 cards (known: 2 × Samurai), tiles: +1'."""
        words, who = self.words, seat.general
        name = words.with_title(who, None if who in table.gaps.titles else seat.title)
        if isinstance(table, Playing) and table.is_even_year and (lot := dict(table.sharing.taken).get(who)):
            name = self.phrases.then_has.format(name=name, title=lot.title.label)
        facts = [] if who in table.gaps.favour else [words.favour(seat.favour)]
        facts.append(words.kamons_left(seat.kamons_left))
        count = table.cards_of(who, seat.cards_in_hand)
        cards = self.phrases.cards_unknown if count is None else words.card_count(count)
        facts.append(words.with_known(cards, () if who is table.me else seat.known))
        if seat.tiles:
            facts.append(words.after(words.phrases.tiles, words.tiles(seat.tiles)))
        return words.after(name, ", ".join(facts))

    def score(self, table: Begun) -> list[str]:
        """What the final count would give as things stand, player by player, the best first."""
        counts = table.count()
        winner = counts[0].general
        is_tied = len(counts) > 1 and counts[0].total == counts[1].total
        lines = list(map(self._counted_up, counts))
        if table.asks is not Ask.NOTHING or table.is_veiled:
            return [*lines, self.phrases.as_things_stand]
        said = self.phrases.wins_by_title if is_tied else self.phrases.wins
        return [*lines, person(table, winner).does(said)]

    def _counted_up(self, count: Count) -> str:
        """'Ii: 23 = 12 favour, 5 koku, 6 for Kantō'."""
        favour = self.words.plural(self.phrases.counts_favour, count.favour)
        parts = [favour, self.phrases.counts_koku.format(koku=count.koku)]
        if owned := count.majorities:
            listed, the_listed = (
                self.words.listed(map(say, owned)) for say in (self.words.name, self.words.the)
            )
            more = MAJORITY * len(owned)
            said = self.phrases.counts_majorities
            parts.append(said.format(favour=more, provinces=listed, the_provinces=the_listed))
        return self.words.after(count.general.label, f"{count.total} = {' + '.join(parts)}")

    def odds(self, odds: Odds) -> list[str]:
        """What can still come, the likeliest first: 'Kantō: +1 40 %, Draw 40 %, Exchange 20 %'."""
        after, likely, nothing = self.words.after, self.words.likely, self.words.phrases.nothing
        lines = [after(at.label, likely(chances.items()) or nothing) for at, chances in odds.bonuses.items()]
        lines.append(after(self.phrases.under_any_tile, likely(odds.next_tile.items()) or nothing))
        if not odds.card:
            return [*lines, self.phrases.no_card_to_draw]
        return [*lines, after(self.phrases.next_troop_card, likely(odds.card.items()))]

    def hint(self, found: Explanation, hint: Hint) -> str:
        """A part of the advice."""
        first = found.best.first
        if hint is Hint.PROVINCE:
            if first is None:
                return self.phrases.hint_to_pass
            return self.phrases.hint_of_province.format(**self.words.forms("province", first.province))
        if first is None:
            return self.phrases.hint_to_hold_back
        second = sum(line.probability for line in found.nexts if line.move)
        return self.phrases.hint_of_two if second >= OFTEN else self.phrases.hint_of_one
