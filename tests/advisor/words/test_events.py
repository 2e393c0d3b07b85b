"""What happens at the table, told again: what is said of it, and what begins or ends with it."""

import re

import pytest

from advisor.table.record import Record
from advisor.table.turns import Draws
from advisor.words.english import ENGLISH
from tests.table_games import SEATS, moments
from tests.told_games import HONDAS_TURN, ODD_YEAR, SET_UP, SHARE, SHARING, game_of, told

TABLE = ENGLISH.table


def last(*lines: str, is_hidden: bool = False) -> str:
    """What the last of some lines is told back as."""
    return TABLE.happened(told(*lines).entries[-1], is_hidden)


def sharing(count: int) -> tuple[str, ...]:
    """A game up to so many decisions of its first even year."""
    return (*SET_UP, SHARE, *SHARING[:count])


@pytest.mark.parametrize(
    ("lines", "said"),
    [
        (SET_UP[:1], "Honda, Sakakibara, Sakai and Ii play."),
        (
            SET_UP[:3],
            "Honda is Daimyō, Sakakibara is Shōmyō, Sakai is Sensei and Ii is Hatamoto.",
        ),
        ((*SET_UP[:4], "samurai"), "Top tile: Chūgoku Samurai."),
        (sharing(1), "Honda offers Sensei with Sōhei, Shinobi, 2 × 1 koku."),
        (sharing(2), "You refuse it."),
        (sharing(3), "Sakai takes it."),
        (sharing(6), "Ii refuses it; Honda keeps it."),
        (
            sharing(7),
            "You split: Daimyō with Samurai+Bushi, 3 koku; and Shōmyō with Samurai, Shinobi, 1 koku.",
        ),
        (
            sharing(8),
            "Ii takes Shōmyō with Samurai, Shinobi, 1 koku; you get Daimyō with Samurai+Bushi, 3 koku. "
            "The odd year begins: Sakakibara, Ii, Sakai and Honda.",
        ),
        (HONDAS_TURN[:2], "Noted: players sakakibara, ii, sakai, honda."),
        (HONDAS_TURN, "The game goes on: Honda to play as Hatamoto. The odd year begins: Honda."),
    ],
)
def test_what_is_said_of_an_event(lines: tuple[str, ...], said: str) -> None:
    assert last(*lines) == said


def test_a_conquest_with_all_that_comes_of_it() -> None:
    taken = last(*ODD_YEAR, "chugoku 2 samurai samurai+bushi")
    assert taken == (
        "You take Chūgoku, position 1, in troops: 2 × Samurai, Samurai+Bushi. Lost: 1 Bushi. "
        "5 favour, 5 in all."
    )
    forced = last(*ODD_YEAR, "force chugoku 3")
    assert "in koku: 3 koku (against the rules, as the table had it)." in forced
    assert "Lost" not in forced


def test_favour_that_is_not_known_is_not_counted() -> None:
    without = [line for line in HONDAS_TURN if not line.startswith("favour")]
    scored = last(*without, "hokkaido bushi+sohei exchange +1")
    assert "Honda" not in scored
    assert scored.startswith("You take Hokkaidō, position 4, in troops: Bushi+Sōhei, Exchange, +1.")
    assert "in all" not in scored


def test_a_tile_and_a_turn_that_ends_by_itself() -> None:
    lines = (*ODD_YEAR, "chugoku 2 samurai samurai+bushi", "tile +1 next sohei")
    assert last(*lines) == "The tile is +1; Sōhei lies next."
    assert last(*ODD_YEAR, "pass") == "You end the turn."
    assert last(*ODD_YEAR, "pass", "ii pass") == "Ii ends the turn."


def test_my_cards_are_kept_back_where_they_are_hidden() -> None:
    assert last(*SET_UP[:4]) == "You hold 2 × Samurai."
    assert last(*SET_UP[:4], is_hidden=True) == ENGLISH.phrases.kept_back
    assert last(*sharing(1), is_hidden=True) == last(*sharing(1))


def test_what_has_begun_is_told_once() -> None:
    record = Record()
    began = []
    for line in ODD_YEAR:
        record.tell(line)
        began += [TABLE.begun(each) for each in record.entries[-1].told]
    assert [text for text in began if text] == ["The odd year begins: Sakakibara, Ii, Sakai and Honda."]


def test_a_sensei_who_turns_no_kamon_is_said_to() -> None:
    sensei = (*ODD_YEAR, "pass", "ii pass")
    assert last(*sensei, "pass") == "Sakai ends the turn."
    with_kamon = (*sensei, "hokkaido 3 sohei tile +1 next bushi")
    assert last(*with_kamon, "pass") == "Sakai ends the turn; no kamon is turned golden."


def test_the_last_koku_end_the_game() -> None:
    described = [line for line in HONDAS_TURN if line not in ("begin", "koku 8")]
    turned_up = "2 samurai 2 bushi 2 sohei 2 shinobi, koku 3x1 2"
    said = [last(*described, f"koku {deck}", "begin", "pass", turned_up) for deck in (8, 4)]
    assert ["They are the last koku: the game ends with this round." in each for each in said] == [
        False,
        True,
    ]


def test_a_troop_deck_that_runs_out_is_told_when_it_does() -> None:
    shuffles = 0
    for seats in SEATS:
        told_of = left = 0
        for record, event, game in moments(*seats):
            if record.entries:
                said = TABLE.happened(record.entries[-1], is_hidden=True)
                told_of += "The troop deck has run out" in said
                if low := re.search(r"The troop deck holds (\d+) cards?: once", said):
                    # Before the cards of the year are named: all that is left will be turned up.
                    assert int(low[1]) == left
                    told_of += 1
            left = len(game.troop_deck) - isinstance(event, Draws)
            assert told_of == game.shuffles
        shuffles += told_of
    assert shuffles >= len(SEATS)


def test_nobody_knows_when_the_deck_of_a_joined_game_runs_out() -> None:
    described = [line for line in HONDAS_TURN if line not in ("begin", "koku 8")]
    seen = "seen 6x samurai 6x bushi 6x sohei 5x shinobi samurai+bushi samurai+sohei bushi+shinobi"
    record = told(*described, seen, "begin", "pass")
    assert game_of(record.table).shuffles == 1, "as if nobody held any of the cards that were not seen"
    assert "deck" not in TABLE.happened(record.entries[-1], is_hidden=False)
