"""Advice for the even year, in Italian."""

from advisor.sharing.advice import Option, Path, SharingAdvice
from advisor.table.answers import Hint
from advisor.words.interface import Words
from advisor.words.italian.names import decimal, listed, of_the, points
from advisor.words.sharing_interface import SharingLabels, SharingWords
from engine.components import General
from engine.sharing import AnswerLot, ChooseLot, FormLot, Lot, SplitLots

LABELS = SharingLabels(
    answers="Risposte",
    then="Poi",
    worth="Valore",
    coming="L'anno dopo",
    winning="Vittorie",
    next_best="Alternativa",
    paths="Scenari",
    sure="Certezza",
    advised="Consiglio",
)
UNLIKELY = 0.05
"""What is less likely is not worth a word."""
GRABBED = 0.3
"""So likely that a lot is gone that it is said."""


class ItalianSharing(SharingWords):
    """Advice for the even year."""

    def __init__(self, words: Words) -> None:
        self._words = words

    @property
    def labels(self) -> SharingLabels:
        """Words that stand alone."""
        return LABELS

    def headline(self, advice: SharingAdvice) -> str:
        """'Proponi Sensei con 2 × Bushi'."""
        return self._decision(advice.best, advice)

    def answers(self, option: Option) -> str:
        """'Sakai lo prende in circa 7 casi su 10; altrimenti resta a te'."""
        if isinstance(option.decision, SplitLots):
            [(who, chance)] = option.answers.items()
            return f"{who.label} prende il primo in circa {_cases(chance)}"
        likely = [(who, chance) for who, chance in option.answers.items() if chance >= UNLIKELY]
        is_mine = isinstance(option.decision, FormLot)
        if not likely:
            return (
                "è difficile che qualcuno lo prenda: resta a te"
                if is_mine
                else "è difficile che lo prenda qualcun altro"
            )
        (first, chance), *rest = likely
        told = [f"{first.label} lo prende in circa {_cases(chance)}"]
        told += [f"{who.label} in {_cases(chance)}" for who, chance in rest]
        nobody = 1 - sum(option.answers.values())
        takers = ", ".join(told)
        if nobody < UNLIKELY:
            return takers
        return f"{takers}; altrimenti resta a te" if is_mine else f"{takers}; altrimenti nessuno"

    def follows(self, advice: SharingAdvice) -> str:
        """'se lo prende Sakai, dividi le altre 5 carte con Honda'."""
        follows = advice.follows
        assert follows
        year, tairo = follows.year, follows.year.waiting[0]
        is_kept = isinstance(advice.best.decision, AnswerLot) and follows.taker not in advice.best.answers
        when = f"se lo {'tiene' if is_kept else 'prende'} {follows.taker.label}"
        count = len(year.cards)
        cards, of_cards = (
            ("l'ultima carta", "con l'ultima carta")
            if count == 1
            else (f"le altre {count} carte", f"dalle altre {count} carte")
        )
        others = [general for general in year.waiting if general is not tairo]
        if tairo is not advice.me:
            if len(others) == 1:
                return f"{when}, {tairo.label} divide {cards} e tu scegli"
            return f"{when}, {of_cards} {tairo.label} forma un lotto"
        if len(others) == 1:
            return f"{when}, dividi {cards} con {others[0].label}"
        return f"{when}, {of_cards} formi il prossimo lotto per {listed((o.label for o in others), 'o')}"

    def worth(self, advice: SharingAdvice) -> str:
        """'24,3 punti, tra il tuo prossimo turno e ciò che tieni; ... ne varrebbe 22,9'."""
        return (
            f"{decimal(advice.best.value)} punti, tra il tuo prossimo turno e ciò che tieni; "
            f"una parte uguale di ciò che resta ne varrebbe {decimal(advice.equal_share)}"
        )

    def coming(self, advice: SharingAdvice) -> str:
        """'Sensei con 2 × Bushi basta per Kantō 2 e Chūbu 3, 13 punti, se nessuno ti anticipa'."""
        coming = advice.coming
        assert coming
        lot = self._lot(coming.lot)
        spots = [f"{province.label} {at}" for province, at in coming.spots]
        if not spots:
            return f"se ricevi {lot}, conviene non prendere ancora niente"
        good_for = f"basta per {listed(spots)}, {points(coming.favour)}, se nessuno ti anticipa"
        if coming.lot == advice.offered:
            return f"{lot} {good_for}"
        return f"probabilmente ricevi {lot}: {good_for}"

    def winning(self, advice: SharingAdvice, everything: bool) -> list[str]:
        """'41 % (± 2) di 800 partite simulate'."""
        win = advice.best.win
        assert win
        error = max(1, round(100 * win.error))
        lines = [f"{self._words.percent(win.chance)} (± {error}) di {win.playouts} partite simulate"]
        if everything:
            by_chance = sorted(win.chances.items(), key=lambda chance: -chance[1])
            each = (f"{general.label} {self._words.percent(chance)}" for general, chance in by_chance)
            lines.append(f"ciascuno: {', '.join(each)}")
        return lines

    def runner_up(self, option: Option, advice: SharingAdvice) -> str:
        """'Proponi Hatamoto con 3 koku: 0,4 in meno; Sakai lo prenderebbe in circa 6 casi su 10'."""
        less = advice.best.score - option.score
        cost = _less(less)
        if option.win:
            cost = f"vittorie {self._words.percent(option.win.chance)}; {_less_by_worth(less)}"
        grabbed = ""
        if option.answers and not isinstance(option.decision, SplitLots):
            who, chance = max(option.answers.items(), key=lambda answer: answer[1])
            if chance >= GRABBED:
                grabbed = f"; {who.label} lo prenderebbe in circa {_cases(chance)}"
        return f"{self._decision(option, advice)}: {cost}{grabbed}"

    def path(self, path: Path, advice: SharingAdvice) -> str:
        """'42 %: Sakai riceve Sensei con 2 × Bushi, tu ricevi Daimyō con 3 koku; vale 24,1'."""
        given = [f"{self._who(general, advice)} {self._lot(lot)}" for general, lot in path.given]
        rest = "" if any(general is advice.me for general, _ in path.given) else "; il resto è aperto"
        return f"{self._words.percent(path.chance)}: {', '.join(given)}{rest}; vale {decimal(path.value)}"

    def sure(self, advice: SharingAdvice, seconds: float) -> str:
        """'la migliore se gli altri giudicano i lotti come noi, in 0,61 s'."""
        best = f"la migliore se gli altri giudicano i lotti come noi, in {decimal(seconds, 2)} s"
        more = advice.by_value.score - advice.best.score
        if advice.by_value.decision == advice.best.decision or more < UNLIKELY:
            return best
        _, infinitive = _verbs(advice.by_value)
        other = f"{infinitive} {self._what(advice.by_value, advice)}"
        return f"{best}; decisa dalle simulazioni: {other} vale {decimal(more)} in più"

    def hint(self, advice: SharingAdvice, hint: Hint) -> str:
        """'Suggerimento: un lotto che probabilmente nessuno prenderà.'."""
        best = advice.best
        match best.decision:
            case FormLot(lot):
                if hint is Hint.PROVINCE:
                    return f"Suggerimento: il lotto ha la tessera {of_the(lot.title)}."
                is_kept = sum(best.answers.values()) < 1 / 2
                taker = "nessuno" if is_kept else "qualcuno"
                return f"Suggerimento: un lotto che probabilmente {taker} prenderà."
            case SplitLots(first, second):
                if hint is Hint.PROVINCE:
                    return f"Suggerimento: le tessere sono {first.title.label} e {second.title.label}."
                return "Suggerimento: bada a quale dei due lotti gli piace, e a quale serve a te."
            case AnswerLot(accept):
                if hint is Hint.PROVINCE:
                    return f"Suggerimento: {'accettalo' if accept else 'rifiutalo'}."
                share = decimal(advice.equal_share)
                return f"Suggerimento: una parte uguale di ciò che resta per te vale {share}."
            case ChooseLot():
                if hint is Hint.PROVINCE:
                    title = advice.offered.title.label if advice.offered else ""
                    return f"Suggerimento: quello con la tessera {title}."
                return "Suggerimento: pensa a cosa ti fa prendere ciascun lotto l'anno dopo."

    def _who(self, general: General, advice: SharingAdvice) -> str:
        return "tu ricevi" if general is advice.me else f"{general.label} riceve"

    def _lot(self, lot: Lot) -> str:
        return self._words.lot(lot) if lot.cards else f"{lot.title.label} da solo"

    def _decision(self, option: Option, advice: SharingAdvice) -> str:
        imperative, _ = _verbs(option)
        return f"{imperative} {self._what(option, advice)}"

    def _what(self, option: Option, advice: SharingAdvice) -> str:
        match option.decision:
            case FormLot(lot):
                return self._lot(lot)
            case SplitLots(first, second):
                return f"in {self._lot(first)} / {self._lot(second)}"
            case AnswerLot():
                return self._lot(advice.offered) if advice.offered else "il lotto"
            case ChooseLot(first):
                if advice.offered and option is advice.best:
                    return self._lot(advice.offered)
                return "il primo" if first else "il secondo"


def _verbs(option: Option) -> tuple[str, str]:
    """What to do, as an order and in the infinitive."""
    match option.decision:
        case FormLot():
            return "Proponi", "proporre"
        case SplitLots():
            return "Dividi", "dividere"
        case AnswerLot(True):
            return "Accetta", "accettare"
        case AnswerLot():
            return "Rifiuta", "rifiutare"
        case ChooseLot():
            return "Scegli", "scegliere"


def _cases(chance: float) -> str:
    in_ten = max(1, min(9, round(10 * chance)))
    return "1 caso su 10" if in_ten == 1 else f"{in_ten} casi su 10"


def _less(less: float) -> str:
    if abs(less) < UNLIKELY:
        return "vale lo stesso"
    return f"{decimal(abs(less))} in {'meno' if less > 0 else 'più'}"


def _less_by_worth(less: float) -> str:
    if abs(less) < UNLIKELY:
        return "stesso valore"
    return f"{_less(less)} di valore"
