"""Actions by hand at the plate, as moves: ``throw 0 -211 200 0 1.04 0``, ``pull 0,3,5 0 -0.8 0.6 60``, ``tilt ~eJz…``.

Every action is a record that validates itself (C11) and writes itself as a row of atoms; :func:`read_action` reads it back. Values omitted
at the end of a row are defaults. Units: millimetres from the middle of the plate (x to the right, y ahead towards the corner 8,0,0, z up
from the middles of the base dice), metres and radians a second, degrees, newtons.
"""

from __future__ import annotations

from math import atan2, cos, degrees, radians, sin, sqrt

from mypy_extensions import mypyc_attr

from pipyard.core.notation import Atom, Move, Name
from pipyard.core.text import Text, because
from pipyard.dice.orientation import TRIPLES
from pipyard.dice.polyhedra import Vector
from pipyard.dice.pose import Turn, short
from pipyard.pyramid.action_fields import FIELDS, PULLED_OUT, Rig, die_name, field_name, read_spot, size, tidy_number
from pipyard.pyramid.cells import CELLS, xyz
from pipyard.pyramid.geometry import EDGE, SEEN, TURNS, before_side, beside
from pipyard.pyramid.trace import BLOW, HAND, PRESS, SHAKE, Trace


@mypyc_attr(allow_interpreted_subclasses=True)
class Action:
    """An action by hand. ``trouble``: what is wrong with it, if anything."""

    __slots__ = ("verb",)

    def __init__(self, verb: str) -> None:
        self.verb: str = verb

    def numbers(self) -> list[float]:
        """The numbers in the order of ``FIELDS``."""
        return []

    def move(self) -> Move:
        """The action as a row of atoms."""
        return Move(self.verb, *[tidy_number(value) for value in self.numbers()])

    def trouble(self, rig: Rig) -> Text | None:
        for field, value in zip(FIELDS.get(self.verb, ()), self.numbers(), strict=False):
            if not field.low <= value <= field.high:
                return because(
                    "why-does-not-do-it-lies",
                    verb=self.verb,
                    field=field_name(field.name),
                    value=f"{value:g}",
                    low=f"{field.low:g}",
                    high=f"{field.high:g}",
                )
        return None

    def text(self) -> str:
        return self.move().text

    def __repr__(self) -> str:
        return self.text()

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Action) and self.text() == other.text()

    def __hash__(self) -> int:
        return hash(self.text())


class Throw(Action):
    """A die is released in the air, in a random orientation."""

    __slots__ = ("at", "spin", "velocity")

    def __init__(self, at: Vector, velocity: Vector = (0.0, 0.0, 0.0), spin: Vector = (0.0, 0.0, 0.0)) -> None:
        super().__init__("throw")
        self.at: Vector = at
        self.velocity: Vector = velocity
        self.spin: Vector = spin

    def numbers(self) -> list[float]:
        return [*self.at, *self.velocity, *self.spin]

    def trouble(self, rig: Rig) -> Text | None:
        if size(self.velocity) > 3.0005:
            return because("why-a-die-is-thrown-with", velocity=round(size(self.velocity), 2))
        if size(self.spin) > 40.005:
            return because("why-a-die-is-thrown-with-a", spin=round(size(self.spin), 1))
        if _too_near(self.at[0], self.at[1], rig.distance):
            return because("why-a-die-is-thrown-from", distance=rig.distance / 10)
        return super().trouble(rig)


class Flick(Action):
    """A die on the table is struck. Azimuth: degrees counter-clockwise from +x from above; spin: about the vertical."""

    __slots__ = ("azimuth", "elevation", "speed", "spin", "x", "y")

    def __init__(self, x: float, y: float, azimuth: float, elevation: float, speed: float, spin: float = 0.0) -> None:
        super().__init__("flick")
        self.x: float = float(x)
        self.y: float = float(y)
        self.azimuth: float = float(azimuth)
        self.elevation: float = float(elevation)
        self.speed: float = float(speed)
        self.spin: float = float(spin)

    def numbers(self) -> list[float]:
        return [self.x, self.y, self.azimuth, self.elevation, self.speed, self.spin]

    def velocity(self) -> Vector:
        """The velocity in metres a second."""
        round_, up = radians(self.azimuth), radians(self.elevation)
        return (self.speed * cos(up) * cos(round_), self.speed * cos(up) * sin(round_), self.speed * sin(up))

    def trouble(self, rig: Rig) -> Text | None:
        if _too_near(self.x, self.y, max(rig.distance, EDGE)):
            return because("why-a-die-is-flicked-from", edge=max(rig.distance, EDGE) / 10)
        if rig.side >= 0 and not _on_line(self.x, self.y, rig.side, rig.distance):
            x, y = before_side(rig.side, rig.distance)
            return because("why-a-die-is-flicked-from-the", distance=rig.distance / 10, x=short(x, 1), y=short(y, 1))
        return super().trouble(rig)


class Blow(Action):
    """A breath: a jet from a mouth, or a recorded one that lasts while dice move."""

    __slots__ = ("direction", "mouth", "seconds", "strength", "trace")

    def __init__(self, mouth: Vector, direction: Vector, strength: float, seconds: float = 0.5, trace: Trace | None = None) -> None:
        super().__init__("blow")
        self.mouth: Vector = mouth
        self.direction: Vector = direction
        self.strength: float = float(strength)
        self.seconds: float = float(seconds)
        self.trace: Trace | None = trace

    def numbers(self) -> list[float]:
        return [*self.mouth, *self.direction, self.strength, self.seconds]

    def move(self) -> Move:
        return super().move() if self.trace is None else Move("blow", self.trace.text())

    def trouble(self, rig: Rig) -> Text | None:
        if self.trace is not None:
            return _strange(self.trace, BLOW, "blow", rig)
        return because("why-a-breath-needs-a-direction") if size(self.direction) < 0.1 else super().trouble(rig)


class Pull(Action):
    """A die, named by its cell or its number, is gripped and pulled along a straight line; far enough takes it out."""

    __slots__ = ("cell", "die", "direction", "distance", "grip", "speed", "trace")

    def __init__(
        self,
        cell: int,
        direction: Vector,
        distance: float = 60.0,
        speed: float = 0.08,
        grip: float = 3.0,
        die: int = -1,
        trace: Trace | None = None,
    ) -> None:
        super().__init__("pull")
        self.cell: int = cell
        self.die: int = die
        self.direction: Vector = direction
        self.distance: float = float(distance)
        self.speed: float = float(speed)
        self.grip: float = float(grip)
        self.trace: Trace | None = trace

    @property
    def takes(self) -> bool:
        """Whether the die is taken out."""
        if self.trace is None:
            return self.distance > PULLED_OUT
        last = self.trace.sample(len(self.trace.rows) - 1)
        return size((last.get("hand_x", 0.0), last.get("hand_y", 0.0), last.get("hand_z", 0.0))) > PULLED_OUT

    def numbers(self) -> list[float]:
        return [*self.direction, self.distance, self.speed, self.grip]

    def move(self) -> Move:
        what: Atom = CELLS[self.cell] if self.cell >= 0 else Name(self.die, die_name(self.die))
        if self.trace is not None:
            return Move("pull", what, self.trace.text())
        return Move("pull", what, *[tidy_number(value) for value in self.numbers()])

    def trouble(self, rig: Rig) -> Text | None:
        if self.trace is not None:
            return _strange(self.trace, HAND, "pull", rig)
        return because("why-a-pull-needs-a-direction") if size(self.direction) < 0.1 else super().trouble(rig)


class Place(Action):
    """A die is held at a place in an orientation, ``height`` above where it will lie, and released. ``spot``: a place of the lattice."""

    __slots__ = ("at", "height", "spot", "turn", "yaw")

    def __init__(self, at: Vector, turn: Turn, height: float = 1.0, spot: str = "", yaw: float | None = None) -> None:
        super().__init__("place")
        self.at: Vector = at
        self.turn: Turn = turn
        self.height: float = float(height)
        self.spot: str = spot
        self.yaw: float | None = yaw

    def numbers(self) -> list[float]:
        return [*self.at, self.yaw or 0.0, self.height]

    def move(self) -> Move:
        high = tidy_number(self.height)
        if self.spot:
            fit = [abs(sum([a * b for a, b in zip(self.turn, turn, strict=True)])) for turn in TURNS]
            found = read_spot(self.spot)
            return Move("place", found if found is not None else self.spot, TRIPLES[fit.index(max(fit))], high)
        at = [tidy_number(value) for value in self.at]
        if self.yaw is not None:
            return Move("place", *at, tidy_number(self.yaw), high)
        return Move("place", *at, ",".join([short(value, 4) for value in self.turn]), high)

    def trouble(self, rig: Rig) -> Text | None:
        if not abs(sum([value * value for value in self.turn]) - 1) < 0.02:
            return because("why-place-a-turn-is-four")
        return super().trouble(rig)


class Ladle(Action):
    """Dice are poured from a bowl that moves along a straight line while it tilts at a rate (degrees a second)."""

    __slots__ = ("count", "end", "height", "rate", "start")

    def __init__(self, count: int, start: tuple[float, float], end: tuple[float, float], height: float = 60.0, rate: float = 60.0) -> None:
        super().__init__("ladle")
        self.count: int = count
        self.start: tuple[float, float] = start
        self.end: tuple[float, float] = end
        self.height: float = float(height)
        self.rate: float = float(rate)

    def numbers(self) -> list[float]:
        return [float(self.count), *self.start, *self.end, self.height, self.rate]


class Tilt(Action):
    """The plate is tilted and shaken."""

    __slots__ = ("trace",)

    def __init__(self, trace: Trace) -> None:
        super().__init__("tilt")
        self.trace: Trace = trace

    def move(self) -> Move:
        return Move("tilt", self.trace.text())

    def trouble(self, rig: Rig) -> Text | None:
        return _strange(self.trace, SHAKE, "tilt", rig)


class Press(Action):
    """A finger presses on a die while the plate is tilted and shaken, until the finger is lifted."""

    __slots__ = ("cell", "trace")

    def __init__(self, cell: int, trace: Trace) -> None:
        super().__init__("press")
        self.cell: int = cell
        self.trace: Trace = trace

    def move(self) -> Move:
        return Move("press", CELLS[self.cell], self.trace.text())

    def trouble(self, rig: Rig) -> Text | None:
        if rig.finger >= 0 and self.cell != rig.finger:
            return because("why-the-finger-presses-the-die", cell=CELLS[rig.finger].text)
        return _strange(self.trace, PRESS, "press", rig)


class Declare(Action):
    """Words only: ``done``, ``stop``."""

    __slots__ = ()


def _strange(trace: Trace, allowed: tuple[str, ...], verb: str, rig: Rig) -> Text | None:
    """Why a recorded movement does not fit a verb."""
    for name in trace.channels:
        if name not in allowed:
            return because("why-cannot-be-part-of-the-movement", verb=verb, name=name, allowed=", ".join(allowed))
    for at, name in enumerate(trace.channels):
        if name in ("tilt_x", "tilt_y"):
            steep = max([abs(row[at]) for row in trace.rows]) / 10
            if steep > rig.steepest:
                return because("why-plate-tilted-at-most", most=rig.steepest, steep=steep)
    return None


def _too_near(x: float, y: float, distance: float) -> bool:
    return distance > 0 and beside(x, y) < distance - 0.5


def _on_line(x: float, y: float, side: int, distance: float) -> bool:
    """Whether a place lies in front of a side, at a distance from it and within the width of the plate."""
    mx, my = before_side(side, distance)
    ox, oy = before_side(side, distance + 1.0)
    away = (x - mx) * (ox - mx) + (y - my) * (oy - my)
    along = abs((x - mx) * (oy - my) - (y - my) * (ox - mx))
    return abs(away) < 0.5 and along < 120


def outward(cell: int) -> Vector:
    """The default direction of a pull from a cell: away from the die's outer faces, else up."""
    outer = [SEEN[axis] for axis, part in enumerate(xyz(cell)) if part == 0]
    if not outer:
        return (0.0, 0.0, 1.0)
    total = (sum([v[0] for v in outer]), sum([v[1] for v in outer]), sum([v[2] for v in outer]))
    far = size(total)
    return (round(total[0] / far, 3), round(total[1] / far, 3), round(total[2] / far, 3))


def usual_throw(rig: Rig) -> Throw:
    """The default throw: from the player's side, level, landing in the middle."""
    x, y = before_side(max(0, rig.side), max(rig.distance, 20.0))
    far = sqrt(x * x + y * y)
    speed = min(3.0, far / 1000 / sqrt(2 * 0.17 / 9.81))
    return Throw((round(x, 1), round(y, 1), 200.0), (round(-speed * x / far, 2), round(-speed * y / far, 2), 0.0), (0.0, 0.0, 0.0))


def usual_flick(rig: Rig) -> Flick:
    """The default flick: from the player's side, in a high arc to the middle of the plate."""
    x, y = before_side(max(0, rig.side), max(rig.distance, 20.0))
    far = sqrt(x * x + y * y) / 1000
    speed = sqrt(9.81 * far * far / max(0.01, far - 0.045))
    return Flick(round(x, 1), round(y, 1), round(degrees(atan2(-y, -x)), 1), 45.0, round(min(3.0, speed), 2))
