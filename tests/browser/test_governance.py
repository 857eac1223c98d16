"""Who decides about a table, as its players see it: remove somebody, free a seat, hand out links, close; and votes without a host."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Dialog

from .pages import DESK, PHONE, Person, Visitors, two_friends

pytestmark = [pytest.mark.browser, pytest.mark.flat]
MENU = 'details[data-key="manage"]'


def menu(person: Person) -> None:
    """Open the menu; on a phone it lies in the sheet of the room."""
    person.wait(f"document.querySelector('{MENU}')")
    if not person.page.locator(f"{MENU} summary").is_visible():
        for tab in person.page.locator(".tabs button, [role=tab]").all():
            tab.click()
            if person.page.locator(f"{MENU} summary").is_visible():
                break
    if not person.page.evaluate(f"() => document.querySelector('{MENU}').open"):
        person.page.click(f"{MENU} summary")


def press(person: Person, key: str) -> list[str]:
    """Press a button of the menu, and agree to what is asked; the questions."""
    asked: list[str] = []

    def agree(dialog: Dialog) -> None:
        asked.append(dialog.message)
        dialog.accept()

    person.page.on("dialog", agree)
    menu(person)
    person.page.click(f'[data-key="{key}"]')
    person.page.remove_listener("dialog", agree)
    return asked


@pytest.mark.parametrize("device", [DESK, PHONE], ids=["desk", "phone"])
def test_who_was_removed_comes_back_only_by_a_link_of_the_host(visitors: Visitors, device: dict[str, Any]) -> None:
    ann, ben = two_friends(visitors, "el_dado", device=device)
    assert "Ben" in press(ann, "manage-kick-1")[0]
    ben.until("pipyard.said.mine.length === 0")
    ann.until("document.querySelector('[data-key=vacant]')")
    assert "Ann removed Ben" in ann.page.evaluate("() => document.body.textContent")
    other = visitors.invite(device)  # the same person with another browser
    other.go(f"/t/{ann.room()}")
    other.settled()
    other.until("document.querySelector('[data-key=guarded]')")
    assert other.page.locator('[data-key="sit-1"]').count() == 0
    press(ann, "manage-invite-1")
    ann.until(f"document.querySelector('{MENU} .link-box input')")
    link = ann.page.input_value(f"{MENU} .link-box input")
    guest = visitors.invite(device)
    guest.page.goto(link)
    guest.settled()
    guest.page.fill("#my-name", "Cem")
    guest.page.click('[data-key="sit-1"]')
    guest.until("pipyard.said.mine.length === 1")
    ann.until("pipyard.said.chairs[1].name === 'Cem'")
    assert ann.page.locator("[data-key=vacant]").count() == 0


def test_a_seat_that_was_left_is_freed_and_a_bot_plays_on(visitors: Visitors) -> None:
    ann, ben = two_friends(visitors, "el_dado")
    ben.page.goto("about:blank")
    ann.until("!pipyard.said.chairs[1].here")
    assert press(ann, "manage-free-1") == []
    ann.until("document.querySelector('[data-key=vacant]')")
    press(ann, "manage-bot-1")
    ann.until("pipyard.said.chairs[1].kind === 'bot'")


def test_a_new_link_replaces_the_old_one(visitors: Visitors) -> None:
    ann, ben = two_friends(visitors, "el_dado")
    room = ann.room()
    ben.page.goto("about:blank")
    ann.until("!pipyard.said.chairs[1].here")
    press(ann, "manage-token-1")
    ann.until(f"document.querySelector('{MENU} .link-box input')")
    link = ann.page.input_value(f"{MENU} .link-box input")
    ben.go(f"/t/{room}")
    ben.settled()
    ben.until("pipyard.said.mine.length === 0")
    phone = visitors.invite(PHONE)
    phone.page.goto(link)
    phone.settled()
    phone.until("pipyard.said.mine.length === 1")


def test_the_host_closes_the_table(visitors: Visitors) -> None:
    ann, ben = two_friends(visitors, "el_dado")
    menu(ben)
    assert ben.page.locator('[data-key="manage-close--1"]').count() == 0, "the host decides"
    press(ann, "manage-close--1")
    for person in (ann, ben):
        person.until("document.querySelector('[data-key=closed]')")


def three(visitors: Visitors) -> list[Person]:
    """Three at a table whose host has left the seat to a bot."""
    ann, ben, cem = (visitors.invite() for _ in range(3))
    ann.set_up("el_dado", "Ann", "me", "open", "open", "open")
    for seat, person in ((1, ben), (2, cem)):
        person.go(f"/t/{ann.room()}")
        person.settled()
        person.page.fill("#my-name", "BenCem"[3 * seat - 3 : 3 * seat])
        person.page.click(f'[data-key="sit-{seat}"]')
        person.until("pipyard.said.mine.length === 1")
    dee = visitors.invite()
    dee.go(f"/t/{ann.room()}")
    dee.settled()
    dee.page.fill("#my-name", "Dee")
    dee.page.click('[data-key="sit-3"]')
    dee.until("pipyard.said.mine.length === 1")
    press(ann, "manage-leave-0")
    ben.until("pipyard.said.chairs[0].kind === 'open'")
    return [ben, cem, dee]


def test_without_a_host_the_players_vote(visitors: Visitors) -> None:
    ben, cem, dee = three(visitors)
    press(ben, "manage-kick-3")
    vote: Callable[[Person], None] = lambda person: person.until("document.querySelector('[data-key=vote-yes]')")  # noqa: E731
    vote(cem)
    assert "Ben proposes to remove Dee" in cem.page.inner_text("[data-key=vote]")
    assert "Cem" in ben.page.inner_text("[data-key=vote]"), "who has yet to vote"
    cem.page.click("[data-key=vote-yes]")
    dee.until("pipyard.said.mine.length === 0")
    press(cem, "manage-close--1")
    vote(ben)
    ben.page.click("[data-key=vote-no]")
    cem.until("!document.querySelector('[data-key=vote]')")
    assert cem.page.locator("[data-key=closed]").count() == 0
