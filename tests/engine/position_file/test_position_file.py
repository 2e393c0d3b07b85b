"""Position files as a whole: what is written is read again, field by field, and checked like a file."""

import json
from dataclasses import replace
from pathlib import Path

import jsonschema
import pytest

from advisor.words.english import ENGLISH
from engine.board import Province
from engine.components import Bonus, BonusTile, Card, GateTile, General, Kamon, Title, Troop
from engine.entries import Declared
from engine.position import DECLARED, Opponent, Position, Site
from engine.position_file import document, problems_of, read_position, write_position
from engine.position_file.schema import position_schema
from engine.sharing import Lot, Sharing
from tests import paths
from tests.position_files import GOOD

EXAMPLES = sorted(paths.EXAMPLES.glob("*.json"))
SCHEMA = position_schema(ENGLISH.meanings)
LOTS = (Lot(Title.DAIMYO, (Card.SOHEI, Card.KOKU_1)), Lot(Title.HATAMOTO))
FULL = Position(
    players=(General.SAKAI, General.II),
    me=General.II,
    titles={General.II: Title.HATAMOTO, General.SAKAI: Title.DAIMYO},
    hand=(Card.SAMURAI, Card.BUSHI_SOHEI, Card.KOKU_2),
    tiles=(BonusTile(Bonus.EXCHANGE), BonusTile(Bonus.DRAW, Troop.SOHEI)),
    board={
        Province.CHUGOKU: Site((Kamon(General.II), Kamon(General.SAKAI, golden=True)), GateTile(Troop.BUSHI)),
        Province.KANTO: Site((), GateTile(Troop.SOHEI, Bonus.PLUS_ONE)),
        Province.TOHOKU: Site((Kamon(General.SAKAI),) * 4),
    },
    kamons_left={General.II: 5, General.SAKAI: 3},
    favour={General.II: 12, General.SAKAI: 0},
    used_tiles=(BonusTile(Bonus.PLUS_ONE, Troop.BUSHI), BonusTile(Bonus.DRAW)),
    seen_troops=(Card.BUSHI, Card.SHINOBI_SHINOBI),
    others={General.SAKAI: Opponent((Card.BUSHI, Card.KOKU_1), 4, (BonusTile(Bonus.DRAW),))},
    koku_deck=8,
    hatamoto_used=True,
    conquests_made=1,
)
"""A position that says something in every field of an odd year."""
EVEN = replace(
    FULL,
    sharing=Sharing((General.SAKAI, General.II), (), (Title.SHOMYO, Title.SENSEI), split=LOTS),
    hatamoto_used=False,
    conquests_made=0,
)


@pytest.mark.parametrize("path", EXAMPLES, ids=lambda path: path.name)
def test_examples_round_trip(path: Path) -> None:
    position = read_position(path.read_bytes())
    text = write_position(position)
    assert read_position(text) == position
    assert write_position(read_position(text)) == text
    assert text == path.read_text(encoding="utf-8"), "examples are kept in the form that is written"
    assert problems_of(position) == ()


@pytest.mark.parametrize("field", DECLARED, ids=lambda field: field.name)
def test_every_field_is_written_and_read_again(field: Declared) -> None:
    position = EVEN if field.name == "sharing" else FULL
    value = getattr(position, field.name)
    assert value != field.default, "the position says something here"
    written = document(position)
    assert field.name in written
    back = read_position(write_position(position))
    assert getattr(back, field.name) == value


def test_every_field_is_in_the_schema_and_nothing_else() -> None:
    properties = SCHEMA["properties"]
    assert isinstance(properties, dict)
    assert list(properties) == ["format", *(field.name for field in DECLARED)]
    of_a_turn = ["hatamoto_used", "conquests_made"]
    for position, unsaid in ((FULL, ["sharing"]), (EVEN, of_a_turn)):
        written = document(position)
        assert list(written) == [name for name in properties if name not in unsaid]
        jsonschema.Draft202012Validator(SCHEMA).validate(written)
        assert problems_of(position) == ()


def test_a_position_made_by_a_program_is_checked_like_a_file() -> None:
    position = read_position(json.dumps(GOOD))
    bad = Position(
        players=position.players,
        me=position.me,
        titles=position.titles,
        hand=(Card.BUSHI_SOHEI,) * 2,
        board=position.board,
    )
    assert [problem.paths[0] for problem in problems_of(bad)] == ["hand[0]"]
    nobody = replace(position, players=(General.II, General.SAKAI), board={}, favour={General.HONDA: 3})
    assert "favour.honda" in [problem.paths[0] for problem in problems_of(nobody)]
