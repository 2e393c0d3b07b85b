"""A plan: what to take now, and what to take second for each thing that the first conquest brings."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from fractions import Fraction

from advisor.worth.later import Terms, TileOdds, Worth, tile_odds
from advisor.worth.majorities import Place
from engine.components import Bonus, Card, Kamon, Troop, less, without
from engine.conquest import Conquest, check, favour_for, spent_tiles
from engine.outcomes import Outcome, follow, outcomes, turn_golden
from engine.position import Position, Site


@dataclass(frozen=True, slots=True)
class When:
    """A condition on what the first conquest brings; what is None may be anything."""

    bonus: Bonus | None = None
    drawn: Card | None = None
    next_tile: Troop | None = None

    def fits(self, outcome: Outcome) -> bool:
        """Whether an outcome meets the condition."""
        return (
            self.bonus in (None, outcome.bonus)
            and self.drawn in (None, outcome.drawn)
            and self.next_tile in (None, outcome.next_tile)
        )


@dataclass(frozen=True, slots=True)
class Step:
    """How a turn goes on: a second conquest or none, and the kamon that a Sensei turns in the end."""

    conquest: Conquest | None
    flip: Place | None


@dataclass(frozen=True, slots=True)
class Case:
    """What to do when the first conquest brings this and no case before fits."""

    when: When
    probability: Fraction
    step: Step


@dataclass(frozen=True, slots=True)
class Plan:
    """A policy for the turn: the first conquest, none to pass; the cases that may follow it, in the
    order in which they count; and the kamon that a Sensei turns where no case can follow."""

    conquest: Conquest | None
    cases: tuple[Case, ...] = ()
    flip: Place | None = None

    def step(self, outcome: Outcome) -> Step:
        """How the turn goes on after an outcome."""
        return next((case.step for case in self.cases if case.when.fits(outcome)), Step(None, self.flip))


def merged_cases(steps: Mapping[Outcome, Step]) -> tuple[Case, ...]:
    """Few cases that lead every outcome to its step: exceptions first, then what is left of each bonus or
    of all of them."""
    by_bonus: list[tuple[When, Step]] = []
    for bonus in dict.fromkeys(outcome.bonus for outcome in steps):
        of_bonus = {outcome: step for outcome, step in steps.items() if outcome.bonus is bonus}
        by_bonus += _exceptions(of_bonus, When(bonus))
    ways = [_less_redundant(cases, steps) for cases in (_exceptions(steps, When()), by_bonus)]
    cases = min(ways, key=len)
    reached = dict.fromkeys((when for when, _ in cases), Fraction())
    for outcome in steps:
        reached[next(when for when, _ in cases if when.fits(outcome))] += outcome.probability
    return tuple(Case(when, reached[when], step) for when, step in cases)


def _exceptions(steps: Mapping[Outcome, Step], within: When) -> list[tuple[When, Step]]:
    """Cases within a condition: the widest that lead to other steps than the likeliest, then that."""
    chances: dict[Step, Fraction] = {}
    for outcome, step in steps.items():
        chances[step] = chances.get(step, Fraction()) + outcome.probability
    likeliest = max(chances, key=chances.__getitem__)
    listed = list(steps)
    # Sets of outcomes are numbers, one bit for each.
    leading = {
        step: sum(1 << n for n, outcome in enumerate(listed) if steps[outcome] == step) for step in chances
    }
    fitting = {
        when: sum(1 << n for n, outcome in enumerate(listed) if when.fits(outcome))
        for when in _conditions(listed)
        if within.bonus in (None, when.bonus)
    }
    cases: list[tuple[When, Step]] = []
    left = (1 << len(listed)) - 1
    while left & ~leading[likeliest]:
        when, step = max(
            (
                (when, step)
                for when, fits in fitting.items()
                for step, leads in leading.items()
                if step != likeliest and fits & left and not fits & left & ~leads
            ),
            key=lambda case: (fitting[case[0]] & left).bit_count(),
        )
        cases.append((when, step))
        left &= ~fitting[when]
    return [*cases, (within, likeliest)]


def _less_redundant(cases: list[tuple[When, Step]], steps: Mapping[Outcome, Step]) -> list[tuple[When, Step]]:
    """The cases without those that can be left out, or be said of everything that is left."""
    for case in list(cases):
        others = [other for other in cases if other is not case]
        if all(_led(others, outcome) == step for outcome, step in steps.items()):
            cases = others
    return cases


def _conditions(outcomes: Iterable[Outcome]) -> list[When]:
    """Every condition that some outcome meets, the widest first."""
    found = dict.fromkeys(
        When(bonus, drawn, next_tile)
        for outcome in outcomes
        for bonus in (None, outcome.bonus)
        for drawn in (None, outcome.drawn)
        for next_tile in (None, outcome.next_tile)
        if bonus or not drawn
    )
    return sorted(found, key=lambda when: (when.bonus, when.drawn, when.next_tile).count(None), reverse=True)


def _led(cases: Iterable[tuple[When, Step]], outcome: Outcome) -> Step | None:
    return next((step for when, step in cases if when.fits(outcome)), None)


def terms(position: Position, plan: Plan, worth: Worth) -> Terms:
    """What following the plan is worth, exactly: every outcome is played out under the referee."""
    if plan.conquest is None:
        return _turned(position, plan.flip, worth.later(position.hand, position.tiles, ()))
    total = Terms()
    for outcome in outcomes(position, plan.conquest.province, plan.conquest.payment.cards):
        played = _played(position, plan.conquest, outcome, plan.step(outcome), worth)
        total = total.plus(played, outcome.probability)
    return total


def _played(position: Position, first: Conquest, outcome: Outcome, step: Step, worth: Worth) -> Terms:
    conquered = follow(position, first, outcome)
    after, points, placed = conquered.position, Fraction(conquered.favour), [first.province]
    last_tile: TileOdds = ()
    if second := step.conquest:
        check(after, second)
        site = after.board[second.province]
        points += favour_for(second.province, site.position, after.title)
        last_tile = tile_odds(after, site.tile)
        placed.append(second.province)
        after = replace(
            after,
            hand=without(after.hand, second.payment.cards),
            tiles=without(after.tiles, spent_tiles(after.tiles, second.payment)),
            board={**after.board, second.province: Site((*site.kamons, Kamon(after.me)))},
        )
    deck = less(position.unseen_cards(), [outcome.drawn] if outcome.drawn else [])
    later = worth.later(after.hand, after.tiles, placed, last_tile, deck)
    return _turned(after, step.flip, later.plus(Terms(points=points)))


def _turned(position: Position, flip: Place | None, found: Terms) -> Terms:
    if flip:
        turn_golden(position, *flip)
    return found
