"""Favourite: win by letting your right-hand neighbour collect the most.

The pyramid is complete: 55 green, 55 black and 55 red dice, shuffled. In your turn you take a free die, but a green one
if any green one is free, else a black one if there is one, else a red one. Green counts 3, black 2, red 1. In the end the
player to the left of the highest scorer wins.
"""

from pipyard.books.families.collection import CollectingState
from pipyard.vocabulary import *


class FavouriteOptions(Options):
    mix = numbers((55, 55, 55), 0, 165, why="how many green, black and red dice, 165 in all", source="book, agreed")
    start_seat = start_seat()


class FavouriteState(CollectingState):
    palette = ("green", "black", "red")
    letters = "gkr"
    worth = (3, 2, 1)

    def __init__(self, seats: int, options: FavouriteOptions) -> None:
        green, black, red = options.mix
        super().__init__(seats, options, Chance(Shuffle(green * "g" + black * "k" + red * "r")))

    def moves(self, seat: int) -> Space:
        free = self.pile.free_cells()
        dearest = min([self.pile.at(place) for place in free])
        return Listed([TAKE[place] for place in free if self.pile.at(place) == dearest])

    def ending(self) -> Over:
        return won(self.winners(), self.drawn_scores(), "no-die-left")

    def winners(self) -> list[int]:
        """The left neighbours of all highest scorers."""
        scores = self.drawn_scores()
        return [(seat + 1) % self.seats for seat, score in enumerate(scores) if score == max(scores)]

    def leading(self) -> tuple[int, ...]:
        found = self.winners()
        return tuple(found) if len(found) < self.seats else ()

    def objection(self, seat: int, move: Move) -> Text | None:
        return self.pile.not_free_because(move.at) or because("why-a-die-of-a-dearer")


def check(options: FavouriteOptions, seats: int) -> None:
    if sum(options.mix) != SIZE:
        raise BadOption(because("why-mix-cannot-be-the-three", mix=options.mix, mix2=sum(options.mix)))


Favourite = Game(
    FavouriteState, FavouriteOptions, moves=["take CELL"],
    presets={"standard": {}, "rare_green": {"mix": (25, 60, 80)}}, check=check,
    key="favourite", book="kosmos", number=42, title="Favourite", seats=(2, 3, 4, 5, 6), minutes=20, kinds=("demolition", "tactics"),
    authors="Eberhard Wegner", score="heaps",
    summary="Green dice must be taken first, then black, then red. The left neighbour of the richest player wins.",
)  # fmt: skip
