"""The plate in two hands: it follows what they want with a little delay, and dice feel how it turns.

The world is that of the plate. So gravity goes round in it, and what a turning plate does to dice comes as forces that depend on where
they lie: a plate that is rocked about its middle throws up the dice of the side that goes down and leaves those near the axis alone.
That is what makes it possible to move one die and not the others.
"""

from __future__ import annotations

from math import cos, degrees, hypot, pi, radians, sin

from pipyard.physics.engine import World
from pipyard.physics.motion import RATE

GRAVITY = 9.81
QUICK = 2 * pi * 6
"""How quickly hands follow, in radians a second."""
SPRIGHTLY = 150.0
"""Hands turn the plate with at most so many radians a second squared: 15 m/s² at its corners."""
PARTS = 4
"""How often a frame is cut for the hands."""
HELD = 2 * pi * 2
"""How firmly hands draw a plate back that they have pushed, in radians a second."""
CALM = 0.5
STILL = 0.02
"""A plate that turns with less, in radians a second squared and a second, is felt by no die."""


class PlateMotion:
    """How the plate is tilted (radians, as in ``tilt_x`` and ``tilt_y``), how fast that changes, and where the hands want it; and how far
    a push has carried it in its own plane (millimetres). Dice feel a push while it lasts, as the samples say; that the hands
    draw the plate back afterwards is for the eyes only."""

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
        """What the hands want from now on."""
        self.wanted = (radians(sample.get("tilt_x", 0.0)), radians(sample.get("tilt_y", 0.0)))
        self.pushed = (sample.get("push_x", 0.0), sample.get("push_y", 0.0))

    def still(self) -> bool:
        """Whether the plate is where the hands want it."""
        away = hypot(self.wanted[0] - self.tilt[0], self.wanted[1] - self.tilt[1])
        return away < 1e-3 and hypot(*self.rate) < STILL

    def frame(self, world: World, dice: list[int], mass: float) -> None:
        """The plate goes on by a frame, and these dice feel it."""
        x, y = self.tilt
        vx, vy = self.rate
        ax = ay = 0.0
        part = 1 / RATE / PARTS
        for _ in range(PARTS):
            ax = QUICK * (QUICK * (self.wanted[0] - x) - 2 * vx)
            ay = QUICK * (QUICK * (self.wanted[1] - y) - 2 * vy)
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
        turning = hypot(ax, ay) > CALM or hypot(vx, vy) > STILL
        if turning:
            # lowering +x is a turn about +y, lowering +y one about -x
            world.turned(dice, (-vy, vx), (-ay, ax), mass)
        elif self.felt:
            for number in dice:
                world.leave_alone(number)
        self.felt = turning

    def _carry(self) -> None:
        """A push carries the plate away, and the hands draw it back."""
        (sx, sy), (ux, uy), (px, py) = self.shift, self.drift, self.pushed
        if not (sx or sy or ux or uy or px or py):
            return
        part = 1 / RATE / PARTS
        for _ in range(PARTS):
            ux += part * (1000 * px - HELD * (HELD * sx + 2 * ux))
            uy += part * (1000 * py - HELD * (HELD * sy + 2 * uy))
            sx, sy = sx + part * ux, sy + part * uy
        self.shift, self.drift = (sx, sy), (ux, uy)
