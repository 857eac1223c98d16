"""Three outcomes of a sixth each."""

from fractions import Fraction

from pipyard.vocabulary import *


class Three(Weighted):
    def all(self) -> list[Move]:
        return [Move(1), Move(2), Move(3)]

    def odds(self, outcome: Outcome) -> Fraction:  # check-odds
        return Fraction(1, 6)


class TenState(State):
    def __init__(self, seats: int, options: Options) -> None:
        self.seats = seats
        self.seat = 0
        self.points = [0] * seats

    def turn(self) -> Turn:
        if max(self.points) >= 10:
            return ranked(self.points, "somebody has ten points")
        return Chance(Three(), self.seat)

    def land(self, outcome: Outcome) -> None:
        self.points[self.seat] += outcome.number
        self.seat = (self.seat + 1) % self.seats

    def scene(self) -> Scene:
        return Scene(table="dice", scores=tuple(self.points))


Ten = Game(TenState, Options, key="broken_odds", title="Ten", seats=(2,))
