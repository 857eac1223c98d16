"""Dice that people roll: a button on the board, keys, and a table that rolls for those who want it."""

from __future__ import annotations

import pytest

from .pages import PHONE, Visitors, two_friends

pytestmark = pytest.mark.browser


def test_golden_centre_is_rolled_round_by_round_and_can_be_let_run(visitors: Visitors) -> None:
    ann = visitors.invite(rolls=True)
    ann.set_up("golden_centre", "Ann", "me", "bot:beginner", "bot:beginner", options={"size": "4"})
    ann.reads(".status", "Your roll")
    ann.page.click('[data-key="roll"]')
    ann.until("pipyard.state.picture.scene.rolls.length == 3")
    ann.until("!document.querySelector('[data-key=roll]').hidden || pipyard.state.picture.turn.kind == 'over'")
    if ann.picture["turn"]["kind"] != "over":
        ann.page.check("#auto-roll")
    ann.until("pipyard.state.picture.turn.kind == 'over'")
    ann.until("document.querySelector('[data-key=roll]')?.hidden ?? true")


def test_a_key_rolls(visitors: Visitors) -> None:
    ann = visitors.invite(rolls=True)
    ann.set_up("most_simple_game", "Ann", "me", "me", options={"start_seat": "0"})
    ann.until("!document.querySelector('[data-key=roll]').hidden")
    before = ann.state["n"]
    ann.page.keyboard.press(" ")
    ann.until(f"pipyard.state.n > {before} && !pipyard.state.busy")
    assert ann.picture["turn"]["kind"] == "choose"
    ann.until("document.querySelector('[data-key=roll]')?.hidden ?? true")


def test_who_rolls_is_said_to_the_others(visitors: Visitors) -> None:
    ann, ben = two_friends(visitors, "most_simple_game", options={"start_seat": "0"}, rolls=True)
    ann.reads(".status", "Your roll")
    ben.reads(".status", "Ann rolls")
    assert ben.page.locator('[data-key="roll"]').is_hidden()
    ann.page.click('[data-key="roll"]')
    ben.until("pipyard.state.picture.turn.kind == 'choose'")


def test_dice_are_seen_to_fall_beside_the_plate(visitors: Visitors) -> None:
    ann = visitors.invite(PHONE, rolls=True, motion=True)
    ann.set_up("most_simple_game", "Ann", "me", "me", options={"start_seat": "0"})
    ann.until("!document.querySelector('[data-key=roll]').hidden")
    ann.page.tap('[data-key="roll"]')
    ann.until("!pipyard.state.busy && pipyard.state.picture.turn.kind == 'choose'")
    ann.until("pipyard.board.stage.thrown.mesh.count == 1")


def test_the_end_says_who_won_why_and_by_what(visitors: Visitors) -> None:
    ann = visitors.invite(permissions=["clipboard-read", "clipboard-write"])
    ann.set_up("golden_centre", "Ann", "me", "bot:beginner", "bot:beginner", options={"size": "4"})
    ann.until("pipyard.state.picture.turn.kind == 'over' && document.querySelector('.ending')")
    turn, page = ann.picture["turn"], ann.page
    best = turn["ranks"].index(1)
    assert ("You win!" if best == 0 else "wins") in page.inner_text(".ending h2")
    assert "The end" in page.inner_text(".ending")
    points = [int(text) for text in page.locator(".standing .points").evaluate_all("all => all.map((one) => one.lastChild.textContent)")]
    assert points == [turn["scores"][seat] for seat in sorted(range(3), key=lambda seat: turn["ranks"][seat])]
    assert len(ann.dice) == sum(turn["scores"])
    page.click('[data-key="share-game"]')
    ann.until("document.querySelector('[data-key=shared]')")
    link = page.evaluate("() => navigator.clipboard.readText()")
    assert link == page.input_value('[data-key="share-link"]')
    before = ann.state["n"]
    page.click('[data-key="next"]')
    ann.until(f"pipyard.state.n > {before} && !document.querySelector('.ending')")
    page.goto(f"{link}&step=2&quality=draft")
    ann.until("window.pipyardReplay && pipyardReplay.steps > 0 && pipyardReplay.at == 2")
    page.keyboard.press("ArrowRight")
    ann.until("location.search.includes('step=3')")
