"""`advisor serve`: the page is opened, and lines are heard at the terminal beside it."""

import signal
import socket
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager

import segno
import uvicorn

from advisor.page.doors import Keys
from advisor.page.game import SharedGame
from advisor.page.server import Page
from advisor.screen.editor import while_others_print
from advisor.screen.table import TableScreen
from advisor.table.record import Record
from advisor.table.terminal import BAD_INPUT, DONE, converse, with_record
from engine.obstacles import Why, why

LOOPBACK = "127.0.0.1"
DEFAULT_PORT = 8421
DOCUMENTATION_NET = "192.0.2.1"
"""An address that nobody has: to ask for the way to it sends nothing."""


class CannotListen(Exception):
    """The port cannot be had."""

    def __init__(self, why: Why) -> None:
        super().__init__(why)
        self.why = why


def serve(path: str | None, lan: bool, port: int | None, screen: TableScreen, playouts: int) -> int:
    """Open the page of a recorded game, or of single turns where none is named; the exit code."""
    words = screen.words
    try:
        sock = listening("" if lan else LOOPBACK, port)
    except CannotListen as error:
        sys.stderr.write(f"{words.page.cannot_listen(port or DEFAULT_PORT, words.obstacle(error.why))}\n")
        return BAD_INPUT
    with sock:
        at = sock.getsockname()[1]
        host = _lan_address() if lan else LOOPBACK
        keys = Keys()
        hosts = frozenset(f"{name}:{at}" for name in {LOOPBACK, "localhost", host})
        page = Page(words, keys, at, hosts, playouts)
        page.guest_link = f"http://{host}:{at}/#{keys.guest}"

        def announce() -> None:
            link = f"http://{host}:{at}/#{keys.owner}"
            screen.say(words.page.link(link, lan))
            if sys.stdout.isatty():
                segno.make(link, error="l").terminal(compact=True)

        if path is None:
            with answering(page, sock):
                announce()
                _wait()
            return DONE

        def talk_about(record: Record) -> int:
            page.game = SharedGame(record, screen, playouts, page.tell_all)
            try:
                with answering(page, sock):
                    announce()
                    return _hear(page.game)
            finally:
                page.game.thinker.stop()

        return with_record(path, None, screen, talk_about)


def _hear(game: SharedGame) -> int:
    """Hear lines at the terminal until it is left; without one, until the program is stopped."""
    if sys.stdin is None:
        _wait()
        return DONE
    with while_others_print():
        code = converse(game)
    if code == DONE and not sys.stdin.isatty() and not game.is_over:
        _wait()
    return code


def listening(host: str, port: int | None) -> socket.socket:
    """A socket at the port; at any other where none was asked for and the usual one is taken."""
    try:
        return _bound(host, DEFAULT_PORT if port is None else port)
    except OSError as error:
        if port is None:
            return _bound(host, 0)
        raise CannotListen(why(error)) from None


def _bound(host: str, port: int) -> socket.socket:
    # Only of a socket that is named TCP the server sends small answers at once; otherwise each waits 40 ms.
    sock = socket.socket(socket.AF_INET, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    try:
        if sys.platform != "win32":
            sock.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        sock.bind((host, port))
        sock.listen(128)
    except OSError:
        sock.close()
        raise
    return sock


def _lan_address() -> str:
    """This machine's address on the network; the loopback where there is none."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect((DOCUMENTATION_NET, 9))
        except OSError:
            return LOOPBACK
        return str(probe.getsockname()[0])


@contextmanager
def answering(page: Page, sock: socket.socket) -> Iterator[None]:
    """While this lasts, requests are answered in a thread of their own."""
    config = uvicorn.Config(
        page.app, log_level="critical", access_log=False, timeout_graceful_shutdown=2, server_header=False
    )
    server = uvicorn.Server(config)
    thread = threading.Thread(target=server.run, kwargs={"sockets": [sock]}, daemon=True)
    thread.start()
    try:
        yield
    finally:
        page.close()
        server.should_exit = True
        thread.join(timeout=10)


def _wait() -> None:
    """Until the program is told to stop."""
    stopped = threading.Event()
    signals = (signal.SIGINT, signal.SIGTERM)
    before = [signal.signal(number, lambda *_: stopped.set()) for number in signals]
    try:
        # Windows hears a signal only between waits.
        while not stopped.wait(0.5):
            pass
    finally:
        for number, handler in zip(signals, before, strict=True):
            signal.signal(number, handler)
