"""Italian."""

from advisor.words.interface import Words
from advisor.words.italian.labels import HELP, LABELS
from advisor.words.italian.names import ItalianNames
from advisor.words.italian.phrases import ADVICE, JOURNAL, PHRASES
from advisor.words.italian.positions import MEANINGS
from advisor.words.italian.problems import IMPOSSIBLES, PROBLEMS
from advisor.words.italian.reasons import REASONS
from advisor.words.italian.refusals import REFUSALS, RULES


class Italian(ItalianNames, Words):
    """Everything that is said in Italian."""

    code = "it"
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


ITALIAN: Words = Italian()
