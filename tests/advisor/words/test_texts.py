"""Every text of every language beside the English one: the same gaps, figures and names, and no English."""

import dataclasses
import re
import string
import subprocess
import sys
from collections.abc import Iterator, Mapping
from functools import cache
from importlib import import_module
from pathlib import Path

import pytest

from advisor.words.languages import PACKAGES
from engine.board import Province
from engine.components import General, Title
from tests.paths import ROOT

TOPICS = (
    "labels",
    "phrases",
    "positions",
    "problems",
    "reasons",
    "refusals",
    "table",
    "sharing",
    "match",
    "page",
    "usage",
    "guide",
)
LANGUAGES = [code for code in PACKAGES if code != "en"]
FORMS = re.compile(r"^(the|The|of|in|a|A)_")
"""What a gap may begin with where grammar wants an article or a preposition."""
SAME = ({"number", "count", "favour", "scores"}, {"names", "typed"})
"""Gaps that tell the same in other words."""
NAMES = [member.label for kind in (Province, General, Title) for member in kind]
ENGLISH_WORDS = re.compile(
    r"\b(the|and|with|of|takes?|you|your|cards?|tiles?|less|would|which|worth|cases?|wins|turn|nothing|"
    r"is|are|was|not|that|this|it|be|by|or|for)\b"
)
ALSO_THEIRS = {"it": {"or"}, "fr": {"or", "as"}, "de": {"was", "war", "des"}}
"""English words that mean something else in a language, or are typed there."""
QUOTED = re.compile(r"«[^»]*»|„[^“]*“|`[^`]*`|--[\w-]+|\{\w+\}|\(win\)|\ben, fr, it \w+ de\b")
"""What is typed as it is, and gaps."""


def texts_in(value: object, at: str) -> Iterator[tuple[str, str]]:
    """Every text in something declared, by where it stands."""
    if isinstance(value, str):
        yield at, value
    elif dataclasses.is_dataclass(value) and not isinstance(value, type):
        for field in dataclasses.fields(value):
            yield from texts_in(getattr(value, field.name), f"{at}.{field.name}")
    elif isinstance(value, Mapping):
        for key, item in value.items():
            yield from texts_in(item, f"{at}[{getattr(key, 'name', getattr(key, '__name__', key))}]")


@cache
def texts(code: str) -> dict[str, str]:
    """Every text of a language that is no function."""
    found: dict[str, str] = {}
    for topic in TOPICS:
        module = import_module(f"advisor.words.{PACKAGES[code]}.{topic}")
        for name, value in vars(module).items():
            if name.isupper() and name not in ("SECTIONS", "USAGES"):
                found |= dict(texts_in(value, f"{topic}.{name}"))
    return found


def gaps(text: str) -> set[str]:
    """The gaps of a text, whatever their grammar."""
    named = {name for _, name, _, _ in string.Formatter().parse(text) if name}
    plain = {FORMS.sub("", name) for name in named}
    return {next((min(same) for same in SAME if name in same), name) for name in plain}


def told(text: str) -> tuple[set[str], list[str], set[str]]:
    """The gaps of a text, its figures, and the names in it."""
    figures = re.findall(r"\d+(?:[., ]\d+)?", text)
    return (
        gaps(text),
        sorted(re.sub("[, ]", ".", figure) for figure in figures),
        {n for n in NAMES if n in text},
    )


SHARED = sorted(texts("en").keys())


def test_the_same_texts_are_there() -> None:
    assert len(SHARED) > 600
    for code in LANGUAGES:
        missing = [at for at in SHARED if at not in texts(code) and not at.startswith("guide.")]
        assert missing == [], code


@pytest.mark.parametrize("code", LANGUAGES)
def test_gaps_figures_and_names_are_those_of_the_english_text(code: str) -> None:
    differ = {
        at: (texts("en")[at], texts(code)[at])
        for at in SHARED
        if at in texts(code) and told(texts("en")[at]) != told(texts(code)[at])
    }
    assert differ == {}


@pytest.mark.parametrize("code", LANGUAGES)
def test_no_english_is_left_over(code: str) -> None:
    left = {}
    for at, text in texts(code).items():
        words = {word.casefold() for word in ENGLISH_WORDS.findall(QUOTED.sub(" ", text))}
        if words - ALSO_THEIRS[code]:
            left[at] = text
    assert left == {}


@pytest.mark.parametrize("code", PACKAGES)
def test_every_text_can_be_printed_and_ends_as_it_should(code: str) -> None:
    for at, text in texts(code).items():
        assert text.replace("\n", "").isprintable(), at
        assert "  " not in text and text == text.strip("\n"), at
        assert not re.search(r"[,;:]\.$|(?<!\.)\.\.$| \.$", text), at


def test_what_is_wrong_would_be_found() -> None:
    assert told("{who} takes {the_place} for 6") == told("{who} prend {place} pour 6")
    assert told("Round {number}, 6") != told("Manche {number}")
    assert told("Kantō") != told("Kansai")
    assert ENGLISH_WORDS.findall("Prenez the Kantō")


@pytest.mark.slow
def test_the_type_checker_names_what_a_language_lacks(tmp_path: Path) -> None:
    french = ROOT / "advisor" / "words" / "french"
    usage = (french / "usage.py").read_text(encoding="utf-8")
    lacking = tmp_path / "lacking_usage.py"
    lacking.write_text(re.sub(r"    required=.*\n", "", usage), encoding="utf-8")
    package = (french / "__init__.py").read_text(encoding="utf-8")
    without = tmp_path / "lacking_labels.py"
    without.write_text(package.replace("    labels = LABELS\n", ""), encoding="utf-8")
    command = [sys.executable, "-m", "mypy", str(lacking), str(without)]
    run = subprocess.run(command, capture_output=True, cwd=ROOT, check=False, text=True)
    assert run.returncode == 1
    complaints = [line for line in run.stdout.splitlines() if "error" in line]
    assert any("lacking_usage.py" in line and '"required"' in line for line in complaints)
    assert any("lacking_labels.py" in line and '"labels"' in line for line in complaints)
