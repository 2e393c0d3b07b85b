"""What a language has to say about advice for the even year."""

from abc import ABC, abstractmethod
from dataclasses import dataclass

from advisor.sharing.advice import Option, SharingAdvice


@dataclass(frozen=True, slots=True)
class SharingLabels:
    """Words that stand alone."""

    answers: str
    worth: str
    coming: str
    next_best: str
    sure: str


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
    def worth(self, advice: SharingAdvice) -> str:
        """What may be expected, beside an equal share."""

    @abstractmethod
    def coming(self, advice: SharingAdvice) -> str:
        """What the lot in question would let me take."""

    @abstractmethod
    def runner_up(self, option: Option, advice: SharingAdvice) -> str:
        """Another decision, and what it costs."""

    @abstractmethod
    def sure(self, seconds: float) -> str:
        """Under which assumption it is best."""
