"""Phones both ways up, a tablet, and a desktop at 200 %: the board is there, whole, and nothing lies over it."""

from __future__ import annotations

from typing import Any

import pytest

from .pages import Person, Visitors, write_a_number

pytestmark = pytest.mark.browser

SIZES = [(390, 844), (360, 640), (844, 390), (667, 375), (820, 1180), (640, 400)]
"""The last is a window of 1280 by 800 at 200 %."""


def holding(size: tuple[int, int]) -> dict[str, Any]:
    width, height = size
    return {"viewport": {"width": width, "height": height}, "has_touch": True, "is_mobile": True}


def box(person: Person, selector: str) -> dict[str, float]:
    found = person.page.locator(selector).first.bounding_box()
    assert found, f"{selector} is not there"
    return {"x": found["x"], "y": found["y"], "width": found["width"], "height": found["height"]}


def fits(person: Person, selector: str, size: tuple[int, int], least: float) -> None:
    """It is whole on the screen without scrolling, and its shorter side has at least this part of the screen's shorter side."""
    found = box(person, selector)
    width, height = size
    assert found["x"] >= -1
    assert found["y"] >= -1
    assert found["x"] + found["width"] <= width + 1
    assert found["y"] + found["height"] <= height + 1
    assert min(found["width"], found["height"]) >= least * min(width, height), found
    assert person.page.evaluate("() => document.documentElement.scrollWidth") <= width


def overlap(a: dict[str, float], b: dict[str, float]) -> bool:
    return a["x"] < b["x"] + b["width"] and b["x"] < a["x"] + a["width"] and a["y"] < b["y"] + b["height"] and b["y"] < a["y"] + a["height"]


@pytest.mark.parametrize("size", SIZES)
def test_dice_trips_map_is_whole_and_nothing_covers_it(visitors: Visitors, size: tuple[int, int]) -> None:
    ann = visitors.invite(holding(size), rolls=True)
    ann.set_up("dice_trip", "Ann", "me")
    ann.until("document.querySelector('.trip-map svg') && document.querySelector('[data-key=roll]:not([hidden])')")
    fits(ann, ".trip-map", size, 0.6)
    fits(ann, "[data-key=roll]", size, 0)
    fits(ann, ".top [data-key=settings]", size, 0)
    fits(ann, ".sheet-tabs", size, 0)
    ann.page.tap("[data-key=roll]")
    while not ann.page.locator("[data-key=trip-confirm]").count():
        write_a_number(ann)
    assert not overlap(box(ann, "[data-key=trip-confirm]"), box(ann, ".trip-map"))
    assert not ann.page.locator("[data-key=quick-confirm]").is_visible()


@pytest.mark.parametrize("size", SIZES)
def test_tumblins_board_is_whole(visitors: Visitors, size: tuple[int, int]) -> None:
    ann = visitors.invite(holding(size))
    ann.set_up("tumblin_dice", "Ann", "me", "me")
    ann.until("document.querySelector('.tumble-stage canvas')")
    fits(ann, ".tumble-stage", size, 0.6)
    # nothing empty above it, and whatever a thumb presses is within its reach
    assert box(ann, ".tumble-stage")["y"] <= box(ann, ".top")["y"] + box(ann, ".top")["height"] + 1
    ann.my_turn()
    fits(ann, ".sheet-tabs", size, 0)
    fits(ann, "[data-key=quick-shoot]", size, 0)
    assert box(ann, "[data-key=quick-shoot]")["y"] > 0.5 * size[1]


@pytest.mark.parametrize("size", SIZES)
def test_the_pyramid_and_the_button_to_play_are_on_the_screen(visitors: Visitors, size: tuple[int, int]) -> None:
    ann = visitors.invite(holding(size))
    ann.set_up("rasanto", "Ann", "me", "me")
    ann.my_turn()
    fits(ann, ".stage", size, 0.6)
    cells = ann.page.evaluate("() => pipyard.picker.cells()")
    # from home every empty funnel is seen
    assert ann.visible(cells) == cells
    ann.tap_cell(cells[0])
    ann.until("pipyard.state.move")
    fits(ann, "[data-key=quick-confirm]", size, 0)


SHAPES = """() => ["stage", "acts", "sheet-tabs"].map(name => {
    const { x, y, width, height } = document.querySelector(`.${name}`).getBoundingClientRect();
    return [x, y, width, height].map(Math.round);
})"""


@pytest.mark.parametrize("size", [(390, 844), (667, 375)])
def test_the_board_and_the_buttons_never_move_under_a_finger(visitors: Visitors, size: tuple[int, int]) -> None:
    ann = visitors.invite(holding(size))
    ann.set_up("rasanto", "Ann", "me", "me")
    ann.my_turn()
    width, height = size
    shapes = ann.page.evaluate(SHAPES)
    # the plate is as wide, or as high, as the screen
    assert max(shapes[0][2] / width, shapes[0][3] / height) > 0.99
    # what a thumb presses is within its reach
    assert all(y > 0.6 * height for _, y, _, _ in shapes[1:])
    for cell in ("0,4,4", "1,4,3"):
        ann.tap_cell(cell)
        ann.until("pipyard.state.move")
        assert ann.page.evaluate(SHAPES) == shapes
        assert ann.page.locator(".main-button:visible").count() == 1 + ann.page.locator("[data-key=lesson-take]:visible").count()
        # the one button takes back what was chosen, and then the other plays it
        ann.page.tap("[data-key=sheet-back]")
        ann.until("!pipyard.state.move")
        ann.tap_cell(cell)
        ann.until("pipyard.state.move")
        ann.confirm()
        ann.my_turn()
        assert ann.page.evaluate(SHAPES) == shapes
    for panel, shown in (("views", ".views"), ("log", ".lines"), ("chat", ".chat-part input[maxlength='400']"), ("more", ".players")):
        assert panel == "more" or not ann.page.is_visible(shown)
        ann.page.tap(f".sheet-tabs [data-panel={panel}]")
        assert ann.page.is_visible(shown)
        assert ann.page.evaluate(SHAPES)[0] == shapes[0]
        ann.page.tap(f".sheet-tabs [data-panel={panel}]")
    assert ann.page.evaluate(SHAPES) == shapes
    # there is no page under the page
    assert ann.page.evaluate("() => { scrollTo(0, 999); return scrollY; }") == 0


CROWDED = """() => {
    const cells = pipyard.picker.cells().filter(cell => pipyard.visible(cell)).map(cell => [cell, pipyard.pixel(cell)]);
    const far = (a, b) => Math.hypot(a.x - b.x, a.y - b.y);
    const found = cells.find(([one, a]) => cells.some(([other, b]) => one != other && far(a, b) < 23));
    return found ? [found[0], found[1].x, found[1].y] : null;
}"""


def test_a_finger_that_rests_on_small_targets_gets_a_loupe(visitors: Visitors) -> None:
    ann = visitors.invite(holding((360, 640)))
    ann.set_up("rasanto", "Ann", "me", "me")
    ann.my_turn()
    ann.page.click(".sheet-tabs [data-panel=views]")
    ann.page.click("[data-key=view-x]")  # from the side the rows stand close behind each other
    ann.page.click(".sheet-tabs [data-panel=views]")
    cdp = ann.page.context.new_cdp_session(ann.page)
    wanted = ann.page.evaluate(CROWDED)
    assert wanted, "nothing is small here"
    cell, x, y = wanted
    cdp.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [{"x": x + 3, "y": y}]})
    ann.until("document.querySelector('.loupe')")
    cdp.send("Input.dispatchTouchEvent", {"type": "touchMove", "touchPoints": [{"x": x, "y": y}]})
    cdp.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    ann.until("!document.querySelector('.loupe') && pipyard.state.move")
    assert ann.state["move"] == f"place {cell}"
