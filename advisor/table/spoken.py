"""What is typed in French, Italian and German beside English: read as the English word for it."""

import re
import unicodedata
from collections.abc import Iterable
from functools import lru_cache
from typing import NamedTuple

from advisor.table.spoken_words import FILLERS, LANGUAGES, NUMBERS, SAID_AGAIN, SPOKEN
from engine.board import Province
from engine.components import General, Title, Troop
from engine.notation import closest, spellings

SHORTEST = 3
"""So many letters of a word in another language are enough."""
ELISION = re.compile(r"\b(?:l|d|dell|nell|all|un|j|n)['\u2019](?=\w)")
"""French and Italian articles that are tied to the word after them."""


def folded(line: str) -> str:
    """A line without capitals and diacritics."""
    plain = unicodedata.normalize("NFKD", line)
    return "".join(c for c in plain if not unicodedata.combining(c)).casefold().replace("×", "x")


def _spelled(word: str) -> set[str]:
    """A word as it may be typed: without diacritics, or with German umlauts in two letters."""
    umlauts = str.maketrans({"ä": "ae", "ö": "oe", "ü": "ue"})
    return {folded(word), folded(word.translate(umlauts))}


def _understood() -> dict[str, str]:
    found: dict[str, str] = {}
    for english, languages in (*SPOKEN.items(), *NUMBERS.items()):
        for word in " ".join(languages).split():
            for spelled in _spelled(word):
                found.setdefault(spelled, english)
    return found


UNDERSTOOD = _understood()
"""The English word for each of them, without diacritics."""
SAYS_NOTHING = frozenset(spelled for word in " ".join(FILLERS).split() for spelled in _spelled(word))
_NAMES = tuple(name for kind in (Troop, Title, General, Province) for name in spellings(kind))


@lru_cache(4096)
def in_english(word: str) -> str:
    """A word in English, if it is one of these or the beginning of one alone; else as it is."""
    text = folded(word)
    exact = UNDERSTOOD.get(text)
    if exact or len(text) < SHORTEST or any(known.startswith(text) for known in (*SPOKEN, *_NAMES)):
        return exact or word
    begun = {english for spoken, english in UNDERSTOOD.items() if spoken.startswith(text)}
    shortest = min(begun, key=len, default=word)
    # 'tile' and 'tiles', 'draw' and 'draws' are one beginning.
    return shortest if all(english.startswith(shortest) for english in begun) else word


def in_language(word: str, code: str) -> str:
    """An English word as it is typed in a language, if it is one of these; else as it is."""
    if code not in LANGUAGES:
        return word
    words = {**SPOKEN, **SAID_AGAIN}
    return "+".join(
        words[part][LANGUAGES.index(code)].split()[0] if part in words else part for part in word.split("+")
    )


def line_in_language(line: str, code: str) -> str:
    """A line of any language as it would be typed in one, word by word."""
    return re.sub(r"[^\s,/]+", lambda word: in_language(in_english(word[0]), code), line)


def nearest_spoken(word: str, words: Iterable[str]) -> str | None:
    """Of some English words the one that a mistyped word of any language is most like, if it is like one."""
    forms = {word: word for word in words}
    for english in tuple(forms):
        for spoken in " ".join(SPOKEN.get(english, ())).split():
            if len(spoken) > SHORTEST:
                forms.setdefault(folded(spoken), english)
    close = closest(folded(word), forms)
    return forms[close] if close else None


class Word(NamedTuple):
    """A word of a line that says something."""

    read: str
    """In English, without diacritics."""
    typed: str
    """As it was typed."""
    ends_a_part: bool = False
    """Whether a comma or the like follows it."""


def typed_words(text: str) -> list[Word]:
    """The words of a line that say something."""
    text = ELISION.sub(" ", text.replace("×", "x"))
    # Two words that are one: 'quand même', '2 x bushi', 'bushi-sohei'.
    text = re.sub(r"quand[ -]m[eê]me", "quandmême", text, flags=re.IGNORECASE)
    text = re.sub(r"\b(\d+) x\b", r"\1x", text)
    text = re.sub(r"(?<=[^\W\d_])-(?=[^\W\d_])", "+", text)
    found: list[Word] = []
    for typed in re.findall(r"[^\s,;:()/]+|[,;:()/]", text):
        if typed in ",;:()":
            found[-1:] = [word._replace(ends_a_part=True) for word in found[-1:]]
        elif folded(typed) not in SAYS_NOTHING:
            found.append(Word(folded(in_english(folded(typed))), typed))
    return found
