"""Advice for the even year, in German."""

from advisor.sharing.advice import Option, Path, SharingAdvice
from advisor.table.answers import Hint
from advisor.words.german.names import decimal, listed, points
from advisor.words.interface import Words
from advisor.words.sharing_interface import SharingLabels, SharingWords
from engine.components import General
from engine.sharing import AnswerLot, ChooseLot, FormLot, SplitLots

LABELS = SharingLabels(
    answers="Antworten",
    then="Dann",
    worth="Wert",
    coming="Folgejahr",
    winning="Siegchance",
    next_best="Alternative",
    paths="Verlauf",
    sure="Sicherheit",
    advised="Empfohlen",
)
UNLIKELY = 0.05
"""What is less likely is not worth a word."""
GRABBED = 0.3
"""So likely that a lot is gone that it is said."""


class GermanSharing(SharingWords):
    """Advice for the even year."""

    def __init__(self, words: Words) -> None:
        self._words = words

    @property
    def labels(self) -> SharingLabels:
        """Words that stand alone."""
        return LABELS

    def headline(self, advice: SharingAdvice) -> str:
        """'Biete Sensei mit 2 × Bushi an'."""
        return self._decision(advice.best, advice)

    def answers(self, option: Option) -> str:
        """'Sakai nimmt es in etwa 7 von 10 Fällen; sonst bleibt es dir'."""
        if isinstance(option.decision, SplitLots):
            [(who, chance)] = option.answers.items()
            return f"{who.label} nimmt das erste in etwa {_cases(chance)} Fällen"
        likely = [(who, chance) for who, chance in option.answers.items() if chance >= UNLIKELY]
        is_mine = isinstance(option.decision, FormLot)
        if not likely:
            return "wohl niemand nimmt es: Es bleibt dir" if is_mine else "wohl niemand sonst nimmt es"
        (first, chance), *rest = likely
        told = [f"{first.label} nimmt es in etwa {_cases(chance)} Fällen"]
        told += [f"{who.label} in {_cases(chance)}" for who, chance in rest]
        nobody = 1 - sum(option.answers.values())
        takers = ", ".join(told)
        if nobody < UNLIKELY:
            return takers
        return f"{takers}; sonst bleibt es dir" if is_mine else f"{takers}; sonst niemand"

    def follows(self, advice: SharingAdvice) -> str:
        """'wenn Sakai es nimmt, teilst du die anderen 5 Karten mit Honda auf'."""
        follows = advice.follows
        assert follows
        year, tairo = follows.year, follows.year.waiting[0]
        is_kept = isinstance(advice.best.decision, AnswerLot) and follows.taker not in advice.best.answers
        when = f"wenn {follows.taker.label} es {'behält' if is_kept else 'nimmt'}"
        is_one = len(year.cards) == 1
        cards = "die letzte Karte" if is_one else f"die anderen {len(year.cards)} Karten"
        of_cards = "der letzten Karte" if is_one else f"den anderen {len(year.cards)} Karten"
        others = [general for general in year.waiting if general is not tairo]
        if tairo is not advice.me:
            if len(others) == 1:
                return f"{when}, teilt {tairo.label} {cards} auf und du wählst"
            return f"{when}, bildet {tairo.label} ein Paket aus {of_cards}"
        if len(others) == 1:
            return f"{when}, teilst du {cards} mit {others[0].label} auf"
        asked = listed((other.label for other in others), "oder")
        return f"{when}, bildest du das nächste Paket aus {of_cards} für {asked}"

    def worth(self, advice: SharingAdvice) -> str:
        """'24,3 Punkte aus deinem nächsten Zug und dem, was du behältst; ...'."""
        return (
            f"{decimal(advice.best.value)} Punkte aus deinem nächsten Zug und dem, was du behältst; "
            f"ein gleicher Teil vom Rest wäre {decimal(advice.equal_share)} wert"
        )

    def coming(self, advice: SharingAdvice) -> str:
        """'Sensei mit 2 × Bushi reicht für Kantō 2 und Chūbu 3, 13 Punkte, wenn dir keiner zuvorkommt'."""
        coming = advice.coming
        assert coming
        lot = self._words.lot(coming.lot)
        spots = [f"{province.label} {at}" for province, at in coming.spots]
        if not spots:
            return f"mit {lot} wäre es am besten, noch nichts zu erobern"
        reached = f"{listed(spots)}, {points(coming.favour)}, wenn dir keiner zuvorkommt"
        if coming.lot == advice.offered:
            return f"{lot} reicht für {reached}"
        return f"du bekommst wohl {lot}; das reicht für {reached}"

    def winning(self, advice: SharingAdvice, everything: bool) -> list[str]:
        """'41 % (± 2) in 800 Probepartien'."""
        win = advice.best.win
        assert win
        error = max(1, round(100 * win.error))
        lines = [f"{self._words.percent(win.chance)} (± {error}) in {win.playouts} Probepartien"]
        if everything:
            by_chance = sorted(win.chances.items(), key=lambda chance: -chance[1])
            each = (f"{general.label} {self._words.percent(chance)}" for general, chance in by_chance)
            lines.append(f"je Spieler: {', '.join(each)}")
        return lines

    def runner_up(self, option: Option, advice: SharingAdvice) -> str:
        """'Biete Hatamoto mit 3 Koku an: 0,4 weniger wert; Sakai nähme es in etwa 6 von 10 Fällen'."""
        cost = _less(advice.best.score - option.score)
        if option.win:
            cost = f"gewinnt zu {self._words.percent(option.win.chance)}; {cost}"
        grabbed = ""
        if option.answers and not isinstance(option.decision, SplitLots):
            who, chance = max(option.answers.items(), key=lambda answer: answer[1])
            if chance >= GRABBED:
                grabbed = f"; {who.label} nähme es in etwa {_cases(chance)} Fällen"
        return f"{self._decision(option, advice)}: {cost}{grabbed}"

    def path(self, path: Path, advice: SharingAdvice) -> str:
        """'42 %: Sakai bekommt Sensei mit 2 × Bushi, du bekommst Daimyō mit 3 Koku; Wert 24,1'."""
        given = [f"{self._who(general, advice)} {self._words.lot(lot)}" for general, lot in path.given]
        rest = "" if any(general is advice.me for general, _ in path.given) else "; der Rest ist offen"
        return f"{self._words.percent(path.chance)}: {', '.join(given)}{rest}; Wert {decimal(path.value)}"

    def sure(self, advice: SharingAdvice, seconds: float) -> str:
        """'das Beste, wenn die anderen Pakete so bewerten wie wir, in 0,61 s'."""
        best = f"das Beste, wenn die anderen Pakete so bewerten wie wir, in {decimal(seconds, 2)} s"
        more = advice.by_value.score - advice.best.score
        if advice.by_value.decision == advice.best.decision or more < UNLIKELY:
            return best
        other = self._decision(advice.by_value, advice)
        return f"{best}; durch Probepartien gewählt, {decimal(more)} mehr wert wäre: {other}"

    def hint(self, advice: SharingAdvice, hint: Hint) -> str:
        """'Tipp: ein Paket, das wohl niemand nimmt.'."""
        best = advice.best
        match best.decision:
            case FormLot(lot):
                if hint is Hint.PROVINCE:
                    return f"Tipp: Im Paket ist das Plättchen des {lot.title.label}."
                is_kept = sum(best.answers.values()) < 1 / 2
                return f"Tipp: ein Paket, das wohl {'niemand' if is_kept else 'jemand'} nimmt."
            case SplitLots(first, second):
                if hint is Hint.PROVINCE:
                    return f"Tipp: Die Plättchen sind {first.title.label} und {second.title.label}."
                return "Tipp: Überleg, welches der beiden Pakete er mag und welches du brauchst."
            case AnswerLot(accept):
                if hint is Hint.PROVINCE:
                    return f"Tipp: {'Nimm es an' if accept else 'Lehn es ab'}."
                return f"Tipp: Ein gleicher Teil vom Rest ist für dich {decimal(advice.equal_share)} wert."
            case ChooseLot():
                title = advice.offered.title.label if advice.offered else ""
                if hint is Hint.PROVINCE:
                    return f"Tipp: das mit dem {title}."
                return "Tipp: Denk daran, was du mit jedem Paket nächstes Jahr erobern kannst."

    def _who(self, general: General, advice: SharingAdvice) -> str:
        return "du bekommst" if general is advice.me else f"{general.label} bekommt"

    def _decision(self, option: Option, advice: SharingAdvice) -> str:
        match option.decision:
            case FormLot(lot):
                return f"Biete {self._words.lot(lot)} an"
            case SplitLots(first, second):
                return f"Teile auf in {self._words.lot(first)} / {self._words.lot(second)}"
            case AnswerLot(accept):
                what = self._words.lot(advice.offered) if advice.offered else "es"
                return f"Nimm {what}" if accept else f"Lehne {what} ab"
            case ChooseLot(first):
                if advice.offered and option is advice.best:
                    return f"Wähle {self._words.lot(advice.offered)}"
                return f"Wähle das {'erste' if first else 'zweite'}"


def _cases(chance: float) -> str:
    return f"{max(1, min(9, round(10 * chance)))} von 10"


def _less(less: float) -> str:
    if abs(less) < UNLIKELY:
        return "gleich viel wert"
    return f"{decimal(abs(less))} {'weniger' if less > 0 else 'mehr'} wert"
