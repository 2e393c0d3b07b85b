"""A game that a terminal and phones share."""

import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager

import pytest

from advisor.page.game import SharedGame
from advisor.screen.sheet import Line
from advisor.table.expected import NotYet
from advisor.table.journal_faults import EntryNotSaved, NotSaved
from advisor.table.reasons import NotThereYet, Refused
from advisor.table.record import Record
from advisor.words.english import ENGLISH
from tests.screens import Listener
from tests.told_games import told

MY_TURN = (
    "ii sakai",
    "ii",
    "sensei daimyo",
    "samurai bushi",
    "samurai bushi " * 4,
    "2x samurai, bushi, shinobi, koku 1 2",
    "daimyo samurai bushi 1 / hatamoto",
    "hatamoto",
    "pass",
)


@contextmanager
def shared(*lines: str, tell: Callable[[], None] = lambda: None) -> Iterator[tuple[SharedGame, Listener]]:
    terminal = Listener()
    game = SharedGame(told(*lines), terminal, 0, tell)
    try:
        yield game, terminal
    finally:
        game.thinker.stop()


def advised(game: SharedGame) -> None:
    """Wait until there is advice."""
    until = time.monotonic() + 20
    while game.thought.advice is None and time.monotonic() < until:
        time.sleep(0.01)
    assert game.thought.advice


def test_advice_comes_by_itself_to_the_terminal_and_to_phones() -> None:
    with shared(*MY_TURN) as (game, terminal):
        advised(game)
        # It is shown before anybody else may say something.
        game.ask()
        assert terminal.advised
        assert game.find_advice() is game.thought.advice


def test_an_empty_line_at_the_terminal_plays_what_was_found() -> None:
    with shared(*MY_TURN) as (game, _):
        advised(game)
        line = game.find_advice().line()
        game.hear("")
        assert game.record.entries[-1].line == line
        assert game.revision == 1


def test_advice_that_is_still_looked_for_is_not_waited_for() -> None:
    with shared(*MY_TURN[:-1]) as (game, _):
        with pytest.raises(Refused) as none_now:
            game.find_advice()
        assert none_now.value.reason == NotThereYet(NotYet.ADVICE)
        game.thinker.stop()
        game.hear("pass")
        with pytest.raises(Refused) as not_yet:
            game.hear("")
        assert not_yet.value.reason == NotThereYet(NotYet.THOUGHT)


def test_entries_of_many_phones_at_once_are_one_after_the_other() -> None:
    with shared(*MY_TURN[:1]) as (game, _):
        answers = []
        phones = [
            threading.Thread(target=lambda n=n: answers.append(game.enter("ii", 0, f"phone {n}", ENGLISH)))
            for n in range(20)
        ]
        for phone in phones:
            phone.start()
        for phone in phones:
            phone.join()
        assert sorted(answer.is_taken for answer in answers) == [False] * 19 + [True]
        assert sum(answer.is_stale for answer in answers) == 19
        assert len(game.record.entries) == 2


def test_what_is_hidden_on_the_terminal_is_covered_by_the_phone_itself() -> None:
    with shared(*MY_TURN) as (game, _):
        game.hear("hide")
        assert game.is_hidden
        advised(game)
        assert game.chances is None
        assert game.look_up("afford chugoku", ENGLISH).is_taken
        answer = game.enter("chugoku samurai samurai hatamoto", game.revision, "a", ENGLISH)
        assert answer.is_taken, "the terminal would refuse my own play"
        assert game.is_hidden


def test_undo_and_edit_come_from_phones_too() -> None:
    with shared(*MY_TURN) as (game, _):
        assert game.enter("undo", 0, "a", ENGLISH).is_taken
        costly = game.enter("edit 6 2x samurai, sohei, shinobi, koku 1 2", 1, "b", ENGLISH)
        assert not costly.is_taken
        assert costly.confirm
        assert game.enter(costly.confirm, 1, "c", ENGLISH).is_taken
        assert game.look_up("edit 6", ENGLISH).sheet == (Line("2x samurai, sohei, shinobi, koku 1 2"),)
        for nonsense in ("edit", "edit 0", "edit 99", "edit x"):
            assert not game.look_up(nonsense, ENGLISH).is_taken


def test_why_not_is_answered_from_the_advice() -> None:
    with shared(*MY_TURN) as (game, _):
        advised(game)
        assert game.look_up("why chugoku", ENGLISH).sheet
        assert not game.look_up("why nothing", ENGLISH).is_taken


def test_everybody_is_told_of_each_change() -> None:
    heard = []
    with shared(*MY_TURN[:1], tell=lambda: heard.append(1)) as (game, _):
        game.enter("ii", 0, "a", ENGLISH)
        game.hear("sensei daimyo")
        assert game.revision == 2
        assert len(heard) >= 2


class Full:
    """A disk with no room left."""

    def append(self, text: str) -> None:
        raise NotSaved(EntryNotSaved("game", "No space left on device"))


def test_what_cannot_be_saved_is_not_recorded_and_said() -> None:
    record = Record(saved=Full())
    game = SharedGame(record, Listener(), 0, lambda: None)
    try:
        answer = game.enter("ii sakai", 0, "a", ENGLISH)
        assert not answer.is_taken
        assert answer.sheet
        assert game.record.entries == ()
        assert game.revision == 0
    finally:
        game.thinker.stop()
