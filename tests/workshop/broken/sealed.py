"""All choose at the same time, and everybody sees it."""

from pipyard.vocabulary import *


class TenState(State):  # check-leak-sealed
    def __init__(self, seats: int, options: Options) -> None:
        self.seats = seats
        self.chosen: dict[int, int] = {}
        self.points = [0] * seats

    def turn(self) -> Turn:
        if max(self.points) >= 10:
            return ranked(self.points, "somebody has ten points")
        return Choose((0, 1) if not self.chosen else tuple({0, 1} - set(self.chosen)), "together")

    def moves(self, seat: int) -> Space:
        return Listed([Move("add", 1), Move("add", 2)])

    def play(self, seat: int, move: Move) -> None:
        self.chosen[seat] = move.number
        if len(self.chosen) == 2:
            self.points[0] += self.chosen[0]
            self.points[1] += self.chosen[1]
            self.chosen = {}

    def scene(self) -> Scene:
        return Scene(table="dice", scores=tuple(self.points))


Ten = Game(TenState, Options, moves=["add NUMBER"], key="broken_sealed", title="Ten", seats=(2,))
