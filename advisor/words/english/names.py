"""Things and figures in English."""

from collections.abc import Mapping

from advisor.words.names import Marks, NameWords

MARKS = Marks(point=".", thousands=",", colon=": ", semicolon="; ", both="and", either="or")
OWN_NAMES: Mapping[str, str] = {}
"""The names in the box are English."""


class EnglishNames(NameWords):
    """Things and figures."""

    marks = MARKS
    own_names = OWN_NAMES

    def requoted(self, text: str) -> str:
        return text
