"""Advice for the even year, in English."""

from advisor.sharing.advice import Option, SharingAdvice
from advisor.words.english.names import listed
from advisor.words.interface import Words
from advisor.words.sharing_interface import SharingLabels, SharingWords
from engine.sharing import AnswerLot, ChooseLot, FormLot, Lot, SplitLots

LABELS = SharingLabels(
    answers="Answers", worth="Worth", coming="Next year", next_best="Next best", sure="Sure"
)
UNLIKELY = 0.05
"""What is less likely is not worth a word."""


class EnglishSharing(SharingWords):
    """Advice for the even year."""

    def __init__(self, words: Words) -> None:
        self._words = words

    @property
    def labels(self) -> SharingLabels:
        """Words that stand alone."""
        return LABELS

    def headline(self, advice: SharingAdvice) -> str:
        """'Offer Sensei with 2 × Bushi'."""
        return self._decision(advice.best, advice)

    def answers(self, option: Option) -> str:
        """'Sakai takes it in about 7 of 10 cases, nobody in 3'."""
        likely = [(who, chance) for who, chance in option.answers.items() if chance >= UNLIKELY]
        if isinstance(option.decision, SplitLots):
            [(who, chance)] = option.answers.items()
            return f"{who.label} takes the first in about {_cases(chance)}"
        nobody = 1 - sum(option.answers.values())
        told = [f"{who.label} in about {_cases(chance)}" for who, chance in likely]
        if nobody >= UNLIKELY:
            told.append(f"nobody else in about {_cases(nobody)}")
        return f"taken by {listed(told)}" if likely else "nobody else is likely to take it"

    def worth(self, advice: SharingAdvice) -> str:
        """'24.3 favour, your coming turn and what you keep; an equal share would be worth 22.9'."""
        return (
            f"{advice.best.value:.1f} favour, your coming turn and what you keep; "
            f"an equal share of what is left would be worth {advice.equal_share:.1f}"
        )

    def coming(self, advice: SharingAdvice) -> str:
        """'with Sensei with 2 × Bushi: Kantō 2 and Chūbu 3, 13 favour'."""
        coming = advice.coming
        if coming is None:
            lot = f"With {self._lot(advice.offered)}" if advice.offered else "With it"
            return f"{lot} it would be best to take nothing yet."
        spots = listed([f"{province.label} {at}" for province, at in coming.spots])
        what = f"{spots}, {coming.favour} favour, unless taken before"
        return f"{self._lot(coming.lot)} is good for {what}"

    def runner_up(self, option: Option, advice: SharingAdvice) -> str:
        """'Hatamoto with 3 koku: 0.4 less'."""
        return f"{self._decision(option, advice)}: {_less(advice.best.value - option.value)}"

    def sure(self, seconds: float) -> str:
        """'best if the others judge lots as we do, in 0.61 s'."""
        return f"best if the others judge lots as we do, in {seconds:.2f} s"

    def _lot(self, lot: Lot) -> str:
        return self._words.lot(lot) if lot.cards else f"{lot.title.label} alone"

    def _decision(self, option: Option, advice: SharingAdvice) -> str:
        match option.decision:
            case FormLot(lot):
                return f"Offer {self._lot(lot)}"
            case SplitLots(first, second):
                return f"Split into {self._lot(first)} / {self._lot(second)}"
            case AnswerLot(accept):
                what = self._lot(advice.offered) if advice.offered else "it"
                return f"{'Take' if accept else 'Refuse'} {what}"
            case ChooseLot(first):
                if advice.offered and option is advice.best:
                    return f"Choose {self._lot(advice.offered)}"
                return f"Choose the {'first' if first else 'second'}"


def _cases(chance: float) -> str:
    return f"{max(1, min(9, round(10 * chance)))} of 10 cases"


def _less(less: float) -> str:
    return "hardly less" if less < 0.05 else f"{less:.1f} less"
