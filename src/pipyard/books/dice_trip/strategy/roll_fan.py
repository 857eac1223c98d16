"""A look ahead at all possible rolls: the value of single entries, and the best entries for every roll.

Written for the compiler, like :mod:`pipyard.books.dice_trip.strategy.sheet_value`.
"""

# max, min and `in` would box machine integers
# ruff: noqa: PLR1730, SIM109

from __future__ import annotations

from typing import Final

from pipyard.books.dice_trip.strategy.sheet_value import Worth
from pipyard.books.dice_trip.strategy.tour_value import CROSSED, NO_TOUR
from pipyard.core.arrays import i64, vec

PAIRS: Final[list[tuple[int, int]]] = [(tens, units) for tens in range(4) for units in range(4) if tens != units]
TENS: Final = vec[i64]([tens for tens, _ in PAIRS])
UNITS: Final = vec[i64]([units for _, units in PAIRS])
SHARED_DICE: Final = vec[i64]([len(set(one) & set(two)) for one in PAIRS for two in PAIRS])
"""How many dice two pairs share."""
SPLITS: Final = vec[i64]([0, 1, 2, 3, 0, 2, 1, 3, 0, 3, 1, 2])
"""The three ways to split four dice into two and two."""
SPLIT_PAIRS: Final = vec[i64]([0, 5, 1, 4, 2, 3])
"""For each split the two sets of two dice, numbered 01 02 03 12 13 23."""
SIDE_OF: Final = vec[i64]([[{0, 1}, {0, 2}, {0, 3}, {1, 2}, {1, 3}, {2, 3}].index({tens, units}) for tens, units in PAIRS])
FIRST_OF_PAIR: Final = vec[i64]([0, 0, 0, 1, 1, 2])
SECOND_OF_PAIR: Final = vec[i64]([1, 2, 3, 2, 3, 3])
CROSS: Final = 12
ROLLS: Final = 1296
BREADTH: Final = 6
"""The number of cities tried for a number in combination with another."""
MOST_CHOICES: Final = 48
"""The number of choices evaluated exactly."""


class RollFan:
    """The values of single entries, and the mean over all possible rolls."""

    def __init__(self, worth: Worth) -> None:
        self.worth: Worth = worth
        size: int = worth.size
        self.single = vec[i64]([0] * (37 * size))  # the value with one more number (36: a cross) in a city
        self.known = vec[i64]([0] * 37)
        self.placed = vec[i64]([0] * size)
        self.top_worth = vec[i64]([0] * (7 * 37 * 2))  # the two best cities for a set of two dice and a number
        self.top_city = vec[i64]([0] * (7 * 37 * 2))
        self.fork_worth = vec[i64]([0] * (6 * 36 * 2))
        self.fork_city = vec[i64]([0] * (6 * 36 * 2))
        self.rolls = vec[i64]([0] * ROLLS)
        self.ends = vec[i64]([0] * 36)
        self.pair_one = vec[i64]([0] * MOST_CHOICES)
        self.city_one = vec[i64]([0] * MOST_CHOICES)
        self.pair_two = vec[i64]([0] * MOST_CHOICES)
        self.city_two = vec[i64]([0] * MOST_CHOICES)
        self.rough = vec[i64]([0] * MOST_CHOICES)
        self.exact = vec[i64]([0] * MOST_CHOICES)
        self.judged = vec[i64]([0] * MOST_CHOICES)
        self.twice = vec[i64]([0] * MOST_CHOICES)
        self.count: i64 = 0
        self.base: i64 = 0
        self.base_runs: i64 = 0
        self.plain: i64 = 0
        self.twice_best: i64 = 0
        self.ahead: i64 = 0

    def begin(self) -> None:
        """Reset the values of single entries after a change of the sheet."""
        place: i64 = 0
        while place < 37:
            self.known[place] = 0
            place += 1
        city: i64 = 0
        while city < self.worth.size:
            self.placed[city] = NO_TOUR
            city += 1
        self.base_runs = self.worth.runs()
        self.base = self.worth.worth()

    def look_at(self, rank: i64) -> None:
        """The value of one more number (36: a cross) in each empty city.

        Zones and bonus cities depend on the city alone, and a number without neighbours leaves the series as it is,
        so most of it is known after the first number.
        """
        if self.known[rank]:
            return
        self.known[rank] = 1
        worth = self.worth
        size = worth.size
        if worth.left == 1 or rank == 36:
            city: i64 = 0
            while city < size:
                if worth.open_mask & (1 << city):
                    worth.put(city, CROSSED if rank == 36 else rank)
                    self.single[rank * size + city] = worth.worth()
                    worth.clear(city)
                city += 1
            return
        lonely = (rank == 0 or worth.city_of[rank - 1] < 0) and (rank == 35 or worth.city_of[rank + 1] < 0)
        worth.city_of[rank] = 0
        worth.count_free()
        worth.city_of[rank] = -1
        double: i64 = worth.bonus_double[worth.left - 1] if rank % 7 == 0 else 0
        now: i64 = self.base_runs // 64
        city = 0
        while city < size:
            if worth.open_mask & (1 << city):
                worth.put(city, rank)
                if self.placed[city] == NO_TOUR:
                    self.placed[city] = worth.places() + double
                runs = self.base_runs if lonely and now > 1 else worth.runs()
                self.single[rank * size + city] = worth.road() + self.placed[city] - double + worth.row(runs)
                worth.clear(city)
            city += 1

    def tick(self, one: i64, two: i64, equal: i64, city: i64) -> i64:
        """The bonus for a number made of these two dice in a city."""
        if equal:
            return 1000
        colour = self.worth.colour[city]
        return 1000 if colour >= 0 and (colour == one or colour == two) else 0

    def last_round(self) -> i64:
        """The mean value of a sheet with one empty city, over all rolls of the last round. Fills ``rolls``."""
        worth = self.worth
        city: i64 = 0
        while not worth.open_mask & (1 << city):
            city += 1
        colour = worth.colour[city]
        ends = self.ends
        rank: i64 = 0
        while rank < 36:
            if worth.city_of[rank] >= 0:
                ends[rank] = NO_TOUR
            else:
                worth.put(city, rank)
                ends[rank] = worth.final() + (1000 if rank % 7 == 0 else 0)
                worth.clear(city)
            rank += 1
        worth.put(city, CROSSED)
        crossed = worth.final()
        worth.clear(city)
        total: i64 = 0
        roll: i64 = 0
        value = vec[i64]([0, 0, 0, 0])
        while roll < ROLLS:
            value[0] = roll // 216
            value[1] = roll // 36 % 6
            value[2] = roll // 6 % 6
            value[3] = roll % 6
            top = crossed
            pair: i64 = 0
            while pair < 12:
                one = TENS[pair]
                two = UNITS[pair]
                rank = 6 * value[one] + value[two]
                end = ends[rank]
                if rank % 7 and (colour == one or colour == two):
                    end += 1000
                if end > top:
                    top = end
                pair += 1
            self.rolls[roll] = top
            total += top
            roll += 1
        return total // ROLLS

    def fan(self) -> i64:
        """The mean value over all possible rolls with the best choice for each (the sum of two entries). Fills ``rolls``."""
        worth = self.worth
        size = worth.size
        if worth.left == 1:
            return self.last_round()
        top_worth = self.top_worth
        top_city = self.top_city
        rank: i64 = 0
        while rank < 37:
            if rank == 36 or worth.city_of[rank] < 0:
                self.look_at(rank)
            side: i64 = 0
            while side < 6:
                one: i64 = FIRST_OF_PAIR[side]
                two: i64 = SECOND_OF_PAIR[side]
                best: i64 = NO_TOUR
                next: i64 = NO_TOUR
                best_city: i64 = -1
                next_city: i64 = -2
                if rank == 36 or worth.city_of[rank] < 0:
                    equal: i64 = 1 if rank % 7 == 0 else 0
                    city: i64 = 0
                    while city < size:
                        if worth.open_mask & (1 << city):
                            value = self.single[rank * size + city]
                            if rank < 36:
                                value += self.tick(one, two, equal, city)
                            if value > best:
                                next = best
                                next_city = best_city
                                best = value
                                best_city = city
                            elif value > next:
                                next = value
                                next_city = city
                        city += 1
                spot = (side * 37 + rank) * 2
                top_worth[spot] = best
                top_worth[spot + 1] = next
                top_city[spot] = best_city
                top_city[spot + 1] = next_city
                side += 1
            rank += 1
        self.merge()
        total: i64 = 0
        dice = vec[i64]([0, 0, 0, 0])
        fork_worth = self.fork_worth
        fork_city = self.fork_city
        roll: i64 = 0
        while roll < ROLLS:
            dice[0] = roll // 216
            dice[1] = roll // 36 % 6
            dice[2] = roll // 6 % 6
            dice[3] = roll % 6
            most: i64 = NO_TOUR
            split: i64 = 0
            while split < 3:
                a = dice[SPLITS[split * 4]]
                b = dice[SPLITS[split * 4 + 1]]
                c = dice[SPLITS[split * 4 + 2]]
                d = dice[SPLITS[split * 4 + 3]]
                if (a == c and b == d) or (a == d and b == c):
                    value = self.mirror(SPLIT_PAIRS[split * 2], SPLIT_PAIRS[split * 2 + 1], a, b)
                else:
                    x = (SPLIT_PAIRS[split * 2] * 36 + 6 * a + b) * 2
                    y = (SPLIT_PAIRS[split * 2 + 1] * 36 + 6 * c + d) * 2
                    if fork_city[x] != fork_city[y]:
                        value = fork_worth[x] + fork_worth[y]
                    else:
                        value = fork_worth[x] + fork_worth[y + 1]
                        other = fork_worth[x + 1] + fork_worth[y]
                        if other > value:
                            value = other
                if value > most:
                    most = value
                split += 1
            most -= self.base
            self.rolls[roll] = most
            total += most
            roll += 1
        return total // ROLLS

    def merge(self) -> None:
        """For each set of two dice and their values, the two best cities over both numbers they make and the cross."""
        top_worth = self.top_worth
        top_city = self.top_city
        side: i64 = 0
        while side < 6:
            shown: i64 = 0
            while shown < 36:
                best: i64 = NO_TOUR
                next: i64 = NO_TOUR
                best_city: i64 = -1
                next_city: i64 = -2
                way: i64 = 0
                while way < 3:
                    rank: i64 = shown if way == 0 else 6 * (shown % 6) + shown // 6 if way == 1 else 36
                    place: i64 = (side * 37 + rank) * 2
                    stop: i64 = place + 2
                    while place < stop:
                        value = top_worth[place]
                        city = top_city[place]
                        if city >= 0:
                            if city == best_city:
                                if value > best:
                                    best = value
                            elif value > best:
                                next = best
                                next_city = best_city
                                best = value
                                best_city = city
                            elif value > next:
                                next = value
                                next_city = city
                        place += 1
                    way += 1
                spot = (side * 36 + shown) * 2
                self.fork_worth[spot] = best
                self.fork_worth[spot + 1] = next
                self.fork_city[spot] = best_city
                self.fork_city[spot + 1] = next_city
                shown += 1
            side += 1

    def mirror(self, low: i64, high: i64, a: i64, b: i64) -> i64:
        """Handle two sets of dice with equal values: they may not make the same number."""
        top_worth = self.top_worth
        top_city = self.top_city
        ranks = vec[i64]([6 * a + b, 6 * b + a, 36])
        most: i64 = NO_TOUR
        i: i64 = 0
        while i < 3:
            x = (low * 37 + ranks[i]) * 2
            if top_city[x] >= 0:
                j: i64 = 0
                while j < 3:
                    y = (high * 37 + ranks[j]) * 2
                    if top_city[y] >= 0 and (ranks[i] != ranks[j] or ranks[i] == 36):
                        if top_city[x] != top_city[y]:
                            value = top_worth[x] + top_worth[y]
                        else:
                            value = top_worth[x] + top_worth[y + 1]
                            other = top_worth[x + 1] + top_worth[y]
                            if other > value:
                                value = other
                        if value > most:
                            most = value
                    j += 1
            i += 1
        return most
