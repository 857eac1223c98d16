"""Help while playing: a suggested move, and why a place is not allowed."""

from __future__ import annotations

import pytest

from .pages import Visitors, two_friends, whose_turn

pytestmark = pytest.mark.browser


def test_a_suggestion_is_shown_with_its_reason_and_everybody_learns_of_it(visitors: Visitors) -> None:
    player, other = whose_turn(*two_friends(visitors, "el_dado"))
    player.page.click('[data-key="hint"]')
    player.until("document.querySelector('.hint')")
    assert player.page.inner_text(".hint .soft")
    study = player.page.get_attribute('[data-key="hint-study"]', "href")
    other.until("document.querySelector('.chat-lines').innerText.includes('asked for a suggestion')")
    player.until("pipyard.board.stage.marks.picked.length > 0")
    before = player.state["n"]
    player.page.click('[data-key="hint-play"]')
    player.until(f"pipyard.state.n > {before} && !pipyard.state.busy && !document.querySelector('.hint')")
    other.until("document.querySelectorAll('[data-key=hint]').length == 1")
    # the position can be studied, too, and the study leads back to the table
    assert study
    room = player.room()
    player.go(study)
    player.until("window.pipyardStudy?.now?.line.length == 0 && pipyard.picker")
    player.page.click('[data-key="study-leave"]')
    player.page.wait_for_url(f"**/t/{room}*")


def test_a_tap_that_is_not_allowed_says_why_where_it_was(visitors: Visitors) -> None:
    ann = visitors.invite()
    ann.set_up("rasanto", "Ann", "me", "me")
    ann.my_turn()
    ann.pick_from_list()
    ann.confirm()
    ann.my_turn()
    before = ann.state["n"]
    (taken,) = ann.dice
    there = ann.page.evaluate("cell => pipyard.pixel(cell)", taken)
    ann.click_cell(taken)
    ann.until("pipyard.verdicts.shown.length == 1")
    said = ann.page.evaluate("() => pipyard.verdicts.shown[0]")
    board = ann.page.locator(".board").bounding_box()
    assert board
    assert said["tone"] == "void"
    assert "a die lies there" in said["text"]
    assert abs(said["x"] + board["x"] - there["x"]) < 60
    assert abs(said["y"] + board["y"] - there["y"]) < 60
    assert ann.state["n"] == before
