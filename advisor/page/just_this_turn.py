"""Advice for one position that a page has put together, without a recorded game."""

import threading
import time
from collections.abc import Mapping

from advisor.conquest.explain import explain
from advisor.page.state import sheet
from advisor.screen.advice import advice_sheet
from advisor.screen.sharing import sharing_sheet
from advisor.sharing.advise import advise_sharing
from advisor.winning.chances import best_advice
from advisor.winning.deals import missing_for_playouts
from advisor.words.interface import Words
from engine.position import Position
from engine.position_file import Unreadable, read_position
from engine.refusals import Forbidden

Json = Mapping[str, object]
_one_at_a_time = threading.Lock()


def advised(text: bytes, playouts: int, words: Words) -> Json:
    """The advice for the position that a text describes, or what is wrong with it."""
    try:
        position = read_position(text)
        with _one_at_a_time:
            return (_shared if position.sharing else _turn)(position, playouts, words)
    except Unreadable as error:
        return {"problems": [words.problem(problem) for problem in error.problems]}
    except Forbidden as error:
        return {"problems": [words.refusal(error.refusal)]}


def _turn(position: Position, playouts: int, words: Words) -> Json:
    started = time.monotonic()
    found = best_advice(position, top=2, playouts=playouts)
    explained = explain(position, found, seconds=time.monotonic() - started)
    return {"sheet": sheet(advice_sheet(words, explained, words.page.labels.more))}


def _shared(position: Position, playouts: int, words: Words) -> Json:
    if missing := missing_for_playouts(position):
        return {"problems": [words.too_little_for_playouts(missing)]}
    started = time.monotonic()
    found = advise_sharing(position, playouts=playouts, looks_ahead=True)
    return {"sheet": sheet(sharing_sheet(words, found, time.monotonic() - started))}
