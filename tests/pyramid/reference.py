"""The pyramid slowly and obviously, as sets of coordinates, straight from the geometry page. Uses none of the package's tables."""

from __future__ import annotations

from itertools import product
from random import Random

from pipyard.pyramid.cells import cell, xyz
from pipyard.pyramid.pile import Pile

Place = tuple[int, int, int]
UNITS: tuple[Place, ...] = ((1, 0, 0), (0, 1, 0), (0, 0, 1))
ALL: list[Place] = [place for place in product(range(9), repeat=3) if sum(place) <= 8]
LATTICE = set(ALL)
Dice = dict[Place, tuple[int, int]]
"""The colour and the orientation of the die in each filled cell."""


def plus(place: Place, way: Place, times: int = 1) -> Place:
    return (place[0] + times * way[0], place[1] + times * way[1], place[2] + times * way[2])


def minus(place: Place, way: Place, times: int = 1) -> Place:
    return plus(place, way, -times)


def under(place: Place) -> list[Place]:
    return [there for unit in UNITS if (there := plus(place, unit)) in LATTICE]


def over(place: Place) -> list[Place]:
    return [there for unit in UNITS if (there := minus(place, unit)) in LATTICE]


def on_plate(place: Place) -> bool:
    return sum(place) == 8


def is_funnel(filled: set[Place], place: Place) -> bool:
    return place in LATTICE and place not in filled and (on_plate(place) or all(below in filled for below in under(place)))


def is_free(filled: set[Place], place: Place) -> bool:
    return place in filled and not any(above in filled for above in over(place))


def stable(filled: set[Place]) -> bool:
    return all(on_plate(place) or all(below in filled for below in under(place)) for place in filled)


def solid(filled: set[Place], place: Place) -> bool:
    """Dice or plate."""
    return place in filled or (min(place) >= 0 and sum(place) > 8)


def jumps(filled: set[Place], start: Place) -> set[tuple[Place, int]]:
    """The literal definition: up along the ridge through empty cells, over it, and down into a funnel."""
    found: set[tuple[Place, int]] = set()
    if not is_free(filled, start):
        return found
    for up in UNITS:
        for down in UNITS:
            if up == down:
                continue
            for a in range(1, 9):
                for b in range(1, 9):
                    climb = [minus(start, up, k) for k in range(1, a + 1)]
                    fall = [plus(climb[-1], down, k) for k in range(1, b + 1)]
                    ridge = [minus(plus(start, down), up, k) for k in range(a)]
                    path = climb + fall
                    if (
                        all(place in LATTICE and place not in filled for place in path)
                        and all(solid(filled, place) for place in ridge)
                        and is_funnel(filled - {start}, fall[-1])
                        and start not in under(fall[-1])
                    ):
                        found.add((fall[-1], a + b))
    return found


def slide(dice: Dice, hole: Place) -> tuple[Dice, Place]:
    """D3: the die is taken; whatever rests on the hole comes down along one axis after the other."""
    dice = dict(dice)
    del dice[hole]
    before = -1
    while True:
        covered = [axis for axis in range(3) if minus(hole, UNITS[axis]) in dice]
        if not covered:
            return dice, hole
        if before in covered:
            axis = before
        else:
            lengths = [row_above(set(dice), hole, one) for one in covered]
            axis = covered[lengths.index(max(lengths))]
        above = minus(hole, UNITS[axis])
        dice[hole] = dice.pop(above)
        hole, before = above, axis


def row_above(filled: set[Place], hole: Place, axis: int) -> int:
    length = 0
    while minus(hole, UNITS[axis], length + 1) in filled:
        length += 1
    return length


def rotations() -> list[tuple[Place, Place, Place]]:
    """The 24 turns as images of the axes: everything that quarter turns about x and y can make."""

    def about_x(p: Place) -> Place:
        return (p[0], -p[2], p[1])

    def about_y(p: Place) -> Place:
        return (p[2], p[1], -p[0])

    found = {UNITS}
    left = [UNITS]
    while left:
        here = left.pop()
        for quarter in (about_x, about_y):
            there = (quarter(here[0]), quarter(here[1]), quarter(here[2]))
            if there not in found:
                found.add(there)
                left.append(there)
    return sorted(found)


ROTATIONS = rotations()


def turned(points: list[Place], images: tuple[Place, Place, Place]) -> list[Place]:
    """Points after a turn, not moved."""
    return [
        (
            sum(p[axis] * images[axis][0] for axis in range(3)),
            sum(p[axis] * images[axis][1] for axis in range(3)),
            sum(p[axis] * images[axis][2] for axis in range(3)),
        )
        for p in points
    ]


def placements(filled: set[Place], points: list[Place]) -> set[frozenset[Place]]:
    """Where a rigid piece can stand, by trying everything."""
    found: set[frozenset[Place]] = set()
    for images in ROTATIONS:
        piece = turned(points, images)
        first = piece[0]
        for place in ALL:
            moved = frozenset([(p[0] - first[0] + place[0], p[1] - first[1] + place[1], p[2] - first[2] + place[2]) for p in piece])
            if moved <= LATTICE and not moved & filled and stable_on(filled, moved):
                found.add(moved)
    return found


def stable_on(filled: set[Place], piece: frozenset[Place]) -> bool:
    both = filled | piece
    return all(on_plate(place) or all(below in both for below in under(place)) for place in piece)


def random_filled(rng: Random, steps: int) -> set[Place]:
    """A pile made by putting and taking dice, more often putting."""
    filled: set[Place] = set()
    for _ in range(steps):
        put = not filled or rng.random() < 0.8
        open_to = [place for place in ALL if (is_funnel if put else is_free)(filled, place)]
        if not open_to:
            continue
        # towards the top now and then, so that ridges and towers come up
        some = sorted(rng.sample(open_to, min(3, len(open_to))), key=sum)
        place = some[0] if rng.random() < 0.6 else some[-1]
        filled ^= {place}
    return filled


def pile_of(dice: Dice) -> Pile:
    """The package's pile of the same dice."""
    pile = Pile()
    for place in sorted(dice, key=sum, reverse=True):
        colour, stands = dice[place]
        pile.stand(cell(*place), colour, stands)
    return pile


def dice_in(pile: Pile) -> Dice:
    return {xyz(place): (int(pile.at(place)), int(pile.turned[place])) for place in pile.dice_cells()}


def coloured(filled: set[Place], rng: Random) -> Dice:
    return {place: (rng.randrange(3), rng.randrange(24)) for place in sorted(filled)}


def numbers(places: list[int]) -> list[Place]:
    """Coordinates of cell numbers."""
    return [xyz(place) for place in places]
