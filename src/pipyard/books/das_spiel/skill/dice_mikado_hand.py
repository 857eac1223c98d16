"""Dice Mikado: the hand chooses a die by what seems to rest on it, and, as its level allows, by trying some pulls in its mind."""

from __future__ import annotations

from random import Random

from msgspec import Struct

from pipyard.books.das_spiel.skill.dice_mikado import TOP, DiceMikadoState, shift
from pipyard.core.errors import PipyardError
from pipyard.core.game import State
from pipyard.core.notation import Move
from pipyard.core.text import because
from pipyard.dice.shot_tremor import normal
from pipyard.hands.intention import way_out
from pipyard.hands.level import blended
from pipyard.hands.rehearsal import words_only
from pipyard.hands.thinking_time import in_time
from pipyard.physics.action_simulation import simulate_action
from pipyard.pyramid.action_fields import size
from pipyard.pyramid.actions import Pull
from pipyard.pyramid.cells import ABOVE, APEX, AXES, LEVEL, xyz
from pipyard.pyramid.outcome import OFF, SEATED


class MikadoSteadiness(Struct, frozen=True):
    """How good a hand is: how many dice it thinks through before it pulls one, how blindly it looks at them (a level higher counts
    0.6), deviations of the direction (each part of it) and of the speed (relative), and how far the top may be from its place
    (as a part of what the rules allow) before it stops."""

    tried: int
    blind: float
    direction: float
    speed: float
    content: float


LEVELS: dict[str, MikadoSteadiness] = {
    "beginner": MikadoSteadiness(tried=0, blind=5.0, direction=0.15, speed=0.4, content=2.0),
    "club": MikadoSteadiness(tried=2, blind=1.5, direction=0.08, speed=0.2, content=0.9),
    "master": MikadoSteadiness(tried=6, blind=0.5, direction=0.03, speed=0.08, content=0.7),
}
"""The errors of every level, as plain numbers."""
THOUGHTLESS: dict[str, object] = {"tried": 0, "blind": 1000.0, "content": 2.0}
"""Any die that can be gripped."""
SPEED = 0.12
"""Metres a second of a calm pull."""
EDGES = {0: 5.0, 1: 2.0}
"""What it counts to lie on an edge of the pyramid, or next to one."""
FAR = 60.0
"""Millimetres of a pull."""


def choose(view: State, seat: int, level: str, rng: Random) -> Move:
    if not isinstance(view, DiceMikadoState):
        raise PipyardError(because("why-hands-play-only", game="dice_mikado"))
    return words_only(view) or pulled(view, blended(level, LEVELS, THOUGHTLESS), rng)


def pulled(view: DiceMikadoState, hand: MikadoSteadiness, rng: Random) -> Move:
    """The pull that seems to disturb the top least; none where that has become too risky."""
    wanted = ranked(view, hand, rng)
    if not wanted:
        return Move("stop")
    pulls = [trembled(view, cell, hand, rng) for cell in wanted[: max(1, hand.tried)]]
    if not hand.tried:
        return pulls[0].move()
    tried = sorted([(risk(view, pull, rng), number) for number, pull in in_time(enumerate(pulls))])
    worst, best = tried[0]
    if view.taken and worst > hand.content * view.farthest:
        return Move("stop")
    return trembled(view, wanted[best], hand, rng).move()


def ranked(view: DiceMikadoState, hand: MikadoSteadiness, rng: Random) -> list[int]:
    """Dice that can be gripped, those first that lie low and far from the top, and the edges last: their rows carry it."""
    filled = {die.standing.cell for die in view.dice.values() if die.standing.how == SEATED}
    found: list[tuple[float, int]] = []
    for cell in sorted(filled):
        covered = [axis for axis in AXES if int(ABOVE[cell][axis]) in filled]
        if cell == APEX or len(covered) == 3:
            continue
        near = sorted(xyz(cell))[1]
        found.append((0.6 * int(LEVEL[cell]) + 0.03 * above(cell, filled) + EDGES.get(near, 0.0) + hand.blind * rng.random(), cell))
    return [cell for _, cell in sorted(found)]


def above(cell: int, filled: set[int]) -> int:
    """How many dice rest on a die in the three rows that lead up from it."""
    many = 0
    for axis in AXES:
        here = int(ABOVE[cell][axis])
        while here >= 0 and here in filled:
            many += 1
            here = int(ABOVE[here][axis])
    return many


def trembled(view: DiceMikadoState, cell: int, hand: MikadoSteadiness, rng: Random) -> Pull:
    """A pull away from the open faces of a die, as a hand makes it."""
    total = way_out(cell, view.seated_cells())
    far = size(total)
    way = [max(-1.0, min(1.0, round(part / far + hand.direction * normal(rng), 3))) for part in total]
    speed = max(0.02, min(0.5, round(SPEED * (1 + hand.speed * normal(rng)), 3)))
    return Pull(cell, (way[0], way[1], way[2]), FAR, speed, 5.0)


def risk(view: DiceMikadoState, pull: Pull, rng: Random) -> float:
    """How far the top moves if that is pulled, in millimetres, and a little for every other die that moves."""
    space = view.outcome_of(pull)
    result = space.result(simulate_action(space, rng, False).outcome)
    top = result.now(view.dice)[TOP]
    if top.standing.how == OFF:
        return 1000.0
    return shift(top.pose) + 0.01 * len(result.dice)
