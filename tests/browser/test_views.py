"""Where one looks from: at home at the own side, over all three sides; the camera glides and never jumps."""

from __future__ import annotations

from typing import Any

import pytest

from .pages import DESK, PHONE, Person, Visitors

pytestmark = pytest.mark.browser


def height(person: Person, cells: list[str]) -> float:
    """Where on the page these cells are seen, on average: the larger, the nearer to the player."""
    spots = [person.page.evaluate("cell => pipyard.pixel(cell).y", cell) for cell in cells]
    return sum(spots) / len(spots)


@pytest.mark.parametrize("device", [DESK, PHONE])
@pytest.mark.parametrize("game", ["mucho", "diebylon"])
def test_whose_corner_it_is_has_it_near(visitors: Visitors, game: str, device: dict[str, Any]) -> None:
    ann = visitors.invite(device)
    ann.set_up(game, "Ann", "me", "me", "me")
    ann.my_turn()
    seat = ann.picture["turn"]["seats"][0]
    corner = [[8, 0, 0], [0, 8, 0], [0, 0, 8]]
    own = ",".join(map(str, corner[seat]))
    others = [",".join(map(str, one)) for one in corner if one != corner[seat]]
    assert height(ann, [own]) > min(height(ann, [other]) for other in others) + 40


def test_the_camera_glides_from_view_to_view(visitors: Visitors) -> None:
    ann = visitors.invite(motion=True)
    ann.page.clock.install()
    ann.set_up("rasanto", "Ann", "me", "me")
    ann.my_turn()
    eye = "() => pipyard.board.stage.camera.position.toArray()"
    home = ann.page.evaluate(eye)
    ann.page.clock.pause_at(ann.page.evaluate("() => Date.now() + 2000"))
    ann.page.click('[data-key="view-y"]')
    ann.page.clock.run_for(200)
    between = ann.page.evaluate(eye)
    ann.page.clock.run_for(1000)
    there = ann.page.evaluate(eye)

    def far(a: list[float], b: list[float]) -> float:
        return float(sum((one - other) ** 2 for one, other in zip(a, b, strict=True)) ** 0.5)

    assert far(home, there) > 5
    assert 1 < far(home, between) < far(home, there) + 1
    assert far(between, there) > 1
