"""Graphics that are lost, or were never there."""

from __future__ import annotations

import pytest

from .pages import DESK, NO_WEBGL, PHONE, Visitors

pytestmark = pytest.mark.browser

CALM = """((stage) => {
    const frame = stage.renderer.info.render.frame;
    window.looks = frame > 0 && frame === window.seen ? (window.looks ?? 0) + 1 : 0;
    window.seen = frame;
    return window.looks > 25 && stage.ratio === stage.still;
})(pipyard.board.stage)"""
"""The finest picture is drawn, and nothing has been drawn since for 25 looks."""


@pytest.mark.parametrize("device", [DESK, PHONE])
def test_without_webgl_the_board_is_drawn_flat_and_can_be_played(visitors: Visitors, device: dict[str, object]) -> None:
    ann = visitors.invite(device)
    ann.page.context.add_init_script(NO_WEBGL)
    ann.set_up("rasanto", "Ann", "me", "me")
    for cell in ("0,4,4", "1,4,3"):
        ann.my_turn()
        ann.page.locator(f'.flat-pyramid [data-cell="{cell}"] circle').click(force=True)
        ann.until("pipyard.state.move")
        ann.confirm()
        ann.until(f"document.querySelectorAll('.flat-pyramid [data-cell=\"{cell}\"] polygon').length == 3")
        assert cell in ann.dice
    assert ann.page.locator("canvas").count() == 0


@pytest.mark.parametrize("quality", ["low", "medium", "high"])
def test_a_lost_context_comes_back_with_everything_drawn(visitors: Visitors, quality: str) -> None:
    ann = visitors.invite({"viewport": {"width": 560, "height": 420}}, quality=quality)
    ann.set_up("el_dado", "Ann", "me", "me")
    ann.my_turn()
    stage = "pipyard.board.stage.renderer"
    ann.until(CALM)
    canvas = ann.page.locator(".stage canvas")
    before = canvas.screenshot()
    ann.page.evaluate(f"() => {stage}.forceContextLoss()")
    ann.until(f"{stage}.getContext().isContextLost()")
    ann.page.evaluate(f"() => {stage}.forceContextRestore()")
    # frames are counted from the beginning again
    ann.until(f"!{stage}.getContext().isContextLost()")
    ann.until(CALM)
    assert canvas.screenshot() == before
