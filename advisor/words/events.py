"""What happens at the table: what is told of each event, and what begins or ends with it."""

from collections.abc import Callable
from dataclasses import dataclass

from advisor.table.begun import Begun
from advisor.table.conquering import Conquers, Uncovers
from advisor.table.counting import CountingEvent, Holds
from advisor.table.joining import Describes, Joined, Joins
from advisor.table.phase import Ask, Phase
from advisor.table.playing import Playing
from advisor.table.record import Entry, Told
from advisor.table.setting_up import Hand, Me, Players, SettingUp, Tiles, Titles
from advisor.table.sharing import Over, Share, Shared
from advisor.table.turns import Draws, Ends, Plays
from advisor.words.guide_page import Guide
from advisor.words.interface import Words
from advisor.words.names import Person, times
from advisor.words.table_phrases import Notices, TablePhrases
from engine.components import Bonus, General, Pay, Title, Troop
from engine.hidden import old_deck_turned_up
from engine.payment import Payment, lost
from engine.position import Position
from engine.sharing import AnswerLot, ChooseLot, FormLot, SplitLots
from engine.turn import simple_kamons

PlainEvent = Players | Me | Hand | Joins | Share | Plays | CountingEvent
"""Events that each are one sentence by themselves."""


def person(table: Begun, general: General) -> Person:
    """A player, or me, to whom everything is told."""
    return Person(general, general is table.me)


@dataclass
class EventWords:
    """What happens at the table."""

    words: Words
    phrases: TablePhrases
    notices: Notices
    guide_words: Guide
    event: Callable[[PlainEvent, Words], str]
    """An event in words, as it was understood."""

    def happened(self, entry: Entry, is_hidden: bool, in_short: bool = False) -> str:
        """A whole line in words, and what has begun with it; without my cards where they are hidden."""
        sentences = []
        for told in entry.told:
            is_kept_back = is_hidden and told.event.is_private
            sentences.append(self.words.phrases.kept_back if is_kept_back else self.told(told))
            if not in_short:
                sentences += [self.begun(told), self._refilled(told)]
        return " ".join(sentence for sentence in sentences if sentence)

    def told(self, told: Told) -> str:
        """An event in words, as it was understood."""
        event, before = told.event, told.before
        match event:
            case Titles(titles):
                assert isinstance(before, SettingUp)
                pairs = zip(before.players, titles, strict=True)
                said = self.phrases.has_title
                each = (said.format(general=general.label, title=title.label) for general, title in pairs)
                return f"{self.words.listed(each)}."
            case Tiles(tops):
                named = ", ".join(f"{where.label} {self.words.name(troop)}" for where, troop in tops.items())
                heading = self.phrases.top_tile if len(tops) == 1 else self.phrases.top_tiles
                return f"{self.words.after(heading, named)}."
            case Describes():
                return f"{self.words.after(self.phrases.noted, self.words.as_typed(event.line(before)))}."
            case Joined(position):
                return self._joined(position)
            case Uncovers(bonus, troop):
                return self._uncovered(bonus, troop)
            case Shared() | Conquers() | Draws() | Ends():
                assert isinstance(before, Playing)
                return self._acted(event, before, told.after)
            case Over():
                return self.phrases.is_over
            case Share():
                is_last = isinstance(told.after, Begun) and not told.after.game.koku_deck
                ends = f" {self.phrases.last_koku}" if is_last else ""
                return self.event(event, self.words) + ends
            case Holds(general):
                assert isinstance(told.after, Begun)
                has = told.after.game.player(general)
                said = self.event(Holds(general, has.hand), self.words)
                tiles = self.words.tiles(has.tiles) if event.tiles else ""
                return f"{said} {self.words.after(self.phrases.his_tiles, tiles)}." if tiles else said
            case _:
                return self.event(event, self.words)

    def _refilled(self, told: Told) -> str:
        """That the troop deck was refilled, or is to be; in a game that was joined, nobody knows when."""
        before, after = told.before, told.after
        if not isinstance(before, Begun) or not isinstance(after, Begun) or after.elsewhere:
            return ""
        if after.game.shuffles == before.game.shuffles:
            return ""
        if isinstance(after, Playing) and after.asks is Ask.SHARE:
            # The deck runs out while the cards are turned up that are still to be told.
            left = old_deck_turned_up(after.game, after.me)
            return self.words.plural(self.phrases.deck_is_low, left) if left else self.phrases.deck_refilled
        return self.phrases.deck_refilled

    def _joined(self, position: Position) -> str:
        me = position.me.label
        if position.sharing:
            return self.phrases.goes_on_in_even_year.format(me=me)
        return self.phrases.goes_on.format(me=me, title=position.title.label)

    def _uncovered(self, bonus: Bonus, troop: Troop | None) -> str:
        name, a_bonus = self.words.name(bonus), self.words.a_bonus(bonus)
        if troop is None:
            return self.phrases.tile_is.format(bonus=name, a_bonus=a_bonus)
        return self.phrases.tile_is_and_next.format(
            bonus=name, a_bonus=a_bonus, troop=self.words.name(troop), a_troop=self.words.a_symbol(troop)
        )

    def _acted(self, event: Shared | Conquers | Draws | Ends, before: Playing, after: Phase) -> str:
        who = person(before, before.due)
        match event:
            case Shared():
                return self._shared(event, before, who)
            case Conquers():
                assert isinstance(after, Begun)
                return self._conquered(event, before, after, who)
            case Draws(card):
                known = self.phrases.a_card_of.format(card=self.words.name(card)) if card else None
                return who.does(self.phrases.draws, card=known or self.phrases.a_card)
            case Ends(None):
                player = before.game.player(before.due)
                can_turn = player.title is Title.SENSEI and simple_kamons(before.game.kamons, before.due)
                return who.does(self.phrases.ends_without_gold if can_turn else self.phrases.ends_turn)
            case Ends(spot):
                assert spot
                return who.does(
                    self.phrases.ends_with_gold, **self.words.forms("province", spot[0]), at=spot[1]
                )

    def _conquered(self, event: Conquers, before: Playing, after: Begun, who: Person) -> str:
        province, payment = event.conquest.province, event.conquest.payment
        site = before.game.board[province].site
        paid = self._paid(payment)
        if event.forced:
            paid = f"{paid} ({self.phrases.against_the_rules})"
        how = self.words.advice.in_koku if payment.pay is Pay.KOKU else self.phrases.in_troops
        place = self.words.the_place(province, site.position)
        sentences = [who.does(self.phrases.conquers, place=place, how=how, paid=paid)]
        if wasted := () if event.forced else lost(site.demand(province), payment):
            sentences.append(f"{self.words.after(self.phrases.lost, self.words.symbols(wasted))}.")
        was, now = before.game.player(before.due), after.game.player(before.due)
        is_open, won = before.due in after.gaps.favour, now.favour - was.favour
        said = self.phrases.scored if is_open else self.phrases.scored_in_all
        favour, scores = self.words.favour(won), self.words.scores(won)
        sentences.append(said.format(favour=favour, scores=scores, total=now.favour))
        if now.kamons_left == 0:
            sentences.append(self.phrases.last_kamon)
        return " ".join(sentences)

    def _paid(self, payment: Payment) -> str:
        """'2 × Samurai, the Hatamoto, 2 × Exchange'."""
        paid = [self.words.cards(payment.cards)] if payment.cards else []
        if payment.uses_hatamoto:
            paid.append(self.words.phrases.the_hatamoto)
        for bonus in (Bonus.EXCHANGE, Bonus.PLUS_ONE):
            if count := payment.bonuses.count(bonus):
                paid.append(times(count, self.words.name(bonus)))
        return ", ".join(paid) or self.words.phrases.nothing

    def _shared(self, event: Shared, before: Playing, who: Person) -> str:
        year, lot = before.sharing, self.words.lot
        tairo = person(before, year.waiting[0])
        match event.decision:
            case FormLot(offered):
                return who.does(self.phrases.offers, lot=lot(offered))
            case AnswerLot(True):
                return who.does(self.phrases.accepts)
            case AnswerLot():
                is_last = year.refusals + 2 >= len(year.waiting)
                keeps = tairo.does(self.phrases.keeps) if is_last else ""
                return f"{self.words.side_by_side(who.does(self.phrases.refuses), keeps)}."
            case SplitLots(first, second):
                return who.does(self.phrases.splits, first=lot(first), second=lot(second))
            case ChooseLot(is_first):
                assert year.split
                chosen, other = year.split if is_first else (year.split[1], year.split[0])
                takes = who.does(self.phrases.takes_lot, lot=lot(chosen))
                return f"{self.words.side_by_side(takes, tairo.does(self.phrases.gets_lot, lot=lot(other)))}."

    def begun(self, told: Told) -> str:
        """What has begun or ended with an event, if anything has."""
        before, after = told.before, told.after
        if not isinstance(after, Playing):
            is_over = isinstance(after, Begun) and isinstance(before, Playing)
            return self.phrases.game_over if is_over else ""
        if after.is_even_year:
            is_new = isinstance(before, Playing) and not before.is_even_year
            return self.phrases.odd_year_over if is_new else ""
        if not isinstance(before, Playing) or before.is_even_year:
            order = self.words.listed(map(self.words.name, after.control.order))
            return self.phrases.odd_year_begins.format(order=order)
        is_over = isinstance(told.event, Conquers | Uncovers | Draws) and before.due is not after.due
        who = person(before, before.due)
        return who.does(self.phrases.turn_is_over, of_who=self.words.of(before.due)) if is_over else ""
