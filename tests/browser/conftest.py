"""A server with the built client, and Chromium to visit it."""

from __future__ import annotations

import os
import shutil
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, sync_playwright

from pipyard.server.web.app import WEB
from tests.server.guests import Server

from .pages import Visitors


@pytest.fixture(scope="session")
def chromium() -> Iterator[Browser]:
    found = os.environ.get("CHROMIUM") or shutil.which("chromium") or shutil.which("google-chrome")
    assert found, "there is no Chromium: python tools/web.py chromium"
    with sync_playwright() as playwright:
        # WebGL without a graphics card is drawn in software; root needs no sandbox
        browser = playwright.chromium.launch(executable_path=found, args=["--no-sandbox", "--enable-unsafe-swiftshader"])
        yield browser
        browser.close()


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    assert (WEB / "index.html").exists(), "the client is not built: python tools/web.py build"
    running = Server(tmp_path_factory.mktemp("rooms"), pause=0.05)
    running.start()
    yield running
    running.stop()


@pytest.fixture
def visitors(chromium: Browser, server: Server) -> Iterator[Visitors]:
    guests = Visitors(chromium, server.url)
    yield guests
    guests.go_home()
    assert guests.troubles == []
