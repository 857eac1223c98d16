"""What hands do at the plate, as moves: ``throw 0 -211 200 0 1.04 0``, ``pull 0,3,5 0 -0.8 0.6 60``, ``tilt ~eJz…``.

Every action is a record that says itself what is wrong with it (C11) and writes itself as one row of atoms; :func:`read_action` reads it
back. What is left out at the end of a row has its usual value. Millimetres from the middle of the plate (x to the right, y ahead towards
the corner 8,0,0, z up from the middles of the base dice), metres and radians a second, degrees, newtons.
"""

from __future__ import annotations

from math import atan2, cos, degrees, radians, sin, sqrt
from typing import Final

from mypy_extensions import mypyc_attr

from pipyard.core.errors import Illegal, Unparsable
from pipyard.core.notation import Atom, Move, Name, kind
from pipyard.core.text import Text, because, either, quoted
from pipyard.dice.orientation import INDEX, TRIPLES
from pipyard.dice.polyhedra import Vector
from pipyard.dice.pose import Turn, decimal, short, standing, yawed
from pipyard.pyramid.cells import CELLS, find, xyz
from pipyard.pyramid.geometry import EDGE, SEEN, TABLE, TURNS, before_side, beside, place
from pipyard.pyramid.trace import BLOW, HAND, PRESS, SHAKE, Trace, read_trace

OUT: Final = 20.0
"""A die pulled farther than this is taken out; otherwise it is let go where it is."""
MOST_DICE: Final = 281
"""No die has a higher number."""


def _number(token: str) -> Atom | None:
    value = decimal(token)
    if value is None:
        return None
    return tidy_number(value)


def tidy_number(value: float) -> int | float:
    """A number as an atom: thousandths, whole ones without a point."""
    value = round(value, 3)
    return int(value) if value == int(value) else value


def die_name(die: int) -> str:
    """``#12``: dice at the plate are known by numbers."""
    return f"#{die}"


def find_die(token: str) -> int:
    """The number of a die from its name, -1 if it is none."""
    digits = token[1:]
    if token[:1] != "#" or not (digits.isascii() and digits.isdigit() and len(digits) <= 3):
        return -1
    return int(digits) if int(digits) <= MOST_DICE else -1


def _die(token: str) -> Atom | None:
    die = find_die(token)
    return Name(die, die_name(die)) if die >= 0 else None


def _spot(token: str) -> Atom | None:
    """A place of the lattice, also just outside the pyramid, where dice are mounted."""
    parts = token.split(",")
    if len(parts) != 3 or not all([part.lstrip("-").isascii() and part.lstrip("-").isdigit() and len(part) < 4 for part in parts]):
        return None
    if any([part.startswith("--") for part in parts]):
        return None
    x, y, z = int(parts[0]), int(parts[1]), int(parts[2])
    found = find(x, y, z)
    if found >= 0:
        return CELLS[found]
    return Name(-1, f"{x},{y},{z}") if min(x, y, z) >= -9 and max(x, y, z) <= 9 and x + y + z <= 9 else None


def _turn(token: str) -> Atom | None:
    return token if read_turn(token) is not None else None


def read_turn(token: str) -> Turn | None:
    """A turn written ``w,i,j,k``; None if it is none."""
    parts = [decimal(part) for part in token.split(",")]
    values = [part for part in parts if part is not None]
    if len(parts) != 4 or len(values) != 4 or abs(sum([value * value for value in values]) - 1) > 0.02:
        return None
    return (values[0], values[1], values[2], values[3])


kind("DECIMAL", _number, because("part-decimal"))
kind("PLATEDIE", _die, because("part-die-by-number"))
kind("SPOT", _spot, because("part-spot"))
kind("TURN", _turn, because("part-turn"))

FORMS: Final[dict[str, tuple[str, ...]]] = {
    "throw": ("throw", "throw DECIMAL..."),
    "flick": ("flick", "flick DECIMAL..."),
    "blow": ("blow", "blow DECIMAL...", "blow TRACE"),
    "pull": (
        "pull CELL", "pull CELL DECIMAL...", "pull PLATEDIE", "pull PLATEDIE DECIMAL...", "pull CELL TRACE", "pull PLATEDIE TRACE",
    ),
    "place": (
        "place SPOT", "place SPOT TRIPLE", "place SPOT TRIPLE DECIMAL", "place DECIMAL DECIMAL DECIMAL",
        "place DECIMAL DECIMAL DECIMAL DECIMAL...",
        "place DECIMAL DECIMAL DECIMAL TURN", "place DECIMAL DECIMAL DECIMAL TURN DECIMAL",
    ),
    "ladle": ("ladle NUMBER", "ladle NUMBER DECIMAL..."),
    "tilt": ("tilt TRACE",),
    "press": ("press CELL TRACE",),
    "done": ("done",),
    "stop": ("stop",),
}  # fmt: skip
"""How the moves of a verb are written; ``forms("throw", "stop")`` gives a game its forms."""


def forms(*verbs: str) -> tuple[str, ...]:
    """The forms of some verbs, for ``Game.forms``."""
    return tuple([form for verb in verbs for form in FORMS[verb]])


class Field:
    """A number of an action: its name, its limits, and what is usual."""

    __slots__ = ("high", "low", "name", "usual")

    def __init__(self, name: str, low: float, high: float, usual: float) -> None:
        self.name: str = name
        self.low: float = float(low)
        self.high: float = float(high)
        self.usual: float = float(usual)


FIELDS: Final[dict[str, tuple[Field, ...]]] = {
    "throw": (
        Field("x", -1000, 1000, 0), Field("y", -1000, 1000, 0), Field("z", 50, 400, 200),
        Field("vx", -3, 3, 0), Field("vy", -3, 3, 0), Field("vz", -3, 3, 0),
        Field("sx", -40, 40, 0), Field("sy", -40, 40, 0), Field("sz", -40, 40, 0),
    ),
    "flick": (
        Field("x", -1000, 1000, 0), Field("y", -1000, 1000, 0), Field("azimuth", -360, 360, 90),
        Field("elevation", 0, 60, 45), Field("speed", 0.1, 3, 1.5), Field("spin", -40, 40, 0),
    ),
    "blow": (
        Field("x", -500, 500, 0), Field("y", -500, 500, -170), Field("z", TABLE, 500, 30),
        Field("dx", -1, 1, 0), Field("dy", -1, 1, 1), Field("dz", -1, 1, -0.15),
        Field("strength", 0, 1, 0.5), Field("seconds", 0.05, 3, 0.5),
    ),
    "pull": (
        Field("dx", -1, 1, 0), Field("dy", -1, 1, 0), Field("dz", -1, 1, 1),
        Field("distance", 0.1, 200, 60), Field("speed", 0.01, 0.5, 0.08), Field("grip", 0.05, 5, 3),
    ),
    "place": (
        Field("x", -500, 500, 0), Field("y", -500, 500, 0), Field("z", TABLE, 600, 0), Field("yaw", -360, 360, 0),
        Field("height", 0, 20, 1),
    ),
    "ladle": (
        Field("count", 1, 40, 1), Field("x0", -300, 300, -40), Field("y0", -300, 300, -10),
        Field("x1", -300, 300, 40), Field("y1", -300, 300, -10), Field("height", 10, 300, 60), Field("rate", 5, 180, 60),
    ),
}  # fmt: skip
"""The numbers of every verb in the order in which they are written (C11)."""


def size(vector: Vector) -> float:
    return sqrt(vector[0] ** 2 + vector[1] ** 2 + vector[2] ** 2)


class Rig:
    """What an action happens at, apart from the dice. ``ground``: plate or table (a tower without a plate). ``steepest``: how far the plate
    may be tilted. ``finger``: the cell a finger presses (-1: none). ``supported``: whether a seated die needs three dice or plate under it.
    ``distance``: how far from the plate a die is thrown or flicked, in millimetres; ``side``: the side it is flicked from (-1: any).
    ``lean``: how the plate is tilted when the action begins. ``ends_off``: whether a die that leaves the plate ends the action.
    ``taps``: how often the plate is tapped at most when dice lie askew. ``farthest``: how far a die may be drawn, in millimetres."""

    __slots__ = ("distance", "ends_off", "farthest", "finger", "ground", "lean", "side", "steepest", "supported", "taps")

    def __init__(
        self,
        ground: str = "plate",
        steepest: float = 60.0,
        finger: int = -1,
        supported: bool = True,
        distance: float = 0.0,
        side: int = -1,
        lean: tuple[float, float] = (0.0, 0.0),
        ends_off: bool = False,
        taps: int = 3,
        farthest: float = 300.0,
    ) -> None:
        self.ground: str = ground
        self.steepest: float = float(steepest)
        self.finger: int = finger
        self.supported: bool = supported
        self.distance: float = float(distance)
        self.side: int = side
        self.lean: tuple[float, float] = lean
        self.ends_off: bool = ends_off
        self.taps: int = taps
        self.farthest: float = float(farthest)


PLAIN: Final = Rig()


_SPELLED: Final = (
    "azimuth", "elevation", "speed", "spin", "strength", "seconds", "distance", "grip", "yaw", "height", "count", "rate", "degrees",
    "newton", "direction",
)  # fmt: skip


def field_name(name: str) -> Text | str:
    """What a number of an action is called: axes and channels by their letters, the others by key."""
    return because(f"field-{name}") if name in _SPELLED else name


@mypyc_attr(allow_interpreted_subclasses=True)
class Action:
    """Something hands do. ``trouble`` is what is wrong with it, if anything is."""

    __slots__ = ("verb",)

    def __init__(self, verb: str) -> None:
        self.verb: str = verb

    def numbers(self) -> list[float]:
        """Its numbers in the order of ``FIELDS``."""
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
    """A die is let go in the air; how it is turned then is left to chance."""

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
    """A die on the table is struck. Azimuth: degrees counter-clockwise from +x seen from above; spin: about the vertical."""

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
        """Metres a second."""
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
    """A breath: a jet from a mouth, or a recorded one that goes on while dice move."""

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
    """A die, named by its cell or its number, is gripped and drawn along a straight way; taken out if that is far enough."""

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
            return self.distance > OUT
        last = self.trace.sample(len(self.trace.rows) - 1)
        return size((last.get("hand_x", 0.0), last.get("hand_y", 0.0), last.get("hand_z", 0.0))) > OUT

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
    """A die is held somewhere, turned somehow, ``height`` above where it is to lie, and let go. ``spot`` names a place of the lattice."""

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
            found = _spot(self.spot)
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
    """Dice are poured from a bowl that is moved along a straight way while it is tilted at a rate (degrees a second)."""

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
    """A finger presses on a die while the plate is tilted and shaken; it ends when the finger lets go."""

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
    """Why a recorded movement is none of a verb."""
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
    """Whether a place lies before a side, at a distance from it and not farther along it than the plate is wide."""
    mx, my = before_side(side, distance)
    ox, oy = before_side(side, distance + 1.0)
    away = (x - mx) * (ox - mx) + (y - my) * (oy - my)
    along = abs((x - mx) * (oy - my) - (y - my) * (ox - mx))
    return abs(away) < 0.5 and along < 120


def outward(cell: int) -> Vector:
    """Where a die of a cell is drawn to without a better idea: away from the outer faces it has, else up."""
    outer = [SEEN[axis] for axis, part in enumerate(xyz(cell)) if part == 0]
    if not outer:
        return (0.0, 0.0, 1.0)
    total = (sum([v[0] for v in outer]), sum([v[1] for v in outer]), sum([v[2] for v in outer]))
    far = size(total)
    return (round(total[0] / far, 3), round(total[1] / far, 3), round(total[2] / far, 3))


def usual_throw(rig: Rig) -> Throw:
    """From before the side next to the player, level, so that the die comes down in the middle."""
    x, y = before_side(max(0, rig.side), max(rig.distance, 20.0))
    far = sqrt(x * x + y * y)
    speed = min(3.0, far / 1000 / sqrt(2 * 0.17 / 9.81))
    return Throw((round(x, 1), round(y, 1), 200.0), (round(-speed * x / far, 2), round(-speed * y / far, 2), 0.0), (0.0, 0.0, 0.0))


def usual_flick(rig: Rig) -> Flick:
    """From before the own side, in a high arc to the middle of the plate."""
    x, y = before_side(max(0, rig.side), max(rig.distance, 20.0))
    far = sqrt(x * x + y * y) / 1000
    speed = sqrt(9.81 * far * far / max(0.01, far - 0.045))
    return Flick(round(x, 1), round(y, 1), round(degrees(atan2(-y, -x)), 1), 45.0, round(min(3.0, speed), 2))


def read_action(move: Move, rig: Rig = PLAIN) -> Action:
    """The action a row of atoms describes; what it leaves out is usual. Limits are the business of ``trouble``."""
    verb = move.verb
    atoms = list(move.atoms[1:])
    if verb in ("done", "stop"):
        return Declare(verb)
    if verb not in FORMS:
        raise Unparsable(because("why-hands-can", what=quoted(move.text[:60]), forms=", ".join(FORMS)))
    if atoms and isinstance(atoms[-1], str) and atoms[-1].startswith("~"):
        return _traced(verb, atoms, read_trace(atoms[-1]))
    if verb == "place":
        return _placed(atoms)
    named: Name | None = None
    if verb == "pull":
        first = atoms.pop(0) if atoms else 0
        if not isinstance(first, Name):
            raise Unparsable(because("why-pull-which-die-say-its"))
        named = first
    values = _values(verb, atoms)
    if verb == "throw":
        values = _filled(values, usual_throw(rig).numbers())
        return Throw((values[0], values[1], values[2]), (values[3], values[4], values[5]), (values[6], values[7], values[8]))
    if verb == "flick":
        values = _filled(values, usual_flick(rig).numbers())
        return Flick(values[0], values[1], values[2], values[3], values[4], values[5])
    usual = [field.usual for field in FIELDS[verb]] if verb in FIELDS else []
    if verb == "blow":
        v = _filled(values, usual)
        return Blow((v[0], v[1], v[2]), (v[3], v[4], v[5]), v[6], v[7])
    if verb == "pull" and named is not None:
        cell, die = (-1, named.index) if named.text.startswith("#") else (named.index, -1)
        if cell >= 0:
            usual = [*outward(cell), *usual[3:]]
        v = _filled(values, usual)
        return Pull(cell, (v[0], v[1], v[2]), v[3], v[4], v[5], die)
    if verb == "ladle":
        if not values or values[0] != int(values[0]):
            raise Unparsable(because("why-ladle-how-many-dice-say"))
        v = _filled(values, usual)
        return Ladle(int(v[0]), (v[1], v[2]), (v[3], v[4]), v[5], v[6])
    raise Unparsable(because("why-is-recorded-while-it-is", verb=verb, verb2=either(FORMS[verb])))


def _values(verb: str, atoms: list[Atom]) -> list[float]:
    values: list[float] = []
    for atom in atoms:
        if not isinstance(atom, (int, float)):
            raise Unparsable(because("why-is-no-number", verb=verb, atom=quoted(str(atom)[:60])))
        values.append(float(atom))
    most = len(FIELDS.get(verb, ()))
    if len(values) > most:
        raise Unparsable(
            because("why-takes-at-most-numbers", verb=verb, most=most, fields=[field_name(field.name) for field in FIELDS.get(verb, ())])
        )
    return values


def _filled(values: list[float], usual: list[float]) -> list[float]:
    return values + usual[len(values) :]


def _traced(verb: str, atoms: list[Atom], trace: Trace) -> Action:
    first = atoms[0]
    if verb == "tilt":
        return Tilt(trace)
    if verb == "blow":
        return Blow((0.0, 0.0, 0.0), (0.0, 1.0, 0.0), 0.0, trace.seconds, trace)
    if not isinstance(first, Name) or verb not in ("press", "pull"):
        raise Unparsable(because("why-should-read", verb=verb, verb2=either(FORMS[verb])))
    if verb == "press":
        return Press(first.index, trace)
    numbered = first.text.startswith("#")
    return Pull(-1 if numbered else first.index, (0.0, 0.0, 1.0), die=first.index if numbered else -1, trace=trace)


def _placed(atoms: list[Atom]) -> Place:
    usual = FIELDS["place"][4].usual
    if atoms and isinstance(atoms[0], Name):
        x, y, z = [int(part) for part in atoms[0].text.split(",")]
        triple = str(atoms[1]) if len(atoms) > 1 else TRIPLES[0].text
        said = _values("place", atoms[2:3])
        return Place(place(x, y, z), TURNS[INDEX[triple]], said[0] if said else usual, atoms[0].text)
    values = _values("place", atoms[:3])
    if len(values) < 3 or len(atoms) > 5:
        raise Unparsable(because("why-place-should-read", place=either(FORMS["place"])))
    after = _values("place", atoms[4:])
    height = after[0] if after else usual
    at = (values[0], values[1], values[2])
    fourth = atoms[3] if len(atoms) > 3 else 0
    if isinstance(fourth, str):
        turn = read_turn(fourth)
        if turn is None:
            raise Unparsable(because("why-place-is-no-turn-it", fourth=quoted(fourth[:60])))
        return Place(at, turn, height)
    yaw = _values("place", [fourth])[0]
    return Place(at, yawed(standing(6, INDEX["236"]), yaw), height, yaw=yaw)


def objection(action: Action, rig: Rig) -> None:
    """Raise what is wrong with an action."""
    wrong = action.trouble(rig)
    if wrong:
        raise Illegal(wrong)
