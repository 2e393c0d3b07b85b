"""English."""

from functools import cached_property
from typing import TYPE_CHECKING

from advisor.words.english.advice import EnglishAdvice
from advisor.words.english.labels import HELP, LABELS
from advisor.words.interface import Words
from advisor.words.labels import Help, Labels

if TYPE_CHECKING:
    from advisor.words.match_interface import MatchWords
    from advisor.words.page_interface import PageWords
    from advisor.words.sharing_interface import SharingWords
    from advisor.words.table_interface import TableWords


class English(EnglishAdvice, Words):
    """Everything that is said in English."""

    code = "en"

    @property
    def help(self) -> Help:
        """What the command line says about itself."""
        return HELP

    @property
    def labels(self) -> Labels:
        """Words that stand alone."""
        return LABELS

    @cached_property
    def table(self) -> "TableWords":
        """What is said at the table."""
        from advisor.words.english.table import EnglishTable

        return EnglishTable(self)

    @cached_property
    def match(self) -> "MatchWords":
        """What is said about matches."""
        from advisor.words.english.match import EnglishMatch

        return EnglishMatch(self)

    @cached_property
    def sharing(self) -> "SharingWords":
        """What is said about the even year."""
        from advisor.words.english.sharing import EnglishSharing

        return EnglishSharing(self)

    @cached_property
    def page(self) -> "PageWords":
        """What is said on the page."""
        from advisor.words.english.page import EnglishPage

        return EnglishPage()


ENGLISH: Words = English()
