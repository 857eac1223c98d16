"""The plate with its 45 funnels and the dice on it, in the engine (C11). ``pyramid/geometry.py`` says where cells lie.

A scene advances frame by frame, sixty a second. Before each frame it takes the hands' input, a sample of the channels in
``pyramid/trace.py``: tilt and push of the plate, the force of a finger, a breath, the place of a held die.
Coordinates are fixed to the plate: tilting it turns gravity, pushing it accelerates the dice the other way. Dice that leave a tilted
plate are gone for good.
"""

from __future__ import annotations

from functools import cache
from math import cos, hypot, radians, sin, sqrt, tan

from pipyard.core.text import because
from pipyard.dice.orientation import TRIPLES
from pipyard.dice.polyhedra import Vector, solid
from pipyard.dice.pose import Pose, Turn, standing
from pipyard.physics.engine import STEP_SECONDS, STIFFNESS, Contact, Hold, World, vector
from pipyard.physics.motion import FRAME_RATE, Frame, Motion, Recorder, frame_of
from pipyard.physics.plate_motion import PlateMotion
from pipyard.physics.simulation_errors import PhysicsError
from pipyard.pyramid.action_fields import PLAIN, Rig, size
from pipyard.pyramid.action_space import MOUTH
from pipyard.pyramid.geometry import EDGE, PLATE_STONES, TABLE, beside
from pipyard.pyramid.outcome import SAME, Standing, read

ROUNDING = 1.0
MASS = 0.0045
FRICTION, BOUNCE = 0.20, 0.45
STACKED_BOUNCE, CALMING = 0.05, 3.0
"""Restitution and damping in towers: dice do not rattle and swaying dies down, or the engine would rock them forever."""
AIR = 1.2
"""Kilograms a cubic metre."""
FASTEST_BREATH = 15.0
"""Speed of a breath at the mouth, in metres a second."""
CORE = 45.0
"""Length of the core of the jet, in millimetres: full speed up to here, then falling with the distance."""
CONE = radians(12.0)
DRAG = 1.05
"""The drag coefficient of a cube."""
GUST = 14.0
"""Factor on the drag: by drag alone a jet of 15 m/s would not drive a 4.5 g die out of its funnel; real breath does."""
LEE = 0.1
"""Share of the breath that reaches a die behind another one."""
LOOKED = (4.0, 7.0, 10.0)
"""Heights above a die's middle, in millimetres, at which rays from the mouth test how much of it is exposed."""
FINGER_GRIP = 0.8
"""The friction of a finger."""
REACH = 12.0
"""Fingers lose a die that lags this many millimetres behind them."""
FARTHEST_FALLEN = 400.0
"""Maximum distance from the middle of dice that have left, in millimetres."""
STIFFER, STIFFEST = 480.0, 960.0
"""Stiffer contacts, with half the usual step, for towers, which would sink by a millimetre, and under a finger, where dice carry
hundreds of times their weight and columns would give way by centimetres."""
FALLEN_UPWARDS = 180.0
"""Dice this far above the base have fallen off an upside-down plate."""
LYING = 130.0
"""Minimum distance from the middle of dice that have left."""
HOP = 0.25
"""Speed in metres a second that a tap gives to dice lying askew."""
OVERLAP = 3.0
"""A die overlapping another by this much is no legal position."""


@cache
def _bare(ground: str, stiffness: float) -> bytes:
    world = World(coulomb=True, stiffness=stiffness)
    pair = (FRICTION, bounce(ground))
    stone = Contact.of_dice(pair).against(pair)
    if ground != "table":
        for pose in PLATE_STONES:
            world.fixed_die(pose, EDGE, ROUNDING, stone)
    if ground != "air":
        world.block((-1000.0, -1000.0, TABLE - 100), (1000.0, 1000.0, TABLE), stone)
    return world.snapshot()


class PlateScene:
    """The plate with dice on it, ready for the next action. Dice keep the numbers given to them.

    ``fallen``: the dice that have left the plate, in order. ``slipped``: the fingers have lost their die.
    """

    def __init__(self, dice: dict[int, Pose], rig: Rig = PLAIN, tilted: bool = False) -> None:
        self.rig = rig
        self.tilted = tilted
        stiffness = STIFFER if rig.ground == "table" else STIFFEST if tilted and rig.finger >= 0 else STIFFNESS
        self.world = World(_bare("air" if tilted else rig.ground, stiffness), STEP_SECONDS if stiffness == STIFFNESS else STEP_SECONDS / 2)
        self.world.rest, self.world.slow = 0.5, 1.0
        self.world.calming = CALMING if rig.ground == "table" else 0.0
        self.skin = Contact.of_dice((FRICTION, bounce(rig.ground)))
        self.names: list[int] = []
        self.numbers: dict[int, int] = {}
        self.gone: set[int] = set()
        self.fallen: list[int] = []
        self.lost: dict[int, Pose] = {}
        self.blown: list[int] = []
        self.hold: Hold | None = None
        self.held = -1
        self.hand: Vector = (0.0, 0.0, 0.0)
        self.goes_to: Vector = (0.0, 0.0, 0.0)
        self.slipped = False
        self.swing = PlateMotion(rig.lean)
        for die, pose in dice.items():
            self.put(die, pose, fast=False)
        self.world.lull()
        self.recorder = Recorder({number: frame_of(pose) for number, pose in enumerate(dice.values())}, SAME)

    def put(self, die: int, pose: Pose, fast: bool = True) -> int:
        """Add a die, awake, and return its number in the world."""
        if die in self.numbers:
            raise PhysicsError(because("why-die-on-the-plate-already", die=die))
        self.names.append(die)
        self.numbers[die] = len(self.names) - 1
        return self.world.die(6, pose, EDGE, ROUNDING, MASS, self.skin, fast)

    def bring(self, die: int, pose: Pose, velocity: Vector = (0.0, 0.0, 0.0), spin: Vector = (0.0, 0.0, 0.0)) -> None:
        """Bring in a die, set down or flying."""
        for other, its in self.poses().items():
            if sqrt((pose.x - its.x) ** 2 + (pose.y - its.y) ** 2 + (pose.z - its.z) ** 2) < EDGE - OVERLAP:
                raise PhysicsError(because("why-where-die-lies", other=other))
        number = self.put(die, pose)
        self.recorder.last[number] = frame_of(pose)
        self.world.strike(number, velocity, spin)

    def poses(self) -> dict[int, Pose]:
        """The poses of all dice present."""
        found: dict[int, Pose] = {}
        for number, die in enumerate(self.names):
            if die in self.lost:
                found[die] = self.lost[die]
            elif die not in self.gone:
                found[die] = self.world.pose(number)
        return found

    def read(self) -> dict[int, Standing]:
        return read(self.poses(), self.rig.supported, self.rig.ground)

    def drive(self, sample: dict[str, float]) -> None:
        """Set the hands' input."""
        if "tilt_x" in sample or "tilt_y" in sample or "push_x" in sample or "push_y" in sample:
            self._tilt(sample)
        if "press" in sample:
            self._press(sample["press"])
        if "breath" in sample:
            self._blow(sample)
        if "grip" in sample:
            self._draw(sample)

    def _tilt(self, sample: dict[str, float]) -> None:
        self.swing.follow(sample)

    def _swing(self) -> None:
        """Turn the plate towards the hands' target. All dice feel it except the one under a finger."""
        held = self.held if self.hold is not None else -1
        here = [number for number, die in enumerate(self.names) if die not in self.gone and die not in self.lost and die != held]
        self.swing.frame(self.world, here, MASS)

    @property
    def lean(self) -> float:
        """How far the plate is from level, in degrees."""
        return self.swing.lean

    def _press(self, force: float) -> None:
        if self.hold is None:
            if force <= 0 or self.slipped:
                return
            under = [die for die, standing in self.read().items() if standing.cell == self.rig.finger and self.rig.finger >= 0]
            if not under:
                raise PhysicsError(because("why-no-die-under-the-finger"))
            self.grasp(under[0])
        assert self.hold is not None
        x, y, _, _ = self.world.raw(self.numbers[self.held])
        if force <= 0 or hypot(x - self.hand[0], y - self.hand[1]) > REACH:
            self.let_go()
            self.slipped = True
        else:
            self.hold.grip(FINGER_GRIP * force, FINGER_GRIP * force, 0.0)
            self.world.leave_alone(self.numbers[self.held])
            self.world.push(self.numbers[self.held], (0.0, 0.0, -force))

    def grasp(self, die: int) -> None:
        """Take hold of a die."""
        if die not in self.numbers or die in self.gone or die in self.lost:
            raise PhysicsError(because("why-no-die-to-hold", die=die))
        self.held = die
        self.hold = Hold(self.world, self.numbers[die])
        self.hand = self.goes_to = self.hold.start

    def _draw(self, sample: dict[str, float]) -> None:
        if self.hold is None:
            return
        grip = sample["grip"]
        x, y, z, _ = self.world.raw(self.numbers[self.held])
        lag = sqrt((x - self.hand[0]) ** 2 + (y - self.hand[1]) ** 2 + (z - self.hand[2]) ** 2)
        if lag > REACH or grip <= 0:
            self.let_go()
            self.slipped = grip > 0
            return
        sx, sy, sz = self.hold.start
        self.goes_to = (sx + sample.get("hand_x", 0.0), sy + sample.get("hand_y", 0.0), sz + sample.get("hand_z", 0.0))
        self.hold.grip(grip, grip, grip)

    def let_go(self) -> None:
        """Release the held die where it is."""
        if self.hold is not None:
            self.hold.let_go()
            self.hold = None
            self.world.leave_alone(self.numbers[self.held])

    def take(self) -> None:
        """Remove the held die."""
        self.let_go()
        self.world.freeze(self.numbers[self.held])
        self.gone.add(self.held)

    def _blow(self, sample: dict[str, float]) -> None:
        for number in self.blown:
            self.world.leave_alone(number)
        self.blown = []
        strength = sample["breath"]
        if strength <= 0:
            return
        mouth = (sample.get("mouth_x", 0.0), sample.get("mouth_y", 0.0), sample.get("mouth_z", 0.0))
        turned, raised = radians(sample.get("turned", 0.0)), radians(sample.get("raised", 0.0))
        way = (cos(turned) * cos(raised), sin(turned) * cos(raised), sin(raised))
        reached: list[tuple[int, Vector]] = []
        for number, die in enumerate(self.names):
            if die in self.gone or die in self.lost:
                continue
            x, y, z, _ = self.world.raw(number)
            reached.append((number, (x - mouth[0], y - mouth[1], z - mouth[2])))
            if size(reached[-1][1]) < MOUTH - 1:
                return  # closer than any mouth gets
        for number, (dx, dy, dz) in reached:
            ahead = dx * way[0] + dy * way[1] + dz * way[2]
            if ahead <= 0:
                continue
            aside = sqrt(max(0.0, dx * dx + dy * dy + dz * dz - ahead * ahead))
            wind = breath_at(strength, ahead, aside)
            if wind < 0.5:
                continue
            force = GUST * AIR / 2 * DRAG * (EDGE / 1000) ** 2 * wind * wind
            force *= max(LEE, self.world.exposed(mouth, number, LOOKED))
            self.world.push(number, (force * way[0], force * way[1], force * way[2]), EDGE / 6)
            self.blown.append(number)

    def frame(self) -> bool:
        """Advance by one frame. Return whether anything still moves."""
        each = round(1 / FRAME_RATE / self.world.step_seconds)
        if self.tilted:
            self._swing()
        if self.hold is not None and self.hand != self.goes_to:
            for step in range(1, each + 1):
                way = step / each
                self.hold.move(vector([a + way * (b - a) for a, b in zip(self.hand, self.goes_to, strict=True)]))
                self.world.advance(1)
            self.hand = self.goes_to
        else:
            self.world.advance(each)
        moving = self.world.raws()
        self.recorder.add(moving)
        self._part(moving)
        return bool(moving) and not self.world.resting()

    def _part(self, moving: dict[int, Frame]) -> None:
        """Note dice that leave the plate, and remove those gone for good."""
        for number, (x, y, z, turn) in moving.items():
            die = self.names[number]
            if die in self.gone or die in self.lost:
                continue
            left = z < TABLE / 2 and self.rig.ground == "plate"
            if self.tilted:
                left = beside(x, y) > EDGE or z < -EDGE or z > FALLEN_UPWARDS
            if left and die not in self.fallen:
                self.fallen.append(die)
            if (left and self.tilted) or z < TABLE - EDGE:
                self.lost[die] = laid(x, y, turn)
                self.world.freeze(number)

    def tap(self, dice: list[int], spins: list[Vector]) -> None:
        """Tap the plate from below: dice lying askew hop a little."""
        for die, spin in zip(dice, spins, strict=True):
            self.world.strike(self.numbers[die], (0.0, 0.0, HOP), spin)

    def slow(self) -> bool:
        """Whether no die moves faster than 1 mm/s."""
        for number in self.world.moving():
            (vx, vy, vz), (sx, sy, sz) = self.world.velocity(number)
            if vx * vx + vy * vy + vz * vz > 1e-6 or sx * sx + sy * sy + sz * sz > 0.01:
                return False
        return True

    def motion(self) -> Motion:
        """The recorded motion since the scene was made."""
        motion = self.recorder.motion()
        for track in motion.tracks:
            track.die = self.names[track.die]
        return motion


def bounce(ground: str) -> float:
    """The restitution of dice."""
    return STACKED_BOUNCE if ground == "table" else BOUNCE


def breath_at(strength: float, ahead: float, aside: float) -> float:
    """Air speed of a breath (m/s) at a distance ahead of the mouth and off its axis, in millimetres."""
    wide = ahead * tan(CONE) + EDGE / 2
    if aside >= wide:
        return 0.0
    return FASTEST_BREATH * strength * min(1.0, CORE / ahead) * (1 - (aside / wide) ** 2)


def laid(x: float, y: float, turn: Turn) -> Pose:
    """The pose of a die that has left the plate: flat on the table, its uppermost number up."""
    face = Pose(0.0, 0.0, 0.0, turn).face(solid(6))
    flat = next(index for index, triple in enumerate(TRIPLES) if triple.text[2] == str(face))
    far = hypot(x, y)
    grow = max(1.0, LYING / far) if far > 1 else 1.0
    away = min(1.0, FARTHEST_FALLEN / max(1.0, far))
    return Pose((x or LYING) * grow * away, y * grow * away, TABLE + EDGE / 2, standing(6, flat))
