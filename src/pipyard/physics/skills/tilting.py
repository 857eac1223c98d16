"""Hands that tilt the plate, for Faraday and Coulomb: look, think, tilt, look again.

The hand sees where the dice lie, a little late. When they lie still it tries some tilts on a copy of the scene, each with its own
trembling, and makes the best one for real, trembling once more. Everything it did until it pauses is one recorded movement.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from msgspec import Struct

from pipyard.books.families.attempts import AttemptsState
from pipyard.books.families.gestures import heading
from pipyard.core.notation import Move
from pipyard.physics.able import blended
from pipyard.physics.happening import Happening
from pipyard.physics.motion import RATE
from pipyard.physics.plate import Scene
from pipyard.physics.skills.rehearsing import Rehearsal, normal, quiet
from pipyard.pyramid.handling import Tilt
from pipyard.pyramid.trace import CHANNELS, NUMBER, SHAKE, Trace

Worth = Callable[[Scene], float]
"""How good a scene looks."""
Wish = tuple[float, float]
"""On which side of the plate a die lies, and where it should go (degrees clockwise from the corner x)."""
Wishes = Callable[[Scene], list[Wish]]


class Steadiness(Struct, frozen=True):
    """How good hands are. ``tried``: tilts thought of; ``varied``: how often the best of them are varied; ``again``: of so many of the
    best, how often each is thought through again, round by round; ``dares``: how much worse things may look than now, ``bolder``: how
    much more after every look at which nothing was found; ``delay``: seconds before the eye has seen that dice lie still; ``aim``,
    ``steep``, ``length``: deviations of directions (degrees), of strengths (as a part of them) and of times (seconds); ``sway``: degrees
    by which the plate is never quite where it should be; ``pauses``: tilts made before the hand pauses."""

    tried: int
    varied: int
    again: tuple[tuple[int, int], ...]
    dares: float
    bolder: float
    delay: float
    aim: float
    steep: float
    length: float
    sway: float
    pauses: int


LEVELS: dict[str, Steadiness] = {
    "beginner": Steadiness(
        tried=20, varied=0, again=(), dares=1.0, bolder=0.5, delay=0.6, aim=8.0, steep=0.08, length=0.02, sway=0.6, pauses=6
    ),
    "club": Steadiness(
        tried=50,
        varied=1,
        again=((6, 2), (2, 5)),
        dares=-0.3,
        bolder=0.4,
        delay=0.4,
        aim=3.0,
        steep=0.03,
        length=0.006,
        sway=0.25,
        pauses=5,
    ),
    "master": Steadiness(
        tried=90,
        varied=3,
        again=((16, 2), (6, 4), (3, 20)),
        dares=-0.3,
        bolder=0.3,
        delay=0.25,
        aim=1.0,
        steep=0.01,
        length=0.002,
        sway=0.08,
        pauses=4,
    ),
}
"""The errors of every level, as plain numbers."""
THOUGHTLESS: dict[str, object] = {"tried": 1, "varied": 0, "again": (), "dares": 1000.0, "bolder": 0.0, "pauses": 6}
"""Any tilt that comes to mind."""
LEVEL: dict[str, float] = dict.fromkeys(SHAKE, 0.0)
STEEPEST = 60.0
HARDEST = 15.0
NUDGED = 8.0
"""Millimetres by which a die must have moved to lie elsewhere."""
ACROSS = 100.0
"""Degrees between where a die lies and where it goes, from the middle of the plate: from here on it crosses the plate and is tossed."""
WAIT = round(1.5 * RATE)
"""Frames for which a hand waits at most for dice to lie still."""


class Tilting(Struct, frozen=True):
    """One tilt as it is meant: towards (degrees clockwise from the corner x), how steep, how long the hands take to want that, stay there
    and come back; and a shove with its stop: where to, how hard (m/s²), when and for how long. Times are in seconds."""

    towards: float
    steep: float
    rise: float
    hold: float
    fall: float
    where: float
    hard: float
    when: float
    long: float

    def trembled(self, hand: Steadiness, rng: Random) -> Tilting:
        """As a hand makes it."""
        late = hand.length
        return Tilting(
            self.towards + hand.aim * normal(rng),
            min(STEEPEST, self.steep * (1 + hand.steep * normal(rng))),
            max(0.0, self.rise + late * normal(rng)),
            max(0.0, self.hold + late * normal(rng)),
            max(0.0, self.fall + late * normal(rng)),
            self.where + hand.aim * normal(rng),
            min(HARDEST, self.hard * (1 + hand.steep * normal(rng))),
            max(0.0, self.when + late * normal(rng)),
            max(0.0, self.long + late * normal(rng)),
        )

    def otherwise(self, rng: Random) -> Tilting:
        """Nearly the same tilt."""
        return Tilting(
            self.towards + 6 * normal(rng),
            max(5.0, min(STEEPEST, self.steep + 4 * normal(rng))),
            max(0.0, self.rise + 0.02 * normal(rng)),
            max(0.0, self.hold + 0.02 * normal(rng)),
            max(0.0, self.fall + 0.06 * normal(rng)),
            self.where + 8 * normal(rng),
            max(0.0, min(HARDEST, self.hard + 1.2 * normal(rng))),
            max(0.0, self.when + 0.015 * normal(rng)),
            max(0.0, self.long + 0.012 * normal(rng)),
        )

    def samples(self) -> list[dict[str, float]]:
        """What the hands want, frame by frame."""
        x, y = heading(self.towards)
        u, v = heading(self.where)
        back = self.rise + self.hold
        samples: list[dict[str, float]] = []
        for frame in range(max(1, round(max(back + self.fall, self.when + 2 * self.long) * RATE))):
            time = (frame + 0.5) / RATE
            share = 1.0 if time < back else max(0.0, 1 - (time - back) / self.fall) if self.fall else 0.0
            steep = self.steep * (min(1.0, time / self.rise) if self.rise else 1.0) * share
            since = time - self.when
            hard = self.hard if 0 <= since < self.long else -self.hard if self.long <= since < 2 * self.long else 0.0
            samples.append({"tilt_x": x * steep, "tilt_y": y * steep, "push_x": u * hard, "push_y": v * hard})
        return samples


def thought_of(wishes: list[Wish], rng: Random) -> Tilting:
    """A tilt that may be worth a try.

    Most are of the kind that moves a die towards where the plate goes down: the plate is shoved away under it in the very moment in which
    the far side is thrust upward, so that the dice there are held down, and it comes back gently. Others toss a die across the plate: its
    side goes up quickly and stops.
    """
    random = rng.random
    drawn = random()
    if not wishes or drawn < 0.15:
        towards, where = 360 * random(), 360 * random()
        return Tilting(
            towards,
            15 + 45 * random(),
            0.2 * random(),
            0.13 * random(),
            0.4 * random(),
            where,
            15 * random(),
            0.16 * random(),
            0.1 * random(),
        )
    lies, goes = wishes[int(random() * len(wishes))]
    if abs((goes - lies + 180) % 360 - 180) > ACROSS and drawn < 0.75:
        return Tilting(
            goes + 40 * (random() - 0.5),
            38 + 22 * random(),
            0.04 * random(),
            0.06 + 0.15 * random(),
            0.2 * random(),
            360 * random(),
            10 * random(),
            0.1 * random(),
            0.03 + 0.06 * random(),
        )
    if drawn < 0.3:
        return Tilting(goes + 60 * (random() - 0.5), 30 + 30 * random(), 0.0, 0.05 + 0.2 * random(), 0.1 * random(), 0.0, 0.0, 0.0, 0.0)
    if drawn < 0.4:
        return Tilting(
            lies + 60 * (random() - 0.5),
            20 + 36 * random(),
            0.0,
            0.05 + 0.14 * random(),
            0.0,
            goes + 180 + 60 * (random() - 0.5),
            6 + 9 * random(),
            0.1 * random(),
            0.03 + 0.08 * random(),
        )
    return Tilting(
        goes + 50 * (random() - 0.5),
        20 + 38 * random(),
        0.06 * random(),
        0.02 + 0.09 * random(),
        0.3 + 0.2 * random(),
        goes + 180 + 90 * (random() - 0.5),
        10 + 5 * random(),
        0.05 * random(),
        0.045 + 0.075 * random(),
    )


class Hands:
    """Two hands at a plate, and what they have done so far."""

    def __init__(self, view: AttemptsState, hand: Steadiness, rng: Random) -> None:
        still = Trace(SHAKE, [(0, 0, 0, 0)])
        self.going = Happening(view.handled(Tilt(still)), rng)
        self.hand = hand
        self.rng = rng
        self.rows: list[tuple[int, ...]] = []
        self.off = (0.0, 0.0)

    def feel(self, sample: dict[str, float]) -> bool:
        """The plate goes where the hands want, nearly; tells whether it goes on."""
        keep = 0.9
        drift = self.hand.sway * (1 - keep * keep) ** 0.5
        self.off = (keep * self.off[0] + drift * normal(self.rng), keep * self.off[1] + drift * normal(self.rng))
        swayed = {**sample, "tilt_x": sample["tilt_x"] + self.off[0], "tilt_y": sample["tilt_y"] + self.off[1]}
        row: list[int] = []
        for name in SHAKE:
            channel = CHANNELS[NUMBER[name]]
            low, high = (-STEEPEST, STEEPEST) if name.startswith("tilt") else (channel.low, channel.high)
            row.append(round(max(low, min(high, swayed[name])) / channel.step))
        self.rows.append(tuple(row))
        felt = {name: value * CHANNELS[NUMBER[name]].step for name, value in zip(SHAKE, row, strict=True)}
        return self.going.frame(felt) and self.going.driven

    def keep_level(self, frames: int) -> bool:
        return all([self.feel(LEVEL) for _ in range(frames) if self.going.driven and not self.going.done])

    def settle(self) -> None:
        """Wait until everything lies still, and the moment it takes to see that."""
        for _ in range(WAIT):
            if self.going.done or not self.going.driven or (self._calm() and len(self.rows) > 1):
                break
            self.feel(LEVEL)
        self.keep_level(round(self.hand.delay * RATE))

    def _calm(self) -> bool:
        """With swaying hands the plate is never quite still: it is enough that the dice are."""
        scene = self.going.scene
        swing, scene.tilted = scene.tilted, False
        calm = quiet(scene)
        scene.tilted = swing
        return calm

    def best(self, worth: Worth, wishes: Wishes, dares: float) -> Tilting | None:
        """The tilt after which things look best; None if they would look worse by more than one dares."""
        mind = Rehearsal(self.going.scene)
        least = worth(self.going.scene) - dares
        wished = wishes(self.going.scene)
        found: list[tuple[float, int, Tilting]] = []

        def think(tilt: Tilting) -> None:
            scene = self.rehearsed(mind, tilt)
            if moved(self.going.scene, scene):
                found.append((worth(scene), len(found), tilt))

        for _ in range(self.hand.tried):
            think(thought_of(wished, self.rng))
        for _ in range(self.hand.varied):
            found.sort(key=lambda one: (-one[0], one[1]))
            for _, _, tilt in found[:6]:
                for _ in range(3):
                    think(tilt.otherwise(self.rng))
        found = [one for one in found if one[0] > least]
        for keep, times in self.hand.again:
            found.sort(key=lambda one: (-one[0], one[1]))
            found = [
                (min(value, sum([worth(self.rehearsed(mind, tilt)) for _ in range(times)]) / times), number, tilt)
                for value, number, tilt in found[:keep]
            ]
        found.sort(key=lambda one: (-one[0], one[1]))
        return found[0][2] if found and found[0][0] > least else None

    def rehearsed(self, mind: Rehearsal, tilt: Tilting) -> Scene:
        """What a tilt brings about, tried once with trembling hands."""
        return mind.after(tilt.trembled(self.hand, self.rng).samples(), LEVEL)


def moved(before: Scene, after: Scene) -> bool:
    """Whether a die has come to lie elsewhere."""
    was, now = before.poses(), after.poses()
    return any([abs(now[die].x - pose.x) + abs(now[die].y - pose.y) > NUDGED for die, pose in was.items()])


def play(view: AttemptsState, level: str, rng: Random, worth: Worth, wishes: Wishes) -> Move:
    """Tilt until the goal is reached, a die is gone, time is up, or the hand pauses."""
    hand = blended(level, LEVELS, THOUGHTLESS)
    hands = Hands(view, hand, rng)
    going = hands.going
    if view.clock == 0:
        hands.keep_level(1)
    dares = hand.dares
    for _ in range(hand.pauses):
        hands.settle()
        if going.done or not going.driven:
            break
        chosen = hands.best(worth, wishes, dares)
        dares = dares + hand.bolder if chosen is None else hand.dares
        if chosen is None:
            continue
        for sample in chosen.trembled(hand, rng).samples():
            if not hands.feel(sample):
                break
    hands.settle()
    hands.keep_level(round(0.6 * RATE))
    return Tilt(Trace(SHAKE, hands.rows)).move()
