"""A lesson in real browsers: from the offer at a first table to the first real game."""

from __future__ import annotations

import json
from typing import Any

import pytest

from pipyard import lessons

from .pages import CONFIRM, DESK, PHONE, Person, Visitors

pytestmark = pytest.mark.browser


def play(person: Person, move: str) -> None:
    """Click the cells of a move, then play it."""
    for cell in [atom for atom in move.split() if "," in atom]:
        person.until("!pipyard.state.busy && pipyard.picker")
        person.click_cell(cell)
    person.until(f"pipyard.state.move == '{move}'")
    person.page.click(CONFIRM)


def pick(person: Person, move: str) -> None:
    """The same without a pointer: not every cell can be seen from where the camera stands."""
    person.until("!pipyard.state.busy && pipyard.picker")
    for cell in [atom for atom in move.split() if "," in atom]:
        person.page.evaluate("cell => window.pipyard.state.move?.split(' ').at(-1) == cell || window.pipyard.pick(cell, null)", cell)
    person.until(f"pipyard.state.move == '{move}'")
    person.page.click(CONFIRM)


def says(person: Person, words: str) -> None:
    person.until(f"document.querySelector('.lesson-text')?.textContent == {json.dumps(words)}")


@pytest.mark.parametrize("device", [DESK, PHONE], ids=["desk", "phone"])
def test_a_lesson_is_taken_with_its_mistakes_and_leads_to_a_game(visitors: Visitors, device: dict[str, Any]) -> None:
    ann = visitors.invite(device)
    ann.go("/learn/rasanto")
    ann.page.wait_for_selector(".lesson-text")
    ann.settled()
    for step in lessons.lesson("rasanto").steps:
        says(ann, step.en)
        ann.settled()
        for wrong in step.tries:
            play(ann, wrong.move)
            says(ann, wrong.en)
            ann.page.click('[data-key="lesson-back"]')
            says(ann, step.en)
        if step.do:
            play(ann, step.do)
        else:
            ann.page.click('[data-key="lesson-next"]')
    assert ann.page.evaluate("() => document.documentElement.scrollWidth <= innerWidth")
    ann.page.click('[data-key="lesson-play"]')
    ann.page.wait_for_url("**/t/**")
    ann.my_turn()
    # whoever has taken the lesson is not offered it again, and lessons are no tables to come back to
    assert ann.page.locator('[data-key="lesson-offer"]').count() == 0
    ann.go("/")
    ann.page.wait_for_selector("[data-shelf]")
    assert ann.page.locator(".go-on li").count() == 1


def test_a_first_visit_offers_the_lesson_until_it_is_declined(visitors: Visitors) -> None:
    ann = visitors.invite()
    ann.play_now("el_dado")
    ann.page.wait_for_selector('[data-key="lesson-offer"]')
    assert ann.page.get_attribute('[data-key="lesson-take"]', "href") == "/learn/el_dado"
    ann.page.click('[data-key="lesson-decline"]')
    ann.until("!document.querySelector('[data-key=lesson-offer]')")
    ann.play_now("el_dado")
    ann.my_turn()
    assert ann.page.locator('[data-key="lesson-offer"]').count() == 0
    # but it can always be found
    ann.go("/")
    assert ann.page.get_attribute('[data-shelf="first"] [data-learn="el_dado"]', "href") == "/learn/el_dado"


WALKED = ("el_dado", "wolf", "masquerade")
"""In every run, beside Rasanto: the laws of lessons hold all of them without a browser."""


@pytest.mark.parametrize(
    "key", [pytest.param(key, marks=() if key in WALKED else pytest.mark.long) for key in lessons.offered() if key != "rasanto"]
)
def test_every_lesson_can_be_walked_through_at_the_table(visitors: Visitors, key: str) -> None:
    ann = visitors.invite()
    ann.go(f"/learn/{key}")
    ann.page.wait_for_selector(".lesson-text")
    for step in lessons.lesson(key).steps:
        says(ann, step.en)
        ann.settled()
        for wrong in step.tries:
            pick(ann, wrong.move)
            says(ann, wrong.en)
            ann.settled()
            ann.page.click('[data-key="lesson-back"]')
            says(ann, step.en)
            ann.settled()
        if step.do:
            pick(ann, step.do)
        else:
            ann.page.click('[data-key="lesson-next"]')
    ann.page.wait_for_selector('[data-key="lesson-play"]')
