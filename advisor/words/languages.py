"""Which language is spoken: the one asked for, that of the environment, that of the user's locale, or
English."""

import os
import sys
from collections.abc import Mapping, Sequence
from importlib import import_module
from locale import getlocale

from advisor.words.interface import Words

PACKAGES = {"en": "english", "fr": "french", "it": "italian", "de": "german"}
"""By the code of a language."""
VARIABLE = "ADVISOR_LANGUAGE"
OPTION = "--language"


class NoSuchLanguage(Exception):
    """A language that is not spoken was asked for."""


def language(code: str) -> Words:
    """The words of a language; it is loaded only then."""
    package = PACKAGES[code]
    words = getattr(import_module(f"advisor.words.{package}"), package.upper())
    assert isinstance(words, Words)
    return words


def code_in(text: str | None) -> str | None:
    """The language that a text names, such as 'fr', 'fr_FR.UTF-8' or 'German'."""
    plain = (text or "").replace("-", "_").partition("_")[0].partition(".")[0].casefold()
    return next((code for code, package in PACKAGES.items() if plain in (code, package)), None)


def from_environment(environment: Mapping[str, str]) -> str:
    """The language of a user who asked for none."""
    asked = (environment.get(name) for name in (VARIABLE, "LC_ALL", "LC_MESSAGES", "LANG"))
    # Windows has no such variables.
    named = (*asked, getlocale()[0] if sys.platform == "win32" else None)
    return next((code for text in named if (code := code_in(text))), "en")


def from_browser(accepted: str) -> str | None:
    """The first language of a browser that is spoken here: 'de-CH,fr;q=0.8'."""
    asked = (part.partition(";")[0].strip() for part in accepted[:200].split(","))
    return next((code for text in asked if (code := code_in(text))), None)


def chosen(arguments: Sequence[str]) -> tuple[Words, list[str]]:
    """The language of a command line, and its other arguments; `NoSuchLanguage` for one that is not
    spoken."""
    rest: list[str] = []
    asked = None
    waiting = iter(arguments)
    for argument in waiting:
        if argument == OPTION:
            asked = next(waiting, "")
        elif argument.startswith(f"{OPTION}="):
            asked = argument.partition("=")[2]
        else:
            rest.append(argument)
    if asked is None:
        return language(from_environment(os.environ)), rest
    code = code_in(asked)
    if code is None:
        raise NoSuchLanguage(asked)
    return language(code), rest
