"""Curling: flick your dice onto the plate, and the others' down.

You flick one die a turn from the table before your side. Whatever lies on the plate when all dice have been flicked scores
for its owner: one point, and one more for every level it lies above the plate. A die that falls is out of the game.
"""

from pipyard.books.families.skill_turns import SkillTurnState
from pipyard.vocabulary import *
from pipyard.vocabulary.hands import *

MOST = 20
"""Nobody has more dice."""


class CurlingOptions(Options):
    dice = number(6, 1, MOST, why="how many dice everybody flicks")
    distance_cm = number(10, 5, 30, why="how far before the plate you flick from")
    start_seat = start_seat()


class CurlingState(SkillTurnState):
    """The stock of a seat is what it has still to flick; its dice are numbered by what is left of the stock."""

    own_colours = True

    def __init__(self, seats: int, options: CurlingOptions) -> None:
        super().__init__(seats, options.start_seat, "simulated", [options.dice] * seats)
        self.distance = options.distance_cm

    def verbs(self) -> tuple[str, ...]:
        return ("flick",)

    def rig(self) -> Rig:
        return Rig(distance=10.0 * self.distance, side=self.seat, taps=0)

    def fresh(self, action: Action) -> dict[int, int]:
        return {MOST * self.seat + self.stock[self.seat]: self.seat}

    def came_to_rest(self, result: ActionResult) -> None:
        self.take_in(result, askew_stays=True)
        self.pass_on()

    def pass_on(self) -> None:
        self.stock[self.seat] -= 1
        self.next_seat()
        if self.stock[self.seat]:
            self.begin_act()
        else:
            self.ending = ranked(self.drawn_scores(), "no-die-left")

    def drawn_scores(self) -> list[int]:
        scores = [0] * self.seats
        for die in self.dice.values():
            scores[die.colour] += 1 + (LEVEL[die.standing.cell] if die.standing.how == SEATED else 0)
        return scores

    def outlook(self, seat: int) -> float:
        scores = self.drawn_scores()
        return float(scores[seat] - max([score for other, score in enumerate(scores) if other != seat]))

    def drawn_heaps(self) -> list[Heap]:
        return [Heap("hand", seat, {self.palette[seat]: count}) for seat, count in enumerate(self.stock)]


Curling = Game(
    CurlingState, CurlingOptions, moves=aimed_forms("flick"),
    presets={"standard": {}, "far": {"distance_cm": 25}},
    key="curling", book="my_game", title="Curling", seats=(2, 3), minutes=10, kinds=("dexterity", "skill"),
    summary="Flick your dice onto the plate, as high as you can, and the others' down.",
)  # fmt: skip
