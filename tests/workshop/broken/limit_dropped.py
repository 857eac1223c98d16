"""The end that a helper finds is not returned."""

from pipyard.vocabulary import *


class GroundState(PyramidState):
    def __init__(self, seats: int, options: Options) -> None:
        super().__init__(seats)
        self.points = [0] * seats

    def turn(self) -> Turn:
        self.end_by_limit(4)  # check-dropped
        return ALONE[self.seat]

    def moves(self, seat: int) -> Space:
        return self.pile.places

    def play(self, seat: int, move: Move) -> None:
        self.pile.put(move.at, seat)
        self.next_seat()


Ground = Game(GroundState, Options, moves=["place CELL"], key="broken_limit_dropped", title="Ground", seats=(2,))
