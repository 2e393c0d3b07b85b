"""While my hand is hidden, nothing on the screen and nothing that Tab offers depends on it."""

import pytest

from advisor.table.reasons import Refused
from advisor.table.record import Record
from advisor.table.session import Session
from tests.saying import sentence
from tests.screens import Listener
from tests.told_games import ODD_YEAR, told

HANDS = ("2 samurai", "bushi sohei", "shinobi bushi+shinobi")
"""First hands with which the rest of the game can be told alike."""
PROBES = (
    "score",
    "history",
    "odds",
    "board",
    "hand",
    "players",
    "afford chugoku",
    "afford kanto chubu",
    "explain",
    "position here.json",
    "",
    "hints",
    "",
    "hints",
    "undo",
    "redo",
    "edit 4 2 bushi",
    "edit 4",
    "edit 9 no",
    "kanto koku 3",
    "chugoku 2 samurai samurai+bushi",
    "kanto 3 samurai sohei",
    "draw samurai",
    "gold kanto 1",
    "shi",
    "nonsense",
    "pass",
    "ii kanto 6 samurai",
    "ii kanto 6 shinobi",
    "ii chubu samurai shinobi 1",
    "pass",
    "score",
    "history",
)
BEGUN = (
    "",
    "k",
    "kanto ",
    "kanto 2 samurai ",
    "chugoku s",
    "draw ",
    "ii ",
    "ii kanto ",
    "afford ",
    "edit ",
    "gold ",
)


def seen(hand: str) -> list[str]:
    """All that a neighbour can see and find out by the keys."""
    lines = list(ODD_YEAR)
    lines[3] = hand
    screen = Listener()
    session = Session(told(*lines), screen)
    session.hear("hide")
    session.begin()
    for probe in PROBES:
        screen.said += [f"{begun}: {' '.join(session.complete(begun))}" for begun in BEGUN]
        screen.said.append(f"> {probe}")
        try:
            session.hear(probe)
        except Refused as error:
            screen.said.append(sentence(error))
    assert not screen.advised
    return screen.said


@pytest.mark.slow
@pytest.mark.parametrize("hand", HANDS[1:])
def test_another_hand_gives_the_same_screen(hand: str) -> None:
    assert seen(hand) == seen(HANDS[0])


def test_what_was_hidden_is_hidden_after_a_restart() -> None:
    kept: list[str] = []

    class Saved:
        def append(self, text: str) -> None:
            kept.append(text)

    record = told(*ODD_YEAR)
    record.saved = Saved()
    Session(record, Listener()).hear("hide")
    again = Record()
    for line in (*ODD_YEAR, *kept):
        again.tell(line)
    screen = Listener()
    Session(again, screen).begin()
    assert screen.advised == []
    assert screen.said[-1] == "Advice waits until you say 'show'."


def test_hiding_takes_what_was_shown_off_a_terminal() -> None:
    cleared = []

    class Cleared(Listener):
        def clear(self) -> None:
            cleared.append(len(self.said))

    session = Session(told(*ODD_YEAR), Cleared())
    session.begin()
    session.hear("hide")
    assert len(cleared) == 1


def test_a_line_that_is_refused_does_not_stay_on_the_screen() -> None:
    class Wiped(Listener):
        def clear(self) -> None:
            self.said.clear()

    screen = Wiped()
    session = Session(told(*ODD_YEAR), screen)
    session.hear("hide")
    screen.said.append("> chugoku 2 samurai samurai+bushi")
    with pytest.raises(Refused) as refusal:
        session.hear("chugoku 2 samurai samurai+bushi")
    session.apologize(refusal.value.reason)
    assert screen.said[0] == "Not taken."
    assert not any("chugoku" in line for line in screen.said)
