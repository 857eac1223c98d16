"""A field that a base class reads is misspelled where it is set."""

from pipyard.vocabulary import *


class TenState(PyramidState):
    def __init__(self, seats: int, options: Options) -> None:
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
        self.lsat = move  # check-unused
        self.next_seat()

    def scene(self) -> Scene:
        return Scene(table="dice", scores=tuple(self.points))


Ten = Game(TenState, Options, moves=["add NUMBER"], key="broken_unused_field", title="Ten", seats=(2,))
