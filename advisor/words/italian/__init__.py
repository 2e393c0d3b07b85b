"""Italian."""

from functools import cached_property
from typing import TYPE_CHECKING

from advisor.words.interface import Words
from advisor.words.italian.advice import ItalianAdvice
from advisor.words.italian.labels import HELP, LABELS
from advisor.words.labels import Help, Labels

if TYPE_CHECKING:
    from advisor.words.match_interface import MatchWords
    from advisor.words.page_interface import PageWords
    from advisor.words.sharing_interface import SharingWords
    from advisor.words.table_interface import TableWords


class Italian(ItalianAdvice, Words):
    """Everything that is said in Italian."""

    code = "it"

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
        from advisor.words.italian.table import ItalianTable

        return ItalianTable(self)

    @cached_property
    def match(self) -> "MatchWords":
        """What is said about matches."""
        from advisor.words.italian.match import ItalianMatch

        return ItalianMatch(self)

    @cached_property
    def sharing(self) -> "SharingWords":
        """What is said about the even year."""
        from advisor.words.italian.sharing import ItalianSharing

        return ItalianSharing(self)

    @cached_property
    def page(self) -> "PageWords":
        """What is said on the page."""
        from advisor.words.italian.page import ItalianPage

        return ItalianPage()


ITALIAN: Words = Italian()
