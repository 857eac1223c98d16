"""The shape of ``Scene.extra`` in Dice Trip, for the browser: the map and every seat's sheet."""

from __future__ import annotations

from typing import TypedDict


class CityShape(TypedDict):
    """A city on a map; positions run from 0 to 1 across the longer side."""

    id: str
    name: dict[str, str]
    zone: str
    colour: str
    shape: str
    x: float
    y: float
    label: str


class ZoneShape(TypedDict):
    """A zone of a map."""

    id: str
    name: dict[str, str]


class MapShape(TypedDict):
    """A map of Dice Trip."""

    id: str
    name: dict[str, str]
    colours: tuple[str, ...]
    letters: tuple[str, ...]
    shapes: tuple[str, ...]
    width: float
    height: float
    zones: tuple[ZoneShape, ...]
    cities: tuple[CityShape, ...]
    links: tuple[tuple[str, str], ...]
    zone_points: tuple[int, ...]
    series_points: tuple[tuple[int, int], ...]


class MapDie(TypedDict):
    """A die of Dice Trip; its value is 0 before the roll."""

    letter: str
    colour: str
    shape: str
    value: int


class Powers(TypedDict):
    """What a sheet may still do once."""

    twice: bool
    reroll: bool


class CityPoints(TypedDict):
    """Points, and the cities behind them."""

    points: int
    cities: tuple[str, ...]


class ZonePoints(TypedDict):
    """Points, and the zones behind them."""

    points: int
    zones: tuple[str, ...]


class TensPoints(TypedDict):
    """Points of the variant with tens."""

    points: int
    counted: bool
    reached: bool


class ScoreBox(TypedDict):
    """The score box of a sheet."""

    bonus: CityPoints
    crossed: CityPoints
    road: CityPoints
    series: CityPoints
    zones: ZonePoints
    tens: TensPoints
    total: int


class SheetShape(TypedDict):
    """A sheet of Dice Trip."""

    numbers: dict[str, int]
    crossed: tuple[str, ...]
    ticks: dict[str, str]
    tracker: dict[str, str]
    tens: tuple[bool, ...]
    powers: Powers
    empty: int
    score: ScoreBox
    written: str
    done: bool


class TripExtra(TypedDict):
    """The map and the sheets of Dice Trip."""

    viewer: int
    map: MapShape
    dice: tuple[MapDie, ...]
    pairs: dict[str, int]
    """The number that each pair of dice makes, tens first."""
    sheets: tuple[SheetShape, ...]
