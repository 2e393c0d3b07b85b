"""The console: wide enough, and without padding in a pipe."""

import io
from pathlib import Path

import pytest

from advisor.screen.console import NARROWEST, Unpadded, rows, standard_output
from tests.command_line import printed


@pytest.fixture
def piped(monkeypatch: pytest.MonkeyPatch) -> pytest.MonkeyPatch:
    """Standard output in a pipe, whatever the tests themselves run in."""
    for name in ("FORCE_COLOR", "NO_COLOR", "TTY_COMPATIBLE", "TTY_INTERACTIVE", "COLUMNS"):
        monkeypatch.delenv(name, raising=False)
    return monkeypatch


def padded(text: str) -> list[str]:
    """Lines that end with blanks."""
    return [line for line in text.splitlines() if line != line.rstrip()]


def test_blanks_at_the_end_of_a_line_are_not_written() -> None:
    stream = io.StringIO()
    assert Unpadded(stream).write("a  b  \n   \n  c \n") == 16
    assert stream.getvalue() == "a  b\n\n  c\n"
    assert not Unpadded(stream).isatty()


def test_a_table_in_a_pipe_has_no_padding(
    piped: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    table = rows()
    table.add_row("Hand", "Bushi")
    table.add_row("", "3 koku and more")
    standard_output().print(table)
    assert capsys.readouterr().out == "Hand  Bushi\n      3 koku and more\n"


@pytest.mark.parametrize(
    ("columns", "width"), [("1", NARROWEST), (str(NARROWEST + 1), NARROWEST + 1), ("200", 200)]
)
def test_the_console_is_as_wide_as_the_screen_and_never_too_narrow(
    piped: pytest.MonkeyPatch, columns: str, width: int
) -> None:
    piped.setenv("COLUMNS", columns)
    assert standard_output().width == width


@pytest.mark.parametrize("columns", [0, 1, 20, 47])
def test_no_screen_is_too_narrow_for_every_word(columns: int) -> None:
    words = printed("check", "full-board.json", columns=columns).split()
    assert {"Sakakibara", "Samurai", "Shinobi", "(+1)", "Koku", "full"} <= set(words)


@pytest.mark.parametrize(
    "arguments",
    [
        ["check", "full-board.json"],
        ["suggest", "hatamoto.json", "--explain"],
        ["afford", "shikoku", "hokkaido", "full-board.json", "--all"],
    ],
    ids=lambda arguments: arguments[0],
)
def test_no_line_of_an_answer_ends_with_blanks(arguments: list[str]) -> None:
    shown = printed(*arguments, columns=60, flat=True)
    assert len(shown.splitlines()) >= 10
    assert padded(shown) == []


def test_no_line_of_a_game_ends_with_blanks(tmp_path: Path) -> None:
    said = b"odds\nscore\nhistory\nhelp\nafford kanto\nafford shikoku all\nafford kanto chubu\npass\n"
    shown = printed("play", str(tmp_path / "game.txt"), "--from", "full-board.json", stdin=said)
    assert "Under any tile" in shown
    assert padded(shown) == []
