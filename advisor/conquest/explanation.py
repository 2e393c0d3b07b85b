"""Everything that is said about a piece of advice, as data: text and JSON are made from it alone."""

from dataclasses import dataclass
from fractions import Fraction

from advisor.conquest.advice import Win
from advisor.conquest.afford import Affordability
from advisor.conquest.plan import When
from advisor.solver.objective import Objective
from advisor.worth.later import Terms
from advisor.worth.weights import Weights
from engine.board import Province, Spot
from engine.components import BonusTile, Card, Cards, Favour, Symbol, Title
from engine.errors import Rule
from engine.payment import Payment


@dataclass(frozen=True, slots=True)
class Move:
    """A conquest as it is played: where, for how much, what is put down and what of it is lost."""

    province: Province
    at: int
    favour: Favour
    payment: Payment
    lost: tuple[Symbol, ...]
    drawn: Card | None = None
    """The card of the payment that was drawn only just before."""

    @property
    def spot(self) -> Spot:
        """The position that is taken."""
        return self.province, self.at


@dataclass(frozen=True, slots=True)
class Following:
    """What a play does in one of its cases."""

    when: When
    probability: Fraction
    move: Move | None
    flip: Spot | None


@dataclass(frozen=True, slots=True)
class Next:
    """What follows the first conquest in cases that are played alike, and how likely they are together."""

    whens: tuple[When, ...]
    is_rest: bool
    """Whether it is for all that no other case names."""
    probability: Fraction
    move: Move | None
    flip: Spot | None


@dataclass(frozen=True, slots=True)
class ExplainedPlay:
    """A play laid out, and what it is worth."""

    first: Move | None
    then: tuple[Following, ...]
    flip: Spot | None
    terms: Terms
    expected: Fraction
    """In the measure that was asked for."""
    less: Fraction
    """How much less that is than the advice; below nothing where playouts advise what is worth less."""
    win: Win | None


@dataclass(frozen=True, slots=True)
class Row:
    """A term of what a play is worth, beside what it is compared with."""

    term: str
    before: Fraction
    after: Fraction


@dataclass(frozen=True, slots=True)
class Accounting:
    """What a play is worth beside passing or the advice: the terms that matter, and their sum."""

    rows: tuple[Row, ...]
    total: Row


@dataclass(frozen=True, slots=True)
class Outlook:
    """My chance to dominate a province in the end: if I pass, and with the play."""

    province: Province
    before: Fraction
    after: Fraction


@dataclass(frozen=True, slots=True)
class WhyNotExplained:
    """What speaks against a province, laid out."""

    province: Province
    play: ExplainedPlay | None
    """The best play that takes it for certain; None where there is none."""
    difference: Terms | None
    accounting: Accounting | None
    affordability: Affordability


@dataclass(frozen=True, slots=True)
class Explanation:
    """Everything that is said about a piece of advice."""

    objective: Objective
    title: Title
    """Mine."""
    best: ExplainedPlay
    others: tuple[ExplainedPlay, ...]
    """The next best plays."""
    runners_up: tuple[ExplainedPlay, ...]
    """Those of them that are to be shown."""
    by_value: ExplainedPlay | None
    """The play that is worth most, where playouts decided for another one."""
    if_passing: Win | None
    """How often passing wins, where that was played out and is to be told."""
    is_proven: bool
    """Whether it is proven that no play is worth more."""
    bound: Fraction
    seconds: float
    """What it took to find."""
    passing: Terms
    kept: Cards
    """The cards in hand after the first conquest."""
    kept_tiles: tuple[BonusTile, ...]
    nexts: tuple[Next, ...]
    """What follows, cases that are played alike as one."""
    unlisted: tuple[Next, ...]
    """Those of them that are not listed at once."""
    in_any_case: Move | None
    """The second conquest, where it is the same in all cases and only the payment differs."""
    golden: Spot | None
    """The kamon that a Sensei turns in any case."""
    accounting: Accounting | None
    """The play beside passing; where passing is best, the next best play beside it."""
    outlooks: tuple[Outlook, ...]
    """The provinces in which the play changes my chances most."""
    draws_first: int
    can_conquer: bool
    draws_last: bool
    """Whether a Draw tile that is left or won at the very end is better used before the turn is over."""
    may_win_draw_last: bool
    """Whether this play may win one then."""
    ends: bool
    """Whether the game ends this year whatever is played."""
    weights: Weights | None
    """What things in hand count, where that is asked for."""
    years: float
    """Odd years to come after this one."""
    rules: tuple[Rule, ...]
    """The rules that the play leans on, where they are asked for."""
    not_described: tuple[Province, ...]
    why_not: WhyNotExplained | None
