"""Asparagus: pull whole stalks of one colour.

As in El Dado the pyramid is complete, shuffled, and its dice are worth 10, 5, 3, 2 and 1. But in your turn you may take
a whole straight row of one colour, from a free die downwards, as long as no other die would move. Highest total wins.
"""

from pipyard.books.das_spiel.demolition.el_dado import ElDadoOptions, ElDadoState
from pipyard.vocabulary import *


class AsparagusOptions(ElDadoOptions):
    whole = flag(False, why="on each axis only the longest row; a die alone only where no axis allows more", source="R1")


def stalks(pile: Pile, top: int, axis: int) -> list[int]:
    """The lower ends of the rows of two and more dice of one colour that can be pulled from a free die down an axis."""
    ends: list[int] = []
    above, place = top, BELOW[top][axis]
    while place >= 0 and pile.at(place) == pile.at(top):
        if any([over != above and pile.occupied(over) for over in OVER[place]]):
            break
        ends.append(place)
        above, place = place, BELOW[place][axis]
    return ends


def stalk(top: int, end: int) -> list[int]:
    """The cells of a row from its top to its lower end; the top alone where both are the same."""
    for axis in AXES:
        if AT[top][axis] != AT[end][axis]:
            cells = [top]
            while cells[-1] != end:
                cells.append(BELOW[cells[-1]][axis])
            return cells
    return [top]


class AsparagusState(ElDadoState):
    def __init__(self, seats: int, options: AsparagusOptions) -> None:
        super().__init__(seats, options)
        self.whole: bool = options.whole

    def moves(self, seat: int) -> Space:
        found: list[Move] = []
        for top in self.pile.free_cells():
            rows = [stalks(self.pile, top, axis) for axis in AXES]
            if self.whole:
                rows = [row[-1:] for row in rows]
            if not self.whole or rows == NO_ROWS:
                found.append(TAKE[top])
            found.extend([Move("take", CELLS[top], CELLS[end]) for row in rows for end in row])
        return Listed(found)

    def play(self, seat: int, move: Move) -> None:
        for place in stalk(move.at, move.to if move.to >= 0 else move.at):
            self.heaps[seat][self.pile.take(place)] += 1
        self.last = move
        self.next_seat()

    def objection(self, seat: int, move: Move) -> Text | None:
        return self.pile.not_free_because(move.at) or because("why-a-row-is-straight-of")


NO_ROWS: list[list[int]] = [[], [], []]


Asparagus = Game(
    AsparagusState, AsparagusOptions, moves=["take CELL", "take CELL CELL"],
    presets={"standard": {}, "whole": {"whole": True}, "box": {"mix": "box"}},
    key="asparagus", book="kosmos", number=40, title="Asparagus", seats=(2, 3, 4, 5, 6), minutes=15, kinds=("demolition", "tactics"),
    authors="Heike Kaufmann", score="heaps",
    summary="Take a free die, or pull a whole straight row of its colour. Golden, blue and green are worth most.",
)  # fmt: skip
