"""A language is loaded only as far as it is needed."""

import subprocess
import sys

import pytest

from advisor.words.languages import PACKAGES, language
from tests.paths import ROOT

PARTS = ("table", "match", "sharing", "page")


@pytest.mark.parametrize("code", PACKAGES)
def test_each_part_is_said_in_the_same_language_and_made_once(code: str) -> None:
    words = language(code)
    assert words.table is words.table
    assert (words.table.words, words.match.words, words.sharing.words) == (words, words, words)
    assert words.page.labels.over == words.table.phrases.game_over


def test_parts_are_loaded_only_where_they_are_needed() -> None:
    load = "import sys; from advisor.words.languages import language; language('fr')"
    loaded = "[name for name in sys.modules if name.startswith('advisor.words.')]"
    code = f"{load}; print(*{loaded}); language('fr').page; print(*{loaded})"
    run = subprocess.run([sys.executable, "-c", code], capture_output=True, cwd=ROOT, check=True, text=True)
    at_first, then = (line.split() for line in run.stdout.splitlines())
    assert "advisor.words.french.names" in at_first
    for part in PARTS:
        assert f"advisor.words.{part}" not in at_first
        assert f"advisor.words.french.{part}" not in at_first
    assert {"advisor.words.page", "advisor.words.french.page"} <= set(then)
    assert not [name for name in then if name.startswith("advisor.words.english")]
