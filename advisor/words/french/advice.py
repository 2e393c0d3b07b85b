"""A piece of advice in French."""

from collections.abc import Sequence
from fractions import Fraction

from advisor.conquest.advice import Win
from advisor.conquest.explanation import ExplainedPlay, Explanation, Move, Next, Outlook
from advisor.solver.objective import Objective
from advisor.words.french.names import (
    amount,
    amount_of_points,
    counted,
    decimal,
    is_tiny,
    listed,
    name,
    points,
    the,
)
from advisor.words.french.positions import FrenchPositions
from advisor.words.interface import AdviceWords
from advisor.worth.weights import Weights
from engine.board import MAJORITY, Spot
from engine.components import Bonus, Pay, Title

DRAWN = "Pioche donnant "


def place(move: Move) -> str:
    """'Kantō, position 2'."""
    return f"{move.province.label}, position {move.at}"


def how_paid(move: Move) -> str:
    """'en kokus'."""
    return "en kokus" if move.payment.pay is Pay.KOKU else "en troupes"


class FrenchAdvice(AdviceWords, FrenchPositions):
    """A piece of advice."""

    def draw_first(self, found: Explanation) -> str:
        """What to do with Draw tiles before anything else."""
        tiles = "votre tuile Pioche" if found.draws_first == 1 else f"vos {found.draws_first} tuiles Pioche"
        if not found.can_conquer:
            return f"Piochez avant de finir votre tour : utilisez {tiles}."
        return f"Piochez d'abord : utilisez {tiles}, puis redemandez. Sans piocher :"

    def headline(self, found: Explanation) -> str:
        """'Prenez le Kantō, position 2, pour 7 points (6 + 1 comme Shōmyō)', 'Passez : ...'."""
        move = found.best.first
        if move:
            where = f"{the(move.province)}, position {move.at}"
            return f"Prenez {where}, pour {_favour(move.favour, found.title)}"
        other = next((play for play in found.others if play.first), None)
        if other is None or other.first is None:
            return "Passez : aucune prise de contrôle n'est possible."
        scores = f"{place(other.first)}, rapporterait {points(other.first.favour)}"
        if not other.less:
            return f"Passez : {scores}, mais ne vaut pas plus au bout du compte."
        if is_tiny(other.less):
            return f"Passez : {scores}, mais vaut un peu moins au bout du compte."
        return f"Passez : {scores}, mais vaut {amount(other.less)} de moins au bout du compte."

    def put_down(self, move: Move) -> str:
        """'2 × Samouraï, la carte piochée'."""
        own = list(move.payment.cards)
        if move.drawn:
            own.remove(move.drawn)
        parts = [self.cards(tuple(own))] if own else []
        if move.drawn:
            parts.append("la carte piochée")
        return ", ".join(parts) or "aucune carte"

    def condition(self, line: Next, lines: Sequence[Next]) -> str:
        """'+1 (33 %)', 'Pioche donnant Bushi ou Sōhei (7 %)', 'sinon (57 %)', 'quoi qu'il arrive'; with the
        blank that stands before a colon."""
        if len(lines) == 1 and line.is_rest:
            return "quoi qu'il arrive "
        when = _condition(line)
        return f"{when} ({self.percent(line.probability)}) " if len(lines) > 1 else f"{when} "

    def following(self, line: Next) -> str:
        """'Chūbu, position 3, 7 points : Bushi, Shinobi ; +1 : un Shinobi de plus', 'arrêtez-vous là'."""
        golden = f" ; {self.golden_turn(line.flip)}" if line.flip else ""
        move = line.move
        if move is None:
            return f"arrêtez-vous là{golden}"
        steps = "".join(f" ; {self.step(played)}" for played in move.payment.steps)
        wasted = f" ; perdu : {self.symbols(move.lost)}" if move.lost else ""
        return f"{place(move)}, {points(move.favour)} : {self.put_down(move)}{steps}{wasted}{golden}"

    def in_any_case(self, move: Move, how: str) -> str:
        """'Chūgoku, position 3, 6 points, dans tous les cas ; le paiement dépend de la tuile (--explain)'."""
        where = f"{place(move)}, {points(move.favour)}"
        return f"{where}, dans tous les cas ; le paiement dépend de la tuile ({how})"

    def unlisted(self, lines: Sequence[Next], how: str) -> str:
        """'3 autres cas, 2 % en tout ; --explain les montre'."""
        cases = counted(len(lines), "autre cas", "autres cas")
        together = sum((line.probability for line in lines), Fraction())
        which = "le" if len(lines) == 1 else "les"
        return f"{cases}, {self.percent(together)} en tout ; {how} {which} montre"

    def golden_turn(self, spot: Spot) -> str:
        """'retournez votre kamon de Kantō 2 face dorée'."""
        return f"retournez votre kamon de {spot[0].label} {spot[1]} face dorée"

    def draw_last(self) -> str:
        """What to do with a Draw tile that is won at the end of the turn."""
        return "une tuile Pioche gagnée en dernier, avant de finir votre tour"

    def expected(self, found: Explanation) -> str:
        """'10,0 points ce tour-ci, en moyenne : 7 tout de suite, 3,0 ensuite'."""
        total, first = found.best.terms.points, found.best.first
        if first is None:
            return "plus aucun point ce tour-ci"
        if any(line.move for line in found.nexts):
            later = amount(total - first.favour)
            split = f"{first.favour} tout de suite, {later} ensuite"
            return f"{amount_of_points(total)} ce tour-ci, en moyenne : {split}"
        certain = ", à coup sûr" if total == first.favour else ""
        return f"{amount_of_points(total)} ce tour-ci{certain}"

    def outlooks(self, changes: Sequence[Outlook]) -> str:
        """'Kantō de 9 % à 30 % ; Chūbu de 12 % à 5 %'."""
        return " ; ".join(
            f"{change.province.label} de {self.percent(change.before)} à {self.percent(change.after)}"
            for change in changes
        )

    def runner_up(self, play: ExplainedPlay) -> str:
        """'Chūbu, position 3, en kokus : 3,3 de moins (7,1 points ce tour-ci)'."""
        cost = worth_less(play.less)
        if play.win:
            cost = f"{self.percent(play.win.chance)} de victoires, {cost}"
        if play.first is None:
            return f"passer : {cost}"
        scores = f"{amount_of_points(play.terms.points)} ce tour-ci"
        return f"{place(play.first)}, {how_paid(play.first)} : {cost} ({scores})"

    def winning(self, found: Explanation) -> list[str]:
        """'41 % (± 2) de 800 parties simulées'; 'Ii 41 %, Sakai 30 %, Honda 29 %'."""
        win = found.best.win
        assert win
        error = max(1, round(100 * win.error))
        lines = [f"{self.percent(win.chance)} (± {error}) de {win.playouts} parties simulées"]
        if found.if_passing:
            lines.append(
                f"chaque joueur : {self._chances(win)} ; si vous passez : {self._chances(found.if_passing)}"
            )
        return lines

    def _chances(self, win: Win) -> str:
        by_chance = sorted(win.chances.items(), key=lambda chance: -chance[1])
        return ", ".join(f"{general.label} {self.percent(chance)}" for general, chance in by_chance)

    def weights(self, weights: Weights, years: float) -> str:
        """What things in hand count."""
        koku, single, double, *tiles = (
            decimal(worth)
            for worth in (
                weights.koku,
                weights.single,
                weights.double,
                weights.exchange,
                weights.plus_one,
                weights.draw,
            )
        )
        named = " ; ".join(f"{name(bonus)} {worth}" for bonus, worth in zip(Bonus, tiles, strict=True))
        to_come = "année impaire" if round(years, 1) < 2 else "années impaires"
        return (
            f"un koku {koku} ; une carte Troupe {single} ; une double {double} ; {named} ; "
            f"avec environ {decimal(years)} {to_come} à venir ; une majorité, {MAJORITY} fois sa chance"
        )

    def sure(self, found: Explanation) -> str:
        """'meilleur coup prouvé (points et acquis), en 0,10 s'."""
        of_points = found.objective is Objective.POINTS
        measure = "points de ce tour" if of_points else "points et acquis"
        took = f"{decimal(found.seconds, 2)} s"
        if found.by_value:
            first = found.by_value.first
            other = "passer" if first is None else f"{place(first)},"
            more = found.by_value.expected - found.best.expected
            if is_tiny(more):
                return f"choisi par simulation, en {took} ; en {measure}, {other} vaut à peine plus"
            return f"choisi par simulation, en {took} ; en {measure}, {other} vaut {amount(more)} de plus"
        if found.is_proven:
            return f"meilleur coup prouvé ({measure}), en {took}"
        gap = found.bound - found.best.expected
        if is_tiny(gap):
            return f"meilleur trouvé en {took}, non prouvé : aucun coup ne vaut 0,1 de plus"
        return f"meilleur trouvé en {took}, non prouvé : aucun coup ne vaut plus de {amount(gap)} de mieux"

    def ends(self) -> str:
        """That the game ends this year."""
        return "La partie s'arrête cette année : ce qui est gardé ne compte qu'en kokus au décompte final."

    def beside_passing(self, found: Explanation) -> str:
        """'Pourquoi ne pas passer ? Passer vaut 4,2 de moins, avec 50 % de victoires.'."""
        if found.best.first is None:
            return "Passer, c'est le conseil."
        less = found.best.terms.total - found.passing.total
        worth = f"{amount(abs(less))} de {'moins' if less >= 0 else 'plus'}"
        return f"Pourquoi ne pas passer ? Passer vaut {worth}{self._wins(found.if_passing)}."

    def why_not(self, found: Explanation) -> str:
        """'Pourquoi pas le Chūbu ? Cette prise, en kokus, vaut 3,3 de moins.'."""
        answer = found.why_not
        assert answer
        asked = f"Pourquoi pas {the(answer.province)} ?"
        if answer.affordability.forbidden:
            return f"{asked} {self.refusal(answer.affordability.forbidden)}"
        move = answer.play.first if answer.play else None
        if answer.play is None or move is None:
            return f"{asked} Aucun coup n'assure cette prise. {self.not_affordable(answer.affordability)}"
        paid, where = how_paid(move), f"{the(move.province)}, position {move.at}"
        is_it = move.province is answer.province
        taking = f"Cette prise, {paid}," if is_it else f"Prendre {where}, {paid}, puis cette province"
        if not answer.play.less:
            return f"{asked} Rien ne s'y oppose. {taking} vaut autant."
        if is_tiny(answer.play.less):
            return f"{asked} {taking} vaut un peu moins."
        return f"{asked} {taking} vaut {amount(answer.play.less)} de moins{self._wins(answer.play.win)}."

    def _wins(self, win: Win | None) -> str:
        """', avec 50 % de victoires'."""
        return f", avec {self.percent(win.chance)} de victoires" if win else ""


def _favour(favour: int, title: Title) -> str:
    if not title.favour:
        return points(favour)
    return f"{points(favour)} ({favour - title.favour} + {title.favour} comme {title.label})"


def _condition(line: Next) -> str:
    if line.is_rest:
        return "sinon"
    cards: dict[tuple[str, ...], list[str]] = {}
    for what, troops in _uncovered(line).items():
        cards.setdefault(troops, []).append(what)
    named = []
    for troops, names in cards.items():
        drawn = [name.removeprefix(DRAWN) for name in names if name.startswith(DRAWN)]
        others = [name for name in names if not name.startswith(DRAWN)]
        told = [*others, *([f"{DRAWN}{listed(drawn, 'ou')}"] if drawn else [])]
        uncovering = f" découvrant {listed(troops, 'ou')}" if troops else ""
        named.append(f"{listed(told, 'ou')}{uncovering}")
    return listed(named, "ou")


def _uncovered(line: Next) -> dict[str, tuple[str, ...]]:
    """Each bonus or card drawn, with the tiles under which it counts; none where it counts under any."""
    found: dict[str, tuple[str, ...]] = {}
    for when in line.whens:
        bonus = name(when.bonus) if when.bonus else "toute tuile"
        what = f"{DRAWN}{name(when.drawn)}" if when.drawn else bonus
        found[what] = (*found.get(what, ()), *([name(when.next_tile)] if when.next_tile else ()))
    return found


def worth_less(less: Fraction) -> str:
    """'3,3 de moins', 'à peine plus'."""
    if not less:
        return "aussi bon"
    than = "moins" if less > 0 else "plus"
    return f"à peine {than}" if is_tiny(abs(less)) else f"{amount(abs(less))} de {than}"
