"""The Green Amoeba: six dice that cling together creep over the plate.

The six green dice in the middle belong to all three players. Roll, and make up to as many steps; each step moves one die to
an adjacent empty funnel, and the six must stay connected. As soon as a die reaches a corner, the player at home there has won,
whoever moved it. Every five rounds a pip becomes worth one more step.
"""

from pipyard.vocabulary import *

START = sorted(cells("4,2,2 2,4,2 2,2,4 3,3,2 3,2,3 2,3,3"))
NEAR: list[int] = [sum([1 << near for near in ADJACENT[place]]) for place in range(BASE)]
"""The neighbours of a base cell as a set of bits."""
CORNERS = sum([1 << place for place in HOME])
STOP = Move("stop")
STEP_MOVES: list[list[Move]] = [[Move("step", CELLS[place], CELLS[near]) for near in ADJACENT[place]] for place in range(BASE)]
ENOUGH = 33
"""No connected amoeba needs more steps to a corner; a pip is never worth more."""


class GreenAmoebaOptions(Options):
    steps = choice("up_to", "exact", why="as many steps as one likes up to the number, or exactly as many", source="book, agreed")
    connected = choice("each_step", "end_of_turn", why="the six hang together after every step, or when the turn ends", source="R1")
    escalate_every = number(5, 0, 20, why="after so many rounds a pip is worth one more step; 0: never", source="R3")
    max_rounds = number(0, 0, 400, why="then the nearest corner wins; 0: 33 times escalate_every, 40 without it", source="R3")
    start_seat = start_seat()


def as_bits(dice: list[int]) -> int:
    """A set of cells as bits."""
    found = 0
    for place in dice:
        found |= 1 << place
    return found


def shores(dice: list[int]) -> list[int]:
    """For every connected group of dice, the cells adjacent to it, as bits."""
    found: list[int] = []
    for place in dice:
        shore = NEAR[place]
        apart: list[int] = []
        for other in found:
            if other >> place & 1:
                shore |= other
            else:
                apart.append(other)
        apart.append(shore)
        found = apart
    return found


def clinging(dice: list[int], place: int, empty: int) -> int:
    """Which of the empty cells one of the dice can step to so that all are connected afterwards, as bits."""
    found = NEAR[place] & empty
    for shore in shores([other for other in dice if other != place]):
        found &= shore
    return found


class GreenAmoebaState(PyramidState):
    palette = ("green",)
    fewest_win = True

    def __init__(self, seats: int, options: GreenAmoebaOptions) -> None:
        super().__init__(seats, options.start_seat)
        self.exact: bool = options.steps == "exact"
        self.together: bool = options.connected == "each_step"
        self.escalate_every: int = options.escalate_every
        self.max_rounds: int = options.max_rounds or ENOUGH * self.escalate_every or 40
        self.dice: list[int] = START[:]
        self.before: list[int] = START[:]  # where the dice lay when the turn began
        self.rolled: int = 0
        self.left: int = 0  # steps left in this turn
        put_all(self.pile, START, 0)

    def ended(self) -> Over | None:
        owner = self.arrived()
        if owner >= 0:
            return won([owner], self.drawn_scores(), "amoeba-at-home")
        return ranked(self.drawn_scores(), "round-limit", fewest=True) if self.past(self.max_rounds) else None

    def on_turn(self) -> Turn:
        return ALONE[self.seat] if self.left else ROLL[self.seat]

    def arrived(self) -> int:
        """The seat in whose corner a die of the connected amoeba stands, -1 if there is none."""
        for seat in AXES:
            if HOME[seat] in self.dice and self.is_connected():
                return seat
        return -1

    def is_connected(self) -> bool:
        return self.together or len(shores(self.dice)) == 1

    def worth_of_a_pip(self) -> int:
        """How many steps a pip gives in this round."""
        return min(ENOUGH, 1 + self.rounds() // self.escalate_every) if self.escalate_every else 1

    def decided(self, outcome: Outcome) -> None:
        self.rolled = outcome.number
        self.left = self.rolled * self.worth_of_a_pip()
        self.before = self.dice[:]

    def moves(self, seat: int) -> Space:
        found: list[Move] = []
        empty = ~as_bits(self.dice)
        for place in self.dice:
            to = clinging(self.dice, place, empty) if self.together else empty
            for k, near in enumerate(ADJACENT[place]):
                if to >> near & 1:
                    found.append(STEP_MOVES[place][k])
        if not self.exact and self.is_connected():
            found.append(STOP)
        return Listed(found)

    def play(self, seat: int, move: Move) -> None:
        self.last = move
        if move.verb == "stop":
            self.left = 0
        else:
            carry(self.pile, move.at, move.to, "slide")
            self.dice[self.dice.index(move.at)] = move.to
            self.dice.sort()
            self.left -= 1
        if self.left == 0 and self.arrived() < 0:
            self.end_turn()

    def end_turn(self) -> None:
        """A turn that leaves the amoeba torn apart is taken back."""
        if not self.is_connected():
            for place in self.dice:
                self.pile.take(place)
            put_all(self.pile, self.before, 0)
            self.dice = self.before[:]
        self.next_seat()

    def objection(self, seat: int, move: Move) -> Text | None:
        if move.verb == "stop":
            return because("why-you-have-to-make-all") if self.exact else because("why-the-amoeba-must-hang-together")
        if not self.pile.occupied(move.at):
            return self.pile.not_free_because(move.at)
        if move.to not in ADJACENT[move.at] or move.to >= BASE:
            return because("why-is-not-adjacent-to", cell=CELLS[move.to].text, cell2=CELLS[move.at].text)
        return self.pile.no_funnel_because(move.to) or because("why-the-amoeba-would-be-torn")

    def drawn_areas(self) -> list[Area]:
        return [area("goal", [HOME[seat]], seat, say="area-amoeba-corner") for seat in AXES]

    def drawn_scores(self) -> list[int]:
        """For every seat, the sum of the six distances to its corner."""
        return [sum([int(8 - AT[place][seat]) for place in self.dice]) for seat in AXES]

    def drawn_rolls(self) -> list[Roll]:
        return [Roll((self.rolled,), self.seat)] if self.left else []

    def said(self) -> list[Text]:
        x, y, z = [CELLS[home].text for home in HOME]
        homes = Text("amoeba-homes", {"home_0": x, "home_1": y, "home_2": z, "seat_0": 0, "seat_1": 1, "seat_2": 2})
        found = [self.said_round(self.max_rounds), homes]
        if self.worth_of_a_pip() > 1:
            found.append(Text("steps-a-pip", {"steps": self.worth_of_a_pip()}))
        if self.left:
            found.append(Text("steps-left", {"steps": self.left}))
        return found


GreenAmoeba = Game(
    GreenAmoebaState, GreenAmoebaOptions, moves=["step CELL CELL", "stop"],
    presets={
        "standard": {}, "exact": {"steps": "exact"}, "end_of_turn": {"connected": "end_of_turn", "max_rounds": 20},
        "slow": {"escalate_every": 0},
    },
    key="green_amoeba", book="kosmos", number=11, title="The Green Amoeba", seats=(3,), minutes=20, kinds=("chance", "tactics"),
    score="win",
    summary="Six green dice that must stay connected creep over the plate. Draw them into your corner.",
)  # fmt: skip
