"""A board for flicked dice: descending steps, a launch disc, a line, pegs.

The numbers come from a file, in millimetres. ``x`` runs across (0 in the middle, positive to the shooter's right), ``y`` down the board,
``z`` up from the table. A board determines the zone of a die; the physics determines how dice move.
"""

from __future__ import annotations

import tomllib
from math import isfinite, sqrt
from pathlib import Path
from typing import Final, cast

from pipyard.core.errors import PipyardError, reason_of
from pipyard.core.text import because, quoted
from pipyard.dice.polyhedra import solid
from pipyard.dice.pose import Pose

OFF_BOARD: Final = -1
SHORT: Final = 0
FOUL: Final = -2
"""Zones that are not levels: on the table or beyond the outline; not fully over the line; a foul launch."""
TOUCHING_HEIGHT: Final = 1.0
"""A die whose lowest point is closer to the table than this touches it."""
EXACT: Final = 1e-6


class BadBoard(PipyardError):
    """An invalid board: the message names the entry and a valid value."""


class Level:
    """A step over the full width: its start and end, its height, and its multiplier."""

    __slots__ = ("end", "start", "times", "top")

    def __init__(self, start: float, end: float, top: float, times: int) -> None:
        self.start: float = start
        self.end: float = end
        self.top: float = top
        self.times: int = times


class Reading:
    """A die on the board: its zone (a level from 1, or OFF, SHORT, FOUL) and its face (0: not read)."""

    __slots__ = ("face", "zone")

    def __init__(self, zone: int, face: int) -> None:
        self.zone: int = zone
        self.face: int = face

    def copy(self) -> Reading:
        """Immutable."""
        return self

    def __repr__(self) -> str:
        return f"Reading({self.zone}, {self.face})"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Reading) and self.zone == other.zone and self.face == other.face

    def __hash__(self) -> int:
        return hash((self.zone, self.face))


class Board:
    """A board as defined by its file."""

    __slots__ = (
        "centre", "contact", "corner_radius", "disc_top", "edge", "entries", "length", "levels", "line", "mass", "name",
        "pads", "peg_height", "peg_radius", "pegs", "radius", "rect", "width",
    )  # fmt: skip

    def __init__(self, name: str, entries: dict[str, object]) -> None:
        board = _table(entries, "board", ("width", "length", "line", "step", "disc", "pads", "pegs"))
        dice = _table(entries, "dice", ("edge", "corner_radius", "mass"))
        contact = _table(entries, "contact", CONTACTS)
        for key in entries:
            if key not in ("board", "dice", "contact"):
                raise BadBoard(because("why-is-no-part-of-a", key=quoted(key)))
        self.name: str = name
        self.entries: dict[str, object] = entries
        self.width: float = _number(board, "board.width", 40, 5000)
        self.length: float = _number(board, "board.length", 40, 5000)
        line = _numbers(board, "board.line", 2)
        self.line: tuple[float, float] = (line[0], line[1])
        self.levels: list[Level] = _levels(board, self.length)
        disc = _table(board, "disc", ("rect", "centre", "radius", "top"), "board.")
        rect = _numbers(disc, "board.disc.rect", 4)
        centre = _numbers(disc, "board.disc.centre", 2)
        self.rect: tuple[float, float, float, float] = (rect[0], rect[1], rect[2], rect[3])
        self.centre: tuple[float, float] = (centre[0], centre[1])
        self.radius: float = _number(disc, "board.disc.radius", 1, 2000)
        self.disc_top: float = _number(disc, "board.disc.top", 1, 1000)
        self.pads: list[tuple[float, float, float, float]] = []
        if "pads" in board:
            pads = _table(board, "pads", ("left", "right"), "board.")
            for side in pads:
                a = _numbers(pads, f"board.pads.{side}", 4)
                self.pads.append((a[0], a[1], a[2], a[3]))
        self.pegs: list[tuple[float, float]] = []
        self.peg_radius: float = 0.0
        self.peg_height: float = 0.0
        if "pegs" in board:
            pegs = _table(board, "pegs", ("radius", "height", "at"), "board.")
            self.peg_radius = _number(pegs, "board.pegs.radius", 0.5, 100)
            self.peg_height = _number(pegs, "board.pegs.height", 0.5, 300)
            self.pegs = _points(pegs)
        self.edge: float = _number(dice, "dice.edge", 4, 60)
        self.corner_radius: float = _number(dice, "dice.corner_radius", 0, self.edge * 0.3)
        self.mass: float = _number(dice, "dice.mass", 0.0001, 1)
        self.contact: dict[str, tuple[float, float]] = {}
        for pair in CONTACTS:
            values = _numbers(contact, f"contact.{pair}", 2)
            if not 0.01 <= values[0] <= 2 or not 0 <= values[1] <= 0.95:
                raise BadBoard(because("why-contact-is-friction-restitution-friction", pair=pair, values=values))
            self.contact[pair] = (values[0], values[1])
        self._check()

    def _check(self) -> None:
        near, far = self.line
        deck = self.levels[0]
        if not deck.start < near <= far < deck.end:
            raise BadBoard(
                because("why-board-line-must-lie-on", start=f"{deck.start:g}", end=f"{deck.end:g}", near=f"{near:g}", far=f"{far:g}")
            )
        x0, y0, x1, y1 = self.rect
        if not (x0 < x1 and y0 < y1):
            raise BadBoard(because("why-board-disc-rect-is-x0"))
        if x0 < -self.width / 2 or x1 > self.width / 2 or self.centre[1] + self.radius >= near:
            raise BadBoard(because("why-board-disc-must-lie-within"))
        if self.disc_top < deck.top:
            raise BadBoard(because("why-board-disc-top-must-not", disctop=f"{self.disc_top:g}", top=f"{deck.top:g}"))
        for x, y in self.pegs:
            inside = abs(x) + self.peg_radius <= self.width / 2 and self.peg_radius <= y <= self.length - self.peg_radius
            if not inside:
                raise BadBoard(because("why-the-peg-at-does-not", x=f"{x:g}", y=f"{y:g}"))
            if self.on_disc(x, y):
                raise BadBoard(because("why-the-peg-at-stands-on", x=f"{x:g}", y=f"{y:g}"))

    def on_disc(self, x: float, y: float) -> bool:
        """Whether a point is on the disc, its edge included."""
        x0, y0, x1, y1 = self.rect
        if x0 - EXACT <= x <= x1 + EXACT and y0 - EXACT <= y <= y1 + EXACT:
            return True
        dx, dy = x - self.centre[0], y - self.centre[1]
        return dy >= 0 and sqrt(dx * dx + dy * dy) <= self.radius + EXACT

    def inside(self, x: float, y: float) -> bool:
        """Whether a point is on the board: its steps or its disc."""
        on_steps = abs(x) <= self.width / 2 + EXACT and -EXACT <= y <= self.length + EXACT
        return on_steps or self.on_disc(x, y)

    def level_at(self, y: float) -> int:
        """The level under a y of the board, counted from 1."""
        for number, level in enumerate(self.levels, 1):
            if y < level.end:
                return number
        return len(self.levels)

    def top_at(self, x: float, y: float) -> float:
        """The height of the board at a point."""
        if self.on_disc(x, y):
            return self.disc_top
        return self.levels[self.level_at(y) - 1].top if self.inside(x, y) else 0.0

    def read(self, pose: Pose, faces: int) -> Reading:
        """Zone and face of a die at rest."""
        shape = solid(faces)
        face = pose.face(shape)
        if not self.inside(pose.x, pose.y) or pose.lowest(shape, self.edge) < TOUCHING_HEIGHT:
            return Reading(OFF_BOARD, face)
        if pose.nearest(shape, self.edge) < self.line[1] - EXACT:
            return Reading(SHORT, face)
        return Reading(self.level_at(pose.y), face)

    def multiplier(self, zone: int) -> int:
        """The multiplier of a level; 0 elsewhere."""
        return self.levels[zone - 1].times if zone > 0 else 0

    def shape(self) -> dict[str, object]:
        """The measures that a client needs to draw it."""
        return {
            "width": self.width,
            "length": self.length,
            "line": list(self.line),
            "steps": [[level.start, level.end, level.top, level.times] for level in self.levels],
            "disc": {"rect": list(self.rect), "centre": list(self.centre), "radius": self.radius, "top": self.disc_top},
            "pads": [list(pad) for pad in self.pads],
            "pegs": {"radius": self.peg_radius, "height": self.peg_height, "at": [list(peg) for peg in self.pegs]},
            "edge": self.edge,
        }

    def copy(self) -> Board:
        """Immutable."""
        return self

    def facts(self) -> object:
        return self.name


CONTACTS: Final = ("die_board", "die_die", "die_peg", "die_table")


def _table(entries: dict[str, object], key: str, allowed: tuple[str, ...], where: str = "") -> dict[str, object]:
    found = entries.get(key)
    if not isinstance(found, dict):
        raise BadBoard(because("why-a-board-needs-a-table", where=where, key=key))
    table = cast("dict[str, object]", found)
    for name in table:
        if name not in allowed:
            raise BadBoard(because("why-there-is-no-entry-there", where=where, key=key, what=name, allowed=", ".join(allowed)))
    return table


def _as_number(value: object, name: str) -> float:
    if isinstance(value, bool) or not isinstance(value, (int, float)):
        raise BadBoard(because("why-should-be-a-number-not", what=name, value=quoted(value)))
    number = float(value)
    if not isfinite(number) or abs(number) > 10_000:
        raise BadBoard(because("why-should-be-a-finite-number", what=name, value=quoted(value)))
    return number


def _number(table: dict[str, object], name: str, low: float, high: float) -> float:
    key = name.rpartition(".")[2]
    if key not in table:
        raise BadBoard(because("why-a-board-needs", what=name))
    value = _as_number(table[key], name)
    if not low <= value <= high:
        raise BadBoard(because("why-should-lie-between-and-not", what=name, low=f"{low:g}", high=f"{high:g}", value=f"{value:g}"))
    return value


def _numbers(table: dict[str, object], name: str, count: int) -> list[float]:
    found = _listed(table.get(name.rpartition(".")[2]))
    if found is None or len(found) != count:
        raise BadBoard(because("why-should-be-numbers", what=name, count=count))
    return [_as_number(value, name) for value in found]


def _listed(value: object) -> list[object] | None:
    return cast("list[object]", value) if isinstance(value, list) else None


def _points(pegs: dict[str, object]) -> list[tuple[float, float]]:
    found = _listed(pegs.get("at"))
    if found is None or len(found) > 200:
        raise BadBoard(because("why-board-pegs-at-should-be"))
    points: list[tuple[float, float]] = []
    for spot in found:
        place = _listed(spot)
        if place is None or len(place) != 2:
            raise BadBoard(because("why-board-pegs-at-holds-places", spot=quoted(spot)))
        points.append((_as_number(place[0], "board.pegs.at"), _as_number(place[1], "board.pegs.at")))
    return points


def _levels(board: dict[str, object], length: float) -> list[Level]:
    found = _listed(board.get("step"))
    if found is None or not 2 <= len(found) <= 12:
        raise BadBoard(because("why-a-board-needs-two-to"))
    levels: list[Level] = []
    for number, entry in enumerate(found, 1):
        where = because("part-board-step", number=number)
        if not isinstance(entry, dict):
            raise BadBoard(because("why-should-be-a-table-with", where=where))
        step = cast("dict[str, object]", entry)
        for name in step:
            if name not in ("y", "top", "times"):
                raise BadBoard(because("why-there-is-no-entry-there-are", where=where, what=name))
        span = _numbers(step, f"{where}.y", 2)
        top = _number(step, f"{where}.top", 1, 1000)
        times = _number(step, f"{where}.times", -9, 20) if "times" in step else float(number)
        if times != int(times) or times == 0:
            raise BadBoard(because("why-times-should-be-a-whole", where=where, times=f"{times:g}"))
        before = levels[-1].end if levels else 0.0
        if span[0] != before or span[1] - span[0] < 20:
            raise BadBoard(
                because("why-y-should-begin-at-and", where=where, before=f"{before:g}", span=f"{span[0]:g}", span2=f"{span[1]:g}")
            )
        if levels and top >= levels[-1].top:
            raise BadBoard(because("why-top-should-lie-below-the", where=where, top=f"{levels[-1].top:g}", top2=f"{top:g}"))
        levels.append(Level(span[0], span[1], top, int(times)))
    if levels[-1].end != length:
        raise BadBoard(because("why-the-last-step-should-end", length=f"{length:g}", end=f"{levels[-1].end:g}"))
    return levels


def load(path: Path) -> Board:
    """Load a board from a file; :class:`BadBoard` explains what is wrong."""
    try:
        if path.stat().st_size > 100_000:
            raise BadBoard(because("why-is-too-large-for-a", path=path.name))
        entries: dict[str, object] = tomllib.loads(path.read_text(encoding="utf-8"))
    except OSError as error:
        raise BadBoard(because("why-cannot-be-read", path=path.name, strerror=reason_of(error))) from None
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise BadBoard(because("why-is-no-toml-file", path=path.name, error=reason_of(error))) from None
    return Board(path.stem, entries)
