"""Things and figures: how they are counted, sorted and rounded. A language has names and grammar for them."""

from abc import ABC, abstractmethod
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from enum import Enum
from fractions import Fraction
from typing import ClassVar

from advisor.table.spoken import line_in_language
from advisor.words.phrases import ByPerson, Phrases, Plural
from engine.board import Province
from engine.components import (
    KOKU,
    Bonus,
    BonusTile,
    Cards,
    GateTile,
    General,
    Kamon,
    Named,
    Symbol,
    Title,
    Troop,
)
from engine.errors import Fact
from engine.obstacles import Obstacle, Why
from engine.payment import Step, UseExchange, UseHatamoto, UsePlusOne
from engine.sharing import Lot

NOTHING_THERE = "–"
MINUS = "\N{MINUS SIGN}"
VISIBLE = Fraction(1, 20)
"""Less favour is rounded to nothing."""


@dataclass(frozen=True, slots=True)
class Marks:
    """How a language writes figures, and what stands between texts."""

    point: str
    """Before decimals."""
    thousands: str
    colon: str
    semicolon: str
    both: str
    """Before the last of several names: 'and'."""
    either: str
    """Before the last of several possibilities: 'or'."""


@dataclass(frozen=True, slots=True)
class Person:
    """Somebody who does something: a player, or the one who is spoken to."""

    general: General
    is_you: bool

    def does(self, said: ByPerson, **gaps: object) -> str:
        """'You take it.', 'Sakai takes it.'."""
        return (said.you if self.is_you else said.other).format(who=self.general.label, **gaps)


def times(count: int, what: str) -> str:
    """'Bushi', '2 × Bushi'."""
    return what if count == 1 else f"{count} × {what}"


def is_tiny(favour: Fraction) -> bool:
    """Whether favour would be rounded to nothing, though there is some."""
    return bool(favour) and abs(favour) < VISIBLE


def capital(text: str) -> str:
    """Text as it begins a sentence."""
    return text[:1].upper() + text[1:]


def printable(text: str) -> str:
    """Text that cannot command a terminal."""
    return "".join(letter if letter.isprintable() else "?" for letter in text)


def canonical(members: Iterable[Named]) -> str:
    """Pieces by the names that are the same in all languages."""
    return ", ".join(str(member.value) for member in members)


def by_name(texts: object, member: Enum) -> str:
    """The text for a member of a closed set, out of one for each by its name."""
    return str(getattr(texts, member.value))


class NameWords(ABC):
    """Things and figures."""

    code: ClassVar[str]
    """The language by two letters, as in a locale."""

    @property
    @abstractmethod
    def marks(self) -> Marks:
        """How figures are written, and what stands between texts."""

    @property
    @abstractmethod
    def phrases(self) -> Phrases:
        """What is said of names and positions, with gaps."""

    @property
    @abstractmethod
    def own_names(self) -> Mapping[str, str]:
        """What is not called as it is printed in the box, by its canonical name."""

    @abstractmethod
    def requoted(self, text: str) -> str:
        """Text that stands in straight quotes, in those of this language."""

    def is_one(self, count: float) -> bool:
        """Whether a number goes with the singular."""
        return count == 1

    def several(self, kind: Symbol, count: int) -> str:
        """'3 Samurai', '1 koku'."""
        return f"{count} {self.symbol(kind)}"

    def koku(self, count: int) -> str:
        """'6 koku'."""
        return f"{count} {self.symbol(KOKU)}"

    def the(self, piece: Province | Title) -> str:
        """A name with its article, in a language that has one."""
        return piece.label

    def of(self, piece: Province | General | Title) -> str:
        """A name with what says 'of' before it, in a language where that changes with the name."""
        return piece.label

    def inside(self, province: Province) -> str:
        """A province with what says 'in' before it, in such a language."""
        return province.label

    def a_bonus(self, bonus: Bonus) -> str:
        """A bonus with its article, in a language that has one."""
        return self.name(bonus)

    def a_symbol(self, symbol: Symbol) -> str:
        """A troop or koku with its article, in a language that has one."""
        return self.symbol(symbol)

    def to_type(self, line: str, name: str = "") -> str:
        """A line that is proposed, as it is typed in this language, in quotation marks; with the name of a
        file after it."""
        return self.requoted(f"'{self.as_typed(line)}{name and ' '}{name}'")

    def as_typed(self, line: str) -> str:
        """Words of a line as they are typed in this language."""
        return line_in_language(line, self.code)

    def name(self, piece: Named) -> str:
        """A piece of the box by its name in this language's rulebook."""
        return self.own_names.get(str(piece.value), piece.label)

    def row(self, pieces: Iterable[Named]) -> str:
        """Pieces side by side: 'Kantō, Chūbu'."""
        return ", ".join(map(self.name, pieces))

    def symbol(self, kind: Symbol) -> str:
        """A troop or koku."""
        return self.name(kind) if isinstance(kind, Troop) else self.own_names.get(kind, kind)

    def symbols(self, symbols: Sequence[Symbol]) -> str:
        """'3 Samurai + Sōhei'."""
        return " + ".join(self.several(kind, count) for kind, count in Counter(symbols).items())

    def step(self, step: Step) -> str:
        """One step of a payment, as it is said at the table."""
        match step:
            case UseHatamoto(troop):
                return self.phrases.joins_as.format(troop=self.name(troop))
            case UseExchange(source, target):
                return self.phrases.becomes.format(
                    source=self.symbol(source),
                    target=self.symbol(target),
                    a_source=self.a_symbol(source),
                    a_target=self.a_symbol(target),
                )
            case UsePlusOne(on):
                return self.phrases.one_more.format(symbol=self.symbol(on), a_symbol=self.a_symbol(on))

    def cards(self, held: Cards) -> str:
        """'2 × Samurai, 1 koku'."""
        row = (times(count, self.name(card)) for card, count in Counter(held).items())
        return ", ".join(row) or self.phrases.no_cards

    def tiles(self, tiles: Sequence[BonusTile]) -> str:
        """'+1, Draw (Sōhei)'."""
        return ", ".join(self._two_faces(tile.bonus, tile.troop) for tile in tiles) or self.phrases.no_tiles

    def gate_tile(self, tile: GateTile | None) -> str:
        """The tile on a gate: its troop, and its bonus where known."""
        return self._two_faces(tile.troop, tile.bonus) if tile else NOTHING_THERE

    def _two_faces(self, shown: Named, below: Named | None) -> str:
        return f"{self.name(shown)} ({self.name(below)})" if below else self.name(shown)

    def kamon(self, kamon: Kamon) -> str:
        """'Ii', with a star if it is golden."""
        return f"{kamon.general.label}*" if kamon.golden else kamon.general.label

    def lot(self, lot: Lot) -> str:
        """A lot of an even year: its hierarchy tile and its cards."""
        if not lot.cards:
            return self.phrases.lot_without.format(title=lot.title.label)
        return self.phrases.lot_with.format(title=lot.title.label, cards=self.cards(lot.cards))

    def plural(self, said: Plural, count: float, **gaps: object) -> str:
        """A text of so many things."""
        return self.of_so_many(said, count).format(count=count, **gaps)

    def of_so_many(self, said: Plural, count: float) -> str:
        """The text for a number, with its gaps."""
        return said.one if self.is_one(count) else said.many

    def filled(self, said: str, fact: Fact, **gaps: object) -> str:
        """A text with what a fact tells, each of its values in the forms that grammar may need."""
        for name in fact.__match_args__:
            gaps = {**self.forms(name, getattr(fact, name)), **gaps}
        return said.format(**gaps)

    def obstacle(self, why: Why) -> str:
        """What was in the way of a file or of the page."""
        return by_name(self.phrases.obstacles, why) if isinstance(why, Obstacle) else why

    def forms(self, name: str, value: object) -> dict[str, str]:
        """A value for the gap of that name, and for those with articles."""
        match value:
            case Province() | Title():
                the, of = self.the(value), self.of(value)
                with_articles = {f"the_{name}": the, f"The_{name}": capital(the), f"of_{name}": of}
                place = {f"in_{name}": self.inside(value)} if isinstance(value, Province) else {}
                return {name: value.label, **with_articles, **place}
            case General():
                return {name: value.label, f"of_{name}": self.of(value)}
            case Named():
                return {name: self.name(value)}
            case Obstacle():
                return {name: self.obstacle(value)}
            case tuple():
                return {name: ", ".join(self.forms(name, each)[name] for each in value)}
            case _:
                return {name: str(value)}

    def percent(self, chance: Fraction | float) -> str:
        """'33 %'; never rounded to certainty or to nothing."""
        value = float(chance * 100)
        if 0 < value < 1:
            return self.phrases.less_than_one_percent
        return self.phrases.more_than_99_percent if 99 < value < 100 else f"{value:.0f} %"

    def likely(self, chances: Iterable[tuple[Named, Fraction | float]]) -> str:
        """How likely each is, the likeliest first: 'Ii 41 %, Sakai 30 %'."""
        by_chance = sorted(chances, key=lambda chance: -chance[1])
        return ", ".join(f"{self.name(what)} {self.percent(chance)}" for what, chance in by_chance)

    def decimal(self, value: Fraction | float, digits: int = 1, sign: str = "") -> str:
        """A figure with so many decimals; with a plus or minus for `sign` '+'."""
        return f"{float(value):{sign}.{digits}f}".replace(".", self.marks.point).replace("-", MINUS)

    def figure(self, favour: Fraction, sign: str = "") -> str:
        """Favour in a column of figures."""
        return self.decimal(0) if abs(favour) < VISIBLE else self.decimal(favour, sign=sign)

    def grouped(self, number: int) -> str:
        """A large number: '1,000,000'."""
        return f"{number:,}".replace(",", self.marks.thousands)

    def listed(self, names: Iterable[str]) -> str:
        """Names in a row: 'Ii, Sakai and Honda'."""
        return _in_a_row(names, self.marks.both)

    def choice(self, names: Iterable[str]) -> str:
        """Possibilities in a row: 'Ii, Sakai or Honda'."""
        return _in_a_row(names, self.marks.either)

    def quoted(self, text: str) -> str:
        """Text in quotation marks, control characters made visible."""
        return self.requoted(repr(text))

    def after(self, heading: str, text: str) -> str:
        """A text after what it is about: 'Sakai: Sensei with Bushi'."""
        return f"{heading}{self.marks.colon}{text}"

    def side_by_side(self, *texts: str) -> str:
        """Texts that stand in one line; what is empty is left out."""
        return self.marks.semicolon.join(text for text in texts if text)


def _in_a_row(names: Iterable[str], last: str) -> str:
    found = list(names)
    return found[0] if len(found) == 1 else f"{', '.join(found[:-1])} {last} {found[-1]}"
