"""Commands: each word has one, and each answers what is asked or says why it cannot."""

import errno
import os
from collections import Counter
from pathlib import Path

import pytest

from advisor.conquest.afford import Affordability, afford, afford_both
from advisor.table.answers import Notice
from advisor.table.commands import COMMANDS, DEFAULT_POSITION, Name, named
from advisor.table.expected import Expected, Needed, NotYet
from advisor.table.reasons import (
    CannotWriteFile,
    CouldBe,
    HandIsHidden,
    NoPositionFile,
    NotExpected,
    NothingToTakeBack,
    NotThereYet,
    Reason,
    Refused,
    TellsTooLittle,
    TileNotNamed,
    WouldReplace,
)
from advisor.table.session import Session
from advisor.words.english import ENGLISH
from engine.board import Province
from engine.obstacles import Obstacle
from engine.position_file import read_position
from engine.refusals import ProvinceIsFull
from tests.journals import fails
from tests.paths import EXAMPLES
from tests.screens import Listener
from tests.told_games import HONDAS_TURN, ODD_YEAR, SET_UP, playing, told

PROVINCES = tuple(str(province.value) for province in Province)


def opened(*lines: str) -> tuple[Session, Listener]:
    """A session after some lines."""
    screen = Listener()
    return Session(told(*lines), screen), screen


def answers(line: str, *lines: str) -> list[str]:
    """What is said to a line after others."""
    session, screen = opened(*lines)
    session.hear(line)
    return screen.said


def refused(session: Session, line: str) -> Reason:
    """Why a line is not taken."""
    with pytest.raises(Refused) as refusal:
        session.hear(line)
    return refusal.value.reason


def commands_in(guide: str) -> set[str]:
    """The words with which the lines of the last part of the help begin."""
    return {line.split()[0] for line in guide.split("\n\n")[-1].splitlines()}


def test_every_name_has_exactly_one_command() -> None:
    assert Counter(command.name for command in COMMANDS) == dict.fromkeys(Name, 1)
    words = [word for command in COMMANDS for word in (command.name.value, *command.also)]
    assert len(set(words)) == len(words)


def test_a_word_names_its_command() -> None:
    for command in COMMANDS:
        assert named(command.name.value) is command
    assert named("exit") is named("quit")
    assert named("kanto") is None


def test_tab_offers_every_command_of_a_session() -> None:
    session, screen = opened()
    session.hear("help all")
    [guide] = screen.said
    assert commands_in(guide) == {name.value for name in Name}
    assert commands_in(guide) <= set(session.complete(""))


def test_help_tells_what_can_be_said_now_on_one_screen() -> None:
    for lines, told_of in ((SET_UP, "turned up"), (ODD_YEAR, "conquest")):
        session, screen = opened(*lines)
        session.hear("help")
        [guide] = screen.said
        assert [what for what in ("turned up", "conquest") if what in guide] == [told_of]
        assert all(name.value in guide for name in Name)
        assert len(guide.splitlines()) < 24


def test_tab_offers_provinces_after_afford_and_nothing_after_the_others() -> None:
    session, _ = opened(*ODD_YEAR)
    assert session.complete("afford ch") == ["chubu", "chugoku"]
    assert set(session.complete("afford ")) == {province.value for province in Province}
    assert [session.complete(f"{word} ") for word in ("score", "exit", "undo")] == [[], [], []]


def test_odds_tell_what_can_still_come() -> None:
    said = answers("odds", *ODD_YEAR)
    assert [line.partition(":")[0] for line in said] == [
        *(province.label for province in Province),
        "Under any tile",
        "Next troop card",
    ]
    assert said[0] == "Chūgoku: Exchange 33 %, +1 33 %, Draw 33 %"
    assert said[-1].startswith("Next troop card: Sōhei 21 %, ")


def test_score_tells_how_things_stand() -> None:
    assert answers("score", *ODD_YEAR, "chugoku koku 3 tile draw next sohei") == [
        "Sakakibara: 11 = 5 favour + 0 koku + 6 for Chūgoku",
        "Sakai: 2 = 0 favour + 2 koku",
        "Ii: 1 = 0 favour + 1 koku",
        "Honda: 0 = 0 favour + 0 koku",
        "As things stand: koku with the help of tiles, without cards that nobody saw.",
    ]


def test_history_tells_every_line_and_keeps_a_hidden_hand_back() -> None:
    session, screen = opened(*ODD_YEAR)
    session.hear("history")
    assert len(screen.said) == len(ODD_YEAR)
    assert screen.said[3] == "  4. You hold 2 × Samurai."
    session.hear("hide")
    screen.said.clear()
    session.hear("history")
    assert screen.said[3] == "  4. (hidden)"
    assert screen.said[4].startswith("  5. Top tiles: ")


def test_hints_show_the_advice_step_by_step() -> None:
    session, screen = opened(*ODD_YEAR[:-1])
    session.hear("hints")
    assert screen.said == [ENGLISH.table.notice(Notice.HINTS_ON)]
    session.hear(ODD_YEAR[-1])
    assert screen.said[-1].startswith("Hint: ")
    session.hear("")
    named_province = screen.said[-1]
    assert screen.advised == []
    session.hear("")
    [found] = screen.advised
    assert found.best.first
    assert named_province == f"Hint: {found.best.first.province.label}."
    session.hear("hints")
    assert screen.said[-2:] == [ENGLISH.table.notice(Notice.HINTS_OFF), ENGLISH.table.notice(Notice.CONFIRM)]
    assert screen.advised == [found, found], "and the advice stands there again"
    assert session.advised_line


def test_hide_keeps_the_advice_back_until_show() -> None:
    session, screen = opened(*ODD_YEAR[:-1])
    session.hear("hide")
    session.hear(ODD_YEAR[-1])
    assert screen.said[0] == ENGLISH.table.notice(Notice.HIDDEN)
    assert screen.said[-1] == ENGLISH.table.notice(Notice.ADVICE_WAITS)
    assert screen.advised == []
    session.hear("show")
    assert ENGLISH.table.notice(Notice.SHOWN) in screen.said
    assert len(screen.advised) == 1


@pytest.mark.slow
def test_explain_tells_everything_about_the_advice() -> None:
    session, screen = opened("ii sakai")
    assert refused(session, "explain") == NotThereYet(NotYet.ADVICE)
    session, screen = opened(*ODD_YEAR)
    session.hear("explain")
    session.show_advice()
    explained, shown = screen.advised
    assert shown.weights is None
    assert explained.weights


def test_position_writes_what_i_see(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    session, screen = opened(*ODD_YEAR)
    session.hear("position here.json")
    session.hear("position")
    assert screen.said == ["The position is in here.json.", f"The position is in {DEFAULT_POSITION}."]
    for name in ("here.json", DEFAULT_POSITION):
        assert read_position((tmp_path / name).read_bytes()) == playing(session.table).position()
    session.hear("chugoku koku 3 tile +1 next sohei")
    before = (tmp_path / "here.json").read_bytes()
    asked = refused(session, "position here.json")
    assert asked == WouldReplace("here.json", "position anyway here.json")
    assert (tmp_path / "here.json").read_bytes() == before
    session.apologize(asked)
    session.hear("yes")
    written = read_position((tmp_path / "here.json").read_bytes())
    assert written == playing(session.table).position(), "a position may be written over another"
    session.hear("position here.json")
    assert sorted(file.name for file in tmp_path.iterdir()) == ["here.json", DEFAULT_POSITION]


def test_position_writes_over_nothing_but_positions(tmp_path: Path) -> None:
    session, _ = opened(*ODD_YEAR)
    letter = tmp_path / "letter.txt"
    letter.write_text("Dear Aya")
    assert refused(session, f"position {letter}") == NoPositionFile(str(letter))
    assert letter.read_text() == "Dear Aya"
    for name in (str(tmp_path), "/dev/null", *links(letter)):
        assert refused(session, f"position {name}") == NoPositionFile(name)
    for name in ("-", "a\0b"):
        assert refused(session, f"position {name}") == CannotWriteFile(name, Obstacle.BAD_NAME)
    nowhere = refused(session, f"position {tmp_path / 'no' / 'such.json'}")
    assert isinstance(nowhere, CannotWriteFile)
    assert letter.read_text() == "Dear Aya"
    assert sorted(file.name for file in tmp_path.iterdir()) == ["elsewhere.json", "letter.txt"]


@pytest.mark.parametrize("name", ["conf", "anyway", "trotzdem", "quand"])
def test_a_name_like_the_word_that_confirms_replaces_nothing(
    name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    other = (EXAMPLES / "ii-kanto.json").read_text(encoding="utf-8")
    (tmp_path / DEFAULT_POSITION).write_text(other, encoding="utf-8")
    session, _ = opened(*ODD_YEAR)
    session.hear(f"position {name}")
    assert (tmp_path / name).exists()
    assert (tmp_path / DEFAULT_POSITION).read_text(encoding="utf-8") == other
    session.hear(f"position confirmer {DEFAULT_POSITION}")
    assert (tmp_path / DEFAULT_POSITION).read_text(encoding="utf-8") != other


def links(target: Path) -> list[str]:
    """A link to a file, under another name."""
    link = target.with_name("elsewhere.json")
    link.symlink_to(target)
    return [str(link)]


def test_a_position_is_written_whole_or_not_at_all(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    session, _ = opened(*ODD_YEAR)
    file = tmp_path / "here.json"
    session.hear(f"position {file}")
    before = file.read_bytes()
    session.hear("chugoku koku 3 tile +1 next sohei")
    monkeypatch.setattr(os, "fsync", fails(errno.ENOSPC))
    failed = refused(session, f"position anyway {file}")
    assert isinstance(failed, CannotWriteFile)
    assert file.read_bytes() == before
    assert [path.name for path in tmp_path.iterdir()] == ["here.json"]


def test_there_is_a_position_only_at_my_turn(tmp_path: Path) -> None:
    file = tmp_path / "here.json"
    assert refused(opened()[0], f"position {file}") == NotThereYet(NotYet.POSITION)
    between = opened(*ODD_YEAR, "chugoku koku 3")[0]
    assert refused(between, f"position {file}") == NotThereYet(NotYet.POSITION)
    assert refused(opened(*ODD_YEAR, "pass")[0], f"position {file}") == NotThereYet(NotYet.POSITION)
    assert not file.exists()


@pytest.mark.parametrize(
    ("line", "every"), [("afford chugoku", False), ("afford Chūgoku all", True), ("AFFORD chug", False)]
)
def test_afford_answers_for_one_province(line: str, every: bool) -> None:
    session, screen = opened(*ODD_YEAR)
    session.hear(line)
    position = playing(session.table).position()
    assert screen.afforded == [(afford(position, Province.CHUGOKU), every)]


def test_afford_answers_for_two_provinces() -> None:
    session, screen = opened(*ODD_YEAR)
    session.hear("afford chugoku kanto all")
    position = playing(session.table).position()
    assert screen.afforded == [(afford_both(position, Province.CHUGOKU, Province.KANTO), True)]


def test_afford_answers_also_at_the_turn_of_another() -> None:
    session, screen = opened(*ODD_YEAR)
    session.hear("afford chugoku")
    session.hear("pass")
    session.hear("afford chugoku")
    mine, at_his = screen.afforded
    assert mine == at_his


@pytest.mark.parametrize(
    ("line", "why"),
    [
        ("afford kan", CouldBe("kan", ("kansai", "kanto"))),
        ("afford kanto tohuku", NotExpected("tohuku", Expected.PROVINCE, PROVINCES, None, "tohoku")),
        ("afford kanto chubu chugoku", TellsTooLittle(Needed.PROVINCE)),
        ("afford kanto Kantō", TellsTooLittle(Needed.TWO_PROVINCES)),
    ],
)
def test_afford_says_which_province_it_does_not_know(line: str, why: Reason) -> None:
    session, screen = opened(*ODD_YEAR)
    assert refused(session, line) == why
    assert screen.said == []


def test_afford_keeps_a_hidden_hand_back_and_needs_a_game() -> None:
    session, _ = opened(*ODD_YEAR)
    session.hear("hide")
    assert refused(session, "afford kanto") == HandIsHidden()
    session.hear("show")
    session.hear("afford kanto")
    assert refused(opened("ii sakai")[0], "afford kanto") == NotThereYet(NotYet.GAME)


def test_a_full_province_is_an_answer() -> None:
    session, screen = opened(*HONDAS_TURN, "hokkaido bushi+sohei exchange +1")
    session.hear("afford hokkaido")
    [(answer, _)] = screen.afforded
    assert answer.forbidden == ProvinceIsFull(Province.HOKKAIDO)


@pytest.mark.parametrize(("line", "what"), [("odds", NotYet.GAME), ("score", NotYet.SCORE)])
def test_before_the_game_there_is_nothing_to_tell(line: str, what: NotYet) -> None:
    assert refused(opened()[0], line) == NotThereYet(what)


def test_undo_and_redo_go_to_the_record() -> None:
    session, _ = opened("ii sakai", "ii")
    assert refused(session, "redo") == NothingToTakeBack(redo=True)
    session.hear("undo")
    assert [entry.line for entry in session.record.entries] == ["ii sakai"]
    session.hear("redo")
    session.hear("edit 2 sakai")
    assert [entry.line for entry in session.record.entries] == ["ii sakai", "sakai"]


@pytest.mark.parametrize("word", ["quit", "exit", "QUIT"])
def test_quit_ends_the_session(word: str) -> None:
    session, screen = opened()
    assert not session.is_over
    session.hear(word)
    assert session.is_over
    assert screen.said == [ENGLISH.table.notice(Notice.GOODBYE)]


def test_what_a_province_asks_shows_only_when_its_tile_is_named() -> None:
    session, screen = opened(*ODD_YEAR, "chugoku koku 3")
    assert refused(session, "afford chugoku") == TileNotNamed(Province.CHUGOKU, only_next=False)
    session.hear("afford kyushu")
    [(answer, _)] = screen.afforded
    assert isinstance(answer, Affordability)
    assert answer.ways == ()
