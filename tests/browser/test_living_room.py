"""A phone in the living room: it knows the table by a name, over plain http, so the browser gives the page less than at home."""

from __future__ import annotations

import pytest

from .pages import PHONE, Visitors

pytestmark = pytest.mark.browser


@pytest.mark.flat
def test_a_game_is_played_to_its_end_without_a_secure_context(phones: Visitors) -> None:
    ann = phones.invite(PHONE)
    ann.play_now("rasanto")
    assert (
        ann.page.evaluate("() => [isSecureContext, 'clipboard' in navigator, 'serviceWorker' in navigator, 'mediaDevices' in navigator]")
        == [False] * 4
    )
    while True:
        ann.until(
            "!pipyard.state.busy && (pipyard.state.picture.turn.kind == 'over' || Object.keys(pipyard.state.picture.turn.moves).length)"
        )
        if ann.picture["turn"]["kind"] == "over":
            break
        if not ann.state["move"]:
            ann.pick_from_list()
        ann.confirm()
    ann.reads(".status", "The end")


@pytest.mark.flat
def test_the_link_is_copied_though_the_browser_keeps_its_clipboard(phones: Visitors) -> None:
    ann = phones.invite()
    ann.set_up("rasanto", "Ann", "me", "open")
    ann.page.click('[data-key="copy"]')
    ann.until("document.body.innerText.includes('Copied.')")
    ann.page.evaluate(
        "() => { const field = document.createElement('input'); field.id = 'pasted'; document.body.append(field); field.focus(); }"
    )
    ann.page.keyboard.press("Control+v")
    assert ann.page.input_value("#pasted").endswith(f"/t/{ann.room()}")


@pytest.mark.flat
def test_what_cannot_be_copied_is_said(phones: Visitors) -> None:
    ann = phones.invite()
    ann.page.add_init_script("document.execCommand = () => false")
    ann.set_up("rasanto", "Ann", "me", "open")
    ann.page.click('[data-key="copy"]')
    ann.until("document.body.innerText.includes('does not allow copying')")


@pytest.mark.parametrize(("game", "begin"), [("coulomb", "live-tilt"), ("dune", "live-blow")])
def test_senses_that_the_browser_keeps_are_named_and_the_finger_works(phones: Visitors, game: str, begin: str) -> None:
    ann = phones.invite(PHONE)
    ann.set_up(game, "Ann", "me")
    ann.until(f"document.querySelector('[data-key=\"{begin}\"]')")
    before = ann.state["n"]
    ann.page.click(f'[data-key="{begin}"]')
    ann.until("document.querySelector('[data-key=\"live-end\"]')")
    assert "https" in ann.page.inner_text('[data-key="live-no-senses"]')
    assert ann.page.locator('[data-key="live-phone"], [data-key="live-microphone"]').count() == 0
    ann.page.evaluate("() => document.activeElement.blur()")
    ann.page.keyboard.down("ArrowRight" if game == "coulomb" else " ")
    hand = "pipyard.steering && (pipyard.steering.breath > 0.2 || Math.hypot(...pipyard.steering.tilt) > 2)"
    ann.until(f"pipyard.state.n > {before} || {hand}")
    ann.page.keyboard.up("ArrowRight" if game == "coulomb" else " ")
    ann.until("!pipyard.steering || pipyard.steering.sent > 0")
    ann.page.keyboard.press("Enter")
    ann.until(f"pipyard.state.n > {before + 1} && !pipyard.live.running")
    # the log unfolds with what is shown
    ann.until("document.querySelector('.lines').innerText.includes('At rest')")
    assert ann.page.locator(".lines li").count() > 0
