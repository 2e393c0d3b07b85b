"""Facts: their codes, their values in canonical names, and that no two kinds share a code."""

import json
import re
from types import ModuleType
from typing import get_args

import pytest

from advisor.table import journal_faults, reasons
from engine import refusals
from engine.components import Card, General, Pay, Troop
from engine.errors import LONGEST, Fact, Rule
from engine.payment import Tools
from engine.position_file import impossible, problems
from engine.position_file.problems import NotAList, NotAName, NotInRange
from engine.refusals import Mixed, NoKamonLeft, TroopsLacking

UNIONS = {
    "Refusal": refusals.Refusal,
    "Absence": refusals.Absence,
    "Fault": problems.Fault,
    "Reason": reasons.Reason,
    "JournalFault": journal_faults.JournalFault,
}
MODULES = (refusals, problems, impossible, reasons, journal_faults)


def kinds(union: str) -> tuple[type[Fact], ...]:
    return get_args(UNIONS[union])


def code_of(kind: type[Fact]) -> str:
    """The code that every fact of a kind has, whatever its values are."""
    return object.__new__(kind).code


def test_a_fact_is_named_by_its_class() -> None:
    fact = NoKamonLeft(General.II)
    assert fact.code == "no_kamon_left"
    assert fact.facts == {"general": "ii"}
    assert str(fact) == "no_kamon_left(general='ii')"


def test_values_are_told_in_canonical_names() -> None:
    lacking = TroopsLacking((Troop.SAMURAI, Troop.SOHEI), ("koku",))
    assert lacking.facts == {"needed": ["samurai", "sohei"], "lacking": ["koku"]}
    assert NotAName("x", Card).facts == {"value": "x", "kind": "card"}
    assert NotInRange(True, 0, 3).facts == {"value": True, "least": 0, "most": 3}
    assert Mixed(None, Pay.KOKU).facts == {"card": None, "pay": "koku"}
    assert reasons.UselessTiles(Tools(1, 0, 1)).facts == {"tools": [1, 0, 1]}
    nested = NotAList({"a": [object()]}, problems.Listed.CARDS).facts
    assert json.loads(json.dumps(nested)) == {"value": "dict", "of": "cards"}


def test_a_long_text_is_cut() -> None:
    assert NotAName("x" * LONGEST, General).facts["value"] == "x" * LONGEST
    cut = NotAName("x" * (LONGEST + 1), General).facts["value"]
    assert cut == "x" * (LONGEST - 1) + "…"


@pytest.mark.parametrize("union", UNIONS)
def test_every_kind_of_a_union_has_a_code_of_its_own(union: str) -> None:
    codes = [code_of(kind) for kind in kinds(union)]
    assert len(codes) > 5
    assert len(set(codes)) == len(codes)
    assert [code for code in codes if not re.fullmatch("[a-z]+(_[a-z0-9]+)*", code)] == []


@pytest.mark.parametrize("module", MODULES, ids=lambda module: module.__name__)
def test_every_fact_that_is_declared_is_in_a_union(module: ModuleType) -> None:
    declared = {
        value
        for value in vars(module).values()
        if isinstance(value, type)
        and issubclass(value, Fact)
        and value.__module__ == module.__name__
        and not value.__subclasses__()
    }
    assert declared
    assert declared <= {kind for union in UNIONS for kind in kinds(union)}


def test_every_refusal_names_the_rule_that_is_broken() -> None:
    rules = {kind.__name__: getattr(kind, "rule", None) for kind in kinds("Refusal")}
    assert [name for name, rule in rules.items() if not isinstance(rule, Rule)] == []
    assert set(rules.values()) == set(Rule), "no rule is there that nothing breaks"
