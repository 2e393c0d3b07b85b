"""English."""

from advisor.words.english.labels import HELP, LABELS
from advisor.words.english.table import EnglishTable
from advisor.words.interface import Words
from advisor.words.labels import Help, Labels


class English(EnglishTable, Words):
    """Everything that is said in English."""

    @property
    def help(self) -> Help:
        """What the command line says about itself."""
        return HELP

    @property
    def labels(self) -> Labels:
        """Words that stand alone."""
        return LABELS


ENGLISH: Words = English()
