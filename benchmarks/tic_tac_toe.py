"""Tic-tac-toe over our core, for a comparison with servers whose example it is. It stands on no shelf: ``shelf.adopt`` reads it."""

from __future__ import annotations

from pipyard.core.game import Game, State
from pipyard.core.notation import Move
from pipyard.core.options import Options
from pipyard.core.scene import Scene
from pipyard.core.space import Listed, Space
from pipyard.core.turn import ALONE, Turn, nobody, won

WINNING_LINES = ((0, 1, 2), (3, 4, 5), (6, 7, 8), (0, 3, 6), (1, 4, 7), (2, 5, 8), (0, 4, 8), (2, 4, 6))
MARK_MOVES = [Move("mark", number) for number in range(9)]


class TicTacToeState(State):
    __slots__ = ("marks", "seat", "winner")

    def __init__(self) -> None:
        self.marks: list[int] = [-1] * 9
        self.seat: int = 0
        self.winner: int = -1

    def turn(self) -> Turn:
        if self.winner >= 0:
            return won([self.winner], [int(seat == self.winner) for seat in (0, 1)], "line")
        return ALONE[self.seat] if -1 in self.marks else nobody([0, 0], "full")

    def moves(self, seat: int) -> Space:
        return Listed([MARK_MOVES[number] for number, mark in enumerate(self.marks) if mark < 0])

    def play(self, seat: int, move: Move) -> None:
        marks = self.marks
        marks[move.number] = seat
        if any([marks[a] == marks[b] == marks[c] == seat for a, b, c in WINNING_LINES]):
            self.winner = seat
        self.seat = 1 - seat

    def copy(self) -> State:
        new = TicTacToeState()
        new.marks, new.seat, new.winner = self.marks[:], self.seat, self.winner
        return new

    def scene(self) -> Scene:
        return Scene(table="marks", extra={"marks": self.marks})


TicTacToe = Game(
    lambda seats, options: TicTacToeState(), Options, moves=["mark NUMBER"],
    key="tic_tac_toe", book="benchmark", title="Tic-tac-toe", seats=(2,),
)  # fmt: skip
