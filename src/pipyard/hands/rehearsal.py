"""What all hands share: simulating on a copy of the scene, tremor, and moves that need no hand."""

from __future__ import annotations

from copy import copy
from typing import Any

from pipyard.books.families.attempt_entries import ACCEPT, OBJECT
from pipyard.books.families.attempts import AttemptsState
from pipyard.core.notation import Move
from pipyard.dice.pose import Pose
from pipyard.physics.motion import Frame
from pipyard.physics.plate_scene import PlateScene

REHEARSAL_REST_SPEED = 0.01
"""Metres a second below which dice count as at rest."""
CHECK_FRAMES = 4
"""Frames between two checks for rest."""


class NullRecorder:
    """A recorder that records nothing: simulations of a hand are not shown."""

    def add(self, moving: dict[int, Frame]) -> None:
        """Ignore the frame."""


class Rehearsal:
    """A snapshot of a scene, to be resumed any number of times."""

    def __init__(self, scene: PlateScene) -> None:
        self.scene = scene
        self.snapshot = scene.world.snapshot()

    def again(self) -> PlateScene:
        """A fresh copy that shares nothing with the original."""
        old = self.scene
        new = copy(old)
        new.world = old.world.again(self.snapshot)
        new.names, new.numbers = old.names[:], dict(old.numbers)
        new.gone, new.fallen, new.lost, new.blown = set(old.gone), old.fallen[:], dict(old.lost), []
        new.swing = copy(old.swing)
        unrecorded: Any = NullRecorder()
        new.recorder = unrecorded
        return new

    def after(self, samples: list[dict[str, float]], rest: dict[str, float], most: int = 90) -> PlateScene:
        """Run a movement on the scene, then wait for rest, at most a number of frames."""
        scene = self.again()
        for sample in samples:
            scene.drive(sample)
            scene.frame()
            if scene.fallen:
                return scene
        scene.drive(rest)
        for frame in range(1, most + 1):
            scene.frame()
            if scene.fallen or (frame % CHECK_FRAMES == 0 and quiet(scene)):
                break
        return scene


def quiet(scene: PlateScene) -> bool:
    """Whether the plate is still and all dice are at rest."""
    if scene.tilted and not scene.swing.still():
        return False
    for number in scene.world.moving():
        if scene.names[number] in scene.gone or scene.names[number] in scene.lost:
            continue
        (x, y, z), (a, b, c) = scene.world.velocity(number)
        if x * x + y * y + z * z > REHEARSAL_REST_SPEED**2 or a * a + b * b + c * c > 0.25:
            return False
    return True


def words_only(view: AttemptsState) -> Move | None:
    """The move where no action is needed: accept entries. At a real table a bot has no hands and gives up its try."""
    if view.phase == OBJECT:
        return ACCEPT
    if not view.by_hand:
        return None
    entries = view.entries()
    if entries.words:
        return Move(entries.words[-1])
    verb = next(iter(entries.rows))
    return Move(verb, *[0 for _ in entries.rows[verb]])


def on_plate(scene: PlateScene) -> dict[int, Pose]:
    """The poses of the dice still on the plate."""
    return {die: pose for die, pose in scene.poses().items() if die not in scene.lost and die not in scene.fallen}
