"""What can go wrong: a text that cannot be read, or a play that the rules forbid.

Errors carry facts, not sentences: a code, which is the name of the fact's class, and the values in it. What a
person reads about them is said elsewhere, in his own language.
"""

import re
from enum import Enum
from functools import cache
from typing import ClassVar, dataclass_transform, get_origin

LONGEST = 60
"""Text in a fact is cut to so many characters when it is shown."""


class ShitennoError(Exception):
    """The base of every error that this library raises on purpose."""


@dataclass_transform(frozen_default=True)
class Fact:
    """Something that was found wrong: a frozen value whose fields are those that its class declares.

    Type checkers take it for a dataclass. It is not one when it runs, because a command loads over a hundred
    of these classes before it can answer, and each dataclass would take it half a millisecond.
    """

    __match_args__: ClassVar[tuple[str, ...]] = ()

    def __init_subclass__(cls) -> None:
        of_the_class: object = ClassVar
        declared = [
            name for name, kind in cls.__annotations__.items() if get_origin(kind) is not of_the_class
        ]
        type.__setattr__(cls, "__match_args__", (*cls.__match_args__, *declared))

    def __init__(self, *values: object, **named: object) -> None:
        names = self.__match_args__
        # What is not given is as the class declares it.
        declared = {name: vars(type(self))[name] for name in names if name in vars(type(self))}
        given = {**declared, **dict(zip(names, values, strict=False)), **named}
        if len(values) > len(names) or set(names[: len(values)]) & named.keys() or given.keys() != set(names):
            raise TypeError(f"{type(self).__name__} has the fields {names}")
        self.__dict__.update(given)

    def __setattr__(self, name: str, value: object) -> None:
        raise AttributeError(f"{type(self).__name__} is frozen")

    def __eq__(self, other: object) -> bool:
        return type(self) is type(other) and self.__dict__ == other.__dict__

    def __hash__(self) -> int:
        return hash((type(self), *(getattr(self, name) for name in self.__match_args__)))

    @property
    def code(self) -> str:
        """What kind of fact it is: 'no_kamon_left'."""
        return _code(type(self).__name__)

    @property
    def facts(self) -> dict[str, object]:
        """Its values, in canonical names."""
        return {name: plain(getattr(self, name)) for name in self.__match_args__}

    def __repr__(self) -> str:
        told = ", ".join(f"{name}={value!r}" for name, value in self.facts.items())
        return f"{self.code}({told})"


@cache
def _code(name: str) -> str:
    return re.sub(r"(?<!^)(?=[A-Z])", "_", name).lower()


def plain(value: object) -> object:
    """A value as JSON can hold it; what is no name, number or text is named by its type."""
    match value:
        case Enum():
            return value.value
        case tuple():
            return [plain(item) for item in value]
        case str():
            return value if len(value) <= LONGEST else f"{value[: LONGEST - 1]}…"
        case None | bool() | int():
            return value
        case type():
            return value.__name__.lower()
        case _:
            return type(value).__name__


class Rule(Enum):
    """The rules that a play can break."""

    NOT_NOW = "not_now"
    GAME_OVER = "game_over"

    LOT_FROM_THE_SHARE = "lot_from_the_share"
    LOT_HIERARCHY_TILE = "lot_hierarchy_tile"
    SPLIT_EVERYTHING = "split_everything"
    SPLIT_TWO_TILES = "split_two_tiles"

    TWO_CONQUESTS = "two_conquests"
    KAMON_NEEDED = "kamon_needed"
    PROVINCE_DESCRIBED = "province_described"
    PROVINCE_FULL = "province_full"
    CARD_IN_HAND = "card_in_hand"
    TILE_IN_FRONT = "tile_in_front"
    HATAMOTO_TITLE = "hatamoto_title"
    HATAMOTO_ONCE = "hatamoto_once"
    EXCHANGE_SOMETHING = "exchange_something"
    PLUS_ONE_SAME = "plus_one_same"
    NO_MIXTURE = "no_mixture"
    TROOPS_NEEDED = "troops_needed"
    KOKU_NEEDED = "koku_needed"
    TILE_REVEALED = "tile_revealed"

    DRAW_TILE = "draw_tile"
    DRAW_FROM_SOMETHING = "draw_from_something"
    SENSEI_TURNS_GOLDEN = "sensei_turns_golden"
    OWN_SIMPLE_KAMON = "own_simple_kamon"
