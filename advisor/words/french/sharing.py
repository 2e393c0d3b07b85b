"""Advice for the even year, in French."""

from advisor.sharing.advice import Option, Path, SharingAdvice
from advisor.table.answers import Hint
from advisor.words.french.names import amount_of_points, decimal, listed, points
from advisor.words.interface import Words
from advisor.words.sharing_interface import SharingLabels, SharingWords
from engine.components import General
from engine.sharing import AnswerLot, ChooseLot, FormLot, Lot, SplitLots

LABELS = SharingLabels(
    answers="Réponses",
    then="Ensuite",
    worth="Valeur",
    coming="An prochain",
    winning="Victoire",
    next_best="À défaut",
    paths="Scénarios",
    sure="Fiabilité",
    advised="Conseil",
)
UNLIKELY = 0.05
"""What is less likely is not worth a word."""
GRABBED = 0.3
"""So likely that a lot is gone that it is said."""


class FrenchSharing(SharingWords):
    """Advice for the even year."""

    def __init__(self, words: Words) -> None:
        self._words = words

    @property
    def labels(self) -> SharingLabels:
        """Words that stand alone."""
        return LABELS

    def headline(self, advice: SharingAdvice) -> str:
        """'Proposez Sensei avec 2 × Bushi'."""
        match advice.best.decision:
            case FormLot(lot):
                return f"Proposez {self._lot(lot)}"
            case SplitLots(first, second):
                return f"Formez les lots {self._lot(first)} / {self._lot(second)}"
            case AnswerLot(accept):
                verb = "Prenez" if accept else "Refusez"
                return f"{verb} {self._lot(advice.offered)}" if advice.offered else f"{verb}-le"
            case ChooseLot(first):
                which = f"le {_nth(first)}"
                return f"Choisissez {self._lot(advice.offered) if advice.offered else which}"

    def answers(self, option: Option) -> str:
        """'Sakai le prend dans environ 7 cas sur 10 ; sinon il est à vous'."""
        if isinstance(option.decision, SplitLots):
            [(who, chance)] = option.answers.items()
            return f"{who.label} prend le premier dans environ {_cases(chance)}"
        likely = [(who, chance) for who, chance in option.answers.items() if chance >= UNLIKELY]
        is_mine = isinstance(option.decision, FormLot)
        if not likely:
            if is_mine:
                return "personne ne devrait le prendre : il est à vous"
            return "personne d'autre ne devrait le prendre"
        (first, chance), *rest = likely
        told = [f"{first.label} le prend dans environ {_cases(chance)}"]
        told += [f"{who.label} dans {_cases(chance)}" for who, chance in rest]
        nobody = 1 - sum(option.answers.values())
        takers = ", ".join(told)
        if nobody < UNLIKELY:
            return takers
        return f"{takers} ; sinon il est à vous" if is_mine else f"{takers} ; sinon personne"

    def follows(self, advice: SharingAdvice) -> str:
        """'si Sakai le prend, vous partagez les 5 autres cartes avec Honda'."""
        follows = advice.follows
        assert follows
        year, tairo = follows.year, follows.year.waiting[0]
        is_kept = isinstance(advice.best.decision, AnswerLot) and follows.taker not in advice.best.answers
        when = f"si {follows.taker.label} le {'garde' if is_kept else 'prend'}"
        cards, out_of = _left(len(year.cards))
        others = [general for general in year.waiting if general is not tairo]
        if tairo is not advice.me:
            if len(others) == 1:
                return f"{when}, {tairo.label} partage {cards} et vous choisissez"
            return f"{when}, {tairo.label} forme un lot à partir {out_of}"
        if len(others) == 1:
            return f"{when}, vous partagez {cards} avec {others[0].label}"
        asked = listed((other.label for other in others), "ou")
        return f"{when}, vous formez le lot suivant à partir {out_of}, pour {asked}"

    def worth(self, advice: SharingAdvice) -> str:
        """'24,3 points, votre prochain tour et ce que vous gardez ; une part égale vaudrait 22,9'."""
        return (
            f"{amount_of_points(advice.best.value)}, votre prochain tour et ce que vous gardez ; "
            f"une part égale de ce qui reste vaudrait {decimal(advice.equal_share)}"
        )

    def coming(self, advice: SharingAdvice) -> str:
        """'Sensei avec 2 × Bushi : de quoi prendre Kantō 2 et Chūbu 3, 13 points, si personne ne vous
        devance'."""
        coming = advice.coming
        assert coming
        lot = self._lot(coming.lot)
        spots = [f"{province.label} {at}" for province, at in coming.spots]
        if not spots:
            return f"avec {lot}, mieux vaudrait ne rien prendre encore"
        good_for = f"de quoi prendre {listed(spots)}, {points(coming.favour)}, si personne ne vous devance"
        return (
            f"{lot} : {good_for}"
            if coming.lot == advice.offered
            else f"vous aurez sans doute {lot}, {good_for}"
        )

    def winning(self, advice: SharingAdvice, everything: bool) -> list[str]:
        """'41 % (± 2) de 800 parties simulées'."""
        win = advice.best.win
        assert win
        error = max(1, round(100 * win.error))
        lines = [f"{self._words.percent(win.chance)} (± {error}) de {win.playouts} parties simulées"]
        if everything:
            by_chance = sorted(win.chances.items(), key=lambda chance: -chance[1])
            each = (f"{general.label} {self._words.percent(chance)}" for general, chance in by_chance)
            lines.append(f"chaque joueur : {', '.join(each)}")
        return lines

    def runner_up(self, option: Option, advice: SharingAdvice) -> str:
        """'Proposer Hatamoto avec 3 kokus : 0,4 de moins ; Sakai le prendrait dans environ 6 cas sur 10'."""
        cost = _less(advice.best.score - option.score)
        if option.win:
            cost = f"{self._words.percent(option.win.chance)} de victoires ; {cost} en valeur"
        grabbed = ""
        if option.answers and not isinstance(option.decision, SplitLots):
            who, chance = max(option.answers.items(), key=lambda answer: answer[1])
            if chance >= GRABBED:
                grabbed = f" ; {who.label} le prendrait dans environ {_cases(chance)}"
        return f"{self._decision(option, advice)} : {cost}{grabbed}"

    def path(self, path: Path, advice: SharingAdvice) -> str:
        """'42 % : Sakai reçoit Sensei avec 2 × Bushi, vous recevez Daimyō avec 3 kokus ; vaut 24,1'."""
        given = [f"{self._who(general, advice)} {self._lot(lot)}" for general, lot in path.given]
        rest = "" if any(general is advice.me for general, _ in path.given) else " ; la suite est ouverte"
        return f"{self._words.percent(path.chance)} : {', '.join(given)}{rest} ; vaut {decimal(path.value)}"

    def sure(self, advice: SharingAdvice, seconds: float) -> str:
        """'le mieux si les autres jugent les lots comme nous, en 0,61 s'."""
        best = f"le mieux si les autres jugent les lots comme nous, en {decimal(seconds, 2)} s"
        more = advice.by_value.score - advice.best.score
        if advice.by_value.decision == advice.best.decision or more < UNLIKELY:
            return best
        other = self._decision(advice.by_value, advice)
        return f"{best} ; choisi par simulation : {other} vaut {decimal(more)} de plus"

    def hint(self, advice: SharingAdvice, hint: Hint) -> str:
        """'Indice : un lot que personne ne devrait prendre.'."""
        best = advice.best
        match best.decision:
            case FormLot(lot):
                if hint is Hint.PROVINCE:
                    return f"Indice : le lot a la tuile du {lot.title.label}."
                if sum(best.answers.values()) < 1 / 2:
                    return "Indice : un lot que personne ne devrait prendre."
                return "Indice : un lot que quelqu'un devrait prendre."
            case SplitLots(first, second):
                if hint is Hint.PROVINCE:
                    return f"Indice : les tuiles sont {first.title.label} et {second.title.label}."
                return "Indice : voyez lequel des deux lots lui plaît, et lequel il vous faut."
            case AnswerLot(accept):
                if hint is Hint.PROVINCE:
                    return f"Indice : {'prenez' if accept else 'refusez'}-le."
                share = decimal(advice.equal_share)
                return f"Indice : une part égale de ce qui reste vaut {share} pour vous."
            case ChooseLot():
                title = advice.offered.title.label if advice.offered else ""
                if hint is Hint.PROVINCE:
                    return f"Indice : celui du {title}."
                return "Indice : pensez à ce que chaque lot vous laisse prendre l'an prochain."

    def _who(self, general: General, advice: SharingAdvice) -> str:
        return "vous recevez" if general is advice.me else f"{general.label} reçoit"

    def _lot(self, lot: Lot) -> str:
        return self._words.lot(lot) if lot.cards else f"{lot.title.label} seul"

    def _decision(self, option: Option, advice: SharingAdvice) -> str:
        """A decision by its name: 'proposer Sensei avec 2 × Bushi'."""
        match option.decision:
            case FormLot(lot):
                return f"proposer {self._lot(lot)}"
            case SplitLots(first, second):
                return f"former {self._lot(first)} / {self._lot(second)}"
            case AnswerLot(accept):
                verb = "prendre" if accept else "refuser"
                return f"{verb} {self._lot(advice.offered)}" if advice.offered else f"le {verb}"
            case ChooseLot(first):
                if advice.offered and option is advice.best:
                    return f"choisir {self._lot(advice.offered)}"
                return f"choisir le {_nth(first)}"


def _left(count: int) -> tuple[str, str]:
    """'les 5 autres cartes', and with 'de'."""
    if count == 0:
        return "le reste, sans carte,", "du reste, sans carte"
    if count == 1:
        return "la dernière carte", "de la dernière carte"
    return f"les {count} autres cartes", f"des {count} autres cartes"


def _nth(first: bool) -> str:
    return "premier" if first else "second"


def _cases(chance: float) -> str:
    return f"{max(1, min(9, round(10 * chance)))} cas sur 10"


def _less(less: float) -> str:
    if abs(less) < UNLIKELY:
        return "autant"
    return f"{decimal(abs(less))} de {'moins' if less > 0 else 'plus'}"
