"""What errors say in English."""

import re
from collections.abc import Iterator
from contextlib import contextmanager
from typing import TypeVar

import pytest

from advisor.table.journal_faults import JournalError
from advisor.table.reasons import CannotBeThere, Refused
from advisor.winning.match_faults import MatchError
from advisor.words.english import ENGLISH
from engine.errors import ShitennoError
from engine.position_file import Unreadable
from engine.refusals import Forbidden, NotThere

E = TypeVar("E", bound=ShitennoError)


def sentence(error: ShitennoError) -> str:
    """What a person reads about an error."""
    match error:
        case Forbidden():
            return ENGLISH.refusal(error.refusal)
        case Refused():
            return ENGLISH.reason(error.reason)
        case JournalError():
            return ENGLISH.reason(error.fault)
        case MatchError():
            return ENGLISH.match.fault(error.fault)
        case NotThere():
            return ENGLISH.reason(CannotBeThere(error.absence))
        case Unreadable():
            return "\n".join(ENGLISH.problem(problem) for problem in error.problems)
    raise TypeError(f"{error!r} says nothing")


@contextmanager
def raises_saying(kind: type[E], pattern: str) -> Iterator[pytest.ExceptionInfo[E]]:
    """An error whose sentence fits a pattern."""
    with pytest.raises(kind) as caught:
        yield caught
    assert re.search(pattern, sentence(caught.value)), sentence(caught.value)
