"""What a seat may know of a state, as bytes for the cells and a list of numbers: the part of an observation that needs no numpy."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from pipyard.core.game import State
from pipyard.core.turn import CHOOSE_TURN, Choose
from pipyard.pyramid.play import PyramidState
from pipyard.tensors import plate_bytes
from pipyard.tensors.shape import FactShape

SCORE_SCALE: Final = 100.0


def scores(state: State) -> Sequence[int]:
    """The scores of all seats, as far as the game counts any before its end."""
    return state.drawn_scores() if isinstance(state, PyramidState) else state.scene().scores


class RawObservation:
    """An observation before it is spread out: ``cells`` are bytes, a row for every fact about cells; ``numbers`` are the rest."""

    __slots__ = ("cells", "numbers")

    def __init__(self, cells: bytes, numbers: list[float]) -> None:
        self.cells: bytes = cells
        self.numbers: list[float] = numbers


class FactReader:
    """Reads states of one game. ``words``: how many words its actions have, where moves are spelled."""

    __slots__ = ("colours", "numbered", "owned", "scored", "seats", "secrets", "shape", "words")

    def __init__(
        self, shape: FactShape, seats: int, words: int, *, secrets: bool, scored: bool, colours: int, numbered: bool, owned: bool
    ) -> None:
        self.shape: FactShape = shape
        self.seats: int = seats
        self.words: int = words
        self.secrets: bool = secrets
        self.scored: bool = scored
        self.colours: int = colours
        self.numbered: bool = numbered
        self.owned: bool = owned

    def read(self, state: State, seat: int, taken: list[int]) -> RawObservation:
        """What a seat may know of a state, and of the move that it is spelling."""
        view = state.view(seat) if self.secrets else state
        seats = self.seats
        numbers = [0.0] * (2 * seats)
        numbers[seat] = 1.0
        turn = view.turn()
        if turn.kind == CHOOSE_TURN and isinstance(turn, Choose):
            for other in turn.seats:
                numbers[seats + other] = 1.0
        if self.scored:
            listed = scores(view)
            for score in listed:
                numbers.append(score / SCORE_SCALE)
            for _ in range(seats - len(listed)):
                numbers.append(0.0)
        if self.words:
            begin = len(numbers)
            numbers.extend([0.0] * self.words)
            for place, number in enumerate(taken):
                numbers[begin + number] = 1.0 / (1 + place)
        rows: list[bytes] = []
        if isinstance(view, PyramidState):
            rows.append(plate_bytes.colours(view))
            if self.numbered:
                rows.extend(plate_bytes.faces(view))
        self.shape.write(view, numbers, rows)
        if self.owned and isinstance(view, PyramidState):
            rows.append(plate_bytes.owners(view, self.colours))
        return RawObservation(b"".join(rows), numbers)
