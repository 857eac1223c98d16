"""A tab in the background gets no frames: it still follows the game, and shows the present as soon as it is seen again."""

from __future__ import annotations

import pytest

from tests.server.guests import Guest, Server

from .pages import Visitors

pytestmark = pytest.mark.browser

FRAMES = """
const [ask, forget, held] = [requestAnimationFrame.bind(window), cancelAnimationFrame.bind(window), new Map()];
let away = false;
window.requestAnimationFrame = act => {
    const id = ask(now => away ? held.set(id, act) : act(now));
    return id;
};
window.cancelAnimationFrame = id => { held.delete(id); forget(id); };
Object.defineProperty(document, "hidden", { get: () => away });
window.goAway = on => {
    away = on;
    document.dispatchEvent(new Event("visibilitychange"));
    if (on) return;
    const kept = [...held.values()];
    held.clear();
    for (const act of kept) ask(act);
};
"""
"""As a browser does it: frames that were asked for wait until the tab is seen again."""
PRESENT = """() => { goAway(false); return new Promise(done => requestAnimationFrame(() => setTimeout(() =>
    done([pipyard.state.picture.scene.dice.length, pipyard.state.busy, pipyard.board.stage.figures.calls > 0])))); }"""


def test_a_tab_in_the_background_catches_up_in_one_frame(visitors: Visitors, server: Server) -> None:
    room, tokens = server.room("rasanto", "me", "me")
    guest = Guest(server, room, *tokens.values())
    ann = visitors.invite(motion=True)
    ann.page.add_init_script(FRAMES)
    ann.go(f"/t/{room}")
    ann.settled()
    guest.play(guest.turn["seats"][0])
    # the first die is falling: its animation must not wait for the tab either
    ann.wait("pipyard.state.busy && pipyard.state.picture")
    ann.page.evaluate("() => goAway(true)")
    for _ in range(3):
        guest.play(guest.turn["seats"][0])
    ann.until("pipyard.state.picture.scene.dice.length == 4 && !pipyard.state.busy")
    assert ann.page.evaluate(PRESENT) == [4, False, True]
