"""What a sheet promises: its points so far and what the gaps along a tour of the map still hold."""

from __future__ import annotations

from math import exp

from pipyard.books.dice_trip.chart import rank
from pipyard.books.dice_trip.sheet import CROSSED, EMPTY, Sheet, longest_series, total


def prospect(sheet: Sheet) -> float:
    """An estimate of the final total, by the plain method of one fixed tour; exact for a full sheet."""
    if sheet.open == 0:
        return float(total(sheet))
    chart = sheet.chart
    left = sheet.open / chart.size
    bonus = sum([1 for tick in sheet.ticks if tick])
    dirty = {city.zone for city in chart.cities if sheet.at[city.index] == CROSSED}
    zones = chart.zone_points[len(chart.zones) - len(dirty)]
    series = chart.series[len(longest_series(sheet))]
    steps = [1 for a, b in zip(sheet.city_of, sheet.city_of[1:], strict=False) if a >= 0 and b >= 0 and chart.linked[a * chart.size + b]]
    colours = sum([1 for city in chart.cities if city.colour >= 0 and sheet.at[city.index] == EMPTY])
    power = 0.4 + 1.25 * left if sheet.may_twice else 0.0
    worth = bonus - sheet.at.count(CROSSED) + 1.33 * zones + 0.7 * series + 0.23 * len(steps) + 0.42 * colours + power
    tour = chart.tours()[0]
    return worth + max(_chain(sheet, tour), _chain(sheet, tour[::-1]))


def _chain(sheet: Sheet, tour: list[int]) -> float:
    """The best chain of ascending numbers along a tour: one for each, and what the gaps between them promise.

    A road may leave out a city of the tour whose neighbours are linked; the gaps before the first number and after the last count too.
    """
    linked, size = sheet.chart.linked, sheet.chart.size
    rate = 0.40 + 0.84 * sheet.open / size
    free = [0] * 37  # how many numbers of a lower rank are not written
    for place, city in enumerate(sheet.city_of):
        free[place + 1] = free[place] + (1 if city < 0 else 0)
    ranks = [rank(sheet.at[city]) if sheet.at[city] > 0 else -1 for city in tour]
    best = [1.0] * len(tour)  # of the chains that end here
    top = 0.0
    for start in range(-1, len(tour)):
        low = ranks[start] if start >= 0 else -1
        if start >= 0 and low < 0:
            continue
        sofar = best[start] if start >= 0 else 0.0
        kept: dict[int, int] = {start: 0}  # the empty cities a road from here to a place can take in
        for place in range(start + 1, len(tour)):
            city = tour[place]
            before = [kept[other] for other in (place - 1, place - 2) if other in kept and (other < 0 or linked[tour[other] * size + city])]
            if start < 0:
                before.append(0)
            if not before:
                continue
            if ranks[place] > low:
                promise = _promise(max(before), free[ranks[place]] - free[low + 1], rate)
                best[place] = max(best[place], sofar + 1 + promise)
            elif sheet.at[city] == EMPTY:
                kept[place] = max(before) + 1
        top = max(top, sofar + _promise(max(kept.values()), free[36] - free[low + 1], rate))
    return top


def _promise(gap: int, numbers: int, rate: float) -> float:
    """How many of a gap's empty cities a road will take in, if so many numbers fit into it."""
    return min(gap, numbers) * (1 - exp(-rate * numbers / gap)) if gap else 0.0
