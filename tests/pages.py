"""A page that is served, for tests that talk to it."""

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field

from advisor.page.doors import Keys
from advisor.page.game import SharedGame
from advisor.page.serve import LOOPBACK, answering, listening
from advisor.page.server import Page
from advisor.table.record import Record
from advisor.words.english import ENGLISH
from tests.screens import Listener


@dataclass
class Served:
    """A game that is served, or single turns."""

    keys: Keys
    port: int
    game: SharedGame | None = None
    terminal: Listener = field(default_factory=Listener)

    @property
    def origin(self) -> str:
        return f"http://{LOOPBACK}:{self.port}"

    @property
    def link(self) -> str:
        return f"{self.origin}/#{self.keys.owner}"

    @property
    def guest_link(self) -> str:
        return f"{self.origin}/#{self.keys.guest}"


@contextmanager
def served(record: Record | None = None, port: int = 0, keys: Keys | None = None) -> Iterator[Served]:
    """A server in a thread of its own, for a game or for single turns, without playouts."""
    with listening(LOOPBACK, port) as sock:
        at = Served(keys or Keys(), sock.getsockname()[1])
        hosts = frozenset({f"{LOOPBACK}:{at.port}"})
        page = Page(ENGLISH, at.keys, at.port, hosts, playouts=0)
        page.guest_link = at.guest_link
        if record is not None:
            page.game = at.game = SharedGame(record, at.terminal, 0, page.tell_all)
        try:
            with answering(page, sock):
                yield at
        finally:
            if at.game:
                at.game.thinker.stop()
