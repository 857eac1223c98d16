"""The strong Dice Trip player, as the bot string ``trip``; ``trip:N`` evaluates the N best choices over all possible next rolls."""

from __future__ import annotations

from typing import Final

from pipyard.books.dice_trip.chart import Chart
from pipyard.books.dice_trip.dice_trip import DiceTripState
from pipyard.books.dice_trip.strategy.entry_choice import MOST_CHOICES
from pipyard.books.dice_trip.strategy.trip_adviser import EXPANDED_CHOICES, Adviser, remember
from pipyard.bots.bot import Bot, kind
from pipyard.core.errors import UnknownBot
from pipyard.core.game import Game, State
from pipyard.core.notation import Move
from pipyard.core.text import because

LEVELS: Final = {"beginner": "mix:40", "club": "greedy", "master": "trip"}


class TripBot(Bot):
    """Takes the choice with the highest expected final score."""

    def __init__(self, seed: str, deep: int = EXPANDED_CHOICES) -> None:
        super().__init__(seed)
        remember()
        self.deep: int = deep
        self.advisers: dict[str, Adviser] = {}

    def choose(self, game: Game, view: State, seat: int) -> Move:
        if not isinstance(view, DiceTripState):
            raise UnknownBot(because("why-trip-plays-only", key=game.info.key))
        return self.adviser(view.chart).options(view, seat)[0].move

    def adviser(self, chart: Chart) -> Adviser:
        if chart.id not in self.advisers:
            self.advisers[chart.id] = Adviser(chart, self.deep)
        return self.advisers[chart.id]


def _make(argument: str, seed: str) -> Bot:
    if argument and not (argument.isdecimal() and len(argument) < 3):
        raise UnknownBot(because("why-trip-is-no-bot", argument=argument))
    return TripBot(seed, min(MOST_CHOICES, int(argument)) if argument else EXPANDED_CHOICES)


kind("trip", _make, sure=True)
