"""The tables of a Dice Trip sheet, and the value of its road along the tours of the map, in thousandths of a point.

Written for the compiler: machine integers in flat vectors.
"""

# max, min and `in` would box machine integers
# ruff: noqa: PLR1730

from __future__ import annotations

from typing import Final

from pipyard.core.arrays import i64, vec

CITIES: Final = 37  # entries per count of empty cities in a table
GAPS: Final = 15  # larger gaps count like this many cities
CITIES_SKIPPED: Final = 4  # a road may skip three cities of its tour in a row
NO_TOUR: Final = -1_000_000_000
FREE: Final = -1
CROSSED: Final = -2


class TourValue:
    """The sheet under study as tables, and the expected length of its road along the tours of the map."""

    def __init__(
        self,
        linked: list[bool],
        zone: list[int],
        zone_count: int,
        colour: list[int],
        points_zone: list[int],
        points_series: list[int],
        tours: list[list[int]],
        tables: dict[str, list[int]],
    ) -> None:
        size = len(zone)
        self.size: i64 = size
        self.zone_count: i64 = zone_count
        self.linked = vec[i64]([1 if link else 0 for link in linked])
        self.near = vec[i64]([sum([1 << b for b in range(size) if linked[a * size + b]]) for a in range(size)])
        self.zone = vec[i64](zone)
        self.colour = vec[i64](colour)
        self.points_zone = vec[i64](points_zone)
        self.points_series = vec[i64](points_series)
        self.tour_count: i64 = len(tours)
        self.tour_size: i64 = len(tours[0])
        self.tour = vec[i64]([city for tour in tours for city in tour])
        self.bridge = vec[i64]([_bridges(linked, size, tour, place) for tour in tours for place in range(len(tour))])
        self.active = vec[i64]([0] * len(tours))
        self.active_count: i64 = 1
        self.gap = vec[i64](tables["gap"])
        self.need = vec[i64](tables["need"])
        self.edge = vec[i64](tables["edge"])
        self.clean = vec[i64](tables["clean"])
        self.series = vec[i64](tables["series"])
        self.bonus_base = vec[i64](tables["bonus_base"])
        self.bonus_colour = vec[i64](tables["bonus_colour"])
        self.bonus_double = vec[i64](tables["bonus_double"])
        self.cross_base = vec[i64](tables["cross_base"])
        self.cross_dirty = vec[i64](tables["cross_dirty"])
        self.city_of = vec[i64]([-1] * 36)
        self.way = vec[i64]([FREE] * size)  # the rank in a city, FREE or CROSSED
        self.left: i64 = size
        self.open_mask: i64 = (1 << size) - 1
        self.free_below = vec[i64]([0] * 38)
        self.best = vec[i64]([0] * 40)
        self.origin = vec[i64]([0] * 40)
        self.span_most = vec[i64]([0] * 40)
        self.span_least = vec[i64]([0] * 40)
        self.span_numbers = vec[i64]([0] * 40)
        self.reach_most = vec[i64]([0] * 40)
        self.reach_least = vec[i64]([0] * 40)
        self.far = vec[i64]([0] * 40)
        self.spread = vec[i64]([0] * 40)
        self.zone_open = vec[i64]([0] * 40)
        self.zone_dirty = vec[i64]([0] * 40)
        self.doubles: i64 = 0

    def load(self, ranks: list[int]) -> None:
        """Load a sheet: a rank, FREE or CROSSED for each city."""
        place: i64 = 0
        while place < 36:
            self.city_of[place] = -1
            place += 1
        self.left = 0
        self.open_mask = 0
        city: i64 = 0
        while city < self.size:
            rank: i64 = ranks[city]
            self.way[city] = rank
            if rank == FREE:
                self.left += 1
                self.open_mask |= 1 << city
            elif rank >= 0:
                self.city_of[rank] = city
            city += 1

    def put(self, city: i64, rank: i64) -> None:
        self.way[city] = rank
        self.left -= 1
        self.open_mask &= ~(1 << city)
        if rank >= 0:
            self.city_of[rank] = city

    def clear(self, city: i64) -> None:
        rank = self.way[city]
        self.way[city] = FREE
        self.left += 1
        self.open_mask |= 1 << city
        if rank >= 0:
            self.city_of[rank] = -1

    def take_tours(self, count: i64) -> None:
        """Select the tours that suit the sheet best."""
        self.count_free()
        worths = vec[i64]([0] * len(self.active))
        tour: i64 = 0
        while tour < self.tour_count:
            worths[tour] = self.chain(tour)
            tour += 1
        kept: i64 = 0
        while kept < count and kept < self.tour_count:
            chosen: i64 = 0
            most: i64 = NO_TOUR - 1
            tour = 0
            while tour < self.tour_count:
                if worths[tour] > most:
                    most = worths[tour]
                    chosen = tour
                tour += 1
            worths[chosen] = NO_TOUR - 2
            self.active[kept] = chosen
            kept += 1
        self.active_count = kept

    def count_free(self) -> None:
        free = self.free_below
        city_of = self.city_of
        place: i64 = 0
        while place < 36:
            free[place + 1] = free[place] + (1 if city_of[place] < 0 else 0)
            place += 1

    def chain(self, tour: i64) -> i64:
        """The best chain along a tour with the expected value of its gaps. Call :meth:`count_free` first."""
        length = self.tour_size
        cities = self.tour
        bridge = self.bridge
        way = self.way
        free = self.free_below
        best = self.best
        origin = self.origin
        most = self.reach_most
        least = self.reach_least
        gap = self.gap
        need = self.need
        edge = self.edge
        span_most = self.span_most
        span_least = self.span_least
        span_numbers = self.span_numbers
        far = self.far
        base = tour * length
        row: i64 = self.left * GAPS * CITIES
        top: i64 = 0
        k: i64 = 0
        f: i64 = 0
        rank: i64 = 0
        worth: i64 = 0
        numbers: i64 = 0
        # gaps before the first number of a chain
        longest: i64 = 0
        place: i64 = 0
        while place < length:
            rank = way[cities[base + place]]
            before: i64 = 0
            links = bridge[base + place]
            # unrolled: this is where a bot spends its time
            if links & 2:
                before = most[place - 1]
            if links & 4 and most[place - 2] > before:
                before = most[place - 2]
            if links & 8 and most[place - 3] > before:
                before = most[place - 3]
            if links & 16 and most[place - 4] > before:
                before = most[place - 4]
            if rank == FREE:
                most[place] = before + 1
                if before + 1 > longest:
                    longest = before + 1
            else:
                most[place] = 0
                if rank >= 0:
                    k = before if before < GAPS else GAPS - 1
                    best[place] = 1000 + edge[row + k * CITIES + free[rank]]
                    origin[place] = -1
                    span_most[place] = k
                    span_numbers[place] = free[rank]
            place += 1
        k = longest if longest < GAPS else GAPS - 1
        top = edge[row + k * CITIES + free[36]]
        far[0] = -1
        far[1] = k
        far[2] = free[36]
        # gaps between two numbers, and after the last
        start: i64 = 0
        while start < length:
            low = way[cities[base + start]]
            if low < 0:
                start += 1
                continue
            most[start] = 0
            least[start] = 0
            sofar = best[start]
            longest = 0
            last = start
            place = start + 1
            while place < length and place - last <= CITIES_SKIPPED:
                rank = way[cities[base + place]]
                if rank == CROSSED or (rank >= 0 and rank < low):
                    most[place] = -1
                    place += 1
                    continue
                before = -1
                fewest: i64 = 99
                links = bridge[base + place]
                back = place - start
                if links & 2:
                    before = most[place - 1]
                    if before >= 0:
                        fewest = least[place - 1]
                if links & 4 and back >= 2:
                    count = most[place - 2]
                    if count >= 0:
                        if count > before:
                            before = count
                        if least[place - 2] < fewest:
                            fewest = least[place - 2]
                if links & 8 and back >= 3:
                    count = most[place - 3]
                    if count >= 0:
                        if count > before:
                            before = count
                        if least[place - 3] < fewest:
                            fewest = least[place - 3]
                if links & 16 and back >= 4:
                    count = most[place - 4]
                    if count >= 0:
                        if count > before:
                            before = count
                        if least[place - 4] < fewest:
                            fewest = least[place - 4]
                if before < 0:
                    most[place] = -1
                elif rank == FREE:
                    most[place] = before + 1
                    least[place] = fewest + 1
                    last = place
                    if before + 1 > longest:
                        longest = before + 1
                else:
                    most[place] = -1
                    k = before if before < GAPS else GAPS - 1
                    f = fewest if fewest < GAPS else GAPS - 1
                    numbers = free[rank] - free[low + 1]
                    worth = sofar + 1000 + gap[row + k * CITIES + numbers] + need[row + f * CITIES + numbers]
                    if worth > best[place]:
                        best[place] = worth
                        origin[place] = start
                        span_most[place] = k
                        span_least[place] = f
                        span_numbers[place] = numbers
                place += 1
            k = longest if longest < GAPS else GAPS - 1
            numbers = free[36] - free[low + 1]
            worth = sofar + edge[row + k * CITIES + numbers]
            if worth > top:
                top = worth
                far[0] = start
                far[1] = k
                far[2] = numbers
            start += 1
        return top

    def road(self) -> i64:
        """The expected value of the road: the best chain of the selected tours. Call :meth:`count_free` first."""
        top: i64 = NO_TOUR
        place: i64 = 0
        while place < self.active_count:
            worth = self.chain(self.active[place])
            if worth > top:
                top = worth
            place += 1
        return top


def _bridges(linked: list[bool], size: int, tour: list[int], place: int) -> int:
    """Bit ``d`` is set where the city ``d`` places earlier on the tour is directly linked."""
    return sum([1 << back for back in range(1, CITIES_SKIPPED + 1) if back <= place and linked[tour[place - back] * size + tour[place]]])
