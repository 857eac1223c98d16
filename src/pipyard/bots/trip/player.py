"""The strong Dice Trip player: ``trip``, or ``trip:N`` to evaluate the N best choices over all possible next rolls.

It looks one roll ahead; everything beyond is part of the value of a sheet.
"""

from __future__ import annotations

from typing import Final, cast

from pipyard.bots.bot import Bot, kind
from pipyard.bots.trip.entry_choice import Chooser
from pipyard.bots.trip.lore import kept_lore, spread
from pipyard.bots.trip.sheet_value import Worth
from pipyard.bots.trip.tour_value import CROSSED, FREE
from pipyard.bots.trip.trip_view import SeenChart, SeenSheet, SeenTrip
from pipyard.core.errors import UnknownBot
from pipyard.core.game import Game, State
from pipyard.core.notation import Atom, Move
from pipyard.core.text import because

TOURS: Final = 40
"""Tours of a map, each in both directions."""
ACTIVE: Final = 3
"""Tours followed at a time."""
EXPANDED_CHOICES: Final = 8
"""Choices evaluated over all possible rolls."""

_lore: Final[dict[str, list[float]]] = {}
_tables: Final[dict[str, list[int]]] = {}


def chosen_tours(chart: SeenChart) -> list[list[int]]:
    """The tours with the most bypasses, in both directions."""
    return [way for tour in chart.tours()[:TOURS] for way in (tour, tour[::-1])]


def worth_on(chart: SeenChart, tables: dict[str, list[int]]) -> Worth:
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

    __slots__ = ("move", "points")

    def __init__(self, move: Move, points: float) -> None:
        self.move: Move = move
        self.points: float = points


class Adviser:
    """Evaluates every decision on a map."""

    def __init__(self, chart: SeenChart, deep: int = EXPANDED_CHOICES) -> None:
        remember()
        self.deep: int = deep
        self.worth: Worth = worth_on(chart, _tables)
        self.chooser: Chooser = Chooser(self.worth)

    def study(self, sheet: SeenSheet) -> int:
        """Load a sheet and return its bonus cities so far, in thousandths."""
        ranks: list[int] = []
        for number in sheet.at:
            ranks.append(CROSSED if number < 0 else 6 * (number // 10) + number % 10 - 7 if number > 0 else FREE)
        self.worth.load(ranks)
        self.worth.take_tours(ACTIVE)
        self.chooser.begin()
        return 1000 * sum([1 for tick in sheet.ticks if tick])

    def reroll_kept(self, state: SeenTrip) -> float:
        """The value of keeping the reroll for a later roll, in thousandths."""
        rounds = state.chart.rounds() - state.finished - 1
        return 1000 * _lore["reroll"][min(36, 2 * (rounds // state.seats) - state.chart.size % 2)] if rounds >= state.seats else 0.0

    def twice_kept(self, sheet: SeenSheet) -> int:
        return round(1000 * _lore["twice"][max(0, sheet.open - 2)]) if sheet.may_twice else 0

    def options(self, state: SeenTrip, seat: int) -> list[RatedMove]:
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

    def rerolls(self, state: SeenTrip, sheet: SeenSheet, sofar: int) -> list[RatedMove]:
        """The options of keeping the roll or rerolling some dice."""
        self.chooser.fan()
        means = self.chooser.reroll(state.dice)
        twice = self.twice_kept(sheet)
        found = [RatedMove(Move("keep"), (sofar + means[0] + twice + self.reroll_kept(state)) / 1000)]
        for subset in range(1, 16):
            atoms: list[Atom] = ["reroll", *[state.chart.letters[die] for die in range(4) if subset >> die & 1]]
            found.append(RatedMove(Move(*atoms), (sofar + means[subset] + twice) / 1000))
        return found

    def entries(self, state: SeenTrip, seat: int, sheet: SeenSheet, sofar: int) -> list[RatedMove]:
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

    def after(self, state: SeenTrip, seat: int, move: Move) -> float:
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

    def written(self, state: SeenTrip, seat: int, twice: bool, entries: list[tuple[int, int]]) -> Move:
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


class TripBot(Bot):
    """Takes the choice with the highest expected final score."""

    def __init__(self, seed: str, deep: int = EXPANDED_CHOICES) -> None:
        super().__init__(seed)
        remember()
        self.deep: int = deep
        self.advisers: dict[str, Adviser] = {}

    def choose(self, game: Game, view: State, seat: int) -> Move:
        if not (hasattr(view, "chart") and hasattr(view, "sheets")):
            raise UnknownBot(because("why-trip-plays-only", key=game.info.key))
        seen = cast("SeenTrip", view)
        return self.adviser(seen.chart).options(seen, seat)[0].move

    def adviser(self, chart: SeenChart) -> Adviser:
        if chart.id not in self.advisers:
            self.advisers[chart.id] = Adviser(chart, self.deep)
        return self.advisers[chart.id]


def _make(argument: str, seed: str) -> Bot:
    if argument and not (argument.isdecimal() and len(argument) < 3):
        raise UnknownBot(because("why-trip-is-no-bot", argument=argument))
    return TripBot(seed, min(48, int(argument)) if argument else EXPANDED_CHOICES)


kind("trip", _make)
__all__ = ["ACTIVE", "EXPANDED_CHOICES", "Adviser", "RatedMove", "TripBot", "chosen_tours", "worth_on"]
