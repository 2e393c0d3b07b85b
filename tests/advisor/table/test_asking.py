"""What can be asked for beside the advice: what can be paid for, why not to pass; and what is mistyped."""

import pytest

from advisor.conquest.afford import Affordability, afford
from advisor.table.reasons import NotExpected, Refused
from advisor.table.session import Session
from advisor.words.english import ENGLISH
from engine.board import Province
from engine.components import Title
from tests.advisor.table.test_commands import opened, refused
from tests.screens import Listener
from tests.told_games import LAST_KAMON, ODD_YEAR, playing, told


def test_afford_alone_names_all_that_can_be_paid_for() -> None:
    session, screen = opened(*ODD_YEAR)
    session.hear("afford")
    position = playing(session.table).position()
    payable = [place.label for place in Province if afford(position, place).ways]
    assert payable
    assert screen.said[-1].startswith("You can pay for: ")
    assert [place.label for place in Province if place.label in screen.said[-1]] == payable


def test_in_an_even_year_nobody_counts_on_a_joker_that_he_may_lose() -> None:
    """Two Samurai and the Hatamoto of the past round: with its joker, Chūgoku could be had."""
    lines = ("ii sakai", "ii", "hatamoto daimyo", "2 samurai", "samurai bushi sohei shinobi " * 2)
    session, screen = opened(*lines)
    assert playing(session.table).view.mine.title is Title.HATAMOTO
    session.hear("afford chugoku")
    answer, _ = screen.afforded[-1]
    assert isinstance(answer, Affordability)
    assert not answer.ways


def test_why_not_pass_shows_what_passing_costs() -> None:
    session, screen = opened(*ODD_YEAR)
    for line in ("why pass", "why"):
        session.hear(line)
        assert ENGLISH.beside_passing(screen.beside_passings[-1]).startswith(
            "Why not pass? Passing is worth "
        )


def test_a_command_that_is_mistyped_gets_the_nearest() -> None:
    session, _ = opened(*ODD_YEAR)
    for line, nearest in (("aford chugoku", "afford"), ("histroy", "history"), ("drew samurai", "draw")):
        reason = refused(session, line)
        assert isinstance(reason, NotExpected)
        assert reason.nearest == nearest


def test_a_province_alone_on_my_turn_is_asked_about_and_its_line_made_ready() -> None:
    screen = Listener()
    session = Session(told(*ODD_YEAR), screen, playouts=0)
    session.hear("chugoku")
    [(answer, every)] = screen.afforded
    assert isinstance(answer, Affordability) and answer.province is Province.CHUGOKU and not every
    draft = session.take_draft()
    assert draft.startswith("chugoku ")
    assert session.take_draft() == ""
    session.hear(draft)
    assert playing(session.table).tile_due is Province.CHUGOKU


def test_no_line_is_made_ready_for_what_cannot_be_paid_or_on_another_s_turn() -> None:
    session = Session(told(*ODD_YEAR), Listener(), playouts=0)
    session.hear("kansai")
    assert session.take_draft() == ""
    session.hear("pass")
    with pytest.raises(Refused):
        session.hear("chugoku")
    session.hear("afford chugoku")
    assert session.take_draft() == ""


def test_why_the_advised_province_is_answered_beside_passing() -> None:
    screen = Listener()
    session = Session(told(*ODD_YEAR), screen, playouts=0)
    advised = session.find_advice()
    province = advised.line().split()[0]
    session.hear(f"why {province}")
    assert len(screen.beside_passings) == 1
    assert not screen.why_nots


def test_to_ask_whether_it_can_be_paid_makes_no_line_ready() -> None:
    session = Session(told(*ODD_YEAR), Listener(), playouts=0)
    session.hear("afford chugoku")
    assert session.take_draft() == ""


def test_while_a_game_is_described_the_score_alone_is_a_question() -> None:
    session = Session(told("join", "players ii sakai", "favour ii 12 sakai 9"), Listener())
    with pytest.raises(Refused):
        session.hear("score")
    assert len(session.record.entries) == 3
    session.hear("score ii 13 sakai 9")
    assert len(session.record.entries) == 4


def test_a_name_alone_says_who_i_am_until_that_is_known() -> None:
    session, screen = opened("join", "players ii sakai")
    session.hear("ii")
    assert screen.said[0].endswith("Noted: me ii.")
    session.hear("sakai")
    assert screen.said[-2].endswith("Noted: sakai.") or screen.said[-1].endswith("Noted: sakai.")


def test_a_finished_game_that_is_opened_again_shows_its_count() -> None:
    finished = told(*LAST_KAMON, "force kyushu 3 tile +1", "pass", "none")
    screen = Listener()
    Session(finished, screen).begin()
    assert any(line.endswith(("win.", "wins.")) for line in screen.said)
