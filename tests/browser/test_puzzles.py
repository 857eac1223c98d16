"""A puzzle and the study board in a real browser: from a wrong try to the solution, then another line with a bot's opinion."""

from __future__ import annotations

import pytest

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
    one = puzzles.puzzle("rasanto", 1)
    wrong = next(move for move, tried in one.tries.items() if tried.verdict not in RIGHT)
    ann = visitors.invite(PHONE)
    ann.go("/puzzles")
    ann.until("document.querySelector('[data-key=fitting]')")
    ann.page.click('[data-puzzle="rasanto/1"]')
    ann.page.wait_for_selector(".puzzle-text")
    play(ann, wrong)
    ann.page.click('[data-key="puzzle-again"]')
    play(ann, one.solutions()[0])
    ann.page.wait_for_selector('[data-key="puzzle-next"]')
    assert ann.page.locator("[data-try]").count() == len(one.tries) - len(one.solutions())
    assert ann.page.evaluate("() => document.documentElement.scrollWidth <= innerWidth")
    record = ann.page.evaluate("() => JSON.parse(localStorage.getItem('pipyard.puzzles'))")
    assert record["solved"] == ["rasanto/1"]
    assert record["met"] == {"rasanto/1": False}
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
