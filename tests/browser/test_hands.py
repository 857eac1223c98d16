"""Games of hand in real browsers: with the pointer, by numbers, and live."""

from __future__ import annotations

import pytest

from .pages import PHONE, Person, Visitors

pytestmark = pytest.mark.browser


def at_work(person: Person) -> None:
    """The hand may act now."""
    person.until("!pipyard.state.busy && document.querySelector('[data-key=\"act\"]')")


def drag(person: Person, start: dict[str, float], dx: float, dy: float) -> None:
    person.page.mouse.move(start["x"], start["y"])
    person.page.mouse.down()
    person.page.mouse.move(start["x"] + dx, start["y"] + dy, steps=4)
    person.page.mouse.up()


def acted(person: Person) -> None:
    """The action has happened, and what became of it has been shown."""
    before = person.state["n"]
    person.page.click('[data-key="quick-act"]')
    person.until(f"pipyard.state.n > {before + 1}")
    person.until("!pipyard.state.busy && pipyard.state.picture.turn.kind != 'chance'")


def test_a_die_is_pulled_back_and_flicked(visitors: Visitors) -> None:
    ann = visitors.invite()
    ann.set_up("flickers", "Ann", "me", "me")
    at_work(ann)
    die = ann.page.evaluate(
        "() => { const n = pipyard.hand.numbers; return pipyard.board.stage.pixelOf(n.x, n.y, -32); }",
    )
    usual = float(ann.page.evaluate("() => pipyard.hand.numbers.azimuth"))
    drag(ann, die, 25, 40)
    assert float(ann.page.evaluate("() => pipyard.hand.numbers.azimuth")) != usual
    ann.page.click('[data-key="aim-middle"]')
    acted(ann)
    ann.reads(".lines", "Flick")
    ann.reads(".lines", "At rest")


def test_a_throw_by_tapping_the_plate(visitors: Visitors) -> None:
    ann = visitors.invite()
    ann.set_up("hide_away", "Ann", "me", "me")
    at_work(ann)
    there = ann.page.evaluate("() => pipyard.board.stage.pixelOf(30, 20, 8)")
    before = ann.page.evaluate("() => ({ ...pipyard.hand.numbers })")
    ann.page.mouse.click(there["x"], there["y"])
    after = ann.page.evaluate("() => ({ ...pipyard.hand.numbers })")
    assert before != after
    assert ann.state["atoms"] in ([], ["throw"])
    acted(ann)
    ann.reads(".lines", "Throw")


def at_mikado(visitors: Visitors) -> tuple[Person, str, dict[str, float]]:
    """Somebody before a full pyramid, a die that can be drawn out of it, and where that is on the page."""
    ann = visitors.invite()
    ann.set_up("dice_mikado", "Ann", "me")
    at_work(ann)
    cell = ann.visible(["0,3,5", "0,4,4", "0,5,3", "3,0,5", "4,0,4", "0,2,6"])[0]
    return ann, cell, ann.page.evaluate("cell => window.pipyard.pixel(cell)", cell)


def test_a_die_is_drawn_out_of_the_pyramid(visitors: Visitors) -> None:
    ann, cell, die = at_mikado(visitors)
    drag(ann, die, 10, 60)
    assert ann.page.evaluate("() => pipyard.hand.gripped") == cell
    assert float(ann.page.evaluate("() => pipyard.hand.numbers.distance")) > 10
    acted(ann)
    ann.reads(".lines", "Pull")


def test_a_die_is_drawn_out_live_by_pointer_and_by_keys(visitors: Visitors) -> None:
    ann, cell, die = at_mikado(visitors)
    # with the keyboard: a die is named and gripped
    ann.page.fill("#hand-die", cell)
    ann.page.keyboard.press("Tab")
    before = ann.state["n"]
    ann.page.locator('[data-key="live-pull"]').focus()
    ann.page.keyboard.press("Enter")
    ann.until("document.querySelector('[data-key=\"live-end\"]')")
    # the die follows the pointer
    ann.page.mouse.move(die["x"], die["y"])
    ann.page.mouse.down()
    ann.page.mouse.move(die["x"], die["y"] + 6, steps=3)
    ann.until("pipyard.steering.sent > 0 && Math.hypot(...pipyard.steering.drawn) > 0.5")
    ann.page.mouse.up()
    # and the keys, until it is out or has slipped out of the fingers
    ann.page.evaluate("() => document.activeElement.blur()")
    ann.page.keyboard.down("ArrowDown")
    ann.until(f"pipyard.steering ? Math.hypot(...pipyard.steering.drawn) > 25 : pipyard.state.n > {before}")
    ann.page.keyboard.up("ArrowDown")
    ann.page.keyboard.press("Enter")
    ann.until(f"pipyard.state.n > {before + 1} && !pipyard.live.running && !pipyard.state.busy")
    ann.reads(".lines", "Pull")


def test_a_tower_by_numbers_and_keys(visitors: Visitors) -> None:
    ann = visitors.invite()
    ann.set_up("emag", "Ann", "me")
    for aside in ("0", "2", "-1"):
        at_work(ann)
        ann.page.fill("#hand-right", aside)
        ann.page.keyboard.press("Tab")
        before = ann.state["n"]
        ann.page.locator('[data-key="act"]').focus()
        ann.page.keyboard.press("Enter")
        ann.until(f"pipyard.state.n > {before + 1}")
        ann.until("!pipyard.state.busy && pipyard.state.picture.turn.kind != 'chance'")
    ann.reads(".lines", "Place")


def test_the_plate_is_tilted_and_shaken_live_with_the_keys(visitors: Visitors) -> None:
    ann, eve = visitors.invite(), visitors.invite()
    ann.set_up("faraday", "Ann", "me")
    ann.until("document.querySelector('[data-key=\"live-tilt\"]')")
    eve.go(f"/t/{ann.room()}")
    eve.settled()
    before = ann.state["n"]
    ann.page.click('[data-key="live-tilt"]')
    ann.until("document.querySelector('[data-key=\"live-end\"]')")
    ann.page.evaluate("() => document.activeElement.blur()")
    ann.page.keyboard.down("ArrowRight")
    # on a slow machine a die has fallen before anybody looks, which ends the attempt
    ann.until(f"pipyard.state.n > {before} || pipyard.steering && pipyard.steering.sent > 5 && pipyard.steering.tilt[0] > 10")
    # whoever watches sees the plate tilt
    eve.until(f"pipyard.live.running && pipyard.live.tilt[0] > 5 || pipyard.state.n > {before}")
    ann.page.keyboard.press(" ")
    eve.until(f"pipyard.live.shaken > 5 || pipyard.state.n > {before}")
    ann.page.keyboard.up("ArrowRight")
    # the plate comes level by itself, or the attempt is over
    ann.until("!pipyard.steering || Math.hypot(...pipyard.steering.tilt) < 1")
    ann.page.keyboard.press("Enter")
    ann.until(f"pipyard.state.n > {before + 1} && !pipyard.live.running && !pipyard.state.busy")
    ann.until("!pipyard.state.busy")
    ann.reads(".lines", "Tilt the plate")


@pytest.mark.parametrize(("game", "begin", "key"), [("dune", "live-blow", " "), ("captain_flint", "live-press", "ArrowUp")])
def test_breath_and_finger_live(visitors: Visitors, game: str, begin: str, key: str) -> None:
    ann = visitors.invite()
    ann.set_up(game, "Ann", "me")
    ann.until(f"document.querySelector('[data-key=\"{begin}\"]')")
    before = ann.state["n"]
    ann.page.click(f'[data-key="{begin}"]')
    ann.until("document.querySelector('[data-key=\"live-end\"]')")
    ann.page.evaluate("() => document.activeElement.blur()")
    ann.page.keyboard.down(key)
    hand = "pipyard.steering && (pipyard.steering.breath > 0.2 || Math.hypot(...pipyard.steering.tilt) > 4)"
    ann.until(f"pipyard.state.n > {before} || {hand}")
    ann.page.keyboard.up(key)
    ann.until("!pipyard.steering || pipyard.steering.sent > 0")
    ann.page.keyboard.press("Enter")
    ann.until(f"pipyard.state.n > {before + 1} && !pipyard.live.running && !pipyard.state.busy")
    ann.reads(".lines", "At rest")


def test_a_full_breath_at_a_die_moves_it(visitors: Visitors) -> None:
    """The pointer is on the die, from where the player looks at first: that die moves."""
    ann = visitors.invite()
    ann.set_up("dune", "Ann", "me")
    ann.until("document.querySelector('[data-key=\"live-blow\"]')")
    before = ann.state["n"]
    ann.page.click('[data-key="live-blow"]')
    ann.until("document.querySelector('[data-key=\"live-end\"]')")
    middle = next(cell for cell in ann.dice if "8" not in cell)
    there = ann.page.evaluate("cell => pipyard.pixel(cell)", middle)
    ann.page.mouse.move(there["x"], there["y"])
    ann.page.mouse.down()
    ann.until(f"pipyard.state.n > {before} || (pipyard.steering && pipyard.steering.breath >= 1)")
    ann.page.mouse.up()
    ann.until("!pipyard.steering || pipyard.steering.breath == 0")
    # the key does nothing where the attempt has ended by itself meanwhile
    ann.page.evaluate("() => document.activeElement.blur()")
    ann.page.keyboard.press("Enter")
    ann.until(f"pipyard.state.n > {before + 1} && !pipyard.live.running && !pipyard.state.busy")
    rest = ann.page.inner_text(".lines").rpartition("At rest: ")[2]
    assert rest
    assert "nothing changed" not in rest


def test_what_is_only_looked_at_can_be_left_alone(visitors: Visitors) -> None:
    """Before the first movement nothing has happened."""
    ann = visitors.invite()
    ann.set_up("coulomb", "Ann", "me")
    ann.until("document.querySelector('[data-key=\"live-tilt\"]')")
    before = ann.state["n"]
    ann.page.click('[data-key="live-tilt"]')
    ann.until("document.querySelector('[data-key=\"live-end\"]')")
    ann.page.evaluate("() => document.activeElement.blur()")
    ann.page.keyboard.press("Escape")
    ann.until("!pipyard.live.running && document.querySelector('[data-key=\"live-tilt\"]')")
    assert ann.state["n"] == before


def test_a_phone_that_is_tilted_tilts_the_plate(visitors: Visitors) -> None:
    ann = visitors.invite(PHONE)
    ann.set_up("coulomb", "Ann", "me")
    ann.page.click('[data-key="live-tilt"]')
    ann.page.click('[data-key="live-phone"]')
    tell = "tilted => dispatchEvent(new DeviceOrientationEvent('deviceorientation', { beta: 30, gamma: tilted }))"
    # a phone tells all the time; the table begins to listen a moment after the tap
    ann.until(f"(({tell})(5), pipyard.live.steering.wanted)")
    ann.page.evaluate(tell, 15)
    # ten degrees to the right of how it was held at first
    ann.until("pipyard.steering && Math.abs(Math.hypot(...pipyard.steering.tilt) - 10) < 0.6")
    ann.page.evaluate(tell, 5)
    before = ann.state["n"]
    ann.page.click('[data-key="live-end"]')
    ann.until(f"pipyard.state.n > {before}")
