"""How dice move on the pile: pivots, right-angle jumps, ridge moves, slides and pulls."""

from __future__ import annotations

from itertools import pairwise
from typing import Final

from pipyard.core.arrays import i64, vec
from pipyard.core.notation import Move
from pipyard.core.options import Choice, choice
from pipyard.core.scene import Step
from pipyard.core.text import Text, because
from pipyard.dice.orientation import pivot
from pipyard.pyramid.cells import ABOVE, AT, AXES, CELLS, RIDGE_ATTACK, RIDGE_ESCAPE, SIZE, STEP, find, moved
from pipyard.pyramid.pile import EMPTY, Pile


def long_jump() -> Choice:
    """Whether a jump may be long on both sides of the ridge (D2)."""
    return choice("allowed", "forbidden", why="jumps of two and more steps on both sides of the ridge", source="D2")


def _ways(start: int) -> list[int]:
    """All right-angle jumps a lattice allows from a cell, as end, cost, ridge cell (-1: needs none), one after the other."""
    found: list[int] = []
    here = [int(AT[start][axis]) for axis in AXES]
    for up in AXES:
        for down in AXES:
            if up == down:
                continue
            for a in range(1, here[up] + 1):
                for b in range(1, 9):
                    there = here[:]
                    there[up] -= a
                    there[down] += b
                    end = find(there[0], there[1], there[2])
                    if end < 0:
                        break
                    ridge = -1
                    if a >= 2 and b >= 2:
                        edge = here[:]
                        edge[up] -= a - 1
                        edge[down] += 1
                        ridge = find(edge[0], edge[1], edge[2])
                    found.extend((end, a + b, ridge))
    return found


_WAYS: Final = vec[vec[i64]]([vec[i64](_ways(start)) for start in range(SIZE)])


def jumps(pile: Pile, start: int, long_jumps: bool = True) -> list[tuple[int, int]]:
    """The right-angle jumps of the die in a cell: where it ends, and what it costs. A die that is not free has none."""
    found: list[tuple[int, int]] = []
    if not pile.is_free(start):
        return found
    ways = _WAYS[start]
    colour = pile.colour
    held = pile.held
    k: i64 = 0
    many: i64 = len(ways)
    while k < many:
        end = ways[k]
        if colour[end] == EMPTY and held[end] == 3:
            ridge = ways[k + 2]
            if ridge < 0 or (long_jumps and colour[ridge] != EMPTY):
                found.append((end, ways[k + 1]))
        k += 3
    return found


_JUMPS: Final[dict[int, Move]] = {}
_WAY_MOVES: Final[dict[int, list[Move]]] = {}
"""For a cell, the moves of all its ways, in their order."""


def jump_move(start: int, end: int) -> Move:
    """The move ``jump CELL CELL``, made once."""
    key = start * SIZE + end
    move = _JUMPS.get(key)
    if move is None:
        move = _JUMPS[key] = Move("jump", CELLS[start], CELLS[end])
    return move


def jumps_of(pile: Pile, dice: list[int], long_jumps: bool = True) -> list[Move]:
    """Every jump of the dice in some cells, as moves."""
    found: list[Move] = []
    colour = pile.colour
    held = pile.held
    for start in dice:
        if not pile.is_free(start):
            continue
        ways = _WAYS[start]
        k: i64 = 0
        many: i64 = len(ways)
        moves = _WAY_MOVES.get(start)
        if moves is None:
            moves = _WAY_MOVES[start] = [jump_move(start, ways[way]) for way in range(0, len(ways), 3)]
        while k < many:
            end = ways[k]
            if colour[end] == EMPTY and held[end] == 3:
                ridge = ways[k + 2]
                if ridge < 0 or (long_jumps and colour[ridge] != EMPTY):
                    found.append(moves[k // 3])
            k += 3
    return found


def can_jump(pile: Pile, dice: list[int], long_jumps: bool = True) -> bool:
    """Whether any of the dice in some cells has a jump."""
    colour = pile.colour
    held = pile.held
    for start in dice:
        if not pile.is_free(start):
            continue
        ways = _WAYS[start]
        k: i64 = 0
        many: i64 = len(ways)
        while k < many:
            end = ways[k]
            if colour[end] == EMPTY and held[end] == 3:
                ridge = ways[k + 2]
                if ridge < 0 or (long_jumps and colour[ridge] != EMPTY):
                    return True
            k += 3
    return False


def no_jump_because(pile: Pile, start: int, end: int) -> Text | None:
    """Why a die cannot jump from one cell to another, in words."""
    return pile.not_free_because(start) or pile.no_funnel_because(end) or because("why-that-is-no-jump")


def no_own_jump_because(pile: Pile, colour: int, start: int, end: int) -> Text | None:
    """The same for a die that must be of a colour."""
    return pile.not_yours_because(start, colour) or no_jump_because(pile, start, end)


def jump_cost(start: int, end: int) -> int:
    """What a right-angle jump costs: the steps up one face and down the other."""
    return sum([abs(int(AT[start][axis] - AT[end][axis])) for axis in AXES])


def carry(pile: Pile, start: int, end: int, verb: str = "jump") -> None:
    """Move a free die into a funnel, standing as it stands."""
    story = pile.story
    pile.story = None
    turned = pile.turned[start]
    pile.turned[start] = EMPTY
    pile.turned[end] = turned
    pile.put(end, pile.take(start))
    pile.story = story
    if story is not None:
        story.append(Step(verb, CELLS[start].text, CELLS[end].text, str(pile.at(end))))


def pivots(pile: Pile, start: int) -> list[int]:
    """The adjacent funnels of the same level into which a free die can roll over an edge."""
    if not pile.is_free(start):
        return []
    ends = [moved(start, dx, dy, dz) for dx, dy, dz in STEP]
    return [end for end in ends if end >= 0 and pile.is_funnel(end)]


def roll_over(pile: Pile, start: int, end: int) -> None:
    """Pivot a die into an adjacent funnel."""
    change = [AT[end][axis] - AT[start][axis] for axis in AXES]
    turned = pivot(pile.turned[start], change.index(1), change.index(-1))
    carry(pile, start, end, "pivot")
    pile.turned[end] = turned


def attacks(start: int) -> list[int]:
    """Where a ridge move that climbs can end, on the same level."""
    return [end for dx, dy, dz in RIDGE_ATTACK if (end := moved(start, dx, dy, dz)) >= 0]


def escapes(start: int) -> list[int]:
    """Where a ridge move that slides down can end, on the same level."""
    return [end for dx, dy, dz in RIDGE_ESCAPE if (end := moved(start, dx, dy, dz)) >= 0]


def _longest_row(pile: Pile, hole: int, axes: list[int]) -> int:
    best, longest = axes[0], 0
    for axis in axes:
        length, place = 0, ABOVE[hole][axis]
        while place >= 0 and pile.occupied(place):
            length += 1
            place = ABOVE[place][axis]
        if length > longest:
            best, longest = axis, length
    return best


def slide_path(pile: Pile, hole: int) -> list[int]:
    """The cells through which the hole wanders when the die there is taken out from under others, the hole first."""
    path = [hole]
    came = -1
    while True:
        axes = [axis for axis in AXES if pile.covered(hole, axis)]
        if not axes:
            return path
        if came not in axes:
            came = axes[0] if len(axes) == 1 else _longest_row(pile, hole, axes)
        hole = ABOVE[hole][came]
        path.append(hole)


def pull_out(pile: Pile, place: int) -> tuple[int, int]:
    """Take a die out from under others; the dice over it slide down. Comes back with its colour and the hole that is left."""
    path = slide_path(pile, place)
    colour = pile.at(place)
    story = pile.story
    pile.story = None
    if story is not None:
        story.append(Step("take", CELLS[place].text, "", str(colour)))
    for lower, upper in pairwise(path):
        pile.repaint(lower, pile.at(upper))
        pile.turn(lower, pile.turned[upper])
        if story is not None:
            story.append(Step("slide", CELLS[upper].text, CELLS[lower].text, str(pile.at(lower))))
    pile.take(path[-1])
    pile.turn(path[-1], EMPTY)
    pile.story = story
    return colour, path[-1]


def pull_to_top(pile: Pile, edge: list[int], j: int) -> None:
    """Edge pull: the die of ``edge[j]`` is set on ``edge[0]``, the dice above it come down one place. ``edge`` runs downwards."""
    colour, turned = pile.at(edge[j]), pile.turned[edge[j]]
    if pile.story is not None:
        pile.story.append(Step("take", CELLS[edge[j]].text, "", str(colour)))
    for k in range(j, 0, -1):
        pile.repaint(edge[k], pile.at(edge[k - 1]))
        pile.turn(edge[k], pile.turned[edge[k - 1]])
        if pile.story is not None:
            pile.story.append(Step("slide", CELLS[edge[k - 1]].text, CELLS[edge[k]].text, str(pile.at(edge[k]))))
    pile.repaint(edge[0], colour)
    pile.turn(edge[0], turned)
    if pile.story is not None:
        pile.story.append(Step("put", CELLS[edge[0]].text, "", str(colour)))
