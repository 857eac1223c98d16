"""Evaluates the decisions of Dice Trip: one roll ahead exactly; everything beyond is part of the value of a sheet."""

from __future__ import annotations

from typing import Final

from pipyard.books.dice_trip.chart import Chart
from pipyard.books.dice_trip.dice_trip import DiceTripState
from pipyard.books.dice_trip.sheet import Sheet
from pipyard.books.dice_trip.strategy.entry_choice import Chooser
from pipyard.books.dice_trip.strategy.lore import kept_lore, spread
from pipyard.books.dice_trip.strategy.sheet_value import Worth
from pipyard.books.dice_trip.strategy.tour_value import CROSSED, FREE
from pipyard.core.notation import Atom, Move

TOURS: Final = 40
"""Tours of a map, each in both directions."""
ACTIVE: Final = 3
"""Tours followed at a time."""
EXPANDED_CHOICES: Final = 8
"""Choices evaluated over all possible rolls."""

_lore: Final[dict[str, list[float]]] = {}
_tables: Final[dict[str, list[int]]] = {}


def chosen_tours(chart: Chart) -> list[list[int]]:
    """The tours with the most bypasses, in both directions."""
    return [way for tour in chart.tours()[:TOURS] for way in (tour, tour[::-1])]


def worth_on(chart: Chart, tables: dict[str, list[int]]) -> Worth:
    """The evaluator of a map's sheets with some tables."""
    return Worth(
        chart.linked,
        [city.zone for city in chart.cities],
        len(chart.zones),
        [city.colour for city in chart.cities],
        chart.zone_points,
        chart.series,
        chosen_tours(chart),
        tables,
    )


def remember() -> None:
    """Load the tables, once; it takes a moment."""
    if not _lore:
        _lore.update(kept_lore())
        _tables.update(spread(_lore))


class RatedMove:
    """A choice and its expected final points."""

    def __init__(self, move: Move, points: float) -> None:
        self.move: Move = move
        self.points: float = points


class Adviser:
    """Evaluates every decision on a map."""

    def __init__(self, chart: Chart, deep: int = EXPANDED_CHOICES) -> None:
        remember()
        self.deep: int = deep
        self.worth: Worth = worth_on(chart, _tables)
        self.chooser: Chooser = Chooser(self.worth)

    def study(self, sheet: Sheet) -> int:
        """Load a sheet and return its bonus cities so far, in thousandths."""
        ranks: list[int] = []
        for number in sheet.at:
            ranks.append(CROSSED if number < 0 else 6 * (number // 10) + number % 10 - 7 if number > 0 else FREE)
        self.worth.load(ranks)
        self.worth.take_tours(ACTIVE)
        self.chooser.begin()
        return 1000 * sum([1 for tick in sheet.ticks if tick])

    def reroll_kept(self, state: DiceTripState) -> float:
        """The value of keeping the reroll for a later roll, in thousandths."""
        rounds = state.chart.rounds() - state.finished - 1
        return 1000 * _lore["reroll"][min(36, 2 * (rounds // state.seats) - state.chart.size % 2)] if rounds >= state.seats else 0.0

    def twice_kept(self, sheet: Sheet) -> int:
        return round(1000 * _lore["twice"][max(0, sheet.open - 2)]) if sheet.may_twice else 0

    def options(self, state: DiceTripState, seat: int) -> list[RatedMove]:
        """The promising choices of the seat, the best first."""
        sheet = state.sheets[seat]
        sofar = self.study(sheet)
        if state.rerolling():
            found = self.rerolls(state, sheet, sofar)
        elif sheet.open == 1:
            pair = self.chooser.last_entry(state.dice)
            found = [RatedMove(self.written(state, seat, False, [(pair, sheet.empty_cities()[0])]), (sofar + self.chooser.ahead) / 1000)]
        else:
            found = self.entries(state, seat, sheet, sofar)
        found.sort(key=lambda option: -option.points)
        return found

    def rerolls(self, state: DiceTripState, sheet: Sheet, sofar: int) -> list[RatedMove]:
        """The options of keeping the roll or rerolling some dice."""
        self.chooser.fan()
        means = self.chooser.reroll(state.dice)
        twice = self.twice_kept(sheet)
        found = [RatedMove(Move("keep"), (sofar + means[0] + twice + self.reroll_kept(state)) / 1000)]
        for subset in range(1, 16):
            atoms: list[Atom] = ["reroll", *[state.chart.letters[die] for die in range(4) if subset >> die & 1]]
            found.append(RatedMove(Move(*atoms), (sofar + means[subset] + twice) / 1000))
        return found

    def entries(self, state: DiceTripState, seat: int, sheet: Sheet, sofar: int) -> list[RatedMove]:
        chooser = self.chooser
        power = self.twice_kept(sheet)
        chooser.weigh(state.dice, sheet.may_twice, state.two_dice, power)
        chooser.deepen(state.dice, power, self.deep)
        found: list[RatedMove] = []
        for place in range(chooser.count):
            if chooser.judged[place]:
                pairs = [(chooser.pair_one[place], chooser.city_one[place]), (chooser.pair_two[place], chooser.city_two[place])]
                move = self.written(state, seat, bool(chooser.twice[place]), pairs)
                found.append(RatedMove(move, (sofar + chooser.exact[place]) / 1000))
        return found

    def after(self, state: DiceTripState, seat: int, move: Move) -> float:
        """The expected value of any legal entries, evaluated like the best ones."""
        sheet = state.sheets[seat]
        sofar = self.study(sheet)
        value = sofar
        for pair, city in state.writing(seat).entries(move):
            value += self.chooser.enter(state.dice, pair, city)
        if self.worth.left == 0:
            return (value + self.worth.final()) / 1000
        self.chooser.begin()
        value += self.chooser.fan()
        if move.verb != "twice" and sheet.may_twice:
            value += self.twice_kept(sheet)
        return value / 1000

    def written(self, state: DiceTripState, seat: int, twice: bool, entries: list[tuple[int, int]]) -> Move:
        """The entries as a move, in the order that scores more with one of each ten."""
        sheet = state.sheets[seat]
        if state.tens and sheet.tens < 0 and len(entries) == 2:
            earned: list[int] = []
            for order in (entries, entries[::-1]):
                tried = sheet.copy()
                for pair, city in order:
                    tried.enter(state.dice, pair, city)
                earned.append(tried.tens)
            if earned[1] > earned[0]:
                entries = entries[::-1]
        return state.writing(seat).move(twice, entries)
