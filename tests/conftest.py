"""What holds for all tests: properties over thousands of positions are slow."""

from pathlib import Path

import pytest

PROPERTIES = Path(__file__).parent / "properties"


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Mark them, so that the fast lane leaves them out."""
    for item in items:
        if item.path.is_relative_to(PROPERTIES):
            item.add_marker(pytest.mark.slow)
