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
    other.until("document.querySelector('.chat-lines').innerText.includes('has asked for a suggestion')")
    assert player.page.evaluate("() => pipyard.board.stage.marks.picked.length") > 0
    before = player.state["n"]
    player.page.click('[data-key="hint-play"]')
    player.until(f"pipyard.state.n > {before} && !pipyard.state.busy && !document.querySelector('.hint')")
    assert other.page.locator('[data-key="hint"]').count() == 1


def test_a_tap_that_is_not_allowed_says_why_where_it_was(visitors: Visitors) -> None:
    ann = visitors.invite()
    ann.set_up("rasanto", "Ann", "me", "me")
    ann.my_turn()
    ann.pick_from_list()
    ann.confirm()
    ann.my_turn()
    before = ann.state["n"]
    # far from everything that is offered: a tap near it would mean it
    cells = ann.page.evaluate(
        """() => {
            const offered = pipyard.picker.cells().map((cell) => pipyard.pixel(cell));
            const far = (cell) => Math.min(...offered.map((one) => {
                const at = pipyard.pixel(cell);
                return Math.hypot(at.x - one.x, at.y - one.y);
            }));
            const all = [];
            for (let x = 0; x < 9; x++) for (let y = 0; x + y < 9; y++) all.push(`${x},${y},${8 - x - y}`);
            return all.filter((cell) => pipyard.visible(cell)).sort((a, b) => far(b) - far(a));
        }"""
    )
    empty = next(cell for cell in cells if cell not in ann.dice)
    there = ann.page.evaluate("cell => pipyard.pixel(cell)", empty)
    ann.click_cell(empty)
    ann.until("document.querySelector('.ruling') && pipyard.verdicts.heard.length == 1")
    said = ann.page.evaluate("() => pipyard.verdicts.heard[0]")
    board = ann.page.locator(".board").bounding_box()
    assert board
    assert said["tone"] == "void"
    assert "next to a die" in said["text"]
    assert abs(said["x"] + board["x"] - there["x"]) < 60
    assert abs(said["y"] + board["y"] - there["y"]) < 60
    assert ann.state["n"] == before
