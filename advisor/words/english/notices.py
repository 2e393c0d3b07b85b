"""What is always said in the same words at the table, in English."""

from advisor.table.answers import Notice
from advisor.words.english.labels import HIDDEN


def notice(notice: Notice) -> str:
    """The sentence."""
    match notice:
        case Notice.WELCOME:
            return "A new game. Say 'help' at any time; Tab shows what can be said."
        case Notice.OUT_OF_DATE:
            return "The advice above no longer holds."
        case Notice.HIDDEN:
            return HIDDEN
        case Notice.SHOWN:
            return "Your hand and the advice are shown again."
        case Notice.HINTS_ON:
            return "Hints: an empty line shows the next one, and in the end the play."
        case Notice.HINTS_OFF:
            return "Advice is shown at once."
        case Notice.ADVICE_WAITS:
            return "Advice is ready; 'show' shows it."
        case Notice.CONFIRM:
            return "An empty line plays it."
        case Notice.NOTHING_TO_CONFIRM:
            return "Nothing to confirm now."
        case Notice.DRAW_BY_HAND:
            return "Use your Draw tile first, such as 'draw samurai'; two empty lines play without it."
        case Notice.SPEAKS:
            return "From now on in English."
        case Notice.DO_IT:
            return "Do it (yes, no)?"
        case Notice.LEFT_AS_IT_IS:
            return "Nothing was changed."
        case Notice.STOPPED:
            return "Stopped. An empty line asks again."
        case Notice.GOODBYE:
            return "Everything is saved."
