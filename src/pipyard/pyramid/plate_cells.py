"""The plate as a board: the 45 base funnels, the six directions, and what games played on it share."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from pipyard.core.arrays import i64, vec
from pipyard.core.notation import Move, Outcome
from pipyard.core.options import Options
from pipyard.core.space import Listed, Space
from pipyard.core.text import Text, because
from pipyard.pyramid.cells import AT, AXES, BASE, CELLS, SIZE, STEP, moved
from pipyard.pyramid.die_moves import carry
from pipyard.pyramid.pass_rule import PassingState
from pipyard.pyramid.pile import EMPTY, Pile

DIRECTIONS: Final = (0, 1, 2, 3, 4, 5)
"""The steps of ``STEP``; a direction and its opposite are ``d`` and ``d ^ 1``."""
GROWS: Final = (0, 1, 0, 2, 1, 2)
SHRINKS: Final = (1, 0, 2, 0, 2, 1)
"""The axes on which a direction adds and subtracts one."""
ROUND: Final = (0, 2, 4, 1, 3, 5)
"""The directions in order around a funnel, 60 degrees apart."""
ALONG: Final = ((4, 5), (2, 3), (0, 1))
"""The two directions of the line that keeps the coordinate of an axis."""

NEXT: Final = vec[vec[i64]]([vec[i64]([moved(place, step[0], step[1], step[2]) for step in STEP]) for place in range(BASE)])
"""``NEXT[place][direction]``: the adjacent funnel of the plate, -1 beyond its edge."""


def _ray(place: int, direction: int) -> list[int]:
    found: list[int] = []
    here = int(NEXT[place][direction])
    while here >= 0:
        found.append(here)
        here = int(NEXT[here][direction])
    return found


RAY: Final[list[list[list[int]]]] = [[_ray(place, direction) for direction in DIRECTIONS] for place in range(BASE)]
"""``RAY[place][direction]``: the funnels of the plate from the next one to the edge."""


def _towards(start: int) -> list[int]:
    found = [-1] * BASE
    for direction in DIRECTIONS:
        for place in RAY[start][direction]:
            found[place] = direction
    return found


TOWARDS: Final[list[list[int]]] = [_towards(start) for start in range(BASE)]
"""``TOWARDS[start][end]``: the direction from one funnel of the plate to another, -1 if they share no line."""


def distance(start: int, end: int) -> int:
    """The number of steps between two funnels of the plate."""
    return max([abs(int(AT[start][axis] - AT[end][axis])) for axis in AXES])


def plate_corner(axis: int, least: int) -> list[int]:
    """The funnels of the plate whose coordinate on an axis is at least this."""
    return [place for place in range(BASE) if AT[place][axis] >= least]


def plate_line(axis: int, at: int) -> list[int]:
    """The line of the plate with a coordinate fixed."""
    return [place for place in range(BASE) if AT[place][axis] == at]


class Walks:
    """The moves ``verb CELL CELL``, each created once, when first needed."""

    __slots__ = ("made", "verb")

    def __init__(self, verb: str) -> None:
        self.verb: str = verb
        self.made: dict[int, Move] = {}

    def of(self, start: int, end: int) -> Move:
        key = start * SIZE + end
        move = self.made.get(key)
        if move is None:
            move = self.made[key] = Move(self.verb, CELLS[start], CELLS[end])
        return move


STEPS: Final = Walks("step")
JUMPS: Final = Walks("jump")


def steps(pile: Pile, start: int, found: list[Move]) -> None:
    """Add the steps of a die to adjacent empty funnels of the plate (D1)."""
    colour, near = pile.colour, NEXT[start]
    for direction in range(6):
        end: int = near[direction]
        if end >= 0 and colour[end] == EMPTY:
            found.append(STEPS.of(start, end))


def straight_jumps(pile: Pile, start: int, found: list[Move]) -> None:
    """Add the jumps of a die straight over one adjacent die of any owner, into the empty funnel behind it (D1)."""
    colour, near = pile.colour, NEXT[start]
    for direction in range(6):
        over: int = near[direction]
        if over >= 0 and colour[over] != EMPTY:
            end: int = NEXT[over][direction]
            if end >= 0 and colour[end] == EMPTY:
                found.append(JUMPS.of(start, end))


def walks(pile: Pile, start: int, found: list[Move]) -> None:
    """Add the steps of a die, then its straight jumps (D1)."""
    steps(pile, start, found)
    straight_jumps(pile, start, found)


def not_next_because(start: int, end: int) -> Text | None:
    """The reason why a step does not lead from one funnel to another: they are not adjacent."""
    return because("why-is-not-next-to", cell=CELLS[end].text, cell2=CELLS[start].text) if distance(start, end) != 1 else None


def plate_dice(pile: Pile, colour: int) -> list[int]:
    """The funnels of the plate that hold a die of a colour."""
    found: list[int] = []
    for place in range(BASE):
        if pile.colour[place] == colour:
            found.append(place)
    return found


@mypyc_attr(allow_interpreted_subclasses=True)
class PlateState(PassingState):
    """A game whose moves are listed when a turn begins; a seat without moves passes (D5). ``offered`` is replaced, never changed."""

    __slots__ = ("offered",)

    def __init__(self, seats: int, start: Options | str = "0") -> None:
        super().__init__(seats, start)
        self.offered: list[Move] = []

    def legal(self, seat: int) -> list[Move]:
        """The moves of a seat when its turn begins."""
        raise NotImplementedError

    def able(self, seat: int) -> bool:
        self.offered = self.legal(seat)
        return len(self.offered) > 0

    def ask(self) -> None:
        """Begin the first turn."""
        if not self.able(self.seat):
            self.end_turn(by_pass=True)

    def land(self, outcome: Outcome) -> None:
        begins = self.seat < 0
        super().land(outcome)
        if begins:
            self.ask()

    def moves(self, seat: int) -> Space:
        return Listed(self.offered)

    def walk(self, move: Move) -> None:
        """Step or jump with a die."""
        self.last = move
        carry(self.pile, move.at, move.to, "slide" if move.verb == "step" else "jump")

    def no_walk_because(self, move: Move) -> Text | None:
        """The reason why a die cannot step or jump there."""
        taken = self.taken_because(move.to)
        if taken is not None or move.verb != "step" or move.at < 0 or move.to < 0 or distance(move.at, move.to) == 1:
            return taken or because("why-a-jump-goes-straight-over")
        jumps: list[Move] = []
        straight_jumps(self.pile, move.at, jumps)
        if move.to in [jump.to for jump in jumps]:
            return not_next_because(move.at, move.to)
        return because("why-is-neither-next-to-nor-behind", cell=CELLS[move.to].text, cell2=CELLS[move.at].text)

    def not_yours_because(self, seat: int, place: int) -> Text | None:
        """The reason why a seat cannot move a die of the plate."""
        if place < 0:
            return None
        if not self.pile.occupied(place):
            return because("why-there-is-no-die-at", cell=CELLS[place].text)
        return None if self.owner(self.pile.at(place)) == seat else because("why-the-die-at-is-not", cell=CELLS[place].text)

    def taken_because(self, place: int) -> Text | None:
        """The reason why a die cannot go into a funnel of the plate."""
        if place < 0:
            return None
        if place >= BASE:
            return because("why-is-not-on-the-plate", cell=CELLS[place].text)
        return because("why-is-not-empty", cell=CELLS[place].text) if self.pile.occupied(place) else None
