"""What a language has to say about matches."""

from abc import ABC, abstractmethod
from dataclasses import dataclass

from advisor.winning.match import PlayedMatch
from advisor.winning.match_faults import MatchFault


@dataclass(frozen=True, slots=True)
class MatchLabels:
    """Words that stand alone."""

    playing: str
    wins: str
    margin: str
    games: str
    mean: str
    """Over what a player has on average."""
    positions: str
    majorities: str
    koku: str
    total: str
    kamons: str


class MatchWords(ABC):
    """Matches between programs."""

    @property
    @abstractmethod
    def labels(self) -> MatchLabels:
        """Words that stand alone."""

    @abstractmethod
    def headline(self, played: PlayedMatch) -> str:
        """Who played whom, and how often."""

    @abstractmethod
    def wins(self, played: PlayedMatch) -> str:
        """How many games the first player won, the interval of that share, and what equals would win."""

    @abstractmethod
    def margin(self, played: PlayedMatch) -> str:
        """The mean margin, with its error."""

    @abstractmethod
    def games(self, played: PlayedMatch) -> str:
        """What the games were like."""

    @abstractmethod
    def each_other(self, played: PlayedMatch) -> str:
        """The heading over the figures of the others."""

    @abstractmethod
    def fault(self, fault: MatchFault) -> str:
        """Why a match cannot be played."""
