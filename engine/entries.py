"""What can stand in the fields of a position, as data.

Each field of a position is declared once, in `Position`, with the kind of entry that it holds. Files are read
and written by these declarations; so are the JSON Schema, the words for joining a game, and the manual made.
"""

from collections.abc import Mapping
from dataclasses import MISSING, dataclass, fields
from typing import Any

FORMAT = 1
"""The version of position files."""
MOST_FAVOUR = 999


@dataclass(frozen=True, slots=True)
class Players:
    """The generals in the game."""


@dataclass(frozen=True, slots=True)
class OnePlayer:
    """One of the players."""


@dataclass(frozen=True, slots=True)
class TitleOfEach:
    """Titles by player."""


@dataclass(frozen=True, slots=True)
class NumberOfEach:
    """Whole numbers by player; without a limit of its own, up to a player's stock of kamons."""

    most: int | None = None


@dataclass(frozen=True, slots=True)
class CardList:
    """Cards of mine, or troop cards seen elsewhere."""

    only_troops: bool = False


@dataclass(frozen=True, slots=True)
class TileList:
    """Bonus tiles of mine, or seen elsewhere."""

    elsewhere: bool = False


@dataclass(frozen=True, slots=True)
class Provinces:
    """Kamons and top tiles by province."""


@dataclass(frozen=True, slots=True)
class Opponents:
    """What is known of the others' cards and tiles, by player."""


@dataclass(frozen=True, slots=True)
class EvenYear:
    """Cards and hierarchy tiles that are being shared."""


@dataclass(frozen=True, slots=True)
class WholeNumber:
    """A number from 0 on."""

    most: int


@dataclass(frozen=True, slots=True)
class Flag:
    """True or false."""


Entry = (
    Players
    | OnePlayer
    | TitleOfEach
    | NumberOfEach
    | CardList
    | TileList
    | Provinces
    | Opponents
    | EvenYear
    | WholeNumber
    | Flag
)


@dataclass(frozen=True, slots=True)
class Declared:
    """A field of a position."""

    name: str
    entry: Entry
    spoken: str
    """How it is called at the table."""
    is_required: bool
    default: object


def holds(entry: Entry, spoken: str | None = None) -> Mapping[str, object]:
    """What a field of a position holds, and how it is called at the table if not by its name."""
    return {"entry": entry, "spoken": spoken}


def declared(position: type[Any]) -> tuple[Declared, ...]:
    """The declarations of a position's fields, in the order of a file."""
    found = []
    for field in fields(position):
        default = field.default if field.default_factory is MISSING else field.default_factory()
        spoken = field.metadata["spoken"] or field.name
        is_required = default is MISSING
        found.append(Declared(field.name, field.metadata["entry"], spoken, is_required, default))
    return tuple(found)
