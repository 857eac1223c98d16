"""People at their browsers."""

from __future__ import annotations

import json
import logging
import time
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page, Request

from tests import assertion_check
from tests.server.guests import Guest, Server

PATIENCE = 120.0
"""Seconds; machines on which tests run are busy, and whatever is waited for comes as soon as it comes."""
PLAYWRIGHT_IN_SANDBOX = "Blocked script execution in 'about:srcdoc'"
"""Sometimes Playwright starts its own scripts in a sandboxed frame before it learns that none may run there (its issue 33343)."""
logger = logging.getLogger(__name__)
DESK = {"viewport": {"width": 1280, "height": 800}}
CONFIRM = '[data-key="confirm"]:visible, .acts [data-key="quick-confirm"]:visible'
"""The button that plays a move: on a phone the one in the sheet."""
NO_WEBGL = """
const before = HTMLCanvasElement.prototype.getContext;
HTMLCanvasElement.prototype.getContext = function (kind, ...more) {
    return /webgl/.test(kind) ? null : before.call(this, kind, ...more);
};
"""
PHONE = {"viewport": {"width": 360, "height": 740}, "device_scale_factor": 2, "has_touch": True, "is_mobile": True}


def place(kind: str, name: str) -> dict[str, str]:
    """The occupant of a seat, as sent to the server."""
    if kind.startswith("bot:"):
        return {"kind": "bot", "bot": kind.removeprefix("bot:")}
    return {"kind": "person", "name": name} if kind == "me" else {"kind": "open"}


class Person:
    """One page, seen as a player uses it."""

    def __init__(self, page: Page, base: str, quality: str) -> None:
        self.page = page
        self.base = base
        self.quality = quality

    def go(self, path: str) -> None:
        page, mark, fragment = path.partition("#")
        self.page.goto(f"{self.base}{page}{'&' if '?' in page else '?'}quality={self.quality}{mark}{fragment}")

    def until(self, condition: str) -> None:
        """What a test waits for is what it asserts."""
        self.wait(condition)
        assertion_check.made()

    def wait(self, condition: str) -> None:
        """Wait until an expression is true. The page's policy forbids evaluating text, so it is asked from outside."""
        end = time.monotonic() + PATIENCE
        while not self.page.evaluate(f"() => !!({condition})"):
            assert time.monotonic() < end, f"it never came true: {condition}; {self.page.inner_text('body')[:2000]}"
            self.page.wait_for_timeout(40)

    def reads(self, selector: str, words: str) -> None:
        """Wait until the words stand there: a message is drawn a moment after it arrives."""
        self.until(f"document.querySelector({json.dumps(selector)})?.innerText.includes({json.dumps(words)})")

    @property
    def state(self) -> dict[str, Any]:
        found: dict[str, Any] = self.page.evaluate("() => window.pipyard.state")
        return found

    @property
    def picture(self) -> dict[str, Any]:
        found: dict[str, Any] = self.state["picture"]
        return found

    @property
    def dice(self) -> dict[str, str]:
        return {die["cell"]: die["colour"] for die in self.picture["scene"]["dice"]}

    def settled(self) -> None:
        """Everything has been heard and drawn."""
        self.wait("window.pipyard && pipyard.state.picture && !pipyard.state.busy")

    def my_turn(self) -> None:
        self.settled()
        self.wait("!pipyard.state.busy && Object.keys(pipyard.state.picture.turn.moves).length > 0")

    def room(self) -> str:
        return self.page.url.split("/t/")[1].partition("?")[0]

    def play_now(self, game: str) -> None:
        """Two clicks: the game, and go."""
        self.go("/")
        self.page.click(f'[data-game="{game}"][data-now]')
        self.page.wait_for_url("**/t/**")
        self.settled()

    def set_up(self, game: str, name: str, *seats: str, options: dict[str, str] | None = None) -> None:
        """Open a table and come to it by a link with its seats; they are "me", "open" or "bot:club".

        The lobby draws the pictures of all games, which takes longer than most tests; whoever is about its form fills it in.
        """
        if not self.base.startswith("http://127.0.0.1"):
            self.fill_in_the_form(game, name, *seats, options=options)
            return
        self.set_up_unseen(game, name, *seats, options=options)
        self.settled()

    def set_up_unseen(self, game: str, name: str, *seats: str, options: dict[str, str] | None = None) -> None:
        """The same, without waiting for the table, which may not come."""
        places = [place(kind, f"{name} {seat + 1}" if seat else name) for seat, kind in enumerate(seats)]
        body = json.dumps({"game": game, "seats": places, "options": options or {}, "rolls": True}).encode()
        request = urllib.request.Request(f"{self.base}/api/rooms", body, {"content-type": "application/json"})
        with urllib.request.urlopen(request, timeout=PATIENCE) as answer:
            made = json.load(answer)
        tokens = ",".join([f"{seat}.{token}" for seat, token in made["tokens"].items()])
        self.page.goto(f"{self.base}/t/{made['room']}?quality={self.quality}#{tokens}")

    def fill_in_the_form(self, game: str, name: str, *seats: str, options: dict[str, str] | None = None) -> None:
        """Open a table by way of the lobby, as people do."""
        self.go("/")
        self.page.click(f'[data-game="{game}"]:not([data-now]):not([data-rules])')
        self.fill_in(name, *seats, options=options)

    def fill_in(self, name: str, *seats: str, options: dict[str, str] | None = None) -> None:
        """The form of a game, which is open already."""
        self.page.fill("#name", name)
        self.page.select_option("#count", str(len(seats)))
        for number, seat in enumerate(seats):
            self.page.select_option(f"#seat-{number}", seat)
        if options:
            self.page.click("dialog summary")
        for option, value in (options or {}).items():
            field = self.page.locator(f"#option-{option}")
            if field.get_attribute("type") == "hidden":
                word, _, number = value.partition(":")
                self.page.select_option(f"#option-{option}-word", word)
                self.page.fill(f"#option-{option}-number", number)
                self.page.locator(f"#option-{option}-number").blur()
            elif field.evaluate("field => field.tagName") == "SELECT":
                field.select_option(value)
            else:
                field.fill(value)
                field.blur()
        self.page.click("dialog button[type=submit]")
        self.page.wait_for_url("**/t/**")
        self.settled()

    def click_cell(self, cell: str) -> None:
        """Click a die or a funnel where it is seen on the screen."""
        point = self.page.evaluate("cell => window.pipyard.pixel(cell)", cell)
        self.page.mouse.click(point["x"], point["y"])

    def tap_cell(self, cell: str) -> None:
        self.wait(f"window.pipyard.pixel('{cell}')")
        point = self.page.evaluate("cell => window.pipyard.pixel(cell)", cell)
        self.page.touchscreen.tap(point["x"], point["y"])

    def visible(self, cells: list[str]) -> list[str]:
        """Those of the cells that can be clicked from where the camera stands."""
        return [cell for cell in cells if self.page.evaluate("cell => window.pipyard.visible(cell)", cell)]

    def confirm(self) -> None:
        before = self.state["n"]
        self.page.click(CONFIRM)
        self.wait(f"pipyard.state.n > {before}")
        self.settled()

    def rasanto_from_the_list(self) -> None:
        """Rasanto to its end, alone at one screen, in text mode: 45 moves."""
        self.set_up("rasanto", "Ann", "me", "me")
        self.page.click('button[aria-label="Text mode"]')
        for _ in range(45):
            self.my_turn()
            self.pick_from_list()
            self.confirm()
        assert self.picture["turn"]["kind"] == "over"

    def pick_from_list(self) -> None:
        """Pick the first choice again and again until there is a whole move."""
        while not self.state["move"]:
            if self.page.locator(".choices details:not([open]) summary").count():
                self.page.click(".choices summary")
            self.page.locator(".choices li button").first.click()
            # the server may have to be asked what follows, or whether this was all
            self.wait("pipyard.state.move || document.querySelector('.choices li button, .choices summary')")


def write_a_number(person: Person) -> None:
    """Dice Trip: two dice, then the first city that is open; a roll that could be rolled again is kept."""
    person.until("document.querySelector('.trip-die:not(:disabled)')")
    if person.page.locator("[data-key=keep]").count():
        person.page.click("[data-key=keep]")
        person.until("!document.querySelector('[data-key=keep]') && !pipyard.state.busy")
        person.until("document.querySelector('.trip-die:not(:disabled)')")
    for _ in range(2):
        person.page.locator(".trip-die:not(:disabled):not([aria-pressed=true])").first.click()
    person.page.locator(".city.open").first.click()


def played_out(server: Server, game: str, **options: str) -> tuple[str, str]:
    """A room in which two at one screen have played a game to its end, and the part of its link that seats them both."""
    room, tokens = server.room(game, "me", "me", **options)
    guest = Guest(server, room, *tokens.values())
    while guest.turn["kind"] != "over":
        if not guest.turn["moves"]:
            guest.hear_until("update")
            continue
        seat = guest.turn["seats"][0]
        if game == "tumblin_dice":
            die = guest.picture["scene"]["extra"]["unshot"][seat][0]
            guest.play(seat, f"flick {die} speed=1.47 aim=3.2")
            if guest.turn["kind"] != "over":
                guest.hear_until("update")
        else:
            guest.play(seat)
    return room, ",".join([f"{seat}.{token}" for seat, token in tokens.items()])


class Visitors:
    """Browsers that know nothing of each other, and whatever went wrong in them."""

    def __init__(self, browser: Browser, base: str, flat: bool = False) -> None:
        self.browser = browser
        self.base = base
        self.flat = flat
        """Their browsers draw boards without WebGL, which takes a third less; for tests that are not about the picture."""
        self.contexts: list[BrowserContext] = []
        self.troubles: list[str] = []

    def invite(
        self,
        device: dict[str, Any] = DESK,
        language: str = "en-GB",
        quality: str = "draft",
        motion: bool = False,
        rolls: bool = False,
        ready: bool = True,
        **more: Any,
    ) -> Person:
        """``rolls``: this person rolls the dice, else the table does."""
        context = self.browser.new_context(locale=language, reduced_motion="no-preference" if motion else "reduce", **device, **more)
        context.on("request", self._only_here)
        if not rolls:
            context.add_init_script("try { localStorage['pipyard.taste'] ??= '{\"autoRoll\":true}' } catch { /* no storage */ }")
        if self.flat:
            context.add_init_script(NO_WEBGL)
        if ready:
            # somebody who is ready for a race as soon as they are asked
            context.add_init_script(
                "new MutationObserver(() => document.querySelector('[data-key=race-ready]')?.click())"
                ".observe(document, { childList: true, subtree: true })"
            )
        self.contexts.append(context)
        page = context.new_page()
        page.set_default_timeout(1000 * PATIENCE)
        page.on("pageerror", lambda error: self.troubles.append(f"error: {error}"))
        page.on("console", self._hear)
        return Person(page, self.base, quality)

    def _hear(self, message: ConsoleMessage) -> None:
        """Errors are troubles. Warnings, where Python in the page also writes its log, are shown beside a test that fails."""
        if message.type == "error" and not message.text.startswith(PLAYWRIGHT_IN_SANDBOX):
            self.troubles.append(message.text)
        elif message.type == "warning":
            logger.warning("%s", message.text)

    def _only_here(self, request: Request) -> None:
        """The browser finds no other host (``conftest.py``); that it asks for one is trouble enough."""
        if not request.url.startswith((self.base, "data:", "blob:")):
            self.troubles.append(f"asked a third party: {request.url}")

    def go_home(self) -> None:
        for context in self.contexts:
            context.close()


def two_friends(
    visitors: Visitors,
    game: str,
    motion: bool = False,
    options: dict[str, str] | None = None,
    device: dict[str, Any] = DESK,
    rolls: bool = False,
) -> tuple[Person, Person]:
    """Ann opens a table, Ben comes by the link."""
    ann, ben = visitors.invite(device, motion=motion, rolls=rolls), visitors.invite(device, motion=motion, rolls=rolls)
    ann.set_up(game, "Ann", "me", "open", options=options)
    ben.go(f"/t/{ann.room()}")
    ben.settled()
    ben.page.fill("#my-name", "Ben")
    ben.page.click('[data-key="sit-1"]')
    ann.wait("document.querySelector('[data-key=\"start\"]:not(:disabled)')")
    ann.page.click('[data-key="start"]')
    for person in (ann, ben):
        person.wait("pipyard.state.picture.turn.kind != 'waiting'" if rolls else "pipyard.state.picture.turn.kind == 'choose'")
        person.settled()
    return ann, ben


def whose_turn(ann: Person, ben: Person) -> tuple[Person, Person]:
    return (ann, ben) if ann.picture["turn"]["moves"] else (ben, ann)


@contextmanager
def visiting(browser: Browser, base: str, flat: bool = False) -> Iterator[Visitors]:
    """Visitors who go home at the end, after nothing went wrong."""
    guests = Visitors(browser, base, flat)
    yield guests
    guests.go_home()
    assert guests.troubles == []
