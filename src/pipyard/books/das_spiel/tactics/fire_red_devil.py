"""The Fire-Red Devil: the angel flees over a pyramid that grows with every jump.

One player is the golden angel, the other the red devil. Both jump over the ridges by right angles, and into every cell they
leave goes one of their green dice. The devil wins when he lands on the angel, or when the angel cannot move;
the angel wins when all green dice are used up.
"""

from pipyard.vocabulary import *

ANGEL = 0
DEVIL = 1
GREEN = 2
BLACK = 3
TOPS = cells("5,1,1 1,5,1 1,1,5")
PYRAMIDS = sorted([*TOPS, *[under for top in TOPS for under in UNDER[top]]])
EMPTY_FUNNELS = [place for place in range(BASE) if place not in PYRAMIDS]
START = Chance(Even([Move(CELLS[a], CELLS[d]) for a in EMPTY_FUNNELS for d in EMPTY_FUNNELS if a != d]))


class FireRedDevilOptions(Options):
    green = number(45, 1, 75, why="green dice each; fewer help the angel", source="book")
    catch = choice("on_top", "same_funnel", why="the devil lands on the angel, or may also jump onto its cell", source="R1")
    angel_on_devil = flag(False, why="the angel may land on the devil and bury him", source="R2")
    angel_seat = choice("0", "1", "random", why="who is the angel", source="book")
    long_jump = long_jump()


class FireRedDevilState(PyramidState):
    palette = ("golden", "red", "green", "black")

    def __init__(self, seats: int, options: FireRedDevilOptions) -> None:
        super().__init__(seats, options.angel_seat)
        self.angel_seat: int = self.seat
        self.green: list[int] = [options.green, options.green]  # the angel's and the devil's
        self.onto: bool = options.catch == "same_funnel"
        self.angel_on_devil: bool = options.angel_on_devil
        self.long_jumps: bool = options.long_jump == "allowed"
        self.where: list[int] = []  # the cells of angel and devil
        put_all(self.pile, PYRAMIDS, BLACK)

    def role(self, seat: int) -> int:
        return ANGEL if seat == self.angel_seat else DEVIL

    def turn(self) -> Turn:
        if self.seat < 0:
            return who_begins(2)
        if not self.where:
            return START
        angel, devil = self.where
        if angel == devil or devil in OVER[angel]:
            return won([1 - self.angel_seat], self.drawn_scores(), "angel-caught")
        if self.green == [0, 0]:
            return won([self.angel_seat], self.drawn_scores(), "angel-escaped")
        if self.role(self.seat) == ANGEL and not self.jumps(ANGEL):
            return won([1 - self.angel_seat], self.drawn_scores(), "angel-cannot-move")
        return ALONE[self.seat]

    def land(self, outcome: Outcome) -> None:
        if self.seat < 0:
            self.seat = self.angel_seat = outcome.number
            return
        self.where = outcome.names()
        for role in (ANGEL, DEVIL):
            self.pile.put(self.where[role], role)

    def jumps(self, role: int) -> list[int]:
        """Where angel or devil can go."""
        start, other = self.where[role], self.where[1 - role]
        ends = [end for end, _ in jumps(self.pile, start, self.long_jumps)]
        if role == ANGEL and not self.angel_on_devil:
            return [end for end in ends if end not in OVER[other]]
        if role == DEVIL and self.onto and self.pile.is_free(other):
            colour = self.pile.take(other)
            ends.extend([end for end, _ in jumps(self.pile, start, self.long_jumps) if end == other])
            self.pile.put(other, colour)
        return ends

    def moves(self, seat: int) -> Space:
        role = self.role(seat)
        return Listed([jump_move(self.where[role], end) for end in self.jumps(role)])

    def play(self, seat: int, move: Move) -> None:
        role = self.role(seat)
        if move.to == self.where[1 - role]:
            self.pile.take(move.to)
        carry(self.pile, move.at, move.to)
        self.pile.put(move.at, GREEN)
        self.where[role] = move.to
        self.green[role] -= 1
        self.last = move
        self.next_seat()
        if self.role(self.seat) == DEVIL and self.green[DEVIL] and not self.jumps(DEVIL):
            self.green[DEVIL] -= 1  # a devil without a move passes and puts a die aside
            self.next_seat()

    def objection(self, seat: int, move: Move) -> Text | None:
        role = self.role(seat)
        if move.at != self.where[role]:
            return because("why-you-jump-with-your-own", cell=CELLS[self.where[role]].text)
        if role == ANGEL and move.to in OVER[self.where[DEVIL]] and not self.angel_on_devil:
            return because("why-the-angel-may-not-land")
        return no_jump_because(self.pile, move.at, move.to)

    def seat_colours(self) -> list[str]:
        return [self.palette[self.role(seat)] for seat in range(2)] if self.angel_seat >= 0 else []

    def roles(self) -> list[str]:
        return ["angel" if self.role(seat) == ANGEL else "devil" for seat in range(2)] if self.angel_seat >= 0 else []

    def drawn_heaps(self) -> list[Heap]:
        return [Heap("stock", seat, {"green": count}) for seat, count in enumerate(self.drawn_scores())]

    def drawn_areas(self) -> list[Area]:
        """What the devil can reach now, and where the angel may not land."""
        if not self.where:
            return []
        devil = self.where[DEVIL]
        found = [area("reach", [end for end, _ in jumps(self.pile, devil, self.long_jumps)], 1 - self.angel_seat, say="area-devil")]
        above = [over for over in OVER[devil] if self.pile.is_funnel(over)]
        if above and not self.angel_on_devil:
            found.append(area("forbidden", above, self.angel_seat, say="area-no-angel"))
        return found

    def drawn_scores(self) -> list[int]:
        """Green dice still in hand."""
        return [self.green[self.role(seat)] for seat in range(2)]

    def leading(self) -> tuple[int, ...]:
        """Nobody: both use up the same dice."""
        return ()

    def said(self) -> list[Text]:
        return [Text("devil-green-left", {"dice": sum(self.green)})]


FireRedDevil = Game(
    FireRedDevilState, FireRedDevilOptions, moves=["jump CELL CELL"],
    presets={"standard": {}, "same_funnel": {"catch": "same_funnel"}, "burying": {"angel_on_devil": True, "angel_seat": "random"}},
    key="fire_red_devil", book="kosmos", number=57, title="The Fire-Red Devil", seats=(2,), minutes=20, kinds=("3d", "tactics"),
    authors="Oliver Stuhr",
    score="win",
    summary="The devil chases the angel over ridges that grow with every jump. Catch it before the green dice run out.",
)  # fmt: skip
