"""The first moves of games without chance, by the letter of the rules: slow, obvious, and sharing nothing with the games.

A position says which moves there are, as text, and what each leads to. Cells are tuples, a pile is a dict from cell to a colour
(or to what the game needs to know of a die). The lattice itself is that of :mod:`tests.rules.jump_reference`.
"""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from itertools import combinations, permutations
from typing import Any, Protocol

from tests.rules.jump_reference import LATTICE, Point, is_free, is_funnel, shifted

Pile = dict[Point, Any]
STEPS = [(dx, dy, dz) for dx in (-1, 0, 1) for dy in (-1, 0, 1) for dz in (-1, 0, 1) if (dx, dy, dz) != (0, 0, 0) and dx + dy + dz == 0]
BASE = sorted(point for point in LATTICE if sum(point) == 8)


class Node(Protocol):
    def moves(self) -> dict[str, Node | None]:
        """Every move and the position after it; None where the game is over then."""
        ...


def name(point: Point) -> str:
    return ",".join(map(str, point))


def near(point: Point, step: Point) -> Point:
    return (point[0] + step[0], point[1] + step[1], point[2] + step[2])


def without(pile: Pile, *points: Point) -> Pile:
    return {place: die for place, die in pile.items() if place not in points}


def under(point: Point) -> list[Point]:
    return [shifted(point, axis, 1) for axis in range(3)]


def over(point: Point) -> list[Point]:
    return [shifted(point, axis, -1) for axis in range(3)]


def touch(one: Point, other: Point) -> bool:
    """By a face or by an edge: one or two coordinates differ, by one."""
    apart = [abs(a - b) for a, b in zip(one, other, strict=True)]
    return max(apart) == 1 and sum(apart) <= 2


def by_face(one: Point, other: Point) -> bool:
    return sum(abs(a - b) for a, b in zip(one, other, strict=True)) == 1


@dataclass
class ElDado:
    pile: Pile

    def moves(self) -> dict[str, Node | None]:
        return {f"take {name(point)}": ElDado(without(self.pile, point)) for point in self.pile if is_free(self.pile, point)}


@dataclass
class Favourite:
    """Green before black before red, which are the colours 0, 1 and 2."""

    pile: Pile

    def moves(self) -> dict[str, Node | None]:
        free = [point for point in self.pile if is_free(self.pile, point)]
        dearest = min(self.pile[point] for point in free)
        return {f"take {name(point)}": Favourite(without(self.pile, point)) for point in free if self.pile[point] == dearest}


@dataclass
class Asparagus:
    """A straight row of one colour whose dice carry nothing but each other."""

    pile: Pile

    def moves(self) -> dict[str, Node | None]:
        found: dict[str, Node | None] = {}
        for top in self.pile:
            if not is_free(self.pile, top):
                continue
            found[f"take {name(top)}"] = Asparagus(without(self.pile, top))
            for axis in range(3):
                for length in range(2, 10):
                    row = [shifted(top, axis, step) for step in range(length)]
                    alike = all(point in self.pile and self.pile[point] == self.pile[top] for point in row)
                    if alike and all(above in row or above not in self.pile for point in row for above in over(point)):
                        found[f"take {name(top)} {name(row[-1])}"] = Asparagus(without(self.pile, *row))
        return found


@dataclass
class CuiBono:
    """Take from below, let the pile slide, then put the die back or keep it; where it cannot be put back it is kept at once."""

    pile: Pile
    hand: Any = None
    stood: tuple[Pile, ...] = ()

    def moves(self) -> dict[str, Node | None]:
        if self.hand is None:
            return {f"take {name(point)}": self.taken(point) for point in BASE if point in self.pile and self.covers(point) <= 1}
        found: dict[str, Node | None] = {f"put {name(point)}": self.put(point) for point in self.welcome()}
        found["keep"] = CuiBono(self.pile)
        return found

    def covers(self, point: Point) -> int:
        return sum(above in self.pile for above in over(point))

    def taken(self, point: Point) -> CuiBono:
        pile = dict(self.pile)
        hole, along = point, -1
        while covering := [axis for axis in range(3) if shifted(hole, axis, -1) in pile]:
            if along not in covering:
                along = max(covering, key=lambda axis: (row_over(pile, hole, axis), -axis))
            pile[hole] = pile[shifted(hole, along, -1)]
            hole = shifted(hole, along, -1)
        del pile[hole]
        after = CuiBono(pile, self.pile[point], (*self.stood, self.pile) if not self.stood else self.stood)
        return after if after.welcome() else CuiBono(pile)

    def welcome(self) -> list[Point]:
        return [point for point in LATTICE if sum(point) < 8 and is_funnel(self.pile, point) and self.allowed(point)]

    def allowed(self, point: Point) -> bool:
        colours = {self.pile[below] for below in under(point)}
        if len(colours) == 2 or colours == {self.hand}:
            return False
        for axis in range(3):
            row = [shifted(point, axis, step) for step in range(1, 9) if shifted(point, axis, step) in LATTICE]
            if all(self.pile[below] == self.hand for below in row):
                return False
        return {**self.pile, point: self.hand} not in self.stood

    def put(self, point: Point) -> CuiBono:
        pile = {**self.pile, point: self.hand}
        return CuiBono(pile, None, (*self.stood, pile))


def row_over(pile: Pile, hole: Point, axis: int) -> int:
    """How many dice lie in a row over a hole."""
    length = 0
    while shifted(hole, axis, -(length + 1)) in pile:
        length += 1
    return length


@dataclass
class Cascade:
    """Put a die on the plate, then every funnel of three dice is filled as long as somebody is called."""

    sides: int
    touching: bool
    pile: Pile = field(default_factory=dict)
    seat: int = 0

    def moves(self) -> dict[str, Node | None]:
        empty = [point for point in BASE if point not in self.pile]
        beside = [point for point in empty if any(near(point, step) in self.pile for step in STEPS)]
        return {f"place {name(point)}": self.placed(point) for point in (beside if self.touching and self.pile else empty)}

    def placed(self, point: Point) -> Cascade:
        pile = {**self.pile, point: self.seat}
        while called := [(spot, side) for spot in LATTICE if is_funnel(pile, spot) and (side := self.called(pile, spot)) is not None]:
            spot, side = called[0]
            pile[spot] = side
        return replace(self, pile=pile, seat=(self.seat + 1) % self.sides)

    def called(self, pile: Pile, spot: Point) -> int | None:
        if sum(spot) == 8:
            return None
        colours = [pile[below] for below in under(spot)]
        if self.sides == 2:
            return 1 - colours[0] if len(set(colours)) == 1 else max(colours, key=colours.count)
        if len(set(colours)) == 1:
            return (colours[0] + 1) % 3
        missing = {0, 1, 2} - set(colours)
        return missing.pop() if missing else None


@dataclass
class Acquire:
    """As long as the lowest level is not full, everybody may go anywhere in it."""

    pile: Pile = field(default_factory=dict)

    def moves(self) -> dict[str, Node | None]:
        return {f"place {name(point)}": Acquire({**self.pile, point: 0}) for point in BASE if point not in self.pile}


@dataclass
class FireAndWater:
    pile: Pile = field(default_factory=dict)

    def moves(self) -> dict[str, Node | None]:
        found: dict[str, Node | None] = {}
        for point in LATTICE:
            for colour in ("red", "green"):
                hostile = any(die != colour and touch(point, place) for place, die in self.pile.items())
                if is_funnel(self.pile, point) and not hostile:
                    found[f"{colour} {name(point)}"] = FireAndWater({**self.pile, point: colour})
        return found


@dataclass
class Triops:
    """One die, then pieces of three that stand and touch what lies; a straight row earns a die in any funnel."""

    pile: Pile = field(default_factory=dict)
    bonus: bool = False

    def moves(self) -> dict[str, Node | None]:
        if not self.pile or self.bonus:
            funnels = [point for point in LATTICE if is_funnel(self.pile, point)]
            return {f"place {name(point)}": Triops({**self.pile, point: 0}) for point in funnels}
        found: dict[str, Node | None] = {}
        for piece in PIECES:
            filled = {**self.pile, **dict.fromkeys(piece, 0)}
            stands = all(sum(point) == 8 or all(below in filled for below in under(point)) for point in piece)
            if stands and not set(piece) & set(self.pile) and any(by_face(point, place) for point in piece for place in self.pile):
                straight = any(len({point[axis] for point in piece}) == 3 for axis in range(3))
                found[" ".join(["triops" if straight else "triangel", *sorted(map(name, piece))])] = Triops(filled, straight)
        return found


def _pieces() -> list[tuple[Point, ...]]:
    """All sets of three cells that hang together by faces."""
    found: set[tuple[Point, ...]] = set()
    for middle in LATTICE:
        beside = [point for axis in range(3) for by in (1, -1) if (point := shifted(middle, axis, by)) in LATTICE]
        found.update(tuple(sorted((middle, *pair))) for pair in combinations(beside, 2))
    return sorted(found)


PIECES = _pieces()


def standing_ways() -> list[str]:
    """The 24 triples a die can show: no face twice, none with its opposite, turning the same way round as 3, 2, 1."""

    def turning(triple: tuple[int, ...]) -> int:
        axes = [min(face, 7 - face) for face in triple]
        sign = 1
        for face in triple:
            sign = -sign if face > 3 else sign
        inversions = sum(axes[i] > axes[j] for i in range(3) for j in range(i + 1, 3))
        return sign if inversions % 2 == 0 else -sign

    ways = [triple for triple in permutations(range(1, 7), 3) if len({min(face, 7 - face) for face in triple}) == 3]
    return ["".join(map(str, triple)) for triple in ways if turning(triple) == turning((3, 2, 1))]


@dataclass
class Wuerfelmarsch:
    """Forward is where the own coordinate grows, sideways where it stays. Nobody can meet an enemy with the first two moves."""

    pile: dict[Point, tuple[int, str]]
    seat: int = 0

    def moves(self) -> dict[str, Node | None]:
        found: dict[str, Node | None] = {}
        following = (self.seat + 1) % 3
        for point, (owner, triple) in self.pile.items():
            if owner != self.seat:
                continue
            for step in STEPS:
                end = near(point, step)
                if step[self.seat] >= 0 and end in LATTICE and end not in self.pile:
                    # how it stands after rolling over does not matter to the next player's first move
                    moved = {**without(self.pile, point), end: (owner, "")}
                    found[f"pivot {name(point)} {name(end)}"] = Wuerfelmarsch(moved, following)
            for way in standing_ways():
                if way != triple:
                    found[f"turn {name(point)} {way}"] = Wuerfelmarsch({**self.pile, point: (owner, way)}, following)
        return found


@dataclass
class Spars:
    """Pulls on the edges of the full pyramid; a die is the triple it shows."""

    pile: dict[Point, str]
    seats: int
    seat: int = 0

    def edge(self, axis: int) -> list[Point]:
        return [shifted((0, 0, 0), axis, step) for step in range(9)]

    def pulled(self, axis: int, place: int) -> dict[Point, str]:
        edge = self.edge(axis)
        dice = [self.pile[point] for point in edge]
        dice.insert(0, dice.pop(place))
        return {**self.pile, **dict(zip(edge, dice, strict=True))}

    def pulls(self, axes: list[int]) -> dict[str, dict[Point, str]]:
        return {f"pull {name(self.edge(axis)[place])}": self.pulled(axis, place) for axis in axes for place in range(1, 9)}


@dataclass
class Slide(Spars):
    def moves(self) -> dict[str, Node | None]:
        found: dict[str, Node | None] = {}
        for text, pile in self.pulls([axis for axis in range(3) if axis != self.seat]).items():
            after = Slide(pile, self.seats, (self.seat + 1) % self.seats)
            found[text] = None if any(after.reached(side) for side in range(self.seats)) else after
        return found

    def reached(self, side: int) -> bool:
        left, right = [axis for axis in range(3) if axis != side]
        row = [*reversed(self.edge(left)[1:]), *self.edge(right)]
        shown = "".join(self.pile[point][side] for point in row)
        runs = [shown[at : at + 6] for at in range(12)]
        if any(len(set(run)) == 1 or run in ("123456", "654321") for run in runs):
            return True
        for spar, other in ((left, right), (right, left)):
            beside = [(point, shifted(point, other, 1)) for point in self.edge(spar)[1:8]]
            alike = "".join("=" if self.pile[edge][side] == self.pile[black][side] else "-" for edge, black in beside)
            if "======" in alike:
                return True
        return False


@dataclass
class Slipped(Spars):
    """Nobody's card is fulfilled at the start, so a call before the first pull puts its caller out."""

    asked: bool = False

    def moves(self) -> dict[str, Node | None]:
        following = replace(self, seat=(self.seat + 1) % self.seats, asked=False)
        if self.asked:
            return {"done": following, "claim": following}
        pulls: dict[str, Node | None] = {text: replace(self, pile=pile, asked=True) for text, pile in self.pulls([0, 1, 2]).items()}
        return {**pulls, "claim": following}


@dataclass
class Masquerade:
    """One player alone in the corner of axis x: three edges from a common apex, each a list of colours from the apex down."""

    edges: tuple[str, str, str]

    def moves(self) -> dict[str, Node | None]:
        found: dict[str, Node | None] = {}
        for which, foot in enumerate(((8, 0, 0), (5, 3, 0), (5, 0, 3))):
            drawn = self.edges[which][-1] + self.edges[which][:-1]
            edges = [drawn if at == which else drawn[0] + edge[1:] for at, edge in enumerate(self.edges)]
            after = Masquerade((edges[0], edges[1], edges[2]))
            found[f"draw {name(foot)}"] = None if len({edge[1:] for edge in edges}) == 1 else after
        return found
