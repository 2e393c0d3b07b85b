"""Who may come in: the checks that every request passes before anything looks at it."""

import hmac
import secrets
from dataclasses import dataclass, field
from enum import Enum

from starlette.datastructures import Headers, MutableHeaders
from starlette.responses import JSONResponse
from starlette.types import ASGIApp, Message, Receive, Scope, Send

MOST_BYTES = 64_000
"""The longest body that a page sends; a position file is far shorter."""
FROM_HERE_ALONE = {
    "default-src": "'none'",
    "script-src": "'self'",
    "style-src": "'self'",
    "img-src": "'self'",
    "connect-src": "'self'",
    "base-uri": "'none'",
    "form-action": "'none'",
    "frame-ancestors": "'none'",
}
SAFE_HEADERS = {
    "Content-Security-Policy": "; ".join(f"{what} {whence}" for what, whence in FROM_HERE_ALONE.items()),
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "Cache-Control": "no-store",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Cross-Origin-Opener-Policy": "same-origin",
}


class Role(Enum):
    """What somebody may see: everything, or what lies open on the table."""

    OWNER = "owner"
    GUEST = "guest"


@dataclass(frozen=True, slots=True)
class Keys:
    """The secrets in the links: whoever has one is let in."""

    owner: str = field(default_factory=lambda: secrets.token_urlsafe(18))
    guest: str = field(default_factory=lambda: secrets.token_urlsafe(18))

    def role_of(self, key: str) -> Role | None:
        """What a key opens."""
        for role, right in ((Role.OWNER, self.owner), (Role.GUEST, self.guest)):
            if hmac.compare_digest(key.encode(errors="replace"), right.encode()):
                return role
        return None


class Doors:
    """Refuses what does not come from one of our own pages, before any of it is read."""

    def __init__(self, app: ASGIApp, hosts: frozenset[str]) -> None:
        self._app = app
        self._hosts = hosts

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Check the host, the origin, the type and the size; then pass it on."""
        if scope["type"] != "http":
            if scope["type"] == "lifespan":
                await self._app(scope, receive, send)
            return

        async def send_safely(message: Message) -> None:
            if message["type"] == "http.response.start":
                MutableHeaders(scope=message).update(SAFE_HEADERS)
            await send(message)

        wrong = self._wrong(Headers(scope=scope), scope["method"])
        if wrong:
            await JSONResponse({"error": wrong.name.lower()}, wrong.value)(scope, receive, send_safely)
            return
        await self._app(scope, receive, send_safely)

    def _wrong(self, headers: Headers, method: str) -> "Wrong | None":
        host = headers.get("host", "")
        if host not in self._hosts or len(headers.getlist("host")) > 1:
            return Wrong.HOST
        if method in ("GET", "HEAD"):
            return None
        if headers.get("origin") != f"http://{host}":
            return Wrong.ORIGIN
        if headers.get("content-type", "").partition(";")[0].strip() != "application/json":
            return Wrong.TYPE
        length = headers.get("content-length", "")
        if not length.isascii() or not length.isdigit() or int(length[:12]) > MOST_BYTES:
            return Wrong.SIZE
        return None


class Wrong(Enum):
    """Why a request is refused, by its status."""

    HOST = 400
    ORIGIN = 403
    SIZE = 413
    TYPE = 415


def key_in(headers: Headers, name: str) -> str:
    """The key in the cookie of a name; empty where there is none. Other cookies may look as they like: they
    are those of all ports of a machine."""
    for cookie in headers.get("cookie", "").split(";"):
        called, _, value = cookie.strip().partition("=")
        if called == name:
            return value
    return ""
