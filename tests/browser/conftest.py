"""A server of the user's environment with the built client, and Chromium to visit it."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, sync_playwright

from pipyard.server.web.client_pages import WEB
from tests.server.guests import Server
from tests.user.home import interpreter, surroundings
from tools.browser import ARGUMENTS, NO_BROWSER, find_browser

from .pages import Visitors, visiting
from .proxy import Proxy

LIVING_ROOM = "living-room.test"
"""How a phone in the same room calls this machine: no loopback, no https, so no secure context."""


def of_user(server: Server, home: Path) -> Server:
    """The same server, to be started by the user's interpreter in the user's surroundings; what was added to its own stays."""
    added = {name: value for name, value in server.env.items() if os.environ.get(name) != value}
    server.command = [str(interpreter()), str(server.program)]
    server.env = {**surroundings(home), **added}
    return server


@pytest.fixture(scope="session")
def chromium() -> Iterator[Browser]:
    found = find_browser()
    assert found, NO_BROWSER
    with sync_playwright() as playwright:
        # the living room's name leads here without a word in a hosts file, and no other name leads anywhere
        here = f"--host-resolver-rules=MAP {LIVING_ROOM} 127.0.0.1, MAP * ~NOTFOUND, EXCLUDE 127.0.0.1"
        browser = playwright.chromium.launch(executable_path=found, args=[*ARGUMENTS, here])
        yield browser
        browser.close()


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    assert (WEB / "index.html").exists(), "the client is not built: python tools/web.py build"
    running = of_user(Server(tmp_path_factory.mktemp("rooms"), pause=0.05), tmp_path_factory.mktemp("home"))
    running.more = ["--name", "127.0.0.1", "--name", LIVING_ROOM]
    running.start()
    yield running
    running.stop()


def is_flat(request: pytest.FixtureRequest) -> bool:
    return request.node.get_closest_marker("flat") is not None


@pytest.fixture
def visitors(request: pytest.FixtureRequest, chromium: Browser, server: Server) -> Iterator[Visitors]:
    with visiting(chromium, server.url, is_flat(request)) as guests:
        yield guests


@pytest.fixture
def phones(request: pytest.FixtureRequest, chromium: Browser, server: Server) -> Iterator[Visitors]:
    """Visitors who come over plain http by a name that is not this machine's own."""
    guests = Visitors(chromium, f"http://{LIVING_ROOM}:{server.port}", is_flat(request))
    yield guests
    guests.go_home()
    # a header that counts at secure addresses alone; Chromium says so, and nobody at the table can do anything about it
    assert [trouble for trouble in guests.troubles if not trouble.startswith("The Cross-Origin-Opener-Policy header")] == []


@pytest.fixture
def proxy(server: Server) -> Iterator[Proxy]:
    """A line to the server that can fail."""
    line = Proxy(server.port)
    yield line
    line.close()
