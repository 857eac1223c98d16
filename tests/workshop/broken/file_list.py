"""A list of the file that a method changes."""

from pipyard.vocabulary import *

POINTS = [0, 0]


class TenState(State):
    def __init__(self, seats: int, options: Options) -> None:
        self.seats = seats
        self.seat = 0

    def turn(self) -> Turn:
        if max(POINTS) >= 10:
            return ranked(POINTS, "somebody has ten points")
        return ALONE[self.seat]

    def moves(self, seat: int) -> Space:
        return Listed([Move("add", 1), Move("add", 2)])

    def play(self, seat: int, move: Move) -> None:
        POINTS[seat] += move.number  # check-outside-shared
        self.seat = (self.seat + 1) % self.seats

    def scene(self) -> Scene:
        return Scene(table="dice", scores=tuple(POINTS))


Ten = Game(TenState, Options, moves=["add NUMBER"], key="broken_file_list", title="Ten", seats=(2,))
