"""A small game of somebody's own for every kind of action: act three times each, and what lies on the plate (or was taken) counts."""

from __future__ import annotations

from pipyard.books.families.skill_turns import SkillTurnState
from pipyard.core.game import Game
from pipyard.core.options import Options, choice, number, start_seat
from pipyard.core.turn import ranked
from pipyard.pyramid.action_fields import Rig
from pipyard.pyramid.action_words import aimed_forms
from pipyard.pyramid.actions import Action, Ladle
from pipyard.pyramid.cells import cells
from pipyard.pyramid.outcome import SEATED, TAKEN, ActionResult, seated

VERBS = ("place", "pull", "blow", "tilt", "press", "ladle", "throw")
LITTLE_PYRAMID = [cells(text)[0] for text in ("6,1,1", "5,2,1", "5,1,2", "5,1,1")]
"""Three dice on the plate and one on them."""
LITTLE = len(LITTLE_PYRAMID)
BRINGS_IN = ("place", "ladle", "throw")


class AnyActOptions(Options):
    verb = choice(*VERBS, why="what hands do")
    turns = number(2, 1, 9, why="how often everybody acts")
    start_seat = start_seat()


class AnyActState(SkillTurnState):
    __slots__ = ("acts", "points", "verb")

    def __init__(self, seats: int, options: AnyActOptions) -> None:
        super().__init__(seats, options.start_seat, "simulated", [3 * options.turns] * seats)
        self.verb: str = options.verb
        self.acts: int = options.turns * seats
        self.points: list[int] = [0] * seats
        self.dice = {number: seated(number, 2, cell) for number, cell in enumerate(LITTLE_PYRAMID)}
        self.restack()

    def verbs(self) -> tuple[str, ...]:
        return (self.verb,)

    def rig(self) -> Rig:
        return Rig()

    def fresh(self, action: Action) -> dict[int, int]:
        many = action.count if isinstance(action, Ladle) else 1 if action.verb in BRINGS_IN else 0
        first = LITTLE + 10 * self.acts
        return {first + at: self.seat for at in range(many)}

    def came_to_rest(self, result: ActionResult) -> None:
        new = [die for die in result.dice if die.number >= LITTLE]
        old = [die for die in result.dice if die.number < LITTLE]
        taken = [die for die in old if die.standing.how == TAKEN]
        self.take_in(result)
        self.stock[self.seat] -= len(new)
        self.points[self.seat] += 5 * len(taken) + 2 * len([die for die in new if die.standing.how == SEATED]) - (len(old) - len(taken))
        self.pass_on()

    def pass_on(self) -> None:
        self.acts -= 1
        self.next_seat()
        if self.acts and (self.verb in BRINGS_IN or self.dice):
            self.begin_act()
        else:
            self.ending = ranked(self.points, "no-die-left")

    def drawn_scores(self) -> list[int]:
        return self.points


AnyAct = Game(
    AnyActState, AnyActOptions, moves=aimed_forms(*VERBS),
    key="any_act", book="my_game", title="Any Act", seats=(2,), minutes=5, kinds=("dexterity", "skill"),
    summary="Do something.",
)  # fmt: skip
