"""What all hands share: trying things on a copy of the scene, trembling, and what there is to say when nothing is to be done."""

from __future__ import annotations

from copy import copy
from typing import Any

from pipyard.books.families.attempts import ACCEPT, OBJECT, AttemptsState
from pipyard.core.notation import Move
from pipyard.dice.pose import Pose
from pipyard.physics.motion import Frame
from pipyard.physics.plate import Scene

QUIET = 0.01
"""Metres a second: slower dice lie as good as still."""
LOOK = 4
"""Frames between two looks whether everything lies still."""


class Unrecorded:
    """Nobody keeps what only happens in the mind."""

    def add(self, moving: dict[int, Frame]) -> None:
        """It is forgotten at once."""


class Rehearsal:
    """A scene as it is now, to be gone on with as often as one likes."""

    def __init__(self, scene: Scene) -> None:
        self.scene = scene
        self.snapshot = scene.world.snapshot()

    def again(self) -> Scene:
        """The scene as it was; it shares nothing with the real one."""
        old = self.scene
        new = copy(old)
        new.world = old.world.again(self.snapshot)
        new.names, new.numbers = old.names[:], dict(old.numbers)
        new.gone, new.fallen, new.lost, new.blown = set(old.gone), old.fallen[:], dict(old.lost), []
        new.swing = copy(old.swing)
        unrecorded: Any = Unrecorded()
        new.recorder = unrecorded
        return new

    def after(self, samples: list[dict[str, float]], rest: dict[str, float], most: int = 90) -> Scene:
        """The scene after a movement, when everything lies still again or after so many frames more."""
        scene = self.again()
        for sample in samples:
            scene.drive(sample)
            scene.frame()
            if scene.fallen:
                return scene
        scene.drive(rest)
        for frame in range(1, most + 1):
            scene.frame()
            if scene.fallen or (frame % LOOK == 0 and quiet(scene)):
                break
        return scene


def quiet(scene: Scene) -> bool:
    """Whether the plate stands still and no die moves much."""
    if scene.tilted and not scene.swing.still():
        return False
    for number in scene.world.moving():
        if scene.names[number] in scene.gone or scene.names[number] in scene.lost:
            continue
        (x, y, z), (a, b, c) = scene.world.velocity(number)
        if x * x + y * y + z * z > QUIET**2 or a * a + b * b + c * c > 0.25:
            return False
    return True


def words_only(view: AttemptsState) -> Move | None:
    """What a bot says where no hands are asked for: it accepts entries, and at a real table it has no hands to try with."""
    if view.phase == OBJECT:
        return ACCEPT
    if not view.by_hand:
        return None
    entries = view.entries()
    if entries.words:
        return Move(entries.words[-1])
    verb = next(iter(entries.rows))
    return Move(verb, *[0 for _ in entries.rows[verb]])


def on_plate(scene: Scene) -> dict[int, Pose]:
    """Where the dice lie that have not left the plate."""
    return {die: pose for die, pose in scene.poses().items() if die not in scene.lost and die not in scene.fallen}
