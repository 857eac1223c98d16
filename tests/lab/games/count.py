"""Count to ten: add one or two in turn, whoever says ten wins. Solved: the first player says one and wins, if he knows how to go on."""

from __future__ import annotations

from pipyard.core.game import Game, State
from pipyard.core.notation import Move
from pipyard.core.options import Options
from pipyard.core.scene import Scene
from pipyard.core.space import Listed, Space
from pipyard.core.turn import Choose, Turn, won

ADD = [Move("add", 1), Move("add", 2)]


class CountState(State):
    __slots__ = ("seat", "seats", "total")

    def __init__(self) -> None:
        self.seats: int = 2
        self.seat: int = 0
        self.total: int = 0

    def turn(self) -> Turn:
        if self.total == 10:
            return won([1 - self.seat], [self.seat, 1 - self.seat], "ten")
        return Choose((self.seat,))

    def moves(self, seat: int) -> Space:
        return Listed(ADD[:1] if self.total == 9 else ADD)

    def play(self, seat: int, move: Move) -> None:
        self.total += move.number
        self.seat = 1 - self.seat

    def scene(self) -> Scene:
        return Scene(table="plain")


Count = Game(
    lambda seats, options: CountState(), Options, moves=["add NUMBER"],
    key="lab_count", book="tests", title="Count to ten", seats=(2,),
    summary="Solved.",
)  # fmt: skip
