"""Advice for the even year, in English."""

from advisor.sharing.advice import Option, Path, SharingAdvice
from advisor.table.answers import Hint
from advisor.words.english.names import listed
from advisor.words.interface import Words
from advisor.words.sharing_interface import SharingLabels, SharingWords
from engine.components import General
from engine.sharing import AnswerLot, ChooseLot, FormLot, Lot, SplitLots

LABELS = SharingLabels(
    answers="Answers",
    then="Then",
    worth="Worth",
    coming="Next year",
    winning="Winning",
    next_best="Next best",
    paths="May go",
    sure="Sure",
    advised="Advised",
)
UNLIKELY = 0.05
"""What is less likely is not worth a word."""
GRABBED = 0.3
"""So likely that a lot is gone that it is said."""


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
        """'taken by Sakai in about 7 of 10 cases, else yours'."""
        if isinstance(option.decision, SplitLots):
            [(who, chance)] = option.answers.items()
            return f"{who.label} takes the first in about {_cases(chance)} cases"
        likely = [(who, chance) for who, chance in option.answers.items() if chance >= UNLIKELY]
        is_mine = isinstance(option.decision, FormLot)
        if not likely:
            return (
                "nobody is likely to take it: it is yours" if is_mine else "nobody else is likely to take it"
            )
        (first, chance), *rest = likely
        told = [f"{first.label} takes it in about {_cases(chance)} cases"]
        told += [f"{who.label} in {_cases(chance)}" for who, chance in rest]
        nobody = 1 - sum(option.answers.values())
        takers = ", ".join(told)
        if nobody < UNLIKELY:
            return takers
        return f"{takers}; else it is yours" if is_mine else f"{takers}; else nobody does"

    def follows(self, advice: SharingAdvice) -> str:
        """'if Sakai takes it, you split the other 5 cards with Honda'."""
        follows = advice.follows
        assert follows
        year, tairo = follows.year, follows.year.waiting[0]
        is_kept = isinstance(advice.best.decision, AnswerLot) and follows.taker not in advice.best.answers
        when = f"if {follows.taker.label} {'keeps' if is_kept else 'takes'} it"
        cards = "the last card" if len(year.cards) == 1 else f"the other {len(year.cards)} cards"
        others = [general for general in year.waiting if general is not tairo]
        if tairo is not advice.me:
            split = "splits" if len(others) == 1 else "forms a lot of"
            choice = " and you choose" if len(others) == 1 else ""
            return f"{when}, {tairo.label} {split} {cards}{choice}"
        if len(others) == 1:
            return f"{when}, you split {cards} with {others[0].label}"
        return f"{when}, you form the next lot of {cards} for {listed((o.label for o in others), 'or')}"

    def worth(self, advice: SharingAdvice) -> str:
        """'24.3 favour, your coming turn and what you keep; an equal share would be worth 22.9'."""
        return (
            f"{advice.best.value:.1f} favour, your coming turn and what you keep; "
            f"an equal share of what is left would be worth {advice.equal_share:.1f}"
        )

    def coming(self, advice: SharingAdvice) -> str:
        """'Sensei with 2 × Bushi is good for Kantō 2 and Chūbu 3, 13 favour, unless taken before'."""
        coming = advice.coming
        assert coming
        lot = self._lot(coming.lot)
        spots = [f"{province.label} {at}" for province, at in coming.spots]
        if not spots:
            return f"with {lot} it would be best to take nothing yet"
        good_for = f"good for {listed(spots)}, {coming.favour} favour, unless taken before"
        return f"{lot} is {good_for}" if coming.lot == advice.offered else f"you likely get {lot}, {good_for}"

    def winning(self, advice: SharingAdvice, everything: bool) -> list[str]:
        """'41 % (± 2) of 800 playouts'."""
        win = advice.best.win
        assert win
        error = max(1, round(100 * win.error))
        lines = [f"{self._words.percent(win.chance)} (± {error}) of {win.playouts} playouts"]
        if everything:
            by_chance = sorted(win.chances.items(), key=lambda chance: -chance[1])
            each = (f"{general.label} {self._words.percent(chance)}" for general, chance in by_chance)
            lines.append(f"each player: {', '.join(each)}")
        return lines

    def runner_up(self, option: Option, advice: SharingAdvice) -> str:
        """'Offer Hatamoto with 3 koku: 0.4 less; Sakai would take it in about 6 of 10 cases'."""
        cost = _less(advice.best.score - option.score)
        if option.win:
            cost = f"wins {self._words.percent(option.win.chance)}; {cost} by worth"
        grabbed = ""
        if option.answers and not isinstance(option.decision, SplitLots):
            who, chance = max(option.answers.items(), key=lambda answer: answer[1])
            if chance >= GRABBED:
                grabbed = f"; {who.label} would take it in about {_cases(chance)} cases"
        return f"{self._decision(option, advice)}: {cost}{grabbed}"

    def path(self, path: Path, advice: SharingAdvice) -> str:
        """'42 %: Sakai gets Sensei with 2 × Bushi, you Daimyō with 3 koku; 24.1'."""
        given = [f"{self._who(general, advice)} {self._lot(lot)}" for general, lot in path.given]
        rest = "" if any(general is advice.me for general, _ in path.given) else "; the rest is open"
        return f"{self._words.percent(path.chance)}: {', '.join(given)}{rest}; worth {path.value:.1f}"

    def sure(self, advice: SharingAdvice, seconds: float) -> str:
        """'best if the others judge lots as we do, in 0.61 s'."""
        best = f"best if the others judge lots as we do, in {seconds:.2f} s"
        more = advice.by_value.score - advice.best.score
        if advice.by_value.decision == advice.best.decision or more < UNLIKELY:
            return best
        other = self._decision(advice.by_value, advice)
        return f"{best}; chosen by playouts: {other} is worth {more:.1f} more"

    def hint(self, advice: SharingAdvice, hint: Hint) -> str:
        """'Hint: a lot that nobody is likely to take.'."""
        best = advice.best
        match best.decision:
            case FormLot(lot):
                if hint is Hint.PROVINCE:
                    return f"Hint: the lot has the tile of the {lot.title.label}."
                is_kept = sum(best.answers.values()) < 1 / 2
                return f"Hint: a lot that {'nobody' if is_kept else 'somebody'} is likely to take."
            case SplitLots(first, second):
                if hint is Hint.PROVINCE:
                    return f"Hint: the tiles are {first.title.label} and {second.title.label}."
                return "Hint: mind which of the two lots he likes, and which one you need."
            case AnswerLot(accept):
                if hint is Hint.PROVINCE:
                    return f"Hint: {'take' if accept else 'refuse'} it."
                return f"Hint: an equal share of what is left is worth {advice.equal_share:.1f} to you."
            case ChooseLot():
                title = advice.offered.title.label if advice.offered else ""
                if hint is Hint.PROVINCE:
                    return f"Hint: the one with the {title}."
                return "Hint: think of what each lot lets you take next year."

    def _who(self, general: General, advice: SharingAdvice) -> str:
        return "you get" if general is advice.me else f"{general.label} gets"

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
    return f"{max(1, min(9, round(10 * chance)))} of 10"


def _less(less: float) -> str:
    if abs(less) < UNLIKELY:
        return "worth as much"
    return f"{abs(less):.1f} {'less' if less > 0 else 'more'}"
