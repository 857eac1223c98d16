"""Smuggling: four across the green border.

Ten smugglers start in the corner of the plate and walk towards the green border at the far edge, keeping off the other two
edges. A smuggler who steps onto a green die takes its place and is safe. Two customs officers step anywhere and capture by
jumping over smugglers, several in a row if they like. Four smugglers across win; when four can no longer get there,
or time is up, the customs win.
"""

from pipyard.vocabulary import *

SMUGGLERS = 0
CUSTOMS = 1
GREEN = 2
BORDER: list[int] = [place for place in plate_line(0, 0) if AT[place][1] and AT[place][2]]
GANG: list[int] = [place for place in range(BASE) if AT[place][0] >= 3 and AT[place][1] >= 1 and AT[place][2] >= 1]
OFFICERS: list[int] = cells("1,2,5 1,5,2")
SIDES: list[bool] = [AT[place][1] == 0 or AT[place][2] == 0 for place in range(BASE)]
"""Where no smuggler goes."""


def between(start: int, end: int) -> int:
    """The funnel a straight jump crosses."""
    return find(*[int(AT[start][axis] + AT[end][axis]) // 2 for axis in AXES])


class SmugglingOptions(Options):
    needed = number(4, 1, 7, why="how many smugglers must arrive", source="book")
    max_rounds = max_rounds(80, "the customs win", source="R4")


class SmugglingState(PlateState):
    palette = ("black", "red", "green")
    own_colours = True

    def __init__(self, seats: int, options: SmugglingOptions) -> None:
        super().__init__(seats)
        self.needed: int = options.needed
        self.max_rounds: int = options.max_rounds
        self.alive: int = len(GANG)  # on the way or arrived
        self.arrived: int = 0
        for colour, places in ((SMUGGLERS, GANG), (CUSTOMS, OFFICERS), (GREEN, BORDER)):
            put_all(self.pile, places, colour)
        self.ask()

    def goal(self) -> Over | None:
        if self.arrived >= self.needed:
            return won([SMUGGLERS], self.drawn_scores(), "enough-smugglers-arrived")
        if self.alive < self.needed:
            return won([CUSTOMS], self.drawn_scores(), "too-few-smugglers-left")
        return None

    def limit(self) -> Over:
        return won([CUSTOMS], self.drawn_scores(), self.why_limited())

    def legal(self, seat: int) -> list[Move]:
        found: list[Move] = []
        pile = self.pile
        if seat == SMUGGLERS:
            for place in plate_dice(pile, SMUGGLERS):
                for direction in range(6 if AT[place][0] else 0):
                    end: int = NEXT[place][direction]
                    if end >= 0 and not SIDES[end] and (pile.colour[end] == EMPTY or pile.colour[end] == GREEN):
                        found.append(STEPS.of(place, end))
            return found
        for place in plate_dice(pile, CUSTOMS):
            steps(pile, place, found)
            self.captures([place], found)
        return found

    def captures(self, path: list[int], found: list[Move]) -> None:
        """Add every way an officer can go on capturing; ``path`` is the funnels already visited. Captured dice are gone at once."""
        pile = self.pile
        here = path[-1]
        for direction in range(6):
            over: int = NEXT[here][direction]
            if over < 0 or pile.colour[over] != SMUGGLERS or AT[over][0] == 0:
                continue
            end: int = NEXT[over][direction]
            if end >= 0 and (pile.colour[end] == EMPTY or end == path[0]):
                further = [*path, end]
                found.append(Move("capture", *[CELLS[place] for place in further]))
                pile.repaint(over, EMPTY)
                self.captures(further, found)
                pile.repaint(over, SMUGGLERS)

    def play(self, seat: int, move: Move) -> None:
        self.last = move
        pile = self.pile
        if move.verb == "capture":
            path = move.names()
            for leap in range(len(path) - 1):
                carry(pile, path[leap], path[leap + 1])
                pile.take(between(path[leap], path[leap + 1]))
                self.alive -= 1
        else:
            if pile.at(move.to) == GREEN:
                pile.take(move.to)
                self.arrived += 1
            carry(pile, move.at, move.to, "slide")
        self.end_turn()

    def objection(self, seat: int, move: Move) -> Text | None:
        mine = self.not_yours_because(seat, move.at)
        if mine:
            return mine
        if move.verb == "capture":
            return because("why-only-the-customs-capture") if seat == SMUGGLERS else because("why-an-officer-jumps-straight-over")
        if AT[move.at][0] == 0 and seat == SMUGGLERS:
            return because("why-the-smuggler-at-has-arrived", cell=CELLS[move.at].text)
        if seat == SMUGGLERS and move.to < BASE and SIDES[move.to]:
            return because("why-smugglers-keep-off-the-edges")
        return not_next_because(move.at, move.to) or self.taken_because(move.to)

    def roles(self) -> list[str]:
        return ["smugglers", "customs"]

    def drawn_heaps(self) -> list[Heap]:
        return [Heap("captured", CUSTOMS, {"black": len(GANG) - self.alive})]

    def drawn_areas(self) -> list[Area]:
        barred = [place for place in range(BASE) if SIDES[place]]
        return [area("goal", BORDER, SMUGGLERS, say="area-border"), area("forbidden", barred, SMUGGLERS, say="area-no-smugglers")]

    def drawn_scores(self) -> list[int]:
        return [self.arrived, len(GANG) - self.alive]

    def progress(self) -> list[Text | None]:
        """What each of the two needs to win."""
        captures = len(GANG) - self.needed + 1
        return [
            Text("progress-smuggled", {"count": self.arrived, "of": self.needed}),
            Text("progress-captured", {"count": len(GANG) - self.alive, "of": captures}),
        ]

    def leading(self) -> tuple[int, ...]:
        """The two count different things."""
        return ()

    def said(self) -> list[Text]:
        return [
            Text("smuggling-arrived", {"arrived": self.arrived, "needed": self.needed, "left": self.alive}),
            self.said_round(self.max_rounds),
        ]


Smuggling = Game(
    SmugglingState, SmugglingOptions, moves=["step CELL CELL", "capture CELL CELL CELL...", "capture CELL CELL"],
    presets={"standard": {}, "hard": {"needed": 6}, "easy": {"needed": 2}},
    key="smuggling", book="kosmos", number=49, title="Smuggling", seats=(2,), minutes=15, kinds=("board", "tactics"),
    authors="Harald Markowski",
    score="win",
    summary="Ten smugglers walk, two officers jump. Bring four across the green border, or stop them.",
)  # fmt: skip
