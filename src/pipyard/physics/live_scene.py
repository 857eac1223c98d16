"""A live scene without its process: push input, advance frame by frame.

It records the input as simulated. The recording is the move, the result of the dice its outcome.
"""

from __future__ import annotations

from math import hypot
from random import Random

from msgspec import Struct

from pipyard.core.text import because
from pipyard.physics.action_simulation import ActionSimulation
from pipyard.physics.motion import FRAME_RATE
from pipyard.physics.simulation_errors import PhysicsError
from pipyard.pyramid.actions import Action, Blow, Press, Pull, Tilt
from pipyard.pyramid.outcome import ActionOutcome
from pipyard.pyramid.trace import BLOW, HAND, MAX_TRACE_FRAMES, MOST_LETTERS, PRESS, SHAKE, Trace, quantised

VERB_CHANNELS: dict[str, tuple[str, ...]] = {"tilt": SHAKE, "press": PRESS, "blow": BLOW, "pull": HAND}
"""The input channels of each verb."""
HAND_CHANNELS = ("hand_x", "hand_y", "hand_z")
ROUNDED = 0.1
"""Millimetres by which rounding may move a hand beyond its limit."""

Placed = tuple[int, float, float, float, float, float, float, float]
"""A die, its place in millimetres, and its turn (w, i, j, k)."""


class LiveFrame(Struct, frozen=True):
    """A frame to draw: the plate's tilt (degrees, as in the channels), the dice that moved since the last frame drawn, and the
    plate's displacement by a push (millimetres)."""

    frame: int
    tilt: tuple[float, float]
    dice: list[Placed]
    shift: tuple[float, float] = (0.0, 0.0)


class LiveResult(Struct, frozen=True):
    """The result of a live scene: move and outcome as text, the motion encoded (``motion.read_text``; empty if too long), the
    seconds of the scene, and the outcome's remarks."""

    move: str
    outcome: str
    motion: str
    seconds: float
    words: list[str]


def live_action(verb: str, cell: int = -1, die: int = -1) -> Action:
    """An action with no input yet, to be performed live."""
    if verb not in VERB_CHANNELS:
        raise PhysicsError(because("why-not-live", verb=verb, can=", ".join(VERB_CHANNELS)))
    trace = Trace(VERB_CHANNELS[verb], [tuple([0] * len(VERB_CHANNELS[verb]))])
    if verb == "tilt":
        return Tilt(trace)
    if verb == "press":
        return Press(cell, trace)
    if verb == "blow":
        return Blow((0.0, 0.0, 0.0), (0.0, 1.0, 0.0), 0.0, trace.seconds, trace)
    return Pull(cell, (0.0, 0.0, 1.0), die=die, trace=trace)


class LiveScene:
    """A live scene, advanced by its owner. It records the input as simulated."""

    def __init__(self, space: ActionOutcome, seed: str = "") -> None:
        self.space = space
        self.verb = space.action.verb
        self.channels = VERB_CHANNELS[self.verb]
        self.going = ActionSimulation(space, Random(seed))
        self.rows: list[tuple[int, ...]] = []
        self.row: tuple[int, ...] = tuple([0] * len(self.channels))
        self.seen: dict[int, Placed] = {}
        left = space.left if space.left > 0 else MAX_TRACE_FRAMES / FRAME_RATE
        self.most = min(MAX_TRACE_FRAMES, round(left * FRAME_RATE))

    def push(self, sample: dict[str, float]) -> None:
        """Set the hand's input; channels not named stay as they are."""
        full = Trace(self.channels, [self.row]).sample(0)
        full.update(sample)
        steepest = self.space.rig.steepest
        for name in ("tilt_x", "tilt_y"):
            if name in full and full[name] == full[name]:
                full[name] = max(-steepest, min(steepest, full[name]))
        if self.verb == "pull":
            far = hypot(*[full[name] for name in HAND_CHANNELS])
            most = self.space.rig.farthest - ROUNDED
            for name in HAND_CHANNELS if far > most else ():
                full[name] *= most / far
        self.row = quantised(self.channels, full)

    def frame(self) -> bool:
        """Advance by one frame. Return whether the scene goes on."""
        if self.going.done:
            return False
        if self.going.driven:
            self.rows.append(self.row)
            self.going.frame(Trace(self.channels, [self.row]).sample(0))
            if len(self.rows) >= self.most:
                self.going.rest()
        else:
            self.going.frame()
        return not self.going.done

    def shown(self) -> LiveFrame:
        """The changes since the last call."""
        scene = self.going.scene
        dice: list[Placed] = []
        for number in scene.world.moving() if self.seen else range(len(scene.names)):
            die = scene.names[number]
            if die in scene.lost or die in scene.gone:
                continue
            x, y, z, (w, i, j, k) = scene.world.raw(number)
            placed = (die, round(x, 1), round(y, 1), round(z, 1), round(w, 3), round(i, 3), round(j, 3), round(k, 3))
            if self.seen.get(die) != placed:
                self.seen[die] = placed
                dice.append(placed)
        for die, pose in scene.lost.items():
            placed = (die, pose.x, pose.y, pose.z, pose.w, pose.i, pose.j, pose.k)
            if self.seen.get(die) != placed:
                self.seen[die] = placed
                dice.append(placed)
        (tilt_x, tilt_y), (shift_x, shift_y) = scene.swing.tilt, scene.swing.shift
        tilt = (round(57.29578 * tilt_x, 1), round(57.29578 * tilt_y, 1))
        return LiveFrame(self.going.frames, tilt, dice, (round(shift_x, 1), round(shift_y, 1)))

    def ended(self) -> LiveResult:
        """The result. Dice that still move are read as they are."""
        self.going.rest()
        simulation = self.going.result()
        trace = self.trace()
        action = self.space.action
        move: Action
        if isinstance(action, Press):
            move = Press(action.cell, trace)
        elif isinstance(action, Pull):
            move = Pull(action.cell, action.direction, die=action.die, trace=trace)
        elif isinstance(action, Blow):
            move = Blow(action.mouth, action.direction, 0.0, trace.seconds, trace)
        else:
            move = Tilt(trace)
        motion = simulation.motion.text() if simulation.motion is not None else ""
        return LiveResult(move.text(), simulation.outcome.text, motion, simulation.seconds, sorted(self.going.words))

    def trace(self) -> Trace:
        """The recorded movement, at a coarser resolution if it would be too long."""
        used = [at for at in range(len(self.channels)) if any(row[at] for row in self.rows)] or [0]
        names = tuple([self.channels[at] for at in used])
        rows = [tuple([row[at] for at in used]) for row in self.rows] or [tuple([0] * len(used))]
        trace = Trace(names, rows)
        coarse = 1
        while len(trace.text()) > MOST_LETTERS:
            coarse *= 2
            trace = Trace(
                names,
                [tuple([coarse * (value // coarse) if value >= 0 else -coarse * (-value // coarse) for value in row]) for row in rows],
            )
        return trace
