"""The parts of actions: their notation, their fields with limits, and the rig that the limits depend on."""

from __future__ import annotations

from math import sqrt
from typing import Final

from pipyard.core.notation import Atom, Name, kind
from pipyard.core.text import Text, because
from pipyard.dice.polyhedra import Vector
from pipyard.dice.pose import Turn, decimal
from pipyard.pyramid.cells import CELLS, find
from pipyard.pyramid.geometry import TABLE

PULLED_OUT: Final = 20.0
"""A die pulled farther than this is taken out; otherwise it is released where it is."""
MOST_DICE: Final = 281
"""The highest number of a die."""


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
    """The name of a die by its number: ``#12``."""
    return f"#{die}"


def find_die(token: str) -> int:
    """The number of a die from its name; -1: not a name."""
    digits = token[1:]
    if token[:1] != "#" or not (digits.isascii() and digits.isdigit() and len(digits) <= 3):
        return -1
    return int(digits) if int(digits) <= MOST_DICE else -1


def _die(token: str) -> Atom | None:
    die = find_die(token)
    return Name(die, die_name(die)) if die >= 0 else None


def read_spot(token: str) -> Atom | None:
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
    """A quaternion written ``w,i,j,k``; None if invalid."""
    parts = [decimal(part) for part in token.split(",")]
    values = [part for part in parts if part is not None]
    if len(parts) != 4 or len(values) != 4 or abs(sum([value * value for value in values]) - 1) > 0.02:
        return None
    return (values[0], values[1], values[2], values[3])


kind("DECIMAL", _number, because("part-decimal"))
kind("PLATEDIE", _die, because("part-die-by-number"))
kind("SPOT", read_spot, because("part-spot"))
kind("TURN", _turn, because("part-turn"))
PLACE_TURNED: Final = (
    "place DECIMAL DECIMAL DECIMAL DECIMAL...", "place DECIMAL DECIMAL DECIMAL TURN", "place DECIMAL DECIMAL DECIMAL TURN DECIMAL",
)  # fmt: skip
"""A die is placed at a point of the table, and turned."""
FORMS: Final[dict[str, tuple[str, ...]]] = {
    "throw": ("throw", "throw DECIMAL..."),
    "flick": ("flick", "flick DECIMAL..."),
    "blow": ("blow", "blow DECIMAL...", "blow TRACE"),
    "pull": (
        "pull CELL", "pull CELL DECIMAL...", "pull PLATEDIE", "pull PLATEDIE DECIMAL...", "pull CELL TRACE", "pull PLATEDIE TRACE",
    ),
    "place": (
        "place SPOT", "place SPOT TRIPLE", "place SPOT TRIPLE DECIMAL", "place DECIMAL DECIMAL DECIMAL", *PLACE_TURNED,
    ),
    "ladle": ("ladle NUMBER", "ladle NUMBER DECIMAL..."),
    "tilt": ("tilt TRACE",),
    "press": ("press CELL TRACE",),
    "done": ("done",),
    "stop": ("stop",),
}  # fmt: skip
"""The notation of each verb; ``forms("throw", "stop")`` gives a game its forms."""


def forms(*verbs: str) -> tuple[str, ...]:
    """The forms of some verbs, for ``Game.forms``."""
    return tuple([form for verb in verbs for form in FORMS[verb]])


class Field:
    """A number of an action: its name, its limits, and its default."""

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
"""The numbers of every verb in order (C11)."""


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
    """The name of a number of an action: letters for axes and channels, keys for the others."""
    return because(f"field-{name}") if name in _SPELLED else name
