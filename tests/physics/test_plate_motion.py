"""A plate in two hands, pushed to and fro."""

from __future__ import annotations

from pipyard.physics.live_scene import LiveScene, live_action
from pipyard.pyramid.action_fields import Rig
from pipyard.pyramid.cells import cell
from pipyard.pyramid.outcome import ActionOutcome, seated


def test_a_push_carries_the_plate_away_and_hands_draw_it_back() -> None:
    course = LiveScene(ActionOutcome({1: seated(1, 0, cell(3, 3, 2))}, live_action("tilt"), Rig()))
    seen: list[tuple[float, float]] = []
    for frame in range(60):
        course.push({"push_x": 12.0 if frame < 5 else -12.0 if frame < 10 else 0.0, "push_y": 0.0})
        course.frame()
        seen.append(course.shown().shift)
    farthest = max([x for x, _ in seen])
    assert 10 < farthest < 60
    assert min([x for x, _ in seen]) < -2
    assert seen[-1] == (0.0, 0.0)
    assert {y for _, y in seen} == {0.0}
