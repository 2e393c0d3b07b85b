"""What can go wrong: a text that cannot be read, or a play that the rules forbid."""

from collections.abc import Iterable
from dataclasses import dataclass
from enum import Enum


class ShitennoError(Exception):
    """The base of every error that this library raises on purpose."""


@dataclass(frozen=True, slots=True)
class Problem:
    """One thing wrong with a position: where, what was found, what is allowed, the nearest name."""

    path: str
    found: str
    allowed: str
    nearest: str | None = None

    def __str__(self) -> str:
        where = f"{self.path}: " if self.path else ""
        guess = f"; did you mean '{self.nearest}'?" if self.nearest else ""
        return f"{where}{self.found} ({self.allowed}){guess}"


class Unreadable(ShitennoError):
    """A position that cannot be read or cannot exist; it carries every problem found."""

    def __init__(self, problems: Iterable[Problem]) -> None:
        self.problems = tuple(problems)
        super().__init__("\n".join(str(problem) for problem in self.problems))


class Rule(Enum):
    """The rules a play can break, each in one sentence."""

    NOT_NOW = "Each decision has its moment."
    GAME_OVER = "Nothing is decided after the final count."

    LOT_FROM_THE_SHARE = "A lot holds only cards that are still to be shared."
    LOT_HIERARCHY_TILE = "A lot holds one hierarchy tile that is still to be shared."
    SPLIT_EVERYTHING = "The last two lots hold all remaining cards between them."
    SPLIT_TWO_TILES = "The last two lots hold two different hierarchy tiles."

    TWO_CONQUESTS = "A player places at most two kamons in an odd year."
    KAMON_NEEDED = "A conquest places a kamon from the player's own stock."
    PROVINCE_DESCRIBED = "A conquest needs a province that the position describes."
    PROVINCE_FULL = "A province has four positions."
    CARD_IN_HAND = "Only cards in hand can be paid with."
    TILE_IN_FRONT = "Only bonus tiles that the player owns can be used, each once."
    HATAMOTO_TITLE = "Only the Hatamoto can use the joker."
    HATAMOTO_ONCE = "The Hatamoto's joker serves once a turn."
    EXCHANGE_SOMETHING = (
        "Exchange turns one troop or koku of the payment into a troop, or a troop into a koku."
    )
    PLUS_ONE_SAME = "+1 adds to a troop or koku that is in the payment at that moment."
    NO_MIXTURE = "A conquest is paid in troops or in koku, never in both."
    TROOPS_NEEDED = "A payment in troops holds the province's troops and the one on its top tile."
    KOKU_NEEDED = "A payment in koku reaches the number of the position."
    TILE_REVEALED = "Taking the top tile shows its bonus and uncovers the next tile, where there is one."

    DRAW_TILE = "Drawing a troop card takes a Draw tile."
    DRAW_FROM_SOMETHING = "A Draw tile needs a card in the deck or the discards."
    SENSEI_TURNS_GOLDEN = "Only the Sensei turns a kamon golden."
    OWN_SIMPLE_KAMON = "The Sensei turns a simple kamon of his own that lies on the board."


class Forbidden(ShitennoError):
    """A play that breaks a rule."""

    def __init__(self, rule: Rule, detail: str) -> None:
        self.rule = rule
        self.detail = detail
        super().__init__(f"{detail} {rule.value}")
