"""Triangle: a row of one, a row of two, a row of three, and where they fit together.

Each of three players has three rigid rows, scattered over the corners. In your turn you shift a row to the side, swing it round
one of its ends, or hop with it over others; a row may also mount the dice of others and block them for a turn. Whoever brings
their six dice together as a triangle of side three wins. (Longer than most: five ways to move a row, each with its own geometry.)
"""

from pipyard.vocabulary import *


def leaps(rise: int, fall: int) -> list[list[int]]:
    """For every cell, where ``rise`` on one axis and ``-fall`` on another lead, in six directions; -1 off the lattice."""
    vectors = [[rise * int(axis == up) - fall * int(axis == down) for axis in AXES] for up in AXES for down in AXES if up != down]
    return [[moved(place, by[0], by[1], by[2]) for by in vectors] for place in range(SIZE)]


MOUNTED = leaps(1, 2)
DISMOUNTED = leaps(2, 1)


def triangles() -> list[tuple[int, ...]]:
    """The places where six dice form a triangle of side three, in either orientation."""
    found: list[tuple[int, ...]] = []
    for one, two in ((ROUND[0], ROUND[1]), (ROUND[1], ROUND[2])):
        for tip in range(BASE):
            left, right = RAY[tip][one], RAY[tip][two]
            if len(left) >= 2 and len(right) >= 2:
                found.append(tuple(sorted([tip, left[0], left[1], right[0], right[1], int(NEXT[left[0]][two])])))
    return found


TRIANGLES: list[tuple[int, ...]] = triangles()
TRIANGLE_SET = set(TRIANGLES)
ROWS: list[list[int]] = [plate_line((seat - size) % 3, 8 - size) if size else [HOME[seat]] for seat in AXES for size in AXES]
"""The nine rows at the start: of every seat its single, its pair, its triple."""

TURNED: list[tuple[int, int]] = [(ROUND[ROUND.index(d) - 1], ROUND[(ROUND.index(d) + 1) % 6]) for d in range(6)]
"""The two directions 60 degrees from a direction."""
SHIFT = Walks("shift")
SWING = Walks("swing")
HOP = Walks("hop")
MOUNT = Walks("mount")
DISMOUNT = Walks("dismount")

NO_SUCH_MOVE: dict[str, Text] = {
    "shift": because("why-no-shift"), "swing": because("why-no-swing"), "hop": because("why-no-hop"), "mount": because("why-no-mount"),
    "dismount": because("why-no-dismount"),
}  # fmt: skip
"""What a move is, by its verb: the reason why another one is not such a move."""


class TriangleOptions(Options):
    shift = choice("sideways", "endways", "both", why="rows shift across their length, along it, or both", source="english, french")
    blockade = flag(True, why="rows may mount others and block them", source="book, R3")
    max_rounds = max_rounds(100, "nobody wins")
    start_seat = start_seat()


class TriangleState(PlateState):
    """The colour of a die is the number of its row: three for every seat. The cells of a row are kept in their order."""

    palette = ("red", "red", "red", "green", "green", "green", "black", "black", "black")

    def __init__(self, seats: int, options: TriangleOptions) -> None:
        super().__init__(seats, options.start_seat)
        self.sideways: bool = options.shift != "endways"
        self.endways: bool = options.shift != "sideways"
        self.blockade: bool = options.blockade
        self.max_rounds: int = options.max_rounds
        self.winner: int = -1
        self.rows: list[list[int]] = [cells[:] for cells in ROWS]
        for row, cells in enumerate(self.rows):
            put_all(self.pile, cells, row)
        if self.seat >= 0:
            self.ask()

    def goal(self) -> Over | None:
        return None if self.winner < 0 else won([self.winner], self.drawn_scores(), "triangle-formed")

    def limit(self) -> Over:
        return nobody(self.drawn_scores(), self.why_limited())

    def legal(self, seat: int) -> list[Move]:
        found: list[Move] = []
        for row in range(3 * seat, 3 * seat + 3):
            if self.rows[row][0] >= BASE:
                self.carried(row, DISMOUNTED, DISMOUNT, found)
        if found:
            return found
        for row in range(3 * seat, 3 * seat + 3):
            cells = self.rows[row]
            if cells[0] >= BASE or self.blocked(cells):
                continue
            self.slides(row, cells, found)
            if len(cells) > 1:
                self.swings(cells, found)
            if self.blockade:
                self.carried(row, MOUNTED, MOUNT, found)
        return found

    def blocked(self, cells: list[int]) -> bool:
        """Whether dice of another row rest on a row."""
        return any([self.pile.load[place] > 0 for place in cells])

    def clear(self, row: int, cells: list[int], direction: int) -> bool:
        """Whether the funnels beside a row are on the plate and hold no die of another row."""
        colour = self.pile.colour
        for place in cells:
            end: int = NEXT[place][direction]
            if end < 0 or (colour[end] != EMPTY and colour[end] != row):
                return False
        return True

    def slides(self, row: int, cells: list[int], found: list[Move]) -> None:
        """Shifts and hops of a row on the plate, in every direction."""
        first = cells[0]
        single = len(cells) == 1
        heading = -1 if single else TOWARDS[first][cells[1]]
        for direction in range(6):
            along = single or direction == heading or direction == heading ^ 1
            if (single or (self.endways if along else self.sideways)) and self.clear(row, cells, direction):
                found.append(SHIFT.of(first, RAY[first][direction][0]))
            if along:
                self.hop_along(cells, direction, cells[-1] if direction == heading else first, found)
            else:
                self.hop_across(cells, direction, found)

    def hop_across(self, cells: list[int], direction: int, found: list[Move]) -> None:
        colour = self.pile.colour
        over = False
        for place in cells:
            near: int = NEXT[place][direction]
            if near < 0:
                return
            end: int = NEXT[near][direction]
            if end < 0 or colour[end] != EMPTY:
                return
            over = over or colour[near] != EMPTY
        if over:
            found.append(HOP.of(cells[0], RAY[cells[0]][direction][1]))

    def hop_along(self, cells: list[int], direction: int, front: int, found: list[Move]) -> None:
        """Over the whole unbroken line in front, onto the first funnels behind it."""
        colour = self.pile.colour
        near: int = NEXT[front][direction]
        if near < 0 or colour[near] == EMPTY:
            return
        ray = RAY[front][direction]
        line = 1
        while line < len(ray) and colour[ray[line]] != EMPTY:
            line += 1
        end = line + len(cells)
        if end <= len(ray) and self.vacant(ray, line, end):
            found.append(HOP.of(cells[0], RAY[cells[0]][direction][end - 1]))

    def swings(self, cells: list[int], found: list[Move]) -> None:
        """A row turns by 60 degrees about one of its ends; it is named by the end that moves."""
        count = len(cells) - 1
        for end in (0, -1):
            still, moving = cells[end], cells[-1 - end]
            for direction in TURNED[TOWARDS[still][moving]]:
                ray = RAY[still][direction]
                if count <= len(ray) and self.vacant(ray, 0, count):
                    found.append(SWING.of(moving, ray[count - 1]))

    def vacant(self, ray: list[int], start: int, end: int) -> bool:
        """Whether a ray is empty from ``start`` up to ``end``."""
        colour = self.pile.colour
        fits = True
        for spot in range(start, end):
            fits = fits and colour[ray[spot]] == EMPTY
        return fits

    def carried(self, row: int, table: list[list[int]], words: Walks, found: list[Move]) -> None:
        """Mounts, or dismounts: all dice by one vector into funnels; a mounted row rests on dice of other rows only."""
        cells = self.rows[row]
        for way in range(6):
            if self.carries(row, cells, table, way):
                found.append(words.of(cells[0], table[cells[0]][way]))

    def carries(self, row: int, cells: list[int], table: list[list[int]], way: int) -> bool:
        colour = self.pile.colour
        for place in cells:
            end = table[place][way]
            if end < 0 or colour[end] != EMPTY:
                return False
            for under in UNDER[end]:
                if colour[under] == EMPTY or colour[under] == row:
                    return False
        return True

    def ends(self, move: Move) -> list[int]:
        """Where the dice of the row end that a move names by its first die (a swing: by the end that moves)."""
        cells = self.rows[self.pile.at(move.at)]
        if move.verb == "swing":
            still = cells[0] if cells[-1] == move.at else cells[-1]
            return sorted([still, *RAY[still][TOWARDS[still][move.to]][: len(cells) - 1]])
        if move.verb in ("mount", "dismount"):
            table = MOUNTED if move.verb == "mount" else DISMOUNTED
            way = table[move.at].index(move.to)
            return [table[place][way] for place in cells]
        direction = TOWARDS[move.at][move.to]
        far = RAY[move.at][direction].index(move.to)
        return [RAY[place][direction][far] for place in cells]

    def play(self, seat: int, move: Move) -> None:
        self.last = move
        pile = self.pile
        row: int = pile.at(move.at)
        ends = self.ends(move)
        for place in self.rows[row]:
            pile.take(place)
        for place in ends:
            pile.put(place, row)
        self.rows[row] = ends
        if self.formed(seat):
            self.winner = seat
        self.end_turn()

    def formed(self, seat: int) -> bool:
        """Whether the six dice of a seat form a triangle on the plate."""
        rows = self.rows
        return tuple(sorted([*rows[3 * seat], *rows[3 * seat + 1], *rows[3 * seat + 2]])) in TRIANGLE_SET

    def objection(self, seat: int, move: Move) -> Text | None:
        not_yours = self.not_yours_because(seat, move.at)
        if not_yours is not None:
            return not_yours
        cells = self.rows[self.pile.at(move.at)]
        mounted = cells[0] >= BASE
        if mounted != (move.verb == "dismount"):
            return because("why-a-mounted-row-can-only") if mounted else because("why-this-row-is-not-mounted")
        if self.offered and self.offered[0].verb == "dismount":
            return because("why-your-mounted-row-has-to")
        if self.blocked(cells):
            return because("why-dice-of-another-row-rest")
        if move.verb == "swing":
            if len(cells) == 1:
                return because("why-a-single-die-does-not")
            if move.at not in (cells[0], cells[-1]):
                return because("why-a-swing-is-named-by")
        elif move.at != cells[0]:
            return because("why-this-row-is-named-by", cell=CELLS[cells[0]].text)
        if move.verb == "mount" and not self.blockade:
            return because("why-without-blockade-no-row-mounts")
        return NO_SUCH_MOVE[move.verb]

    def owner(self, colour: int) -> int:
        return colour // 3

    def seat_colours(self) -> list[str]:
        return [self.palette[3 * seat] for seat in AXES]

    def drawn_dice(self) -> list[Die]:
        """Every die is marked with the length of its row."""
        rows = {CELLS[place].text: str(len(row)) for row in self.rows for place in row}
        return [Die(die.cell, die.colour, die.triple, die.owner, rows[die.cell]) for die in super().drawn_dice()]

    def drawn_areas(self) -> list[Area]:
        return [area("sign", sign="1 2 3", say="area-row-length")]

    def drawn_scores(self) -> list[int]:
        return [1 if seat == self.winner else 0 for seat in AXES]

    def in_place(self) -> list[int]:
        """How many dice of every seat already lie in one and the same triangle."""
        own = [{place for row in self.rows[3 * seat : 3 * seat + 3] for place in row} for seat in AXES]
        return [max([len(dice.intersection(triangle)) for triangle in TRIANGLES]) for dice in own]

    def progress(self) -> list[Text | None]:
        return [Text("progress-dice", {"dice": count, "of": 6}) for count in self.in_place()]

    def leading(self) -> tuple[int, ...]:
        return leaders(self.in_place())

    def said(self) -> list[Text]:
        found = super().said()
        if self.seat >= 0 and self.offered and self.offered[0].verb == "dismount":
            found.append(Text("triangle-dismount"))
        return found


Triangle = Game(
    TriangleState, TriangleOptions,
    moves=["shift CELL CELL", "swing CELL CELL", "hop CELL CELL", "mount CELL CELL", "dismount CELL CELL"],
    presets={"standard": {}, "french": {"shift": "endways"}, "free": {"shift": "both"}, "flat": {"blockade": False}},
    key="triangle", book="kosmos", number=53, title="Triangle", seats=(3,), minutes=25, kinds=("board", "tactics"),
    authors="Jürgen Lutze",
    score="win",
    summary="Shift, swing, hop and mount with rigid rows of one, two and three dice. First triangle of side three wins.",
)  # fmt: skip
