"""Connect four and hex as plain games over the core, to compare searches on games that everybody has."""

from __future__ import annotations

from random import Random
from typing import Final

from mypy_extensions import i64

from pipyard.core.arrays import vec
from pipyard.core.game import Game, State
from pipyard.core.notation import Move
from pipyard.core.options import Options
from pipyard.core.space import Finite, Listed, Space
from pipyard.core.turn import ALONE, Over, Turn

WINS: Final = [Over([1, 2], [1, 0], "four-or-chain"), Over([2, 1], [0, 1], "four-or-chain")]
DRAW: Final = Over([1, 1], [0, 0], "board-full")
DROP: Final = [Move("drop", column) for column in range(7)]
OPEN: Final = [Listed([DROP[column] for column in range(7) if mask >> column & 1]) for mask in range(128)]
"""The moves for every set of columns that are not full."""


BIT: Final = vec[i64]([1 << place for place in range(49)])
"""The compiler makes 32 bits of a shifted literal; a table is safe."""


class FourState(State):
    """Seven columns of six, each seven bits high: four in a line are found by shifting."""

    __slots__ = ("heights", "mine", "open", "over", "placed", "seat", "seats", "theirs")

    def __init__(self) -> None:
        self.seats: int = 2
        self.seat: i64 = 0
        self.mine: i64 = 0  # the discs of the seat to move
        self.theirs: i64 = 0
        self.heights: i64 = 0  # four bits a column
        self.open: i64 = 127
        self.placed: i64 = 0
        self.over: Over | None = None

    def turn(self) -> Turn:
        over = self.over
        return ALONE[self.seat] if over is None else over

    def moves(self, seat: int) -> Space:
        return OPEN[self.open]

    def play(self, seat: int, move: Move) -> None:
        column: i64 = move.number
        height = self.heights >> 4 * column & 15
        discs = self.mine | BIT[7 * column + height]
        self.heights += BIT[4 * column]
        if height == 5:
            self.open ^= BIT[column]
        self.placed += 1
        across = discs & discs >> 7
        rising = discs & discs >> 8
        falling = discs & discs >> 6
        upright = discs & discs >> 1
        if across & across >> 14 or rising & rising >> 16 or falling & falling >> 12 or upright & upright >> 2:
            self.over = WINS[self.seat]
        elif self.placed == 42:
            self.over = DRAW
        self.mine = self.theirs
        self.theirs = discs
        self.seat = 1 - self.seat

    def copy(self) -> State:
        new = FourState.__new__(FourState)
        new.seats, new.seat, new.mine, new.theirs = 2, self.seat, self.mine, self.theirs
        new.heights, new.open, new.placed, new.over = self.heights, self.open, self.placed, self.over
        return new


ConnectFour = Game(
    lambda seats, options: FourState(), Options, moves=["drop NUMBER"],
    key="connect_four", book="benchmarks", title="Connect Four", seats=(2,),
)  # fmt: skip


SIDE: Final = 9
CELL_COUNT: Final = 81
PUT: Final = [Move("put", cell) for cell in range(CELL_COUNT)]


def _beside(cell: int) -> list[int]:
    row, column = divmod(cell, SIDE)
    near = [(row - 1, column), (row - 1, column + 1), (row, column - 1), (row, column + 1), (row + 1, column - 1), (row + 1, column)]
    return [SIDE * r + c for r, c in near if 0 <= r < SIDE and 0 <= c < SIDE]


ADJACENT_CELLS: Final = vec[i64]([cell for place in range(CELL_COUNT) for cell in (_beside(place) + [-1] * 6)[:6]])
TOUCHED: Final = vec[i64](
    [int(place < SIDE) + 2 * int(place >= CELL_COUNT - SIDE) for place in range(CELL_COUNT)]
    + [int(place % SIDE == 0) + 2 * int(place % SIDE == SIDE - 1) for place in range(CELL_COUNT)]
)
"""Which of its two edges a stone touches: of seat 0 (top and bottom), then of seat 1 (left and right)."""
_EMPTY: Final = vec[i64]([-1] * CELL_COUNT)
_ALL: Final = vec[i64](list(range(CELL_COUNT + 1)))


class Empties(Finite):
    """The empty cells, as a list that is kept current; its length stands behind it."""

    __slots__ = ("listed",)

    def __init__(self, listed: vec[i64]) -> None:
        self.listed = listed

    def all(self) -> list[Move]:
        return [PUT[cell] for cell in self.listed[: self.listed[CELL_COUNT]]]

    def size(self) -> int:
        return self.listed[CELL_COUNT]

    def sample(self, rng: Random) -> Move:
        listed = self.listed
        count: int = listed[CELL_COUNT]
        return PUT[listed[int(rng.random() * count)]]


class HexState(State):
    """Stones in chains (a forest, every root knows the edges its chain touches)."""

    __slots__ = ("edges", "empty", "over", "owner", "parent", "seat", "seats", "space", "where")

    def __init__(self) -> None:
        self.seats: int = 2
        self.seat: i64 = 0
        self.owner = _EMPTY[:]
        self.parent = _ALL[:]
        self.edges = _EMPTY[:]
        self.empty = _ALL[:]
        self.empty[CELL_COUNT] = CELL_COUNT
        self.where = _ALL[:]
        self.space: Empties = Empties(self.empty)
        self.over: Over | None = None

    def turn(self) -> Turn:
        over = self.over
        return ALONE[self.seat] if over is None else over

    def moves(self, seat: int) -> Space:
        return self.space

    def play(self, seat: int, move: Move) -> None:
        cell: i64 = move.number
        mover = self.seat
        owner, parent, edges, empty, where = self.owner, self.parent, self.edges, self.empty, self.where
        last: i64 = empty[CELL_COUNT] - 1
        place = where[cell]
        moved = empty[last]
        empty[place] = moved
        where[moved] = place
        empty[CELL_COUNT] = last
        owner[cell] = mover
        reached = TOUCHED[CELL_COUNT * mover + cell]
        at: i64 = 6 * cell
        end: i64 = at + 6
        while at < end:
            near = ADJACENT_CELLS[at]
            at += 1
            if near < 0:
                break
            if owner[near] == mover:
                root = near
                while parent[root] != root:
                    parent[root] = parent[parent[root]]
                    root = parent[root]
                if root != cell:
                    parent[root] = cell
                    reached |= edges[root]
        edges[cell] = reached
        if reached == 3:
            self.over = WINS[mover]
        self.seat = 1 - mover

    def copy(self) -> State:
        new = HexState.__new__(HexState)
        new.seats, new.seat, new.over = 2, self.seat, self.over
        new.owner, new.parent, new.edges = self.owner[:], self.parent[:], self.edges[:]
        new.empty, new.where = self.empty[:], self.where[:]
        new.space = Empties(new.empty)
        return new

    def facts(self) -> object:
        return ("HexState", self.seat, *[int(owner) for owner in self.owner])


Hex = Game(
    lambda seats, options: HexState(), Options, moves=["put NUMBER"],
    key="hex", book="benchmarks", title="Hex", seats=(2,),
)  # fmt: skip
