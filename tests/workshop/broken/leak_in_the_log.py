"""Everybody reads what was rolled under a cup."""

from fractions import Fraction

from pipyard.vocabulary import *


class Cup(Weighted):
    def __init__(self, seat: int) -> None:
        self.seat = seat

    def all(self) -> list[Move]:
        return [Move(1), Move(2), Move(3)]

    def odds(self, outcome: Outcome) -> Fraction:
        return Fraction(1, 3)

    def shown(self, outcome: Outcome, seat: int | None) -> str:
        return outcome.text


class CupsState(State):
    def __init__(self, seats: int, options: Options) -> None:
        self.seats = seats
        self.rolled = 0
        self.cups = [0] * seats
        self.said = 0

    def turn(self) -> Turn:
        if self.rolled < self.seats:
            return Chance(Cup(self.rolled), self.rolled)
        if self.said < self.seats:
            return ALONE[self.said]
        return ranked(self.cups, "all cups are lifted")

    def land(self, outcome: Outcome) -> None:
        self.cups[self.rolled] = outcome.number
        self.rolled += 1

    def moves(self, seat: int) -> Space:
        return Listed([Move("say", 1), Move("say", 2)])

    def play(self, seat: int, move: Move) -> None:
        self.said += 1

    def conceal(self, seat: int | None) -> None:  # check-leak-log
        if self.said < self.seats:
            self.cups = [face if owner == seat else 0 for owner, face in enumerate(self.cups)]

    def guess(self, rng: Random) -> State:
        new = self.copy()
        new.cups = [face or (1 + int(rng.random() * 3) if owner < new.rolled else 0) for owner, face in enumerate(new.cups)]
        return new

    def scene(self) -> Scene:
        return Scene(table="dice", rolls=tuple([Roll((face,), owner) for owner, face in enumerate(self.cups) if face]))


Cups = Game(CupsState, Options, moves=["say NUMBER"], key="broken_leak_in_the_log", title="Cups", seats=(2,))
