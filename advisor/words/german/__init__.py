"""German."""

from functools import cached_property
from typing import TYPE_CHECKING

from advisor.words.german.advice import GermanAdvice
from advisor.words.german.labels import HELP, LABELS
from advisor.words.interface import Words
from advisor.words.labels import Help, Labels

if TYPE_CHECKING:
    from advisor.words.match_interface import MatchWords
    from advisor.words.page_interface import PageWords
    from advisor.words.sharing_interface import SharingWords
    from advisor.words.table_interface import TableWords


class German(GermanAdvice, Words):
    """Everything that is said in German."""

    code = "de"

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
        from advisor.words.german.table import GermanTable

        return GermanTable(self)

    @cached_property
    def match(self) -> "MatchWords":
        """What is said about matches."""
        from advisor.words.german.match import GermanMatch

        return GermanMatch(self)

    @cached_property
    def sharing(self) -> "SharingWords":
        """What is said about the even year."""
        from advisor.words.german.sharing import GermanSharing

        return GermanSharing(self)

    @cached_property
    def page(self) -> "PageWords":
        """What is said on the page."""
        from advisor.words.german.page import GermanPage

        return GermanPage()


GERMAN: Words = German()
