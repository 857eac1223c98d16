"""A player's sheet: what stands in which city, and what it is worth."""

from __future__ import annotations

from typing import Final

from pipyard.books.dice_trip.chart import PAIRS, Chart, rank

EMPTY: Final = 0
CROSSED: Final = -1
CROSS: Final = 12
"""In an entry, stands in the place of a pair of dice: nothing is written."""
EQUAL_DIGITS: Final = 1
COLOUR: Final = 2

Entry = tuple[int, int]
"""A pair of dice (a place in PAIRS, or CROSS) and a city."""

APART: Final[list[list[int]]] = [[q for q, other in enumerate(PAIRS) if not set(pair) & set(other)] for pair in PAIRS]
"""For each pair of dice, the pairs made of the other two."""
SHARING: Final[list[list[int]]] = [[q for q, other in enumerate(PAIRS) if len(set(pair) & set(other)) == 1] for pair in PAIRS]
"""For each pair of dice, the pairs that use exactly one of its dice again."""


def made(dice: list[int], pair: int) -> int:
    """The number a pair of dice makes."""
    tens, units = PAIRS[pair]
    return 10 * dice[tens] + dice[units]


def twice_pairs(dice: list[int], two_dice: bool) -> list[int]:
    """The pairs that can make a number when a die is used twice: never two equal digits, unless ``two_dice`` allows it."""
    return [pair for pair in range(12) if two_dice or dice[PAIRS[pair][0]] != dice[PAIRS[pair][1]]]


def first_pairs(sheet: Sheet, dice: list[int], two_dice: bool, twice: bool) -> list[int]:
    """The pairs that the first (or only) written entry may use."""
    free = sheet.writable(dice)
    if not twice:
        return free
    good = twice_pairs(dice, two_dice)
    return [pair for pair in free if pair in good and any([other in good for other in SHARING[pair]])]


def second_pairs(sheet: Sheet, dice: list[int], two_dice: bool, twice: bool, first: int) -> list[int]:
    """The pairs that the second entry may use after the first."""
    if first == CROSS:
        return first_pairs(sheet, dice, two_dice, twice)
    number = made(dice, first)
    others = SHARING[first] if twice else APART[first]
    free = [pair for pair in others if made(dice, pair) != number and not sheet.holds(made(dice, pair))]
    if not twice:
        return free
    good = twice_pairs(dice, two_dice)
    return [pair for pair in free if pair in good]


def may_use_twice(sheet: Sheet, dice: list[int], two_dice: bool) -> bool:
    """Whether a die can be used in both numbers now."""
    return sheet.open > 1 and sheet.may_twice and len(first_pairs(sheet, dice, two_dice, True)) > 0


class Sheet:
    """Numbers, crosses and bonus ticks in the cities of a map, and the two powers.

    ``at`` holds a number, EMPTY or CROSSED for each city, ``city_of`` the city of each of the 36 numbers by rank (-1: none),
    ``ticks`` why a city is a bonus city (EQUAL_DIGITS, COLOUR, 0: it is none), ``tens`` the points for one of each ten (-1: not yet).
    """

    def __init__(self, chart: Chart) -> None:
        self.chart: Chart = chart
        self.at: list[int] = [EMPTY] * chart.size
        self.city_of: list[int] = [-1] * 36
        self.ticks: list[int] = [0] * chart.size
        self.open: int = chart.size
        self.may_twice: bool = True
        self.may_reroll: bool = True
        self.tens: int = -1

    def copy(self) -> Sheet:
        new = Sheet(self.chart)
        new.at = self.at[:]
        new.city_of = self.city_of[:]
        new.ticks = self.ticks[:]
        new.open = self.open
        new.may_twice, new.may_reroll, new.tens = self.may_twice, self.may_reroll, self.tens
        return new

    def empty_cities(self) -> list[int]:
        return [city for city, number in enumerate(self.at) if number == EMPTY]

    def holds(self, number: int) -> bool:
        """Whether a number stands on the sheet already."""
        return self.city_of[rank(number)] >= 0

    def writable(self, dice: list[int]) -> list[int]:
        """The pairs of dice whose number is not on the sheet yet."""
        city_of = self.city_of
        ranks = [6 * dice[tens] + dice[units] - 7 for tens, units in PAIRS]  # without calling ``rank``: random play asks all the time
        return [pair for pair in range(12) if city_of[ranks[pair]] < 0]

    def entries(self, dice: list[int]) -> list[Entry]:
        """All single entries that a roll allows: every writable pair, and the cross, in every empty city."""
        empty = self.empty_cities()
        return [(pair, city) for pair in [*self.writable(dice), CROSS] for city in empty]

    def enter(self, dice: list[int], pair: int, city: int) -> None:
        """Make one entry."""
        if pair == CROSS:
            self.cross(city)
            return
        tens, units = PAIRS[pair]
        colour = self.chart.cities[city].colour
        tick = EQUAL_DIGITS if dice[tens] == dice[units] else COLOUR if colour >= 0 and colour in (tens, units) else 0
        self.write(city, 10 * dice[tens] + dice[units], tick)

    def write(self, city: int, number: int, tick: int) -> None:
        self.at[city] = number
        self.city_of[rank(number)] = city
        self.ticks[city] = tick
        self.open -= 1
        if self.tens < 0 and self.every_ten():
            self.tens = sum([1 for one in self.chart.cities if one.colour >= 0 and self.at[one.index] == EMPTY])

    def cross(self, city: int) -> None:
        self.at[city] = CROSSED
        self.open -= 1

    def every_ten(self) -> bool:
        """Whether there is a number of each of the six tens."""
        return all([max(self.city_of[first : first + 6]) >= 0 for first in range(0, 36, 6)])


class Score:
    """What a sheet is worth, part by part, with the cities that earn it."""

    def __init__(self, sheet: Sheet, tens_variant: bool) -> None:
        chart = sheet.chart
        self.bonus: list[int] = [city for city, tick in enumerate(sheet.ticks) if tick]
        self.crossed: list[int] = [city for city, number in enumerate(sheet.at) if number == CROSSED]
        self.road: list[int] = longest_road(sheet)
        self.series: list[int] = longest_series(sheet)
        self.series_points: int = chart.series[len(self.series)]
        dirty = {chart.cities[city].zone for city in self.crossed}
        self.clean: list[int] = [zone for zone in range(len(chart.zones)) if zone not in dirty]
        self.zone_points: int = chart.zone_points[len(self.clean)]
        self.tens: int = max(0, sheet.tens) if tens_variant else 0
        self.total: int = len(self.bonus) - len(self.crossed) + len(self.road) + self.series_points + self.zone_points + self.tens


def _reach(sheet: Sheet) -> list[int]:
    """For each city how many cities the longest road that ends there has; 0 where no number stands."""
    at = sheet.at
    near = sheet.chart.near
    reach = [0] * len(at)
    for city in sheet.city_of:
        if city >= 0:
            number = at[city]
            most = 0
            for other in near[city]:
                if reach[other] > most and at[other] < number:
                    most = reach[other]
            reach[city] = most + 1
    return reach


def longest_road(sheet: Sheet) -> list[int]:
    """The cities of the longest road in ascending order; of equal ones, the one that keeps to larger numbers."""
    at = sheet.at
    reach = _reach(sheet)
    length = max(reach)
    if length < 2:
        return []
    road: list[int] = []
    best = -1
    for city in sheet.city_of:
        if city >= 0 and reach[city] == length:
            best = city
    while best >= 0:
        road.append(best)
        step = -1
        for other in sheet.chart.near[best]:
            if 0 < at[other] < at[best] and (step < 0 or (reach[other], at[other]) > (reach[step], at[step])):
                step = other
        best = step
    road.reverse()
    return road


def longest_series(sheet: Sheet) -> list[int]:
    """The cities of the longest row of consecutive numbers in linked cities (of equal ones the first); one city is none."""
    linked, size = sheet.chart.linked, sheet.chart.size
    best: list[int] = []
    run: list[int] = []
    for city in sheet.city_of:
        if city < 0:
            run = []
        elif run and linked[run[-1] * size + city]:
            run.append(city)
            if len(run) > len(best):
                best = run[:]
        else:
            run = [city]
    return best


def total(sheet: Sheet, tens_variant: bool = False) -> int:
    """The points of a sheet, without saying where they come from: several times as fast as a Score."""
    chart = sheet.chart
    linked, size = chart.linked, chart.size
    points = 0
    dirty = 0
    for city, number in enumerate(sheet.at):
        if number == CROSSED:
            points -= 1
            dirty |= 1 << chart.cities[city].zone
        elif sheet.ticks[city]:
            points += 1
    road = max(_reach(sheet))
    run, longest, before = 0, 0, -1
    for city in sheet.city_of:
        run = 0 if city < 0 else run + 1 if before >= 0 and linked[before * size + city] else 1
        longest = max(longest, run)
        before = city
    clean = len(chart.zones) - bin(dirty).count("1")
    if tens_variant:
        points += max(0, sheet.tens)
    return points + (road if road > 1 else 0) + chart.series[longest if longest > 1 else 0] + chart.zone_points[clean]
