"""Whatever is sent to a route is answered or refused: never with an internal error, and never by work that was not asked for here."""

from __future__ import annotations

import asyncio
import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any, cast

import pytest
from starlette.routing import Route

from pipyard import shelf
from pipyard.core.errors import BadLog
from pipyard.pyramid.trace import BLOW, MAX_TRACE_FRAMES, Trace
from pipyard.server.limits import http_price
from pipyard.server.lobby import Lobby
from pipyard.server.web.app import make_app
from pipyard.server.web.coach_api import MOST_OF_ADDRESS, MOST_WAITING
from pipyard.server.web.log_api import MOST_REPLAYED, played_in
from pipyard.server.web.security import SecureApp

PLACES = ("en", "rasanto", "0", "²", "9" * 5000, "..", "\0", "\ud800".encode("utf-8", "replace").decode(), "x" * 300, "[", "%")
"""What may stand where an address has a name or a number."""
BODIES = (
    b"",
    b"\0",
    b"\xff\xfe",
    b"null",
    b"[]",
    b"{}",
    b'"rasanto"',
    b"1e400",
    b"NaN",
    b'{"x":' + b"9" * 900 + b"}",
    b'{"x":' + b"[" * 490 + b"]" * 490 + b"}",
    b'{"x":' + b"[" * 20_000 + b"]" * 20_000 + b"}",
    b'{"language":"\\ud800"}',
    b'{"key":"rasanto","seats":2,"line":["0 \\u0000"]}',
    b'{"log":"pipyard 1\\ngame: rasanto 1\\nseats: 999\\n\\n"}',
    b'{"log":"pipyard 1\\ngame: atlas 1\\nseats: 2\\n\\n"}',
    b'{"players":["A"],"options":{"self":"x"}}',
    b'{"game":"atlas","seats":[{"kind":"person"}]}',
)
HEADERS = ({}, {"host": "["}, {"host": "a]b"}, {"origin": "http://["}, {"origin": "null"}, {"accept-language": "[" * 300})


async def status_of(app: SecureApp, method: str, path: str, body: bytes = b"", address: str = "10.0.0.1", **more: str) -> int:
    """What the application answers to a request."""
    headers = [(name.encode(), value.encode()) for name, value in {"host": "localhost", "content-type": "application/json", **more}.items()]
    scope = {"type": "http", "method": method, "path": path, "raw_path": path.encode(), "query_string": b"", "headers": headers}
    answered: list[int] = []
    asked = False

    async def receive() -> dict[str, Any]:
        nonlocal asked
        if asked:
            await asyncio.Event().wait()  # nobody hangs up
        asked = True
        return {"type": "http.request", "body": body, "more_body": False}

    async def send(message: Any) -> None:
        if message["type"] == "http.response.start":
            answered.append(message["status"])

    await app({**scope, "client": (address, 1), "scheme": "http", "server": ("localhost", 80)}, receive, send)
    return answered[0]


def requests(app: SecureApp) -> Iterator[tuple[str, str]]:
    """A method and a path for every route and everything that may stand in its places."""
    for route in cast("Any", app.app).routes:
        if isinstance(route, Route):
            paths = [re.sub(r"{\w+(?::\w+)?}", lambda _, place=place: place, route.path) for place in PLACES]
            for path in dict.fromkeys(paths):
                yield from [(method, path) for method in sorted({*(route.methods or ())} - {"HEAD"})]
    yield from [("POST", f"/api/score/{key}") for key in shelf.files()]


@pytest.fixture(autouse=True)
def _no_physics_check(monkeypatch: pytest.MonkeyPatch) -> None:
    async def no_check(lobby: Lobby) -> str:
        lobby.physics_checked.set()
        return ""

    monkeypatch.setattr(Lobby, "check_physics", no_check)


def test_no_route_answers_with_an_internal_error(tmp_path: Path) -> None:
    async def story() -> None:
        app = make_app(tmp_path, messages=1_000_000)
        inner = cast("Any", app.app)
        asked = 0
        async with inner.router.lifespan_context(inner):
            for method, path in requests(app):
                for body in BODIES if method == "POST" else (b"",):
                    asked += 1
                    # each from an address of its own: what is refused as too much is not read
                    address = f"10.{asked >> 16}.{asked >> 8 & 255}.{asked & 255}"
                    assert await status_of(app, method, path, body, address) != 500, (method, path[:60], body[:60])
            for more in HEADERS:
                for method in ("GET", "POST"):
                    assert await status_of(app, method, "/api/rooms", b"{}", **more) < 500, more
        assert asked > 2000

    asyncio.run(story())


def test_a_page_of_another_site_starts_no_work(tmp_path: Path) -> None:
    async def story() -> None:
        app = make_app(tmp_path)
        inner = cast("Any", app.app)
        async with inner.router.lifespan_context(inner):
            posts = sorted({path for method, path in requests(app) if method == "POST" and not set(path) & set("²[%\0")})
            assert len(posts) > 20
            for path in posts:
                assert await status_of(app, "POST", path, b"{}", origin="https://elsewhere.example") == 403, path

    asyncio.run(story())


def test_a_game_in_a_link_has_only_so_many_events_and_so_much_recorded_movement() -> None:
    head = "pipyard 1\ngame: faraday 1\nseats: 1\n\n"
    played_in(head + "0 undo\n" * MOST_REPLAYED)
    with pytest.raises(BadLog):
        played_in(head + "0 undo\n" * (MOST_REPLAYED + 1))
    longest = f"0 blow {Trace(BLOW, [(1,) * len(BLOW)] * MAX_TRACE_FRAMES).text()}\n"
    played_in(head + longest)
    with pytest.raises(BadLog):
        played_in(head + longest * 2)


def test_a_replay_of_a_link_costs_as_much_as_one_of_a_room() -> None:
    assert http_price("POST", "/api/replay") > http_price("GET", "/api/rooms/x/games/1/5")


def test_one_address_does_not_take_all_places_of_the_coach(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    game = {"players": ["Ann", "Bob"], "lines": ["0", "1 2 3 5", "keep", "x gent, x mons"]}
    coach = "/api/score/dice_trip/coach"
    done = asyncio.Event()

    async def thinks(*_: object) -> tuple[()]:
        await done.wait()
        return ()

    monkeypatch.setattr("pipyard.server.web.coach_api._reviewed", thinks)

    async def story() -> None:
        app = make_app(tmp_path)
        inner = cast("Any", app.app)
        async with inner.router.lifespan_context(inner):
            body = json.dumps(game).encode()
            first = [asyncio.create_task(status_of(app, "POST", coach, body, "10.0.0.1")) for _ in range(MOST_WAITING)]
            refused, _ = await asyncio.wait(first, return_when=asyncio.FIRST_COMPLETED)
            while len(refused) < MOST_WAITING - MOST_OF_ADDRESS:
                refused, _ = await asyncio.wait(first, timeout=0.01)
            other = asyncio.create_task(status_of(app, "POST", coach, body, "10.0.0.2"))
            await asyncio.sleep(0)
            done.set()
            assert sorted(await asyncio.gather(*first)) == [200] * MOST_OF_ADDRESS + [429] * (MOST_WAITING - MOST_OF_ADDRESS)
            assert await other == 200
            assert await status_of(app, "POST", coach, body, "10.0.0.1") == 200, "places are given back"

    asyncio.run(story())
