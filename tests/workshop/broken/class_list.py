"""A list that the class has, and that a method changes."""

from pipyard.vocabulary import *


class TenState(State):
    points = [0, 0]  # check-class-shared

    def __init__(self, seats: int, options: Options) -> None:
        self.seats = seats
        self.seat = 0

    def turn(self) -> Turn:
        if max(self.points) >= 10:
            return ranked(self.points, "somebody has ten points")
        return ALONE[self.seat]

    def moves(self, seat: int) -> Space:
        return Listed([Move("add", 1), Move("add", 2)])

    def play(self, seat: int, move: Move) -> None:
        self.points[seat] += move.number
        self.seat = (self.seat + 1) % self.seats

    def scene(self) -> Scene:
        return Scene(table="dice", scores=tuple(self.points))


Ten = Game(TenState, Options, moves=["add NUMBER"], key="broken_class_list", title="Ten", seats=(2,))
