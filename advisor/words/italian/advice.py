"""A piece of advice in Italian."""

from collections.abc import Sequence
from fractions import Fraction

from advisor.conquest.advice import Win
from advisor.conquest.explanation import ExplainedPlay, Explanation, Move, Next, Outlook
from advisor.solver.objective import Objective
from advisor.words.interface import AdviceWords
from advisor.words.italian.names import (
    amount,
    decimal,
    favour_points,
    is_tiny,
    listed,
    named,
    points,
    the,
)
from advisor.words.italian.positions import ItalianPositions
from advisor.worth.weights import Weights
from engine.board import MAJORITY, Spot
from engine.components import Bonus, Pay

DRAWN = "Pesca di "


def place(move: Move) -> str:
    """'Kantō, posizione 2'."""
    return f"{move.province.label}, posizione {move.at}"


def the_place(move: Move) -> str:
    """'il Kantō, posizione 2'."""
    return f"{the(move.province)}, posizione {move.at}"


def how_paid(move: Move) -> str:
    """'in koku'."""
    return "in koku" if move.payment.pay is Pay.KOKU else "con truppe"


class ItalianAdvice(AdviceWords, ItalianPositions):
    """A piece of advice."""

    def draw_first(self, found: Explanation) -> str:
        """What to do with Draw tiles before anything else."""
        count = found.draws_first
        tiles = "la tua tessera Pesca" if count == 1 else f"le tue {count} tessere Pesca"
        if not found.can_conquer:
            return f"Pesca prima di chiudere il turno: usa {tiles}."
        return f"Prima pesca: usa {tiles}, poi chiedi di nuovo. Senza pescare:"

    def headline(self, found: Explanation) -> str:
        """'Prendi il Kantō, posizione 2: 7 punti di favore (6 più 1 come Shōmyō)', 'Passa: ...'."""
        move = found.best.first
        if move:
            return f"Prendi {the_place(move)}: {favour_points(move.favour, found.title)}"
        other = next((play for play in found.others if play.first), None)
        if other is None or other.first is None:
            return "Passa: non puoi prendere nessuna provincia."
        scores = f"{the_place(other.first)}, darebbe {points(other.first.favour)}"
        if not other.less:
            return f"Passa: {scores}, ma alla fine non vale di più."
        if is_tiny(other.less):
            return f"Passa: {scores}, ma alla fine vale un po' meno."
        return f"Passa: {scores}, ma alla fine vale {amount(other.less)} in meno."

    def put_down(self, move: Move) -> str:
        """'2 × Samurai, la carta pescata'."""
        own = list(move.payment.cards)
        if move.drawn:
            own.remove(move.drawn)
        parts = [self.cards(tuple(own))] if own else []
        if move.drawn:
            parts.append("la carta pescata")
        return ", ".join(parts) or self.cards(())

    def condition(self, line: Next, lines: Sequence[Next]) -> str:
        """'+1 (33 %)', 'Pesca di Bushi o Sōhei (7 %)', 'altrimenti (57 %)', 'qualunque cosa esca'."""
        if len(lines) == 1 and line.is_rest:
            return "qualunque cosa esca"
        when = _condition(line)
        return f"{when} ({self.percent(line.probability)})" if len(lines) > 1 else when

    def following(self, line: Next) -> str:
        """'Chūbu, posizione 3, 7 punti: Bushi, Shinobi; +1: un altro Shinobi', 'fermati'."""
        golden = f"; {self.golden_turn(line.flip)}" if line.flip else ""
        move = line.move
        if move is None:
            return f"fermati{golden}"
        steps = "".join(f"; {self.step(played)}" for played in move.payment.steps)
        wasted = f"; perdi: {self.symbols(move.lost)}" if move.lost else ""
        return f"{place(move)}, {points(move.favour)}: {self.put_down(move)}{steps}{wasted}{golden}"

    def in_any_case(self, move: Move, how: str) -> str:
        """'Chūgoku, posizione 3, 6 punti, in ogni caso; come pagare dipende dalla tessera (--explain)'."""
        return (
            f"{place(move)}, {points(move.favour)}, in ogni caso; come pagare dipende dalla tessera ({how})"
        )

    def unlisted(self, lines: Sequence[Next], how: str) -> str:
        """'altri 3 casi, 2 % in tutto; vedi --explain'."""
        cases = "un altro caso" if len(lines) == 1 else f"altri {len(lines)} casi"
        together = sum((line.probability for line in lines), Fraction())
        return f"{cases}, {self.percent(together)} in tutto; vedi {how}"

    def golden_turn(self, spot: Spot) -> str:
        """'gira dal lato dorato il tuo kamon su Kantō 2'."""
        return f"gira dal lato dorato il tuo kamon su {spot[0].label} {spot[1]}"

    def draw_last(self) -> str:
        """What to do with a Draw tile that is won at the end of the turn."""
        return "con una tessera Pesca presa per ultima, prima di chiudere il turno"

    def expected(self, found: Explanation) -> str:
        """'10,0 punti in questo turno: 7 subito, 3,0 dopo'."""
        scored, first = found.best.terms.points, found.best.first
        if first is None:
            return "nessun altro punto in questo turno"
        if any(line.move for line in found.nexts):
            later = amount(scored - first.favour)
            return f"{amount(scored)} punti in questo turno: {first.favour} subito, {later} dopo"
        certain = ", garantiti" if scored == first.favour else ""
        return f"{amount(scored)} punti in questo turno{certain}"

    def outlooks(self, changes: Sequence[Outlook]) -> str:
        """'Kantō da 9 % a 30 %; Chūbu da 12 % a 5 %'."""
        return "; ".join(
            f"{change.province.label} da {self.percent(change.before)} a {self.percent(change.after)}"
            for change in changes
        )

    def runner_up(self, play: ExplainedPlay) -> str:
        """'Chūbu, posizione 3, in koku: 3,3 in meno (7,1 punti in questo turno)'."""
        cost = worth_less(play.less)
        if play.win:
            cost = f"vittorie {self.percent(play.win.chance)}, {cost}"
        if play.first is None:
            return f"passare: {cost}"
        scores = f"{amount(play.terms.points)} punti in questo turno"
        return f"{place(play.first)}, {how_paid(play.first)}: {cost} ({scores})"

    def winning(self, found: Explanation) -> list[str]:
        """'41 % (± 2) di 800 partite simulate'; 'Ii 41 %, Sakai 30 %, Honda 29 %'."""
        win = found.best.win
        assert win
        error = max(1, round(100 * win.error))
        lines = [f"{self.percent(win.chance)} (± {error}) di {win.playouts} partite simulate"]
        if found.if_passing:
            lines.append(f"ciascuno: {self._chances(win)}; se passi: {self._chances(found.if_passing)}")
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
        bonuses = "; ".join(f"{named(bonus)} {worth}" for bonus, worth in zip(Bonus, tiles, strict=True))
        return (
            f"un koku {koku}; una carta truppa {single}; una doppia {double}; {bonuses}, "
            f"con circa {decimal(years)} anni dispari ancora da giocare; "
            f"una maggioranza {MAJORITY} volte la sua probabilità"
        )

    def sure(self, found: Explanation) -> str:
        """'dimostrata la migliore per punti e ciò che resta, in 0,10 s'."""
        of_points = found.objective is Objective.POINTS
        measure = "punti di questo turno" if of_points else "punti e ciò che resta"
        took = f"{decimal(found.seconds, 2)} s"
        if found.by_value:
            first = found.by_value.first
            other = "passare" if first is None else f"{the_place(first)},"
            more = found.by_value.expected - found.best.expected
            better = "è appena meglio" if is_tiny(more) else f"vale {amount(more)} in più"
            return f"scelta con le simulazioni, in {took}; per {measure}, {other} {better}"
        if found.is_proven:
            return f"dimostrata la migliore per {measure}, in {took}"
        gap = found.bound - found.best.expected
        if is_tiny(gap):
            return f"la migliore trovata in {took}, non dimostrata: nessuna mossa vale 0,1 in più"
        return f"la migliore trovata in {took}, non dimostrata: nessuna mossa vale oltre {amount(gap)} in più"

    def ends(self) -> str:
        """That the game ends this year."""
        return "La partita finisce quest'anno: ciò che tieni conta solo come koku nel conteggio finale."

    def beside_passing(self, found: Explanation) -> str:
        """'Perché non passare? Passare vale 4,2 in meno (vittorie: 50 %).'."""
        if found.best.first is None:
            return "Il consiglio è proprio di passare."
        less = found.best.terms.total - found.passing.total
        wins = f" (vittorie: {self.percent(found.if_passing.chance)})" if found.if_passing else ""
        worth = f"vale {amount(abs(less))} in {'meno' if less >= 0 else 'più'}"
        return f"Perché non passare? Passare {worth}{wins}."

    def why_not(self, found: Explanation) -> str:
        """'Perché non il Chūbu? Prenderlo in koku vale 3,3 in meno.'."""
        answer = found.why_not
        assert answer
        asked = f"Perché non {the(answer.province)}?"
        if answer.affordability.forbidden:
            return f"{asked} {self.refusal(answer.affordability.forbidden)}"
        move = answer.play.first if answer.play else None
        if answer.play is None or move is None:
            return f"{asked} Nessuna mossa lo prende di sicuro. {self.not_affordable(answer.affordability)}"
        taking = (
            f"Prenderlo {how_paid(move)}"
            if move.province is answer.province
            else f"Prendere {the_place(move)}, {how_paid(move)} e poi {the(answer.province)}"
        )
        if not answer.play.less:
            return f"{asked} Niente in contrario. {taking} vale altrettanto."
        if is_tiny(answer.play.less):
            return f"{asked} {taking} vale un po' meno."
        wins = f" (vittorie: {self.percent(answer.play.win.chance)})" if answer.play.win else ""
        return f"{asked} {taking} vale {amount(answer.play.less)} in meno{wins}."


def _condition(line: Next) -> str:
    if line.is_rest:
        return "altrimenti"
    cards: dict[tuple[str, ...], list[str]] = {}
    for what, troops in _uncovered(line).items():
        cards.setdefault(troops, []).append(what)
    told_apart = []
    for troops, names in cards.items():
        drawn = [name.removeprefix(DRAWN) for name in names if name.startswith(DRAWN)]
        others = [name for name in names if not name.startswith(DRAWN)]
        told = [*others, *([f"{DRAWN}{listed(drawn, 'o')}"] if drawn else [])]
        uncovering = f" con sotto {listed(troops, 'o')}" if troops else ""
        told_apart.append(f"{listed(told, 'o')}{uncovering}")
    return listed(told_apart, "o")


def _uncovered(line: Next) -> dict[str, tuple[str, ...]]:
    """Each bonus or card drawn, with the tiles under which it counts; none where it counts under any."""
    found: dict[str, tuple[str, ...]] = {}
    for when in line.whens:
        bonus = named(when.bonus) if when.bonus else "qualsiasi tessera"
        what = f"{DRAWN}{when.drawn.label}" if when.drawn else bonus
        found[what] = (*found.get(what, ()), *([when.next_tile.label] if when.next_tile else ()))
    return found


def worth_less(less: Fraction) -> str:
    """'3,3 in meno', 'appena di più'."""
    if not less:
        return "vale lo stesso"
    than = "meno" if less > 0 else "più"
    return f"appena di {than}" if is_tiny(abs(less)) else f"{amount(abs(less))} in {than}"
