"""A Dice Trip sheet in a terminal: the map with its links, numbers and crosses, the tracker, and the score box.

A city is its colour's shape (``■ ● ▲ ★``, ``○`` without a colour), its number, ``✓`` for a bonus: ``▲16✓``. ``✗✗`` is crossed.
Behind its name stands the letter of its zone; two lines below the map say what all this means.
Cities of the longest road are underlined, the last entries stand in reverse.
"""

from __future__ import annotations

from itertools import pairwise
from typing import Any

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text as Line

from pipyard.cli.style import LOUD, QUIET, Highlights, colour_name
from pipyard.core.scene import Scene
from pipyard.texts import language, say

SHAPES = {"square": "■", "disc": "●", "triangle": "▲", "star": "★", "": "○"}
INKS = {"red": "red1", "blue": "dodger_blue1", "green": "green3", "yellow": "yellow1", "black": "grey62", "white": "bright_white"}
MORE_INKS = {"orange": "dark_orange", "violet": "medium_purple1"}
ZONE_INKS = ["sky_blue1", "wheat1", "pale_green1", "pink1", "plum2", "light_cyan1"]
MOST_WIDTH, LEAST_WIDTH, MOST_HEIGHT = 110, 56, 36
LONGEST_NAME, LONGEST_ZONE = 11, 2
PARTS = ("bonus", "crossed", "road", "series", "zones", "tens")
Facts = dict[str, Any]


def draw(scene: Scene, look: Highlights) -> RenderableType:
    """The sheet of whoever looks, and every seat's points."""
    extra: Facts = scene.extra
    chart: Facts = extra["map"]
    sheets: list[Facts] = extra["sheets"]
    viewer: int = extra.get("viewer", -1)
    shown = sheets[viewer if 0 <= viewer < len(sheets) else 0]
    parts: list[RenderableType] = [_map(chart, shown, scene, look), _tracker(shown), _dice(extra), _points(sheets)]
    explained = _explained(chart, shown)
    return Group(*parts, *explained)


def places(scene: Scene) -> set[str]:
    """The cities."""
    chart: Facts = scene.extra["map"]  # type: ignore[assignment]
    return {city["id"] for city in chart["cities"]}


def named(names: dict[str, str]) -> str:
    return names.get(language()) or names.get("en") or next(iter(names.values()))


def ink(colour: str) -> str:
    return INKS.get(colour) or MORE_INKS.get(colour) or "default"


class _Canvas:
    """A grid of characters with styles; what is written first stays on top."""

    def __init__(self, width: int, height: int) -> None:
        self.width, self.height = width, height
        self.marks: dict[tuple[int, int], tuple[str, str]] = {}

    def free(self, x: int, y: int, length: int) -> bool:
        return 0 <= y < self.height and x >= 0 and x + length <= self.width and all((x + i, y) not in self.marks for i in range(length))

    def write(self, x: int, y: int, words: str, style: str) -> None:
        for place, letter in enumerate(words):
            if 0 <= x + place < self.width and 0 <= y < self.height:
                self.marks.setdefault((x + place, y), (letter, style))

    def lines(self) -> list[Line]:
        found: list[Line] = []
        for y in range(self.height):
            line = Line()
            for x in range(self.width):
                letter, style = self.marks.get((x, y), (" ", ""))
                line.append(letter, style)
            line.rstrip()
            found.append(line)
        return found


def _map(chart: Facts, sheet: Facts, scene: Scene, look: Highlights) -> RenderableType:
    width = max(LEAST_WIDTH, min(MOST_WIDTH, look.width - 1))
    room = 12
    wide, high = max(chart["width"], 0.05), max(chart["height"], 0.05)
    across = min(width - room - 4, (MOST_HEIGHT - 2) * 2.1 * wide / high)
    height = max(8, round(across / 2.1 * high / wide) + 2)
    canvas = _Canvas(round(across) + room + 4, height)
    spots = {city["id"]: (round(2 + city["x"] / wide * across), round(1 + city["y"] / high * (height - 3))) for city in chart["cities"]}
    zones = {zone["id"]: ZONE_INKS[place % len(ZONE_INKS)] for place, zone in enumerate(chart["zones"])}
    road: list[str] = sheet["score"]["road"]["cities"]
    for city in chart["cities"]:
        x, y = spots[city["id"]]
        canvas.write(x, y, *_token(city, sheet, scene, look, road))
    for city in chart["cities"]:
        x, y = spots[city["id"]]
        words = f"{named(city['name'])[:LONGEST_NAME]} {city['zone'][:LONGEST_ZONE]}"
        places = [(x - len(words) // 2 + 1, y + 1), (x + 5, y), (x - len(words) - 1, y), (x - len(words) // 2 + 1, y - 1)]
        if city["label"]:
            places.insert(0, places["sewn".index(city["label"])])
        roomy = [(x, y) for x, y in places if canvas.free(x - 1, y, len(words) + 2)]
        good = roomy or [place for place in places if canvas.free(*place, len(words))]
        canvas.write(*(good[0] if good else places[1]), words, zones[city["zone"]])
    pairs = {frozenset(pair) for pair in pairwise(road)}
    for a, b in sorted(chart["links"], key=lambda link: frozenset(link) not in pairs):
        _link(canvas, spots[a], spots[b], frozenset((a, b)) in pairs)
    key = Line("  ").join([Line(f"{zone['id']} {named(zone['name'])}", zones[zone["id"]]) for zone in chart["zones"]])
    return Group(*canvas.lines(), Line.assemble((f"{say('trip-zones')} ", QUIET), key), _key(chart))


def _key(chart: Facts) -> Line:
    """What the shapes and signs of the cities mean."""
    shapes = {city["colour"]: city["shape"] for city in chart["cities"] if city["colour"]}
    listed = Line(", ").join(
        [Line(f"{SHAPES[shapes[colour]]} {colour_name(colour)}", ink(colour)) for colour in chart["colours"] if colour in shapes]
    )
    return Line.assemble(listed, (f". {say('trip-key')}", QUIET))


def _token(city: Facts, sheet: Facts, scene: Scene, look: Highlights, road: list[str]) -> tuple[str, str]:
    id = city["id"]
    style = ink(city["colour"])
    if id in look.picks:
        return f"#{look.picks[id]}".ljust(4), "bold black on bright_white"
    mark = SHAPES[city["shape"]]
    if id in sheet["crossed"]:
        return f"{mark}✗✗ ", f"{style} dim"
    if id in sheet["numbers"]:
        more = " reverse" if id in scene.last else " underline" if id in road else ""
        return f"{mark}{sheet['numbers'][id]}{'✓' if id in sheet['ticks'] else ' '}", f"bold {style}{more}"
    return f"{mark}__ ", style


def _link(canvas: _Canvas, a: tuple[int, int], b: tuple[int, int], road: bool) -> None:
    """A straight row of dots between the middles of two cities."""
    (x1, y1), (x2, y2) = (a[0] + 1, a[1]), (b[0] + 1, b[1])
    steps = max(abs(x2 - x1), 2 * abs(y2 - y1), 1)
    for step in range(0, steps + 1, 1 if road else 2):
        x, y = round(x1 + (x2 - x1) * step / steps), round(y1 + (y2 - y1) * step / steps)
        canvas.write(x, y, "•" if road else "·", "dark_orange" if road else QUIET)


def _tracker(sheet: Facts) -> Line:
    """The 36 numbers: written ones in reverse; a dot behind each ten that has one."""
    line = Line()
    for place, (number, city) in enumerate(sheet["tracker"].items()):
        if place % 6 == 0 and place:
            line.append("● " if sheet["tens"][place // 6 - 1] else "○ ", QUIET).append("\n" if place == 18 else " ")
        line.append(f" {number} ", "reverse" if city else "")
    return line.append("●" if sheet["tens"][5] else "○", QUIET)


def _dice(extra: Facts) -> Line:
    """The four dice with their letters, and the numbers every pair makes."""
    line = Line()
    if not extra["pairs"]:
        return line
    for die in extra["dice"]:
        line.append(f"{SHAPES[die['shape']]} {die['letter']}={die['value']}  ", f"bold {ink(die['colour'])}")
    return line.append("  ".join(f"{pair}={number}" for pair, number in extra["pairs"].items()), QUIET)


def _points(sheets: list[Facts]) -> RenderableType:
    grid = Table(box=None, padding=(0, 2, 0, 0), header_style=QUIET)
    grid.add_column("", no_wrap=True, style=QUIET)
    for seat in range(len(sheets)):
        grid.add_column(say("cli-player", seat=seat + 1), justify="right")
    for part in PARTS:
        if part != "tens" or sheets[0]["score"]["tens"]["counted"]:
            grid.add_row(say(f"trip-part-{part}"), *[str(sheet["score"][part]["points"]) for sheet in sheets])
    grid.add_row(say("trip-part-total"), *[Line(str(sheet["score"]["total"]), LOUD) for sheet in sheets])
    grid.add_row(say("trip-empty"), *[str(sheet["empty"]) for sheet in sheets])
    left = [[say(f"trip-word-{power}") for power, unused in sheet["powers"].items() if unused] for sheet in sheets]
    grid.add_row(say("trip-powers"), *[", ".join(words) or "-" for words in left])
    return grid


def _explained(chart: Facts, sheet: Facts) -> list[RenderableType]:
    """Where the points come from."""
    names = {city["id"]: named(city["name"]) for city in chart["cities"]}
    found: list[RenderableType] = []
    for part in ("road", "series", "bonus"):
        cities: list[str] = sheet["score"][part]["cities"]
        if cities:
            entries = ", ".join(f"{names[city]} {sheet['numbers'][city]}" for city in cities)
            found.append(Line.assemble((f"{say(f'trip-part-{part}')}: ", LOUD), entries))
    return found
