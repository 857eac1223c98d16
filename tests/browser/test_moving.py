"""A game goes from one table to another in the address of a page."""

from __future__ import annotations

import pytest

from .pages import Visitors

pytestmark = [pytest.mark.browser, pytest.mark.flat]


def test_a_game_goes_on_at_another_pipyard(visitors: Visitors) -> None:
    ann = visitors.invite()
    ann.set_up("rasanto", "Ann", "me", "me")
    for _ in range(2):
        ann.my_turn()
        ann.pick_from_list()
        ann.confirm()
    dice, room = ann.dice, ann.room()
    ann.page.click(".manage summary")
    ann.page.click('[data-key="along"]')
    ann.page.fill("#other-pipyard", "no address at all")
    ann.page.click('[data-key="along-go"]')
    ann.reads(".take-along", "not an address")
    ann.page.fill("#other-pipyard", ann.base)
    ann.page.click('[data-key="along-go"]')
    ann.reads(".moved-game", "3 events")
    assert ann.page.input_value("#seat-0") == "me"
    assert ann.page.input_value("#seat-1") == "open"
    ann.page.select_option("#seat-1", "bot:beginner")
    ann.page.click('[data-key="moved-go"]')
    ann.page.wait_for_url("**/t/**")
    ann.my_turn()
    assert ann.room() != room
    assert dice.items() <= ann.dice.items()


def test_a_broken_address_says_so(visitors: Visitors) -> None:
    ann = visitors.invite()
    ann.page.goto(f"{ann.base}/#game=AAAA")
    ann.reads(".moved-game", "does not hold a game")
