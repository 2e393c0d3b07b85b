"""What is asked at each moment of a game."""

import pytest

from advisor.words.english import ENGLISH
from advisor.words.languages import language
from tests.told_games import HONDAS_TURN, ODD_YEAR, SET_UP, SHARE, SHARING, table_after

SHARED = (*SET_UP, SHARE)


@pytest.mark.parametrize(
    ("lines", "question"),
    [
        ((), "Who plays?"),
        (SET_UP[:1], "Which of them are you?"),
        (SET_UP[:2], "Titles of Honda, Sakakibara, Sakai and Ii?"),
        (SET_UP[:3], "Your two cards?"),
        (SET_UP[:4], "Top tiles (Chūgoku, Chūbu, Hokkaidō, Kyūshū, Tōhoku, Shikoku, Kansai, Kantō)?"),
        ((*SET_UP[:4], "samurai"), "Top tile of Chūbu?"),
        (SET_UP, "Round 1: 8 troop and 4 koku cards turned up?"),
        ((*SHARED, *SHARING[:1]), "You: take it (yes, no)?"),
        ((*SHARED, *SHARING[:2]), "Sakai: take it (yes, no)?"),
        ((*SHARED, *SHARING[:7]), "Ii: which of the two?"),
        (ODD_YEAR, "Your turn?"),
        ((*ODD_YEAR, "pass"), "Ii's turn?"),
        (
            (*ODD_YEAR, "chugoku 2 samurai samurai+bushi"),
            "The tile won on Chūgoku, and the troop of the next?",
        ),
        (HONDAS_TURN[:1], "What is known of it? Still missing: "),
        (HONDAS_TURN[:-1], ENGLISH.table.phrases.what_else_is_known),
    ],
)
def test_what_has_to_be_said_next(lines: tuple[str, ...], question: str) -> None:
    assert ENGLISH.table.asked(table_after(*lines)).startswith(question)


def test_cards_to_choose_from_are_named() -> None:
    asked = ENGLISH.table.asked(table_after(*SHARED))
    assert asked.startswith("Honda: which lot, of 2 × Samurai")
    assert ENGLISH.table.asked(table_after(*SHARED, *SHARING[:6])).startswith("You: which two lots, of ")


def test_a_name_takes_the_article_that_its_place_in_the_question_asks_for() -> None:
    table = table_after(*ODD_YEAR, "chugoku 2 samurai samurai+bushi")
    assert (
        language("fr").table.asked(table)
        == "Le bonus de la tuile gagnée dans le Chūgoku, et la troupe de la suivante ?"
    )
    assert language("fr").table.asked(table_after(*ODD_YEAR, "pass")) == "Que fait Ii ?"


def test_a_joined_game_has_no_round() -> None:
    joined = table_after(*HONDAS_TURN, "pass")
    assert ENGLISH.table.asked(joined) == "Even year: 8 troop and 4 koku cards turned up?"
