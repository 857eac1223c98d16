"""What a screen reader is told without being asked: moves and the chat; and the browser's buttons back and forward."""

from __future__ import annotations

import pytest

from .pages import PHONE, Visitors, two_friends, whose_turn

pytestmark = [pytest.mark.browser, pytest.mark.flat]
LIVE = ".sr[role=status]"


def test_a_move_and_a_word_are_announced_also_where_the_chat_is_folded_away(visitors: Visitors) -> None:
    player, other = whose_turn(*two_friends(visitors, "el_dado", device=PHONE))
    assert other.page.get_attribute(LIVE, "aria-live") == "polite"
    player.pick_from_list()
    player.confirm()
    name = player.page.evaluate("() => pipyard.said.chairs[pipyard.said.mine[0]].name")
    other.reads(LIVE, name)
    other.reads(LIVE, "our turn")
    player.page.evaluate("() => pipyard.ask({ t: 'say', text: 'well done' })")
    other.reads(LIVE, f"{name} says: well done")
    assert not other.page.is_visible(".chat-lines")


def test_back_and_forward_lead_to_the_table_and_back(visitors: Visitors) -> None:
    ann = visitors.invite()
    ann.play_now("rasanto")
    room = ann.room()
    ann.page.go_back()
    ann.page.wait_for_selector("[data-game]")
    ann.page.go_forward()
    ann.page.wait_for_url(f"**/t/{room}*")
    ann.settled()
    assert ann.page.evaluate("() => pipyard.said.mine") == [0]
