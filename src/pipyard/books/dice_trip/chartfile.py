"""Reading a map file. Whatever is wrong with it is said all at once: where, what, and what would be right."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Callable
from math import isfinite
from typing import Any, Final, TypeGuard

from pipyard.books.dice_trip.chart import Chart, City, Zone, flattened
from pipyard.books.dice_trip.survey import warnings
from pipyard.core.text import Text, because, either, english, quoted

COLOURS: Final = ["red", "blue", "green", "yellow"]
ZONE_POINTS: Final = [0, 4, 7, 9]
SERIES_POINTS: Final = [[4, 2], [5, 3], [6, 4], [7, 6], [10, 9]]
FEWEST: Final = 5
MOST: Final = 36

Table = dict[str, Any]
Place = list[Text | str]
"""Where something stands in a file, the larger part first."""


class Fault:
    """Something wrong with (or odd about) a file: the place in it and what to do."""

    def __init__(self, file: str, where: Place, what: Text) -> None:
        self.file: str = file
        self.where: Place = where
        self.what: Text = what

    def text(self) -> Text:
        """The whole complaint."""
        if not self.where:
            return because("map-fault", file=self.file, what=self.what)
        return because("map-fault-at", file=self.file, where=self.where, what=self.what)

    def __str__(self) -> str:
        return english(self.text())

    def __repr__(self) -> str:
        return f"Fault({str(self)!r})"


class ChartReading:
    """What came of reading a file: a chart, or errors; and warnings."""

    def __init__(self, file: str, chart: Chart | None, errors: list[Fault], warnings: list[Fault]) -> None:
        self.file: str = file
        self.chart: Chart | None = chart
        self.errors: list[Fault] = errors
        self.warnings: list[Fault] = warnings


def read_chart(content: bytes | str, file: str) -> ChartReading:
    """Read a map. A broken file gives errors and no chart; nothing is raised."""
    try:
        text = content if isinstance(content, str) else content.decode("utf-8-sig")
        table = tomllib.loads(text)
    except UnicodeDecodeError as error:
        return ChartReading(file, None, [Fault(file, [because("part-map-byte", number=error.start)], because("map-not-utf8"))], [])
    except tomllib.TOMLDecodeError as error:
        return ChartReading(file, None, [Fault(file, [], because("map-not-toml", said=str(error)))], [])
    except RecursionError:
        return ChartReading(file, None, [Fault(file, [], because("map-nested"))], [])
    sifter = _Sifter(file, text)
    chart = sifter.chart(table)
    if chart is None or sifter.errors:
        return ChartReading(file, None, sifter.errors, [])
    return ChartReading(file, chart, [], [Fault(file, [where], what) for where, what in warnings(chart)])


def _kind(value: object) -> Text:
    """What a value is, in the words of TOML."""
    if isinstance(value, bool):
        return because("part-map-true-or-false")
    if isinstance(value, str):
        return because("part-map-string", value=quoted(value))
    if isinstance(value, (int, float)):
        return because("part-map-number", value=value)
    if isinstance(value, list):
        return because("part-map-array")
    return because("part-map-table") if isinstance(value, dict) else because("part-map-date")


def _listed(value: object) -> TypeGuard[list[Any]]:
    return isinstance(value, list)


def _tabled(value: object) -> TypeGuard[Table]:
    return isinstance(value, dict)


def _whole(value: object) -> bool:
    return isinstance(value, int) and not isinstance(value, bool)


class _Sifter:
    """Takes a parsed file apart and notes every error on the way."""

    def __init__(self, file: str, text: str) -> None:
        self.file: str = file
        self.errors: list[Fault] = []
        lines = text.splitlines()
        self.lines: dict[str, list[int]] = {
            part: [number for number, line in enumerate(lines, 1) if re.match(rf"\s*\[\[\s*{part}\s*\]\]", line)]
            for part in ("zone", "city")
        }
        """The lines on which zones and cities begin, to point at them."""

    def wrong(self, where: Place, what: Text) -> None:
        self.errors.append(Fault(self.file, where, what))

    def place(self, part: str, index: int, table: object) -> Place:
        """How to find a zone or city in the file: its number, its id, its line."""
        named = table.get("id") if _tabled(table) else None
        where = f"{part} {quoted(named)}" if isinstance(named, str) else because("part-map-numbered", part2=part, number=index + 1)
        lines = self.lines[part]
        return [because("part-line", number=lines[index]), where] if index < len(lines) else [where]

    def value(self, table: Table, key: str, where: Place, right: Text | str, good: Callable[[Any], bool], default: Any = None) -> Any:
        """The value of a key if it is as it should be, else the default (None) and a note."""
        spot: Place = [*where, key]
        if key not in table:
            if default is None:
                self.wrong(spot, because("map-missing", right=right))
            return default
        value = table[key]
        if good(value):
            return value
        self.wrong(spot, because("map-does-not-do", value=_kind(value), right=right))
        return default

    def names(self, table: Table, where: Place) -> dict[str, str]:
        def good(value: Any) -> bool:
            return _tabled(value) and len(value) > 0 and all([isinstance(text, str) and text for text in value.values()])

        found: dict[str, str] | None = self.value(table, "name", where, because("part-map-names", like='{ en = "Belgium" }'), good)
        return found or {"en": "?"}

    def tables(self, table: Table, key: str) -> list[Table]:
        """The zones, or the cities."""
        found: object = table.get(key)
        if found is None:
            self.wrong([key], because("map-at-least-one", key=key))
            return []
        if not _listed(found):
            self.wrong([key], because("map-should-begin-with", value=_kind(found), key=key, key2=key))
            return []
        tables: list[Table] = []
        for index, item in enumerate(found):
            if _tabled(item):
                tables.append(item)
            else:
                self.wrong(
                    [because("part-map-numbered", part2=key, number=index + 1)],
                    because("map-does-not-do", value=_kind(item), right=because("part-map-table")),
                )
        return tables

    def chart(self, table: Table) -> Chart | None:
        if table.get("format") != 1 or not _whole(table.get("format")):
            said = because("map-reads-format", value=_kind(table["format"])) if "format" in table else because("map-no-format")
            self.wrong(["format"], said)
        shape = re.compile(r"[a-z0-9-]{1,40}")
        id = self.value(
            table, "id", [], because("part-map-id"), lambda value: isinstance(value, str) and shape.fullmatch(value) is not None
        )
        licence = self.value(table, "licence", [], because("part-map-licence", like='"CC0-1.0"'), lambda value: isinstance(value, str))
        names = self.names(table, [])
        colours = self.colours(table)
        projection: str | None = self.value(table, "projection", [], either(['"geo"', '"plane"']), lambda value: value in ("geo", "plane"))
        zones = self.zones(table)
        cities = self.cities(table, [zone.id for zone in zones], colours, projection)
        links = self.links(table, {city.text: city.index for city in cities})
        zone_points = self.zone_points(table, len(zones))
        series_points = self.series_points(table)
        if self.errors:
            return None
        return Chart(id, licence, names, colours, zones, cities, links, zone_points, series_points)

    def colours(self, table: Table) -> list[str]:
        def good(value: Any) -> bool:
            return _listed(value) and len(value) == 4 and all([isinstance(word, str) and word for word in value]) and len(set(value)) == 4

        found: list[str] = self.value(table, "colours", [], because("part-map-colours"), good, COLOURS)
        return list(found)

    def zones(self, table: Table) -> list[Zone]:
        zones: list[Zone] = []
        for index, item in enumerate(self.tables(table, "zone")):
            where = self.place("zone", index, item)
            id = self.value(
                item,
                "id",
                where,
                because("part-map-letters"),
                lambda value: isinstance(value, str) and value.isalpha() and 1 <= len(value) <= 3,
            )
            if id in [zone.id for zone in zones]:
                self.wrong(where, because("map-two-zones", id=quoted(id)))
            zones.append(Zone(id or "", self.names(item, where)))
        return zones

    def cities(self, table: Table, zones: list[str], colours: list[str], projection: str | None) -> list[City]:
        tables = self.tables(table, "city")
        if "city" in table and not FEWEST <= len(tables) <= MOST:
            self.wrong(["city"], because("map-how-many-cities", count=len(tables), least=FEWEST, most=MOST))
        across, up = ("x", "y") if projection == "plane" else ("lon", "lat")
        ids: list[str] = []
        rows: list[tuple[dict[str, str], str, str | None, str]] = []
        spots: list[tuple[float, float]] = []
        for index, item in enumerate(tables):
            where = self.place("city", index, item)
            id = self.value(
                item,
                "id",
                where,
                because("part-map-one-word"),
                lambda value: isinstance(value, str) and re.fullmatch(r"\S{1,40}", value) is not None,
            )
            if id in ids:
                self.wrong(where, because("map-two-cities", id=quoted(id)))
            ids.append(id or "")
            names = self.names(item, where)
            zone = self.value(item, "zone", where, because("part-map-zone", zones=", ".join(zones)), lambda value: value in zones)
            colour = None
            if "colour" in item:
                colour = self.value(
                    item, "colour", where, because("part-map-colour", colours=", ".join(colours)), lambda value: value in colours
                )
            label = self.value(item, "label", where, because("part-map-label"), lambda value: value in ("n", "e", "s", "w"), "")
            rows.append((names, zone or "", colour, label))
            spots.append((self.coordinate(item, across, where, projection), self.coordinate(item, up, where, projection)))
        for zone in zones:
            if zone and tables and zone not in [row[1] for row in rows]:
                self.wrong([f"zone {quoted(zone)}"], because("map-no-city-in-it"))
        if self.errors or not spots:
            return [City(index, id, {}, 0, -1, 0.0, 0.0, "") for index, id in enumerate(ids) if id]
        drawn = flattened(spots, projection or "plane")
        cities: list[City] = []
        for index, (names, zone, colour, label) in enumerate(rows):
            place = zones.index(zone)
            cities.append(City(index, ids[index], names, place, colours.index(colour) if colour else -1, *drawn[index], label))
        return cities

    def coordinate(self, item: Table, key: str, where: Place, projection: str | None) -> float:
        if projection is None:
            return 0.0
        right = because("part-map-coordinate", projection=f'"{projection}"')
        found = self.value(item, key, where, right, lambda value: (_whole(value) or isinstance(value, float)) and isfinite(value))
        return float(found or 0.0)

    def links(self, table: Table, places: dict[str, int]) -> list[tuple[int, int]]:
        right = because("part-map-pairs", like='["gent", "brugge"]')
        found: list[object] | None = self.value(table, "links", [], right, lambda value: isinstance(value, list))
        links: list[tuple[int, int]] = []
        sound = found is not None
        for index, pair in enumerate(found or []):
            where: Place = ["links", because("part-map-place", number=index + 1)]
            ends = pair if _listed(pair) else []
            if len(ends) != 2 or not all([isinstance(end, str) for end in ends]):
                self.wrong(where, because("map-does-not-do", value=_kind(pair), right=because("part-map-pair")))
                sound = False
                continue
            strange = [end for end in ends if end not in places]
            if strange:
                self.wrong(where, because("map-no-such-city", id=quoted(strange[0])))
                sound = False
            elif ends[0] == ends[1]:
                self.wrong(where, because("map-linked-with-itself", city=ends[0]))
            else:
                a, b = sorted([places[ends[0]], places[ends[1]]])
                if (a, b) in links:
                    self.wrong(where, because("map-given-twice", link=f"{ends[0]}-{ends[1]}"))
                else:
                    links.append((a, b))
        if sound and places:
            self.connected(links, places)
        return links

    def connected(self, links: list[tuple[int, int]], places: dict[str, int]) -> None:
        words = {place: id for id, place in places.items()}
        first = min(words)
        reached = {first}
        while True:
            more = {b for a, b in links if a in reached} | {a for a, b in links if b in reached}
            if more <= reached:
                break
            reached |= more
        lost = [words[place] for place in sorted(words) if place not in reached]
        if lost:
            self.wrong(["links"], because("map-not-connected", first=words[first], lost=", ".join(lost[:6])))

    def zone_points(self, table: Table, zones: int) -> list[int]:
        def good(value: Any) -> bool:
            return _listed(value) and all([_whole(points) for points in value])

        right = because("part-map-points", count=zones + 1, zones=zones)
        points: list[int] = self.value(table, "zone_points", [], right, good, ZONE_POINTS)
        if len(points) != zones + 1:
            said = (
                because("part-map-numbers", count=len(points))
                if "zone_points" in table
                else because("part-map-left-out", points=ZONE_POINTS)
            )
            self.wrong(["zone_points"], because("map-zone-points", said=said, count=zones + 1, zones=zones))
        return list(points)

    def series_points(self, table: Table) -> list[tuple[int, int]]:
        def good(value: Any) -> bool:
            return _listed(value) and all([_listed(pair) and len(pair) == 2 and all(map(_whole, pair)) for pair in value])

        found: list[list[int]] = self.value(table, "series_points", [], because("part-map-series"), good, SERIES_POINTS)
        pairs = [(pair[0], pair[1]) for pair in found]
        lengths = [length for length, _ in pairs]
        if lengths != sorted(set(lengths)):
            self.wrong(["series_points"], because("map-not-ascending", lengths=", ".join(map(str, lengths))))
        return pairs
