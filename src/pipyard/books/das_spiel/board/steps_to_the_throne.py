"""Steps to the Throne: climb on three red dice while black dice close in.

The climber's blue die is rolled; each of its three numbers may carry green exactly so many funnels along the line it points at,
landing on a black die captures it. From the row before the throne the climber enters when the numbers that point at it are right.
After each of these turns the guard puts a black die next to green. Then the players change roles; who needed fewer turns wins.
(Longer than most: two roles with moves of their own, and roles that change.)
"""

from pipyard.vocabulary import *

RED = 0
GREEN = 1
BLACK = 2
THRONE_STEPS: list[int] = cells("8,0,0 7,1,0 7,0,1")
THRONE = cell(7, 0, 0)
GATE = cell(0, 4, 4)
STOCK = 41
GO: list[Move] = [Move("move", place) for place in CELLS[:BASE]]
ENTER = Move("enter")
STAY = Move("stay")


class StepsToTheThroneOptions(Options):
    match = choice("two_legs", "single", why="both climb, or only the start seat", source="variant, book, R3")
    measure = choice(
        "turns",
        "captures",
        "black_used",
        why="two legs are won by fewer turns, by more dice captured as climber, or by fewer dice placed as guard",
        source="R3",
    )
    must_move = flag(False, why="a climber who can move or enter has to", source="english, french")
    turn_limit = number(
        0, 0, 1000, why="the climber's turns in a leg; 0: 60, and 20 with a single leg, which the guard then wins", source="C9"
    )
    start_seat = start_seat()


class StepsToTheThroneState(PyramidState):
    palette = ("red", "green", "black")

    def __init__(self, seats: int, options: StepsToTheThroneOptions) -> None:
        super().__init__(seats, options.start_seat)
        self.single: bool = options.match == "single"
        self.measure: str = options.measure
        self.must_move: bool = options.must_move
        self.turn_limit: int = options.turn_limit or (20 if self.single else 60)
        self.legs: int = 0  # finished legs
        self.climber: int = self.seat
        self.used: list[int] = [0, 0]  # turns as climber
        self.captured: list[int] = [0, 0]  # black dice captured as climber
        self.placed: list[int] = [0, 0]  # black dice placed as guard
        self.green: int = GATE
        self.stock: int = STOCK
        self.aside: int = 0  # captured dice the guard may get back
        self.blue: int = -1  # how the blue die stands, -1: to be rolled
        self.steps_left: int = self.turn_limit
        self.offered: list[Move] = []
        self.fresh()

    def fresh(self) -> None:
        """A leg begins."""
        story = self.pile.story
        self.pile = Pile()
        put_all(self.pile, THRONE_STEPS, RED)
        self.pile.put(GATE, GREEN)
        self.pile.story = story
        self.green, self.stock, self.aside, self.blue = GATE, STOCK, 0, -1
        self.steps_left = self.turn_limit

    def turn(self) -> Turn:
        if self.seat < 0:
            return who_begins(self.seats)
        if self.legs == (1 if self.single else 2):
            return self.end()
        return ROLL_ONTO_PLATE[self.climber] if self.blue < 0 else ALONE[self.seat]

    def end(self) -> Over:
        if self.single and self.used[self.climber] <= self.turn_limit:
            return won([self.climber], self.used[:], "throne-reached")
        if self.single:
            return won([1 - self.climber], self.used[:], "climber-out-of-turns")
        if self.measure == "captures":
            return ranked(self.captured[:], "both-have-climbed")
        return ranked(self.used[:] if self.measure == "turns" else self.placed[:], "both-have-climbed", fewest=True)

    def land(self, outcome: Outcome) -> None:
        if self.seat < 0:
            self.seat = self.climber = outcome.number
            return
        self.blue = outcome.at
        self.used[self.climber] += 1
        self.steps_left -= 1
        ways = self.climbs(self.green, self.blue)
        if not ways:
            self.last = None
            self.guard(True)
            return
        self.seat = self.climber
        self.offered = ways if self.must_move else [*ways, STAY]

    def climbs(self, green: int, blue: int) -> list[Move]:
        """What a roll allows from a funnel: exactly so many funnels along each line, and the throne from the row before it."""
        found: list[Move] = []
        shown = UP[blue]
        if enters(green, shown[1], shown[2]):
            found.append(ENTER)
        for axis in range(3):
            count: int = shown[axis]
            for direction in ALONG[axis]:
                ray = RAY[green][direction]
                if len(ray) >= count and self.open_way(ray, count):
                    found.append(GO[ray[count - 1]])
        return found

    def open_way(self, ray: list[int], count: int) -> bool:
        for step in range(count - 1):
            if self.pile.at(ray[step]) != EMPTY:
                return False
        return self.pile.at(ray[count - 1]) != RED

    def moves(self, seat: int) -> Space:
        return Listed(self.offered)

    def play(self, seat: int, move: Move) -> None:
        self.last = move
        if move.verb == "place":
            self.pile.put(move.at, BLACK)
            self.stock -= 1
            self.placed[seat] += 1
            self.next_climb()
        elif move.verb == "enter":
            carry(self.pile, self.green, THRONE)
            self.green = THRONE
            self.leg_over()
        elif move.verb == "stay":
            self.guard(False)
        else:
            if self.pile.at(move.at) == BLACK:
                self.pile.take(move.at)
                self.captured[seat] += 1
                self.aside += 1
            carry(self.pile, self.green, move.at)
            self.green = move.at
            self.guard(False)

    def guard(self, blocked: bool) -> None:
        """The guard's turn: a die next to green; or, if there is no room and the roll was no use, a captured die back."""
        room = [PLACE[int(near)] for near in NEXT[self.green] if near >= 0 and self.pile.at(near) == EMPTY]
        if room and self.stock:
            self.seat = 1 - self.climber
            self.offered = room
            return
        if not room and blocked and self.aside:
            self.aside -= 1
            self.stock += 1
        self.next_climb()

    def next_climb(self) -> None:
        self.blue = -1
        self.turns += 1
        self.seat = self.climber
        if self.steps_left == 0:
            self.used[self.climber] = self.turn_limit + 1
            self.leg_over()

    def leg_over(self) -> None:
        self.legs += 1
        self.offered = []
        if not self.single and self.legs == 1:
            self.climber = self.seat = 1 - self.climber
            self.fresh()

    def objection(self, seat: int, move: Move) -> Text | None:
        if seat != self.climber:
            return because("why-the-guard-puts-one-black")
        shown = "".join([str(UP[self.blue][axis]) for axis in range(3)])
        if move.verb == "enter":
            if AT[self.green][0] != 6:
                return because("why-the-throne-is-entered-only")
            return because("why-with-the-numbers-that-point", shown=shown)
        if move.verb == "stay":
            return because("why-you-can-move-so-you")
        if move.verb == "place":
            return because("why-only-the-guard-places-dice")
        return because("why-no-number-of-leads-there", shown=shown)

    def owner(self, colour: int) -> int:
        if self.seat < 0 or colour == RED:
            return -1
        return self.climber if colour == GREEN else 1 - self.climber

    def roles(self) -> list[str]:
        return [] if self.seat < 0 else ["climber" if seat == self.climber else "guard" for seat in range(2)]

    def drawn_rolls(self) -> list[Roll]:
        return [Roll(upper_faces(self.blue), self.climber, "blue-die", "blue", one=True)] if self.blue >= 0 else []

    def drawn_heaps(self) -> list[Heap]:
        if self.seat < 0:
            return []
        guard = 1 - self.climber
        return [Heap("stock", guard, {"black": self.stock}), Heap("captured", self.climber, {"black": self.aside})]

    def drawn_areas(self) -> list[Area]:
        return [
            area("home", [GATE], self.climber),
            area("goal", [THRONE], self.climber, say="area-throne"),
            area("reach", [place for place in range(BASE) if AT[place][0] == 6], self.climber, say="area-before-the-throne"),
            *signed_areas(self.numbered(), "area-throne-number"),
        ]

    def numbered(self) -> dict[int, str]:
        """The places green may go to now, each with the number of the blue die that leads there."""
        if self.blue < 0 or self.seat != self.climber or self.green == THRONE:
            return {}
        offered = [move.at for move in self.offered if move.verb == "move"]
        found: dict[int, str] = {}
        for axis, count in enumerate(upper_faces(self.blue)):
            for direction in ALONG[axis]:
                ray = RAY[self.green][direction]
                if len(ray) >= count and ray[count - 1] in offered:
                    found[ray[count - 1]] = str(count)
        return found

    def progress(self) -> list[Text | None]:
        return [] if self.seat < 0 else [self.climbed(seat) for seat in range(2)]

    def climbed(self, seat: int) -> Text:
        """How far a seat is: on its way to the throne, there, or still to come."""
        if seat == self.climber and self.green != THRONE and self.used[seat] <= self.turn_limit:
            return Text("progress-throne", {"rows": 7 - int(AT[self.green][0])})
        if self.used[seat] > self.turn_limit:
            return Text("progress-throne-missed")
        return Text("progress-throne-reached", {"turns": self.used[seat]}) if self.used[seat] else Text("progress-throne-next")

    def drawn_scores(self) -> list[int]:
        if self.single or self.measure == "turns":
            return self.used
        return self.captured if self.measure == "captures" else self.placed

    def leading(self) -> tuple[int, ...]:
        """Nobody, before both have climbed."""
        over = self.ended()
        return tuple(over.winners()) if over is not None and len(over.winners()) == 1 else ()

    def said(self) -> list[Text]:
        if self.seat < 0:
            return []
        found = [
            Text("throne-climber", {"seat": self.climber}),
            Text("throne-turns", {"turn": self.used[self.climber], "of": self.turn_limit}),
        ]
        guard = 1 - self.climber
        if self.legs == 1 and not self.single and self.measure == "turns":
            found.append(Text("throne-to-beat", {"seat": guard, "turns": self.used[guard]}))
        if self.blue >= 0:
            found.append(Text("throne-blue", dict(zip("xyz", [int(number) for number in UP[self.blue]], strict=True))))
        return found


def enters(green: int, on_y: int, on_z: int) -> bool:
    """Whether the numbers on -y and -z that point at a red die let green onto the throne."""
    if AT[green][0] != 6:
        return False
    if AT[green][1] == 2:
        return on_z % 2 == 0
    if AT[green][2] == 2:
        return on_y % 2 == 0
    return on_y % 2 == 1 or on_z % 2 == 1


StepsToTheThrone = Game(
    StepsToTheThroneState, StepsToTheThroneOptions, moves=["move CELL", "enter", "stay", "place CELL"],
    presets={
        "standard": {}, "single": {"match": "single"}, "captures": {"measure": "captures"}, "black_used": {"measure": "black_used"},
        "must_move": {"must_move": True},
    },
    key="steps_to_the_throne", book="kosmos", number=51, title="Steps to the Throne", seats=(2,), minutes=20,
    kinds=("board", "chance", "tactics"), authors="Carsten Volle",
    score="fewest turns 999",
    summary="Roll three numbers, go one of them, and climb the throne before the guard has walled you in. Then change roles.",
)  # fmt: skip
