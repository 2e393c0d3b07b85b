"""A plan: what to take now, and what to take second for each thing that the first conquest brings."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from fractions import Fraction

from advisor.worth.later import Terms, TileOdds, Worth, last_tile_odds
from engine.board import Spot
from engine.components import Bonus, Card, Troop, less
from engine.conquest import place, site_at, turn_golden
from engine.outcomes import Outcome, follow, outcomes
from engine.position import Position
from engine.turn import Conquest


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
class Continuation:
    """How a turn goes on: a second conquest or none, and the kamon that a Sensei turns in the end."""

    conquest: Conquest | None
    flip: Spot | None


@dataclass(frozen=True, slots=True)
class Branch:
    """What to do when the first conquest brings this and no case before fits."""

    when: When
    probability: Fraction
    then: Continuation


@dataclass(frozen=True, slots=True)
class Plan:
    """A policy for the turn: the first conquest, none to pass; the cases that may follow it, in the
    order in which they count; and the kamon that a Sensei turns where no case can follow."""

    conquest: Conquest | None
    branches: tuple[Branch, ...] = ()
    flip: Spot | None = None

    def then(self, outcome: Outcome) -> Continuation:
        """How the turn goes on after an outcome."""
        return next(
            (branch.then for branch in self.branches if branch.when.fits(outcome)),
            Continuation(None, self.flip),
        )


def merged_branches(continuations: Mapping[Outcome, Continuation]) -> tuple[Branch, ...]:
    """Few cases that lead every outcome to how the turn goes on then: exceptions first, then what is left of
    each bonus or of all of them."""
    by_bonus: list[tuple[When, Continuation]] = []
    for bonus in dict.fromkeys(outcome.bonus for outcome in continuations):
        of_bonus = {outcome: then for outcome, then in continuations.items() if outcome.bonus is bonus}
        by_bonus += _exceptions(of_bonus, When(bonus))
    ways = [_less_redundant(cases, continuations) for cases in (_exceptions(continuations, When()), by_bonus)]
    cases = min(ways, key=len)
    reached = dict.fromkeys((when for when, _ in cases), Fraction())
    for outcome in continuations:
        reached[next(when for when, _ in cases if when.fits(outcome))] += outcome.probability
    return tuple(Branch(when, reached[when], then) for when, then in cases)


def _exceptions(
    continuations: Mapping[Outcome, Continuation], within: When
) -> list[tuple[When, Continuation]]:
    """Exceptions to the likeliest continuation within a condition, widest first; then that as the default."""
    chances: dict[Continuation, Fraction] = {}
    for outcome, then in continuations.items():
        chances[then] = chances.get(then, Fraction()) + outcome.probability
    likeliest = max(chances, key=chances.__getitem__)
    listed = list(continuations)
    # Sets of outcomes are numbers, one bit for each.
    leading = {
        then: sum(1 << n for n, outcome in enumerate(listed) if continuations[outcome] == then)
        for then in chances
    }
    fitting = {
        when: sum(1 << n for n, outcome in enumerate(listed) if when.fits(outcome))
        for when in _conditions(listed)
        if within.bonus in (None, when.bonus)
    }
    cases: list[tuple[When, Continuation]] = []
    left = (1 << len(listed)) - 1
    while left & ~leading[likeliest]:
        when, then = max(
            (
                (when, then)
                for when, fits in fitting.items()
                for then, leads in leading.items()
                if then != likeliest and fits & left and not fits & left & ~leads
            ),
            key=lambda case: (fitting[case[0]] & left).bit_count(),
        )
        cases.append((when, then))
        left &= ~fitting[when]
    return [*cases, (within, likeliest)]


def _less_redundant(
    cases: list[tuple[When, Continuation]], continuations: Mapping[Outcome, Continuation]
) -> list[tuple[When, Continuation]]:
    """The cases without each whose outcomes the others lead the same way."""
    for case in list(cases):
        others = [other for other in cases if other is not case]
        if all(_led(others, outcome) == then for outcome, then in continuations.items()):
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


def _led(cases: Iterable[tuple[When, Continuation]], outcome: Outcome) -> Continuation | None:
    return next((then for when, then in cases if when.fits(outcome)), None)


def terms(position: Position, plan: Plan, worth: Worth) -> Terms:
    """What following the plan is worth, exactly: every outcome is played out under the referee."""
    if plan.conquest is None:
        _check_golden_turn(position, plan.flip)
        return worth.later(position.hand, position.tiles, ())
    total = Terms()
    for outcome in outcomes(position, plan.conquest.province, plan.conquest.payment.cards):
        played = _played(position, plan.conquest, outcome, plan.then(outcome), worth)
        total = total.plus(played, outcome.probability)
    return total


def _played(position: Position, first: Conquest, outcome: Outcome, then: Continuation, worth: Worth) -> Terms:
    conquered = follow(position, first, outcome)
    after, points, placed = conquered.position, Fraction(conquered.favour), [first.province]
    last_tile: TileOdds = ()
    if second := then.conquest:
        last_tile = last_tile_odds(after, site_at(after, second.province).tile)
        conquered = place(after, second)
        after, points = conquered.position, points + conquered.favour
        placed.append(second.province)
    deck = less(position.unseen_cards(), [outcome.drawn] if outcome.drawn else [])
    later = worth.later(after.hand, after.tiles, placed, last_tile, deck)
    _check_golden_turn(after, then.flip)
    return later.plus(Terms(points=points))


def _check_golden_turn(position: Position, spot: Spot | None) -> None:
    """Let the referee see the kamon that is turned at the end, if one is; nothing in hand changes by it."""
    if spot:
        turn_golden(position, spot)
