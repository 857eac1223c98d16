"""Summit: whoever first puts a die on the third level above the plate has won."""

from pipyard.vocabulary import *


class SummitState(PyramidState):
    def turn(self):
        if self.last is not None and LEVEL[self.last.at] == 3:
            return won([self.pile.at(self.last.at)], [0] * self.seats, "the-summit-is-reached")
        return ALONE[self.seat]

    def moves(self, seat):
        return self.pile.places

    def play(self, seat, move):
        self.pile.put(move.at, seat)
        self.last = move
        self.next_seat()


Summit = Game(
    SummitState, Options, moves=["place CELL"],
    key="summit", book="my_game", title="Summit", seats=(2, 3),
    summary="Be the first on the third level.",
)  # fmt: skip
