"""What a session answers, as data; a screen puts it into words."""

from collections.abc import Callable, Mapping, Sequence
from contextlib import AbstractContextManager
from dataclasses import dataclass
from enum import Enum
from fractions import Fraction
from typing import Protocol

from advisor.conquest.afford import Affordability, BothAffordable
from advisor.conquest.explanation import Explanation
from advisor.sharing.advice import SharingAdvice
from advisor.table.begun import Begun
from advisor.table.journal_faults import JournalFault
from advisor.table.phase import Ask, Phase
from advisor.table.reasons import Reason
from advisor.table.record import Change, Entry, Revision
from advisor.table.spoken_words import ENGLISH
from engine.board import Province
from engine.components import Bonus, Card, General, Troop

Progress = Callable[[int, int], object]
"""Told how much is done, and of how much."""


class Notice(Enum):
    """Something that is always said in the same words."""

    WELCOME = "welcome"
    OUT_OF_DATE = "out_of_date"
    HIDDEN = "hidden"
    SHOWN = "shown"
    HINTS_ON = "hints_on"
    HINTS_OFF = "hints_off"
    ADVICE_WAITS = "advice_waits"
    CONFIRM = "confirm"
    NOTHING_TO_CONFIRM = "nothing_to_confirm"
    DRAW_BY_HAND = "draw_by_hand"
    STOPPED = "stopped"
    NOT_TAKEN = "not_taken"
    DO_IT = "do_it"
    SPEAKS = "speaks"
    LEFT_AS_IT_IS = "left_as_it_is"
    GOODBYE = "goodbye"


class Hint(Enum):
    """How much of the advice is shown."""

    KIND = 1
    """Whether to take one province, or two, or none."""
    PROVINCE = 2
    """Which one."""


@dataclass(frozen=True, slots=True)
class Odds:
    """What can still come."""

    bonuses: Mapping[Province, Mapping[Bonus, Fraction]]
    """Of each top tile."""
    next_tile: Mapping[Troop, Fraction]
    """Under any of them."""
    card: Mapping[Card, Fraction]
    """The next troop card; empty where there is none to draw."""


class Typing(Protocol):
    """What somebody who types a line can be shown."""

    @property
    def table(self) -> Phase:
        """What is known now."""

    @property
    def advised_line(self) -> str | None:
        """The line that plays the advice, where it may be seen."""

    @property
    def chances(self) -> Mapping[General, float] | None:
        """Each player's chance to win, where it is known and may be seen."""

    def complete(self, line: str, language: str = ENGLISH) -> list[str]:
        """The words of a language that a line can go on with."""

    def take_draft(self) -> str:
        """A line that is to be changed, once; empty where there is none."""


class Screen(Protocol):
    """Where answers appear."""

    def read_line(self, typing: Typing) -> str:
        """The next line that is typed; `EOFError` at the end."""

    def speak(self, language: str) -> bool:
        """Go on in another language; False where nobody here speaks it."""

    def clear(self) -> None:
        """Take everything off the screen that a person can still see or scroll back to."""

    def notice(self, notice: Notice) -> None:
        """Something that is always said in the same words."""

    def asked(self, table: Phase) -> None:
        """What has to be said next."""

    def resumed(self, lines: int) -> None:
        """A game goes on after so many lines."""

    def changed(self, change: Change, number: int, is_hidden: bool) -> None:
        """What a line did to the record, of which `number` is the last; without my cards if hidden."""

    def refused(self, reason: Reason | JournalFault) -> None:
        """Why a line was not taken."""

    def undoes(self, revision: Revision, is_hidden: bool) -> None:
        """What `undo` would take back, after a line that was refused."""

    def failed(self, reason: Reason | JournalFault, line: int | None = None) -> None:
        """Why the session ends, perhaps at a line of the input, or what was found when it began."""

    def history(self, entries: Sequence[Entry], is_hidden: bool) -> None:
        """The whole record."""

    def score(self, table: Begun) -> None:
        """Favour, majorities and what the final count would give as things stand."""

    def board(self, table: Begun) -> None:
        """The provinces as they lie."""

    def hand(self, table: Begun) -> None:
        """My cards and tiles."""

    def players(self, table: Begun) -> None:
        """What is known of each player, to be compared with the real table."""

    def odds(self, odds: Odds) -> None:
        """What can still come."""

    def chances(self, chances: Mapping[General, float], playouts: int) -> None:
        """How often each player wins in so many playouts."""

    def saved_position(self, name: str) -> None:
        """Where the position was written."""

    def guide(self, asked: Ask | None) -> None:
        """The language of the table on one page, or what can be told when something is asked."""

    def thinking(self) -> AbstractContextManager[Callable[[int, int], None]]:
        """A sign of life while the best play is looked for."""

    def hint(self, found: Explanation, hint: Hint) -> None:
        """A part of the advice."""

    def advice(self, found: Explanation, everything: bool) -> None:
        """What to do, or all about it."""

    def sharing(self, advice: SharingAdvice, seconds: float, everything: bool) -> None:
        """Advice for a decision of an even year, found in so many seconds."""

    def sharing_hint(self, advice: SharingAdvice, hint: Hint) -> None:
        """A part of it."""

    def why_not(self, found: Explanation) -> None:
        """What speaks against a province."""

    def beside_passing(self, found: Explanation) -> None:
        """What speaks for the advice, beside passing."""

    def sharing_asked(self, asked: SharingAdvice) -> None:
        """A decision of an even year that was asked about, beside the advice."""

    def affordability(self, answer: Affordability, every: bool) -> None:
        """Whether a province can be paid for."""

    def all_affordable(self, answers: Sequence[Affordability]) -> None:
        """Every province that can be paid for."""

    def both(self, answer: BothAffordable, every: bool) -> None:
        """Whether two provinces can both be paid for."""
