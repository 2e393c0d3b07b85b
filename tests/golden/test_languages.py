"""Answers in four languages, to the letter; each says the same as the English one."""

import re
from collections import Counter
from functools import cache
from pathlib import Path

import pytest

from advisor.words.languages import PACKAGES
from engine.board import Province
from engine.components import General, Title
from tests.command_line import assert_golden, printed, timeless

LANGUAGES = [code for code in PACKAGES if code != "en"]
ANSWERS = {
    "suggest-ii-kanto": ("suggest", "ii-kanto.json"),
    "suggest-keep-your-koku": ("suggest", "keep-your-koku.json", "--playouts", "0"),
    "afford-no": ("afford", "kansai", "full-board.json"),
    "afford-yes": ("afford", "Hokkaidō", "full-board.json"),
    "share-answer-a-lot": ("share", "answer-a-lot.json", "--playouts", "20"),
    "check-full-board": ("check", "full-board.json"),
}
NAMES = [member.label for kind in (Province, General, Title) for member in kind]
ENGLISH_WORDS = re.compile(
    r"\b(the|and|with|favour|takes?|your?|cards?|tiles?|less|would|which|worth|cases?|wins|turn|nothing)\b"
)
TOLD = """ii sakai
ii
sensei daimyo
samurai bushi
samurai bushi sohei shinobi samurai bushi sohei shinobi
2x samurai, bushi, shinobi, koku 1 2
daimyo samurai bushi 1 / hatamoto
hatamoto
kyushu 2 bushi shinobi
tile exchange next samurai
pass
chubu bushi shinobi hatamoto
tile +1 next bushi
undo
board
players
odds
score
history
"""


def figures(text: str) -> Counter[str]:
    """Every figure, however its decimals are written."""
    return Counter(re.findall(r"\d+(?:\.\d+)?", re.sub(r"(?<=\d),(?=\d)", ".", text)))


def named(text: str) -> dict[str, bool]:
    return {name: name in text for name in NAMES}


@cache
def in_words(name: str, code: str, columns: int = 80) -> str:
    return timeless(printed(*ANSWERS[name], "--language", code, columns=columns))


def at_the_table(code: str, columns: int, folder: Path) -> str:
    arguments = ("play", str(folder / f"{code}-{columns}"), "--playouts", "0", "--language", code)
    return printed(*arguments, stdin=TOLD.encode(), columns=columns)


@pytest.mark.slow
@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize("name", [*ANSWERS, "table"])
def test_answers_in_each_language(name: str, code: str, tmp_path: Path) -> None:
    for columns in (80, 50):
        text = in_words(name, code, columns) if name in ANSWERS else at_the_table(code, columns, tmp_path)
        assert_golden(text, f"{code}-{name}", columns)
    if name == "table":
        return
    said, english = (in_words(name, spoken) for spoken in (code, "en"))
    assert figures(said) == figures(english)
    assert named(said) == named(english)
    assert not ENGLISH_WORDS.findall(said)
