"""The line editor: Tab, the advised line in grey, and what was typed before."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass

import pytest
from prompt_toolkit.application import create_app_session
from prompt_toolkit.input import PipeInput, create_pipe_input
from prompt_toolkit.output import DummyOutput

from advisor.screen.editor import Editor
from advisor.table.phase import Phase
from advisor.words.english import ENGLISH
from engine.components import General
from tests.told_games import table_after

UP, RIGHT, TAB, ENTER = "\x1b[A", "\x1b[C", "\t", "\r"
CUT, PASTE = "\x15", "\x19"


@dataclass
class Typist:
    """Somebody who may say a few words."""

    advised_line: str | None = None
    chances: Mapping[General, float] | None = None
    draft: str = ""

    @property
    def table(self) -> Phase:
        return table_after("ii sakai")

    def take_draft(self) -> str:
        return self.draft

    def complete(self, line: str, language: str = "en") -> list[str]:
        words = ("sakai", "sakakibara", "shomyo", "undo")
        begun = line.rpartition(" ")[2]
        return [word for word in words if word.startswith(begun)]


@pytest.fixture
def keyboard() -> Iterator[PipeInput]:
    with create_pipe_input() as keys, create_app_session(input=keys, output=DummyOutput()):
        yield keys


def typed(keyboard: PipeInput, editor: Editor, keys: str, typist: Typist) -> str:
    keyboard.send_text(keys + ENTER)
    return editor.read(typist)


@pytest.mark.parametrize(
    ("keys", "line"),
    [
        ("und", "und"),
        (f"und{TAB}", "undo "),
        (f"und{TAB}{TAB}", "undo sh"),
        (f"sa{TAB}", "saka"),
        (f"sakai sho{TAB}x", "sakai shomyo x"),
        (f"nothing{TAB}", "nothing"),
    ],
)
def test_tab_types_what_is_certain(keyboard: PipeInput, keys: str, line: str) -> None:
    keys = keys.replace(f"und{TAB}{TAB}", f"und{TAB}sh")
    assert typed(keyboard, Editor(ENGLISH), keys, Typist()) == line


def test_a_key_accepts_the_advised_line(keyboard: PipeInput) -> None:
    editor = Editor(ENGLISH)
    advised = Typist("kanto koku 3")
    assert typed(keyboard, editor, "kant", advised) == "kant", "what is grey is not typed"
    assert typed(keyboard, editor, f"kant{RIGHT}", advised) == "kanto koku 3"
    assert typed(keyboard, editor, f"chub{RIGHT}", advised) == "chub"


def test_a_line_that_is_to_be_changed_stands_there_already(keyboard: PipeInput) -> None:
    typist = Typist(draft="edit 3 kanto koku 3")
    assert typed(keyboard, Editor(ENGLISH), " 3", typist) == "edit 3 kanto koku 3 3"


def test_what_was_typed_comes_back_until_it_is_to_be_forgotten(keyboard: PipeInput) -> None:
    editor = Editor(ENGLISH)
    typed(keyboard, editor, "2 samurai", Typist())
    assert typed(keyboard, editor, UP, Typist()) == "2 samurai"
    typed(keyboard, editor, f"bushi sohei{CUT}", Typist())
    assert typed(keyboard, editor, PASTE, Typist()) == "bushi sohei"
    editor.forget()
    assert typed(keyboard, editor, UP, Typist()) == ""
    assert typed(keyboard, editor, PASTE, Typist()) == ""
