"""What a language has to say: the type checker names what one lacks.

Nothing here is put together from parts of grammar: a language says each sentence as a whole.
"""

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from fractions import Fraction
from typing import TYPE_CHECKING, ClassVar

from advisor.conquest.afford import Affordability, BothAffordable, FreePosition, Short
from advisor.conquest.explanation import ExplainedPlay, Explanation, Move, Next, Outlook
from advisor.table.journal_faults import JournalFault
from advisor.table.reasons import Reason
from advisor.words.labels import Help, Labels
from advisor.worth.weights import Weights
from engine.board import Province, Spot
from engine.components import Bonus, BonusTile, Cards, GateTile, General, Kamon, Named, Symbol
from engine.errors import Rule
from engine.payment import Step
from engine.position import Position
from engine.position_file import Problem
from engine.refusals import Refusal
from engine.sharing import Lot, Sharing

if TYPE_CHECKING:
    from advisor.words.match_interface import MatchWords
    from advisor.words.page_interface import PageWords
    from advisor.words.sharing_interface import SharingWords
    from advisor.words.table_interface import TableWords


class NameWords(ABC):
    """Things and figures."""

    @abstractmethod
    def name(self, piece: Named) -> str:
        """A piece of the box by its name in this language's rulebook."""

    @abstractmethod
    def cards(self, held: Cards) -> str:
        """Cards in a row, equal ones counted."""

    @abstractmethod
    def tiles(self, tiles: Sequence[BonusTile]) -> str:
        """Bonus tiles in a row."""

    @abstractmethod
    def gate_tile(self, tile: GateTile | None) -> str:
        """The tile on a gate: its troop, and its bonus where known."""

    @abstractmethod
    def lot(self, lot: Lot) -> str:
        """A lot of an even year: its hierarchy tile and its cards."""

    @abstractmethod
    def kamon(self, kamon: Kamon) -> str:
        """A kamon on the board."""

    @abstractmethod
    def symbols(self, symbols: Sequence[Symbol]) -> str:
        """Troops and koku, counted."""

    @abstractmethod
    def step(self, step: Step) -> str:
        """One step of a payment, as it is said at the table."""

    @abstractmethod
    def percent(self, chance: Fraction | float) -> str:
        """A chance; never rounded to certainty or to nothing."""

    @abstractmethod
    def figure(self, favour: Fraction, sign: str = "") -> str:
        """Favour in a column of figures; with a plus or minus for `sign` '+'."""


class PositionWords(ABC):
    """Positions, and what can be paid for in them."""

    @property
    @abstractmethod
    def meanings(self) -> Mapping[str, str]:
        """What each field of a position file means, and the whole under `position`."""

    @abstractmethod
    def valid(self, position: Position) -> str:
        """The first line about a position without problems."""

    @abstractmethod
    def standing(self, position: Position, general: General) -> str:
        """A player in a few words."""

    @abstractmethod
    def also_known(self, position: Position) -> str:
        """What else a position says, if anything."""

    @abstractmethod
    def to_share(self, sharing: Sharing) -> str:
        """The cards and hierarchy tiles that are still to be shared."""

    @abstractmethod
    def taken(self, general: General, lot: Lot) -> str:
        """A lot that somebody has taken this year."""

    @abstractmethod
    def on_offer(self, lot: Lot, refused: Sequence[General]) -> str:
        """The lot on offer, and who refused it."""

    @abstractmethod
    def not_described(self, provinces: Sequence[Province]) -> str:
        """The provinces that a position leaves out."""

    @abstractmethod
    def free_position(self, place: FreePosition) -> str:
        """A position of a province."""

    @abstractmethod
    def affordable(self, place: FreePosition) -> str:
        """The first line about a province that can be paid for."""

    @abstractmethod
    def all_affordable(self, places: Sequence[FreePosition]) -> str:
        """Every province that can be paid for."""

    @abstractmethod
    def not_affordable(self, answer: Affordability) -> str:
        """The first line about a province that cannot."""

    @abstractmethod
    def both_affordable(self, places: Sequence[FreePosition]) -> str:
        """The first line about two provinces that can both be paid for."""

    @abstractmethod
    def not_both_affordable(self, answer: BothAffordable) -> str:
        """The first line about two that cannot."""

    @abstractmethod
    def each_alone(self, places: Sequence[FreePosition], alone: Sequence[bool]) -> str:
        """Which of two provinces can be paid for without the other."""

    @abstractmethod
    def lost(self, symbols: Sequence[Symbol]) -> str:
        """What a payment makes beyond the need."""

    @abstractmethod
    def other_ways(self, count: int, is_complete: bool, how: str) -> str:
        """How many ways there are besides the one shown, and what to type to see them."""

    @abstractmethod
    def missing(self, short: Short) -> str:
        """What is missing both ways."""

    @abstractmethod
    def tile_helps(self, tiles: Sequence[Bonus]) -> str:
        """The tiles of which one more would do."""

    @abstractmethod
    def draw_helps(self, short: Short) -> str:
        """How likely the next troop card is to help, and the Draw tiles that could bring it."""


class AdviceWords(ABC):
    """A piece of advice."""

    @abstractmethod
    def draw_first(self, found: Explanation) -> str:
        """What to do with Draw tiles before anything else."""

    @abstractmethod
    def headline(self, found: Explanation) -> str:
        """What to do now, in one line."""

    @abstractmethod
    def put_down(self, move: Move) -> str:
        """The cards of a payment, the one just drawn named as such."""

    @abstractmethod
    def condition(self, line: Next, lines: Sequence[Next]) -> str:
        """When one of the lines of a plan counts, and how likely that is."""

    @abstractmethod
    def following(self, line: Next) -> str:
        """What to do then."""

    @abstractmethod
    def in_any_case(self, move: Move, how: str) -> str:
        """A second conquest that is the same in all cases, though not its payment, and what to type to see
        how it is paid for."""

    @abstractmethod
    def unlisted(self, lines: Sequence[Next], how: str) -> str:
        """Cases that are too unlikely to be listed at once, and what to type to see them."""

    @abstractmethod
    def golden_turn(self, spot: Spot) -> str:
        """The kamon that a Sensei turns at the end of his turn."""

    @abstractmethod
    def draw_last(self) -> str:
        """What to do with a Draw tile that is won at the end of the turn."""

    @abstractmethod
    def expected(self, found: Explanation) -> str:
        """What a play scores this turn, on average."""

    @abstractmethod
    def outlooks(self, changes: Sequence[Outlook]) -> str:
        """How a play changes my chances to dominate provinces."""

    @abstractmethod
    def runner_up(self, play: ExplainedPlay) -> str:
        """A play that is not the best, and what it would cost."""

    @abstractmethod
    def winning(self, found: Explanation) -> list[str]:
        """How often the play wins in playouts; each player's chances where everything is told."""

    @abstractmethod
    def weights(self, weights: Weights, years: float) -> str:
        """What things in hand count while the game goes on."""

    @abstractmethod
    def sure(self, found: Explanation) -> str:
        """How sure the advice is, and what it took."""

    @abstractmethod
    def ends(self) -> str:
        """That the game ends this year."""

    @abstractmethod
    def beside_passing(self, found: Explanation) -> str:
        """What passing would cost, in one line."""

    @abstractmethod
    def why_not(self, found: Explanation) -> str:
        """What speaks against a province, in one line."""


class ErrorWords(ABC):
    """What is wrong, and what would be right."""

    @abstractmethod
    def rule(self, rule: Rule) -> str:
        """A rule in one sentence."""

    @abstractmethod
    def refusal(self, refusal: Refusal) -> str:
        """Why the rules forbid a play."""

    @abstractmethod
    def reason(self, reason: Reason | JournalFault) -> str:
        """Why a line at the table is not taken, or the file of a game not used."""

    @abstractmethod
    def at_line(self, number: int, reason: Reason | JournalFault) -> str:
        """The same, of a line of a file."""

    @abstractmethod
    def path(self, problem: Problem) -> str:
        """Where a problem of a position is."""

    @abstractmethod
    def found_and_allowed(self, problem: Problem) -> tuple[str, str]:
        """What was found there, and what is allowed."""

    @abstractmethod
    def problem(self, problem: Problem) -> str:
        """A problem of a position in one line."""

    @abstractmethod
    def problem_count(self, name: str, count: int) -> str:
        """The heading over the problems of a file, or of standard input for '-'."""

    @abstractmethod
    def too_little_for_playouts(self, missing: Sequence[str]) -> str:
        """What a position would have to tell before it can be played out."""

    @abstractmethod
    def no_such_language(self, asked: str) -> str:
        """A language that is not spoken, and those that are."""

    @abstractmethod
    def cannot_write(self, why: str) -> str:
        """Why nothing was printed."""


class Words(AdviceWords, PositionWords, ErrorWords, NameWords):
    """A language."""

    code: ClassVar[str]
    """By two letters, as in a locale."""

    @property
    @abstractmethod
    def help(self) -> Help:
        """What the command line says about itself."""

    @property
    @abstractmethod
    def labels(self) -> Labels:
        """Words that stand alone."""

    @property
    @abstractmethod
    def table(self) -> "TableWords":
        """What is said at the table; it is loaded only there."""

    @property
    @abstractmethod
    def match(self) -> "MatchWords":
        """What is said about matches; it is loaded only then."""

    @property
    @abstractmethod
    def sharing(self) -> "SharingWords":
        """What is said about the even year; it is loaded only then."""

    @property
    @abstractmethod
    def page(self) -> "PageWords":
        """What is said on the page; it is loaded only there."""
