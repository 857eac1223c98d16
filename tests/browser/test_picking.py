"""Fingers are thick: taps go to the nearest place that is offered, a second tap changes the choice, and the focus stays at hand."""

from __future__ import annotations

import pytest

from .pages import PHONE, Person, Visitors, write_a_number

pytestmark = pytest.mark.browser

OFFERED = "() => pipyard.picker.cells().filter((cell) => pipyard.visible(cell)).map((cell) => ({ cell, ...pipyard.pixel(cell) }))"


def offered(person: Person) -> list[tuple[str, float, float]]:
    """The cells that may be picked and are seen, with their places on the page."""
    return [(one["cell"], one["x"], one["y"]) for one in person.page.evaluate(OFFERED)]


def alone(visitors: Visitors, game: str = "rasanto") -> Person:
    ann = visitors.invite(PHONE)
    ann.set_up(game, "Ann", "me", "me")
    ann.my_turn()
    return ann


def test_a_tap_beside_everything_means_the_nearest_offered_place(visitors: Visitors) -> None:
    ann = alone(visitors)
    places = offered(ann)
    # the place at the left edge of the plate: left of it there is nothing to hit
    _, left, high = min(places, key=lambda place: place[1])
    x, y = left - 26, high
    wanted = min(places, key=lambda place: (place[1] - x) ** 2 + (place[2] - y) ** 2)[0]
    assert ann.page.evaluate("([x, y]) => pipyard.board.stage.cellAt({ x, y })", [x, y]) != wanted
    ann.page.touchscreen.tap(x, y)
    ann.until("pipyard.state.atoms.length > 0")
    assert wanted in ann.state["atoms"]


def test_a_second_tap_elsewhere_changes_the_choice(visitors: Visitors) -> None:
    ann = alone(visitors)
    places = offered(ann)
    first, second = places[0], places[-1]
    ann.page.touchscreen.tap(first[1], first[2])
    ann.until(f"pipyard.state.atoms.includes('{first[0]}')")
    ann.page.touchscreen.tap(second[1], second[2])
    ann.until(f"pipyard.state.atoms.includes('{second[0]}')")
    assert first[0] not in ann.state["atoms"]


def test_the_focus_stays_where_the_next_choice_is(visitors: Visitors) -> None:
    """Three moves by keys alone: Enter picks, Enter confirms, and nobody has to look for the list again."""
    ann = visitors.invite()
    ann.set_up("rasanto", "Ann", "me", "me")
    ann.page.click('button[aria-label="Text mode"]')
    ann.my_turn()
    ann.page.locator(".choices li button").first.focus()
    for move in range(1, 4):
        while not ann.state["move"]:
            ann.page.keyboard.press("Enter")
            ann.until("pipyard.state.move || document.activeElement.closest('.choices li')")
        ann.until("document.activeElement.dataset.key == 'confirm'")
        ann.page.keyboard.press("Enter")
        ann.until(f"pipyard.state.picture.scene.dice.length == {move} && !pipyard.state.busy")
        ann.until("document.activeElement.closest('.choices li')")


def test_dice_trip_keeps_the_focus_at_the_dice(visitors: Visitors) -> None:
    ann = visitors.invite()
    ann.set_up("dice_trip", "Ann", "me")
    while not ann.page.locator("[data-key=trip-confirm]").count():
        write_a_number(ann)
    before = ann.state["n"]
    ann.page.focus("[data-key=trip-confirm]")
    ann.page.keyboard.press("Enter")
    ann.until(f"pipyard.state.n > {before} && !pipyard.state.busy")
    ann.until("document.activeElement.closest('.trip-hand')")


def test_a_move_is_typed_in_three_keys(visitors: Visitors) -> None:
    """The name of the place and Enter, wherever the focus is; a choice of the list by its number."""
    ann = visitors.invite()
    ann.set_up("rasanto", "Ann", "me", "me")
    for move, place in enumerate(("e5", "d5"), 1):
        ann.my_turn()
        for key in place:
            ann.page.keyboard.press(key)
        ann.until("pipyard.state.move")
        ann.page.keyboard.press("Enter")
        ann.until(f"pipyard.state.picture.scene.dice.length == {move} && !pipyard.state.busy")
    ann.page.click('button[aria-label="Text mode"]')
    ann.my_turn()
    wanted = ann.page.evaluate("() => pipyard.ways()[2].at(-1).atom")
    for key in "03":
        ann.page.keyboard.press(key)
    ann.until("pipyard.state.move && document.activeElement.dataset.key == 'confirm'")
    assert ann.state["atoms"][-1] == wanted


@pytest.mark.flat
def test_dice_trip_needs_five_keys_a_move(visitors: Visitors) -> None:
    """Two numbers with their cities, and Enter: each choice has one key, wherever the focus is."""
    ann = visitors.invite()
    ann.set_up("dice_trip", "Ann", "me", options={"reroll_seconds": "0"})
    for _ in range(3):
        ann.my_turn()
        if ann.page.locator("[data-key=keep]").count():
            before = ann.state["n"]
            ann.page.keyboard.press("1")
            ann.page.keyboard.press("Enter")
            ann.until(f"pipyard.state.n > {before}")
            ann.my_turn()
        before, keys = ann.state["n"], 0
        while not ann.state["move"]:
            atoms = ann.state["atoms"]
            ann.page.keyboard.press("1")
            keys += 1
            ann.until(f"pipyard.state.move || pipyard.state.atoms.length > {len(atoms)} && pipyard.ways().length")
        assert keys <= 4
        ann.page.keyboard.press("Enter")
        ann.until(f"pipyard.state.n > {before}")


@pytest.mark.flat
def test_a_claim_of_a_race_is_made_by_the_digits_of_its_entry(visitors: Visitors) -> None:
    ann = visitors.invite()
    ann.set_up("clever_mole", "Ann", "me", "me", options={"riddles": "1"})
    ann.until("document.querySelectorAll('.choices li button').length == 6")
    shown = ann.page.locator(".choices li kbd").nth(2).text_content()
    assert shown == "3"
    heard = ann.page.locator(".lines li").count()
    ann.page.keyboard.press("a")
    ann.page.keyboard.press("3")
    ann.until(f"document.querySelectorAll('.lines li').length > {heard} || pipyard.state.picture.turn.kind == 'over'")


FORM = "() => [...document.querySelectorAll('.tools input, .shot-form input')].map((input) => input.value).join(' ')"


@pytest.mark.parametrize("game", ["emag", "tumblin_dice"])
def test_a_hand_aims_by_arrows_and_acts_by_enter(visitors: Visitors, game: str) -> None:
    ann = visitors.invite()
    ann.set_up(game, "Ann", *["me"] * (2 if game == "tumblin_dice" else 1))
    ann.my_turn()
    ann.until("document.querySelector('[data-key=quick-act]:not([hidden]), [data-key=quick-shoot]:not([hidden])')")
    aims = [ann.page.evaluate(FORM)]
    for key in ("ArrowRight", "ArrowUp"):
        ann.page.keyboard.press(key)
        aims.append(ann.page.evaluate(FORM))
    assert len(set(aims)) == 3
    before = ann.state["n"]
    ann.page.keyboard.press("Enter")
    ann.until(f"pipyard.state.n > {before}")
