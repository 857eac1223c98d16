"""Races as people play them: one click is one claim, and its verdict stands where it was made."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from tests.server.guests import Server

from .pages import PHONE, Person, Visitors

pytestmark = pytest.mark.browser
CALM = {"turn_limit_ms": "60000", "idle_stop_ms": "700", "next_roll_ms": "300", "fumble_ms": "300", "hand_ms": "0"}
"""Whoever looks slowly has time, and nobody waits where nothing can be grabbed."""


def open_race(person: Person) -> None:
    """A window is open in which something may be claimed."""
    person.until("pipyard.state.picture.turn.how == 'race' && Object.keys(pipyard.state.picture.turn.moves).length > 0")


def alone(visitors: Visitors, server: Server, game: str, seats: int, **options: str) -> Person:
    """One player at their own screen; the others are people who do nothing."""
    room, tokens = server.room(game, *["me"] * seats, **options)
    ann = visitors.invite()
    ann.page.goto(f"{ann.base}/t/{room}?quality={ann.quality}#0.{tokens[0]}")
    ann.settled()
    return ann


NOT_BEGUN = "the race has not begun yet"
"""The answer while the referee is still on its way: the picture can be there before it."""
TRIES = 60
"""A window may close before a slow hand comes to its claim; then it tries again in the next."""


def verdict(person: Person, claim: Callable[[], object]) -> dict[str, Any]:
    """What a claim has brought: what is said of it, and where."""
    before = int(person.page.evaluate("() => pipyard.verdicts.shown.length"))
    for _ in range(TRIES):
        open_race(person)
        claim()
        # nothing is on its way: the window was closed when the claim was made
        person.until(f"pipyard.verdicts.shown.length > {before} || [...pipyard.verdicts.pending.values()].every(one => one.answered)")
        if int(person.page.evaluate("() => pipyard.verdicts.shown.length")) > before:
            said = dict(person.page.evaluate("() => pipyard.verdicts.shown.at(-1)"))
            if said["text"] != NOT_BEGUN:
                return said
            before += 1
    raise AssertionError(f"no claim was heard in {TRIES} tries")


def fitting(person: Person) -> list[str]:
    """The free dice that show the rolled number on the first player's side, where they can be clicked."""
    scene = person.picture["scene"]
    rolled = [roll["values"][0] for roll in scene["rolls"]] or [0]
    taken = {die["cell"] for die in scene["dice"]}

    def free(cell: str) -> bool:
        x, y, z = (int(part) for part in cell.split(","))
        return not {f"{x - 1},{y},{z}", f"{x},{y - 1},{z}", f"{x},{y},{z - 1}"} & taken

    return person.visible([die["cell"] for die in scene["dice"] if die["triple"][:1] == str(rolled[0]) and free(die["cell"])])


def test_one_click_grabs_and_a_wrong_one_is_told_where_it_was(visitors: Visitors, server: Server) -> None:
    ann = alone(visitors, server, "raffzahn", 3, **CALM)
    open_race(ann)
    covered = ann.visible(["0,3,4", "0,4,3", "0,2,5", "0,5,2"])[0]
    where = ann.page.evaluate("cell => window.pipyard.pixel(cell)", covered)
    result = {"tone": "void"}
    while result["tone"] == "void":
        result = verdict(ann, lambda: ann.click_cell(covered))
    assert result["tone"] == "wrong"
    assert "not free" in result["text"]
    board = ann.page.locator(".board").bounding_box()
    assert board
    assert abs(result["x"] + board["x"] - where["x"]) < 200
    assert abs(result["y"] + board["y"] - where["y"]) < 120
    assert ann.page.locator('[data-key="confirm"]').count() == 0
    for _ in range(TRIES):
        open_race(ann)
        before, right = ann.state["n"], fitting(ann)
        if not right:  # the next roll will do
            ann.until(f"pipyard.state.n > {before}")
        elif verdict(ann, lambda cell=right[0]: ann.click_cell(cell))["tone"] == "right":
            ann.until(f"!pipyard.state.picture.scene.dice.some(die => die.cell == '{right[0]}')")
            return
    raise AssertionError(f"nothing could be grabbed in {TRIES} rolls")


def test_nothing_is_lit_and_nobody_looks_at_another_side(visitors: Visitors, server: Server) -> None:
    ann = alone(visitors, server, "greedy_grabber", 3, **CALM)
    open_race(ann)
    assert ann.page.evaluate("() => pipyard.board.stage.marks.choices.length") == 0
    assert ann.page.locator(".views button").count() == 5
    before = ann.page.evaluate("() => pipyard.board.stage.controls.getAzimuthalAngle()")
    ann.page.mouse.move(200, 600)
    ann.page.mouse.down()
    ann.page.mouse.move(900, 600, steps=8)
    ann.page.mouse.up()
    after = ann.page.evaluate("() => pipyard.board.stage.controls.getAzimuthalAngle()")
    assert abs(after - before) < 0.6
    ann.page.click('button[aria-label="Show my legal moves"]')
    # the tip is the only die of a whole pyramid that lies free
    ann.until("pipyard.board.stage.marks.choices.join() == '0,0,0'")


def test_a_table_may_mark_what_is_right(visitors: Visitors, server: Server) -> None:
    ann = alone(visitors, server, "bunte_kuh", 2, hints="everybody", grace_ms="0")
    open_race(ann)
    assert ann.page.evaluate("() => pipyard.board.stage.marks.choices.length") == 0
    ann.page.click('button[aria-label="Show my legal moves"]')
    ann.until("pipyard.board.stage.marks.choices.length > 0")


def test_two_at_one_screen_say_who_claims(visitors: Visitors) -> None:
    ann = visitors.invite()
    ann.set_up("clever_mole", "Ann", "me", "me")
    open_race(ann)
    ann.until("document.querySelectorAll('.who').length == 2")
    ann.page.keyboard.press("l")
    ann.until("pipyard.picker.seat == 1")
    ann.page.click('[data-key="who-0"]')
    ann.until("pipyard.picker.seat == 0")
    ann.page.keyboard.press("l")
    while verdict(ann, lambda: ann.click_cell("3,3,0"))["tone"] == "void":
        pass
    ann.until("document.querySelector('.lines').innerText.includes('Ann 2: ')")


def test_whoever_sees_one_side_only_needs_a_screen_of_his_own(visitors: Visitors) -> None:
    ann = visitors.invite()
    ann.go("/")
    ann.page.click('[data-game="raffzahn"]:not([data-now]):not([data-rules])')
    assert "their own screen" in ann.page.inner_text('[data-key="own-screen"]')
    assert ann.page.locator('#seat-0 option[value="me"]').count() == 1
    assert ann.page.locator('#seat-1 option[value="me"]').count() == 0


def test_funnels_are_claimed_and_a_die_put_as_one_likes(visitors: Visitors) -> None:
    ann = visitors.invite()
    ann.set_up("bunte_kuh", "Ann", "me", "me", options={"grace_ms": "0", "round_limit_ms": "600000", "place_limit_ms": "600000"})
    open_race(ann)
    numbers = {die["cell"]: [int(face) for face in die["triple"]] for die in ann.picture["scene"]["dice"]}
    asked = sum(ann.picture["scene"]["rolls"][0]["values"])
    totals = {
        f"{x},{y},{7 - x - y}": numbers[f"{x + 1},{y},{7 - x - y}"][0]
        + numbers[f"{x},{y + 1},{7 - x - y}"][1]
        + numbers[f"{x},{y},{8 - x - y}"][2]
        for x in range(8)
        for y in range(8 - x)
    }
    right = ann.visible([cell for cell, total in totals.items() if total == asked])
    if not right:
        said = verdict(ann, lambda: ann.page.keyboard.press("n"))
        assert said["tone"] == ("right" if asked not in totals.values() else "wrong")
        return
    assert verdict(ann, lambda: ann.click_cell(right[0]))["tone"] == "right"
    ann.until("document.querySelectorAll('.choices li button').length == 24")
    ann.page.locator(".choices li button").nth(5).click()
    ann.until(f"pipyard.state.picture.scene.dice.some(die => die.cell == '{right[0]}')")


def test_a_throw_is_put_by_key_by_drag_and_by_tap_against_bots(visitors: Visitors) -> None:
    ann = visitors.invite(PHONE)
    ann.set_up("perspectives", "Ann", "me", "bot:beginner", "bot:beginner", "bot:beginner", options={"fumble_ms": "100", "grace_ms": "0"})
    open_race(ann)
    ann.until("document.querySelector('.throw button')")
    verdict(ann, lambda: ann.page.keyboard.press("1"))
    ann.until("document.querySelector('.throw button')")
    ann.page.locator(".throw button").first.tap()
    ann.until("document.querySelector('.throw [aria-pressed=true]') || !document.querySelector('.throw')")
    assert ann.page.evaluate("() => document.documentElement.scrollWidth") <= 360


def test_hills_are_pointed_at(visitors: Visitors) -> None:
    ann = visitors.invite()
    ann.set_up("clever_mole", "Ann", "me", "me")
    open_race(ann)
    ann.until("document.querySelectorAll('.choices li button').length == 6")
    verdict(ann, lambda: ann.click_cell("3,3,0"))
    ann.until("pipyard.state.picture.scene.say.length > 0")


def test_the_fowl_is_dressed_with_the_keyboard(visitors: Visitors) -> None:
    ann = visitors.invite()
    ann.set_up("vain_guinea_fowl", "Ann", "me", "me", options={"roll_ms": "0", "false_put_ms": "100"})
    open_race(ann)
    ann.page.keyboard.press("r")
    ann.until("pipyard.state.picture.scene.rolls.length == 1")
    ann.until("document.querySelector('.choices summary, .choices li button')")
    if ann.page.locator(".choices details:not([open]) summary").count():
        ann.page.click(".choices summary")

    def claim() -> None:
        ann.page.locator(".choices li button").first.focus()
        ann.page.keyboard.press("Enter")

    assert verdict(ann, claim)["tone"] in ("right", "wrong")


def test_a_race_begins_with_a_countdown_when_everybody_is_ready(visitors: Visitors) -> None:
    ann, ben = visitors.invite(ready=False), visitors.invite(ready=False)
    ann.set_up("clever_mole", "Ann", "me", "open")
    ben.go(f"/t/{ann.room()}")
    ben.settled()
    ben.page.fill("#my-name", "Ben")
    ben.page.click('[data-key="sit-1"]')
    ann.until("document.querySelector('[data-key=\"start\"]:not(:disabled)')")
    ann.page.click('[data-key="start"]')
    for person in (ann, ben):
        person.until("document.querySelector('[data-key=race-ready]')")
        assert "Mole" in person.page.inner_text(".race-start")
        assert not person.page.locator(".race button:visible, .choices button:visible").count(), "nothing can be called yet"
    ann.page.click('[data-key="race-ready"]')
    ann.until("document.querySelector('.race-start').innerText.includes('Waiting for Ben')")
    assert ben.page.locator(".race-start").is_visible()
    ben.page.click('[data-key="race-ready"]')
    for person in (ann, ben):
        person.until("document.querySelector('.race-start').hidden && !pipyard.state.busy")
    assert ann.picture["turn"]["how"] == "race"
