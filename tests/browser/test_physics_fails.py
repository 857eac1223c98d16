"""Physics that fails, in a real browser: the page says so in the player's language, and the control comes back."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser

from tests.server.guests import Server
from tests.server.test_physics_fails import Faulty

from .conftest import of_user
from .pages import Person, Visitors, visiting

pytestmark = pytest.mark.browser


@pytest.fixture
def faulty(tmp_path: Path) -> Iterator[Faulty]:
    server = of_user(Faulty(tmp_path), tmp_path)
    server.start()
    yield server
    server.stop()


@pytest.fixture
def ann(chromium: Browser, faulty: Faulty) -> Iterator[Person]:
    with visiting(chromium, faulty.url) as guests:
        yield guests.invite(language="de-DE")


def test_a_shot_that_fails_can_be_shot_again(faulty: Faulty, ann: Person) -> None:
    ann.set_up("tumblin_dice", "Ann", "me", "me", options={"shot_seconds": "0"})
    ann.my_turn()
    faulty.fail("die")
    ann.page.click('[data-key="quick-shoot"]')
    ann.until("pipyard.state.picture.failed")
    ann.reads(".status [role=alert]", "abgestürzt")
    ann.reads(".lines", "Der Zug wurde zurückgenommen: Ann")
    assert ann.page.locator("[data-retry]").count() == 0, "whoever has shot shoots again"
    faulty.recover()
    ann.my_turn()
    ann.page.click('[data-key="quick-shoot"]')
    ann.until("pipyard.state.picture.scene.extra.dice.length == 1")
    ann.until("!pipyard.state.busy && !document.querySelector('.status [role=alert]')")


def test_a_breath_that_fails_can_be_taken_again(faulty: Faulty, ann: Person) -> None:
    ann.set_up("dune", "Ann", "me")
    ann.page.click('[data-key="live-blow"]')
    ann.until("document.querySelector('[data-key=\"live-end\"]')")
    ann.page.evaluate("() => document.activeElement.blur()")
    faulty.fail("panic")
    ann.page.keyboard.down(" ")
    ann.until("!pipyard.live.running")
    ann.page.keyboard.up(" ")
    ann.until("document.querySelector('[data-key=\"live-blow\"]')")
    ann.reads("p.sorry", "Es ist nichts geschehen")
    faulty.recover()
    ann.page.click('[data-key="live-blow"]')
    ann.until("document.querySelector('[data-key=\"live-end\"]')")


def test_a_bot_whose_shot_fails_is_asked_to_try_again(faulty: Faulty, ann: Person) -> None:
    faulty.fail("panic")
    ann.set_up("tumblin_dice", "Ann", "bot:beginner", "me", options={"shot_seconds": "0"})
    ann.until("document.querySelector('[data-retry]')")
    faulty.recover()
    ann.page.click("[data-retry]")
    ann.until("pipyard.state.picture.scene.extra.dice.length == 1")


def test_the_lobby_says_which_games_cannot_be_played(chromium: Browser, tmp_path: Path) -> None:
    package = tmp_path / "fake" / "numpy"
    package.mkdir(parents=True)
    (package / "__init__.py").write_text("raise ImportError(\"No module named 'numpy'\")\n")
    server = of_user(Server(tmp_path / "rooms"), tmp_path)
    server.env["PYTHONPATH"] = str(package.parent)
    guests = Visitors(chromium, server.url)
    try:
        server.start()
        ann = guests.invite(language="fr-FR")
        ann.go("/?all=yes")
        card = ann.page.locator('[data-card="dune"]')
        assert "Injouable ici" in card.inner_text()
        assert "numpy" in card.inner_text()
        assert card.locator("[data-now]").is_disabled()
        assert ann.page.locator('[data-card="rasanto"] [data-now]').is_enabled()
    finally:
        guests.go_home()
        server.stop()
    assert guests.troubles == []
