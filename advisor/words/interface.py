"""A language: everything that it says. What it lacks is named by the type checker.

A language fills in texts with gaps, a class of them for each topic, and its own grammar of names. What is
said of something, in which order and with which figures, is decided once, for all of them.
"""

from abc import abstractmethod
from functools import cached_property
from importlib import import_module
from typing import TYPE_CHECKING, Any

from advisor.words.advice import AdviceWords
from advisor.words.labels import Help, Labels

if TYPE_CHECKING:
    from advisor.words.match import MatchWords
    from advisor.words.page import PageWords
    from advisor.words.sharing import SharingWords
    from advisor.words.table import TableWords
    from advisor.words.usage import Usage


class Words(AdviceWords):
    """A language."""

    @property
    @abstractmethod
    def help(self) -> Help:
        """What the command line says about itself."""

    @property
    @abstractmethod
    def labels(self) -> Labels:
        """Words that stand alone."""

    def _texts(self, topic: str) -> Any:
        """The module of a language that holds the texts of a topic."""
        return import_module(f"{type(self).__module__}.{topic}")

    @cached_property
    def usage(self) -> "Usage":
        """What the command line says about how it is used; it is loaded only then."""
        usage: Usage = self._texts("usage").USAGE
        return usage

    @cached_property
    def table(self) -> "TableWords":
        """What is said at the table; it is loaded only there."""
        from advisor.words.table import TableWords

        texts = self._texts("table")
        return TableWords(self, texts.PHRASES, texts.NOTICES, texts.GUIDE, texts.event)

    @cached_property
    def match(self) -> "MatchWords":
        """What is said about matches; it is loaded only then."""
        from advisor.words.match import MatchWords

        texts = self._texts("match")
        return MatchWords(self, texts.LABELS, texts.PHRASES)

    @cached_property
    def sharing(self) -> "SharingWords":
        """What is said about the even year; it is loaded only then."""
        from advisor.words.sharing import SharingWords

        texts = self._texts("sharing")
        return SharingWords(self, texts.LABELS, texts.PHRASES)

    @cached_property
    def page(self) -> "PageWords":
        """What is said on the page; it is loaded only there."""
        from advisor.words.page import PageWords

        texts = self._texts("page")
        return PageWords(texts.LABELS, texts.PHRASES)
