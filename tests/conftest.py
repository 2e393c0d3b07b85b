"""What holds for all tests: properties over thousands of positions are slow."""

from pathlib import Path

import pytest

PROPERTIES = Path(__file__).parent / "properties"
LONGEST = ("test_advice.py", "test_odds.py", "test_search.py", "test_other_advice.py")
"""Files that take longest: begun first, so that no core waits for another in the end."""


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Mark them, so that the fast lane leaves them out, and begin with what takes longest."""
    for item in items:
        if item.path.is_relative_to(PROPERTIES):
            item.add_marker(pytest.mark.slow)
    items.sort(key=lambda item: LONGEST.index(item.path.name) if item.path.name in LONGEST else len(LONGEST))
