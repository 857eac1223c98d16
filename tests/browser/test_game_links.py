"""A link that carries a whole game, from one browser to another that knows nothing of its room."""

from __future__ import annotations

import pytest

from tests.server.guests import Server

from .pages import Visitors
from .test_around import played_out

pytestmark = pytest.mark.browser
LINK = '[data-key="share-whole"]'


def test_a_game_travels_in_its_link_and_a_broken_one_is_refused(visitors: Visitors, server: Server) -> None:
    room = played_out(server, "rasanto")[0]
    ann = visitors.invite()
    ann.go(f"/t/{room}?replay=1")
    ann.until("window.pipyardReplay && pipyardReplay.steps > 4")
    steps = ann.page.evaluate("() => pipyardReplay.steps")
    ann.page.click(LINK)
    ann.reads(".replay-line", "Copied")
    link = ann.page.evaluate("() => pipyardReplay.wholeLink()")
    assert "/replay#game=" in link
    assert room not in link
    eve = visitors.invite()
    eve.go("/replay#step=3&" + link.partition("#")[2])
    eve.until(f"window.pipyardReplay && pipyardReplay.steps == {steps} && pipyardReplay.at == 3")
    eve.page.click('[data-key="replay-next"]')
    eve.until("pipyardReplay.at == 4 && location.hash.startsWith('#step=4&game=')")
    with eve.page.expect_download() as saved:
        eve.page.click('[data-key="save-log"]')
    assert saved.value.path().read_text("utf-8").startswith("pipyard 1\ngame: rasanto ")
    ben = visitors.invite()
    ben.go("/replay#" + link.partition("#")[2][:-9])
    ben.reads('[data-key="broken-link"]', "does not hold a game")
