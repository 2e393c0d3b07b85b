"""JSON text to plain values, reporting what JSON itself lets slip: repeated keys, NaN, absurd sizes."""

import json
import re
from collections import Counter
from collections.abc import Iterator

from engine.position_file.problems import (
    Cause,
    Fault,
    KeyTwice,
    NothingWritten,
    NotJson,
    NotUtf8,
    Problem,
    TooDeep,
    TooLarge,
    Unreadable,
)

MOST_BYTES = 1_000_000
DEEPEST = 16
MOST_DIGITS = 15
MOST_SHOWN = 40
"""So many characters of a text are shown in a message."""

_STRING = re.compile(r'"(?:[^"\\]|\\.)*"?', re.DOTALL)
OTHER_QUOTES = "\u2018\u2019\u201c\u201d\u201e\u00ab\u00bb"
"""Quotes that word processors put in place of straight ones."""
_UTF16_MARKS = (b"\xff\xfe", b"\xfe\xff")


class Repeated(dict[str, object]):
    """An object in which some keys came more than once."""

    def __init__(self, pairs: list[tuple[str, object]]) -> None:
        super().__init__(pairs)
        counts = Counter(key for key, _ in pairs)
        self.repeated_keys = [key for key in self if counts[key] > 1]


class OddNumber:
    """A number that no position can hold, kept as text: NaN, Infinity, 1.5, a hundred digits."""

    def __init__(self, text: str) -> None:
        self.text = text


def parse(text: str | bytes) -> tuple[object, list[Problem]]:
    """The value of JSON text, with the keys that came twice; `Unreadable` if it is no JSON at all."""
    if len(text) > MOST_BYTES:
        raise _refusal(TooLarge(MOST_BYTES))
    if isinstance(text, bytes):
        text = _decoded(text)
    if _depth(text) > DEEPEST:
        raise _refusal(TooDeep(DEEPEST))
    if not text.strip():
        raise _refusal(NothingWritten())
    try:
        value: object = json.loads(
            text,
            object_pairs_hook=_object,
            parse_constant=OddNumber,
            parse_int=_integer,
            parse_float=_decimal,
        )
    except json.JSONDecodeError as error:
        raise _syntax_error(text, error.pos) from None
    return value, list(_repeated_keys(value, ""))


def key_path(path: str, key: str) -> str:
    """The path of a key within an object; keys that would blur a path are quoted and cut."""
    shown = key if re.fullmatch(r"[^\W\d][\w ]{0,39}", key) else shown_text(key)
    return f"{path}.{shown}" if path else shown


def shown_text(text: str) -> str:
    """Text quoted for a message: cut to a readable length, control characters made visible."""
    return repr(text if len(text) <= MOST_SHOWN else text[: MOST_SHOWN - 1] + "…")


def _refusal(fault: Fault) -> Unreadable:
    return Unreadable([Problem(("",), fault)])


def _decoded(data: bytes) -> str:
    encoding = "utf-16" if data.startswith(_UTF16_MARKS) else "utf-8-sig"
    try:
        return data.decode(encoding)
    except UnicodeDecodeError as error:
        raise _refusal(NotUtf8(error.start + 1)) from None


def _depth(text: str) -> int:
    deepest = depth = 0
    for bracket in re.findall(r"[\[\]{}]", _STRING.sub("", text)):
        depth += 1 if bracket in "[{" else -1
        deepest = max(deepest, depth)
    return deepest


def _syntax_error(text: str, at: int) -> Unreadable:
    """Where the text stops being JSON, and what is most often the cause of that."""
    before = text[:at].rstrip()
    if before.endswith(",") and text[at : at + 1] in ("]", "}"):
        at = len(before) - 1
    here, rest = text[at : at + 1], text[at + 1 :].lstrip()
    if not here.strip() and not rest:
        cause = Cause.NOT_CLOSED
    elif here == "," and rest[:1] in ("]", "}"):
        cause = Cause.LAST_COMMA
    elif here == "'" or here in OTHER_QUOTES:
        cause = Cause.OTHER_QUOTES
    elif here == '"':
        cause = Cause.COMMA_OR_COLON
    elif here in "/#":
        cause = Cause.COMMENT
    else:
        cause = Cause.UNKNOWN
    line, column = text.count("\n", 0, at) + 1, at - text.rfind("\n", 0, at)
    return _refusal(NotJson(line, column, cause))


def _object(pairs: list[tuple[str, object]]) -> dict[str, object]:
    value = dict(pairs)
    return value if len(value) == len(pairs) else Repeated(pairs)


def _integer(text: str) -> object:
    return int(text) if len(text) <= MOST_DIGITS else OddNumber(text)


def _decimal(text: str) -> object:
    value = float(text)
    return int(value) if value.is_integer() and abs(value) < 10**MOST_DIGITS else OddNumber(text)


def _repeated_keys(value: object, path: str) -> Iterator[Problem]:
    match value:
        case dict():
            if isinstance(value, Repeated):
                for key in value.repeated_keys:
                    yield Problem((key_path(path, key),), KeyTwice())
            for key, item in value.items():
                yield from _repeated_keys(item, key_path(path, key))
        case list():
            for index, item in enumerate(value):
                yield from _repeated_keys(item, f"{path}[{index}]")
