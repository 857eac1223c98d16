"""Several people at one screen: each has a name, and nobody sees the secrets of another."""

from __future__ import annotations

import pytest

from .pages import Person, Visitors

pytestmark = pytest.mark.browser


def two_at_one_screen(visitors: Visitors, game: str) -> Person:
    ann = visitors.invite()
    ann.go("/")
    ann.page.click(f'[data-game="{game}"]:not([data-now]):not([data-rules])')
    ann.page.fill("#name", "Ann")
    ann.page.select_option("#count", "2")
    ann.page.check("[name=company][value=here]")
    ann.page.fill("#seat-name-1", "Grandma")
    ann.page.select_option("#seat-colour-1", "violet")
    ann.page.click("dialog button[type=submit]")
    ann.page.wait_for_url("**/t/**")
    ann.settled()
    return ann


def test_the_second_person_has_a_name(visitors: Visitors) -> None:
    ann = two_at_one_screen(visitors, "rasanto")
    assert [chair["name"] for chair in ann.page.evaluate("() => pipyard.said.chairs")] == ["Ann", "Grandma"]
    assert ann.page.evaluate("() => pipyard.said.chairs[1].colour") == "violet"
    assert not ann.page.locator(".curtain:not([hidden])").count()


CURTAIN = ".curtain:not([hidden])"
COVERED = """() => {
    const board = document.querySelector(".board").getBoundingClientRect();
    return !!document.elementFromPoint(board.x + board.width / 2, board.y + board.height / 2).closest(".curtain");
}"""


def test_a_curtain_falls_before_the_next_secret_is_shown(visitors: Visitors) -> None:
    ann = two_at_one_screen(visitors, "slipped")
    names = ["Ann", "Grandma"]
    holders: list[int] = []
    while len(holders) < 3:
        ann.settled()
        eye = ann.picture["eye"]
        if not holders or holders[-1] != eye:
            ann.until(f"document.querySelector('{CURTAIN} button')")
            assert names[eye] in ann.page.inner_text(CURTAIN)
            # whatever lies behind it can neither be seen nor reached
            assert ann.page.evaluate("() => document.querySelector('.play').inert")
            assert ann.page.evaluate(COVERED)
            ann.page.click('[data-key="lift"]')
            holders.append(eye)
        ann.until(f"!document.querySelector('{CURTAIN}')")
        ann.my_turn()
        ann.pick_from_list()
        before = ann.state["n"]
        ann.page.click('[data-key="confirm"]')
        ann.until(f"pipyard.state.n > {before}")
    assert holders in ([0, 1, 0], [1, 0, 1])


@pytest.mark.parametrize("size", [(820, 1180), (390, 844)])
def test_on_a_screen_that_lies_flat_words_turn_to_whoever_is_to_move(visitors: Visitors, size: tuple[int, int]) -> None:
    ann = visitors.invite({"viewport": {"width": size[0], "height": size[1]}, "has_touch": True, "is_mobile": True})
    ann.set_up("rasanto", "Ann", "me", "me", options={"start_seat": "0"})
    ann.my_turn()
    ann.page.tap(".sheet-tabs [data-panel=more]")
    ann.page.tap(".lies-flat")
    ann.page.tap(".sheet-tabs [data-panel=more]")
    board = ann.page.locator(".board").bounding_box()
    assert board
    for move, far in enumerate((False, True, False)):
        ann.my_turn()
        button = ann.page.locator(".acts").bounding_box()
        assert button
        # the sheet is at the side of the player, and the board stays where it is
        assert (button["y"] < board["y"]) is far
        assert ann.page.evaluate("() => getComputedStyle(document.querySelector('.sheet')).transform != 'none'") is far
        assert ann.page.locator(".board").bounding_box() == board
        ann.tap_cell(("0,4,4", "4,0,4", "4,4,0")[move])
        ann.until("pipyard.state.move")
        ann.page.tap(".acts [data-key=quick-confirm]")
        ann.until(f"pipyard.state.picture.scene.dice.length == {move + 1} && !pipyard.state.busy")
