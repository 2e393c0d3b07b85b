"""The page's server: what can be asked and told over HTTP, and everybody told at once when something
changes."""

import asyncio
import json
from collections.abc import AsyncIterator, Awaitable, Callable, Mapping
from dataclasses import asdict
from importlib.resources import files
from typing import Any

import segno
from starlette.applications import Starlette
from starlette.concurrency import run_in_threadpool
from starlette.requests import Request
from starlette.responses import JSONResponse, Response, StreamingResponse
from starlette.routing import Route

from advisor.page.doors import MOST_BYTES, Doors, Keys, Role, key_in
from advisor.page.game import SharedGame
from advisor.page.just_this_turn import advised
from advisor.page.state import answered, state
from advisor.table.reasons import Refused
from advisor.words.interface import Words
from advisor.words.languages import from_browser, language
from engine.board import Province
from engine.components import Bonus, Card, General, Named, Title, Troop
from engine.position_file import write_position
from engine.refusals import Forbidden

STATIC = {
    "/": ("index.html", "text/html"),
    "/page.css": ("page.css", "text/css"),
    "/icon.svg": ("icon.svg", "image/svg+xml"),
    **{
        f"/{name}.js": (f"{name}.js", "text/javascript")
        for name in ("page", "dom", "board", "moments", "mine", "turn")
    },
}
HEARTBEAT = 15.0
"""After so many seconds of silence a page is told that the connection lives."""
MOST_LISTENERS = 50
LONGEST_LINE = 2_000
Handler = Callable[[Request], Awaitable[Response]]


class Page:
    """The pages of one game, or of none: then only single turns are advised."""

    def __init__(self, words: Words, keys: Keys, port: int, hosts: frozenset[str], playouts: int) -> None:
        self.game: SharedGame | None = None
        self._words = words
        self._keys = keys
        self._cookie = f"advisor-{port}"
        self._playouts = playouts
        self._listeners: dict[bool, set[asyncio.Event]] = {True: set(), False: set()}
        """My own pages, and those of guests, who keep none of mine out."""
        self._loop: asyncio.AbstractEventLoop | None = None
        self.is_closing = False
        self.guest_link = ""
        app = Starlette(routes=self._routes())
        self.app = Doors(app, hosts)

    def tell_all(self) -> None:
        """Have every page told what has changed; from any thread."""
        if self._loop and not self._loop.is_closed():
            self._loop.call_soon_threadsafe(self._wake)

    def close(self) -> None:
        """Let every page go."""
        self.is_closing = True
        self.tell_all()

    def _wake(self) -> None:
        for listener in self._listeners[True] | self._listeners[False]:
            listener.set()

    def _routes(self) -> list[Route]:
        page = files("advisor.page") / "static"
        contents = {path: (page / name).read_bytes() for path, (name, _) in STATIC.items()}

        def static(path: str) -> Handler:
            async def answer(request: Request) -> Response:
                return Response(contents[path], media_type=STATIC[path][1])

            return answer

        return [
            *(Route(path, static(path), methods=["GET"]) for path in STATIC),
            Route("/words.json", self._say, methods=["GET"]),
            Route("/enter", self._let_in, methods=["POST"]),
            Route("/events", self._for(Role.GUEST, self._events), methods=["GET"]),
            Route("/tell", self._for(Role.OWNER, self._told), methods=["POST"]),
            Route("/ask", self._for(Role.OWNER, self._asked), methods=["POST"]),
            Route("/advise", self._for(Role.OWNER, self._advised), methods=["POST"]),
            Route("/position.json", self._for(Role.OWNER, self._position), methods=["GET"]),
            Route("/guest.svg", self._for(Role.OWNER, self._guest_code), methods=["GET"]),
        ]

    def _for(self, least: Role, handler: Handler) -> Handler:
        """A handler for those who were let in; what is mine is for me alone."""

        async def answer(request: Request) -> Response:
            role = self._role(request)
            if role is None or (least is Role.OWNER and role is Role.GUEST):
                return self._not_let_in(request)
            return await handler(request)

        return answer

    def _not_let_in(self, request: Request) -> Response:
        text = self._words_for(request).page.labels.not_let_in
        return JSONResponse({"error": "key", "text": text}, 403)

    def _words_for(self, request: Request) -> Words:
        """The language of a browser, or that of the laptop where none fits."""
        code = from_browser(request.headers.get("accept-language", ""))
        return language(code) if code else self._words

    def _role(self, request: Request) -> Role | None:
        return self._keys.role_of(key_in(request.headers, self._cookie))

    async def _say(self, request: Request) -> Response:
        return JSONResponse(vocabulary(self._words_for(request)))

    async def _let_in(self, request: Request) -> Response:
        sent = await _body(request)
        key = sent.get("key")
        role = self._keys.role_of(key) if isinstance(key, str) else self._role(request)
        if role is None:
            return self._not_let_in(request)
        answer = JSONResponse({"role": role.value, "game": self.game is not None})
        if isinstance(key, str):
            answer.set_cookie(self._cookie, key, httponly=True, samesite="strict")
        return answer

    async def _events(self, request: Request) -> Response:
        if self.game is None:
            return JSONResponse({"error": "game"}, 404)
        if request.method == "HEAD":
            return Response(media_type="text/event-stream")
        is_mine = self._role(request) is Role.OWNER
        headers = {"X-Accel-Buffering": "no"}
        stream = self._stream(is_mine, self._words_for(request))
        return StreamingResponse(stream, media_type="text/event-stream", headers=headers)

    async def _stream(self, is_mine: bool, words: Words) -> AsyncIterator[str]:
        assert self.game
        self._loop = asyncio.get_running_loop()
        changed = asyncio.Event()
        listeners = self._listeners[is_mine]
        if len(listeners) >= MOST_LISTENERS:
            return
        listeners.add(changed)
        try:
            while not self.is_closing:
                changed.clear()
                shown = await run_in_threadpool(state, self.game, is_mine, words)
                yield f"data: {json.dumps(shown)}\n\n"
                while not changed.is_set():
                    try:
                        await asyncio.wait_for(changed.wait(), HEARTBEAT)
                    except TimeoutError:
                        yield ": alive\n\n"
        finally:
            listeners.discard(changed)

    async def _told(self, request: Request) -> Response:
        sent = await _body(request)
        line, revision, entry = sent.get("line"), sent.get("revision"), sent.get("entry")
        if self.game is None or not _is_line(line) or not isinstance(entry, str) or len(entry) > 100:
            return JSONResponse({"error": "body"}, 400)
        if not isinstance(revision, int):
            return JSONResponse({"error": "body"}, 400)
        answer = await run_in_threadpool(
            self.game.enter, str(line), revision, entry, self._words_for(request)
        )
        return JSONResponse(answered(answer), 409 if answer.is_stale else 200)

    async def _asked(self, request: Request) -> Response:
        line = (await _body(request)).get("line")
        if self.game is None or not _is_line(line):
            return JSONResponse({"error": "body"}, 400)
        answer = await run_in_threadpool(self.game.look_up, str(line), self._words_for(request))
        return JSONResponse(answered(answer))

    async def _advised(self, request: Request) -> Response:
        body = await request.body()
        if len(body) > MOST_BYTES:
            return JSONResponse({"error": "size"}, 413)
        return JSONResponse(await run_in_threadpool(advised, body, self._playouts, self._words_for(request)))

    async def _position(self, request: Request) -> Response:
        if self.game is None:
            return JSONResponse({"error": "game"}, 404)
        try:
            text = write_position(self.game.position_now())
        except (Forbidden, Refused):
            return JSONResponse({"error": "moment"}, 409)
        return Response(text, media_type="application/json")

    async def _guest_code(self, request: Request) -> Response:
        code = segno.make(self.guest_link, error="m")
        return Response(
            code.svg_inline(scale=6, dark="black", light="white").replace(
                "<svg ", '<svg xmlns="http://www.w3.org/2000/svg" ', 1
            ),
            media_type="image/svg+xml",
        )


def vocabulary(words: Words) -> Mapping[str, object]:
    """The words of the page, and what each piece is called."""
    kinds: dict[str, type[Named]] = {
        "generals": General,
        "titles": Title,
        "provinces": Province,
        "troops": Troop,
        "tiles": Bonus,
    }
    return {
        "language": words.code,
        "labels": asdict(words.page.labels),
        "colon": words.marks.colon,
        "semicolon": words.marks.semicolon,
        "favour": {province.value: province.prices for province in Province},
        "cards": {card.value: words.cards((card,)) for card in Card},
        **{kind: {member.value: words.name(member) for member in members} for kind, members in kinds.items()},
    }


def _is_line(line: object) -> bool:
    return isinstance(line, str) and len(line) <= LONGEST_LINE and line.isprintable()


async def _body(request: Request) -> Mapping[str, Any]:
    """The object that was sent; an empty one where there is none."""
    try:
        sent = json.loads(await request.body())
    except (ValueError, RecursionError):
        return {}
    return sent if isinstance(sent, dict) else {}
