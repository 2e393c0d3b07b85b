"""Chances at the table: on request, and in the background while somebody types."""

import time

import pytest

from advisor.table.foresight import Foresight, find_chances
from advisor.table.reasons import HandIsHidden, NotThereYet, Refused, TooLittleToForesee
from advisor.table.session import Session
from engine.components import General
from tests.screens import Listener
from tests.told_games import ODD_YEAR, table_after, told


def test_chances_are_told_on_request() -> None:
    screen = Listener()
    Session(told(*ODD_YEAR), screen).hear("chances")
    [said] = screen.said
    assert said.startswith("Chances to win, by 400 playouts: ")
    assert all(general.label in said for general in General)


def test_a_hidden_hand_has_no_chances() -> None:
    screen = Listener()
    session = Session(told(*ODD_YEAR), screen)
    session.foresight = Foresight()
    session.hear("hide")
    assert session.chances is None
    with pytest.raises(Refused) as refusal:
        session.hear("chances")
    assert refusal.value.reason == HandIsHidden()


def test_nothing_is_foreseen_before_the_cards_are_named() -> None:
    for lines in (ODD_YEAR[:2], ODD_YEAR[:5]):
        with pytest.raises(Refused) as refusal:
            find_chances(table_after(*lines))
        assert isinstance(refusal.value.reason, NotThereYet | TooLittleToForesee)


@pytest.mark.slow
def test_chances_are_found_in_the_background_and_kept() -> None:
    table = table_after(*ODD_YEAR)
    foresight = Foresight()
    assert foresight.of(table) is None
    deadline = time.monotonic() + 60
    while (found := foresight.of(table)) is None and time.monotonic() < deadline:
        time.sleep(0.01)
    assert found
    assert set(found) == set(General)
    assert sum(found.values()) == pytest.approx(1)
    assert foresight.of(table) is found
    assert foresight.of(table_after(*ODD_YEAR[:-1])) is None, "another table is looked at anew"
