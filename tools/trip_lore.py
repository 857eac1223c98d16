"""Teach the strong Dice Trip bot: play solo games on all maps, learn from them, play again. Needs numpy and scipy.

    python tools/trip_lore.py new 3 300        from the plain rule: three rounds of 300 games a map
    python tools/trip_lore.py learn 1 300      go on with what is kept
    python tools/trip_lore.py amend 1 150      look ahead at what is kept
    python tools/trip_lore.py test 1 300 8     only play; the last number is how many choices are looked at closely

``new`` and ``learn`` take every part of the final score but the road from itself: whether a zone stayed clean, what the series was
worth, how many bonus cities and crosses were still to come. ``amend`` compares choices of one decision: what each was thought to
be worth, and what all rolls that can come next say; the tables of the road's gaps, the series, bonus cities and crosses are moved
towards that. What a power is worth follows from the gains it would have brought in each round, by the rule of the best moment to stop.
The result is written to src/pipyard/books/dice_trip/strategy/lore.json. Run it with the compiled form (``python tools/fast.py``, then
``PYTHONPATH=.fast``): interpreted it takes a hundred times as long.
"""

from __future__ import annotations

import json
import sys
import time
from pathlib import Path
from random import Random

import numpy as np
from trip_fit import merged, ridge, smooth

from pipyard.books.dice_trip.atlas import chart
from pipyard.books.dice_trip.chart import Chart
from pipyard.books.dice_trip.strategy.entry_choice import Chooser
from pipyard.books.dice_trip.strategy.lore import GAP_KNOTS, LEFT_KNOTS, NUMBER_KNOTS, first_lore, gap_hats, hats, spread
from pipyard.books.dice_trip.strategy.roll_fan import CROSS, PAIRS
from pipyard.books.dice_trip.strategy.sheet_value import Worth
from pipyard.books.dice_trip.strategy.trip_adviser import ACTIVE, worth_on

LORE_FILE = Path(__file__).resolve().parents[1] / "src" / "pipyard" / "books" / "dice_trip" / "strategy" / "lore.json"
AMEND_RIDGE = 2.0
"""How strongly amended tables are pulled to their old values."""
MAPS = ("belgium", "switzerland", "pipland")


class Moment:
    """A sheet after a round, as needed for learning."""

    def __init__(self, worth: Worth, ranks: list[int], one: Chart, bonus: int) -> None:
        self.left = worth.left
        self.gaps = worth.explain()
        runs = worth.runs()
        self.now, self.soon = min(12, runs // 64), min(13, runs % 64)
        self.bonus = bonus
        self.crossed = ranks.count(-2)
        self.coloured = sum(1 for city in one.cities if city.colour >= 0 and ranks[city.index] == -1)
        self.doubles = sum(1 for rank in range(0, 36, 7) if rank not in ranks)
        dirty = {city.zone for city in one.cities if ranks[city.index] == -2}
        self.dirty = len(dirty)
        opens = [sum(1 for city in one.cities if city.zone == zone and ranks[city.index] == -1) for zone in range(len(one.zones))]
        self.spare = min(3, sum(opens[zone] for zone in dirty))
        self.zones = [(zone, opens[zone]) for zone in range(len(one.zones)) if zone not in dirty]


class Lesson:
    """A possible sheet, its estimated value, and its value over all next rolls."""

    def __init__(self, moment: Moment, missed: float, decision: int) -> None:
        self.moment = moment
        self.missed = missed
        self.decision = decision


class Played:
    """A finished game: its moments, its end, and the possible gains of powers."""

    def __init__(self) -> None:
        self.moments: list[Moment] = []
        self.lessons: list[Lesson] = []
        self.road = self.series = self.bonus = self.crossed = self.zone_points = self.total = 0
        self.clean: set[int] = set()
        self.twice_gains: dict[int, float] = {}
        self.reroll_gains: dict[int, float] = {}


def play(
    one: Chart,
    worth: Worth,
    chooser: Chooser,
    lore: dict[str, list[float]],
    rng: Random,
    deep: int = 0,
    stray: bool = False,
    lessons: int = 0,
) -> Played:
    ranks = [-1] * one.size
    bonus = 0
    twice = reroll = True
    game = Played()
    astray = one.size - 2 * int(rng.random() * (one.size // 2)) if stray else 0
    while -1 in ranks:
        dice = [1 + int(rng.random() * 6) for _ in range(4)]
        worth.load(ranks)
        left = worth.left
        worth.take_tours(ACTIVE)
        chooser.begin()
        if reroll:
            chooser.fan()
            means = chooser.reroll(dice)
            best = max(range(1, 16), key=lambda subset: means[subset])
            gain = means[best] - means[0]
            game.reroll_gains[left] = gain
            if gain > 1000 * lore["reroll"][max(0, left - 2)]:
                reroll = False
                for die in range(4):
                    if best >> die & 1:
                        dice[die] = 1 + int(rng.random() * 6)
        if left == 1:
            entries = [(chooser.last_entry(dice), ranks.index(-1))]
        else:
            power = round(1000 * lore["twice"][max(0, left - 2)])
            chooser.weigh(dice, twice, False, power)
            if twice:
                game.twice_gains[left] = max(0, chooser.twice_best - chooser.plain)
            place = chooser.deepen(dice, power if twice else 0, deep) if deep else chooser.best()
            if lessons and left > 3:
                game.lessons += taught(one, worth, chooser, ranks, dice, place, lessons, rng)
            if left == astray:
                place = int(rng.random() * chooser.count)
                game.moments.clear()
            entries = [(chooser.pair_one[place], chooser.city_one[place]), (chooser.pair_two[place], chooser.city_two[place])]
            twice = twice and not chooser.twice[place]
        for pair, city in entries:
            if pair == CROSS:
                ranks[city] = -2
            else:
                tens, units = PAIRS[pair]
                ranks[city] = 6 * dice[tens] + dice[units] - 7
                bonus += dice[tens] == dice[units] or one.cities[city].colour in (tens, units)
        worth.load(ranks)
        if worth.left:
            game.moments.append(Moment(worth, ranks, one, bonus))
    game.road = worth.longest()
    game.series = one.series[max(0, worth.runs() // 64)]
    game.bonus, game.crossed = bonus, ranks.count(-2)
    game.clean = set(range(len(one.zones))) - {city.zone for city in one.cities if ranks[city.index] == -2}
    game.zone_points = one.zone_points[len(game.clean)]
    game.total = worth.final() // 1000 + bonus
    return game


def taught(
    one: Chart, worth: Worth, chooser: Chooser, ranks: list[int], dice: list[int], place: int, count: int, rng: Random
) -> list[Lesson]:
    """Evaluate the choice made and a few others over all possible next rolls."""
    choices = [(chooser.pair_one[i], chooser.city_one[i], chooser.pair_two[i], chooser.city_two[i]) for i in range(chooser.count)]
    tried = {place, *[int(rng.random() * len(choices)) for _ in range(count - 1)]}
    found: list[Lesson] = []
    for index in sorted(tried):
        after = ranks[:]
        for pair, city in (choices[index][:2], choices[index][2:]):
            after[city] = -2 if pair == CROSS else 6 * dice[PAIRS[pair][0]] + dice[PAIRS[pair][1]] - 7
        worth.load(after)
        chooser.begin()
        missed = (chooser.fan() - chooser.base) / 1000
        found.append(Lesson(Moment(worth, after, one, 0), missed, id(choices)))
    worth.load(ranks)
    return found


def learn(games: list[Played], lore: dict[str, list[float]]) -> dict[str, list[float]]:
    new = dict(lore)
    # bonus cities and crosses to come
    count = len(LEFT_KNOTS)
    rows: list[list[tuple[int, float]]] = []
    cross_rows: list[list[tuple[int, float]]] = []
    target: list[float] = []
    crosses: list[float] = []
    for game in games:
        for moment in game.moments:
            now = hats(LEFT_KNOTS, moment.left)
            rows.append(
                [(knot, share) for knot, share in now]
                + [(count + knot, share * moment.coloured) for knot, share in now]
                + [(2 * count + knot, share * moment.doubles) for knot, share in now]
            )
            target.append(game.bonus - moment.bonus)
            cross_rows.append([(knot, share) for knot, share in now] + [(count + knot, share * moment.dirty) for knot, share in now])
            crosses.append(game.crossed - moment.crossed)
    fitted = ridge(rows, target, np.zeros(3 * count), 5.0)
    new["bonus_base"], new["bonus_colour"], new["bonus_double"] = (smooth(fitted[i * count : (i + 1) * count]) for i in range(3))
    fitted = ridge(cross_rows, crosses, np.zeros(2 * count), 5.0)
    new["cross_base"], new["cross_dirty"] = (smooth(fitted[i * count : (i + 1) * count]) for i in range(2))
    new["clean"] = learn_zones(games)
    new["series"] = learn_series(games)
    new["twice"] = stopping([game.twice_gains for game in games], 2)
    new["reroll"] = stopping([game.reroll_gains for game in games], 1)
    return new


def amend(lessons: list[Lesson], lore: dict[str, list[float]], strength: float) -> tuple[dict[str, list[float]], float, float]:
    """Move every straight part of the worth towards what the rolls to come say; what counts is the choices of one decision
    against each other, so each is taken against their mean. Comes back with the mean square missed before and after."""
    knots = len(LEFT_KNOTS) * len(GAP_KNOTS) * len(NUMBER_KNOTS)
    count = len(LEFT_KNOTS)
    start = {"edge": 0, "gap": knots, "need": 2 * knots, "bonus_colour": 3 * knots, "bonus_double": 3 * knots + count}
    start |= {"cross_dirty": 3 * knots + 2 * count, "cross_base": 3 * knots + 3 * count, "series": 3 * knots + 4 * count}
    size = start["series"] + count * 13 * 14
    groups: dict[int, list[Lesson]] = {}
    for lesson in lessons:
        groups.setdefault(lesson.decision, []).append(lesson)
    rows: list[list[tuple[int, float]]] = []
    target: list[float] = []
    for group in groups.values():
        mean = sum(lesson.missed for lesson in group) / len(group)
        own = [lesson_row(lesson.moment, start) for lesson in group]
        for row, lesson in zip(own, group, strict=True):
            rows.append(merged(row + [(place, -part / len(group)) for other in own for place, part in other]))
            target.append(lesson.missed - mean)
    change = ridge(rows, target, np.zeros(size), strength)
    new = dict(lore)
    for name in ("edge", "gap", "need"):
        new[name] = [round(old + float(change[start[name] + place]), 4) for place, old in enumerate(lore[name])]
    for name, sign in (("bonus_colour", 1), ("bonus_double", 1), ("cross_dirty", -1)):
        more = smooth(change[start[name] : start[name] + count])
        new[name] = [round(old + sign * part, 4) for old, part in zip(lore[name], more, strict=True)]
    cells = change[start["series"] :].reshape(count, 13, 14)
    series = np.array(lore["series"]).reshape(37, 13, 14)
    for left in range(37):
        series[left] += sum(cells[knot] * share for knot, share in hats(LEFT_KNOTS, left))
    new["series"] = [round(float(value), 4) for value in series.reshape(-1)]
    after = [value - sum(change[place] * part for place, part in row) for row, value in zip(rows, target, strict=True)]
    return new, float(np.mean(np.square(target))), float(np.mean(np.square(after)))


def lesson_row(moment: Moment, start: dict[str, int]) -> list[tuple[int, float]]:
    row: list[tuple[int, float]] = []
    for kind, most, least, numbers in moment.gaps:
        if kind == 2:
            continue
        row += [(start["gap" if kind else "edge"] + knot, share) for knot, share in gap_hats(moment.left, most, numbers)]
        if kind:
            row += [(start["need"] + knot, share) for knot, share in gap_hats(moment.left, least, numbers)]
    for knot, share in hats(LEFT_KNOTS, moment.left):
        row += [(start["bonus_colour"] + knot, share * moment.coloured), (start["bonus_double"] + knot, share * moment.doubles)]
        row.append((start["cross_dirty"] + knot, share * moment.dirty))
        row.append((start["series"] + (knot * 13 + moment.now) * 14 + moment.soon, share))
    return row


def learn_zones(games: list[Played]) -> list[float]:
    """Learn how often a clean zone stays clean: a logistic curve over the empty cities of the zone, the sheet, and spoiled ones."""
    features, outcome = [], []
    for game in games:
        for moment in game.moments:
            for zone, opens in moment.zones:
                features.append(zone_features(moment.left, opens, moment.spare))
                outcome.append(1.0 if zone in game.clean else 0.0)
    x, y = np.array(features), np.array(outcome)
    weights = np.zeros(x.shape[1])
    for _ in range(12):
        chance = 1 / (1 + np.exp(-x @ weights))
        slope = chance * (1 - chance)
        weights += np.linalg.solve(x.T @ (x * slope[:, None]) + 0.5 * np.eye(x.shape[1]), x.T @ (y - chance) - 0.5 * weights)
    found = []
    for left in range(37):
        for opens in range(37):
            for spare in range(4):
                feature = np.array(zone_features(left, opens, spare))
                found.append(1.0 if opens == 0 else round(float(1 / (1 + np.exp(-feature @ weights))), 4))
    return found


def zone_features(left: int, opens: int, spare: int) -> list[float]:
    share = opens / max(1, left)
    return [
        1.0,
        left / 10,
        (left / 10) ** 2,
        opens**0.5,
        opens / 5,
        share,
        share * share,
        float(spare > 0),
        spare / 3,
        float(spare > 0) * share,
        float(spare > 0) * left / 10,
        opens * left / 50,
        float(opens <= 1),
        float(opens <= 1) * left / 10,
    ]


def learn_series(games: list[Played]) -> list[float]:
    """Learn the future gain of the series, by its length now and with one more number, smoothed with its neighbours."""
    total = np.zeros((37, 13, 14))
    count = np.zeros((37, 13, 14))
    for game in games:
        for moment in game.moments:
            now = moment.now
            total[moment.left, now, moment.soon] += game.series - SERIES_NOW[now]
            count[moment.left, now, moment.soon] += 1
    # sheets with a similar number of empty cities contribute
    wide_total, wide_count = np.zeros_like(total), np.zeros_like(count)
    for left in range(37):
        for other in range(max(0, left - 3), min(37, left + 4)):
            share = 1.0 if other == left else 0.5 / abs(other - left)
            wide_total[left] += share * total[other]
            wide_count[left] += share * count[other]
    found = []
    for left in range(37):
        means = wide_total[left].sum(axis=1) / np.maximum(1e-9, wide_count[left].sum(axis=1))
        for now in range(13):
            base = means[now] if wide_count[left, now].sum() > 5 else 0.0
            for soon in range(14):
                guess = max(0.0, base + 0.15 * (soon - now - 1) * min(1.0, left / 10))
                found.append(round(float((wide_total[left, now, soon] + 15 * guess) / (wide_count[left, now, soon] + 15)), 4))
    return found


SERIES_NOW = chart("belgium").series


def stopping(gains: list[dict[int, float]], last: int) -> list[float]:
    """The value of an unused power for each count of empty cities: the better of using it and of waiting, two cities later."""
    samples: dict[int, list[float]] = {}
    for game in gains:
        for left, gain in game.items():
            samples.setdefault(left, []).append(gain / 1000)
    for left in range(1, 37):  # rare counts borrow from their neighbours
        if len(samples.get(left, [])) < 50:
            near = [other for other in (left - 1, left + 1, left - 2, left + 2) if len(samples.get(other, [])) >= 50]
            samples[left] = [gain for other in near[:2] for gain in samples[other]]
    worth = [0.0] * 37
    for left in range(last, 37):
        after = worth[left - 2] if left >= 2 else 0.0
        found = samples.get(left, [])
        worth[left] = round(sum(max(after, gain) for gain in found) / len(found), 4) if found else after
    return worth


def describe(name: str, games: list[Played]) -> str:
    def mean(values: list[int]) -> float:
        return sum(values) / len(values)

    totals = [game.total for game in games]
    error = float(np.std(totals)) / len(totals) ** 0.5
    return (
        f"{name}: {mean(totals):.2f} ± {error:.2f}  road {mean([g.road for g in games]):.1f} bonus {mean([g.bonus for g in games]):.1f} "
        f"series {mean([g.series for g in games]):.1f} zones {mean([g.zone_points for g in games]):.1f} "
        f"crossed {mean([g.crossed for g in games]):.2f}"
    )


def main() -> None:
    """``new`` starts from the plain rule; ``learn`` from finished games, ``amend`` from looking ahead; ``test`` only plays."""
    what, rounds, count = sys.argv[1], int(sys.argv[2]), int(sys.argv[3])
    deep = int(sys.argv[4]) if len(sys.argv) > 4 else 0
    lore = first_lore() if what == "new" else json.loads(LORE_FILE.read_text(encoding="utf-8"))["tables"]
    for number in range(rounds):
        tables = spread(lore)
        games: list[Played] = []
        for id in MAPS:
            one = chart(id)
            worth = worth_on(one, tables)
            chooser = Chooser(worth)
            started = time.time()
            rng = Random(f"{what}/{id}/{time.time_ns() if what != 'test' else number}")
            lessons = 4 if what == "amend" else 0
            stray = what in ("new", "learn")
            played = [play(one, worth, chooser, lore, rng, deep, stray and turn % 3 == 0, lessons) for turn in range(count)]
            print(describe(id, played), f"{(time.time() - started) / count * 1000:.0f} ms a game", flush=True)
            games += played
        if what == "test":
            continue
        if what == "amend":
            lore, before, after = amend([lesson for game in games for lesson in game.lessons], lore, AMEND_RIDGE)
            lore["twice"] = stopping([game.twice_gains for game in games], 2)
            lore["reroll"] = stopping([game.reroll_gains for game in games], 1)
            print(f"amended {number + 1}: missed {before:.4f}, now {after:.4f}", flush=True)
        else:
            lore = learn(games, lore)
            print("learned", number + 1, flush=True)
        LORE_FILE.write_text(json.dumps({"made_by": "tools/trip_lore.py", "tables": lore}, separators=(",", ":")) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
