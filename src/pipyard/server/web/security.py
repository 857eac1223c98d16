"""Checks for every HTTP request: host names, pages of other sites, rate limit, security headers."""

from __future__ import annotations

from collections.abc import Callable

from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from pipyard.core.text import because
from pipyard.server.limits import LOCAL_ADDRESSES, Buckets, account_of, http_price
from pipyard.server.names import host_name, same_site
from pipyard.server.socket.dispatch import Dispatcher
from pipyard.server.web.responses import refused

CSP = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data: blob:; font-src 'self'; connect-src 'self'; "
    "manifest-src 'self'; worker-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
)
READING = ("GET", "HEAD")
"""Requests that start no work: pages of other sites may send them, but cannot read the answer."""
HEADERS = {
    b"content-security-policy": CSP.encode(),
    b"x-content-type-options": b"nosniff",
    b"referrer-policy": b"no-referrer",
    b"cross-origin-opener-policy": b"same-origin",
    b"cross-origin-resource-policy": b"same-origin",
    b"permissions-policy": b"camera=(), geolocation=(), microphone=(self)",
}


class SecureApp:
    """Adds security headers to every response, and refuses foreign host names, work for other sites, and floods of requests.

    WebSockets do not pass here: :class:`~pipyard.server.socket.connection.Connection` takes them.
    """

    def __init__(self, app: ASGIApp, hosts: tuple[str, ...], door: Callable[[], Dispatcher], messages: float) -> None:
        self.app = app
        self.budgets = Buckets(2 * messages, 20 * messages)
        self.hosts = hosts
        self.door = door

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return

        async def guarded(message: Message) -> None:
            if message["type"] == "http.response.start":
                message["headers"] = [*message["headers"], *HEADERS.items()]
            await send(message)

        headers = {name: value.decode("latin-1") for name, value in scope["headers"]}
        host = headers.get(b"host", "")
        if self.hosts and host_name(host) not in self.hosts:
            await refused(HTTPConnection(scope), because("why-no-such-name"), 421)(scope, receive, guarded)
            return
        if scope["method"] not in READING and not same_site(headers.get(b"origin"), host):
            await refused(HTTPConnection(scope), because("why-other-sites"), 403)(scope, receive, guarded)
            return
        client = scope.get("client")
        address = account_of(client[0]) if client else ""
        scope["client"] = (address, client[1] if client else 0)  # what every route counts by
        if address not in LOCAL_ADDRESSES and not self.budgets.take(address, http_price(scope["method"], scope["path"])):
            sorry = refused(HTTPConnection(scope), because("why-too-many-requests"), 429)
            sorry.headers["connection"] = "close"  # the next request needs a connection, and those are limited too
            await sorry(scope, receive, guarded)
            return
        await self.app(scope, receive, guarded)
