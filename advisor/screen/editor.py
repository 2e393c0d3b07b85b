"""The line that a person types, with what can be said, the advised line in grey, and how things stand."""

import os
import sys
from collections.abc import Callable, Iterable
from contextlib import AbstractContextManager, nullcontext
from typing import TYPE_CHECKING

from advisor.table.answers import Typing
from advisor.table.commands import named
from advisor.table.spoken import line_in_language
from advisor.table.vocabulary import word_being_typed
from advisor.words.interface import Words

if TYPE_CHECKING:
    from prompt_toolkit.auto_suggest import AutoSuggest, Suggestion
    from prompt_toolkit.buffer import Buffer
    from prompt_toolkit.completion import CompleteEvent, Completer, Completion
    from prompt_toolkit.document import Document
    from prompt_toolkit.key_binding import KeyBindings, KeyPressEvent

PROMPT = "> "
ESCAPE = 0.1
"""Seconds within which what follows an Esc belongs to it."""
REFRESHED = 0.5
"""Seconds after which the bottom line shows what was found meanwhile."""


def read_plainly(typing: Typing) -> str:
    """A line from a terminal that can do nothing."""
    return input(PROMPT)


def can_edit() -> bool:
    """Whether the terminal can move its cursor."""
    return sys.stdout.isatty() and os.environ.get("TERM", "") not in ("", "dumb")


def while_others_print() -> AbstractContextManager[None]:
    """While this lasts, what other threads print stands above the line that is being typed."""
    if not can_edit():
        return nullcontext()
    from prompt_toolkit.patch_stdout import patch_stdout

    return patch_stdout(raw=True)


class Editor:
    """A line editor for one session."""

    def __init__(self, words: Words) -> None:
        # Nothing but a person at a terminal needs it, and it takes its time to load.
        from prompt_toolkit import PromptSession
        from prompt_toolkit.clipboard import InMemoryClipboard
        from prompt_toolkit.history import InMemoryHistory

        self.words = words
        self._history, self._clipboard = InMemoryHistory, InMemoryClipboard
        self._session: PromptSession[str] = PromptSession(history=InMemoryHistory())
        # Esc closes a menu; the next letter is not to wait for what it might begin.
        self._session.app.timeoutlen = self._session.app.ttimeoutlen = ESCAPE

    def read(self, typing: Typing) -> str:
        """A line; `KeyboardInterrupt` and `EOFError` as from `input`."""
        return self._session.prompt(
            PROMPT,
            default=line_in_language(typing.take_draft(), self.words.code),
            completer=_menu(typing, self.words),
            complete_while_typing=False,
            auto_suggest=_advised(typing, self.words),
            placeholder=lambda: [("class:auto-suggestion", _advised_line(typing, self.words))],
            bottom_toolbar=self._status(typing),
            refresh_interval=REFRESHED,
            key_bindings=_keys(typing, self.words),
        )

    def _status(self, typing: Typing) -> Callable[[], str]:
        def status() -> str:
            width = self._session.output.get_size().columns
            return self.words.table.status(typing.table, typing.chances, width)

        return status

    def forget(self) -> None:
        """Let no key bring back what was typed."""
        self._session.history = self._history()
        self._session.clipboard = self._clipboard()
        self._session.default_buffer.history = self._session.history
        self._session.default_buffer.reset()


def _offered(typing: Typing, text: str, code: str) -> tuple[str, list[str]]:
    """The word that is being typed, and what it can become in a language."""
    return word_being_typed(text), typing.complete(text, code)


def _common_beginning(words: list[str]) -> str:
    """The letters with which all of some words begin."""
    first, last = min(words, default=""), max(words, default="")
    same = next((at for at, letter in enumerate(first) if last[at : at + 1] != letter), len(first))
    return first[:same]


def _menu(typing: Typing, words: Words) -> "Completer":
    from prompt_toolkit.completion import Completer, Completion

    class Menu(Completer):
        def get_completions(self, document: "Document", event: "CompleteEvent") -> Iterable["Completion"]:
            begun, offered = _offered(typing, document.text_before_cursor, words.code)
            # What can happen comes before what can be asked for.
            for word in sorted(offered, key=lambda word: (named(word) is not None, word)):
                meaning = words.table.meaning(word, typing.table)
                yield Completion(f"{word} ", -len(begun), display=word, display_meta=meaning)

    return Menu()


def _advised_line(typing: Typing, words: Words) -> str:
    """The line that plays the advice, as it is typed in a language; empty where there is none."""
    return line_in_language(typing.advised_line or "", words.code)


def _advised(typing: Typing, words: Words) -> "AutoSuggest":
    from prompt_toolkit.auto_suggest import AutoSuggest, Suggestion

    class Advised(AutoSuggest):
        def get_suggestion(self, buffer: "Buffer", document: "Document") -> "Suggestion | None":
            line, text = _advised_line(typing, words), document.text
            return Suggestion(line[len(text) :]) if line and line.startswith(text) else None

    return Advised()


def _keys(typing: Typing, words: Words) -> "KeyBindings":
    from prompt_toolkit.key_binding import KeyBindings

    bindings = KeyBindings()

    @bindings.add("tab")
    def _(event: "KeyPressEvent") -> None:
        """Type as much as is certain, at once, and show the rest."""
        buffer = event.current_buffer
        if buffer.complete_state:
            buffer.complete_next()
            return
        begun, offered = _offered(typing, buffer.document.text_before_cursor, words.code)
        certain = _common_beginning(offered) if len(offered) != 1 else f"{offered[0]} "
        if len(certain) > len(begun):
            buffer.delete_before_cursor(len(begun))
            buffer.insert_text(certain)
        if len(offered) > 1:
            buffer.start_completion(select_first=False)

    @bindings.add("right")
    def _(event: "KeyPressEvent") -> None:
        """Accept the advised line, at the end of what was typed of it."""
        buffer, line = event.current_buffer, _advised_line(typing, words)
        if line and buffer.document.is_cursor_at_the_end and line.startswith(buffer.text):
            buffer.insert_text(line[len(buffer.text) :])
        else:
            buffer.cursor_right()

    return bindings
