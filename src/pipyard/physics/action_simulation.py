"""An action at the plate, frame by frame, from the first input until everything lies still.

:func:`simulate_action` runs a whole action at once. A live scene (``physics/live_scene.py``) feeds the same
:class:`ActionSimulation` the player's input as it arrives.
"""

from __future__ import annotations

from math import asin, atan2, cos, degrees, pi, sin
from random import Random

from pipyard.core.text import because
from pipyard.dice.pose import Pose, any_turn, standing, yawed
from pipyard.physics.cpu_time import cpu_seconds
from pipyard.physics.motion import FRAME_RATE
from pipyard.physics.plate_scene import PlateScene
from pipyard.physics.simulation import Simulation
from pipyard.physics.simulation_errors import PhysicsError
from pipyard.pyramid.action_fields import Rig, size
from pipyard.pyramid.actions import Action, Blow, Flick, Ladle, Place, Press, Pull, Throw, Tilt
from pipyard.pyramid.geometry import EDGE, TABLE
from pipyard.pyramid.outcome import ASTRAY, KEPT, OFF, SEATED, TAKEN, ActionOutcome

MAX_SETTLE_SECONDS = 10.0
"""Seconds after the last input; a scene that still moves then is read as it is."""
ACTION_TIMEOUT = 20.0
"""Seconds of CPU time, not wall time, beyond the length of the recorded movement, so that a busy machine gets the same result."""
LEVEL_DEGREES = 5.0
"""Degrees within which a plate counts as level."""
GOAL_FRAMES = round(0.5 * FRAME_RATE)
"""Frames a goal must hold before it counts."""
BOWL = 35.0
"""The radius of a ladle, in millimetres."""
EMPTIED = 100.0
"""Degrees by which a ladle is turned until it is empty."""
MOST_FRAMES = 150_000
"""Motion with more die frames than this is dropped."""


class ActionSimulation:
    """An action in progress. ``driven``: the hand is still acting. ``words``: the remarks that go into the outcome."""

    def __init__(self, space: ActionOutcome, rng: Random) -> None:
        self.space = space
        self.action = space.action
        self.rng = rng
        self.rig = _rig(space)
        poses: dict[int, Pose] = {}
        for number, die in space.before.items():
            if die.standing.how in (TAKEN, KEPT) or (die.standing.how == OFF and self.rig.ground == "plate"):
                continue
            if die.pose is None:
                raise PhysicsError(because("why-not-known-where-die", number=number))
            poses[number] = die.pose
        self.scene = PlateScene(poses, self.rig, isinstance(self.action, (Tilt, Press)))
        self.words: set[str] = set()
        self.away: dict[int, str] = {}
        self.frames = 0
        self.since = 0
        self.taps = 0
        self.fits = 0
        self.driven = True
        self.done = False
        self.samples = samples(self.action)
        self.waiting = list(space.fresh)
        self._begin()

    @property
    def seconds(self) -> float:
        return self.frames / FRAME_RATE

    def _begin(self) -> None:
        """Start the action: bring in a die, or take hold of one."""
        action, rng = self.action, self.rng
        if isinstance(action, (Throw, Flick, Place)):
            if len(self.waiting) != 1:
                raise PhysicsError(because("why-brings-in-one-die", verb=action.verb, count=len(self.waiting)))
            die = self.waiting.pop()
            if isinstance(action, Throw):
                turn = any_turn(rng.random(), rng.random(), rng.random())
                self.scene.bring(die, Pose(*action.at, turn), action.velocity, action.spin)
            elif isinstance(action, Flick):
                turn = yawed(standing(6, int(24 * rng.random())), action.azimuth)
                self.scene.bring(die, Pose(action.x, action.y, TABLE + EDGE / 2, turn), action.velocity(), (0.0, 0.0, action.spin))
            else:
                x, y, z = action.at
                self.scene.bring(die, Pose(x, y, z + action.height, action.turn))
            self.driven = False
        elif isinstance(action, Pull):
            self.scene.grasp(self.space.pulled())
        elif isinstance(action, Ladle) and len(self.waiting) != action.count:
            raise PhysicsError(because("why-dice-in-the-ladle", count=action.count, waiting=len(self.waiting)))

    def frame(self, sample: dict[str, float] | None = None) -> bool:
        """Advance by one frame. ``sample`` is the hand's input (None: unchanged). Return whether the action goes on."""
        if self.done:
            return False
        if self.driven:
            if isinstance(self.action, Ladle):
                self._pour(self.action)
            if sample is not None:
                self.scene.drive(sample)
        moves = self.scene.frame()
        self.frames += 1
        self.since = 0 if self.driven else self.since + 1
        if self.driven:
            self._watch()
        elif not moves or self.since >= MAX_SETTLE_SECONDS * FRAME_RATE:
            if moves:
                self.words.add("capped")
            self._end(moves)
        left = self.space.left
        if left and self.seconds >= left and not self.done:
            self.words.add("capped")
            self._end(True)
        return not self.done

    def _watch(self) -> None:
        """End the movement early on a goal, a lost grip or a die off the plate."""
        scene, space = self.scene, self.space
        if isinstance(self.action, (Press, Pull)) and scene.slipped:
            self.words.add("released" if isinstance(self.action, Press) else "slipped")
            self.rest()
        elif space.rig.ends_off and scene.fallen:
            self.rest()
        elif space.goals and isinstance(self.action, (Tilt, Blow)) and self._reached():
            self.words.add("goal")
            self.done = True

    def _reached(self) -> bool:
        """Whether a goal has held long enough: plate level, dice slow and seated in exactly its cells."""
        if self.scene.lean > LEVEL_DEGREES or not self.scene.slow():
            self.fits = 0
            return False
        self.fits += 1
        return self.fits >= GOAL_FRAMES and self.fits % 6 == 0 and self.fulfilled()

    def fulfilled(self) -> bool:
        """Whether the dice on the plate fill exactly one of the goals."""
        standings = [standing for standing in self.scene.read().values() if standing.how != OFF]
        filled = frozenset([standing.cell for standing in standings if standing.how == SEATED])
        return len(filled) == len(standings) and filled in self.space.goals

    def rest(self) -> None:
        """Stop the input and let everything come to rest. The plate keeps its tilt, the finger its place."""
        if not self.driven:
            return
        self.driven = False
        self.scene.drive({"breath": 0.0})
        if isinstance(self.action, Pull) and self.scene.hold is not None:
            if self.takes():
                self.scene.take()
                self.away[self.scene.held] = TAKEN
            else:
                self.scene.let_go()
        for die in self.waiting:
            self.away[die] = KEPT
        self.waiting = []

    def takes(self) -> bool:
        """Whether the die has been pulled out far enough to be taken away."""
        action = self.action
        if isinstance(action, Pull) and action.trace is None and action.distance > 0:
            return action.takes
        hold = self.scene.hold
        if hold is None:
            return False
        x, y, z = hold.start
        return size((self.scene.hand[0] - x, self.scene.hand[1] - y, self.scene.hand[2] - z)) > EDGE * 1.25

    def _pour(self, action: Ladle) -> None:
        """Move and turn the ladle. Dice leave it at an even rate; it stops as soon as it touches anything."""
        whole = max(1, round(EMPTIED / action.rate * FRAME_RATE))
        way = min(1.0, self.frames / whole)
        x, y = (a + way * (b - a) for a, b in zip(action.start, action.end, strict=True))
        if self._touches(x, y, action.height):
            self.words.add("touched")
            self.rest()
            return
        out = round(way * action.count + 0.5)
        while self.waiting and action.count - len(self.waiting) < out:
            random = self.rng.random
            turn = any_turn(random(), random(), random())
            around = 2 * pi * random()
            at = Pose(x + 12 * random() - 6, y + 12 * random() - 6, action.height, turn)
            near = [
                pose
                for pose in self.scene.poses().values()
                if abs(pose.z - at.z) < 1.4 * EDGE and size((pose.x - at.x, pose.y - at.y, 0.0)) < 1.4 * EDGE
            ]
            if near:
                if self.frames > whole + FRAME_RATE:  # the pile has grown up to the bowl
                    self.words.add("touched")
                    self.rest()
                break
            self.scene.bring(self.waiting.pop(0), at, (0.0, 0.0, -0.2), (8 * cos(around), 8 * sin(around), 0.0))
        if not self.waiting:
            self.rest()

    def _touches(self, x: float, y: float, height: float) -> bool:
        """Whether the bowl touches a die at rest. Dice in the air have just left it and do not count."""
        if height < EDGE:
            return True
        resting = set(range(len(self.scene.names))) - set(self.scene.world.moving())
        for number in resting:
            pose = self.scene.world.pose(number)
            if pose.z + EDGE * 0.6 > height and size((pose.x - x, pose.y - y, 0.0)) < BOWL:
                return True
        return False

    def _end(self, moves: bool) -> None:
        """Finish, or tap the plate first if thrown dice lie askew."""
        if not moves and isinstance(self.action, (Throw, Flick, Ladle)) and self.taps < self.rig.taps:
            askew = [die for die, standing in self.scene.read().items() if standing.how == ASTRAY]
            if askew:
                random = self.rng.random
                self.taps += 1
                self.scene.tap(askew, [(4 * random() - 2, 4 * random() - 2, 4 * random() - 2) for _ in askew])
                self.since = 0
                return
        self.done = True

    def result(self, record: bool = True) -> Simulation:
        """The result, with the recorded motion."""
        scene, space = self.scene, self.space
        if scene.lean > LEVEL_DEGREES:
            self.words.add("tilted")
        if (
            "goal" not in self.words
            and space.goals
            and scene.lean <= LEVEL_DEGREES
            and isinstance(self.action, (Tilt, Blow))
            and self.fulfilled()
        ):
            self.words.add("goal")
        poses = scene.poses()
        outcome = space.from_poses(space.elapsed + self.seconds, list(self.words), poses, scene.fallen, self.away)
        motion = None
        if record and sum(len(frames) for _, frames in scene.recorder.frames.values()) <= MOST_FRAMES:
            motion = scene.motion()
        return Simulation(outcome, motion, self.seconds, "capped" in self.words, False, poses)


def _rig(space: ActionOutcome) -> Rig:
    """The rig, with the finger at the cell the action presses."""
    action, rig = space.action, space.rig
    if isinstance(action, Press) and rig.finger < 0:
        return Rig(rig.ground, rig.steepest, action.cell, rig.supported, lean=rig.lean, ends_off=rig.ends_off)
    return rig


def samples(action: Action) -> list[dict[str, float]]:
    """The hand's input, frame by frame; empty for instant actions."""
    if isinstance(action, (Tilt, Press)):
        return [action.trace.sample(at) for at in range(len(action.trace.rows))]
    if isinstance(action, (Blow, Pull)) and action.trace is not None:
        return [action.trace.sample(at) for at in range(len(action.trace.rows))]
    if isinstance(action, Blow):
        dx, dy, dz = action.direction
        turned, raised = degrees(atan2(dy, dx)), degrees(asin(max(-1.0, min(1.0, dz / size(action.direction)))))
        x, y, z = action.mouth
        breath = {"breath": action.strength, "mouth_x": x, "mouth_y": y, "mouth_z": z, "turned": turned, "raised": raised}
        return [breath for _ in range(max(1, round(action.seconds * FRAME_RATE)))]
    if isinstance(action, Pull):
        count = max(1, round(action.distance / 1000 / action.speed * FRAME_RATE))
        far = action.distance / size(action.direction) / count
        dx, dy, dz = action.direction
        way = range(1, count + 1)
        return [{"hand_x": far * at * dx, "hand_y": far * at * dy, "hand_z": far * at * dz, "grip": action.grip} for at in way]
    return []


def simulate_action(space: ActionOutcome, rng: Random, record: bool = True, patience: float = ACTION_TIMEOUT) -> Simulation:
    """Simulate a whole action."""
    going = ActionSimulation(space, rng)
    script = going.samples
    deadline = cpu_seconds() + patience + len(script) / FRAME_RATE
    goes_on = True
    for sample in script:
        goes_on = going.frame(sample)
        if not goes_on or not going.driven or cpu_seconds() > deadline:
            break
    if script:
        going.rest()
    while goes_on and cpu_seconds() < deadline:
        goes_on = going.frame()
    if goes_on:
        going.words.add("capped")
        going.rest()
    return going.result(record)
