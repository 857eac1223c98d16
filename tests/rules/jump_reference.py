"""Right-angle jumps by the letter of the geometry page, slow and obvious: cells are tuples, a pile is a dict from cell to owner."""

from __future__ import annotations

Point = tuple[int, int, int]
Position = dict[Point, int]
LATTICE = {(x, y, z) for x in range(9) for y in range(9) for z in range(9) if x + y + z <= 8}


def shifted(point: Point, axis: int, by: int) -> Point:
    moved = list(point)
    moved[axis] += by
    return (moved[0], moved[1], moved[2])


def solid(position: Position, point: Point) -> bool:
    """A die, or the plate under level 0."""
    return point in position or sum(point) >= 9


def is_funnel(position: Position, point: Point) -> bool:
    return point in LATTICE and point not in position and all(solid(position, shifted(point, axis, 1)) for axis in range(3))


def is_free(position: Position, point: Point) -> bool:
    return point in position and all(shifted(point, axis, -1) not in position for axis in range(3))


def jumps(position: Position, start: Point) -> dict[Point, int]:
    """Where the die can jump, and the cost: up one face of a ridge along -u, down its other face along +d, through empty cells."""
    found: dict[Point, int] = {}
    if not is_free(position, start):
        return found
    for up in range(3):
        for down in range(3):
            if up == down:
                continue
            here, climbed = start, 0
            while True:
                # the slope it climbs along: the cell beside it, one step down the other axis
                here = shifted(here, up, -1)
                climbed += 1
                beside = shifted(shifted(here, up, 1), down, 1)
                if here not in LATTICE or here in position or not solid(position, beside):
                    break
                fall, dropped = here, 0
                while True:
                    # it slides down the far face: under it, one step down the climbing axis, the ridge must be solid
                    if not solid(position, shifted(shifted(fall, down, 1), up, 1)):
                        break
                    fall = shifted(fall, down, 1)
                    dropped += 1
                    if fall not in LATTICE or fall in position:
                        break
                    if is_funnel({place: who for place, who in position.items() if place != start}, fall):
                        found[fall] = climbed + dropped
    return found


def after(position: Position, start: Point, end: Point) -> Position:
    moved = {place: who for place, who in position.items() if place != start}
    moved[end] = position[start]
    return moved


def all_jumps(position: Position, owner: int) -> list[tuple[Point, Point]]:
    return [(start, end) for start, who in position.items() if who == owner for end in jumps(position, start)]


def perft(position: Position, owner: int, seats: int, depth: int) -> int:
    """How many sequences of jumps there are when the seats jump in turn; who cannot jump passes, which is no jump."""
    if depth == 0:
        return 1
    for _ in range(seats):
        moves = all_jumps(position, owner)
        if moves:
            return sum(perft(after(position, a, b), (owner + 1) % seats, seats, depth - 1) for a, b in moves)
        owner = (owner + 1) % seats
    return 0
