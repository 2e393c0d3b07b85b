"""What a language has to say at the table."""

from abc import ABC, abstractmethod
from collections.abc import Mapping

from advisor.conquest.explanation import Explanation
from advisor.table.answers import Hint, Notice, Odds
from advisor.table.begun import Begun
from advisor.table.phase import Ask, Phase
from advisor.table.record import Change, Entry, Revision
from engine.components import General
from engine.view import Seat


class TableWords(ABC):
    """A game at the table."""

    @abstractmethod
    def guide(self, width: int, asked: Ask | None = None) -> str:
        """The language of the table on one page, in lines of at most `width`; or only what can be told at a
        moment at which something is asked."""

    @abstractmethod
    def notice(self, notice: Notice) -> str:
        """Something that is always said in the same words."""

    @abstractmethod
    def asked(self, table: Phase) -> str:
        """What has to be said next, as a question."""

    @abstractmethod
    def status(self, table: Phase, chances: Mapping[General, float] | None = None) -> str:
        """Round, whose turn and favour, and each player's chance to win if it is known, in one short line."""

    @abstractmethod
    def chances(self, chances: Mapping[General, float], playouts: int) -> str:
        """How often each player wins in so many playouts."""

    @abstractmethod
    def meaning(self, word: str, table: Phase) -> str:
        """What a word that is offered means, where that is not plain."""

    @abstractmethod
    def resumed(self, lines: int) -> str:
        """A game goes on."""

    @abstractmethod
    def changed(self, change: Change, number: int, is_hidden: bool) -> list[str]:
        """What a line did to the record, of which `number` is the last; without my cards if hidden."""

    @abstractmethod
    def revised(self, revision: Revision, is_hidden: bool) -> str:
        """What a line did to the record."""

    @abstractmethod
    def undoes(self, revision: Revision, is_hidden: bool) -> str:
        """What `undo` would take back."""

    @abstractmethod
    def history_line(self, number: int, entry: Entry, is_hidden: bool) -> str:
        """A line of the record."""

    @abstractmethod
    def round(self, table: Begun) -> str:
        """Which round it is."""

    @abstractmethod
    def seat(self, seat: Seat, table: Begun) -> str:
        """What is known of a player."""

    @abstractmethod
    def score(self, table: Begun, is_hidden: bool) -> list[str]:
        """What the final count would give as things stand, player by player."""

    @abstractmethod
    def odds(self, odds: Odds) -> list[str]:
        """What can still come."""

    @abstractmethod
    def hint(self, found: Explanation, hint: Hint) -> str:
        """A part of the advice."""

    @abstractmethod
    def saved_position(self, name: str) -> str:
        """Where the position was written."""
