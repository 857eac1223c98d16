"""Bots that fail, in a real browser: the page says so in the player's language, and offers what can be done."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser

from tests.server.test_bots_fail import FaultyBots

from .conftest import of_user
from .pages import DESK, PHONE, Person, Visitors, visiting

pytestmark = pytest.mark.browser


@pytest.fixture
def faulty(tmp_path: Path) -> Iterator[FaultyBots]:
    server = of_user(FaultyBots(tmp_path), tmp_path)
    yield server
    server.stop()


@pytest.fixture
def people(chromium: Browser, faulty: FaultyBots) -> Iterator[Visitors]:
    with visiting(chromium, faulty.url, flat=True) as guests:
        yield guests


def stuck(faulty: FaultyBots, people: Visitors, fault: str, device: dict[str, Any], language: str) -> Person:
    faulty.fail(fault)
    faulty.start()
    ann = people.invite(device, language=language)
    ann.set_up("el_dado", "Ann", "bot:beginner", "me", options={"start_seat": "0"})
    ann.until("pipyard.state.picture.failed")
    return ann


@pytest.mark.parametrize("fault", ["die", "hang"])
def test_a_bot_that_failed_is_let_try_again(faulty: FaultyBots, people: Visitors, fault: str) -> None:
    ann = stuck(faulty, people, fault, DESK, "de-DE")
    words = {"die": "ist abgestürzt", "hang": "hat zu lange überlegt"}[fault]
    assert f"Bot (Anfänger) {words}" in ann.page.inner_text(".status [role=alert]")
    assert "An seiner Stelle wurde nichts gespielt" in ann.page.evaluate("() => document.querySelector('.chat-lines').textContent")
    faulty.recover()
    ann.page.click("[data-retry]")
    ann.my_turn()
    assert ann.page.locator(".status [role=alert]").count() == 0


@pytest.mark.parametrize("device", [DESK, PHONE], ids=["desk", "phone"])
def test_a_bot_that_failed_is_replaced(faulty: FaultyBots, people: Visitors, device: dict[str, Any]) -> None:
    ann = stuck(faulty, people, "error", device, "en-GB")
    faulty.recover()
    ann.page.select_option('[data-key="other-bot"]', "master")
    ann.page.click('[data-key="replace-bot"]')
    ann.my_turn()
    assert ann.page.evaluate("() => pipyard.said.chairs[0].name") == "master"


def test_a_person_takes_the_seat_of_a_bot_that_failed(faulty: FaultyBots, people: Visitors) -> None:
    ann = stuck(faulty, people, "die", DESK, "en-GB")
    ann.page.once("dialog", lambda dialog: dialog.accept())
    ann.page.click('[data-key="bot-make-way-0"]')
    ann.until("document.querySelector('[data-key=vacant]')")
    ben = people.invite()
    ben.go(f"/t/{ann.room()}")
    ben.settled()
    ben.page.fill("#my-name", "Ben")
    ben.page.click('[data-key="sit-0"]')
    ben.my_turn()
    ann.until("!document.querySelector('[data-key=vacant]')")
