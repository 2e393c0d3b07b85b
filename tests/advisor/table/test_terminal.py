"""`advisor play` as a person meets it in a terminal."""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Protocol

import pytest

from tests.terminals import (
    ARROW_RIGHT,
    ARROW_UP,
    ASKED,
    CTRL_C,
    CTRL_U,
    FULL_BOARD,
    MY_TURN,
    SET_UP,
    TAB,
    Terminal,
    enter,
    saved,
)

pytestmark = pytest.mark.slow

COLOUR = re.compile(r"\x1b\[(?:[0-9]+;)*(?:[34][0-8]|9[0-7]|10[0-7])(?:;[0-9]+)*m")


class Opens(Protocol):
    def __call__(self, *arguments: str, columns: int = 80, **environment: str) -> Terminal: ...


@pytest.fixture
def game(tmp_path: Path) -> Path:
    return tmp_path / "game.txt"


@pytest.fixture
def opens(game: Path) -> Iterator[Opens]:
    """Opens the game in a terminal, which is closed after the test."""
    terminals: list[Terminal] = []

    def opened(*arguments: str, columns: int = 80, **environment: str) -> Terminal:
        terminals.append(Terminal(game, arguments, columns, environment))
        return terminals[-1]

    yield opened
    for terminal in terminals:
        terminal.close()


@pytest.mark.parametrize("columns", [80, 50])
def test_a_game_is_set_up_left_and_gone_on_with(opens: Opens, game: Path, columns: int) -> None:
    terminal = opens(columns=columns)
    terminal.until("Who plays? >")
    terminal.says("ii sakai", "1. Ii and Sakai play. Which of them are you? >")
    terminal.says(f"sak{TAB}", "2. You are Sakai. Titles of Ii and Sakai? >")
    assert "'shogun' is no title" in terminal.says("shogun", "Titles of Ii and Sakai? >")
    terminal.says(f"sen{TAB}dai{TAB}", "3. Ii is Sensei and Sakai is Daimyō. Your two cards? >")
    terminal.type("samur")
    terminal.until("samur")
    terminal.interrupt()
    undone = terminal.says("undo", "Titles of Ii and Sakai? >")
    assert "Undone: Ii is Sensei and Sakai is Daimyō." in undone
    terminal.says("redo", "Your two cards? >")
    terminal.says(SET_UP[3], "Kansai, Kantō)? >")
    terminal.says(SET_UP[4], "? >")
    terminal.says("help all", "the game is always saved")
    terminal.until("? >")
    assert terminal.leave() == 0
    assert "Everything is saved." in terminal.text
    assert terminal.widest <= columns
    told = ("ii sakai", "sakai", "sensei daimyo", "undo", "redo", *SET_UP[3:])
    assert saved(game) == told

    again = opens(columns=columns)
    assert "The game goes on after 5 lines" in again.until("4 troop and 2 koku cards turned up? >")
    again.says("history", "4. You hold Shinobi, Sōhei+Shinobi.")
    again.until("? >")
    assert again.leave() == 0
    assert again.widest <= columns
    assert saved(game) == told


@pytest.mark.parametrize("columns", [80, 50])
def test_an_empty_line_plays_the_advice_and_undo_names_it(opens: Opens, game: Path, columns: int) -> None:
    enter(game, MY_TURN)
    terminal = opens(columns=columns)
    advice = terminal.until("An empty line plays it; 'why' says why. Your turn? >")
    assert "Take Chūbu, position 1, for 5 favour" in advice
    played = "You take Chūbu, position 1, in troops: Shinobi, Sōhei+Shinobi. 5 favour, 5 in all."
    terminal.says("", f"9. {played} The tile won on Chūbu, and the troop of the next? >")
    assert f"Undone: {played}" in terminal.says(
        "undo", "An empty line plays it; 'why' says why. Your turn? >"
    )
    assert terminal.leave() == 0
    assert terminal.widest <= columns
    assert saved(game) == (*MY_TURN, "chubu troops shinobi, sohei+shinobi", "undo")


def test_an_empty_line_with_nothing_to_confirm(opens: Opens) -> None:
    terminal = opens()
    terminal.until("Who plays? >")
    terminal.says("", "Nothing to confirm now. Who plays?")


def test_tab_completes_a_unique_beginning_and_offers_what_is_possible(opens: Opens, game: Path) -> None:
    enter(game, MY_TURN)
    terminal = opens()
    terminal.until("Your turn? >")
    held = {"koku", "troops", "shinobi", "sohei", "sohei+shinobi"}
    assert held <= terminal.offered("chubu ")
    assert not terminal.offered("chubu ") & {"samurai", "bushi", "1", "2"}
    assert "kanto" not in terminal.offered("")
    terminal.says(f"chub{TAB}shi{TAB}sohei+{TAB}", "9. You take Chūbu, position 1")
    terminal.until("? >")
    assert terminal.offered("tile ") >= {"+1", "draw", "exchange"}
    assert terminal.leave() == 0


def test_tab_offers_yes_and_no_to_the_player_who_is_asked(opens: Opens, game: Path) -> None:
    enter(game, ASKED)
    terminal = opens()
    question = terminal.until("cards turned up? >")
    assert "Round 1" in question
    terminal.says("3x samurai, 3x bushi, koku 1, koku 2, koku 3", "? >")
    title = sorted(terminal.offered("") & {"daimyo", "shomyo", "sensei", "hatamoto"})[0]
    terminal.says(f"{title} samurai", "take it (yes, no)? >")
    offered = terminal.offered("")
    assert {"yes", "no"} <= offered
    assert not offered & {"samurai", "bushi", "chubu", "pass", "daimyo"}
    answered = terminal.says(f"y{TAB}", "? >")
    assert "it." in answered
    assert terminal.leave() == 0
    assert saved(game)[-1] == "yes"


def test_ctrl_c_gives_a_line_up_also_after_the_solver_ran(opens: Opens, game: Path) -> None:
    terminal = opens("--from", FULL_BOARD)
    terminal.until("Your turn? >")
    terminal.type("chub")
    terminal.until("chub")
    terminal.interrupt()
    terminal.says("score", "As things stand")
    terminal.until("Your turn? >")
    assert terminal.leave() == 0
    assert len(saved(game)) == 1


def test_ctrl_c_while_the_best_play_is_looked_for(opens: Opens, game: Path) -> None:
    terminal = opens("--from", FULL_BOARD)
    terminal.until("Looking for the best play")
    terminal.interrupt()
    terminal.says("history", "1. The game goes on")
    terminal.until("Your turn? >")
    assert terminal.leave() == 0
    assert "Traceback" not in terminal.text
    assert len(saved(game)) == 1


def test_ctrl_c_again_and_again_ends_nothing(opens: Opens, game: Path) -> None:
    terminal = opens("--from", FULL_BOARD)
    terminal.until("Looking for the best play")
    for _ in range(12):
        terminal.type(CTRL_C)
    terminal.interrupt()
    terminal.says("history", "1. The game goes on")
    terminal.until("Your turn? >")
    assert terminal.leave() == 0
    assert "Traceback" not in terminal.text
    assert len(saved(game)) == 1


def test_ctrl_d_at_the_first_question(opens: Opens, game: Path) -> None:
    terminal = opens()
    terminal.until("Who plays? >")
    assert terminal.leave() == 0
    assert terminal.text.rstrip().endswith("Everything is saved.")
    assert saved(game) == ()


def test_quit_ends_like_ctrl_d(opens: Opens) -> None:
    terminal = opens()
    terminal.until("Who plays? >")
    terminal.says("quit", "Everything is saved.")
    assert terminal.ended() == 0


def test_a_line_that_the_file_cannot_hold_is_refused_and_the_session_goes_on(
    opens: Opens, game: Path
) -> None:
    terminal = opens()
    terminal.until("Who plays? >")
    terminal.says("the " * 1300 + "ii sakai", "5,000 characters")
    terminal.until("Who plays? >")
    terminal.says("ii sakai", "1. Ii and Sakai play.")
    terminal.until("? >")
    assert terminal.leave() == 0
    assert saved(game) == ("ii sakai",)


@pytest.mark.parametrize("no_colour", [True, False])
def test_no_color_is_respected(opens: Opens, game: Path, no_colour: bool) -> None:
    enter(game, MY_TURN)
    terminal = opens(NO_COLOR="1") if no_colour else opens()
    terminal.until("Your turn? >")
    assert terminal.leave() == 0
    assert bool(COLOUR.search(terminal.raw)) is not no_colour


def test_hide_keeps_my_hand_off_the_screen_until_show(opens: Opens, game: Path) -> None:
    enter(game, MY_TURN)
    terminal = opens()
    terminal.until("Your turn? >")
    terminal.says("hide", "'show' brings them back. Your turn? >")
    leaks = []
    for line in ("", "history", "afford chubu", "undo", "redo", "undo 5", "redo 5", "chubu 4 samurai"):
        answer = terminal.says(line, "? >")
        if "hei+Shinobi" in answer or "hei+shinobi" in answer:
            leaks.append(line)
    terminal.type(f"chubu {TAB}{TAB}{CTRL_U}")
    offered = terminal.says("score", "Your turn? >")
    if "sohei+shinobi" in offered and "samurai+samurai" not in offered:
        leaks.append("Tab")
    terminal.type(f"{ARROW_UP}{ARROW_UP}{CTRL_U}")
    if "hei+shinobi" in terminal.says("board", "Your turn? >"):
        leaks.append("the arrow key")
    terminal.says("show", "Put down Shinobi, Sōhei+Shinobi")
    terminal.until("Your turn? >")
    assert terminal.leave() == 0
    assert leaks == []


def test_hide_keeps_the_koku_in_my_hand_out_of_the_score(opens: Opens) -> None:
    terminal = opens("--from", FULL_BOARD)
    terminal.until("Your turn? >")
    assert " 5 koku" in terminal.says("score", "Your turn? >")
    terminal.says("hide", "Your turn? >")
    assert " 5 koku" not in terminal.says("score", "Your turn? >")


def test_a_key_accepts_the_advised_line_and_the_bottom_line_tells_how_things_stand(
    opens: Opens, game: Path
) -> None:
    enter(game, MY_TURN)
    terminal = opens()
    terminal.until("Your turn? >")
    terminal.until("Round 1 | you to act | Sakai 0, Ii 0")
    terminal.says(ARROW_RIGHT, "9. You take Chūbu, position 1")
    terminal.until("? >")
    assert terminal.leave() == 0
    assert saved(game)[-1] == "chubu troops shinobi, sohei+shinobi"
    dumb = opens(TERM="dumb")
    dumb.until("The tile won on Chūbu, and the troop of the next? >")
    assert "Round 1 |" not in dumb.text.partition("and the next?")[2]
    assert dumb.leave() == 0
