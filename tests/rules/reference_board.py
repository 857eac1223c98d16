"""The board games by the letter of their rules, slow and obvious: funnels are tuples, a position is a dict from funnel to owner.

Nothing here is taken from the games themselves. ``sequences`` counts how many ways the next moves can be made.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from itertools import permutations, product
from typing import TypeVar

import pipyard

Point = tuple[int, int, int]
Board = dict[Point, int]
P = TypeVar("P")

PLATE = {(x, y, 8 - x - y) for x in range(9) for y in range(9 - x)}
UNITS: tuple[Point, ...] = ((1, 0, 0), (0, 1, 0), (0, 0, 1))


def add(p: Point, q: Point, times: int = 1) -> Point:
    return (p[0] + times * q[0], p[1] + times * q[1], p[2] + times * q[2])


def mixed(b: int, times_b: int, c: int, times_c: int) -> Point:
    """times_b on axis b and times_c on axis c."""
    return add(add((0, 0, 0), UNITS[b], times_b), UNITS[c], times_c)


STEPS = [mixed(b, 1, c, -1) for b, c in permutations(range(3), 2)]


def sequences(position: P, after: Callable[[P], Iterable[P]], depth: int) -> int:
    """How many sequences of so many moves there are; ``after`` gives the position after every legal move."""
    if depth == 0:
        return 1
    return sum(sequences(then, after, depth - 1) for then in after(position))


def tree(state: pipyard.State, depth: int) -> int:
    """The same, counted by a game: moves only, an end ends the sequence."""
    turn = state.turn()
    if not isinstance(turn, pipyard.Choose):
        return 0
    seat = turn.seats[0]
    space = state.moves(seat)
    assert isinstance(space, pipyard.Finite)
    if depth == 1:
        return len(space)
    total = 0
    for move in space:
        then = state.copy()
        then.play(seat, move)
        total += tree(then, depth - 1)
    return total


def offered(state: pipyard.State, *verbs: str) -> set[str]:
    """What may be played now, of some verbs only if any are named."""
    turn = state.turn()
    assert isinstance(turn, pipyard.Choose)
    space = state.moves(turn.seats[0])
    assert isinstance(space, pipyard.Finite)
    return {str(move) for move in space if not verbs or move.verb in verbs}


# right-handed dice: 1, 2, 3 run counter-clockwise round their common corner


def triples() -> list[Point]:
    """All 24, by rolling 623 about: moved by +1 on u and -1 on v, new -v = old -u, new -u = 7 - old -v."""
    found = [(6, 2, 3)]
    for triple in found:
        for u, v in permutations(range(3), 2):
            rolled = list(triple)
            rolled[v], rolled[u] = triple[u], 7 - triple[v]
            if tuple(rolled) not in found:
                found.append((rolled[0], rolled[1], rolled[2]))
    return sorted(found)


TRIPLES = triples()


def book_plate() -> dict[Point, Point]:
    """How the dice stand on the test plate of the rules (D6)."""
    return {p: TRIPLES[(5 * p[0] + 7 * p[1] + 11 * p[2]) % 24] for p in PLATE}


# 45 Sandwich: placing only

Placing = tuple[Board, int]


def sandwich_placings(position: Placing) -> list[Placing]:
    """Two players place in turn; sandwiches are captured."""
    board, seat = position
    found: list[Placing] = []
    for p in PLATE - set(board):
        then = {**board, p: seat}
        caught = {add(p, s) for s in STEPS if then.get(add(p, s)) == 1 - seat and then.get(add(p, s, 2)) == seat}
        then = {q: who for q, who in then.items() if q not in caught}
        if any(then.get(add(p, s)) == 1 - seat == then.get(add(p, s, -1)) for s in STEPS):
            del then[p]
        found.append((then, 1 - seat))
    return found


def sandwich_walks(position: Placing) -> list[Placing]:
    """The same two players when all dice lie: a step or a straight jump, then captures."""
    board, seat = position
    found: list[Placing] = []
    for p in [q for q, who in board.items() if who == seat]:
        for e in walks(set(board), p):
            without = {q: who for q, who in board.items() if q != p}
            then = {**without, e: seat}
            caught = {add(e, s) for s in STEPS if then.get(add(e, s)) == 1 - seat and then.get(add(e, s, 2)) == seat}
            then = {q: who for q, who in then.items() if q not in caught}
            if any(then.get(add(e, s)) == 1 - seat == then.get(add(e, s, -1)) for s in STEPS):
                del then[e]
            found.append((then, 1 - seat))
    return found


def walks(taken: set[Point], p: Point) -> list[Point]:
    """Steps to adjacent empty funnels and straight jumps over one die (D1)."""
    near = [add(p, s) for s in STEPS if add(p, s) in PLATE - taken]
    return near + [add(p, s, 2) for s in STEPS if add(p, s) in taken and add(p, s, 2) in PLATE - taken]


# 46 Reducto: jumps only, more than 15 dice

Dice = dict[Point, Point]


def reducto_jumps(dice: Dice) -> list[tuple[Point, Point]]:
    """Every taking jump: which die, and where it would end."""
    found: list[tuple[Point, Point]] = []
    for p, triple in dice.items():
        for axis, number in enumerate(triple):
            for s in STEPS:
                if s[axis] == 0 and add(p, s, number) in PLATE - set(dice):
                    if any(add(p, s, k) in dice for k in range(1, number)):
                        found.append((p, add(p, s, number)))
    return found


def reducto_turns(dice: Dice) -> list[Dice]:
    return [{q: t for q, t in dice.items() if q != p} for p, _ in reducto_jumps(dice)]


# 48 Witches' Dance

Dance = tuple[frozenset[Point], tuple[Point, Point], int]


def dance_start(third_corner: bool = True) -> Dance:
    black = {p for p in PLATE if (p[1] - p[2]) % 3 == 0} - {(0, 7, 1), (0, 1, 7)}
    if not third_corner:
        black -= {(8, 0, 0)}
    return frozenset(black), ((0, 8, 0), (0, 0, 8)), 0


def dance_turns(position: Dance) -> list[Dance]:
    """Black dice and fillers are one set; nobody is stuck in the few moves counted here."""
    filled, witches, seat = position
    p = witches[seat]
    ends = walks(set(filled) | set(witches), p)
    return [(filled | {p}, (e, witches[1]) if seat == 0 else (witches[0], e), 1 - seat) for e in ends]


# 49 Smuggling

Smuggled = tuple[frozenset[Point], frozenset[Point], frozenset[Point], int]
"""Smugglers, officers, green dice, whose turn."""


def smuggling_start() -> Smuggled:
    return (
        frozenset(p for p in PLATE if p[0] >= 3 and p[1] >= 1 and p[2] >= 1),
        frozenset({(1, 2, 5), (1, 5, 2)}),
        frozenset(p for p in PLATE if p[0] == 0 and p[1] >= 1 and p[2] >= 1),
        0,
    )


def smuggling_turns(position: Smuggled) -> list[Smuggled]:
    smugglers, officers, green, seat = position
    taken = smugglers | officers | green
    found: list[Smuggled] = []
    if seat == 0:
        for p in smugglers:
            for e in [add(p, s) for s in STEPS]:
                if p[0] == 0 or e not in PLATE or e[1] == 0 or e[2] == 0 or e in smugglers | officers:
                    continue
                found.append(((smugglers - {p}) | {e}, officers, green - {e}, 1))
        return found
    for p in officers:
        for e in [add(p, s) for s in STEPS]:
            if e in PLATE - taken:
                found.append((smugglers, (officers - {p}) | {e}, green, 0))
        for left, end in captures(smugglers, (officers - {p}) | green, p):
            found.append((left, (officers - {p}) | {end}, green, 0))
    return found


def captures(smugglers: frozenset[Point], others: frozenset[Point], p: Point) -> list[tuple[frozenset[Point], Point]]:
    """Every chain of captures of an officer on p: who is left, and where he ends."""
    found: list[tuple[frozenset[Point], Point]] = []
    for s in STEPS:
        over, end = add(p, s), add(p, s, 2)
        if over in smugglers and over[0] > 0 and end in PLATE - smugglers - others:
            left = smugglers - {over}
            found.append((left, end))
            found.extend(captures(left, others, end))
    return found


# 50 The Pharaoh's Curse

Maze = tuple[Dice, tuple[Point, Point, Point], int]


def maze_start() -> Maze:
    return book_plate(), ((0, 4, 4), (4, 0, 4), (4, 4, 0)), 0


def maze_turns(position: Maze) -> list[Maze]:
    dice, explorers, seat = position
    p = explorers[seat]
    found: list[Maze] = []
    for b, c in permutations(range(3), 2):
        q = add(p, mixed(b, 1, c, -1))
        if q in PLATE and q not in explorers and dice[p][c] == dice[q][b]:
            there = tuple(q if one == seat else explorers[one] for one in range(3))
            for t in TRIPLES:
                found.append(({**dice, q: dice[p], p: t}, (there[0], there[1], there[2]), (seat + 1) % 3))
    found.extend([({**dice, p: t}, explorers, (seat + 1) % 3) for t in TRIPLES if t != dice[p]])
    return found


def shortest_way(dice: Dice, start: Point, axis: int) -> int:
    """The fewest turns of an explorer alone: a swap that brings him nearer, or a turn on the spot. Going back never helps."""
    best = {(start, dice[start]): 0}
    line = [(start, dice[start])]
    for p, mine in line:  # breadth first: the line grows while it is walked
        cost = best[p, mine]
        if p[axis] == 8:
            return cost
        reach = [(p, t) for t in TRIPLES if t != mine]
        for c in range(3):
            if c != axis:
                q = add(p, mixed(axis, 1, c, -1))
                if q in PLATE and mine[c] == dice[q][axis]:
                    reach.append((q, mine))
        for then in reach:
            if then not in best:
                best[then] = cost + 1
                line.append(then)
    raise AssertionError("the corner is always reached")


# 52 Race: placing, then pivots

RaceDice = dict[Point, tuple[int, Point]]
Race = tuple[RaceDice, int]


def race_pivots(position: Race) -> list[Race]:
    """Three players, all dice placed."""
    dice, seat = position
    found: list[Race] = []
    for p, (who, triple) in dice.items():
        if who != seat:
            continue
        for u, v in permutations(range(3), 2):
            q = add(p, mixed(u, 1, v, -1))
            if q in PLATE and q not in dice:
                rolled = list(triple)
                rolled[v], rolled[u] = triple[u], 7 - triple[v]
                without = {r: die for r, die in dice.items() if r != p}
                found.append(({**without, q: (seat, (rolled[0], rolled[1], rolled[2]))}, (seat + 1) % 3))
    return found


# 53 Triangle

Rows = tuple[tuple[frozenset[Point], ...], int]
"""Nine rows, three for every seat, and whose turn it is."""


def triangle_start() -> Rows:
    rows: list[frozenset[Point]] = []
    for seat in range(3):
        for size in range(3):
            corner = (seat - size) % 3
            rows.append(frozenset(p for p in PLATE if p[corner] == 8 - size))
    return tuple(rows), 0


def triangle_turns(position: Rows, shift: str = "sideways", blockade: bool = True) -> list[Rows]:
    rows, seat = position
    found: list[Rows] = []
    for r in range(3 * seat, 3 * seat + 3):
        if min(sum(p) for p in rows[r]) == 7:
            found.extend(_placed(position, r, target) for target in dismounts(rows, r))
    if found:
        return found
    for r in range(3 * seat, 3 * seat + 3):
        if min(sum(p) for p in rows[r]) == 8:
            found.extend(_placed(position, r, target) for target in row_moves(rows, r, shift, blockade))
    return found


def _placed(position: Rows, r: int, target: frozenset[Point]) -> Rows:
    rows, seat = position
    return tuple(target if k == r else row for k, row in enumerate(rows)), (seat + 1) % 3


def by(row: Iterable[Point], vector: Point) -> frozenset[Point]:
    return frozenset(add(p, vector) for p in row)


def parallel(row: frozenset[Point], s: Point) -> bool:
    return any(add(p, s) in row for p in row)


def dismounts(rows: tuple[frozenset[Point], ...], r: int) -> list[frozenset[Point]]:
    taken = frozenset().union(*[row for k, row in enumerate(rows) if k != r])
    ends = [by(rows[r], mixed(b, 2, c, -1)) for b, c in permutations(range(3), 2)]
    return [end for end in ends if end <= PLATE and not end & taken]


def row_moves(rows: tuple[frozenset[Point], ...], r: int, shift: str, blockade: bool) -> list[frozenset[Point]]:
    """Where a row on the plate can go, a place once for every kind of move that leads there."""
    row = rows[r]
    others: frozenset[Point] = frozenset().union(*[other for k, other in enumerate(rows) if k != r])
    if any(add(p, unit, -1) in others for p in row for unit in UNITS):
        return []
    found: list[frozenset[Point]] = []

    def fits(target: frozenset[Point]) -> bool:
        return target <= PLATE and not target & others

    for s in STEPS:
        along = parallel(row, s)
        if (len(row) == 1 or shift == "both" or (shift == "endways") == along) and fits(by(row, s)):
            found.append(by(row, s))
        if len(row) > 1 and not along and fits(by(row, add(s, s))) and by(row, s) & others:
            found.append(by(row, add(s, s)))
        if len(row) == 1 or along:
            front = next(p for p in row if add(p, s) not in row)
            m = 0
            while add(front, s, m + 1) in others:
                m += 1
            target = frozenset(add(front, s, m + k) for k in range(1, len(row) + 1))
            if m and fits(target):
                found.append(target)
    if len(row) > 1:
        for still in row:
            directions = [s for s in STEPS if all(add(still, s, k) in row for k in range(len(row)))]
            for s, t in product(directions, STEPS):
                # 60 degrees apart: the two steps differ by a step
                target = frozenset(add(still, t, k) for k in range(len(row)))
                if add(t, s, -1) in STEPS and fits(target):
                    found.append(target)
    if blockade:
        for b, c in permutations(range(3), 2):
            target = by(row, mixed(b, 1, c, -2))
            if all(min(p) >= 0 and p not in others and all(add(p, unit) in others for unit in UNITS) for p in target):
                found.append(target)
    return found


# 54 Falling Rocks

Rocks = tuple[Board, int]


def rocks_start() -> Rocks:
    return {p: seat for p in PLATE for seat in range(3) if p[seat] >= 6}, 0


def rocks_turns(position: Rocks) -> list[Rocks]:
    board, seat = position
    found: list[Rocks] = []
    climbs = [(-2, 1, 1), (1, -2, 1), (1, 1, -2)]
    for p in [q for q, who in board.items() if who == seat]:
        without = {q: who for q, who in board.items() if q != p}
        if p[seat] == 0:
            sides = [add(p, s) for s in STEPS if s[seat] == 0]
            found.extend([({**without, e: seat}, (seat + 1) % 3) for e in sides if e in PLATE and e not in board])
            continue
        for climb in climbs:
            e = add(p, climb)
            if e in PLATE and e not in board:
                found.append(({**without, e: seat}, (seat + 1) % 3))
            elif e in PLATE and board[e] != seat and e[board[e]] != 0:
                enemy = board[e]
                for back in PLATE - set(without):
                    if back[enemy] >= 6:
                        found.append(({**without, e: seat, back: enemy}, (seat + 1) % 3))
            e = add(p, climb, -1)
            if e in PLATE and e not in board:
                found.append(({**without, e: seat}, (seat + 1) % 3))
    return found
