"""A word of the vocabulary gets an argument that it does not have."""

from pipyard.vocabulary import *


class TenOptions(Options):
    goal = number(10, 5, 20, why="how many points end the game", weather="fair")  # check-argument-unknown


class TenState(PyramidState):
    def __init__(self, seats: int, options: TenOptions) -> None:
        super().__init__(seats)
        self.points = [0] * seats

    def turn(self) -> Turn:
        if max(self.points) >= 10:
            return ranked(self.points, "somebody has ten points")
        return ALONE[self.seat]

    def moves(self, seat: int) -> Space:
        return Listed([Move("add", 1), Move("add", 2)])

    def play(self, seat: int, move: Move) -> None:
        self.points[seat] += move.number
        self.next_seat()

    def scene(self) -> Scene:
        return Scene(table="dice", scores=tuple(self.points))


Ten = Game(TenState, TenOptions, moves=["add NUMBER"], key="broken_unknown_word_argument", title="Ten", seats=(2,))
