"""Reading the fields of a JSON object: what cannot be read becomes a problem, and reading goes on."""

from collections.abc import Collection, Iterable
from typing import TypeVar

from engine.components import Named
from engine.notation import closest, find, nearest
from engine.position_file.json_text import key_path
from engine.position_file.problems import (
    Fault,
    Listed,
    Missing,
    MoreUnknownFields,
    NamedBefore,
    NotAFlag,
    NotAList,
    NotAName,
    NotAnObject,
    NotInRange,
    Problem,
    TooManyEntries,
    UnknownField,
)

MOST_UNKNOWN = 20
"""How many unknown fields of one object are named one by one."""

MOST_ENTRIES = 60
"""How many entries of a list are looked at; the box has 58 cards."""

N = TypeVar("N", bound=Named)


class FieldReader:
    """Collects `problems` while its methods read one kind of field each."""

    def __init__(self, problems: Iterable[Problem]) -> None:
        self.problems = list(problems)

    def wrong(self, path: str, fault: Fault, near: str | None = None) -> None:
        """Note a problem."""
        self.problems.append(Problem((path,), fault, near))

    def fields(
        self, value: object, path: str, known: Collection[str], required: Collection[str]
    ) -> dict[str, object] | None:
        """An object with some of the known fields and all the required ones."""
        if not isinstance(value, dict):
            self.wrong(path, NotAnObject(value, tuple(known)))
            return None
        unknown = [key for key in value if key not in known]
        for key in unknown[:MOST_UNKNOWN]:
            near = closest(key[:40].casefold(), known)
            self.wrong(key_path(path, key), UnknownField(tuple(known)), near)
        if len(unknown) > MOST_UNKNOWN:
            self.wrong(path, MoreUnknownFields(len(unknown) - MOST_UNKNOWN, tuple(known)))
        for key in required:
            if key not in value:
                self.wrong(key_path(path, key), Missing())
        return {key: item for key, item in value.items() if key in known}

    def named_keys(self, kind: type[N], value: object, path: str) -> list[tuple[N, str, object]]:
        """An object whose keys are names: each member with its path and value."""
        if not isinstance(value, dict):
            self.wrong(path, NotAnObject(value, tuple(str(member.value) for member in kind)))
            return []
        found: dict[N, tuple[N, str, object]] = {}
        for key, item in list(value.items())[: 2 * len(kind)]:
            at = key_path(path, key)
            member = self.name(kind, key, at)
            if member in found:
                self.wrong(at, NamedBefore(kind, found[member][1]))
            elif member:
                found[member] = (member, at, item)
        if len(value) > 2 * len(kind):
            self.wrong(path, TooManyEntries(len(value), len(kind)))
        return list(found.values())

    def entries(self, value: object, path: str, most: int, of: Listed) -> list[tuple[str, object]]:
        """The entries of a list with their paths, so many as are worth a look."""
        if not isinstance(value, list):
            self.wrong(path, NotAList(value, of))
            return []
        if len(value) > most:
            self.wrong(path, TooManyEntries(len(value), most))
        return [(f"{path}[{index}]", item) for index, item in enumerate(value[:MOST_ENTRIES])]

    def name(
        self, kind: type[N], value: object, path: str, fault: Fault | None = None, written: object = None
    ) -> N | None:
        """A member of a closed set; what is `written` may be more than its name."""
        member = find(kind, value) if isinstance(value, str) else None
        if member is None:
            near = nearest(kind, value) if isinstance(value, str) else None
            self.wrong(path, fault or NotAName(written or value, kind), near)
        return member

    def whole(self, value: object, path: str, low: int, high: int) -> int | None:
        """A whole number within limits."""
        if type(value) is int and low <= value <= high:
            return value
        self.wrong(path, NotInRange(value, low, high))
        return None

    def flag(self, value: object, path: str) -> bool:
        """True or false."""
        if not isinstance(value, bool):
            self.wrong(path, NotAFlag(value))
        return value is True
