"""A chart: a map as the rules and the drawings use it. Charts never change."""

from __future__ import annotations

from math import cos, radians
from typing import Final
from unicodedata import combining, normalize

from pipyard.books.dice_trip.tour import search
from pipyard.core.notation import Name

NUMBERS: Final[list[int]] = [10 * tens + units for tens in range(1, 7) for units in range(1, 7)]
"""The 36 numbers in ascending order: a number's place here is its rank."""
SHAPES: Final[list[str]] = ["square", "disc", "triangle", "star"]
"""The shape that goes with each of the four colours, so that nobody needs to see the colour."""

PAIRS: Final[list[tuple[int, int]]] = [(tens, units) for tens in range(4) for units in range(4) if tens != units]
"""The twelve ways to read a number off two of the four dice: which makes the tens, which the units."""


def rank(number: int) -> int:
    """The place of a number among the 36; 26 and 31 are neighbours."""
    return 6 * (number // 10) + number % 10 - 7


class City(Name):
    """A city of a map: ``index`` is its place in the file, ``text`` its id."""

    def __init__(self, index: int, text: str, names: dict[str, str], zone: int, colour: int, x: float, y: float, label: str) -> None:
        super().__init__(index, text)
        self.names: dict[str, str] = names
        self.zone: int = zone
        self.colour: int = colour
        self.x: float = x
        self.y: float = y
        self.label: str = label


class Zone:
    """A zone of a map."""

    def __init__(self, id: str, names: dict[str, str]) -> None:
        self.id: str = id
        self.names: dict[str, str] = names


class Chart:
    """A map: its cities, zones and links, what zones and series are worth, and how it is drawn.

    ``near`` lists for each city the directly linked ones; ``linked[a * size + b]`` says whether two are.
    ``pairs`` are the twelve pairs of dice as they are written, ``rb`` for tens from red and units from blue.
    """

    def __init__(
        self,
        id: str,
        licence: str,
        names: dict[str, str],
        colours: list[str],
        zones: list[Zone],
        cities: list[City],
        links: list[tuple[int, int]],
        zone_points: list[int],
        series_points: list[tuple[int, int]],
    ) -> None:
        self.id: str = id
        self.licence: str = licence
        self.names: dict[str, str] = names
        self.colours: list[str] = colours
        self.letters: list[str] = letters(colours)
        self.pairs: list[str] = [self.letters[tens] + self.letters[units] for tens, units in PAIRS]
        self.pair: dict[str, int] = {text: place for place, text in enumerate(self.pairs)}
        self.zones: list[Zone] = zones
        self.cities: list[City] = cities
        self.city: dict[str, City] = {city.text: city for city in cities}
        self.links: list[tuple[int, int]] = links
        self.zone_points: list[int] = zone_points
        self.series: list[int] = [max([0, *[points for length, points in series_points if length <= run][-1:]]) for run in range(37)]
        self.size: int = len(cities)
        self.found: list[list[int]] = []
        self.near: list[list[int]] = [[] for _ in cities]
        self.linked: list[bool] = [False] * (self.size * self.size)
        for a, b in links:
            self.near[a].append(b)
            self.near[b].append(a)
            self.linked[a * self.size + b] = True
            self.linked[b * self.size + a] = True

    def tours(self) -> list[list[int]]:
        """The longest tours of the map that a search finds, those with most by-passes first."""
        if not self.found:
            self.found = search(self.near, self.linked, self.id)
        return self.found

    def rounds(self) -> int:
        return (self.size + 1) // 2

    def facts(self) -> object:
        return ("Chart", self.id)

    def __repr__(self) -> str:
        return f"<map {self.id}: {self.size} cities>"


def plain(words: str) -> str:
    """A name as it is compared: small letters without accents, dots, spaces and hyphens."""
    bare = "".join([letter for letter in normalize("NFD", words.lower()) if not combining(letter)])
    return "".join([letter for letter in bare if letter.isalnum()])


def find_city(chart: Chart, words: str) -> City | None:
    """The city somebody means: by its id or its name in any language, or by the beginning of one if only one begins so."""
    wanted = plain(words)
    known = [(plain(name), city) for city in chart.cities for name in [city.text, *city.names.values()]]
    for name, city in known:
        if name == wanted:
            return city
    begun = {city.text: city for name, city in known if wanted and name.startswith(wanted)}
    return next(iter(begun.values())) if len(begun) == 1 else None


def letters(colours: list[str]) -> list[str]:
    """One letter for each colour: the first of the word, or the next one that no other has."""
    found: list[str] = []
    for place, colour in enumerate(colours):
        free = [letter for letter in colour.lower() if letter.isalpha() and letter not in found]
        found.append(free[0] if free else str(place + 1))
    return found


def named(names: dict[str, str], language: str) -> str:
    """A name in a language, else in English, else the first there is."""
    return names.get(language) or names.get("en") or next(iter(names.values()))


def flattened(positions: list[tuple[float, float]], projection: str) -> list[tuple[float, float]]:
    """Positions in the drawn plane: a globe's degrees are narrowed by the mean latitude."""
    if projection == "plane":
        return positions
    narrow = cos(radians(sum([lat for _, lat in positions]) / len(positions)))
    return [(lon * narrow, lat) for lon, lat in positions]
