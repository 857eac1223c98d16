"""The Vain Guinea Fowl: dress the bird, faster than the others.

A small green pyramid stands in the middle of the plate: the naked fowl. Everybody at once rolls black dice, one at a time, and puts
them on as a coat. One side of the coat must show only 1, one only 4, one only 5, so a die is put as it has fallen, and where two sides
meet it must fit both. A die that shows 1, 4 and 5 in the wrong places may be turned. The first player who has put all their dice wins.
"""

from pipyard.vocabulary import *

WANTED = (1, 4, 5)
"""What the sides x, y and z of the coat show."""
REMINDER = INDEX["145"]
TURNED = (INDEX["514"], INDEX["451"])
FOWL = 0
FEATHER = 1
NOTE = 2
BARE: list[int] = [place for place in range(SIZE) if min([AT[place][axis] for axis in AXES]) >= 2]
COAT: list[bool] = [min([AT[place][axis] for axis in AXES]) == 1 for place in range(SIZE)]
PUT: list[Move] = [Move("put", place) for place in CELLS]
ROLL_ON = Move("roll")


def asks(place: int) -> list[int]:
    """The axes on which a cell of the coat asks for a number."""
    return [axis for axis in AXES if AT[place][axis] == 1]


def as_put(turned: int) -> int:
    """How a die is put: a reminder that has fallen askew is turned right."""
    return REMINDER if turned in TURNED else turned


def fits(turned: int, place: int) -> bool:
    return COAT[place] and all([UP[as_put(turned)][axis] == WANTED[axis] for axis in asks(place)])


class VainGuineaFowlOptions(ClaimOptions):
    roll_ms = number(800, 0, 10000, why="the least time between two rolls of a player", source="screen")
    false_put_ms = number(1500, 0, 20000, why="how long a wrong put blocks a player", source="screen")
    max_minutes = number(15, 1, 120, why="after so many minutes the fewest dice left win", source="screen")


class VainGuineaFowlState(RacingState):
    """``hand`` is how the die in each player's hand has fallen; ``roller`` has just thrown one."""

    palette = ("green", "black", "red")
    fewest_win = True

    def __init__(self, seats: int, options: VainGuineaFowlOptions) -> None:
        super().__init__(seats, "0")
        self.dice: list[int] = [46 // seats] * seats
        self.hand: list[int] = [EMPTY] * seats
        self.roller: int = -1
        self.late: bool = False
        self.roll_ms: int = options.roll_ms
        self.false_put_ms: int = options.false_put_ms
        self.limit_ms: int = 60000 * options.max_minutes
        for place in BARE:
            self.pile.put(place, FOWL)
        self.pile.stand(cell(8, 0, 0), NOTE, REMINDER)

    def drawn_areas(self) -> list[Area]:
        """What the sides of the coat have to show, written in its funnels on the plate."""
        asked = {place: " ".join([str(WANTED[axis]) for axis in asks(place)]) for place in range(BASE) if COAT[place]}
        return signed_areas(asked, "area-coat")

    def ended(self) -> Over | None:
        late = ranked(self.dice, "time-over", fewest=True) if self.late else None
        return first_with(0, self.dice, "all-dice-used") or late

    def on_turn(self) -> Turn:
        return ROLL_ONTO_PLATE[self.roller] if self.roller >= 0 else self.everybody()

    def race(self) -> Window | None:
        return Window(0, [Bell("over", self.limit_ms)], hand={"roll": self.roll_ms}, fumble=self.false_put_ms)

    def land(self, outcome: Outcome) -> None:
        if self.roller >= 0:
            self.hand[self.roller] = outcome.at
            self.roller = -1
        else:
            self.late = True

    def moves(self, seat: int) -> Space:
        if self.hand[seat] < 0:
            return tries([ROLL_ON], [])
        return tries([PUT[place] for place in self.open_cells()], [ROLL_ON])

    def open_cells(self) -> list[int]:
        return [place for place in self.pile.funnel_cells() if COAT[place]]

    def play(self, seat: int, move: Move) -> None:
        self.last = move
        if move.verb == "roll":
            self.roller = seat
        elif fits(self.hand[seat], move.at):
            self.pile.stand(move.at, FEATHER, as_put(self.hand[seat]))
            self.hand[seat] = EMPTY
            self.dice[seat] -= 1

    def judge(self, seat: int, move: Move) -> int:
        return HIT if move.verb == "roll" or fits(self.hand[seat], move.at) else SLIP

    def amiss(self, seat: int, move: Move) -> Text | None:
        if move.verb != "put":
            return None
        shown = UP[as_put(self.hand[seat])]
        for axis in asks(move.at):
            if shown[axis] != WANTED[axis]:
                return Text("amiss-side", {"side": "xyz"[axis], "asked": WANTED[axis], "shows": shown[axis]})
        return None

    def glances(self, seat: int) -> list[Move]:
        """The die in the hand: whether it fits, and where; a reminder goes where two sides meet."""
        if self.hand[seat] < 0:
            return []
        places = self.open_cells()
        fitting = [place for place in places if fits(self.hand[seat], place)]
        return [PUT[max(fitting, key=lambda place: len(asks(place)))] if fitting else PUT[places[seat % len(places)]]]

    def closing(self, seat: int) -> Move | None:
        return ROLL_ON

    def objection(self, seat: int, move: Move) -> Text | None:
        if move.verb == "put" and self.hand[seat] < 0:
            return because("why-you-have-no-die-in")
        if not COAT[move.at]:
            return because("why-is-no-cell-of-the", cell=CELLS[move.at].text)
        return self.pile.no_funnel_because(move.at)

    def drawn_rolls(self) -> list[Roll]:
        return [as_it_stands(turned, seat) for seat, turned in enumerate(self.hand) if turned >= 0]

    def drawn_heaps(self) -> list[Heap]:
        return [Heap("stock", seat, {"black": count}) for seat, count in enumerate(self.dice)]

    def drawn_scores(self) -> list[int]:
        return self.dice

    def said(self) -> list[Text]:
        return [Text("fowl-sides", {"x": WANTED[0], "y": WANTED[1], "z": WANTED[2]})]


VainGuineaFowl = Game(
    VainGuineaFowlState, VainGuineaFowlOptions, moves=["roll", "put CELL"],
    presets={"standard": {}, "quick": {"roll_ms": 300, "false_put_ms": 800}},
    key="vain_guinea_fowl", book="kosmos", number=17, title="The Vain Guinea Fowl", seats=(2, 3), minutes=10,
    kinds=("construction", "speed", "chance"),
    score="left",
    summary="All roll at once and dress the fowl: each side of its coat may show one number only.",
)  # fmt: skip
