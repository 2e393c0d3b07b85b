"""A session answers each line, with advice where it is due."""

from dataclasses import replace

import pytest

from advisor.conquest.advise import advise
from advisor.conquest.explain import explain
from advisor.table.answers import Notice
from advisor.table.expected import NotYet
from advisor.table.grammar import read_event
from advisor.table.phase import Ask
from advisor.table.reasons import NotThereYet, Refused
from advisor.table.session import Session
from advisor.table.sharing import Shared
from advisor.table.vocabulary import TypedLine
from advisor.words.english import ENGLISH
from engine.board import Province
from engine.components import General, SharingStep
from engine.position_file import read_position, write_position
from engine.sharing import SharingDecision
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
    session.hear("show")
    screen.said.clear()
    session.hear("edit 4 samurai sohei")
    assert screen.said[:2] == ["Line 4 is changed.", "4. You hold Samurai, Sōhei."]
    screen.said.clear()
    session.hear("undo")
    assert screen.said[0] == "Undone: the change of line 4. You hold Samurai, Sōhei."


def test_a_yes_does_what_was_asked_back_and_nothing_else() -> None:
    screen = Listener()
    session = Session(
        told(*ODD_YEAR, "chugoku 2 samurai samurai+bushi", "tile +1 next sohei", "pass"), screen
    )
    with pytest.raises(Refused) as asked:
        session.hear("edit 4 samurai sohei")
    session.apologize(asked.value.reason)
    before = session.record.entries
    session.hear("yes")
    number = len(ODD_YEAR)
    assert screen.said[-3:] == [
        "Line 4 is changed.",
        "4. You hold Samurai, Sōhei.",
        f"Left out:\n  {number + 1}. chugoku 2 samurai samurai+bushi\n  {number + 2}. tile +1 next sohei",
    ]
    session.hear("undo")
    assert screen.said[-1].startswith(f"Back again:\n  {number + 1}. chugoku")
    assert session.record.entries == before
    with pytest.raises(Refused) as asked:
        session.hear("edit 4 samurai sohei")
    session.apologize(asked.value.reason)
    session.hear("history")
    session.hear("yes")
    assert session.record.entries != before, "a question in between leaves it"
    session.hear("undo")
    with pytest.raises(Refused) as asked:
        session.hear("edit 4 samurai sohei")
    session.apologize(asked.value.reason)
    session.hear("correct ii 3")
    with pytest.raises(Refused):
        session.hear("yes")
    assert session.record.entries[:-1] == before, "something else was said in between"


def test_after_a_refusal_undo_is_named_before_it_is_used() -> None:
    screen = Listener()
    session = Session(told(*ODD_YEAR, "pass"), screen)
    with pytest.raises(Refused) as refusal:
        session.hear("ii kanto 9")
    session.apologize(refusal.value.reason)
    assert screen.said[-1] == "'undo' would take back: You end the turn."
    session.apologize(refusal.value.reason)
    assert screen.said[-1] != "'undo' would take back: You end the turn.", "it was said already"
    session.hear("undo")
    session.apologize(refusal.value.reason)
    assert screen.said[-1].startswith("'undo' would take back: Ii takes Shōmyō"), "now it is another line"


def test_a_line_comes_back_to_be_changed() -> None:
    screen = Listener()
    session = Session(told(*ODD_YEAR), screen)
    with pytest.raises(Refused) as asked:
        session.hear("edit 4")
    session.apologize(asked.value.reason)
    assert screen.said == ["Line 4 reads: 2 samurai\nSay 'edit 4' and how it should read."]
    assert [session.take_draft(), session.take_draft()] == ["edit 4 2 samurai", ""]
    with pytest.raises(Refused) as asked:
        session.hear("edit 99")
    session.apologize(asked.value.reason)
    assert session.take_draft() == ""


@pytest.mark.slow
def test_the_chances_in_view_are_those_of_the_advice() -> None:
    session = Session(told(*ODD_YEAR), Listener(), playouts=20)
    assert session.chances is None
    session.begin()
    chances = session.chances
    assert chances
    assert sum(chances.values()) == pytest.approx(1)
    advice = session.find_advice()
    assert advice.win
    assert (chances, advice.win.playouts) == (advice.win.chances, 20)
    session.hear("hide")
    assert session.chances is None


@pytest.mark.slow
def test_hints_can_be_switched_on_and_off_while_advice_is_there() -> None:
    screen = Listener()
    session = Session(told(*ODD_YEAR), screen)
    session.begin()
    assert len(screen.advised) == 1
    entries = session.record.entries
    session.hear("hints")
    for hint in ("Hint: ", "Hint: "):
        session.hear("")
        assert screen.said[-1].startswith(hint)
        assert session.record.entries == entries
    session.hear("hints")
    assert len(screen.advised) == 2, "switched off, the whole advice is shown"
    session.hear("")
    assert len(session.record.entries) == len(entries) + 1


def test_each_round_ends_with_what_can_be_compared_with_the_real_table() -> None:
    screen = Listener()
    session = Session(told(*ODD_YEAR, "pass", "pass", "pass"), screen)
    session.hear("pass")
    assert screen.said[1:] == [
        "Round 2.",
        "Honda (Hatamoto): 0 favour, 8 kamons left, 5 cards (known: Samurai, 2 × Bushi)",
        "Sakakibara (Daimyō): 0 favour, 8 kamons left, 4 cards",
        "Sakai (Sensei): 0 favour, 8 kamons left, 6 cards (known: Sōhei, Shinobi, 2 × 1 koku)",
        "Ii (Shōmyō): 0 favour, 8 kamons left, 5 cards (known: Samurai, Shinobi, 1 koku)",
    ]


def test_what_was_asked_back_can_be_declined() -> None:
    screen = Listener()
    session = Session(told(*ODD_YEAR, "chugoku 2 samurai samurai+bushi", "tile +1 next sohei"), screen)
    before = session.record.entries
    with pytest.raises(Refused) as asked:
        session.hear("edit 4 samurai sohei")
    session.apologize(asked.value.reason)
    session.ask()
    assert screen.said[-1] == "Do it (yes, no)?"
    session.hear("no")
    assert screen.said[-1] == "Nothing was changed."
    assert session.record.entries == before
    session.ask()
    assert screen.said[-1] == "Your turn?"


def test_two_empty_lines_play_without_drawing() -> None:
    screen = Listener()
    session = Session(told(*ODD_YEAR, "chugoku koku 3 tile draw next sohei"), screen)
    session.begin()
    before = len(session.record.entries)
    session.hear("")
    assert (
        screen.said[-1]
        == "Use your Draw tile first, such as 'draw samurai'; two empty lines play without it."
    )
    assert len(session.record.entries) == before
    session.hear("")
    assert len(session.record.entries) == before + 1


MY_SPLIT = (
    "ii sakai",
    "ii",
    "daimyo sensei",
    "samurai bushi",
    "samurai bushi sohei shinobi samurai bushi sohei shinobi",
    "2x samurai, bushi, shinobi, koku 1 2",
)
"""An even year that I have to share."""


@pytest.mark.slow
class TestEvenYears:
    @pytest.fixture(autouse=True)
    def with_advice(self, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr("advisor.table.session.ADVISES_SHARING", True)

    def test_an_empty_line_decides_as_advised(self) -> None:
        screen = Listener()
        session = Session(told(*MY_SPLIT), screen)
        session.begin()
        [advice] = screen.shared
        assert advice.step is SharingStep.SPLIT
        assert session.advised_line
        advised = session.advised_line
        session.hear("")
        assert session.record.entries[-1].line == advised
        assert session.table.asks is Ask.CHOICE

    def test_all_that_was_thought_of_is_told_on_request(self) -> None:
        screen = Listener()
        session = Session(told(*MY_SPLIT), screen)
        session.begin()
        session.hear("explain")
        assert screen.shared[0] is screen.shared[1]
        assert len(screen.shared[1].others) > 2

    def test_another_decision_leaves_no_advice(self) -> None:
        screen = Listener()
        session = Session(told(*MY_SPLIT), screen)
        session.begin()
        session.hear("daimyo samurai / hatamoto")
        assert ENGLISH.table.notice(Notice.OUT_OF_DATE) not in screen.said, "I know what I did"
        assert session.advised_line is None

    def test_what_is_corrected_makes_it_out_of_date(self) -> None:
        screen = Listener()
        session = Session(told(*MY_SPLIT), screen)
        session.begin()
        session.hear("correct sakai 30")
        assert ENGLISH.table.notice(Notice.OUT_OF_DATE) in screen.said

    def test_a_hidden_hand_has_its_advice_waiting(self) -> None:
        screen = Listener()
        session = Session(told(*MY_SPLIT), screen)
        session.hear("hide")
        session.begin()
        assert screen.shared == []
        assert ENGLISH.table.notice(Notice.ADVICE_WAITS) in screen.said
        assert session.advised_line is None

    def test_hints_come_step_by_step(self) -> None:
        screen = Listener()
        session = Session(told(*MY_SPLIT), screen)
        session.hear("hints")
        session.begin()
        assert screen.said[-1] == "Hint: mind which of the two lots he likes, and which one you need."
        session.hear("")
        assert screen.said[-1].startswith("Hint: the tiles are ")
        assert screen.shared == []
        session.hear("")
        assert len(screen.shared) == 1
        session.hear("")
        assert session.table.asks is Ask.CHOICE, "and then it is played"

    def test_why_tells_about_another_decision(self) -> None:
        screen = Listener()
        session = Session(told(*MY_SPLIT), screen)
        session.begin()
        before = session.record.entries
        session.hear("why daimyo samurai / hatamoto")
        [asked] = screen.asked_about
        assert asked.best.decision == read_decision(session, "daimyo samurai / hatamoto")
        assert asked.others == (screen.shared[0].best,)
        assert session.record.entries == before
        for nonsense in ("why kanto", "why daimyo 12 samurai / hatamoto", f"why {session.advised_line}"):
            with pytest.raises(Refused):
                session.hear(nonsense)
        session.hear("why")
        assert screen.shared[-1] is screen.shared[0], "all of it"
        session.hear("")
        assert session.table.asks is Ask.CHOICE, "the advice still holds"


def read_decision(session: Session, line: str) -> SharingDecision:
    event, _ = read_event(TypedLine(line), session.table)
    assert isinstance(event, Shared)
    return event.decision


def test_why_not_a_province_at_my_turn() -> None:
    screen = Listener()
    with pytest.raises(Refused) as none_yet:
        Session(told("ii sakai"), screen).hear("why kanto")
    assert none_yet.value.reason == NotThereYet(NotYet.ADVICE)
    session = Session(told(*ODD_YEAR), screen)
    session.hear("why kanto")
    [found] = screen.why_nots
    assert found.why_not
    assert found.why_not.province is Province.KANTO
    with pytest.raises(Refused):
        session.hear("why nothing")
    session.hear("hide")
    with pytest.raises(Refused):
        session.hear("why kanto")
