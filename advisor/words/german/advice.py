"""A piece of advice in German."""

from collections.abc import Sequence
from fractions import Fraction

from advisor.conquest.advice import Win
from advisor.conquest.explanation import ExplainedPlay, Explanation, Move, Next, Outlook
from advisor.solver.objective import Objective
from advisor.words.german.names import amount, decimal, favour_points, is_tiny, label, listed, points, to_type
from advisor.words.german.positions import GermanPositions
from advisor.words.interface import AdviceWords
from advisor.worth.weights import Weights
from engine.board import MAJORITY, Spot
from engine.components import Bonus, Pay, Title

DRAWN = "Karte bringt "


def place(move: Move) -> str:
    """'Kantō, Feld 2'."""
    return f"{move.province.label}, Feld {move.at}"


def how_paid(move: Move) -> str:
    """'mit Koku'."""
    return "mit Koku" if move.payment.pay is Pay.KOKU else "mit Truppen"


class GermanAdvice(AdviceWords, GermanPositions):
    """A piece of advice."""

    def draw_first(self, found: Explanation) -> str:
        """What to do with Draw tiles before anything else."""
        tiles = "dein" if found.draws_first == 1 else f"deine {found.draws_first}"
        if not found.can_conquer:
            return f"Zieh vor Zugende: Nutze {tiles} Karte-Plättchen."
        return f"Zieh zuerst: Nutze {tiles} Karte-Plättchen und frag dann neu. Ohne zu ziehen:"

    def headline(self, found: Explanation) -> str:
        """'Erobere Kantō, Feld 2, für 7 Gunstpunkte (6 und 1 als Shōmyō)', 'Passe: ...'."""
        move = found.best.first
        if move:
            return f"Erobere {place(move)}, für {_favour(move.favour, found.title)}"
        other = next((play for play in found.others if play.first), None)
        if other is None or other.first is None:
            return "Passe: Es lässt sich nichts erobern."
        scores = f"{place(other.first)}, brächte {points(other.first.favour)}"
        if not other.less:
            return f"Passe: {scores}, ist am Ende aber nicht mehr wert."
        if is_tiny(other.less):
            return f"Passe: {scores}, ist am Ende aber etwas weniger wert."
        return f"Passe: {scores}, ist am Ende aber {amount(other.less)} weniger wert."

    def put_down(self, move: Move) -> str:
        """'2 × Samurai, die gezogene Karte'."""
        own = list(move.payment.cards)
        if move.drawn:
            own.remove(move.drawn)
        parts = [self.cards(tuple(own))] if own else []
        if move.drawn:
            parts.append("die gezogene Karte")
        return ", ".join(parts) or "keine Karte"

    def condition(self, line: Next, lines: Sequence[Next]) -> str:
        """'+1 (33 %)', 'Karte bringt Bushi oder Sōhei (7 %)', 'sonst (57 %)', 'egal, was kommt'."""
        if len(lines) == 1 and line.is_rest:
            return "egal, was kommt"
        when = _condition(line)
        return f"{when} ({self.percent(line.probability)})" if len(lines) > 1 else when

    def following(self, line: Next) -> str:
        """'Chūbu, Feld 3, 7 Punkte: Bushi, Shinobi; +1: noch ein Shinobi', 'beende den Zug'."""
        golden = f"; {self.golden_turn(line.flip)}" if line.flip else ""
        move = line.move
        if move is None:
            return f"beende den Zug{golden}"
        steps = "".join(f"; {self.step(played)}" for played in move.payment.steps)
        wasted = f"; verloren: {self.symbols(move.lost)}" if move.lost else ""
        return f"{place(move)}, {points(move.favour)}: {self.put_down(move)}{steps}{wasted}{golden}"

    def in_any_case(self, move: Move, how: str) -> str:
        """'Chūgoku, Feld 3, 6 Punkte, auf jeden Fall; die Zahlung hängt vom Plättchen ab (--explain)'."""
        taken = f"{place(move)}, {points(move.favour)}, auf jeden Fall"
        return f"{taken}; die Zahlung hängt vom Plättchen ab ({to_type(how)})"

    def unlisted(self, lines: Sequence[Next], how: str) -> str:
        """'3 weitere Fälle, zusammen 2 %; --explain zeigt sie'."""
        together = self.percent(sum((line.probability for line in lines), Fraction()))
        if len(lines) == 1:
            return f"1 weiterer Fall, {together}; {to_type(how)} zeigt ihn"
        return f"{len(lines)} weitere Fälle, zusammen {together}; {to_type(how)} zeigt sie"

    def golden_turn(self, spot: Spot) -> str:
        """'dreh dein Kamon in Kantō 2 auf die goldene Seite'."""
        return f"dreh dein Kamon in {spot[0].label} {spot[1]} auf die goldene Seite"

    def draw_last(self) -> str:
        """What to do with a Draw tile that is won at the end of the turn."""
        return "gewinnst du zuletzt ein Karte-Plättchen, nutze es noch vor Zugende"

    def expected(self, found: Explanation) -> str:
        """'10,0 Punkte in diesem Zug: jetzt 7, dann 3,0'."""
        scored, first = found.best.terms.points, found.best.first
        if first is None:
            return "keine weiteren Punkte in diesem Zug"
        if any(line.move for line in found.nexts):
            later = amount(scored - first.favour)
            return f"{amount(scored)} Punkte in diesem Zug: jetzt {first.favour}, dann {later}"
        certain = ", und zwar sicher" if scored == first.favour else ""
        return f"{amount(scored)} Punkte in diesem Zug{certain}"

    def outlooks(self, changes: Sequence[Outlook]) -> str:
        """'Kantō von 9 % auf 30 %; Chūbu von 12 % auf 5 %'."""
        return "; ".join(
            f"{change.province.label} von {self.percent(change.before)} auf {self.percent(change.after)}"
            for change in changes
        )

    def runner_up(self, play: ExplainedPlay) -> str:
        """'Chūbu, Feld 3, mit Koku: 3,3 weniger (7,1 Punkte in diesem Zug)'."""
        cost = worth_less(play.less)
        if play.win:
            cost = f"gewinnt zu {self.percent(play.win.chance)}, {cost}"
        if play.first is None:
            return f"Passen: {cost}"
        scores = f"{amount(play.terms.points)} Punkte in diesem Zug"
        return f"{place(play.first)}, {how_paid(play.first)}: {cost} ({scores})"

    def winning(self, found: Explanation) -> list[str]:
        """'41 % (± 2) in 800 Probepartien'; 'Ii 41 %, Sakai 30 %, Honda 29 %'."""
        win = found.best.win
        assert win
        error = max(1, round(100 * win.error))
        lines = [f"{self.percent(win.chance)} (± {error}) in {win.playouts} Probepartien"]
        if found.if_passing:
            passing = self._chances(found.if_passing)
            lines.append(f"je Spieler: {self._chances(win)}; wenn du passt: {passing}")
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
        named = "; ".join(f"{label(bonus)} {worth}" for bonus, worth in zip(Bonus, tiles, strict=True))
        return (
            f"ein Koku {koku}; eine Truppenkarte {single}; eine doppelte {double}; {named}; "
            f"bei noch etwa {decimal(years)} ungeraden Jahren; eine Mehrheit {MAJORITY}-mal ihre Chance"
        )

    def sure(self, found: Explanation) -> str:
        """'nachweislich das Beste nach Punkten und bleibendem Wert, in 0,10 s'."""
        of_points = found.objective is Objective.POINTS
        measure = "Punkten in diesem Zug" if of_points else "Punkten und bleibendem Wert"
        took = f"{decimal(found.seconds, 2)} s"
        if found.by_value:
            first = found.by_value.first
            other = "Passen" if first is None else place(first)
            more = found.by_value.expected - found.best.expected
            chosen = f"durch Probepartien gewählt, in {took}; nach {measure} wäre"
            better = "kaum besser" if is_tiny(more) else f"{amount(more)} mehr wert"
            return f"{chosen} {better}: {other}"
        if found.is_proven:
            return f"nachweislich das Beste nach {measure}, in {took}"
        gap = found.bound - found.best.expected
        best = f"das Beste, was in {took} zu finden war, nicht bewiesen"
        if is_tiny(gap):
            return f"{best}: Kein Zug ist 0,1 mehr wert"
        return f"{best}: Kein Zug ist mehr als {amount(gap)} besser"

    def ends(self) -> str:
        """That the game ends this year."""
        return "Die Partie endet dieses Jahr: Was du behältst, zählt nur als Koku in der Schlussabrechnung."

    def beside_passing(self, found: Explanation) -> str:
        """'Warum nicht passen? Passen ist 4,2 weniger wert und gewinnt zu 50 %.'."""
        if found.best.first is None:
            return "Passen ist die Empfehlung."
        less = found.best.terms.total - found.passing.total
        wins = f" und gewinnt zu {self.percent(found.if_passing.chance)}" if found.if_passing else ""
        worth = f"{amount(abs(less))} {'weniger' if less >= 0 else 'mehr'} wert"
        return f"Warum nicht passen? Passen ist {worth}{wins}."

    def why_not(self, found: Explanation) -> str:
        """'Warum nicht Chūbu? Es mit Koku zu erobern, ist 3,3 weniger wert.'."""
        answer = found.why_not
        assert answer
        asked = f"Warum nicht {answer.province.label}?"
        if answer.affordability.forbidden:
            return f"{asked} {self.refusal(answer.affordability.forbidden)}"
        move = answer.play.first if answer.play else None
        if answer.play is None or move is None:
            return f"{asked} Kein Zug erobert es sicher. {self.not_affordable(answer.affordability)}"
        taking = f"Es {how_paid(move)} zu erobern,"
        if move.province is not answer.province:
            taking = f"Erst {place(move)}, {how_paid(move)} und dann {answer.province.label} zu erobern,"
        if not answer.play.less:
            return f"{asked} Nichts spricht dagegen: {taking} ist genauso gut."
        if is_tiny(answer.play.less):
            return f"{asked} {taking} ist etwas weniger wert."
        wins = f" und gewinnt zu {self.percent(answer.play.win.chance)}" if answer.play.win else ""
        return f"{asked} {taking} ist {amount(answer.play.less)} weniger wert{wins}."


def _favour(favour: int, title: Title) -> str:
    if not title.favour:
        return favour_points(favour)
    return f"{favour_points(favour)} ({favour - title.favour} und {title.favour} als {title.label})"


def _condition(line: Next) -> str:
    if line.is_rest:
        return "sonst"
    cards: dict[tuple[str, ...], list[str]] = {}
    for what, troops in _uncovered(line).items():
        cards.setdefault(troops, []).append(what)
    named = []
    for troops, names in cards.items():
        drawn = [name.removeprefix(DRAWN) for name in names if name.startswith(DRAWN)]
        others = [name for name in names if not name.startswith(DRAWN)]
        told = [*others, *([f"{DRAWN}{listed(drawn, 'oder')}"] if drawn else [])]
        uncovering = f" und darunter {listed(troops, 'oder')}" if troops else ""
        named.append(f"{listed(told, 'oder')}{uncovering}")
    return listed(named, "oder")


def _uncovered(line: Next) -> dict[str, tuple[str, ...]]:
    """Each bonus or card drawn, with the tiles under which it counts; none where it counts under any."""
    found: dict[str, tuple[str, ...]] = {}
    for when in line.whens:
        bonus = label(when.bonus) if when.bonus else "jedes Plättchen"
        what = f"{DRAWN}{label(when.drawn)}" if when.drawn else bonus
        found[what] = (*found.get(what, ()), *([when.next_tile.label] if when.next_tile else ()))
    return found


def worth_less(less: Fraction) -> str:
    """'3,3 weniger', 'kaum mehr'."""
    if not less:
        return "genauso gut"
    than = "weniger" if less > 0 else "mehr"
    return f"kaum {than}" if is_tiny(abs(less)) else f"{amount(abs(less))} {than}"
