"""A piece of advice in English."""

from collections.abc import Sequence
from fractions import Fraction

from advisor.conquest.advice import Win
from advisor.conquest.explanation import ExplainedPlay, Explanation, Move, Next, Outlook
from advisor.solver.objective import Objective
from advisor.words.english.names import amount, counted, is_tiny, listed
from advisor.words.english.positions import EnglishPositions
from advisor.words.interface import AdviceWords
from advisor.worth.weights import Weights
from engine.board import MAJORITY, Spot
from engine.components import Bonus, Pay, Title

DRAWN = "Draw of "


def place(move: Move) -> str:
    """'Kantō, position 2'."""
    return f"{move.province.label}, position {move.at}"


def how_paid(move: Move) -> str:
    """'in koku'."""
    return "in koku" if move.payment.pay is Pay.KOKU else "with troops"


class EnglishAdvice(AdviceWords, EnglishPositions):
    """A piece of advice."""

    def draw_first(self, found: Explanation) -> str:
        """What to do with Draw tiles before anything else."""
        tiles = "your Draw tile" if found.draws_first == 1 else f"your {found.draws_first} Draw tiles"
        if not found.can_conquer:
            return f"Draw before you end the turn: use {tiles}."
        return f"Draw first: use {tiles}, then ask again. Without drawing:"

    def headline(self, found: Explanation) -> str:
        """'Take Kantō, position 2, for 7 favour (6 and 1 as Shōmyō)', 'Pass: ...'."""
        move = found.best.first
        if move:
            return f"Take {place(move)}, for {_favour(move.favour, found.title)}"
        other = next((play for play in found.others if play.first), None)
        if other is None or other.first is None:
            return "Pass: no conquest can be made."
        scores = f"{place(other.first)} would score {other.first.favour}"
        if not other.less:
            return f"Pass: {scores}, and is worth no more in the end."
        if is_tiny(other.less):
            return f"Pass: {scores}, but is worth a little less in the end."
        return f"Pass: {scores}, but is worth {amount(other.less)} less in the end."

    def put_down(self, move: Move) -> str:
        """'2 × Samurai, the card drawn'."""
        own = list(move.payment.cards)
        if move.drawn:
            own.remove(move.drawn)
        parts = [self.cards(tuple(own))] if own else []
        if move.drawn:
            parts.append("the card drawn")
        return ", ".join(parts) or "no card"

    def condition(self, line: Next, lines: Sequence[Next]) -> str:
        """'+1 (33 %)', 'Draw of Bushi or Sōhei (7 %)', 'otherwise (57 %)', 'whatever comes'."""
        if len(lines) == 1 and line.is_rest:
            return "whatever comes"
        when = _condition(line)
        return f"{when} ({self.percent(line.probability)})" if len(lines) > 1 else when

    def following(self, line: Next) -> str:
        """'Chūbu, position 3, 7 favour: Bushi, Shinobi; +1: one more Shinobi', 'stop'."""
        golden = f"; {self.golden_turn(line.flip)}" if line.flip else ""
        move = line.move
        if move is None:
            return f"stop{golden}"
        steps = "".join(f"; {self.step(played)}" for played in move.payment.steps)
        wasted = f"; lost: {self.symbols(move.lost)}" if move.lost else ""
        return f"{place(move)}, {move.favour} favour: {self.put_down(move)}{steps}{wasted}{golden}"

    def in_any_case(self, move: Move, how: str) -> str:
        """'Chūgoku, position 3, 6 favour, in any case; how to pay depends on the tile (--explain)'."""
        return f"{place(move)}, {move.favour} favour, in any case; how to pay depends on the tile ({how})"

    def unlisted(self, lines: Sequence[Next], how: str) -> str:
        """'3 more cases, 2 % in all; --explain lists them'."""
        cases = counted(len(lines), "more case", "more cases")
        together = sum((line.probability for line in lines), Fraction())
        return f"{cases}, {self.percent(together)} in all; {how} lists them"

    def golden_turn(self, spot: Spot) -> str:
        """'turn your kamon on Kantō 2 to gold'."""
        return f"turn your kamon on {spot[0].label} {spot[1]} to gold"

    def draw_last(self) -> str:
        """What to do with a Draw tile that is won at the end of the turn."""
        return "a Draw tile that you win last, before you end the turn"

    def expected(self, found: Explanation) -> str:
        """'10.0 favour this turn: 7 now, 3.0 then'."""
        points, first = found.best.terms.points, found.best.first
        if first is None:
            return "no further favour this turn"
        if any(line.move for line in found.nexts):
            later = amount(points - first.favour)
            return f"{amount(points)} favour this turn: {first.favour} now, {later} then"
        certain = ", for certain" if points == first.favour else ""
        return f"{amount(points)} favour this turn{certain}"

    def outlooks(self, changes: Sequence[Outlook]) -> str:
        """'Kantō 9 % to 30 %; Chūbu 12 % to 5 %'."""
        return "; ".join(
            f"{change.province.label} {self.percent(change.before)} to {self.percent(change.after)}"
            for change in changes
        )

    def runner_up(self, play: ExplainedPlay) -> str:
        """'Chūbu, position 3, in koku: 3.3 less (7.1 favour this turn)'."""
        cost = worth_less(play.less)
        if play.win:
            cost = f"wins {self.percent(play.win.chance)}, {cost}"
        if play.first is None:
            return f"passing: {cost}"
        scores = f"{amount(play.terms.points)} favour this turn"
        return f"{place(play.first)}, {how_paid(play.first)}: {cost} ({scores})"

    def winning(self, found: Explanation) -> list[str]:
        """'41 % (± 2) of 800 playouts'; 'Ii 41 %, Sakai 30 %, Honda 29 %'."""
        win = found.best.win
        assert win
        error = max(1, round(100 * win.error))
        lines = [f"{self.percent(win.chance)} (± {error}) of {win.playouts} playouts"]
        if found.if_passing:
            lines.append(f"each player: {self._chances(win)}; if you pass: {self._chances(found.if_passing)}")
        return lines

    def _chances(self, win: Win) -> str:
        by_chance = sorted(win.chances.items(), key=lambda chance: -chance[1])
        return ", ".join(f"{general.label} {self.percent(chance)}" for general, chance in by_chance)

    def weights(self, weights: Weights, years: float) -> str:
        """What things in hand count."""
        koku, single, double, *tiles = (
            f"{float(worth):.1f}"
            for worth in (
                weights.koku,
                weights.single,
                weights.double,
                weights.exchange,
                weights.plus_one,
                weights.draw,
            )
        )
        named = ", ".join(f"{bonus.label} {worth}" for bonus, worth in zip(Bonus, tiles, strict=True))
        return (
            f"a koku {koku}, a troop card {single}, a double {double}, {named}, "
            f"with about {years:.1f} odd years to come; a majority {MAJORITY} times its chance"
        )

    def sure(self, found: Explanation) -> str:
        """'proven best by favour and what lasts, in 0.10 s'."""
        of_points = found.objective is Objective.POINTS
        measure = "favour this turn" if of_points else "favour and what lasts"
        took = f"{found.seconds:.2f} s"
        if found.by_value:
            first = found.by_value.first
            other = "to pass" if first is None else place(first)
            more = found.by_value.expected - found.best.expected
            if is_tiny(more):
                return f"chosen by playouts, in {took}; by {measure} {other} is hardly better"
            return f"chosen by playouts, in {took}; by {measure} {other} is worth {amount(more)} more"
        if found.is_proven:
            return f"proven best by {measure}, in {took}"
        gap = found.bound - found.best.expected
        if is_tiny(gap):
            return f"best found in {took}, not proven: no play is worth 0.1 more"
        return f"best found in {took}, not proven: no play is worth more than {amount(gap)} above it"

    def ends(self) -> str:
        """That the game ends this year."""
        return "The game ends this year: what is kept counts only as koku in the final count."

    def beside_passing(self, found: Explanation) -> str:
        """'Why not pass? Passing is worth 4.2 less and wins 50 %.'."""
        if found.best.first is None:
            return "Passing is the advice."
        less = found.best.terms.total - found.passing.total
        wins = f" and wins {self.percent(found.if_passing.chance)}" if found.if_passing else ""
        worth = f"worth {amount(abs(less))} {'less' if less >= 0 else 'more'}"
        return f"Why not pass? Passing is {worth}{wins}."

    def why_not(self, found: Explanation) -> str:
        """'Why not Chūbu? Taking it, in koku, is worth 3.3 less.'."""
        answer = found.why_not
        assert answer
        asked = f"Why not {answer.province.label}?"
        if answer.affordability.forbidden:
            return f"{asked} {self.refusal(answer.affordability.forbidden)}"
        move = answer.play.first if answer.play else None
        if answer.play is None or move is None:
            return f"{asked} No play takes it for certain. {self.not_affordable(answer.affordability)}"
        first = "it" if move.province is answer.province else f"{place(move)} and then it"
        if not answer.play.less:
            return f"{asked} Nothing speaks against it: taking {first}, {how_paid(move)}, is as good."
        if is_tiny(answer.play.less):
            return f"{asked} Taking {first}, {how_paid(move)}, is worth a little less."
        wins = f" and wins {self.percent(answer.play.win.chance)}" if answer.play.win else ""
        return f"{asked} Taking {first}, {how_paid(move)}, is worth {amount(answer.play.less)} less{wins}."


def _favour(favour: int, title: Title) -> str:
    if not title.favour:
        return f"{favour} favour"
    return f"{favour} favour ({favour - title.favour} and {title.favour} as {title.label})"


def _condition(line: Next) -> str:
    if line.is_rest:
        return "otherwise"
    cards: dict[tuple[str, ...], list[str]] = {}
    for what, troops in _uncovered(line).items():
        cards.setdefault(troops, []).append(what)
    named = []
    for troops, names in cards.items():
        drawn = [name.removeprefix(DRAWN) for name in names if name.startswith(DRAWN)]
        others = [name for name in names if not name.startswith(DRAWN)]
        told = [*others, *([f"{DRAWN}{listed(drawn, 'or')}"] if drawn else [])]
        uncovering = f" uncovering {listed(troops, 'or')}" if troops else ""
        named.append(f"{listed(told, 'or')}{uncovering}")
    return listed(named, "or")


def _uncovered(line: Next) -> dict[str, tuple[str, ...]]:
    """Each bonus or card drawn, with the tiles under which it counts; none where it counts under any."""
    found: dict[str, tuple[str, ...]] = {}
    for when in line.whens:
        bonus = when.bonus.label if when.bonus else "any tile"
        what = f"{DRAWN}{when.drawn.label}" if when.drawn else bonus
        found[what] = (*found.get(what, ()), *([when.next_tile.label] if when.next_tile else ()))
    return found


def worth_less(less: Fraction) -> str:
    """'3.3 less', 'hardly more'."""
    if not less:
        return "as good"
    than = "less" if less > 0 else "more"
    return f"hardly {than}" if is_tiny(abs(less)) else f"{amount(abs(less))} {than}"
