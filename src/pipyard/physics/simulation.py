"""The result of a simulated shot or action."""

from __future__ import annotations

from msgspec import Struct

from pipyard.core.notation import Outcome
from pipyard.dice.pose import Pose
from pipyard.physics.motion import Motion


class Simulation(Struct, frozen=True):
    """The outcome in the notation of the rules, the recorded motion, and how it went.

    ``seconds`` are simulated. ``capped``: time ran out before everything lay still. ``foul``: a rolled die touched something
    before the disc.
    """

    outcome: Outcome
    motion: Motion | None
    seconds: float
    capped: bool
    foul: bool
    poses: dict[int, Pose]
