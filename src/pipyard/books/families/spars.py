"""What Slide and Slipped share: the three edges of the pyramid as spars to pull on, and the chains of numbers along them."""

from __future__ import annotations

from pipyard.core.errors import BadOption
from pipyard.core.notation import Move
from pipyard.core.scene import Area
from pipyard.core.space import Listed
from pipyard.core.text import because
from pipyard.core.turn import Chance
from pipyard.dice.orientation import TRIPLES
from pipyard.pyramid.cells import AT, AXES, CELLS, OUTER, SIZE, find
from pipyard.pyramid.dealt_state import DealtState
from pipyard.pyramid.die_moves import pull_to_top
from pipyard.pyramid.pile import Pile
from pipyard.pyramid.play import area

GREEN = 0
BLACK = 1
RED = 2
SPARS: list[list[int]] = [[find(*[t if axis == spar else 0 for axis in AXES]) for t in range(9)] for spar in AXES]
"""The three edges, each from the apex down to its foot."""
CHAINS: list[list[int]] = [[*reversed(SPARS[(side + 1) % 3][1:]), *SPARS[(side + 2) % 3]] for side in AXES]
"""For each side the 17 cells from foot to foot over the apex."""
OUTER_AXES: list[list[int]] = [[axis for axis in AXES if AT[place][axis] == 0] for place in range(SIZE)]


class SparPulls(Listed):
    """Pulls on some spars. Where a die may be turned, only viewers who see its faces see its orientation."""

    def __init__(self, moves: list[Move], own_axis: bool) -> None:
        super().__init__(moves)
        self.own_axis: bool = own_axis

    def shown(self, outcome: Move, seat: int | None) -> str:
        if not self.own_axis or len(outcome.atoms) < 3:
            return outcome.text
        triple = str(outcome.atoms[2])
        seen = "".join([triple[axis] if axis == seat else "?" for axis in AXES])
        return f"{outcome.verb} {outcome.atoms[1]} {seen}"


def pulls(spars: list[int], turning: bool, own_axis: bool = False) -> SparPulls:
    """The moves ``pull CELL``: the die of that cell goes to the apex, those above it slide down. With turning, ``pull CELL TRIPLE``."""
    cells = [CELLS[place] for spar in spars for place in SPARS[spar][1:]]
    if not turning:
        return SparPulls([Move("pull", cell) for cell in cells], False)
    return SparPulls([Move("pull", cell, triple) for cell in cells for triple in TRIPLES], own_axis)


def check_own_run(run: tuple[int, ...]) -> None:
    """Refuse a custom run that is not six numbers, or six zeros."""
    if any(run) and 0 in run:
        raise BadOption(because("why-own-run-has-six-numbers"))


class SparState(DealtState):
    """A full pyramid of dice with orientations: green edges, black sides, red inside."""

    palette = ("green", "black", "red")

    def __init__(self, seats: int, start_seat: str, standing: Chance) -> None:
        super().__init__(seats, start_seat, None, standing)
        self.pile = Pile.full([GREEN if OUTER[place] > 1 else BLACK if OUTER[place] else RED for place in range(SIZE)])

    def pull(self, move: Move) -> None:
        for spar in SPARS:
            if move.at in spar[1:]:
                pull_to_top(self.pile, spar, spar.index(move.at))
        if move.to >= 0:
            self.pile.turn(SIZE - 1, move.to)
        self.last = move

    def drawn_areas(self) -> list[Area]:
        return [area("line", spar[1:], say="area-spars") for spar in SPARS]

    def chain(self, side: int) -> list[int]:
        """The 17 numbers of a side from foot to foot over the apex."""
        return [self.pile.face(place, side) for place in CHAINS[side]]
