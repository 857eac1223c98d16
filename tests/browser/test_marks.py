"""What is drawn on the board: homes and goals with their key, what happened since one's own move, and a plate that keeps its size."""

from __future__ import annotations

import pytest

from .pages import DESK, PHONE, Visitors

pytestmark = pytest.mark.browser


def test_the_key_names_what_is_drawn_and_goals_cost_few_draw_calls(visitors: Visitors) -> None:
    ann = visitors.invite(DESK)
    ann.set_up("mound_mover", "Ann", "me", "bot:club", "bot:club")
    ann.my_turn()
    ann.until("document.querySelectorAll('.key .key-sign.goal').length === 3")
    assert "Goal of this colour" in ann.page.inner_text(".key")
    assert "can be chosen now" in ann.page.inner_text(".key")
    assert ann.page.evaluate("() => window.pipyard.figures.calls") <= 18
    for _ in range(8):  # a bot whose way is blocked is passed over, and then only one has moved since
        ann.pick_from_list()
        ann.confirm()
        ann.my_turn()
        if ann.page.locator(".key .recent").count():
            break
    ann.until("document.querySelector('.key .recent') && document.querySelector('.key .last')")


@pytest.mark.parametrize("screen", [DESK, PHONE], ids=["desk", "phone"])
def test_the_plate_keeps_its_size_whatever_stands_over_it(visitors: Visitors, screen: dict[str, object]) -> None:
    ann = visitors.invite(screen)
    ann.set_up("mound_mover", "Ann", "me", "me", "me")
    ann.my_turn()
    corners = [ann.page.evaluate("cell => window.pipyard.pixel(cell)", cell) for cell in ("8,0,0", "0,8,0", "0,0,8")]
    words = ann.page.inner_text(".status")
    ann.page.locator(".choices li button").first.click()
    # many more words than any game says
    ann.page.evaluate(
        """() => {
            const line = document.createElement("p");
            line.textContent = "word ".repeat(200);
            document.querySelector(".status").append(line);
        }"""
    )
    ann.settled()
    assert ann.page.inner_text(".status") != words
    assert corners == [ann.page.evaluate("cell => window.pipyard.pixel(cell)", cell) for cell in ("8,0,0", "0,8,0", "0,0,8")]


def test_a_die_that_can_step_or_jump_shows_all_its_places_at_once(visitors: Visitors) -> None:
    ann = visitors.invite(DESK)
    ann.set_up("witches_dance", "Ann", "me", "me")
    for _ in range(40):
        ann.my_turn()
        moves = ann.picture["turn"]["moves"]
        verbs = {branch["atom"] for branch in next(iter(moves.values()))}
        if {"step", "jump"} <= verbs:
            break
        ann.pick_from_list()
        ann.confirm()
    branches = next(iter(ann.picture["turn"]["moves"].values()))
    jump = next(branch for branch in branches if branch["atom"] == "jump")
    witch = jump["more"][0]["atom"]
    target = jump["more"][0]["more"][0]["atom"]
    ann.click_cell(witch)
    ann.until("document.querySelector('.key .picked')")
    ann.click_cell(target)
    ann.until(f"pipyard.state.move === 'jump {witch} {target}'")
