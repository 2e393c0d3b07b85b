"""What a language has to say about advice for the even year."""

from abc import ABC, abstractmethod
from dataclasses import dataclass

from advisor.sharing.advice import Option, Path, SharingAdvice
from advisor.table.answers import Hint


@dataclass(frozen=True, slots=True)
class SharingLabels:
    """Words that stand alone."""

    answers: str
    then: str
    worth: str
    coming: str
    winning: str
    next_best: str
    paths: str
    sure: str
    advised: str
    """Before the advice, where another decision was asked about."""


class SharingWords(ABC):
    """Advice for the even year."""

    @property
    @abstractmethod
    def labels(self) -> SharingLabels:
        """Words that stand alone."""

    @abstractmethod
    def headline(self, advice: SharingAdvice) -> str:
        """What to decide."""

    @abstractmethod
    def answers(self, option: Option) -> str:
        """How likely each of the others takes a lot."""

    @abstractmethod
    def follows(self, advice: SharingAdvice) -> str:
        """How the year is likeliest to go on where another gets the lot."""

    @abstractmethod
    def worth(self, advice: SharingAdvice) -> str:
        """What may be expected, beside an equal share."""

    @abstractmethod
    def coming(self, advice: SharingAdvice) -> str:
        """What the lot in question would let me take."""

    @abstractmethod
    def winning(self, advice: SharingAdvice, everything: bool) -> list[str]:
        """How often the decision wins in playouts; each player's chances where everything is told."""

    @abstractmethod
    def runner_up(self, option: Option, advice: SharingAdvice) -> str:
        """Another decision, what it costs, and who would grab the lot."""

    @abstractmethod
    def path(self, path: Path, advice: SharingAdvice) -> str:
        """One way in which the year may go, and what it is worth."""

    @abstractmethod
    def sure(self, advice: SharingAdvice, seconds: float) -> str:
        """Under which assumption it is best, and how it was found."""

    @abstractmethod
    def hint(self, advice: SharingAdvice, hint: Hint) -> str:
        """A part of the advice."""
