"""German."""

from advisor.words.german.labels import HELP, LABELS
from advisor.words.german.names import GermanNames
from advisor.words.german.phrases import ADVICE, JOURNAL, PHRASES
from advisor.words.german.positions import MEANINGS
from advisor.words.german.problems import IMPOSSIBLES, PROBLEMS
from advisor.words.german.reasons import REASONS
from advisor.words.german.refusals import REFUSALS, RULES
from advisor.words.interface import Words


class German(GermanNames, Words):
    """Everything that is said in German."""

    code = "de"
    help = HELP
    labels = LABELS
    meanings = MEANINGS
    phrases = PHRASES
    advice = ADVICE
    journal = JOURNAL
    rules = RULES
    refusals = REFUSALS
    problems = PROBLEMS
    impossibles = IMPOSSIBLES
    reasons = REASONS


GERMAN: Words = German()
