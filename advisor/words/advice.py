"""A piece of advice: which sentences are said of it, and with which figures. A language says each."""

from collections.abc import Iterable, Sequence
from fractions import Fraction

from advisor.conquest.advice import Win
from advisor.conquest.explanation import Explanation, Move, Next, Outlook
from advisor.conquest.plan import When
from advisor.solver.objective import Objective
from advisor.words.names import is_tiny
from advisor.words.other_plays import OtherPlayWords
from advisor.worth.weights import Weights
from engine.board import MAJORITY, Spot
from engine.components import Bonus, Card, Troop


class AdviceWords(OtherPlayWords):
    """A piece of advice."""

    def draw_first(self, found: Explanation) -> str:
        """What to do with Draw tiles before anything else."""
        tiles = self.plural(self.advice.your_draw_tiles, found.draws_first)
        said = self.advice.draw_and_ask_again if found.can_conquer else self.advice.draw_before_ending
        return said.format(tiles=tiles)

    def headline(self, found: Explanation) -> str:
        """What to do now, in one line."""
        if move := found.best.first:
            scores = self.favour_won(move.favour, found.title)
            return self.advice.take.format(place=self.the_place(*move.spot), scores=scores)
        other = next((play for play in found.others if play.first), None)
        if other is None or other.first is None:
            return self.advice.pass_with_nothing_to_take if found.can_conquer else self.advice.end_the_turn
        said = self.advice.pass_for_more
        if not other.less:
            said = self.advice.pass_for_as_much
        elif other.less < 0:
            said = self.advice.pass_for_wins
        elif is_tiny(other.less):
            said = self.advice.pass_for_a_little
        number = other.first.favour
        return said.format(
            place=self.place_of(other.first),
            the_place=self.the_place(*other.first.spot),
            number=number,
            favour=self.favour(number),
            less=self.decimal(other.less),
        )

    def put_down(self, move: Move) -> str:
        """The cards of a payment, the one just drawn named as such."""
        own = list(move.payment.cards)
        if move.drawn:
            own.remove(move.drawn)
        parts = [self.cards(tuple(own))] if own else []
        if move.drawn:
            parts.append(self.advice.the_card_drawn)
        return ", ".join(parts) or self.advice.no_card_put_down

    def condition(self, line: Next, lines: Sequence[Next], is_open: bool = False) -> str:
        """When one of the lines of a plan counts, and how likely that is; a colon follows. It is open what to
        take then where playouts will have a say."""
        before_colon = self.marks.colon.partition(":")[0]
        if len(lines) == 1 and line.is_rest:
            said = self.advice.as_it_looks_now if is_open and line.move else self.advice.whatever_comes
            return f"{said}{before_colon}"
        when = self.advice.otherwise if line.is_rest else self._when(line.whens)
        chance = f" ({self.percent(line.probability)})" if len(lines) > 1 else ""
        return f"{when}{chance}{before_colon}"

    def _when(self, whens: Iterable[When]) -> str:
        """'Exchange or +1 uncovering Bushi, or Draw of Sōhei'."""
        below: dict[tuple[Bonus | None, Card | None], tuple[Troop, ...]] = {}
        for when in whens:
            what = (None if when.drawn else when.bonus), when.drawn
            below[what] = (*below.get(what, ()), *([when.next_tile] if when.next_tile else ()))
        alike: dict[tuple[Troop, ...], list[tuple[Bonus | None, Card | None]]] = {}
        for what, troops in below.items():
            alike.setdefault(troops, []).append(what)
        return self.choice(self._uncovering(cases, troops) for troops, cases in alike.items())

    def _uncovering(self, cases: Sequence[tuple[Bonus | None, Card | None]], troops: Sequence[Troop]) -> str:
        """Tiles won and cards drawn, and the tiles under which they count; none where any will do."""
        told = [self.name(bonus) if bonus else self.advice.any_tile for bonus, drawn in cases if not drawn]
        if cards := [self.name(drawn) for _, drawn in cases if drawn]:
            told.append(self.advice.draw_of.format(cards=self.choice(cards)))
        what = self.choice(told)
        if not troops:
            return what
        return self.advice.uncovering.format(what=what, troops=self.choice(map(self.name, troops)))

    def following(self, line: Next) -> str:
        """What to do then: 'Chūbu, position 3, 7 favour: Bushi; +1: one more Bushi', 'stop'."""
        golden = self.golden_turn(line.flip) if line.flip else ""
        move = line.move
        if move is None:
            return self.side_by_side(golden, self.advice.stop)
        lost = self.after(self.advice.lost, self.symbols(move.lost)) if move.lost else ""
        paid = self.after(f"{self.place_of(move)}, {self.favour(move.favour)}", self.put_down(move))
        return self.side_by_side(paid, *map(self.step, move.payment.steps), lost, golden)

    def in_any_case(self, move: Move, how: str) -> str:
        """A second conquest that is the same in all cases, though not its payment, and what to type to see
        how it is paid for."""
        place, favour = self.place_of(move), self.favour(move.favour)
        return self.advice.in_any_case_there.format(place=place, favour=favour, how=how)

    def unlisted(self, lines: Sequence[Next], how: str) -> str:
        """Cases that are too unlikely to be listed at once, and what to type to see them."""
        together = sum((line.probability for line in lines), Fraction())
        chance = self.percent(together)
        return self.plural(self.advice.more_cases, len(lines), chance=chance, how=how)

    def golden_turn(self, spot: Spot) -> str:
        """The kamon that a Sensei turns at the end of his turn."""
        return self.advice.turn_golden.format(**self.forms("province", spot[0]), at=spot[1])

    def expected(self, found: Explanation) -> str:
        """What a play scores this turn, on average."""
        first, favour = found.best.first, found.best.terms.points
        if first is None:
            return self.advice.no_further_favour
        mean = self.mean_favour(favour)
        if any(line.move for line in found.nexts):
            then = self.decimal(favour - first.favour)
            return self.advice.now_and_then.format(favour=mean, now=first.favour, then=then)
        said = self.advice.for_certain if favour == first.favour else self.advice.this_turn
        return said.format(favour=mean)

    def outlooks(self, changes: Sequence[Outlook]) -> str:
        """How a play changes my chances to dominate provinces."""
        told = []
        for change in changes:
            before, after = self.percent(change.before), self.percent(change.after)
            told.append(
                self.advice.outlook.format(province=change.province.label, before=before, after=after)
            )
        return self.side_by_side(*told)

    def winning(self, found: Explanation) -> list[str]:
        """How often the play wins in playouts; each player's chances where everything is told."""
        win = found.best.win
        assert win
        if not found.if_passing:
            return [self.how_often(win)]
        if_passing = self.after(self.advice.if_you_pass, self.likely(found.if_passing.chances.items()))
        return [self.how_often(win), self.side_by_side(self.each_player(win), if_passing)]

    def how_often(self, win: Win) -> str:
        """How often I won, and how far that may be off."""
        chance, error = self.percent(win.chance), max(1, round(100 * win.error))
        return self.plural(self.advice.won, win.playouts, chance=chance, error=error)

    def each_player(self, win: Win) -> str:
        """How often each player won."""
        return self.after(self.advice.each_player, self.likely(win.chances.items()))

    def weights(self, weights: Weights, years: float) -> str:
        """What things in hand count while the game goes on."""
        bonuses = {"exchange": Bonus.EXCHANGE, "plus_one": Bonus.PLUS_ONE, "draw": Bonus.DRAW}
        tiles = {
            gap: self.after(self.name(each), self.decimal(weights.tile(each)))
            for gap, each in bonuses.items()
        }
        return self.plural(
            self.advice.weights,
            round(years, 1),
            koku=self.decimal(weights.koku),
            single=self.decimal(weights.single),
            double=self.decimal(weights.double),
            **tiles,
            years=self.decimal(years),
            majority=MAJORITY,
        )

    def sure(self, found: Explanation) -> str:
        """How sure the advice is, and what it took."""
        is_favour = found.objective is Objective.POINTS
        measure = self.advice.favour_this_turn if is_favour else self.advice.favour_and_what_lasts
        took = self.seconds(found.seconds)
        if found.by_value:
            move = found.by_value.first
            other = self._taken_instead(move) if move else self.advice.to_pass
            more = found.by_value.expected - found.best.expected
            said = self.advice.chosen_though_hardly if is_tiny(more) else self.advice.chosen_though
            return said.format(took=took, measure=measure, other=other, more=self.decimal(more))
        if found.is_proven:
            return self.advice.proven.format(measure=measure, took=took)
        gap = found.bound - found.best.expected
        said = self.advice.hardly_proven if is_tiny(gap) else self.advice.not_proven
        return said.format(took=took, gap=self.decimal(gap))

    def _taken_instead(self, move: Move) -> str:
        the_place = self.the_place(*move.spot)
        return self.advice.taken_instead.format(place=self.place_of(move), the_place=the_place)

    def seconds(self, seconds: float) -> str:
        """'0.10 s'."""
        return f"{self.decimal(seconds, 2)} s"
