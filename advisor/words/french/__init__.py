"""French."""

from functools import cached_property
from typing import TYPE_CHECKING

from advisor.words.french.advice import FrenchAdvice
from advisor.words.french.labels import HELP, LABELS
from advisor.words.interface import Words
from advisor.words.labels import Help, Labels

if TYPE_CHECKING:
    from advisor.words.match_interface import MatchWords
    from advisor.words.page_interface import PageWords
    from advisor.words.sharing_interface import SharingWords
    from advisor.words.table_interface import TableWords


class French(FrenchAdvice, Words):
    """Everything that is said in French."""

    code = "fr"

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
        from advisor.words.french.table import FrenchTable

        return FrenchTable(self)

    @cached_property
    def match(self) -> "MatchWords":
        """What is said about matches."""
        from advisor.words.french.match import FrenchMatch

        return FrenchMatch(self)

    @cached_property
    def sharing(self) -> "SharingWords":
        """What is said about the even year."""
        from advisor.words.french.sharing import FrenchSharing

        return FrenchSharing(self)

    @cached_property
    def page(self) -> "PageWords":
        """What is said on the page."""
        from advisor.words.french.page import FrenchPage

        return FrenchPage()


FRENCH: Words = French()
