"""Captain Flint: the hand presses, turns the plate over, shakes, comes back, looks, and does it again while loose dice are left.

Free hands put bone upon bone and see it slide, as the pirates did.
"""

from __future__ import annotations

from random import Random

from msgspec import Struct

from pipyard.books.das_spiel.skill.captain_flint import SKELETON, CaptainFlintState, is_skeleton
from pipyard.books.families.gestures import raised, turned_over
from pipyard.core.errors import PipyardError
from pipyard.core.game import State
from pipyard.core.notation import Move
from pipyard.core.text import because
from pipyard.dice.shot_tremor import normal
from pipyard.hands.level import steady
from pipyard.hands.rehearsal import words_only
from pipyard.pyramid.actions import Place, Press
from pipyard.pyramid.cells import APEX, CELLS
from pipyard.pyramid.geometry import TURNS, place
from pipyard.pyramid.trace import CHANNEL_NUMBER, CHANNELS, PRESS, Trace


class FlintSteadiness(Struct, frozen=True):
    """How good a hand is: its press (newton) and how much that differs from try to try, how much it shakes within one (newton), how far it
    tilts (degrees), how hard it shakes the plate (m/s²), how much the plate wobbles (degrees), and the deviation of a placed die (mm)."""

    press: float
    differs: float
    trembles: float
    steep: float
    shake: float
    wobble: float
    place: float


LEVELS: dict[str, FlintSteadiness] = {
    "beginner": FlintSteadiness(press=5.5, differs=1.8, trembles=0.8, steep=140.0, shake=6.0, wobble=4.0, place=1.5),
    "club": FlintSteadiness(press=7.0, differs=1.2, trembles=0.4, steep=160.0, shake=4.0, wobble=2.0, place=0.8),
    "master": FlintSteadiness(press=8.0, differs=0.4, trembles=0.15, steep=170.0, shake=3.0, wobble=0.8, place=0.3),
}
"""The errors of every level, as plain numbers."""
CHOOSES = False
"""The hand does one thing, well or badly, and has nothing to choose."""


def choose(view: State, seat: int, level: str, rng: Random) -> Move:
    if not isinstance(view, CaptainFlintState):
        raise PipyardError(because("why-hands-play-only", game="captain_flint"))
    return words_only(view) or done(view, LEVELS[steady(level)], rng)


def done(view: CaptainFlintState, hand: FlintSteadiness, rng: Random) -> Move:
    """Turn, raise or place, until nothing is left to be done."""
    if view.method == "freehand":
        return placed(view, hand, rng)
    cells = view.seated_cells()
    if view.clock and view.level and (is_skeleton(cells, len(view.dice) - len(cells)) or len(view.dice) < len(SKELETON)):
        return Move("done")
    if view.clock > view.limit / 2:
        return Move("done")
    force = max(0.5, min(30.0, hand.press + hand.differs * normal(rng)))
    if view.method == "l_frame" and not view.clock:
        meant = raised(force, 2.0 + 0.3 * rng.random(), view.lean)
    else:
        meant = turned_over(force, hand.steep, hand.shake, 4.0 + rng.random(), int(360 * rng.random()))
    return Press(APEX, trembled(meant, hand, rng)).move()


def trembled(meant: Trace, hand: FlintSteadiness, rng: Random) -> Trace:
    """The movement as a hand makes it: press and tilt wander about what is meant."""
    off: dict[str, float] = dict.fromkeys(PRESS, 0.0)
    size = {"tilt_x": hand.wobble, "tilt_y": hand.wobble, "press": hand.trembles}
    rows: list[tuple[int, ...]] = []
    last = len(meant.rows) - 1
    for frame in range(len(meant.rows)):
        sample = meant.sample(frame)
        row: list[int] = []
        for name in meant.channels:
            off[name] = 0.9 * off[name] + 0.44 * size.get(name, 0.0) * normal(rng)
            if frame > last - 20:
                off[name] *= 0.8  # the hand lays the plate down
            channel = CHANNELS[CHANNEL_NUMBER[name]]
            low = 0.3 if name == "press" else channel.low
            row.append(round(max(low, min(channel.high, sample[name] + off[name])) / channel.step))
        rows.append(tuple(row))
    return Trace(meant.channels, rows)


def placed(view: CaptainFlintState, hand: FlintSteadiness, rng: Random) -> Move:
    """The lowest empty place of the skeleton, nearly."""
    filled = view.seated_cells()
    empty = [cell for cell in SKELETON if cell not in filled]
    if not empty:
        return Move("done")
    cell = CELLS[empty[0]]
    above = round(min(20.0, 0.5 + hand.place * abs(normal(rng))), 1)
    return Place(place(cell.x, cell.y, cell.z), TURNS[0], above, cell.text).move()
