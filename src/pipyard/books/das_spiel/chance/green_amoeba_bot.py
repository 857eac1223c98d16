"""What bots know of the Green Amoeba: how many steps every shape is from a corner, and the best way to spend the rest of a turn."""

from pipyard.books.das_spiel.chance.green_amoeba import CORNERS, ENOUGH, NEAR, GreenAmoebaState, as_bits, clinging
from pipyard.vocabulary import *

LEVELS = "perfect"
MOST_WAYS = 12
"""Ways through a turn that are followed side by side."""
TURNED: list[list[int]] = [[find(*[AT[p][(axis + s) % 3] for axis in AXES]) for p in range(BASE)] for s in range(3)]
"""The plate turned so that the corner of a seat lies where seat 0 has its own."""
STEPS_HOME: dict[int, int] = {}
"""By the bits of a connected amoeba, its steps to the first corner; filled when it is first needed."""


def outlook(state: GreenAmoebaState, seat: int) -> float:
    """How near the amoeba is to my corner, and how far from the nearer of the others."""
    others = min([steps_home(state.dice, other) for other in AXES if other != seat])
    return 0.5 * others - steps_home(state.dice, seat) - 0.01 * state.drawn_scores()[seat]


def steps_home(dice: list[int], seat: int) -> int:
    """The least number of steps in which a connected amoeba reaches a seat's corner."""
    if not STEPS_HOME:
        tabulate()
    return STEPS_HOME.get(as_bits([TURNED[seat][place] for place in dice]), ENOUGH + 1)


def tabulate() -> None:
    """Go back from every arrival in the first corner. Steps can be undone, so this reaches all positions."""
    line = [dice for dice in shapes() if HOME[0] in dice]
    for dice in line:
        STEPS_HOME[as_bits(dice)] = 0
    while line:
        later: list[list[int]] = []
        for dice in line:
            occupied = as_bits(dice)
            steps = STEPS_HOME[occupied] + 1
            for place in dice:
                left = [other for other in dice if other != place]
                to = clinging(dice, place, ~(occupied | CORNERS))
                for near in ADJACENT[place]:
                    if to >> near & 1:
                        before = [*left, near]
                        bits = as_bits(before)
                        if bits not in STEPS_HOME and not bits & CORNERS:
                            STEPS_HOME[bits] = steps
                            later.append(before)
        line = later


def shapes() -> list[list[int]]:
    """All sets of six connected base cells."""
    found: set[int] = {1 << place for place in range(BASE)}
    for _ in range(5):
        larger: set[int] = set()
        for bits in found:
            for place in range(BASE):
                if not bits >> place & 1 and NEAR[place] & bits:
                    larger.add(bits | 1 << place)
        found = larger
    return [[place for place in range(BASE) if bits >> place & 1] for bits in found]


def perfect(view: GreenAmoebaState, seat: int, rng: Random, memory: dict[object, Move]) -> Move | None:
    """The next step of the best way to spend what is left of the turn; the way is thought out once and then followed."""
    here = shape(view)
    if here not in memory:
        memory.clear()
        memory.update(way(view, seat))
    return memory.get(here)


def way(view: GreenAmoebaState, seat: int) -> dict[object, Move]:
    """From every shape on the best way through the rest of the turn, the step that follows: home, if that can be reached."""
    best: dict[object, Move] = {}
    most = 0.0
    seen: set[object] = {shape(view)}
    line: list[tuple[float, GreenAmoebaState, dict[object, Move]]] = [(0.0, view, {})]
    while line:
        later: list[tuple[float, GreenAmoebaState, dict[object, Move]]] = []
        for _, state, so_far in line:
            here = shape(state)
            space = state.moves(seat)
            assert isinstance(space, Finite)
            for move in space.all():
                after = state.copy()
                after.play(seat, move)
                turn = after.turn()
                if isinstance(turn, Over):
                    if turn.winners() == [seat]:
                        return {**so_far, here: move}
                    continue
                worth = outlook(after, seat)
                if isinstance(turn, Choose) and turn.seat == seat:
                    there = shape(after)
                    if there not in seen:
                        seen.add(there)
                        later.append((worth, after, {**so_far, here: move}))
                elif not best or worth > most:
                    best, most = {**so_far, here: move}, worth
        later.sort(key=lambda one: -one[0])
        line = later[:MOST_WAYS]
    return best


def shape(state: GreenAmoebaState) -> object:
    """Where the dice lie, how many steps are left, and whose: what a step depends on."""
    return (tuple(state.dice), state.left, state.seat, state.turns)
