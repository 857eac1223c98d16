"""What a seat may know, as arrays.

An observation is one row of numbers: first planes over the 165 cells, then single numbers. It is made from the seat's view of the state,
so that it holds what the seat may know and nothing else.

Planes: one for each colour of dice, "own" and "other" dice where colours belong to seats, six for each upper face where numbers count, and
one for every other fact about cells. Numbers: who looks, who is to move, the scores, the words of a move that is being spelled, and every
fact of the state. Which facts there are is found by playing three games at random, always the same ones.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from random import Random

import numpy as np
from numpy.typing import NDArray

from pipyard.core.game import Game, State
from pipyard.core.turn import Chance, Choose, Over
from pipyard.pyramid.cells import SIZE
from pipyard.pyramid.play import PyramidState
from pipyard.tensors import plate_bytes
from pipyard.tensors.action_set import ActionSet
from pipyard.tensors.reader import FactReader, RawObservation, scores
from pipyard.tensors.shape import FactShape, state_shape

SCOUTED_GAMES = 3
SCOUTED_POSITIONS = 40
"""Games that are played to find the facts of a state, and positions of each that are looked at."""
MOST_SCOUTED_STEPS = 20_000
Floats = NDArray[np.float32]


class Observer:
    """The observations of a game with its options, for a number of seats. ``size`` is their length, ``planes`` the number of planes."""

    def __init__(self, game: Game, seats: int, actions: ActionSet | None = None) -> None:
        self.game = game
        self.seats = seats
        self.sides = game.sides(seats)
        self.actions = actions if actions is not None else ActionSet(game)
        found = samples(game, seats)
        self.secrets = hides(game, seats)
        views = [state.view(seat) if self.secrets else state for state in found for seat in range(seats if self.secrets else 1)]
        self.shape: FactShape = state_shape(views)
        plates = [state for state in views if isinstance(state, PyramidState)]
        self.colours = max([plate_bytes.most_colours(state) for state in plates], default=0)
        self.owned = any(any(plate_bytes.owners(state, self.colours)) for state in plates)
        self.numbered = any(plate_bytes.has_numbers(state) for state in plates)
        self.scored = len(scores(found[0])) > 0 or len(scores(found[-1])) > 0
        self.plane_names = self._plane_names(plates[0].palette if plates else ())
        self.number_names = self._number_names()
        self.planes = len(self.plane_names)
        self.size = SIZE * self.planes + len(self.number_names)
        self.reader = FactReader(
            self.shape,
            seats,
            len(self.actions) if self.actions.spelled else 0,
            secrets=self.secrets,
            scored=self.scored,
            colours=self.colours,
            numbered=self.numbered,
            owned=self.owned,
        )
        self._rows = (1 + 3 * self.numbered if self.colours else 0) + self.shape.rows
        self._scales = np.array([1.0, *self.shape.row_scales()], np.float32)[1:]

    def _plane_names(self, palette: Sequence[str]) -> list[str]:
        names = [palette[colour] if colour < len(palette) else f"colour {colour}" for colour in range(self.colours)]
        names += ["own", "other"] if self.owned else []
        names += [f"{axis}={face}" for axis in "xyz" for face in range(1, 7)] if self.numbered else []
        return [*names, *self.shape.row_names()]

    def _number_names(self) -> list[str]:
        names = [f"looking={seat}" for seat in range(self.seats)] + [f"moving={seat}" for seat in range(self.seats)]
        names += [f"score[{seat}]" for seat in range(self.seats)] if self.scored else []
        names += [f"spelled {word}" for word in self.actions.words] if self.actions.spelled else []
        return [*names, *self.shape.number_names()]

    def raw(self, state: State, seat: int, taken: list[int]) -> RawObservation:
        """An observation that is not spread out yet; ``taken``: the actions of the move that the seat is spelling."""
        return self.reader.read(state, seat, taken)

    def spread(self, raws: Sequence[RawObservation], looking: NDArray[np.int64], out: Floats | None = None) -> Floats:
        """The observations of several raw ones, one row each; ``looking`` are the seats that look."""
        count = len(raws)
        found = np.empty((count, self.size), np.float32) if out is None else out
        if self.planes:
            width = self._rows * SIZE + (self.colours if self.owned else 0)
            held = np.frombuffer(b"".join([raw.cells for raw in raws]), np.uint8).reshape(count, width)
            cells = held[:, : self._rows * SIZE].reshape(count, self._rows, SIZE)
            self._spread_planes(cells, held[:, self._rows * SIZE :], looking, found[:, : self.planes * SIZE].reshape(count, -1, SIZE))
        found[:, self.planes * SIZE :] = np.array([raw.numbers for raw in raws], np.float32)
        return found

    def _spread_planes(self, cells: NDArray[np.uint8], owners: NDArray[np.uint8], looking: NDArray[np.int64], planes: Floats) -> None:
        at = row = 0
        if self.colours:
            for colour in range(self.colours):
                np.equal(cells[:, 0], colour + 1, out=planes[:, at], casting="unsafe")
                at += 1
            row = 1
        if self.owned:
            dice = planes[:, : self.colours]
            mine = (owners > 0) & ((owners.astype(np.int64) - 1) % self.sides == (looking % self.sides)[:, None])
            np.einsum("nkc,nk->nc", dice, mine.astype(np.float32), out=planes[:, at])
            np.einsum("nkc,nk->nc", dice, ((owners > 0) & ~mine).astype(np.float32), out=planes[:, at + 1])
            at += 2
        if self.numbered:
            for axis in range(3):
                for face in range(1, 7):
                    np.equal(cells[:, row + axis], face, out=planes[:, at], casting="unsafe")
                    at += 1
            row += 3
        if self.shape.rows:
            planes[:, at:] = cells[:, row:] / self._scales[:, None]

    def __call__(self, state: State, seat: int, taken: Sequence[int] = ()) -> Floats:
        """One observation."""
        return self.spread([self.raw(state, seat, list(taken))], np.array([seat]))[0]

    def split(self, observation: Floats) -> tuple[Floats, Floats]:
        """The planes, ``(planes, 165)``, and the numbers of an observation; or of several, along the first axes."""
        cut = self.planes * SIZE
        return observation[..., :cut].reshape(*observation.shape[:-1], self.planes, SIZE), observation[..., cut:]


def hides(game: Game, seats: int) -> bool:
    """Whether there is anything that some seat may not know."""
    return type(game.start(seats)).conceal is not State.conceal


@lru_cache(16)
def _played(game: Game, seats: int) -> list[State]:
    found: list[State] = []
    for number in range(SCOUTED_GAMES):
        rng = Random(f"observations/{number}")
        state = game.start(seats)
        kept = [state.copy()]
        for step in range(1, MOST_SCOUTED_STEPS):
            turn = state.turn()
            if isinstance(turn, Over):
                break
            if isinstance(turn, Chance):
                state.land(turn.space.sample(rng))
            elif isinstance(turn, Choose):
                seat = turn.seats[int(rng.random() * len(turn.seats))]
                state.play(seat, state.moves(seat).sample(rng))
            # every position is kept with the same chance, so that every phase of a turn is among them
            if len(kept) < SCOUTED_POSITIONS:
                kept.append(state.copy())
            elif (place := int(rng.random() * step)) < SCOUTED_POSITIONS:
                kept[place] = state.copy()
        found += [*kept, state]
    return found


def samples(game: Game, seats: int) -> list[State]:
    """Positions of a few games at random; the same ones every time."""
    return _played(game, seats)
