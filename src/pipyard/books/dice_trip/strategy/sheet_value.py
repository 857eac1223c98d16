"""The expected final value of a Dice Trip sheet, in thousandths of a point.

The road is evaluated along tours of the map. A chain is a series of written cities in ascending order along a tour; between two of them,
before the first and after the last are gaps: empty cities, some of which can be skipped where the map has a bypass. The number of cities
that a gap will finally contribute is learned from many games, by the cities it can take, the cities it needs, the free numbers between its
ends and the empty cities left on the sheet. Zones, series, bonus cities and future crosses are learned in the same way, so nothing here is
specific to one map.

Written for the compiler: arrays of fixed length, whole numbers only, so both forms choose alike.
"""

# max and min would box machine integers
# ruff: noqa: PLR1730

from __future__ import annotations

from pipyard.books.dice_trip.strategy.tour_value import CITIES, CROSSED, FREE, NO_TOUR, TourValue
from pipyard.core.arrays import i64


class Worth(TourValue):
    """The expected final value of a Dice Trip sheet, in thousandths of a point."""

    def runs(self) -> i64:
        """The length of the longest series, times 64, plus the longest series possible with one more number."""
        city_of = self.city_of
        near = self.near
        linked = self.linked
        spread = self.spread
        size = self.size
        empty = self.open_mask
        # spread[r]: the length of the run that ends at rank r
        now: i64 = 0
        place: i64 = 0
        while place < 36:
            city = city_of[place]
            if city < 0:
                spread[place] = 0
            elif place > 0 and city_of[place - 1] >= 0 and linked[city_of[place - 1] * size + city]:
                spread[place] = spread[place - 1] + 1
            else:
                spread[place] = 1
            if spread[place] > now:
                now = spread[place]
            place += 1
        soon = now
        after: i64 = 0  # the length of the run that begins at the rank after this one
        place = 35
        while place >= 0:
            city = city_of[place]
            if city >= 0:
                if place < 35 and city_of[place + 1] >= 0 and linked[city_of[place + 1] * size + city]:
                    after += 1
                else:
                    after = 1
            else:
                low: i64 = 0
                if place > 0 and city_of[place - 1] >= 0 and near[city_of[place - 1]] & empty:
                    low = spread[place - 1]
                high: i64 = 0
                if place < 35 and city_of[place + 1] >= 0 and near[city_of[place + 1]] & empty:
                    high = after
                both = low + 1 if low > high else high + 1
                if low > 0 and high > 0 and near[city_of[place - 1]] & near[city_of[place + 1]] & empty:
                    both = low + high + 1
                if both > soon and both > 1:
                    soon = both
                after = 0
            place -= 1
        return now * 64 + soon

    def places(self) -> i64:
        """The expected value of zones, crosses and future bonus cities."""
        zones = self.zone_count
        zone_open = self.zone_open
        dirty = self.zone_dirty
        way = self.way
        left = self.left
        place: i64 = 0
        while place < zones:
            zone_open[place] = 0
            dirty[place] = 0
            place += 1
        crosses: i64 = 0
        coloured: i64 = 0
        city: i64 = 0
        while city < self.size:
            rank = way[city]
            if rank == FREE:
                zone_open[self.zone[city]] += 1
                if self.colour[city] >= 0:
                    coloured += 1
            elif rank == CROSSED:
                crosses += 1
                dirty[self.zone[city]] = 1
            city += 1
        doubles: i64 = 0
        place = 0
        while place < 36:
            if self.city_of[place] < 0:
                doubles += 1
            place += 7
        spoiled: i64 = 0
        spare: i64 = 0
        place = 0
        while place < zones:
            if dirty[place]:
                spoiled += 1
                spare += zone_open[place]
            place += 1
        if spare > 3:
            spare = 3
        worth = self.bonus_base[left] + coloured * self.bonus_colour[left] + doubles * self.bonus_double[left]
        worth -= 1000 * crosses + self.cross_base[left] + spoiled * self.cross_dirty[left]
        # probabilities of 0, 1, 2 … clean zones, in thousandths
        chance = self.best
        chance[0] = 1000
        counted: i64 = 0
        place = 0
        while place < zones:
            if not dirty[place]:
                stays = self.clean[(left * CITIES + zone_open[place]) * 4 + spare]
                chance[counted + 1] = 0
                step = counted
                while step >= 0:
                    chance[step + 1] += chance[step] * stays // 1000
                    chance[step] = chance[step] * (1000 - stays) // 1000
                    step -= 1
                counted += 1
            place += 1
        place = 0
        while place <= counted:
            worth += chance[place] * self.points_zone[place]
            place += 1
        return worth

    def row(self, runs: i64) -> i64:
        """The expected value of the series, from :meth:`runs`."""
        now = runs // 64
        soon = runs % 64
        if now > 12:
            now = 12
        if soon > 13:
            soon = 13
        points: i64 = self.points_series[now if now > 1 else 0]
        return 1000 * points + self.series[(self.left * 13 + now) * 14 + soon]

    def worth(self) -> i64:
        """The expected value of the sheet, without its bonus cities so far and its powers."""
        if self.left == 0:
            return self.final()
        self.count_free()
        return self.road() + self.places() + self.row(self.runs())

    def final(self) -> i64:
        """The exact points of a full sheet, without its bonus cities."""
        length = self.longest()
        crosses: i64 = 0
        mask: i64 = 0
        city: i64 = 0
        while city < self.size:
            if self.way[city] == CROSSED:
                crosses += 1
                mask |= 1 << self.zone[city]
            city += 1
        clean = self.zone_count
        while mask:
            mask &= mask - 1
            clean -= 1
        now = self.runs() // 64
        return 1000 * (length - crosses + self.points_zone[clean] + self.points_series[now if now > 1 else 0])

    def longest(self) -> i64:
        """The longest road on the whole map."""
        city_of = self.city_of
        reach = self.best
        linked = self.linked
        size = self.size
        top: i64 = 0
        place: i64 = 0
        while place < 36:
            city = city_of[place]
            if city >= 0:
                most: i64 = 0
                under: i64 = 0
                while under < place:
                    other = city_of[under]
                    if other >= 0 and reach[under] > most and linked[city * size + other]:
                        most = reach[under]
                    under += 1
                reach[place] = most + 1
                if most + 1 > top:
                    top = most + 1
            place += 1
        return top if top > 1 else 0

    def explain(self) -> list[tuple[int, int, int, int]]:
        """The gaps of the best chain: kind (0 edge, 1 between), cities it can take, cities it needs, free numbers; then its length."""
        self.count_free()
        top: i64 = NO_TOUR
        chosen: i64 = 0
        place: i64 = 0
        while place < self.active_count:
            worth = self.chain(self.active[place])
            if worth > top:
                top = worth
                chosen = self.active[place]
            place += 1
        self.chain(chosen)
        found: list[tuple[int, int, int, int]] = [(0, self.far[1], 0, self.far[2])]
        at = self.far[0]
        length = 0
        while at >= 0:
            length += 1
            if self.origin[at] < 0:
                found.append((0, self.span_most[at], 0, self.span_numbers[at]))
            else:
                found.append((1, self.span_most[at], self.span_least[at], self.span_numbers[at]))
            at = self.origin[at]
        found.append((2, length, 0, 0))
        return found
