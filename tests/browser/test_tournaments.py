"""A tournament in a real browser: a person makes it on a phone, plays bots to its end, and a wall shows the standings."""

from __future__ import annotations

import pytest

from tests.server.club_members import GAME
from tests.server.guests import Server
from tests.server.test_tournaments import TOURNAMENTS, play_on, table_for

from .pages import DESK, PHONE, Visitors
from .test_club import carried, fits, troubles

pytestmark = [pytest.mark.browser, pytest.mark.flat]


def test_a_person_and_bots_play_a_tournament_and_the_wall_shows_it(visitors: Visitors, server: Server) -> None:
    ann = visitors.invite(PHONE)
    ann.go("/me")
    ann.page.fill("#member-name", "Ann of the browser")
    ann.page.keyboard.press("Enter")
    ann.page.wait_for_selector('[data-key="show-key"]')
    ann.go("/tournaments")
    ann.page.fill("#tournament-name", "Cup of the browser")
    assert troubles(ann) == []
    assert fits(ann)
    ann.page.select_option("#tournament-system", "round-robin")
    ann.page.wait_for_selector("#tournament-legs", state="visible")
    assert not ann.page.is_visible("#tournament-rounds")
    ann.page.select_option("#tournament-game-0", GAME)
    ann.page.focus('[data-key="make"]')
    ann.page.keyboard.press("Enter")
    ann.page.wait_for_url("**/tournaments/*")
    id = ann.page.url.rpartition("/")[2]
    ann.page.click('[data-key="join"]')
    ann.page.wait_for_selector('[data-key="leave"]')
    ann.page.select_option("#tournament-new-bot", "beginner")
    ann.page.click('[data-key="add-bot"]')
    ann.page.wait_for_selector('[data-key="begin"]')
    assert troubles(ann) == []
    ann.page.click('[data-key="begin"]')

    wall = visitors.invite(DESK)
    wall.go(f"/tournaments/{id}/wall")
    wall.reads("h1", "Cup of the browser")
    assert wall.page.locator("button, input, select, a").count() == 0
    assert troubles(wall) == []

    # she sits down in the browser; her moves come over the socket
    ann.page.click('[data-key="sit"]')
    ann.page.wait_for_url("**/t/*")
    member = carried(server, ann)
    ann.go("/club")
    while guest := table_for(member, id):
        play_on(guest)
    page = member.get(f"{TOURNAMENTS}/{id}")
    assert page["state"] == "over"
    ann.go(f"/tournaments/{id}")
    ann.reads('[data-key="state"]', "over")
    ann.reads(".club-table", "Ann of the browser")
    assert ann.page.locator(".club-table tbody tr").count() == 2
    assert troubles(ann) == []
    assert fits(ann)
    with ann.page.expect_download() as found:
        ann.page.click('[data-key="file-csv"]')
    assert "Ann of the browser" in found.value.path().read_text()
    # the wall has followed by itself
    wall.reads("[role=status]", "over")
    wall.reads(".club-table", "Ann of the browser")
    assert troubles(wall) == []
