"""What somebody is entering is never touched by what others do."""

from __future__ import annotations

import pytest

from .pages import PHONE, Person, Visitors, two_friends, write_a_number

pytestmark = [pytest.mark.browser, pytest.mark.flat]


def pencilled(person: Person) -> list[str]:
    return person.page.locator(".city.pencil").all_text_contents()


def test_another_players_entry_leaves_pencilled_numbers_and_the_scroll_alone(visitors: Visitors) -> None:
    ann, ben = two_friends(visitors, "dice_trip", device=PHONE)
    # who may roll again decides first
    for person in (ann, ben):
        if person.page.locator("[data-key=keep]").count():
            person.page.click("[data-key=keep]")
    write_a_number(ann)
    numbers = pencilled(ann)
    assert len(numbers) == 1
    ann.page.evaluate("() => scrollTo(0, 240)")
    scrolled = ann.page.evaluate("() => scrollY")
    drawn = ann.page.evaluate_handle("() => document.querySelector('.trip-map svg')")
    before = ann.state["n"]
    while not ben.page.locator("[data-key=trip-confirm]").count():
        write_a_number(ben)
    ben.page.click("[data-key=trip-confirm]")
    ann.until(f"pipyard.state.n > {before}")
    ann.settled()
    assert pencilled(ann) == numbers
    assert ann.page.evaluate("() => scrollY") == scrolled
    assert ann.page.evaluate("map => map === document.querySelector('.trip-map svg')", drawn)
    while not ann.page.locator("[data-key=trip-confirm]").count():
        write_a_number(ann)
    before = ann.state["n"]
    ann.page.click("[data-key=trip-confirm]")
    ann.until(f"pipyard.state.n > {before}")
    ann.settled()
    assert pencilled(ann) == []


def test_a_typed_name_survives_somebody_else_sitting_down(visitors: Visitors) -> None:
    ann, ben, eve = visitors.invite(), visitors.invite(), visitors.invite()
    ann.set_up("dice_trip", "Ann", "me", "open", "open")
    for person in (ben, eve):
        person.go(f"/t/{ann.room()}")
        person.settled()
    eve.page.fill("#my-name", "Ev")
    eve.page.focus("#my-name")
    ben.page.fill("#my-name", "Ben")
    ben.page.click('[data-key="sit-1"]')
    eve.until("pipyard.said.chairs[1].name == 'Ben'")
    eve.settled()
    assert eve.page.input_value("#my-name") == "Ev"
    eve.page.keyboard.type("e")
    assert eve.page.input_value("#my-name") == "Eve"


def test_a_chat_line_does_not_take_back_what_has_been_picked(visitors: Visitors) -> None:
    ann, ben = two_friends(visitors, "rasanto")
    mover, other = (ann, ben) if ann.picture["turn"]["moves"] else (ben, ann)
    mover.pick_from_list()
    atoms = mover.state["atoms"]
    other.page.fill(".say-row input[aria-label='Say something']", "hello")
    other.page.keyboard.press("Enter")
    mover.until("document.querySelector('.chat-lines').innerText.includes('hello')")
    mover.settled()
    assert mover.state["atoms"] == atoms
