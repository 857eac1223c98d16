"""Gestures: short moves for actions at the plate, ``rock x 58 0.6``, for players who cannot act live.

Every gesture is converted into an action of :mod:`pipyard.pyramid.actions`. Directions are seen from above: a corner (``x``), the side
opposite (``-x``), or degrees clockwise from the corner x.
"""

from __future__ import annotations

from math import cos, pi, radians, sin
from random import Random

from pipyard.core.errors import PipyardError
from pipyard.core.notation import Atom, Move, Name, kind
from pipyard.core.space import Space, Steps
from pipyard.core.text import Text, because, quoted
from pipyard.dice.polyhedra import Vector
from pipyard.dice.pose import Pose
from pipyard.pyramid.action_fields import FORMS, PLAIN, Rig, field_name
from pipyard.pyramid.action_notation import read_action
from pipyard.pyramid.actions import Action, Blow, Tilt
from pipyard.pyramid.trace import PRESS, RATE, SHAKE, TILT, Trace, recorded

COMPASS: dict[str, int] = {"x": 0, "-z": 60, "y": 120, "-x": 180, "z": 240, "-y": 300}
"""The six directions with names, in degrees clockwise from the corner x."""
NAMED: dict[int, str] = {degrees: word for word, degrees in COMPASS.items()}
BETWEEN = (30, 90, 150, 210, 270, 330)
"""Six more directions to offer."""
MOUTH = 75.0
"""Distance of the mouth from the die, in millimetres."""


def towards(degrees: int) -> Name:
    """A direction as an atom; its index is the degrees clockwise from the corner x."""
    return Name(degrees, NAMED.get(degrees, str(degrees)))


def _read_towards(token: str) -> Atom | None:
    if token in COMPASS:
        return towards(COMPASS[token])
    if not (token.isascii() and token.isdigit() and len(token) <= 3 and int(token) < 360):
        return None
    return towards(int(token))


kind("TOWARDS", _read_towards, because("part-towards"))

COMPASS_DIRECTIONS: list[Atom] = [towards(degrees) for degrees in sorted([*COMPASS.values(), *BETWEEN])]


def heading(degrees: float) -> tuple[float, float]:
    """A direction as a vector of length 1 in the plane of the plate."""
    return (sin(radians(degrees)), cos(radians(degrees)))


def rocked(degrees: int, steep: float, seconds: float) -> Trace:
    """Tilt the plate towards a direction for a while, then level it again."""
    x, y = heading(degrees)
    lowered = {"tilt_x": x * steep, "tilt_y": y * steep}
    return recorded(TILT, [*[lowered for _ in range(max(1, round(seconds * RATE)))], {"tilt_x": 0.0, "tilt_y": 0.0}])


def jolted(degrees: int, hard: float, frames: int = 7) -> Trace:
    """Shove the plate in a direction and stop it, so that the dice hop on."""
    x, y = heading(degrees)
    pushes = [hard] * frames + [-hard] * frames + [0.0]
    return recorded(SHAKE, [{"push_x": x * one, "push_y": y * one} for one in pushes])


def turned_over(force: float, steep: float, shake: float, seconds: float, degrees: int) -> Trace:
    """With a finger on the top: tilt the plate in the first third, shake it in the second and level it in the last."""
    x, y = heading(degrees)
    count = max(6, round(seconds * RATE))
    samples: list[dict[str, float]] = []
    for frame in range(count + 1):
        way = 3 * frame / count
        lift = min(1.0, way, 3.0 - way)
        angle = steep * (0.5 - 0.5 * cos(pi * lift))
        pushed = shake * (1 if frame % 8 < 4 else -1) if 1.0 <= way <= 2.0 else 0.0
        samples.append({"tilt_x": x * angle, "tilt_y": y * angle, "push_x": y * pushed, "push_y": -x * pushed, "press": force})
    return recorded(PRESS, samples)


def raised(force: float, seconds: float, lean: tuple[float, float]) -> Trace:
    """With a finger on the top: level a leaning plate and hold it for a moment."""
    count = max(6, round(seconds * RATE))
    samples: list[dict[str, float]] = []
    for frame in range(count + 20):
        left = 0.5 + 0.5 * cos(pi * min(1.0, frame / count))
        samples.append({"tilt_x": lean[0] * left, "tilt_y": lean[1] * left, "press": force})
    return recorded(PRESS, samples)


def puffed(at: Vector, degrees: int, strength: float, seconds: float, others: list[Pose]) -> Blow:
    """Blow at a die from behind, slightly downward; steeper and from farther away if the mouth would be too close to another die."""
    x, y = heading(degrees)
    mouth, way = at, (x, y, 0.0)
    for try_ in range(24):
        steep = radians(14 + 3 * try_)
        far = MOUTH + 3 * try_
        way = (x * cos(steep), y * cos(steep), -sin(steep))
        mouth = (at[0] - far * way[0], at[1] - far * way[1], at[2] + 3 - far * way[2])
        if all([(pose.x - mouth[0]) ** 2 + (pose.y - mouth[1]) ** 2 + (pose.z - mouth[2]) ** 2 > 51**2 for pose in others]):
            break
    return Blow(
        (round(mouth[0], 1), round(mouth[1], 1), round(mouth[2], 1)),
        (round(way[0], 3), round(way[1], 3), round(way[2], 3)),
        strength,
        seconds,
    )


class Part:
    """One number or word of a gesture: its limits, the values offered, and the default if it may be omitted."""

    def __init__(self, name: str, low: float, high: float, offers: list[Atom], usual: float | None = None) -> None:
        self.name: str = name
        self.low: float = low
        self.high: float = high
        self.offers: list[Atom] = offers
        self.usual: float | None = usual


WHERE = Part("direction", 0, 359, COMPASS_DIRECTIONS)
ROCK = (WHERE, Part("degrees", 1, 60, [30, 40, 45, 50, 55, 60], 50), Part("seconds", 0.02, 5, [0.08, 0.12, 0.16, 0.2, 0.3], 0.15))
JOLT = (WHERE, Part("m/s²", 1, 15, [9, 11, 13, 15], 13))


class Gestures(Space):
    """Possible actions now: gestures with their parts, single words (``stop``), and the plain actions of some verbs.

    A gesture that first names a die's cell has it in ``cells``.
    """

    def __init__(
        self,
        parts: dict[str, tuple[Part, ...]],
        words: tuple[str, ...],
        verbs: tuple[str, ...],
        rig: Rig = PLAIN,
        named: tuple[str, ...] = (),
        cells: list[Name] | None = None,
    ) -> None:
        self.parts: dict[str, tuple[Part, ...]] = parts
        self.words: tuple[str, ...] = words
        self.verbs: tuple[str, ...] = verbs
        self.rig: Rig = rig
        self.named: tuple[str, ...] = named
        self.cells: list[Name] = cells if cells is not None else []

    def contains(self, move: Move) -> bool:
        return self.trouble(move) is None

    def trouble(self, move: Move) -> Text | None:
        """The reason why a move is illegal; None for a legal one."""
        verb = move.verb
        if verb in self.words:
            return None if len(move.atoms) == 1 else because("why-nothing-follows", verb=verb)
        if verb in self.parts:
            return self.misfit(move)
        if verb in self.verbs:
            try:
                action = read_action(move, self.rig)
            except PipyardError as error:
                return error.text
            return action.trouble(self.rig) or self.unfit(action)
        return because(
            "why-you-may-now", words=", ".join([*self.parts, *[one for one in self.verbs if one not in self.parts], *self.words])
        )

    def unfit(self, action: Action) -> Text | None:
        """Further objections of a game to an action."""
        return None

    def misfit(self, move: Move) -> Text | None:
        """The reason why a gesture is invalid."""
        parts = self.parts[move.verb]
        given = list(move.atoms[1:])
        if move.verb in self.named:
            if not given or str(given[0]) not in [one.text for one in self.cells]:
                return because("why-which-die", verb=move.verb, cells=", ".join([one.text for one in self.cells[:12]]))
            given = given[1:]
        if len(given) > len(parts):
            return because("why-takes-at-most-numbers", verb=move.verb, most=len(parts), fields=[field_name(part.name) for part in parts])
        for part, atom in zip(parts, given, strict=False):
            value = value_of(atom)
            if value is None or (isinstance(atom, Name) != (part.name == "direction")):
                return because("why-is-no-part", verb=move.verb, typed=quoted(str(atom)[:40]), part=field_name(part.name))
            if not part.low <= value <= part.high:
                return because(
                    "why-does-not-do-it-lies",
                    verb=move.verb,
                    field=field_name(part.name),
                    value=f"{value:g}",
                    low=f"{part.low:g}",
                    high=f"{part.high:g}",
                )
        missing = [part.name for part in parts[len(given) :] if part.usual is None]
        return because("why-needs-a", verb=move.verb, missing=field_name(missing[0])) if missing else None

    def filled(self, move: Move) -> list[float]:
        """The numbers of a valid gesture, with defaults where omitted."""
        parts = self.parts[move.verb]
        given = move.atoms[2:] if move.verb in self.named else move.atoms[1:]
        values = [value_of(atom) or 0.0 for atom in given]
        return [*values, *[part.usual or 0.0 for part in parts[len(values) :]]]

    def steps(self, prefix: tuple[Atom, ...] = ()) -> Steps:
        if not prefix:
            return Steps([*[verb for verb in self.parts if verb not in self.named or self.cells], *self.words], False)
        verb = str(prefix[0])
        done = self.contains(Move(*prefix))
        if verb not in self.parts:
            return Steps([], done)
        given = len(prefix) - 1
        if verb in self.named:
            if given == 0:
                return Steps([*self.cells], False)
            if str(prefix[1]) not in [one.text for one in self.cells]:
                return Steps([], False)
            given -= 1
        parts = self.parts[verb]
        if given >= len(parts) or (given and not done and not self.begun(prefix, given)):
            return Steps([], done)
        return Steps(list(parts[given].offers), done)

    def begun(self, prefix: tuple[Atom, ...], given: int) -> bool:
        """Whether a prefix of a gesture is valid so far."""
        parts = self.parts[str(prefix[0])]
        for part, atom in zip(parts[:given], prefix[len(prefix) - given :], strict=True):
            value = value_of(atom)
            if value is None or not part.low <= value <= part.high:
                return False
        return True

    def sample(self, rng: Random) -> Move:
        """A gesture with offered numbers; words that end a try are rare."""
        random = rng.random
        gestures = [verb for verb in self.parts if verb not in self.named or self.cells]
        if not gestures or (self.words and random() < 0.03):
            return Move(self.words[int(random() * len(self.words))])
        verb = gestures[int(random() * len(gestures))]
        atoms: list[Atom] = [verb]
        if verb in self.named:
            atoms.append(self.cells[int(random() * len(self.cells))])
        for part in self.parts[verb]:
            atoms.append(part.offers[int(random() * len(part.offers))])
        return Move(*atoms)


def value_of(atom: Atom) -> float | None:
    """The number an atom stands for."""
    if isinstance(atom, Name):
        return float(atom.index)
    return float(atom) if isinstance(atom, (int, float)) else None


def tilting(space: Gestures, move: Move) -> Action:
    """The action of a move that tilts the plate."""
    if move.verb == "rock":
        degrees, steep, seconds = space.filled(move)
        return Tilt(rocked(int(degrees), steep, seconds))
    if move.verb == "jolt":
        degrees, hard = space.filled(move)
        return Tilt(jolted(int(degrees), hard))
    return read_action(move, space.rig)


def gesture_forms(beginning: str, numbers: int) -> tuple[str, ...]:
    """The forms of a gesture with up to so many numbers."""
    return tuple([beginning + " DECIMAL" * count for count in range(numbers + 1)])


TILT_FORMS = (*gesture_forms("rock TOWARDS", 2), *gesture_forms("jolt TOWARDS", 1), *FORMS["tilt"], "stop")
