"""Files of games for the tests of the table."""

from pathlib import Path

import pytest

from tests.journals import closed_game


@pytest.fixture(autouse=True)
def by_the_flat_law(flat: None) -> None:
    """Which play is advised at the table does not hang on the laws in use."""


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """Where a game may be begun."""
    return tmp_path / "game.txt"


@pytest.fixture
def game(path: Path) -> Path:
    """A closed game with some entries."""
    return closed_game(path)
