"""What can be typed in four languages."""

import pytest

from advisor.table.commands import COMMANDS, Name, named
from advisor.table.record import Record
from advisor.table.session import Session
from advisor.table.spoken import (
    UNDERSTOOD,
    folded,
    in_english,
    in_language,
    line_in_language,
    nearest_spoken,
)
from advisor.table.spoken_words import FILLERS, LANGUAGES, SPOKEN
from advisor.table.vocabulary import TypedLine
from engine.board import Province
from engine.components import Bonus, General, Title, Troop
from engine.notation import spellings
from tests.screens import Listener
from tests.table_games import SEATS, lines_of
from tests.told_games import ODD_YEAR, told


def in_words_of(line: str, code: str) -> str:
    """A line, word by word in another language."""
    return " ".join(in_language(word, code) for word in line.split())


NAMES = {name for kind in (General, Title, Troop, Province, Bonus) for name in spellings(kind)}
SHARED = {("score", "favour"), ("tile", "tiles")}
"""Pairs of words that a language has one word for; what is described tells them apart."""


def test_no_word_means_two_things() -> None:
    for english, languages in SPOKEN.items():
        for word in " ".join(languages).split():
            meant = in_english(word)
            assert meant == english or (meant, english) in SHARED, f"{word}: {english} or {meant}"
    for word, english in UNDERSTOOD.items():
        assert word not in SPOKEN or word == english, f"{word} is English for something else"
    assert {word for word in NAMES if word in UNDERSTOOD} <= {
        *SPOKEN,
        *_words_for("draw", "exchange", "samurai"),
    }


def _words_for(*english: str) -> set[str]:
    return {folded(word) for each in english for word in " ".join(SPOKEN[each]).split()}


def test_no_small_word_is_the_beginning_of_a_name() -> None:
    for word in " ".join(FILLERS).split():
        assert word not in UNDERSTOOD
        assert not any(name.startswith(folded(word)) for name in NAMES - {word}) or word == "a", word


@pytest.mark.parametrize(
    ("line", "read"),
    [
        ("Kyūshū avec 2 bushis et un shinobi", "kyushu 2 bushis shinobi"),
        ("l'hokkaido pour 3 kokus", "hokkaido 3 kokus"),
        ("je passe", "pass"),
        ("samurai e bushi, 2 × sōhei", "samurai bushi 2x sohei"),
        ("la tessera è scambio, poi sohei", "tile e exchange next sohei"),
        ("plaettchen karte dann bushi", "tile draw next bushi"),
        ("pes samurai", "draw samurai"),
        ("zwei Bushi-Sōhei mit dem Joker", "2 bushi+sohei joker"),
        ("modifier quand même 7", "edit anyway 7"),
        ("trois samouraïs", "3 samourais"),
    ],
)
def test_lines_as_they_are_said(line: str, read: str) -> None:
    assert " ".join(TypedLine(line).words) == read


def test_the_beginning_of_two_words_is_none() -> None:
    assert in_english("pri") == "pri", "premier, prises, primo"
    assert in_english("pas") == "pas", "the beginning of an English word"


@pytest.mark.parametrize(
    ("word", "near"), [("pase", "pass"), ("anuler", "undo"), ("hilfee", "help"), ("xyz", None)]
)
def test_a_mistyped_word_of_any_language_is_near_its_english_one(word: str, near: str | None) -> None:
    assert nearest_spoken(word, [*(str(name.value) for name in Name), "pass"]) == near


@pytest.mark.parametrize(
    ("code", "line"),
    [
        ("fr", "chugoku troupes 2x samouraï, samouraï+bushi échange"),
        ("it", "chugoku truppe 2x samurai, samurai+bushi scambio"),
        ("en", "chugoku troops 2x samurai, samurai+bushi exchange"),
    ],
)
def test_a_line_of_any_language_in_another(code: str, line: str) -> None:
    assert line_in_language("chugoku truppen 2x samurai, samurai+bushi austausch", code) == line


@pytest.mark.parametrize("code", LANGUAGES)
def test_every_command_has_its_word(code: str) -> None:
    words = {in_language(str(name.value), code) for name in Name}
    assert len(words) == len(Name)
    for command in COMMANDS:
        assert named(folded(in_language(str(command.name.value), code))) is command


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize("seat", SEATS[:3], ids=lambda seat: f"{len(seat[0])}")
def test_a_whole_game_told_in_each_language_ends_the_same(seat: tuple, code: str) -> None:  # type: ignore[type-arg]
    english, other = Record(), Record()
    changed = 0
    for line in lines_of(*seat):
        english.tell(line)
        translated = in_words_of(line, code)
        other.tell(translated)
        changed += translated != line
    assert other.table == english.table
    assert changed > 10


@pytest.mark.parametrize("code", LANGUAGES)
def test_commands_in_each_language_do_the_same_and_are_recorded_in_english(code: str) -> None:
    screen = Listener()
    session = Session(told(*ODD_YEAR), screen)
    session.hear(in_words_of("pass", code))
    session.hear(in_words_of("undo", code))
    assert len(session.record.entries) == len(ODD_YEAR)
    session.hear(in_words_of("afford chugoku all", code))
    assert screen.afforded[-1][1], "every way"
    session.hear(in_words_of("hide", code))
    assert session.is_hidden
    session.hear(in_words_of("show", code))
    assert not session.is_hidden


@pytest.mark.parametrize("code", LANGUAGES)
def test_tab_offers_the_words_of_the_language(code: str) -> None:
    session = Session(told(*ODD_YEAR), Listener())
    offered = session.complete("", code)
    assert in_language("pass", code) in offered
    assert in_language("undo", code) in offered
    assert "kanto" in session.complete(f"{folded(in_language('afford', code))} ", code)


def test_words_that_are_none_of_these_stay_as_they_are() -> None:
    assert in_english("kanto") == "kanto"
    assert in_language("kanto", "fr") == "kanto"
    assert in_language("undo", "en") == "undo"


def test_the_language_is_switched_at_once() -> None:
    screen = Listener()
    session = Session(told(*ODD_YEAR), screen)
    session.hear("language fr")
    assert screen.words.code == "fr"
    assert screen.said[-1] == "Désormais en français."
    session.hear("langue en")
    assert screen.said[-1] == "From now on in English."
