"""The table as people use it, in real browsers."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.server.guests import Server

from .conftest import of_user
from .pages import PHONE, Visitors, two_friends, whose_turn

pytestmark = pytest.mark.browser
AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"


def test_two_browsers_play_by_clicking_funnels(visitors: Visitors) -> None:
    ann, ben = two_friends(visitors, "rasanto", motion=True)
    for cell in ["4,2,2", "3,3,2", "3,2,3"]:
        player, other = whose_turn(ann, ben)
        player.click_cell(cell)
        player.until(f"pipyard.state.move == 'place {cell}'")
        player.confirm()
        other.until(f"pipyard.state.n == {player.state['n']}")
        other.settled()
        assert cell in other.dice
    assert "3,2,2" in ann.dice  # the funnel of the three filled itself
    assert ann.dice == ben.dice


def test_two_browsers_take_dice_and_one_is_reloaded_in_the_middle(visitors: Visitors) -> None:
    ann, ben = two_friends(visitors, "el_dado")
    for _ in range(4):
        player, other = whose_turn(ann, ben)
        seat = next(iter(player.picture["turn"]["moves"]))
        cell = player.visible([branch["atom"] for branch in player.picture["turn"]["moves"][seat][0]["more"]])[-1]
        player.click_cell(cell)
        player.until(f"pipyard.state.move == 'take {cell}'")
        player.click_cell(cell)  # the same place again means yes
        player.until(f"!pipyard.state.picture.scene.dice.some(die => die.cell == '{cell}')")
        other.page.reload()
        other.settled()
        assert cell not in other.dice
        player.settled()
    assert ann.dice == ben.dice
    assert len(ann.dice) == 161


def test_a_whole_game_from_the_list(visitors: Visitors) -> None:
    ann = visitors.invite()
    ann.rasanto_from_the_list()
    ann.reads(".status", "the pyramid is complete")
    ann.reads("[role=status]", "the pyramid is complete")
    assert ann.page.locator(".as-text ul:not(.areas) > li").count() == 165


@pytest.mark.flat
def test_only_the_keyboard(visitors: Visitors) -> None:
    ann = visitors.invite()
    ann.set_up("el_dado", "Ann", "me", "bot:beginner")
    keyboard = ann.page.keyboard
    for _ in range(3):
        ann.my_turn()
        ann.page.locator(".choices li button").first.focus()
        keyboard.press("ArrowRight")
        keyboard.press("Enter")
        ann.until("pipyard.state.move")
        keyboard.press("Escape")
        ann.until("!pipyard.state.move")
        ann.page.locator(".choices li button").first.focus()
        keyboard.press("Enter")
        ann.until("document.activeElement.dataset.key == 'confirm'")
        before = len(ann.dice)
        keyboard.press("Enter")
        ann.until(f"pipyard.state.picture.scene.dice.length < {before}")
    assert len(ann.dice) <= 162


def test_a_phone_plays_against_a_bot(visitors: Visitors) -> None:
    ann = visitors.invite(PHONE)
    ann.set_up("rasanto", "Ann", "me", "bot:beginner")
    ann.my_turn()
    assert ann.page.evaluate("() => document.documentElement.scrollWidth") <= 360
    free = [cell for cell in ("4,2,2", "3,4,1", "2,2,4") if cell not in ann.dice]
    ann.tap_cell(free[0])
    ann.until(f"pipyard.state.move == 'place {free[0]}'")
    ann.confirm()
    ann.my_turn()
    assert free[0] in ann.dice
    # all at once: a button that goes meanwhile would be waited for
    sizes = ann.page.locator("button:visible").evaluate_all(
        "all => all.map((one) => one.getBoundingClientRect()).map(({ width, height }) => Math.min(width, height))"
    )
    assert min(sizes) >= 24


@pytest.mark.parametrize("game", ["storing_scores", "diebylon", "dice_trip", "tumblin_dice", "tabula_rasa"])
def test_nothing_is_wider_than_a_phone(visitors: Visitors, game: str) -> None:
    ann = visitors.invite(PHONE, language="de-DE")
    ann.set_up(game, "Ann", *["me"] * (3 if game in ("diebylon", "tabula_rasa") else 2))
    assert ann.page.evaluate("() => document.documentElement.scrollWidth") <= 360
    parts = ann.page.locator("header.top > *, .side > *").evaluate_all(
        "all => all.map((one) => [one.getBoundingClientRect().right, one.textContent])"
    )
    assert parts
    assert [words for right, words in parts if right > 361] == []


def test_nothing_lies_over_the_plate(visitors: Visitors) -> None:
    """Upright and on its side, on small phones and larger ones."""
    ann = visitors.invite(PHONE)
    ann.set_up("rasanto", "Ann", "me", "me")
    ann.my_turn()
    for width, height in ((360, 640), (390, 844), (640, 360), (844, 390)):
        ann.page.set_viewport_size({"width": width, "height": height})
        ann.until(f"innerWidth == {width} && pipyard.board.stage.canvas.clientWidth == document.querySelector('.stage').clientWidth")
        ann.until(
            "pipyard.board.stage.outline().map(at => pipyard.board.stage.spot(at))"
            ".every(({ x, y }) => document.elementFromPoint(x, y) === pipyard.board.stage.canvas)"
        )
        assert ann.page.evaluate("() => document.documentElement.scrollWidth") <= width


def test_what_is_lit_is_what_may_be_done_or_what_lies_free(visitors: Visitors) -> None:
    ann = visitors.invite()
    ann.set_up("diebylon", "Ann", "me", "me", "me")
    ann.my_turn()
    ann.until("pipyard.board.stage.marks.choices.length > 0")
    may = ann.page.evaluate("() => pipyard.board.stage.marks.choices")
    assert may == ann.page.evaluate("() => pipyard.picker.cells()")
    ann.page.click('button[aria-label="Show my legal moves"]')
    ann.until(f"pipyard.board.stage.marks.choices.length > {len(may)}")
    free = ann.page.evaluate("() => pipyard.board.stage.marks.choices")
    assert set(free) <= set(ann.dice)
    assert ann.page.evaluate("() => pipyard.board.stage.marks.quiet") == may  # what may be done can still be done
    ann.until("document.activeElement.dataset.key == 'hints'")
    ann.page.keyboard.press("Enter")
    ann.until("pipyard.board.stage.marks.choices.length == 0")
    ann.page.click('button[aria-label="Show nothing"]')
    ann.until("pipyard.board.stage.marks.choices.length > 0")


def test_one_tap_plays_at_once(visitors: Visitors) -> None:
    ann = visitors.invite()
    ann.set_up("rasanto", "Ann", "me", "me")
    ann.my_turn()
    ann.page.click('button[aria-label="Play with one tap, without confirmation"]')
    ann.click_cell("4,2,2")
    ann.until("pipyard.state.picture.scene.dice.some(die => die.cell == '4,2,2')")
    ann.until("pipyard.board.stage.marks.last.filter((cell) => cell == '4,2,2').length == 1")


def test_the_move_is_seen_before_it_is_sent(visitors: Visitors) -> None:
    """A ghost of the die stands where it would come; the last move is marked; it is said whose turn it is."""
    ann, ben = two_friends(visitors, "rasanto")
    player, other = whose_turn(ann, ben)
    player.reads(".status", "Your turn")
    other.reads(".status", "to move")
    player.click_cell("4,2,2")
    player.until("pipyard.board.stage.marks.ghosts.some(ghost => ghost.cell == '4,2,2')")
    assert other.page.evaluate("() => pipyard.board.stage.marks.ghosts.length") == 0
    player.page.click('[data-key="quick-confirm"]')
    other.until("pipyard.board.stage.marks.last.includes('4,2,2')")


def test_a_spectator_watches(visitors: Visitors) -> None:
    ann, eve = visitors.invite(), visitors.invite()
    ann.set_up("el_dado", "Ann", "me", "me")
    eve.go(f"/t/{ann.room()}")
    eve.settled()
    eve.reads(".status", "You are watching.")
    assert eve.page.locator(".choices button").count() == 0
    ann.pick_from_list()
    ann.confirm()
    eve.until(f"pipyard.state.n == {ann.state['n']}")
    eve.settled()
    assert eve.dice == ann.dice


def test_a_lost_connection_comes_back_by_itself(chromium: object, visitors: Visitors, tmp_path: Path) -> None:
    own = of_user(Server(tmp_path / "rooms", pause=0.05), tmp_path)
    own.start()
    try:
        visitors.base = own.url
        ann = visitors.invite()
        ann.set_up("el_dado", "Ann", "me", "me")
        ann.pick_from_list()
        ann.confirm()
        before = ann.dice
        own.kill()
        ann.until("document.querySelector('.status .lost')")
        own.start()
        ann.until("!document.querySelector('.status .lost')")
        assert ann.dice == before
        ann.pick_from_list()
        ann.confirm()
        assert len(ann.dice) == len(before) - 1
    finally:
        own.stop()
        # a browser complains of a server that is gone; that is the point of this test
        visitors.troubles = [
            trouble for trouble in visitors.troubles if "ERR_CONNECTION_REFUSED" not in trouble and "WebSocket" not in trouble
        ]


def test_undo_is_asked_and_granted(visitors: Visitors) -> None:
    ann, ben = two_friends(visitors, "el_dado")
    player, other = whose_turn(ann, ben)
    before = player.dice
    player.pick_from_list()
    player.confirm()
    player.page.click('[data-key="undo"]')
    other.page.click('[data-key="undo-yes"]')
    player.until(f"pipyard.state.picture.scene.dice.length == {len(before)}")
    assert player.dice == before


def test_chat_is_text_and_nothing_else(visitors: Visitors) -> None:
    ann, ben = two_friends(visitors, "el_dado")
    nasty = "<img src=x onerror=alert(1)> & <b>hi</b>"
    ann.page.fill(".say-row input:visible", nasty)
    ann.page.keyboard.press("Enter")
    ben.until("document.querySelector('.chat-lines b')")
    ben.until("document.querySelector('.chat-lines').innerText.includes('onerror')")
    assert nasty in ben.page.inner_text(".chat-lines")
    assert ben.page.locator(".chat-lines img").count() == 0


@pytest.mark.parametrize(
    ("language", "words"), [("fr-BE", "À vous"), ("nl-BE", "aan de beurt"), ("de-DE", "Du bist dran"), ("es-ES", "Te toca")]
)
@pytest.mark.flat
def test_the_table_speaks(visitors: Visitors, language: str, words: str) -> None:
    ann = visitors.invite(language=language)
    ann.set_up("el_dado", "Ann", "me", "bot:beginner")
    ann.my_turn()
    ann.reads(".status", words)


@pytest.mark.parametrize("where", ["table", "text", "dice_trip", "tumblin_dice", "quadrula_rasa"])
def test_axe_finds_nothing(visitors: Visitors, where: str) -> None:
    ann = visitors.invite(bypass_csp=True)
    # without bots nobody has to be waited for
    ann.set_up("el_dado" if where in ("table", "text") else where, "Ann", "me", "me")
    ann.my_turn()
    if where == "dice_trip":
        ann.page.wait_for_selector(".trip-map svg")
    if where == "tumblin_dice":
        ann.page.wait_for_selector('[data-key="shoot"]')
    if where == "text":
        ann.page.click('button[aria-label="Text mode"]')
    ann.page.add_script_tag(path=str(AXE))
    found = ann.page.evaluate("() => axe.run(document, {runOnly: ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa', 'best-practice']})")
    result = [(one["id"], one["help"], [node["target"] for node in one["nodes"]]) for one in found["violations"]]
    assert not result, json.dumps(result, indent=1)


@pytest.mark.flat
def test_the_rules_are_at_hand(visitors: Visitors) -> None:
    ann = visitors.invite()
    ann.set_up("rasanto", "Ann", "me", "me")
    ann.page.click('button[aria-label="Rules"]')
    ann.page.wait_for_selector("dialog.rules h3")
    assert "Your turn" in ann.page.inner_text("dialog.rules")
    small = ann.page.locator("dialog.rules figure img").first
    ann.page.locator("dialog.rules figure .enlarge").first.click()
    large = ann.page.locator("dialog.enlarged img")
    assert large.get_attribute("alt") == small.get_attribute("alt")
    ann.page.click("dialog.enlarged button")
    assert ann.page.locator("dialog.rules").count() == 1
    ann.page.keyboard.press("Escape")
    ann.until("!document.querySelector('dialog')")


def test_one_draw_call_for_all_dice(visitors: Visitors) -> None:
    ann = visitors.invite()
    ann.set_up("el_dado", "Ann", "me", "me")
    ann.my_turn()
    figures = ann.page.evaluate("() => window.pipyard.figures")
    assert figures["dice"] >= 164
    assert figures["calls"] <= 10
