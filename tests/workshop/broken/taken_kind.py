"""A field of the pyramid is used for something else."""

from pipyard.vocabulary import *


class SummitState(PyramidState):
    def __init__(self, seats: int, options: Options) -> None:
        super().__init__(seats, options)
        self.seen: list[int] = []  # check-taken-kind

    def turn(self) -> Turn:
        if self.last is not None and LEVEL[self.last.at] == 3:
            return won([self.pile.at(self.last.at)], [0] * self.seats, "the-summit-is-reached")
        return ALONE[self.seat]

    def moves(self, seat: int) -> Space:
        return self.pile.places

    def play(self, seat: int, move: Move) -> None:
        self.pile.put(move.at, seat)
        self.last = move
        self.next_seat()


Summit = Game(SummitState, Options, moves=["place CELL"], key="broken_taken_kind", title="Summit", seats=(2,))
