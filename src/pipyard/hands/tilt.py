"""Hands that tilt the plate, for Faraday and Coulomb: look, think, tilt, look again.

The hand sees the dice with a short delay. When they lie still it simulates some tilts with tremor, varies the good ones, and makes
the best one for real, with tremor again. Everything up to its next pause is one recorded movement.

To move one die and not the others: when the plate turns quickly about its middle, dice on the falling side become light and those on
the other side heavy. A shove at that moment takes the light die over the edge of its funnel and leaves the heavy ones, provided the
shove stops softly and the plate returns gently. Near the middle all dice move alike.
"""

from __future__ import annotations

from collections.abc import Callable
from math import hypot
from random import Random

from msgspec import Struct

from pipyard.books.families.attempts import AttemptsState
from pipyard.books.families.gestures import heading
from pipyard.core.notation import Move
from pipyard.dice.shot_tremor import normal
from pipyard.hands.level import blended
from pipyard.hands.rehearsal import Rehearsal, quiet
from pipyard.hands.thinking_time import in_time, time_is_up
from pipyard.physics.action_simulation import ActionSimulation
from pipyard.physics.motion import FRAME_RATE
from pipyard.physics.plate_scene import PlateScene
from pipyard.pyramid.actions import Tilt
from pipyard.pyramid.trace import CHANNEL_NUMBER, CHANNELS, SHAKE, Trace

Worth = Callable[[PlateScene], float]
"""Judges a scene: higher is better."""
Wish = tuple[float, float]
"""The side of the plate on which a die lies, and the direction it should go (degrees clockwise from corner x)."""
Wishes = Callable[[PlateScene], list[Wish]]


class TiltSteadiness(Struct, frozen=True):
    """The level of a pair of hands.

    Thinking: ``tried``: tilts considered; ``rounds``: how often the best are varied and tried again; ``kept``: how many of them;
    ``sure``: trials required of the one that is made; ``dares``: how much worse than now the scene may look afterwards, ``bolder``:
    how much this grows each time nothing was found.
    Steadiness: ``delay``: seconds until the eye notices that dice lie still; ``aim``, ``steep``, ``length``: deviations of directions
    (degrees), strengths (relative) and times (seconds); ``sway``: constant unsteadiness of the plate, in degrees.
    ``pauses``: tilts before the hand pauses.
    """

    tried: int
    rounds: int
    kept: int
    sure: int
    dares: float
    bolder: float
    delay: float
    aim: float
    steep: float
    length: float
    sway: float
    pauses: int


STEADINESS: dict[str, TiltSteadiness] = {
    "beginner": TiltSteadiness(
        tried=20, rounds=0, kept=1, sure=1, dares=1.0, bolder=0.5, delay=0.6, aim=8.0, steep=0.08, length=0.02, sway=0.6, pauses=6
    ),
    "club": TiltSteadiness(
        tried=40, rounds=3, kept=5, sure=16, dares=-0.3, bolder=0.3, delay=0.4, aim=3.0, steep=0.03, length=0.006, sway=0.25, pauses=4
    ),
    "master": TiltSteadiness(
        tried=60, rounds=5, kept=6, sure=24, dares=-0.5, bolder=0.3, delay=0.25, aim=1.0, steep=0.01, length=0.002, sway=0.08, pauses=3
    ),
}
"""The numbers of every level."""
THOUGHTLESS: dict[str, object] = {"tried": 1, "rounds": 0, "kept": 1, "sure": 1, "dares": 1000.0, "bolder": 0.0, "pauses": 6}
"""The fields of a hand that takes the first tilt drawn."""
LEVEL_SAMPLE: dict[str, float] = dict.fromkeys(SHAKE, 0.0)
STEEPEST_TILT = 60.0
HARDEST = 15.0
LEAN_SECONDS = 0.35
"""Seconds to lean the plate before the tilt itself, and to hold it there."""
MOMENT = 0.12
NUDGED = 8.0
"""Millimetres by which a die must have moved to count as moved."""
CROSSING_ANGLE = 100.0
"""Degrees between a die's side and its direction beyond which it has to cross the plate, and is tossed."""
LONGEST_WAIT = round(1.5 * FRAME_RATE)
"""Maximum frames a hand waits for dice to lie still."""
TRIAL_DOUBT = 0.5
"""How much worse than its result a tilt may really be after a single trial."""
CARELESS = 0.5
"""How far below the accepted risk a result may be and still be worth varying."""


class TiltPlan(Struct, frozen=True):
    """One tilt as intended: its direction (degrees clockwise from corner x), steepness, hold and return time; a shove: direction,
    strength (m/s²), start, length, and the factor by which stopping takes longer; and a lean beforehand: direction and angle.
    Times are in seconds."""

    towards: float
    steep: float
    hold: float
    fall: float
    where: float
    hard: float
    when: float
    long: float
    soft: float = 1.0
    aslant: float = 0.0
    leans: float = 0.0

    def trembled(self, hand: TiltSteadiness, rng: Random) -> TiltPlan:
        """The tilt as a hand makes it."""
        late = hand.length
        return TiltPlan(
            self.towards + hand.aim * normal(rng),
            self.steep * (1 + hand.steep * normal(rng)),
            max(0.0, self.hold + late * normal(rng)),
            max(0.0, self.fall + late * normal(rng)),
            self.where + hand.aim * normal(rng),
            min(HARDEST, self.hard * (1 + hand.steep * normal(rng))),
            max(0.0, self.when + late * normal(rng)),
            max(0.0, self.long + late * normal(rng)),
            self.soft,
            self.aslant + hand.aim * normal(rng),
            self.leans * (1 + hand.steep * normal(rng)),
        )

    def otherwise(self, far: float, rng: Random) -> TiltPlan:
        """A variation of this tilt, up to a distance."""
        return TiltPlan(
            self.towards + 9 * far * normal(rng),
            max(3.0, min(STEEPEST_TILT, self.steep + 4 * far * normal(rng))),
            max(0.0, min(0.2, self.hold + 0.012 * far * normal(rng))),
            max(0.0, min(0.7, self.fall + 0.03 * far * normal(rng))),
            self.where + 10 * far * normal(rng),
            max(0.0, min(HARDEST, self.hard + 1.2 * far * normal(rng))),
            max(0.0, self.when + 0.006 * far * normal(rng)),
            max(0.01, self.long + 0.007 * far * normal(rng)),
            max(1.0, min(6.0, self.soft + 0.4 * far * normal(rng))),
            self.aslant + 6 * far * normal(rng),
            max(0.0, min(52.0, self.leans + 3 * far * normal(rng))) if self.leans else 0.0,
        )

    def samples(self) -> list[dict[str, float]]:
        """The hands' targets, frame by frame."""
        x, y = heading(self.towards)
        u, v = heading(self.where + 180)
        p, q = heading(self.aslant)
        before = LEAN_SECONDS + MOMENT if self.leans else 0.0
        back = before + self.hold
        shoved = before + self.when
        stopped = shoved + (1 + self.soft) * self.long
        samples: list[dict[str, float]] = []
        for frame in range(max(1, round(max(back + self.fall, stopped) * FRAME_RATE))):
            time = (frame + 0.5) / FRAME_RATE
            share = 1.0 if time < back else 1 - gently((time - back) / self.fall) if self.fall else 0.0
            steep = share * self.steep if time >= before else 0.0
            leans = share * self.leans * gently(time / LEAN_SECONDS)
            tilt_x, tilt_y = steep * x + leans * p, steep * y + leans * q
            less = min(1.0, STEEPEST_TILT / max(1.0, hypot(tilt_x, tilt_y)))
            hard = (
                self.hard
                if shoved <= time < shoved + self.long
                else -self.hard / self.soft
                if shoved + self.long <= time < stopped
                else 0.0
            )
            samples.append({"tilt_x": less * tilt_x, "tilt_y": less * tilt_y, "push_x": u * hard, "push_y": v * hard})
        return samples


def gently(share: float) -> float:
    """Smooth step from 0 to 1."""
    share = max(0.0, min(1.0, share))
    return share * share * (3 - 2 * share)


LEARNT: list[TiltPlan] = [
    TiltPlan(-6.0, 30.0, 0.144, 0.40, -54.0, 11.4, 0.0, 0.047, 5.1, 7.0, 16.0),
    TiltPlan(2.0, 30.0, 0.103, 0.56, 56.0, 12.5, 0.014, 0.05, 5.7, -20.0, 22.0),
    TiltPlan(12.0, 38.0, 0.14, 0.38, 80.0, 14.0, 0.013, 0.064, 4.9),
    TiltPlan(20.0, 43.0, 0.05, 0.40, 15.0, 13.7, 0.016, 0.065, 3.3),
    TiltPlan(11.0, 38.5, 0.113, 0.40, 40.0, 8.9, 0.0, 0.069, 5.3),
    TiltPlan(25.0, 43.0, 0.042, 0.25, -30.0, 12.9, 0.0, 0.084, 2.4),
    TiltPlan(20.0, 35.0, 0.03, 0.31, -38.0, 11.4, 0.0, 0.089, 2.0),
    TiltPlan(9.0, 37.0, 0.041, 0.25, 34.0, 4.0, 0.013, 0.066, 5.2, 18.0, 7.0),
    TiltPlan(4.0, 24.0, 0.15, 0.33, 41.0, 9.0, 0.0, 0.077, 5.3),
    TiltPlan(27.0, 40.0, 0.15, 0.47, 61.0, 11.4, 0.015, 0.036, 3.7),
    TiltPlan(6.0, 38.0, 0.137, 0.44, 10.0, 9.4, 0.027, 0.064, 5.6),
    TiltPlan(8.0, 40.0, 0.083, 0.55, 10.0, 11.7, 0.035, 0.033, 4.9),
    TiltPlan(30.0, 12.0, 0.05, 0.7, 0.0, 0.0, 0.0, 0.01, 1.0, 30.0, 45.0),
    TiltPlan(30.0, 8.0, 0.05, 0.7, 0.0, 0.0, 0.0, 0.01, 1.0, 30.0, 50.0),
]
"""Tilts known to move one die by one funnel and no other, for a die that should go towards 0 degrees. Most drive a die outward.
The last two bring one back from the rising side, where the end of a kick makes dice light."""


def thought_of(wishes: list[Wish], rng: Random) -> TiltPlan:
    """A candidate: a variation of a tilt known to move a die in that direction, a similar shove, or anything.

    A die that has to cross the plate may also be tossed: its side goes up quickly and stops.
    """
    random = rng.random
    drawn = random()
    if not wishes or drawn < 0.1:
        return TiltPlan(
            360 * random(),
            15 + 45 * random(),
            0.13 * random(),
            0.4 * random(),
            360 * random(),
            15 * random(),
            0.1 * random(),
            0.1 * random(),
        )
    lies, goes = wishes[int(random() * len(wishes))]
    if abs((goes - lies + 180) % 360 - 180) > CROSSING_ANGLE and drawn < 0.5:
        return TiltPlan(
            goes + 40 * (random() - 0.5),
            38 + 22 * random(),
            0.06 + 0.15 * random(),
            0.2 * random(),
            360 * random(),
            10 * random(),
            0.1 * random(),
            0.03 + 0.06 * random(),
        )
    if drawn < 0.75:
        known = LEARNT[int(random() * len(LEARNT))]
        side = 1 if random() < 0.5 else -1
        return TiltPlan(
            goes + side * known.towards,
            known.steep,
            known.hold,
            known.fall,
            goes + side * known.where,
            known.hard,
            known.when,
            known.long,
            known.soft,
            goes + side * known.aslant,
            known.leans,
        ).otherwise(1.0, rng)
    return TiltPlan(
        goes + 60 * (random() - 0.5),
        20 + 25 * random(),
        0.02 + 0.13 * random(),
        0.25 + 0.35 * random(),
        goes + 120 * (random() - 0.5),
        4 + 11 * random(),
        0.04 * random(),
        0.03 + 0.06 * random(),
        1 + 5 * random(),
        goes + 60 * (random() - 0.5),
        45 * random() if random() < 0.4 else 0.0,
    )


class TiltTrials:
    """A tilt and the results of its trials. ``stirs``: how often a die moved."""

    __slots__ = ("least", "mean", "stirs", "tilt", "times")

    def __init__(self, tilt: TiltPlan) -> None:
        self.tilt = tilt
        self.times = 0
        self.mean = 0.0
        self.least = 0.0
        self.stirs = 0

    def add(self, worth: float, stirred: bool) -> None:
        self.stirs += stirred
        self.mean = (self.mean * self.times + worth) / (self.times + 1)
        self.least = min(self.least, worth) if self.times else worth
        self.times += 1

    def order(self) -> float:
        """Sort key, best first. Few trials count against a tilt."""
        return TRIAL_DOUBT / self.times - self.mean


class TiltingHands:
    """Two hands at a plate, and their input so far."""

    def __init__(self, view: AttemptsState, hand: TiltSteadiness, rng: Random) -> None:
        still = Trace(SHAKE, [(0, 0, 0, 0)])
        self.going = ActionSimulation(view.outcome_of(Tilt(still)), rng)
        self.hand = hand
        self.rng = rng
        self.rows: list[tuple[int, ...]] = []
        self.off = (0.0, 0.0)

    def feel(self, sample: dict[str, float]) -> bool:
        """Move the plate towards its target, with tremor. Return whether the action goes on."""
        keep = 0.9
        drift = self.hand.sway * (1 - keep * keep) ** 0.5
        self.off = (keep * self.off[0] + drift * normal(self.rng), keep * self.off[1] + drift * normal(self.rng))
        swayed = {**sample, "tilt_x": sample["tilt_x"] + self.off[0], "tilt_y": sample["tilt_y"] + self.off[1]}
        row: list[int] = []
        for name in SHAKE:
            channel = CHANNELS[CHANNEL_NUMBER[name]]
            low, high = (-STEEPEST_TILT, STEEPEST_TILT) if name.startswith("tilt") else (channel.low, channel.high)
            row.append(round(max(low, min(high, swayed[name])) / channel.step))
        self.rows.append(tuple(row))
        felt = {name: value * CHANNELS[CHANNEL_NUMBER[name]].step for name, value in zip(SHAKE, row, strict=True)}
        return self.going.frame(felt) and self.going.driven

    def keep_level(self, frames: int) -> bool:
        return all([self.feel(LEVEL_SAMPLE) for _ in range(frames) if self.going.driven and not self.going.done])

    def wait_for_rest(self) -> None:
        """Wait until everything lies still, plus the delay to notice."""
        for _ in range(LONGEST_WAIT):
            if self.going.done or not self.going.driven or (self._calm() and len(self.rows) > 1):
                break
            self.feel(LEVEL_SAMPLE)
        self.keep_level(round(self.hand.delay * FRAME_RATE))

    def _calm(self) -> bool:
        """Whether the dice are at rest. Swaying hands never hold the plate quite still."""
        scene = self.going.scene
        swing, scene.tilted = scene.tilted, False
        calm = quiet(scene)
        scene.tilted = swing
        return calm

    def best(self, worth: Worth, wishes: Wishes, dares: float) -> TiltPlan | None:
        """The tilt with the best mean result; None if it is worse than the accepted risk."""
        hand, rng, now = self.hand, self.rng, self.going.scene
        mind = Rehearsal(now)
        least = worth(now) - dares
        wished = wishes(now)

        def tried(one: TiltTrials) -> TiltTrials:
            after = self.rehearsed(mind, one.tilt)
            one.add(worth(after), moved(now, after))
            return one

        found = [tried(TiltTrials(thought_of(wished, rng))) for _ in in_time(range(hand.tried))]
        found = [one for one in found if one.stirs]  # a tilt that moves nothing is safe but useless
        for number in in_time(range(hand.rounds), 0):
            found = sorted([one for one in found if one.least > least - CARELESS or one.mean > least], key=TiltTrials.order)[
                : 2 * hand.kept
            ]
            best, others = found[: hand.kept], found[hand.kept :]
            if best and best[0].times >= hand.sure // 2 and best[0].least > least:
                break
            found = others + best + [tried(TiltTrials(one.tilt.otherwise(0.8**number, rng))) for one in best for _ in range(2)]
            for one in best:
                for _ in range(min(4, max(0, hand.sure - one.times))):
                    tried(one)
        while found:
            found = [one for one in found if 2 * one.stirs > one.times]
            found.sort(key=TiltTrials.order)
            if not found or found[0].mean <= least:
                return None
            if found[0].times >= hand.sure or time_is_up():
                return found[0].tilt
            tried(found[0])
        return None

    def rehearsed(self, mind: Rehearsal, tilt: TiltPlan) -> PlateScene:
        """Simulate a tilt once, with tremor."""
        return mind.after(tilt.trembled(self.hand, self.rng).samples(), LEVEL_SAMPLE)


def moved(before: PlateScene, after: PlateScene) -> bool:
    """Whether a die has moved."""
    was, now = before.poses(), after.poses()
    return any([abs(now[die].x - pose.x) + abs(now[die].y - pose.y) > NUDGED for die, pose in was.items()])


def play(view: AttemptsState, level: str, rng: Random, worth: Worth, wishes: Wishes) -> Move:
    """Tilt until the goal is reached, a die is off, time is up, or the hand pauses."""
    hand = blended(level, STEADINESS, THOUGHTLESS)
    hands = TiltingHands(view, hand, rng)
    going = hands.going
    if view.clock == 0:
        hands.keep_level(1)
    dares = hand.dares
    for _ in in_time(range(hand.pauses)):
        hands.wait_for_rest()
        if going.done or not going.driven:
            break
        chosen = hands.best(worth, wishes, dares)
        while chosen is None and not time_is_up() and hands.keep_level(round(hand.delay * FRAME_RATE)):
            dares += hand.bolder
            chosen = hands.best(worth, wishes, dares)
        if chosen is None:
            break
        dares = hand.dares
        for sample in chosen.trembled(hand, rng).samples():
            if not hands.feel(sample):
                break
    hands.wait_for_rest()
    hands.keep_level(round(0.6 * FRAME_RATE))
    return Tilt(Trace(SHAKE, hands.rows)).move()
