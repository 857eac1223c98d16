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
    """The best chain of ascending numbers along a tour, and what its gaps promise."""
    chart = sheet.chart
    linked, size = chart.linked, chart.size
    rate = 0.40 + 0.84 * sheet.open / size
    free = [0] * 38  # how many numbers of a rank below this one are not written
    for place, city in enumerate(sheet.city_of):
        free[place + 1] = free[place] + (1 if city < 0 else 0)
    ranks = [rank(sheet.at[city]) if sheet.at[city] > 0 else -1 for city in tour]
    count = len(tour)
    best = [0.0] * (count + 1)
    for end in range(count + 1):
        if end < count and ranks[end] < 0:
            continue
        high = ranks[end] if end < count else 36
        most = -1.0
        gap = 0
        passable = True
        for start in range(end - 1, -2, -1):
            low = ranks[start] if start >= 0 else -1
            city = tour[start] if start >= 0 else -1
            if start < 0 or (low >= 0 and low < high and passable):
                numbers = free[high] - free[low + 1]
                promise = min(gap, numbers) * (1 - exp(-rate * numbers / gap)) if gap else 0.0
                most = max(most, promise + (1 + best[start] if start >= 0 else 0.0))
            if start >= 0:
                if sheet.at[city] == EMPTY:
                    gap += 1
                elif 0 < start < end - 1 or (0 < start < count - 1):
                    passable = passable and linked[tour[start - 1] * size + tour[start + 1]] if start + 1 < count else False
                else:
                    passable = start == 0
            if not passable and start >= 0:
                # behind what cannot be passed only a road that begins here is left
                numbers = free[high]
                promise = min(gap, numbers) * (1 - exp(-rate * numbers / gap)) if gap else 0.0
                most = max(most, promise)
                break
        best[end] = most
    return best[count]
