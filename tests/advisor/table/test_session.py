"""A session answers each line, with advice where it is due."""

from dataclasses import replace

import pytest

from advisor.conquest.advise import advise
from advisor.conquest.explain import explain
from advisor.table.session import Session
from engine.components import General
from engine.position_file import read_position, write_position
from tests.screens import Listener
from tests.table_games import SEATS, moments
from tests.told_games import ODD_YEAR, playing, told


@pytest.mark.slow
@pytest.mark.parametrize(("generals", "me", "seed"), SEATS[:3])
def test_the_advice_shown_is_that_of_the_exported_position(
    generals: tuple[General, ...], me: General, seed: int
) -> None:
    turns = 0
    for record, _, _ in moments(generals, me, seed):
        if record.table.is_my_turn:
            turns += 1
            screen = Listener()
            Session(record, screen).begin()
            [shown] = screen.advised
            position = read_position(write_position(playing(record.table).position()))
            assert replace(shown, seconds=0) == explain(position, advise(position, top=2))
    assert turns > 5


def test_undo_redo_and_edit_are_named_in_words() -> None:
    screen = Listener()
    session = Session(told(*ODD_YEAR, "pass"), screen)
    session.hear("hide")
    screen.said.clear()
    session.hear("undo")
    assert screen.said[0] == "Undone: You end the turn."
    screen.said.clear()
    session.hear("redo")
    assert screen.said[0] == "Done again: You end the turn."
    screen.said.clear()
    session.hear("undo 2")
    assert [line for line in screen.said if line.startswith("Undone: ")] == [
        "Undone: You end the turn.",
        "Undone: Ii takes Shōmyō with Samurai, Shinobi, 1 koku; you get Daimyō with Samurai+Bushi, 3 koku. "
        "The odd year begins: Sakakibara, Ii, Sakai and Honda.",
    ]
    session.hear("edit 4 bushi sohei")
    assert "Bushi" not in " ".join(screen.said[2:])
    session.hear("show")
    screen.said.clear()
    session.hear("edit 4 samurai sohei")
    assert screen.said[:2] == ["Line 4 is changed.", "4. You hold Samurai, Sōhei."]
