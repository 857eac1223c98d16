"""The end of a game: what was counted, and what decided it."""

from __future__ import annotations

import pytest

from tests.server.guests import Server

from .pages import Visitors, played_out

pytestmark = [pytest.mark.browser, pytest.mark.flat]


def test_the_dice_that_decided_the_game_are_outlined_without_motion(visitors: Visitors, server: Server) -> None:
    room, seats = played_out(server, "rasanto")
    ann = visitors.invite()
    ann.page.goto(f"{ann.base}/t/{room}#{seats}")
    ann.settled()
    ann.until("document.querySelector('.ending')")
    turn, scene = ann.picture["turn"], ann.picture["scene"]
    winner = turn["ranks"].index(1)
    worth = {cell for area in scene["areas"] if area["kind"] == "worth" for cell in area["cells"]}
    counted = [die["cell"] for die in scene["dice"] if die["owner"] == winner and die["cell"] in worth]
    assert counted
    ann.until(f"document.querySelectorAll('.flat-ring.counted').length == {len(counted)}")
    # and what is counted stands beside the scores
    assert "faces" in ann.page.inner_text(".ending .counted")
    assert ann.page.is_visible("[data-key=ending-counted]")
    assert ann.page.is_visible(".key-sign.counted")
    # the best move and the biggest mistake are one click away
    ann.page.click("[data-key=ending-best]")
    ann.page.wait_for_url("**?replay=0&review=best*")
    ann.until("window.pipyardReplay && document.querySelector('.review')")
