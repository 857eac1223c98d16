"""A base that is never begun."""

from pipyard.vocabulary import *


class GroundState(PyramidState):
    def __init__(self, seats: int, options: Options) -> None:  # check-no-super
        self.seats = seats
        self.points = [0] * seats

    def turn(self) -> Turn:
        if self.turns > 8:
            return nobody([0] * self.seats, "full")
        return ALONE[self.seat]

    def moves(self, seat: int) -> Space:
        return self.pile.places

    def play(self, seat: int, move: Move) -> None:
        self.pile.put(move.at, seat)
        self.next_seat()


Ground = Game(GroundState, Options, moves=["place CELL"], key="broken_no_super", title="Ground", seats=(2,))
