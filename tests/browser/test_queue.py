"""Somebody whose simulation waits for a free process sees the place in the queue."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser

from tests.server.guests import Server

from .conftest import of_user
from .pages import Visitors, visiting

pytestmark = pytest.mark.browser


@pytest.fixture
def people(chromium: Browser, tmp_path: Path) -> Iterator[Visitors]:
    server = of_user(Server(tmp_path / "rooms"), tmp_path)
    server.more = ["--scenes", "1"]
    server.start()
    try:
        with visiting(chromium, server.url) as guests:
            yield guests
    finally:
        server.stop()


def test_who_waits_for_a_simulation_sees_the_place_in_the_queue(people: Visitors) -> None:
    ann, ben = people.invite(), people.invite(language="fr-FR")
    for person in (ann, ben):
        person.set_up("dune", "Ann", "me")
    ann.page.click('[data-key="live-blow"]')
    ann.until("document.querySelector('[data-key=\"live-end\"]')")
    ann.page.evaluate("() => document.activeElement.blur()")
    ann.page.keyboard.down(" ")
    ann.until("pipyard.steering.sent > 0")
    ben.page.click('[data-key="live-blow"]')
    ben.until("document.querySelector('[data-key=live-waits]')")
    assert "vous êtes numéro 1 dans la file" in ben.page.inner_text("[data-key=live-waits]")
    # whoever does not want to wait leaves the queue, and may come again
    ben.page.click("[data-key=live-leave]")
    ben.until("!document.querySelector('[data-key=live-waits]')")
    ben.page.click('[data-key="live-blow"]:enabled')
    ben.until("document.querySelector('[data-key=live-waits]')")
    ann.page.keyboard.up(" ")
    # a breath held for long may have ended the try by itself, which frees the place as well
    ann.page.evaluate("() => document.querySelector('[data-key=\"live-end\"]')?.click()")
    ben.until("document.querySelector('[data-key=\"live-end\"]')")
    assert ben.page.locator("[data-key=live-waits]").count() == 0
