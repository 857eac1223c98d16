"""Lines that fail: noticed, said, and whatever was on its way arrives once."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, WebSocketRoute

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


# --- what arrives by half


@pytest.mark.parametrize(("what", "game"), [(b"/texts/", "rasanto"), (b"/assets/board-", "dice_trip"), (b"/assets/table-", "rasanto")])
def test_a_file_that_ends_in_the_middle_is_said_and_loaded_again(chromium: Browser, proxy: Proxy, what: bytes, game: str) -> None:
    guests = Visitors(chromium, proxy.url, flat=True)
    ann = guests.invite()
    proxy.truncated = what
    ann.set_up_unseen(game, "Ann", "me", *(["me"] if game == "rasanto" else []))
    ann.until("document.querySelector('[data-key=\"reload\"]')")
    assert "could not be loaded" in ann.page.inner_text("body")
    proxy.truncated = b""
    ann.page.click('[data-key="reload"]')
    ann.my_turn()
    guests.go_home()


def test_a_message_that_ends_in_the_middle_is_sent_again(ann: Person, proxy: Proxy) -> None:
    before = moves(ann)
    ann.pick_from_list()
    proxy.tear()
    ann.page.click('[data-key="confirm"]')
    ann.until(f"pipyard.health == 'connected' && pipyard.state.picture.scene.dice.length > {before}")
    ann.until("!pipyard.state.busy && !document.querySelector('.status .sending')")
    assert moves(ann) == before + 1


# --- by the page's own clock, whatever the machine does besides


def test_a_dead_line_is_noticed_within_five_seconds(chromium: Browser, proxy: Proxy) -> None:
    guests = Visitors(chromium, proxy.url, flat=True)
    ann = guests.invite()
    ann.page.clock.install()
    ann.set_up("rasanto", "Ann", "me", "me")
    ann.my_turn()
    ann.page.evaluate(
        "() => { const { socket } = pipyard; const [hear, tell] = [socket.onMessage, socket.onHealth]; "
        "window.heard = performance.now(); window.noticed = 0; "
        "socket.onMessage = (message) => { window.heard = performance.now(); hear(message); }; "
        "socket.onHealth = (health) => { if (health == 'silent') window.noticed ||= performance.now(); tell(health); } }"
    )
    proxy.die()
    ann.page.clock.run_for(5000)
    ann.reads(".status", "The connection is not responding")
    assert ann.page.evaluate("() => window.noticed - window.heard") <= 5000
    guests.go_home()


# --- versions


def test_a_page_that_is_older_than_its_server_loads_again_once_and_then_says_so(visitors: Visitors) -> None:
    ann = visitors.invite()
    greetings: list[str] = []

    def dial(line: WebSocketRoute) -> None:
        server = line.connect_to_server()

        def pass_on(text: str | bytes) -> None:
            assert isinstance(text, str)
            if '"hello"' in text:
                greetings.append(text)
            server.send(re.sub(r'"protocol":\d+', '"protocol":1', text))

        line.on_message(pass_on)

    ann.page.route_web_socket("**/ws", dial)
    with ann.page.expect_event("load", lambda _: len(greetings) > 0):
        ann.set_up_unseen("rasanto", "Ann", "me", "me")
    while len(greetings) < 2:
        ann.page.wait_for_timeout(40)
    ann.reads(".sorry", "This page is older than the server; reload it")
    assert len(greetings) == 2
    ann.page.evaluate("() => { window.stayed = true; }")
    assert len(greetings) == 2
    assert ann.page.evaluate("() => window.stayed")
