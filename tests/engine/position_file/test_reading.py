"""Fields of an object: each is read, or noted as a problem with its path."""

import json

from engine.board import Province
from engine.components import General
from engine.position_file import Problem
from engine.position_file.problems import (
    KeyTwice,
    Listed,
    Missing,
    NotAFlag,
    NotInRange,
    TooManyEntries,
    UnknownField,
)
from engine.position_file.reading import MOST_ENTRIES, FieldReader
from tests.position_files import GOOD, changed, lines


def test_what_is_read_is_no_problem() -> None:
    reader = FieldReader([])
    assert reader.fields({"a": 1, "b": 2}, "", ("a", "b", "c"), ("a",)) == {"a": 1, "b": 2}
    assert reader.named_keys(Province, {"Kantō": 5}, "board") == [(Province.KANTO, "board.Kantō", 5)]
    assert reader.entries(["x", "y"], "hand", 2, Listed.CARDS) == [("hand[0]", "x"), ("hand[1]", "y")]
    assert reader.name(General, "II", "me") is General.II
    assert reader.whole(3, "n", 0, 3) == 3
    assert reader.flag(True, "used") is True
    assert reader.problems == []


def test_problems_are_collected_after_those_that_were_known() -> None:
    known = Problem(("me",), KeyTwice())
    reader = FieldReader([known])
    assert reader.whole(4, "n", 0, 3) is None
    assert reader.whole(True, "m", 1, 1) is None
    assert reader.flag(1, "used") is False
    assert reader.problems == [
        known,
        Problem(("n",), NotInRange(4, 0, 3)),
        Problem(("m",), NotInRange(True, 1, 1)),
        Problem(("used",), NotAFlag(1)),
    ]


def test_an_object_lacks_and_has_too_many_fields() -> None:
    reader = FieldReader([])
    assert reader.fields({"tyle": 1}, "board.kanto", ("kamons", "tile"), ("kamons",)) == {}
    assert reader.problems == [
        Problem(("board.kanto.tyle",), UnknownField(("kamons", "tile")), "tile"),
        Problem(("board.kanto.kamons",), Missing()),
    ]
    assert reader.fields([], "board.kanto", ("kamons",), ()) is None


def test_a_name_given_twice_keeps_its_first_value() -> None:
    reader = FieldReader([])
    found = reader.named_keys(General, {"Ii": 1, "ii": 2, "zz": 3}, "favour")
    assert found == [(General.II, "favour.Ii", 1)]
    assert [problem.paths for problem in reader.problems] == [("favour.ii",), ("favour.zz",)]


def test_a_long_list_is_looked_at_only_so_far() -> None:
    reader = FieldReader([])
    assert len(reader.entries(["x"] * 1000, "hand", 58, Listed.CARDS)) == MOST_ENTRIES
    assert reader.problems == [Problem(("hand",), TooManyEntries(1000, 58))]
    assert reader.entries("bushi", "hand", 58, Listed.CARDS) == []


def test_a_thousand_provinces_are_too_many() -> None:
    found = lines(changed(board={f"p{n}": {} for n in range(1000)}))
    assert len(found) == 17
    assert found[-1] == "board: 1000 entries (at most 8)"


def test_a_thousand_unknown_fields_are_summed_up() -> None:
    text = json.dumps({**GOOD, **{f"x{n}": n for n in range(1000)}})
    found = lines(text)
    assert len(found) == 21
    assert found[-1].startswith("980 more unknown fields")
