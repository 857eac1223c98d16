"""The club in a real browser: a member joins on a phone, is carried to another device, plays a rated game and leaves."""

from __future__ import annotations

import sqlite3

import pytest

from tests.server.club_members import ClubMember, play_together, rated_game
from tests.server.guests import Server

from .pages import DESK, PHONE, Person, Visitors
from .test_table import AXE

pytestmark = [pytest.mark.browser, pytest.mark.flat]


def carried(server: Server, person: Person) -> ClubMember:
    """The member of a browser, to play for them over the socket."""
    member = ClubMember.__new__(ClubMember)
    member.server, member.key = server, person.page.evaluate("() => JSON.parse(localStorage.getItem('pipyard.member'))")
    member.name = "Ann of the browser"
    return member


def troubles(person: Person) -> list[str]:
    """What axe finds."""
    person.page.evaluate(AXE.read_text())
    found = person.page.evaluate("() => axe.run(document, {runOnly: ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa', 'best-practice']})")
    return [f"{one['id']}: {node['html']}" for one in found["violations"] for node in one["nodes"]]


def fits(person: Person) -> bool:
    return bool(person.page.evaluate("() => document.documentElement.scrollWidth <= innerWidth"))


def test_a_member_joins_plays_moves_to_another_device_and_leaves(visitors: Visitors, server: Server) -> None:
    ann = visitors.invite(PHONE)
    ann.go("/me")
    ann.page.fill("#member-name", "Ann of the browser")
    ann.page.keyboard.press("Enter")
    ann.page.wait_for_selector('[data-key="show-key"]')
    assert fits(ann)
    ann.page.click('[data-key="show-key"]')
    phrase = " ".join(ann.page.locator('[data-key="phrase"] li').all_inner_texts())
    assert len(phrase.split()) == 12
    assert fits(ann)
    assert troubles(ann) == []
    _, one, other = rated_game(carried(server, ann), ClubMember(server, "Ben of the browser"))
    play_together(one, other)

    desk = visitors.invite(DESK)
    desk.go("/me")
    desk.page.fill("#member-phrase", "abandon " * 12)
    desk.page.keyboard.press("Enter")
    desk.reads(".sorry:not(:empty)", "wrong or missing")
    desk.page.fill("#member-phrase", phrase.upper())
    desk.page.keyboard.press("Enter")
    desk.page.wait_for_selector(".club-games li a")
    desk.reads(".club", "Ben of the browser")
    assert troubles(desk) == []
    desk.page.click(".club-games li a >> nth=0")
    desk.page.wait_for_url("**replay=1")

    desk.go("/club")
    desk.page.wait_for_selector("#board-game")
    desk.reads('[data-key="waiting"]', "Nobody is waiting")
    assert troubles(desk) == []
    desk.go("/privacy")
    desk.reads("main", "e-mail")
    assert troubles(desk) == []

    # what a game with days for a move asks for: the list, and a vacation
    ann.go("/me")
    ann.reads('[data-key="turns"]', "waiting")
    ann.page.click("summary:has-text('Vacation')")
    ann.page.click('[data-key="vacation-go"]')
    ann.page.wait_for_selector('[data-key="vacation-back"]')
    assert fits(ann)
    assert troubles(ann) == []

    ann.go("/me")
    ann.page.click("text=Delete my account")
    ann.page.fill("#delete-name", "Ann of the browser")
    ann.page.keyboard.press("Enter")
    ann.page.wait_for_selector('[data-key="to-join"]')
    assert ann.page.evaluate("() => localStorage.getItem('pipyard.member')") == '""'
    desk.go("/me")
    desk.page.wait_for_selector("#member-name")  # its key opens nothing any more


def test_moderators_see_reports_and_running_games(visitors: Visitors, server: Server) -> None:
    hilda = visitors.invite(PHONE)
    hilda.go("/me")
    hilda.page.fill("#member-name", "Hilda")
    hilda.page.keyboard.press("Enter")
    hilda.page.wait_for_selector('[data-key="show-key"]')
    with sqlite3.connect(server.folder / "rooms.sqlite") as database:
        database.execute("UPDATE members SET role = 'host' WHERE name = 'Hilda'")
    database.close()
    room, one, other = rated_game(ClubMember(server, "Reporter"), ClubMember(server, "Rude one"))
    assert other.ask(t="say", text="you play like a brick")["t"] == "done"
    # whoever watches can report a line, on a phone
    watcher = visitors.invite(PHONE)
    watcher.go(f"/t/{room}")
    watcher.page.wait_for_selector('[data-key="report"]', state="attached")
    watcher.page.evaluate("() => document.querySelector('[data-key=report]').click()")
    watcher.page.evaluate("() => document.querySelector('[data-key=report-go]').click()")
    watcher.page.wait_for_function("() => document.querySelector('.report [role=status]').textContent.includes('moderators')")
    hilda.go("/club")
    hilda.reads('[data-key="reports"]', "you play like a brick")
    hilda.reads('[data-key="running-games"]', "Rude one")
    assert fits(hilda)
    assert troubles(hilda) == []
    hilda.page.click('[data-key="reports"] button')
    hilda.reads('[data-key="reports"]', "Nothing has been reported")
    one.close()
