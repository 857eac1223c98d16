"""A stroll: whoever first takes three steps wins. Passing is allowed, so nobody has to arrive."""

from __future__ import annotations

from pipyard.core.game import Game, State
from pipyard.core.notation import Move
from pipyard.core.options import Options
from pipyard.core.scene import Scene
from pipyard.core.space import Listed, Space
from pipyard.core.turn import Choose, Turn, won

MOVES = Listed([Move("step"), Move("pass")])


class StrollState(State):
    __slots__ = ("at", "seat", "seats")

    def __init__(self, seats: int) -> None:
        self.seats: int = seats
        self.seat: int = 0
        self.at: list[int] = [0] * seats

    def turn(self) -> Turn:
        if max(self.at) == 3:
            return won([self.at.index(3)], self.at, "arrived")
        return Choose((self.seat,))

    def moves(self, seat: int) -> Space:
        return MOVES

    def play(self, seat: int, move: Move) -> None:
        self.at[seat] += move.verb == "step"
        self.seat = (seat + 1) % self.seats

    def outlook(self, seat: int) -> float:
        return float(self.at[seat])

    def scene(self) -> Scene:
        return Scene(table="plain")


Stroll = Game(
    lambda seats, options: StrollState(seats), Options, moves=["step", "pass"],
    key="lab_stroll", book="tests", title="Stroll", seats=(2, 3),
    summary="Passing for ever.",
)  # fmt: skip
