"""A table with a certificate of its own, as a phone in the same room uses it."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser

from tests.server.test_tls import Secured

from .conftest import of_user
from .pages import PHONE, Visitors

pytestmark = [pytest.mark.browser, pytest.mark.flat]


@pytest.fixture
def secured(tmp_path: Path) -> Iterator[Secured]:
    table = of_user(Secured(tmp_path / "rooms", pause=0.05), tmp_path)
    assert isinstance(table, Secured)
    table.more = ["--tls"]
    table.start()
    yield table
    table.stop()


def test_a_phone_reads_how_and_plays_over_https(chromium: Browser, secured: Secured) -> None:
    guests = Visitors(chromium, f"https://127.0.0.1:{secured.port}", flat=True)
    ann = guests.invite(PHONE, ignore_https_errors=True)
    ann.go("/secure")
    width = ann.page.evaluate("() => [document.documentElement.scrollWidth, innerWidth]")
    assert width[0] <= width[1]
    with ann.page.expect_download() as loaded:
        ann.page.click("a.go[href$='.crt'], a.go[href$='.pem'], a.go[download]")
    assert loaded.value.path().read_bytes() == (secured.folder / "tls" / "authority.pem").read_bytes()
    ann.set_up("el_dado", "Ann", "me", "me")
    # what needs a secure address is there, and one's turn comes over a socket that is secure, too
    assert ann.page.evaluate("() => isSecureContext && 'clipboard' in navigator")
    ann.my_turn()
    ann.pick_from_list()
    ann.confirm()
    assert len(ann.picture["scene"]["last"]) > 0
    guests.go_home()
    # the short page names no icon, so the browser looks for one
    assert [trouble for trouble in guests.troubles if "404" not in trouble] == []
