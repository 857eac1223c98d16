"""Hide Away: bury a small pyramid under black dice.

Everybody has a small pyramid of four dice on the plate. You throw black dice onto it, one a turn. When all nine open faces of a pyramid are
covered by black dice it is hidden, and whoever it belongs to has won, no matter who threw.
"""

from pipyard.books.families.skill_entries import PLATE_ENTRIES, Entering, how_entered
from pipyard.books.families.skill_turns import SkillTurnState
from pipyard.vocabulary import *
from pipyard.vocabulary.hands import *

BLACK = 3
FIRST_BLACK = 13
MOST_BLACK = 90
TOPS: list[int] = cells("5,1,1 1,5,1 1,1,5")
PYRAMIDS: list[list[int]] = [[top, *[int(under) for under in UNDER[top]]] for top in TOPS]
"""The four cells of everybody's pyramid, the top first."""
FACES = 9
COVERS: list[list[int]] = [
    [int(ABOVE[place][axis]) for place in four for axis in range(3) if int(ABOVE[place][axis]) not in four] for four in PYRAMIDS
]
"""The nine cells that cover a pyramid."""


def covered(seat: int, black: set[int]) -> int:
    """How many of the nine faces of a player's pyramid are covered by black dice in some cells."""
    return len([place for place in COVERS[seat] if place in black])


class HideAwayOptions(Options):
    target = choice("own", "opponent", why="hide your own pyramid, or those of the others", source="english, french")
    handful = number(20, 5, 30, why="how many black dice everybody has", source="R1")
    distance_cm = number(15, 5, 50, why="how far from the plate you throw at least", source="C11")
    max_throws = number(60, 1, 999, why="after so many throws of everybody the cover counts decide", source="R1")
    input = how_entered()
    start_seat = start_seat()


class HideAwayState(SkillTurnState):
    """Dice 1 to 4 are the pyramid of seat 0, 5 to 8 that of seat 1, 9 to 12 that of seat 2; black ones have numbers from 13 on.

    ``out`` are the players who were hidden by the others, in the order in which that happened.
    """

    palette = ("red", "green", "blue", "black")
    own_colours = True

    def __init__(self, seats: int, options: HideAwayOptions) -> None:
        super().__init__(seats, options.start_seat, options.input, [options.handful] * seats)
        self.opponent: bool = options.target == "opponent"
        self.distance: int = options.distance_cm
        self.max_throws: int = options.max_throws
        self.throws: list[int] = [0] * seats
        self.out: list[int] = []
        for seat in range(seats):
            self.rebuild(seat)
        self.restack()

    def drawn_areas(self) -> list[Area]:
        return [area("home", PYRAMIDS[seat], seat, say="area-hideaway") for seat in range(self.seats)]

    def rig(self) -> Rig:
        return Rig(distance=10.0 * self.distance, side=self.seat)

    def verbs(self) -> tuple[str, ...]:
        return ("throw",)

    def fresh(self, action: Action) -> dict[int, int]:
        return {self.unused(FIRST_BLACK, MOST_BLACK): BLACK}

    def rebuild(self, seat: int) -> None:
        """A small pyramid stands in its four cells."""
        for at, place in enumerate(PYRAMIDS[seat]):
            self.dice[1 + 4 * seat + at] = seated(1 + 4 * seat + at, seat, place)

    def came_to_rest(self, result: ActionResult) -> None:
        gone = self.take_in(result)
        self.stock[self.seat] += len([die for die in gone if die.colour == BLACK]) - 1
        for seat in range(self.seats):
            own = [self.dice.get(1 + 4 * seat + at) for at in range(4)]
            if [die.standing.cell if die is not None else -1 for die in own] != PYRAMIDS[seat]:
                self.rebuild(seat)
        self.clear_away()
        self.confirmed()

    def clear_away(self) -> None:
        """Black dice in the way of a pyramid, or without support, go to the thrower."""
        own = [place for four in PYRAMIDS[: self.seats] for place in four]
        while True:
            lying = {die.standing.cell for die in self.dice.values()}
            black = [die for die in self.dice.values() if die.colour == BLACK]
            loose = [
                die for die in black if die.standing.cell in own or not all([int(under) in lying for under in UNDER[die.standing.cell]])
            ]
            if not loose:
                return
            for die in loose:
                del self.dice[die.number]
            self.stock[self.seat] += len(loose)

    def entries(self) -> Space:
        own = [die.standing.cell for die in self.dice.values() if die.colour != BLACK]
        return Entering(self.pile, False, True, self.moved, own, ("off",))

    def draft(self, move: Move) -> bool:
        if move.verb == "off":
            return True
        self.draw(move, BLACK, FIRST_BLACK, MOST_BLACK)
        if move.verb != "shifted":
            self.stock[self.seat] += 1 if move.verb == "lost" else -1
        return move.verb == "settled"

    def counts(self) -> list[int]:
        """The cover count of every player."""
        black = {die.standing.cell for die in self.dice.values() if die.colour == BLACK}
        return [covered(seat, black) for seat in range(self.seats)]

    def confirmed(self) -> None:
        """A throw has been made: who is hidden now?"""
        self.throws[self.seat] += 1
        counts = self.counts()
        hidden = [seat for seat in range(self.seats) if counts[seat] == FACES and seat not in self.out]
        if not self.opponent:
            if hidden:
                self.ending = won(hidden, counts, "hide-away-hidden")
                return
        elif hidden:
            self.out += hidden
            visible = [seat for seat in range(self.seats) if seat not in self.out]
            if len(visible) < 2:
                self.ending = won(visible or hidden, counts, "hide-away-last")
                return
        self.pass_on()

    def pass_on(self) -> None:
        """The next player who can throw; when nobody can, the cover counts decide."""
        for _ in range(self.seats):
            self.next_seat()
            if self.stock[self.seat] and self.throws[self.seat] < self.max_throws and self.seat not in self.out:
                self.begin_act()
                return
        counts = self.counts()
        if not self.opponent:
            self.ending = ranked(counts, "hide-away-counted")
            return
        keys: list[tuple[int, ...]] = []
        for seat, count in enumerate(counts):
            keys.append((1, -self.out.index(seat)) if seat in self.out else (0, count))
        self.ending = ranked_by(keys, counts, "hide-away-counted")

    def drawn_heaps(self) -> list[Heap]:
        return [Heap("stock", seat, {"black": count}) for seat, count in enumerate(self.stock)]

    def drawn_scores(self) -> list[int]:
        return self.counts()

    def said_turn(self) -> list[Text]:
        said = [Text("hide-away-others" if self.opponent else "hide-away-own")]
        if self.seat >= 0:
            said.append(Text("hide-away-throw", {"throw": self.throws[self.seat] + 1, "of": self.max_throws}))
        for seat in self.out:
            said.append(Text("hide-away-out", {"colour": self.palette[seat]}))
        return said


HideAway = Game(
    HideAwayState, HideAwayOptions, moves=[*aimed_forms("throw"), *PLATE_ENTRIES],
    presets={
        "standard": {}, "french": {"target": "opponent"}, "quick": {"handful": 10, "max_throws": 20}, "by_hand": {"input": "by_hand"},
    },
    key="hide_away", book="kosmos", number=9, title="Hide Away", seats=(2, 3), minutes=25, kinds=("dexterity", "skill"),
    short={"max_throws": "8"},
    score="reach covered 9",
    summary="Throw black dice onto the plate until all nine open faces of your small pyramid are covered.",
)  # fmt: skip
