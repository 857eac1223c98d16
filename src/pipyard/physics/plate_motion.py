"""The plate in two hands: it follows their target with a small delay, and dice feel it turn.

Coordinates are fixed to the plate. So gravity turns, and a turning plate acts on dice by inertial forces that depend on their place:
rocking it about its middle throws up the dice on the falling side and leaves those near the axis alone. This lets a player move one
die and not the others.
"""

from __future__ import annotations

from math import cos, degrees, hypot, pi, radians, sin

from pipyard.dice.pose import GRAVITY
from pipyard.physics.engine import World
from pipyard.physics.motion import FRAME_RATE

HAND_BANDWIDTH = 2 * pi * 6
"""Bandwidth of the hands, in radians a second."""
SPRIGHTLY = 150.0
"""Maximum angular acceleration of the plate, in radians a second squared: 15 m/s² at its corners."""
HAND_SUBSTEPS = 4
"""Substeps of the hands per frame."""
RETURN_BANDWIDTH = 2 * pi * 2
"""Bandwidth with which hands return a pushed plate, in radians a second."""
CALM = 0.5
FELT_TURN = 0.02
"""Angular acceleration and speed (rad/s², rad/s) below which dice feel nothing."""


class PlateMotion:
    """The plate's tilt (radians, as in ``tilt_x`` and ``tilt_y``), its rate and target, and its displacement by a push (millimetres).

    Dice feel a push as sampled while it lasts. The way back is shown, but not felt.
    """

    __slots__ = ("drift", "felt", "pushed", "rate", "shift", "tilt", "wanted")

    def __init__(self, lean: tuple[float, float] = (0.0, 0.0)) -> None:
        self.tilt = (radians(lean[0]), radians(lean[1]))
        self.rate = (0.0, 0.0)
        self.wanted = self.tilt
        self.pushed = (0.0, 0.0)
        self.shift = (0.0, 0.0)
        self.drift = (0.0, 0.0)
        self.felt = False

    @property
    def lean(self) -> float:
        """How far the plate is from level, in degrees."""
        return degrees(hypot(*self.tilt))

    def follow(self, sample: dict[str, float]) -> None:
        """Set the hands' target."""
        self.wanted = (radians(sample.get("tilt_x", 0.0)), radians(sample.get("tilt_y", 0.0)))
        self.pushed = (sample.get("push_x", 0.0), sample.get("push_y", 0.0))

    def still(self) -> bool:
        """Whether the plate has reached the target."""
        away = hypot(self.wanted[0] - self.tilt[0], self.wanted[1] - self.tilt[1])
        return away < 1e-3 and hypot(*self.rate) < FELT_TURN

    def frame(self, world: World, dice: list[int], mass: float) -> None:
        """Advance the plate by one frame and apply its forces to these dice."""
        x, y = self.tilt
        vx, vy = self.rate
        ax = ay = 0.0
        part = 1 / FRAME_RATE / HAND_SUBSTEPS
        for _ in range(HAND_SUBSTEPS):
            ax = HAND_BANDWIDTH * (HAND_BANDWIDTH * (self.wanted[0] - x) - 2 * vx)
            ay = HAND_BANDWIDTH * (HAND_BANDWIDTH * (self.wanted[1] - y) - 2 * vy)
            hard = hypot(ax, ay)
            if hard > SPRIGHTLY:
                ax, ay = ax * SPRIGHTLY / hard, ay * SPRIGHTLY / hard
            vx, vy = vx + part * ax, vy + part * ay
            x, y = x + part * vx, y + part * vy
        self.tilt, self.rate = (x, y), (vx, vy)
        self._carry()
        angle = hypot(x, y)
        share = sin(angle) / angle if angle > 1e-9 else 0.0
        world.pull_of((GRAVITY * share * x - self.pushed[0], GRAVITY * share * y - self.pushed[1], -GRAVITY * cos(angle)))
        turning = hypot(ax, ay) > CALM or hypot(vx, vy) > FELT_TURN
        if turning:
            # lowering +x is a turn about +y, lowering +y one about -x
            world.turned(dice, (-vy, vx), (-ay, ax), mass)
        elif self.felt:
            for number in dice:
                world.leave_alone(number)
        self.felt = turning

    def _carry(self) -> None:
        """Displace the plate by a push, and return it."""
        (sx, sy), (ux, uy), (px, py) = self.shift, self.drift, self.pushed
        if not (sx or sy or ux or uy or px or py):
            return
        part = 1 / FRAME_RATE / HAND_SUBSTEPS
        for _ in range(HAND_SUBSTEPS):
            ux += part * (1000 * px - RETURN_BANDWIDTH * (RETURN_BANDWIDTH * sx + 2 * ux))
            uy += part * (1000 * py - RETURN_BANDWIDTH * (RETURN_BANDWIDTH * sy + 2 * uy))
            sx, sy = sx + part * ux, sy + part * uy
        self.shift, self.drift = (sx, sy), (ux, uy)
