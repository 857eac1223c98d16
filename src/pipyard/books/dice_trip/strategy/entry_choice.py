"""Choosing entries: every split of the dice, the promising cities for each number, and a look ahead at all possible rolls.

Written for the compiler, like :mod:`pipyard.books.dice_trip.strategy.sheet_value`.
"""

# max, min and `in` would box machine integers
# ruff: noqa: PLR1730

from __future__ import annotations

from pipyard.books.dice_trip.strategy.roll_fan import BREADTH, CROSS, MOST_CHOICES, ROLLS, SHARED_DICE, TENS, UNITS, RollFan
from pipyard.books.dice_trip.strategy.tour_value import CROSSED, NO_TOUR
from pipyard.core.arrays import i64, vec


class Chooser(RollFan):
    """The best entries for a roll, and what a re-roll promises."""

    def weigh(self, dice: list[int], may_twice: bool, two_dice: bool, power: i64) -> None:
        """Find the promising choices for a roll and their values; ``power`` is the value of the double-use power after this round."""
        worth = self.worth
        size = worth.size
        self.count = 0
        ranks = vec[i64]([0] * 13)
        cities = vec[i64]([0] * (13 * BREADTH))
        values = vec[i64]([0] * (13 * BREADTH))
        found = vec[i64]([0] * 13)
        pair: i64 = 0
        while pair < 13:
            rank: i64 = 36
            one: i64 = -9
            two: i64 = -9
            equal: i64 = 0
            if pair < 12:
                one = TENS[pair]
                two = UNITS[pair]
                tens: i64 = dice[one]
                units: i64 = dice[two]
                rank = 6 * tens + units - 7
                equal = 1 if tens == units else 0
            ranks[pair] = rank
            if pair == CROSS or worth.city_of[rank] < 0:
                self.look_at(rank)
                count: i64 = 0
                city: i64 = 0
                while city < size:
                    if worth.open_mask & (1 << city):
                        value = self.single[rank * size + city] + self.tick(one, two, equal, city)
                        spot = count
                        while spot > 0 and values[pair * BREADTH + spot - 1] < value:
                            spot -= 1
                        if spot < BREADTH:
                            if count < BREADTH:
                                count += 1
                            move = count - 1
                            while move > spot:
                                values[pair * BREADTH + move] = values[pair * BREADTH + move - 1]
                                cities[pair * BREADTH + move] = cities[pair * BREADTH + move - 1]
                                move -= 1
                            values[pair * BREADTH + spot] = value
                            cities[pair * BREADTH + spot] = city
                    city += 1
                found[pair] = count
            pair += 1
        first: i64 = 0
        while first < 13:
            second: i64 = first + 1 if first < 12 else 12
            while second < 13:
                twice: i64 = 0
                fits = True
                if second < 12:
                    common = SHARED_DICE[first * 12 + second]
                    twice = 1 if common == 1 else 0
                    fits = ranks[first] != ranks[second] and common < 2
                    if twice:
                        fits = fits and may_twice
                        if not two_dice and (ranks[first] % 7 == 0 or ranks[second] % 7 == 0):
                            fits = False
                if fits:
                    extra: i64 = power if may_twice and not twice else 0
                    i: i64 = 0
                    while i < found[first]:
                        j: i64 = 0
                        while j < found[second]:
                            if cities[first * BREADTH + i] != cities[second * BREADTH + j]:
                                rough = values[first * BREADTH + i] + values[second * BREADTH + j] + extra
                                self.keep(rough, first, cities[first * BREADTH + i], second, cities[second * BREADTH + j], twice)
                            j += 1
                        i += 1
                second += 1
            first += 1
        self.measure(dice, power if may_twice else 0)

    def keep(self, rough: i64, pair_one: i64, city_one: i64, pair_two: i64, city_two: i64, twice: i64) -> None:
        """Keep a choice if it is among the most promising ones, in sorted order."""
        if self.count == MOST_CHOICES:
            if self.rough[MOST_CHOICES - 1] >= rough:
                return
        else:
            self.count += 1
        spot = self.count - 1
        while spot > 0 and self.rough[spot - 1] < rough:
            self.rough[spot] = self.rough[spot - 1]
            self.pair_one[spot] = self.pair_one[spot - 1]
            self.city_one[spot] = self.city_one[spot - 1]
            self.pair_two[spot] = self.pair_two[spot - 1]
            self.city_two[spot] = self.city_two[spot - 1]
            self.twice[spot] = self.twice[spot - 1]
            spot -= 1
        self.rough[spot] = rough
        self.pair_one[spot] = pair_one
        self.city_one[spot] = city_one
        self.pair_two[spot] = pair_two
        self.city_two[spot] = city_two
        self.twice[spot] = twice

    def enter(self, dice: list[int], pair: i64, city: i64) -> i64:
        """Make an entry on the sheet under study and return its bonus."""
        if pair == CROSS:
            self.worth.put(city, CROSSED)
            return 0
        one = TENS[pair]
        two = UNITS[pair]
        tens: i64 = dice[one]
        units: i64 = dice[two]
        self.worth.put(city, 6 * tens + units - 7)
        return self.tick(one, two, 1 if tens == units else 0, city)

    def measure(self, dice: list[int], power: i64) -> None:
        """Compute the exact value of the sheet after each promising choice."""
        worth = self.worth
        self.plain = NO_TOUR
        self.twice_best = NO_TOUR
        place: i64 = 0
        while place < self.count:
            value = self.enter(dice, self.pair_one[place], self.city_one[place])
            value += self.enter(dice, self.pair_two[place], self.city_two[place])
            value += self.last_round() if worth.left == 1 else worth.worth()
            worth.clear(self.city_one[place])
            worth.clear(self.city_two[place])
            if self.twice[place]:
                if value > self.twice_best:
                    self.twice_best = value
            else:
                if value > self.plain:
                    self.plain = value
                value += power
            self.exact[place] = value
            place += 1

    def best(self) -> int:
        """The index of the best choice."""
        top: i64 = 0
        place: i64 = 1
        while place < self.count:
            if self.exact[place] > self.exact[top]:
                top = place
            place += 1
        return top

    def deepen(self, dice: list[int], power: i64, deep: i64) -> int:
        """Re-evaluate the best few choices over all possible next rolls; return the index of the best one. Marks them in ``judged``."""
        worth = self.worth
        tried: i64 = 0
        chosen: i64 = self.best()
        done = self.judged
        exact: i64 = 1 if worth.left <= 3 or deep == 0 else 0
        spot: i64 = 0
        while spot < MOST_CHOICES:
            done[spot] = exact
            spot += 1
        if exact:
            self.ahead = self.exact[chosen]
            return chosen
        top: i64 = NO_TOUR
        while tried < deep and tried < self.count:
            place: i64 = -1
            spot = 0
            while spot < self.count:
                if not done[spot] and (place < 0 or self.exact[spot] > self.exact[place]):
                    place = spot
                spot += 1
            done[place] = 1
            value = self.enter(dice, self.pair_one[place], self.city_one[place])
            value += self.enter(dice, self.pair_two[place], self.city_two[place])
            self.begin()
            value += self.fan() + (0 if self.twice[place] else power)
            worth.clear(self.city_one[place])
            worth.clear(self.city_two[place])
            self.exact[place] = value
            if value > top:
                top = value
                chosen = place
            tried += 1
        self.ahead = top
        return chosen

    def last_entry(self, dice: list[int]) -> int:
        """The pair of dice that fills the last city best, or CROSS."""
        worth = self.worth
        city: i64 = 0
        while not worth.open_mask & (1 << city):
            city += 1
        best: i64 = CROSS
        worth.put(city, CROSSED)
        top = worth.final()
        worth.clear(city)
        pair: i64 = 0
        while pair < 12:
            tens: i64 = dice[TENS[pair]]
            units: i64 = dice[UNITS[pair]]
            if worth.city_of[6 * tens + units - 7] < 0:
                value = self.enter(dice, pair, city)
                value += worth.final()
                worth.clear(city)
                if value > top:
                    top = value
                    best = pair
            pair += 1
        self.ahead = top
        return best

    def reroll(self, dice: list[int]) -> list[int]:
        """After :meth:`fan`: the mean value of rerolling each of the 16 sets of dice (bit 0 is the first die)."""
        sums = [0] * 16
        counts = [0] * 16
        roll: i64 = 0
        while roll < ROLLS:
            changed: i64 = 0
            if roll // 216 != dice[0] - 1:
                changed |= 1
            if roll // 36 % 6 != dice[1] - 1:
                changed |= 2
            if roll // 6 % 6 != dice[2] - 1:
                changed |= 4
            if roll % 6 != dice[3] - 1:
                changed |= 8
            subset: i64 = changed
            value: int = self.rolls[roll]
            while subset < 16:
                if subset & changed == changed:
                    sums[subset] += value
                    counts[subset] += 1
                subset += 1
            roll += 1
        return [total // count for total, count in zip(sums, counts, strict=True)]
