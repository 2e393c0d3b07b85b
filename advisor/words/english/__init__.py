"""English."""

from advisor.words.english.labels import HELP, LABELS
from advisor.words.english.names import EnglishNames
from advisor.words.english.phrases import ADVICE, JOURNAL, PHRASES
from advisor.words.english.positions import MEANINGS
from advisor.words.english.problems import IMPOSSIBLES, PROBLEMS
from advisor.words.english.reasons import REASONS
from advisor.words.english.refusals import REFUSALS, RULES
from advisor.words.interface import Words


class English(EnglishNames, Words):
    """Everything that is said in English."""

    code = "en"
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


ENGLISH: Words = English()
