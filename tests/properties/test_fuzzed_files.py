"""Broken, twisted and huge position files: valid, or `Unreadable` with a message; never anything else."""

import json
import random
from collections import Counter
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st
from typer.testing import CliRunner

from advisor.cli import app
from advisor.words.english import ENGLISH
from engine.position_file import Unreadable, problems_of, read_position, write_position
from engine.position_file.even_year import SHARING_FIELDS
from engine.position_file.reader import FIELDS, OPPONENT_FIELDS
from tests import paths
from tests.random_positions import random_position

OTHERS = {"honda": {"known": ["bushi", "2x koku 1"], "cards": 4, "tiles": ["+1", "sohei/draw"]}}
EXAMPLES = [path.read_bytes() for path in paths.TURNS]
EXAMPLES += [json.dumps({**json.loads(text), "others": OTHERS}).encode() for text in EXAMPLES[:2]]
EXAMPLES += [path.read_bytes() for path in paths.EVEN_YEARS]
LOT = {"title": "sensei", "cards": ["bushi", "koku 2"]}

scalars = st.one_of(
    st.none(),
    st.booleans(),
    st.integers(),
    st.floats(),
    st.text(max_size=20),
    st.sampled_from(
        ["ii", "sakai*", "sohei", "Söhei/+1", "4x koku 1", "99999999999x bushi", "+1", "kanto", "*"]
    ),
)
keys = st.one_of(
    st.sampled_from(
        [*FIELDS, *OPPONENT_FIELDS, *SHARING_FIELDS, "ii", "Ii", "sakai", "kanto", "Kantō", "kamons", "tile"]
    ),
    st.text(max_size=10),
)
values = st.recursive(
    scalars,
    lambda inner: st.one_of(st.lists(inner, max_size=6), st.dictionaries(keys, inner, max_size=6)),
    max_leaves=12,
)


def read_or_refuse(text: str | bytes) -> bool:
    """Whether the text is a position; what is none is refused with a printable message."""
    try:
        position = read_position(text)
    except Unreadable as error:
        assert error.problems
        for problem in error.problems:
            said = ENGLISH.problem(problem)
            assert said.isprintable(), repr(said)
            said.encode()
        return False
    assert read_position(write_position(position)) == position
    assert problems_of(position) == ()
    return True


@settings(max_examples=500, deadline=None, derandomize=True)
@given(st.dictionaries(st.sampled_from(FIELDS), values))
@example({"players": ["ii", "sakai"], "me": "ii", "titles": {"ii": "sensei"}, "hand": [], "board": {}})
def test_any_values_in_the_fields(document: dict[str, Any]) -> None:
    read_or_refuse(json.dumps(document))


@settings(max_examples=500, deadline=None, derandomize=True)
@given(st.sampled_from(FIELDS), values)
def test_one_field_of_a_good_file_replaced(field: str, value: Any) -> None:
    read_or_refuse(json.dumps({**json.loads(EXAMPLES[0]), field: value}))


@settings(max_examples=500, deadline=None, derandomize=True)
@given(
    st.dictionaries(
        st.sampled_from(["sakakibara", "ii", "sakai", "honda"]),
        st.dictionaries(st.sampled_from(OPPONENT_FIELDS), values),
    )
)
@example(OTHERS)
@example({"ii": {"cards": 3}, "sakakibara": {"tiles": ["2x draw"]}})
def test_any_values_of_others(others: dict[str, Any]) -> None:
    read_or_refuse(json.dumps({**json.loads(EXAMPLES[0]), "others": others}))


lots = st.one_of(
    st.fixed_dictionaries({}, optional={"title": scalars, "cards": values}), st.just(LOT), values
)


@settings(max_examples=500, deadline=None, derandomize=True)
@given(
    st.fixed_dictionaries(
        {},
        optional={
            "cards": st.one_of(st.just(["bushi", "koku 1"]), values),
            "tiles": st.one_of(
                st.lists(st.sampled_from(["daimyo", "shomyo", "sensei", "hatamoto", "x"])), values
            ),
            "taken": st.one_of(
                st.dictionaries(st.sampled_from(["sakakibara", "ii", "sakai", "honda", "x"]), lots), values
            ),
            "offered": lots,
            "refused": st.one_of(
                st.lists(st.sampled_from(["sakakibara", "ii", "sakai", "honda", "x"])), values
            ),
            "split": st.one_of(st.lists(lots, max_size=3), values),
        },
    ),
    st.sampled_from(["honda", "ii", "sakakibara", "sakai"]),
)
def test_any_values_of_an_even_year(sharing: dict[str, Any], me: str) -> None:
    example = json.loads(EXAMPLES[-1])
    del example["others"]
    read_or_refuse(json.dumps({**example, "me": me, "sharing": sharing}))


def test_random_positions_are_read_as_they_were_written() -> None:
    rng = random.Random(1)
    told = 0
    for _ in range(300):
        with suppress(IndexError):
            where = random_position(rng)
            assert read_position(write_position(where)) == where
            assert problems_of(where) == ()
            told += bool(where.others)
    assert told > 150


@settings(max_examples=500, deadline=None, derandomize=True)
@given(st.one_of(st.text(), st.binary(), values.map(json.dumps)))
def test_any_text_and_bytes(text: str | bytes) -> None:
    read_or_refuse(text)


@pytest.mark.parametrize("batch", range(6))
def test_good_files_with_bytes_changed_lost_and_doubled(batch: int) -> None:
    rng = random.Random(batch)
    outcomes = set()
    for _ in range(400):
        text = bytearray(rng.choice(EXAMPLES))
        for _ in range(rng.choice([1, 1, 2, 5, 30])):
            at = rng.randrange(len(text))
            match rng.randrange(4):
                case 0:
                    text[at] = rng.randrange(256)
                case 1:
                    del text[at : at + rng.randrange(1, 20)]
                case 2:
                    text[at:at] = text[at : at + rng.randrange(1, 60)]
                case 3:
                    text[at:at] = rng.choice(
                        [b"[", b"{", b'"', b"NaN", b"1e999", b",", b"\\ud800", b"9" * 50]
                    )
        outcomes.add(read_or_refuse(bytes(text)))
    assert False in outcomes


def test_the_command_gives_valid_or_exit_code_2_with_a_message(tmp_path: Path) -> None:
    rng = random.Random(0)
    runner = CliRunner()
    codes = Counter[int]()
    for number in range(1500):
        text = rng.choice(EXAMPLES)
        at = rng.randrange(len(text))
        cut = rng.choice([0, 0, 1, 1, 2, 10, 50])
        spoilt = text[:at] + rng.choice([b"", b"x", b"0", b'"', b"[", b"\xff", b"*"]) + text[at + cut :]
        path = tmp_path / f"{number}.json"
        path.write_bytes(spoilt)
        result = runner.invoke(app, ["check", str(path)])
        codes[result.exit_code] += 1
        if result.exit_code == 0:
            assert result.stdout.startswith("valid: ")
        else:
            assert result.exit_code == 2, result.output
            assert isinstance(result.exception, SystemExit)
            assert result.stdout == ""
            assert " problem" in result.stderr
    assert codes[0] > 50
    assert codes[2] > 1000


@pytest.mark.parametrize(
    "text",
    [
        b"[" * 999_999,
        b'{"hand": [' + b'"bushi",' * 100_000 + b'"bushi"]}',
        b'{"hand": ["' + b"x" * 900_000 + b'"]}',
        b"{" + b",".join(b'"%d": 1' % n for n in range(80_000)) + b"}",
        b"{" + b",".join(b'"me": "ii"' for _ in range(80_000)) + b"}",
        b'{"board": {' + b",".join(b'"k%d": {}' % n for n in range(50_000)) + b"}}",
        b'{"board": {"kanto": {"kamons": [' + b'"ii",' * 150_000 + b'"ii"]}}}',
        b'{"koku_deck": ' + b"9" * 900_000 + b"}",
        b'{"me": "' + "ﷺ".encode() * 300_000 + b'"}',
        b"\xff\xfe" + b"\x00" * 1000,
        b"x" * 2_000_000,
    ],
    ids=range(11),
)
def test_extreme_sizes_are_refused_with_few_words(text: bytes) -> None:
    with pytest.raises(Unreadable) as refusal:
        read_position(text)
    assert len(str(refusal.value)) < 10_000
