"""A field of the class that a method sets."""

from pipyard.vocabulary import *


class TenState(State):
    def __init__(self, seats: int, options: Options) -> None:
        self.seats = seats
        self.seat = 0
        self.points = [0] * seats

    def turn(self) -> Turn:
        if max(self.points) >= 10:
            return ranked(self.points, "somebody has ten points")
        return ALONE[self.seat]

    def moves(self, seat: int) -> Space:
        return Listed([Move("add", 1), Move("add", 2)])

    def play(self, seat: int, move: Move) -> None:
        TenState.played = move.number  # check-class-set
        self.points[seat] += move.number
        self.seat = (self.seat + 1) % self.seats

    def scene(self) -> Scene:
        return Scene(table="dice", scores=tuple(self.points))


Ten = Game(TenState, Options, moves=["add NUMBER"], key="broken_class_set", title="Ten", seats=(2,))
