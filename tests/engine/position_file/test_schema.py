"""The JSON Schema agrees with the reader."""

import json
import random
from contextlib import suppress
from copy import deepcopy
from itertools import product
from pathlib import Path
from typing import Any

import jsonschema
import pytest

from advisor.words.english import ENGLISH
from engine.position_file import Unreadable, document, read_position
from engine.position_file.reader import FIELDS
from engine.position_file.schema import position_schema
from engine.state import Control
from engine.view import see
from tests import paths
from tests.position_files import GOOD
from tests.random_games import random_game
from tests.random_positions import random_position

SCHEMA = position_schema(ENGLISH.meanings)
VALIDATOR = jsonschema.Draft202012Validator(SCHEMA)
EXAMPLES = sorted(paths.EXAMPLES.glob("*.json"))


def test_the_schema_is_one_and_names_every_field() -> None:
    jsonschema.Draft202012Validator.check_schema(SCHEMA)
    properties = SCHEMA["properties"]
    assert isinstance(properties, dict)
    assert set(properties) == set(FIELDS)


@pytest.mark.parametrize("path", EXAMPLES, ids=lambda path: path.name)
def test_examples_follow_it(path: Path) -> None:
    VALIDATOR.validate(json.loads(path.read_text(encoding="utf-8")))


@pytest.mark.slow
def test_every_position_of_random_games_follows_it_as_written() -> None:
    for players, seed in product((2, 3, 4), range(3)):
        for game, general, _, _ in random_game(players, seed):
            view = see(game, general)
            is_turn = isinstance(game.year, Control)
            VALIDATOR.validate(document(view.position() if is_turn else view.sharing_position()))


def test_random_positions_follow_it_as_written() -> None:
    rng = random.Random(2)
    told = 0
    while told < 60:
        with suppress(IndexError):
            where = random_position(rng)
            VALIDATOR.validate(document(where))
            told += bool(where.others)


@pytest.mark.parametrize(
    "others",
    [
        [],
        {"ii": 3},
        {"sakay": {}},
        {"sakai": {"knwon": []}},
        {"sakai": {"known": ["ninja"]}},
        {"sakai": {"known": "bushi"}},
        {"sakai": {"cards": -1}},
        {"sakai": {"cards": 59}},
        {"sakai": {"cards": None}},
        {"sakai": {"tiles": ["sohei"]}},
    ],
)
def test_what_cannot_be_of_others(others: object) -> None:
    spoilt = {**GOOD, "others": others}
    assert not VALIDATOR.is_valid(spoilt)
    with pytest.raises(Unreadable):
        read_position(json.dumps(spoilt))


@pytest.mark.parametrize(
    "part",
    [
        [],
        {},
        {"cards": None},
        {"cards": ["ninja"]},
        {"cards": [], "card": []},
        {"cards": [], "tiles": ["ii"]},
        {"cards": [], "tiles": ["sensei", "sensei"]},
        {"cards": [], "taken": {"ii": None}},
        {"cards": [], "taken": {"ii": {"cards": []}}},
        {"cards": [], "offered": {"title": "sensei", "card": []}},
        {"cards": [], "refused": ["ii", "ii"]},
        {"cards": [], "split": [{"title": "sensei"}]},
    ],
)
def test_what_cannot_be_of_an_even_year(part: object) -> None:
    spoilt = {**GOOD, "sharing": part}
    assert not VALIDATOR.is_valid(spoilt)
    with pytest.raises(Unreadable):
        read_position(json.dumps(spoilt))


OTHERS = {"honda": {"known": ["sohei", "2x koku 1"], "cards": 4, "tiles": ["+1", "sohei/draw"]}}
STARTS = [{**json.loads(paths.TURNS[0].read_bytes()), "others": OTHERS}]
STARTS += [json.loads(path.read_bytes()) for path in paths.EVEN_YEARS]


@pytest.mark.slow
@pytest.mark.parametrize("start", STARTS, ids=["turn", "answer", "form"])
def test_what_the_schema_refuses_the_reader_refuses(start: dict[str, Any]) -> None:
    """Documents spoilt at random, in canonical names: a schema error is always a reader's problem too."""
    rng = random.Random(1)
    junk: list[Any] = [None, True, -1, 3, 1.5, "x", "", [], {}, ["ii"], {"ii": 1}, "ii*", "2x bushi", "+1"]
    refused = 0
    for _ in range(1500):
        spoilt = deepcopy(start)
        where: Any = spoilt
        while True:
            keys = list(where) if isinstance(where, dict) else list(range(len(where)))
            key = rng.choice(keys)
            if isinstance(where[key], dict | list) and where[key] and rng.random() < 0.7:
                where = where[key]
                continue
            where[key] = rng.choice(junk)
            break
        if not VALIDATOR.is_valid(spoilt):
            with pytest.raises(Unreadable):
                read_position(json.dumps(spoilt))
            refused += 1
    assert refused > 750
