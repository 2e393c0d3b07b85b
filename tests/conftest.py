"""What holds for all tests: properties over thousands of positions are slow, and a law may be put in use."""

import os
from pathlib import Path

import pytest

from advisor.worth.law import LAWS
from tests.positions import FLAT

os.environ["ADVISOR_LANGUAGE"] = "en"
"""Whatever the machine of a contributor speaks."""
PROPERTIES = Path(__file__).parent / "properties"
LONGEST = ("test_advice.py", "test_odds.py", "test_search.py", "test_other_advice.py")
"""Files that take longest: begun first, so that no core waits for another in the end."""


@pytest.fixture
def flat(monkeypatch: pytest.MonkeyPatch) -> None:
    """The law by which figures can be counted by hand is in use, for whatever takes no other."""
    for players in LAWS:
        monkeypatch.setitem(LAWS, players, FLAT)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Mark them, so that the fast lane leaves them out, and begin with what takes longest."""
    for item in items:
        if item.path.is_relative_to(PROPERTIES):
            item.add_marker(pytest.mark.slow)
    items.sort(key=lambda item: LONGEST.index(item.path.name) if item.path.name in LONGEST else len(LONGEST))


@pytest.fixture(autouse=True)
def at_the_table_value_decides(monkeypatch: pytest.MonkeyPatch) -> None:
    """Playouts at every turn and advice at every sharing would take minutes; those who want them ask for
    them."""
    monkeypatch.setattr("advisor.table.session.PLAYOUTS", 0)
    monkeypatch.setattr("advisor.table.session.ADVISES_SHARING", False)
