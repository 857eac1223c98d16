"""A full breath from where the browser's mouth is moves the die it is aimed at, wherever the player looks from."""

from __future__ import annotations

import re
from math import cos, dist, radians, sin
from pathlib import Path

import pytest

from pipyard.books.families.few_dice import FewDiceState
from pipyard.core.match import Match
from pipyard.core.source import Seeded
from pipyard.dice.pose import Pose
from pipyard.physics.live_scene import LiveScene, live_action
from pipyard.physics.motion import FRAME_RATE
from pipyard.shelf import game

CLIENT = Path(__file__).parents[2] / "web" / "src" / "rules" / "live_input.ts"
FUNNEL = 22.0
"""Millimetres from one funnel to the next, a little less."""


def number(name: str) -> float:
    """A constant of the client."""
    found = re.search(rf"^const {name} = ([\d.]+);", CLIENT.read_text(encoding="utf-8"), re.MULTILINE)
    assert found, name
    return float(found[1])


def mouth_behind(pose: Pose, way: float) -> dict[str, float]:
    far, turn, down = number("MOUTH_DISTANCE"), radians(way), radians(number("FLAT"))
    x, y = pose.x - far * cos(down) * cos(turn), pose.y - far * cos(down) * sin(turn)
    return {"mouth_x": x, "mouth_y": y, "mouth_z": pose.z + 3 + far * sin(down), "turned": way, "raised": -number("FLAT")}


@pytest.mark.parametrize(("which", "way"), [(3, 90), (3, 30), (3, -30), (3, -150), (0, -90), (1, 90), (1, 150), (2, 30), (2, -30)])
def test_a_full_breath_moves_the_die_it_is_aimed_at(which: int, way: float) -> None:
    """Three dice in the corners, the last in the middle; from these sides no other one is in the way of the mouth."""
    state = Match(game("dune"), 1, "1", source=Seeded("1")).state
    assert isinstance(state, FewDiceState)
    die = list(state.dice.values())[which]
    assert die.pose is not None
    breath = mouth_behind(die.pose, way)
    course = LiveScene(state.outcome_of(live_action("blow")))
    strength = 0.0
    for _ in range(round(1.7 * FRAME_RATE)):
        strength = min(1.0, strength + 1 / number("INHALE") / FRAME_RATE)
        course.push({**breath, "breath": strength})
        if not course.frame():
            break
    course.going.rest()
    while course.frame():
        pass
    now = course.going.scene.poses()[die.number]
    assert dist((now.x, now.y), (die.pose.x, die.pose.y)) > FUNNEL
