"""The answers of a session at the table as sheets, wherever they are then shown."""

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence

from advisor.conquest.afford import Affordability, BothAffordable
from advisor.conquest.explanation import Explanation
from advisor.screen.advice import advice_sheet, beside_passing_sheet, short_sheet, why_not_sheet
from advisor.screen.afford import afford_sheet, both_sheet
from advisor.screen.sharing import sharing_sheet
from advisor.screen.sheet import Line, Row, Rows, Sheet
from advisor.sharing.advice import SharingAdvice
from advisor.table.answers import Hint, Notice, Odds
from advisor.table.begun import Begun
from advisor.table.commands import EVERY, Name
from advisor.table.journal_faults import JournalFault
from advisor.table.phase import Phase
from advisor.table.reasons import Reason
from advisor.table.record import Change, Entry, Revision
from advisor.words.interface import Words
from advisor.words.languages import code_in, language
from engine.components import General


class SayingScreen(ABC):
    """Says each answer in words."""

    def __init__(self, words: Words) -> None:
        self.words = words

    @abstractmethod
    def show(self, sheet: Sheet) -> None:
        """Show an answer."""

    def speak(self, asked: str) -> bool:
        """Go on in another language, if it is spoken here."""
        code = code_in(asked)
        if code:
            self.words = language(code)
        return code is not None

    def say(self, *sentences: str) -> None:
        """Show sentences."""
        self.show(tuple(map(Line, sentences)))

    def notice(self, notice: Notice) -> None:
        """Something that is always said in the same words."""
        self.say(self.words.table.notice(notice))

    def asked(self, table: Phase) -> None:
        """What has to be said next."""
        self.say(self.words.table.asked(table))

    def resumed(self, lines: int) -> None:
        """A game goes on after so many lines."""
        self.say(self.words.table.resumed(lines))

    def changed(self, change: Change, number: int, is_hidden: bool) -> None:
        """What a line did to the record."""
        self.say(*self.words.table.changed(change, number, is_hidden))

    def refused(self, reason: Reason | JournalFault) -> None:
        """Why a line was not taken."""
        self.say(self.words.reason(reason))

    def undoes(self, revision: Revision, is_hidden: bool) -> None:
        """What `undo` would take back."""
        self.say(self.words.table.undoes(revision, is_hidden))

    def history(self, entries: Sequence[Entry], is_hidden: bool) -> None:
        """The whole record."""
        numbered = enumerate(entries, start=1)
        self.say(*(self.words.table.history_line(number, entry, is_hidden) for number, entry in numbered))

    def score(self, table: Begun) -> None:
        """How things stand."""
        self.say(*self.words.table.score(table))

    def hand(self, table: Begun) -> None:
        """My cards and tiles."""
        hand = Row(self.words.labels.hand, self.words.cards(table.view.hand))
        tiles = Row(self.words.labels.tiles, self.words.tiles(table.game.player(table.me).tiles))
        self.show((Rows((hand, tiles)),))

    def players(self, table: Begun) -> None:
        """What is known of each player."""
        seats = [self.words.table.seat(seat, table) for seat in table.view.seats]
        self.say(self.words.table.round(table), *seats)

    def odds(self, odds: Odds) -> None:
        """What can still come."""
        self.say(*self.words.table.odds(odds))

    def chances(self, chances: Mapping[General, float], playouts: int) -> None:
        """How often each player wins in so many playouts."""
        self.say(self.words.table.chances(chances, playouts))

    def saved_position(self, name: str) -> None:
        """Where the position was written."""
        self.say(self.words.table.saved_position(name))

    def hint(self, found: Explanation, hint: Hint) -> None:
        """A part of the advice."""
        self.say(self.words.table.hint(found, hint))

    def advice(self, found: Explanation, everything: bool) -> None:
        """What to do, or all about it."""
        laid_out = advice_sheet if everything else short_sheet
        self.show(laid_out(self.words, found, more=self.words.to_type(Name.EXPLAIN.value)))

    def sharing(self, advice: SharingAdvice, seconds: float, everything: bool) -> None:
        """Advice for a decision of an even year."""
        shown = advice if everything else advice.in_short
        self.show(sharing_sheet(self.words, shown, seconds, everything))

    def sharing_hint(self, advice: SharingAdvice, hint: Hint) -> None:
        """A part of it."""
        self.say(self.words.sharing.hint(advice, hint))

    def why_not(self, found: Explanation) -> None:
        """What speaks against a province."""
        self.show(why_not_sheet(self.words, found))

    def beside_passing(self, found: Explanation) -> None:
        """What speaks for the advice, beside passing."""
        self.show(beside_passing_sheet(self.words, found))

    def sharing_asked(self, asked: SharingAdvice) -> None:
        """A decision of an even year that was asked about, beside the advice."""
        self.show(sharing_sheet(self.words, asked))

    def affordability(self, answer: Affordability, every: bool) -> None:
        """Whether a province can be paid for."""
        more = self.words.to_type(f"{Name.AFFORD.value} {answer.province.value} {EVERY}")
        self.show(afford_sheet(self.words, answer, every, more))

    def all_affordable(self, answers: Sequence[Affordability]) -> None:
        """Every province that can be paid for."""
        self.say(self.words.all_affordable([answer.place for answer in answers if answer.place]))

    def both(self, answer: BothAffordable, every: bool) -> None:
        """Whether two provinces can both be paid for."""
        self.show(both_sheet(self.words, answer, every))
