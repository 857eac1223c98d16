"""A puzzle and the study board in a real browser: from a wrong try to the solution, then another line with a bot's opinion."""

from __future__ import annotations

import json

import pytest
from playwright.sync_api import Route

from pipyard import puzzles
from pipyard.puzzles import RIGHT

from .pages import CONFIRM, PHONE, Person, Visitors

pytestmark = pytest.mark.browser


def play(person: Person, move: str) -> None:
    """Choose the place of a move in the list, then play it."""
    person.until("!pipyard.state.busy && pipyard.picker")
    person.page.evaluate("(cell) => window.pipyard.pick(cell, null)", move.split()[1])
    person.until(f"pipyard.state.move == '{move}'")
    person.page.click(CONFIRM)


def test_a_puzzle_is_tried_solved_explained_and_studied(visitors: Visitors) -> None:
    one = puzzles.puzzle("rasanto", 2)
    wrong = next(move for move, tried in one.tries.items() if tried.verdict not in RIGHT)
    ann = visitors.invite(PHONE)
    ann.go("/puzzles")
    ann.until("document.querySelector('[data-key=fitting]')")
    ann.page.click('[data-puzzle="rasanto/2"]')
    ann.page.wait_for_selector(".puzzle-text")
    play(ann, wrong)
    ann.page.click('[data-key="puzzle-again"]')
    play(ann, one.solutions()[0])
    ann.page.wait_for_selector('[data-key="puzzle-next"]')
    assert ann.page.locator("[data-try]").count() == len(one.tries) - len(one.solutions())
    assert ann.page.evaluate("() => document.documentElement.scrollWidth <= innerWidth")
    record = ann.page.evaluate("() => JSON.parse(localStorage.getItem('pipyard.puzzles'))")
    assert record["solved"] == ["rasanto/2"]
    assert record["met"] == {"rasanto/2": False}
    ann.page.click('[data-key="puzzle-study"]')
    ann.page.wait_for_selector('[data-key="think"]')
    ann.until("pipyardStudy.now")
    ann.page.click('[data-key="think"]')
    ann.page.click("[data-best]")
    ann.until("pipyardStudy.line.length > 0")
    assert "line=" in ann.page.url
    ann.page.click('[data-key="study-back"]')
    ann.until("pipyardStudy.line.length === 0")
    ann.page.click('[data-key="study-leave"]')
    ann.page.wait_for_selector('[data-key="puzzle-next"]')  # it is still solved
    assert ann.page.evaluate("() => JSON.parse(localStorage.getItem('pipyard.puzzles'))") == record


def test_the_daily_puzzle_solved_goes_on_with_the_streak(visitors: Visitors) -> None:
    ann = visitors.invite(PHONE)

    def rasanto_today(route: Route) -> None:
        """The shelf as it is, but with a puzzle that this test can play whatever the date."""
        shelf = route.fetch().json()
        route.fulfill(json={**shelf, "key": "rasanto", "number": 2, "day": "2026-03-02"})

    ann.page.route("**/api/puzzles*", rasanto_today)
    ann.go("/puzzles")
    ann.page.wait_for_selector('[data-key="daily"]')
    yesterday = {"rating": 1000, "rated": 1, "met": {}, "solved": [], "day": "2026-03-01", "streak": 1}
    ann.page.evaluate("(record) => localStorage.setItem('pipyard.puzzles', record)", json.dumps(yesterday))
    ann.page.reload()
    ann.reads(".puzzle", "streak: 1 day")
    ann.page.click('[data-key="daily"]')
    ann.page.wait_for_selector(".puzzle-text")
    play(ann, puzzles.puzzle("rasanto", 2).solutions()[0])
    ann.page.wait_for_selector('[data-key="puzzle-next"]')
    ann.reads(".puzzle", "streak: 2 days")
    record = ann.page.evaluate("() => JSON.parse(localStorage.getItem('pipyard.puzzles'))")
    assert (record["day"], record["streak"], record["solved"]) == ("2026-03-02", 2, ["rasanto/2"])
    ann.go("/puzzles")
    ann.reads(".puzzle", "streak: 2 days")
    ann.reads('[data-key="daily"]', "Solved today")
