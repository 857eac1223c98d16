"""Flickers: flick your five dice onto the plate, and the others' down.

You flick one die from the table onto the plate. Every die that falls goes back to the hand of its owner, yours as well as theirs. Whoever
first has all five dice on the plate wins.
"""

from pipyard.books.families.skill_entries import how_entered
from pipyard.books.families.skill_turns import Entries, SkillTurnState
from pipyard.vocabulary import *
from pipyard.vocabulary.hands import *

EACH = 5  # dice of every player


class FlickersOptions(Options):
    per_turn = choice("one", "all", why="one die a turn, or all dice in hand one after the other", source="R1, french, english")
    distance_cm = number(10, 5, 30, why="how far before the plate you flick from", source="C11")
    max_rounds = max_rounds(40, "most dice on the plate win", most=999)
    input = how_entered()
    start_seat = start_seat()


class FlickersState(SkillTurnState):
    """The stock of a seat is what it has in hand; die 1 to 5 belong to seat 0, 6 to 10 to seat 1, 11 to 15 to seat 2."""

    own_colours = True
    acts = ("flick",)
    stocked = "hand"

    def __init__(self, seats: int, options: FlickersOptions) -> None:
        super().__init__(seats, options.start_seat, options.input, [EACH] * seats)
        self.whole_hand: bool = options.per_turn == "all"
        self.distance: int = options.distance_cm
        self.max_rounds: int = options.max_rounds
        self.left: int = EACH if self.whole_hand else 1  # flicks of this turn

    def rig(self) -> Rig:
        return Rig(distance=10.0 * self.distance, side=self.seat, taps=0)

    def fresh(self, action: Action) -> dict[int, int]:
        return {self.unused(1 + EACH * self.seat, EACH): self.seat}

    def drawn_scores(self) -> list[int]:
        """How many dice every player has on the plate."""
        return [EACH - left for left in self.stock]

    def came_to_rest(self, result: ActionResult) -> None:
        self.take_in(result, askew_stays=True)
        self.confirmed()

    def entries(self) -> Space:
        return Entries(0, (), dict.fromkeys(("landed", "missed"), tuple(self.drawn_scores())))

    def draft(self, move: Move) -> bool:
        for seat, fallen in enumerate(move.numbers()):
            self.take_off(seat, fallen)
        if move.verb == "landed":
            new = self.unused(1 + EACH * self.seat, EACH)
            self.dice[new] = LyingDie(new, self.seat, Standing(ASTRAY))
        self.recount(EACH)
        return True

    def confirmed(self) -> None:
        self.recount(EACH)
        self.left -= 1
        if self.stock[self.seat] == 0:
            self.ending = won([self.seat], self.drawn_scores(), "flickers-all-on-plate")
        elif self.left == 0:
            self.pass_on()
        else:
            self.begin_act()

    def pass_on(self) -> None:
        self.next_seat()
        if not self.out_of_rounds(self.max_rounds):
            self.left = self.stock[self.seat] if self.whole_hand else 1
            self.begin_act()

    def said_turn(self) -> list[Text]:
        more = [Text("flickers-left", {"count": self.left})] if self.left > 1 else []
        return [Text("flickers-goal", {"dice": EACH}), self.said_round(self.max_rounds), *more]


Flickers = Game(
    FlickersState, FlickersOptions, moves=[*aimed_forms("flick"), "landed NUMBER...", "missed NUMBER...", "accept", "object"],
    presets={"standard": {}, "whole_hand": {"per_turn": "all"}, "far": {"distance_cm": 25}, "by_hand": {"input": "by_hand"}},
    key="flickers", book="kosmos", number=7, title="Flickers", seats=(2, 3), minutes=15, kinds=("dexterity", "skill"),
    score="reach on-plate 5",
    summary="Flick your five dice from the table onto the plate. What falls goes back to its owner. All five on the plate win.",
)  # fmt: skip
