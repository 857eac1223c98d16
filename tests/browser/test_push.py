"""A browser that may show notifications lets the table call it when its page is closed; web/src/platform/push.test.ts is about the call."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser

from tests.server.guests import Server
from tests.user.home import surroundings

from .pages import PHONE, visiting

pytestmark = [pytest.mark.browser, pytest.mark.flat]

MANAGER = """
PushManager.prototype.getSubscription = async () => null;
PushManager.prototype.subscribe = async options => {
    window.askedWith = options.applicationServerKey;
    const keys = { p256dh: "p".repeat(87), auth: "a".repeat(22) };
    return { toJSON: () => ({ endpoint: "https://fcm.googleapis.com/fcm/send/phone", keys }) };
};
"""
"""A browser under test reaches no push service; everything else is its own."""


@pytest.fixture
def calling(tmp_path: Path) -> Iterator[Server]:
    """A server whose host has set up web push; it needs an extra, which the environment of a user does not have."""
    table = Server(tmp_path, pause=0.05)
    table.env = {**table.env, **surroundings(tmp_path)}
    table.more = ["--push", "mailto:host@example.org", "--name", "127.0.0.1"]
    table.start()
    yield table
    table.stop()


def test_a_browser_gives_its_address(chromium: Browser, calling: Server) -> None:
    with visiting(chromium, calling.url, flat=True) as guests:
        ann = guests.invite(PHONE, permissions=["notifications"])
        ann.page.add_init_script(MANAGER)
        with ann.page.expect_response("**/rooms/*/push") as given:
            ann.set_up("rasanto", "Ann", "me", "open")
            ben = guests.invite(PHONE)
            ben.go(f"/t/{ann.room()}")
            ben.settled()
            ben.page.fill("#my-name", "Ben")
            ben.page.click('[data-key="sit-1"]')
        assert given.value.status == 201
        assert given.value.json() == {"seats": [0]}
        assert ann.page.evaluate("() => window.askedWith") == calling.get("/api/push")["key"]
