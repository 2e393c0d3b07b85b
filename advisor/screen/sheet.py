"""An answer laid out, before it is drawn: a console and the page show the same sheet."""

from collections.abc import Iterable
from dataclasses import dataclass
from enum import Enum


class Tone(Enum):
    """How a line is said."""

    PLAIN = "plain"
    STRONG = "strong"
    GOOD = "good"
    BAD = "bad"
    FIRST = "first"
    """Something to be done before anything else."""


@dataclass(frozen=True, slots=True)
class Line:
    """A sentence of its own."""

    text: str
    tone: Tone = Tone.PLAIN


@dataclass(frozen=True, slots=True)
class Row:
    """A text with a label before it; some begin with when they count."""

    label: str
    text: str
    lead: str = ""


@dataclass(frozen=True, slots=True)
class Rows:
    """Texts under their labels."""

    rows: tuple[Row, ...]


@dataclass(frozen=True, slots=True)
class Figures:
    """Columns of figures, the last row their sum."""

    headings: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]


@dataclass(frozen=True, slots=True)
class Gap:
    """An empty line."""


Part = Line | Rows | Figures | Gap
Sheet = tuple[Part, ...]


def labelled(label: str, texts: Iterable[str]) -> list[Row]:
    """Texts under one label, which stands before the first."""
    return [Row("" if number else label, text) for number, text in enumerate(texts)]
