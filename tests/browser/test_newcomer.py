"""Somebody who has never heard of the games, with a phone: front page, lesson and a whole game, three times, by taps alone."""

from __future__ import annotations

import json
import logging
from typing import NamedTuple

import pytest

from pipyard import lessons

from .pages import CONFIRM, Person, Visitors

pytestmark = pytest.mark.browser

logger = logging.getLogger(__name__)
PHONE = {"viewport": {"width": 390, "height": 844}, "device_scale_factor": 2, "has_touch": True, "is_mobile": True}
MOST_TAPS = 300
"""Three seconds for each tap are fifteen minutes."""
MINE = "Object.keys(pipyard.state.picture.turn.moves).length > 0"
READY = f"!pipyard.state.busy && (pipyard.state.picture.turn.kind == 'over' || {MINE})"


class Tap(NamedTuple):
    """What was touched, in which game."""

    game: str
    target: str


class Newcomer:
    """A person who taps what is seen, and nothing else."""

    def __init__(self, person: Person) -> None:
        self.person = person
        self.page = person.page
        self.game = ""
        self.taps: list[Tap] = []
        self.rules: list[str] = []
        self.page.on("request", lambda request: self.rules.append(request.url) if request.url.endswith(".md") else None)

    def tap(self, selector: str) -> None:
        self.page.locator(selector).first.tap()
        self.taps.append(Tap(self.game, selector))

    def touch(self, cell: str) -> None:
        """Tap a place of the board."""
        self.person.tap_cell(cell)
        self.taps.append(Tap(self.game, cell))

    def learn(self, game: str) -> None:
        """From the front page through the lesson, doing what it asks for."""
        self.game = game
        self.person.go("/")
        self.tap(f'[data-shelf] [data-learn="{game}"]:visible')
        self.page.wait_for_url(f"**/learn/{game}")
        self.page.wait_for_selector(".lesson-text")
        for step in lessons.lesson(game).steps:
            self.person.until(f"document.querySelector('.lesson-text')?.textContent == {json.dumps(step.en)}")
            self.person.settled()
            if not step.do:
                self.tap('[data-key="lesson-next"]')
            elif game == "dice_trip":
                self.write(step.do.split())
            else:
                self.move(step.do.split()[1:])
        self.tap('[data-key="lesson-play"]')
        self.page.wait_for_url("**/t/**")
        self.person.settled()

    def move(self, cells: list[str]) -> None:
        for cell in cells:
            self.person.until("!pipyard.state.busy && pipyard.picker")
            self.touch(cell)
        self.person.until("pipyard.state.move")
        self.tap(CONFIRM)

    def write(self, atoms: list[str]) -> None:
        """Entries of Dice Trip: two dice and a city each; what is left over makes the second number by itself."""
        if atoms == ["keep"]:
            self.tap('[data-key="keep"]')
            return
        for at, atom in enumerate(atoms):
            self.person.until(f"pipyard.state.atoms.length >= {at} && document.querySelector('.trip-die, .city.open')")
            if len(self.person.state["atoms"]) > at:
                continue  # where there is no choice, the table has chosen
            if at % 2:
                for die in atom:
                    self.tap(f'[data-key="die-{die}"]')
            else:
                self.tap(f".city.open[data-city={atom}]")
        self.person.until("pipyard.state.move")
        self.tap('[data-key="trip-confirm"]')

    def play(self) -> None:
        """The game to its end, with whatever move is at hand."""
        self.person.until(READY)
        while self.person.picture["turn"]["kind"] != "over":
            before = self.person.state["n"]
            if self.game == "dice_trip":
                self.fill()
            else:
                self.choose()
            self.person.until(f"pipyard.state.n > {before}")
            self.person.until(READY)
        self.person.reads(".status", "The end")

    def choose(self) -> None:
        """A place that is offered and can be seen, until a move is whole; or an answer in words."""
        while not self.person.state["move"]:
            self.person.until("pipyard.state.move || pipyard.picker?.next?.length")
            if self.person.state["move"]:
                break
            offered = self.page.evaluate("() => window.pipyard.picker.next.map((one) => one.atom).filter((one) => one.includes(','))")
            seen = self.person.visible(offered)
            chosen = len(self.person.state["atoms"])
            if seen:
                self.touch(seen[0])
            else:
                self.tap(".choices li button:visible")
            self.person.until(f"pipyard.state.move || pipyard.state.atoms.length > {chosen}")
        self.tap(CONFIRM)

    def fill(self) -> None:
        """Keep a roll, then write whatever fits."""
        if self.page.locator('[data-key="keep"]').count():
            self.tap('[data-key="keep"]')
            return
        go_on = "pipyard.state.move || document.querySelector('.city.open, .trip-die:not(:disabled), [data-key=\"cross\"]')"
        while not self.person.state["move"]:
            self.person.until(go_on)
            chosen = self.page.evaluate("() => [pipyard.state.atoms.length, document.querySelectorAll('[aria-pressed=true]').length]")
            if self.page.locator(".city.open").count():
                self.tap(".city.open .spot")
            elif self.page.locator(".trip-die:not(:disabled):not([aria-pressed=true])").count():
                self.tap(".trip-die:not(:disabled):not([aria-pressed=true])")
            else:
                self.tap('[data-key="cross"]')
            changed = f"JSON.stringify([pipyard.state.atoms.length, document.querySelectorAll('[aria-pressed=true]').length]) != '{chosen}'"
            self.person.until(f"pipyard.state.move || document.querySelector('.city.open') || {changed.replace(', ', ',')}")
        self.tap('[data-key="trip-confirm"]')


def test_a_newcomer_learns_three_games_and_plays_them_to_their_ends(visitors: Visitors) -> None:
    ann = Newcomer(visitors.invite(PHONE))
    for game in ("rasanto", "cui_bono", "dice_trip"):
        ann.learn(game)
        learning = sum(tap.game == game for tap in ann.taps)
        ann.play()
        assert ann.page.evaluate("() => document.documentElement.scrollWidth <= innerWidth"), game
        logger.info("%s: %d taps in the lesson, %d in all", game, learning, sum(tap.game == game for tap in ann.taps))
    assert len(ann.taps) <= MOST_TAPS
    assert ann.rules == [], "nobody opened the rules"
