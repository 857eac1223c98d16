"""El Dado: take the dice that are worth most.

The pyramid is complete, its colours shuffled. In your turn you take one free die, one on which no other rests,
and keep it; every die you take may lay a better one bare for the next player. When all 165 are gone, golden
counts 10, blue 5, green 3, black 2 and red 1. The highest total wins.
"""

from collections.abc import Sequence

from pipyard.books.families.collection import CollectingState
from pipyard.vocabulary import *

FIXED = Chance(Shuffle("y" + 10 * "b" + 51 * "g" + 51 * "k" + 52 * "r"))
BOX = Chance(Shuffle("y" + 10 * "b" + 90 * "g" + 90 * "k" + 90 * "r", 165))


class ElDadoOptions(Options):
    values = numbers((10, 5, 3, 2, 1), 0, 99, why="what a golden, blue, green, black and red die is worth", source="agreed")
    mix = choice("fixed", "box", why="a fixed mix with the golden die, or 165 dice drawn from the 281 of the box", source="el_dado:R2")
    start_seat = start_seat()


class ElDadoState(CollectingState):
    palette = ("golden", "blue", "green", "black", "red")
    letters = "ybgkr"

    def __init__(self, seats: int, options: ElDadoOptions) -> None:
        super().__init__(seats, options, BOX if options.mix == "box" else FIXED)
        self.values: list[int] = list(options.values)

    def prices(self) -> Sequence[int]:
        return self.values


ElDado = Game(
    ElDadoState, ElDadoOptions, moves=["take CELL"],
    presets={"standard": {}, "box": {"mix": "box"}},
    key="el_dado", book="kosmos", number=39, title="El Dado", seats=(2, 3, 4, 5, 6), minutes=20, kinds=("demolition", "tactics"),
    authors="Karin Wittig", score="heaps",
    summary="Take one free die a turn. Golden, blue and green are worth most. What you take lays bare the next.",
)  # fmt: skip
