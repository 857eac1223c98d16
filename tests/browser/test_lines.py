"""Lines that fail: noticed, said, and whatever was on its way arrives once."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser

from .pages import PHONE, Person, Visitors
from .proxy import Proxy

pytestmark = pytest.mark.browser


@pytest.fixture
def ann(chromium: Browser, proxy: Proxy) -> Iterator[Person]:
    """Ann alone at a table of Rasanto, over a line that can fail."""
    guests = Visitors(chromium, proxy.url, flat=True)
    person = guests.invite()
    person.set_up("rasanto", "Ann", "me", "me")
    person.my_turn()
    yield person
    guests.go_home()


def moves(person: Person) -> int:
    """How many dice lie in the pyramid."""
    return len(person.dice)


def status(person: Person) -> str:
    return person.page.inner_text(".status")


def test_a_dead_line_is_noticed_and_a_move_on_it_is_played_once_when_it_is_back(ann: Person, proxy: Proxy) -> None:
    before = moves(ann)
    proxy.die()
    ann.until("pipyard.health == 'silent'")
    ann.reads(".status", "The connection is not responding")
    ann.pick_from_list()
    ann.page.click('[data-key="confirm"]')
    ann.until("document.querySelector('.status .sending')")
    assert "Not sent yet" in status(ann) or "Sending" in status(ann)
    proxy.recover()
    # the line is there before the news that it brings
    ann.until(f"pipyard.health == 'connected' && pipyard.state.picture.scene.dice.length > {before}")
    ann.until("!pipyard.state.busy && !document.querySelector('.status .sending')")
    assert moves(ann) == before + 1


def test_a_move_whose_answer_was_lost_is_not_played_twice(ann: Person, proxy: Proxy) -> None:
    before = moves(ann)
    lines = ann.page.locator(".lines li").count()
    ann.pick_from_list()
    proxy.lose_answers()
    ann.page.click('[data-key="confirm"]')
    ann.until("document.querySelector('.status .sending')")
    ann.until(f"pipyard.health == 'connected' && pipyard.state.picture.scene.dice.length > {before}")
    ann.until("!pipyard.state.busy && !document.querySelector('.status .sending')")
    assert moves(ann) == before + 1
    assert ann.page.locator(".lines li").count() == lines + 1


def test_a_line_that_hangs_up_is_back_and_nothing_is_lost(ann: Person, proxy: Proxy) -> None:
    before = moves(ann)
    ann.pick_from_list()
    atoms = ann.state["atoms"]
    proxy.cut()
    ann.until("pipyard.health != 'connected'")
    ann.until("pipyard.health == 'connected' && !pipyard.state.busy")
    assert ann.state["atoms"] == atoms
    ann.confirm()
    assert moves(ann) == before + 1


def test_a_slow_line_plays(ann: Person, proxy: Proxy) -> None:
    """600 ms either way: nothing is taken for dead."""
    proxy.delay = 0.6
    ann.page.evaluate(
        "() => { window.healths = []; const socket = pipyard.socket; const heard = socket.onHealth; "
        "socket.onHealth = (health) => { window.healths.push(health); heard(health); } }"
    )
    for _ in range(3):
        before = moves(ann)
        ann.pick_from_list()
        ann.confirm()
        ann.my_turn()
        assert moves(ann) == before + 1
    assert ann.page.evaluate("() => window.healths") == []


def test_a_phone_loads_and_plays_over_a_line_of_400_kbit(chromium: Browser, proxy: Proxy) -> None:
    """600 ms there and back: the table comes, and a move arrives once."""
    guests = Visitors(chromium, proxy.url)
    ann = guests.invite(PHONE)
    ann.set_up("rasanto", "Ann", "me", "me")
    room = ann.page.url
    ann.page.goto("about:blank")
    cdp = ann.page.context.new_cdp_session(ann.page)
    cdp.send("Network.clearBrowserCache")
    proxy.delay, proxy.rate = 0.3, 50_000
    ann.page.goto(room)
    ann.my_turn()
    before = moves(ann)
    ann.tap_cell("0,4,4")
    ann.until("pipyard.state.move")
    ann.confirm()
    assert moves(ann) == before + 1
    assert guests.troubles == []
    guests.go_home()
