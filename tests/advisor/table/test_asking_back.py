"""What is asked back at the table is answered before anything else is played."""

import pytest

from advisor.table.answers import Notice
from advisor.table.expected import Needed
from advisor.table.reasons import AnswerWanted, CouldBe, IsAdvised, NotUnderstood, Refused, TellsTooLittle
from advisor.table.session import Session
from advisor.words.english import ENGLISH
from engine.components import General
from engine.errors import Fact
from tests.screens import Listener
from tests.told_games import HONDAS_TURN, ODD_YEAR, SET_UP, SHARE, parse, playing, told


def notices(screen: Listener) -> list[Notice]:
    """All that was said in always the same words."""
    return [notice for said in screen.said for notice in Notice if ENGLISH.table.notice(notice) == said]


def at_my_turn(*more: str) -> tuple[Session, Listener]:
    screen = Listener()
    session = Session(told(*ODD_YEAR, *more), screen)
    session.begin()
    return session, screen


def refused(session: Session, line: str) -> Refused:
    with pytest.raises(Refused) as refusal:
        session.hear(line)
    session.apologize(refusal.value.reason)
    return refusal.value


def test_an_empty_line_at_a_question_asks_it_again() -> None:
    session, screen = at_my_turn("chugoku 2 samurai samurai+bushi", "tile +1 next sohei")
    before = session.record.entries
    assert session.advised_line
    refused(session, "edit 4 samurai sohei")
    assert session.advised_line is None, "the grey line is no answer to it"
    session.hear("")
    session.ask()
    assert session.record.entries == before
    assert screen.said[-1] == "Do it (yes, no)?"
    session.hear("yes")
    assert session.record.entries != before


def test_what_was_asked_is_dropped_with_a_word() -> None:
    session, screen = at_my_turn("chugoku 2 samurai samurai+bushi", "tile +1 next sohei")
    refused(session, "edit 4 samurai sohei")
    session.hear("correct ii 3")
    assert Notice.LEFT_AS_IT_IS in notices(screen)


def test_what_is_given_up_is_not_played_by_the_next_empty_line() -> None:
    session, screen = at_my_turn()
    before = session.record.entries
    session.stopped()
    assert notices(screen)[-1] is Notice.STOPPED
    assert session.advised_line is None
    session.hear("")
    assert session.record.entries == before
    assert len(screen.advised) == 2, "it is shown again"
    session.hear("")
    assert len(session.record.entries) == len(before) + 1


def test_giving_up_says_nothing_where_there_is_nothing_to_give_up() -> None:
    screen = Listener()
    Session(told("ii sakai"), screen).stopped()
    assert screen.said == []


def test_giving_up_at_a_question_answers_it() -> None:
    session, screen = at_my_turn("chugoku 2 samurai samurai+bushi", "tile +1 next sohei")
    refused(session, "edit 4 samurai sohei")
    session.stopped()
    assert notices(screen)[-1] is Notice.LEFT_AS_IT_IS
    with pytest.raises(Refused):
        session.hear("yes")


def test_the_card_drawn_is_asked_for() -> None:
    """As the answer says how, the next line is empty: a word that stood there would be typed twice."""
    session, _ = at_my_turn("chugoku koku 3 tile draw next sohei")
    assert refused(session, "draw").reason == TellsTooLittle(Needed.CARD_DRAWN)
    assert session.take_draft() == ""
    session.hear("draw sohei")


@pytest.mark.parametrize("line", ["why kanto chubu", "why chubu samurai", "why not kanto chubu"])
def test_why_is_asked_of_one_province(line: str) -> None:
    session, screen = at_my_turn()
    assert refused(session, line).reason == TellsTooLittle(Needed.ONE_PROVINCE)
    assert not screen.why_nots
    assert not screen.beside_passings


def test_one_letter_is_enough_for_what_is_said_most() -> None:
    session, _ = at_my_turn()
    session.hear("p")
    assert playing(session.table).due is General.II
    session.hear("u")
    assert playing(session.table).due is General.SAKAKIBARA


def test_a_golden_turn_asks_which_of_two_kamons() -> None:
    described = [line for line in HONDAS_TURN if not line.startswith(("titles", "hokkaido", "begin"))]
    titles = "titles sakakibara daimyo ii shomyo honda sensei sakai hatamoto"
    table = told(*described, titles, "hokkaido honda honda ii", "begin").table
    with pytest.raises(Refused) as refusal:
        parse("gold hok", table)
    assert refusal.value.reason == CouldBe("hok", ("hokkaido 1", "hokkaido 2"))


def test_undo_is_named_in_short() -> None:
    session, screen = at_my_turn("pass", "ii pass", "sakai pass")
    session.hear("honda pass")
    assert "The odd year is over." in " ".join(screen.said)
    refused(session, "nonsense")
    assert screen.said[-1] == "'undo' would take back: Honda ends the turn."


def test_the_koku_of_a_lot_count_at_once() -> None:
    """Honda is Daimyō and offers; Sakai takes two koku, which everybody saw."""
    screen = Listener()
    Session(told(*ODD_YEAR[:9]), screen).hear("score")
    assert any(line.startswith("Sakai: 2 = 0 favour + 2 koku") for line in screen.said)


def test_what_may_be_a_troop_or_a_tile_is_asked_back() -> None:
    """Of the names that begin with an s, three are troops and one is the Italian Exchange."""
    described = [line for line in HONDAS_TURN if not line.startswith(("hand", "begin"))]
    record = told(*described, "hand bushi bushi+shinobi sohei", "begin")
    entries = record.entries
    with pytest.raises(Refused) as refusal:
        record.tell("kyushu bushi bushi+shinobi s")
    assert refusal.value.reason == CouldBe("s", ("samurai", "sohei", "shinobi", "exchange"))
    record.tell("kyushu bushi bushi+shinobi e")
    assert len(record.entries) == len(entries) + 1


def test_what_may_be_a_title_or_the_player_is_asked_back() -> None:
    """Honda is Tairō: his Shōmyō with a Samurai, or Hatamoto with a Shinobi and a Samurai."""
    lines = (*SET_UP, SHARE)
    with pytest.raises(Refused) as refusal:
        told(*lines).tell("h sh samurai")
    assert refusal.value.reason == CouldBe("h", ("hatamoto", "honda"))
    for clear in ("ho sho samurai", "ha shi samurai", "sho samurai"):
        told(*lines, clear)
    two = ("honda ii", "ii", "shomyo daimyo", "2 samurai", "samurai bushi sohei shinobi " * 2)
    with pytest.raises(Refused) as refusal:
        told(*two, "2 samurai bushi shinobi 1 2", "hatamoto bushi / shomyo").tell("h sh")
    assert refusal.value.reason == CouldBe("h", ("hatamoto", "honda"))


ASKED = (
    "sakakibara, ii, sakai, honda",
    "ii",
    "daimyō shōmyō sensei hatamoto",
    "shinobi bushi",
    "samurai samurai sohei bushi shinobi sohei shinobi bushi",
    "4x shinobi 3x samurai sohei koku 4x1",
    "sensei 2x shinobi samurai",
)
"""Sakakibara has offered a lot; Ii is asked first."""


@pytest.mark.parametrize(
    ("line", "reason"),
    [
        ("nbody", NotUnderstood("nbody", "nobody")),
        ("yess", NotUnderstood("yess", "yes")),
        ("sak no", CouldBe("sak", ("sakakibara", "sakai"))),
        ("shomyo 2x samurai", AnswerWanted(General.II)),
    ],
)
def test_a_slip_in_an_answer_is_told_for_what_it_is(line: str, reason: Fact) -> None:
    session = Session(told(*ASKED), Listener())
    assert refused(session, line).reason == reason


def test_the_other_answer_can_be_asked_about() -> None:
    screen = Listener()
    session = Session(told(*ASKED), screen, playouts=0)
    session.begin()
    words = {"yes": ("yes", "not yes", "accept"), "no": ("no", "not no", "refuse")}
    for word in words.pop(session.find_advice().line()):
        assert refused(session, f"why {word}").reason == IsAdvised()
    [others] = words.values()
    for word in others:
        session.hear(f"why {word}")
    assert len({asked.best.decision for asked in screen.asked_about}) == 1
    assert len(screen.asked_about) == len(others)


def test_after_a_count_what_is_no_card_is_mistyped() -> None:
    session = Session(told(*ASKED[:-1]), Listener())
    assert refused(session, "sensei 2x shinbi samurai").reason == NotUnderstood("shinbi", "shinobi")
