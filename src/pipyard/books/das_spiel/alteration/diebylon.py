"""Diebylon: jump your pyramid of ten into another corner.

Each of three players has ten dice in a corner. In your turn you roll. With 2 to 6 one of your dice makes right-angle jumps
that cost exactly the number rolled: 2 steps to the next funnel of the same level, 3 up or down one level, 4 over a ridge.
With a 1 you swap one of your dice with an enemy die that rests directly on it. First to fill another corner wins.
"""

from pipyard.vocabulary import *

CORNERS: list[list[int]] = [corner(axis, 3) for axis in AXES]
"""The ten cells of every corner, the top one last."""
PASS = Move("pass")


class DiebylonOptions(Options):
    split = choice("one_die", "any_dice", why="one die uses the whole number, or several dice share it", source="R2")
    swap = choice("must", "may", why="with a 1 the swap is compulsory, or can be declined", source="english, french, agreed")
    fast = flag(False, why="it also wins to own the top of any complete corner but one's own", source="variant, R4")
    long_jump = long_jump()
    max_rounds = max_rounds(200, "the leader wins")
    start_seat = start_seat()


class DiebylonState(PyramidState):
    own_colours = True

    def __init__(self, seats: int, options: DiebylonOptions) -> None:
        super().__init__(seats, options.start_seat)
        self.split: bool = options.split == "any_dice"
        self.may_decline: bool = options.swap == "may"
        self.fast: bool = options.fast
        self.long_jumps: bool = options.long_jump == "allowed"
        self.max_rounds: int = options.max_rounds
        self.rolled: int = 0
        self.left: int = 0  # what is left of the number in this turn, 0: roll first
        self.before: list[int] = []  # where the own dice stood when the turn began
        self.offered: list[Move] = []
        for seat in AXES:
            put_all(self.pile, CORNERS[seat], seat)

    def on_turn(self) -> Turn:
        return ALONE[self.seat] if self.left else ROLL[self.seat]

    def ended(self) -> Over | None:
        if self.left:
            return None
        mover = (self.seat - 1) % 3
        for turned in AXES:
            seat = (mover + turned) % 3
            if self.at_home(seat):
                return won([seat], self.drawn_scores(), "goal-reached")
        if self.fast and self.turns and self.on_top(mover):
            return won([mover], self.drawn_scores(), "top-of-a-corner")
        return self.end_by_limit(self.max_rounds)

    def decided(self, outcome: Outcome) -> None:
        self.rolled = self.left = outcome.number
        self.before = self.pile.cells_of(self.seat)
        self.offered = self.swaps() if self.rolled == 1 else self.walks()
        if not self.offered:
            self.end_turn()  # a turn without a move is lost

    def end_turn(self) -> None:
        self.left, self.offered, self.before = 0, [], []
        self.next_seat()

    def moves(self, seat: int) -> Space:
        return Listed(self.offered)

    def swaps(self) -> list[Move]:
        """An own die and a free enemy die that rests directly on it."""
        found = [
            Move("swap", CELLS[own], CELLS[over])
            for own in self.before
            for over in OVER[own]
            if self.pile.is_free(over) and self.pile.at(over) != self.seat
        ]
        return [*found, PASS] if found and self.may_decline else found

    def walks(self) -> list[Move]:
        story = self.pile.story
        self.pile.story = None  # what is only tried has not happened
        if self.split:
            known: dict[tuple[int, ...], bool] = {}
            found = [move for move in self.single_jumps() if self.can_finish(move, known)]
        else:
            found = [jump_move(start, end) for start in self.before for end in self.reach(start, self.left) if end != start]
        self.pile.story = story
        return found

    def reach(self, start: int, steps: int) -> list[int]:
        """Where one die can be after jumps that cost exactly so many steps."""
        ends: set[int] = set()
        for end, cost in jumps(self.pile, start, self.long_jumps):
            if cost == steps:
                ends.add(end)
            elif cost <= steps - 2:
                carry(self.pile, start, end)
                ends.update(self.reach(end, steps - cost))
                carry(self.pile, end, start)
        return sorted(ends)

    def single_jumps(self) -> list[Move]:
        return [
            jump_move(start, end)
            for start in self.pile.cells_of(self.seat)
            for end, cost in jumps(self.pile, start, self.long_jumps)
            if cost <= self.left
        ]

    def can_finish(self, move: Move, known: dict[tuple[int, ...], bool]) -> bool:
        """Whether the rest of the number can be used up after this jump, so that the position has changed."""
        cost = jump_cost(move.at, move.to)
        carry(self.pile, move.at, move.to)
        self.left -= cost
        fine = self.finishable(known)
        self.left += cost
        carry(self.pile, move.to, move.at)
        return fine

    def finishable(self, known: dict[tuple[int, ...], bool]) -> bool:
        """The same of a position; what is known already, by the rest and the own cells, is not tried again."""
        mine = self.pile.cells_of(self.seat)
        if self.left == 0:
            return mine != self.before
        position = (self.left, *mine)
        if position not in known:
            known[position] = False
            for move in self.single_jumps():
                if self.can_finish(move, known):
                    known[position] = True
                    break
        return known[position]

    def play(self, seat: int, move: Move) -> None:
        self.last = move
        if move.verb == "swap":
            own, enemy = self.pile.at(move.at), self.pile.at(move.to)
            self.pile.repaint(move.at, enemy)
            self.pile.repaint(move.to, own)
        elif move.verb == "jump":
            carry(self.pile, move.at, move.to)
            if self.split:
                self.left -= jump_cost(move.at, move.to)
                if self.left:
                    self.offered = self.walks()
                    return
        self.end_turn()

    def at_home(self, seat: int) -> bool:
        """Whether all ten own dice fill a corner other than the one they started from."""
        return self.most_in_a_corner(seat) == 10

    def most_in_a_corner(self, seat: int) -> int:
        return max([sum([1 for place in CORNERS[axis] if self.pile.at(place) == seat]) for axis in AXES if axis != seat])

    def on_top(self, seat: int) -> bool:
        """Whether a seat owns the top die of a complete corner that is not its own."""
        return any([self.pile.at(CORNERS[axis][-1]) == seat for axis in AXES if axis != seat])

    def objection(self, seat: int, move: Move) -> Text | None:
        if move.verb == "pass":
            return because("why-you-can-move-so-you")
        if self.rolled == 1 or move.verb == "swap":
            return because("why-a-1-swaps-one-of")
        return (
            self.pile.not_yours_because(move.at, seat)
            or self.pile.not_free_because(move.at)
            or because("why-it-does-not-cost-exactly", left=self.left)
        )

    def drawn_rolls(self) -> list[Roll]:
        return [Roll((self.rolled,), self.seat)] if self.rolled and self.left else []

    def drawn_areas(self) -> list[Area]:
        return [area("home", CORNERS[seat], seat, say="area-home-goal-of-others") for seat in AXES]

    def drawn_scores(self) -> list[int]:
        return [self.most_in_a_corner(seat) for seat in AXES]

    def rows_left(self) -> list[int]:
        return [min([self.rows_to(seat, axis) for axis in AXES if axis != seat]) for seat in AXES]

    def rows_to(self, seat: int, axis: int) -> int:
        return sum([max(0, 6 - int(AT[place][axis])) for place in self.pile.cells_of(seat)])

    def said(self) -> list[Text]:
        found = [self.said_round(self.max_rounds)]
        if self.left:
            found.append(Text("diebylon-swap") if self.rolled == 1 else Text("diebylon-steps", {"steps": self.left}))
        return found


Diebylon = Game(
    DiebylonState, DiebylonOptions, moves=["jump CELL CELL", "swap CELL CELL", "pass"],
    presets={
        "standard": {}, "fast": {"fast": True}, "shared_number": {"split": "any_dice", "max_rounds": 40},
        "gentle": {"swap": "may", "long_jump": "forbidden"},
    },
    key="diebylon", book="kosmos", number=38, title="Diebylon", seats=(3,), minutes=30, kinds=("alteration", "tactics", "chance"),
    authors="Jürgen Wagner",
    score="win",
    summary="Roll, then jump over ridges, using exactly that many steps. Rebuild your pyramid of ten in another corner.",
)  # fmt: skip
