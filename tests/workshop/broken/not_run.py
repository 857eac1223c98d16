"""A move with a yield: nothing of it runs."""

from pipyard.vocabulary import *


class TenState(State):
    def __init__(self, seats: int, options: Options) -> None:
        self.seats = seats
        self.seat = 0
        self.points = [0] * seats

    def turn(self) -> Turn:
        if max(self.points) >= 10:
            return ranked(self.points, "somebody has ten points")
        if sum(self.points) % 5 == 4:
            return Chance(Even([Move(1), Move(2)]))
        return ALONE[self.seat]

    def land(self, outcome: Outcome) -> None:
        self.points[self.seat] += outcome.number

    def moves(self, seat: int) -> Space:
        return Listed([Move("add", 1), Move("add", 2)])

    def play(self, seat: int, move: Move) -> None:  # check-not-run
        self.points[seat] += move.number
        self.seat = yield (self.seat + 1) % self.seats

    def scene(self) -> Scene:
        return Scene(table="dice", scores=tuple(self.points))


Ten = Game(TenState, Options, moves=["add NUMBER"], key="broken_not_run", title="Ten", seats=(2,))
