"""French."""

from advisor.words.french.labels import HELP, LABELS
from advisor.words.french.names import FrenchNames
from advisor.words.french.phrases import ADVICE, JOURNAL, PHRASES
from advisor.words.french.positions import MEANINGS
from advisor.words.french.problems import IMPOSSIBLES, PROBLEMS
from advisor.words.french.reasons import REASONS
from advisor.words.french.refusals import REFUSALS, RULES
from advisor.words.interface import Words


class French(FrenchNames, Words):
    """Everything that is said in French."""

    code = "fr"
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


FRENCH: Words = French()
