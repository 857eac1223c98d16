"""Reading a map file. Whatever is wrong with it is said all at once: where, what, and what would be right."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Callable
from math import isfinite
from typing import Any, Final, cast

from pipyard.books.dice_trip.chart import Chart, City, Zone, flattened
from pipyard.books.dice_trip.survey import warnings

COLOURS: Final = ["red", "blue", "green", "yellow"]
ZONE_POINTS: Final = [0, 4, 7, 9]
SERIES_POINTS: Final = [[4, 2], [5, 3], [6, 4], [7, 6], [10, 9]]
FEWEST: Final = 5
MOST: Final = 36

Table = dict[str, Any]


class Fault:
    """Something wrong with (or odd about) a file: the place in it and what to do."""

    __slots__ = ("file", "what", "where")

    def __init__(self, file: str, where: str, what: str) -> None:
        self.file: str = file
        self.where: str = where
        self.what: str = what

    def __str__(self) -> str:
        return f"{self.file}: {self.where}: {self.what}" if self.where else f"{self.file}: {self.what}"

    def __repr__(self) -> str:
        return f"Fault({str(self)!r})"


class Reading:
    """What came of reading a file: a chart, or errors; and warnings."""

    __slots__ = ("chart", "errors", "file", "warnings")

    def __init__(self, file: str, chart: Chart | None, errors: list[Fault], warnings: list[Fault]) -> None:
        self.file: str = file
        self.chart: Chart | None = chart
        self.errors: list[Fault] = errors
        self.warnings: list[Fault] = warnings


def read_chart(content: bytes | str, file: str) -> Reading:
    """Read a map. A broken file gives errors and no chart; nothing is raised."""
    try:
        text = content if isinstance(content, str) else content.decode("utf-8-sig")
        table = tomllib.loads(text)
    except UnicodeDecodeError as error:
        return Reading(file, None, [Fault(file, f"byte {error.start}", "not UTF-8; save the file as UTF-8")], [])
    except tomllib.TOMLDecodeError as error:
        return Reading(file, None, [_syntax(file, str(error))], [])
    except RecursionError:
        return Reading(file, None, [Fault(file, "", "not TOML that can be read: nested too deeply")], [])
    sifter = _Sifter(file, text)
    chart = sifter.chart(table)
    if chart is None or sifter.errors:
        return Reading(file, None, sifter.errors, [])
    return Reading(file, chart, [], [Fault(file, where, what) for where, what in warnings(chart)])


def _syntax(file: str, said: str) -> Fault:
    found = re.search(r"\(at (line \d+, column \d+|end of document)\)", said)
    where = found.group(1) if found else ""
    return Fault(file, where, f"not TOML: {said.partition(' (at ')[0]}")


def _kind(value: object) -> str:
    """What a value is, in the words of TOML."""
    if isinstance(value, bool):
        return "true or false"
    if isinstance(value, str):
        return f"the string {value!r}"
    if isinstance(value, (int, float)):
        return f"the number {value}"
    if isinstance(value, list):
        return "an array"
    return "a table" if isinstance(value, dict) else "a date or time"


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

    def wrong(self, where: str, what: str) -> None:
        self.errors.append(Fault(self.file, where, what))

    def place(self, part: str, index: int, table: object) -> str:
        """How to find a zone or city in the file: its number, its id, its line."""
        named = cast("Table", table).get("id") if isinstance(table, dict) else None
        where = f"{part} {named!r}" if isinstance(named, str) else f"{part} number {index + 1}"
        lines = self.lines[part]
        return f"line {lines[index]}, {where}" if index < len(lines) else where

    def value(self, table: Table, key: str, where: str, right: str, good: Callable[[Any], bool], default: Any = None) -> Any:
        """The value of a key if it is as it should be, else the default (None) and a note."""
        spot = f"{where}, {key}" if where else key
        if key not in table:
            if default is None:
                self.wrong(spot, f"missing; it should be {right}")
            return default
        value = table[key]
        if good(value):
            return value
        self.wrong(spot, f"{_kind(value)} does not do; it should be {right}")
        return default

    def names(self, table: Table, where: str) -> dict[str, str]:
        def good(value: Any) -> bool:
            return (
                isinstance(value, dict)
                and len(cast("Table", value)) > 0
                and all([isinstance(text, str) and text for text in cast("Table", value).values()])
            )

        found = self.value(table, "name", where, 'a table of language codes and texts, like { en = "Belgium" }', good)
        return cast("dict[str, str]", found or {"en": "?"})

    def tables(self, table: Table, key: str) -> list[Table]:
        """The zones, or the cities."""
        found: Any = table.get(key)
        if found is None:
            self.wrong(key, f"missing; there should be at least one [[{key}]]")
            return []
        if not isinstance(found, list):
            self.wrong(key, f"{_kind(cast('object', found))} does not do; every {key} should begin with [[{key}]]")
            return []
        tables: list[Table] = []
        for index, item in enumerate(cast("list[Any]", found)):
            if isinstance(item, dict):
                tables.append(cast("Table", item))
            else:
                self.wrong(f"{key} number {index + 1}", f"{_kind(item)} does not do; it should be a table")
        return tables

    def chart(self, table: Table) -> Chart | None:
        if table.get("format") != 1 or not _whole(table.get("format")):
            said = _kind(table["format"]) if "format" in table else "missing"
            self.wrong("format", f"{said}; this program reads format = 1")
        shape = re.compile(r"[a-z0-9-]{1,40}")
        id = self.value(
            table, "id", "", "1 to 40 of a-z, 0-9 and -", lambda value: isinstance(value, str) and shape.fullmatch(value) is not None
        )
        licence = self.value(table, "licence", "", 'a string, like "CC0-1.0"', lambda value: isinstance(value, str))
        names = self.names(table, "")
        colours = self.colours(table)
        projection = self.value(table, "projection", "", '"geo" or "plane"', lambda value: value in ("geo", "plane"))
        zones = self.zones(table)
        cities = self.cities(table, [zone.id for zone in zones], colours, cast("str | None", projection))
        links = self.links(table, {city.text: city.index for city in cities})
        zone_points = self.zone_points(table, len(zones))
        series_points = self.series_points(table)
        if self.errors:
            return None
        return Chart(id, licence, names, colours, zones, cities, links, zone_points, series_points)

    def colours(self, table: Table) -> list[str]:
        def good(value: Any) -> bool:
            if not isinstance(value, list) or len(cast("list[Any]", value)) != 4:
                return False
            words = cast("list[Any]", value)
            return all([isinstance(word, str) and word for word in words]) and len(set(words)) == 4

        found = self.value(table, "colours", "", "an array of four different strings, the colours of the dice", good, COLOURS)
        return list(cast("list[str]", found))

    def zones(self, table: Table) -> list[Zone]:
        zones: list[Zone] = []
        for index, item in enumerate(self.tables(table, "zone")):
            where = self.place("zone", index, item)
            id = self.value(
                item, "id", where, "1 to 3 letters", lambda value: isinstance(value, str) and value.isalpha() and 1 <= len(value) <= 3
            )
            if id in [zone.id for zone in zones]:
                self.wrong(where, f"there are two zones {id!r}; every zone needs an id of its own")
            zones.append(Zone(id or "", self.names(item, where)))
        return zones

    def cities(self, table: Table, zones: list[str], colours: list[str], projection: str | None) -> list[City]:
        tables = self.tables(table, "city")
        if "city" in table and not FEWEST <= len(tables) <= MOST:
            self.wrong("city", f"{len(tables)} cities; there should be {FEWEST} to {MOST}, for there are 36 numbers")
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
                "one word of 1 to 40 characters",
                lambda value: isinstance(value, str) and re.fullmatch(r"\S{1,40}", value) is not None,
            )
            if id in ids:
                self.wrong(where, f"there are two cities {id!r}; every city needs an id of its own")
            ids.append(id or "")
            names = self.names(item, where)
            zone = self.value(item, "zone", where, f"one of the zones {', '.join(zones)}", lambda value: value in zones)
            colour = None
            if "colour" in item:
                colour = self.value(item, "colour", where, f"one of {', '.join(colours)}, or left out", lambda value: value in colours)
            label = self.value(item, "label", where, '"n", "e", "s" or "w", or left out', lambda value: value in ("n", "e", "s", "w"), "")
            rows.append((names, zone or "", colour, label))
            spots.append((self.coordinate(item, across, where, projection), self.coordinate(item, up, where, projection)))
        for zone in zones:
            if zone and tables and zone not in [row[1] for row in rows]:
                self.wrong(f"zone {zone!r}", "no city lies in it; give it one or take it out")
        if self.errors or not spots:
            return [City(index, id, {}, 0, -1, 0.0, 0.0, "") for index, id in enumerate(ids) if id]
        drawn = flattened(spots, projection or "plane")
        cities: list[City] = []
        for index, (names, zone, colour, label) in enumerate(rows):
            place = zones.index(zone)
            cities.append(City(index, ids[index], names, place, colours.index(colour) if colour else -1, *drawn[index], label))
        return cities

    def coordinate(self, item: Table, key: str, where: str, projection: str | None) -> float:
        if projection is None:
            return 0.0
        right = f'a number (the projection is "{projection}")'
        found = self.value(item, key, where, right, lambda value: (_whole(value) or isinstance(value, float)) and isfinite(value))
        return float(found or 0.0)

    def links(self, table: Table, places: dict[str, int]) -> list[tuple[int, int]]:
        found = self.value(table, "links", "", 'an array of pairs, like ["gent", "brugge"]', lambda value: isinstance(value, list))
        links: list[tuple[int, int]] = []
        sound = found is not None
        for index, pair in enumerate(cast("list[Any]", found or [])):
            where = f"links, number {index + 1}"
            ends = cast("list[Any]", pair) if isinstance(pair, list) else []
            if len(ends) != 2 or not all([isinstance(end, str) for end in ends]):
                self.wrong(where, f"{_kind(cast('object', pair))} does not do; it should be a pair of city ids")
                sound = False
                continue
            strange = [end for end in ends if end not in places]
            if strange:
                self.wrong(where, f"there is no city {strange[0]!r}; it should be the id of one")
                sound = False
            elif ends[0] == ends[1]:
                self.wrong(where, f"{ends[0]} is linked with itself; take the link out")
            else:
                a, b = sorted([places[ends[0]], places[ends[1]]])
                if (a, b) in links:
                    self.wrong(where, f"{ends[0]}-{ends[1]} is given twice; once is enough, in either order")
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
            self.wrong("links", f"the map is not connected: no way leads from {words[first]} to {', '.join(lost[:6])}")

    def zone_points(self, table: Table, zones: int) -> list[int]:
        def good(value: Any) -> bool:
            return isinstance(value, list) and all([_whole(points) for points in cast("list[Any]", value)])

        found = self.value(
            table, "zone_points", "", f"an array of {zones + 1} whole numbers, for 0 to {zones} clean zones", good, ZONE_POINTS
        )
        points = cast("list[int]", found)
        if len(points) != zones + 1:
            said = f"{len(points)} numbers" if "zone_points" in table else f"left out, but {ZONE_POINTS} fits three zones only"
            self.wrong("zone_points", f"{said}; it should be {zones + 1} numbers, for 0 to {zones} clean zones")
        return list(points)

    def series_points(self, table: Table) -> list[tuple[int, int]]:
        def good(value: Any) -> bool:
            if not isinstance(value, list):
                return False
            pairs = cast("list[Any]", value)
            return all(
                [
                    isinstance(pair, list) and len(cast("list[Any]", pair)) == 2 and all(map(_whole, cast("list[Any]", pair)))
                    for pair in pairs
                ]
            )

        found = self.value(table, "series_points", "", "an array of pairs [length, points]", good, SERIES_POINTS)
        pairs = [(pair[0], pair[1]) for pair in cast("list[list[int]]", found)]
        lengths = [length for length, _ in pairs]
        if lengths != sorted(set(lengths)):
            self.wrong("series_points", f"the lengths {', '.join(map(str, lengths))} are not ascending; they should be, each once")
        return pairs
